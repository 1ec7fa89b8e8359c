"""A lesson being played: its present step, which decisions are right, the scripted decisions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Code
from kraftwagen.learn.lessons import DEFAULT, Lesson, LessonStep, follow


class LessonRun:
    """The state of a lesson in progress; ``at`` is the number of the present step, from 0."""

    def __init__(self, spec: GameSpec[Any], lesson: Lesson, at: int = 0) -> None:
        self.spec, self.lesson = spec, lesson
        self.at = min(max(0, at), len(lesson.steps) - 1)
        self.script: list[Code] = []
        """Scripted decisions still to be played before the next step."""
        self._answered = False

    @property
    def done(self) -> bool:
        """Whether all steps are done."""
        return self.at == len(self.lesson.steps)

    @property
    def step(self) -> LessonStep | None:
        """The step that waits for the learner; None during the script and at the end."""
        return None if self.done or self._answered else self.lesson.steps[self.at]

    def before(self) -> Sequence[Code]:
        """The decisions from the start of the lesson to the present step."""
        made: list[Code] = []
        for step in self.lesson.steps[: self.at]:
            made += (step.shown,) if step.goal is not None else ()
            made += step.script
        return made

    def refusal(self, state: Any, code: Code) -> str:
        """The key of the answer to a legal but wrong decision; "" when it is right.

        ``DEFAULT`` where the step has no answer of its own.
        """
        step = self.step
        if step is None or step.goal is None:
            return DEFAULT
        happened = follow(self.spec, state, code)[1]
        if step.goal.met(code, happened):
            return ""
        kinds = {type(event).__name__ for event in happened}
        text = self.spec.to_text(code)
        for name, key in step.wrong.items():
            if name in kinds or f"{text} ".startswith(f"{name} "):
                return key
        return step.wrong.get(DEFAULT, DEFAULT)

    def answer(self) -> None:
        """Go on after the learner's right decision, or after a text was read."""
        step = self.step
        if step is not None:
            self._answered, self.script = True, list(step.script)
            self._go_on()

    def next_scripted(self) -> Code | None:
        """Take the next scripted decision; None when there is none."""
        return self.script.pop(0) if self.script else None

    def shown(self) -> None:
        """Go on after everything decided so far has been shown."""
        if self._answered:
            self._go_on()

    def _go_on(self) -> None:
        if not self.script:
            self.at, self._answered = self.at + 1, False

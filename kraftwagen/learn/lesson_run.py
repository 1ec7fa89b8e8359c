"""A lesson being played: at which step, whether a decision is right, what is decided by itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Code
from kraftwagen.learn.lessons import DEFAULT, Lesson, Step, follow


class LessonRun:
    """How far somebody is in a lesson; ``at`` is the number of the present step, from 0."""

    def __init__(self, spec: GameSpec[Any], lesson: Lesson, at: int = 0) -> None:
        self.spec, self.lesson = spec, lesson
        self.at = min(max(0, at), len(lesson.steps) - 1)
        self.script: list[Code] = []
        """What is still to be decided by itself before the next step."""
        self._answered = False

    @property
    def done(self) -> bool:
        """Whether all steps are behind."""
        return self.at == len(self.lesson.steps)

    @property
    def step(self) -> Step | None:
        """The step that waits for the learner; None while the script is played and at the end."""
        return None if self.done or self._answered else self.lesson.steps[self.at]

    def before(self) -> Sequence[Code]:
        """The decisions from the start of the lesson to the present step."""
        made: list[Code] = []
        for step in self.lesson.steps[: self.at]:
            made += (step.shown,) if step.goal is not None else ()
            made += step.script
        return made

    def refusal(self, state: Any, code: Code) -> str:
        """The key of the answer to a possible decision that is wrong now; empty when it is right.

        ``DEFAULT`` is the answer of steps that have none of their own.
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
        """The learner has decided rightly, or read what there is to read."""
        step = self.step
        if step is not None:
            self._answered, self.script = True, list(step.script)
            self._go_on()

    def next_scripted(self) -> Code | None:
        """The next decision that makes itself, once; None when there is none."""
        return self.script.pop(0) if self.script else None

    def shown(self) -> None:
        """Everything decided so far has been seen."""
        if self._answered:
            self._go_on()

    def _go_on(self) -> None:
        if not self.script:
            self.at, self._answered = self.at + 1, False

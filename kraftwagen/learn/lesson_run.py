"""A lesson in progress: its present step, the answers to decisions, the scripted decisions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Code
from kraftwagen.learn.lessons import DEFAULT, Lesson, LessonStep, follow


class LessonRun:
    """The state of a lesson in progress; ``at`` is the number of the present step, from 0.

    One that ``flows`` tells a reason together with the next step, not as a step of its own.
    """

    def __init__(
        self, spec: GameSpec[Any], lesson: Lesson, at: int = 0, flows: bool = False
    ) -> None:
        self.spec, self.lesson, self.flows = spec, lesson, flows
        self.at = min(max(0, at), len(lesson.steps) - 1)
        self.script: list[Code] = []
        """Scripted decisions still to be played before the next step."""
        self._answered = False
        self._kinds: set[str] = set()
        """Names of the events that the last right decision caused."""
        self._text = ""
        """The last right decision."""
        self.told = ""
        """The key of the reason that is told together with the present step; "" without one."""
        if flows and self.at and lesson.steps[self.at - 1].reasons:
            self.at -= 1
        before = lesson.steps[self.at - 1] if self.at else None
        if before is not None and before.goal is not None and lesson.steps[self.at].reasons:
            self._text = spec.to_text(before.shown)
        self._tell()

    @property
    def done(self) -> bool:
        return self.at == len(self.lesson.steps)

    @property
    def step(self) -> LessonStep | None:
        """The step that waits for the learner; None during scripted decisions and at the end."""
        return None if self.done or self._answered else self.lesson.steps[self.at]

    @property
    def words(self) -> str:
        """The key of the present step's text, which may depend on the previous decision."""
        step = self.step
        assert step is not None
        return self._answer_to(step.reasons) or step.words

    def before(self) -> Sequence[Code]:
        """Return the right and scripted decisions of all steps before the present one."""
        made: list[Code] = []
        for step in self.lesson.steps[: self.at]:
            made += (step.shown,) if step.goal is not None else ()
            made += step.script
        return made

    def refusal(self, state: Any, code: Code) -> str:
        """Return the key of the answer to a legal but wrong decision; "" if it is right.

        The key is ``DEFAULT`` if the step has no answer of its own.
        """
        step = self.step
        if step is None or step.goal is None:
            return DEFAULT
        happened = follow(self.spec, state, code)[1]
        self._kinds = {type(event).__name__ for event in happened}
        self._text = self.spec.to_text(code)
        if step.goal.met(code, happened):
            return ""
        return self._answer_to(step.wrong) or step.wrong.get(DEFAULT, DEFAULT)

    def _answer_to(self, answers: Mapping[str, str]) -> str:
        """Return the first answer that fits the last decision; empty if none does."""
        for name, key in answers.items():
            if name in self._kinds or f"{self._text} ".startswith(f"{name} "):
                return key
        return ""

    def answer(self) -> None:
        """Finish the present step: start its scripted decisions or, without any, the next step."""
        step = self.step
        if step is not None:
            self._answered, self.script = True, list(step.script)
            self._go_on()

    def next_scripted(self) -> Code | None:
        """Remove and return the next scripted decision; None if none is left."""
        return self.script.pop(0) if self.script else None

    def shown(self) -> None:
        """Go to the next step once all scripted decisions of the present one are played."""
        if self._answered:
            self._go_on()

    def _go_on(self) -> None:
        if not self.script:
            self.at, self._answered = self.at + 1, False
            self._tell()

    def _tell(self) -> None:
        """Go on to what follows a reason, if both are told together."""
        self.told = ""
        step = self.step
        if self.flows and step is not None and step.reasons and not step.script:
            if self.at + 1 < len(self.lesson.steps):
                self.told, self.at = self.words, self.at + 1

    @property
    def previous(self) -> int:
        """The number of the step before the present one that people see; -1 before the first."""
        at = self.at - 1
        while at >= 0 and self.flows and self.lesson.steps[at].reasons:
            at -= 1
        return at

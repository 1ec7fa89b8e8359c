"""What one decision of a match changed, as somebody at a table may see it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Event, Seat
from kraftwagen.match.match import Step
from kraftwagen.ui.tables.hooks import GameHooks


@dataclass(frozen=True)
class Decision:
    """One decision as ``viewer`` may see it; ``true_after`` is the true state it led to.

    Nothing is worked out before somebody asks for it.
    """

    spec: GameSpec[Any]
    hooks: GameHooks
    viewer: Seat
    step: Step
    true_after: Any

    @cached_property
    def before(self) -> Any:
        """The state the decision was made in."""
        return self.spec.observe(self.step.before, self.viewer).state

    @cached_property
    def after(self) -> Any:
        """The state it led to."""
        return self.spec.observe(self.true_after, self.viewer).state

    @cached_property
    def events(self) -> list[Event]:
        """Everything that happened."""
        return [self.spec.redact(event, self.viewer) for event in self.step.events]

    @cached_property
    def scoring(self) -> slice:
        """The part of ``events`` that a scoring scene explains; mostly empty, at their end."""
        cut = self.hooks.scoring(self.events)
        return slice(*cut) if cut is not None else slice(len(self.events), len(self.events))

    @property
    def opening(self) -> list[Event]:
        """What happened before a scoring: everything where there is none."""
        return self.events[: self.scoring.start]

    @property
    def scored(self) -> list[Event]:
        """What the scoring scene explains."""
        return self.events[self.scoring]

    @property
    def closing(self) -> list[Event]:
        """What happened after the scoring."""
        return self.events[self.scoring.stop :]

    @property
    def summary(self) -> list[Event]:
        """Everything, but of a scoring only its first event: it has a scene of its own."""
        return [*self.opening, *self.scored[:1], *self.closing]

"""The changes by one decision of a match, as a viewer may see them."""

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
    """One decision of a match as ``viewer`` may see it, computed when first needed.

    ``true_after`` is the state after it, with all secrets.
    """

    spec: GameSpec[Any]
    hooks: GameHooks
    viewer: Seat
    step: Step
    true_after: Any

    @cached_property
    def before(self) -> Any:
        """The state before the decision."""
        return self.spec.observe(self.step.before, self.viewer).state

    @cached_property
    def after(self) -> Any:
        """The state after the decision."""
        return self.spec.observe(self.true_after, self.viewer).state

    @cached_property
    def events(self) -> list[Event]:
        """The events of the decision, as the viewer may know them."""
        return [event.seen_by(self.viewer) for event in self.step.events]

    @cached_property
    def scoring(self) -> slice:
        """The slice of ``events`` that a scoring scene explains; without one an empty slice."""
        cut = self.hooks.scoring(self.events)
        return slice(*cut) if cut is not None else slice(len(self.events), len(self.events))

    @property
    def goes_on(self) -> bool:
        """Whether the game is not over after it."""
        return not self.spec.is_over(self.true_after)

    @property
    def opening(self) -> list[Event]:
        """The events before a scoring; all of them if there is none."""
        return self.events[: self.scoring.start]

    @property
    def scored(self) -> list[Event]:
        """The events that the scoring scene explains."""
        return self.events[self.scoring]

    @property
    def closing(self) -> list[Event]:
        """The events after the scoring."""
        return self.events[self.scoring.stop :]

    @property
    def summary(self) -> list[Event]:
        """The events without those that a scoring scene explains, except the first of these."""
        return [*self.opening, *self.scored[:1], *self.closing]

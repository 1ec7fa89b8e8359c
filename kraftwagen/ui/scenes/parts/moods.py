"""What the faces of bots show: a rule from what everybody at the table has seen."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from kraftwagen.engine.types import NOBODY, Seat
from kraftwagen.match.match import Match
from kraftwagen.ui.drawing.people import CALM, CROSS, PLEASED, WORRIED, Face, is_drawn, nerve
from kraftwagen.ui.drawing.resources import Resources
from kraftwagen.ui.tables.hooks import GameHooks


class Moods:
    """The faces of a match at any moment; the same after loading, undo and replay.

    A person is pleased or cross about the last thing that was good or bad since the own last turn
    began, else worried when far behind, else calm. Nobody is cross when the game is over.
    """

    def __init__(self, res: Resources, match: Match, hooks: GameHooks) -> None:
        self._res, self._match, self._hooks = res, match, hooks
        self._felt: list[tuple[Any, tuple[int, ...]]] = []
        """For each decision the state before it, and what it meant to each seat."""

    def at(self, number: int, hidden: Collection[Seat]) -> tuple[Face | None, ...]:
        """Return a face for each bot after ``number`` decisions; None for others.

        ``hidden`` are the seats whose totals are secret.
        """
        game = self._match.spec.id
        found: list[Face | None] = []
        for seat, info in enumerate(self._match.seats):
            shown = not info.is_person and is_drawn(self._res, game, info.controller)
            mood = self._mood(seat, info.controller, number, hidden) if shown else CALM
            found.append(Face(info.controller, mood) if shown else None)
        return tuple(found)

    def _mood(self, seat: Seat, bot: str, number: int, hidden: Collection[Seat]) -> str:
        spec, state = self._match.spec, self._match.state_at(number)
        if spec.is_over(state):
            return PLEASED if seat in spec.winners(state) else CALM
        felt = next(filter(None, self._recently(seat, number)), 0)
        if felt:
            return PLEASED if felt > 0 else CROSS
        known = set(range(len(self._match.seats))) - (
            set() if self._hooks.open_scores else set(hidden)
        )
        if spec.insight is not None and seat in known:
            scores = spec.scores(state)
            behind = max(scores[other] for other in known) - scores[seat]
            if behind >= nerve(self._res, spec.id, bot) * spec.insight.scale:
                return WORRIED
        return CALM

    def _recently(self, seat: Seat, number: int) -> Iterator[int]:
        """Yield what decisions meant to a seat, from the last to the first of its own last turn."""
        steps, own = self._match.steps, False
        for at in range(number - 1, -1, -1):
            if own and steps[at].seat != seat:
                return
            own = own or steps[at].seat == seat
            yield self._meant(at)[seat]

    def _meant(self, at: int) -> tuple[int, ...]:
        """Return what a decision meant to each seat: good if above 0, bad if below."""
        step = self._match.steps[at]
        while len(self._felt) <= at or self._felt[at][0] is not step.before:
            del self._felt[at:]
            missing = len(self._felt)
            one = self._match.steps[missing]
            happened = [self._match.spec.redact(event, NOBODY) for event in one.events]
            meant = tuple(
                self._hooks.meant(one.before, happened, seat)
                for seat in range(len(self._match.seats))
            )
            self._felt.append((one.before, meant))
        return self._felt[at][1]

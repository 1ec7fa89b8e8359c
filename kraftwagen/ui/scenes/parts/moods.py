"""The expressions on the faces of bots, by a rule about what everybody has seen."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import Any

from kraftwagen.engine.types import NOBODY, Seat
from kraftwagen.match.match import Match
from kraftwagen.ui.drawing.people import CALM, CROSS, PLEASED, WORRIED, Face, is_drawn, nerve
from kraftwagen.ui.drawing.resources import Resources
from kraftwagen.ui.tables.hooks import GameHooks


class Moods:
    """The faces of a match at any moment; the same after loading, undo and replay.

    A face is pleased or cross about the last thing that was good or bad since the bot's last turn
    began; otherwise it is worried when far behind, else calm.
    """

    def __init__(self, res: Resources, match: Match, hooks: GameHooks) -> None:
        self._res, self._match, self._hooks = res, match, hooks
        self._felt: list[tuple[Any, tuple[int, ...]]] = []
        """For each decision the state before it, and what it meant to each seat."""

    def at(self, number: int, hidden: Collection[Seat]) -> tuple[Face | None, ...]:
        """Return a face for each bot after ``number`` decisions; None for others.

        ``hidden`` are the seats whose totals are secret.
        """
        return self._faces(lambda seat, bot: self._mood(seat, bot, number, hidden))

    def at_end(self) -> tuple[Face | None, ...]:
        """Return the faces of a finished match: winners are pleased, all others calm."""
        winners = self._match.spec.winners(self._match.state)
        return self._faces(lambda seat, bot: PLEASED if seat in winners else CALM)

    def _faces(self, mood: Callable[[Seat, str], str]) -> tuple[Face | None, ...]:
        game = self._match.spec.id
        bots = [None if info.is_person else info.controller for info in self._match.seats]
        return tuple(
            Face(bot, mood(seat, bot), bots[:seat].count(bot))
            if bot and is_drawn(self._res, game, bot)
            else None
            for seat, bot in enumerate(bots)
        )

    def _mood(self, seat: Seat, bot: str, number: int, hidden: Collection[Seat]) -> str:
        felt = next(filter(None, self._recently(seat, number)), 0)
        if felt:
            return PLEASED if felt > 0 else CROSS
        return WORRIED if self._is_far_behind(seat, bot, number, hidden) else CALM

    def _is_far_behind(self, seat: Seat, bot: str, number: int, hidden: Collection[Seat]) -> bool:
        """Return whether a bot may worry: not about the end, and not about what is secret."""
        spec, state = self._match.spec, self._match.state_at(number)
        secret = () if self._hooks.open_scores else hidden
        if spec.insight is None or seat in secret or spec.is_over(state):
            return False
        scores = spec.scores(state)
        best = max(score for other, score in enumerate(scores) if other not in secret)
        behind: float = best - scores[seat]
        return behind >= nerve(self._res, spec.id, bot) * spec.insight.scale

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
        steps, felt = self._match.steps, self._felt
        while len(felt) <= at or felt[at][0] is not steps[at].before:
            if len(felt) > at:
                felt.clear()
            step = steps[len(felt)]
            happened = [event.seen_by(NOBODY) for event in step.events]
            seats = range(len(self._match.seats))
            meant = tuple(self._hooks.meant(step.before, happened, seat) for seat in seats)
            felt.append((step.before, meant))
        return felt[at][1]

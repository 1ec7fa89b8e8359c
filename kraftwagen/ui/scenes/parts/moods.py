"""The faces at a table: those of bots by a rule about what everybody has seen, people calm."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any

from kraftwagen.engine.types import NOBODY, Seat
from kraftwagen.match.match import Match
from kraftwagen.match.seats import SeatInfo
from kraftwagen.ui.drawing.guests import guests
from kraftwagen.ui.drawing.people import (
    CALM,
    CROSS,
    PLEASED,
    WORRIED,
    Face,
    is_drawn,
    looks,
    nerve,
)
from kraftwagen.ui.drawing.resources import Resources
from kraftwagen.ui.language.game_words import GameWords
from kraftwagen.ui.tables.hooks import GameHooks


class Moods:
    """The faces of a match at any moment; the same after loading, undo and replay.

    A bot is pleased or cross about the last thing that was good or bad since its last turn began;
    otherwise it is worried when far behind, else calm. People are calm. At the end winners are
    pleased, and nobody else laughs. ``kept`` are the faces of people in the settings.
    """

    def __init__(
        self, res: Resources, match: Match, hooks: GameHooks, kept: Mapping[str, str]
    ) -> None:
        self._res, self._match, self._hooks, self._kept = res, match, hooks, kept
        self._felt: list[tuple[Any, tuple[int, ...]]] = []
        """For each decision the state before it, and what it meant to each seat."""
        self._known: tuple[tuple[SeatInfo, ...], list[Face | None]] | None = None
        """The seats and who is drawn there, as found last."""

    def at(self, number: int, hidden: Collection[Seat]) -> tuple[Face | None, ...]:
        """Return the face of each seat after ``number`` decisions; None where nobody drew one.

        ``hidden`` are the seats whose totals are secret.
        """
        if self._match.spec.is_over(self._match.state_at(number)):
            return self.at_end()
        return self._faces(lambda seat, bot: self._mood(seat, bot, number, hidden))

    def calm(self) -> tuple[Face | None, ...]:
        """Return the face of each seat, calm whatever happens."""
        return tuple(self._drawn())

    def at_end(self) -> tuple[Face | None, ...]:
        """Return the faces of a finished match: winners are pleased, bots far behind are sorry."""
        winners, end = self._match.spec.winners(self._match.state), len(self._match.steps)
        return self._faces(
            lambda seat, who: PLEASED if seat in winners else self._behind(seat, who, end, ())
        )

    def _faces(self, mood: Callable[[Seat, str], str]) -> tuple[Face | None, ...]:
        return tuple(
            face._replace(mood=mood(seat, face.who)) if face else None
            for seat, face in enumerate(self._drawn())
        )

    def _drawn(self) -> Sequence[Face | None]:
        """Return who is drawn at each seat; found anew when a seat has changed hands."""
        seats = self._match.seats
        if self._known is None or self._known[0] != seats:
            people = guests([info.name if info.is_person else None for info in seats], self._kept)
            names = GameWords(self._hooks.tr, self._match.spec).player_names
            shown = looks([(info.controller, info.name) for info in seats], names)
            faces = (
                Face(own, CALM) if own else Face(info.controller, CALM, look)
                for own, info, look in zip(people, seats, shown, strict=True)
            )
            res, game = self._res, self._match.spec.id
            drawn = [face if is_drawn(res, game, face.who) else None for face in faces]
            self._known = seats, drawn
        return self._known[1]

    def _mood(self, seat: Seat, bot: str, number: int, hidden: Collection[Seat]) -> str:
        if self._match.seats[seat].is_person:
            return CALM
        felt = next(filter(None, self._recently(seat, number)), 0)
        if felt:
            return PLEASED if felt > 0 else CROSS
        return self._behind(seat, bot, number, hidden)

    def _behind(self, seat: Seat, bot: str, number: int, hidden: Collection[Seat]) -> str:
        """Return WORRIED for a bot that is far behind, but not about what is secret; else CALM."""
        spec, state = self._match.spec, self._match.state_at(number)
        secret = () if self._hooks.open_scores else hidden
        if spec.insight is None or seat in secret or self._match.seats[seat].is_person:
            return CALM
        scores = spec.scores(state)
        best = max(score for other, score in enumerate(scores) if other not in secret)
        behind: float = best - scores[seat]
        return WORRIED if behind >= nerve(self._res, spec.id, bot) * spec.insight.scale else CALM

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

"""Another game of the same people, and the results of this evening's games among them."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kraftwagen.learn import career
from kraftwagen.match.hands import first_seats
from kraftwagen.match.match import Match
from kraftwagen.ui.services import Services

_SEEDS: Final = 10**9
_TRIES: Final = 400
"""Most shuffles that are tried for the wanted first player."""
_EVENING: Final = "games of the evening"


def start_again(app: Services, match: Match, seed: int | None = None) -> None:
    """Start a match with the same seats and options; without ``seed`` the next seat begins.

    A seat that changed hands during the match is again whose it was at its beginning.
    """
    header = match.record.header
    seats = first_seats(header)
    if header.challenge.startswith(career.PREFIX):
        persons = sum(seat.is_person for seat in seats)
        app.routes.learning.start_chapter(match.spec, header.challenge, persons)
        return
    if header.challenge:
        app.routes.learning.start_challenge(match.spec, header.challenge)
        return
    seed = next_seed(match) if seed is None else seed
    pure = match.is_unassisted
    app.routes.start_match(match.spec, seats, seed, header.options, pure=pure)


def next_seed(match: Match) -> int:
    """Return a random seed with which the seat after the first one of this match begins."""
    spec, header, seats = match.spec, match.record.header, len(match.seats)
    wanted = (spec.actor(match.state_at(0)) + 1) % seats
    for _ in range(_TRIES):
        seed = random.randrange(_SEEDS)
        if spec.actor(spec.new(seats, seed, header.options)) == wanted:
            break
    return seed


def note_winners(app: Services, match: Match) -> None:
    """Remember the ranking of a game that has just ended until the program ends."""
    places = match.spec.rankings(match.state)
    names = (seat.name for seat in match.seats)
    evening = app.session.setdefault(_EVENING, {})
    evening[match.record.header.key] = dict(zip(names, places, strict=True))


@dataclass(frozen=True)
class Evening:
    """The results of this evening's games among the same people; ``victories`` are by name."""

    victories: dict[str, int]
    ahead: dict[tuple[str, str], int]
    """Number of games in which the first of two names was placed before the second."""


def evening(app: Services, names: Sequence[str]) -> Evening | None:
    """Return the results of this evening's games among exactly these people.

    None before they have ended two games.
    """
    played = app.session.get(_EVENING, {})
    games = [places for places in played.values() if set(places) == set(names)]
    if len(games) < 2:
        return None
    pairs = [(one, other) for one in names for other in names if one != other]
    return Evening(
        {name: sum(places[name] == 1 for places in games) for name in names},
        {(one, other): sum(places[one] < places[other] for places in games)
         for one, other in pairs},
    )  # fmt: skip

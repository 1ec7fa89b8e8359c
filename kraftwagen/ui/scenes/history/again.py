"""Another game of the same people, and who has won how often against whom this evening."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kraftwagen.match.match import Match
from kraftwagen.ui.services import Services

_SEEDS: Final = 10**9
_TRIES: Final = 400
"""Most shuffles that are tried for the wanted first player."""
_EVENING: Final = "games of the evening"


def start_again(app: Services, match: Match, seed: int | None = None) -> None:
    """Start a match of the same seats and options; without a seed the next seat begins."""
    header = match.record.header
    if header.challenge:
        app.routes.start_challenge(match.spec, header.challenge)
        return
    seed = next_seed(match) if seed is None else seed
    pure = match.is_unassisted
    app.routes.start_match(match.spec, header.seats, seed, header.options, pure=pure)


def next_seed(match: Match) -> int:
    """Return a random seed whose shuffle asks the seat after the first one of this match first."""
    spec, header, seats = match.spec, match.record.header, len(match.seats)
    wanted = (spec.actor(match.state_at(0)) + 1) % seats
    for _ in range(_TRIES):
        seed = random.randrange(_SEEDS)
        if spec.actor(spec.new(seats, seed, header.options)) == wanted:
            break
    return seed


def note_winners(app: Services, match: Match) -> None:
    """Remember until the program ends how a game that has just ended came out."""
    places = match.spec.rankings(match.state)
    names = (seat.name for seat in match.seats)
    evening = app.session.setdefault(_EVENING, {})
    evening[match.record.header.key] = dict(zip(names, places, strict=True))


@dataclass(frozen=True)
class Evening:
    """The games that the same people have ended this evening, by name."""

    victories: dict[str, int]
    ahead: dict[tuple[str, str], int]
    """How often the first of two was placed before the second."""


def evening(app: Services, names: Sequence[str]) -> Evening | None:
    """Return how this evening's games among just these people came out; None before two games."""
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

"""Another game of the same people, and how often each of them has won this evening."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from kraftwagen.match.match import Match
from kraftwagen.ui.services import Services

_SEEDS: Final = 10**9
_EVENING: Final = "games of the evening"


def start_again(app: Services, match: Match, seed: int | None = None) -> None:
    """Start a match of the same seats and options, at random unless there is a seed."""
    header = match.record.header
    if header.challenge:
        app.routes.start_challenge(match.spec, header.challenge)
        return
    seed = random.randrange(_SEEDS) if seed is None else seed
    pure = match.is_unassisted
    app.routes.start_match(match.spec, header.seats, seed, header.options, pure=pure)


def note_winners(app: Services, match: Match) -> None:
    """Remember until the program ends who won a game that has just ended."""
    names = tuple(seat.name for seat in match.seats)
    winners = tuple(names[seat] for seat in match.spec.winners(match.state))
    evening = app.session.setdefault(_EVENING, {})
    evening[match.record.header.key] = frozenset(names), winners


def victories(app: Services, names: Sequence[str]) -> list[tuple[str, int]]:
    """Return how often each of these names won this evening's games among just them.

    Empty until they have ended two games.
    """
    evening = app.session.get(_EVENING, {})
    games = [winners for among, winners in evening.values() if among == frozenset(names)]
    if len(games) < 2:
        return []
    return [(name, sum(name in winners for winners in games)) for name in names]

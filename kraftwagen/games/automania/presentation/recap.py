"""Tells a seat how decisions of other seats affected it since its last turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kraftwagen.engine.types import Seat
from kraftwagen.engine.wording import Line, Name
from kraftwagen.games.automania import terms
from kraftwagen.games.automania.presentation import things
from kraftwagen.games.automania.presentation.things import counted
from kraftwagen.games.automania.rules import offices
from kraftwagen.games.automania.state import State, seat_of, unpack_afloat
from kraftwagen.games.parts.blows import Blow

_ROOT = "automania.recap"


def touched(before: State, after: State, happened: Sequence[Any], seat: Seat) -> list[Line]:
    """Return lines about a seat's workers that another seat's decision sent home."""
    found = []
    for event in happened:
        if event.rule() == "A2" and getattr(event, "other", None) == seat:
            values = {
                "name": Name(seat),
                "other": Name(event.seat),
                "crew": counted("workers", event.displaced),
                "space": things.action_space(event.space),
            }
            kind = "unused" if offices.has_retired(after, seat) else "back"
            found.append(Line(f"{_ROOT}.{kind}", values, "touch", "A2"))
    return found


def blow(before: State, after: State, happened: Sequence[Any], seat: Seat) -> Blow | None:
    """Return what hurts a seat most in another's decision: to choose first in a market no more."""
    for market in range(len(terms.MARKETS)):
        (best, place), (same, now) = (_best_ship(state, market, seat) for state in (before, after))
        if 0 < best == same and place == 1 < now:
            return Blow("passed", ("ship", market, best), 1, {"market": things.market(market)})
    return None


def _best_ship(state: State, market: int, seat: Seat) -> tuple[int, int]:
    """Return a seat's highest ship with a car in a market, 0 for none, and its place there."""
    afloat = [unpack_afloat(held) for held in state.afloat]
    ships = [(level, seat_of(car)) for car, there, level in afloat if there == market]
    best = max((level for level, owner in ships if owner == seat), default=0)
    return best, 1 + sum(level > best for level, _ in ships)

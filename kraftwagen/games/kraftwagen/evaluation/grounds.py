"""Explains the terms of the quick estimate by facts of the game, which sentences then name.

If a bot's comparison says that the sale favours a way through a turn, this module says which car
sells and to whom. The facts are read off the positions before and after the turn; turns of others
in between are simulated as quick good turns.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kraftwagen.engine.reasons import Reason
from kraftwagen.engine.types import Seat
from kraftwagen.games.kraftwagen import terms
from kraftwagen.games.kraftwagen.evaluation import turns
from kraftwagen.games.kraftwagen.rules import buyers, cars, race, scoring
from kraftwagen.games.kraftwagen.state import Player, State

LATE: Final = "late"
"""Key of the reason that others move more than once before the seat does again."""
_MOST_TURNS: Final = 12
_SOON: Final = 2
"""Player turns of others after which the next one still comes soon."""


def explain_term(before: State, after: State, seat: Seat, term: str) -> Reason | None:
    """Return what a turn changed in a term of the estimate or LATE; None if nothing is notable.

    ``before`` and ``after`` are positions around one player turn of the seat. The key of the reason
    follows that of the term in the locale files; arguments with the name of a thing begin with
    "term.".
    """
    found = _FINDERS.get(term)
    if found is None or not after.pending or (after.turn != before.turn and term != "money"):
        return None
    return found(before, after, seat)


def _reason(key: str, **values: int | str) -> Reason:
    return Reason(key, "-", values)


def _money(before: State, after: State, seat: Seat) -> Reason | None:
    amount = after.players[seat].money() - before.players[seat].money()
    if amount <= 0:
        return None
    if after.turn != before.turn:
        return _reason("scored", amount=amount)
    for award, owner in enumerate(after.awards):
        if owner == seat and before.awards[award] != seat:
            return _reason("award", amount=amount, award=f"term.award.{terms.AWARDS[award]}")
    return _reason("now", amount=amount)


def sold(state: State, seat: Seat) -> list[tuple[int, int]]:
    """Return the seat's cars that would be sold now, each with its buyer's preference (Z3, Z4)."""
    bought = zip(state.active_buyers, scoring.sales(state), strict=True)
    found = [(state.cars[s], buyers.preference(a)) for a, s in bought if s != scoring.UNSOLD]
    return [(car, wish) for car, wish in found if cars.seat_of(car) == seat]


def _sale(before: State, after: State, seat: Seat) -> Reason | None:
    known = {cars.price_of(car) for car, _ in sold(before, seat)}
    fresh = [(car, wish) for car, wish in sold(after, seat) if cars.price_of(car) not in known]
    if fresh:
        car, wish = max(fresh, key=lambda found: cars.price_of(found[0]))
        return _reason(
            terms.PREFERENCES[wish],
            count=sum(buyers.preference(active) == wish for active in after.active_buyers),
            value=cars.quality(after, car, wish),
            price=cars.price_of(car),
        )
    offered = [cars.price_of(car) for car in after.cars[len(before.cars) :]
               if cars.seat_of(car) == seat]  # fmt: skip
    return _reason("hope", price=offered[-1]) if offered else None


def _race(before: State, after: State, seat: Seat) -> Reason | None:
    old, new = before.players[seat], after.players[seat]
    if new.laps > old.laps:
        return _reason("lap", lap=new.laps)
    place, was = _place(after, seat), _place(before, seat)
    if place and (place < was or not was):
        return _reason("place", place=place)
    return _reason("on", count=new.space - old.space) if new.space > old.space else None


def _place(state: State, seat: Seat) -> int:
    """Return the place in the race, 0 in the pit lane (Z1)."""
    order = [other for _, _, other in race.standing(state)]
    return 1 + order.index(seat) if seat in order else 0


def _parts(before: State, after: State, seat: Seat) -> Reason | None:
    old, new = before.players[seat], after.players[seat]
    was, now = _stock(old), _stock(new)
    if min(map(len, now)) > min(map(len, was)):
        return _reason("pair", body=max(now[0]), engine=max(now[1]))
    for kind, name in enumerate(("body", "engine")):
        if len(now[kind]) > len(was[kind]):
            return _reason(name, value=max(now[kind]))
    return None


def _stock(player: Player) -> tuple[list[int], list[int]]:
    """Values of the bodies and of the engines in the workshops."""
    parts = [part for part in player.workshops if part]
    return (
        [terms.part_value(part) for part in parts if not terms.is_engine(part)],
        [terms.part_value(part) for part in parts if terms.is_engine(part)],
    )


def _workers(before: State, after: State, seat: Seat) -> Reason | None:
    more = after.players[seat].canteen - before.players[seat].canteen
    if more > 0:
        return _reason("more", count=more)
    # Others have fewer then: an engineer needs no worker, and a development one.
    return _engineer(before, after, seat) or _reason("spared")


def _research(before: State, after: State, seat: Seat) -> Reason | None:
    found = _engineer(before, after, seat)
    if found is not None:
        return found
    old, new = before.players[seat], after.players[seat]
    body = new.body_points - old.body_points
    engine = new.engine_points - old.engine_points
    if body > 0 and engine > 0:
        return _reason("both", body=new.body_points, engine=new.engine_points)
    if body > 0 or engine > 0:
        kind = "body" if body > 0 else "engine"
        return _reason(kind, value=new.body_points if body > 0 else new.engine_points)
    if new.grand_prix_engine > old.grand_prix_engine:
        return _reason("speed", value=new.grand_prix_engine)
    return None


def _engineer(before: State, after: State, seat: Seat) -> Reason | None:
    fresh = after.players[seat].engineers & ~before.players[seat].engineers
    for engineer in range(len(terms.ENGINEERS)):
        if fresh >> engineer & 1:
            name = terms.CARDS[engineer]
            return _reason("engineer", engineer=f"term.card.{name}", does=f"term.does.{name}")
    return None


def turns_of_others(state: State, seat: Seat) -> list[int]:
    """Return the player turns that each seat has before ``seat`` moves again, by quick turns."""
    counts = [0] * len(state.players)
    turn = state.turn
    for _ in range(_MOST_TURNS):
        if not state.pending or state.turn != turn or state.current == seat:
            break
        counts[state.current] += 1
        state = turns.play_turn(state, 1, 0.0)
    return counts


def _time(before: State, after: State, seat: Seat) -> Reason | None:
    if not turns.settled(after):
        return None
    count = sum(turns_of_others(after, seat))
    if not count:
        return _reason("again")
    return _reason("after" if count <= _SOON else "later", count=count)


def _late(before: State, after: State, seat: Seat) -> Reason | None:
    counts = turns_of_others(after, seat)
    most = max(counts)
    return _reason(LATE, seat=counts.index(most), count=most) if most > 1 else None


_FINDERS: Final[dict[str, Callable[[State, State, Seat], Reason | None]]] = {
    "money": _money,
    "sale": _sale,
    "race": _race,
    "parts": _parts,
    "workers": _workers,
    "research": _research,
    "time": _time,
    LATE: _late,
}
TERMS: Final = tuple(_FINDERS)
"""The terms that ``explain_term`` explains."""

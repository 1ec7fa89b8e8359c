"""Tells a seat how decisions of other seats affected it since its last turn.

Returns facts as ``Line``s without words. The log tells what all seats share, such as a new car;
these lines tell what changed for one seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from kraftwagen.engine.types import Event
from kraftwagen.engine.wording import Line, Name, Term, Terms
from kraftwagen.games.kraftwagen import events, terms
from kraftwagen.games.kraftwagen.presentation import forecast, text
from kraftwagen.games.kraftwagen.rules import cars, race
from kraftwagen.games.kraftwagen.state import State
from kraftwagen.games.parts.blows import Blow

ROOT: Final = "kraftwagen.recap"
MOST_NAMED: Final = 3
"""Largest number of tiles that are named; more are counted."""
_HURTS: Final = 5
"""The least fall of a forecast that is a blow."""
_WEIGHTS: Final = {
    **dict.fromkeys(("tiles_left", "tiles_left_many", "paid", "more"), "gain"),
    **dict.fromkeys(("overtaken", "unsold", "less"), "loss"),
}
"""What is good or bad for the seat; all else only touches it."""
_RULES: Final = {
    "tiles_left": "C2", "tiles_left_many": "C2", "price_gone": "M1", "award_gone": "W1",
    "overtaken": "Z1", "paid": "Z5", "unsold": "Z6", "more": "Z4", "less": "Z4",
}  # fmt: skip


def touched(before: State, after: State, happened: Sequence[Event], seat: int) -> list[Line]:
    """Return lines that tell how another seat's decision affected a seat.

    In this order: tiles left to it, price marker and award taken by others, cars that overtook it,
    money and unsold cars of the scoring, and the change of its forecast.
    """
    lines = [line for event in happened for line in _by_event(before, after, event, seat)]
    if any(isinstance(event, events.GameTurnEnded | events.MarketCleared) for event in happened):
        return lines + _scored(before, happened, seat)
    return lines + _overtaken(before, after, seat) + _forecast(before, after, seat)


def _line(key: str, seat: int, **values: Any) -> Line:
    weight = _WEIGHTS.get(key, "touch")
    return Line(f"{ROOT}.{key}", {"name": Name(seat), **values}, weight, _RULES[key])


def _by_event(before: State, after: State, event: Event, seat: int) -> list[Line]:
    match event:
        case events.TileTaken(seat=other) if other != seat:
            left = _left(after, event, seat)
            count: dict[str, Any] = {"count": len(left), "other": Name(other)}
            if len(left) > MOST_NAMED:
                return [_line("tiles_left_many", seat, **count)]
            if left:
                tiles = Terms(tuple(_tile(tile, after) for tile in left))
                return [_line("tiles_left", seat, tiles=tiles, **count)]
        case events.CarPlaced(seat=other, price=price) if other != seat:
            return [_line("price_gone", seat, price=price)]
        case events.AwardTaken(seat=other, award=award, amount=amount) if other != seat:
            return [_line("award_gone", seat, award=text.award(award), amount=amount)]
    return []


def _left(after: State, taken: events.TileTaken, seat: int) -> list[int]:
    """Return tiles the taker passed that are still ahead of the seat, which reaches them first."""
    chain = after.chain
    if taken.seat not in chain or seat not in chain:
        return []
    own, other = chain.index(seat), chain.index(taken.seat)
    passed = taken.chain_before[1 : taken.place]
    return [
        piece - terms.TILE
        for piece in chain[own + 1 : other]
        if piece >= terms.TILE and piece in passed
    ]


def _tile(number: int, state: State) -> Term:
    """Name a tile by its actions, for a list."""
    tile = text.tile(number, state.data)
    if isinstance(tile, Term):
        return tile
    return Term(f"{ROOT}.tile", {"actions": tile})


def _overtaken(before: State, after: State, seat: int) -> list[Line]:
    """Return lines on the cars that overtook a seat's: those ahead now that were not before."""
    order = [car[2] for car in race.standing(before)]
    now = [car[2] for car in race.standing(after)]
    if seat not in order or seat not in now:
        return []
    was_ahead, place = order[: order.index(seat)], now.index(seat)
    passed = sorted(set(now[:place]) - {*was_ahead, race.NEUTRAL})
    return [_line("overtaken", seat, other=Name(other), place=place + 1) for other in passed]


def _scored(before: State, happened: Sequence[Event], seat: int) -> list[Line]:
    """Return lines on what the end of a game turn brought the seat."""
    lines = []
    if paid := sum(event.gain(seat) for event in happened):
        lines.append(_line("paid", seat, amount=paid))
    if count := unsold(before, happened, seat):
        lines.append(_line("unsold", seat, count=count))
    return lines


def unsold(before: State, happened: Sequence[Event], seat: int) -> int:
    """Return how many cars of a seat, old and just offered ones, were left on the market."""
    owners = {space: cars.seat_of(car) for space, car in enumerate(before.cars)}
    count = 0
    for event in happened:
        if isinstance(event, events.CarPlaced):
            owners[event.space] = event.seat
        elif isinstance(event, events.MarketCleared):
            count += sum(owners.get(space) == seat for space in event.unsold)
    return count


def income(state: State, seat: int) -> int:
    """Return the money that a seat's cars would earn if the game turn were scored now."""
    return sum(sold.money for sold in forecast.sale(state) if sold.seat == seat)


def _forecast(before: State, after: State, seat: int) -> list[Line]:
    old, new = income(before, seat), income(after, seat)
    if old == new:
        return []
    return [_line("more" if new > old else "less", seat, old=old, new=new)]


def blow(before: State, after: State, happened: Sequence[Event], seat: int) -> Blow | None:
    """Return what hurts a seat most in another's decision: money of the sale, a place in the race.

    What a scoring brought is not told: it is seen there.
    """
    if any(isinstance(event, events.GameTurnEnded | events.MarketCleared) for event in happened):
        return None
    offers = [event.price for event in happened if isinstance(event, events.CarPlaced)]
    less = income(before, seat) - income(after, seat)
    if offers and less >= _HURTS:
        own = [space for space, car in enumerate(after.cars) if cars.seat_of(car) == seat]
        hit = max(own, key=lambda space: _proceeds(before, space) - _proceeds(after, space))
        kind = "undercut" if offers[0] < cars.price_of(after.cars[hit]) else "outdone"
        return Blow(kind, ("car", hit), less, {"amount": less})
    for line in _overtaken(before, after, seat):
        place = line.values["place"]
        prizes = (0, *after.data.place_money, *[0] * place)
        if lost := prizes[place - 1] - prizes[place]:
            return Blow("overtaken", ("race", seat), lost, {"place": place})
    return None


def _proceeds(state: State, space: int) -> int:
    """Return what a car of the market would bring if the game turn were scored now."""
    return sum(sold.money for sold in forecast.sale(state) if sold.space == space)

"""Moves that a player of Kraftwagen would laugh at, found in a finished game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from kraftwagen.engine.spec import GameSpec
from kraftwagen.games.kraftwagen import codes, events, terms
from kraftwagen.games.kraftwagen.rules import cars, scoring
from tests.soak.foolish import Finder, Foolish, Step


def better_part(spec: GameSpec[Any], game: Sequence[Step]) -> Iterator[Foolish]:
    """A part given back for good while a lower one of its kind stays in a workshop (A3, A4).

    Or the better engine of the Grand Prix car, when a workshop had room for the new one.
    """
    for step in game:
        kind, value = codes.kind(step.code), codes.value(step.code)
        if kind not in (codes.BODY, codes.ENGINE):
            continue
        before, after = step.before.players[step.seat], step.after.players[step.seat]
        if value == codes.ON_GRAND_PRIX_CAR:
            new = after.grand_prix_engine + terms.ENGINE_PART
            worse = after.grand_prix_engine < before.grand_prix_engine
            room = [part for part in before.workshops if terms.is_engine(part) and part <= new]
            foolish = worse and (room or terms.EMPTY in before.workshops)
        else:
            alike = [p for p in before.workshops if terms.is_engine(p) == terms.is_engine(value)]
            foolish = value != terms.EMPTY and min(alike) < value
        if foolish:
            what = f"{spec.to_text(step.code)} of {before.workshops}"
            yield Foolish("better_part", step.seat, step.number, what)


def before_the_sale(step: Step) -> Any:
    """The position after a decision, or as the buyers found it if they acted then."""
    if not any(isinstance(event, events.MarketCleared) for event in step.events):
        return step.after
    state = step.before.clone()
    if codes.kind(step.code) == codes.CAR:
        state.cars += (cars.pack(step.seat, *codes.unpack_car(step.code)),)
    for event in step.events:
        if isinstance(event, events.BuyerChosen):
            state.active_buyers += (event.preference,)
    return state


def proceeds(state: Any, seat: int) -> int:
    """What a seat's cars bring if the buyers act now (Z4, Z5)."""
    return sum(
        scoring.proceeds(state, buyer, state.cars[space])
        for buyer, space in zip(state.active_buyers, scoring.sales(state), strict=True)
        if space != scoring.UNSOLD and cars.seat_of(state.cars[space]) == seat
    )


def without(state: Any, space: int) -> Any:
    """A position with one car less on the market."""
    other = state.clone()
    other.cars = state.cars[:space] + state.cars[space + 1 :]
    return other


def undercut(spec: GameSpec[Any], game: Sequence[Step]) -> Iterator[Foolish]:
    """A car that takes the buyer from an own dearer one which would have been sold (M1, Z4).

    The seat's cars bring less with the new car than without it, both as the sale stood when it was
    offered and as it was when the buyers acted: rivals may change that between the two.
    """
    for at, step in enumerate(game):
        if codes.kind(step.code) != codes.CAR:
            continue
        offered = before_the_sale(step)
        new = len(offered.cars) - 1
        sold, now = scoring.sales(without(offered, new)), scoring.sales(offered)
        old = sold[now.index(new)] if new in now else scoring.UNSOLD
        if old == scoring.UNSOLD or old in now:
            continue
        price, car = cars.price_of(offered.cars[new]), offered.cars[old]
        if cars.seat_of(car) != step.seat or cars.price_of(car) <= price:
            continue
        later = (one for one in game[at:] if one.after.turn != step.before.turn)
        at_the_end = before_the_sale(next(later, game[-1]))
        if all(
            proceeds(sale, step.seat) < proceeds(without(sale, new), step.seat)
            for sale in (offered, at_the_end)
        ):
            what = f"{spec.to_text(step.code)} under price {cars.price_of(car)}"
            yield Foolish("undercut", step.seat, step.number, what)


KINDS: Final[dict[str, Finder]] = {"better_part": better_part, "undercut": undercut}

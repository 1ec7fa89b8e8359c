"""Moves a player would laugh at, found afterwards in a finished game.

Nothing here asks the bots or what they leave out: it looks at positions and at what happened.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from kraftwagen.engine.spec import GameSpec
from kraftwagen.games.automania import codes as a_codes
from kraftwagen.games.automania import events as a_events
from kraftwagen.games.automania import frames as a_frames
from kraftwagen.games.automania import terms as a_terms
from kraftwagen.games.kraftwagen import codes as k_codes
from kraftwagen.games.kraftwagen import events as k_events
from kraftwagen.games.kraftwagen import terms as k_terms
from kraftwagen.games.kraftwagen.rules import cars as k_cars
from kraftwagen.games.kraftwagen.rules import scoring


@dataclass(frozen=True, slots=True)
class Step:
    """One decision of a game: the positions around it and what happened."""

    number: int
    seat: int
    before: Any
    code: int
    after: Any
    events: Sequence[Any]


@dataclass(frozen=True, slots=True)
class Foolish:
    """A move of a kind of ``KINDS``; ``number`` counts decisions from 0."""

    kind: str
    seat: int
    number: int
    what: str


def steps(spec: GameSpec[Any], seats: int, seed: int, decisions: Sequence[str]) -> Iterator[Step]:
    """A game played again."""
    state = spec.new(seats, seed, {})
    for number, text in enumerate(decisions):
        before, seat, code = spec.clone(state), spec.actor(state), spec.from_text(text)
        events: list[Any] = []
        spec.apply(state, code, events)
        yield Step(number, seat, before, code, spec.clone(state), events)


def turns(game: Sequence[Step]) -> Iterator[list[Step]]:
    """The decisions of one seat that follow each other in one player turn."""
    turn: list[Step] = []
    for step in game:
        turn.append(step)
        if any(type(event).__name__ == "PlayerTurnEnded" for event in step.events):
            yield turn
            turn = []
    if turn:
        yield turn


# -- Automania


def unsold(spec: GameSpec[Any], game: Sequence[Step]) -> Iterator[Foolish]:
    """A car left on its ship for good although sales were left in the end (Z1, Z2, E1).

    The top space takes any number of cars (Z3): what it pays is there for every one of them.
    """
    last = [step for step in game if step.before.round == a_terms.LAST_ROUND]
    happened = [event for step in last for event in step.events]
    started = [event for event in happened if isinstance(event, a_events.SalesStarted)]
    if not started:
        return
    left = list(started[-1].limits)
    for event in happened:
        if isinstance(event, a_events.CarSold):
            left[event.seat] -= 1
    for step in last:
        if a_codes.kind(step.code) != a_codes.PASS:
            continue
        market, ship = a_frames.unpack_sale(step.before.asked)
        data = step.before.data
        sold = (
            data.sale_money[market][a_terms.TOP_SPACE],
            data.sale_points[market][a_terms.TOP_SPACE],
        )
        kept = data.left_money[market], data.left_points[market]
        better = sold != kept and sold[0] >= kept[0] and sold[1] >= kept[1]
        if left[step.seat] > 0 and better:
            left[step.seat] -= 1
            yield Foolish("unsold", step.seat, step.number, f"market {market}, ship {ship}")


def lost_car(spec: GameSpec[Any], game: Sequence[Step]) -> Iterator[Foolish]:
    """A price paid for a car that found no ship and fulfilled no contract (A5, P7, P9, P10)."""
    for turn in turns(game):
        happened = [event for step in turn for event in step.events]
        paid = [e for e in happened if isinstance(e, a_events.MoneyPaid) and e.car]
        stayed = [e for e in happened if isinstance(e, a_events.CarStayed)]
        played = any(isinstance(event, a_events.ContractPlayed) for event in happened)
        if paid and stayed and not played:
            first = turn[0]
            words = " ".join(spec.to_text(step.code) for step in turn)
            yield Foolish("lost_car", first.seat, first.number, f"{paid[0].amount} paid: {words}")


def sponsor_before_retiring(spec: GameSpec[Any], game: Sequence[Step]) -> Iterator[Foolish]:
    """Workers sent to the sponsor in the turn in which all of them go there anyway (W1, L1)."""
    for turn in turns(game):
        kinds = [a_codes.kind(step.code) for step in turn]
        if a_codes.RETIRE in kinds and a_codes.SPONSOR in kinds[: kinds.index(a_codes.RETIRE)]:
            first = turn[0]
            words = " ".join(spec.to_text(step.code) for step in turn)
            yield Foolish("sponsor_before_retiring", first.seat, first.number, words)


def sponsor_in_vain(spec: GameSpec[Any], game: Sequence[Step]) -> Iterator[Foolish]:
    """A worker sent to the sponsor before an action that was paid for without his autobuck.

    He could have stayed at home and gone there in any later turn (W1, L1).
    """
    for turn in turns(game):
        first, kinds = turn[0], [a_codes.kind(step.code) for step in turn]
        if kinds[0] != a_codes.SPONSOR or a_codes.SPACE not in kinds:
            continue
        money, least = first.before.money[first.seat], 99
        for event in (event for step in turn for event in step.events):
            if isinstance(event, a_events.MoneyGained) and event.seat == first.seat:
                money += event.amount
            if isinstance(event, a_events.MoneyPaid) and event.seat == first.seat:
                money -= event.amount
                least = min(least, money)
        if least > 0:
            words = " ".join(spec.to_text(step.code) for step in turn)
            yield Foolish("sponsor_in_vain", first.seat, first.number, words)


# -- Kraftwagen


def better_part(spec: GameSpec[Any], game: Sequence[Step]) -> Iterator[Foolish]:
    """A part given back for good while a lower one of its kind stays in a workshop (A3, A4).

    Or the better engine of the Grand Prix car, when a workshop had room for the new one.
    """
    for step in game:
        kind, value = k_codes.kind(step.code), k_codes.value(step.code)
        if kind not in (k_codes.BODY, k_codes.ENGINE):
            continue
        before, after = step.before.players[step.seat], step.after.players[step.seat]
        if value == k_codes.ON_GRAND_PRIX_CAR:
            new = after.grand_prix_engine + k_terms.ENGINE_PART
            worse = after.grand_prix_engine < before.grand_prix_engine
            room = [part for part in before.workshops if k_terms.is_engine(part) and part <= new]
            foolish = worse and (room or k_terms.EMPTY in before.workshops)
        else:
            alike = [
                p for p in before.workshops if k_terms.is_engine(p) == k_terms.is_engine(value)
            ]
            foolish = value != k_terms.EMPTY and min(alike) < value
        if foolish:
            what = f"{spec.to_text(step.code)} of {before.workshops}"
            yield Foolish("better_part", step.seat, step.number, what)


def before_the_sale(step: Step) -> Any:
    """The position after a decision, or as the buyers found it if they acted then."""
    if not any(isinstance(event, k_events.MarketCleared) for event in step.events):
        return step.after
    state = step.before.clone()
    if k_codes.kind(step.code) == k_codes.CAR:
        state.cars += (k_cars.pack(step.seat, *k_codes.unpack_car(step.code)),)
    for event in step.events:
        if isinstance(event, k_events.BuyerChosen):
            state.active_buyers += (event.preference,)
    return state


def proceeds(state: Any, seat: int) -> int:
    """What a seat's cars bring if the buyers act now (Z4, Z5)."""
    return sum(
        scoring.proceeds(state, buyer, state.cars[space])
        for buyer, space in zip(state.active_buyers, scoring.sales(state), strict=True)
        if space != scoring.UNSOLD and k_cars.seat_of(state.cars[space]) == seat
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
        if k_codes.kind(step.code) != k_codes.CAR:
            continue
        offered = before_the_sale(step)
        new = len(offered.cars) - 1
        sold, now = scoring.sales(without(offered, new)), scoring.sales(offered)
        old = sold[now.index(new)] if new in now else scoring.UNSOLD
        if old == scoring.UNSOLD or old in now:
            continue
        price, car = k_cars.price_of(offered.cars[new]), offered.cars[old]
        if k_cars.seat_of(car) != step.seat or k_cars.price_of(car) <= price:
            continue
        later = (one for one in game[at:] if one.after.turn != step.before.turn)
        at_the_end = before_the_sale(next(later, game[-1]))
        if all(
            proceeds(sale, step.seat) < proceeds(without(sale, new), step.seat)
            for sale in (offered, at_the_end)
        ):
            what = f"{spec.to_text(step.code)} under price {k_cars.price_of(car)}"
            yield Foolish("undercut", step.seat, step.number, what)


Finder = Callable[[GameSpec[Any], Sequence[Step]], Iterator[Foolish]]
KINDS: Final[dict[str, dict[str, Finder]]] = {
    "automania": {
        "unsold": unsold,
        "lost_car": lost_car,
        "sponsor_before_retiring": sponsor_before_retiring,
        "sponsor_in_vain": sponsor_in_vain,
    },
    "kraftwagen": {"better_part": better_part, "undercut": undercut},
}
"""By game, the kinds of foolish moves and what finds them."""


def find(spec: GameSpec[Any], seats: int, seed: int, decisions: Sequence[str]) -> list[Foolish]:
    """All foolish moves of a finished game, in the order of the decisions."""
    game = list(steps(spec, seats, seed, decisions))
    found = [one for finder in KINDS[spec.id].values() for one in finder(spec, game)]
    return sorted(found, key=lambda one: (one.number, one.kind))

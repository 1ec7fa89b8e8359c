"""A first player of Kraftwagen, who follows only what the first lessons say.

Near tiles bring one back sooner; a car needs a body, an engine and a worker; research brings
points; one car a turn; a buyer takes the car that suits best, and then one may ask for more.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Code
from kraftwagen.games.kraftwagen import codes, frames, terms
from kraftwagen.games.kraftwagen.rules import cars
from kraftwagen.games.kraftwagen.state import Player, State

_FEW_POINTS: Final = 4
"""Body or engine points below which research is wanted."""
_ASK: Final = 10
"""The price of the lessons for a car that a buyer will take in any case."""
_ORDER: Final = (codes.RESEARCH, codes.HIRE, codes.BODY, codes.ENGINE, codes.RACE, codes.BUYER)
"""The order of a tile's actions: research first, so that parts get better by it."""


def choose(
    spec: GameSpec[Any], state: State, legal: Sequence[Code], dice: Callable[[int], int]
) -> Code:
    """Return a decision by the rules of thumb of the lessons."""
    me = state.players[state.current]
    asked = frames.kind(state.pending[-1])
    if asked == frames.TAKE:
        return _tile(state, me, legal, dice)
    if asked in (frames.END, frames.END_PLACED):
        return _offer(state, legal)
    for kind in _ORDER:
        found = [code for code in legal if codes.kind(code) == kind]
        if found:
            return _task(state, me, kind, found, dice)
    return legal[dice(len(legal))]


def _parts(me: Player) -> tuple[list[int], list[int]]:
    """Return the values of the bodies and of the engines in the workshops."""
    bodies = [part for part in me.workshops if 0 < part <= terms.ENGINE_PART]
    engines = [part - terms.ENGINE_PART for part in me.workshops if part > terms.ENGINE_PART]
    return bodies, engines


def _wants(state: State, me: Player) -> list[int]:
    """Return the actions that seem useful now, the most useful first."""
    bodies, engines = _parts(me)
    wanted: list[int] = []
    if not me.canteen:
        wanted.append(terms.HIRE)
    if not bodies:
        wanted.append(terms.TAKE_BODY)
    if not engines:
        wanted.append(terms.TAKE_ENGINE)
    if min(me.body_points, me.engine_points) < _FEW_POINTS:
        wanted.append(terms.RESEARCH)
    if any(cars.seat_of(car) == state.current for car in state.cars):
        wanted.append(terms.BUYER)
    return [*wanted, terms.RACE]


def _tile(state: State, me: Player, legal: Sequence[Code], dice: Callable[[int], int]) -> Code:
    """Return the nearest tile with one of the two most useful actions, else the nearest."""
    lawful = {codes.value(code): code for code in legal}
    near = [piece - terms.TILE for piece in state.chain if piece - terms.TILE in lawful]
    wanted = _wants(state, me)[:2]
    for tile in near:
        if any(task in state.data.tile_actions[tile] for task in wanted):
            return lawful[tile]
    return lawful[near[0]]


def _task(
    state: State, me: Player, kind: int, found: Sequence[Code], dice: Callable[[int], int]
) -> Code:
    if kind == codes.RESEARCH:
        return max(found, key=_points)
    if kind == codes.BUYER:
        suits = [code for code in found if _suits(state, codes.value(code))]
        return (suits or found)[dice(len(suits or found))]
    if kind == codes.ENGINE and codes.ENGINE | codes.ON_GRAND_PRIX_CAR in found:
        engines = _parts(me)[1]
        if engines and me.engine_points > me.grand_prix_engine + 1:
            return codes.ENGINE | codes.ON_GRAND_PRIX_CAR
        found = [code for code in found if codes.value(code) != codes.ON_GRAND_PRIX_CAR]
    return min(found)


def _points(code: Code) -> int:
    """Return how much a research card brings, as the lessons count: points, else an engineer."""
    card = codes.value(code)
    if card >= terms.TWO_BODY:
        return 2 * sum(terms.DEVELOPMENT_POINTS[card - terms.TWO_BODY])
    return 3 if card <= terms.DIESEL else 1


def _suits(state: State, preference: int) -> bool:
    """Return whether the best car for a preference is one's own; False for moving the token."""
    if preference > terms.PRICE or not state.cars:
        return False
    worth = [cars.quality(state, car, preference) for car in state.cars]
    best = min(worth) if preference == terms.PRICE else max(worth)
    return any(
        cars.seat_of(car) == state.current and value == best
        for car, value in zip(state.cars, worth, strict=True)
    )


def _offer(state: State, legal: Sequence[Code]) -> Code:
    """Return an offer of the best parts and one worker, or the end of the turn.

    The price is the one of the lessons if the body or the engine is the best, else the lowest.
    """
    offers = [code for code in legal if codes.kind(code) == codes.CAR]
    if not offers:
        return next((code for code in legal if codes.kind(code) == codes.END_TURN), legal[0])

    def built(code: Code) -> tuple[int, int, int]:
        body, engine, workers, _, _ = codes.unpack_car(code)
        return body + engine, -workers, code

    body, engine, workers, _, marker = codes.unpack_car(max(offers, key=built))
    same = [
        code
        for code in offers
        if codes.unpack_car(code)[:3] == (body, engine, workers)
        and codes.unpack_car(code)[4] == marker
    ]
    prices = sorted(codes.unpack_car(code)[3] for code in same)
    others = [car for car in state.cars if not cars.is_closed(car)]
    best = all(body > cars.quality(state, car, terms.BODY) for car in others) or all(
        engine > cars.quality(state, car, terms.ENGINE) for car in others
    )
    price = max((one for one in prices if one <= _ASK), default=prices[0]) if best else prices[0]
    return next(code for code in same if codes.unpack_car(code)[3] == price)

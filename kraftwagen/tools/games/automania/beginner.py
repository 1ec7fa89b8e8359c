"""A first player of Automania, who follows only what the first lessons say.

A worker takes an action space that is free; machines that a market wants make cars popular; the
highest ship takes the best sales space; a contract is played when a car fulfils it; whoever can do
no more retires to a sales office with a low number.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Code
from kraftwagen.games.automania import codes, frames, terms
from kraftwagen.games.automania.rules import production
from kraftwagen.games.automania.state import State


def choose(
    spec: GameSpec[Any], state: State, legal: Sequence[Code], dice: Callable[[int], int]
) -> Code:
    """Return a decision by the rules of thumb of the lessons."""
    asked = frames.kind(state.asked)
    if asked == frames.TURN:
        return _action(state, legal, dice)
    if asked == frames.TILE:
        return max(legal, key=lambda code: _wanted(state, state.tiles[codes.value(code)]))
    if asked == frames.PLACE:
        return _place(state, legal)
    if asked == frames.MARKET:
        return _market(state, legal)
    if asked == frames.MARKETING:
        return codes.WORKERS  # nobody
    for kind in (codes.SELL, codes.PLAY, codes.FACE):
        found = [code for code in legal if codes.kind(code) == kind]
        if found:
            return found[0]
    return legal[dice(len(legal))]


def _wanted(state: State, tile: int) -> int:
    """Return the stars that a tile promises: what the markets want now, or its own."""
    data = state.data
    if data.tile_kind[tile] == terms.BONUS:
        return data.tile_points[tile] + data.tile_money[tile] // 2
    own = data.tile_stars[tile]
    if data.tile_kind[tile] != terms.MACHINE:
        return own
    return own + max(
        (
            data.stars[place % terms.DEMAND_PLACES]
            for place in range(len(state.demands))
            if place % terms.DEMAND_PLACES < terms.ACTIVE
            and state.demands[place] == data.tile_what[tile]
        ),
        default=0,
    )


def _action(state: State, legal: Sequence[Code], dice: Callable[[int], int]) -> Code:
    """Return the action with the fewest workers and the most wanted tile, else a sales office."""
    seat = state.current
    found: list[tuple[int, int, int, Code]] = []
    for code in legal:
        if codes.kind(code) != codes.SPACE:
            continue
        space, car_type = codes.unpack_space(code)
        if car_type == codes.NO_TYPE and state.hands[seat]:
            continue  # a contract is in hand already
        if car_type != codes.NO_TYPE and not state.cars[seat * terms.HOME_PLACES + car_type]:
            continue
        promise = max((_wanted(state, state.tiles[cell]) for cell in terms.LINES[space]), default=0)
        made = 0 if car_type == codes.NO_TYPE else max(
            production.popularity(state, seat, car_type, market) for market in range(2)
        )  # fmt: skip
        found.append((-state.workers_at[space], promise + made, dice(100), code))
    if found:
        return max(found)[3]
    offices = [code for code in legal if codes.kind(code) == codes.RETIRE]
    return min(offices) if offices else legal[dice(len(legal))]


def _place(state: State, legal: Sequence[Code]) -> Code:
    """Return an empty place, a slot that two lines pass before others; else the first one."""
    seat = state.current
    lines = state.data.board_lines[state.boards[seat]]
    places = [code for code in legal if codes.kind(code) == codes.PLACE]
    empty = [code for code in places if not state.factories[seat][codes.value(code)]]
    if not (empty or places):
        return codes.DISCARD if codes.DISCARD in legal else legal[0]
    return max(
        empty or places[:1], key=lambda code: sum(codes.value(code) in line for line in lines)
    )


def _market(state: State, legal: Sequence[Code]) -> Code:
    """Return the market where the car gets onto the higher ship, as the table shows it."""
    markets = [code for code in legal if codes.kind(code) == codes.MARKET]
    seat, car_type = state.current, frames.value(state.asked)
    if not markets:
        return legal[0]
    return max(
        markets,
        key=lambda code: production.popularity(state, seat, car_type, codes.unpack_market(code)[0]),
    )

"""Factory tiles: taking and placing them, their immediate effects (A6, T1-T6, V5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kraftwagen.engine.tuples import added, replaced
from kraftwagen.engine.types import Event
from kraftwagen.games.automania import codes, events, frames, terms
from kraftwagen.games.automania.rules import account
from kraftwagen.games.automania.state import State

if TYPE_CHECKING:
    # Only in annotations: machine words in compiled code, plain ints without.
    from mypy_extensions import i64

_SLOTS: Final = list(range(terms.FIRST_STYLE))
"""Places of machines, any of which will do (T2)."""
_STYLE: Final = [
    [terms.FIRST_STYLE + part + 3 * car_type for car_type in range(terms.TYPES)]
    for part in range(len(terms.PARTS))
]
"""By style part, its places, one for each type (T3)."""
_NO_MANAGERS: Final[tuple[int, ...]] = (terms.NO_TILE,) * terms.OFFICES
TOO_DEAR: Final = -1


def legal_tiles(state: State, space: i64) -> list[int]:
    """Return the codes for taking a tile of an action space's line (A6)."""
    return [codes.TAKE + cell for cell in terms.LINES[space] if state.tiles[cell]]


def question_after(state: State, space: i64) -> i64:
    """Return the frame asked after an action space's tile: market or contract (A6)."""
    action = state.data.space_action[space]
    return frames.CARD if action == terms.CONTRACT_ACTION else frames.market(action)


def lift(state: State, seat: i64, cell: i64, out: list[Event] | None) -> i64:
    """Take the tile off a cell and return it (A6, L1)."""
    tile = state.tiles[cell]
    state.tiles = replaced(state.tiles, cell, terms.NO_TILE)
    if out is not None:
        out.append(events.TileTaken(seat, tile, cell))
    return tile


def office_cost(state: State, seat: i64) -> i64:
    """Return the cost of filling one more manager office; TOO_DEAR if all are full (T4, B10)."""
    filled = 0
    for manager in state.factories[seat][terms.FIRST_OFFICE :]:
        if manager:
            filled += 1
    costs = state.data.board_offices[state.boards[seat]]
    return costs[filled] if filled < len(costs) else TOO_DEAR


def same_portrait(state: State, seat: i64, tile: i64) -> list[int]:
    """Return the places of a seat's managers with the portrait of a tile (T4)."""
    what = state.data.tile_what
    wanted = what[tile]
    offices = enumerate(state.factories[seat][terms.FIRST_OFFICE :], terms.FIRST_OFFICE)
    return [place for place, manager in offices if manager and what[manager] == wanted]


def on_managers(factory: tuple[int, ...], amounts: tuple[int, ...]) -> i64:
    """Return the sum of ``amounts``, which are by tile, over a factory's managers (T5)."""
    managers = factory[terms.FIRST_OFFICE :]
    total: i64 = 0
    if managers != _NO_MANAGERS:
        for manager in managers:
            total += amounts[manager]
    return total


def places(state: State, seat: i64, tile: i64) -> list[int]:
    """Return the places a tile may go to (T2-T4, V5), a shared list; empty for a bonus (T6)."""
    kind = state.data.tile_kind[tile]
    if kind == terms.MACHINE:
        return _SLOTS
    if kind == terms.STYLE:
        return _STYLE[state.data.tile_what[tile]]
    if kind == terms.BONUS:
        return []
    return _manager_places(state, seat, tile)


def _manager_places(state: State, seat: i64, tile: i64) -> list[int]:
    """Replacing one of the same portrait is free; a new one is paid (T4, V5)."""
    found = same_portrait(state, seat, tile)
    if len(found) < state.data.board_managers[state.boards[seat]]:
        cost = office_cost(state, seat)
        if 0 <= cost <= state.money[seat]:
            # Which of the empty ones makes no difference.
            empty = terms.FIRST_OFFICE
            factory = state.factories[seat]
            while factory[empty]:
                empty += 1
            found.append(empty)
            found.sort()
    return found


def place(state: State, seat: i64, tile: i64, where: i64, out: list[Event] | None) -> None:
    """Put a tile into a factory; pay for a manager first, then give its effect (T1-T5)."""
    factory = state.factories[seat]
    replaced_tile: i64 = factory[where]
    data = state.data
    if where >= terms.FIRST_OFFICE and replaced_tile == terms.NO_TILE:
        account.pay(state, seat, office_cost(state, seat), False, out)
    factories = list(state.factories)
    factories[seat] = replaced(factory, where, tile)
    state.factories = tuple(factories)
    if out is not None:
        out.append(events.TilePlaced(seat, tile, where, replaced_tile))
    if where < terms.FIRST_OFFICE:
        return
    more = data.tile_workers[tile] - data.tile_workers[replaced_tile]
    if more > 0:
        hire_neutral(state, seat, more, out)
    account.gain_money(state, seat, data.tile_money[tile], terms.FROM_FINANCE, out)


def hire_neutral(state: State, seat: i64, count: i64, out: list[Event] | None) -> None:
    """Give a seat neutral workers, who are at home at once (T5)."""
    state.neutral = added(state.neutral, seat, count)
    state.home = added(state.home, seat, count)
    if out is not None:
        out.append(events.NeutralWorkersHired(seat, count))


def discard(state: State, seat: i64, tile: i64, out: list[Event] | None) -> None:
    """Discard a tile that a seat has taken (T1)."""
    if out is not None:
        out.append(events.TileDiscarded(seat, tile))


def use_bonus(state: State, seat: i64, tile: i64, out: list[Event] | None) -> None:
    """Pay a seat for a bonus tile, which leaves the game (T6)."""
    if out is not None:
        out.append(events.BonusTileUsed(seat, tile))
    data = state.data
    account.gain_money(state, seat, data.tile_money[tile], terms.FROM_BONUS_TILES, out)
    account.gain_points(state, seat, data.tile_points[tile], terms.FROM_BONUS_TILES, out)

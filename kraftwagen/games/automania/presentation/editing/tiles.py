"""Factory tiles in the editor: in the grid, below sales offices, in factories, in the stacks.

A tile comes from where it is, and what lay there takes its place if it may lie there; else that is
set aside, which is where all tiles are that left the game (T1). The stacks always hold what the
rounds to come need (N4): for a tile taken from there another one of its set is put in.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from kraftwagen.engine.editing import Field, Place
from kraftwagen.engine.tuples import place_of, replaced, without
from kraftwagen.engine.wording import Term
from kraftwagen.games.automania import frames, terms
from kraftwagen.games.automania.dataset import DataSet
from kraftwagen.games.automania.presentation import things
from kraftwagen.games.automania.presentation.editing import crew, groups
from kraftwagen.games.automania.state import State

TRAY: Final[Place] = ("tray",)
"""The tile that is about to be placed (T1)."""
_STACK: Final[Place] = ("stack",)
_ASIDE: Final[Place] = ("aside",)
_FIRST: Final = ("aside", "stack", "tile", "below", "place")
"""From where a tile is taken rather, if several are alike."""


def on_board(state: State) -> Iterator[Field]:
    """The tiles of the grid and those below sales offices."""
    offer = Offer(state)
    for cell in range(terms.CELLS):
        parts = (things.cell(cell, state.data),)
        yield offer.field(("tile", cell), groups.TILES, "editing.cell", parts)
    for office, cell in enumerate(state.data.office_tile):
        if cell:
            parts = (things.cell(cell, state.data),)
            yield offer.field(("below", office), groups.TILES, "editing.cell", parts)


def in_factories(state: State) -> Iterator[Field]:
    """The tiles in the factories of all players."""
    offer = Offer(state)
    for seat, board in enumerate(state.boards):
        offices = len(state.data.board_offices[max(board, terms.SIDE_A)])
        for place in range(terms.FIRST_OFFICE + offices):
            key = f"editing.place.{terms.PLACE_NAMES[place]}"
            yield offer.field(("place", seat, place), groups.of_seat(seat), key)


def in_stacks(state: State) -> Iterator[Field]:
    """How many of each tile wait in a stack, where some of its set have left the game."""
    data = state.data
    for number in sorted(set(data.round_sets[1:])):
        gone = aside(state, number)
        stack = [tile for tile in state.unseen if data.tile_set[tile] == number]
        for first in _first_of_each(data, number) if stack and gone else ():
            own, left = _count(data, stack, first), _count(data, gone, first)
            least = own - min(own, len(gone) - left)
            values = range(least, own + min(left, len(stack) - own) + 1)
            at, parts = ("stack", first), (things.tile(first, data),)
            yield Field(at, groups.TILES, "editing.stack", own, values, parts=parts)


def _first_of_each(data: DataSet, number: int) -> list[int]:
    """Of the tiles of a set that show the same the first."""
    looks: dict[tuple[int, ...], int] = {}
    for tile in range(1, len(data.tile_names)):
        if data.tile_set[tile] == number:
            looks.setdefault(_look(data, tile), tile)
    return list(looks.values())


def _count(data: DataSet, tiles: list[int], like: int) -> int:
    return sum(_look(data, tile) == _look(data, like) for tile in tiles)


def in_tray(state: State) -> Field:
    """The tile that is about to be placed."""
    return Offer(state).field(TRAY, groups.MOMENT, "editing.tray")


class Offer:
    """Which tiles can be set where: of those that show the same only one."""

    def __init__(self, state: State) -> None:
        self._state = state
        self._where = spots(state)
        self._alike: dict[tuple[object, ...], dict[tuple[int, ...], int]] = {}
        """By what can lie somewhere, and the set there: tile by look."""
        data = state.data
        self._sets_aside = {
            data.tile_set[tile]
            for tile in range(1, len(data.tile_names)) if tile not in self._where
        }  # fmt: skip

    def field(self, spot: Place, group: str, key: str, parts: tuple[Term, ...] = ()) -> Field:
        """The field of a place for a tile."""
        data, now = self._state.data, at(self._state, spot)
        can = self.values(spot)
        words = [_said(data, tile) for tile in can]
        return Field(spot, group, key, now, can, words, parts=parts)

    def values(self, spot: Place) -> list[int]:
        """The tile that lies there, none, and one of each look that can be got."""
        data, now = self._state.data, at(self._state, spot)
        kind = spot[0] if spot[0] != "place" else ("place", _wanted(int(spot[2])))
        own_set = data.tile_set[now] if now else -1
        cached = self._alike.get((kind, own_set))
        if cached is None:
            cached = self._alike[kind, own_set] = self._found(spot, own_set)
        found = dict(cached)
        if now:
            found[_look(data, now)] = now
        return sorted(found.values()) if spot == TRAY else [terms.NO_TILE, *sorted(found.values())]

    def _found(self, spot: Place, own_set: int) -> dict[tuple[int, ...], int]:
        state, best = self._state, dict[tuple[int, ...], tuple[int, int]]()
        for tile in range(1, len(state.data.tile_names)):
            source = self._where.get(tile, _ASIDE)
            number = state.data.tile_set[tile]
            if source == TRAY or not accepts(state, spot, tile):
                continue
            if source == _STACK and number != own_set and number not in self._sets_aside:
                continue
            look, rank = _look(state.data, tile), (_FIRST.index(str(source[0])), tile)
            best[look] = min(rank, best.get(look, rank))
        return {look: tile for look, (_, tile) in best.items()}


@cache
def _said(data: DataSet, tile: int) -> str | Term:
    return things.tile(tile, data) if tile else "editing.empty"


@cache
def _look(data: DataSet, tile: int) -> tuple[int, ...]:
    """Everything a tile shows, and the set it belongs to."""
    return (
        data.tile_set[tile], data.tile_kind[tile], data.tile_what[tile], data.tile_stars[tile],
        data.tile_medals[tile], data.tile_sales[tile], data.tile_workers[tile],
        data.tile_money[tile], data.tile_points[tile],
    )  # fmt: skip


# -- where they are


def spots(state: State) -> dict[int, Place]:
    """Where each tile is that has not left the game."""
    found = dict.fromkeys(state.unseen, _STACK)
    for cell, tile in enumerate(state.tiles):
        office = ("below", state.data.office_tile.index(cell)) if cell >= terms.CELLS else None
        found[tile] = office or ("tile", cell)
    for seat, factory in enumerate(state.factories):
        for place, tile in enumerate(factory):
            found[tile] = ("place", seat, place)
    found[at(state, TRAY)] = TRAY
    found.pop(terms.NO_TILE)
    return found


def at(state: State, spot: Place) -> int:
    """The tile at a place, or NO_TILE."""
    if spot[0] == "place":
        return state.factories[int(spot[1])][int(spot[2])]
    if spot == TRAY:
        asked = state.pending[-1] if state.pending else 0
        return frames.value(asked) if frames.kind(asked) == frames.PLACE else terms.NO_TILE
    return state.tiles[_cell(state, spot)]


def _cell(state: State, spot: Place) -> int:
    return int(spot[1]) if spot[0] == "tile" else state.data.office_tile[int(spot[1])]


def _wanted(place: int) -> tuple[int, int]:
    """The kind of tile that lies on a place of a factory, and its part, -1 for any (T2-T4)."""
    if place < terms.FIRST_STYLE:
        return terms.MACHINE, -1
    if place < terms.FIRST_OFFICE:
        return terms.STYLE, (place - terms.FIRST_STYLE) % len(terms.PARTS)
    return terms.MANAGER, -1


def accepts(state: State, spot: Place, tile: int) -> bool:
    """Whether a tile may lie at a place, whatever lies there now."""
    data = state.data
    if spot[0] == "place":
        kind, part = _wanted(int(spot[2]))
        return data.tile_kind[tile] == kind and part in (-1, data.tile_what[tile])
    if spot == TRAY:
        return data.tile_kind[tile] != terms.BONUS
    return data.tile_set[tile] == data.round_sets[state.round]


# -- setting them


def _lay(state: State, spot: Place, tile: int) -> None:
    """Only this place changes."""
    if spot[0] == "place":
        factories = list(state.factories)
        seat, place = int(spot[1]), int(spot[2])
        factories[seat] = replaced(factories[seat], place, tile)
        state.factories = tuple(factories)
    elif spot == TRAY:
        state.pending = (*state.pending[:-1], frames.place(tile))
    elif spot == _STACK:
        state.unseen = tuple(sorted((*state.unseen, tile)))
    elif spot != _ASIDE:
        state.tiles = replaced(state.tiles, _cell(state, spot), tile)


def put(state: State, spot: Place, tile: int) -> None:
    """Set a place to a tile, or empty it; see the module for what becomes of the others."""
    before = at(state, spot)
    if before == tile:
        return
    source = spots(state).get(tile, _ASIDE) if tile else _ASIDE
    _lay(state, spot, tile)
    if source == _STACK:
        state.unseen = without(state.unseen, place_of(state.unseen, tile))
        number = state.data.tile_set[tile]
        same = bool(before) and state.data.tile_set[before] == number
        others = [before] if same else aside(state, number)
        state.unseen = tuple(sorted((*state.unseen, *others[:1])))
    elif source != _ASIDE:
        back = before if before and accepts(state, source, before) else terms.NO_TILE
        _lay(state, source, back)
    hire(state)


def aside(state: State, number: int) -> list[int]:
    """The tiles of a set that left the game."""
    data, there = state.data, spots(state)
    return [
        tile for tile in range(1, len(data.tile_names))
        if data.tile_set[tile] == number and tile not in there
    ]  # fmt: skip


def hire(state: State) -> None:
    """Nobody has fewer neutral workers than the personnel managers show (T5)."""
    for seat, count in enumerate(state.neutral):
        crew.set_neutral(state, seat, max(count, crew.shown(state, seat)))


def set_round(state: State, number: int) -> None:
    """Another round: its stacks, and tiles of its set where tiles lie on the board (N4)."""
    data = state.data
    filled = [cell for cell, tile in enumerate(state.tiles) if tile]
    state.round = number
    known, now = data.round_sets[1 : number + 1], data.round_sets[number]
    state.tiles = tuple(
        tile if tile and data.tile_set[tile] == now else terms.NO_TILE for tile in state.tiles
    )
    _fill_stacks(state)
    tray = at(state, TRAY)
    if tray and data.tile_set[tray] not in known:
        left = [tile for tile in aside(state, now) if accepts(state, TRAY, tile)]
        _lay(state, TRAY, left[0])
        _fill_stacks(state)
    new = aside(state, now)
    for cell in filled:
        if not state.tiles[cell] and new:
            state.tiles = replaced(state.tiles, cell, new.pop(0))


def _fill_stacks(state: State) -> None:
    """Each stack as the rounds to come need it, from what is aside, on the board, in factories."""
    data = state.data
    later = data.round_sets[state.round + 1 :]
    for number in set(data.round_sets[1:]):
        own = [tile for tile in state.unseen if data.tile_set[tile] == number]
        wanted = later.count(number) * len(state.tiles)
        state.unseen = tuple(tile for tile in state.unseen if tile not in own[wanted:])
        there = spots(state)
        others = [
            tile for tile in range(1, len(data.tile_names))
            if data.tile_set[tile] == number and there.get(tile) not in (_STACK, TRAY)
        ]  # fmt: skip
        others.sort(key=lambda tile: (_FIRST.index(str(there.get(tile, _ASIDE)[0])), tile))
        for tile in others[: wanted - len(own)] if wanted > len(own) else []:
            _lay(state, there.get(tile, _ASIDE), terms.NO_TILE)
            _lay(state, _STACK, tile)


def _set_stack(state: State, first: int, count: int) -> None:
    """So many of a tile in its stack; others of its set leave it, or come, the last ones first."""
    data, look = state.data, _look(state.data, first)
    stack = [tile for tile in state.unseen if data.tile_set[tile] == data.tile_set[first]]
    gone = aside(state, data.tile_set[first])
    own = [tile for tile in stack if _look(data, tile) == look]
    more = count - len(own)
    if more > 0:
        out = [tile for tile in stack if tile not in own][-more:]
        new = [tile for tile in gone if _look(data, tile) == look][:more]
    else:
        out = own[:-more]
        others = [tile for tile in gone if _look(data, tile) != look]
        new = others[len(others) + more :]
    kept = [tile for tile in state.unseen if tile not in out]
    state.unseen = tuple(sorted((*kept, *new)))


def _set_cell(state: State, cell: int, tile: int) -> None:
    put(state, ("tile", cell), tile)


def _set_below(state: State, office: int, tile: int) -> None:
    put(state, ("below", office), tile)


def _set_place(state: State, seat: int, place: int, tile: int) -> None:
    put(state, ("place", seat, place), tile)


def _set_tray(state: State, tile: int) -> None:
    put(state, TRAY, tile)


def _move(state: State, source: Place, target: Place) -> bool:
    """To another place that takes it; what lies there comes here if it may, else leaves."""
    if target[0] not in ("tile", "below", "place", "tray"):
        return False
    tile = at(state, source)
    asked = target != TRAY or at(state, TRAY)
    if not tile or not asked or not accepts(state, target, tile):
        return False
    put(state, target, tile)
    return True


SETTERS: Final[groups.Setters] = {
    "round": set_round,
    "tile": _set_cell,
    "below": _set_below,
    "place": _set_place,
    "tray": _set_tray,
    "stack": _set_stack,
}
MOVERS: Final[groups.Movers] = dict.fromkeys(("tile", "below", "place"), _move)

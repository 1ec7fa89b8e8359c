"""Edits of factory tiles: in the grid, below sales offices, in factories, in the stacks.

A tile moves from where it is. The tile it replaces moves to the freed place if it may lie there,
else it leaves the game (T1). The stacks always hold what later rounds need (N4): a tile taken from
a stack is replaced by another one of its set.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final

from kraftwagen.engine.editing import Place, Table
from kraftwagen.games.automania import terms
from kraftwagen.games.automania.dataset import DataSet
from kraftwagen.games.parts.editor import Values

_STACK: Final[Place] = ("stack",)
_ASIDE: Final[Place] = ("aside",)
_TRAY: Final[Place] = ("tray",)
"""About to be placed, in the middle of a turn: it stays there."""
_FIRST: Final = ("aside", "stack", "tile", "below", "place")
"""From where a tile is taken rather, if several are alike."""


@cache
def look(data: DataSet, tile: int) -> tuple[int, ...]:
    """Return the values and the set of a tile; tiles with equal results are interchangeable."""
    return (
        data.tile_set[tile], data.tile_kind[tile], data.tile_what[tile], data.tile_stars[tile],
        data.tile_medals[tile], data.tile_sales[tile], data.tile_workers[tile],
        data.tile_money[tile], data.tile_points[tile],
    )  # fmt: skip


def _number(data: DataSet, name: str | None) -> int:
    return data.tile_names.index(name) if name else terms.NO_TILE


# -- where they are


def spots(data: DataSet, table: Table) -> dict[int, Place]:
    """Return the place of each tile that has not left the game."""
    found: dict[str | None, Place] = dict.fromkeys(table["unseen_tiles"], _STACK)
    found.update({name: ("tile", cell) for cell, name in enumerate(table["tiles"])})
    for office, cell in enumerate(data.office_tile):
        if cell:
            found[table["office_tiles"][cell - terms.CELLS]] = ("below", office)
    for seat, player in enumerate(table["players"]):
        for name, tile in player["tiles"].items():
            found[tile] = ("place", seat, terms.PLACE_NAMES.index(name))
    found.update({question["tile"]: _TRAY for question in table["todo"] if "tile" in question})
    found.pop(None, None)
    return {_number(data, name): place for name, place in found.items()}


def _entry(data: DataSet, table: Table, spot: Place) -> tuple[Any, str | int]:
    """Return the list or table that holds a place, and the key there."""
    if spot[0] == "place":
        return table["players"][int(spot[1])]["tiles"], terms.PLACE_NAMES[int(spot[2])]
    if spot[0] == "tile":
        return table["tiles"], int(spot[1])
    return table["office_tiles"], data.office_tile[int(spot[1])] - terms.CELLS


def at(data: DataSet, table: Table, spot: Place) -> int:
    """Return the tile at a place, or NO_TILE."""
    owner, key = _entry(data, table, spot)
    return _number(data, owner.get(key) if isinstance(owner, dict) else owner[key])


def aside(data: DataSet, table: Table, number: int) -> list[int]:
    """Return the tiles of a set (A is 0, B is 1) that have left the game."""
    there = spots(data, table)
    return [tile for tile in of_set(data, number) if tile not in there]


def of_set(data: DataSet, number: int) -> list[int]:
    """Return all tiles of a set."""
    return [tile for tile in range(1, len(data.tile_names)) if data.tile_set[tile] == number]


def in_stack(data: DataSet, table: Table, number: int) -> list[int]:
    """Return the tiles of a set that lie in its stack."""
    return [tile for name in table["unseen_tiles"]
            if data.tile_set[tile := _number(data, name)] == number]  # fmt: skip


def accepts(data: DataSet, table: Table, spot: Place, tile: int) -> bool:
    """Return whether a tile may lie at a place, whatever lies there now (T2-T4)."""
    if spot[0] != "place":
        return data.tile_set[tile] == data.round_sets[table["round"]]
    kind, part = _wanted(int(spot[2]))
    return data.tile_kind[tile] == kind and part in (-1, data.tile_what[tile])


def _wanted(place: int) -> tuple[int, int]:
    """Return the kind of tile for a place of a factory and its part, -1 for any part."""
    if place < terms.FIRST_STYLE:
        return terms.MACHINE, -1
    if place < terms.FIRST_OFFICE:
        return terms.STYLE, (place - terms.FIRST_STYLE) % len(terms.PARTS)
    return terms.MANAGER, -1


# -- what can be set


def offer(data: DataSet, name: str, table: Table) -> Callable[..., list[int]]:
    """Return a function from the numbers of a place to the tiles it can hold, one per design."""
    where = spots(data, table)
    sets_aside = {data.tile_set[tile] for tile in range(1, len(data.tile_names))
                  if tile not in where}  # fmt: skip
    known: dict[object, dict[tuple[int, ...], int]] = {}

    def found(spot: Place, own_set: int) -> dict[tuple[int, ...], int]:
        best: dict[tuple[int, ...], tuple[int, int]] = {}
        for tile, number in enumerate(data.tile_set):
            source = where.get(tile, _ASIDE)
            stays = source == _STACK and number != own_set and number not in sets_aside
            if not tile or source == _TRAY or stays or not accepts(data, table, spot, tile):
                continue
            rank = (_FIRST.index(str(source[0])), tile)
            best[look(data, tile)] = min(rank, best.get(look(data, tile), rank))
        return {shown: tile for shown, (_, tile) in best.items()}

    def values(*numbers: int) -> list[int]:
        spot: Place = (name, *numbers)
        now = at(data, table, spot)
        own_set = data.tile_set[now] if now else -1
        key = (_wanted(numbers[1]) if name == "place" else name, own_set)
        alike = known[key] if key in known else known.setdefault(key, found(spot, own_set))
        own = {look(data, now): now} if now else {}
        return [terms.NO_TILE, *sorted({**alike, **own}.values())]

    return values


def put(data: DataSet, table: Values, spot: Place, tile: int) -> None:
    """Put a tile at a place, NO_TILE to empty it; other tiles move as the module describes."""
    before = at(data, table, spot)
    if before == tile:
        return
    source = spots(data, table).get(tile, _ASIDE) if tile else _ASIDE
    _lay(data, table, spot, tile)
    if source == _STACK:
        table["unseen_tiles"].remove(data.tile_names[tile])
        number = data.tile_set[tile]
        same = bool(before) and data.tile_set[before] == number
        others = [before] if same else aside(data, table, number)
        _lay(data, table, _STACK, others[0])
    elif source != _ASIDE:
        back = before and accepts(data, table, source, before)
        _lay(data, table, source, before if back else terms.NO_TILE)


def _lay(data: DataSet, table: Values, spot: Place, tile: int) -> None:
    """Put a tile at a place and change no other place."""
    name = data.tile_names[tile] if tile else None
    if spot == _STACK:
        table["unseen_tiles"].append(name)
    elif spot != _ASIDE:
        owner, key = _entry(data, table, spot)
        if name is None and isinstance(owner, dict):
            owner.pop(key, None)
        else:
            owner[key] = name


# -- rounds and stacks


def set_round(data: DataSet, table: Values, number: int) -> None:
    """Set the round, with its stacks; tiles on the board change to its set (N4)."""
    table["round"], now = number, data.round_sets[number]
    board = [(table[key], cell) for key in ("tiles", "office_tiles")
             for cell, name in enumerate(table[key]) if name]  # fmt: skip
    for lying, cell in board:
        if data.tile_set[_number(data, lying[cell])] != now:
            lying[cell] = None
    for one in sorted(set(data.round_sets[1:])):
        _fill_stack(data, table, one)
    new = aside(data, table, now)
    for lying, cell in board:
        if lying[cell] is None and new:
            lying[cell] = data.tile_names[new.pop(0)]


def _fill_stack(data: DataSet, table: Values, number: int) -> None:
    """Adjust a stack to what later rounds need; missing tiles are taken from elsewhere."""
    cells = len(table["tiles"]) + len(table["office_tiles"])
    wanted = data.round_sets[table["round"] + 1 :].count(number) * cells
    own = in_stack(data, table, number)
    gone = [data.tile_names[tile] for tile in own[wanted:]]
    table["unseen_tiles"] = [name for name in table["unseen_tiles"] if name not in gone]
    there = spots(data, table)
    others = [tile for tile in of_set(data, number) if there.get(tile) not in (_STACK, _TRAY)]
    others.sort(key=lambda tile: (_FIRST.index(str(there.get(tile, _ASIDE)[0])), tile))
    for tile in others[: max(0, wanted - len(own))]:
        _lay(data, table, there.get(tile, _ASIDE), terms.NO_TILE)
        _lay(data, table, _STACK, tile)


def kinds_in_stacks(data: DataSet, table: Table) -> list[int]:
    """Return one tile of each design in the stacks, for sets with tiles that left the game."""
    found: dict[tuple[int, ...], int] = {}
    for number in sorted(set(data.round_sets[1:])):
        if in_stack(data, table, number) and aside(data, table, number):
            for tile in of_set(data, number):
                found.setdefault(look(data, tile), tile)
    return list(found.values())


def alike(data: DataSet, tiles: Sequence[int], first: int) -> list[int]:
    """Return those of ``tiles`` that look the same as the tile ``first``."""
    return [tile for tile in tiles if look(data, tile) == look(data, first)]


def offer_in_stack(data: DataSet, table: Table) -> Callable[[int], range]:
    """Return a function from a tile to the possible numbers of tiles like it in its stack."""
    sets = set(data.round_sets[1:])
    stacks = {number: in_stack(data, table, number) for number in sets}
    gone = {number: aside(data, table, number) for number in sets}

    def values(first: int) -> range:
        stack, out = stacks[data.tile_set[first]], gone[data.tile_set[first]]
        own, left = len(alike(data, stack, first)), len(alike(data, out, first))
        least = own - min(own, len(out) - left)
        return range(least, own + min(left, len(stack) - own) + 1)

    return values


def set_stack(data: DataSet, table: Values, first: int, count: int) -> None:
    """Set the number of tiles like ``first`` in their stack.

    Other tiles of the set leave the stack or join it in exchange, the last ones first.
    """
    stack = in_stack(data, table, data.tile_set[first])
    gone = aside(data, table, data.tile_set[first])
    own, left = alike(data, stack, first), alike(data, gone, first)
    more = count - len(own)
    if more > 0:
        out, new = [tile for tile in stack if tile not in own][-more:], left[:more]
    else:
        others = [tile for tile in gone if tile not in left]
        out, new = own[:-more], others[len(others) + more :]
    away = [data.tile_names[tile] for tile in out]
    kept = [name for name in table["unseen_tiles"] if name not in away]
    table["unseen_tiles"] = [*kept, *(data.tile_names[tile] for tile in new)]

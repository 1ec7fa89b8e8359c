"""The gains from a factory tile in each legal place: popularity, medals, autobucks."""

from __future__ import annotations

from kraftwagen.games.automania import codes, terms
from kraftwagen.games.automania.presentation.previews import (
    DISCARDED,
    NEVER,
    Matrix,
    PlacePreview,
    TilePreview,
)
from kraftwagen.games.automania.rules import account, offices, production, rounds, tiles, workers
from kraftwagen.games.automania.state import State


def matrix(state: State, seat: int) -> Matrix:
    """Return the popularity of each type in each market, without marketing (P3, P4)."""
    return tuple(
        tuple(
            production.popularity(state, seat, car_type, market)
            for market in range(len(terms.MARKETS))
        )
        for car_type in range(terms.TYPES)
    )


def for_marketing(state: State, seat: int) -> int:
    """Return how many workers a seat may send to marketing (P5), in a short game none (S5)."""
    return 0 if state.data.plain else state.home[seat]


def met(state: State, seat: int, car_type: int, market: int) -> dict[int, int]:
    """Return the active demands (0 to 2) that machines meet, by slot along the line (P3)."""
    factory, what = state.factories[seat], state.data.tile_what
    wanted = state.demands[market * terms.DEMAND_PLACES :][: terms.ACTIVE]
    free = list(range(terms.ACTIVE))
    found: dict[int, int] = {}
    for slot in state.data.board_lines[state.boards[seat]][car_type]:
        tile = factory[slot]
        asked = [demand for demand in free if tile and wanted[demand] == what[tile]]
        if asked:
            found[slot] = max(asked)
            free.remove(max(asked))
    return found


def difference(after: Matrix, before: Matrix) -> Matrix:
    """Return the entries of one matrix less those of another."""
    return tuple(
        tuple(more - less for more, less in zip(*rows, strict=True))
        for rows in zip(after, before, strict=True)
    )


def placed(state: State, seat: int, tile: int, where: int) -> PlacePreview:
    """Return the outcome of placing a tile in a place, or of discarding it (T1-T5)."""
    before = matrix(state, seat)
    if where == DISCARDED:
        return PlacePreview(
            DISCARDED, terms.NO_TILE, before, difference(before, before), 0, 0, 0, 0
        )
    after = state.clone()
    tiles.place(after, seat, tile, where, None)
    then = matrix(after, seat)
    return PlacePreview(
        place=where,
        replaced=state.factories[seat][where],
        matrix=then,
        change=difference(then, before),
        money=after.money[seat] - state.money[seat],
        workers=after.home[seat] - state.home[seat],
        medals=rounds.tile_medals(after, seat) - rounds.tile_medals(state, seat),
        limit=offices.limit(after, seat) - offices.limit(state, seat),
    )


def tile(state: State, seat: int, number: int) -> TilePreview:
    """Return the outcomes of a tile that the seat takes now, with the autobucks it has now."""
    if state.data.tile_kind[number] == terms.BONUS:
        after = state.clone()
        tiles.use_bonus(after, seat, number, None)
        money = after.money[seat] - state.money[seat]
        return TilePreview(number, (), money, after.points[seat] - state.points[seat])
    places = (*tiles.places(state, seat, number), DISCARDED)
    found = tuple(placed(state, seat, number, where) for where in places)
    return TilePreview(number, found, sponsor=sponsor(state, seat, number))


def sponsor(state: State, seat: int, number: int) -> int:
    """Return the fewest workers to sponsor so that a tile has a place, or NEVER (T4, W1)."""
    for count in range(state.home[seat] + 1):
        after = state.clone()
        workers.to_sponsor(after, seat, count, None)
        if tiles.places(after, seat, number):
            return count
    return NEVER


def board(state: State, seat: int) -> dict[int, TilePreview]:
    """Return the outcomes of each tile on the board, by cell, if the seat takes it now."""
    lying = enumerate(state.tiles)
    return {cell: tile(state, seat, number) for cell, number in lying if number}


def line(state: State, code: int) -> dict[int, TilePreview]:
    """Return the outcomes of the tiles that an action space offers, by cell, after paying for it.

    ``code`` is a legal decision of the seat to move for an action space; the corner has no tiles.
    """
    seat = state.current
    space, car_type = codes.unpack_space(code)
    after = state.clone()
    workers.place(after, seat, space, None)
    if car_type != codes.NO_TYPE:
        account.pay(after, seat, state.data.car_cost[car_type], True, None)
    cells = [codes.value(take) for take in tiles.legal_tiles(after, space)]
    return {cell: tile(after, seat, state.tiles[cell]) for cell in cells}

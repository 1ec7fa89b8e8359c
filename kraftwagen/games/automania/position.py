"""Positions as readable JSON, for lessons, puzzles, the position editor and tests.

All keys are required. Demands of a market are listed rising, cars that share a sales space in their
order, ``todo`` from the bottom of the stack to its top.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, Final

from kraftwagen.engine.errors import BadPosition
from kraftwagen.engine.types import Json
from kraftwagen.games.automania import checks, frames, terms
from kraftwagen.games.automania.dataset import DataSet
from kraftwagen.games.automania.state import (
    NO_CAR,
    State,
    as_known,
    card_of,
    electric_of,
    is_known,
    pack_afloat,
    pack_car,
    pack_sold,
    seat_of,
    type_of,
    unpack_afloat,
    unpack_sold,
)
from kraftwagen.games.parts.codec import (
    FLAG,
    Codec,
    Kind,
    Row,
    by_name,
    chunks,
    flat,
    listing,
    name,
    number,
    optional,
    packed,
    record,
    some_by_name,
    variants,
)

_LARGEST_RNG: Final = (1 << 62) - 1
_QUESTIONS: Final = 2
"""Pending at a time: the one asked and the one that comes after it."""
_MOST_SOLD: Final = 100
"""Cars on the sales spaces: more than the players have."""
_MOST: Final = 10_000
_MOST_CARS: Final = 7
"""Car tiles of a kind that a seat has at home."""
_MOST_WORKERS: Final = 99
_MOST_STARS: Final = 300
"""More than any data set lets a car have."""
_HIDDEN: Final = ("hidden", "hidden_start")
"""Contracts of others in what a seat may know; no position to play from has them."""
_NO_CREW: Final = (terms.NOBODY, 0)
_TYPE: Final = name(terms.CAR_TYPES)
_MARKET: Final = name(terms.MARKETS)
_SHIP: Final = number(1, terms.HIGHEST_SHIP)
_STARS: Final = number(0, _MOST_STARS)


def _table(data: DataSet, seats: int) -> Kind:
    seat = number(0, seats - 1)
    tile = optional(name(data.tile_names[1:], first=1), terms.NO_TILE)
    contracts = listing(name(data.card_names), terms.CONTRACTS)
    pile = listing(name(data.card_names), terms.CONTRACTS, ordered=True)
    below_offices = sum(1 for cell in data.office_tile if cell)
    crew = optional(packed({"seat": seat, "workers": number(1, _MOST_WORKERS)}), _NO_CREW)
    return record(
        State,
        Row("advanced", FLAG),
        Row("round", number(data.first_round, terms.LAST_ROUND)),
        Row("current", seat),
        Row("order", listing(seat, seats, seats)),
        Row("players", listing(packed(_player(data)), seats), get=_players, put=_seat_players),
        Row("tiles", listing(tile, terms.CELLS, terms.CELLS), get=_grid, put=_lay_tiles),
        Row(
            "office_tiles",
            listing(tile, below_offices, below_offices),
            get=lambda state: state.tiles[terms.CELLS :],
            put=_lay_tiles,
        ),
        Row("unseen_tiles", listing(tile, len(data.tile_names), ordered=True), "unseen"),
        Row("spaces", by_name(terms.SPACE_NAMES, crew), get=_crews, put=_lay_crews),
        Row("demands", flat(by_name(terms.MARKETS, _demands()), terms.DEMAND_PLACES)),
        Row("ships", by_name(terms.MARKETS, _ships(seat)), get=_afloat, put=_put_afloat),
        Row("sold", listing(_sold_car(seat), _MOST_SOLD), get=_sold, put=_put_sold),
        Row(
            "offices",
            listing(optional(seat, terms.NOBODY), terms.SALES_OFFICES, terms.SALES_OFFICES),
        ),
        Row("display", contracts),
        Row("deck", pile),
        Row("unused_contracts", pile, "unused"),
        Row("todo", listing(_question(data), _QUESTIONS), "pending"),
        Row("rng", number(0, _LARGEST_RNG)),
        Row("reveals", number(0, 1_000_000)),
    )


# -- players, whom the state has by column

_COLUMNS: Final = (
    *("boards", "money", "points", "home", "neutral", "sponsor", "marketing", "cars"),
    *("factories", "hands", "played"),
)
"""The attribute of each entry of a player."""


def _player(data: DataSet) -> dict[str, Kind]:
    amount, workers = number(0, _MOST), number(0, _MOST_WORKERS)
    cars, contract = (*terms.CAR_TYPES, "electric"), name(data.card_names, unread=_HIDDEN)
    tile = name(data.tile_names[1:], first=1)
    held = packed(
        {"card": contract, "known": FLAG},
        lambda card, known: as_known(card) if known else card,
        lambda held: (card_of(held), is_known(held)),
    )
    return {
        "factory": optional(name(terms.BOARDS), terms.NOT_CHOSEN),
        "money": amount,
        "points": amount,
        "home": workers,
        "neutral": workers,
        "sponsor": workers,
        "marketing": workers,
        "cars": by_name(cars, number(0, _MOST_CARS)),
        "tiles": some_by_name(terms.PLACE_NAMES, tile, terms.NO_TILE),
        "hand": listing(held, terms.CONTRACTS),
        "played": listing(contract, terms.CONTRACTS),
    }


def _players(state: State) -> Iterable[Any]:
    columns = {one: getattr(state, one) for one in _COLUMNS}
    columns["cars"] = chunks(state.cars, terms.HOME_PLACES)
    return zip(*columns.values(), strict=True)


def _seat_players(state: State, players: tuple[Any, ...]) -> None:
    for attribute, column in zip(_COLUMNS, zip(*players, strict=True), strict=True):
        setattr(state, attribute, sum(column, ()) if attribute == "cars" else column)


# -- the board


def _grid(state: State) -> tuple[int, ...]:
    return state.tiles[: terms.CELLS]


def _lay_tiles(state: State, found: tuple[int, ...]) -> None:
    """Behind those that lie there: first the grid, then the tiles below sales offices."""
    state.tiles += found


def _crews(state: State) -> Iterable[tuple[int, int]]:
    return zip(state.owner_at, state.workers_at, strict=True)


def _lay_crews(state: State, crews: tuple[tuple[int, int], ...]) -> None:
    state.owner_at, state.workers_at = zip(*crews, strict=True)


def _demands() -> Kind:
    demand = name(terms.DEMANDS)
    left, right = terms.SIDES
    return packed(
        {"active": listing(demand, terms.ACTIVE, terms.ACTIVE), left: demand, right: demand},
        lambda active, *waiting: (*active, *waiting),
        lambda places: (places[: terms.ACTIVE], *places[terms.ACTIVE :]),
    )


# -- cars, as (ship, car) and (market, sales space from 1, car)


def _with_car(seat: Kind, **where: Kind) -> Kind:
    return packed(
        {**where, "seat": seat, "type": _TYPE, "electric": FLAG},
        lambda *values: (*values[:-3], pack_car(*values[-3:])),
        lambda value: (*value[:-1], seat_of(value[-1]), type_of(value[-1]), electric_of(value[-1])),
    )


def _ships(seat: Kind) -> Kind:
    """Return the kind of the cars on the ships of a market, where no ship may occur twice."""
    kind = listing(_with_car(seat, ship=_SHIP), terms.HIGHEST_SHIP)

    def read(value: Json, where: str) -> tuple[Any, ...]:
        found: tuple[Any, ...] = kind.read(value, where)
        ships = [ship for ship, _ in found]
        for index, ship in enumerate(ships):
            if ship in ships[:index]:
                raise BadPosition(f"{where}[{index}].ship", "is named twice")
        return found

    return replace(kind, read=read)


def _afloat(state: State) -> list[list[tuple[int, int]]]:
    """Return the cars on ships by market, from the highest ship down."""
    found: list[list[tuple[int, int]]] = [[] for _ in terms.MARKETS]
    for held in reversed(state.afloat):
        car, market, ship = unpack_afloat(held)
        found[market].append((ship, car))
    return found


def _put_afloat(state: State, markets: tuple[Any, ...]) -> None:
    state.afloat = tuple(
        sorted(
            pack_afloat(car, market, ship)
            for market, ships in enumerate(markets)
            for ship, car in ships
        )
    )


def _sold_car(seat: Kind) -> Kind:
    return _with_car(seat, market=_MARKET, space=number(1, terms.SALES_SPACES))


def _sold(state: State) -> list[tuple[int, int, int]]:
    """Return the cars on sales spaces, those on limited spaces first."""
    limited = chunks(state.sold, terms.LIMITED_SPACES)
    found = [
        (market, space, car)
        for market, spaces in enumerate(limited)
        for space, car in enumerate(spaces, 1)
        if car
    ]
    for sold in state.sold_more:
        car, market, space = unpack_sold(sold)
        found.append((market, space + 1, car))
    return found


def _put_sold(state: State, found: tuple[tuple[int, int, int], ...]) -> None:
    """Put cars onto sales spaces; the second on a limited space is a copied sale (V4)."""
    limited = [NO_CAR] * len(state.sold)
    for market, space, car in found:
        place = market * terms.LIMITED_SPACES + space - 1
        if space > terms.LIMITED_SPACES or limited[place]:
            state.sold_more += (pack_sold(car, market, space - 1),)
        else:
            limited[place] = car
    state.sold = tuple(limited)


# -- questions


def _question(data: DataSet) -> Kind:
    """Return the kind of questions with what they are about, in the order of ``frames``."""
    tile = name(data.tile_names[1:], first=1)
    offer: dict[str, Kind] = {
        "type": _TYPE,
        "market": _MARKET,
        "electric": FLAG,
        "popularity": _STARS,
    }
    contract: dict[str, Kind] = {"type": _TYPE, "popularity": _STARS}
    kinds = {
        "turn": _plain(frames.TURN),
        "tile": packed({"space": name(terms.SPACE_NAMES)}, frames.tile, _value),
        "place": packed({"tile": tile}, frames.place, _value),
        "market": packed({"type": _TYPE}, frames.market, _value),
        "marketing": packed(offer, frames.marketing, frames.unpack_marketing),
        "reward": packed({"market": _MARKET}, frames.reward, _value),
        "contract": packed(contract, frames.contract, frames.unpack_contract),
        "card": _plain(frames.CARD),
        "sale": packed({"market": _MARKET, "ship": _SHIP}, frames.sale, frames.unpack_sale),
        "advance": _plain(frames.ADVANCE),
        "factory": _plain(frames.FACTORY),
    }
    names = tuple(kinds)
    return variants("ask", lambda frame: names[frames.kind(frame)], kinds)


def _plain(kind: int) -> Kind:
    """Return the kind of a question with no further values."""
    return packed({}, lambda: kind, lambda frame: ())


def _value(frame: int) -> tuple[int]:
    return (frames.value(frame),)


CODEC: Final = Codec[State](_table, checks.check)
to_position = CODEC.to_position
read = CODEC.read

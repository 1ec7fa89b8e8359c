"""Positions as readable JSON: for lessons, puzzles, the position editor and tests.

All keys are required. Demands of a market are listed rising, cars that share a sales space in
their order, ``todo`` from the bottom of the stack to its top.
"""

from __future__ import annotations

from collections.abc import Iterable
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
    ByName,
    Codec,
    Flag,
    Flat,
    Kind,
    Listing,
    Name,
    Number,
    Optional,
    Packed,
    Record,
    Row,
    SomeByName,
    Variants,
    chunks,
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
_TYPE: Final = Name(terms.CAR_TYPES)
_MARKET: Final = Name(terms.MARKETS)
_SHIP: Final = Number(1, terms.HIGHEST_SHIP)
_STARS: Final = Number(0, _MOST_STARS)


def _table(data: DataSet, seats: int) -> Record:
    seat = Number(0, seats - 1)
    tile = Optional(Name(data.tile_names[1:], first=1), terms.NO_TILE)
    contracts = Listing(Name(data.card_names), terms.CONTRACTS)
    pile = Listing(Name(data.card_names), terms.CONTRACTS, ordered=True)
    below_offices = sum(1 for cell in data.office_tile if cell)
    crew = Optional(Packed({"seat": seat, "workers": Number(1, _MOST_WORKERS)}), _NO_CREW)
    return Record(
        State,
        Row("advanced", Flag()),
        Row("round", Number(1, terms.LAST_ROUND)),
        Row("current", seat),
        Row("order", Listing(seat, seats, seats)),
        Row("players", Listing(Packed(_player(data)), seats), get=_players, put=_seat_players),
        Row("tiles", Listing(tile, terms.CELLS, terms.CELLS), get=_grid, put=_lay_tiles),
        Row(
            "office_tiles",
            Listing(tile, below_offices, below_offices),
            get=lambda state: state.tiles[terms.CELLS :],
            put=_lay_tiles,
        ),
        Row("unseen_tiles", Listing(tile, len(data.tile_names), ordered=True), "unseen"),
        Row("spaces", ByName(terms.SPACE_NAMES, crew), get=_crews, put=_lay_crews),
        Row("demands", Flat(ByName(terms.MARKETS, _demands()), terms.DEMAND_PLACES)),
        Row("ships", ByName(terms.MARKETS, _ships(seat)), get=_afloat, put=_put_afloat),
        Row("sold", Listing(_sold_car(seat), _MOST_SOLD), get=_sold, put=_put_sold),
        Row(
            "offices",
            Listing(Optional(seat, terms.NOBODY), terms.SALES_OFFICES, terms.SALES_OFFICES),
        ),
        Row("display", contracts),
        Row("deck", pile),
        Row("unused_contracts", pile, "unused"),
        Row("todo", Listing(_question(data), _QUESTIONS), "pending"),
        Row("rng", Number(0, _LARGEST_RNG)),
        Row("reveals", Number(0, 1_000_000)),
    )


# -- players, whom the state has by column

_COLUMNS: Final = (
    *("boards", "money", "points", "home", "neutral", "sponsor", "marketing", "cars"),
    *("factories", "hands", "played"),
)
"""The attribute of each entry of a player."""


def _player(data: DataSet) -> dict[str, Kind]:
    amount, workers = Number(0, _MOST), Number(0, _MOST_WORKERS)
    cars, contract = (*terms.CAR_TYPES, "electric"), Name(data.card_names, unread=_HIDDEN)
    tile = Name(data.tile_names[1:], first=1)
    held = Packed(
        {"card": contract, "known": Flag()},
        lambda card, known: as_known(card) if known else card,
        lambda held: (card_of(held), is_known(held)),
    )
    return {
        "factory": Optional(Name(terms.BOARDS), terms.NOT_CHOSEN),
        "money": amount,
        "points": amount,
        "home": workers,
        "neutral": workers,
        "sponsor": workers,
        "marketing": workers,
        "cars": ByName(cars, Number(0, _MOST_CARS)),
        "tiles": SomeByName(terms.PLACE_NAMES, tile, terms.NO_TILE),
        "hand": Listing(held, terms.CONTRACTS),
        "played": Listing(contract, terms.CONTRACTS),
    }


def _players(state: State) -> Iterable[Any]:
    columns = {name: getattr(state, name) for name in _COLUMNS}
    columns["cars"] = chunks(state.cars, terms.HOME_PLACES)
    return zip(*columns.values(), strict=True)


def _seat_players(state: State, players: tuple[Any, ...]) -> None:
    for name, column in zip(_COLUMNS, zip(*players, strict=True), strict=True):
        setattr(state, name, sum(column, ()) if name == "cars" else column)


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


def _demands() -> Packed:
    demand = Name(terms.DEMANDS)
    left, right = terms.SIDES
    return Packed(
        {"active": Listing(demand, terms.ACTIVE, terms.ACTIVE), left: demand, right: demand},
        lambda active, *waiting: (*active, *waiting),
        lambda places: (places[: terms.ACTIVE], *places[terms.ACTIVE :]),
    )


# -- cars, as (ship, car) and (market, sales space from 1, car)


def _with_car(seat: Number, **where: Kind) -> Packed:
    return Packed(
        {**where, "seat": seat, "type": _TYPE, "electric": Flag()},
        lambda *values: (*values[:-3], pack_car(*values[-3:])),
        lambda value: (*value[:-1], seat_of(value[-1]), type_of(value[-1]), electric_of(value[-1])),
    )


class _Ships(Listing):
    """Cars on ships, of which none is named twice."""

    def read(self, value: Json, where: str) -> tuple[Any, ...]:
        found = super().read(value, where)
        ships = [ship for ship, _ in found]
        for index, ship in enumerate(ships):
            if ship in ships[:index]:
                raise BadPosition(f"{where}[{index}].ship", "is named twice")
        return found


def _ships(seat: Number) -> _Ships:
    return _Ships(_with_car(seat, ship=_SHIP), terms.HIGHEST_SHIP)


def _afloat(state: State) -> list[list[tuple[int, int]]]:
    """By market, from the highest ship down."""
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


def _sold_car(seat: Number) -> Packed:
    return _with_car(seat, market=_MARKET, space=Number(1, terms.SALES_SPACES))


def _sold(state: State) -> list[tuple[int, int, int]]:
    """Those of limited spaces first."""
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
    """A second car on a limited space is a copied sale (V4)."""
    limited = [NO_CAR] * len(state.sold)
    for market, space, car in found:
        place = market * terms.LIMITED_SPACES + space - 1
        if space > terms.LIMITED_SPACES or limited[place]:
            state.sold_more += (pack_sold(car, market, space - 1),)
        else:
            limited[place] = car
    state.sold = tuple(limited)


# -- questions


def _question(data: DataSet) -> Variants:
    """A frame and what it is about, in the order of ``frames``."""
    tile = Name(data.tile_names[1:], first=1)
    offer: dict[str, Kind] = {
        "type": _TYPE,
        "market": _MARKET,
        "electric": Flag(),
        "popularity": _STARS,
    }
    contract: dict[str, Kind] = {"type": _TYPE, "popularity": _STARS}
    variants = {
        "turn": _plain(frames.TURN),
        "tile": Packed({"space": Name(terms.SPACE_NAMES)}, frames.tile, _value),
        "place": Packed({"tile": tile}, frames.place, _value),
        "market": Packed({"type": _TYPE}, frames.market, _value),
        "marketing": Packed(offer, frames.marketing, frames.unpack_marketing),
        "reward": Packed({"market": _MARKET}, frames.reward, _value),
        "contract": Packed(contract, frames.contract, frames.unpack_contract),
        "card": _plain(frames.CARD),
        "sale": Packed({"market": _MARKET, "ship": _SHIP}, frames.sale, frames.unpack_sale),
        "advance": _plain(frames.ADVANCE),
        "factory": _plain(frames.FACTORY),
    }
    names = tuple(variants)
    return Variants("ask", lambda frame: names[frames.kind(frame)], variants)


def _plain(kind: int) -> Packed:
    """A question that is about nothing more."""
    return Packed({}, lambda: kind, lambda frame: ())


def _value(frame: int) -> tuple[int]:
    return (frames.value(frame),)


CODEC: Final = Codec[State](_table, checks.check)
to_position = CODEC.to_position
from_position = CODEC.from_position
read = CODEC.read

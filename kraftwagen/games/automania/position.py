"""Positions as readable JSON: for lessons, puzzles, the position editor and tests.

Schema (all keys required): ``format`` 1, ``advanced``, ``round``, ``current``, ``order``;
``players`` (one table per seat); ``tiles`` by cell (a name or null) and ``office_tiles``;
``unseen_tiles``; ``spaces`` by name (seat and workers, or null); ``demands`` by market (``active``
rising, ``left``, ``right``); ``ships`` by market (ship, seat, type, electric); ``sold`` (market,
space, seat, type, electric; in their order where a space holds several); ``offices`` (a seat or
null each); ``display``, ``deck``, ``unused_contracts``; ``todo`` from the bottom of the stack to
its top (``ask`` and what it is about); ``rng``; ``reveals``.
"""

from __future__ import annotations

from collections.abc import Mapping

from kraftwagen.engine.errors import BadPosition
from kraftwagen.engine.fields import Fields, lawful, named, number
from kraftwagen.engine.types import Json
from kraftwagen.games.automania import checks, frames, terms
from kraftwagen.games.automania.dataset import DataSet
from kraftwagen.games.automania.rules import cars
from kraftwagen.games.automania.state import MOST_CARS, State, cars_of, for_seat

FORMAT = 1
_ASKS = (
    "turn",
    "tile",
    "place",
    "market",
    "marketing",
    "reward",
    "contract",
    "card",
    "sale",
    "advance",
    "factory",
)
_LARGEST_RNG = (1 << 62) - 1
_QUESTIONS = 2
"""Pending at a time: the one asked and the one that comes after it."""
_MOST_SEATS = 4
_MOST_SOLD = 100
"""Cars on the sales spaces: more than the players have."""
_MOST = 10_000
_MOST_STARS = 300
"""More than any data set lets a car have."""
_CARS = (*terms.CAR_TYPES, "electric")
_HIDDEN = ("hidden", "hidden_start")
"""Contracts of others in what a seat may know; no position to play from has them."""


def to_position(state: State) -> dict[str, Json]:
    """A state as JSON values with readable names."""
    data = state.data
    names = [name or None for name in data.tile_names]
    return {
        "format": FORMAT,
        "advanced": bool(state.advanced),
        "round": state.round,
        "current": state.current,
        "order": list(state.order),
        "players": [_player_to(state, seat) for seat in range(len(state.order))],
        "tiles": [names[tile] for tile in state.tiles[: terms.CELLS]],
        "office_tiles": [names[tile] for tile in state.tiles[terms.CELLS :]],
        "unseen_tiles": [names[tile] for tile in state.unseen],
        "spaces": {
            name: {"seat": held & 3, "workers": held >> 2} if held else None
            for name, held in zip(terms.SPACE_NAMES, state.spaces, strict=True)
        },
        "demands": {name: _demands_to(state, market) for market, name in _markets()},
        "ships": {name: _ships_to(state, market) for market, name in _markets()},
        "sold": _sold_to(state),
        "offices": [None if owner == terms.NOBODY else owner for owner in state.offices],
        "display": [data.card_names[card] for card in state.display],
        "deck": [data.card_names[card] for card in state.deck],
        "unused_contracts": [data.card_names[card] for card in state.unused],
        "todo": [_frame_to(data, frame) for frame in state.pending],
        "rng": state.rng,
        "reveals": state.reveals,
    }


def _markets() -> list[tuple[int, str]]:
    return list(enumerate(terms.MARKETS))


def _player_to(state: State, seat: int) -> dict[str, Json]:
    data = state.data
    board = state.boards[seat]
    factory = state.factories[seat]
    at_home = state.cars[terms.HOME_PLACES * seat :][: terms.HOME_PLACES]
    return {
        "factory": None if board == terms.NOT_CHOSEN else terms.BOARDS[board],
        "money": state.money[seat],
        "points": state.points[seat],
        "home": state.home[seat],
        "neutral": state.neutral[seat],
        "sponsor": state.sponsor[seat],
        "marketing": state.marketing[seat],
        "cars": dict(zip(_CARS, at_home, strict=True)),
        "tiles": {
            name: data.tile_names[tile]
            for name, tile in zip(terms.PLACE_NAMES, factory, strict=True)
            if tile
        },
        "hand": [_held_to(data, held) for held in state.hands[seat]],
        "played": [data.card_names[card] for card in state.played[seat]],
    }


def _held_to(data: DataSet, held: int) -> dict[str, Json]:
    return {
        "card": (*data.card_names, *_HIDDEN)[held & terms.CARD_MASK],
        "known": bool(held & terms.KNOWN),
    }


def _demands_to(state: State, market: int) -> dict[str, Json]:
    places = state.demands[terms.DEMAND_PLACES * market :][: terms.DEMAND_PLACES]
    names = [terms.DEMANDS[demand] for demand in places]
    return {
        "active": names[: terms.ACTIVE],
        "left": names[terms.WAITING_LEFT],
        "right": names[terms.WAITING_RIGHT],
    }


def _car_to(car: int) -> dict[str, Json]:
    return {
        "seat": cars.seat_of(car),
        "type": terms.CAR_TYPES[cars.type_of(car)],
        "electric": bool(cars.electric_of(car)),
    }


def _ships_to(state: State, market: int) -> list[Json]:
    found = []
    for ship in range(terms.HIGHEST_SHIP, 0, -1):
        car = cars.on_ship(state, market, ship)
        if car:
            found.append({"ship": ship, **_car_to(car)})
    return found


def _sold_to(state: State) -> list[Json]:
    found: list[Json] = []
    for place, car in enumerate(state.sold):
        if car:
            market, space = divmod(place, terms.LIMITED_SPACES)
            found.append({"market": terms.MARKETS[market], "space": space + 1, **_car_to(car)})
    for sold in state.sold_more:
        car, market, space = cars.unpack_sold(sold)
        found.append({"market": terms.MARKETS[market], "space": space + 1, **_car_to(car)})
    return found


def _frame_to(data: DataSet, frame: int) -> dict[str, Json]:
    kind, value = frames.kind(frame), frames.value(frame)
    table: dict[str, Json] = {"ask": _ASKS[kind]}
    if kind == frames.TILE:
        table["space"] = terms.SPACE_NAMES[value]
    elif kind == frames.PLACE:
        table["tile"] = data.tile_names[value]
    elif kind == frames.MARKET:
        table["type"] = terms.CAR_TYPES[value]
    elif kind == frames.REWARD:
        table["market"] = terms.MARKETS[value]
    elif kind == frames.MARKETING:
        car_type, market, electric, popularity = frames.unpack_marketing(frame)
        table |= {"type": terms.CAR_TYPES[car_type], "market": terms.MARKETS[market]}
        table |= {"electric": bool(electric), "popularity": popularity}
    elif kind == frames.CONTRACT:
        car_type, popularity = frames.unpack_contract(frame)
        table |= {"type": terms.CAR_TYPES[car_type], "popularity": popularity}
    elif kind == frames.SALE:
        market, ship = frames.unpack_sale(frame)
        table |= {"market": terms.MARKETS[market], "ship": ship}
    return table


def from_position(data: DataSet, position: Mapping[str, Json]) -> State:
    """The state a position describes.

    Raises BadPosition naming the field that is wrong, or the rule the whole table breaks.
    """
    return lawful(lambda: read(data, position), checks.check)


def read(data: DataSet, position: Mapping[str, Json]) -> State:
    """The same, whether or not the whole is lawful; raises BadPosition for a wrong field."""
    fields = Fields(position, "")
    fields.number("format", FORMAT, FORMAT)
    state = State()
    state.data = data
    players = fields.items("players", _MOST_SEATS, 2)
    seats = len(players)
    state.advanced = int(fields.flag("advanced"))
    state.round = fields.number("round", 1, terms.LAST_ROUND)
    state.current = fields.number("current", 0, seats - 1)
    state.order = tuple(
        number(value, f"order[{index}]", 0, seats - 1)
        for index, value in enumerate(fields.items("order", seats, seats))
    )
    _read_players(state, [Fields(each, f"players[{i}]") for i, each in enumerate(players)])
    below_offices = sum(1 for cell in data.office_tile if cell)
    state.tiles = (
        *_tiles(data, fields, "tiles", terms.CELLS, terms.CELLS),
        *_tiles(data, fields, "office_tiles", below_offices, below_offices),
    )
    state.unseen = tuple(sorted(_tiles(data, fields, "unseen_tiles", len(data.tile_names))))
    spaces = fields.table("spaces")
    spaces.only(*terms.SPACE_NAMES)
    state.spaces = tuple(_space_from(spaces, name, seats) for name in terms.SPACE_NAMES)
    demands = fields.table("demands")
    demands.only(*terms.MARKETS)
    for name in terms.MARKETS:
        state.demands += _demands_from(demands.table(name))
    _read_ships(state, fields.table("ships"), seats)
    _read_sold(state, fields, seats)
    state.offices = _offices_from(fields, seats)
    state.display = _contracts(data, fields, "display")
    state.deck = tuple(sorted(_contracts(data, fields, "deck")))
    state.unused = tuple(sorted(_contracts(data, fields, "unused_contracts")))
    todo = fields.items("todo", _QUESTIONS)
    state.pending = tuple(
        _frame_from(data, Fields(values, f"todo[{index}]")) for index, values in enumerate(todo)
    )
    state.rng = fields.number("rng", 0, _LARGEST_RNG)
    state.reveals = fields.number("reveals", 0, 1_000_000)
    fields.only(*KEYS)
    return state


KEYS = (
    "format",
    "advanced",
    "round",
    "current",
    "order",
    "players",
    "tiles",
    "office_tiles",
    "unseen_tiles",
    "spaces",
    "demands",
    "ships",
    "sold",
    "offices",
    "display",
    "deck",
    "unused_contracts",
    "todo",
    "rng",
    "reveals",
)
"""The keys of a position, in order."""


def _tiles(data: DataSet, fields: Fields, key: str, most: int, least: int = 0) -> tuple[int, ...]:
    return tuple(
        terms.NO_TILE
        if value is None
        else 1 + named(value, f"{fields.where(key)}[{index}]", data.tile_names[1:])
        for index, value in enumerate(fields.items(key, most, least))
    )


def _contracts(data: DataSet, fields: Fields, key: str) -> tuple[int, ...]:
    return fields.names(key, data.card_names, terms.CONTRACTS)


def _offices_from(fields: Fields, seats: int) -> tuple[int, ...]:
    """Whoever is at each sales office; a state could not hold a seat at two of them (L1)."""
    owners = tuple(
        terms.NOBODY if owner is None else number(owner, f"offices[{index}]", 0, seats - 1)
        for index, owner in enumerate(
            fields.items("offices", terms.SALES_OFFICES, terms.SALES_OFFICES)
        )
    )
    for seat in range(seats):
        if owners.count(seat) > 1:
            raise BadPosition("table", "breaks rule L1 one sales office for each seat", "L1")
    return owners


def _read_players(state: State, players: list[Fields]) -> None:
    data = state.data
    for seat, fields in enumerate(players):
        board = fields.optional_name("factory", terms.BOARDS)
        state.boards += (terms.NOT_CHOSEN if board is None else board,)
        state.packed_money += for_seat(fields.number("money", 0, _MOST), seat)
        state.packed_points += for_seat(fields.number("points", 0, _MOST), seat)
        state.packed_home += for_seat(fields.number("home", 0, 99), seat)
        state.neutral += (fields.number("neutral", 0, 99),)
        state.packed_sponsor += for_seat(fields.number("sponsor", 0, 99), seat)
        state.packed_marketing += for_seat(fields.number("marketing", 0, 99), seat)
        kinds = fields.by_name("cars", _CARS, MOST_CARS)
        state.packed_cars += for_seat(cars_of(kinds), seat)
        tiles = fields.table("tiles")
        tiles.only(*terms.PLACE_NAMES)
        state.factories += (
            tuple(
                1 + named(tiles.raw(name), tiles.where(name), data.tile_names[1:])
                if name in tiles.values
                else terms.NO_TILE
                for name in terms.PLACE_NAMES
            ),
        )
        state.hands += (
            tuple(
                _held_from(data, Fields(held, f"{fields.where('hand')}[{index}]"))
                for index, held in enumerate(fields.items("hand", terms.CONTRACTS))
            ),
        )
        state.played += (_contracts(data, fields, "played"),)
        fields.only(*_PLAYER_KEYS)


_PLAYER_KEYS = (
    "factory",
    "money",
    "points",
    "home",
    "neutral",
    "sponsor",
    "marketing",
    "cars",
    "tiles",
    "hand",
    "played",
)


def _held_from(data: DataSet, fields: Fields) -> int:
    card = named(fields.raw("card"), fields.where("card"), data.card_names)
    known = fields.flag("known")
    fields.only("card", "known")
    return card | terms.KNOWN if known else card


def _space_from(spaces: Fields, name: str, seats: int) -> int:
    if spaces.raw(name) is None:
        return 0
    fields = spaces.table(name)
    held = fields.number("workers", 1, 99) << 2 | fields.number("seat", 0, seats - 1)
    fields.only("seat", "workers")
    return held


def _demands_from(fields: Fields) -> tuple[int, ...]:
    fields.items("active", terms.ACTIVE, terms.ACTIVE)
    active = fields.names("active", terms.DEMANDS, terms.ACTIVE)
    waiting = [named(fields.raw(side), fields.where(side), terms.DEMANDS) for side in terms.SIDES]
    fields.only("active", *terms.SIDES)
    return (*active, *waiting)


def _car_from(fields: Fields, seats: int, *others: str) -> int:
    seat = fields.number("seat", 0, seats - 1)
    car_type = named(fields.raw("type"), fields.where("type"), terms.CAR_TYPES)
    car = cars.pack(seat, car_type, int(fields.flag("electric")))
    fields.only("seat", "type", "electric", *others)
    return car


def _read_ships(state: State, fields: Fields, seats: int) -> None:
    fields.only(*terms.MARKETS)
    afloat: dict[tuple[int, int], int] = {}
    for market, name in _markets():
        for index, values in enumerate(fields.items(name, terms.HIGHEST_SHIP)):
            entry = Fields(values, f"{fields.where(name)}[{index}]")
            ship = entry.number("ship", 1, terms.HIGHEST_SHIP)
            if (market, ship) in afloat:
                raise BadPosition(entry.where("ship"), "is named twice")
            car = _car_from(entry, seats, "ship")
            afloat[market, ship] = cars.pack_afloat(car, market, ship)
    state.afloat = tuple(sorted(afloat.values()))


def _read_sold(state: State, fields: Fields, seats: int) -> None:
    sold = [cars.NO_CAR] * (len(terms.MARKETS) * terms.LIMITED_SPACES)
    for index, values in enumerate(fields.items("sold", _MOST_SOLD)):
        entry = Fields(values, f"sold[{index}]")
        market = named(entry.raw("market"), entry.where("market"), terms.MARKETS)
        space = entry.number("space", 1, terms.SALES_SPACES) - 1
        car = _car_from(entry, seats, "market", "space")
        place = market * terms.LIMITED_SPACES + space
        if space == terms.TOP_SPACE or sold[place]:
            state.sold_more += (cars.pack_sold(car, market, space),)
        else:
            sold[place] = car
    state.sold = tuple(sold)


def _frame_from(data: DataSet, fields: Fields) -> int:
    kind = named(fields.raw("ask"), fields.where("ask"), _ASKS)
    keys: tuple[str, ...] = ()
    frame = kind
    if kind == frames.TILE:
        keys = ("space",)
        frame = frames.tile(_name(fields, "space", terms.SPACE_NAMES))
    elif kind == frames.PLACE:
        keys = ("tile",)
        frame = frames.place(1 + _name(fields, "tile", data.tile_names[1:]))
    elif kind == frames.MARKET:
        keys = ("type",)
        frame = frames.market(_name(fields, "type", terms.CAR_TYPES))
    elif kind == frames.REWARD:
        keys = ("market",)
        frame = frames.reward(_name(fields, "market", terms.MARKETS))
    elif kind == frames.MARKETING:
        keys = ("type", "market", "electric", "popularity")
        frame = frames.marketing(
            _name(fields, "type", terms.CAR_TYPES),
            _name(fields, "market", terms.MARKETS),
            int(fields.flag("electric")),
            fields.number("popularity", 0, _MOST_STARS),
        )
    elif kind == frames.CONTRACT:
        keys = ("type", "popularity")
        frame = frames.contract(
            _name(fields, "type", terms.CAR_TYPES), fields.number("popularity", 0, _MOST_STARS)
        )
    elif kind == frames.SALE:
        keys = ("market", "ship")
        frame = frames.sale(
            _name(fields, "market", terms.MARKETS),
            fields.number("ship", 1, terms.HIGHEST_SHIP),
        )
    fields.only("ask", *keys)
    return frame


def _name(fields: Fields, key: str, known: tuple[str, ...]) -> int:
    return named(fields.raw(key), fields.where(key), known)

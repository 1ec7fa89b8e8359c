"""Positions as readable JSON: for tutorials, puzzles, the position editor and tests.

Schema (all keys required unless said otherwise): ``format`` 1, ``special_tiles``, ``turn``,
``current``; ``chain`` from tail to head with ``seat 0`` for workers and tile names; ``players``
(one table per seat); ``deck``, ``discards`` (card name -> count), ``shown``; ``prices``;
``white`` and ``stacks`` by preference; ``active_buyers`` (preference, marker or null); ``token``;
``income`` of a player may have ``handicap``, the money the seat began with;
``cars`` (seat, body, engine, workers, price, marker or null, closed); ``awards`` (name -> seat or
null); ``start_tiles``; ``unseen_special_tiles``; ``todo`` from the bottom of the stack to its
top (ask, tasks: name -> count, bonus; for "reveal" instead of these ``card``, the instant card in
play or null); ``marker_used``; ``rng``; ``reveals``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kraftwagen.engine.fields import Fields, lawful, named, number
from kraftwagen.engine.types import Json
from kraftwagen.games.kraftwagen import checks, frames, terms
from kraftwagen.games.kraftwagen.dataset import DataSet
from kraftwagen.games.kraftwagen.rules import buyers, cars
from kraftwagen.games.kraftwagen.state import NOT_CHOSEN, Player, State

FORMAT = 1
_ASKS = (
    "start",
    "take",
    "tasks",
    "action_phase",
    "end",
    "end_placed",
    "benz",
    "reveal",
    "flip",
)
_LARGEST_RNG = (1 << 62) - 1
_MOST = 10_000
_MOST_SEATS = 4
_MOST_PRICES = 64
_MOST_ON_MARKET = 32
"""Cars or buyers: more than any data set has spaces for."""
_MOST_QUESTIONS = 32
"""Pending at a time: more than one player turn can heap up."""


def to_position(state: State) -> dict[str, Json]:
    """A state as JSON values with readable names."""
    data = state.data
    return {
        "format": FORMAT,
        "special_tiles": bool(state.special),
        "turn": state.turn,
        "current": state.current,
        "chain": [_piece_text(data, piece) for piece in state.chain],
        "players": [_player_to(data, player) for player in state.players],
        "deck": _count(state.deck),
        "discards": _count(state.discards),
        "shown": [terms.CARDS[card] for card in state.shown],
        "prices": list(state.prices),
        "white": dict(zip(terms.PREFERENCES, state.white, strict=True)),
        "stacks": dict(zip(terms.PREFERENCES, state.stacks, strict=True)),
        "active_buyers": [_buyer_to(active) for active in state.active_buyers],
        "token": state.token,
        "cars": [_car_to(car) for car in state.cars],
        "awards": {
            name: None if owner == terms.NOBODY else owner
            for name, owner in zip(terms.AWARDS, state.awards, strict=True)
        },
        "start_tiles": [data.start_names[tile] for tile in state.start_tiles],
        "unseen_special_tiles": [data.tile_names[tile] for tile in state.specials],
        "todo": [_frame_to(frame) for frame in state.pending],
        "marker_used": bool(state.marker_used),
        "rng": state.rng,
        "reveals": state.reveals,
    }


def _piece_text(data: DataSet, piece: int) -> str:
    return f"seat {piece}" if piece < terms.TILE else data.tile_names[piece - terms.TILE]


def _count(cards: Sequence[int]) -> dict[str, int]:
    return {terms.CARDS[card]: cards.count(card) for card in sorted(set(cards))}


def _player_to(data: DataSet, player: Player) -> dict[str, Json]:
    tile = player.start_tile
    return {
        "supply": player.supply,
        "canteen": player.canteen,
        "workshops": [terms.PART_NAMES[part] if part else None for part in player.workshops],
        "body_points": player.body_points,
        "engine_points": player.engine_points,
        "grand_prix_engine": player.grand_prix_engine,
        "space": player.space,
        "laps": player.laps,
        "start_tile": None if tile == NOT_CHOSEN else data.start_names[tile],
        "active": [terms.CARDS[card] for card in player.active],
        "inactive": [terms.CARDS[card] for card in player.inactive],
        "engineers": _bits(player.engineers, terms.ENGINEERS),
        "markers": _bits(player.markers, terms.MARKERS),
        "income": dict(zip(terms.ORIGINS, player.income, strict=False)),
    }


def _bits(bits: int, names: Sequence[str]) -> list[str]:
    return [name for place, name in enumerate(names) if bits >> place & 1]


def _buyer_to(active: int) -> dict[str, Json]:
    marker = buyers.marker(active)
    return {
        "preference": terms.PREFERENCES[buyers.preference(active)],
        "marker": terms.MARKERS[marker] if marker else None,
    }


def _car_to(car: int) -> dict[str, Json]:
    marker = cars.marker_of(car)
    return {
        "seat": cars.seat_of(car),
        "body": cars.body_of(car),
        "engine": cars.engine_of(car),
        "workers": cars.workers_of(car),
        "price": cars.price_of(car),
        "marker": terms.MARKERS[marker - 1] if marker else None,
        "closed": cars.is_closed(car),
    }


def _frame_to(frame: int) -> dict[str, Json]:
    if frames.kind(frame) == frames.REVEAL:
        card = frames.card_of(frame)
        return {"ask": "reveal", "card": terms.CARDS[card] if card else None}
    tasks = {terms.TASKS[task]: count for task, count in frames.tasks(frame)}
    return {"ask": _ASKS[frames.kind(frame)], "tasks": tasks, "bonus": frames.bonus_of(frame)}


def from_position(data: DataSet, position: Mapping[str, Json]) -> State:
    """The state a position describes.

    Raises BadPosition naming the field that is wrong, or the rule the whole table breaks.
    """
    return lawful(lambda: read(data, position), checks.check)


def read(data: DataSet, position: Mapping[str, Json]) -> State:
    """The same, whether or not the whole is lawful; raises BadPosition for a wrong field."""
    fields = Fields(position, "")
    fields.only(*to_keys())
    fields.number("format", FORMAT, FORMAT)
    state = State()
    state.data = data
    players = fields.items("players", _MOST_SEATS, 2)
    seats = len(players)
    state.players = [
        _player_from(data, Fields(values, f"players[{seat}]"))
        for seat, values in enumerate(players)
    ]
    state.special = int(fields.flag("special_tiles"))
    state.turn = fields.number("turn", 1, 3)
    state.current = fields.number("current", 0, seats - 1)
    pieces = [f"seat {seat}" for seat in range(terms.TILE)] + list(data.tile_names)
    state.chain = fields.names("chain", pieces, len(pieces))
    state.deck = _cards_from(fields, "deck")
    state.discards = _cards_from(fields, "discards")
    state.shown = fields.names("shown", terms.CARDS, len(data.deck))
    state.prices = tuple(
        sorted(
            number(value, f"prices[{index}]", 1, 63)
            for index, value in enumerate(fields.items("prices", _MOST_PRICES))
        )
    )
    state.white = fields.by_name("white", terms.PREFERENCES, _MOST)
    state.stacks = fields.by_name("stacks", terms.PREFERENCES, 9)
    state.active_buyers = tuple(
        _buyer_from(Fields(values, f"active_buyers[{index}]"))
        for index, values in enumerate(fields.items("active_buyers", _MOST_ON_MARKET))
    )
    state.token = fields.number("token", 0, 9)
    state.cars = tuple(
        _car_from(Fields(values, f"cars[{index}]"), seats)
        for index, values in enumerate(fields.items("cars", _MOST_ON_MARKET))
    )
    state.awards = _awards_from(fields.table("awards"), seats)
    names = data.start_names
    state.start_tiles = tuple(sorted(fields.names("start_tiles", names, len(names))))
    names = data.tile_names
    state.specials = tuple(sorted(fields.names("unseen_special_tiles", names, len(names))))
    state.pending = tuple(
        _frame_from(Fields(values, f"todo[{index}]"))
        for index, values in enumerate(fields.items("todo", _MOST_QUESTIONS))
    )
    state.marker_used = int(fields.flag("marker_used"))
    state.rng = fields.number("rng", 0, _LARGEST_RNG)
    state.reveals = fields.number("reveals", 0, 1_000_000)
    return state


def to_keys() -> tuple[str, ...]:
    """The keys of a position, in order."""
    return (
        "format",
        "special_tiles",
        "turn",
        "current",
        "chain",
        "players",
        "deck",
        "discards",
        "shown",
        "prices",
        "white",
        "stacks",
        "active_buyers",
        "token",
        "cars",
        "awards",
        "start_tiles",
        "unseen_special_tiles",
        "todo",
        "marker_used",
        "rng",
        "reveals",
    )


def _player_from(data: DataSet, fields: Fields) -> Player:
    player = Player()
    workers = data.seat_workers
    player.supply = fields.number("supply", 0, workers)
    player.canteen = fields.number("canteen", 0, workers)
    parts = terms.PART_NAMES[1:]
    workshops = [
        terms.EMPTY if value is None else 1 + named(value, fields.where("workshops"), parts)
        for value in fields.items("workshops", data.seat_workshops, data.seat_workshops)
    ]
    player.workshops = tuple(workshops)
    player.body_points = fields.number("body_points", 1, 99)
    player.engine_points = fields.number("engine_points", 1, 99)
    player.grand_prix_engine = fields.number("grand_prix_engine", 1, data.highest_part)
    player.space = fields.number("space", 0, data.circuit)
    player.laps = fields.number("laps", 0, 99)
    tile = fields.optional_name("start_tile", data.start_names)
    player.start_tile = NOT_CHOSEN if tile is None else tile
    first = terms.TWO_BODY
    cards = len(data.deck)
    player.active = tuple(first + one for one in fields.names("active", terms.DEVELOPMENTS, cards))
    player.inactive = tuple(
        first + one for one in fields.names("inactive", terms.DEVELOPMENTS, cards)
    )
    player.engineers = _bits_from(fields, "engineers", terms.ENGINEERS)
    player.markers = _bits_from(fields, "markers", terms.MARKERS)
    begun = "handicap" in fields.table("income").values
    origins = terms.ORIGINS if begun else terms.SOURCES
    player.income = fields.by_name("income", origins, 1_000_000)
    fields.only(*_player_to(data, player))
    return player


def _bits_from(fields: Fields, key: str, names: Sequence[str]) -> int:
    return sum(1 << bit for bit in set(fields.names(key, names, len(names))))


def _cards_from(fields: Fields, key: str) -> tuple[int, ...]:
    table = fields.table(key)
    table.only(*terms.CARDS)
    return tuple(
        card
        for card, name in enumerate(terms.CARDS)
        if name in table.values
        for _ in range(table.number(name, 0, 50))
    )


def _buyer_from(fields: Fields) -> int:
    wish = named(fields.raw("preference"), fields.where("preference"), terms.PREFERENCES)
    daimler = terms.MARKERS[terms.DAIMLER_LOW : terms.DAIMLER_HIGH + 1]
    marker = fields.optional_name("marker", daimler)
    fields.only("preference", "marker")
    return wish if marker is None else wish | terms.DAIMLER_LOW + marker << buyers.MARKER


def _car_from(fields: Fields, seats: int) -> int:
    marker = fields.optional_name("marker", terms.MARKERS[: terms.MAYBACH_HIGH + 1])
    car = cars.pack(
        fields.number("seat", 0, seats - 1),
        fields.number("body", 1, 7),
        fields.number("engine", 1, 7),
        fields.number("workers", 0, 15),
        fields.number("price", 1, 63),
        0 if marker is None else 1 + marker,
    )
    closed = fields.flag("closed")
    fields.only("seat", "body", "engine", "workers", "price", "marker", "closed")
    return car | cars.CLOSED if closed else car


def _awards_from(fields: Fields, seats: int) -> tuple[int, ...]:
    fields.only(*terms.AWARDS)
    return tuple(
        terms.NOBODY if fields.raw(name) is None else fields.number(name, 0, seats - 1)
        for name in terms.AWARDS
    )


def _frame_from(fields: Fields) -> int:
    frame = named(fields.raw("ask"), fields.where("ask"), _ASKS)
    if frame == frames.REVEAL:
        fields.only("ask", "card")
        card = fields.optional_name("card", terms.INSTANTS)
        return frame if card is None else frames.reveal(terms.THREE_WORKERS + card)
    tasks = fields.table("tasks")
    tasks.only(*terms.TASKS)
    for task, name in enumerate(terms.TASKS):
        if name in tasks.values:
            frame += frames.task_bits(task, tasks.number(name, 0, 3))
    frame += frames.bonus(fields.number("bonus", 0, 15))
    fields.only("ask", "tasks", "bonus")
    return frame

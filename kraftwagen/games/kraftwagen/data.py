"""Reads the component data set from YAML, checks it and converts it for the rules."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from kraftwagen.engine.errors import shown
from kraftwagen.games.kraftwagen import frames, terms
from kraftwagen.games.kraftwagen.dataset import DataSet
from kraftwagen.games.parts import data_file
from kraftwagen.games.parts.data_file import Reader

BUILT_IN = Path(__file__).with_name("data.yaml")
GAME = "kraftwagen"
SHORT = "short"
"""Name of the variant for a short game."""
_SHORT_FIRST = 2
_TWO_PLAYERS = 2


def load(path: Path | None = None) -> DataSet:
    """Return the data set of a file, or the built-in one for None.

    Raises BadData naming file, entry and broken rule.
    """
    return _read(data_file.load(path or BUILT_IN))


def parse(root: Any, source: str) -> DataSet:
    """Return the data set in parsed YAML; ``source`` names the file in errors. Raises BadData."""
    return _read(Reader(source, root))


def _read(reader: Reader) -> DataSet:
    data = _components(reader)
    data.variants = {SHORT: _short(_components(reader))}
    return data


def _components(reader: Reader) -> DataSet:
    data = DataSet()
    data.name = reader.header(GAME, unnamed=True)
    data.digest = reader.digest(scenery=("names",))
    _read_seats(reader, data)
    _read_tiles(reader, data)
    _read_special_tiles(reader, data)
    _read_start_tiles(reader, data)
    _read_cards(reader, data)
    _read_buyers_and_market(reader, data)
    _read_circuit(reader, data)
    _read_awards_and_names(reader, data)
    return data


def _short(data: DataSet) -> DataSet:
    """Make the data of the short game: the last two game turns, without engineers (S6)."""
    data.variant = SHORT
    data.digest += f"+{SHORT}"
    data.first_turn = _SHORT_FIRST
    data.deck = tuple(card for card in data.deck if card >= len(terms.ENGINEERS))
    data.award_money = tuple(
        0 if award == terms.AWARD_ENGINEERS else money
        for award, money in enumerate(data.award_money)
    )
    return data


def _read_seats(reader: Reader, data: DataSet) -> None:
    table = reader.table("seats")
    data.seat_workers = reader.number(table, "workers", "seats", 6, 15)
    data.seat_canteen = reader.number(table, "canteen", "seats", 0, data.seat_workers - 2)
    data.seat_workshops = reader.number(table, "workshops", "seats", 2, 6)
    data.highest_part = reader.number(table, "highest_part", "seats", 7, 7)
    data.seat_body_points = reader.number(table, "body_points", "seats", 1, 7)
    data.seat_engine_points = reader.number(table, "engine_points", "seats", 1, 7)
    data.seat_grand_prix_engine = reader.number(table, "grand_prix_engine", "seats", 1, 7)


def _read_tiles(reader: Reader, data: DataSet) -> None:
    tiles = reader.listing(reader.table("action_tiles"), "entries", "action_tiles", 10)
    actions: list[tuple[int, ...]] = []
    for index, tile in enumerate(tiles):
        entry = f"action_tiles.entries[{index}]"
        reader.require(isinstance(tile, list), entry, "must be a list of actions")
        shown = tuple(reader.choice(name, entry, terms.ACTIONS) for name in tile)
        reader.require(len(set(shown)) == len(shown), entry, "a tile shows no action twice")
        reader.require(shown != (terms.BUYER,), entry, "there is no tile with only a buyer")
        reader.require(shown not in actions, entry, "the same tile stands here twice")
        actions.append(shown)
    sizes = [len(shown) for shown in actions]
    wanted = [1] * 5 + [2] * 4 + [3]
    reader.require(
        sizes == wanted,
        "action_tiles.entries",
        "must be 5 tiles with one action, then 4 with two, then 1 with three",
    )
    data.tile_actions = tuple(actions)
    data.tile_names = tuple("+".join(terms.TASKS[task] for task in shown) for shown in actions)
    data.tile_frames = tuple(
        frames.ACTION_PHASE + sum(frames.task_bits(task) for task in shown) for shown in actions
    )
    data.tile_bonus = (("", 0),) * len(actions)


def _read_special_tiles(reader: Reader, data: DataSet) -> None:
    tiles = reader.listing(
        reader.table("special_tiles"), "entries", "special_tiles", terms.SPECIAL_TILES
    )
    sets: list[list[int]] = [[], [], []]
    fits = {
        "hire": (terms.HIRE,),
        "spaces": (terms.RACE,),
        "value": (terms.TAKE_BODY, terms.TAKE_ENGINE),
        "cards": (terms.RESEARCH,),
        "money": (terms.BUYER,),
        "sale": (terms.HIRE, terms.RESEARCH),
    }
    for index, tile in enumerate(tiles):
        entry = f"special_tiles.entries[{index}]"
        reader.require(isinstance(tile, dict), entry, "must have id, set, action, bonus, amount")
        name = tile.get("id")
        reader.require(
            isinstance(name, str) and name.isidentifier() and name not in data.tile_names,
            f"{entry}.id",
            "must be a short name of its own",
        )
        turn = reader.number(tile, "set", entry, 1, 3)
        action = reader.choice(tile.get("action"), f"{entry}.action", terms.ACTIONS)
        kind = tile.get("bonus")
        reader.require(str(kind) in fits, f"{entry}.bonus", f"'{shown(kind)}' is not a known bonus")
        reader.require(
            action in fits[str(kind)], f"{entry}.bonus", f"'{kind}' does not fit the action"
        )
        most = 2 if kind == "hire" else 3 if kind == "cards" else 7
        amount = reader.number(tile, "amount", entry, 1, most)
        frame = frames.ACTION_PHASE + frames.task_bits(action)
        if kind == "hire":
            frame += frames.task_bits(terms.HIRE, amount)
        elif kind == "sale":
            frame += frames.task_bits(terms.SALE)
        else:
            frame += frames.bonus(amount)
        sets[turn - 1].append(len(data.tile_names))
        data.tile_names += (str(name),)
        data.tile_actions += ((action,),)
        data.tile_bonus += ((str(kind), amount),)
        data.tile_frames += (frame,)
    for turn, tile_set in enumerate(sets, start=1):
        reader.require(
            len(tile_set) == 4, "special_tiles.entries", f"set {turn} must have four tiles"
        )
    data.special_sets = ((), *(tuple(tile_set) for tile_set in sets))


def _read_start_tiles(reader: Reader, data: DataSet) -> None:
    table = reader.table("start_tiles")
    data.start_space = reader.number(table, "space", "start_tiles", 1, 6)
    data.start_engine = reader.number(table, "engine", "start_tiles", 2, 7)
    for index, tile in enumerate(reader.listing(table, "entries", "start_tiles", 4)):
        entry = f"start_tiles.entries[{index}]"
        reader.require(isinstance(tile, dict), entry, "must have id and tasks")
        name = tile.get("id")
        reader.require(
            isinstance(name, str) and name.isidentifier() and name not in data.start_names,
            f"{entry}.id",
            "must be a short name of its own",
        )
        tasks = [
            reader.choice(task, f"{entry}.tasks", terms.TASKS)
            for task in reader.listing(tile, "tasks", entry, 3, least=2)
        ]
        reader.require(
            not {terms.BUYER, terms.SALE} & set(tasks), f"{entry}.tasks", "no buyer and no sale"
        )
        driven = terms.TO_SPACE in tasks and {terms.RACE, terms.RESEARCH} & set(tasks)
        reader.require(not driven, f"{entry}.tasks", "to_space goes with no other movement")
        data.start_names += (str(name),)
        data.start_frames += (frames.TASKS + sum(frames.task_bits(task) for task in tasks),)
    for task in (terms.TO_SPACE, terms.GRAND_PRIX_ENGINE):
        reader.require(
            sum(frames.count(frame, task) for frame in data.start_frames) == 1,
            "start_tiles.entries",
            f"exactly one tile has {terms.TASKS[task]}",
        )


def _read_cards(reader: Reader, data: DataSet) -> None:
    table = reader.table("research_cards")
    path = "research_cards"
    engineers = reader.counts(table, "engineers", path, terms.ENGINEERS, 9)
    reader.require(set(engineers) == {1}, f"{path}.engineers", "each engineer is there once")
    instants = reader.counts(table, "instants", path, terms.INSTANTS, terms.INSTANT_CARDS)
    developments = reader.counts(
        table, "developments", path, terms.DEVELOPMENTS, terms.DEVELOPMENT_CARDS
    )
    counts = engineers + instants + developments
    data.deck = tuple(card for card, count in enumerate(counts) for _ in range(count))
    data.instant_workers = reader.number(table, "instant_workers", path, 1, 3)
    data.instant_spaces = reader.number(table, "instant_spaces", path, 1, 15)
    table = reader.table("engineers")
    markers = reader.mapping(table, "markers", "engineers.")
    values = [0] * len(terms.MARKERS)
    for name, low in (
        ("horch", terms.HORCH_LOW),
        ("maybach", terms.MAYBACH_LOW),
        ("daimler", terms.DAIMLER_LOW),
    ):
        entry = "engineers.markers"
        pair = reader.numbers(reader.listing(markers, name, entry, 2), f"{entry}.{name}", 1, 6)
        values[low], values[low + 1] = pair
    data.marker_values = tuple(values)
    data.opel_factor = reader.number(table, "opel_factor", "engineers", 2, 5)
    data.porsche_spaces = reader.number(table, "porsche_spaces", "engineers", 1, 5)
    data.otto_workers = reader.number(table, "otto_workers", "engineers", 1, 3)


def _read_buyers_and_market(reader: Reader, data: DataSet) -> None:
    table = reader.table("buyers")
    data.stacks = reader.counts(table, "stacks", "buyers", terms.PREFERENCES, 8)
    reader.require(set(data.stacks) == {2}, "buyers.stacks", "two buyers per preference")
    data.white = reader.by_name(table, "white_markers", "buyers", terms.PREFERENCES, 0, 9)
    most = reader.number(table, "active_spaces", "buyers", 1, 6)
    two = reader.number(table, "active_spaces_two_players", "buyers", 1, most)
    data.active_spaces = _by_seats(two, most)
    track = reader.number(table, "track", "buyers", 1, 9)
    two = reader.number(table, "track_start_two_players", "buyers", 1, track)
    data.token_start = _by_seats(two, track)
    table = reader.table("market")
    most = reader.number(table, "spaces", "market", 1, 8)
    two = reader.number(table, "spaces_two_players", "market", 1, most)
    data.market_spaces = _by_seats(two, most)
    turns = reader.listing(reader.table("price_markers"), "entries", "price_markers", 3)
    prices: list[tuple[int, ...]] = [()]
    for index, values in enumerate(turns):
        entry = f"price_markers.entries[{index}]"
        reader.require(isinstance(values, list) and len(values) == 8, entry, "must have 8 markers")
        row = reader.numbers(values, entry, 1, 63)
        reader.require(
            list(row) == sorted(set(row)), entry, "values must rise and never be equal (Z4)"
        )
        prices.append(row)
    data.prices = tuple(prices)


def _by_seats(two: int, more: int) -> tuple[int, ...]:
    return (0, 0, two, more, more)


def _read_circuit(reader: Reader, data: DataSet) -> None:
    table = reader.table("circuit")
    data.circuit = reader.number(table, "length", "circuit", 7, 40)
    neutral = reader.numbers(
        reader.listing(table, "neutral_cars", "circuit", 2),
        "circuit.neutral_cars",
        1,
        data.circuit,
    )
    reader.require(len(set(neutral)) == 2, "circuit.neutral_cars", "must be two spaces")
    data.neutral_cars = tuple(
        neutral if seats == _TWO_PLAYERS else () for seats in range(len(data.token_start))
    )
    data.place_money = reader.numbers(
        reader.listing(table, "places", "circuit", 3), "circuit.places", 0, 50
    )
    data.lap_money = reader.numbers(
        reader.listing(table, "laps", "circuit", 5), "circuit.laps", 0, 50
    )
    data.further_lap = reader.number(table, "further_lap", "circuit", 0, 50)


def _read_awards_and_names(reader: Reader, data: DataSet) -> None:
    data.award_money = reader.by_name(
        reader.table("awards"), "entries", "awards", terms.AWARDS, 0, 50
    )
    bodies: dict[Any, Any] = reader.mapping(reader.table("names"), "bodies", "names.")
    names: list[tuple[str, ...]] = [()]
    for value in range(1, data.highest_part + 1):
        entry = f"names.bodies.{value}"
        listed = bodies.get(value)
        valid = isinstance(listed, list) and listed and all(isinstance(n, str) for n in listed)
        reader.require(bool(valid), entry, "must be a list of names")
        names.append(tuple(listed or ()))
    data.body_names = tuple(names)

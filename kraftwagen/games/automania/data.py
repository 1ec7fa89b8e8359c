"""Reads the component data set from YAML, checks it and converts it for the rules."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from kraftwagen.games.automania import terms
from kraftwagen.games.automania.dataset import DataSet
from kraftwagen.games.parts import data_file
from kraftwagen.games.parts.data_file import Reader

BUILT_IN = Path(__file__).with_name("data.yaml")
GAME = "automania"
SHORT = "short"
"""Name of the variant for a short game."""
_SHORT_FIRST = 3
_SHORT_POINTS = (0, 2, 4, 6)
"""Points at the start of a short game by player order, ours to tune (BALANCE.md).

Not in the file: its fingerprint stays as it is, so that games of before still open.
"""
_TILES = 72
_STARTING = 4
_MOST = 20
"""Largest amount of money or points on a piece."""
_ACTIONS = (*terms.CAR_TYPES, "contract")
_SETS = ("A", "B")
_LONGEST_NAME = 20
_AMOUNTS = ("stars", "medals", "sales", "workers", "money", "points")
_OF_KIND = (
    ("stars", "medals"),
    ("stars", "medals"),
    ("stars", "medals", "sales", "workers", "money"),
    ("money", "points"),
)
"""Values that a tile may show, by its kind."""


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
    data.name = reader.header(GAME)
    _read_seats(reader, data)
    _read_rounds(reader, data)
    _read_grid(reader, data)
    _read_demands(reader, data)
    _read_ships(reader, data)
    _read_sales(reader, data)
    _read_offices(reader, data)
    _read_boards(reader, data)
    _read_tiles(reader, data)
    _read_contracts(reader, data)
    _read_end(reader, data)
    data.digest = reader.digest(scenery=("box", "terms", "score_track"))
    return data


def _short(data: DataSet) -> DataSet:
    """Make the data of the short game: the last two rounds, fewer rules, other points (S5)."""
    data.variant = SHORT
    data.digest += f"+{SHORT}"
    data.first_round = _SHORT_FIRST
    data.plain = True
    data.seat_points = _SHORT_POINTS
    return data


def _read_seats(reader: Reader, data: DataSet) -> None:
    table = reader.table("seats")
    reader.number(table, "minimum", "seats", 2, 2)
    reader.number(table, "maximum", "seats", 4, 4)
    data.seat_workers = reader.number(table, "workers", "seats", 1, 12)
    data.seat_cars = reader.by_name(table, "cars", "seats", terms.CAR_TYPES, 1, 6)
    data.seat_money = _amounts(reader, table, "money_by_order", "seats", 4)
    data.seat_points = _amounts(reader, table, "points_by_order", "seats", 4)
    reader.number(table, "starting_contracts", "seats", 1, 1)
    stock = reader.table("stock")
    data.neutral_stock = reader.number(stock, "neutral_workers", "stock", 0, 20)
    production = reader.table("production")
    data.car_cost = reader.by_name(production, "cost", "production", terms.CAR_TYPES, 0, _MOST)


def _amounts(
    reader: Reader, table: dict[str, Any], key: str, path: str, length: int
) -> tuple[int, ...]:
    values = reader.listing(table, key, path, length)
    return reader.numbers(values, f"{path}.{key}", 0, _MOST)


def _read_rounds(reader: Reader, data: DataSet) -> None:
    table = reader.table("rounds")
    sets = reader.listing(table, "sets", "rounds", terms.LAST_ROUND)
    data.round_sets = (0, *(reader.choice(name, "rounds.sets", _SETS) for name in sets))
    later = [data.round_sets[number:] for number in range(len(data.round_sets))]
    data.stacks = tuple(
        (terms.LAID * sum(other < left[0] for other in left), terms.LAID * left.count(left[0]))
        for left in later
    )
    reader.number(table, "tiles_in_grid", "rounds", terms.CELLS, terms.CELLS)
    at_offices = terms.LAID - terms.CELLS
    reader.number(table, "tiles_at_offices", "rounds", at_offices, at_offices)


def _read_grid(reader: Reader, data: DataSet) -> None:
    table = reader.table("tile_grid")
    reader.number(table, "size", "tile_grid", terms.GRID, terms.GRID)
    reader.choice(table.get("corner"), "tile_grid.corner", ("any_car",))
    actions = [terms.CITY]  # the corner: any type is chosen with the space
    for side in ("columns", "rows"):
        names = reader.listing(table, side, "tile_grid", terms.GRID)
        found = [reader.choice(name, f"tile_grid.{side}", _ACTIONS) for name in names]
        once = len(set(found)) == terms.GRID
        reader.require(once, f"tile_grid.{side}", f"must hold each of {', '.join(_ACTIONS)} once")
        actions += found
    data.space_action = tuple(actions)
    spaces = reader.table("worker_spaces")
    data.sponsor_money = reader.number(spaces, "sponsor_money", "worker_spaces", 1, _MOST)
    reader.number(spaces, "marketing_stars", "worker_spaces", 1, 1)
    cards = reader.table("contract_display")
    data.display = reader.number(cards, "face_up", "contract_display", 1, 6)
    data.no_card_points = reader.number(cards, "none_left_points", "contract_display", 0, _MOST)
    data.start_card_money = reader.number(
        cards, "starting_contract_money", "contract_display", 0, _MOST
    )


def _read_demands(reader: Reader, data: DataSet) -> None:
    table = reader.table("demand")
    places = len(terms.MARKETS) * terms.DEMAND_PLACES
    counts = reader.counts(table, "tiles", "demand", terms.DEMANDS, places)
    most = max(counts)
    reader.require(most <= 2, "demand.tiles", "must not have a demand more than twice")
    data.demand_tiles = tuple(demand for demand, count in enumerate(counts) for _ in range(count))
    data.stars = _amounts(reader, table, "stars", "demand", terms.ACTIVE)
    rising = list(data.stars) == sorted(data.stars)
    reader.require(rising, "demand.stars", "must rise")
    reader.number(table, "waiting", "demand", 2, 2)


def _read_ships(reader: Reader, data: DataSet) -> None:
    table = reader.table("ships")
    highest = terms.HIGHEST_SHIP
    reader.number(table, "lowest", "ships", 1, 1)
    reader.number(table, "highest", "ships", highest, highest)
    medals: dict[Any, Any] = reader.mapping(table, "gold_medals", "ships.")
    known = set(range(1, highest + 1))
    reader.require(set(medals) <= known, "ships.gold_medals", f"must be of ships 1 to {highest}")
    data.gold_medals = tuple(
        reader.as_number(medals.get(ship, 0), f"ships.gold_medals.{ship}", 0, _MOST)
        for ship in range(highest + 1)
    )
    top = reader.table("top_car")
    data.top_car = reader.number(top, "from", "top_car", highest + 1, highest + 1)


def _read_sales(reader: Reader, data: DataSet) -> None:
    table = reader.table("sales_spaces")
    money, points, places = [], [], []
    for market in terms.MARKETS:
        path = f"sales_spaces.{market}"
        rows = reader.listing(table, market, "sales_spaces", terms.SALES_SPACES, 2)
        spaces: list[tuple[int, ...]] = []
        row_of: list[int] = []
        for number, row in enumerate(rows):
            entry = f"{path}[{number}]"
            reader.require(isinstance(row, list), entry, "must be a list of sales spaces")
            for space in row:
                reader.require(isinstance(space, list) and len(space) == 2, entry,
                               "must hold pairs of autobucks and points")  # fmt: skip
                spaces.append(reader.numbers(space, entry, 0, _MOST))
                row_of.append(number)
        wanted = terms.SALES_SPACES
        reader.require(len(spaces) == wanted, path, f"must have {wanted} spaces in all")
        reader.require(row_of.count(row_of[-1]) == 1, path, "must end with the one top space")
        money.append(tuple(space[0] for space in spaces))
        points.append(tuple(space[1] for space in spaces))
        places.append(tuple(row_of))
    data.sale_money, data.sale_points = tuple(money), tuple(points)
    data.sale_row = tuple(places)
    two = reader.table("two_players")
    reader.number(two, "cars_per_row", "two_players", 1, 1)


def _read_offices(reader: Reader, data: DataSet) -> None:
    table = reader.table("sales_offices")
    entries = reader.listing(table, "entries", "sales_offices", terms.SALES_OFFICES)
    limits, money, points, tiles = [], [], [], []
    place = terms.CELLS
    for index, office in enumerate(entries):
        entry = f"sales_offices.entries[{index}]"
        reader.require(isinstance(office, dict), entry, "must be a table of names and values")
        reader.number(office, "number", entry, index + 1, index + 1)
        limits.append(reader.number(office, "limit", entry, 0, _MOST))
        money.append(reader.number(office, "money", entry, 0, _MOST))
        points.append(reader.number(office, "points", entry, 0, _MOST))
        has_tile = office.get("tile")
        reader.require(isinstance(has_tile, bool), f"{entry}.tile", "must be true or false")
        tiles.append(place if has_tile else 0)
        place += bool(has_tile)
    wanted = terms.LAID - terms.CELLS
    fits = place - terms.CELLS == wanted
    reader.require(fits, "sales_offices.entries", f"must have {wanted} with a tile")
    data.office_limit, data.office_money = tuple(limits), tuple(money)
    data.office_points, data.office_tile = tuple(points), tuple(tiles)


def _read_boards(reader: Reader, data: DataSet) -> None:
    side_a = reader.table("factory_a")
    costs = reader.listing(side_a, "office_costs", "factory_a", terms.OFFICES, 1)
    lines = [_lines(reader, side_a, "factory_a")]
    offices = [reader.numbers(costs, "factory_a.office_costs", 0, _MOST)]
    reader.number(side_a, "style_places_per_part", "factory_a", 1, 1)
    managers = [reader.number(side_a, "managers_per_portrait", "factory_a", 1, 2)]
    copies, oval_city, electric = [0], [0], [0]
    entries = reader.listing(reader.table("factory_b"), "entries", "factory_b", 4)
    for index, board in enumerate(entries):
        entry = f"factory_b.entries[{index}]"
        reader.require(isinstance(board, dict), entry, "must be a table of names and values")
        name = terms.BOARDS[1 + index]
        reader.require(board.get("id") == name, f"{entry}.id", f"must be {name}")
        lines.append(_lines(reader, board, entry) if "lines" in board else lines[0])
        own = "office_costs" in board
        given = reader.listing(board, "office_costs", entry, terms.OFFICES, 1) if own else []
        path = f"{entry}.office_costs"
        offices.append(reader.numbers(given, path, 0, _MOST) if own else offices[0])
        most = "managers_per_portrait"
        managers.append(reader.number(board, most, entry, 1, 2) if most in board else managers[0])
        times = "copies_per_sales_phase"
        copies.append(reader.number(board, times, entry, 0, 1) if times in board else 0)
        oval = board.get("oval_car", "none")
        kind = reader.choice(oval, f"{entry}.oval_car", ("none", "city", "any"))
        oval_city.append(int(kind == 1))
        electric.append(reader.number(board, "oval_stars", entry, 1, 9) if kind == 2 else 0)
    data.board_lines, data.board_offices = tuple(lines), tuple(offices)
    data.board_managers, data.board_copies = tuple(managers), tuple(copies)
    data.oval_city, data.electric_stars = tuple(oval_city), tuple(electric)


def _lines(reader: Reader, board: dict[str, Any], path: str) -> tuple[tuple[int, ...], ...]:
    table = reader.mapping(board, "lines", f"{path}.")
    lines = []
    for name in terms.CAR_TYPES:
        slots = reader.listing(table, name, f"{path}.lines", len(terms.SLOTS), 1)
        entry = f"{path}.lines.{name}"
        line = tuple(reader.choice(slot, entry, terms.SLOTS) for slot in slots)
        reader.require(len(set(line)) == len(line), entry, "must name no slot twice")
        lines.append(line)
    return tuple(lines)


def _read_tiles(reader: Reader, data: DataSet) -> None:
    entries = reader.listing(reader.table("factory_tiles"), "entries", "factory_tiles", _TILES)
    known = {
        terms.MACHINE: terms.DEMANDS,
        terms.STYLE: terms.PARTS,
        terms.MANAGER: terms.PORTRAITS,
        terms.BONUS: ("money", "points"),
    }
    names = [""]
    rows: list[tuple[int, ...]] = [(0,) * 9]
    for index, tile in enumerate(entries):
        entry = f"factory_tiles.entries[{index}]"
        reader.require(isinstance(tile, dict), entry, "must be a table of names and values")
        names.append(_name(reader, tile, entry, names))
        kind = reader.choice(tile.get("kind"), f"{entry}.kind", terms.KINDS)
        values = [reader.number(tile, key, entry, 0, 9) if key in tile else 0 for key in _AMOUNTS]
        for key in _AMOUNTS:
            fits = key not in tile or key in _OF_KIND[kind]
            reader.require(fits, f"{entry}.{key}", f"does not belong to a {terms.KINDS[kind]}")
        what = reader.choice(tile.get("what"), f"{entry}.what", known[kind])
        rows.append(
            (
                reader.choice(tile.get("set"), f"{entry}.set", _SETS), kind,
                0 if kind == terms.BONUS else what, *values,
            )
        )  # fmt: skip
    data.tile_names = tuple(names)
    (
        data.tile_set, data.tile_kind, data.tile_what, data.tile_stars, data.tile_medals,
        data.tile_sales, data.tile_workers, data.tile_money, data.tile_points,
    ) = zip(*rows, strict=True)  # fmt: skip
    for number, name in enumerate(_SETS):
        found = data.tile_set[1:].count(number)
        wanted = terms.LAID * data.round_sets[1:].count(number)
        fits = found == wanted
        reader.require(fits, "factory_tiles.entries", f"must have {wanted} of set {name}")
    in_a_row = list(data.tile_set) == sorted(data.tile_set)
    problem = f"must begin with those of set {_SETS[0]}"
    reader.require(in_a_row, "factory_tiles.entries", problem)
    crew, stock = sum(data.tile_workers), data.neutral_stock
    problem = f"show {crew} neutral workers, more than the stock of {stock}"
    reader.require(crew <= stock, "factory_tiles.entries", problem)


def _name(reader: Reader, piece: dict[str, Any], entry: str, names: list[str]) -> str:
    """Return the name of a piece; it must differ from ``names``."""
    name = piece.get("id")
    fits = isinstance(name, str) and name.isalnum() and len(name) <= _LONGEST_NAME
    reader.require(fits and name not in names, f"{entry}.id", "must be a short name of its own")
    return str(name)


def _read_contracts(reader: Reader, data: DataSet) -> None:
    entries = reader.listing(reader.table("contracts"), "entries", "contracts", terms.CONTRACTS)
    names: list[str] = []
    rows = []
    for index, card in enumerate(entries):
        entry = f"contracts.entries[{index}]"
        reader.require(isinstance(card, dict), entry, "must be a table of names and values")
        start = card.get("start")
        names.append(_name(reader, card, entry, names))
        reader.require(isinstance(start, bool), f"{entry}.start", "must be true or false")
        rows.append(
            (
                int(bool(start)),
                reader.choice(card.get("type"), f"{entry}.type", terms.CONTRACT_TYPES),
                reader.choice(card.get("feature"), f"{entry}.feature", terms.FEATURES),
                reader.number(card, "popularity", entry, 1, 40),
                reader.number(card, "medals", entry, 0, _MOST),
            )
        )
    data.card_names = tuple(names)
    (
        data.card_start, data.card_type, data.card_feature, data.card_popularity,
        data.card_medals,
    ) = zip(*rows, strict=True)  # fmt: skip
    starting = sum(data.card_start)
    wanted = starting == _STARTING
    reader.require(
        wanted, "contracts.entries", f"must have {_STARTING} that are dealt at the start"
    )
    data.deck = tuple(card for card, start in enumerate(data.card_start) if not start)
    data.starting = tuple(card for card, start in enumerate(data.card_start) if start)


def _read_end(reader: Reader, data: DataSet) -> None:
    table = reader.table("end_scoring")
    money, points = [], []
    for market in terms.MARKETS:
        key = f"car_left_{market}"
        left = reader.mapping(table, key, "end_scoring.")
        money.append(reader.number(left, "money", f"end_scoring.{key}", 0, _MOST))
        points.append(reader.number(left, "points", f"end_scoring.{key}", 0, _MOST))
    data.left_money, data.left_points = tuple(money), tuple(points)
    data.medal_points = reader.number(table, "silver_medal_points", "end_scoring", 0, _MOST)
    data.money_rank = _amounts(reader, table, "money_rank_points", "end_scoring", 4)

"""The data set: what it holds, and what is said about a broken one."""

from __future__ import annotations

import copy
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from kraftwagen.engine.errors import BadData
from kraftwagen.engine.registry import load
from kraftwagen.games.automania import data
from kraftwagen.games.kraftwagen import data as other
from tests.games.automania.rules import rule
from tests.games.automania.table import GAME, Table

ROOT: Any = yaml.safe_load(data.BUILT_IN.read_text(encoding="utf-8"))
GONE = object()
SCENERY = ("terms", "box", "score_track")
"""Tables no rule depends on."""
DRAWN = {"slots", "links", "places", "style", "offices_at", "coordinates"}


def changed(path: str, value: Any) -> Any:
    """The built-in values with one entry changed or, with GONE, left out; they share the others."""
    if not path:
        return value
    *parents, last = [int(name) if name.isdigit() else name for name in path.split(".")]
    root = entry = copy.copy(ROOT)
    for name in parents:
        entry[name] = copy.copy(entry[name])
        entry = entry[name]
    if value is GONE:
        del entry[last]
    else:
        entry[last] = value
    return root


def tiles(**changes: Any) -> list[dict[str, Any]]:
    """The factory tiles, those named changed."""
    entries = copy.deepcopy(ROOT["factory_tiles"]["entries"])
    for tile in entries:
        tile.update(changes.get(tile["id"], {}))
    return entries


TILES, CARDS = "factory_tiles.entries", "contracts.entries"
OFFICES, BOARDS = "sales_offices.entries", "factory_b.entries"
SPACES = "sales_spaces.north_america"
TABLES = [name for name in ROOT if name not in ("format", "game", "name", *SCENERY)]
BROKEN: list[tuple[str, Any, str, str]] = [
    ("", [], "file", "must be a table of tables"),
    ("format", 2, "format", "must be 1"),
    ("game", "kraftwagen", "game", "must be 'automania', but the file is for 'kraftwagen'"),
    ("game", GONE, "game", "must be 'automania', but the file names none"),
    ("game", ["x\n"] * 99, "game", "must be 'automania', but the file is for '['x"),
    ("name", 7, "name", "must be a text"),
    *((table, GONE, table, "must be a table of names and values") for table in TABLES),
    *((table, [1], table, "must be a table of names and values") for table in TABLES),
    *((f"{table}.verified", 1, f"{table}.verified", "must be true or false") for table in TABLES),
    *((f"{table}.source", "", f"{table}.source", "must say where the values come from")
      for table in TABLES),
    ("seats.minimum", 3, "seats.minimum", "from 2 to 2"),
    ("seats.maximum", 5, "seats.maximum", "from 4 to 4"),
    ("seats.workers", 13, "seats.workers", "from 1 to 12"),
    ("seats.workers", True, "seats.workers", "must be a whole number"),
    ("seats.cars.super", 0, "seats.cars.super", "from 1 to 6"),
    ("seats.cars.truck", 1, "seats.cars", "must have exactly the entries city, family, super"),
    ("seats.money_by_order", [6, 7, 8], "seats.money_by_order", "must have 4 entries, has 3"),
    ("seats.money_by_order.1", 21, "seats.money_by_order[1]", "from 0 to 20"),
    ("seats.points_by_order", 1, "seats.points_by_order", "must be a list"),
    ("seats.starting_contracts", 2, "seats.starting_contracts", "from 1 to 1"),
    ("rounds.sets.3", "C", "rounds.sets", "'C' is not one of A, B"),
    ("rounds.sets.3", ["A"], "rounds.sets", "is not one of A, B"),
    ("rounds.sets", ["A"] * 4, TILES, "must have 72 of set A"),
    ("rounds.tiles_in_grid", 15, "rounds.tiles_in_grid", "from 16 to 16"),
    ("rounds.tiles_at_offices", 3, "rounds.tiles_at_offices", "from 2 to 2"),
    ("stock.neutral_workers", -1, "stock.neutral_workers", "from 0 to 20"),
    ("stock.neutral_workers", 5, TILES, "show 6 neutral workers, more than the stock of 5"),
    ("production.cost.city", 0.5, "production.cost.city", "must be a whole number"),
    ("tile_grid.size", 5, "tile_grid.size", "from 4 to 4"),
    ("tile_grid.corner", "city", "tile_grid.corner", "'city' is not one of any_car"),
    ("tile_grid.columns.0", "bus", "tile_grid.columns", "'bus' is not one of city, family"),
    ("tile_grid.rows.0", "super", "tile_grid.rows", "must hold each of city, family"),
    ("worker_spaces.sponsor_money", 0, "worker_spaces.sponsor_money", "from 1 to 20"),
    ("worker_spaces.marketing_stars", 2, "worker_spaces.marketing_stars", "from 1 to 1"),
    ("contract_display.face_up", 7, "contract_display.face_up", "from 1 to 6"),
    ("contract_display.none_left_points", "1", "contract_display.none_left_points", "a whole"),
    ("contract_display.starting_contract_money", GONE,
     "contract_display.starting_contract_money", "a whole"),
    ("demand.tiles.speed", 3, "demand.tiles", "must add up to 10, not 11"),
    ("demand.tiles", {**ROOT["demand"]["tiles"], "speed": 3, "safety": 1}, "demand.tiles",
     "must not have a demand more than twice"),
    ("demand.stars", [2, 4, 3], "demand.stars", "must rise"),
    ("demand.waiting", 1, "demand.waiting", "from 2 to 2"),
    ("ships.lowest", 2, "ships.lowest", "from 1 to 1"),
    ("ships.highest", 16, "ships.highest", "from 17 to 17"),
    ("ships.gold_medals", {18: 1}, "ships.gold_medals", "must be of ships 1 to 17"),
    ("ships.gold_medals", {"7": 1}, "ships.gold_medals", "must be of ships 1 to 17"),
    ("ships.gold_medals.7", -1, "ships.gold_medals.7", "from 0 to 20"),
    ("top_car.from", 17, "top_car.from", "from 18 to 18"),
    ("two_players.cars_per_row", 2, "two_players.cars_per_row", "from 1 to 1"),
    (SPACES, [[[6, 0]]], SPACES, "must have 2 to 6 entries, has 1"),
    (f"{SPACES}.0", 6, f"{SPACES}[0]", "must be a list of sales spaces"),
    (f"{SPACES}.0.0", [6], f"{SPACES}[0]", "must hold pairs of autobucks and points"),
    (f"{SPACES}.0.0", [6, 21], f"{SPACES}[0][1]", "from 0 to 20"),
    (f"{SPACES}.1", [[4, 0]], SPACES, "must have 6 spaces in all"),
    (SPACES, [[[6, 0], [4, 1], [2, 2], [4, 0]], [[2, 1], [2, 0]]], SPACES,
     "must end with the one top space"),
    (f"{OFFICES}.5", GONE, OFFICES, "must have 6 entries, has 5"),
    (f"{OFFICES}.2", 3, f"{OFFICES}[2]", "must be a table of names and values"),
    (f"{OFFICES}.2.number", 4, f"{OFFICES}[2].number", "from 3 to 3"),
    (f"{OFFICES}.2.limit", -1, f"{OFFICES}[2].limit", "from 0 to 20"),
    (f"{OFFICES}.2.tile", 1, f"{OFFICES}[2].tile", "must be true or false"),
    (f"{OFFICES}.2.tile", True, OFFICES, "must have 2 with a tile"),
    ("factory_a.office_costs", [], "factory_a.office_costs", "must have 1 to 5 entries, has 0"),
    ("factory_a.lines", GONE, "factory_a.lines", "must be a table of names and values"),
    ("factory_a.lines.city", ["a", "h"], "factory_a.lines.city", "'h' is not one of a, b"),
    ("factory_a.lines.city", ["a", "a"], "factory_a.lines.city", "must name no slot twice"),
    ("factory_a.managers_per_portrait", 3, "factory_a.managers_per_portrait", "from 1 to 2"),
    ("factory_a.style_places_per_part", 2, "factory_a.style_places_per_part", "from 1 to 1"),
    (f"{BOARDS}.1", "elon", f"{BOARDS}[1]", "must be a table of names and values"),
    (f"{BOARDS}.1.id", "tesla", f"{BOARDS}[1].id", "must be elon"),
    (f"{BOARDS}.1.oval_car", "bus", f"{BOARDS}[1].oval_car", "'bus' is not one of none, city"),
    (f"{BOARDS}.1.oval_stars", 0, f"{BOARDS}[1].oval_stars", "from 1 to 9"),
    (f"{TILES}.3", "A04", f"{TILES}[3]", "must be a table of names and values"),
    (f"{TILES}.3.id", "A01", f"{TILES}[3].id", "must be a short name of its own"),
    (f"{TILES}.3.id", "a" * 21, f"{TILES}[3].id", "must be a short name of its own"),
    (f"{TILES}.3.kind", "robot", f"{TILES}[3].kind", "'robot' is not one of machine, style"),
    (f"{TILES}.3.what", "colour\nred", f"{TILES}[3].what", "'colour\\nred' is not one of speed"),
    (f"{TILES}.3.set", "B", TILES, "must have 36 of set A"),
    (TILES, tiles(A04={"set": "B"}, B04={"set": "A"}), TILES, "must begin with those of set A"),
    (f"{TILES}.3.stars", 10, f"{TILES}[3].stars", "from 0 to 9"),
    (TILES, tiles(A01={"workers": 1}), f"{TILES}[0].workers", "does not belong to a machine"),
    (TILES, tiles(A01={"sales": 1}), f"{TILES}[0].sales", "does not belong to a machine"),
    (TILES, tiles(A16={"money": 1}), f"{TILES}[15].money", "does not belong to a style"),
    (TILES, tiles(B25={"points": 1}), f"{TILES}[60].points", "does not belong to a manager"),
    (TILES, tiles(B33={"medals": 1}), f"{TILES}[68].medals", "does not belong to a bonus"),
    (TILES, tiles(B27={"workers": 7}), TILES, "show 11 neutral workers, more than the stock"),
    (f"{CARDS}.29", GONE, CARDS, "must have 30 entries, has 29"),
    (f"{CARDS}.4", None, f"{CARDS}[4]", "must be a table of names and values"),
    (f"{CARDS}.4.id", "two words", f"{CARDS}[4].id", "must be a short name of its own"),
    (f"{CARDS}.4.start", 0, f"{CARDS}[4].start", "must be true or false"),
    (f"{CARDS}.4.start", True, CARDS, "must have 4 that are dealt at the start"),
    (f"{CARDS}.4.type", "bus", f"{CARDS}[4].type", "'bus' is not one of city, family, super, any"),
    (f"{CARDS}.4.feature", "x" * 5000, f"{CARDS}[4].feature", "xx...' is not one of none, speed"),
    (f"{CARDS}.4.popularity", 0, f"{CARDS}[4].popularity", "from 1 to 40"),
    (f"{CARDS}.4.medals", 21, f"{CARDS}[4].medals", "from 0 to 20"),
    ("end_scoring.car_left_europe", 1, "end_scoring.car_left_europe", "must be a table"),
    ("end_scoring.car_left_europe.points", GONE, "end_scoring.car_left_europe.points", "a whole"),
    ("end_scoring.silver_medal_points", 21, "end_scoring.silver_medal_points", "from 0 to 20"),
    ("end_scoring.money_rank_points", [10, 6, 3], "end_scoring.money_rank_points", "4 entries"),
]  # fmt: skip


@pytest.mark.parametrize(("path", "value", "entry", "problem"), BROKEN)
def test_a_broken_data_set_is_refused_by_file_entry_and_rule(
    path: str, value: Any, entry: str, problem: str
) -> None:
    with pytest.raises(BadData, match=re.escape(f"mine.yaml: {entry}: ")) as caught:
        data.parse(changed(path, value), "mine.yaml")
    assert problem in str(caught.value)
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 200


def test_the_same_from_a_file(tmp_path: Path) -> None:
    for path, value, entry, problem in BROKEN[1::12]:
        file = tmp_path / "mine.yaml"
        file.write_text(yaml.safe_dump(changed(path, value)), encoding="utf-8")
        with pytest.raises(BadData, match=re.escape(f"mine.yaml: {entry}: ")) as caught:
            load("automania", file)
        assert problem in str(caught.value)


def test_every_check_has_a_broken_file() -> None:
    """No rule in the source is without an entry above."""
    source = Path(data.__file__).read_text(encoding="utf-8")
    problems = [problem for *_, problem in BROKEN]
    for text in re.findall(r'f?"((?:must|show|does) [^"{}]{8,})', source):
        assert any(text in problem or problem in text for problem in problems), text


def entries(value: Any, path: str = "") -> Iterator[str]:
    """The paths of all entries."""
    if isinstance(value, dict | list):
        for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
            yield f"{path}{key}"
            yield from entries(inner, f"{path}{key}.")


OPTIONAL = re.compile(
    r"name$|factory_tiles\.entries\.\d+\.(stars|medals|sales|workers|money|points)"
    r"|factory_b\.entries\.\d+\.\w+|factory_a\.(lines\.\w+|office_costs)\.\d+|ships\.gold_medals\.\d+"
)
"""What may be left out; the tables of a drawing are read by nobody here."""


def problem_of(root: Any) -> str:
    """What is said about a data set; empty if it is taken."""
    try:
        data.parse(root, "mine.yaml")
    except BadData as problem:
        return str(problem).removeprefix("mine.yaml: ")
    return ""


def test_every_entry_is_missed_or_may_be_left_out() -> None:
    read = [path for path in entries(ROOT) if path.split(".")[0] not in (*SCENERY, "name")]
    kept = [path for path in read if not problem_of(changed(path, GONE))]
    odd = [path for path in kept if not OPTIONAL.match(path) and not DRAWN & set(path.split("."))]
    assert odd == []


@pytest.mark.parametrize("value", [None, -1, 10**6, "odd", [], {}, [None], True, 1.5])
def test_every_entry_of_a_wrong_kind_is_named_or_does_not_matter(value: Any) -> None:
    for number, path in enumerate(entries(ROOT)):
        if number % 3 or path == "name" or path.split(".")[0] in SCENERY:
            continue
        said = problem_of(changed(path, value))
        assert not said or said.startswith((path.split(".")[0], TILES)), path


@pytest.mark.parametrize("game", ["kraftwagen", "automania"])
@pytest.mark.parametrize("size", [5_000, 50_000])
def test_endless_numbers_are_refused(game: str, size: int, tmp_path: Path) -> None:
    """Python reads hexadecimal ones of any length, but cannot write them."""
    file = tmp_path / "mine.yaml"
    text = {"automania": data, "kraftwagen": other}[game].BUILT_IN.read_text(encoding="utf-8")
    for line, entry in ((f"seats: 0x{'f' * size}", "seats"), (f"? 0x{'f' * size}\n: 1", "file")):
        file.write_text(f"{text.replace('seats:', 'chairs:')}\n{line}\n", encoding="utf-8")
        with pytest.raises(BadData, match=rf"^mine.yaml: {entry}: must not be larger than"):
            load(game, file)


def test_a_data_set_of_one_game_is_no_data_set_of_the_other(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"game: must be 'automania', but the file is for 'kraft"):
        load("automania", other.BUILT_IN)
    with pytest.raises(BadData, match=r"game: must be 'kraftwagen', but the file is for 'autom"):
        load("kraftwagen", data.BUILT_IN)
    # Those of the first game named none while there was no other.
    text = other.BUILT_IN.read_text(encoding="utf-8").replace("game: kraftwagen\n", "")
    file = tmp_path / "mine.yaml"
    file.write_text(text, encoding="utf-8")
    assert load("kraftwagen", file).data_digest == load("kraftwagen").data_digest
    with pytest.raises(BadData, match="game: must be 'automania', but the file names none"):
        load("automania", file)


def custom(tmp_path: Path, root: Any) -> Any:
    file = tmp_path / "mine.yaml"
    file.write_text(yaml.safe_dump(root), encoding="utf-8")
    return load("automania", file)


def test_names_sources_marks_and_order_do_not_change_the_digest(tmp_path: Path) -> None:
    for path, value in (
        ("name", "mine"),
        ("ships.verified", True),
        ("ships.source", "my box"),
        ("box.colours", []),
        ("score_track.length", 50),
    ):
        assert custom(tmp_path, changed(path, value)).data_digest == GAME.data_digest
    assert data.parse(dict(reversed(ROOT.items())), "x").digest == GAME.data_digest
    assert custom(tmp_path, changed("production.cost.city", 2)).data_digest != GAME.data_digest


@rule("T5")
def test_the_largest_crew_can_be_sent_anywhere(tmp_path: Path) -> None:
    """As many workers as a data set may give one seat: each number is a decision."""
    crew = tiles(A27={"workers": 9}, A28={"workers": 9}, B27={"workers": 1}, B28={"workers": 1})
    root = changed(TILES, crew)
    root["seats"]["workers"], root["stock"]["neutral_workers"] = 12, 20
    game = custom(tmp_path, root)
    table = Table(2, round=4, game=game).seat(0, neutral=20)
    assert f"sponsor {12 + 20}" in table.lines("sponsor")
    table.play("sponsor 32")


def test_games_with_every_number_at_its_end_are_played(tmp_path: Path) -> None:
    dice = random.Random(3)
    root = copy.deepcopy(ROOT)
    root["production"]["cost"] = {"city": 0, "family": 0, "super": 0}
    root["seats"] |= {"workers": 12, "cars": {"city": 6, "family": 6, "super": 6}}
    root["demand"]["stars"] = [20, 20, 20]
    root["factory_a"]["office_costs"] = [0]
    root["contract_display"]["face_up"] = 6
    for office in root["sales_offices"]["entries"]:
        office["limit"] = 20
    for tile in root["factory_tiles"]["entries"]:
        if tile["kind"] in ("machine", "style"):
            tile["stars"] = 9
    game = custom(tmp_path, root)
    for seats, advanced in ((2, False), (4, True)):
        state = game.new(seats, 1, {"advanced": advanced})
        while legal := game.legal(state):
            game.apply(state, dice.choice(legal))
            game.check(state)
            again = game.from_position(game.to_position(state))
            assert game.digest(again) == game.digest(state)

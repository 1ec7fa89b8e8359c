"""The data set: what it holds, and what is said about a broken one."""

from __future__ import annotations

import copy
import os
import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from kraftwagen.engine.errors import BadData
from kraftwagen.engine.registry import load
from kraftwagen.games.kraftwagen import data, terms
from tests.games.kraftwagen.rules import rule
from tests.games.kraftwagen.table import GAME, Table

ROOT = yaml.safe_load(data.BUILT_IN.read_text(encoding="utf-8"))
GONE = object()


def changed(path: str, value: Any) -> Any:
    """The built-in values with one entry changed or, with GONE, left out."""
    root = copy.deepcopy(ROOT)
    if not path:
        return value
    *parents, last = [int(name) if name.isdigit() else name for name in path.split(".")]
    entry = root
    for name in parents:
        entry = entry[name]
    if value is GONE:
        del entry[last]
    else:
        entry[last] = value
    return root


TILES = "action_tiles.entries"
SPECIAL = "special_tiles.entries"
START = "start_tiles.entries"
BROKEN: list[tuple[str, Any, str, str]] = [
    ("", [], "file", "must be a table of tables"),
    ("format", 2, "format", "must be 1"),
    ("name", 7, "name", "must be a text"),
    *(
        (table, GONE, table, "must be a table of names and values")
        for table in ROOT
        if table not in ("format", "game", "name")
    ),
    *(
        (f"{table}.verified", "yes", f"{table}.verified", "must be true or false")
        for table in ("seats", "action_tiles", "names", "circuit")
    ),
    *(
        (f"{table}.source", wrong, f"{table}.source", "must say where the values come from")
        for table, wrong in (("seats", ""), ("buyers", GONE), ("engineers", 3))
    ),
    ("seats.workers", 5, "seats.workers", "must be a whole number from 6 to 15"),
    ("seats.workers", True, "seats.workers", "must be a whole number from 6 to 15"),
    ("seats.canteen", 13, "seats.canteen", "must be a whole number from 0 to 12"),
    ("seats.workshops", 1, "seats.workshops", "must be a whole number from 2 to 6"),
    ("seats.highest_part", 8, "seats.highest_part", "must be a whole number from 7 to 7"),
    ("seats.body_points", 0, "seats.body_points", "must be a whole number from 1 to 7"),
    ("seats.engine_points", 8, "seats.engine_points", "must be a whole number from 1 to 7"),
    ("seats.grand_prix_engine", 0, "seats.grand_prix_engine", "must be a whole number from 1 to 7"),
    (TILES, ROOT["action_tiles"]["entries"][:9], TILES, "must have 10 entries, has 9"),
    (TILES, "hire", TILES, "must be a list"),
    (f"{TILES}.0", "hire", f"{TILES}[0]", "must be a list of actions"),
    (f"{TILES}.0", ["sale"], f"{TILES}[0]", "'sale' is not one of hire, research, body"),
    (f"{TILES}.0", [["hire"]], f"{TILES}[0]", "is not one of hire, research, body"),
    (f"{TILES}.5", ["race", "race"], f"{TILES}[5]", "a tile shows no action twice"),
    (f"{TILES}.4", ["buyer"], f"{TILES}[4]", "there is no tile with only a buyer"),
    (f"{TILES}.4", ["hire"], f"{TILES}[4]", "the same tile stands here twice"),
    (f"{TILES}.4", ["race", "body"], TILES, "must be 5 tiles with one action, then 4 with two"),
    (f"{SPECIAL}.3", 7, f"{SPECIAL}[3]", "must have id, set, action, bonus, amount"),
    (f"{SPECIAL}.3.id", "a_hire", f"{SPECIAL}[3].id", "must be a short name of its own"),
    (f"{SPECIAL}.3.id", "hire", f"{SPECIAL}[3].id", "must be a short name of its own"),
    (f"{SPECIAL}.3.id", "two words", f"{SPECIAL}[3].id", "must be a short name of its own"),
    (f"{SPECIAL}.3.set", 4, f"{SPECIAL}[3].set", "must be a whole number from 1 to 3"),
    (f"{SPECIAL}.3.set", 2, SPECIAL, "set 1 must have four tiles"),
    (f"{SPECIAL}.3.action", "sale", f"{SPECIAL}[3].action", "'sale' is not one of"),
    (f"{SPECIAL}.3.bonus", "gift", f"{SPECIAL}[3].bonus", "'gift' is not a known bonus"),
    (f"{SPECIAL}.3.bonus", ["value"], f"{SPECIAL}[3].bonus", "is not a known bonus"),
    (f"{SPECIAL}.3.bonus", "spaces", f"{SPECIAL}[3].bonus", "'spaces' does not fit the action"),
    (f"{SPECIAL}.0.amount", 3, f"{SPECIAL}[0].amount", "must be a whole number from 1 to 2"),
    (f"{SPECIAL}.4.amount", 4, f"{SPECIAL}[4].amount", "must be a whole number from 1 to 3"),
    (f"{SPECIAL}.1.amount", 8, f"{SPECIAL}[1].amount", "must be a whole number from 1 to 7"),
    ("start_tiles.space", 7, "start_tiles.space", "must be a whole number from 1 to 6"),
    ("start_tiles.engine", 1, "start_tiles.engine", "must be a whole number from 2 to 7"),
    (f"{START}.1", "b", f"{START}[1]", "must have id and tasks"),
    (f"{START}.1.id", "a", f"{START}[1].id", "must be a short name of its own"),
    (f"{START}.1.id", 7, f"{START}[1].id", "must be a short name of its own"),
    (f"{START}.0.tasks", ["hire"], f"{START}[0].tasks", "must have 2 to 3 entries, has 1"),
    (f"{START}.0.tasks.0", "swim", f"{START}[0].tasks", "'swim' is not one of"),
    (f"{START}.0.tasks.0", "buyer", f"{START}[0].tasks", "no buyer and no sale"),
    (f"{START}.0.tasks.0", "sale", f"{START}[0].tasks", "no buyer and no sale"),
    (f"{START}.0.tasks.0", "to_space", START, "exactly one tile has to_space"),
    (f"{START}.2.tasks.0", "hire", START, "exactly one tile has grand_prix_engine"),
    *(
        (f"{START}.1.tasks.0", task, f"{START}[1].tasks", "to_space goes with no other movement")
        for task in ("race", "research")
    ),
    (
        "research_cards.engineers.opel",
        2,
        "research_cards.engineers",
        "must add up to 9, not 10",
    ),
    (
        "research_cards.engineers",
        {**ROOT["research_cards"]["engineers"], "opel": 2, "benz": 0},
        "research_cards.engineers",
        "each engineer is there once",
    ),
    ("research_cards.instants.two_parts", 4, "research_cards.instants", "must add up to 9"),
    ("research_cards.instants.x", 1, "research_cards.instants", "must have exactly the entries"),
    ("research_cards.developments.two_body", 5, "research_cards.developments", "add up to 32"),
    ("research_cards.developments", 32, "research_cards.developments", "must be a table of names"),
    ("research_cards.instant_workers", 4, "research_cards.instant_workers", "from 1 to 3"),
    ("research_cards.instant_spaces", 0, "research_cards.instant_spaces", "from 1 to 15"),
    ("engineers.markers", GONE, "engineers.markers", "must be a table of names and values"),
    ("engineers.markers.horch", [1], "engineers.markers.horch", "must have 2 entries, has 1"),
    ("engineers.markers.daimler", [2, 7], "engineers.markers.daimler[1]", "from 1 to 6"),
    ("engineers.opel_factor", 1, "engineers.opel_factor", "from 2 to 5"),
    ("engineers.porsche_spaces", 0, "engineers.porsche_spaces", "from 1 to 5"),
    ("engineers.otto_workers", 4, "engineers.otto_workers", "from 1 to 3"),
    ("buyers.stacks.body", 3, "buyers.stacks", "must add up to 8, not 9"),
    (
        "buyers.stacks",
        {"body": 3, "engine": 1, "prestige": 2, "price": 2},
        "buyers.stacks",
        "two buyers per preference",
    ),
    ("buyers.white_markers.body", 10, "buyers.white_markers.body", "from 0 to 9"),
    ("buyers.active_spaces", 7, "buyers.active_spaces", "from 1 to 6"),
    ("buyers.active_spaces_two_players", 5, "buyers.active_spaces_two_players", "from 1 to 4"),
    ("buyers.track", 0, "buyers.track", "from 1 to 9"),
    ("buyers.track_start_two_players", 5, "buyers.track_start_two_players", "from 1 to 4"),
    ("market.spaces", 9, "market.spaces", "from 1 to 8"),
    ("market.spaces_two_players", 7, "market.spaces_two_players", "from 1 to 6"),
    ("price_markers.entries", [[1]], "price_markers.entries", "must have 3 entries, has 1"),
    ("price_markers.entries.1", [1, 2], "price_markers.entries[1]", "must have 8 markers"),
    ("price_markers.entries.1.7", 64, "price_markers.entries[1][7]", "from 1 to 63"),
    ("price_markers.entries.1.7", 11, "price_markers.entries[1]", "values must rise and never be"),
    ("price_markers.entries.1.7", 4, "price_markers.entries[1]", "values must rise and never be"),
    ("circuit.length", 6, "circuit.length", "from 7 to 40"),
    ("circuit.neutral_cars", [3], "circuit.neutral_cars", "must have 2 entries, has 1"),
    ("circuit.neutral_cars", [3, 10], "circuit.neutral_cars[1]", "from 1 to 9"),
    ("circuit.neutral_cars", [3, 3], "circuit.neutral_cars", "must be two spaces"),
    ("circuit.places", [7, 4, -1], "circuit.places[2]", "from 0 to 50"),
    ("circuit.laps", [1, 3, 5, 6], "circuit.laps", "must have 5 entries, has 4"),
    ("circuit.further_lap", 51, "circuit.further_lap", "from 0 to 50"),
    ("awards.entries.lap_1", 51, "awards.entries.lap_1", "from 0 to 50"),
    ("awards.entries.lap_1", GONE, "awards.entries", "must have exactly the entries lap_1, lap_2"),
    ("names.bodies", GONE, "names.bodies", "must be a table of names and values"),
    ("names.bodies.3", [], "names.bodies.3", "must be a list of names"),
    ("names.bodies.3", [7], "names.bodies.3", "must be a list of names"),
]


@pytest.mark.parametrize(("path", "value", "entry", "problem"), BROKEN)
def test_a_broken_data_set_is_refused_by_file_entry_and_rule(
    path: str, value: Any, entry: str, problem: str
) -> None:
    with pytest.raises(BadData, match=re.escape(f"mine.yaml: {entry}: ")) as caught:
        data.parse(changed(path, value), "mine.yaml")
    assert problem in str(caught.value)


def test_the_same_from_a_file(tmp_path: Path) -> None:
    for path, value, entry, problem in BROKEN[1::12]:
        file = tmp_path / "mine.yaml"
        file.write_text(yaml.safe_dump(changed(path, value)), encoding="utf-8")
        with pytest.raises(BadData, match=re.escape(f"mine.yaml: {entry}: ")) as caught:
            load("kraftwagen", file)
        assert problem in str(caught.value)


def test_every_check_has_a_broken_file() -> None:
    """No rule in the source is without an entry above or below."""
    source = Path(data.__file__).read_text(encoding="utf-8")
    problems = [problem for *_, problem in BROKEN] + [problem for _, problem in NO_DATA_SET]
    for text in re.findall(
        r'"((?:must|no|a tile|there is|the same|two|each|values) [^"{}]{8,})"', source
    ):
        assert any(text in problem or problem in text for problem in problems), text


BOMB = "a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]\n"


NO_DATA_SET = [
    (b"", "file: must be a table of tables"),
    (b"a: [1", "is not valid YAML"),
    (b"\xff\xfe\x00", "file: cannot be read"),
    (b"!!python/object:os.system {}", "must not have a tag"),
    (b"[" * 500, "line 1: is nested too deeply"),
    (b"[" * 30_000, "line 1: is n"),  # some libraries have given up by then: no valid YAML
    (b"seed: " + b"9" * 5000, "is not valid YAML"),
    (b"day: 2026-99-99", "is not valid YAML"),
    (b"a: &a [*a]", "line 1: must not refer to other entries"),
    (BOMB.encode(), "line 2: must not refer to other entries"),
    (b"#" * 300_000, "file: must not be larger than 256 kB"),
]


@pytest.mark.parametrize(("content", "problem"), NO_DATA_SET)
def test_files_that_are_no_data_set(content: bytes, problem: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_bytes(content)
    with pytest.raises(BadData, match=r"^mine\.yaml: ") as caught:
        load("kraftwagen", file)
    assert problem in str(caught.value)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"none\.yaml: file: cannot be read"):
        load("kraftwagen", tmp_path / "none.yaml")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with a name")
def test_what_is_no_file_is_not_waited_for(tmp_path: Path) -> None:
    """A pipe that nobody writes to, a device that never ends."""
    pipe = tmp_path / "pipe.yaml"
    os.mkfifo(pipe)
    for place in (pipe, Path(os.devnull), tmp_path):
        with pytest.raises(BadData, match=r"file: cannot be read \(it is not a file\)"):
            load("kraftwagen", place)


def custom(tmp_path: Path, path: str, value: Any) -> Any:
    file = tmp_path / "mine.yaml"
    file.write_text(yaml.safe_dump(changed(path, value)), encoding="utf-8")
    return load("kraftwagen", file)


def test_a_longer_circuit_changes_the_game_and_its_digest(tmp_path: Path) -> None:
    longer = custom(tmp_path, "circuit.length", 12)
    assert longer.data_digest != GAME.data_digest
    assert longer.digest(longer.new(3, 1, {})) != GAME.digest(GAME.new(3, 1, {}))
    for game, end in ((GAME, (2, 1)), (longer, (11, 0))):
        table = Table(3, ask="race", game=game).seat(0, engine=3, space=8)
        table.play("race")
        assert (table.player(0).space, table.player(0).laps) == end


def test_names_sources_marks_and_order_do_not_change_the_digest(tmp_path: Path) -> None:
    for path, value in (
        ("name", "mine"),
        ("circuit.verified", True),
        ("circuit.source", "my box"),
        ("names.bodies.1", ["Kutsche"]),
    ):
        assert custom(tmp_path, path, value).data_digest == GAME.data_digest
    assert data.parse(dict(reversed(ROOT.items())), "x").digest == GAME.data_digest


def test_the_start_space_wraps_on_a_short_and_crowded_circuit(tmp_path: Path) -> None:
    root = changed("circuit.length", 7)
    root["circuit"]["neutral_cars"] = [6, 7]
    root["start_tiles"]["space"] = 6
    file = tmp_path / "mine.yaml"
    file.write_text(yaml.safe_dump(root), encoding="utf-8")
    table = Table(2, game=load("kraftwagen", file)).seat(0, start_tile="b").seat(1, start_tile="a")
    table.values["todo"] = [
        {"ask": "flip", "tasks": {}, "bonus": 0},
        {"ask": "tasks", "tasks": {"to_space": 1}, "bonus": 0},
    ]
    table.play("space")
    assert (table.player(0).space, table.player(0).laps) == (1, 0)


@rule("S1", "S3", "T1")
def test_the_built_in_components() -> None:
    built_in = data.load()
    assert built_in.name == "built-in"
    assert built_in.tile_names[:10] == (
        *("hire", "research", "body", "engine", "race"),
        *("race+buyer", "research+body", "research+engine", "hire+buyer", "research+race+buyer"),
    )
    assert len(built_in.deck) == 50
    assert [built_in.deck.count(card) for card in range(len(terms.CARDS))] == [
        *[1] * 9,
        *(4, 3, 2),
        *(8, 8, 8, 4, 4),
    ]
    assert built_in.prices[1:] == (
        (1, 2, 3, 5, 6, 8, 9, 10),
        (2, 3, 5, 6, 8, 9, 11, 12),
        (3, 4, 6, 8, 10, 12, 14, 15),
    )
    assert built_in.award_money == (3, 7, 3, 3, 3, 7, 3, 7, 7, 7)
    assert "BMW Dixi" in built_in.body_names[3]
    assert ROOT["special_tiles"]["verified"] is False


@rule("Z2")
def test_what_laps_pay() -> None:
    assert [data.load().laps_pay(laps) for laps in range(-1, 9)] == [0, 0, 1, 3, 5, 6, 7, 8, 9, 10]


@pytest.mark.parametrize("value", ["!!timestamp x", "!!bool zz", '!!int ""', "!mine 1", "!!map {}"])
def test_tags_have_no_place_in_a_data_set(tmp_path: Path, value: str) -> None:
    """They make the library behind it fail in ways of its own."""
    file = tmp_path / "mine.yaml"
    file.write_text(f"format: 1\nname: {value}\n", encoding="utf-8")
    with pytest.raises(BadData, match=r"mine.yaml: line 2: must not have a tag"):
        data.load(file)

"""The data set: what it holds, and what is said about a broken one."""

from __future__ import annotations

import copy
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kraftwagen.engine.errors import BadData
from kraftwagen.games.automania import data
from tests.contract.data_sets import GONE, changed, loaded, root_of
from tests.every import EVERY
from tests.games.automania.rules import rule
from tests.games.automania.sample import SAMPLE
from tests.games.automania.table import Table

ROOT = root_of("automania")
TILES = "factory_tiles.entries"
DRAWN = {"slots", "links", "places", "style", "offices_at", "coordinates"}


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
    read = [path for path in entries(ROOT) if path.split(".")[0] not in (*SAMPLE.scenery, "name")]
    kept = [path for path in read if not problem_of(changed("automania", path, GONE))]
    odd = [path for path in kept if not OPTIONAL.match(path) and not DRAWN & set(path.split("."))]
    assert odd == []


@pytest.mark.parametrize("value", [None, -1, 10**6, "odd", [], {}, [None], True, 1.5])
def test_every_entry_of_a_wrong_kind_is_named_or_does_not_matter(value: Any) -> None:
    for number, path in enumerate(entries(ROOT)):
        if number % (3 if EVERY else 9) or path == "name" or path.split(".")[0] in SAMPLE.scenery:
            continue
        said = problem_of(changed("automania", path, value))
        assert not said or said.startswith((path.split(".")[0], TILES)), path


@rule("T5")
def test_the_largest_crew_can_be_sent_anywhere(tmp_path: Path) -> None:
    """As many workers as a data set may give one seat: each number is a decision."""
    root, crew = copy.deepcopy(ROOT), {"A27": 9, "A28": 9, "B27": 1, "B28": 1}
    for tile in root["factory_tiles"]["entries"]:
        if tile["id"] in crew:
            tile["workers"] = crew[tile["id"]]
    root["seats"]["workers"], root["stock"]["neutral_workers"] = 12, 20
    game = loaded("automania", tmp_path, root)
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
    game = loaded("automania", tmp_path, root)
    for seats, advanced in ((2, False), (4, True)):
        state = game.new(seats, 1, {"advanced": advanced})
        while legal := game.legal(state):
            game.apply(state, dice.choice(legal))
            game.check(state)
            again = game.from_position(game.to_position(state))
            assert game.digest(again) == game.digest(state)

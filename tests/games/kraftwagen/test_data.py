"""The data set: what it holds, and what is said about a broken one."""

from __future__ import annotations

import copy
from pathlib import Path

from kraftwagen.games.kraftwagen import data, terms
from tests.contract.data_sets import changed, loaded, root_of
from tests.games.kraftwagen.rules import rule
from tests.games.kraftwagen.table import GAME, Table

ROOT = root_of("kraftwagen")


def test_a_longer_circuit_changes_the_game_and_its_digest(tmp_path: Path) -> None:
    longer = loaded("kraftwagen", tmp_path, changed("kraftwagen", "circuit.length", 12))
    assert longer.data_digest != GAME.data_digest
    assert longer.digest(longer.new(3, 1, {})) != GAME.digest(GAME.new(3, 1, {}))
    for game, end in ((GAME, (2, 1)), (longer, (11, 0))):
        table = Table(3, ask="race", game=game).seat(0, engine=3, space=8)
        table.play("race")
        assert (table.player(0).space, table.player(0).laps) == end


def test_the_start_space_wraps_on_a_short_and_crowded_circuit(tmp_path: Path) -> None:
    root = copy.deepcopy(ROOT)
    root["circuit"] |= {"length": 7, "neutral_cars": [6, 7]}
    root["start_tiles"]["space"] = 6
    table = Table(2, game=loaded("kraftwagen", tmp_path, root))
    table.seat(0, start_tile="b").seat(1, start_tile="a")
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

"""The editor of positions: whatever is set or moved, no piece is lost, none made."""

from __future__ import annotations

import random
from typing import Any

import pytest

from kraftwagen.engine.editing import Place
from tests.editor import Editor
from tests.every import EVERY
from tests.games.kraftwagen.play import positions
from tests.games.kraftwagen.table import GAME

EDITS: Any = GAME.editing
EDITOR = Editor(GAME)
field, broken = EDITOR.field, EDITOR.broken
FREE = {"C1", "A6"}
"""Rules that an edit may break: the tail of the chain, two racing cars on one space."""


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_value_that_is_offered_keeps_all_pieces(seats: int) -> None:
    dice, table = random.Random(seats), EDITS.blank(seats)
    assert len(GAME.legal(GAME.from_position(table))) == 10
    for _ in range(250 if EVERY else 100):
        made, rule = EDITOR.any_edit(table, dice)
        assert rule in FREE | {""}
        table = table if rule else made


def test_moments_of_real_games_can_be_edited() -> None:
    dice = random.Random(7)
    for state in list(positions(4))[::40]:
        seat = dice.randrange(len(state.players))
        table = EDITS.change(GAME.to_position(state), ("next",), seat)
        assert GAME.actor(GAME.from_position(table)) == seat
        for _ in range(6):
            assert EDITOR.any_edit(table, dice)[1] in FREE | {""}


def test_a_field_has_the_value_it_was_set_to() -> None:
    table = EDITS.blank(3)
    for place, value in [
        (("money", 1), 37), (("canteen", 2), 5), (("workshop", 0, 1), 10), (("lap", 0), 0),
        (("race", 0), 4), (("turn",), 3), (("token",), 1), (("dev", 1, 12, 1), 2),
        (("engineer", 6), 2), (("award", 4), 1), (("stack", 2), 2), (("cars", 1), 2),
        (("car", 0, "price"), None), (("card", 0), 14),
    ]:  # fmt: skip
        wanted = list(field(table, *place).values)[-1] if value is None else value
        table = EDITS.change(table, place, wanted)
        assert field(table, *place).value == wanted
        assert not broken(table)


def test_awards_bring_their_money_and_engineers_their_markers() -> None:
    table = EDITS.change(EDITS.blank(2), ("award", 0), 1)
    assert table["players"][1]["income"]["awards"] > 0
    table = EDITS.change(table, ("engineer", 1), 0)
    assert table["players"][0]["markers"] == ["horch_low", "horch_high"]
    assert EDITS.change(table, ("use", 1), 0)["players"][0]["markers"] == ["horch_low"]


def test_what_breaks_a_rule_names_it() -> None:
    table = EDITS.blank(3)
    first, second = (f["value"] for f in ({"value": 3}, {"value": 3}))
    table = EDITS.change(EDITS.change(table, ("race", 0), first), ("race", 1), second)
    assert broken(table) == "A6"
    tile = next(one for one in EDITS.fields(EDITS.blank(3)) if one.place[0] == "tile")
    assert broken(EDITS.change(EDITS.blank(3), tile.place, 1)) == "C1"


def moved(table: Any, source: Place, target: Place) -> Any:
    made = EDITS.move(table, source, target)
    assert made is not None
    assert not broken(made)
    return made


def test_pieces_go_where_they_are_put() -> None:
    table = EDITS.blank(3)
    before = table["players"][0]["canteen"]
    table = moved(table, ("supply", 0), ("canteen", 0))
    assert table["players"][0]["canteen"] == before + 1
    table = moved(table, ("stack", 1), ("row",))
    assert [buyer["preference"] for buyer in table["active_buyers"]] == ["engine"]
    table = moved(table, ("active", 0), ("stack", 1))
    assert table["active_buyers"] == []
    table = EDITS.change(EDITS.change(table, ("cars", 0), 1), ("cars", 1), 1)
    table = moved(table, ("car", 0), ("car", 1))
    assert [car["seat"] for car in table["cars"]] == [1, 0]
    price = table["prices"][-1]
    table = moved(table, ("price", price), ("car", 0))
    assert table["cars"][0]["price"] == price
    table = moved(table, ("car", 0), ("mat", 1))
    assert len(table["cars"]) == 1
    assert price in table["prices"]
    table = moved(
        EDITS.change(table, ("workshop", 0, 0), 3), ("workshop", 0, 0), ("workshop", 1, 2)
    )
    assert table["players"][1]["workshops"][2] == "b3"
    table = moved(table, ("race", 2), ("space", 5))
    assert table["players"][2]["space"] == 5
    table = EDITS.change(table, ("card", 0), 12)
    table = moved(table, ("card", 0), ("mat", 2))
    assert table["players"][2]["inactive"] == ["two_body"]
    assert len(table["shown"]) == 2
    table = moved(table, ("canteen", 2), ("dev", 2, 12, 0))
    assert table["players"][2]["active"] == ["two_body"]
    assert table["players"][2]["body_points"] > table["players"][1]["body_points"]


def test_whose_worker_comes_to_the_tail_is_to_move() -> None:
    table = EDITS.blank(3)
    other = next(seat for seat in range(3) if seat != table["current"])
    made = moved(table, ("worker", other), ("worker", table["current"]))
    assert made["current"] == other


def test_what_means_nothing_changes_nothing() -> None:
    table = EDITS.blank(2)
    for source, target in [
        (("race", 0), ("canteen", 0)), (("money", 0), ("money", 1)), (("stack", 0), ("mat", 0)),
        (("canteen", 0), ("canteen", 1)), (("workshop", 0, 0), ("workshop", 0, 1)),
    ]:  # fmt: skip
        assert EDITS.move(table, source, target) is None

"""Positions as JSON: round trips, and errors that name the field or the rule."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from kraftwagen.engine.errors import BadPosition
from tests.editor import changed
from tests.games.kraftwagen.table import GAME, Table


def position(**changes: Any) -> dict[str, Any]:
    """A real position, some of its fields changed."""
    table = Table(3, market=["1 b1 e1 w1 p5 horch_low"], buyers="body+daimler_low")
    table.seat(1, engineers="horch daimler", active="two_body")
    return {**GAME.to_position(table.state), **changes}


@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        ("format", 2, "format"),
        ("special_tiles", 1, "special_tiles"),
        ("turn", 4, "turn"),
        ("turn", True, "turn"),
        ("current", 3, "current"),
        ("current", "0", "current"),
        ("chain.3", "hire+body", "chain[3]"),
        ("chain", "seat 0", "chain"),
        ("players", [], "players"),
        ("players", [{}] * 5, "players"),
        ("players.0.workshops", [None], "players[0].workshops"),
        ("players.0.workshops", [None] * 160, "players[0].workshops"),
        ("players.0.active", ["two_body"] * 160, "players[0].active"),
        ("players.0.markers", ["benz"] * 160, "players[0].markers"),
        ("chain", ["hire"] * 160, "chain"),
        ("prices", [1] * 160, "prices"),
        ("cars", [{}] * 160, "cars"),
        ("active_buyers", [{}] * 160, "active_buyers"),
        ("start_tiles", ["a"] * 160, "start_tiles"),
        ("unseen_special_tiles", ["b_hire"] * 160, "unseen_special_tiles"),
        ("shown", ["two_body"] * 160, "shown"),
        ("todo", [{"ask": "take", "tasks": {}, "bonus": 0}] * 160, "todo"),
        ("players.0", 7, "players[0]"),
        ("players.0.supply", -1, "players[0].supply"),
        ("players.0.canteen", 1.0, "players[0].canteen"),
        ("players.0.workshops", ["b8", None, None], "players[0].workshops"),
        ("players.0.space", 10, "players[0].space"),
        ("players.0.start_tile", "z", "players[0].start_tile"),
        ("players.0.active", ["opel"], "players[0].active[0]"),
        ("players.0.engineers", ["two_body"], "players[0].engineers[0]"),
        ("players.0.income.cars", -1, "players[0].income.cars"),
        ("players.0.hat", 1, "players[0].hat"),
        ("deck", {"ferrari": 1}, "deck.ferrari"),
        ("deck", [], "deck"),
        ("deck.opel", 51, "deck.opel"),
        ("shown.0", "ferrari", "shown[0]"),
        ("prices.0", 64, "prices[0]"),
        ("white.body", "2", "white.body"),
        ("white.colour", 1, "white.colour"),
        ("active_buyers.0.preference", "colour", "active_buyers[0].preference"),
        ("active_buyers.0.marker", "horch_low", "active_buyers[0].marker"),
        ("active_buyers.0.hat", 1, "active_buyers[0].hat"),
        ("token", 10, "token"),
        ("cars.0.seat", 3, "cars[0].seat"),
        ("cars.0.marker", "benz", "cars[0].marker"),
        ("cars.0.closed", None, "cars[0].closed"),
        ("cars.0.hat", 1, "cars[0].hat"),
        ("awards.lap_1", 3, "awards.lap_1"),
        ("awards.lap_3", 1, "awards.lap_3"),
        ("start_tiles", ["z"], "start_tiles[0]"),
        ("unseen_special_tiles", ["z"], "unseen_special_tiles[0]"),
        ("todo.0.ask", "hire", "todo[0].ask"),
        ("todo.0.tasks", {"dance": 1}, "todo[0].tasks.dance"),
        ("todo.0.tasks", {"hire": 4}, "todo[0].tasks.hire"),
        ("todo.0.bonus", 16, "todo[0].bonus"),
        ("todo.0.hat", 1, "todo[0].hat"),
        ("marker_used", 0, "marker_used"),
        ("rng", 1 << 62, "rng"),
        ("reveals", -1, "reveals"),
        ("hat", 1, "hat"),
        ("x" * 5000, 1, "x" * 40 + "..."),
    ],
)
def test_wrong_entries_are_named(path: str, value: Any, field: str) -> None:
    values = changed(position(), path, value)
    before = copy.deepcopy(values)
    with pytest.raises(BadPosition) as caught:
        GAME.from_position(values)
    assert caught.value.field == field
    assert str(caught.value).startswith(f"position: {field}: ")
    assert values == before


@pytest.mark.parametrize(
    ("path", "value", "rule"),
    [
        ("players.0.supply", 7, "S2"),
        ("players.0.canteen", 5, "S2"),
        ("players.1.body_points", 4, "K3"),
        ("players.0.markers", ["benz"], "E0"),
        ("players.1.markers", ["horch_low"], "E0"),
        ("players.1.markers", ["daimler_low"], "E0"),
        ("players.0.laps", 1, "A6"),
        ("players.0.income.awards", 3, "W1"),
        ("awards.lap_1", 0, "W1"),
        ("chain.3", "seat 0", "S1"),
        ("chain.0", "seat 1", "S1"),
        ("current", 1, "C1"),
        ("deck.opel", 2, "S3"),
        ("prices", [1, 2, 3, 6, 8, 9, 9], "T1"),
        ("prices", [1, 2, 3, 5, 6, 8, 9, 10], "T1"),
        ("stacks.body", 2, "A5"),
        ("token", 5, "A5"),
        ("cars.0.workers", 2, "S2"),
        ("cars.0.closed", True, "M1"),
        ("players.0.start_tile", None, "S4"),
        ("players.0.start_tile", "b", "S4"),
        ("start_tiles", ["a"], "S4"),
        ("start_tiles", ["d", "d"], "S4"),
        ("unseen_special_tiles", ["b_hire"], "V1"),
        ("shown", ["two_body"], "S3"),
        ("todo", [], "11"),
    ],
)
def test_broken_rules_are_named(path: str, value: Any, rule: str) -> None:
    with pytest.raises(BadPosition, match=rf"breaks rule {rule} ") as caught:
        GAME.from_position(changed(position(), path, value))
    assert caught.value.field == "table"


def ask(name: str, bonus: int = 0, **tasks: int) -> dict[str, Any]:
    return {"ask": name, "tasks": tasks, "bonus": bonus}


@pytest.mark.parametrize(
    "todo",
    [
        [ask("action_phase")],
        [ask("tasks", hire=1)],
        [ask("reveal")],
        [ask("flip")],
        [ask("start")],
        [ask("benz")],
        [ask("take", hire=1)],
        [ask("end", bonus=1)],
        [ask("take"), ask("take")],
        [ask("end"), ask("tasks", hire=1)],
        [ask("action_phase", hire=1), ask("end")],
        [ask("action_phase", hire=1), ask("reveal")],
        [ask("action_phase", sale=1)],
        [ask("take"), ask("tasks", hire=1)],
    ],
)
def test_questions_that_cannot_be_pending_are_refused(todo: list[dict[str, Any]]) -> None:
    with pytest.raises(BadPosition, match=r"todo|breaks rule"):
        GAME.from_position(position(todo=todo))


def test_prices_and_start_tiles_may_stand_in_any_order() -> None:
    state = GAME.from_position(position(prices=[10, 1, 8, 2, 9, 3, 6]))
    assert state.prices == (1, 2, 3, 6, 8, 9, 10)
    fresh = GAME.to_position(GAME.new(4, 1, {}))
    fresh["start_tiles"].reverse()
    again = GAME.from_position(fresh)
    assert GAME.legal(again) == sorted(GAME.legal(again))


def test_a_car_without_workers_is_not_complete() -> None:
    values = changed(position(), "cars.0.workers", 0)
    values["players"][1]["supply"] += 1
    with pytest.raises(BadPosition, match="breaks rule M1"):
        GAME.from_position(values)


def test_cars_and_neutral_cars_do_not_share_a_space() -> None:
    values = GAME.to_position(Table(2).state)
    values["players"][0]["space"] = 3
    with pytest.raises(BadPosition, match="breaks rule A6"):
        GAME.from_position(values)


def test_closed_spaces_need_special_tiles() -> None:
    values = changed(position(), "cars.0.closed", True)
    values["cars"][0]["workers"] = 0
    values["players"][1]["supply"] += 1
    with pytest.raises(BadPosition, match="breaks rule V4"):
        GAME.from_position(values)

"""Positions as JSON: round trips, and errors that name the field or the rule."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from kraftwagen.engine.errors import BadPosition
from tests.editor import changed
from tests.games.automania.rules import rule
from tests.games.automania.table import GAME, Table


def position(**changes: Any) -> dict[str, Any]:
    """A real position in the sales phase, some of its fields changed."""
    table = Table(
        3,
        round=2,
        factories="gloria elon sumato",
        ships=["america 12 1 city electric", "europe 9 0 city", "europe 4 2 super"],
        sold=["america 1 2 family", "america 1 0 family", "europe 6 1 city"],
        spaces={"corner": (1, 2)},
        offices={6: 0, 4: 1, 1: 2},
        ask=[{"ask": "sale", "market": "europe", "ship": 9}],
    )
    table.seat(0, tiles="slot_a=A03 spoiler_city=A16 office_1=A27", neutral=1, hand="C1 N2+")
    return {**table.position(), **changes}


ASKED = {
    "tile": {"space": "row_city"},
    "place": {"tile": "A01"},
    "market": {"type": "city"},
    "marketing": {"type": "city", "market": "europe", "electric": False, "popularity": 3},
    "reward": {"market": "europe"},
    "contract": {"type": "city", "popularity": 3},
    "sale": {"market": "europe", "ship": 3},
}
"""What each question is about."""


@pytest.mark.parametrize(("ask", "field"), [(ask, key) for ask in ASKED for key in ASKED[ask]])
def test_what_a_question_is_about_is_required_and_known(ask: str, field: str) -> None:
    about = {name: value for name, value in ASKED[ask].items() if name != field}
    for wrong in ({}, {field: None}, {field: "x"}, {field: 10**6}):
        with pytest.raises(BadPosition) as caught:
            GAME.from_position(position(todo=[{"ask": ask, **about, **wrong}]))
        assert caught.value.field == f"todo[0].{field}"
    with pytest.raises(BadPosition) as caught:
        GAME.from_position(position(todo=[{"ask": ask, **ASKED[ask], "hat": 1}]))
    assert caught.value.field == "todo[0].hat"


@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        ("format", 2, "format"),
        ("advanced", 1, "advanced"),
        ("round", 5, "round"),
        ("round", True, "round"),
        ("current", 3, "current"),
        ("current", "0", "current"),
        ("order", "012", "order"),
        ("order.0", 3, "order[0]"),
        ("players", [], "players"),
        ("players.0", 7, "players[0]"),
        ("players.0.factory", "side_b", "players[0].factory"),
        ("players.0.money", -1, "players[0].money"),
        ("players.0.points", 10**9, "players[0].points"),
        ("players.0.home", 1.0, "players[0].home"),
        ("players.0.neutral", -1, "players[0].neutral"),
        ("players.0.sponsor", None, "players[0].sponsor"),
        ("players.0.marketing", "1", "players[0].marketing"),
        ("players.0.cars.city", 10, "players[0].cars.city"),
        ("players.0.cars.tractor", 1, "players[0].cars.tractor"),
        ("players.0.tiles", [], "players[0].tiles"),
        ("players.0.tiles.slot_h", "A01", "players[0].tiles.slot_h"),
        ("players.0.tiles.slot_b", "Z01", "players[0].tiles.slot_b"),
        ("players.0.tiles.slot_b", None, "players[0].tiles.slot_b"),
        ("players.0.hand.0", "C1", "players[0].hand[0]"),
        ("players.0.hand.0.card", "hidden", "players[0].hand[0].card"),
        ("players.0.hand.0.known", 0, "players[0].hand[0].known"),
        ("players.0.hand.0.hat", 1, "players[0].hand[0].hat"),
        ("players.0.played", ["Z9"], "players[0].played[0]"),
        ("players.0.hat", 1, "players[0].hat"),
        ("tiles.0", "", "tiles[0]"),
        ("tiles", {}, "tiles"),
        ("office_tiles.0", 3, "office_tiles[0]"),
        ("unseen_tiles.0", [], "unseen_tiles[0]"),
        ("spaces.corner", 3, "spaces.corner"),
        ("spaces.corner.workers", 0, "spaces.corner.workers"),
        ("spaces.corner.seat", 3, "spaces.corner.seat"),
        ("spaces.corner.hat", 1, "spaces.corner.hat"),
        ("spaces.middle", None, "spaces.middle"),
        ("demands.asia", {}, "demands.asia"),
        ("demands.europe.active", ["speed"], "demands.europe.active"),
        ("demands.europe.active.0", "colour", "demands.europe.active[0]"),
        ("demands.europe.left", None, "demands.europe.left"),
        ("demands.europe.hat", 1, "demands.europe.hat"),
        ("ships.europe.0.ship", 18, "ships.europe[0].ship"),
        ("ships.europe.1.ship", 9, "ships.europe[1].ship"),
        ("ships.europe.0.seat", -1, "ships.europe[0].seat"),
        ("ships.europe.0.type", "any", "ships.europe[0].type"),
        ("ships.europe.0.electric", None, "ships.europe[0].electric"),
        ("ships.europe.0.hat", 1, "ships.europe[0].hat"),
        ("ships.asia", [], "ships.asia"),
        ("sold.0.market", "asia", "sold[0].market"),
        ("sold.0.space", 0, "sold[0].space"),
        ("sold.0.space", 7, "sold[0].space"),
        ("sold.0.hat", 1, "sold[0].hat"),
        ("offices.0", 3, "offices[0]"),
        ("offices", 0, "offices"),
        ("display.0", "Z9", "display[0]"),
        ("deck.0", None, "deck[0]"),
        ("unused_contracts", "S1", "unused_contracts"),
        ("todo.0", "turn", "todo[0]"),
        ("todo.0.ask", "dance", "todo[0].ask"),
        ("todo.0.ship", 0, "todo[0].ship"),
        ("todo.0.hat", 1, "todo[0].hat"),
        ("rng", 1 << 62, "rng"),
        ("reveals", -1, "reveals"),
        ("hat", 1, "hat"),
        ("x" * 5000, 1, "x" * 40 + "..."),
        *((name, [None] * 15, name) for name in ("tiles", "office_tiles", "offices")),
        ("office_tiles", [None, None, None], "office_tiles"),
        ("offices", [0, 1, 2], "offices"),
        ("order", [0, 1], "order"),
        ("demands.europe.active", ["speed"] * 4, "demands.europe.active"),
        # A list is not read to its end before anybody asks whether it can be that long.
        *((name, [None] * 160, name) for name in ("tiles", "office_tiles", "unseen_tiles")),
        *((name, ["C1"] * 31, name) for name in ("display", "deck", "unused_contracts")),
        ("players.0.hand", [{"card": "C1", "known": True}] * 31, "players[0].hand"),
        ("players.0.played", ["C1"] * 31, "players[0].played"),
        ("players", [{}] * 5, "players"),
        ("order", [0] * 9999, "order"),
        ("ships.europe", [{}] * 18, "ships.europe"),
        ("sold", [{}] * 101, "sold"),
        ("todo", [{"ask": "turn"}] * 3, "todo"),
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
    ("path", "value", "broken"),
    [
        ("order", [0, 1, 1], "S1"),
        ("players.0.home", 5, "B1"),
        ("players.0.neutral", 0, "B1"),
        ("players.0.sponsor", 3, "B1"),
        ("spaces.corner.workers", 1, "B1"),
        ("players.1.cars.electric", 1, "B1"),
        ("players.2.cars.city", 3, "B1"),
        ("tiles.0", "A16", "B8"),
        ("unseen_tiles", [], "N4"),
        ("round", 3, "N4"),
        ("advanced", False, "V1"),
        ("players.0.factory", "elon", "V1"),
        ("players.0.factory", None, "V1"),
        ("players.0.tiles", {"slot_a": "A16", "office_1": "A27"}, "T2"),
        ("demands.europe.left", "speed", "X18"),
        ("deck", [], "B9"),
        ("players.0.hand.0.card", "N2", "B9"),
        ("offices.1", 1, "L1"),
        ("offices.0", None, "Z1"),
        ("current", 1, "Z2"),
        ("todo.0.ship", 4, "Z2"),
        ("sold.1.seat", 1, "B1"),
        ("todo", [], "E4"),
        ("todo", [{"ask": "turn"}], "N3"),
    ],
)
def test_broken_rules_are_named(path: str, value: Any, broken: str) -> None:
    with pytest.raises(BadPosition, match=rf"breaks rule {broken} ") as caught:
        GAME.from_position(changed(position(), path, value))
    assert (caught.value.field, caught.value.rule) == ("table", broken)


def refused(table: Table, broken: str) -> None:
    with pytest.raises(BadPosition, match=rf"breaks rule {broken} "):
        assert table.state


SALE = [{"ask": "sale", "market": "europe", "ship": 9}]


@rule("Z4")
def test_with_two_players_a_sales_row_holds_one_car() -> None:
    sold = ["europe 1 1 city", "europe 4 1 city"]
    common: Any = {"ships": ["europe 9 0 city"], "offices": {1: 0, 6: 1}, "ask": SALE}
    assert Table(2, sold=sold, **common).lines() == ["sell 6", "pass"]
    refused(Table(2, sold=[*sold, "europe 5 1 family"], **common), "Z4")
    common["offices"] = {1: 0, 6: 1, 2: 2}
    assert Table(3, sold=[*sold, "europe 5 1 family"], **common).lines()


@rule("V4")
def test_only_gloria_has_copied_and_only_once() -> None:
    common: Any = {"ships": ["europe 9 0 city"], "offices": {4: 0, 6: 1, 3: 2}, "ask": SALE}
    sold = ["europe 1 1 city", "europe 1 2 city"]
    refused(Table(3, factories="gloria elon sumato", sold=sold, **common), "V4")
    assert Table(3, factories="elon sumato gloria", sold=sold, **common).lines()
    sold += ["europe 2 1 family", "europe 2 2 family"]
    refused(Table(3, factories="elon sumato gloria", sold=sold, **common), "V4")
    # A copy is another player's car.
    refused(Table(3, factories="elon sumato gloria",
                  sold=["europe 1 2 city", "europe 1 2 city"], **common), "V4")  # fmt: skip


@rule("P8", "V3", "R3", "N2")
@pytest.mark.parametrize(
    ("todo", "broken"),
    [
        ([{"ask": "marketing", **ASKED["marketing"], "electric": True}], "V3"),
        ([{"ask": "contract", "type": "city", "popularity": 17}, {"ask": "reward",
          "market": "europe"}], "P8"),
        ([{"ask": "reward", "market": "europe"}], "R3"),
        ([{"ask": "turn"}, {"ask": "turn"}], "R3"),
        ([{"ask": "card"}, {"ask": "sale", "market": "europe", "ship": 9}], "R3"),
        ([{"ask": "market", "type": "city"}, {"ask": "place", "tile": "A33"}], "T6"),
        ([{"ask": "market", "type": "city"}, {"ask": "tile", "space": "corner"}], "A6"),
        ([{"ask": "market", "type": "city"}, {"ask": "tile", "space": "row_city"}], "A1"),
        ([{"ask": "contract", "type": "city", "popularity": 1}], "K3"),
    ],
)  # fmt: skip
def test_questions_that_cannot_be_pending_are_refused(
    todo: list[dict[str, Any]], broken: str
) -> None:
    refused(Table(3, ask=todo), broken)


@rule("A6")
def test_a_tile_of_an_action_space_is_followed_by_what_the_space_does() -> None:
    tile = {"ask": "tile", "space": "row_city"}
    spaces = {"row_city": (0, 1)}
    assert Table(3, spaces=spaces, ask=[{"ask": "market", "type": "city"}, tile]).lines()
    refused(Table(3, spaces=spaces, ask=[{"ask": "market", "type": "super"}, tile]), "A6")
    refused(Table(3, spaces=spaces, ask=[{"ask": "card"}, tile]), "A6")


@rule("N2")
@pytest.mark.parametrize(("last", "current"), [(False, 1), (True, 0)])
def test_demands_are_moved_by_who_has_the_fewest_points_and_not_in_the_last_round(
    last: bool, current: int
) -> None:
    table = Table(3, round=4 if last else 3, offices={1: 0, 2: 1, 3: 2}, current=current,
                  ask=[{"ask": "advance"}])  # fmt: skip
    refused(table, "N2")


@rule("K1")
def test_a_contract_is_drawn_only_where_there_is_a_choice() -> None:
    ask = [{"ask": "card"}]
    assert Table(3, display="C1", deck="C2", ask=ask)
    refused(Table(3, display="C1", deck="", ask=ask), "K1")
    refused(Table(3, display="C1", deck="C2 C3", ask=ask), "K1")


@rule("T4")
def test_only_one_factory_has_a_fifth_manager_office() -> None:
    fifth = Table(2, factories="werkmann gloria").seat(0, tiles="office_5=A27", neutral=1)
    assert fifth.lines()
    refused(Table(2, factories="gloria elon").seat(0, tiles="office_5=A27", neutral=1), "T4")


@rule("T5")
def test_nobody_has_fewer_neutral_workers_than_personnel_managers_show() -> None:
    assert Table(2).seat(0, tiles="office_1=A27", neutral=1).lines()
    refused(Table(2).seat(0, tiles="office_1=A27"), "T5")


def test_contracts_and_tiles_may_stand_in_any_order() -> None:
    values = GAME.to_position(GAME.new(3, 1, {}))
    again = copy.deepcopy(values)
    for name in ("deck", "unused_contracts", "unseen_tiles"):
        again[name].reverse()
    assert GAME.to_position(GAME.from_position(again)) == values

"""The editor of positions: whatever is set or moved, no piece is lost, none made."""

from __future__ import annotations

import random
from typing import Any

import pytest

from kraftwagen.engine.editing import Place
from kraftwagen.games.automania import frames, terms
from kraftwagen.games.automania.presentation import edits
from tests.editor import Editor
from tests.games.automania.play import positions
from tests.games.automania.table import GAME

EDITS: Any = GAME.editing
EDITOR = Editor(GAME)
field, broken = EDITOR.field, EDITOR.broken
FREE = {"A1", "A6", "B1", "K1", "K3", "N2", "P5", "R2", "T4", "V3", "V4", "Z1", "Z2", "Z4"}
"""Rules that an edit may break; B1 only by more neutral workers than there are in the stock."""


def edited(table: Any, *wanted: tuple[Place, int]) -> Any:
    """A position after edits of fields, each of which can be made."""
    for place, value in wanted:
        assert value in field(table, *place).values, (place, value)
        table = EDITS.change(table, place, value)
    return table


def lawful(table: Any, *wanted: tuple[Place, int]) -> Any:
    made = edited(table, *wanted)
    assert broken(made) == ""
    return made


def tile(name: str) -> int:
    return int(GAME.new(2, 1, {}).data.tile_names.index(name))


def selling(seats: int = 3) -> Any:
    """Everybody has retired, and a car of seat 1 may be sold."""
    car = 1 | terms.FAMILY << 2 | 1 << 4
    return lawful(EDITS.blank(seats), (("ship", 0, 12), car), (("asks",), frames.SALE))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_value_that_is_offered_keeps_all_pieces(seats: int) -> None:
    dice, table = random.Random(seats), EDITS.blank(seats)
    assert GAME.from_position(table).pending == (frames.TURN,)
    for _ in range(60):
        made, rule = EDITOR.any_edit(table, dice)
        assert rule in FREE | {""}
        table = table if rule else made


def test_moments_of_real_games_can_be_edited() -> None:
    dice = random.Random(8)
    for state in positions(9, 120):
        for _ in range(4):
            assert EDITOR.any_edit(GAME.to_position(state), dice)[1] in FREE | {""}


def test_a_field_has_the_value_it_was_set_to() -> None:
    table = selling()
    for place, wanted in [
        (("round",), 3), (("order", 2), 1), (("money", 1), 37), (("points", 0), 12),
        (("sponsor", 2), 2), (("marketing", 2), 1), (("workers", 2), 4), (("neutral", 0), 3),
        (("crew", 4), 0), (("action", 4), 5), (("tile", 5), 0), (("below", 4), 0),
        (("place", 1, 3), tile("B01")), (("place", 0, 16), tile("A27")),
        (("ship", 1, 17), 1), (("sales", 0, 1), 1 | 1 << 4), (("sold", 1, 5, 0), 5),
        (("demand", 1, 2), 0), (("demand", 0, 4), 3), (("contract", 3), 12),
        (("contract", 20), 102), (("office", 5), 2),
    ]:  # fmt: skip
        table = lawful(table, (place, wanted))
        assert field(table, *place).value == wanted, place


def test_each_start_of_a_turn_or_stage_can_be_asked() -> None:
    table = lawful(EDITS.blank(3), (("advanced",), 1), (("ship", 1, 3), 1))
    asks = {frames.FACTORY: "factory", frames.TURN: "turn", frames.SALE: "sale",
            frames.ADVANCE: "advance"}  # fmt: skip
    assert set(field(table, "asks").values) == {*asks}
    for first, name in asks.items():
        made = lawful(table, (("asks",), first))
        assert [one["ask"] for one in made["todo"]] == [name]
        for second in asks:
            lawful(made, (("asks",), second))
    last = lawful(table, (("round",), 4))
    assert frames.ADVANCE not in field(last, "asks").values
    assert GAME.is_over(GAME.from_position(lawful(last, (("asks",), -1))))


def test_the_middle_of_a_turn_can_only_be_ended() -> None:
    seen = set()
    for state in positions(9, 12):
        table = GAME.to_position(state)
        asks = field(table, "asks")
        if asks.value != edits.INSIDE:
            assert "editing.note.inside" not in EDITS.notes(table, "moment")
            continue
        seen.add(table["todo"][-1]["ask"])
        assert EDITS.notes(table, "moment") == ["editing.note.inside"]
        assert EDITS.change(table, ("asks",), edits.INSIDE) == table
        made = lawful(table, (("next",), 1))
        assert (made["current"], made["todo"]) == (1, [{"ask": "turn"}])
        assert lawful(table, (("round",), 3))["todo"] == [{"ask": "turn"}]
    assert len(seen) > 4


def test_who_is_asked_follows_from_the_position() -> None:
    table = lawful(selling(), (("ship", 1, 4), 1 | 2 << 4), (("sale",), 104))
    assert table["current"] == 2
    assert list(field(table, "next").values) == [2]
    table = lawful(table, (("asks",), frames.ADVANCE), (("points", 0), 5), (("points", 1), 9))
    assert table["current"] == 2
    assert lawful(table, (("points", 2), 7))["current"] == 0
    table = lawful(table, (("advanced",), 1), (("asks",), frames.FACTORY))
    assert table["current"] == table["order"][-1]
    table = lawful(table, (("factory", table["order"][-1]), 3))
    assert table["current"] == table["order"][-2]
    assert lawful(table, (("asks",), frames.TURN))["players"][0]["factory"] is not None


def test_cars_leave_the_sales_spaces_with_the_sale() -> None:
    table = lawful(selling(), (("sales", 1, 0), 1), (("sold", 0, 5, 0), 1))
    assert table["players"][0]["cars"]["city"] == 1
    assert field(table, "sold", 0, 5, 1).value == 0
    table = lawful(table, (("asks",), frames.TURN))
    assert table["sold"] == []
    assert table["players"][0]["cars"]["city"] == 3
    assert "editing.note.sales" in EDITS.notes(table, "europe")
    assert EDITS.notes(selling(), "europe") == []


def test_factories_bring_their_car_tiles_and_take_them_along() -> None:
    table = lawful(EDITS.blank(2), (("advanced",), 1), (("factory", 0), 2), (("factory", 1), 1))
    assert [one["cars"]["electric"] for one in table["players"]] == [1, 0]
    assert [one["cars"]["city"] for one in table["players"]] == [3, 4]
    electric = 1 | 1 << 1 | terms.SUPER << 2
    table = lawful(table, (("ship", 0, 9), electric), (("factory", 1), 2))
    assert table["ships"]["north_america"] == []
    assert [one["factory"] for one in table["players"]] == ["sumato", "elon"]
    assert [one["cars"]["city"] for one in table["players"]] == [4, 3]
    table = lawful(table, (("factory", 0), 4), (("place", 0, 20), tile("A27")))
    table = lawful(table, (("advanced",), 0))
    assert table["players"][0]["tiles"] == {}


def test_tiles_of_the_stacks_and_those_that_left_change_places() -> None:
    table = EDITS.blank(2)
    stack = table["unseen_tiles"]
    looks = field(table, "tile", 0).values
    table = lawful(table, (("tile", 0), 0))
    assert table["unseen_tiles"] == stack
    new = next(one for one in field(table, "tile", 0).values if one not in (0, *looks)
               ) if set(field(table, "tile", 0).values) - set(looks) else 0  # fmt: skip
    table = lawful(table, (("tile", 0), new))
    assert len(table["unseen_tiles"]) == len(stack)
    kinds = [
        sum(name.startswith("A") for name in lawful(table, (("round",), number))["unseen_tiles"])
        for number in (1, 2, 3, 4)
    ]
    assert kinds == [18, 0, 0, 0]
    late = lawful(table, (("round",), 3), (("place", 0, 0), tile("B01")), (("tile", 3), 0))
    assert late["tiles"][3] is None
    early = lawful(late, (("round",), 1))
    assert early["players"][0]["tiles"] == {}
    assert early["tiles"].count(None) == late["tiles"].count(None)


def test_personnel_managers_bring_their_workers() -> None:
    table = lawful(EDITS.blank(2), (("place", 0, 16), tile("A27")))
    assert table["players"][0]["neutral"] == 1
    assert min(field(table, "neutral", 0).values) == 1


def test_contracts_stay_in_their_number() -> None:
    table = EDITS.blank(2)
    data = GAME.new(2, 1, {}).data
    start = [card for card in range(terms.CONTRACTS) if data.card_start[card]]
    unused = next(card for card in start if data.card_names[card] in table["unused_contracts"])
    table = lawful(table, (("contract", unused), 12))
    assert data.card_names[unused] in table["players"][0]["played"]
    assert len(table["unused_contracts"]) == 2
    shown = data.card_names.index(table["display"][1])
    table = lawful(table, (("contract", shown), 1))
    assert data.card_names[shown] in table["deck"]
    assert len(table["display"]) == 3
    for card in range(terms.CONTRACTS):
        if not data.card_start[card]:
            table = lawful(table, (("contract", card), 15))
    assert table["deck"] == table["display"] == []
    assert 1 not in field(table, "contract", shown).values
    assert lawful(table, (("contract", shown), 100))["display"] == [data.card_names[shown]]


@pytest.mark.parametrize(
    ("wanted", "rule"),
    [
        ([(("next",), 0), (("office", 2), 0)], "R2"),
        ([(("round",), 2), (("place", 0, 16), "A25"), (("place", 0, 17), "A26")], "T4"),
    ],
)  # fmt: skip
def test_what_breaks_a_rule_names_it(wanted: list[tuple[Place, Any]], rule: str) -> None:
    table = EDITS.blank(3)
    for place, value in wanted:
        table = EDITS.change(table, place, tile(value) if isinstance(value, str) else value)
    assert broken(table) == rule


def test_what_breaks_a_rule_of_the_sale_names_it() -> None:
    table = selling(2)
    lawful(table, (("sales", 0, 0), 1))
    assert broken(edited(table, (("sales", 0, 0), 1), (("sales", 0, 1), 1))) == "Z4"
    assert broken(edited(table, (("ship", 0, 12), 0))) == "Z2"
    table = edited(table, (("office", 0), 0), *((("sold", 1, 5, n), 1) for n in range(3)))
    assert broken(table) == "Z1"


def test_what_came_first_does_not_matter_any_more() -> None:
    first = [(("sold", 0, 5, 0), 1), (("sold", 0, 5, 1), 1 | 2 << 4)]
    other = [(place, value) for (place, _), (_, value) in zip(first, first[::-1], strict=True)]
    assert edited(selling(), *first) != edited(selling(), *other)
    assert EDITS.dealt(lawful(selling(), *first), 0) == EDITS.dealt(lawful(selling(), *other), 0)


def moved(table: Any, source: Place, target: Place) -> Any:
    made = EDITS.move(table, source, target)
    assert made is not None
    assert EDITS.movable(source)
    assert broken(made) == ""
    return made


def test_workers_go_where_they_are_put() -> None:
    table = lawful(EDITS.blank(3), (("crew", 2), 1))
    table = moved(table, ("workers", 0), ("action", 2))
    assert table["spaces"]["column_family"] == {"seat": 0, "workers": 1}
    assert table["players"][1]["home"] == 6
    table = moved(table, ("workers", 0), ("action", 2))
    table = moved(moved(table, ("workers", 0), ("sponsor",)), ("workers", 0), ("marketing",))
    assert [table["players"][0][name] for name in ("home", "sponsor", "marketing")] == [2, 1, 1]
    table = moved(table, ("sponsor",), ("own", 0))
    table = moved(moved(table, ("workers", 1), ("action", 0)), ("action", 2), ("action", 0))
    assert table["spaces"]["corner"] == {"seat": 0, "workers": 2}
    assert table["spaces"]["column_family"] == {"seat": 1, "workers": 1}
    table = moved(moved(table, ("workers", 0), ("action", 1)), ("action", 0), ("action", 1))
    assert table["spaces"]["column_city"] == {"seat": 0, "workers": 3}
    assert moved(table, ("action", 1), ("works", 0))["players"][0]["home"] == 5


def test_tiles_cars_and_demands_go_where_they_are_put() -> None:
    table = EDITS.blank(2)
    data = GAME.new(2, 1, {}).data
    cell = next(n for n, name in enumerate(table["tiles"])
                if data.tile_kind[tile(name)] == terms.MACHINE)  # fmt: skip
    name, other = table["tiles"][cell], table["office_tiles"][0]
    table = moved(table, ("tile", cell), ("place", 0, 2))
    assert table["players"][0]["tiles"] == {"slot_c": name}
    table = moved(table, ("place", 0, 2), ("place", 1, 0))
    table = moved(moved(table, ("place", 1, 0), ("tile", cell)), ("tile", cell), ("below", 3))
    assert (table["office_tiles"][0], table["tiles"][cell]) == (name, other)
    table = moved(table, ("cars", 1, 2), ("ship", 0, 8))
    table = moved(moved(table, ("cars", 0, 0), ("ship", 1, 3)), ("ship", 1, 3), ("ship", 0, 8))
    assert table["ships"]["north_america"][0]["seat"] == 0
    assert table["ships"]["europe"][0]["type"] == "super"
    table = moved(table, ("ship", 1, 3), ("cars", 1, 2))
    assert table["players"][1]["cars"]["super"] == 2
    wanted = table["demands"]["europe"]["right"]
    table = moved(table, ("demand", 1, 4), ("demand", 0, 0))
    assert table["demands"]["north_america"]["active"][0] == wanted
    table = selling()
    table = moved(moved(table, ("cars", 2, 0), ("sales", 0, 5)), ("cars", 0, 1), ("sales", 0, 5))
    assert [car["seat"] for car in table["sold"]] == [2, 0]
    table = moved(table, ("sales", 0, 5), ("sales", 1, 0))
    assert [car["space"] for car in table["sold"]] == [1, 6]
    assert len(moved(table, ("sales", 1, 0), ("own", 0))["sold"]) == 1


def test_contracts_and_players_go_where_they_are_put() -> None:
    table = EDITS.blank(3)
    data = GAME.new(2, 1, {}).data
    card = data.card_names.index(table["display"][0])
    table = moved(table, ("contract", card), ("hand", 1))
    assert table["players"][1]["hand"][-1] == {"card": data.card_names[card], "known": True}
    table = moved(table, ("known", 1, card), ("played", 2))
    assert table["players"][2]["played"] == [data.card_names[card]]
    hidden = table["deck"][0]
    table = moved(table, ("deck",), ("other", 0))
    assert {"card": hidden, "known": False} in table["players"][0]["hand"]
    table = moved(table, ("held", 0, data.card_names.index(hidden)), ("deck",))
    assert hidden in table["deck"]
    first, last = table["order"][0], table["order"][-1]
    table = moved(table, ("order", last), ("order", first))
    assert table["order"][:2] == [last, first]
    table = moved(table, ("order", last), ("office", 4))
    table = moved(moved(table, ("office", 4), ("office", 1)), ("order", first), ("below", 3)) \
        if table["current"] != first else moved(table, ("office", 4), ("office", 1))  # fmt: skip
    assert table["offices"][1] == last
    assert moved(table, ("office", 1), ("order",))["offices"][1] is None


def test_what_means_nothing_changes_nothing() -> None:
    table = EDITS.blank(2)
    for source, target in [
        (("workers", 0), ("tile", 0)), (("money", 0), ("money", 1)), (("action", 1), ("own", 0)),
        (("sponsor",), ("own", 0)), (("ship", 0, 1), ("ship", 0, 2)), (("office", 1), ("order",)),
        (("cars", 0, 0), ("sales", 0, 0)), (("demand", 0, 0), ("ship", 0, 1)),
        (("contract", 0), ("ship", 0, 1)), (("deck",), ("deck",)), (("order",), ("office", 1)),
    ]:  # fmt: skip
        assert EDITS.move(table, source, target) is None, source


def test_a_place_leads_to_its_fields() -> None:
    for place, group in [
        (("tile", 3), "tiles"), (("below", 4), "tiles"), (("action", 1), "spaces"),
        (("crew", 1), "spaces"), (("place", 2, 4), "seat2"), (("other", 1), "seat1"),
        (("ship", 1, 4), "europe"), (("sales", 0, 5), "north_america"), (("deck",), "contracts"),
        (("held", 0, 3), "contracts"), (("office", 2), "offices"), (("order", 1), "moment"),
        (("nothing",), ""),
    ]:  # fmt: skip
        assert EDITS.group_of(place) == group

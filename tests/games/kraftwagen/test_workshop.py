"""Bodies and engines (A3, A4, K5, W4, W5)."""

from __future__ import annotations

import pytest

from kraftwagen.games.kraftwagen import events, terms
from tests.games.kraftwagen.rules import rule
from tests.games.kraftwagen.table import Table

BODY_AWARDS = [(1, []), (2, []), (3, [3]), (5, [3]), (6, [3, 7]), (7, [3, 7])]
ENGINE_AWARDS = [(1, []), (3, []), (4, [3]), (6, [3]), (7, [3, 7])]


def points(body: int, engine: int) -> str:
    """Active developments that bring a seat to so many points."""
    cards = ["two_body"] * ((body - 1) // 2) + ["body_now"] * ((body - 1) % 2)
    cards += ["two_engine"] * ((engine - 1) // 2) + ["engine_now"] * ((engine - 1) % 2)
    return " ".join(cards)


@rule("A3")
@pytest.mark.parametrize("value", range(1, 8))
def test_a_body_has_exactly_the_value_of_the_points(value: int) -> None:
    table = Table(3).seat(0, active=points(value, 2), canteen=1)
    table.play("take body", "body")
    assert table.workshops(0) == f"b{value} - -"
    assert table.happened(events.PartTaken) == [events.PartTaken(0, value, 0)]


@rule("A4")
@pytest.mark.parametrize("value", range(1, 8))
def test_an_engine_has_exactly_the_value_of_the_points(value: int) -> None:
    table = Table(3).seat(0, active=points(2, value), canteen=1)
    table.play("take engine", "engine")
    assert table.workshops(0) == f"e{value} - -"


@rule("K5", "A3", "A4")
def test_points_above_7_bring_no_better_part() -> None:
    table = Table(3, ask="body 2 engine").seat(0, canteen=0, active=points(8, 8))
    table.play("body", "engine")
    assert table.workshops(0) == "b7 e7 -"
    assert table.player(0).body_points == 8


@rule("A3")
def test_parts_fill_the_free_workshops() -> None:
    table = Table(3, ask="body").seat(0, workshops="e1 e3")
    assert table.lines() == ["body"]
    table.refuses("body drop e1", "workshop_free", "A3")
    table.play("body")
    assert table.workshops(0) == "e1 e3 b1"


@rule("A3")
def test_a_part_makes_room_in_full_workshops() -> None:
    table = Table(3, ask="body 2").seat(0, workshops="e3 b2 e3", active="two_body")
    assert table.lines() == ["body drop b2", "body drop e3"]
    table.refuses("body", "workshops_full", "A3")
    table.refuses("body drop b5", "no_such_part", "A3")
    table.play("body drop e3")
    assert table.workshops(0) == "b3 b2 e3"
    assert table.happened(events.PartReturned) == [events.PartReturned(0, 7 + 3, 0)]
    table.play("body drop b3")
    assert table.workshops(0) == "b3 b2 e3"


@rule("A4")
def test_an_engine_goes_into_a_workshop_or_onto_the_grand_prix_car() -> None:
    table = Table(3, ask="engine").seat(0, workshops="b1", active="two_engine")
    assert table.lines() == ["engine", "engine gp"]
    table.refuses("engine drop b1", "workshop_free_engine", "A4")
    table.play("engine gp")
    assert table.workshops(0) == "b1 - -"
    assert table.player(0).grand_prix_engine == 3
    assert table.player(0).space == 0
    table = Table(3, ask="engine").seat(0, workshops="b1 b1 e2")
    assert table.lines() == ["engine drop b1", "engine drop e2", "engine gp"]
    table.refuses("engine", "workshops_full", "A4")
    table.refuses("engine drop e7", "no_such_part", "A4")


@rule("A4")
def test_the_old_engine_goes_back_even_for_a_worse_one() -> None:
    table = Table(3, ask="engine").seat(0, engine=5)
    table.play("engine gp")
    assert table.player(0).grand_prix_engine == 1
    assert table.happened(events.GrandPrixEngineInstalled) == [
        events.GrandPrixEngineInstalled(0, 1, 5)
    ]
    assert table.workshops(0) == "- - -"


@rule("A4", "M1")
def test_the_grand_prix_engine_never_goes_to_market() -> None:
    table = Table(3, ask="end").seat(0, workshops="b3", engine=5)
    assert table.lines("car") == []
    table.refuses("car b3 e5 w1 p1", "no_engine", "M1")


@rule("W4")
@pytest.mark.parametrize(("value", "paid"), BODY_AWARDS)
def test_awards_for_bodies(value: int, paid: list[int]) -> None:
    table = Table(3, ask="body").seat(0, canteen=1, active=points(value, 1))
    table.play("body")
    assert [event.amount for event in table.happened(events.AwardTaken)] == paid
    assert sum(table.money(0).values()) == sum(paid)


@rule("W4")
def test_each_body_award_goes_to_the_first() -> None:
    table = Table(3, ask="body", awards={"body_3": 1}).seat(0, active=points(6, 1))
    table.play("body")
    assert table.money(0) == {"awards": 7}
    table = Table(3, ask="body", awards={"body_6": 0}).seat(0, active=points(6, 1))
    table.play("body")
    assert table.money(0) == {"awards": 10}


@rule("W5")
@pytest.mark.parametrize(("value", "paid"), ENGINE_AWARDS)
def test_awards_for_engines(value: int, paid: list[int]) -> None:
    table = Table(3, ask="engine").seat(0, canteen=1, active=points(1, value))
    table.play("engine")
    assert [event.amount for event in table.happened(events.AwardTaken)] == paid
    assert sum(table.money(0).values()) == sum(paid)


@rule("W5")
def test_an_engine_straight_onto_the_grand_prix_car_wins_no_award() -> None:
    table = Table(3, ask="engine").seat(0, active=points(1, 7), canteen=1)
    table.play("engine gp")
    assert table.player(0).grand_prix_engine == 7
    assert table.happened(events.AwardTaken) == []


@rule("W4", "W5", "E2", "E3")
def test_engineer_markers_do_not_count_for_the_awards() -> None:
    table = Table(3, ask="end").seat(0, workshops="b5 e6", engineers="horch maybach")
    table.play("car b5 e6 w1 p1 horch_high", "end")
    assert table.money(0) == {}


@rule("W4", "W5", "K1")
def test_parts_of_cards_win_awards_too() -> None:
    table = Table(3, ask="research", shown="two_parts opel")
    table.seat(0, canteen=1, active=points(3, 4))
    table.play("research two_parts", "body", "engine")
    taken = [(event.award, event.amount) for event in table.happened(events.AwardTaken)]
    assert taken == [(terms.BODY_3, 3), (terms.ENGINE_4, 3)]

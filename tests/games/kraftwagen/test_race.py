"""The Grand Prix (A6, Z1, Z2, W1)."""

from __future__ import annotations

import pytest

from kraftwagen.games.kraftwagen import events, terms
from tests.games.kraftwagen.rules import rule
from tests.games.kraftwagen.table import GAME, Table


def race(**changes: object) -> Table:
    """Seat 0 is about to drive; the circuit has nine spaces."""
    return Table(4, ask="race").seat(0, **changes)


@rule("A6")
@pytest.mark.parametrize("engine", range(1, 8))
def test_the_car_advances_by_its_engine(engine: int) -> None:
    table = race(engine=engine)
    table.play("race")
    assert table.player(0).space == engine
    table = race(engine=engine, space=2)
    table.play("race")
    assert (table.player(0).space, table.player(0).laps) == (2 + engine, 0)


@rule("A6", "13")
def test_example_engine_2_jumps_the_car_on_space_2() -> None:
    table = race(engine=2).seat(1, space=2)
    table.play("race")
    assert table.player(0).space == 3
    (move,) = table.happened(events.CarRaced)
    assert move == events.CarRaced(0, 0, (1, 2, 3), (2,), 0)


@rule("A6")
def test_several_cars_in_a_row_are_jumped() -> None:
    table = race(engine=2, space=4).seat(1, space=5).seat(2, space=6).seat(3, space=8)
    table.play("race")
    assert table.player(0).space == 9
    assert table.happened(events.CarRaced)[0].jumped == (5, 6, 8)


@rule("A6")
def test_the_pit_lane_is_no_obstacle() -> None:
    table = race(engine=1)
    table.play("race")
    assert table.player(0).space == 1
    assert table.happened(events.CarRaced) == [events.CarRaced(0, 0, (1,), (), 0)]


@rule("A6", "W1")
def test_passing_from_the_last_space_completes_a_lap() -> None:
    table = race(engine=2, space=7)
    table.play("race")
    assert (table.player(0).space, table.player(0).laps) == (9, 0)
    assert table.money(0) == {}
    table = race(engine=3, space=7).seat(1, space=1)
    table.play("race")
    assert (table.player(0).space, table.player(0).laps) == (2, 1)
    assert table.happened(events.CarRaced) == [events.CarRaced(0, 7, (8, 9, 1, 2), (1,), 1)]
    assert table.money(0) == {"awards": 3}


@rule("A6")
def test_the_own_old_space_is_no_obstacle_after_a_lap() -> None:
    table = race(engine=7, space=5).seat(1, space=6).seat(2, space=7).seat(3, space=8)
    table.play("race")
    assert (table.player(0).space, table.player(0).laps) == (9, 1)


@rule("W1")
def test_first_and_second_lap_within_a_race() -> None:
    table = race(engine=1, space=9, laps=1)
    table.values["awards"]["lap_1"] = 2
    table.play("race")
    assert table.happened(events.AwardTaken) == [events.AwardTaken(0, terms.LAP_2, 7)]
    table = race(engine=1, space=9, laps=1)
    table.play("race")
    assert [event.award for event in table.happened(events.AwardTaken)] == [
        terms.LAP_1,
        terms.LAP_2,
    ]


@rule("W1")
def test_no_lap_award_without_completing_one_now() -> None:
    table = race(engine=1, space=3, laps=2)
    table.play("race")
    assert table.happened(events.AwardTaken) == []
    table = race(engine=1, space=9, laps=0)
    table.values["awards"]["lap_1"] = 1
    table.play("race")
    assert table.happened(events.AwardTaken) == []


@rule("Z1")
def test_places_by_laps_then_by_space() -> None:
    table = Table(4, ask="end", token=0)
    table.seat(0, space=9).seat(1, space=2, laps=1).seat(2, space=4, laps=1).seat(3, space=8)
    table.play("end")
    places = [
        (event.place, event.seat, event.money) for event in table.happened(events.PlaceScored)
    ]
    assert places == [(1, 2, 7), (2, 1, 4), (3, 0, 2)]
    assert [table.money(seat).get("places", 0) for seat in range(4)] == [2, 4, 7, 0]


@rule("Z1")
def test_cars_in_the_pit_lane_are_not_classified() -> None:
    table = Table(4, ask="end", token=0).seat(3, space=1)
    table.play("end")
    assert table.happened(events.PlaceScored) == [events.PlaceScored(1, 3, 1, 0, 7)]
    assert GAME.scores(table.state) == [0, 0, 0, 7]
    table = Table(4, ask="end", token=0)
    table.play("end")
    assert table.happened(events.PlaceScored) == []


@rule("Z2")
@pytest.mark.parametrize(
    ("laps", "paid"), [(0, 0), (1, 1), (2, 3), (3, 5), (4, 6), (5, 7), (6, 8), (9, 11)]
)
def test_laps_pay(laps: int, paid: int) -> None:
    table = Table(3, ask="end", token=0).seat(1, space=1, laps=laps)
    table.play("end")
    assert table.money(1).get("laps", 0) == paid
    assert table.happened(events.LapsPaid) == ([events.LapsPaid(1, laps, paid)] if laps else [])


@rule("Z2")
def test_laps_pay_every_car_also_beyond_third_place() -> None:
    table = Table(4, ask="end", token=0)
    for seat in range(4):
        table.seat(seat, space=seat + 1, laps=2)
    table.play("end")
    assert [table.money(seat)["laps"] for seat in range(4)] == [3, 3, 3, 3]
    assert "places" not in table.money(0)


@rule("13", "Z1", "11b")
def test_example_two_players_first_and_third() -> None:
    table = Table(2, ask="end", token=0).seat(0, space=8).seat(1, space=4)
    table.play("end")
    places = [(event.seat, event.money) for event in table.happened(events.PlaceScored)]
    assert places == [(0, 7), (-1, 0), (1, 2)]
    assert table.money(0) == {"places": 7}
    assert table.money(1) == {"places": 2}


@rule("11b", "A6")
def test_neutral_cars_stand_on_3_and_6_are_jumped_and_never_move() -> None:
    table = Table(2, ask="race").seat(0, engine=3)
    table.play("race")
    assert table.player(0).space == 4
    table = Table(2, ask="race").seat(0, engine=3, space=2).seat(1, space=4)
    table.play("race")
    assert table.player(0).space == 8
    assert table.happened(events.CarRaced)[0].jumped == (3, 4, 6)
    table = Table(3, ask="race").seat(0, engine=3)
    table.play("race")
    assert table.player(0).space == 3


@rule("11b", "Z1")
def test_neutral_cars_are_classified_with_0_laps() -> None:
    table = Table(2, ask="end", token=0).seat(0, space=1).seat(1, space=2, laps=1)
    table.play("end")
    places = [
        (event.place, event.seat, event.space) for event in table.happened(events.PlaceScored)
    ]
    assert places == [(1, 1, 2), (2, -1, 6), (3, -1, 3)]
    assert table.money(0) == {}
    assert table.money(1) == {"places": 7, "laps": 1}

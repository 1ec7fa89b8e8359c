"""Timelines: values at every moment, callbacks once and in order, finish equals playing."""

from __future__ import annotations

import math
from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kraftwagen.ui.drawing import timeline as tl


def thing(**values: object) -> SimpleNamespace:
    return SimpleNamespace(**values)


def test_a_tween_moves_attributes_from_where_they_are() -> None:
    car = thing(x=10.0, y=0.0)
    move = tl.tween(car, 2.0, tl.linear, x=30, y=8)
    assert move.duration == 2.0
    move.advance(0.5)
    assert (car.x, car.y) == (15, 2)
    assert not move.done
    assert move.advance(2.0) == pytest.approx(0.5)
    assert (car.x, car.y) == (30, 8)
    assert move.done


def test_start_and_end_can_be_given() -> None:
    car = thing(height=3.0)
    move = tl.tween(car, 1.0, tl.linear, height=(0, 10))
    move.advance(0.25)
    assert car.height == 2.5


def test_places_are_tuples() -> None:
    car = thing(pos=(0, 0))
    tl.tween(car, 1.0, tl.linear, pos=(10, 20)).advance(0.5)
    assert car.pos == (5, 10)
    tl.tween(car, 1.0, tl.linear, pos=((100, 100), (0, 0))).advance(0.5)
    assert car.pos == (50, 50)


def test_a_setter_gets_values() -> None:
    seen: list[float] = []
    tl.move(seen.append, 0, 4, 1.0, tl.linear).advance(0.5)
    assert seen == [0, 2]


def test_a_sequence_reads_starts_late_and_carries_time_over() -> None:
    car = thing(x=0.0)
    order: list[str] = []
    line = tl.sequence(
        tl.tween(car, 1.0, tl.linear, x=10, on_finish=lambda: order.append("there")),
        tl.call(lambda: order.append("call")),
        tl.wait(0.5),
        tl.tween(car, 1.0, tl.linear, x=0),
        on_finish=lambda: order.append("end"),
    )
    assert line.duration == 2.5
    line.advance(2.0)
    assert car.x == pytest.approx(5)
    assert order == ["there", "call"]
    assert line.advance(1.0) == pytest.approx(0.5)
    assert car.x == 0
    assert order == ["there", "call", "end"]


def test_parallel_is_as_long_as_the_longest() -> None:
    car = thing(x=0.0, y=0.0)
    order: list[str] = []
    both = tl.parallel(
        tl.tween(car, 2.0, tl.linear, x=10, on_finish=lambda: order.append("long")),
        tl.tween(car, 1.0, tl.linear, y=10, on_finish=lambda: order.append("short")),
    )
    both.advance(1.5)
    assert (car.x, car.y) == (7.5, 10)
    assert order == ["short"]
    both.finish()
    assert (car.x, car.y) == (10, 10)
    assert order == ["short", "long"]


def test_stagger_begins_one_after_the_other() -> None:
    cars = [thing(x=0.0) for _ in range(3)]
    line = tl.stagger(0.5, *(tl.tween(car, 1.0, tl.linear, x=10) for car in cars))
    assert line.duration == 2.0
    line.advance(1.0)
    assert [car.x for car in cars] == [10, 5, 0]


def test_finish_runs_everything_once_even_before_the_start() -> None:
    car, order = thing(x=1.0), []
    line = tl.sequence(tl.tween(car, 1, x=5), tl.call(lambda: order.append(1)))
    line.finish()
    line.finish()
    line.advance(3)
    assert (car.x, order) == (5, [1])


def test_a_jump_comes_down_again() -> None:
    car = thing(height=0.0)
    hop = tl.tween(car, 1.0, tl.arc, height=(0, 12))
    hop.advance(0.5)
    assert car.height == pytest.approx(12)
    hop.advance(1.0)
    assert car.height == 0


def test_a_path_is_travelled_at_an_even_pace() -> None:
    places: list[tuple[float, float]] = []
    ride = tl.along(places.append, [(0, 0), (30, 0), (30, 10)], 4.0, tl.linear)
    for _ in range(4):
        ride.advance(1.0)
    assert places == [(0, 0), (10, 0), (20, 0), (30, 0), (30, 10)]


def test_a_path_of_one_point_stays_there() -> None:
    places: list[tuple[float, float]] = []
    tl.along(places.append, [(3, 4)], 1.0).finish()
    assert places[-1] == (3, 4)


@pytest.mark.parametrize("easing", tl.EASINGS, ids=lambda easing: easing.__name__)
def test_easings_begin_at_the_start(easing: tl.Easing) -> None:
    assert easing(0.0) == pytest.approx(0.0)
    assert easing(1.0) == pytest.approx(0.0 if easing in (tl.arc, tl.shiver) else 1.0)
    assert all(math.isfinite(easing(i / 50)) for i in range(51))


def test_a_tween_needs_a_start() -> None:
    with pytest.raises(ValueError, match="start"):
        tl.Tween(lambda value: None, None, 1.0, 1.0)


@given(st.lists(st.floats(0.001, 0.7), max_size=20))
def test_watching_and_skipping_end_alike(steps: list[float]) -> None:
    def make(log: list[object]) -> tuple[SimpleNamespace, tl.Timeline]:
        car = thing(x=0.0, y=5.0)
        return car, tl.sequence(
            tl.parallel(
                tl.tween(car, 0.4, x=10, on_finish=lambda: log.append("x")),
                tl.tween(car, 0.3, y=1, on_finish=lambda: log.append("y")),
            ),
            tl.call(lambda: log.append((car.x, car.y))),
            tl.tween(car, 0.6, x=-3),
            on_finish=lambda: log.append("end"),
        )

    one_log: list[object] = []
    other_log: list[object] = []
    watched, line = make(one_log)
    skipped, other = make(other_log)
    for step in steps:
        line.advance(step)
    line.finish()
    other.finish()
    assert vars(watched) == vars(skipped)
    assert one_log == other_log

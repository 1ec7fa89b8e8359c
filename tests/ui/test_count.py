"""The count at the end of a game: what each total shows at a time."""

from __future__ import annotations

import pytest

from kraftwagen.ui.scenes.history.count import BREATH, LEAD, SILENCE, Count
from kraftwagen.ui.tables.hooks import Income

INCOME = [Income("cars", (30, 40, 10)), Income("race", (10, 5, 14))]
SCORES = (40, 45, 24)


def counted(by_seat: bool = False, open_totals: bool = False) -> Count:
    return Count(SCORES, [2, 0, 1], INCOME, by_seat=by_seat, open_totals=open_totals)


def test_totals_open_from_the_last_place_up_the_best_two_together() -> None:
    count = counted(by_seat=True)
    assert [step.totals for step in count.steps] == [(0, 0, 24), (40, 45, 24)]


def test_sources_add_up_to_the_scores() -> None:
    count = counted()
    assert [step.title for step in count.steps] == ["cars", "race"]
    assert count.steps[-1].totals == SCORES
    rest = Count((41, 45, 24), [2, 0, 1], INCOME, by_seat=False, open_totals=False)
    assert (rest.steps[-1].title, rest.steps[-1].totals) == ("", (41, 45, 24))


def test_what_comes_last_is_added_to_what_everybody_saw_from_the_last_place_up() -> None:
    income = [INCOME[0], Income("race", (10, 5, 14), last=True)]
    count = Count(SCORES, [2, 0, 1], income, by_seat=True, open_totals=True)
    assert count.totals(0) == (30, 40, 10)
    assert [step.totals for step in count.steps] == [(30, 40, 24), (40, 45, 24)]
    assert {step.title for step in count.steps} == {"race"}


@pytest.mark.parametrize("open_totals", [True, False])
def test_the_best_two_take_longer_if_they_are_close(open_totals: bool) -> None:
    """Only the last step does; its figures run for longer, and the totals come as late."""
    near, far = (
        Count((best, 45, 24), [2, 0, 1], INCOME, by_seat=True, open_totals=open_totals)
        for best in (48, 49)
    )
    assert near.duration == far.duration + BREATH
    before = far.duration - far.duration / 3
    assert near.totals(LEAD + 0.1)[2] == far.totals(LEAD + 0.1)[2]
    assert near.totals(before)[0] < far.totals(before)[0]
    assert near.totals(near.duration) == (48, 45, 24)


def test_it_says_for_whom_it_counts_unless_for_all() -> None:
    income = [Income("race", (10, 5, 14), last=True), Income("money", (3, 0, 1), last=True)]
    count = Count(SCORES, [2, 0, 1], income, by_seat=True, open_totals=True)
    each = (count.duration - LEAD - SILENCE) / 4
    said = [count.seats(LEAD + each * (number + 0.5)) for number in range(4)]
    assert said == [[2], [2], [0, 1], [0]]
    assert count.seats(0) == []
    sources = counted()
    assert sources.seats(sources.duration / 2) == []


@pytest.mark.parametrize("open_totals", [True, False])
def test_there_is_silence_before_the_winner_is_named(open_totals: bool) -> None:
    count = counted(by_seat=True, open_totals=open_totals)
    silent = count.duration - SILENCE
    assert SILENCE == 0.6
    assert count.totals(silent) == SCORES
    assert (count.title(silent), count.seats(silent)) == ("", [])


@pytest.mark.parametrize("by_seat", [True, False])
@pytest.mark.parametrize("open_totals", [True, False])
def test_the_count_runs_from_nothing_to_the_scores(by_seat: bool, open_totals: bool) -> None:
    count = counted(by_seat, open_totals)
    assert count.duration <= (3.5 if open_totals else 6.0)
    assert count.totals(0) == (0, 0, 0)
    before = (0.0, 0.0, 0.0)
    for number in range(61):
        now = count.totals(count.duration * number / 60)
        assert all(b <= n <= score for b, n, score in zip(before, now, SCORES, strict=True))
        before = now
    assert count.totals(count.duration) == SCORES
    assert count.number(count.duration) == len(count.steps)

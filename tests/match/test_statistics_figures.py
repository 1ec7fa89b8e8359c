"""The figures of games that were in a file are those of the games that were put into it."""

from __future__ import annotations

import tempfile
from dataclasses import replace
from pathlib import Path
from unittest import mock

from hypothesis import given, settings
from hypothesis import strategies as st

from kraftwagen.match import aggregates, statistics_rows
from kraftwagen.match.aggregates import Figures, Filter, figures, rate
from kraftwagen.match.game_result import GameResult, SeatResult
from kraftwagen.match.statistics import Statistics
from kraftwagen.match.steps import finish

_names = st.sampled_from(["Ada", "Bruno", 'Zo\u00eb "Z"', "\u8eca"])
_kinds = st.sampled_from(["person", "greedy", "random"])
_amounts = st.lists(st.integers(-5, 40), max_size=4).map(tuple)
_shares = st.sampled_from([0.0, 1 / 3, 0.5, 1.0])
_sources = st.dictionaries(st.sampled_from(["cars", "laps", "M\u00e4rkte"]), _amounts)
_facts = st.dictionaries(
    st.sampled_from(["pure", "hints", "laps"]), st.integers(0, 9) | st.just("pure")
)
_seats = st.builds(
    SeatResult, _names, _kinds, st.integers(-9, 99), st.integers(1, 4), _shares, _sources, _facts
)
_games = st.lists(
    st.tuples(st.lists(_seats, min_size=1, max_size=4), st.booleans(), st.booleans()), max_size=12
)
_filters = st.builds(
    Filter,
    who=st.sampled_from(["", "person:Ada", "bot:greedy"]),
    against=st.sampled_from(["", "person:Bruno", "bot:random"]),
    practice=st.booleans(),
    unassisted=st.sampled_from([None, True, False]),
)


def games_of(drawn: list[tuple[list[SeatResult], bool, bool]]) -> list[GameResult]:
    return [
        GameResult(
            f"{at:03}",
            "toy",
            f"2026-01-{1 + at:02}",
            {"special": special},
            "d",
            at,
            1,
            practice,
            tuple(seats),
        )
        for at, (seats, practice, special) in enumerate(drawn)
    ]


@settings(max_examples=20)
@given(_games, _filters)
def test_figures_do_not_change_on_the_way_through_the_file(
    drawn: list[tuple[list[SeatResult], bool, bool]], wanted: Filter
) -> None:
    made = games_of(drawn)
    with tempfile.TemporaryDirectory() as folder:
        statistics = Statistics(Path(folder))
        statistics.add(made)
        read = statistics.games()
    assert read == made
    assert made == read
    assert aggregates.table(read) == aggregates.table(made)
    assert aggregates.players(read) == aggregates.players(made)
    lines = wanted.lines(read)
    of_made = wanted.lines(made)
    assert lines == of_made
    assert aggregates.rate(lines) == aggregates.rate(of_made)
    assert Figures(lines).opponents == Figures(of_made).opponents
    assert aggregates.recent_means(lines) == aggregates.recent_means(of_made)
    assert Figures(lines).sources == Figures(of_made).sources
    for source, means in Figures(lines).sources.items():
        for stage, mean in enumerate(means):
            parts = [line.seat.sources.get(source, ())[stage : stage + 1] for line in of_made]
            assert mean == sum(map(sum, parts)) / len(of_made)


@settings(max_examples=20)
@given(_games, _filters, st.integers(1, 4))
def test_figures_do_not_change_when_they_are_made_in_steps(
    drawn: list[tuple[list[SeatResult], bool, bool]], wanted: Filter, at_once: int
) -> None:
    made = games_of(drawn)
    with (
        tempfile.TemporaryDirectory() as folder,
        mock.patch.object(statistics_rows, "AT_ONCE", at_once),
        mock.patch.object(aggregates, "AT_ONCE", at_once),
    ):
        statistics = Statistics(Path(folder))
        statistics.add(made)
        pauses = sum(1 for _ in statistics.reading())
        assert pauses >= sum(len(game.seats) for game in made) // at_once
        assert finish(statistics.reading()) == made
        found = finish(figures(made, wanted))
    whole = Figures(wanted.lines(made))
    assert found.lines == whole.lines
    assert found.rate == rate(whole.lines)
    assert found.games == {line.game.id for line in whole.lines}
    assert (found.pure, found.hints) == (whole.pure, whole.hints)
    assert found.opponents == whole.opponents
    assert found.sources == whole.sources
    assert list(found.sources) == list(whole.sources)


def test_a_seat_of_the_file_is_no_other_seat(tmp_path: Path) -> None:
    seat = SeatResult("Ada", "person", 9, 1, 1.0, {"cars": (1,)}, {"laps": 2}, {"won": ("done",)})
    made = GameResult("a", "toy", "2026-01-01", {}, "d", 1, 1, False, (seat,))
    statistics = Statistics(tmp_path)
    statistics.add([made])
    [read] = statistics.games()[0].seats
    assert read == seat
    for other in (
        replace(seat, score=8),
        replace(seat, sources={"cars": (2,)}),
        replace(seat, facts={}),
        replace(seat, merits={}),
    ):
        assert read != other
    assert (read.facts.get("laps"), read.facts.get("hints"), read.facts.get("la", 3)) == (
        2,
        None,
        3,
    )

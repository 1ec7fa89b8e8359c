"""The figures of games that were in a file are those of the games that were put into it."""

from __future__ import annotations

import tempfile
from collections import Counter
from contextlib import closing
from itertools import chain
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kraftwagen.match import aggregates
from kraftwagen.match.aggregates import Filter
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


def taken(game: GameResult, wanted: Filter) -> list[SeatResult]:
    """The seats of a game that a filter takes, as its words say it."""
    if (game.practice and not wanted.practice) or (
        wanted.unassisted not in (None, any("pure" in seat.facts for seat in game.seats))
    ):
        return []
    return [
        seat
        for seat in game.seats
        if (key(seat) == wanted.who if wanted.who else seat.is_person)
        and (not wanted.against or wanted.against in [key(one) for one in others(game, seat)])
    ]


def key(seat: SeatResult) -> str:
    return f"person:{seat.name}" if seat.is_person else f"bot:{seat.controller}"


def others(game: GameResult, seat: SeatResult) -> list[SeatResult]:
    return [other for other in game.seats if other is not seat]


def mean(values: list[Any]) -> float:
    return sum(values) / len(values) if values else 0.0


@settings(max_examples=40)
@given(_games, _filters, st.sampled_from([1, 3, 500]))
def test_figures_of_the_file_are_those_of_the_games(
    drawn: list[tuple[list[SeatResult], bool, bool]], wanted: Filter, at_once: int
) -> None:
    made = games_of(drawn)
    with (
        tempfile.TemporaryDirectory() as folder,
        mock.patch.object(aggregates, "AT_ONCE", at_once),
    ):
        statistics = Statistics(Path(folder))
        statistics.add(made)
        assert statistics.games() == made
        with closing(finish(statistics.reading())) as noted:
            found = finish(noted.figures(wanted))
            exported = noted.table()
            players = noted.players
    lines = [(game, seat) for game in made for seat in taken(game, wanted)]
    assert found.games == len({game.id for game, _ in lines})
    assert exported == aggregates.table([game for game in made if taken(game, wanted)])
    assert found.rate.games == len(lines)
    assert found.rate.wins == pytest.approx(sum(seat.share for _, seat in lines))
    assert found.rate.fair == pytest.approx(mean([1 / len(game.seats) for game, _ in lines]))
    assert found.mean == mean([seat.score for _, seat in lines])
    assert [(line.date, line.name, line.score, line.place) for line in found.latest] == [
        (game.date, seat.name, seat.score, seat.place) for game, seat in lines
    ]
    assert [list(line.others) for line in found.latest] == [
        [(other.name, other.score) for other in others(game, seat)] for game, seat in lines
    ]
    if lines:
        assert found.best == max(found.latest, key=lambda line: line.score)
    assert found.pure == sum("pure" in seat.facts for _, seat in lines)
    hints = [seat.facts.get("hints") for _, seat in lines]
    assert found.hints == sum(hint for hint in hints if isinstance(hint, int))
    for source, means in found.sources.items():
        for stage, amount in enumerate(means):
            parts = [seat.sources.get(source, ())[stage : stage + 1] for _, seat in lines]
            assert amount == sum(map(sum, parts)) / len(lines)
    assert set(found.sources) == {source for _, seat in lines for source in seat.sources}
    met = Counter(
        one for game, seat in lines for one in {key(other) for other in others(game, seat)}
    )
    assert [(one.key, one.rate.games) for one in found.opponents] == sorted(
        met.items(), key=lambda item: (-item[1], item[0])
    )
    for one in found.opponents:
        theirs = [[other.score for other in others(game, seat) if key(other) == one.key]
                  for game, seat in lines]  # fmt: skip
        own = [seat.score for (_, seat), scores in zip(lines, theirs, strict=True) if scores]
        assert (one.score, one.theirs) == (mean(own), mean([*chain(*theirs)]))
    seats = Counter(key(seat) for game in made for seat in game.seats)
    assert players == sorted(seats, key=lambda one: (-seats[one], one))

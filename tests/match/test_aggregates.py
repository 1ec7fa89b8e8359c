"""Figures: filters, intervals, averages, achievements, the table to export."""

from __future__ import annotations

import csv
import io
from contextlib import closing
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kraftwagen.engine.intervals import wilson
from kraftwagen.match import achievements, aggregates
from kraftwagen.match.achievements import Earned
from kraftwagen.match.aggregates import Figures, Filter
from kraftwagen.match.game_result import GameResult, SeatResult
from kraftwagen.match.statistics_file import open_base
from kraftwagen.match.statistics_rows import insert
from kraftwagen.match.steps import finish


def seat(name: str, controller: str, score: int, share: float = 0.0, **told: Any) -> SeatResult:
    return SeatResult(name, controller, score, 1 if share else 2, share, **told)


def game(number: int, *seats: SeatResult, practice: bool = False, **options: Any) -> GameResult:
    date = f"2026-01-{number:02}"
    return GameResult(f"{number:03}", "toy", date, options, "d", number, 1, practice, seats)


HELPLESS = {"pure": 1}
ADA_WINS = game(1, seat("Ada", "person", 40, 1.0), seat("Gustav", "greedy", 30), special=True)
ADA_LOSES = game(
    2, seat("Ada", "person", 20, facts=HELPLESS), seat("Rudi", "random", 25, 1.0), special=False
)
BOTH = game(
    3,
    seat("Ada", "person", 50, 0.5),
    seat("Bruno", "person", 50, 0.5),
    seat("Gustav", "greedy", 10),
    special=True,
)
TRIED = game(4, seat("Ada", "person", 90, 1.0), seat("Gustav", "greedy", 1), practice=True)
GAMES = [ADA_WINS, ADA_LOSES, BOTH, TRIED]


def counted(games: list[GameResult], **wanted: Any) -> Figures:
    """The figures of games that were noted."""
    base = open_base(None)
    for one in games:
        insert(base, one, anew=False)
    base.commit()
    with closing(base), closing(finish(aggregates.copied(base))) as noted:
        return finish(noted.figures(Filter(**wanted)))


def scores(**wanted: Any) -> list[int]:
    return [line.score for line in counted(GAMES, **wanted).latest]


def test_filters() -> None:
    assert scores() == [40, 20, 50, 50]
    assert scores(practice=True) == [40, 20, 50, 50, 90]
    assert scores(who="person:Ada") == [40, 20, 50]
    assert scores(who="bot:greedy") == [30, 10]
    assert scores(against="bot:greedy") == [40, 50, 50]
    assert scores(who="person:Ada", against="person:Bruno") == [50]
    assert scores(seats=2) == [40, 20]
    assert scores(options={"special": True}) == [40, 50, 50]
    assert scores(unassisted=True) == [20]
    assert scores(unassisted=False) == [40, 50, 50]
    assert scores(game="chess") == []


def test_what_is_not_counted_is_told() -> None:
    shared = seat("Ada", "person", 5, facts={"handed": 1})
    games = [*GAMES, game(5, shared, practice=True), game(6, seat("Gustav", "greedy", 3))]
    found = counted(games)
    assert (found.games, found.left_out, found.handed_out, found.of_bots) == (3, 2, 1, 1)
    found = counted(games, practice=True, who="person:Ada")
    assert (found.games, found.left_out, found.handed_out, found.of_bots) == (5, 0, 0, 0)
    assert (found.pure, found.handed) == (1, 1)


def test_a_handicap_is_a_number_for_each_seat() -> None:
    """A game from before there was the option has none."""
    given = {1: {"handicap": [0, 5]}, 2: {"handicap": [0, 0]}, 3: {"handicap": []}, 4: {}}
    games = [game(number, seat("Ada", "person", number), **options)
             for number, options in given.items()]  # fmt: skip
    found = {
        on: [line.score for line in counted(games, options={"handicap": on}).latest]
        for on in (True, False)
    }
    assert found == {True: [1], False: [2, 3, 4]}


def test_nobody_is_their_own_opponent() -> None:
    twins = game(5, seat("Gustav", "greedy", 3, 1.0), seat("Helene", "greedy", 2))
    found = counted([twins], who="bot:greedy")
    assert [against.key for against in found.opponents] == ["bot:greedy"]
    assert counted([twins], who="bot:greedy", against="bot:random").games == 0
    assert counted(GAMES, who="person:Ada", against="person:Ada").games == 0


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),
    ],
)
def test_intervals_of_wilson(wins: int, games: int, low: float, high: float) -> None:
    """The last one is the example of Newcombe (1998), method 3."""
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


@given(st.integers(1, 500), st.floats(0, 1))
def test_an_interval_holds_its_rate(games: int, share: float) -> None:
    low, high = wilson(share * games, games)
    assert 0 <= low <= share + 1e-9
    assert share - 1e-9 <= high <= 1


def test_without_games_nothing_is_known() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    found = counted([])
    assert (found.rate.share, found.mean, found.best, found.sources) == (0, 0, None, {})


def test_rates_split_ties_and_know_chance() -> None:
    found = counted(GAMES, who="person:Ada").rate
    assert (found.games, found.wins, found.share) == (3, 1.5, 0.5)
    assert found.fair == pytest.approx((1 / 2 + 1 / 2 + 1 / 3) / 3)


def test_against_each_opponent() -> None:
    found = {entry.key: entry for entry in counted(GAMES, who="person:Ada").opponents}
    assert set(found) == {"bot:greedy", "bot:random", "person:Bruno"}
    greedy = found["bot:greedy"]
    assert (greedy.rate.games, greedy.score, greedy.theirs) == (2, 45, 20)
    assert found["bot:random"].rate.wins == 0


def test_money_by_source_and_stage() -> None:
    one = seat("Ada", "person", 9, sources={"cars": (1, 2, 3), "laps": (0, 3)})
    two = seat("Ada", "person", 6, sources={"cars": (3, 0, 3)})
    found = counted([game(1, one), game(2, two)])
    assert found.sources == {"cars": [2, 1, 3], "laps": [0, 1.5, 0]}


def test_the_moving_average_looks_ten_games_back() -> None:
    means = aggregates.recent_means(range(12))
    assert means[0] == 0
    assert means[4] == 2
    assert means[11] == pytest.approx(sum(range(2, 12)) / 10)


def test_the_table_holds_a_line_for_each_seat() -> None:
    told = seat("Ada", "person", 9, 1.0, sources={"cars": (1, 2)}, facts={"laps": 4})
    odd = game(7, told, seat("=1+1", "greedy", 3), special=True)
    rows = list(csv.DictReader(io.StringIO(aggregates.table([ADA_LOSES, odd]))))
    assert [row["name"] for row in rows] == ["Ada", "Rudi", "Ada", "'=1+1"]
    assert [row["cars_2"] for row in rows] == ["0", "0", "2", "0"]
    assert [row["laps"] for row in rows] == ["", "", "4", ""]
    assert [row["option_special"] for row in rows] == ["False", "False", "True", "True"]
    assert rows[2]["win_share"] == "1.0"


# -- achievements

MERITS = {"won": 1, "customers": 3}


def merit(number: int, who: str = "person", **pieces: Any) -> GameResult:
    return game(number, seat("Ada", who, 1, merits=pieces))


def earned(number: int, **pieces: Any) -> Earned:
    return Earned(f"2026-01-0{number}", pieces)


def test_pieces_are_collected_over_games() -> None:
    pieces = [earned(1, customers=("body",)), earned(2, customers=("body", "engine"), won=("x",))]
    won, customers = achievements.progress(MERITS, pieces)
    assert (won.name, won.done, won.date) == ("won", True, "2026-01-02")
    assert (customers.pieces, customers.done, customers.date) == (("body", "engine"), False, "")
    customers = achievements.progress(MERITS, [*pieces, earned(4, customers=("price",))])[1]
    assert (customers.done, customers.date) == (True, "2026-01-04")


def test_only_what_is_new_is_told() -> None:
    nothing = achievements.progress(MERITS, [])
    assert achievements.gained(nothing, merit(1, won=("done",))) == ["won"]
    assert achievements.gained(nothing, merit(1, who="greedy", won=("done",))) == []
    before = achievements.progress(MERITS, [earned(1, won=("done",), customers=("a",))])
    assert achievements.gained(before, merit(2, won=("done",), customers=("b",))) == []
    assert achievements.gained(before, merit(2, won=("done",), customers=("b", "c"))) == [
        "customers"
    ]


def test_names_that_the_game_no_longer_has_are_passed_over() -> None:
    found = achievements.progress({"won": 1}, [earned(1, old=("x",))])
    assert [entry.name for entry in found] == ["won"]

"""Figures against their targets, whatever the game."""

from __future__ import annotations

import math
from dataclasses import dataclass

import pytest

from kraftwagen.engine.intervals import Z95
from kraftwagen.tools import balance_figures as balance

Finding = balance.Finding


def test_a_ratio_of_sums_has_the_spread_between_games() -> None:
    assert balance.ratio([]) == (0.0, 0.0, 0)
    assert balance.ratio([(1, 2)]) == (0.5, math.inf, 2)
    value, half, cases = balance.ratio([(1, 1), (0, 1), (1, 1), (0, 1), (5, 0)])
    assert (value, cases) == (0.5, 4)
    assert half == pytest.approx(Z95 * math.sqrt(0.25 / 3))
    assert balance.ratio([(3, 6), (1, 2)]) == (0.5, 0.0, 8)


@pytest.mark.parametrize(
    ("value", "half", "verdict"),
    [
        (50, 3, "met"),
        (46, 3, "about met"),
        (44, 3, "about not met"),
        (60, 3, "not met"),
        (53.1, math.inf, "about met"),
    ],
)
def test_a_finding_says_whether_it_meets_its_target(
    value: float, half: float, verdict: str
) -> None:
    assert Finding("t", "n", value, half, 45, 55, 100).verdict == verdict
    assert Finding("t", "n", value, half, None, None, 100).verdict == ""
    assert Finding("t", "n", value, half, 45, 55, balance.FEW - 1).verdict == ""


@dataclass
class Kept:
    """A game of two things."""

    wins: float
    turns: int


def test_a_page_has_shares_in_percent_and_means_in_their_unit() -> None:
    page = balance.Page([Kept(1, 4), Kept(0, 6)] * 20)
    page.share("wins", "all", lambda game: (game.wins, 1), 40, 60)
    page.mean("turns", "all", lambda game: (game.turns, 1))
    wins, turns = page.found
    assert (wins.value, wins.low, wins.high, wins.cases, wins.unit) == (50, 40, 60, 40, "%")
    assert wins.half == pytest.approx(100 * Z95 * math.sqrt(0.25 / 39))
    assert (turns.value, turns.low, turns.high, turns.unit) == (5, None, None, "")


@pytest.mark.parametrize(("games", "verdict"), [(30, "about not met"), (50, "not met")])
def test_never_and_always_are_not_surer_than_the_cases_allow(games: int, verdict: str) -> None:
    page = balance.Page([Kept(1, 0)] * games)
    page.share("always", "", lambda game: (game.wins, 1), 10, 90)
    page.share("never", "", lambda game: (game.turns, 1), 10, 90)
    page.share("no target", "", lambda game: (game.turns, 1))
    always, never, informs = page.found
    assert (always.value, never.value) == (100, 0)
    assert always.half == pytest.approx(never.half)
    assert (always.verdict, never.verdict) == (verdict, verdict)
    assert informs.half == 0


def test_tables_say_what_is_met_missed_and_unsure() -> None:
    columns = {
        "2 players": [
            Finding("starting place", "1", 54, 0.9, 47, 53, 100),
            Finding("actions", "mean", 4, 0.1, 3.5, 5.5, 100, ""),
        ],
        "3 players": [
            Finding("starting place", "1", 33, 4, 30.3, 36.3, 100),
            Finding("starting place", "2", 33, 1, 30.3, 36.3, 7),
        ],
    }
    assert balance.tables(columns).splitlines() == [
        "| target | met | not met |",
        "|---|---|---|",
        "| starting place | 1 of 2 | 1 (2 players) 54.0 % ± 0.9 |",
        "| actions | 1 of 1 | - |",
        "",
        "| figure | target | 2 players | 3 players |",
        "|---|---|---|---|",
        "| starting place: 1 | fair share within 3 points | **54.0 % ± 0.9** | 33.0 % ± 4.0 ~ |",
        "| starting place: 2 | fair share within 3 points |  | only 7 |",
        "| actions: mean | 3.5 to 5.5 | 4.0 ± 0.1 |  |",
    ]

"""What recurs over many games: named beyond its error alone, each game once, never endless."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from kraftwagen.bots.analysis import Part
from kraftwagen.learn.coach import Moment, Review
from kraftwagen.learn.coach_book import FEWEST, MOST, SECTION, CoachBook
from kraftwagen.learn.progress import FILE, FORMAT, MAGIC, Progress


def game(**costs: float) -> Review:
    """A game that cost so much by theme."""
    moments = [
        Moment(Part(0, 0, 0, 0, 1, loss=cost, error=0.02), theme) for theme, cost in costs.items()
    ]
    return Review(tuple(moments), None, 9, 9 + len(moments))


def book(folder: Path) -> CoachBook:
    return CoachBook("toy", Progress(folder))


def played(folder: Path, reviews: list[Review], name: str = "Ada") -> CoachBook:
    made = book(folder)
    for number, one in enumerate(reviews):
        assert made.note(f"g{number}", {name: one})
    return made


def test_what_costs_most_beyond_its_error_is_named(tmp_path: Path) -> None:
    games = [game(jump=0.1 + 0.01 * (n % 2), sale=0.02 * (n % 2)) for n in range(8)]
    found = played(tmp_path, games).recurring("Ada")
    assert (found.games, found.theme) == (8, "jump")
    assert found.cost == pytest.approx(0.105)
    assert 0.004 < found.error < 0.02
    assert book(tmp_path).recurring("Ada") == found
    assert book(tmp_path).recurring("Gustav").games == 0


def test_several_decisions_of_a_theme_in_a_game_add_up(tmp_path: Path) -> None:
    one = Review((*game(jump=0.1).costs, *game(jump=0.06).costs), None, 9, 11)
    found = played(tmp_path, [one] * FEWEST).recurring("Ada")
    assert found.cost == pytest.approx(0.16)


def test_few_games_say_nothing(tmp_path: Path) -> None:
    made = played(tmp_path, [game(jump=0.2)] * (FEWEST - 1))
    assert made.recurring("Ada").theme == ""
    made.note("one more", {"Ada": game(jump=0.2)})
    assert made.recurring("Ada").theme == "jump"


def test_two_themes_that_cost_about_the_same_are_not_told_apart(tmp_path: Path) -> None:
    games = [game(jump=0.1 + 0.1 * (n % 2), sale=0.2 - 0.1 * (n % 2), race=0.01) for n in range(8)]
    found = played(tmp_path, [*games, game(jump=0.2, sale=0.1)]).recurring("Ada")
    assert (found.games, found.theme) == (9, "")


def test_one_bad_game_is_no_weakness(tmp_path: Path) -> None:
    found = played(tmp_path, [game(jump=0.6), *[game()] * 8]).recurring("Ada")
    assert (found.games, found.theme) == (9, "")


def test_the_error_is_not_smaller_than_that_of_the_figures(tmp_path: Path) -> None:
    """Games that cost just the same by chance are no more certain than what they are made of."""
    found = played(tmp_path, [game(jump=0.1)] * 9).recurring("Ada")
    assert found.error == pytest.approx(0.02 / 3, rel=0.01)


def test_chance_alone_seldom_names_a_weakness(tmp_path: Path) -> None:
    (blocked := tmp_path / "file").write_text("", encoding="utf-8")  # nothing is written: quick
    named = 0
    for number in range(40):
        chance = random.Random(number)
        made = book(blocked)
        for at in range(10):
            costs = {name: chance.expovariate(10) for name in "abcdef" if chance.random() < 0.4}
            made.note(f"g{at}", {"Ada": game(**costs)})
        named += made.recurring("Ada").theme != ""
    assert named <= 2


def test_a_game_counts_once(tmp_path: Path) -> None:
    made = played(tmp_path, [game(jump=0.1)] * 3)
    made.note("g1", {"Ada": game(jump=0.1)})
    made.note("g1", {"Ada": game(sale=0.2)})
    assert made.recurring("Ada").games == 3


def test_the_oldest_games_give_way(tmp_path: Path) -> None:
    made = played(tmp_path, [game(jump=0.1)] * (MOST + 3))
    kept = Progress(tmp_path).section("toy", SECTION)
    assert set(kept) == {f"g{number}" for number in range(3, MOST + 3)}
    assert made.recurring("Ada").games == MOST
    assert len((tmp_path / FILE).read_bytes()) < 100_000


def test_everybody_is_counted_by_name_the_latest_first(tmp_path: Path) -> None:
    made = book(tmp_path)
    made.note("first", {"Ada": game(jump=0.1)})
    made.note("second", {"Bruno": game(), "Ada": game()})
    made.note("third", {"Cleo": game()})
    assert made.people == ["Cleo", "Bruno", "Ada"]
    assert [made.recurring(name).games for name in made.people] == [1, 1, 2]


def test_two_windows_note_into_one_file(tmp_path: Path) -> None:
    one, other = book(tmp_path), book(tmp_path)
    one.note("first", {"Ada": game(jump=0.1)})
    other.note("second", {"Ada": game(jump=0.1)})
    assert book(tmp_path).recurring("Ada").games == 2


@pytest.mark.parametrize(
    "entry",
    [
        None, 5, [], {}, {"at": 3}, {"at": "3", "seats": {}}, {"at": -1, "seats": {}},
        {"at": 1 << 60, "seats": {}}, {"at": True, "seats": {}}, {"at": 3, "seats": []},
        {"at": 3, "seats": {"Ada": 7}}, {"at": 3, "seats": {"Ada": {"jump": [1, 2]}}},
        {"at": 3, "seats": {"Ada": {"jump": [1, "a", 0]}}},
        {"at": 3, "seats": {"Ada": {"jump": [1, -5, 0]}}},
        {"at": 3, "seats": {"Ada": {"jump": [1, 1e300, 0], "sale": [1, float("nan"), 0]}}},
    ],
)  # fmt: skip
def test_damaged_entries_count_for_nothing(tmp_path: Path, entry: Any) -> None:
    games = {"toy": {SECTION: {"bad": entry}}}
    document = {"magic": MAGIC, "format": FORMAT, "games": games}
    (tmp_path / FILE).write_text(json.dumps(document), encoding="utf-8")
    made = played(tmp_path, [game(jump=0.1)] * FEWEST)
    found = made.recurring("Ada")
    assert FEWEST <= found.games <= FEWEST + 1
    assert found.theme == "jump"
    assert found.cost == pytest.approx(0.1 * FEWEST / found.games)


def test_a_newer_file_is_left_alone(tmp_path: Path) -> None:
    content = json.dumps({"magic": MAGIC, "format": FORMAT + 1, "games": {}})
    (tmp_path / FILE).write_text(content, encoding="utf-8")
    assert not book(tmp_path).note("first", {"Ada": game(jump=0.1)})
    assert (tmp_path / FILE).read_text(encoding="utf-8") == content

"""What somebody has made of puzzles: states, the rating with its error, what comes next."""

from __future__ import annotations

import math
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Json
from kraftwagen.learn.progress import Progress
from kraftwagen.learn.puzzle_book import OPEN, RATED, PuzzleBook, Tried
from kraftwagen.learn.puzzles import FILE, load
from kraftwagen.learn.rating import HINTED, MISSED, SOLVED, Rating, from_json

TOY = Path(__file__).with_name("toy") / FILE


def book(toy: GameSpec[Any], folder: Path) -> PuzzleBook:
    return PuzzleBook(toy, load(toy, TOY)[0], Progress(folder))


def test_a_beginner_is_in_the_middle_and_very_uncertain() -> None:
    start = Rating()
    assert (start.points, start.error, start.tries) == (1500, 653, 0)


def test_every_result_moves_the_rating_its_way() -> None:
    start = Rating()
    points = [start.after(3, result).points for result in (MISSED, HINTED, SOLVED)]
    assert points == sorted(points)
    assert points[0] < 1500 < points[2]
    assert start.after(5, SOLVED).points > start.after(1, SOLVED).points
    assert start.after(1, MISSED).points < start.after(5, MISSED).points
    assert start.after(3, SOLVED).error < start.error


def test_the_rating_finds_somebody_who_solves_every_other_hard_puzzle() -> None:
    rating = Rating()
    for number in range(40):
        rating = rating.after(4, SOLVED if number % 2 else MISSED)
    assert abs(rating.points - 1700) < rating.error < 250


def test_the_rating_is_kept_exactly() -> None:
    rating = Rating().after(4, SOLVED).after(2, MISSED)
    assert from_json(rating.to_json()) == rating


@pytest.mark.parametrize(
    "values",
    [
        None,
        [],
        {"mean": 25.0},
        {"mean": "25", "spread": 8.0, "tries": 1},
        {"mean": math.nan, "spread": 8.0, "tries": 1},
        {"mean": 25.0, "spread": 0.0, "tries": 1},
        {"mean": 25.0, "spread": 8.0, "tries": -1},
        {"mean": 1e9, "spread": 8.0, "tries": 1},
    ],
)
def test_a_rating_that_makes_no_sense_begins_anew(values: Json) -> None:
    assert from_json(values) == Rating()


def test_the_program_starts_without_the_library_of_ratings() -> None:
    said = "import kraftwagen.learn.puzzle_book, sys; print('openskill' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", said], capture_output=True, check=True)
    assert done.stdout.split() == [b"False"]


def test_a_try_is_kept_and_only_the_first_one_counts(tmp_path: Path, toy: GameSpec[Any]) -> None:
    one = book(toy, tmp_path)
    (puzzle,) = one.puzzles
    assert one.tried(puzzle) == Tried(OPEN, 0)
    first = one.note(puzzle, MISSED)
    assert first.points < 1500
    assert one.note(puzzle, SOLVED) == first
    again = book(toy, tmp_path)
    assert again.tried(puzzle) == Tried(SOLVED, 2, 2)
    assert again.rating == first


def test_the_best_try_is_remembered(tmp_path: Path, toy: GameSpec[Any]) -> None:
    one = book(toy, tmp_path)
    (puzzle,) = one.puzzles
    one.note(puzzle, HINTED)
    one.note(puzzle, MISSED)
    assert one.tried(puzzle).state == HINTED


@pytest.mark.parametrize(
    ("results", "stars"),
    [
        ([SOLVED], 3),
        ([MISSED, SOLVED], 2),
        ([MISSED, MISSED, SOLVED], 2),
        ([HINTED], 1),
        ([HINTED, SOLVED], 2),
        ([SOLVED, MISSED], 3),
        ([MISSED], 0),
    ],
)
def test_a_first_try_brings_three_stars_a_hint_one(
    tmp_path: Path, toy: GameSpec[Any], results: list[str], stars: int
) -> None:
    one = book(toy, tmp_path)
    for result in results:
        one.note(one.puzzles[0], result)
    assert book(toy, tmp_path).stars == stars


def test_solved_with_a_hint_counts_as_solved(tmp_path: Path, toy: GameSpec[Any]) -> None:
    one = book(toy, tmp_path)
    one.note(one.puzzles[0], HINTED)
    assert one.solved == 1
    assert one.next_after(None, one.puzzles) is None


def test_who_saw_the_answer_is_remembered(tmp_path: Path, toy: GameSpec[Any]) -> None:
    one = book(toy, tmp_path)
    one.note(one.puzzles[0], MISSED, shown=True)
    one.note(one.puzzles[0], MISSED)
    assert book(toy, tmp_path).tried(one.puzzles[0]).shown


@pytest.mark.parametrize(
    ("state", "tries", "stars"), [(SOLVED, 1, 3), (SOLVED, 4, 2), (HINTED, 1, 1)]
)
def test_progress_of_an_earlier_version_has_its_stars(
    tmp_path: Path, toy: GameSpec[Any], state: str, tries: int, stars: int
) -> None:
    Progress(tmp_path).keep("toy", "puzzles", "last-three", {"state": state, "tries": tries})
    one = book(toy, tmp_path)
    assert one.tried(one.puzzles[0]) == Tried(state, tries, stars)


def test_the_rating_is_told_after_ten_solved(tmp_path: Path, toy: GameSpec[Any]) -> None:
    (puzzle,), _ = load(toy, TOY)
    many = [replace(puzzle, id=f"p{number}") for number in range(RATED + 1)]
    one = PuzzleBook(toy, many, Progress(tmp_path))
    for number, other in enumerate(many):
        assert one.rated == (number >= RATED)
        one.note(other, SOLVED)


def test_chapters_begin_with_the_easiest(tmp_path: Path, toy: GameSpec[Any]) -> None:
    (puzzle,), _ = load(toy, TOY)
    levels = ("apprentice", "journeyman", "merchant", "engineer", "champion")
    made = [
        replace(puzzle, id=f"p{number}", theme=theme, found=levels[:found])
        for number, (theme, found) in enumerate((("a", 2), ("b", 5), ("a", 4), ("b", 0)))
    ]
    one = PuzzleBook(toy, made, Progress(tmp_path))
    assert one.themes == ["b", "a"]
    assert [other.id for other in one.puzzles] == ["p1", "p3", "p2", "p0"]
    one.note(one.puzzles[0], SOLVED)
    following = one.next_after(None, one.puzzles)
    assert following is not None
    assert following.id == "p2", "the easiest that is left, of whatever chapter"


@pytest.mark.parametrize("kept", [5, {}, {"state": "won", "tries": 1}, {"state": SOLVED}])
def test_progress_that_makes_no_sense_is_none(
    tmp_path: Path, toy: GameSpec[Any], kept: Json
) -> None:
    Progress(tmp_path).keep("toy", "puzzles", "last-three", kept)
    one = book(toy, tmp_path)
    assert one.tried(one.puzzles[0]) == Tried()


def test_what_is_chosen_and_what_comes_next(tmp_path: Path, toy: GameSpec[Any]) -> None:
    one = book(toy, tmp_path)
    (puzzle,) = one.puzzles
    assert one.themes == ["score"]
    assert one.chosen("score", 3) == [puzzle]
    assert one.chosen("score", 1) == one.chosen("race") == []
    assert one.next_after(None, one.puzzles) == puzzle
    assert one.next_after(puzzle, one.puzzles) is None
    one.note(puzzle, SOLVED)
    assert one.next_after(None, one.puzzles) is None


def test_tries_of_two_windows_are_all_counted(tmp_path: Path, toy: GameSpec[Any]) -> None:
    one, other = book(toy, tmp_path), book(toy, tmp_path)
    (puzzle,) = one.puzzles
    first = one.note(puzzle, SOLVED)
    assert other.note(puzzle, MISSED) == first
    assert book(toy, tmp_path).tried(puzzle) == Tried(SOLVED, 2, 3)
    assert book(toy, tmp_path).rating == first

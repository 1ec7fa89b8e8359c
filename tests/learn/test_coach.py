"""The coach: only what is beyond its error, in the game's own themes, and what to try next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest

from kraftwagen.bots import analyst, ladder
from kraftwagen.bots.analysis import Budget, Part, PlayedGame, Report
from kraftwagen.engine import registry
from kraftwagen.engine.spec import GameSpec
from kraftwagen.learn import themes
from kraftwagen.learn.coach import LESSON, PUZZLES, Review, Try, next_try, review
from kraftwagen.learn.lessons import Lesson, load_lessons
from kraftwagen.learn.progress import Progress
from kraftwagen.learn.puzzle_book import PuzzleBook
from kraftwagen.learn.puzzles import FILE, Puzzle, PuzzleFile, load, rival
from kraftwagen.learn.rating import MISSED, SOLVED
from kraftwagen.match.match import Match
from kraftwagen.match.seats import SeatInfo
from kraftwagen.ui.platform.paths import assets_dir, learn_folder
from tests.games import GAMES, each_game, sample

SMALL = Budget(select=2, measure=2, check=2, candidates=2, horizon=1, far=1, draws=1, graph=1)
TOY_PUZZLES = Path(__file__).with_name("toy") / FILE


@lru_cache
def finished(game: str, bot: str = "random", most: int = 10_000) -> Match:
    """A game of two bots, at most so many decisions of it; one of them is called a person."""
    spec = registry.load(game)
    match = Match.new(spec, [SeatInfo("Ada"), SeatInfo("Gustav", bot)], 25, {}, "2026-11-20T10:00")
    bots = [ladder.build(bot, spec, 11 + seat) for seat in range(2)]
    while not match.is_over and len(match.steps) < most:
        seat = match.actor
        match.submit(seat, bots[seat].choose(match.observation(seat)).code)
    return match


def course(match: Match) -> PlayedGame:
    return PlayedGame(match.state_at(0), tuple(step.code for step in match.steps))


def other_than(match: Match, number: int) -> int:
    """Another decision that was possible, where there was one."""
    legal = match.spec.legal(match.state_at(number))
    return next((code for code in legal if code != match.steps[number].code), legal[0])


def report_of(match: Match, figures: Sequence[dict[str, Any]]) -> Report:
    """A report in which Ada's parts have these figures in order; nothing is wrong with the rest."""
    graph = next(analyst.analyse(match.spec, course(match), SMALL))
    left, parts = list(figures), []
    for part in graph.parts:
        shown = replace(part, forced=False, loss=0.0, better=(), measured=True)
        if part.seat == 0 and left:
            other = (other_than(match, part.first),)
            shown = replace(shown, better=other, usual=other, **left.pop(0))
        parts.append(shown)
    return replace(graph, parts=tuple(parts), done=1.0, graded=True)


def own_parts(report: Report) -> list[Part]:
    return [part for part in report.parts if part.seat == 0]


@pytest.mark.parametrize("game", ["toy", *GAMES])
def test_what_cost_most_is_the_largest_loss_beyond_its_error(game: str) -> None:
    match = finished(game)
    figures = [
        {"loss": 0.3, "error": 0.4},
        {"loss": 0.06, "error": 0.02},
        {"loss": 0.12, "error": 0.05},
    ]
    report = report_of(match, figures)
    found = review(match, report, 0)
    assert [moment.part for moment in found.costs] == [own_parts(report)[at] for at in (2, 1)]
    assert found.worst == found.costs[0]
    assert all(moment.theme in themes.known(match.spec) for moment in found.costs)


def test_nothing_within_the_error_has_cost_anything() -> None:
    match = finished("toy")
    report = report_of(match, [{"loss": 0.3, "error": 0.4}])
    assert review(match, report, 0).worst is None


@pytest.mark.parametrize("game", ["toy", *GAMES])
def test_what_was_best_is_the_largest_gain_beyond_its_error(game: str) -> None:
    match = finished(game)
    gains = [(0.3, 0.4), (0.09, 0.02), (0.11, 0.03), (0.04, 0.01)]
    report = report_of(match, [{"gain": gain, "gain_error": error} for gain, error in gains])
    best = review(match, report, 0).best
    assert best is not None
    assert best.part == own_parts(report)[2]
    assert best.theme in themes.known(match.spec)
    inside = report_of(match, [{"gain": gain, "gain_error": error} for gain, error in gains[:1]])
    assert review(match, inside, 0).best is None


def test_what_was_sound_is_counted_among_choices() -> None:
    match = finished("toy")
    figures = [{"loss": 0.12, "error": 0.05}, {"loss": 0.3, "error": 0.4}, {"forced": True}]
    report = report_of(match, figures)
    found = review(match, report, 0)
    assert (found.choices, found.sound) == (len(own_parts(report)) - 1, len(own_parts(report)) - 2)


def test_nobody_is_coached_for_the_decisions_of_another() -> None:
    match = Match.from_record(finished("toy").spec, finished("toy").record)
    match.hand_over(0, "random")
    report = report_of(match, [{"loss": 0.12, "error": 0.05}])
    assert review(match, report, 0) == Review((), None, 0, 0)


@each_game
def test_the_theme_of_a_mistake_is_that_of_its_puzzle(game: str) -> None:
    """The wrong way of a puzzle, played and analysed, is about what the puzzle is about."""
    spec = registry.load(game)
    file = PuzzleFile(spec, learn_folder(assets_dir(), spec.id) / FILE)
    for theme in sample(game).themes:
        one = file.puzzle(next(heading for heading in file.headings if heading.theme == theme))
        assert one is not None
        assert coached(spec, one).theme == theme


def coached(spec: GameSpec[Any], puzzle: Puzzle) -> Any:
    seats = [SeatInfo(name) for name in "ABCD"[: len(spec.scores(puzzle.start(spec)))]]
    match = Match.from_position(spec, seats, puzzle.position)
    for code in rival(puzzle.right[0].codes, puzzle.others).way.codes:
        match.submit(match.actor, code)
    seat, end = puzzle.seat(spec), len(match.steps)
    part = Part(0, 0, seat, 0, end, loss=0.2, error=0.05, better=puzzle.right[0].codes)
    return review(match, Report((), (part,), done=1.0), seat).worst


@each_game
def test_decisions_that_are_not_possible_have_no_theme(game: str) -> None:
    """They come from a damaged file."""
    match = finished(game)
    report = report_of(match, [{"loss": 0.12, "error": 0.05}])
    parts = tuple(replace(part, better=(1 << 59,) if part.better else ()) for part in report.parts)
    worst = review(match, replace(report, parts=parts), 0).worst
    assert worst is not None
    assert worst.theme == ""


@pytest.mark.parametrize(
    ("game", "bot", "most"),
    [("toy", "random", 40), *((game, "apprentice", sample(game).analysed) for game in GAMES)],
)
def test_a_real_analysis_is_read(game: str, bot: str, most: int) -> None:
    match = finished(game, bot, most)
    *_, report = analyst.analyse(match.spec, course(match), SMALL)
    for seat in range(2):
        found = review(match, report, seat)
        assert found.sound + len(found.costs) == found.choices
        for moment in (*found.costs, *([found.best] if found.best else [])):
            assert moment.part.seat == seat
            assert moment.theme in themes.known(match.spec)


# -- what to try next


def lesson(name: str, *teaches: str) -> Lesson:
    return Lesson(name, 1, 0, {}, (), teaches)


LESSONS = [lesson("one", "a"), lesson("two", "score"), lesson("three", "score")]


@pytest.fixture
def book(tmp_path: Path) -> PuzzleBook:
    spec = registry.load("toy")
    puzzles, faults = load(spec, TOY_PUZZLES)
    assert not faults
    return PuzzleBook(spec, puzzles, Progress(tmp_path))


def solve(book: PuzzleBook, theme: str) -> None:
    for puzzle in book.chosen(theme):
        book.note(puzzle, SOLVED)


def test_a_new_lesson_comes_before_puzzles_and_an_old_one_last(book: PuzzleBook) -> None:
    (theme,) = book.themes
    lessons = [replace(one, teaches=(theme,)) if "score" in one.teaches else one for one in LESSONS]
    assert next_try(theme, lessons, set(), book) == Try(LESSON, "two")
    assert next_try(theme, lessons, {"two"}, book) == Try(LESSON, "three")
    assert next_try(theme, lessons, {"two", "three"}, book) == Try(PUZZLES, theme)
    book.note(book.puzzles[0], MISSED)
    assert next_try(theme, lessons, {"two", "three"}, book) == Try(PUZZLES, theme)
    solve(book, theme)
    assert next_try(theme, lessons, {"two", "three"}, book) == Try(LESSON, "two", again=True)


def test_without_a_theme_the_next_in_line_is_tried(book: PuzzleBook) -> None:
    for theme in ("", "unknown"):
        assert next_try(theme, LESSONS, {"one"}, book) == Try(LESSON, "two")
        assert next_try(theme, LESSONS, {"one", "two", "three"}, book) == Try(PUZZLES, "")
    solve(book, "")
    assert next_try("", LESSONS, {"one", "two", "three"}, book) is None


@each_game
def test_a_lesson_teaches_every_theme_of_the_game(game: str) -> None:
    spec = registry.load(game)
    lessons, _ = load_lessons(learn_folder(assets_dir(), spec.id) / "lessons", spec)
    assert {theme for one in lessons for theme in one.teaches} == set(themes.known(spec))

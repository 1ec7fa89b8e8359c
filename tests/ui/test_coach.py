"""The coach in the window: one page after a game with its presses, one sentence over many games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pygame
import pytest

from kraftwagen.bots.analysis import Report
from kraftwagen.engine import registry
from kraftwagen.learn.coach_book import FEWEST, SECTION, CoachBook
from kraftwagen.learn.progress import Progress
from kraftwagen.learn.rating import SOLVED
from kraftwagen.match.match import Match
from kraftwagen.match.record import Record
from kraftwagen.match.seats import PERSON, SeatInfo
from kraftwagen.ui.presenters.coach import people_of
from kraftwagen.ui.presenters.lessons import Lessons
from kraftwagen.ui.presenters.puzzles import Puzzles
from kraftwagen.ui.scenes.analysis.scene import AnalysisScene
from kraftwagen.ui.widgets import ChoiceBar, Dropdown, Label
from kraftwagen.ui.widgets.charts import StackChart
from tests.every import pairs
from tests.learn.test_coach import finished as toy_game
from tests.learn.test_coach import other_than, report_of
from tests.ui.analysing import SMALL, MakeApp
from tests.ui.driver import Driver, above_menu, overlaps
from tests.ui.english import ENGLISH
from tests.ui.stones import toy_table  # noqa: F401 - a fixture


@pytest.fixture(scope="module")
def coached(finished: Match, report: Report) -> Report:
    """Ada lost most in one turn and found something in another; nothing else stands out."""
    parts = [replace(part, loss=0.0, better=(), decisions=()) for part in report.parts]
    own = [at for at, part in enumerate(parts) if part.seat == 0 and not part.forced]
    worst, best = own[1], own[2]
    other = {at: (other_than(finished, parts[at].first),) for at in (worst, best)}
    parts[worst] = replace(parts[worst], loss=0.124, error=0.031, better=other[worst])
    parts[best] = replace(parts[best], gain=0.2, gain_error=0.08, usual=other[best])
    return replace(report, parts=tuple(parts))


def seated(match: Match, people: Sequence[int]) -> Match:
    """The same game with other seats in the hands of persons."""
    seats = [
        SeatInfo(info.name, PERSON if seat in people else "merchant")
        for seat, info in enumerate(match.seats)
    ]
    record = match.record
    header = replace(record.header, seats=tuple(seats))
    return Match.from_record(match.spec, Record(header, record.decisions))


def shown_of(make_app: MakeApp, match: Match, report: Report) -> Driver:
    """The analysis of a match, opened when all has been found out."""

    class Known(AnalysisScene):
        def _start(self) -> None:
            self.turns.report = report
            self._complete(report)

    app = make_app(games=[match.spec])
    return above_menu(app, Known(match, budget=SMALL), 2)


@pytest.fixture
def opened(make_app: MakeApp, finished: Match, coached: Report) -> Driver:
    return shown_of(make_app, finished, coached)


def said(driver: Driver) -> list[str]:
    """What went well and what to try, as they are read."""
    coach, report = driver.scene.coach, driver.scene.turns.report
    found = coach.summary(report)
    labels = [label.text for label in driver.widgets(Label)]
    for one in (found.well, found.attempt):
        assert one.title in labels
        assert all(line in labels for line in one.text.split("\n"))
    return [f"{one.title}. {one.text}" for one in (found.well, found.attempt)]


def noted(driver: Driver, name: str = "Ada") -> int:
    """How many games count for somebody."""
    book = CoachBook(driver.app.games[0].id, Progress(driver.app.paths.data))
    return book.recurring(name).games


def test_one_page_says_what_was_good_and_one_thing_to_try(opened: Driver) -> None:
    """In games of ten, without errors, and with what would have been better."""
    well, attempt = said(opened)
    assert well.startswith("What you did well. Turn ")
    assert well.endswith("Your chance to win became 4 in 10 instead of 2 in 10.")
    assert attempt.startswith("One thing to try. Turn ")
    assert "your chance to win went from 5 in 10 to 4 in 10. Better: " in attempt
    assert "\nTry next: the lesson “" in attempt
    shown = " ".join(label.text for label in opened.widgets(Label))
    assert not [word for word in ("point", "±", "%", "give or take") if word in shown.lower()]


def test_errors_are_told_by_the_setting(opened: Driver) -> None:
    opened.app.settings.show_figures = True
    opened.scene.relayout(opened.app.size)
    well, attempt = said(opened)
    assert "Give or take 8 of 100 games." in well
    assert "Give or take 4 of 100 games." in attempt


def test_a_small_difference_is_told_in_a_hundred_games(
    make_app: MakeApp, finished: Match, coached: Report
) -> None:
    parts = tuple(replace(p, loss=min(p.loss, 0.04), error=0.01) for p in coached.parts)
    driver = shown_of(make_app, finished, replace(coached, parts=parts))
    assert "from 44 in 100 to 40 in 100" in said(driver)[1]


def test_the_turn_to_try_lost_most_in_the_figures_shown(
    make_app: MakeApp, finished: Match, coached: Report
) -> None:
    """Rounded each by itself, the lesser loss was 3 to 1 and the larger one 4 to 3 in 10."""
    own = [at for at, part in enumerate(coached.parts) if part.seat == 0 and not part.forced]
    parts = list(coached.parts)
    for at, chance, loss in ((own[1], 0.27, 0.14), (own[3], 0.14, 0.12)):
        better = (other_than(finished, parts[at].first),)
        parts[at] = replace(
            parts[at], chance=chance, loss=loss, error=0.03, better=better, gain=0.0
        )
    driver = shown_of(make_app, finished, replace(coached, parts=tuple(parts)))
    summary = driver.scene.coach.summary(driver.scene.turns.report)
    assert "from 4 in 10 to 3 in 10" in summary.attempt.text
    first, second = [one for one in summary.turns if "more was possible" in one.title]
    assert first.text.endswith("4 in 10 to 3 in 10")
    assert second.text.endswith("2 in 10 to 1 in 10")
    assert first.better == "", "it is told above"
    assert second.better.startswith("Better: ")


def test_honest_words_where_nothing_stands_out(
    make_app: MakeApp, finished: Match, coached: Report
) -> None:
    parts = tuple(replace(part, loss=0.0, better=(), gain=0.0) for part in coached.parts)
    driver = shown_of(make_app, finished, replace(coached, parts=parts))
    choices = sum(part.seat == 0 and not part.forced for part in parts)
    well, attempt = said(driver)
    assert well == (
        f"What you did well. For {choices} of {choices} choices nothing clearly better was found."
    )
    assert attempt == (
        "One thing to try. No turn lost more than can be measured.\n"
        "Try next: the lesson “The ring”."
    )
    assert driver.scene.coach.summary(driver.scene.turns.report).turns == ()


def test_a_press_on_an_own_turn_leads_to_the_moment_and_back(opened: Driver) -> None:
    """The best one first; none of a bot."""
    scene = opened.scene
    turns = scene.coach.summary(scene.turns.report).turns
    assert [turn.title.partition(": ")[2] for turn in turns] == ["well found", "more was possible"]
    for turn in turns:
        assert turn.part is not None
        assert turn.part.seat == 0
        opened.press(turn.title)
        assert (opened.scene.name, opened.scene.number) == ("replay", turn.part.crucial)
        opened.key(pygame.K_ESCAPE)
        assert opened.scene is scene
        opened.frame()
        assert scene.turns.chosen_part == turn.part


def test_bots_are_listed_on_request(opened: Driver) -> None:
    """On the page of all turns, where a switch is for them."""
    scene = opened.scene
    opened.press("All turns and figures")
    scene._choose_kind("all")
    opened.frame()
    assert {part.seat for part in scene.turns.parts} == {0}
    opened.click(opened.check("Turns of bots, too"))
    assert {part.seat for part in scene.turns.parts} == {0, 1}
    opened.press("In short")
    assert scene.view == "coach"


def test_the_press_leads_to_the_lesson_and_on_to_puzzles(opened: Driver, spec: Any) -> None:
    scene = opened.scene
    lessons, puzzles = Lessons(opened.app, spec), Puzzles(opened.app, spec)
    following = scene.coach.summary(scene.turns.report).attempt
    lesson = next(one for one in lessons.all if lessons.say(one, "title") in following.text)
    opened.press("To the lesson")
    assert opened.scene.name == "table"
    assert opened.scene.guide.lesson == lesson
    for one in lessons.all:
        lessons.keep(one, len(one.steps))
    opened.scene.guide.leave()
    opened.frame()
    assert opened.scene is scene
    following = scene.coach.summary(scene.turns.report).attempt
    assert "Try next: the puzzles about " in following.text
    opened.press("To the puzzles")
    assert opened.scene.name == "puzzles"
    theme = opened.scene.theme
    assert theme in lesson.teaches
    assert {one.theme for one in opened.scene.chosen} == {theme}
    opened.key(pygame.K_ESCAPE)
    assert opened.scene is scene
    for puzzle in puzzles.book.chosen(theme):
        puzzles.book.note(puzzle, SOLVED)
    scene.relayout(opened.app.size)
    assert "once more" in scene.coach.summary(scene.turns.report).attempt.text


def test_it_is_said_aloud_once(
    make_app: MakeApp, finished: Match, coached: Report, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = shown_of(make_app, finished, coached)
    heard: list[str] = []
    monkeypatch.setattr(driver.app.speech, "say", lambda words, **_: heard.append(words))
    driver.scene.relayout(driver.app.size)
    assert heard == []
    driver.scene.coach._said = None
    driver.scene.relayout(driver.app.size)
    assert heard == [" ".join(said(driver))]


def test_all_is_reached_by_keys(opened: Driver) -> None:
    seen = []
    for _ in range(12):
        opened.key(pygame.K_TAB)
        seen.append(getattr(opened.scene.ui.focus.current, "text", ""))
    turns = [one.title for one in opened.scene.coach.summary(opened.scene.turns.report).turns]
    at = seen.index("To the lesson")
    assert seen[at + 1 : at + 4] == [*turns, "All turns and figures"]


def test_everybody_at_the_table_is_spoken_to(
    make_app: MakeApp, finished: Match, coached: Report
) -> None:
    driver = shown_of(make_app, seated(finished, [0, 1]), coached)
    first = said(driver)
    (names,) = [one for one in driver.widgets(ChoiceBar) if ("1", "Gustav") in one.options]
    assert names.text == "Ada"
    names.choose("1")
    driver.frame()
    assert said(driver) != first
    assert "No turn lost more" in said(driver)[1]
    driver.press("All turns and figures")
    driver.widgets(Dropdown)[0].choose("0")  # the players looked at
    driver.press("In short")
    driver.frame()
    assert said(driver) == first
    assert [noted(driver, name) for name in ("Ada", "Gustav")] == [1, 1]


def test_bots_are_not_coached(make_app: MakeApp, finished: Match, coached: Report) -> None:
    match = seated(finished, [])
    assert people_of(match) == []
    driver = shown_of(make_app, match, coached)
    assert driver.scene.view == "chances"
    texts = [getattr(one, "text", "") for one in driver.widgets()]
    assert not {"In short", "Turns of bots, too"} & {*texts}
    assert Progress(driver.app.paths.data).section(match.spec.id, SECTION) == {}


def test_an_analysis_is_noted_once_and_practice_never(
    make_app: MakeApp, finished: Match, coached: Report
) -> None:
    for _ in range(2):
        driver = shown_of(make_app, finished, coached)
    assert noted(driver) == 1
    practice = Match.from_record(finished.spec, finished.record)
    header = replace(practice.record.header, practice=True, date="2026-11-22T10:00")
    match = Match.from_record(finished.spec, Record(header, practice.record.decisions))
    assert match.is_practice
    assert noted(shown_of(make_app, match, coached)) == 1


def test_who_looks_at_something_is_not_interrupted(
    make_app: MakeApp, finished: Match, coached: Report
) -> None:
    driver = shown_of(make_app, finished, replace(coached, done=0.5))
    scene = driver.scene
    assert scene.view == "coach"
    assert ENGLISH("coach.wait") in [label.text for label in driver.widgets(Label)]
    assert driver.widgets(StackChart), "what needs no bots is there at once"
    driver.press("All turns and figures")
    scene.turns.report = coached
    scene._choose_moment(4)
    scene._complete(coached)
    scene.relayout(driver.app.size)
    assert scene.view == "chances"
    driver.press("In short")
    assert len(said(driver)) == 2


def test_the_turn_that_is_chosen_is_the_one_the_page_speaks_of(opened: Driver) -> None:
    """Another one may have been the worst when the figures were rough."""
    scene = opened.scene
    cost = scene.coach.summary(scene.turns.report).turns[-1]
    scene.turns.chosen = scene.turns.report.parts[-1].first
    scene._complete(scene.turns.report)
    opened.press("All turns and figures")
    assert scene.turns.chosen_part == cost.part


@pytest.mark.parametrize(
    ("size", "scale"), pairs([(800, 560), (1000, 640), (1280, 720)], [1.0, 1.5, 2.0])
)
def test_nothing_overlaps(
    make_app: MakeApp, finished: Match, coached: Report, size: tuple[int, int], scale: float
) -> None:
    """Each window at one of the scales; ``EVERY=1``: at all."""
    driver = shown_of(make_app, seated(finished, [0, 1]), coached)
    driver.app.set_scale(scale)
    driver.resize(*size)
    scene = driver.scene
    assert scene.view == "coach"
    assert overlaps([w.rect for w in driver.widgets() if w in scene.area.inside]) == []
    assert overlaps([rect for rect, _ in scene.sheet.panels]) == []


# -- any game


def test_the_toy_game_has_a_coach(
    make_app: MakeApp,
    toy_table: None,  # noqa: F811 - the fixture
) -> None:
    match = toy_game("toy")
    report = report_of(match, [{"loss": 0.12, "error": 0.05}, {"gain": 0.09, "gain_error": 0.02}])
    driver = shown_of(make_app, match, report)
    well, attempt = said(driver)
    assert well.startswith("What you did well. Turn ")
    assert "the points: you found more than the first idea." in well
    assert "Turn 1, the points: your chance to win went from " in attempt
    assert attempt.endswith("Try next: another game.")
    assert noted(driver) == 1


# -- over many games


def keep(app: Any, name: str, theme: str, count: int) -> None:
    progress = Progress(app.paths.data)
    known = len(progress.section(app.game.id, SECTION))
    for at in range(known + 1, known + count + 1):
        costs = {theme: [1, 0.05 + 0.01 * (at % 2), 0.0001]}
        progress.keep(app.game.id, SECTION, f"g{at}", {"at": at, "seats": {name: costs}})


def at_lessons(make_app: MakeApp) -> Driver:
    app = make_app(games=[registry.load("kraftwagen")])
    app.routes.menu()
    return Driver(app)


def line(driver: Driver) -> list[str]:
    texts = [label.text for label in driver.widgets(Label)]
    return [text for text in texts if text.startswith("The coach")]


def test_the_lessons_name_what_recurs(make_app: MakeApp) -> None:
    driver = at_lessons(make_app)
    driver.app.routes.learning.hub()
    driver.frame()
    assert line(driver) == []
    keep(driver.app, "Ada", "race", FEWEST - 1)
    driver.scene.resume()
    assert line(driver) == [
        "The coach: After 4 analysed games nothing stands out yet. More games are needed."
    ]
    keep(driver.app, "Ada", "race", 2)
    driver.scene.resume()
    assert line(driver) == [
        "The coach: Over 6 games the Grand Prix cost most: "
        "5.5 of 100 chances to win in each, give or take 0.9."
    ]
    driver.press("To the lesson")
    assert driver.scene.guide.lesson.id == "race"


def test_everybody_may_ask_the_coach_at_the_lessons(make_app: MakeApp) -> None:
    driver = at_lessons(make_app)
    keep(driver.app, "Ada", "race", 6)
    keep(driver.app, "Bruno", "sale", 6)
    driver.app.routes.learning.hub()
    driver.frame()
    assert "the sale cost most" in line(driver)[0]
    (names,) = [one for one in driver.widgets(Dropdown) if one.value == "Bruno"]
    names.choose("Ada")
    driver.frame()
    assert "the Grand Prix cost most" in line(driver)[0]
    for size, scale in (((1280, 720), 1.0), ((1280, 720), 2.0), ((800, 560), 1.0)):
        driver.app.set_scale(scale)
        driver.resize(*size)
        assert "the Grand Prix cost most" in line(driver)[0]
        assert overlaps([w.rect for w in driver.widgets() if w in driver.scene.area.inside]) == []

"""What a finished game is worth is noted with its save, and said where it is not counted."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from random import Random
from typing import Any

import pytest

from kraftwagen.engine import registry
from kraftwagen.learn.progress import Progress
from kraftwagen.match.daily import DailyLog
from kraftwagen.match.kept import Trouble
from kraftwagen.match.match import Match
from kraftwagen.match.record import Record
from kraftwagen.match.replay import branch
from kraftwagen.match.saves import Saves
from kraftwagen.match.seats import SeatInfo
from kraftwagen.match.statistics import FILE, Statistics
from kraftwagen.ui.presenters.challenges import ChallengeBook, Tried
from kraftwagen.ui.presenters.library import MatchLibrary
from kraftwagen.ui.presenters.post_game import catch_up_challenges, note_match, sentence
from kraftwagen.ui.routes import Routes
from kraftwagen.ui.scenes.history.achievements import AchievementsScene
from kraftwagen.ui.scenes.history.calendar import Month
from kraftwagen.ui.scenes.history.daily import DailyScene
from kraftwagen.ui.scenes.history.statistics import StatisticsScene
from kraftwagen.ui.scenes.learn.challenges_page import ChallengesScene
from kraftwagen.ui.scenes.table.scene import TableScene
from kraftwagen.ui.widgets import Label
from tests.games import OLDEST, each_game
from tests.ui import test_statistics_scene
from tests.ui.driver import Driver, above_menu
from tests.ui.playing import QuickRunner

DAY, clock = test_statistics_scene.DAY, test_statistics_scene.clock
BEGAN = "2026-11-21T09:00:00+00:00"
Make = Callable[..., Any]


@pytest.fixture
def app(make_app: Make, request: pytest.FixtureRequest) -> Any:
    """A window of the game of the test, or of the oldest one."""
    callspec = getattr(request.node, "callspec", None)
    game = callspec.params.get("game", OLDEST) if callspec else OLDEST
    return make_app(games=[registry.load(game)])


def to_the_end(spec: Any, begun: Record) -> Match:
    """The game of a record, played to its end."""
    match, dice = Match.from_record(spec, begun), Random(1)
    while not match.is_over:
        match.submit(match.actor, dice.choice(match.legal()))
    return match


def before_its_end(match: Match) -> Record:
    """The same game without its last decision."""
    record = match.record.with_header(finished=False, digest="")
    return Record(record.header, record.decisions[:-1])


def of_the_day(app: Any, spec: Any) -> Record:
    """The try of the day, begun and noted as such."""
    log = DailyLog(app.paths.data, spec.id)
    log.visit(DAY)
    assert log.begin(DAY, BEGAN)
    seats = [SeatInfo("Ada"), SeatInfo("Gustav", "random"), SeatInfo("Rudi", "random")]
    return Match.new(spec, seats, 5, {}, BEGAN).record.with_header(daily=DAY.isoformat())


def usual(spec: Any) -> Match:
    """A game that counts as any other, about to begin."""
    return Match.new(spec, [SeatInfo("Ada"), SeatInfo("Gustav", "random")], 5, {}, BEGAN)


def of_a_challenge(app: Any, spec: Any) -> Record:
    """A game for the first challenge, begun."""
    book = ChallengeBook(app, spec)
    return book.match(book.challenges[0], 5).record


def sit_down(app: Any, match: Match) -> Driver:
    """A table with it; pieces move as for most people."""
    app.routes.menu()
    guide = Routes(app)._guide(match)
    app.stack.push(TableScene(app, match, make_runner=QuickRunner, guide=guide))
    return Driver(app)


def tried(app: Any, spec: Any) -> Any:
    one = ChallengeBook(app, spec).challenges[0].id
    return Progress(app.paths.data).section(spec.id, "challenges").get(one)


def said(driver: Driver) -> str:
    return "\n".join(label.text for label in driver.widgets(Label))


# -- noted with the save


@each_game
def test_who_closes_the_window_during_the_last_scoring_keeps_the_day(
    app: Any, clock: Any, game: str
) -> None:
    spec = app.game
    match = to_the_end(spec, of_the_day(app, spec))
    driver = sit_down(app, Match.from_record(spec, before_its_end(match)))
    table = driver.scene.controller
    table.decide(table.match.actor, match.steps[-1].code)
    assert table.director.busy, "nobody has seen the end yet"
    app.close()
    entry = DailyLog(app.paths.data, game).entry(DAY)
    assert entry is not None
    assert entry.finished
    assert entry.scores == tuple(spec.scores(match.state))
    assert [note.date for note in Statistics(app.paths.data).games()] == [BEGAN]


@each_game
def test_who_closes_the_window_during_the_last_scoring_keeps_the_try_of_a_challenge(
    app: Any, game: str
) -> None:
    spec = app.game
    match = to_the_end(spec, of_a_challenge(app, spec))
    driver = sit_down(app, Match.from_record(spec, before_its_end(match)))
    table = driver.scene.controller
    table.decide(table.match.actor, match.steps[-1].code)
    app.close()
    assert tried(app, spec)["tries"] == 1


@each_game
def test_a_day_whose_game_was_saved_and_not_noted_is_caught_up(
    app: Any, clock: Any, game: str
) -> None:
    """As after a kill between the two."""
    spec = app.game
    match = to_the_end(spec, of_the_day(app, spec))
    Saves(app.paths.saves).autosave(match.record)
    driver = above_menu(app, DailyScene())
    entry = driver.scene.log.entry(DAY)
    assert entry.finished
    assert list(driver.scene.log.counted([DAY])) == [DAY]
    assert f"Place {entry.place} of 3" in said(driver)


@each_game
def test_a_challenge_whose_game_was_saved_and_not_noted_is_caught_up_once(
    app: Any, game: str
) -> None:
    spec = app.game
    match = to_the_end(spec, of_a_challenge(app, spec))
    Saves(app.paths.saves).autosave(match.record)
    for _ in range(2):
        driver = above_menu(app, ChallengesScene())
        assert tried(app, spec)["tries"] == 1
        assert "1 try" in said(driver)


def test_tries_without_a_date_are_not_counted_twice(app: Any) -> None:
    """Older versions noted how many there were, and not which."""
    spec = app.game
    match = to_the_end(spec, of_a_challenge(app, spec))
    one = match.record.header.challenge
    Progress(app.paths.data).keep(spec.id, "challenges", one, {"tries": 3, "best": "gold"})
    Saves(app.paths.saves).autosave(match.record)
    catch_up_challenges(app, spec)
    found = tried(app, spec)
    assert (found["tries"], found["best"]) == (3, "gold")


def test_achievements_are_caught_up_when_their_page_opens(app: Any) -> None:
    spec = app.game
    match = to_the_end(spec, usual(spec).record)
    Saves(app.paths.saves).autosave(match.record)
    driver = above_menu(app, AchievementsScene())
    driver.settle(0.5)
    assert "Earned on 21 November 2026" in said(driver)


def test_another_end_of_the_same_game_is_no_further_try(app: Any) -> None:
    """Played on from an older save; its better medal counts all the same."""
    spec = app.game
    book = ChallengeBook(app, spec)
    one = book.challenges[0].id
    assert book.note(one, "bronze", "game") == Tried(1, "bronze", ("game",))
    assert book.note(one, "", "game") == Tried(1, "bronze", ("game",))
    assert book.note(one, "gold", "game") == Tried(1, "gold", ("game",))
    assert book.note(one, "", "other") == Tried(2, "gold", ("game", "other"))


# -- counted or said


def handed_over(spec: Any, begun: Record) -> Match:
    """The game of a record, a bot deciding for the first seat from its fortieth decision on."""
    match, dice = Match.from_record(spec, begun), Random(1)
    while not match.is_over:
        if len(match.steps) == 40:
            match.hand_over(0, "random")
        match.submit(match.actor, dice.choice(match.legal()))
    return match


HANDED_DAY = (
    "Not counted as the game of the day, and in the statistics as practice: a seat changed hands."
    " No achievements for Ada: a bot has also decided."
)


@each_game
def test_a_day_that_a_bot_has_ended_says_so_everywhere(app: Any, clock: Any, game: str) -> None:
    spec = app.game
    match = handed_over(spec, of_the_day(app, spec))
    Saves(app.paths.saves).autosave(match.record)
    app.routes.menu()
    app.routes.end(match, fresh=False)
    driver = Driver(app)
    driver.frame()
    assert driver.scene.name == "end"
    assert HANDED_DAY in driver.scene.sentences()
    driver.scene.leave_it()
    driver.frame()
    assert driver.scene.noted.uncounted == HANDED_DAY
    app.stack.push(DailyScene())
    driver.frame()
    place = spec.rankings(match.state)[0]
    words = f"Place {place} of 3 with {driver.scene.words.amount(spec.scores(match.state)[0])}"
    counted = f"{words}. Not counted as the game of the day: a seat changed hands."
    assert counted in said(driver)
    (month,) = driver.widgets(Month)
    assert month.said(DAY) == counted
    assert not driver.scene.log.counted([DAY])


def test_the_end_says_what_is_not_counted_and_why(app: Any) -> None:
    spec = app.game
    fresh = usual(spec)
    whole = to_the_end(spec, fresh.record)
    assert note_match(app, whole).uncounted == ""
    handed = note_match(app, handed_over(spec, fresh.record)).uncounted
    assert handed == (
        "Counted in the statistics as practice: a seat changed hands."
        " No achievements for Ada: a bot has also decided."
    )
    back = to_the_end(spec, fresh.record.with_header(practice=True))
    assert note_match(app, back).uncounted == (
        "Counted in the statistics as practice:"
        " something revealed was taken back, or the set-up was known."
    )
    later = to_the_end(spec, branch(whole, 9, ["person", "random"], BEGAN).record)
    assert note_match(app, later).uncounted == (
        "Counted in the statistics as practice: the game went on from an earlier one."
        " It earns no achievements."
    )
    position = Match.from_position(spec, fresh.seats, spec.to_position(whole.state_at(30)))
    assert note_match(app, to_the_end(spec, position.record)).uncounted == (
        "Not counted in the statistics: the game began from a position that was set up."
    )
    tried = to_the_end(spec, of_a_challenge(app, spec))
    assert note_match(app, tried).uncounted == (
        "A challenge brings medals. Statistics and achievements do not count it."
    )


def test_statistics_say_how_many_games_are_left_out_and_why(app: Any) -> None:
    spec = app.game
    match = handed_over(spec, usual(spec).record)
    note_match(app, match)
    driver = above_menu(app, StatisticsScene())
    driver.settle(0.3)
    assert "1 finished game is not counted: a seat changed hands in it" in said(driver)
    assert "All games played here · 1 practice game left out" in said(driver)
    driver.press("Include practice")
    driver.settle(0.3)
    assert [line.name for line in driver.scene.figures.latest] == ["Ada"]
    assert "1 changed hands" in said(driver)
    assert "left out" not in said(driver)


def test_statistics_say_that_bots_played_alone(app: Any) -> None:
    spec = app.game
    seats = [SeatInfo("Gustav", "random"), SeatInfo("Rudi", "random")]
    note_match(app, to_the_end(spec, Match.new(spec, seats, 5, {}, BEGAN).record))
    driver = above_menu(app, StatisticsScene())
    driver.settle(0.3)
    assert "1 finished game is not counted: only bots played in it" in said(driver)


def ask_for_a_bot(driver: Driver) -> Match:
    """Give the first seat to a bot on the page of the seats; the match."""
    table = driver.scene
    table.navigation.seats()
    driver.frame()
    driver.scene.choose(0, "random")
    driver.frame()
    found: Match = table.game.match
    return found


def test_handing_over_in_the_game_of_the_day_is_asked_about(app: Any, clock: Any) -> None:
    spec = app.game
    driver = sit_down(app, Match.from_record(spec, of_the_day(app, spec)))
    match = ask_for_a_bot(driver)
    assert driver.scene.name == "dialog"
    assert "no longer counts as the game of the day" in driver.scene.text
    driver.press("Leave it as it is")
    assert driver.scene.name == "seats"
    assert "no longer counts as the game of the day" in said(driver)
    assert match.seats[0].is_person
    driver.scene.choose(0, "random")
    driver.frame()
    driver.press("Hand it over")
    assert not match.seats[0].is_person
    driver.scene.choose(1, "person")
    assert driver.scene.name == "seats", "it is lost already"


def test_handing_over_in_a_challenge_is_asked_about(app: Any) -> None:
    spec = app.game
    book = ChallengeBook(app, spec)
    driver = sit_down(app, book.match(book.challenges[0], 5))
    table = driver.scene
    match = ask_for_a_bot(driver)
    assert driver.scene.name == "dialog"
    assert "wins no medal" in driver.scene.text
    driver.press("Hand it over")
    assert not match.seats[0].is_person
    note = table.guide.note()
    assert note is not None
    assert note.text == "This game wins no medal and does not count as a try: a seat changed hands."


def test_handing_over_in_a_usual_game_asks_nothing(app: Any) -> None:
    spec = app.game
    driver = sit_down(app, usual(spec))
    match = ask_for_a_bot(driver)
    assert driver.scene.name == "seats"
    assert "counts as practice" in said(driver)
    assert not match.seats[0].is_person


@pytest.mark.parametrize(
    ("kept", "words"),
    [
        (True, "continues where it was left. It no longer counts: a seat changed hands."),
        (False, "its game is not among the saved games"),
    ],
)
def test_the_page_of_the_day_says_what_became_of_an_open_try(
    app: Any, clock: Any, kept: bool, words: str
) -> None:
    spec = app.game
    match = Match.from_record(spec, of_the_day(app, spec))
    match.submit(match.actor, match.legal()[0])
    match.hand_over(0, "random")
    if kept:
        Saves(app.paths.saves).autosave(match.record)
    driver = above_menu(app, DailyScene())
    assert words in said(driver)


def test_a_game_of_several_hands_is_marked_in_the_list_of_saves(app: Any) -> None:
    spec = app.game
    match = handed_over(spec, usual(spec).record)
    Saves(app.paths.saves).autosave(match.record)
    (entry,) = MatchLibrary(app.paths.saves, [spec], app.tr).entries()
    assert entry.progress.endswith(" · practice")


def test_statistics_that_are_in_use_are_one_sentence(app: Any) -> None:
    assert Statistics(app.paths.data).games() == []
    with closing(sqlite3.connect(app.paths.data / FILE)) as other:
        other.execute("BEGIN EXCLUSIVE")
        driver = above_menu(app, StatisticsScene())
        driver.settle(0.3)
        assert driver.scene.counted == 0
        assert sentence(app.tr, Trouble("locked")) in [one.text for one in driver.widgets(Label)]

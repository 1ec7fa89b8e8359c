"""The career: what comes with the games, and chapters played through the window."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from kraftwagen.engine import registry
from kraftwagen.learn.career import FILE, SEALS, known_before, load
from kraftwagen.match.match import Match
from kraftwagen.tools import career_rules, measure_career
from kraftwagen.ui.platform.paths import assets_dir
from kraftwagen.ui.presenters.career import Career, Played
from kraftwagen.ui.routes import Routes
from kraftwagen.ui.scenes.career.ending import EndingScene
from kraftwagen.ui.scenes.career.guide import CareerGuide
from kraftwagen.ui.scenes.career.letter import LetterScene
from kraftwagen.ui.shell.app import App
from kraftwagen.ui.widgets import Button, Label
from tests.every import in_turn
from tests.games import GAMES, each_game
from tests.ui.catalogue import tree
from tests.ui.driver import Driver
from tests.ui.playing import Player, QuickRunner

Make = Callable[..., App]


def career_of(make_app: Make, game: str) -> Any:
    app = make_app(games=[registry.load(game)], routes=Routes)
    app.settings.speed = "instant"
    return Career(app, app.games[0])


def said(driver: Driver) -> list[str]:
    return [label.text for label in driver.widgets(Label)]


def near_the_end(career: Any, number: int, rest: int) -> Match:
    """A match of a chapter, played at random until ``rest`` decisions are left."""
    one = career.chapters[number]

    def begun() -> Match:
        return career.match(one, one.jobs[0], 3)

    match, codes, dice = begun(), [], Random(1)
    while not match.is_over:
        codes.append(dice.choice(match.legal()))
        match.submit(match.actor, codes[-1])
    match = begun()
    for code in codes[: len(codes) - rest]:
        match.submit(match.actor, code)
    return match


def to_the_ending(career: Any, match: Match) -> Player:
    """Play a match at the table until its ending is shown."""
    app = career._app
    app.routes.menu()
    app.routes.play(match)
    player = Player(app)
    for _ in range(400):
        player.frame()
        if player.scene.name == "ending":
            return player
        player.pass_covers()
        if player.free:
            table = player.table.controller
            table.decide(table.match.actor, table.match.legal()[0])
    raise AssertionError(f"no ending but {player.scene.name}")


@each_game
def test_a_career_is_complete(make_app: Make, game: str) -> None:
    """Six chapters, each with a letter of about sixty words, and no words are left over."""
    career = career_of(make_app, game)
    tr = career._app.tr
    assert career.fault is None
    assert len(career.chapters) == 6
    years = [one.year for one in career.chapters]
    assert years == sorted(set(years))
    people = tree(tr, f"{game}.people")
    words = tree(tr, f"{game}.career")
    assert words.pop("from") in [one["name"] for one in people.values()]
    assert set(words) == {one.id for one in career.chapters}
    for one in career.chapters:
        assert one.rival in people
        told = words[one.id]
        assert set(told) == {"title", "letter", "rule", "carry", "won", "lost", "jobs"}
        assert 55 <= len(told["letter"].split()) <= 67
        assert set(told["jobs"]) == {job.id for job in one.jobs}
        assert one.twist or one.everyone or len(one.options) > 1, "it has a rule of its own"
        for job in one.jobs:
            assert "_" not in career.demands(job) + career.aim(one), "facts have words"


@each_game
def test_somebody_met_before_is_there_again_and_the_letter_says_so(
    make_app: Make, game: str
) -> None:
    career = career_of(make_app, game)
    first, *later = career.chapters
    assert not known_before(career.chapters, first)
    for one in later:
        known = known_before(career.chapters, one)
        assert known, one.id
        letter = career.said(one, "letter")
        assert all(career.person(bot) in letter for bot in (one.rival, *known)), one.id
        roles = dict(career.opponents(one))
        assert all(roles[bot] in ("known", "rival") for bot in known)


@each_game
def test_a_rule_changes_how_a_champion_plays(game: str) -> None:
    """In a fifth of its turns, as champions played the chapters that are there now."""
    spec, folder = registry.load(game), assets_dir() / "games" / game
    kept = json.loads((folder / career_rules.KEPT).read_text(encoding="utf-8"))
    chapters = load(folder / FILE, spec)
    assert set(kept) == {one.id for one in chapters}
    for one in chapters:
        found = kept[one.id]
        assert found["digest"] == career_rules.digest(one), f"measure {one.id} again"
        assert found["data"] == spec.data_digest, "measure it again"
        assert found["rule"] >= career_rules.LEAST * found["turns"], one.id
        assert found["rule"] > found["luck"], one.id


@each_game
def test_without_its_rule_a_chapter_begins_as_any_game(game: str) -> None:
    spec = registry.load(game)
    compared = 0
    for one in load(assets_dir() / "games" / game / FILE, spec):
        state = one.begun(spec, one.jobs[0]).start(spec, 5)
        other = career_rules.Undone(spec, one, 5).counterpart(state)
        if len(one.options) == 1:
            plain = spec.new(len(one.seats()), 5, dict(one.options))
            assert spec.to_position(other) == spec.to_position(plain), one.id
            assert spec.to_position(state) != spec.to_position(plain), one.id
            compared += 1
    assert compared >= 5


@each_game
def test_the_job_is_for_a_first_player_and_all_seals_for_an_expert(game: str) -> None:
    """As bots played the chapters that are there now."""
    spec, folder = registry.load(game), assets_dir() / "games" / game
    kept = json.loads((folder / measure_career.KEPT).read_text(encoding="utf-8"))
    chapters = load(folder / FILE, spec)
    assert set(kept) == {one.id for one in chapters}
    for one, carried in measure_career.with_carried(chapters):
        found = kept[one.id]
        assert found["digest"] == measure_career.digest(one, carried), f"measure {one.id} again"
        assert found["data"] == spec.data_digest, "measure it again"
        for job in one.jobs:
            rates = {
                name: number / found["games"] for name, number in found["jobs"][job.id].items()
            }
            assert 0.4 <= rates["done"] <= 0.7, (one.id, job.id)
            assert 0.1 <= rates["all"] <= 0.4, (one.id, job.id)


@each_game
def test_nothing_is_won_before_it_is_done(make_app: Make, game: str) -> None:
    career = career_of(make_app, game)
    for one in career.chapters:
        for job in one.jobs:
            assert set(career.seals(one, job, career.match(one, job, 2))) <= {"rival"}


@pytest.mark.parametrize(
    ("game", "number"),
    [(game, number) for at, game in enumerate(GAMES) for number in in_turn(range(6), at)],
)
def test_a_chapter_is_played_to_its_ending(
    make_app: Make, monkeypatch: pytest.MonkeyPatch, game: str, number: int
) -> None:
    """Every second chapter; ``EVERY=1``: all."""
    monkeypatch.setattr(CareerGuide, "make_runner", QuickRunner)
    career = career_of(make_app, game)
    one = career.chapters[number]
    player = to_the_ending(career, near_the_end(career, number, 2))
    met = career.seals(one, one.jobs[0], player.match)
    played = Career(career._app, career.spec).played(one)
    assert played.seals == met
    assert played.lost == int("done" not in met)
    assert career.said(one, "won" if "done" in met else "lost") in said(player)


@each_game
@pytest.mark.parametrize("met", [("done",), SEALS, ("rival",), ()])
def test_victory_and_defeat_end_differently(
    make_app: Make, game: str, met: tuple[str, ...]
) -> None:
    career = career_of(make_app, game)
    one = career.chapters[0]
    match = career.match(one, one.jobs[0], 3)
    career._app.stack.push(EndingScene(career, one, one.jobs[0], match, met))
    driver = Driver(career._app)
    driver.frame()
    won, words = "done" in met, said(driver)
    assert (career.said(one, "won") in words) == won
    assert (career.said(one, "lost") in words) != won
    assert words.count("Won") == len(met)
    first = next(button.text for button in driver.widgets(Button) if button.text != "Back")
    assert first == ("Next chapter" if won else "Try again")
    assert ("The next try begins with a head start." in words) != won
    counts = career.counts(one, one.jobs[0], match)
    demands = dict(career.lines(one, one.jobs[0]))
    assert all(f"{demands[name]} ({counts[name]})" in words for name in SEALS)


@each_game
def test_the_last_victory_leads_to_the_road_and_says_what_is_complete(
    make_app: Make, game: str
) -> None:
    career = career_of(make_app, game)
    one, won = career.chapters[-1], {"seals": ["done"], "lost": 0, "games": ["sample"]}
    for complete in (False, True):
        for chapter in career.chapters[not complete :]:
            career._progress.keep(career.spec.id, "career", chapter.id, won)
        match = career.match(one, one.jobs[0], 3)
        career._app.stack.push(EndingScene(career, one, one.jobs[0], match, ("done",)))
        driver = Driver(career._app)
        driver.frame()
        assert ("Six chapters, all won" in said(driver)) == complete
        assert career.said(one, "carry") in said(driver)
        first = next(button.text for button in driver.widgets(Button) if button.text != "Back")
        assert first == "All chapters"
        driver.press(first)
        driver.frame()
        about = next(words for words in said(driver) if "chapters" in words)
        assert about.startswith("All six chapters are won") == complete


@each_game
def test_a_lost_chapter_is_offered_again_and_easier(make_app: Make, game: str) -> None:
    career = career_of(make_app, game)
    lost = {"seals": [], "lost": 1, "games": ["sample"]}
    career._progress.keep(career.spec.id, "career", career.chapters[0].id, lost)
    career._app.routes.menu()
    career._app.routes.learning.career()
    driver = Driver(career._app)
    driver.frame()
    assert "Easier now" in said(driver)
    driver.press("Try again")
    driver.frame()
    assert "You begin with a head start this time." in said(driver)


def test_seals_add_up_and_defeats_are_counted_until_a_victory() -> None:
    played = Played().after(("rival",), "a").after((), "b")
    assert (played.seals, played.lost, played.won) == (("rival",), 2, False)
    played = played.after(("done", "aim"), "c")
    assert (played.seals, played.lost, played.won) == (SEALS, 0, True)
    assert played.after((), "c") == played, "the same game again"
    assert Played.read({"seals": list(SEALS), "lost": 0, "games": ["a", "b", "c"]}) == played
    assert Played.read({"seals": 3, "lost": "x"}) == Played()


@each_game
def test_who_lost_begins_with_more_and_who_won_takes_something_along(
    make_app: Make, game: str
) -> None:
    career = career_of(make_app, game)
    one, job = career.chapters[1], career.chapters[1].jobs[0]

    def start(**more: Any) -> dict[str, Any]:
        begun = one.begun(career.spec, job, **more)
        return career.spec.to_position(begun.start(career.spec, 4))

    plain = start()
    assert start(carried=career.chapters[0].carry)["players"][0] != plain["players"][0]
    once, twice = start(lost=1), start(lost=2)
    scores = [career.spec.scores(career.spec.from_position(one)) for one in (plain, once, twice)]
    assert scores[0][0] < scores[1][0] < scores[2][0]
    assert scores[0][1] == scores[1][1] == scores[2][1], "the rival has no head start"


@pytest.mark.parametrize("game", GAMES)
def test_two_persons_share_a_chapter_and_the_better_one_counts(make_app: Make, game: str) -> None:
    career = career_of(make_app, game)
    one, job = career.chapters[0], career.chapters[0].jobs[0]
    match = career.match(one, job, 3, persons=2)
    assert [seat.controller for seat in match.seats] == ["person", "person", one.rival]
    assert len({seat.name for seat in match.seats}) == 3
    dice = Random(3)
    while not match.is_over:
        match.submit(match.actor, dice.choice(match.legal()))
    happened = [event for step in match.steps for event in step.events]
    each = [one.seals(career.spec, job, happened, match.state, [seat]) for seat in (0, 1)]
    assert len(career.seals(one, job, match)) == max(map(len, each))
    name = career.better(one, job, match)
    assert [seat.name for seat in match.seats].index(name) == one.best(
        career.spec, job, happened, match.state, (0, 1)
    )
    career._app.stack.push(EndingScene(career, one, job, match, career.seals(one, job, match)))
    driver = Driver(career._app)
    driver.frame()
    assert f"The result of {name} counts." in said(driver)


def test_chapters_open_one_after_the_other_whatever_came_of_them(make_app: Make) -> None:
    career = career_of(make_app, registry.oldest())
    first, second, third = career.chapters[:3]
    assert (career.is_open(first), career.is_open(second)) == (True, False)
    lost = {"seals": [], "lost": 1, "games": ["sample"]}
    career._progress.keep(career.spec.id, "career", first.id, lost)
    assert career.is_open(second)
    assert not career.is_open(third)
    assert career.next is first
    assert career.carried(second) is None


def test_a_job_of_the_letter_begins_the_chapter(
    make_app: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(CareerGuide, "make_runner", QuickRunner)
    career = career_of(make_app, registry.oldest())
    one = career.chapters[0]
    career._app.routes.menu()
    career._app.stack.push(LetterScene(career, one))
    player = Player(career._app)
    player.frame()
    player.press(career.job_title(one, one.jobs[1]))
    player.frame()
    assert player.match.record.header.challenge == one.name(one.jobs[1])
    note = player.table.controller.note()
    assert career.demands(one.jobs[1]) in note.text
    assert career.said(one, "rule") in note.text

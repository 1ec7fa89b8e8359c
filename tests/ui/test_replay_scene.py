"""Replays: any moment by mouse and key, playing by itself, branches, files for others."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import pygame
import pytest

from kraftwagen.engine import registry
from kraftwagen.match.match import Match
from kraftwagen.match.record import Record, to_bytes
from kraftwagen.match.replay import branch, verify
from kraftwagen.match.saves import Saves
from kraftwagen.match.seats import Origin, SeatInfo
from kraftwagen.ui.launch import take_up
from kraftwagen.ui.presenters.post_game import statistics_of
from kraftwagen.ui.routes import Routes
from kraftwagen.ui.scenes.analysis.scene import AnalysisScene
from kraftwagen.ui.scenes.replay.replay_view import beyond
from kraftwagen.ui.scenes.replay.scene import ReplayScene
from kraftwagen.ui.scenes.table.scene import TableScene
from kraftwagen.ui.shell.app import App
from kraftwagen.ui.tables.kraftwagen.areas.ring import align
from kraftwagen.ui.widgets import Button, Dropdown
from tests.games.kraftwagen.ui.at_table import tabletop
from tests.ui import toy_hooks
from tests.ui.driver import Driver, above_menu
from tests.ui.playing import QuickRunner

MakeApp = Callable[..., App]


def played(count: int = 10_000, seed: int = 3) -> Match:
    """A game of three that goes on by a fixed pattern for so many decisions."""
    spec = registry.load("kraftwagen")
    seats = [SeatInfo("Ada"), SeatInfo("Gustav", "random"), SeatInfo("Helene", "random")]
    match = Match.new(spec, seats, seed, {}, "2026-11-21T10:00:00+00:00")
    while not match.is_over and len(match.steps) < count:
        legal = match.legal()
        match.submit(match.actor, legal[len(match.steps) * 7 % len(legal)])
    return match


@pytest.fixture(scope="module")
def whole() -> Match:
    return played()


@pytest.fixture
def open_replay(make_app: MakeApp) -> Callable[..., Driver]:
    def begin(match: Match, number: int = 0, **settings: Any) -> Driver:
        app = make_app(games=[match.spec], routes=Routes)
        for name, value in {"speed": "instant", **settings}.items():
            setattr(app.settings, name, value)
        return above_menu(app, ReplayScene(app, match, number), 2)

    return begin


def shown(driver: Driver) -> str:
    """The fingerprint of what the table shows."""
    scene = driver.scene
    return str(scene.match.spec.digest(tabletop(scene.view).inputs.position.state))


def at(match: Match, number: int, seat: int = 0) -> str:
    """The fingerprint of a moment, reached by playing the record so far again."""
    record = match.record
    early = Record(record.header, record.decisions[:number])
    again = Match.from_record(match.spec, early)
    return str(match.spec.digest(match.spec.observe(again.state, seat).state))


# -- the moments


def test_scrubbing_to_any_moment_is_replaying_to_it(
    open_replay: Callable[..., Driver], whole: Match
) -> None:
    driver = open_replay(whole)
    scene, last = driver.scene, len(whole.steps)
    assert last > 100
    bar = scene.transport.scrub
    for number in (*range(0, last, 17), last, 1):
        driver.click((bar.rect.x + bar.place(number), bar.rect.centery))
        driver.frame()
        # A pixel of the bar may stand for several moments.
        assert abs(scene.number - number) <= 1
        scene.go(number)
        assert shown(driver) == at(whole, number)


def test_dragging_the_knob_follows_the_pointer(
    open_replay: Callable[..., Driver], whole: Match
) -> None:
    driver = open_replay(whole)
    bar, last = driver.scene.transport.scrub, len(whole.steps)
    y = bar.rect.centery
    driver.drag((bar.rect.x + bar.place(0), y), (bar.rect.right + 50, y))
    driver.frame()
    assert driver.scene.number == last
    assert shown(driver) == at(whole, last)


def test_keys_go_through_the_game(open_replay: Callable[..., Driver], whole: Match) -> None:
    driver = open_replay(whole)
    scene, last = driver.scene, len(whole.steps)
    turns, stages = scene.game.player_turns, scene.game.stages
    assert scene.number == 0
    for key, wanted in (
        (pygame.K_RIGHT, 1),
        (pygame.K_RIGHT, 2),
        (pygame.K_LEFT, 1),
        (pygame.K_LEFT, 0),
        (pygame.K_LEFT, 0),
        (pygame.K_DOWN, turns[1]),
        (pygame.K_DOWN, turns[2]),
        (pygame.K_UP, turns[1]),
        (pygame.K_PAGEDOWN, beyond(stages, turns[1], 1)),
        (pygame.K_END, last),
        (pygame.K_RIGHT, last),
        (pygame.K_PAGEUP, stages[-2]),
        (pygame.K_HOME, 0),
    ):
        driver.key(key)
        assert scene.number == wanted, pygame.key.name(key)
        assert shown(driver) == at(whole, wanted)
    driver.key(pygame.K_ESCAPE)
    assert driver.scene.name == "menu"


def test_turns_are_those_of_the_game(whole: Match, open_replay: Callable[..., Driver]) -> None:
    game = open_replay(whole).scene.game
    assert len(game.stages) == 4
    ended = [
        number
        for number, step in enumerate(whole.steps, start=1)
        if any(type(event).__name__ == "GameTurnEnded" for event in step.events)
    ]
    assert game.stages == [0, *ended[:-1], len(whole.steps)]
    assert set(game.stages) <= set(game.player_turns)
    for before, after in zip(game.player_turns, game.player_turns[1:], strict=False):
        assert after > before


def test_beyond_stays_inside() -> None:
    places = [0, 4, 9]
    assert [beyond(places, n, 1) for n in (0, 3, 4, 9)] == [4, 4, 9, 9]
    assert [beyond(places, n, -1) for n in (0, 3, 4, 9)] == [0, 0, 0, 4]


def test_a_log_line_leads_to_its_moment_and_is_marked(
    open_replay: Callable[..., Driver], whole: Match
) -> None:
    driver = open_replay(whole)
    log = driver.scene._log
    assert len(log.book.lines) == len(log.rows)
    driver.click((log.rect.x + 40, log.rect.y + 60))
    number = driver.scene.number
    assert number > 0
    assert log.shown == number
    driver.key(pygame.K_END)
    assert log.shown == driver.scene.game.line_number(len(whole.steps))
    driver.key(pygame.K_HOME)
    assert log.shown is None


def test_keys_choose_log_lines_from_the_moment_on(
    open_replay: Callable[..., Driver], whole: Match
) -> None:
    """Not from the end: that would be hundreds of lines away."""
    driver = open_replay(whole)
    scene = driver.scene
    numbers = scene.game.log.numbers

    def to_log() -> None:
        for _ in range(20):
            driver.key(pygame.K_TAB)
            if scene.ui.focus.current is scene._log:
                return
        raise AssertionError("the log cannot be reached")

    to_log()
    driver.key(pygame.K_DOWN)
    driver.key(pygame.K_RETURN)
    assert scene.number == numbers[1]
    scene.go(150)
    first = numbers.index(scene._log.shown)
    to_log()
    driver.key(pygame.K_UP)
    driver.key(pygame.K_RETURN)
    assert scene.number == numbers[first - 1]


def test_every_seat_can_be_looked_at(open_replay: Callable[..., Driver], whole: Match) -> None:
    driver = open_replay(whole, 40)
    driver.click(driver.widgets(Dropdown)[0])
    driver.press("Helene")
    assert tabletop(driver.scene.view).inputs.position.viewer == 2
    assert shown(driver) == at(whole, 40, 2)
    driver.resize(1600, 900)
    driver.frame()
    assert tabletop(driver.scene.view).inputs.position.viewer == 2
    assert driver.scene.number == 40


def test_other_places_do_not_open_purses_while_the_game_goes_on(
    open_replay: Callable[..., Driver],
) -> None:
    driver = open_replay(played(40), 30, open_totals="off")
    own = tabletop(driver.scene.view).inputs.position.viewer
    assert tabletop(driver.scene.view).inputs.position.hidden_totals == {0, 1, 2} - {own}
    driver.scene.see((own + 1) % 3)
    assert tabletop(driver.scene.view).inputs.position.viewer != own
    assert tabletop(driver.scene.view).inputs.position.hidden_totals == {0, 1, 2} - {own}


def test_all_purses_are_open_after_the_game(
    open_replay: Callable[..., Driver], whole: Match
) -> None:
    driver = open_replay(whole, 30, open_totals="off")
    assert tabletop(driver.scene.view).inputs.position.hidden_totals == frozenset()


# -- playing


def test_it_plays_to_the_end_and_begins_again(
    open_replay: Callable[..., Driver], whole: Match
) -> None:
    last = len(whole.steps)
    driver = open_replay(whole, last - 4)
    driver.key(pygame.K_SPACE)
    assert driver.scene.playing
    driver.settle(2)
    assert (driver.scene.number, driver.scene.playing) == (last, False)
    assert shown(driver) == at(whole, last)
    driver.key(pygame.K_SPACE)
    driver.settle(1)
    assert driver.scene.playing
    assert 0 < driver.scene.number < 20
    number = driver.scene.number
    driver.key(pygame.K_SPACE)
    driver.settle(1)
    assert driver.scene.number == number


@pytest.mark.parametrize("speed", ["slow", "normal", "fast"])
def test_animations_end_in_the_moment(
    open_replay: Callable[..., Driver], whole: Match, speed: str
) -> None:
    driver = open_replay(whole, 6, speed=speed)
    scene = driver.scene
    driver.key(pygame.K_RIGHT)
    assert scene.director.busy
    driver.settle(12)
    assert not scene.director.busy
    assert scene.number == 7
    assert shown(driver) == at(whole, 7)


def test_steps_do_not_wait_for_animations(open_replay: Callable[..., Driver], whole: Match) -> None:
    driver = open_replay(whole, speed="slow")
    for _ in range(12):
        driver.key(pygame.K_RIGHT)
    assert driver.scene.number == 12
    driver.key(pygame.K_LEFT)
    assert not driver.scene.director.busy
    assert shown(driver) == at(whole, 11)


def test_a_scoring_is_shown_while_playing(open_replay: Callable[..., Driver], whole: Match) -> None:
    driver = open_replay(whole, speed="fast")
    scene = driver.scene
    scene.go(scene.game.stages[1] - 1)
    driver.key(pygame.K_SPACE)
    names = set()
    for _ in range(6000):
        driver.frame()
        names.add(driver.scene.name)
        if driver.scene is scene and scene.number > scene.game.stages[1]:
            break
    assert "scoring" in names
    assert driver.scene is scene
    assert scene.number > scene.game.stages[1]


def test_nothing_can_be_decided(open_replay: Callable[..., Driver]) -> None:
    match = played(30)
    driver = open_replay(match, 30)
    for x in range(40, 1000, 120):
        for y in range(80, 660, 90):
            driver.click((x, y))
    assert len(match.steps) == 30
    assert driver.scene.name == "replay"


# -- playing on


def test_a_branch_leaves_the_original_untouched(
    open_replay: Callable[..., Driver], whole: Match
) -> None:
    before = to_bytes(whole.record)
    driver = open_replay(whole, 50)
    driver.press("Play from here")
    assert driver.scene.name == "replay_branch"
    driver.scene.choose(1, "person")
    driver.press("Play")
    names = [scene.name for scene in driver.app.stack._scenes]
    assert names[-3:] == ["replay", "table", "handoff"]
    table: Any = driver.app.stack._scenes[-2]
    made = table.game.match
    assert made is not whole
    assert len(made.steps) == 50
    assert [seat.controller for seat in made.seats] == ["person", "person", "random"]
    assert made.record.header.origin == Origin(50, whole.record.header.date)
    assert made.record.header.practice
    made.submit(made.actor, made.legal()[-1])
    assert to_bytes(whole.record) == before
    saved = Saves(driver.app.paths.saves).latest()
    assert saved is not None
    assert saved.header.key != whole.record.header.key
    assert verify(saved, whole.spec) is None
    driver.app.stack.pop()
    table.back()
    driver.press("Back to the replay")
    assert driver.scene.name == "replay"
    assert driver.scene.game.match is whole


def test_there_is_nothing_to_play_on_from_the_end(
    open_replay: Callable[..., Driver], whole: Match
) -> None:
    driver = open_replay(whole, len(whole.steps))
    button = driver.button("Play from here")
    assert not button.is_enabled
    assert "over" in button.tip
    driver.key(pygame.K_LEFT)
    assert button.is_enabled


@pytest.mark.parametrize(
    ("kept", "words"), [({"daily": "2026-11-21"}, "one try"), ({"unassisted": True}, "pure game")]
)
def test_what_allows_no_looking_ahead_is_not_rehearsed(
    open_replay: Callable[..., Driver], kept: dict[str, Any], words: str
) -> None:
    """Such a game ends before anything can be played on from it."""
    match, over = played(12), played()
    for game, wanted in ((match, False), (over, True)):
        record = game.record.with_header(**kept)
        driver = open_replay(Match.from_record(game.spec, record), 3)
        button = driver.button("Play from here")
        assert button.is_enabled is wanted
        assert (words in button.tip) is not wanted


def test_the_speed_of_a_replay_is_its_own(open_replay: Callable[..., Driver], whole: Match) -> None:
    driver = open_replay(whole, speed="slow")
    replay: Any = driver.scene
    assert replay._top.speed.value == replay.director.speed == "slow"
    replay._top.speed.choose("instant")
    replay.resume()
    driver.resize(1920, 1080)
    assert replay._top.speed.value == replay.director.speed == "instant"
    assert driver.app.settings.speed == "slow"


def test_a_running_game_is_looked_at_from_its_pause(make_app: MakeApp) -> None:
    match = played(20)
    app = make_app(games=[match.spec], routes=Routes)
    app.settings.speed = "instant"
    app.routes.continue_match(match.record)
    driver = Driver(app)
    driver.scene.back()
    driver.press("Replay")
    assert driver.scene.name == "replay"
    assert driver.scene.number == 20
    driver.key(pygame.K_ESCAPE)
    assert app.stack.top.name == "table"


def test_a_file_to_be_opened_goes_on_or_is_shown_again(make_app: MakeApp, whole: Match) -> None:
    """What somebody else has finished does not become a game of this player."""
    app = make_app(games=[whole.spec], routes=Routes)
    app.routes.menu()
    take_up(app, played(20).record)
    assert app.stack.top.name == "table"
    app.routes.menu()
    take_up(app, whole.record)
    assert app.stack.top.name == "replay"
    assert not statistics_of(app).games()


def test_a_finished_game_can_be_analysed_from_its_replay(
    open_replay: Callable[..., Driver], whole: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That of a file from elsewhere, too: no list of saves leads to it."""
    monkeypatch.setattr(AnalysisScene, "_start", lambda scene: None)

    def offered(driver: Driver) -> bool:
        return any(button.text == "Analysis" for button in driver.widgets(Button))

    driver = open_replay(whole, 5)
    driver.press("Analysis")
    assert driver.scene.name == "analysis"
    assert driver.scene.match is whole
    driver.app.stack.push(ReplayScene(driver.app, whole))
    driver.frame()
    assert not offered(driver)
    assert not offered(open_replay(played(40)))


def test_a_replay_of_a_toy(make_app: MakeApp, monkeypatch: pytest.MonkeyPatch) -> None:
    """The scene knows no game."""
    monkeypatch.setitem(sys.modules, "kraftwagen.ui.tables.toy.hooks", toy_hooks)
    spec = registry.load("toy")
    match = Match.new(spec, [SeatInfo("Ada"), SeatInfo("Bela")], 1, {}, "2026-01-01")
    while not match.is_over:
        match.submit(match.actor, match.legal()[0])
    app = make_app()
    app.routes.menu()
    app.routes.replay_record(lambda: match.record)
    driver = Driver(app)
    driver.key(pygame.K_END)
    assert driver.scene.number == len(match.steps)
    driver.key(pygame.K_DOWN)
    driver.key(pygame.K_UP)
    assert driver.scene.number < len(match.steps)


# -- the ring


def slots(scene: Any) -> dict[int, int]:
    """Which slot of the ring each piece lies in."""
    return dict(tabletop(scene.view).stage.slots)


def test_the_ring_stands_as_it_stood(make_app: MakeApp) -> None:
    """After loading, in the replay, when playing on from there, and after taking back."""
    spec = registry.load("kraftwagen")
    app = make_app(games=[spec], routes=Routes)
    app.settings.speed = "instant"
    seats = [SeatInfo("Ada"), SeatInfo("Bruno")]
    match = Match.new(spec, seats, 5, {}, "2026-11-21T10:00:00+00:00")
    scene = TableScene(app, match, make_runner=QuickRunner)
    scene.director.strict = True
    app.stack.reset(scene)
    stood = [slots(scene)]
    for _ in range(90):
        legal = match.legal()
        scene.controller.decide(match.actor, legal[len(match.steps) * 7 % len(legal)])
        scene.director.skip()
        while app.stack.top is not scene:
            app.stack.pop()
        stood.append(slots(scene))
    turned = [n for n in (90, 47, 61, 12, 89, 33) if stood[n] != align({}, match.state_at(n).chain)]
    assert len(turned) > 2, "it has turned since the game began"

    def shown(record: Record) -> dict[int, int]:
        again = TableScene(app, Match.from_record(spec, record), make_runner=QuickRunner)
        app.stack.reset(again)
        return slots(again)

    assert shown(match.record) == stood[90]
    replay = ReplayScene(app, match, 90)
    app.stack.push(replay)
    assert slots(replay) == stood[90]
    for number in (0, 61, 12, 89, 33):
        replay.go(number)
        assert slots(replay) == stood[number], number
    made = branch(match, 47, ["person", "person"], "2026-11-22T10:00:00+00:00")
    assert shown(made.record) == stood[47]


def test_the_ring_turns_back_with_what_is_taken_back(make_app: MakeApp) -> None:
    spec = registry.load("kraftwagen")
    app = make_app(games=[spec], routes=Routes)
    app.settings.speed = "instant"
    match = Match.new(spec, [SeatInfo("Ada"), SeatInfo("Bruno")], 5, {}, "2026-11-21")
    scene = TableScene(app, match, make_runner=QuickRunner)
    app.stack.reset(scene)
    before = slots(scene)
    codes = match.legal()
    for code in codes[:3]:
        if code not in match.legal():
            continue
        scene.controller.decide(match.actor, code)
        scene.director.skip()
        scene.controller.take_back()
        assert slots(scene) == before

"""What the table does by itself: forced moves, bots that think meanwhile, news."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from kraftwagen.bots.base import Candidate, Choice
from kraftwagen.engine import registry
from kraftwagen.engine.reasons import Reason
from kraftwagen.games.kraftwagen import codes
from kraftwagen.match.match import Match
from kraftwagen.match.seats import SeatInfo
from kraftwagen.tools.screenshots.played import Slow
from kraftwagen.ui.routes import Routes
from kraftwagen.ui.scenes.history.again import start_again
from kraftwagen.ui.scenes.parts.celebrate import Celebrations
from kraftwagen.ui.scenes.table.game import News
from kraftwagen.ui.scenes.table.words import bar_state
from tests.games import each_game
from tests.ui.driver import STEP
from tests.ui.playing import Player, Start, draw_rarely, match_of, set_up, sit_down

Begin = Callable[..., Player]
SPEC = registry.load("kraftwagen")
NAMES = ("Ada", "Gustav")


def ends_stage(match: Match, code: int) -> bool:
    happened: list[Any] = []
    SPEC.apply(SPEC.clone(match.state), code, happened)
    return any(event.stage_end() is not None for event in happened)


@pytest.fixture
def begin(when: Start) -> Start:
    """A table of Ada and two bots on which what is forced makes itself."""
    return partial(when, speed="normal", auto_forced=True, auto_end_turn=True)


def forced(match: Match) -> bool:
    return match.actor == 0 and len(match.legal()) == 1


def test_a_forced_move_is_announced_before_it_is_made(begin: Start) -> None:
    player = begin(short_race)
    count = len(player.match.steps)
    player.settle(0.4)
    assert len(player.match.steps) == count
    said = player.table.action_bar.state.prompt
    assert "Ada has only one choice" in said
    assert "Grand Prix" in said
    player.settle(1.0)
    assert player.match.steps[count].seat == 0


def short_race(match: Match) -> bool:
    """Ada can only race, and no game turn ends with it."""
    return (
        forced(match)
        and codes.kind(match.legal()[0]) == codes.RACE
        and not ends_stage(match, match.legal()[0])
    )


@pytest.mark.parametrize(
    ("speed", "shown", "over"), [("slow", 1.7, 2.0), ("normal", 0.9, 1.2), ("fast", 0.3, 0.45)]
)
def test_a_forced_move_is_announced_as_long_as_the_speed_says(
    begin: Start, speed: str, shown: float, over: float
) -> None:
    player = begin(short_race, speed=speed)
    count = len(player.match.steps)
    player.settle(shown)
    assert len(player.match.steps) == count
    player.settle(over - shown)
    assert len(player.match.steps) > count


def test_no_move_of_a_bot_takes_long_at_fast(begin: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """Shown in a second and a quarter at most; a whole player turn in less than three."""
    draw_rarely(monkeypatch, 1000)
    player = begin(lambda match: match.actor != 0 and len(match.steps) > 20, speed="fast")
    match, shown, frames, turn = player.match, len(player.match.steps), 0, 0
    moves = []
    for _ in range(6000):
        if len(moves) >= 40 or not player.pass_covers():
            break
        if player.table.game.asks and not player.table.director.busy:
            player.table.controller.decide(0, match.legal()[0])
            shown, frames, turn = len(match.steps), 0, 0
            continue
        player.frame()
        frames, turn = frames + 1, turn + 1
        if len(match.steps) != shown:
            bot, before = match.steps[-1].seat != 0, match.steps[-2].seat
            moves += [frames] if bot and before != 0 else []
            turn = turn if match.steps[-1].seat == before else 0
            shown, frames = len(match.steps), 0
        assert frames <= 1.25 / STEP
        assert turn <= 3.0 / STEP
    assert len(moves) >= 40


@pytest.mark.parametrize(("speed", "most"), [("normal", 0.95), ("fast", 0.3)])
def test_a_loop_that_sleeps_stretches_no_announcement(
    begin: Start, speed: str, most: float
) -> None:
    """The real loop sleeps until something is due, far longer than the longest step."""
    player = begin(short_race, speed=speed)
    player.move((1, 1))
    player.settle(0.1)
    count, spent = len(player.match.steps), 0.0
    while len(player.match.steps) == count and spent < 9:
        wait = max(player.app.next_update(), STEP)
        player.app.step([], wait)
        spent += wait
    assert spent <= most


@pytest.mark.parametrize(
    ("speed", "pressed", "least", "most"),
    [("normal", False, 0.8, 1.1), ("normal", True, 0.0, 0.4), ("instant", False, 0.0, 0.05)],
)
def test_one_sees_what_one_did_before_the_next_person_comes(
    make_app: Callable[..., Any], speed: str, pressed: bool, least: float, most: float
) -> None:
    """The last piece lies, then the curtain falls; a press passes the time between."""
    player = sit_down(set_up(make_app, SPEC, speed=speed), match_of(SPEC, "Ada", "Bo"), saves=False)
    player.pass_covers()
    seat, told = player.match.actor, player.table.director.view.rebuild
    rested: list[float] = []

    def rebuilt(position: Any) -> None:
        told(position)
        rested.append(player.app.now)

    while player.match.actor == seat:
        player.until_free()
        player.choose(player.match.legal()[0])
    player.table.director.view.rebuild = rebuilt
    for _ in range(400):
        if rested and pressed:
            player.click(player.table.board.center)
            pressed = False
        if player.scene.name == "handoff":
            break
        player.frame()
    assert player.scene.name == "handoff"
    began = rested[0] if rested else player.app.now
    assert least <= player.app.now - began <= most


def test_the_curtain_waits_for_a_celebration(
    make_app: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    app = set_up(make_app, SPEC)
    lively = True
    monkeypatch.setattr(Celebrations, "lively", property(lambda self: lively))
    player = sit_down(app, match_of(SPEC, "Ada", "Bo"), saves=False)
    player.settle(1)
    assert player.scene.name == "table"
    lively = False
    player.frame()
    assert player.scene.name == "handoff"


@pytest.mark.parametrize(("speed", "seen"), [("normal", 1.1), ("slow", 2.0), ("instant", 0.0)])
@each_game
def test_one_sees_the_table_before_a_bot_begins(
    make_app: Callable[..., Any], game: str, speed: str, seen: float
) -> None:
    spec = registry.load(game)
    for seed in range(1, 9):
        match = match_of(spec, "Ada", bots=1, seed=seed)
        if match.actor != 0:
            break
    player = sit_down(set_up(make_app, spec, speed=speed), match, saves=False)
    player.settle(seen)
    if seen:
        assert not match.steps
        assert player.table.action_bar.state.prompt == "Gustav begins the game."
    player.settle(0.4)
    assert match.steps


@each_game
def test_a_game_played_again_says_who_begins(make_app: Callable[..., Any], game: str) -> None:
    spec = registry.load(game)
    app = set_up(make_app, spec, {"routes": Routes}, speed="normal")
    match = next(
        match
        for match in (match_of(spec, "Ada", bots=1, seed=seed) for seed in range(1, 20))
        if match.actor == 0
    )
    start_again(app, match)
    player = Player(app)
    player.settle(0.5)
    assert player.table.action_bar.state.prompt == "Gustav begins the game."


def test_at_once_a_forced_move_is_not_waited_for(begin: Start) -> None:
    player = begin(short_race, speed="instant")
    count = len(player.match.steps)
    player.frame(3)
    assert len(player.match.steps) > count


def test_no_forced_move_ends_a_game_turn(begin: Start) -> None:
    player = begin(lambda match: forced(match) and ends_stage(match, match.legal()[0]))
    count = len(player.match.steps)
    player.settle(3.0)
    assert len(player.match.steps) == count
    assert player.table.game.forced() is None
    assert "one choice" not in player.table.action_bar.state.prompt


def test_bots_think_while_the_move_before_is_shown(begin: Start) -> None:
    player = begin(lambda match: match.actor != 0 and len(match.steps) > 20, speed="slow")
    game, director = player.table.game, player.table.director
    for _ in range(600):
        player.frame()
        if director.busy and not game.person_to_move and not game.changed:
            break
    assert director.busy
    count = len(player.match.steps)
    player.frame(3)
    if not game.person_to_move and len(player.match.steps) == count:
        assert game.runner.thinking, "asked before the animation is over"
        assert director.busy


def test_news_lie_in_the_strip_good_ones_in_a_quiet_frame(begin: Start) -> None:
    player = begin(lambda match: match.actor == 0, speed="instant")
    player.settle(0.2)
    bubble, table = player.table.notes.bubble, player.table
    for news in (News("All is well.", good=True), News("It failed.")):
        table.game.news = news
        player.frame(2)
        player.app.draw()
        assert (bubble.text, bubble._good) == (news.words, news.good)
        assert table.action_bar.rect.contains(bubble._box)


def test_the_words_of_a_bot_are_not_said_while_the_next_one_thinks(begin: Start) -> None:
    player = begin(lambda match: len(match.steps) > 30)
    table, match = player.table, player.match
    game = table.game
    while game.person_to_move:
        game.decide(match.actor, match.legal()[0])
    last = match.actor
    while match.actor == last:
        code = match.legal()[0]
        game.explanations.note(last, Choice(code, (Candidate(code, 0.0),), Reason("only", "-")))
        game.decide(last, code)
    table.director.play([], None, pause=60.0)
    table.controller.refresh()
    state = bar_state(table.controller)
    assert (state.seat, state.line) == (last, "moves")
    assert state.prompt == f"{game.names[last]}: {game.why(len(match.steps))}"
    table.director.skip()
    table.controller.refresh()
    state = bar_state(table.controller)
    assert state.seat == match.actor != last
    assert game.why(len(match.steps)) not in state.prompt


def test_what_is_chosen_while_bots_play_alone_is_not_the_speed_of_the_next_game(
    make_app: Callable[..., Any],
) -> None:
    app = make_app(games=[SPEC])
    bots = [SeatInfo(name, "random") for name in NAMES]
    people = [SeatInfo(NAMES[0]), bots[1]]

    def sit(seats: list[SeatInfo]) -> Player:
        match = Match.new(SPEC, seats, 3, {}, "2026-11-24")
        return sit_down(app, match, Slow)

    player = sit(bots)
    player.click(player.table.top_bar.places()["instant"])
    player.frame()
    assert player.table.director.speed == app.speed == player.table.top_bar.speed.value == "instant"
    assert app.settings.speed == "normal"
    assert sit(people).table.director.speed == "normal"
    assert sit(bots).table.director.speed == "instant", "who watches several chooses once"
    player = sit(people)
    player.click(player.table.top_bar.places()["fast"])
    assert app.settings.speed == player.table.director.speed == "fast"
    player.table.controller.hand_over(0, "random")
    player.click(player.table.top_bar.places()["slow"])
    assert (app.settings.speed, player.table.director.speed) == ("fast", "slow")

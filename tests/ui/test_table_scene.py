"""The table: whole games by clicks and drags, undo, refusals, bots, hot-seat, saving, resizing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from kraftwagen.engine import registry
from kraftwagen.engine.types import Observation
from kraftwagen.match.match import Match
from kraftwagen.match.replay import verify
from kraftwagen.match.seats import SeatInfo
from kraftwagen.ui.scenes.table.game import TableGame
from kraftwagen.ui.scenes.table.handoff import HandoffScene
from kraftwagen.ui.shell.scene import Scene
from kraftwagen.ui.tables.hooks import load_hooks
from tests.every import EVERY, in_turn
from tests.games import GAMES, each_game, sample
from tests.games.kraftwagen.ui.at_table import tabletop
from tests.ui.playing import Player, QuickRunner, Start, bots_to_move, draw_rarely

BOT = "random"


def play_out(player: Player, decide: Callable[[int], None], most: int = 1200) -> None:
    """Random decisions of all people until the results."""
    for _ in range(most):
        if not player.pass_covers():
            return
        player.until_free()
        if not player.free:
            continue
        match = player.match
        before = len(match.steps)
        code = player.dice.choice(match.legal())
        if player.dice.random() < 0.5 and code != player.table.hooks.end_turn:
            code = match.legal()[0]
        seat = match.actor
        decide(code)
        assert len(match.steps) > before, match.spec.to_text(code)
        assert (match.steps[before].seat, match.steps[before].code) == (seat, code)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("game", in_turn(GAMES, 0))
def test_a_whole_game_by_clicks(start: Start, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """A short one; ``EVERY=1``: one of usual length."""
    draw_rarely(monkeypatch)
    options = {sample(game).variant: True, "short": not EVERY}
    player = start("Ada", bots=2, seed=8, options=options, saves=False, game=game)
    play_out(player, player.choose)
    assert player.scene.name == "results"
    assert player.match.is_over
    assert verify(player.match.record, player.match.spec) is None


@pytest.mark.parametrize("game", in_turn(GAMES, 1))
def test_a_whole_game_by_drags(start: Start, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """A short one; ``EVERY=1``: one of usual length."""
    draw_rarely(monkeypatch)
    player = start("Ada", bots=2, seed=11, saves=False, game=game, options={"short": not EVERY})
    play_out(player, player.drag_out)
    assert verify(player.match.record, player.match.spec) is None


@each_game
def test_hot_seat_shows_a_banner_for_every_change(start: Start, game: str) -> None:
    player = start("Ada", "Bruno", bots=1, seed=3, game=game)
    player.until_free()
    player.frame()
    assert player.scene.name == "handoff"
    first = player.match.actor
    assert player.scene.seat == first
    player.key(pygame.K_SPACE)
    assert player.scene.name == "table"
    assert player.table.game.viewer == first
    seen = []
    for _ in range(40 if EVERY else 20):
        player.until_free()
        if player.scene.name == "scoring":
            player.read_scoring()
            continue
        if player.scene.name == "handoff":
            seen.append(player.scene.seat)
            player.click((20, 20))
            player.frame()
        assert player.table.game.viewer == player.match.actor
        player.choose(player.match.legal()[0])
        player.frame()
    assert set(seen) == {0, 1}
    assert all(one != other for one, other in zip([first, *seen], seen, strict=False))


@pytest.mark.parametrize(("totals", "passes"), [("on", True), ("auto", False)])
def test_a_banner_that_hides_nothing_goes_by_itself(
    start: Start, totals: str, passes: bool
) -> None:
    player = start("Ada", "Bruno", bots=1, seed=3)
    player.app.settings.open_totals = totals
    for _ in range(8):
        player.key(pygame.K_SPACE)
        player.choose(player.match.legal()[0])
        player.until_free()
        player.frame()
        if player.scene.name == "handoff":
            break
    player.settle(1.0)
    assert player.scene.name == "handoff"
    player.settle(2.0)
    assert (player.scene.name == "table") is passes


def test_closed_money_in_hot_seat(start: Start) -> None:
    shared = start("Ada", "Bruno", bots=1).table.game.position()
    assert shared.hidden_totals == {0, 1, 2} - {shared.viewer}
    assert start("Ada", bots=1).table.game.position().hidden_totals == frozenset()
    alone = start("Ada", bots=1, open_totals="off").table.game.position()
    assert alone.hidden_totals == {0, 1} - {alone.viewer}


@each_game
def test_the_table_is_given_what_the_viewer_may_know(start: Start, game: str) -> None:
    table = start("Ada", bots=1, game=game).table.game
    spec, shown = table.spec, table.position()
    may_know = spec.observe(table.match.state, shown.viewer).state
    assert spec.digest(shown.state) == spec.digest(may_know)
    assert spec.digest(shown.state) != spec.digest(table.match.state)


def test_bots_are_asked_with_what_their_seat_may_know(make_app: Callable[..., Any]) -> None:
    seen: list[Observation] = []

    class Watching(QuickRunner):
        def ask(self, bot: str, seed: int, observation: Observation) -> None:
            seen.append(observation)
            super().ask(bot, seed, observation)

    spec = registry.load("kraftwagen")
    match = Match.new(spec, [SeatInfo("Ada", BOT), SeatInfo("Bruno", BOT)], 3, {})
    app = make_app(games=[spec])
    TableGame(app, match, load_hooks(spec, app.tr), None, Watching).poll()
    (observation,) = seen
    assert observation.seat == match.actor
    may_know = spec.observe(match.state, match.actor).state
    assert spec.digest(observation.state) == spec.digest(may_know)
    assert spec.digest(observation.state) != spec.digest(match.state)


@each_game
def test_options_are_only_for_the_viewer(start: Start, game: str) -> None:
    table = start("Ada", "Bruno", seed=5, game=game).table.game
    table.viewer = table.match.actor
    assert table.position().options
    table.viewer = 1 - table.match.actor
    assert table.position().options == ()


def test_the_table_behind_the_banner_cannot_be_read(make_app: Callable[..., Any]) -> None:
    app = make_app()
    app.stack.reset(Scene())
    for x in range(0, app.size[0], 8):  # as fine as the strokes of figures
        app.screen.fill("white", (x, 0, 4, app.size[1]))
        app.screen.fill("black", (x + 4, 0, 4, app.size[1]))
    app.stack.push(HandoffScene(0, "Ada"))
    app.draw()
    shades = [app.screen.get_at((x, 40))[1] for x in range(200, 400)]
    assert max(abs(one - other) for one, other in zip(shades, shades[4:], strict=False)) < 12


@each_game
def test_undo_by_button_and_key(start: Start, game: str) -> None:
    player = start("Ada", bots=1, game=game)
    player.until_free()
    match = player.match
    count = len(match.steps)
    code = next(c for c in match.legal() if "research" not in match.spec.to_text(c))
    player.choose(code)
    player.until_free()
    assert len(match.steps) == count + 1
    player.click(player.table.action_bar.undo)
    assert len(match.steps) == count
    lines = len(player.table.game.log.lines)
    player.choose(code)
    player.until_free()
    player.key(pygame.K_z, pygame.KMOD_CTRL)
    assert len(match.steps) == count
    assert len(player.table.game.log.lines) == lines


@each_game
def test_take_back_beyond_the_barrier_asks_and_marks_practice(start: Start, game: str) -> None:
    player = start("Ada", bots=1, game=game)
    player.until_free()
    for _ in range(60):
        player.choose(player.match.legal()[0])
        player.until_free()
        player.pass_covers()
        if player.table.game.undo_status().kind == "take_back":
            break
    player.frame()
    assert player.table.action_bar.undo.text == "Take back"
    count = len(player.match.steps)
    player.click(player.table.action_bar.undo)
    assert player.scene.name == "dialog"
    player.press("Take it back")
    assert len(player.match.steps) < count
    assert player.match.is_practice
    assert player.match.actor == 0


def test_a_forced_decision_is_not_repeated_after_undo(start: Start) -> None:
    player = start("Ada", bots=1, auto_forced=True, auto_end_turn=True)
    player.until_free()
    count = len(player.match.steps)
    player.choose(player.match.legal()[0])
    player.until_free()
    player.table.controller.take_back()
    undone = len(player.match.steps)
    assert undone <= count + 1
    player.settle(1.0)
    assert len(player.match.steps) == undone


def test_end_turn_says_why_not(start: Start) -> None:
    player = start("Ada", bots=1)
    player.until_free()
    player.key(pygame.K_e)
    assert player.table.notes.bubble.left > 0
    assert player.table.notes.bubble.text.endswith(".")
    player.click(player.table.side.center)
    assert player.table.notes.bubble.left <= 0


def test_refused_gestures_say_why(start: Start) -> None:
    """A tile clicked when one was taken already is answered by the reason."""
    player = start("Ada", bots=1)
    player.until_free()
    spec = player.match.spec
    while not spec.to_text(player.match.legal()[0]).startswith("take"):
        player.choose(player.match.legal()[0])
        player.until_free()
    *_, other, last = player.match.legal()
    spot = player.table.view.targets(other)[0]
    player.choose(last)
    player.until_free()
    steps = len(player.match.steps)
    player.click(spot)
    assert player.table.notes.bubble.text == (
        "A tile has been taken this turn already; do its actions, then end the turn."
    )
    assert len(player.match.steps) == steps
    player.settle(9)
    assert player.table.notes.bubble.left <= 0


def test_enter_ends_the_turn(start: Start) -> None:
    player = start("Ada", bots=1)
    end = player.table.hooks.end_turn
    for _ in range(20):
        player.until_free()
        if end in player.match.legal():
            break
        player.choose(player.match.legal()[0])
    turns = len(player.match.steps)
    player.key(pygame.K_RETURN)
    assert player.match.steps[turns].code == end


def test_auto_end_turn(start: Start) -> None:
    player = start("Ada", bots=1, auto_end_turn=True, auto_forced=True)
    end = player.table.hooks.end_turn
    for _ in range(120):
        player.until_free()
        if not player.pass_covers():
            break
        if not player.free:
            continue
        assert player.match.legal() != [end] or player.table.controller.turns.held
        if any(step.seat == 0 and step.code == end for step in player.match.steps):
            return
        player.choose(player.match.legal()[0])
        player.frame(3)
    raise AssertionError("no turn has ended by itself")


def test_a_turn_does_not_end_by_itself_unless_wanted(start: Start) -> None:
    player = start("Ada", bots=1, auto_forced=True)
    end = player.table.hooks.end_turn
    for _ in range(40):
        player.until_free()
        if player.match.legal() == [end]:
            break
        player.choose(player.match.legal()[0])
        player.settle(0.05)
    assert player.match.legal() == [end]
    steps = len(player.match.steps)
    player.settle(3.0)
    assert len(player.match.steps) == steps


def test_escape_pauses_and_resumes(start: Start) -> None:
    player = start("Ada", bots=1)
    player.until_free()
    player.key(pygame.K_ESCAPE)
    assert player.scene.name == "pause"
    player.key(pygame.K_ESCAPE)
    assert player.scene.name == "table"
    player.key(pygame.K_F1)
    assert player.scene.name == "rules"
    player.key(pygame.K_ESCAPE)
    player.key(pygame.K_ESCAPE)
    player.press("Save and quit to the menu")
    assert player.scene.name == "menu"


def test_what_is_read_from_the_pause_menu_leads_back_to_it(start: Start) -> None:
    player = start("Ada", bots=1)
    player.until_free()
    player.key(pygame.K_ESCAPE)
    for words in ("Settings", "The position in words", "Rules"):
        player.press(words)
        assert player.scene.name != "pause"
        player.key(pygame.K_ESCAPE)
        assert player.scene.name == "pause", words
    player.app.set_language("de")
    player.press(player.app.tr("table.resume"))
    assert player.scene.name == "table"


@each_game
def test_trouble_of_a_bot_is_told(start: Start, game: str) -> None:
    player = start("Ada", bots=1, game=game)
    player.until_free()
    player.table.game.runner.trouble = "greedy: no answer"
    for _ in range(12):
        if "Gustav" in player.table.notes.bubble.text:
            break
        if player.free:
            player.choose(player.match.legal()[0])
        player.frame()
        player.frame()
    assert "Gustav" in player.table.notes.bubble.text


@each_game
def test_resize_and_scale_at_any_time(start: Start, game: str) -> None:
    player = start("Ada", bots=2, speed="normal", game=game)
    for size in ((1600, 900), (1000, 700), (1280, 720), (1920, 1080)):
        player.settle(0.3)
        player.resize(*size)
        player.frame()
        assert player.table.board.right <= size[0]
        assert player.table.board.bottom <= size[1]
        assert player.table.action_bar.rect.bottom == size[1]
    player.key(pygame.K_EQUALS, pygame.KMOD_CTRL)
    player.frame()
    assert player.scene.name == "table"


def test_any_key_skips_animations(start: Start) -> None:
    player = start("Ada", bots=2, speed="slow")
    director = player.table.director
    for _ in range(400):
        if director.busy:
            break
        if player.free:
            player.choose(player.match.legal()[0])
        player.frame()
    assert director.busy
    player.key(pygame.K_SPACE)
    assert not director.busy or player.table.game.match.steps


def test_scoring_is_walked_through(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    draw_rarely(monkeypatch)
    player = start("Ada", bots=2, speed="fast", saves=False)
    while player.scene.name != "scoring":
        player.table.director.skip()
        player.until_free()
        if player.free:
            player.choose(player.match.legal()[-1])
    scoring = player.scene
    words = [scoring.words]
    while not scoring.last:
        scoring.advance()
        words.append(scoring.words)
        player.frame()
    player.key(pygame.K_SPACE)
    player.settle(0.5)
    assert player.scene.name == "table"
    assert all(line.endswith(".") for line in words)
    assert any("in the race" in line for line in words) or scoring.course.runners
    assert len(set(words)) == len(words) - 1, "the end shows the last one again"


def test_benz_comes_before_the_scoring(start: Start) -> None:
    """The owner of Benz decides before anything is scored; then the whole scoring is shown."""
    spec = registry.load("kraftwagen")
    player = start("Ada", bots=1)
    position = spec.to_position(spec.new(2, 3, {}))
    state = spec.from_position(position)
    assert spec.from_text("benz none") not in spec.legal(state)
    hooks = player.table.hooks
    from kraftwagen.games.kraftwagen import events

    first = [events.PlayerTurnEnded(0), events.GameTurnEnded(1, "token")]
    second = [
        events.BuyerChosen(0, 1, 0, 0, True),
        events.PlaceScored(1, 0, 3, 0, 7),
        events.RaceCleared(),
        events.BuyerLeft(0, 1),
        events.MarketCleared(()),
        events.GameTurnStarted(2, (1,), (1, 1, 1, 1), 4),
    ]
    whole = [*first, *second[1:]]
    assert hooks.scoring(first) is None
    assert hooks.scoring(second) == (1, 5)
    assert hooks.scoring(whole) == (1, 6)


@each_game
def test_next_lies_beside_undo(start: Start, game: str) -> None:
    player = start("Ada", bots=2, game=game, step_mode=True)
    bots_to_move(player)
    bar = player.table.action_bar
    assert bar.next.visible
    assert bar.rect.contains(bar.next.rect)
    seen = [one.rect for one in (bar.undo, bar.hint) if one.visible]
    assert bar.next.rect.collidelist(seen) < 0


def test_a_frame_is_only_drawn_when_something_changed(start: Start) -> None:
    player = start("Ada", bots=1)
    player.until_free()
    player.frame(3)
    assert not player.frame(30)
    assert player.app.next_update() > 0.1


def test_tooltips_stay_in_the_window(start: Start) -> None:
    player = start("Ada", bots=1)
    player.until_free()
    board = player.table.board
    for at in (board.topleft, board.center, (board.right - 30, board.bottom - 30)):
        player.move((at[0] + 12, at[1] + 12))
        player.settle(0.6)
        assert player.scene.name == "table"


def test_hovering_says_what_lies_there(start: Start) -> None:
    player = start("Ada", bots=1)
    player.until_free()
    player.move(tabletop(player.table.view).pad.zones["money", 0].center)
    player.settle(0.7)
    assert player.table.ui._fixed_tip is not None
    player.move((5, 715))
    player.frame()
    assert player.table.ui._fixed_tip is None

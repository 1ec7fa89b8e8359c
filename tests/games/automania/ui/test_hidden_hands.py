"""People at one screen keep their contracts to themselves: two worlds look alike to the others."""

from __future__ import annotations

import base64
import random
import zlib
from collections.abc import Callable
from typing import Any

import pygame
import pytest

from kraftwagen.engine import registry
from kraftwagen.engine.types import NOBODY
from kraftwagen.games.automania import codes, terms
from kraftwagen.match.match import Match
from kraftwagen.match.record import to_bytes
from kraftwagen.match.seats import SeatInfo
from kraftwagen.ui.platform.report import build_failure, facts_of
from kraftwagen.ui.presenters.post_game import code_of, setup_code
from kraftwagen.ui.routes import Routes
from kraftwagen.ui.scenes.parts.log_book import plain
from kraftwagen.ui.scenes.table.scene import TableScene
from kraftwagen.ui.shell.app import App
from tests.ui.playing import Player, QuickRunner, Start

SEED = 7123456789
SPEC = registry.load("automania")
SEATS = [SeatInfo("Ada"), SeatInfo("Gustav", "random"), SeatInfo("Bruno")]


def world(start: Start, other: bool, **settings: Any) -> Player:
    """A game of Ada, a bot and Bruno; in the ``other`` world Ada holds another first contract."""
    match = Match.new(SPEC, SEATS, 8, {}, "2026-11-21")
    state, ada = match.state, 0
    if other:
        hand, unused = state.hands[ada], state.unused
        state.unused = tuple(sorted([hand[0], *unused[1:]]))
        state.hands = ((unused[0],), *state.hands[1:])
    return start(match=match, **settings)


def seen(player: Player) -> dict[str, Any]:
    """All that somebody at the screen can see, read or hear now."""
    player.app.draw()
    said: dict[str, Any] = {"picture": pygame.image.tobytes(player.app.screen, "RGB")}
    if player.scene.name == "table":
        game, view = player.table.game, player.table.view
        said["log"] = [plain(line.text) for line in game.log.lines]
        said["board"] = game.hooks.describe(game.position())
        said["tips"] = [view.keys.words(key) for key in view.keys.places()]
    if player.scene.name == "replay":
        said["text"] = player.scene.game.text().replace(SPEC.digest(player.match.state), "")
    return said


def alike(one: Player, two: Player) -> bool:
    first, second = seen(one), seen(two)
    return first == second


def decide(player: Player) -> None:
    """Whoever sits there decides by the first thing possible."""
    player.table.controller.decide(player.match.actor, player.match.legal()[0])


@pytest.fixture
def worlds(start: Start) -> tuple[Player, Player]:
    return world(start, other=False), world(start, other=True)


def test_the_hand_over_is_a_curtain(worlds: tuple[Player, Player]) -> None:
    assert {player.scene.name for player in worlds} == {"handoff"}
    assert worlds[0].scene.secret
    assert alike(*worlds)


def test_what_is_said_ends_when_another_is_called(start: Start) -> None:
    said: list[tuple[str, bool]] = []
    player = world(start, other=False)
    player.click((30, 30))
    player.app.speech.say = lambda words, cut=True: said.append((words, cut))  # type: ignore[method-assign]
    until(player, lambda: player.scene.name == "handoff" and said)
    assert said[-1] == (f"Next at the screen. {player.scene.player}", True)


def test_only_she_herself_sees_what_ada_holds(worlds: tuple[Player, Player]) -> None:
    first = worlds[0].match.actor
    told = set[tuple[str, bool]]()
    for _ in range(90):
        state = worlds[0].table.game
        mine = worlds[0].scene.name == "table" and state.viewer == 0 and not state.covered
        same = alike(*worlds)
        assert same or mine
        told.add(("own" if mine else worlds[0].scene.name, same))
        for player in worlds:
            if player.scene.name == "handoff":
                player.click((30, 30))
            elif player.free:
                decide(player)
            else:
                player.frame()
        if {("own", False), ("table", True), ("handoff", True)} <= told and not worlds[0].free:
            break
    assert {("own", False), ("table", True), ("handoff", True)} <= told
    assert first in (0, 2)


def test_what_a_bot_does_is_watched_with_covered_hands(start: Start) -> None:
    player = world(start, other=False, step_mode=True)
    until(player, lambda: player.table.controller.turns.waits)
    shown = player.table.game.position()
    assert player.table.game.knower == NOBODY
    assert all(card >= terms.HIDDEN for hand in shown.state.hands for card in hand)
    assert any("hidden" in said for said in seen(player)["tips"])


def until(
    player: Player, reached: Callable[[], Any], act: Callable[[Player], None] = decide
) -> None:
    for _ in range(400):
        if reached():
            return
        if player.scene.name == "handoff":
            player.click((30, 30))
        elif player.free:
            act(player)
        player.frame()
    raise AssertionError("never reached")


def test_the_replay_of_a_running_game_tells_nothing(worlds: tuple[Player, Player]) -> None:
    """Bruno looks at it, at all moments and from every place."""
    for player in worlds:
        until(player, lambda player=player: player.free and player.match.actor == 2)
        player.table.navigation.replay()
        player.frame()
    last = len(worlds[0].match.steps)
    for seat in range(3):
        for number in (0, last // 2, last):
            for player in worlds:
                player.scene.see(seat)
                player.scene.go(number)
                player.frame()
            assert alike(*worlds), (seat, number)
    button = worlds[0].button("Play from here")
    assert not button.is_enabled
    assert "hidden" in button.tip


def test_a_save_shows_no_hands_of_people(worlds: tuple[Player, Player]) -> None:
    """Who looks at it cannot be told: perhaps not Ada, who has decided last."""
    for player in worlds:
        until(player, lambda match=player.match: match.steps and match.steps[-1].seat == 0)
        player.app.routes.replay(player.match)
        player.frame()
        player.scene.see(0)
        player.frame()
    assert alike(*worlds)


def test_all_is_open_when_the_game_is_over(start: Start) -> None:
    player = world(start, other=False)
    match, dice = player.match, random.Random(2)
    while not match.is_over:
        match.submit(match.actor, dice.choice(match.legal()))
    player.app.routes.replay(match, 3)
    player.frame()
    for seat in range(3):
        player.scene.see(seat)
        assert player.scene.game.knower == seat
        assert all(card < terms.HIDDEN for card in player.scene.game.moment(3).state.hands[seat])


def test_what_was_drawn_is_no_longer_told_when_another_comes(
    start: Start,
) -> None:
    player = world(start, other=False)
    match = player.match
    until(player, lambda: match.actor == 0 and codes.DECK in match.legal(), draw_contracts)
    player.table.controller.decide(0, codes.DECK)
    player.frame()
    drawn = player.match.steps[-1].events[0]
    hooks, names = player.table.game.hooks, player.table.game.names
    (own,) = (line.text for line in hooks.log(drawn, player.match.state, names))
    until(player, lambda: player.free and player.match.actor == 2)
    told = [plain(line.text) for line in player.table.game.log.lines]
    assert "Ada draws a contract from the deck." in told
    assert own not in told


def draw_contracts(player: Player) -> None:
    """Whoever sits there draws contracts if possible."""
    legal = player.match.legal()
    draws = [one for one in legal if codes.kind(one) == codes.SPACE and one & 3 == codes.NO_TYPE]
    player.table.controller.decide(player.match.actor, (draws or legal)[0])


def test_contracts_that_a_bot_thought_of_are_not_named(start: Start) -> None:
    from kraftwagen.bots.base import Candidate, Choice
    from kraftwagen.engine.reasons import Reason

    player = world(start, other=False)
    until(player, lambda: not player.table.game.person_to_move)
    game = player.table.game
    code = game.match.legal()[0]
    weighed = [Candidate(one, 1.0, (one,)) for one in (codes.PLAY | 3, code, codes.KEEP)]
    game.explanations.note(game.match.actor, Choice(code, tuple(weighed), Reason("only", "-", {})))
    game.match.submit(game.match.actor, code)
    assert len(game.explanations.candidates(len(game.match.steps), True)) == 2


@pytest.mark.parametrize("open_money", [True, False])
def test_purses_are_as_the_game_was_set_up(make_app: Callable[..., App], open_money: bool) -> None:
    """Whoever sits at the screen, and whatever the setting for other games says."""
    for people in (1, 2):
        seats = [SeatInfo("Ada"), SeatInfo("Bruno", "person" if people == 2 else "random")]
        match = Match.new(SPEC, seats, 3, {"open_money": open_money}, "2026-11-21")
        app = make_app(games=[SPEC])
        app.settings.open_totals = "off" if open_money else "on"
        game = TableScene(app, match, make_runner=QuickRunner).game
        game.cover(False)
        closed = frozenset() if open_money else frozenset({1 - game.viewer})
        assert game.position().hidden_totals == closed


# -- what deals the same contracts again


@pytest.fixture
def dealt(start: Start) -> Callable[[], Player]:
    """A game that goes on, with a seed that is found wherever it is told; code and seed."""

    def begin() -> Player:
        match = Match.new(SPEC, SEATS[:2], SEED, {}, "2026-11-21T10:00:00+00:00")
        player = start(match=match, app={"routes": Routes})
        player.until_free()
        return player

    return begin


def words_of(player: Player) -> str:
    """All that buttons, labels and tips of the scene in sight say."""
    return "\n".join(f"{getattr(w, 'text', '')} {w.tip}" for w in player.widgets())


def code_then(player: Player) -> str:
    """The code of the set-up, as it is told when the game is over."""
    header = player.match.record.header
    controllers = tuple(seat.controller for seat in header.seats)
    return setup_code(player.app, SPEC, header.options, header.seed, controllers)


def test_nothing_tells_the_deal_while_hands_are_hidden(dealt: Callable[[], Player]) -> None:
    player = dealt()
    code, seed = code_then(player), str(SEED)
    assert len(code) >= 20
    player.key(pygame.K_ESCAPE)
    assert player.scene.name == "pause"
    said = words_of(player)
    assert code not in said
    assert "when the game is over" in said
    player.press("Replay")
    said = words_of(player) + player.scene.game.text() + pygame.display.get_caption()[0]
    assert seed not in said
    facts = facts_of(player.match)
    report = build_failure(ValueError("odd"), None, player.app.paths.log, player.match).report
    for text in (*facts.values(), report):
        assert seed not in text
        assert code not in text
    assert to_bytes(player.match.record) == unpacked(facts["record"])


def unpacked(text: str) -> bytes:
    return zlib.decompress(base64.b64decode(text.partition("\n")[2]))


def test_the_record_of_a_game_that_goes_on_is_shared_after_a_question(
    dealt: Callable[[], Player],
) -> None:
    player = dealt()
    player.app.routes.replay(player.match, 1)
    player.frame()
    player.press("Share")
    share = player.scene
    shared = player.app.paths.data / "shared"
    player.press("Save file")
    assert player.scene.name == "dialog"
    assert "what every player holds" in player.scene.text
    player.key(pygame.K_ESCAPE)
    assert player.scene is share
    assert not shared.exists()
    player.press("Save file")
    player.press("Save it all the same")
    assert share.done is not None
    assert str(SEED) in share.done.read_text(encoding="utf-8")
    share._set_kind("txt")
    player.press("Save file")
    assert player.scene is share
    assert str(SEED) not in share.done.read_text(encoding="utf-8")


def test_after_the_end_all_is_told(dealt: Callable[[], Player]) -> None:
    player = dealt()
    match, dice = player.match, random.Random(2)
    while not match.is_over:
        match.submit(match.actor, dice.choice(match.legal()))
    assert code_of(player.app, match) == code_then(player) != ""
    assert facts_of(match)["seed"] == str(SEED)
    player.app.routes.replay(match, 3)
    player.frame()
    assert str(SEED) in player.scene.game.text()
    player.press("Share")
    player.press("Save file")
    assert player.scene.name == "replay_share"
    assert str(SEED) in player.scene.done.read_text(encoding="utf-8")

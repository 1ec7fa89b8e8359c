"""Whole games from the menu to the end without mouse and keys: by controllers, by fingers."""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from typing import Any

import pygame
import pytest

from kraftwagen.engine.registry import load
from kraftwagen.games.kraftwagen import codes
from kraftwagen.ui.routes import Routes
from kraftwagen.ui.scenes.table.scene import TableScene
from kraftwagen.ui.widgets import ChoiceBar, Dropdown, TextEntry
from tests.every import EVERY, in_turn
from tests.games import GAMES
from tests.ui.pads import Pad
from tests.ui.playing import Player, QuickRunner, draw_rarely

BY_HAND = int(os.environ.get("SOFA", "24"))
"""Decisions that persons make before they leave their seats to bots; SOFA=1000 plays all of it."""
RARE = (codes.CAR, codes.DIESEL, codes.DAIMLER)
TRIGGER = pygame.CONTROLLER_AXIS_TRIGGERRIGHT


class QuickRoutes(Routes):
    """Leads to tables whose bots decide at once."""

    def table(self, match: Any) -> Any:
        self.app.choose_game(match.spec.id)
        scene = TableScene(self.app, match, make_runner=QuickRunner)
        scene.game.saves = None
        return scene


class Guest(Pad, Player):
    """A person on the sofa."""

    def go_to(self, wanted: Any) -> None:
        """With the trigger, which visits everything in turn."""
        for _ in range(60):
            if self.scene.ui.focus.current is wanted and self.scene.ui.focus.shown:
                return
            self.lean(TRIGGER, 1.0)
            self.lean(TRIGGER, 0.0)
        raise AssertionError(f"{wanted} is not reached in {self.scene.name}")

    def touch(self, thing: Any) -> None:
        self.go_to(thing)
        self.push("a")

    def pause(self) -> None:
        self.push("start")

    def choose(self, code: int) -> None:
        """With the shoulder for the next possible thing and A; Y ends the turn."""
        if code == self.table.hooks.end_turn:
            self.push("y")
            return
        keys = self.table.view.keys
        for place in keys.way(code):
            for _ in range(60):
                if keys.current == place:
                    break
                self.push("right_shoulder")
            assert keys.current == place
            self.push("a")


class Visitor(Pad, Player):
    """A person with a tablet."""

    def click(self, where: Any) -> None:
        self.tap(where)

    def drag(self, start: Any, end: Any, steps: int = 6) -> None:
        self.swipe(start, end, steps)

    def choose(self, code: int) -> None:
        """By taps and drags in turn."""
        if len(self.match.steps) % 2 and self.table.view.drag(code):
            self.drag_out(code)
        else:
            super().choose(code)

    def pinch(self, at: tuple[int, int], before: int, after: int) -> None:
        """Two fingers around a place, so far from it before and after."""
        for kind, far in ((pygame.FINGERDOWN, before), (pygame.FINGERMOTION, after),
                          (pygame.FINGERUP, after)):  # fmt: skip
            self.finger(kind, (at[0] - far, at[1]))
            self.finger(kind, (at[0] + far, at[1]), 1)

    def touch(self, thing: Any) -> None:
        self.tap(thing)

    def pause(self) -> None:
        self.tap(self.button("Menu"))


def some(player: Player, chance: random.Random) -> int:
    """A decision that likes to offer cars and else to end the turn, so that the game is short."""
    legal = player.match.legal()
    if player.table.hooks.end_turn is None:
        return chance.choice(legal)
    cars = [code for code in legal if codes.kind(code) in RARE]
    if cars or codes.END_TURN not in legal:
        return chance.choice(cars or legal)
    return codes.END_TURN


def use(player: Guest | Visitor, words: str) -> None:
    player.touch(player.button(words))


def leave_seats(player: Guest | Visitor) -> None:
    """Let bots play on, by the pause."""
    player.pause()
    use(player, "Hand over a seat")
    for seat, sits in enumerate(player.match.seats):
        if sits.is_person:
            player.touch(player.widgets(Dropdown)[seat])
            rows = player.scene.ui.popup.rows
            player.touch(next(row for row in rows if getattr(row, "place", 0) == 1))
    use(player, "Continue")


def play(player: Guest | Visitor, pass_covers: Callable[[], bool]) -> None:
    """The rest of the game, each decision as the player makes it."""
    chance, made = random.Random(4), 0
    while pass_covers():
        player.until_free()
        if player.scene.name != "table":
            continue
        if made == BY_HAND:
            leave_seats(player)
            made += 1
            continue
        made += 1
        player.hand = player.match.actor  # each has a controller
        code = some(player, chance)
        before = len(player.match.steps)
        player.choose(code)
        assert len(player.match.steps) == before + 1, player.match.spec.to_text(code)
        assert player.match.steps[-1].code == code


@pytest.fixture
def house(
    make_app: Callable[..., Any], monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> Any:
    """The menu of somebody who has never played, with bots and pieces that lose no time."""
    draw_rarely(monkeypatch, 40)
    app = make_app(games=[load(request.param)], routes=QuickRoutes, library=None)
    app.settings.speed, app.settings.auto_forced = "instant", False
    app.routes.menu()
    return app


@pytest.mark.parametrize("house", in_turn(GAMES, 0), indirect=True)
def test_a_family_plays_a_game_with_controllers_alone(house: Any) -> None:
    """A short one; ``EVERY=1``: one of usual length."""
    guest = Guest(house)
    guest.push("down")
    use(guest, "New game")
    assert guest.scene.name == "new_match"
    # Two persons, the second with a name of her own.
    while guest.scene.setup.count != 2:
        guest.go_to(guest.widgets(ChoiceBar)[0])
        guest.push("a")
    controllers = [one for one in guest.widgets(Dropdown) if one.options[0][0] == "person"]
    guest.go_to(controllers[1])
    guest.push("a")
    assert guest.scene.ui.popup is not None
    for _ in range(20):
        if guest.scene.ui.focus.current.text == "Person":
            break
        guest.push("up")
    guest.push("a")
    assert guest.scene.setup.playing[1].controller == "person"
    guest.go_to(guest.widgets(TextEntry)[1])
    guest.push("a")
    assert guest.scene.name == "screen_keyboard"
    guest.push(*["x"] * 12)
    use(guest, "B")
    use(guest, "o")
    guest.push("start")
    assert guest.scene.setup.playing[1].name == "Bo"
    guest.scene.setup.options["short"] = not EVERY
    use(guest, "Start the game")
    assert guest.match.seats[1].name == "Bo"

    def covers() -> bool:
        for _ in range(80):
            if guest.scene.name == "results":
                return False
            if guest.scene.name == "table":
                return True
            guest.push("a")
        raise AssertionError(f"stuck in {guest.scene.name}")

    play(guest, covers)
    assert guest.match.is_over
    assert house.devices.controllers.count == 2
    # From the end: what happened, move by move, and home.
    assert guest.scene.ui.focus.shown
    use(guest, "Replay")
    assert guest.scene.name == "replay"
    guest.push("right_shoulder", "right_shoulder", "left_shoulder")
    guest.frame(2)
    assert guest.scene.number == 1
    guest.push("a")  # the focus begins on Play
    assert guest.scene.playing
    guest.push("b")
    assert guest.scene.name == "results"
    use(guest, "Menu")
    assert guest.scene.name == "menu"


@pytest.mark.parametrize("house", in_turn(GAMES, 1), indirect=True)
def test_a_game_by_fingers_alone(house: Any) -> None:
    visitor = Visitor(house)
    visitor.tap(visitor.button("Play a first game"))
    visitor.tap(visitor.button("Let's play"))

    def covers() -> bool:
        for _ in range(80):
            if visitor.scene.name == "results":
                return False
            if visitor.scene.name == "table":
                return True
            told = visitor.scene.name == "scoring" and visitor.scene.last
            visitor.tap(visitor.button("Go on") if told else (30, 30))
        raise AssertionError(f"stuck in {visitor.scene.name}")

    visitor.until_free()
    middle = visitor.table.board.center
    visitor.pinch(middle, 40, 120)
    assert visitor.table.view.camera.close
    visitor.pinch(middle, 120, 40)
    assert not visitor.table.view.camera.close
    play(visitor, covers)
    assert visitor.match.is_over

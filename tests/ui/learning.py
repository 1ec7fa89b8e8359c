"""What tests of lessons share: the guide at the table, and waiting for the next step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from kraftwagen.engine import registry
from kraftwagen.learn.lesson_time import seconds
from kraftwagen.ui.scenes.table import pace
from tests.games import GAMES
from tests.ui.driver import LEAP
from tests.ui.playing import Player, draw_rarely


@pytest.fixture(name="player")
def newcomer(make_app: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> Player:
    """The menu of somebody who has never played."""
    draw_rarely(monkeypatch, 20)
    app = make_app(games=[registry.load(game) for game in GAMES], library=None)
    app.routes.menu()
    return Player(app)


def guide(player: Player) -> Any:
    return player.table.guide


def at_once(app: Any) -> None:
    """Nothing moves in lessons, as if that had been chosen in one: pace does not matter here."""
    app.session[pace.LESSON] = "instant"


def waits(player: Player) -> bool:
    """Whether a step waits for the learner, who has read it if there is only to read."""
    step = guide(player).run.step
    if step is None or player.table.director.busy:
        return False
    return step.goal is not None or (guide(player).ready and player.table.note_panel.held)


def until_step(player: Player) -> None:
    """Frames until the lesson waits for the learner, or is done; scorings are read step by step."""
    for _ in range(600):
        if player.scene.name == "scoring":
            player.read_scoring()
        if player.scene.name == "lesson_done":
            return
        if player.scene.name == "table" and waits(player):
            return
        player.frame(dt=LEAP)
    run, name = guide(player).run, player.scene.name
    raise AssertionError(f"{run.lesson.id} does not go on from step {run.at + 1} in {name}")


class Clock:
    """How long a person takes for a lesson: words read, places clicked, and what moves."""

    def __init__(self) -> None:
        self.words = self.clicks = 0
        self.motion = 0.0

    @property
    def seconds(self) -> float:
        return seconds(self.words, self.clicks, self.motion)

    @staticmethod
    def fits(minutes: int, seconds: float) -> bool:
        """Whether so many minutes are an honest name for a length: rounded up, near enough."""
        return -15 <= 60 * minutes - seconds < 75

    def step(self, player: Player, each: Callable[[], object] = lambda: None) -> None:
        """A step as the lesson wants it, until the next one; ``each`` is called while it moves."""
        step = guide(player).run.step
        self.words += len(player.table.note_panel.note.text.split()) - 1
        if step.goal is None:
            self.clicks += 1
            player.press("Next")
        else:
            code = step.shown_of(player.match.legal())
            self.clicks += max(1, len(player.table.view.targets(code)))
            player.choose(code)
        while not (player.scene.name == "lesson_done" or _reads(player)):
            player.frame(dt=LEAP)
            self.motion += LEAP
            each()
        until_step(player)


def _reads(player: Player) -> bool:
    """Whether a step is there to be read."""
    here = player.scene.name == "table" and not player.table.director.busy
    return here and guide(player).run.step is not None

"""What tests of lessons share: the guide at the table, and waiting for the next step."""

from __future__ import annotations

from typing import Any

from kraftwagen.ui.scenes.table import pace
from tests.ui.driver import LEAP
from tests.ui.playing import Player


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

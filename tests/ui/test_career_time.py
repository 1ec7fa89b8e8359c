"""How long a chapter of a career takes, from its letter to its ending.

In short one chapter of one career, ``EVERY=1`` all of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from kraftwagen.bots import ladder
from kraftwagen.bots.base import Choice
from kraftwagen.bots.runner import BotDecision
from kraftwagen.engine import registry
from kraftwagen.engine.types import Observation
from kraftwagen.learn.lesson_time import seconds
from kraftwagen.ui.presenters.career import Career
from kraftwagen.ui.routes import Routes
from kraftwagen.ui.scenes.career.guide import CareerGuide
from kraftwagen.ui.scenes.career.letter import LetterScene
from kraftwagen.ui.scenes.parts.log_book import plain
from kraftwagen.ui.widgets import Button, Label
from tests.every import EVERY, in_turn
from tests.games import GAMES
from tests.ui.driver import LEAP
from tests.ui.playing import Player, QuickRunner, draw_rarely

pytestmark = pytest.mark.slow
PERSON = "merchant"
"""A bot whose games are about as long as a person's."""
SHORTEST, LONGEST = 12.0, 22.0
"""Minutes of any one game; that of all six lies between ``MEAN``."""
MEAN = (15.0, 20.0)
SEED = 7


class KnownRunner(QuickRunner):
    """A bot runner in this process that asks the bots of the match."""

    def ask(self, bot: str, seed: int, observation: Observation) -> None:
        code = ladder.build(bot, self.spec, seed).choose(observation).code
        self._move = BotDecision(observation.seat, Choice(code))


def words(player: Player) -> int:
    return sum(len(one.text.split()) for one in player.widgets() if isinstance(one, Label | Button))


def minutes(career: Any, number: int, seed: int) -> float:
    """All that is told is read once, of the log what is seen without opening it."""
    app, one = career._app, career.chapters[number]
    app.routes.menu()
    app.stack.push(LetterScene(career, one))
    player = Player(app)
    player.frame()
    read, clicks, turns, motion = words(player), 1, 0, 0.0
    app.routes.play(career.match(one, one.jobs[0], seed))
    player.frame()
    read += len(player.table.controller.note().text.split())
    bot, told, begun = ladder.build(PERSON, career.spec, seed), "", True
    while player.scene.name != "ending":
        if player.free:
            match, table = player.match, player.table
            prompt = table.action_bar.state.prompt
            read, told = read + len(prompt.split()) * (prompt != told), prompt
            code = bot.choose(career.spec.observe(match.state, match.actor)).code
            clicks, turns = clicks + max(1, len(table.view.targets(code))), turns + begun
            table.controller.decide(match.actor, code)
            begun = any(event.ends_turn for event in match.steps[-1].events)
        else:
            if player.scene.name == "end" and player.scene.over:
                player.scene.leave_it()
            player.frame(dt=LEAP)
            motion += LEAP
    rows, _ = player.table.game.log.folded()
    read += words(player) + sum(len(plain(row.line.text).split()) for row in rows)
    return seconds(read, clicks, motion, turns) / 60


@pytest.mark.parametrize("game", in_turn(GAMES, 0))
def test_a_chapter_takes_fifteen_to_twenty_minutes(
    make_app: Callable[..., Any], monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    draw_rarely(monkeypatch, 1000)
    monkeypatch.setattr(CareerGuide, "make_runner", KnownRunner)
    app = make_app(games=[registry.load(game)], routes=Routes)
    career = Career(app, app.games[0])
    chapters = career.chapters if EVERY else career.chapters[:1]
    found = {one.id: minutes(career, number, SEED) for number, one in enumerate(chapters)}
    told = {name: round(one, 1) for name, one in found.items()}
    if EVERY:
        assert MEAN[0] <= sum(found.values()) / len(found) <= MEAN[1], told
    assert SHORTEST <= min(found.values()) <= max(found.values()) <= LONGEST, told

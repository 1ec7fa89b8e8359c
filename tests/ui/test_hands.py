"""Input never waits: what a press does while something moves, in every game."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pygame
import pytest

from kraftwagen.engine import registry
from kraftwagen.match.match import Match
from kraftwagen.tools.screenshots.played import Slow
from kraftwagen.ui.shell.app import App
from tests.games import each_game
from tests.ui.playing import Player, match_of, set_up, sit_down

LATER = 40
"""Decisions of a random game before the moments looked for here."""
Spot = tuple[int, int]


class Moment:
    """A decision that leads to a person's turn, to be made again and again at a new table."""

    def __init__(self, app: App, game: str, by: str) -> None:
        self.app, self.spec, self.by = app, registry.load(game), by
        match = self._reached(random.Random(7))
        self.record, self.seat, self.code = match.record, match.actor, self.leading(match)[-1]

    def _reached(self, dice: random.Random) -> Match:
        while True:
            match = match_of(self.spec, "Ada", bots=2, seed=dice.randrange(99))
            while not match.is_over:
                mine = (match.actor == 0) == (self.by == "person")
                if mine and len(match.steps) > LATER and self.leading(match):
                    return match
                match.submit(match.actor, dice.choice(match.legal()))

    def leading(self, match: Match) -> list[int]:
        """The decisions after which the person decides, without a scoring in between."""
        found = []
        for code in match.legal():
            ahead, happened = self.spec.clone(match.state), list[Any]()
            self.spec.apply(ahead, code, happened)
            calm = not any(event.stage_end() for event in happened)
            if calm and not self.spec.is_over(ahead) and self.spec.actor(ahead) == 0:
                found.append(code)
        return found

    def decided(self) -> Player:
        """A table at which the decision has been made, and is being shown."""
        player = sit_down(self.app, Match.from_record(self.spec, self.record), Slow)
        player.frame(3)
        player.table.controller.decide(self.seat, self.code)
        return player

    def spots(self) -> tuple[int, Spot, Spot]:
        """A decision of one click after this one, where it is made, and where nothing can be."""
        player = self.decided()
        player.table.director.skip()
        player.frame(3)
        view, board = player.table.view, player.table.board
        ways = {code: view.targets(code) for code in player.match.legal()}
        code = next(code for code, way in ways.items() if len(way) == 1)
        columns, rows = range(board.x + 9, board.right, 17), range(board.y + 9, board.bottom, 17)
        idle = [
            (x, y) for y in rows for x in columns
            if view.why_not((x, y)) is not None and not view.lawful((x, y))
        ]  # fmt: skip
        return code, ways[code][0], (idle or [(0, 0)])[0]


@pytest.fixture
def moment(make_app: Callable[..., App], game: str, by: str) -> Moment:
    return Moment(set_up(make_app, registry.load(game), speed="slow"), game, by)


def moving(moment: Moment) -> tuple[Player, list[str]]:
    """A table at which the decision moves, and the sounds heard from now on."""
    player, heard = moment.decided(), list[str]()
    player.frame(2)
    assert player.table.director.moving
    player.app.sound.told = heard.append
    return player, heard


@each_game
@pytest.mark.parametrize("by", ["person"])
def test_a_lawful_press_ends_what_moves_and_counts(moment: Moment) -> None:
    code, spot, _ = moment.spots()
    player, _ = moving(moment)
    count = len(player.match.steps)
    player.click(spot)
    assert [step.code for step in player.match.steps[count:]] == [code]


@each_game
@pytest.mark.parametrize("by", ["person"])
def test_a_press_that_only_skips_is_consumed(moment: Moment) -> None:
    _, _, idle = moment.spots()
    player, heard = moving(moment)
    count = len(player.match.steps)
    player.click(idle)
    assert not player.table.director.busy
    assert len(player.match.steps) == count
    assert "refused" not in heard
    assert not player.table.notes.bubble.left
    player.click(idle)
    assert "refused" in heard, "nothing moves any more"


@each_game
@pytest.mark.parametrize("by", ["bot"])
def test_a_press_while_a_bot_moves_decides_nothing(moment: Moment) -> None:
    """Nothing is lit then: whoever presses wants to see the end of it."""
    _, spot, _ = moment.spots()
    player, _ = moving(moment)
    count = len(player.match.steps)
    player.click(spot)
    assert not player.table.director.busy
    assert len(player.match.steps) == count


@each_game
@pytest.mark.parametrize("by", ["person"])
def test_a_press_begun_before_a_change_of_scene_decides_nothing(moment: Moment) -> None:
    _, spot, _ = moment.spots()
    player = moment.decided()
    player.table.director.skip()
    player.frame(3)
    count = len(player.match.steps)
    player.table.navigation.pause()
    player.frame(2)
    player.move(spot)
    player.down()
    player.key(pygame.K_ESCAPE)
    player.settle(0.6)
    player.up()
    assert player.scene is player.table
    assert len(player.match.steps) == count

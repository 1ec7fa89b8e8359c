"""A puzzle whose turn is ended by the player's word: judged then, right or wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from kraftwagen.engine import registry
from kraftwagen.learn.rating import MISSED, SOLVED
from kraftwagen.ui.presenters.puzzles import Puzzles
from kraftwagen.ui.scenes.learn.puzzle import PuzzleGuide
from tests.ui.playing import Player


@pytest.mark.parametrize("result", [SOLVED, MISSED])
def test_right_and_wrong_are_said_at_the_same_moment(
    make_app: Callable[..., Any], result: str
) -> None:
    """Neither before the turn has ended; and no hint when only its end is left."""
    app = make_app(games=[registry.load("kraftwagen")])
    app.settings.speed = "instant"
    app.routes.menu()
    puzzles = Puzzles(app, app.game)
    end = puzzles.hooks.end_turn
    found = puzzles.open(puzzles.book.puzzles[0])
    assert found is not None
    ways = [other.way for other in found.others] if result == MISSED else found.right
    way = next(way for way in ways if way.codes[-1] == end)
    PuzzleGuide(app, puzzles, found, puzzles.book.puzzles).play()
    player = Player(app)
    guide = player.table.guide
    assert [button.words for button in guide.note().buttons] == ["Hint", "Answer"]
    for code in way.codes[:-1]:
        player.until_free()
        player.table.controller.decide(player.match.actor, code)
    player.settle(1.0)
    assert not guide.result
    assert guide.note().buttons == ()
    player.table.controller.decide(player.match.actor, end)
    player.settle(1.0)
    assert guide.result == result

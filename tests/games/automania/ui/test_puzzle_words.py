"""What is said of a solved puzzle fits the turn that was made."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kraftwagen.engine import registry
from kraftwagen.learn.rating import MISSED
from kraftwagen.ui.presenters.puzzles import Puzzles
from kraftwagen.ui.scenes.learn.puzzle import PuzzleGuide
from tests.ui.playing import Player


def solved(make_app: Callable[..., Any], puzzle: str, *moves: str) -> Player:
    """A puzzle of Automania after these moves."""
    app = make_app(games=[registry.load("automania")])
    app.settings.speed = "instant"
    app.routes.menu()
    puzzles = Puzzles(app, app.game)
    found = puzzles.open(next(one for one in puzzles.book.puzzles if one.id == puzzle))
    assert found is not None
    PuzzleGuide(app, puzzles, found, puzzles.book.puzzles).play()
    player = Player(app)
    for move in moves:
        player.until_free()
        player.table.controller.decide(player.match.actor, puzzles.spec.from_text(move))
    player.settle(1.0)
    return player


def test_solved_names_the_turn_that_was_made_and_what_is_as_good(
    make_app: Callable[..., Any],
) -> None:
    for mine, other in ((1, 2), (2, 1)):
        player = solved(make_app, "s73-g13-t19", f"retire {mine}")
        guide = player.table.guide
        words = guide.note().text
        best = player.match.spec.to_text(guide.puzzle.right[0].codes[0])
        assert ("You:" in words) == (f"retire {mine}" != best)
        first, *_ = (line for line in words.splitlines() if line.startswith("- "))
        assert words.startswith("# Solved!")
        assert f"office {mine}" in first
        assert f"office {other}" not in first
        equal = next(line for line in words.splitlines() if line.startswith("As good:"))
        assert f"office {other}" in equal
        assert f"office {mine}" not in equal


def test_the_worse_turn_is_one_that_a_person_would_try(make_app: Callable[..., Any]) -> None:
    """Nobody thinks of taking a car off its ship before retiring."""
    player = solved(make_app, "s73-g13-t19", "retire 2")
    words = player.table.guide.note().text
    assert "Instead “Retire to sales office 6" in words
    assert "would cost 11 ± 3 points" in words
    assert "back from ship" not in words


def test_a_puzzle_that_is_over_offers_nothing(make_app: Callable[..., Any]) -> None:
    player = solved(make_app, "s72-g1-t76", "pass")
    table = player.table
    assert table.guide.result == MISSED
    assert table.controller.position().options == ()
    assert not player.free
    for code in player.match.legal():
        assert table.view.targets(code) == []

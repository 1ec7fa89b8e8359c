"""Medals and puzzles among the statistics."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kraftwagen.engine import registry
from kraftwagen.learn.rating import MISSED, SOLVED
from kraftwagen.match.statistics import Statistics
from kraftwagen.tools.screenshots.statistics import sample_notes
from kraftwagen.ui.presenters.challenges import ChallengeBook
from kraftwagen.ui.presenters.puzzles import Puzzles
from kraftwagen.ui.scenes.history.statistics import StatisticsScene
from kraftwagen.ui.widgets import Button
from tests.ui.driver import above_menu


def test_medals_and_puzzles_are_told_beside_the_games(make_app: Callable[..., Any]) -> None:
    """They are no games: nothing of them is in the rates."""
    spec = registry.load("kraftwagen")
    app = make_app(games=[spec])
    Statistics(app.paths.data).add(sample_notes(spec, 4))
    driver = above_menu(app, StatisticsScene(), 3)
    figures = driver.scene.figures
    assert not [b for b in driver.widgets(Button) if b.text.startswith(("Chall", "Puzzles"))]
    challenges, puzzles = ChallengeBook(app, spec), Puzzles(app, spec)
    for number, medal in enumerate(("gold", "bronze", "")):
        challenges.note(challenges.challenges[number].id, medal, "game")
    for puzzle, result in zip(puzzles.book.puzzles, (SOLVED, SOLVED, MISSED), strict=False):
        puzzles.book.note(puzzle, result)
    said = f"2 of {len(puzzles.book.puzzles)} solved · 6 stars"
    app.routes.learning.challenges()
    app.stack.pop()
    driver.frame(3)
    assert driver.scene.figures == figures
    driver.press("Challenges: 1 gold, 0 silver, 1 bronze")
    assert driver.scene.name == "challenges"
    app.stack.pop()
    driver.frame(2)
    (button,) = (b for b in driver.widgets(Button) if b.text == f"Puzzles: {said}")
    driver.press(button.text)
    assert driver.scene.name == "puzzles"

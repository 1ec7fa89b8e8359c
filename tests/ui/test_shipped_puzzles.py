"""The puzzles and challenges that come with the games, in words and on the real tables."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from kraftwagen.engine import registry
from kraftwagen.ui.presenters.challenges import ChallengeBook
from kraftwagen.ui.presenters.puzzles import Puzzles
from tests.ui.playing import Player

GAMES = ("kraftwagen", "automania")
KEY = re.compile(r"\b[a-z_]+\.[a-z_]+\.[a-z_.]+|[{}]")
"""A key without words, or a gap that nothing filled."""


@pytest.fixture(params=GAMES)
def app(request: pytest.FixtureRequest, make_app: Callable[..., Any]) -> Any:
    return make_app(games=[registry.load(request.param)])


def test_hints_and_answers_are_said_in_words(app: Any) -> None:
    """One puzzle of each theme."""
    puzzles = Puzzles(app, app.game)
    themes = {one.theme: one for one in puzzles.book.puzzles}
    assert len(themes) > 9
    for heading in themes.values():
        one = puzzles.open(heading)
        assert one is not None
        names = [f"Player {seat}" for seat in range(one.seats)]
        said = [puzzles.hint(one, step) for step in (1, 2, 3)]
        said += [puzzles.listed(one, way) for way in one.right]
        said += [puzzles.begins(one, other.way) for other in one.others]
        assert all(said), one.id
        said += [puzzles.because(one, other.way, names) for other in one.others]
        wrong = [text for text in said if KEY.search(text) or "with with" in text]
        assert not wrong, one.id


def test_a_challenge_says_what_it_wants(app: Any) -> None:
    book = ChallengeBook(app, app.game)
    for one in book.challenges:
        said = [book.title(one), book.idea(one), book.opponents(one)]
        said += [book.demands(one.conditions(medal)) for medal in one.medals]
        assert all(said), one.id
        assert not [text for text in [*said, book.never(one)] if KEY.search(text)], one.id


def test_a_puzzle_is_solved_at_the_real_table(app: Any) -> None:
    app.settings.speed = "instant"
    app.routes.menu()
    app.routes.puzzles()
    player = Player(app)
    player.frame(2)
    puzzles = Puzzles(app, app.game)
    heading = next(one for one in puzzles.book.puzzles if one.theme == "sale")
    one = puzzles.open(heading)
    assert one is not None
    player.press(puzzles.title(heading))
    player.until_free()
    for code in one.right[0].codes:
        player.choose(code)
        player.settle(1.0)
    assert player.table.guide.result == "solved"

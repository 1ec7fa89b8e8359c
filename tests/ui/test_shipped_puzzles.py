"""The puzzles and challenges that come with the games, in words and on the real tables.

``EVERY=1`` plays all puzzles, in all their right ways and in a wrong one, and all challenges.
"""

from __future__ import annotations

import os
import random
import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from kraftwagen.engine import registry
from kraftwagen.ui.presenters.challenges import ChallengeBook
from kraftwagen.ui.presenters.puzzles import Puzzles
from kraftwagen.ui.routes import Routes
from kraftwagen.ui.scenes.learn.challenge_guide import ChallengeGuide
from kraftwagen.ui.scenes.learn.puzzle import AnswerGuide, PuzzleGuide
from tests.ui.beginnings import play_on
from tests.ui.driver import LEAP
from tests.ui.playing import Player, QuickRunner, draw_rarely

EVERY = bool(os.environ.get("EVERY"))
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


def judged(player: Player) -> str:
    """What came of the puzzle, and the picture of it."""
    for _ in range(600):
        guide, table = player.table.guide, player.table.controller
        if player.scene.name == "scoring":
            player.read_scoring()
        elif guide.result and not guide._left if isinstance(guide, AnswerGuide) else guide.result:
            if table.settled:
                player.table.draw(player.app.screen)
                return str(guide.result)
        player.frame(dt=LEAP)
    raise AssertionError("nothing comes of it")


def test_puzzles_are_played_to_their_last_step(app: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Right, wrong and answered by the window; in short one of every other theme."""
    draw_rarely(monkeypatch, 30)
    app.settings.speed = "instant"
    app.routes.menu()
    player = Player(app)
    puzzles = Puzzles(app, app.game)
    headings = list(puzzles.book.puzzles)
    short = list({one.theme: one for one in headings}.values())[::2]
    for heading in headings if EVERY else short:
        one = puzzles.open(heading)
        assert one is not None
        for way in one.right if EVERY else one.right[:1]:
            PuzzleGuide(app, puzzles, one, headings).play()
            player.frame()
            player.table.draw(app.screen)
            for code in way.codes:
                if not player.table.guide.result:
                    player.table.controller.decide(player.match.actor, code)
                    player.frame()
            assert judged(player) == "solved", one.id
        PuzzleGuide(app, puzzles, one, headings).play()
        player.frame()
        for code in one.others[0].way.codes:
            if not player.table.guide.result:
                player.table.controller.decide(player.match.actor, code)
                player.frame()
        assert judged(player) == "missed", one.id
        player.table.guide.solution()
        assert judged(player) == "missed", one.id
        player.table.guide.leave()


def test_challenges_are_begun_and_played_to_their_end(
    app: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first picture, then the last decisions and what was won; in short one of four."""
    draw_rarely(monkeypatch, 30)
    monkeypatch.setattr(ChallengeGuide, "make_runner", QuickRunner)
    app.settings.speed = "instant"
    app.routes = Routes(app)
    app.routes.menu()
    player, book, chance = Player(app), ChallengeBook(app, app.game), random.Random(1)
    for one in book.challenges if EVERY else book.challenges[::4]:
        app.routes.start_challenge(app.game, one.id)
        player.frame(3)
        player.table.draw(app.screen)
        match = player.match
        assert match.record.header.challenge == one.id
        while not match.is_over:
            match.submit(match.actor, chance.choice(match.legal()))
        # Taken up again shortly before the end.
        record = match.record
        begun = replace(record, decisions=record.decisions[:-4]).with_header(finished=False)
        app.routes.continue_match(begun)
        player.frame()
        play_on(player, chance)
        assert player.scene.name == "challenge_end", one.id
        player.scene.draw(app.screen)

"""The puzzles and challenges that come with the games, in words and on the real tables.

``EVERY=1`` plays all puzzles, in all their right ways and in a wrong one, and all challenges.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from kraftwagen.engine import registry
from kraftwagen.learn.puzzles import Puzzle
from kraftwagen.learn.rating import MISSED
from kraftwagen.learn.weighing import Turn, Way
from kraftwagen.ui.presenters.challenges import ChallengeBook
from kraftwagen.ui.presenters.puzzles import Puzzles
from kraftwagen.ui.routes import Routes
from kraftwagen.ui.scenes.learn.challenge_guide import ChallengeGuide
from kraftwagen.ui.scenes.learn.puzzle import AnswerGuide, PuzzleGuide
from kraftwagen.ui.widgets import Button
from tests.every import EVERY, pairs
from tests.games import GAMES
from tests.ui.beginnings import play_on
from tests.ui.driver import LEAP
from tests.ui.playing import Player, QuickRunner, draw_rarely

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
        said += [puzzles.listed(one, way.codes) for way in one.right]
        said += [
            puzzles.differs(one, other.way, way.codes) for way in one.right for other in one.others
        ]
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
    app.routes.learning.puzzles(theme="sale")
    player = Player(app)
    player.frame(2)
    puzzles = Puzzles(app, app.game)
    heading = next(one for one in puzzles.book.puzzles if one.theme == "sale")
    one = puzzles.open(heading)
    assert one is not None
    player.press(puzzles.title(heading))
    player.until_free()
    begun = len(player.match.steps)
    for at, code in enumerate(one.right[0].codes):
        if len(player.match.steps) == begun + at:  # what is forced plays itself
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


def missing(puzzles: Puzzles, one: Puzzle) -> Way:
    """The best way that does not solve a puzzle."""
    turn = Turn(puzzles.spec, one.start(puzzles.spec))
    return next(o.way for o in one.others if not one.solved_by(turn, o.way.codes))


def test_a_goal_is_solved_by_every_turn_that_reaches_it(app: Any) -> None:
    """Even by one that is not the best: then the best is told."""
    app.settings.speed = "instant"
    app.routes.menu()
    player, puzzles = Player(app), Puzzles(app, app.game)
    one, way = next(
        (one, other.way)
        for one in filter(None, map(puzzles.open, puzzles.book.puzzles))
        for other in one.others
        if one.goal is not None
        and one.solved_by(Turn(puzzles.spec, one.start(puzzles.spec)), other.way.codes)
    )
    PuzzleGuide(app, puzzles, one, puzzles.book.puzzles).play()
    player.frame()
    assert player.table.guide.note().title.endswith(puzzles.question(one))
    for code in way.codes:
        player.table.controller.decide(player.match.actor, code)
        player.frame()
    assert judged(player) == "solved"
    words = player.table.guide.note().text
    assert "You:" in words
    assert "Better still: " in words
    assert "Instead" not in words


def test_puzzles_are_played_to_their_last_step(app: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Right, wrong and answered by the window; in short one of every sixth theme."""
    draw_rarely(monkeypatch, 30)
    app.settings.speed = "instant"
    app.routes.menu()
    player = Player(app)
    puzzles = Puzzles(app, app.game)
    headings = list(puzzles.book.puzzles)
    short = list({one.theme: one for one in headings}.values())[::6]
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
        for code in missing(puzzles, one).codes:
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
    """The first picture, then the last decisions and what was won; in short one of twelve."""
    draw_rarely(monkeypatch, 30)
    monkeypatch.setattr(ChallengeGuide, "make_runner", QuickRunner)
    app.settings.speed = "instant"
    app.routes = Routes(app)
    app.routes.menu()
    player, book, chance = Player(app), ChallengeBook(app, app.game), random.Random(1)
    for one in book.challenges if EVERY else book.challenges[::12]:
        app.routes.learning.start_challenge(app.game, one.id)
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


# -- the words fit the turn that was made


def test_a_worse_turn_is_told_by_what_is_different_in_it(app: Any) -> None:
    """Never by a decision that the right turn has, too."""
    puzzles = Puzzles(app, app.game)
    for heading in puzzles.book.puzzles[::6]:
        one = puzzles.open(heading)
        assert one is not None
        for way in one.right:
            rival = puzzles.rival(one, way.codes)
            assert rival in one.others
            words = puzzles.differs(one, rival.way, way.codes)
            assert f"- {words}" not in puzzles.listed(one, way.codes).splitlines(), one.id


@pytest.mark.parametrize(("size", "scale"), pairs([(1280, 720), (1920, 1080)], [1.5, 1.0]))
def test_no_button_of_a_note_is_cut_off(
    make_app: Callable[..., Any], size: tuple[int, int], scale: float
) -> None:
    """Each window at one of the scales; ``EVERY=1``: at all."""
    app = make_app(games=[registry.load("kraftwagen")], size=size)
    app.settings.speed = "instant"
    app.set_scale(scale)
    app.routes.menu()
    puzzles = Puzzles(app, app.game)
    found = puzzles.open(puzzles.book.puzzles[0])
    assert found is not None
    guide = PuzzleGuide(app, puzzles, found, puzzles.book.puzzles)
    guide.play()
    player = Player(app)
    for step in range(3):
        if step == 1:
            guide._end(MISSED, "Not yet.")
        if step == 2:
            guide.solution()
        player.settle(1.0)
        panel = player.table.note_panel
        shown = [w for w in panel._widgets if isinstance(w, Button) and w.text]
        assert len(shown) == 2, step
        for button in shown:
            need = app.resources.text_size(button.text, app.theme.style("button_small"))[0]
            assert button.rect.w >= need + app.theme.px(24), button.text
            assert panel.rect.contains(button.rect)

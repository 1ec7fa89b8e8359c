"""The puzzles that come with the games: solvable, proved again, something for everybody."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

import pytest

from kraftwagen.engine import registry
from kraftwagen.engine.spec import GameSpec
from kraftwagen.learn import puzzles, themes
from kraftwagen.learn.puzzles import Puzzle, PuzzleFile
from kraftwagen.learn.rulebook import read_rulebook
from kraftwagen.learn.weighing import Turn
from kraftwagen.tools import mining, puzzle_labels
from kraftwagen.tools.mining import LEAST
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.platform.paths import assets_dir, learn_folder
from tests.every import in_turn
from tests.games import GAMES, each_game, sample
from tests.games.record import Puzzles


@dataclass(frozen=True)
class Shipped:
    """The puzzles of one game."""

    spec: GameSpec[Any]
    data: str
    found: list[Puzzle]
    wanted: Puzzles


@pytest.fixture(scope="module", params=GAMES)
def shipped(request: pytest.FixtureRequest) -> Shipped:
    spec = registry.load(request.param)
    path = learn_folder(assets_dir(), spec.id) / puzzles.FILE
    found, faults = puzzles.load(spec, path)
    assert not faults
    return Shipped(spec, PuzzleFile(spec, path).data, found, sample(spec.id).puzzles)


def test_every_puzzle_of_the_game_can_be_solved(shipped: Shipped) -> None:
    """Reading them has played every way to its end; and each is clearly better than the rest."""
    assert len(shipped.found) >= shipped.wanted.least
    for one in shipped.found:
        turn = Turn(shipped.spec, one.start(shipped.spec))
        wrong = [other for other in one.others if not one.solved_by(turn, other.way.codes)]
        assert all(other.loss.chance >= 0.8 * LEAST for other in wrong), one.id
        assert all(other.loss.certain for other in one.others), one.id
        assert len(one.others) >= (1 if one.theme == "demands" else 3), one.id


def test_every_puzzle_was_proved_with_another_seed_and_twice_the_budget(shipped: Shipped) -> None:
    assert shipped.data == shipped.spec.data_digest, "prove them again: kraftwagen puzzles check"
    for one in shipped.found:
        assert one.proved is not None, one.id
        assert not one.id.startswith(f"s{one.proved.seed}-"), "found with the same seed"
        assert one.proved.draws >= 2 * mining.USUAL.sure, one.id
        assert one.proved.lead.certain, one.id
    every = sum(one.proved is not None and one.proved.ways > 0 for one in shipped.found)
    assert 10 * every >= shipped.wanted.exhaustive * len(shipped.found)


def test_what_a_puzzle_is_about_is_computed(shipped: Shipped) -> None:
    """Its theme and the chapters that its card names."""
    spec = shipped.spec
    book = read_rulebook(learn_folder(assets_dir(), spec.id), spec, lambda key: True)
    for one in in_turn(shipped.found, 0, 6):
        labelled = puzzle_labels.labelled(spec, one, book)
        assert (labelled.theme, labelled.needs) == (one.theme, one.needs), one.id
        assert one.theme in themes.known(spec)


def test_a_third_ask_for_a_goal_that_most_tries_miss(shipped: Shipped) -> None:
    """Reading them has shown that their right ways reach it. One of four; ``EVERY=1``: all."""
    spec, aimed = shipped.spec, [one for one in shipped.found if one.goal is not None]
    assert 3 * len(aimed) >= len(shipped.found)
    for one in in_turn(aimed, 1, 4):
        assert one.goal is not None
        start = one.start(spec)
        assert puzzle_labels.failing(spec, start, one.goal) >= puzzle_labels.HALF, one.id
        assert puzzle_labels.sure(spec, start, one.goal, one.right), one.id


def test_there_is_something_for_everybody(shipped: Shipped) -> None:
    wanted, found = shipped.wanted, shipped.found
    easy = [one for one in found if one.difficulty <= 2]
    assert len(easy) >= wanted.easy, "a first player has something"
    assert {one.difficulty for one in found} == {1, 2, 3, 4, 5}
    assert {one.seats for one in found} == {2, 3, 4}
    assert {one.position[wanted.stage] for one in found} == {*range(1, wanted.stages + 1)}
    assert sum(one.position[sample(shipped.spec.id).variant] is True for one in found) >= 10
    about = Counter(one.theme for one in found)
    known = themes.known(shipped.spec)
    assert {theme for theme in known if about[theme] < 3} == wanted.rare


def test_nothing_secret_is_needed(shipped: Shipped) -> None:
    """Whatever others hold and whatever comes: a right way is there all the same."""
    spec = shipped.spec
    for one in shipped.found:
        start = one.start(spec)
        seen = spec.observe(start, spec.actor(start))
        for draw in range(3):
            turn = Turn(spec, spec.determinize(seen, draw))
            assert any(turn.end(way.codes) is not None for way in one.right), one.id


@each_game
def test_every_theme_and_every_goal_has_words(game: str) -> None:
    tr = Translator(assets_dir() / "locale")
    spec = registry.load(game)
    state = spec.new(spec.seats[0], 1, {})
    for theme in themes.known(spec):
        assert tr.has(f"{game}.learn.puzzles.theme.{theme}"), theme
    for goal in spec.goals(state, state, (), 0):
        assert tr.has(f"{game}.learn.puzzles.goal.{goal}"), goal

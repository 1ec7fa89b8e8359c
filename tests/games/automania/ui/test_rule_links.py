"""Automania: every line of the log, decision, reason, tip and step of a lesson has its rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from kraftwagen.engine.reasons import Reason
from kraftwagen.ui.platform.paths import assets_dir, learn_folder
from kraftwagen.ui.presenters import advice
from kraftwagen.ui.presenters.lessons import Lessons
from kraftwagen.ui.presenters.rulebook import load_book
from kraftwagen.ui.shell.app import App
from kraftwagen.ui.tables.hooks import load_hooks
from tests.games.automania.table import GAME
from tests.games.automania.ui.at_table import NAMES, moments, position
from tests.games.automania.whole_games import played
from tests.ui.english import ENGLISH
from tests.ui.test_rule_links import leaves

HOOKS = load_hooks(GAME, ENGLISH)
BOOK = load_book(GAME, ENGLISH, learn_folder(assets_dir(), GAME.id))


def is_there(rule: str) -> bool:
    return BOOK.place(rule) is not None


@pytest.mark.parametrize("number", [1, 2, 3])
def test_every_line_of_the_log_has_its_rule(number: int) -> None:
    game = played(number)
    lines = [line for event in game.happened for line in HOOKS.log(event, game.state, NAMES)]
    assert len(lines) > 100
    assert [line.text for line in lines if not is_there(line.rule)] == []


def test_every_decision_and_refusal_has_its_rule() -> None:
    for state, _ in moments().values():
        for option in position(state).options:
            assert option.code is None or is_there(HOOKS.rule(option.code))
            assert option.reason is None or is_there(HOOKS.rule(option.reason)), option.reason


def test_every_reason_of_a_bot_has_its_rule() -> None:
    code = GAME.legal(GAME.new(3, 1, {}))[0]
    own = {key.removesuffix(".plain") for key in leaves(ENGLISH.data("automania.advice.why"))}
    assert len(own) > 20
    for key in own | set(leaves(ENGLISH.data("advice.why"))):
        assert is_there(advice.rule_of(HOOKS, Reason(key, "-"), code)), key


def test_every_tip_of_a_first_game_has_its_rule() -> None:
    tips = {tip for state, _ in moments().values() for tip in HOOKS.tips(position(state))}
    assert len(tips) > 3
    assert [tip.name for tip in tips if not is_there(tip.rule)] == []


def test_every_step_of_every_lesson_has_its_rule(make_app: Callable[..., App]) -> None:
    lessons: Any = Lessons(make_app(games=[GAME]), GAME)
    steps = [(one.id, step) for one in lessons.all for step in one.steps]
    assert len(steps) > 40
    assert {(name, step.words) for name, step in steps if not is_there(lessons.rule(step))} == set()

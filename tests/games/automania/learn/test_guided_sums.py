"""The sums that the guided game names are those on the table, whichever way was chosen."""

from __future__ import annotations

import re

import pytest

from kraftwagen.games.automania import events
from kraftwagen.learn.lessons import follow, load_lessons
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.platform.paths import assets_dir, learn_folder
from kraftwagen.ui.platform.system import languages
from tests.games.automania.table import GAME

LATE = re.compile(r"\d\d+")
"""Numbers of a sentence that are sums: nothing else at this point has two digits."""


def _ends() -> list[set[int]]:
    """The scores of all seats after the last sale, by each right way through the last part."""
    found, _ = load_lessons(learn_folder(assets_dir(), "automania") / "guided", GAME)
    last = found[-1]
    states = [GAME.from_position(last.position)]
    for step in last.steps:
        if step.goal is None:
            continue
        ways = [follow(GAME, state, code) for state in states for code in GAME.legal(state)
                if step.goal.met(code, follow(GAME, state, code)[1])]  # fmt: skip
        states = [after for after, _ in ways]
        for code in step.script:
            ways = [follow(GAME, state, code) for state in states]
            states = [after for after, _ in ways]
            assert all(isinstance(out[-1], events.GameEnded) for _, out in ways)
    assert len(states) > 1
    return [set(GAME.scores(state)) for state in states]


@pytest.mark.parametrize("language", languages(assets_dir()))
def test_a_sum_that_is_named_is_right_after_every_choice(language: str) -> None:
    said = Translator(assets_dir() / "locale", language)("automania.guided.aim.sell_why")
    assert all({int(one) for one in LATE.findall(said)} <= scores for scores in _ends())

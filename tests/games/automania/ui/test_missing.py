"""A place that one cannot pay for says what is missing, and no other place does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from kraftwagen.games.automania.rules import workers
from kraftwagen.ui.presenters.lessons import GUIDED
from kraftwagen.ui.tables.automania.preview import missing as signs
from kraftwagen.ui.tables.automania.preview.interaction import interactions
from kraftwagen.ui.tables.automania.preview.missing import missing
from tests.games.automania.table import GAME
from tests.games.automania.whole_games import decisions
from tests.ui.learning import until_step
from tests.ui.playing import Player


def test_what_is_missing_is_what_the_rules_ask_for() -> None:
    seen = set()
    for number in (1, 2, 5):
        for state, _, _ in decisions(number):
            seat = state.current
            ways = interactions(state, GAME.explain(state, seat))
            lawful = {way.targets[0] for way in ways if way.option.ok and way.targets}
            for key, (what, count) in missing(ways).items():
                assert key not in lawful
                assert count > 0
                if key[0] == "action" and what == "workers":
                    assert workers.needed(state, int(key[1])) == state.home[seat] + count
                seen.add((key[0], what))
    assert ("action", "workers") in seen


def test_a_covered_place_says_nothing(
    make_app: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    app, drawn, sign = make_app(games=[GAME], library=None), set[Any](), signs._sign

    def watched(pad: Any, *what: Any) -> Any:
        drawn.add(what)
        return sign(pad, *what)

    monkeypatch.setattr(signs, "_sign", watched)
    app.routes.menu()
    app.routes.learning.lesson(GAME.id, "aim", 0, course=GUIDED)
    player = Player(app)
    until_step(player)
    drawn.clear()
    player.table.view.rebuild(player.table.controller.position())
    player.frame()
    assert drawn == {("workers", 1)}, "the corner alone is seen"

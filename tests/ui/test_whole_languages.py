"""A game of each game in every language, clicked from the first question to its results.

In short a short game in one language, ``EVERY=1`` plays a whole one in all.
"""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from kraftwagen.engine import registry
from kraftwagen.ui.shell.app import App
from tests.every import EVERY
from tests.games import GAMES
from tests.ui.playing import draw_rarely, match_of, set_up, sit_down
from tests.ui.text_sizes import LANGUAGES

ROWS = [
    (game, language)
    for number, game in enumerate(GAMES)
    for other, language in enumerate(LANGUAGES)
    if EVERY or other == number + 1
]


@pytest.mark.parametrize(("game", "language"), ROWS)
def test_a_game_is_told_in_every_language(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch, game: str, language: str
) -> None:
    """Whatever is said meanwhile has a text, and no text lacks a value."""
    draw_rarely(monkeypatch, 6)
    spec = registry.load(game)
    app = set_up(make_app, spec)
    app.set_language(language)
    match = match_of(spec, "Ada", "Bruno", bots=1, options={"short": not EVERY})
    player, chance = sit_down(app, match, saves=False), random.Random(7)
    decided = 0
    while not (match.is_over and player.table.controller.settled) and player.pass_covers():
        player.until_free()
        if player.scene.name == "table" and player.free:
            player.choose(chance.choice(match.legal()))
            decided += 1
        player.frame()
    assert decided > 15
    assert app.tr.missing == set()

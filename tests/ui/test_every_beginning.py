"""Each game begun at every kind of question, in every way there is, and played on in the window.

``EVERY=1`` plays each of them to its end, in each of the ways, at each speed.
``KRAFTWAGEN_COMPILE=1`` does the same with the compiled rules.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from kraftwagen.engine import registry
from kraftwagen.ui.presenters.library import MatchLibrary
from kraftwagen.ui.routes import Routes
from kraftwagen.ui.scenes.table.scene import TableScene
from kraftwagen.ui.shell.app import App
from kraftwagen.ui.tables.director import SPEEDS
from tests.every import EVERY, in_turn
from tests.games import GAMES
from tests.ui.beginnings import (
    WAYS,
    Moment,
    by_hand,
    changed,
    early_moments,
    last_moments,
    play_on,
)
from tests.ui.playing import Player, QuickRunner, draw_rarely

_FAR = 25
"""With more decisions left a game is not played to its end in short."""
_NEAR = 25
"""With more decisions left it is not played to its end at a speed that shows each of them."""


@pytest.fixture
def player(make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch) -> Player:
    draw_rarely(monkeypatch, 30)
    monkeypatch.setitem(TableScene.__init__.__kwdefaults__, "make_runner", QuickRunner)
    games: list[Any] = [registry.load(game) for game in GAMES]
    app = make_app(games=games, routes=Routes)
    app.library = MatchLibrary(app.paths.saves, games, app.tr)
    app.settings.speed = "instant"
    app.routes.menu()
    random.seed(1)  # the sandbox draws what nobody has set up; some games end without a show
    return Player(app)


@contextmanager
def told(*about: object) -> Iterator[None]:
    """An error says what it was about."""
    try:
        yield
    except Exception as error:
        error.add_note(" / ".join(map(str, about)))
        raise


def begin(player: Player, way: Callable[[Player, Moment], None], one: Moment) -> None:
    """Sit down there; the table is drawn as it is, whatever is then decided by itself."""
    way(player, one)
    player.table.draw(player.app.screen)


@pytest.mark.parametrize(
    ("game", "way"),
    [(game, way) for number, game in enumerate(GAMES) for way in in_turn(WAYS, number)],
)
def test_a_game_begun_at_any_question_is_played_on_and_scored(
    player: Player, game: str, way: Callable[[Player, Moment], None]
) -> None:
    """In short an eighth of the questions, once: nearest to the end, in the ways by turns."""
    steps = 0
    for number, one in enumerate(last_moments(game)):
        if not EVERY and number % (4 * len(WAYS)) != WAYS.index(way):
            continue
        near = one.left <= _NEAR
        usual = "fast" if near and number % 3 == 0 else "instant"
        for speed in SPEEDS if EVERY and near else [usual]:
            with told(one, way.__name__, speed):
                player.app.settings.speed = speed
                begin(player, way, one)
                whole = EVERY or one.left <= _FAR
                steps += play_on(player, random.Random(number), None if whole else 1)
    assert steps > 5


@pytest.mark.parametrize("way", [by_hand, changed] if EVERY else [by_hand])
@pytest.mark.parametrize("game", GAMES)
def test_a_game_set_up_before_a_scoring_is_scored_from_there(
    player: Player, game: str, way: Callable[[Player, Moment], None]
) -> None:
    """What led there nobody has seen; in short one of four questions, to the next scoring."""
    for one in in_turn(early_moments(game), 0, 4):
        with told(one, way.__name__):
            begin(player, way, one)
            assert play_on(player, random.Random(1), None if EVERY else 1) > 0

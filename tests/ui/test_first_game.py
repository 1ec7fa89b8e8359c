"""Whoever has never played is offered one bright way."""

from __future__ import annotations

from collections.abc import Callable

from kraftwagen.engine import registry
from kraftwagen.ui.language.game_words import GameWords
from kraftwagen.ui.presenters.match_setup import MatchSetup
from kraftwagen.ui.shell.app import App
from kraftwagen.ui.widgets import Button
from tests.ui.driver import Driver


def test_a_game_with_tips_leaves_the_chosen_set_up_alone(make_app: Callable[..., App]) -> None:
    """Seats, bots and options that somebody chose are offered again by New game."""
    app = make_app(library=None, games=[registry.load("kraftwagen")])
    setup = MatchSetup(GameWords(app.tr, app.game), app.bots(app.game), count=4)
    setup.set_name(0, "Wilhelmine")
    chosen = setup.remember()
    app.settings.last_setup["kraftwagen"] = chosen
    app.routes.menu()
    driver = Driver(app)
    driver.frame()
    app.routes.learn()
    driver.frame()
    driver.press("Play with tips")
    driver.frame(3)
    driver.press("Let's play")
    seats = driver.scene.started["seats"]
    assert [seat.name for seat in seats][:1] == ["Wilhelmine"]
    assert len({seat.name for seat in seats}) == 3
    assert app.settings.last_setup["kraftwagen"] == chosen


def test_a_first_game_is_one_click(make_app: Callable[..., App]) -> None:
    """Nothing is asked; the card of the aim stands before the first move, where a game has one."""
    app = make_app(library=None, games=[registry.load("kraftwagen"), registry.load("toy")])
    app.routes.menu()
    driver = Driver(app)
    driver.frame()
    assert not [button for button in driver.widgets(Button) if button.text == "Continue"]
    driver.press("Play a first game")
    assert driver.scene.name == "aim"
    driver.frame(3)
    driver.press("Let's play")
    started = driver.scene.started
    mildest = app.bots(app.game)[0]
    assert [seat.controller for seat in started["seats"]] == ["person", mildest, mildest]
    # Afterwards it is no longer the first, and New game offers the same.
    app.routes.menu()
    driver.frame()
    assert not [button for button in driver.widgets(Button) if button.text == "Play a first game"]
    assert app.settings.last_setup["kraftwagen"]["count"] == 3
    app.choose_game("toy")
    app.routes.menu()
    driver.frame()
    driver.press("Play a first game")
    assert driver.scene.name == "fake_table"

"""Whoever has never played is offered one bright way."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kraftwagen.engine import registry
from kraftwagen.ui import launch
from kraftwagen.ui.language.game_words import GameWords
from kraftwagen.ui.platform.settings import load_settings
from kraftwagen.ui.presenters.match_setup import MatchSetup
from kraftwagen.ui.shell.app import App
from kraftwagen.ui.widgets import Button, ChoiceBar
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
    app.routes.learning.hub()
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


def test_where_the_system_has_larger_words_their_size_is_asked_once(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(launch, "text_scale", lambda: 1.6)
    app = make_app()
    app.routes.menu()
    driver = Driver(app)
    list(launch._ask_for_size(app, iter(())))
    driver.frame()
    assert (driver.scene.name, app.theme.text) == ("text_size", 1.5)
    (sizes,) = driver.widgets(ChoiceBar)
    sizes.choose("1.25")
    driver.frame()
    driver.press("Looks good")
    assert (driver.scene.name, app.theme.text) == ("menu", 1.25)
    list(launch._ask_for_size(app, iter(())))
    driver.frame()
    assert driver.scene.name == "menu"
    assert load_settings(app.paths.settings_file)[0].text_size == 1.25


def test_words_as_usual_are_not_asked_about(
    make_app: Callable[..., App], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(launch, "text_scale", lambda: 1.0)
    app = make_app()
    app.routes.menu()
    list(launch._ask_for_size(app, iter(())))
    assert app.stack.top.name == "menu"


def test_every_button_keeps_its_place(make_app: Callable[..., App]) -> None:
    """Before and after a first game, with a game to continue and without one."""
    app = make_app(games=[registry.load("kraftwagen"), registry.load("toy")])
    library, orders = app.library, []
    for kept, setup in ((None, {}), (None, {"count": 2}), (library, {}), (library, {"count": 2})):
        app.library, app.settings.last_setup = kept, {"kraftwagen": setup}
        app.routes.menu()
        driver = Driver(app)
        driver.frame()
        orders.append([button.text for button in driver.widgets(Button)])
    assert len({tuple(order[1:]) for order in orders}) == 1
    assert [order[0] for order in orders] == [
        "Play a first game",
        "Continue",
        "Continue",
        "Continue",
    ]


def test_what_is_played_alone_has_a_page(make_app: Callable[..., App]) -> None:
    app = make_app(games=[registry.load("kraftwagen"), registry.load("toy")])
    app.routes.menu()
    driver = Driver(app)
    driver.press("Play alone")
    for words, page in (
        ("Game of the day", "daily"),
        ("Puzzles", "puzzles"),
        ("Challenges", "challenges"),
    ):
        driver.press(words)
        assert driver.scene.name == page
        driver.press("Back")
        assert driver.scene.name == "alone"

"""Money to begin with: chosen in the new-match scene, remembered, checked by the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from kraftwagen.engine import registry
from kraftwagen.ui.presenters.match_setup import MatchSetup, recall
from kraftwagen.ui.scenes.setup.new_match import NewMatchScene
from kraftwagen.ui.widgets import TextEntry
from tests.ui.driver import Driver
from tests.ui.english import KRAFTWAGEN

SPEC = registry.load("kraftwagen")


@pytest.fixture
def driver(make_app: Callable[..., Any]) -> Driver:
    app = make_app(games=[SPEC])
    app.stack.push(NewMatchScene())
    return Driver(app)


def money(driver: Driver) -> list[TextEntry]:
    return [entry for entry in driver.widgets(TextEntry) if entry.tip.startswith("Money")]


def test_money_is_typed_for_each_seat_and_played_with(driver: Driver) -> None:
    assert money(driver) == []
    driver.click(driver.check("Handicap"))
    assert len(money(driver)) == 3
    driver.click(money(driver)[1])
    driver.type("12")
    driver.press("Start the game")
    assert driver.scene.name == "fake_table"
    chosen = {"short": False, "special_tiles": False, "handicap": [0, 12, 0]}
    assert driver.scene.started["options"] == chosen


def test_too_much_is_refused_in_one_sentence(driver: Driver) -> None:
    driver.click(driver.check("Handicap"))
    driver.click(money(driver)[0])
    driver.type("21")
    assert not driver.scene._go.widget.is_enabled
    label = driver.scene._problem.widget
    assert label.text == "Handicap: a number from 0 to 20."


def test_whatever_prevents_a_start_has_room(driver: Driver) -> None:
    """The page is not laid out anew while somebody types."""
    label = driver.scene._problem.widget
    driver.scene.setup.seats[0].name = "\u0e01"
    driver.scene._check()
    assert "letter cannot be shown" in label.text
    style = driver.app.theme.style("bold")
    assert driver.app.resources.text_size(label.text, style, label.rect.w)[1] <= label.rect.h


def test_too_much_that_was_left_standing_is_forgotten() -> None:
    """Or the menu, which draws the next table ahead, could not begin that game."""
    setup = MatchSetup(KRAFTWAGEN, ["random"])
    setup.uses_per_seat = True
    setup.seats[0].number, setup.seats[1].number = "21", "20"
    again = recall(KRAFTWAGEN, setup.remember(), ["random"])
    assert [seat.number for seat in again.seats[:2]] == ["", "20"]
    assert KRAFTWAGEN.spec.new(again.count, 0, again.chosen_options())


def test_money_is_remembered_and_forgotten_with_the_switch() -> None:
    setup = MatchSetup(KRAFTWAGEN, ["random"])
    setup.uses_per_seat = True
    setup.seats[0].number = "7"
    assert setup.chosen_options()["handicap"] == [7, 0, 0]
    again = recall(KRAFTWAGEN, setup.remember(), ["random"])
    assert again.chosen_options() == setup.chosen_options()
    again.uses_per_seat = False
    assert again.chosen_options()["handicap"] == []


def test_kept_choices_of_old_still_count() -> None:
    kept = {"count": 2, "seats": [["person", "Ada"], ["random", ""]], "options": {}}
    setup = recall(KRAFTWAGEN, kept, ["random"])
    assert (setup.seats[0].name, setup.seats[0].number) == ("Ada", "")
    assert not setup.uses_per_seat

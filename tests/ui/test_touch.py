"""Fingers: a tap is a click, a long press only looks, a drag drags or scrolls."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from kraftwagen.ui.platform.touch import LONG
from kraftwagen.ui.widgets import Button, Slider
from tests.ui.driver import STEP
from tests.ui.pads import Pad


@pytest.fixture
def hand(make_app: Callable[..., Any]) -> Pad:
    app = make_app()
    app.routes.menu()
    return Pad(app)


def test_a_tap_is_a_click(hand: Pad) -> None:
    hand.tap(hand.button("Settings"))
    assert hand.scene.name == "settings"
    assert hand.app.devices.in_use == "touch"


def test_what_the_system_makes_of_a_finger_does_not_count_again(hand: Pad) -> None:
    at = hand.button("Settings").rect.center
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        hand._post(kind, pos=at, button=1, touch=True)
    assert hand.scene.name == "menu"
    hand.tap(at)
    assert hand.scene.name == "settings"


def test_a_long_press_shows_the_tip_and_does_nothing(hand: Pad) -> None:
    hand.tap((5, 5))  # the first tap makes everything larger
    hand.app.routes.new_match()
    hand.frame()
    hand.scene.area.reveal(hand.button("Enter a code").rect)
    hand.finger(pygame.FINGERDOWN, hand.button("Enter a code").rect.center)
    hand.settle(LONG + 2 * STEP)
    assert hand.scene.ui._tip is not None
    hand.finger(pygame.FINGERUP, hand.button("Enter a code").rect.center)
    assert hand.scene.name == "new_match"
    assert hand.scene.ui._tip is not None  # to be read without a finger in the way


def test_a_finger_that_slides_off_takes_its_press_back(hand: Pad) -> None:
    at = hand.button("Settings").rect.center
    hand.swipe(at, (at[0] + 500, at[1]))
    assert hand.scene.name == "menu"


def test_a_page_is_drawn_along_by_a_finger(hand: Pad) -> None:
    hand.tap(hand.button("Settings"))
    hand.resize(800, 560)
    area = hand.scene.area
    assert area.furthest > 200
    hand.swipe((30, 500), (30, 300))
    assert area.offset == pytest.approx(200, abs=2)
    hand.swipe((30, 300), (30, 350))
    assert area.offset == pytest.approx(150, abs=2)


def test_a_slider_follows_a_finger_on_a_page_that_scrolls(hand: Pad) -> None:
    hand.tap(hand.button("Settings"))
    sliders = [w for w in hand.widgets(Slider) if w.visible]
    if not sliders:
        pytest.skip("no sound here")
    slider = sliders[0]
    hand.scene.area.reveal(slider.rect)
    hand.swipe(slider.rect.center, (slider.rect.left + 2, slider.rect.centery))
    assert slider.value == 0.0


def test_a_tap_beside_a_small_thing_means_it(hand: Pad) -> None:
    ui = hand.scene.ui
    made = Button(ui, pygame.Rect(900, 300, 20, 20), "", lambda: None)
    assert ui.aim((890, 310)) == (900, 310)
    assert ui.aim((910, 321)) == (910, 319)
    assert ui.aim((885, 310)) == (885, 310)
    made.kill()


def test_targets_are_large_enough_for_fingers(make_app: Callable[..., Any]) -> None:
    app = make_app(size=(1024, 600))
    app.routes.menu()
    hand = Pad(app)
    assert min(b.rect.h for b in hand.widgets(Button)) < 44
    hand.tap((5, 5))
    assert min(b.rect.h for b in hand.widgets(Button)) >= 44


def test_a_name_is_typed_with_a_finger(hand: Pad) -> None:
    hand.app.routes.new_match()
    hand.tap((5, 5))
    hand.tap(hand.entry(0))
    assert hand.scene.name == "screen_keyboard"
    before = hand.scene.text
    hand.tap(hand.button("z"))
    hand.tap(hand.button("Done"))
    assert hand.entry(0).text == f"{before}z"


def test_a_second_finger_takes_the_first_one_back(hand: Pad) -> None:
    at = hand.button("Settings").rect.center
    hand.finger(pygame.FINGERDOWN, at)
    hand.finger(pygame.FINGERDOWN, (at[0] + 200, at[1]), 1)
    hand.finger(pygame.FINGERUP, (at[0] + 200, at[1]), 1)
    hand.finger(pygame.FINGERUP, at)
    assert hand.scene.name == "menu"

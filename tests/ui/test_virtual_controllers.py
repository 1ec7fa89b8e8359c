"""From SDL to the screen: controllers that SDL pretends to have, plugged in and out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pygame
import pytest

from kraftwagen.ui.platform.buttons import Make
from kraftwagen.ui.shell.app import App
from tests.ui.driver import Driver
from tests.ui.virtual_pads import VirtualPad, library


@pytest.fixture
def driver(make_app: Callable[..., App]) -> Iterator[Driver]:
    app = make_app()
    app.routes.menu()
    app.devices.controllers.start()
    yield Driver(app)
    app.devices.controllers.close()


@pytest.fixture
def plug(driver: Driver) -> Iterator[Callable[..., VirtualPad]]:
    sdl = library()
    if sdl is None or not hasattr(sdl, "SDL_JoystickAttachVirtualEx"):
        pytest.skip("this SDL has no virtual joysticks")
    made: list[VirtualPad] = []

    def new(name: str, vendor: int = 0x045E, product: int = 0x028E) -> VirtualPad:
        made.append(VirtualPad(sdl, name, vendor, product))
        driver.frame(2)
        return made[-1]

    yield new
    for pad in made:
        if pad.number >= 0 and driver.app.devices.controllers.count:
            pad.unplug()


def push(driver: Driver, pad: VirtualPad, button: int) -> None:
    for down in (True, False):
        pad.press(button, down)
        driver.frame(2)


A, DOWN = pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_DPAD_DOWN


def test_a_controller_is_plugged_in_played_with_and_taken_away(
    driver: Driver, plug: Callable[..., Any]
) -> None:
    pads = driver.app.devices.controllers
    assert pads.count == 0
    pad = plug("DualSense Wireless Controller", 0x054C, 0x0CE6)
    assert (pads.count, pads.names) == (1, ["DualSense Wireless Controller"])
    push(driver, pad, DOWN)
    assert driver.app.devices.controller
    assert pads.make is Make.SHAPES
    assert driver.app.keys.hint("undo") == "Square"
    pad.lean(pygame.CONTROLLER_AXIS_LEFTY, 30_000)
    driver.frame(2)
    pad.lean(pygame.CONTROLLER_AXIS_LEFTY, 0)
    driver.frame(2)
    assert driver.scene.ui.focus.current is driver.button("New game")
    push(driver, pad, A)
    assert driver.scene.name == "new_match"
    pad.unplug()
    driver.frame(2)
    assert pads.count == 0
    assert driver.app.size == driver.app.window_size  # without the bar of its buttons


def test_two_controllers_in_one_window(driver: Driver, plug: Callable[..., Any]) -> None:
    first, second = plug("Xbox 360 Controller"), plug("Pro Controller", 0x057E, 0x2009)
    pads = driver.app.devices.controllers
    assert pads.count == 2
    push(driver, first, DOWN)
    push(driver, first, DOWN)
    push(driver, second, DOWN)
    assert driver.scene.ui.focus.current is driver.button("Play alone")
    assert pads.make is Make.NINTENDO


def test_a_controller_is_felt(driver: Driver, plug: Callable[..., Any]) -> None:
    pad = plug("Xbox 360 Controller")
    push(driver, pad, DOWN)
    pads = driver.app.devices.controllers
    pads.felt = frozenset({"your_turn"})
    driver.app.settings.rumble = True
    driver.app.sound.play("your_turn")
    assert len(pad.shaken) == 1
    assert all(0 < motor < 65_536 for motor in pad.shaken[0])


def test_a_controller_that_is_there_before_the_window_looks_is_found(
    driver: Driver, plug: Callable[..., Any]
) -> None:
    pads = driver.app.devices.controllers
    pads.close()
    pygame.joystick.init()
    pad = plug("Xbox 360 Controller")
    pygame.event.clear()
    assert pads.count == 0
    pads._started = False
    pads.start()
    driver.frame(2)
    assert pads.count == 1
    push(driver, pad, DOWN)
    assert driver.app.devices.controller

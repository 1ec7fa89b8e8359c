"""A plugin of pytest with which tests of the window click by the system's own mouse.

Every click of ``Driver`` then goes through xdotool, the X server and SDL into a real window::

    Xvfb :91 -screen 0 1280x720x24 &
    export DISPLAY=:91 SDL_VIDEODRIVER=x11 EVERY=1
    .venv/bin/python -m pytest -p no:xdist -p tests.e2e.real_mouse tests/ui/test_whole_languages.py
"""

from __future__ import annotations

import subprocess
import time
from typing import Any

import pygame
import pytest

from tests.ui import text_sizes
from tests.ui.driver import Driver

PATIENCE = 5.0
"""Seconds until an event that does not come is an error."""
presses = 0
"""How often the button was pressed."""


def pytest_configure(config: pytest.Config) -> None:
    """Move the real mouse instead of posting events; windows are as large as the screen."""
    text_sizes.LAYOUTS = (((1280, 720), 1.0),)
    tool = subprocess.Popen(["xdotool", "-"], stdin=subprocess.PIPE, text=True)
    assert tool.stdin is not None
    config.add_cleanup(tool.kill)
    config.add_cleanup(lambda: print(f"{presses} presses by the system's mouse"))

    def act(driver: Driver, command: str, kind: int) -> None:
        """Give a command and let the window run until its event has come."""
        tool.stdin.write(f"{command}\n")
        tool.stdin.flush()
        end, events = time.monotonic() + PATIENCE, list[Any]()
        while not any(event.type == kind for event in events):
            assert time.monotonic() < end, f"no event after {command!r}"
            time.sleep(0.001)
            events = pygame.event.get()
            driver.app.step(events, 1 / 60)

    def move(driver: Driver, at: tuple[float, float]) -> None:
        driver.at = (round(at[0]), round(at[1]))
        pygame.event.pump()
        left, top = pygame.display.get_window_position()
        if pygame.mouse.get_pos() != driver.at:
            act(driver, f"mousemove {left + driver.at[0]} {top + driver.at[1]}", pygame.MOUSEMOTION)
        driver.frame()

    def down(driver: Driver) -> None:
        global presses
        while len(driver.app.stack) and driver.scene.settles > 0:  # a person looks first
            driver.app.step([], 0.1)
        presses += 1
        act(driver, "mousedown 1", pygame.MOUSEBUTTONDOWN)

    def up(driver: Driver) -> None:
        act(driver, "mouseup 1", pygame.MOUSEBUTTONUP)

    for method in (move, down, up):
        setattr(Driver, method.__name__, method)

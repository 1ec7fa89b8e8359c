"""The window never becomes too small for use, wherever its size comes from."""

from __future__ import annotations

import json
import warnings
from pathlib import Path

import pygame
import pytest

from kraftwagen.ui.platform.settings import SMALLEST, load_settings
from kraftwagen.ui.platform.window import DisplayWindow

NARROW = (300, 1000)
WIDENED = (SMALLEST[0], 1000)


@pytest.fixture
def window() -> DisplayWindow:
    pygame.display.init()
    made = DisplayWindow()
    made.open(NARROW, False)
    return made


def least() -> tuple[int, int]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        wide, high = pygame.Window.from_display_module().minimum_size
    return wide, high


def test_a_size_from_the_file_of_settings_is_large_enough(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    file.write_text(json.dumps({"window": NARROW}), encoding="utf-8")
    assert load_settings(file)[0].window == WIDENED


def test_it_is_opened_large_enough_and_knows_its_smallest_size(window: DisplayWindow) -> None:
    assert (window.points, least()) == (WIDENED, SMALLEST)


def test_another_size_keeps_the_smallest_one(window: DisplayWindow) -> None:
    """Every new mode makes SDL forget it."""
    window.resize((900, 700))
    assert (window.points, least()) == ((900, 700), SMALLEST)
    window.resize((100, 100))
    assert window.points == SMALLEST


def test_what_the_system_makes_too_small_is_made_larger_once(window: DisplayWindow) -> None:
    """A system that insists is obeyed: else both would change the size for ever."""
    pygame.display.set_mode(NARROW)
    assert window.follow()
    assert window.points == WIDENED
    pygame.display.set_mode(NARROW)
    assert window.follow()
    assert window.points == NARROW

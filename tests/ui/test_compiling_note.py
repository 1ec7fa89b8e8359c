"""The menu tells quietly that the rules are being compiled beside it, and how that ended."""

from __future__ import annotations

import pygame
import pytest

from kraftwagen import compiled
from tests.ui.driver import Driver


def picture(driver: Driver) -> bytes:
    return pygame.image.tobytes(pygame.display.get_surface(), "RGB")


@pytest.mark.parametrize(
    ("end", "words"),
    [
        ("ready", "Bots think at full speed now; the rules have been compiled."),
        ("no_compiler", "Bots think more slowly: no C compiler was found for the rules."),
    ],
)
def test_compiling_and_its_end_are_told(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, end: str, words: str
) -> None:
    busy = [False]
    monkeypatch.setattr(compiled, "may_be_made", lambda: True)
    monkeypatch.setattr(compiled, "is_building", lambda: busy[0])
    monkeypatch.setattr(compiled, "condition", lambda: "building" if busy[0] else end)
    driver.app.routes.menu()
    driver.frame(80)
    assert driver.scene.compiling == ""
    before = picture(driver)
    busy[0] = True
    driver.frame(80)
    assert driver.scene.compiling == "Bots will soon think faster; the rules are being compiled."
    during = picture(driver)
    assert during != before
    busy[0] = False
    driver.frame(80)
    assert driver.scene.compiling == words
    assert picture(driver) not in (before, during)
    assert driver.scene.next_update() is None  # nothing more is to be expected: the window sleeps


def test_a_program_that_is_compiled_does_not_look(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiled, "condition", lambda: "compiled")
    monkeypatch.setattr(compiled, "is_building", lambda: True)
    driver.app.routes.menu()
    driver.frame(80)
    assert driver.scene.compiling == ""

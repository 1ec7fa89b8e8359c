"""The menu tells quietly and in plain words that the rules are being compiled beside it."""

from __future__ import annotations

import re

import pygame
import pytest

from kraftwagen import compiled
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.platform.paths import assets_dir
from kraftwagen.ui.platform.system import languages
from tests.ui.driver import Driver


def picture(driver: Driver) -> bytes:
    return pygame.image.tobytes(pygame.display.get_surface(), "RGB")


@pytest.mark.parametrize(
    ("end", "words"),
    [
        ("ready", "Bots think at full speed now; the program is ready."),
        ("no_compiler", ""),
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
    assert driver.scene.compiling == (
        "Bots will soon think faster; the program is still getting ready."
    )
    during = picture(driver)
    assert during != before
    busy[0] = False
    driver.frame(80)
    assert driver.scene.compiling == words
    assert picture(driver) != during
    assert (picture(driver) == before) is not bool(words)
    assert driver.scene.next_update() is None  # nothing more is to be expected: the window sleeps


@pytest.mark.parametrize("language", languages(assets_dir()))
def test_the_first_screen_speaks_of_no_compiling(language: str) -> None:
    """Rules and compilers are nothing to somebody who has come to play."""
    say = Translator(assets_dir() / "locale", language)
    for key in ("building", "ready"):
        words = say(f"settings.rules.{key}").lower()
        assert not re.search(r"k?ompil|regel|rule|regla|regol", words)


def test_a_program_that_is_compiled_does_not_look(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiled, "condition", lambda: "compiled")
    monkeypatch.setattr(compiled, "is_building", lambda: True)
    driver.app.routes.menu()
    driver.frame(80)
    assert driver.scene.compiling == ""

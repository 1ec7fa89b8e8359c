"""Somebody new is led through the guided game, with the mouse alone.

In English; with ``EVERY=1`` in every language.
"""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import pytest

from kraftwagen.learn.progress import FILE
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.platform.paths import assets_dir
from kraftwagen.ui.platform.system import languages
from tests.e2e.real_window import Window, display, missing, whole_game
from tests.e2e.test_real_window import set_speed
from tests.every import EVERY

pytestmark = [
    pytest.mark.window,
    pytest.mark.skipif(bool(missing()), reason=missing() or "all tools are there"),
]


_MOMENT = 1.0
"""Seconds until the window has answered, and Next has come where there is only to read."""


@whole_game
@pytest.mark.parametrize("language", languages(assets_dir()) if EVERY else ["en"])
def test_from_empty_settings_through_the_guided_game(tmp_path: Path, language: str) -> None:
    """The menu leads to it at once; in it, what is lit and what the note offers is enough."""
    tr = Translator(assets_dir() / "locale", language)
    following, end = tr("learn.lessons.next"), tr("table.end_turn")

    def asks(state: dict[str, Any]) -> bool:
        """Whether the lesson waits for somebody, or is over."""
        if state["scene"] != "table":
            return bool(state["scene"] == "lesson_done")
        may = state["lit"] or end in state["buttons"]
        return following in state["buttons"] or bool(state["options"] and may)

    with display() as screen:
        window = Window(screen, tmp_path, "--language", language)
        try:
            window.press(tr("menu.learn"))
            window.wait(asks, "the first step")
            set_speed(window, "instant")
            done = set[str]()
            while (state := window.wait(asks, "a step or the end"))["scene"] == "table":
                answer(window, state, done, following, end)
            window.press(tr("learn.lessons.list"))
            window.wait(lambda state: state["scene"] == "learn", "the list")
        finally:
            window.quit()
    kept = json.loads((tmp_path / FILE).read_text(encoding="utf-8"))
    parts = kept["games"]["kraftwagen"]["guided"].values()
    assert [part["done"] for part in parts] == [True] * 3
    assert min(part["took"] for part in parts) > 0


def answer(window: Window, state: dict[str, Any], done: set[str], following: str, end: str) -> None:
    """Press Next, else the first thing that is lit and was not pressed, else what finishes it."""
    here = f"{state['note']} {state['lit'][:1]}"
    if following in state["buttons"]:
        window.press(following)
    elif not state["lit"]:
        window.press(end)
    elif here not in done:
        window.click(state["lit"][0])
    else:  # All parts of a car are chosen: its panel is left, with a button of its own.
        window.click(state["options"][0]["clicks"][-1])
    done.add(here)
    time.sleep(_MOMENT)

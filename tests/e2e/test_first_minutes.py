"""Somebody new is led through the guided game, with the mouse alone."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import pytest

from kraftwagen.learn.progress import FILE
from tests.e2e.real_window import Window, display, missing
from tests.e2e.test_real_window import set_speed

pytestmark = [
    pytest.mark.window,
    pytest.mark.skipif(bool(missing()), reason=missing() or "all tools are there"),
]


_MOMENT = 1.0
"""Seconds until the window has answered, and Next has come where there is only to read."""


def test_from_empty_settings_through_the_guided_game(tmp_path: Path) -> None:
    """The menu leads to it at once; in it, what is lit and what the note offers is enough."""
    with display() as screen:
        window = Window(screen, tmp_path)
        try:
            window.press("Learn")
            window.wait(asks, "the first step")
            set_speed(window, "instant")
            done = set[str]()
            while (state := window.wait(asks, "a step or the end"))["scene"] == "table":
                answer(window, state, done)
            window.press("Leave the lesson")
            window.wait(lambda state: state["scene"] == "learn", "the list")
        finally:
            window.quit()
    kept = json.loads((tmp_path / FILE).read_text(encoding="utf-8"))
    parts = kept["games"]["kraftwagen"]["guided"].values()
    assert [part["done"] for part in parts] == [True] * 3
    assert min(part["took"] for part in parts) > 0


def asks(state: dict[str, Any]) -> bool:
    """Whether the lesson waits for somebody, or is over."""
    if state["scene"] != "table":
        return bool(state["scene"] == "lesson_done")
    may = state["lit"] or "End turn" in state["buttons"]
    return "Next" in state["buttons"] or bool(state["options"] and may)


def answer(window: Window, state: dict[str, Any], done: set[str]) -> None:
    """Press Next, else the first thing that is lit and was not pressed, else what finishes it."""
    here = f"{state['note']} {state['lit'][:1]}"
    if "Next" in state["buttons"]:
        window.press("Next")
    elif not state["lit"]:
        window.press("End turn")
    elif here not in done:
        window.click(state["lit"][0])
    else:  # All parts of a car are chosen: its panel is left, with a button of its own.
        window.click(state["options"][0]["clicks"][-1])
    done.add(here)
    time.sleep(_MOMENT)

"""Somebody new finds the lessons and finishes the first one, with the mouse alone."""

from __future__ import annotations

import json
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


def test_from_empty_settings_to_the_first_finished_lesson(tmp_path: Path) -> None:
    """The menu leads to the lessons; in one, what is lit and what the note offers is enough."""
    with display() as screen:
        window = Window(screen, tmp_path)
        try:
            window.press("Learn")
            window.press("1  The ring")
            window.wait(asks, "the first step")
            set_speed(window, "instant")
            while (state := window.wait(asks, "a step or the end"))["scene"] == "table":
                answer(window, state)
            window.press("Leave the lesson")
            window.wait(lambda state: state["scene"] == "learn", "the list")
        finally:
            window.quit()
    kept = json.loads((tmp_path / FILE).read_text(encoding="utf-8"))
    ring = kept["games"]["kraftwagen"]["lessons"]["ring"]
    assert ring["done"] is True
    assert ring["took"] > 0


def asks(state: dict[str, Any]) -> bool:
    """Whether the lesson waits for somebody, or is over."""
    steps = state["scene"] == "table" and {"Next", "Show me"} & state["buttons"].keys()
    return state["scene"] == "lesson_done" or bool(steps)


def answer(window: Window, state: dict[str, Any]) -> None:
    """Press Next, else what is lit, else End turn; wait for the note of the next step."""
    if "Next" in state["buttons"]:
        window.press("Next")
    elif state["lit"]:
        window.click(state["lit"][0])
    else:
        window.press("End turn")
    before = state["scene"], state["note"]
    window.wait(lambda now: (now["scene"], now["note"]) != before, f"something after {before[1]}")

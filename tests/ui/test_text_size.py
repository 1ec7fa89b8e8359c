"""Pages that are declared hold words of any length and size: nothing is cut, shrunk or covered."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from pygame import SRCALPHA, Rect, Surface

from kraftwagen.ui.boxes.leaves import Leaf
from kraftwagen.ui.drawing.canvas import Canvas
from kraftwagen.ui.drawing.theme import INK
from kraftwagen.ui.language.pseudo import NAME as PSEUDO
from kraftwagen.ui.shell.app import App
from kraftwagen.ui.shell.card import CardScene
from kraftwagen.ui.widgets import Widget
from tests.ui.measuring import SHELL, TABLE, again, places, sample_app, show, watching

DECLARED = (
    *("aim", "buttons", "challenge-missed", "challenge-won", "challenges", "controller-buttons"),
    *("achievements", "daily", "daily-first", "dialog", "error", "keys", "learn", "learn-coached"),
    *("lesson-done", "new-match", "new-match-handicap", "new-match-problem", "pause", "puzzles"),
    *("replay-branch", "replay-share", "save-game", "seats", "settings", "setup-code"),
    *("scoring-buyers", "scoring-end", "scoring-race", "scoring-sum"),
)
"""Scenes that are trees of boxes; the others follow."""
CATALOGUE = ("learn", "table", "replay", "settings", "keys", "coach", "analysis", "statistics")
SIZES = {
    (800, 600): (1.0, 1.5),
    (900, 1200): (1.0, 1.5),
    (1280, 720): (1.0, 1.5, 2.0),
    (1920, 1080): (2.0,),
    (2560, 1080): (1.25, 2.0),
}
"""Windows with the sizes of text that are tried in them."""


@pytest.fixture(params=["en", PSEUDO], scope="module")
def app(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[App]:
    made = sample_app(tmp_path_factory.mktemp("words"), request.param)
    yield made
    made.close()


@pytest.fixture
def shrunk(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The words that were drawn smaller than their style."""
    found: list[str] = []
    fit = Canvas.fit

    def noted(self: Canvas, text: str, style: str, width: int, smallest: float) -> tuple[str, Any]:
        words, look = fit(self, text, style, width, smallest)
        if look != self.theme.style(style):
            found.append(text)
        return words, look

    monkeypatch.setattr(Canvas, "fit", noted)
    return found


def faults(app: App, name: str, monkeypatch: pytest.MonkeyPatch, shrunk: list[str]) -> list[str]:
    """What is wrong with a scene, window by window."""
    found = []
    scene = show(app, {**TABLE, **SHELL}[name])
    with watching(monkeypatch) as seen:
        for size, factors in SIZES.items():
            for factor in factors:
                app.settings.text_size = factor
                app.resize(size)
                app.set_look("text_size", factor)
                shrunk.clear()
                again(app, scene, seen)
                for widget in scene.ui.widgets:  # those scrolled out of sight, too
                    if isinstance(widget, Widget):
                        widget.paint(Surface(widget.rect.size, SRCALPHA), "normal")
                placed = places(scene)
                where = f"{size[0]}x{size[1]} at {factor:.0%}"
                for fault, things in (
                    ("cut", seen.cut), ("outside", seen.outside), ("shrunk", shrunk),
                    ("outside", placed.outside), ("overlapping", placed.overlapping),
                ):  # fmt: skip
                    found += [f"{where}: {fault}: {thing}" for thing in things]
                if isinstance(scene, CardScene) and not Rect((0, 0), size).contains(scene.box):
                    found.append(f"{where}: the card lies outside")
    return found


def texts(data: Any) -> Iterator[str]:
    """All texts of a catalogue."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict | list):
        for one in data.values() if isinstance(data, dict) else data:
            yield from texts(one)


def test_a_text_is_as_large_as_it_was_measured(app: App) -> None:
    res, theme, draw = app.resources, app.theme, random.Random(1)
    every = sorted({text for part in CATALOGUE for text in texts(app.tr.data(part))})
    assert len(every) > 400
    for text in draw.sample(every, 400):
        style, wrap = (
            theme.style(draw.choice(["body", "small", "heading"])),
            draw.randrange(40, 700),
        )
        assert res.text_size(text, style, wrap) == res.text(text, style, INK, wrap).get_size()
        _, lines = res.lines(text, style, wrap)
        assert "".join(lines).replace(" ", "") == text.strip().replace(" ", "").replace("\n", "")
        for line in lines:
            assert res.text_size(line, style)[0] <= wrap


@pytest.mark.parametrize("name", DECLARED)
def test_words_fit_at_every_size(
    app: App, name: str, monkeypatch: pytest.MonkeyPatch, shrunk: list[str]
) -> None:
    found = faults(app, name, monkeypatch, shrunk)
    assert not found, "\n".join(found[:12])


def test_a_page_broken_on_purpose_is_noticed(
    app: App, monkeypatch: pytest.MonkeyPatch, shrunk: list[str]
) -> None:
    def high(self: Leaf[Any], sheet: Any, width: int) -> int:
        return 20

    monkeypatch.setattr(Leaf, "high_at", high)
    assert faults(app, "setup-code", monkeypatch, shrunk)

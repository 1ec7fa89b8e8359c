"""All scenes hold words of any length and size: nothing is cut, shrunk or covered.

One of seven is tried at one size in one language, ``EVERY=1`` tries all of them at all sizes in all
languages.
"""

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
from kraftwagen.ui.scenes.parts import bar
from kraftwagen.ui.scenes.parts.bar import Setting
from kraftwagen.ui.scenes.parts.log import LogPanel
from kraftwagen.ui.shell.app import App
from kraftwagen.ui.shell.card import CardScene
from kraftwagen.ui.widgets import Widget
from tests.every import in_turn
from tests.games import OLDEST
from tests.ui.catalogue import tree
from tests.ui.measuring import (
    OTHERS,
    SCENES,
    Apps,
    again,
    places,
    show,
    some_of_each_kind,
    watching,
)
from tests.ui.text_sizes import LAYOUTS, Layouts, each_scene_at_sizes, lay_out

LONERS = ("posters", "controller-posters", "table-not-saved")
"""Scenes that change more of their window than themselves."""
LEAST_BOARD = 0.25
"""The smallest part of the window that is left to a board at the largest words."""
CATALOGUE = ("learn", "table", "replay", "settings", "keys", "coach", "analysis", "statistics")


def faults(app: App, name: str, monkeypatch: pytest.MonkeyPatch, layouts: Layouts) -> Iterator[str]:
    """Yield what is wrong with a scene, window by window; of tables all but boards and panels."""
    scene: Any = show(app, SCENES[name])
    shrunk: list[str] = []
    fit = Canvas.fit

    def counts(canvas: Canvas) -> bool:
        return canvas.theme is app.theme  # boards and panels over them have another

    def noted(self: Canvas, text: str, style: str, width: int, smallest: float) -> tuple[str, Any]:
        words, look = fit(self, text, style, width, smallest)
        if counts(self) and look != self.theme.style(style):
            shrunk.append(text)
        return words, look

    with watching(monkeypatch, counts) as seen, monkeypatch.context() as patch:
        patch.setattr(Canvas, "fit", noted)
        for size, factor in layouts:
            lay_out(app, size, factor)
            shrunk.clear()
            again(app, scene, seen)
            for widget in scene.ui.widgets:  # those scrolled out of sight, too
                if isinstance(widget, Widget):
                    widget.paint(Surface(widget.rect.size, SRCALPHA), "normal")
            placed, of_table = places(scene), hasattr(scene, "board")
            for fault, things in (
                ("cut", seen.cut), ("outside", seen.outside), ("shrunk", shrunk),
                ("outside", placed.outside), ("overlapping", placed.overlapping),
                ("overlapping", seen.overlapping() if of_table else []),
                ("around the board", around_board(scene) if of_table else []),
            ):  # fmt: skip
                yield from (f"{size[0]}x{size[1]} at {factor:.0%}: {fault}: {x}" for x in things)
            if isinstance(scene, CardScene) and not Rect((0, 0), size).contains(scene.box):
                yield f"{size[0]}x{size[1]} at {factor:.0%}: the card lies outside"


def around_board(scene: Any) -> Iterator[str]:
    """What is wrong with the rows of a log, and with the room that is left for the board."""
    window = Rect((0, 0), scene.app.size)
    if scene.board.w * scene.board.h < LEAST_BOARD * window.w * window.h:
        yield f"too little is left of the board: {scene.board}"
    for log in (one for one in scene.ui.widgets if isinstance(one, LogPanel)):
        for line in log.book.lines:
            for left, _, piece, wide in log._plan(line)[0]:
                if left + wide > log.content_width:
                    yield f"outside the log: {piece.text}"


def texts(data: Any) -> Iterator[str]:
    """All texts of a catalogue."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict | list):
        for one in data.values() if isinstance(data, dict) else data:
            yield from texts(one)


def _letters(text: str) -> str:
    return "".join(sign for sign in text if sign not in " \n-")


@pytest.mark.parametrize("language", ["en", PSEUDO])
def test_a_text_is_as_large_as_it_was_measured(apps: Apps, language: str) -> None:
    app = apps(language=language)
    res, theme, draw = app.resources, app.theme, random.Random(1)
    every = sorted({text for part in CATALOGUE for text in texts(tree(app.tr, part))})
    assert len(every) > 400
    for text in draw.sample(every, 400):
        style, wrap = (
            theme.style(draw.choice(["body", "small", "heading"])),
            draw.randrange(40, 700),
        )
        assert res.text_size(text, style, wrap) == res.text(text, style, INK, wrap).get_size()
        _, lines = res.lines(text, style, wrap)
        # A word that is too long is parted where its language allows it, with a hyphen.
        assert _letters("".join(lines)) == _letters(text)
        for line in lines:
            assert res.text_size(line, style)[0] <= wrap


@each_scene_at_sizes(in_turn(some_of_each_kind(3), 0, 7))
def test_words_fit_at_every_size(
    apps: Apps, name: str, language: str, layouts: Layouts, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = apps(OTHERS.get(name, OLDEST), language, name if name in LONERS else "")
    found = list(faults(app, name, monkeypatch, layouts))
    assert not found, "\n".join(found[:12])


def test_a_bar_grows_with_its_words_and_stays_as_high(
    apps: Apps, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = apps()
    app.settings.text_size = 1.0
    app.resize((1280, 720))
    scene: Any = show(app, SCENES["table-then"])
    heights = []
    for words in ("Short.", "A long prompt " * 40, "Short."):
        monkeypatch.setattr(scene.view, "prompt", lambda words=words: words)
        scene.controller.stale = True
        app.step([], 1 / 60)
        assert scene.action_bar.prompt.text == words
        assert not scene.action_bar.prompt.full(words)
        assert scene.board.bottom == scene.action_bar.rect.top
        heights.append(scene.action_bar.rect.h)
    assert heights[0] < heights[1] == heights[2]


def test_a_bar_broken_on_purpose_is_noticed(apps: Apps, monkeypatch: pytest.MonkeyPatch) -> None:
    unset = Setting("body", False, 10)
    monkeypatch.setattr(bar, "setting", lambda *_: unset)
    assert any(faults(apps(), "table-then", monkeypatch, LAYOUTS))


def test_a_page_broken_on_purpose_is_noticed(apps: Apps, monkeypatch: pytest.MonkeyPatch) -> None:
    def high(self: Leaf[Any], sheet: Any, width: int) -> int:
        return 20

    monkeypatch.setattr(Leaf, "high_at", high)
    assert any(faults(apps(), "setup-code", monkeypatch, LAYOUTS))

"""Words on the boards of both tables are whole or left to their pictures, in every language.

Names of people may be shortened, but those of the samples are short. Words beside the boards:
``test_text_size.py``.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pygame
import pytest
from pygame import Surface

from kraftwagen.ui.drawing.canvas import Canvas
from kraftwagen.ui.shell.app import App
from kraftwagen.ui.tables.parts import display_list
from tests.every import EVERY, in_turn
from tests.games import OLDEST
from tests.ui.measuring import OTHERS, SCENES, SLACK, Apps, show
from tests.ui.text_sizes import LANGUAGES

WINDOWS = ((1280, 720), (800, 600), (1920, 1080), (900, 1200))
ALONE = ("posters", "controller-posters", "table-not-saved")
"""Scenes that change more of their window than themselves; none has a board of its own."""
BOARDS = [name for name in SCENES if name not in ALONE]


@contextmanager
def shortened(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, str]]:
    """Notes every shortened text that is drawn inside, with what it was."""
    shorten, write = Canvas.shorten, Canvas.text
    whole: dict[str, str] = {}
    found: dict[str, str] = {}

    def cutting(self: Canvas, words: str, style: Any, width: int) -> str:
        made = shorten(self, words, style, width)
        if made != words:
            whole[made] = words
        return made

    def writing(self: Canvas, surface: Surface, words: str, *how: Any, **more: Any) -> Any:
        if words in whole:
            found[words] = whole[words]
        style, _, rect, *rest = how
        if isinstance(rect, pygame.Rect) and rect.w and words.strip():
            look = self.theme.style(style) if isinstance(style, str) else style
            wrap = rect.w if (more.get("wrap") or True in rest) else 0
            if self.res.text_size(words, look, wrap)[0] > rect.w + SLACK:
                found[words] = f"too wide: {words}"
        return write(self, surface, words, *how, **more)

    with monkeypatch.context() as patch:
        patch.setattr(Canvas, "shorten", cutting)
        patch.setattr(Canvas, "text", writing)
        yield found


def cut(app: App, scene: Any, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The words on the board of a scene that are cut."""
    with shortened(monkeypatch) as found:
        scene.relayout(app.size)
        scene.draw(app.screen)
    return set(found.values())


def rows() -> Iterator[Any]:
    """One of twelve scenes in a language and a window, with ``EVERY=1`` all of them."""
    for number, name in enumerate(in_turn(BOARDS, 0, 12)):
        for place, language in enumerate(LANGUAGES):
            if EVERY or place == number % len(LANGUAGES):
                windows = WINDOWS if EVERY else WINDOWS[number % len(WINDOWS) :][:1]
                yield pytest.param(name, language, windows, id=f"{name}-{language}")


@pytest.mark.parametrize(("name", "language", "windows"), rows())
def test_no_word_on_a_board_is_cut(
    apps: Apps, name: str, language: str, windows: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = apps(OTHERS.get(name, OLDEST), language)
    app.set_look("text_size", 1.0)
    scene: Any = show(app, SCENES[name])
    if not hasattr(scene, "board"):
        return
    for size in windows:
        app.resize(size)
        found = cut(app, scene, monkeypatch)
        assert not found, f"{size[0]}x{size[1]}: {sorted(found)}"


def test_a_word_that_is_cut_is_noticed(apps: Apps, monkeypatch: pytest.MonkeyPatch) -> None:
    name, game = next(iter(OTHERS.items()))
    app = apps(game, "de")
    app.resize((1024, 576))
    scene: Any = show(app, SCENES[name])
    assert not cut(app, scene, monkeypatch)

    def fitted(pad: Any, words: str, style: str, ink: Any, rect: Any, *how: Any, **_: Any) -> None:
        pad.fitted(words, style, ink, pygame.Rect(*rect.topleft, rect.w // 3, rect.h), *how)

    with monkeypatch.context() as patch:
        patch.setattr(display_list.DisplayList, "label", fitted)
        words = cut(app, scene, monkeypatch)
        assert words
    large = app.theme.style("heading")
    monkeypatch.setattr(display_list.DisplayList, "in_line", lambda *_: large)
    assert {f"too wide: {word}" for word in words} <= cut(app, scene, monkeypatch)

"""Hundreds of windows are opened by tests: what they read and make is read and made once.

Texts, entries and examples are never written to, pictures are copies, a font remembers the shapes
of letters alone and a look what its widgets look like; what a window keeps for itself, and when it
forgets it, is as ever. Nothing depends on how fast the machine is.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from concurrent.futures import wait
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from typing import Any

import pygame
import pytest
from pygame import Surface
from pygame_gui.core import UIAppearanceTheme

from kraftwagen.engine.spec import GameSpec
from kraftwagen.learn import entries, rulebook
from kraftwagen.learn.examples import Example
from kraftwagen.ui.drawing import backdrop, resources
from kraftwagen.ui.drawing.resources import Resources
from kraftwagen.ui.drawing.theme import Style, Theme, gui_theme
from kraftwagen.ui.drawing.typefaces import Typefaces
from kraftwagen.ui.language import i18n
from kraftwagen.ui.language.bundle import Bundle
from kraftwagen.ui.platform import spare_time
from kraftwagen.ui.platform.paths import assets_dir
from kraftwagen.ui.shell import looks as shell_looks
from tests.ui import courses

_PICTURES = 150_000_000
_GROUNDS = 60_000_000
_FRAMES = 60_000_000
_WORDS = 30_000_000
"""Pixels of pictures, grounds, frames and words kept from one test to the next."""
_shared = False


@contextmanager
def among_windows(folder: Path) -> Iterator[None]:
    """While this lasts; inside another one it changes nothing.

    ``folder`` is that of the process.
    """
    global _shared
    if _shared:
        yield
        return
    _shared = True
    with pytest.MonkeyPatch.context() as patch:
        _texts(patch)
        _pictures(patch)
        _grounds(patch)
        _frames(patch)
        _fonts(patch)
        _words(patch)
        _looks(patch)
        _examples(patch)
        _at_once(patch)
        courses.share(patch, folder)
        patch.setattr(entries, "parse_entries", lru_cache(512)(entries.parse_entries))
        yield


def _at_once(patch: pytest.MonkeyPatch) -> None:
    """No frame is too short, and pictures from other threads are waited for."""

    waiting = Resources.waiting

    def waits(self: Resources) -> bool:
        wait(self._coming.values())
        return bool(waiting.fget(self))  # type: ignore[attr-defined]

    for name in ("MOVING", "STANDING", "LEFT"):
        patch.setattr(spare_time, name, math.inf)
    patch.setattr(Resources, "waiting", property(waits))


def _texts(patch: pytest.MonkeyPatch) -> None:
    read, texts = i18n.load_bundle, dict[str, Bundle]()

    def once(folder: Path, language: str) -> Bundle:
        if folder != assets_dir() / "locale":
            return read(folder, language)
        if language not in texts:
            texts[language] = read(folder, language)
        return texts[language]

    patch.setattr(i18n, "load_bundle", once)


def _pictures(patch: pytest.MonkeyPatch) -> None:
    rasterised, pictures = resources.rasterised, resources.SurfaceCache(_PICTURES)

    def once(text: str, size: tuple[int, int], angle: float = 0) -> Surface:
        return pictures.get((text, size, angle), lambda: rasterised(text, size, angle)).copy()

    patch.setattr(resources, "rasterised", once)
    patch.setattr(backdrop, "rasterised", once)


def _grounds(patch: pytest.MonkeyPatch) -> None:
    drawn, grounds = backdrop.drawn, resources.SurfaceCache(_GROUNDS)

    def once(
        kind: str, size: backdrop.Size, centre: backdrop.Spot, shades: Any, unit: float
    ) -> Surface:
        key = (kind, size, centre, tuple(map(tuple, shades)), unit)
        return grounds.get(key, lambda: drawn(kind, size, centre, shades, unit)).copy()

    patch.setattr(backdrop, "drawn", once)


def _frames(patch: pytest.MonkeyPatch) -> None:
    """What these depend on are their keys and the colours; rough ones are not kept."""
    cached, frames = Resources.cached, resources.SurfaceCache(_FRAMES)

    def once(self: Resources, key: Any, make: Callable[[], Surface]) -> Surface:
        if self.rough or not isinstance(key, tuple) or key[0] not in ("box", "shadow", "panel"):
            return cached(self, key, make)
        look = self.assets, self.palette.name, self.palette.world.name
        return cached(self, key, lambda: frames.get((look, key), make))

    patch.setattr(Resources, "cached", once)


def _fonts(patch: pytest.MonkeyPatch) -> None:
    font, fonts = Typefaces.font, dict[tuple[Path, str, int], pygame.Font]()

    def once(self: Typefaces, face: str, px: int) -> pygame.Font:
        key = (self._folder, face, px)
        if key not in fonts:
            fonts[key] = font(self, face, px)
        return fonts[key]

    patch.setattr(Typefaces, "font", once)


def _words(patch: pytest.MonkeyPatch) -> None:
    begin, line = Typefaces.__init__, Typefaces.line
    own, words = assets_dir() / "fonts", resources.SurfaceCache(_WORDS)
    sizes, covered = dict[tuple[str, str, int], tuple[int, int]](), dict[str, Any]()

    def made(self: Typefaces, folder: Path) -> None:
        begin(self, folder)
        if folder == own:
            self._sizes, self._covered = sizes, covered

    def once(self: Typefaces, text: str, style: Style, shade: pygame.Color) -> Surface:
        if self._folder != own:
            return line(self, text, style, shade)
        return words.get((text, style, tuple(shade)), lambda: line(self, text, style, shade))

    patch.setattr(Typefaces, "__init__", made)
    patch.setattr(Typefaces, "line", once)


def _looks(patch: pytest.MonkeyPatch) -> None:
    look_of, looks = shell_looks.look_of, dict[tuple[str, Path], UIAppearanceTheme]()

    def once(theme: Theme, fonts: Path) -> UIAppearanceTheme:
        key = (repr(gui_theme(theme)), fonts)
        if key not in looks:
            looks[key] = look_of(theme, fonts)
        return looks[key]

    patch.setattr(shell_looks, "look_of", once)


def _examples(patch: pytest.MonkeyPatch) -> None:
    read, examples = rulebook.read_example, dict[tuple[Path, str], Example]()

    def once(path: Path, game: GameSpec[Any]) -> Example:
        if not path.is_relative_to(assets_dir()):
            return read(path, game)
        key = (path, game.data_digest)
        if key not in examples:
            examples[key] = read(path, game)
        return examples[key]

    patch.setattr(rulebook, "read_example", once)

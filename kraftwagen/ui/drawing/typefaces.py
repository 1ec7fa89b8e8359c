"""Fonts by face and size, with a fall-back face for missing characters.

Lato has all Latin, Greek and Cyrillic letters and replaces the two faces of headings, run by run.
A character that Lato lacks, too, is shown as SUBSTITUTE. Blanks and invisible characters, such as
line breaks, tabs and joiners, never count as missing.
"""

from __future__ import annotations

import re
import struct
import unicodedata
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import pygame
from pygame import Surface

from kraftwagen.ui.drawing.coverage import Coverage, coverage
from kraftwagen.ui.drawing.theme import FACES, Style

SUBSTITUTE: Final = "□"
_INSTEAD: Final[Mapping[str, str]] = {"display": "bold", "heading": "bold", "heading_bold": "bold"}
_PLAIN: Final = re.compile("[\n\x20-\x7e\xa0-\xac\xae-\xff–’“”…−]*")
"""Visible characters that every face has; nearly all texts consist of them."""
_BREAKS: Final = re.compile("\r\n|[\r\v\f\x85\u2028\u2029]")
_IGNORED: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u3164\ufe00-\ufe0f\uffa0\ufff0-\ufff8"
    "\U000e0000-\U000e0fff]"
)
"""Selectors, fillers and tags: invisible, though Unicode does not class them so."""
_ALL: Final = Coverage([(0, 0x10FFFF)])
_MOST_SIZES: Final = 20_000
"""Sizes of texts that are kept: a few windows of them, as a window may pass through many scales."""


class Typefaces:
    """The faces of ``theme.FACES``, loaded from a folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._fonts: dict[tuple[str, int], pygame.Font] = {}
        self._files: dict[str, Path | None] = {}
        """The file of each face used so far; None if it is missing."""
        self._sizes: dict[tuple[str, str, int], tuple[int, int]] = {}
        """Sizes of lines by text, face and pixel size; a layout asks for most of them again."""
        self._covered: dict[str, Coverage] = {}

    def clear(self) -> None:
        """Drop the fonts, but keep what is known of their files."""
        self._fonts.clear()

    def font(self, face: str, px: int) -> pygame.Font:
        """Return the font of a face at this pixel size."""
        key = (face, px)
        if key not in self._fonts:
            if face not in self._files:
                file = self.file(face)
                self._files[face] = file if file.is_file() else None
            self._fonts[key] = pygame.Font(self._files[face], px)
        return self._fonts[key]

    def can_show(self, text: str) -> bool:
        """Return whether all characters of a text can be shown, if necessary in the fall-back face.

        Invisible characters cannot, nor can a combining mark at the beginning.
        """
        if _PLAIN.fullmatch(text):
            return True
        text = unicodedata.normalize("NFC", text)
        return can_begin(text) and all(self._has("body", s) and can_be_seen(s) for s in text)

    def runs(self, text: str, face: str) -> list[tuple[str, str]]:
        """Split a text into runs, each with the name of the face that shows it."""
        if _PLAIN.fullmatch(text):
            return [(face, text)]
        found: list[tuple[str, str]] = []
        for sign in _visible(text):
            faces = (one for one in (face, _instead(face)) if self._has(one, sign))
            shown = next(faces, "")
            if not shown:
                shown, sign = _instead(face), SUBSTITUTE
            if found and found[-1][0] == shown:
                found[-1] = (shown, found[-1][1] + sign)
            else:
                found.append((shown, sign))
        return found or [(face, "")]

    def size(self, text: str, style: Style) -> tuple[int, int]:
        """Return the size of a line of text in pixels."""
        return self.measured(text, style.face, style.px)

    def measured(self, text: str, face: str, px: int) -> tuple[int, int]:
        """Return the size of a line in a face at this pixel size."""
        key = (text, face, px)
        found = self._sizes.get(key)
        if found is None:
            if len(self._sizes) >= _MOST_SIZES:
                self._sizes.clear()
            sizes = [self.font(one, px).size(part) for one, part in self.runs(text, face)]
            found = sum(wide for wide, _ in sizes), max(high for _, high in sizes)
            self._sizes[key] = found
        return found

    def line(self, text: str, style: Style, shade: pygame.Color) -> Surface:
        """Render a line of text in the colour ``shade``."""
        runs = [(self.font(face, style.px), part) for face, part in self.runs(text, style.face)]
        made = [font.render(part, True, shade) for font, part in runs]
        if len(made) == 1:
            return made[0]
        above = max(font.get_ascent() for font, _ in runs)
        tops = [above - font.get_ascent() for font, _ in runs]
        high = max(top + part.get_height() for top, part in zip(tops, made, strict=True))
        whole = Surface((sum(part.get_width() for part in made), high), pygame.SRCALPHA)
        x = 0
        for top, part in zip(tops, made, strict=True):
            whole.blit(part, (x, top))
            x += part.get_width()
        return whole

    def one_face(self, text: str, face: str) -> tuple[str, str]:
        """Return one face for a whole paragraph, and the text with characters it lacks replaced."""
        runs = self.runs(text, face)
        if len(runs) == 1:
            return runs[0]
        return _instead(face), "".join(part for _, part in runs)

    def file(self, face: str) -> Path:
        """Return the file of a face; a world's own faces are named ``role:file``."""
        return self._folder / (face.partition(":")[2] or FACES[face])

    def _has(self, face: str, sign: str) -> bool:
        if sign == "\n":
            return True
        if face not in self._covered:
            try:
                self._covered[face] = coverage(self.file(face))
            except (OSError, struct.error, StopIteration):
                self._covered[face] = _ALL
        return sign in self._covered[face]


def _instead(face: str) -> str:
    """Return the face for characters that a face lacks."""
    return _INSTEAD.get(face.partition(":")[0], face)


def can_be_seen(sign: str) -> bool:
    """Return whether a character is visible, given the right face."""
    kind = unicodedata.category(sign)
    return kind not in ("Cc", "Cf", "Cs") and not _IGNORED.match(sign)


def can_begin(text: str) -> bool:
    """Return whether a text begins with something other than a combining mark."""
    return not unicodedata.category(text[:1] or " ").startswith("M")


def _visible(text: str) -> str:
    """Normalise a text for drawing: composed letters, line feeds, no invisible characters."""
    text = _BREAKS.sub("\n", unicodedata.normalize("NFC", text))
    return "".join(map(_drawn, text))


def _drawn(sign: str) -> str:
    if _PLAIN.fullmatch(sign):
        return sign
    kind = unicodedata.category(sign)
    if sign == "\t" or kind == "Zs":
        return " "
    return sign if kind == "Cs" or can_be_seen(sign) else ""

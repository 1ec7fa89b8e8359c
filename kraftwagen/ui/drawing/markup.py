"""Lays out long texts with simple markup: headings, paragraphs, lists, bold and italic.

``# heading``, ``## smaller heading``, ``- list item``, empty line between paragraphs,
``**bold**``, ``*italic*`` and links, ``<name>`` or ``<name|words>``, inside a line. A paragraph or
list item may begin with names of pictures, ``[name] [other]``, shown at its left, those of a list
in one column.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Final, NamedTuple, TypeAlias

import pygame
from pygame import Rect, Surface

from kraftwagen.ui.drawing.resources import Resources
from kraftwagen.ui.drawing.theme import BRASS_DARK, INK, OXBLOOD, Colour, Style, Theme

MARKS: Final = re.compile(r"(\*\*[^*]+\*\*|\*[^*]+\*|<[^<>\s]+>)")
"""Splits a line at its bold, italic and linked parts."""
_LINK: Final = re.compile(r"<([^<>\s|]+)>")
_NAMES: Final = re.compile(r"((?:\[[^\]]+\]\s*)*)(.*)", re.DOTALL)
_BETWEEN: Final = 8
"""Distance between neighbouring pictures, in design units."""
Pictures: TypeAlias = Callable[[str], Surface | None]
"""A function that returns a picture by its name; None if there is none."""


def no_pictures(name: str) -> None:
    """Return None, for texts without pictures."""


class Block(NamedTuple):
    """A heading ("#", "##"), a list item ("-") or a paragraph ("")."""

    kind: str
    words: str
    pictures: tuple[str, ...] = ()


class SetText(NamedTuple):
    """A rendered text, and the rectangles of its links."""

    surface: Surface
    links: tuple[tuple[Rect, str], ...]


class _Word(NamedTuple):
    text: str
    style: Style
    space: int
    link: str = ""


class _Piece(NamedTuple):
    """A surface and its position; ``link`` is the target of a link, if it is one."""

    x: int
    y: int
    made: Surface
    link: str = ""


Plan: TypeAlias = list[_Piece]


def plain(text: str) -> str:
    """Return a text without markup and pictures, to be read aloud."""
    words = [block.words for block in blocks_of(text)]
    return " ".join(MARKS.sub(_bare, line) for line in words if line)


def signed(text: str, sign: str) -> str:
    """Return a text whose links show a sign in place of their names."""
    return _LINK.sub(rf"<\1|{sign}>", text)


def unlinked(text: str) -> str:
    """Return a text without its links."""
    return re.sub(rf"\s*{_LINK.pattern}", "", text)


def _bare(found: re.Match[str]) -> str:
    return found[0].strip("*<>")


def set_text(
    text: str,
    width: int,
    theme: Theme,
    res: Resources,
    colour: Colour = INK,
    heading: Colour = OXBLOOD,
    size: str = "body",
    pictures: Pictures = no_pictures,
) -> SetText:
    """Render a whole text onto one transparent surface, ``width`` pixels wide."""
    px = theme.px
    base = theme.style(size).px
    plan: Plan = []
    bullets: list[tuple[int, int]] = []
    y = 0
    before = ""
    for kind, run in groupby(blocks_of(text), lambda block: block.kind):
        if before == "-" and kind == "":
            y += px(6)
        before = kind
        found = [(block, [made for name in block.pictures if (made := pictures(name))])
                 for block in run]  # fmt: skip
        column = max(_width(images, px) for _, images in found) if kind == "-" else 0
        for block, images in found:
            if kind in ("#", "##"):
                look = theme.style("heading" if kind == "#" else "label")
                made = res.text(block.words, look, heading, width)
                y += px(14 if kind == "#" else 8) if y else 0
                plan.append(_Piece(0, y, made))
                y += made.get_height() + px(6 if kind == "#" else 3)
                continue
            room = column or _width(images, px)
            indent = room + px(14) if room else px(18) if kind == "-" else 0
            if kind == "-" and not room:
                middle = res.font("body", base).get_ascent() - round(base * 0.3)
                bullets.append((px(7), y + middle))
            inks = (colour, heading)
            y = _beside(block.words, images, room, indent, y, width, base, inks, res, plan, px)
            y += px(4 if kind == "-" else 9)
    page = Surface((width, max(1, y)), pygame.SRCALPHA)
    links = []
    for piece in plan:
        place = page.blit(piece.made, (piece.x, piece.y))
        if piece.link:
            links.append((place, piece.link))
            line = Rect(place.x, place.bottom - max(2, px(2)), place.w, max(1, px(1)))
            page.fill(res.palette(heading), line)
    for centre in bullets:
        pygame.draw.aacircle(page, res.palette(BRASS_DARK), centre, max(2, px(2.6)))
    return SetText(page, tuple(links))


def _width(images: Sequence[Surface], px: Callable[[float], int]) -> int:
    return sum(image.get_width() + px(_BETWEEN) for image in images) - px(_BETWEEN) if images else 0


def _beside(
    words: str,
    images: Sequence[Surface],
    room: int,
    indent: int,
    y: int,
    width: int,
    base: int,
    inks: tuple[Colour, Colour],
    res: Resources,
    plan: Plan,
    px: Callable[[float], int],
) -> int:
    """Place pictures centred in ``room`` at the left and text beside them; returns the bottom."""
    text: Plan = []
    high = _flow(words, indent, 0, width, base, inks, res, text) if words else 0
    tall = max((image.get_height() for image in images), default=0)
    whole = max(high, tall)
    x = (room - _width(images, px)) // 2
    for image in images:
        plan.append(_Piece(x, y + (whole - image.get_height()) // 2, image))
        x += image.get_width() + px(_BETWEEN)
    top = y + (whole - high) // 2
    plan += [piece._replace(y=top + piece.y) for piece in text]
    return y + whole


def blocks_of(text: str) -> list[Block]:
    """Split a text into its blocks."""
    blocks: list[tuple[str, str]] = []
    paragraph: list[str] = []

    def close() -> None:
        if paragraph:
            blocks.append(("", " ".join(paragraph)))
            paragraph.clear()

    for line in text.splitlines():
        bare = line.strip()
        mark = next((m for m in ("##", "#", "-") if bare.startswith(m + " ")), "")
        if mark or not bare:
            close()
            if mark:
                blocks.append((mark, bare[len(mark) + 1 :]))
        elif blocks and blocks[-1][0] == "-" and line.startswith("  ") and not paragraph:
            blocks[-1] = ("-", f"{blocks[-1][1]} {bare}")
        else:
            paragraph.append(bare)
    close()
    return [_with_pictures(kind, words) for kind, words in blocks]


def _with_pictures(kind: str, words: str) -> Block:
    found = _NAMES.fullmatch(words)
    assert found is not None
    return Block(kind, found[2], tuple(re.findall(r"\[([^\]]+)\]", found[1])))


def _words(text: str, base: int, res: Resources) -> list[_Word]:
    words: list[_Word] = []
    for part in MARKS.split(text):
        link = part[1:-1] if MARKS.fullmatch(part) and part.startswith("<") else ""
        face = "bold" if part.startswith("**") else "italic" if part.startswith("*") else "body"
        link, _, shown = link.partition("|")
        bare = shown or link or (part.strip("*") if face != "body" else part)
        style = Style(face, base)
        space = res.font("body", base).size(" ")[0]
        pieces = bare.split(" ")
        for i, piece in enumerate(pieces):
            gap = space if i < len(pieces) - 1 else 0
            if piece or gap:
                words.append(_Word(piece, style, gap, link))
    return words


def _flow(
    text: str,
    indent: int,
    y: int,
    width: int,
    base: int,
    inks: tuple[Colour, Colour],
    res: Resources,
    plan: Plan,
) -> int:
    """Break text into lines, rendering neighbours of one style together.

    ``inks`` are the colours of text and of links.
    """
    leading = round(base * 1.42)
    x, run, start = indent, "", indent
    style: Style | None = None
    link = ""

    def flush() -> None:
        nonlocal run
        if run.strip() and style is not None:
            made = res.text(run, style, inks[1 if link else 0])
            plan.append(_Piece(start, y, made, link))
        run = ""

    for word in _words(text, base, res):
        w = res.text_size(word.text, word.style)[0]
        if x + w > width and x > indent:
            flush()
            x, y, start, style = indent, y + leading, indent, None
        if (style, link) != (word.style, word.link):
            flush()
            style, link, start = word.style, word.link, x
        run += word.text + (" " if word.space else "")
        x = start + res.text_size(run, word.style)[0]
    flush()
    return y + leading

"""Long texts set in our own faces: headings, paragraphs, lists, bold and italic.

``# heading``, ``## smaller heading``, ``- list item``, empty line between paragraphs,
``**bold**`` and ``*italic*`` inside a line.
"""

from __future__ import annotations

import re
from typing import NamedTuple

import pygame
from pygame import Surface

from kraftwagen.ui.drawing.resources import Resources
from kraftwagen.ui.drawing.theme import BRASS_DARK, INK, OXBLOOD, Colour, Style, Theme

_MARKS = re.compile(r"(\*\*[^*]+\*\*|\*[^*]+\*)")


class _Word(NamedTuple):
    text: str
    style: Style
    space: int


def set_text(
    text: str,
    width: int,
    theme: Theme,
    res: Resources,
    colour: Colour = INK,
    heading: Colour = OXBLOOD,
    size: str = "body",
) -> Surface:
    """The whole text as one transparent surface of that width."""
    px = theme.px
    base = theme.style(size).px
    plan: list[tuple[int, int, Surface]] = []
    bullets: list[tuple[int, int]] = []
    y = 0
    before = ""
    for kind, words in _blocks(text):
        if before == "-" and kind == "":
            y += px(6)
        before = kind
        if kind in ("#", "##"):
            look = theme.style("heading" if kind == "#" else "label")
            made = res.text(words, look, heading, width)
            y += px(14 if kind == "#" else 8) if y else 0
            plan.append((0, y, made))
            y += made.get_height() + px(6 if kind == "#" else 3)
            continue
        indent = px(18) if kind == "-" else 0
        if kind == "-":
            middle = res.font("body", base).get_ascent() - round(base * 0.3)
            bullets.append((px(7), y + middle))
        y = _flow(words, indent, y, width, base, colour, res, plan)
        y += px(4 if kind == "-" else 9)
    page = Surface((width, max(1, y)), pygame.SRCALPHA)
    for x, top, made in plan:
        page.blit(made, (x, top))
    for centre in bullets:
        pygame.draw.aacircle(page, res.palette(BRASS_DARK), centre, max(2, px(2.6)))
    return page


def _blocks(text: str) -> list[tuple[str, str]]:
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
    return blocks


def _words(text: str, base: int, res: Resources) -> list[_Word]:
    words: list[_Word] = []
    for part in _MARKS.split(text):
        face = "bold" if part.startswith("**") else "italic" if part.startswith("*") else "body"
        bare = part.strip("*") if face != "body" else part
        style = Style(face, base)
        space = res.font("body", base).size(" ")[0]
        pieces = bare.split(" ")
        for i, piece in enumerate(pieces):
            gap = space if i < len(pieces) - 1 else 0
            if piece or gap:
                words.append(_Word(piece, style, gap))
    return words


def _flow(
    text: str,
    indent: int,
    y: int,
    width: int,
    base: int,
    colour: Colour,
    res: Resources,
    plan: list[tuple[int, int, Surface]],
) -> int:
    """Break words into lines, joining neighbours of one style into one rendering."""
    leading = round(base * 1.42)
    x, run, start = indent, "", indent
    style: Style | None = None

    def flush() -> None:
        nonlocal run
        if run.strip() and style is not None:
            plan.append((start, y, res.text(run, style, colour)))
        run = ""

    for word in _words(text, base, res):
        w = res.text_size(word.text, word.style)[0]
        if x + w > width and x > indent:
            flush()
            x, y, start, style = indent, y + leading, indent, None
        if style != word.style:
            flush()
            style, start = word.style, x
        run += word.text + (" " if word.space else "")
        x = start + res.text_size(run, style)[0]
    flush()
    return y + leading

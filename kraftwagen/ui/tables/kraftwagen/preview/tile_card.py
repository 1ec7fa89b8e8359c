"""The card of a tile pointed at: its gains now, and the benefit of others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pygame import Rect, Surface

from kraftwagen.games.kraftwagen.presentation.gains import Gain
from kraftwagen.games.kraftwagen.presentation.previews import NEW, TilePreview
from kraftwagen.ui.boxes import Box, Column, OneOf, Row
from kraftwagen.ui.drawing.theme import INK, OXBLOOD, OXBLOOD_LIGHT, SEPIA, Colour
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.tables.kraftwagen.pictures import card_images, sprites
from kraftwagen.ui.tables.kraftwagen.pictures.display_list import DisplayList, say
from kraftwagen.ui.tables.kraftwagen.preview import sentences
from kraftwagen.ui.tables.parts import panels
from kraftwagen.ui.tables.parts.panels import Words, piece

Line = tuple[Surface | None, str, Colour]
_ICON: Final = 24
_TILE: Final = 32
_BESIDE: Final = 256
"""How much wider the card may become, over the mats of other seats as far as the table goes."""


def draw(
    pad: DisplayList, tile: int, preview: TilePreview, gained: Sequence[Gain], area: Rect
) -> Rect:
    """Draw the card at the top of an area, larger if its words need it; returns its rectangle."""

    def content(brief: bool) -> Box:
        face = card_images.tile_face(pad, tile, pad.px(_TILE))
        title = sentences.tile_name(pad.tr, pad.state, tile)
        return Column(
            _line(
                pad,
                face,
                _TILE,
                OneOf(
                    Words(title, "heading", OXBLOOD, line=True),
                    Words(title, "bold", OXBLOOD),
                    share=1,
                ),
            ),
            *(
                _line(pad, icon, _ICON, Words(words, "small", colour, share=1))
                for icon, words, colour in _lines(pad, tile, gained, preview)
            ),
            *(
                _tiles(pad, title, others)
                for title, others in _other_tiles(pad.tr, tile, preview)
                if not brief
            ),
            gap=5,
        )

    left = max(pad.layout.rect.x, area.x - pad.px(_BESIDE))
    wider = Rect(left, area.y, area.right - left, area.h)
    return panels.open_in(
        pad, content, (area, wider), kind="paper", edge=(12, 10), first="start", others="start"
    )


def _line(pad: DisplayList, icon: Surface | None, side: float, words: Box) -> Box:
    def draw(rect: Rect) -> None:
        if icon is not None:
            pad.put(icon, rect.center)

    return Row(piece(draw, side, side if icon else 0), words, gap=8, folds=False)


def _tiles(pad: DisplayList, title: str, tiles: Sequence[int]) -> Box:
    """Return a title and a line of small tiles, smaller if there are many."""

    def draw(rect: Rect) -> None:
        side = min(rect.h, (rect.w + pad.px(2)) // len(tiles) - pad.px(2))
        for index, tile in enumerate(tiles):
            face = card_images.tile_face(pad, tile, side)
            pad.place(face, Rect(rect.x + index * (side + pad.px(2)), rect.y, side, side))

    return Column(Words(title, "tiny_bold", SEPIA), piece(draw, 100, 28))


def _other_tiles(tr: Translator, tile: int, preview: TilePreview) -> list[tuple[str, list[int]]]:
    """Return the other tiles that change place, in groups with a title."""
    found = [
        (say(tr, f"ahead.{key}"), [other for other in found if other not in (tile, NEW)])
        for key, found in (
            ("left", preview.passed),
            ("head", preview.head),
            ("aside", preview.aside),
        )
    ]
    return [(title, tiles) for title, tiles in found if tiles]


def _lines(pad: DisplayList, tile: int, gained: Sequence[Gain], preview: TilePreview) -> list[Line]:
    """Return the lines of the card: icon, words, colour."""
    side = pad.px(_ICON)
    lines: list[Line] = []
    for gain in gained:
        icon = pad.image(card_images.ACTION_IMAGES[gain.task], side, side)
        colour = OXBLOOD_LIGHT if gain.lost is not None else INK
        lines.append((icon, sentences.gain(pad.tr, pad.state, gain), colour))
    kind, amount = pad.state.data.tile_bonus[tile]
    if kind == "cards":
        lines.append((None, pad.say("ahead.research_more", count=amount), INK))
    names = pad.position.names
    seats = preview.movers or (pad.state.current,)
    shape = sprites.seat_shape(pad, seats[0], round(side * 0.8))
    movers = sentences.movers(pad.tr, names, preview, pad.state.current)
    lines.append((shape, movers, INK))
    return lines

"""The card of a tile that is pointed at: what it gives now, and what others get."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pygame import Rect, Surface

from kraftwagen.games.kraftwagen.presentation.gains import Gain
from kraftwagen.games.kraftwagen.presentation.previews import NEW, TilePreview
from kraftwagen.ui.drawing.theme import INK, OXBLOOD, OXBLOOD_LIGHT, SEPIA, Colour, Style
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.tables.kraftwagen.pictures import card_images, sprites
from kraftwagen.ui.tables.kraftwagen.pictures.display_list import DisplayList, say
from kraftwagen.ui.tables.kraftwagen.preview import sentences
from kraftwagen.ui.tables.parts.display_list import SHRINK

Row = tuple[Surface | None, Surface]
_ICON: Final = 24


def draw(
    pad: DisplayList, tile: int, preview: TilePreview, gained: Sequence[Gain], area: Rect
) -> Rect:
    """Draw the card at the top of an area; return its rectangle."""
    px = pad.px
    inner_w = area.w - px(24)
    gap = px(5)
    head_h = px(34)
    tiles = _tile_rows(pad.tr, tile, preview)
    tile_side = px(46)
    for share in SHRINK:
        look = pad.theme.style("small")
        look = Style(look.face, max(9, round(look.px * share)))
        rows = _rows(pad, tile, gained, preview, inner_w - px(_ICON + 8), look)
        heights = [max(row[1].get_height(), px(_ICON) if row[0] else 0) + gap for row in rows]
        high = head_h + sum(heights) + (tile_side + px(4)) * len(tiles) + px(22)
        if high <= area.h:
            break
    box = Rect(area.x, area.y, area.w, high)
    pad.paint(lambda canvas, surface: canvas.panel(surface, box, "paper", deco=False, shadow=8))
    x, y = box.x + px(12), box.y + px(10)
    face = card_images.tile_face(pad, tile, px(32))
    pad.place(face, Rect(x, y - px(2), px(32), px(32)))
    name = Rect(x + px(40), y, inner_w - px(40), px(28))
    title = sentences.tile_name(pad.tr, pad.state, tile)
    wide = pad.res.text_size(title, pad.theme.style("heading"))[0]
    pad.fitted(title, "heading" if wide <= name.w else "bold", OXBLOOD, name)
    y += head_h
    for icon, words in rows:
        height = max(words.get_height(), px(_ICON) if icon else 0)
        if icon is not None:
            pad.put(icon, (x + px(_ICON) / 2, y + height / 2))
        left = x + px(_ICON + 8)
        pad.place(words, Rect(left, y + (height - words.get_height()) // 2, *words.get_size()))
        y += height + gap
    for title, found in tiles:
        _line_of_tiles(pad, title, found, Rect(x, y, inner_w, tile_side))
        y += tile_side + px(4)
    return box


def _line_of_tiles(pad: DisplayList, title: str, tiles: Sequence[int], line: Rect) -> None:
    """Draw a title and a line of small tiles, smaller if there are many."""
    label = Rect(line.x, line.y, line.w, pad.px(18))
    pad.fitted(title, "tiny_bold", SEPIA, label)
    low = Rect(line.x, label.bottom, line.w, line.bottom - label.bottom)
    side = min(low.h, (low.w + pad.px(2)) // len(tiles) - pad.px(2))
    for index, tile in enumerate(tiles):
        face = card_images.tile_face(pad, tile, side)
        pad.place(face, Rect(low.x + index * (side + pad.px(2)), low.y, side, side))


def _tile_rows(tr: Translator, tile: int, preview: TilePreview) -> list[tuple[str, list[int]]]:
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


def _rows(
    pad: DisplayList,
    tile: int,
    gained: Sequence[Gain],
    preview: TilePreview,
    width: int,
    look: Style,
) -> list[Row]:
    """Return the lines of the card as (icon, text)."""
    side = pad.px(_ICON)
    rows: list[Row] = []

    def words(text: str, colour: Colour = INK) -> Surface:
        return pad.res.text(text, look, colour, width)

    for gain in gained:
        icon = pad.image(card_images.ACTION_IMAGES[gain.task], side, side)
        colour = OXBLOOD_LIGHT if gain.lost is not None else INK
        rows.append((icon, words(sentences.gain(pad.tr, pad.state, gain), colour)))
    kind, amount = pad.state.data.tile_bonus[tile]
    if kind == "cards":
        rows.append((None, words(pad.say("ahead.research_more", count=amount))))
    names = pad.position.names
    seats = preview.movers or (pad.state.current,)
    shape = sprites.seat_shape(pad, seats[0], round(side * 0.8))
    rows.append((shape, words(sentences.movers(pad.tr, names, preview, pad.state.current))))
    return rows

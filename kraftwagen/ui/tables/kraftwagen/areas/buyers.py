"""Buyers: stacks with white money, the row of active buyers, the buyer track."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pygame import Color, Rect, Surface

from kraftwagen.games.kraftwagen import terms
from kraftwagen.games.kraftwagen.rules import buyers
from kraftwagen.ui.drawing.theme import (
    BRASS,
    BRASS_LIGHT,
    CREAM,
    GREEN_DEEP,
    INK,
    MUTED,
    OXBLOOD,
    PAPER,
    SEPIA,
)
from kraftwagen.ui.tables.kraftwagen.pictures import card_images, sprites
from kraftwagen.ui.tables.kraftwagen.pictures.display_list import DisplayList
from kraftwagen.ui.tables.kraftwagen.pictures.layout import Layout
from kraftwagen.ui.tables.parts import pieces
from kraftwagen.ui.tables.parts.places import Point, rows_of

_NEAR: Final = 1
"""From this step on the table warns that the game turn ends."""
_NARROW: Final = 1.4
"""Stacks less wide than this, as a multiple of their height, have their names at the foot.

So have those whose names do not fit beside the pictures.
"""
_PALE: Final = 150
"""Opacity of the number of an empty space, of 255."""


def drawing(pad: DisplayList) -> Iterator[None]:
    """Draw the whole area, a part per step."""
    layout = pad.layout
    area = layout.buyers
    pieces.panel(pad, area)
    title = Rect(area.x + pad.px(12), area.y + pad.px(4), pad.px(62), pad.px(28))
    if title.right <= ends_rect(layout).x:
        pad.label(pad.say("buyers.title"), "label", pieces.TITLE, title)
    row = layout.buyers_row
    back = row.inflate(pad.px(4), pad.px(4))
    pad.place(pad.canvas.box(back.size, GREEN_DEEP, None, 1, pad.px(7), 0.4), back)
    pad.zone(("row",), row)
    for wish in range(4):
        _stack(pad, wish)
        yield
    full = layout.buyer_spaces + 1
    for space in range(full):
        _active(pad, space)
    _track(pad)
    yield


def _stack(pad: DisplayList, wish: int) -> None:
    state, layout = pad.state, pad.layout
    rect = layout.stack(wish)
    count, white = state.stacks[wish], state.white[wish]
    pieces.plate(pad, rect, PAPER if count else Color("#a89c80"))
    # In a roomy layout the forecast has a line of its own at the foot.
    foot = pad.px(20) if layout.roomy else 0
    room = Rect(rect.x, rect.y + pad.px(2), rect.w, rect.h - pad.px(4) - foot)
    names = [pad.say(f"preference.{name}") for name in terms.PREFERENCES]
    words, figure_w = names[wish], min(room.h, round(rect.w * 0.42))
    beside = pad.in_line(names, "tiny_bold", rect.w - figure_w - pad.px(8))
    if room.w < room.h * _NARROW or beside is None:
        # The name at the foot, figures right of the picture.
        name = Rect(rect.x + pad.px(2), room.bottom - pad.px(17), rect.w - pad.px(4), pad.px(17))
        pad.label(words, "tiny_bold", INK, name, "center")
        room.h = name.y - room.y
        figure_w = min(room.h, round(rect.w * 0.54))
        left = rect.x + figure_w + pad.px(3)
        upper, low = rows_of(Rect(left, room.y, rect.right - left - pad.px(2), room.h), 2)
        pad.fitted(f"×{count}", "tiny_bold", INK, upper, "center")
        spot = low.center
    else:  # name and figures right of the picture
        left = rect.x + figure_w + pad.px(5 if count > 1 else 3)
        low = Rect(left, 0, rect.right - left - pad.px(3), min(pad.px(26), room.h // 2))
        low.bottom = min(room.bottom, room.centery + pad.px(26))
        name = Rect(low.x, max(room.y, low.y - pad.px(26)), low.w, 0)
        name.h = low.y - name.y
        pad.boxed(words, "tiny_bold", INK, name)
        pad.fitted(f"×{count}", "small_bold", INK, low)
        spot = (round(rect.right - low.h * 0.62), low.centery)
    if count:
        image = pad.image(f"buyer_{terms.PREFERENCES[wish]}", figure_w, room.h)
        x = rect.x + pad.px(2) + figure_w / 2
        if count > 1:
            pad.put(image, (x + pad.px(5), room.centery))
        pad.put(image, (x, room.centery), ("stack", wish))
    if white:
        side = min(pad.px(26), low.h, low.w)
        pad.put(sprites.white_coin(pad, white, side), spot, ("white", wish))
    pad.zone(("stack", wish), rect)


def _active(pad: DisplayList, space: int) -> None:
    state, layout = pad.state, pad.layout
    rect = layout.buyer(space)
    benz = space >= layout.buyer_spaces
    taken = space < len(state.active_buyers)
    if not taken:
        # An empty space is a number or a word on the ground.
        if benz:
            pad.boxed(pad.say("buyers.benz"), "tiny", MUTED, rect.inflate(-4, 0), "center")
        else:
            side = min(pad.px(20), rect.h - pad.px(2))
            spot = (rect.x + side * 0.66, rect.centery) if layout.roomy else rect.center
            pad.put(pieces.faded(number(pad, str(space + 1), side, False), _PALE), spot)
        pad.zone(("active", space), rect)
        return
    pad.place(pad.canvas.box(rect.size, CREAM, INK, max(1, pad.px(1.2)), pad.px(5)), rect)
    side = min(pad.px(20), rect.h - pad.px(2))
    if layout.roomy:
        wish = terms.PREFERENCES[buyers.preference(state.active_buyers[space])]
        image = pad.image(f"buyer_{wish}", rect.w * 0.1, rect.h - pad.px(2))
        pad.put(image, (rect.x + pad.px(37), rect.centery), ("active", space))
    else:
        active = state.active_buyers[space]
        wish = terms.PREFERENCES[buyers.preference(active)]
        name = Rect(rect.x, rect.bottom - pad.px(18), rect.w, pad.px(17))
        height = rect.h - pad.px(21)
        image = pad.image(f"buyer_{wish}", rect.w * 0.9, height)
        pad.put(
            image, (rect.centerx + pad.px(5), rect.y + pad.px(3) + height / 2), ("active", space)
        )
        words = pad.say(f"preference.{wish}")
        if pad.holds(words, "tiny_bold", name):  # else the picture alone tells, as in the stacks
            pad.fitted(words, "tiny_bold", INK, name, "center")
        marker = buyers.marker(active)
        if marker:
            gear = card_images.marker_token(pad, marker, pad.px(32))
            pad.put(gear, marker_spot(layout, space))
    drop = rect.h / 2 if layout.roomy else side * 0.66
    pad.put(number(pad, str(space + 1), side, True), (rect.x + side * 0.66, rect.y + drop))
    pad.zone(("active", space), rect)


def marker_spot(layout: Layout, space: int) -> Point:
    """Return the centre of the marker on an active buyer."""
    rect = layout.buyer(space)
    return rect.right - layout.px(15), rect.y + layout.px(16)


def number(pad: DisplayList, digits: str, side: int, strong: bool) -> Surface:
    """Return a numbered disc, which marks a buyer and the car bought; red if ``strong``."""

    def paint(surface: Surface) -> None:
        fill = Color("#7a1f1b") if strong else GREEN_DEEP
        pad.canvas.circle(surface, (side / 2, side / 2), side / 2 - 0.5, fill, BRASS, 1.5)
        image = pieces.numeral(pad, digits, side * 0.7, CREAM if strong else MUTED)
        pieces.on_middle(surface, image, Rect(0, 0, side, side))

    return pad.composed(("number", digits, strong), (side, side), paint)


def ends_rect(layout: Layout) -> Rect:
    """Return the rectangle of the text on when the game turn ends, left of the track."""
    track = layout.track[4]
    wide = min(layout.px(98), track.x - layout.buyers.x - layout.px(8))
    return Rect(track.x - wide - layout.px(4), track.y, wide, track.h)


def _track(pad: DisplayList) -> None:
    """Draw the steps to the end of the game turn, the hourglass and what it says in words."""
    layout, state = pad.layout, pad.state
    near = state.token <= _NEAR
    for value, rect in enumerate(layout.track):
        last = value == 0
        fill = OXBLOOD if last or (near and value == state.token) else PAPER
        pad.place(pad.canvas.box(rect.size, fill, INK, max(1, pad.px(1)), pad.px(3)), rect)
        name = pad.say("buyers.start") if value == 4 else str(value)
        pad.text(name, "small_bold", CREAM if last else SEPIA, rect, "center")
        pad.zone(("track", value), rect)
    said = ends_rect(layout)
    key = "buyers.ends" if state.token else "buyers.last"
    if near:
        plate = pad.canvas.box(said.size, OXBLOOD, INK, max(1, pad.px(1)), pad.px(4))
        pad.place(plate, said)
    room = said.inflate(-pad.px(6), 0)
    colour = CREAM if near else BRASS_LIGHT
    pad.boxed(pad.say(key, count=state.token), "small_bold", colour, room, "center")
    rect = layout.track[state.token]
    token = pad.image("token", rect.w, rect.h * 1.12)
    pad.put(token, rect.center, ("token",))
    pad.zone(("token",), rect)

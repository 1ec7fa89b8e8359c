"""The other seats' mats: compact, with everything that is public."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from pygame import Color, Rect

from kraftwagen.games.kraftwagen import terms
from kraftwagen.ui.drawing.theme import CREAM, GREEN_DEEP, INK, PAPER
from kraftwagen.ui.tables.base import Key
from kraftwagen.ui.tables.kraftwagen.areas import collection, player_mats
from kraftwagen.ui.tables.kraftwagen.pictures import card_images, sprites
from kraftwagen.ui.tables.kraftwagen.pictures.display_list import DisplayList
from kraftwagen.ui.tables.parts import people, pieces, standing
from kraftwagen.ui.tables.parts.places import split

_FIGURES: Final = ("opponent.canteen", "opponent.supply", "mat.body_points", "mat.engine_points")
_OVER: Final = 12
"""How far a face rises above the row with the name."""
_ABREAST: Final = 4
"""Smallest number of columns for cards."""
_PICTURE: Final = 40
"""Smallest height of a card with its name; smaller cards have no name."""


def order(viewer: int, seats: int) -> list[int]:
    """Return the other seats, beginning with the one after the viewer."""
    return [(viewer + step) % seats for step in range(1, seats)]


def drawing(pad: DisplayList) -> Iterator[None]:
    """Draw all other mats, one a step."""
    seats = len(pad.state.players)
    for seat, area in zip(order(pad.position.viewer, seats), pad.layout.opponents, strict=True):
        _mat(pad, seat, area)
        yield


def _mat(pad: DisplayList, seat: int, area: Rect) -> None:
    state = pad.state
    player = state.players[seat]
    px = pad.px
    active = bool(state.pending) and state.current == seat
    player_mats.frame(pad, area, seat, active)
    pad.zone(("mat", seat), area)
    inner = area.inflate(-px(14), -px(10))
    gap = px(3)
    words = px(18) if pad.layout.roomy else 0
    head_h, people_h = max(px(22), people.height(pad) - px(_OVER)), px(24) + words
    rest = inner.h - head_h - people_h - 3 * gap
    parts_h = round(min(rest * (0.46 if words else 0.58), inner.w / 4 * 1.05))
    head = Rect(inner.x, inner.y, inner.w, head_h)
    person = people.draw(pad, seat, inner.x - px(3), head.bottom + px(1))
    if person is not None:
        head.x, head.w = person.right + px(3), head.right - person.right - px(3)
    side = px(18)
    pad.put(sprites.seat_shape(pad, seat, side), (head.x + side / 2, head.centery))
    money = Rect(head.right - px(58), head.centery - px(11), px(58), px(22))
    name = Rect(head.x + side + px(5), head.y, money.x - head.x - side - px(8), head.h)
    called = pad.position.names[seat]
    standing.beside(pad, player_mats.place_of(pad.position, seat), name, called, "label")
    pad.fitted(called, "label", CREAM, name)
    player_mats.money(pad, seat, money)
    row = Rect(inner.x, head.bottom + gap, inner.w, parts_h)
    cells = split(row, len(player.workshops) + 1, gap)
    for index, part in enumerate(player.workshops):
        cell = cells[index]
        key = ("workshop", seat, index)
        if part:
            pieces.plate(pad, cell, PAPER, INK, 4)
            face = sprites.part_face(pad, part, cell.w - px(4), cell.h - px(2), seat)
            pad.put(face, cell.center, key)
        else:
            pad.place(pad.canvas.box(cell.size, GREEN_DEEP, None, 1, pad.px(4), 0.3), cell)
        pad.zone(key, cell)
    _bay(pad, seat, cells[-1])
    counts = split(Rect(inner.x, row.bottom + gap, inner.w, people_h), 4, gap)
    figures = [pad.say(name) for name in _FIGURES]
    tops = _captioned(pad, figures, counts, words)
    for crew, count, top, cell, shade in (
        ("canteen", player.canteen, tops[0], counts[0], PAPER),
        ("supply", player.supply, tops[1], counts[1], GREEN_DEEP),
    ):
        home: Key = (crew, seat)
        if shade is PAPER:
            pieces.plate(pad, top, shade, INK, 4)
        man = sprites.worker(pad, seat, top.h * 0.86)
        pad.put(man, (top.x + top.w * 0.3, top.centery), home)
        colour = INK if shade is PAPER else CREAM
        pad.text(f"×{count}", "small_bold", colour, Rect(top.x + top.w // 2, top.y, 0, top.h))
        pad.zone(home, cell)
    player_mats.points(pad, seat, terms.BODY, tops[2])
    player_mats.points(pad, seat, terms.ENGINE, tops[3])
    low = Rect(inner.x, counts[0].bottom + gap, inner.w, 0)
    low.h = inner.bottom - low.y
    _collection(pad, seat, low)


def _bay(pad: DisplayList, seat: int, bay: Rect) -> None:
    """Draw the Grand Prix engine below a checkered edge."""
    pieces.plate(pad, bay, Color("#b9b4a8"), INK, 4)
    band = pad.px(6)
    cell = band / 2
    count = int((bay.w - pad.px(4)) // cell)
    squares = "".join(
        f'<rect x="{index * cell:.2f}" y="{row * cell:.2f}" width="{cell:.2f}" '
        f'height="{cell:.2f}" fill="{"#1b1512" if (index + row) % 2 else "#ffffff"}"/>'
        for row in range(2)
        for index in range(count)
    )
    width = count * cell
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}" height="{band}" '
        f'viewBox="0 0 {width:g} {band}">{squares}</svg>'
    )
    pad.put(pad.res.svg(text, width, band), (bay.centerx, bay.y + pad.px(2) + band / 2))
    value = pad.state.players[seat].grand_prix_engine
    low = Rect(bay.x, bay.y + band + pad.px(2), bay.w, bay.h - band - pad.px(3))
    badge = sprites.value_badge(pad, "engine", value, min(pad.px(18), round(low.h * 0.4)))
    room = low.h - badge.get_height()
    engine = sprites.part_picture(pad, terms.part(value, True), bay.w * 0.8, room, seat)
    pad.put(engine, (low.centerx, low.y + room / 2), ("bay", seat))
    pad.put(badge, (low.centerx, low.bottom - badge.get_height() / 2), ("bay", seat, "badge"))
    pad.zone(("bay", seat), bay)


def _collection(pad: DisplayList, seat: int, rect: Rect) -> None:
    """Draw developments, start tile and engineers; with names if all names fit."""
    most = player_mats.card_size(pad.layout)
    if not pad.layout.roomy:
        collection.draw(pad, seat, rect, 2 if rect.h > pad.px(56) else 1, most)
        return
    flipped = pad.state.players[seat].start_tile >= 0
    names = [card_images.card_words(pad.tr, card)[0] for card, _, _ in collection.groups(pad, seat)]
    names += [pad.say("opponent.start")] * flipped
    names += [card_images.card_words(pad.tr, one)[0] for one in collection.people(pad, seat)]
    gap = pad.px(3)
    for lines in (1, 2, 3):
        for height in (pad.px(18), pad.px(28)):
            size = most[0], most[1] + height
            cells = collection.packed(rect, len(names), (lines,), _ABREAST, gap, size)
            if not cells or cells[0].h - height < pad.px(_PICTURE):
                continue
            place = Rect(0, 0, cells[0].w, height)
            if all(pad.holds(name, "tiny", place) for name in names):
                collection.fill(pad, seat, _captioned(pad, names, cells, height))
                return
    cells = collection.packed(rect, len(names), (1, 2, 3), _ABREAST, gap, most)
    collection.fill(pad, seat, cells)


def _captioned(
    pad: DisplayList, names: Sequence[str], cells: Sequence[Rect], height: int
) -> list[Rect]:
    """Draw names in one size at the foot of cells; return the rest of each cell."""
    if height and names:
        look = pad.one_style(names, "tiny", Rect(0, 0, cells[0].w, height))
        for name, cell in zip(names, cells, strict=False):
            low = Rect(cell.x, cell.bottom - height, cell.w, height)
            pad.text(name, look, CREAM, low, "center", wrap=True)
    return [Rect(cell.x, cell.y, cell.w, cell.h - height) for cell in cells]

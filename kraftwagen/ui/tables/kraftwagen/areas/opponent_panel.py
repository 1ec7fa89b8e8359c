"""Another seat's mat in large, shown while it is pointed at or focused.

It lies over buyers and market, beside that mat. It is a picture only: nothing in it can be pointed
at.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from pygame import Rect

from kraftwagen.games.kraftwagen import terms
from kraftwagen.games.kraftwagen.presentation import describe
from kraftwagen.games.kraftwagen.rules import cars, race
from kraftwagen.ui.drawing.theme import BRASS_LIGHT, CREAM, GREEN_DEEP, INK, MUTED, PAPER
from kraftwagen.ui.tables.base import Key
from kraftwagen.ui.tables.kraftwagen.areas import awards, collection, opponents, player_mats
from kraftwagen.ui.tables.kraftwagen.pictures import card_images, sprites
from kraftwagen.ui.tables.kraftwagen.pictures.display_list import DisplayList
from kraftwagen.ui.tables.parts import pieces
from kraftwagen.ui.tables.parts.places import rows_of, split

Row: TypeAlias = tuple[int, Callable[[Rect], None]]
"""The height of a row in pixels, and the function that draws it."""
_COLUMNS = 4
_AWARDS = 5
"""The most awards in one row."""


def seat_of(key: Key, viewer: int) -> int | None:
    """Return the owner of a place on another seat's mat, else None."""
    area, seat = describe.area_of(key)
    return seat if area == describe.WORKS and seat != viewer else None


def draw(pad: DisplayList, seat: int) -> Rect:
    """Draw the panel; return its rectangle."""
    layout, px = pad.layout, pad.px
    rows = _rows(pad, seat)
    gap = px(6)
    area = layout.buyers.union(layout.market)
    head = px(30)
    high = head + sum(row[0] + gap for row in rows) + px(16)
    most = layout.mat.bottom - area.top
    if high > most:
        short = (most - head - px(16) - gap * len(rows)) / sum(row[0] for row in rows)
        rows = [(int(height * short), paint) for height, paint in rows]
        high = most
    beside = layout.opponents[opponents.order(pad.position.viewer, layout.seats).index(seat)]
    box = Rect(area.x, 0, area.w, high)
    box.centery = beside.centery
    box.bottom = min(box.bottom, area.bottom)
    box.top = max(box.top, area.top)
    pad.paint(lambda canvas, surface: canvas.panel(surface, box, "dark", deco=False, shadow=8))
    player_mats.frame(pad, box, seat, True)
    inner = box.inflate(-px(22), -px(14))
    _head(pad, seat, Rect(inner.x, inner.y, inner.w, head))
    y = inner.y + head + gap
    for height, paint in rows:
        paint(Rect(inner.x, y, inner.w, height))
        y += height + gap
    return box


def _head(pad: DisplayList, seat: int, rect: Rect) -> None:
    """Draw name, money unless secret, and the place of the Grand Prix car."""
    px = pad.px
    side = round(rect.h * 0.8)
    pad.put(sprites.seat_shape(pad, seat, side), (rect.x + side / 2, rect.centery))
    money = Rect(rect.right - px(64), rect.y + px(2), px(64), px(24))
    left = rect.x + side + px(7)
    name = Rect(left, rect.y, rect.w * 45 // 100 - side, rect.h)
    pad.fitted(pad.position.names[seat], "heading", CREAM, name)
    player_mats.money(pad, seat, money)
    state = pad.state
    player = state.players[seat]
    order = [car[-1] for car in race.standing(state)]
    key = "opponent.race" if seat in order else "opponent.pit"
    place = order.index(seat) + 1 if seat in order else 0
    words = pad.say(key, space=player.space, count=player.laps, place=place)
    room = Rect(name.right + px(4), rect.y, money.x - name.right - px(10), rect.h)
    pad.boxed(words, "tiny", BRASS_LIGHT, room)


def _rows(pad: DisplayList, seat: int) -> list[Row]:
    """Return the non-empty rows of what this seat has."""
    px, state = pad.px, pad.state
    player = state.players[seat]
    rows: list[Row] = [
        (px(86), lambda rect: _parts(pad, seat, rect)),
        (px(50), lambda rect: _figures(pad, seat, rect)),
    ]
    cards = collection.groups(pad, seat)
    flipped = player.start_tile >= 0
    count = len(cards) + flipped
    if count:
        lines = -(-count // _COLUMNS)
        rows.append((px(70) * lines, lambda rect: _cards(pad, seat, rect, lines, flipped)))
    names = collection.people(pad, seat)
    if names:
        lines_of = -(-len(names) // 2)
        rows.append((px(46) * lines_of, lambda rect: _engineers(pad, seat, names, rect, lines_of)))
    held = [award for award, owner in enumerate(state.awards) if owner == seat]
    if held:
        lines_held = -(-len(held) // _AWARDS)
        rows.append((px(40) * lines_held, lambda rect: _awards(pad, held, rect, lines_held)))
    offered = [car for car in state.cars if cars.seat_of(car) == seat and not cars.is_closed(car)]
    if offered:
        rows.append((px(70), lambda rect: _cars(pad, offered, rect)))
    return rows


def _parts(pad: DisplayList, seat: int, rect: Rect) -> None:
    """Draw the workshops and the engine of the Grand Prix car."""
    px, player = pad.px, pad.state.players[seat]
    cells = split(rect, len(player.workshops) + 1, px(5))
    held = [*player.workshops, terms.part(player.grand_prix_engine, True)]
    last = len(held) - 1
    for index, (part, cell) in enumerate(zip(held, cells, strict=True)):
        pieces.plate(pad, cell, PAPER if part else GREEN_DEEP, INK, 5)
        foot = px(20) if index == last or not part else 0
        if part:
            face = sprites.part_face(pad, part, cell.w - px(6), cell.h - foot - px(4), seat)
            pad.put(face, (cell.centerx, cell.y + px(2) + face.get_height() / 2))
        if foot:
            words = pad.say("short.race" if index == last else "mat.free")
            low = Rect(cell.x + px(2), cell.bottom - foot - px(1), cell.w - px(4), foot)
            pad.fitted(words, "tiny_bold", INK if part else MUTED, low, "center")


def _figures(pad: DisplayList, seat: int, rect: Rect) -> None:
    """Draw workers and points with their names."""
    px, player = pad.px, pad.state.players[seat]
    cells = split(rect, _COLUMNS, px(5))
    high = px(22)
    figures = (
        ("opponent.canteen", player.canteen),
        ("opponent.supply", player.supply),
        ("mat.body_points", player.body_points),
        ("mat.engine_points", player.engine_points),
    )
    for index, ((words, value), cell) in enumerate(zip(figures, cells, strict=True)):
        at = (cell.centerx, cell.y + high / 2)
        if index < 2:
            man = sprites.worker(pad, seat, high)
            pad.put(man, (at[0] - px(14), at[1]))
            number = Rect(round(at[0] - px(2)), cell.y, px(36), high)
            pad.text(f"×{value}", "bold", CREAM, number)
        else:
            pad.put(sprites.value_badge(pad, ("body", "engine")[index - 2], value, high), at)
        low = Rect(cell.x, cell.y + high, cell.w, cell.h - high)
        pad.boxed(pad.say(words), "tiny", CREAM, low, "center")


def _cards(pad: DisplayList, seat: int, rect: Rect, lines: int, flipped: bool) -> None:
    """Draw developments with their names, and the start tile."""
    cells = [
        cell for row in rows_of(rect, lines, pad.px(4)) for cell in split(row, _COLUMNS, pad.px(5))
    ]
    found = collection.groups(pad, seat)
    for (card, active, many), cell in zip(found, cells, strict=False):
        picture, low = _captioned(pad, cell)
        collection.development(pad, seat, card, active, many, picture)
        name = card_images.card_words(pad.tr, card)[0]
        pad.boxed(name, "tiny", CREAM, low, "center")
    if flipped:
        picture, low = _captioned(pad, cells[len(found)])
        collection.start_development(pad, seat, picture)
        pad.boxed(pad.say("opponent.start"), "tiny", CREAM, low, "center")


def _captioned(pad: DisplayList, cell: Rect) -> tuple[Rect, Rect]:
    """Return the places of a card and of its name below."""
    low = Rect(cell.x, cell.bottom - pad.px(24), cell.w, pad.px(24))
    return Rect(cell.x, cell.y, cell.w, low.y - cell.y), low


def _engineers(pad: DisplayList, seat: int, names: Sequence[int], rect: Rect, lines: int) -> None:
    """Draw each engineer's portrait, name, effect and unused markers."""
    px = pad.px
    cells = [cell for row in rows_of(rect, lines, px(4)) for cell in split(row, 2, px(6))]
    markers = pad.state.players[seat].markers
    for engineer, cell in zip(names, cells, strict=False):
        face = pad.image(f"engineer_{terms.ENGINEERS[engineer]}", cell.w, cell.h)
        pad.place(face, cell)
        held = terms.ENGINEER_MARKERS[engineer] & markers
        left = [marker for marker in range(len(terms.MARKERS)) if held >> marker & 1]
        side = px(28)
        right = cell.right - side * len(left)
        for index, marker in enumerate(left):
            at = Rect(right + side * index, cell.y + (cell.h - side) // 2, side, side)
            pad.place(card_images.marker_token(pad, marker, side), at)
        title, words = card_images.card_words(pad.tr, engineer)
        x = cell.x + face.get_width() + px(4)
        head = Rect(x, cell.y, right - x, px(17))
        low = Rect(x, head.bottom, head.w, cell.bottom - head.bottom)
        if pad.holds(words, "tiny", low):
            pad.boxed(words, "tiny", CREAM, low)
        else:  # Portrait, markers and tip say the same.
            head.h = cell.h
        pad.fitted(title, "tiny_bold", BRASS_LIGHT, head)


def _awards(pad: DisplayList, held: Sequence[int], rect: Rect, lines: int) -> None:
    """Draw the seat's awards."""
    each = max(4, -(-len(held) // lines))
    cells = [
        cell for row in rows_of(rect, lines, pad.px(3)) for cell in split(row, each, pad.px(3))
    ]
    for award, cell in zip(held, cells, strict=False):
        awards.chip(pad, award, cell, named=False)


def _cars(pad: DisplayList, offered: Sequence[int], rect: Rect) -> None:
    """Draw the seat's cars on the market."""
    for car, cell in zip(offered, split(rect, max(3, len(offered)), pad.px(5)), strict=False):
        pieces.plate(pad, cell, PAPER, INK, 5)
        pad.place(card_images.car_face(pad, car, cell.w, cell.h), cell)

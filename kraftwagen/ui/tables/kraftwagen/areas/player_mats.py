"""The viewer's mat along the lower edge: tasks, workshops, workers, cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from pygame import Rect

from kraftwagen.games.kraftwagen import codes, frames, terms
from kraftwagen.games.kraftwagen.presentation import describe
from kraftwagen.games.kraftwagen.rules import workshop
from kraftwagen.games.kraftwagen.state import State
from kraftwagen.ui.drawing.theme import (
    BRASS,
    BRASS_LIGHT,
    CREAM,
    GREEN_DEEP,
    INK,
    MUTED,
    PAPER,
    Style,
)
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.tables.base import Key, Position
from kraftwagen.ui.tables.kraftwagen.areas import collection
from kraftwagen.ui.tables.kraftwagen.areas.start import task_name
from kraftwagen.ui.tables.kraftwagen.pictures import card_images, sprites
from kraftwagen.ui.tables.kraftwagen.pictures.display_list import DisplayList, say, term
from kraftwagen.ui.tables.kraftwagen.pictures.layout import Layout
from kraftwagen.ui.tables.parts import people, pieces, standing
from kraftwagen.ui.tables.parts.places import centred, columns_of, rows_of, split

_FLAT = 2.6
"""A mat that is less flat than this (width by height) has two rows."""

_FOOT: Final = 23
"""Height below a building for the value of what stands in it."""
_PALE: Final = 120
"""Opacity of an empty building, of 255."""


@dataclass(frozen=True)
class MatPlaces:
    """The rectangles of the viewer's mat."""

    name: Rect
    money: Rect
    body_points: Rect
    engine_points: Rect
    todo: Rect
    workshops: tuple[Rect, ...]
    bay: Rect
    canteen: Rect
    supply: Rect
    cards: Rect


def places(layout: Layout, workshops: int = 3) -> MatPlaces:
    """Return the rectangles of the viewer's mat."""
    area = layout.mat
    px = layout.px
    gap = px(6)
    head = Rect(area.x + px(10), area.y + px(5), area.w - px(20), px(26))
    row = Rect(area.x + px(9), head.bottom + px(3), area.w - px(18), 0)
    row.h = area.bottom - px(9) - row.y
    if area.w < _FLAT * area.h:  # two rows: the cars above, everything else below
        upper, lower = rows_of(row, 2, gap)
        halls = split(upper, workshops + 1, gap)
        todo, crew, cards = columns_of(lower, [136, 112, 140], gap)
        canteen, supply = rows_of(crew, 2, px(3))
        line = columns_of(head, [110, 70, 130, 140], px(6))
    else:
        todo, *halls, cards = columns_of(row, [138, *[104] * workshops, 92, 216], gap)
        *line, canteen, supply = columns_of(head, [138, 64, 130, 136, 150, 138], px(6))
    return MatPlaces(
        name=line[0],
        money=line[1],
        body_points=line[2],
        engine_points=line[3],
        todo=todo,
        workshops=tuple(halls[:workshops]),
        bay=halls[workshops],
        canteen=canteen,
        supply=supply,
        cards=cards,
    )


def card_size(layout: Layout) -> tuple[int, int]:
    """Return width and height of the viewer's cards in two rows, the largest of any seat's."""
    room, gap = places(layout).cards, layout.px(4)
    return (room.w - 2 * gap) // collection.ABREAST, (room.h - gap) // 2


def drawing(pad: DisplayList) -> Iterator[None]:
    """Draw the viewer's mat, a part per step."""
    layout, state = pad.layout, pad.state
    seat = pad.position.viewer
    player = state.players[seat]
    at = places(layout, len(player.workshops))
    area = layout.mat
    active = bool(state.pending) and state.current == seat
    frame(pad, area, seat, active)
    pad.zone(("mat", seat), area)
    side = round(at.name.h * 0.86)
    pad.put(sprites.seat_shape(pad, seat, side), (at.name.x + side / 2, at.name.centery))
    words = Rect(at.name.x + side + pad.px(6), at.name.y, at.name.w - side - pad.px(8), at.name.h)
    words.w -= people.emblem(pad, seat, (at.name.right - side / 2, at.name.centery), at.name.h)
    name = pad.position.names[seat]
    standing.beside(pad, place_of(pad.position, seat), words, name, "heading")
    pad.fitted(name, "heading", CREAM, words)
    money(pad, seat, at.money)
    points(pad, seat, terms.BODY, at.body_points, True)
    points(pad, seat, terms.ENGINE, at.engine_points, True)
    yield
    _todo(pad, at.todo)
    yield
    for index, part in enumerate(player.workshops):
        _workshop(pad, seat, index, part, at.workshops[index])
    _bay(pad, seat, player.grand_prix_engine, at.bay)
    _crew(pad, seat, "canteen", player.canteen, at.canteen)
    _crew(pad, seat, "supply", player.supply, at.supply)
    yield
    _cards(pad, seat, at.cards)
    yield


def frame(pad: DisplayList, area: Rect, seat: int, active: bool) -> None:
    """Draw the background of a mat, with a strong border and a glow for the seat to move."""
    look = pad.canvas.player(seat)
    pieces.panel(pad, area, "area" if active else "area_dark")
    if active:
        pad.place(pad.canvas.box(area.size, None, look.main, max(2, pad.px(4)), pad.px(6)), area)


def money(pad: DisplayList, seat: int, rect: Rect) -> None:
    """Draw a seat's money, or a question mark if the money is secret."""
    position = pad.position
    side = rect.h
    coin = sprites.purse(pad, side)
    total = "?" if seat in position.hidden_totals else str(pad.state.players[seat].money())
    pad.put(coin, (rect.x + side / 2, rect.centery), ("money", seat))
    words = Rect(rect.x + side + pad.px(4), rect.y, rect.w - side, rect.h)
    pad.text(total, "heading" if side > pad.px(22) else "bold", BRASS_LIGHT, words)
    pad.zone(("money", seat), rect)


def place_of(position: Position, seat: int) -> str:
    """Return the ``standing`` of a seat by its money; nothing while any money is secret."""
    if position.hidden_totals:
        return ""
    return standing.standing([player.money() for player in position.state.players], seat)


def points(pad: DisplayList, seat: int, kind: int, rect: Rect, words: bool = False) -> None:
    """Draw a seat's body points (``kind`` 0) or engine points (1), with their name if ``words``."""
    player = pad.state.players[seat]
    value = player.engine_points if kind else player.body_points
    name = "engine" if kind else "body"
    badge = sprites.value_badge(pad, name, value, round(rect.h * 0.86))
    pad.put(badge, (rect.x + badge.get_width() / 2, rect.centery), ("points", seat, kind))
    if words:
        right = Rect(rect.x + badge.get_width() + pad.px(5), rect.y, 0, rect.h)
        right.y += pad.canvas.level("small", "heading")
        right.w = rect.right - right.x
        both = [pad.say(f"mat.{one}_points") for one in ("body", "engine")]
        look = pad.in_line(both, "small", right.w)
        if look is not None:  # else the picture says it
            pad.text(both[kind], look, CREAM, right)
    pad.zone(("points", seat, kind), rect)


def tasks(pad: DisplayList) -> list[tuple[int, int]]:
    """Return the remaining tasks of the seat to move as (task, count)."""
    state = pad.state
    if not state.pending:
        return []
    frame_now = state.pending[-1]
    if frames.kind(frame_now) not in (frames.TASKS, frames.ACTION_PHASE):
        return []
    return frames.tasks(frame_now)


def then(tr: Translator, state: State) -> str:
    """Return the tasks of a tile that remain after the present card, in words; may be empty."""
    names = [
        term(tr, "todo.times", task=short, count=count) if count > 1 else short
        for task, count in describe.owed(state)
        for short in (term(tr, f"short.{terms.TASKS[task]}"),)
    ]
    return say(tr, "todo.then", tasks=tr.list(names)) if names else ""


def stage_of(position: Position) -> str:
    """Return the last part of the text key for a decision that is not about a task."""
    state = position.state
    kind = frames.kind(state.pending[-1])
    named = {frames.TAKE: "take", frames.START: "start", frames.BENZ: "benz"}
    if kind in named:
        return named[kind]
    if kind == frames.END_PLACED:
        return "placed"
    possible = [option.code for option in position.options if option.ok and option.code]
    if any(map(codes.offers_car, possible)):
        return "end"
    return "end_marker" if any(map(codes.uses_marker, possible)) else "end_plain"


def todo_rects(layout: Layout, found: Sequence[tuple[int, int]], below: int) -> list[Rect]:
    """Return the places of the task chips.

    They lie above the button that declines a sale and above ``below`` pixels for text.
    """
    area = places(layout).todo
    count = len(found)
    declines = any(task == terms.SALE for task, _ in found)
    head, foot = layout.px(25), (layout.px(28) if declines else 0) + layout.px(1) + below
    inner = Rect(area.x, area.y + head, area.w, area.h - head - foot)
    gap = layout.px(4)
    side = min((inner.w - gap) // max(2, count) - gap, inner.h, layout.px(78))
    return [
        centred(column.center, side, side)
        for column in split(inner.inflate(-2 * gap, 0), count, gap)
    ]


_NEEDS: Final = 36
"""Height in units at the foot of the box for what a car still lacks (``input.stand``)."""


_SMALLEST: Final = 9
"""Size of the smallest letters of the labels below tasks, in pixels."""
_LABEL: Final = 19
"""Least height of these labels, in units."""
_SMALLER: Final = 0.76
"""How small letters may be, of their usual size, before a label has two lines."""


def _todo(pad: DisplayList, rect: Rect) -> None:
    state = pad.state
    seat = pad.position.viewer
    mine = bool(state.pending) and state.current == seat
    found = tasks(pad) if mine else []
    if found:
        pad.place(pad.canvas.box(rect.size, GREEN_DEEP, BRASS, 1, pad.px(5), 0.5), rect)
    title = Rect(rect.x + pad.px(6), rect.y + pad.px(1), rect.w - pad.px(8), pad.px(20))
    if not mine:
        if state.pending:
            name = pad.position.names[state.current]
            words = pad.say("mat.waiting", name=name)
        else:
            words = pad.say("mat.over")
        pad.boxed(words, "small", MUTED, rect.inflate(-pad.px(12), 0), "center")
        return
    if not found:
        words = pad.say(f"todo.{stage_of(pad.position)}")
        inner = rect.inflate(-pad.px(12), 0)
        inner.h -= pad.px(_NEEDS)
        pad.boxed(words, "small_bold", BRASS_LIGHT, inner, "center")
        return
    later = then(pad.tr, state)
    several = len(found) > 1 or found[0][1] > 1
    words = pad.say("todo.title")
    if not several or later or pad.in_line([words], "small_bold", title.w) is None:
        words = pad.say("todo.title_one")
    pad.label(words, "small_bold", BRASS_LIGHT, title, "center")
    extra = frames.bonus_of(state.pending[-1])
    player = state.players[seat]
    low = Rect(rect.x + pad.px(5), rect.bottom, rect.w - pad.px(10), 0)
    if later:
        low.h = pad.px(17 if pad.in_line([later], "tiny", low.w) is not None else 29)
        low.bottom = rect.bottom - pad.px(1)
        pad.boxed(later, "tiny", MUTED, low, "center")
    labels = [pad.say(f"short.{task_name(state, task)}") for task, _ in found]
    look, wides, high = _lettering(pad, labels, rect.w)
    spots = todo_rects(pad.layout, found, low.h + high)
    feet = [
        Rect(at.centerx - wide // 2, at.bottom, wide, high)
        for at, wide in zip(spots, wides, strict=True)
    ]
    _labels(pad, labels, look, feet, rect)
    for (task, count), place in zip(found, spots, strict=True):
        pieces.plate(pad, place, PAPER, BRASS, 6)
        inner = place.inflate(-pad.px(6), -pad.px(6))
        if task in (terms.TAKE_BODY, terms.TAKE_ENGINE, terms.GRAND_PRIX_ENGINE):
            if task == terms.TAKE_BODY:
                part = terms.part(workshop.body_value(state, player, extra), False)
            elif task == terms.TAKE_ENGINE:
                part = terms.part(workshop.engine_value(state, player, extra), True)
            else:
                part = terms.part(state.data.start_engine, True)
            image = sprites.part_face(pad, part, inner.w, inner.h, seat)
        else:
            named = (
                "token" if task_name(state, task) == "token" else card_images.ACTION_IMAGES[task]
            )
            image = pad.image(named, inner.w, inner.h)
        pad.put(image, inner.center, ("todo", task))
        if count > 1:
            # The lower right corner has what a task brings.
            badge = sprites.value_badge(pad, "plain", f"×{count}", pad.px(17))
            pad.put(badge, (place.right - pad.px(10), place.y + pad.px(7)))
        pad.zone(("todo", task), place)


def _lettering(
    pad: DisplayList, labels: Sequence[str], room: int
) -> tuple[Style, Sequence[int], int]:
    """Return how the labels of tasks are written side by side: letters, widths and height.

    They have one line each, in a little smaller letters if need be, or else a line for each word.
    """
    style = pad.theme.style("tiny_bold")
    tries = [(px, False) for px in range(style.px, round(style.px * _SMALLER) - 1, -1)]
    tries += [(px, True) for px in range(style.px, _SMALLEST - 1, -1)]
    for px, torn in tries:
        look = Style(style.face, px)
        words = [label.split() if torn else [label] for label in labels]
        wides = [max(pad.res.text_size(one, look)[0] for one in said) for said in words]
        # Words of one line need more room between them than words that stand above others.
        if sum(wides) + pad.px(3 if torn else 6) * (len(wides) + 1) <= room:
            break
    both = zip(labels, wides, strict=True)
    highs = [pad.res.text_size(label, look, wide + 2)[1] for label, wide in both]
    return look, wides, max(pad.px(_LABEL), *highs)


def _labels(
    pad: DisplayList, labels: Sequence[str], look: Style, boxes: Sequence[Rect], area: Rect
) -> None:
    """Write a label in each box; a wide one takes room that its neighbours do not need."""
    free, right = area.w - sum(box.w for box in boxes), area.right
    gap = min(pad.px(6), free // (len(boxes) + 1))
    for box in reversed(boxes):
        box.right = min(box.right, right - gap)
        right = box.x
    left = area.x
    for box, label in zip(boxes, labels, strict=True):
        box.x = max(box.x, left + gap)
        left = box.right
        pad.text(label, look, CREAM, box.inflate(2, 0), "center", wrap=True)


def _workshop(pad: DisplayList, seat: int, index: int, part: int, rect: Rect) -> None:
    key = ("workshop", seat, index)
    _hall(pad, "workshop", rect, bool(part))
    if part:
        _standing(pad, part, rect, key)
    else:
        words = Rect(rect.x, rect.bottom - pad.px(_FOOT), rect.w, pad.px(_FOOT - 2))
        pad.fitted(pad.say("mat.free"), "tiny", MUTED, words, "center")
    pad.zone(key, rect)


def _bay(pad: DisplayList, seat: int, value: int, rect: Rect) -> None:
    key = ("bay", seat)
    _hall(pad, "grand_prix_bay", rect)
    _standing(pad, terms.part(value, True), rect, key)
    pad.zone(key, rect)


def _hall(pad: DisplayList, name: str, rect: Rect, used: bool = True) -> None:
    """Draw a building over a dark foot; an empty one is pale and has no frame."""
    art = pad.image(name, rect.w, rect.h - pad.px(_FOOT))
    if used:
        ground = pad.canvas.box(rect.size, GREEN_DEEP, None, 1, pad.px(5), 0.6)
        pad.place(ground, rect)
    else:
        art = pieces.faded(art, _PALE)
    pad.put(art, (rect.centerx, rect.y + (rect.h - pad.px(_FOOT)) / 2))


def _standing(pad: DisplayList, part: int, rect: Rect, key: Key) -> None:
    """Draw a part in its building, its value on the foot."""
    foot = pad.px(_FOOT)
    art_h = min(rect.h - foot, rect.w * 0.75)
    floor = rect.y + (rect.h - foot - art_h) / 2 + art_h * 0.93
    picture = sprites.part_picture(pad, part, rect.w * 0.95, art_h * 0.8, pad.position.viewer)
    pad.put(picture, (rect.centerx, floor - picture.get_height() / 2), key)
    kind = "engine" if terms.is_engine(part) else "body"
    badge = sprites.value_badge(pad, kind, terms.part_value(part), pad.px(20))
    pad.put(badge, (rect.centerx, rect.bottom - pad.px(12)), (*key, "badge"))


def _crew(pad: DisplayList, seat: int, name: str, count: int, rect: Rect) -> None:
    """Draw a strip of workers with its name: the canteen on paper, the supply on the ground."""
    here = name == "canteen"
    fill, opacity = (PAPER, 1.0) if here else (GREEN_DEEP, 0.5)
    ground = pad.canvas.box(
        rect.size, fill, INK if here else None, max(1, pad.px(1)), pad.px(4), opacity
    )
    pad.place(ground, rect)
    words, look = pad.say(f"mat.{name}", count=count), pad.theme.style("tiny_bold")
    wide = min(pad.res.text_size(words, look)[0] + pad.px(2), rect.w * 5 // 8)
    label = Rect(rect.x + pad.px(5), rect.y, wide, rect.h)
    pad.boxed(words, "tiny_bold", INK if here else CREAM, label)
    left = label.right + pad.px(4)
    crowd(pad, seat, count, Rect(left, rect.y, rect.right - left - pad.px(4), rect.h), (name, seat))
    pad.zone((name, seat), rect)


def crowd(pad: DisplayList, seat: int, count: int, room: Rect, key: tuple[str | int, ...]) -> None:
    """Draw workers side by side, overlapping if many; the last one has ``key``."""
    if not count:
        return
    height = min(room.h - pad.px(2), pad.px(42))
    image = sprites.worker(pad, seat, height)
    w = image.get_width()
    step = min(w + pad.px(1), (room.w - w) / max(1, count - 1))
    for index in range(count):
        centre = (room.x + w / 2 + step * index, room.centery)
        last = index == count - 1
        pad.put(image, centre, (*key, index))
        if last:
            pad.sprites.setdefault(key, pad.sprites[(*key, index)])


def _cards(pad: DisplayList, seat: int, rect: Rect) -> None:
    collection.draw_own(pad, seat, rect)

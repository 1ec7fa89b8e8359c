"""The stand on the viewer's mat, on which a car grows as it is assembled."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect, Surface

from kraftwagen.games.kraftwagen import frames, terms
from kraftwagen.ui.drawing.theme import (
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    GREEN_DEEP,
    MUTED,
    PAPER,
    hexa,
)
from kraftwagen.ui.tables.base import Key
from kraftwagen.ui.tables.kraftwagen.areas import player_mats
from kraftwagen.ui.tables.kraftwagen.input.builder import CELLS, Builder, Draft
from kraftwagen.ui.tables.kraftwagen.pictures import card_images, sprites
from kraftwagen.ui.tables.kraftwagen.pictures.display_list import DisplayList, term
from kraftwagen.ui.tables.parts import pieces
from kraftwagen.ui.tables.parts.places import centred

_FLAT = 124 / 256
"""Height of a car by its width."""
_BONNET = 0.76
"""Where the engine sits, as a share of the car's length."""


class Places(NamedTuple):
    """The rectangles of the parts of the stand."""

    area: Rect
    floor: Rect
    car: Rect
    engine: Rect
    crew: Rect
    price: Rect


def places(pad: DisplayList) -> Places:
    """Return the rectangles of the stand, in the mat's place for the things to do."""
    px = pad.px
    area = player_mats.places(pad.layout).todo
    floor = Rect(area.x, area.bottom - px(22), area.w, px(22))
    wide = min(area.w * 0.86, (floor.y - area.y - px(8)) / _FLAT)
    car = Rect(0, 0, round(wide), round(wide * _FLAT))
    car.midbottom = (round(area.x + area.w * 0.56), floor.y + px(4))
    side = round(car.w * 0.36)
    engine = centred((car.x + car.w * _BONNET, 0), side, side * 0.75)
    engine.bottom = round(car.bottom - car.h * 0.34)
    crew = Rect(area.x + px(4), floor.y - px(34), px(46), px(38))
    price = Rect(area.x + px(6), area.y + px(5), px(30), px(30))
    return Places(area, floor, car, engine, crew, price)


def draw(pad: DisplayList, builder: Builder, draft: Draft) -> None:
    """Draw the car as far as it is assembled."""
    at, px, seat = places(pad), pad.px, builder.seat
    pad.place(pad.res.svg(_wall(at.area, pad.theme.contrast), *at.area.size), at.area)
    plank = at.floor.inflate(-px(6), -px(3))
    if not (draft.body and draft.engine):
        _hoist(pad, at, bool(draft.engine))
    chassis = pad.image("chassis", *at.car.size)
    engine = _engine(pad, draft.engine, at)
    if draft.body:
        # The engine looks out of the open bonnet.
        if engine:
            pad.put(engine, at.engine.center, ("stand", "engine"))
        name = sprites.body_image(draft.body, seat)
        pad.put(pad.image(name, *at.car.size), at.car.center, ("stand", "body"))
        pad.put(chassis, at.car.center, ("under", "stand", "body"))
    else:
        pad.put(chassis, at.car.center)
        if engine:
            pad.put(engine, at.engine.center, ("stand", "engine"))
    _crew(pad, seat, draft.workers, at.crew)
    _price(pad, draft, at.price)
    _values(pad, draft, plank)


def _wall(area: Rect, contrast: bool) -> str:
    """Return the picture of the workshop behind the stand: a wall in lamp light, its floor."""
    w, h = area.size
    floor, line = h * 0.79, max(1.5, h * 0.014)
    # Dark outlines of cars need a pale wall where there is no light between.
    glow, wall = (0.0, PAPER) if contrast else (0.55, GREEN_DEEP)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}">'
        f'<defs><radialGradient id="lamp" cx="62%" cy="18%" r="78%">'
        f'<stop offset="0" stop-color="{hexa(BRASS_LIGHT)}" stop-opacity="{glow}"/>'
        f'<stop offset="1" stop-color="{hexa(BRASS_LIGHT)}" stop-opacity="0"/></radialGradient>'
        f'</defs><rect x="{line / 2}" y="{line / 2}" width="{w - line}" height="{h - line}" '
        f'rx="{h * 0.05}" fill="{hexa(wall)}"/>'
        f'<rect x="{line / 2}" y="{line / 2}" width="{w - line}" height="{h - line}" '
        f'rx="{h * 0.05}" fill="url(#lamp)" stroke="{hexa(BRASS)}" stroke-width="{line}"/>'
        f'<rect x="{line}" y="{floor}" width="{w - 2 * line}" height="{h - floor - line}" '
        f'fill="{hexa(BRASS_DARK)}" fill-opacity="0.55"/>'
        f'<path d="M{line} {floor} H{w - line}" stroke="{hexa(BRASS)}" stroke-width="{line}"/>'
        "</svg>"
    )


def _engine(pad: DisplayList, value: int, at: Places) -> Surface | None:
    return pad.image(f"engine_{value}", *at.engine.size) if value else None


def _hoist(pad: DisplayList, at: Places, full: bool) -> None:
    """Draw the hook over the bonnet, from which the engine hangs."""
    foot = at.engine.y if full else at.engine.centery
    high = max(pad.px(12), foot - at.area.y - pad.px(2))
    hook = pad.image("hoist", high * 0.4, high)
    pad.put(hook, (at.engine.centerx, at.area.y + pad.px(2) + hook.get_height() / 2))


def _crew(pad: DisplayList, seat: int, count: int, room: Rect) -> None:
    """Draw the workers beside the car; a pale one where none has come."""
    figure = sprites.worker(pad, seat, room.h)
    if not count:
        pad.put(pieces.faded(figure, 70), (room.x + figure.get_width() / 2, room.centery))
    wide = room.w - figure.get_width()
    step = min(pad.px(13), wide / max(1, count - 1))
    for index in range(count):
        spot = (room.x + figure.get_width() / 2 + step * index, room.centery)
        last = index == count - 1
        pad.put(figure, spot, ("stand", "workers") if last else None)


def _price(pad: DisplayList, draft: Draft, room: Rect) -> None:
    if draft.price:
        coin = sprites.price_coin(pad, draft.price, room.h, pad.state.turn)
        pad.put(coin, room.center, ("stand", "price"))
        return

    def paint(surface: Surface) -> None:
        half = room.h / 2
        line = max(1, pad.px(1.6))
        pad.canvas.circle(surface, (half, half), half - line, GREEN_DEEP, MUTED, line)
        sign = pieces.numeral(pad, "?", room.h * 0.55, MUTED)
        pieces.on_middle(surface, sign, Rect(0, 0, room.h, room.h))

    pad.put(pad.composed("no price", room.size, paint), room.center)


def _values(pad: DisplayList, draft: Draft, room: Rect) -> None:
    """Draw the car's values on the floor before it; a dash for what is missing."""
    high = room.h - pad.px(5)
    found = [
        sprites.value_badge(pad, kind, getattr(draft, kind) or "–", high)
        for kind in CELLS[:3]
    ]  # fmt: skip
    gap = pad.px(4)
    x = room.right - sum(one.get_width() + gap for one in found)
    for kind, image in zip(CELLS[:3], found, strict=True):
        dim = image if getattr(draft, kind) else pieces.faded(image, 120)
        pad.put(dim, (x + image.get_width() / 2, room.centery))
        x += image.get_width() + gap
    if draft.marker:
        token = card_images.marker_token(pad, draft.marker - 1, high)
        pad.put(token, (room.x + high / 2 + gap, room.centery))


def came(before: Draft, now: Draft) -> list[str]:
    """Return the cells of a car that were empty before and are filled now."""
    found = []
    for cell in CELLS:
        old, new = getattr(before, cell), getattr(now, cell)
        if new > old or (new and new != old and cell != "workers"):
            found.append(cell)
    return found


def source(builder: Builder, draft: Draft, cell: str) -> Key:
    """Return the place on the table from which a part of the car comes."""
    seat, value = builder.seat, getattr(draft, cell)
    if cell == "workers":
        return ("canteen", seat)
    if cell == "price":
        return ("price", value)
    part = terms.part(value, cell == "engine")
    workshops = builder.state.players[seat].workshops
    return ("workshop", seat, workshops.index(part) if part in workshops else 0)


SOUNDS = {
    "body": "kraftwagen/body", "engine": "kraftwagen/engine", "workers": "drop", "price": "coin",
}  # fmt: skip
"""The sound of a part that comes to the stand, by cell."""


def draw_missing(pad: DisplayList, builder: Builder) -> None:
    """Write on the stand what is missing for a car, if some but not all of it is there."""
    state, player = builder.state, builder.state.players[builder.seat]
    if builder.possible or frames.kind(state.pending[-1]) != frames.END:
        return
    halls = player.workshops
    lacks = {
        "body": not any(0 < part <= terms.ENGINE_PART for part in halls),
        "engine": not any(map(terms.is_engine, halls)),
        "workers": not player.canteen,
    }
    missing = [cell for cell, lacking in lacks.items() if lacking]
    if not missing or len(missing) == len(lacks):
        return
    at, px = places(pad), pad.px
    parts = pad.tr.list([term(pad.tr, f"builder.one_{cell}") for cell in missing])
    words = pad.say("builder.needs", parts=parts)
    foot = Rect(at.area.x + px(6), 0, at.area.w - px(12), px(34))
    foot.bottom = at.area.bottom - px(3)
    pad.boxed(words, "tiny", BRASS_LIGHT, foot, "center")

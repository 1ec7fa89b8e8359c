"""Previews drawn on the table: track, race and workshops after a decision."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from pygame import Color, Rect, Surface

from kraftwagen.engine.types import Option
from kraftwagen.games.kraftwagen import codes, terms
from kraftwagen.games.kraftwagen.presentation.gains import Gain
from kraftwagen.games.kraftwagen.presentation.previews import (
    NEW,
    BuyerPreview,
    Drive,
    PartPreview,
    TilePreview,
    drive_of,
)
from kraftwagen.games.kraftwagen.rules import race
from kraftwagen.ui.drawing import ornament
from kraftwagen.ui.drawing.theme import (
    BRASS,
    BRASS_LIGHT,
    CREAM,
    GLOW,
    GREEN_DEEP,
    INK,
    OXBLOOD_LIGHT,
    PAPER,
    Colour,
    hexa,
)
from kraftwagen.ui.tables.kraftwagen.areas import circuit, player_mats
from kraftwagen.ui.tables.kraftwagen.pictures import card_images, sprites
from kraftwagen.ui.tables.kraftwagen.pictures.display_list import DisplayList
from kraftwagen.ui.tables.kraftwagen.pictures.layout import SLOTS
from kraftwagen.ui.tables.kraftwagen.preview.cache import race_of, tile_of
from kraftwagen.ui.tables.parts import marks, pieces
from kraftwagen.ui.tables.parts.places import split

_VEIL: Final = Color(244, 232, 203, 150)


# -- the track


def track(pad: DisplayList, option: Option, slots: Mapping[int, int]) -> None:
    """Draw the places of the ring's pieces if a tile were taken, and the seats that move next."""
    tile, preview = tile_of(option), option.preview
    if tile is None or not isinstance(preview, TilePreview):
        return
    layout, seat = pad.layout, pad.state.current
    place = slots[tile + terms.TILE]
    gone = (*preview.head, *preview.aside)
    for other in gone:
        if other != NEW:
            _veil(pad, layout.slot_rect(slots[other + terms.TILE]))
    side = round(layout.tile_side * 1.06)
    pad.put(_landing_disc(pad, seat, side), layout.slot(place))
    worker = sprites.worker(pad, seat, layout.tile_side * 0.92)
    pad.put(marks.ghost(pad, worker, "worker", seat), layout.slot(place))
    last = slots[pad.state.chain[-1]]
    for step, other in enumerate(preview.head, start=1):
        slot = (last + step) % SLOTS
        if other == NEW:
            face = pad.image("tile_plate_special", layout.tile_side, layout.tile_side)
        else:
            face = card_images.tile_face(pad, other, layout.tile_side)
        pad.put(_landing_disc(pad, -1, layout.tile_side), layout.slot(slot))
        pad.put(marks.ghost(pad, face, "tile", other), layout.slot(slot))
        marks.outlined(pad, layout.slot_rect(slot))
    behind = pad.state.chain[1 : pad.state.chain.index(tile + terms.TILE)]
    for other in preview.passed:
        at = behind.index(other + terms.TILE)
        able = [piece for piece in behind[:at] if piece < terms.TILE]
        _takers(pad, layout.slot_rect(slots[other + terms.TILE]), able)
    for at, other in enumerate(preview.movers):
        _mover(pad, layout.slot_rect(slots[other]), at + 1, preview.turns[at])
    if not preview.movers:
        marks.pill(pad, layout.slot_rect(place), pad.say("ahead.back"))


def _veil(pad: DisplayList, rect: Rect) -> None:
    """Fade a piece that will have left its place."""
    pad.place(pad.canvas.box(rect.size, _VEIL, None, 1, pad.px(6)), rect)


def _landing_disc(pad: DisplayList, seat: int, side: int) -> Surface:
    """Return the pale disc under a preview, ringed in the seat's colour; -1 has no ring."""
    colour = hexa(pad.canvas.player(seat).main) if seat >= 0 else hexa(PAPER)
    text = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
        f'<circle cx="50" cy="50" r="44" fill="{hexa(CREAM)}" fill-opacity="0.9"/>'
        f'<path d="{ornament.dashes(ornament.oval(50, 50, 44, 44), 12, 7)}" fill="none" '
        f'stroke="{colour}" stroke-width="6"/>'
        f'<circle cx="50" cy="50" r="48" fill="none" stroke="{hexa(INK)}" '
        'stroke-opacity="0.6" stroke-width="1.6"/></svg>'
    )
    return pad.res.svg(text, side, side)


def _mover(pad: DisplayList, rect: Rect, number: int, turns: int) -> None:
    """Mark a worker with when, and how often at most, it moves before the taker."""
    side = pad.px(22)
    pad.put(marks.order_disc(pad, number, side), (rect.right - side * 0.25, rect.y + side * 0.25))
    words = pad.say("ahead.once") if turns == 1 else pad.say("ahead.times", count=turns)
    marks.pill(pad, rect, words)


def _takers(pad: DisplayList, rect: Rect, seats: Sequence[int]) -> None:
    """Mark a tile left behind with the seats that can take it before it moves up."""
    if not seats:
        return
    side = pad.px(15)
    box = Rect(0, 0, (side + pad.px(2)) * len(seats) + pad.px(6), side + pad.px(5))
    box.midtop = (rect.centerx, rect.y - pad.px(6))
    pad.place(pad.canvas.box(box.size, GREEN_DEEP, BRASS, max(1, pad.px(1.2)), box.h / 2), box)
    for index, seat in enumerate(seats):
        x = box.x + pad.px(4) + (side + pad.px(2)) * index + side / 2
        pad.put(sprites.seat_shape(pad, seat, side), (x, box.centery))


# -- the race


def drive(pad: DisplayList, driven: Drive) -> None:
    """Draw the path of the Grand Prix car, where it stops, its laps and the new order."""
    layout, state = pad.layout, pad.state
    seat = state.current
    player = state.players[seat]
    space, jumped = driven.space, driven.jumped
    look = pad.canvas.player(seat)
    radius = max(3.0, layout.lane_width * 0.13)
    begin = player.space if player.space else 0
    at = float(begin)
    for number in driven.path:
        step = (number - at) % layout.circuit_spaces or layout.circuit_spaces
        for share in (0.5, 1.0):
            if share == 1.0 and (number in jumped or number == space):
                continue
            x, y, _ = layout.space(at + step * share)
            _dot(pad, x, y, radius * (1.0 if share == 1.0 else 0.72), look.main)
        if number in jumped:
            _hop(pad, number)
        at = float(number)
    x, y, heading = layout.space(space)
    image = sprites.race_car(pad, seat, circuit.car_length(layout, space), heading)
    pad.put(marks.ghost(pad, image, "race", seat, space), (x, y))
    ring = layout.lane_width * 0.5
    line = pad.px(2)
    pad.paint(lambda canvas, surface: canvas.arc(surface, (x, y), ring, 0, 360, GLOW, line))
    if driven.laps > player.laps:
        _more_laps(pad, seat, driven.laps)
    _standing(pad, driven.order)


def _dot(pad: DisplayList, x: float, y: float, radius: float, colour: Colour) -> None:
    pad.paint(
        lambda canvas, surface: canvas.circle(
            surface, (x, y), radius, colour, INK, max(1, radius / 4)
        )
    )


def _hop(pad: DisplayList, number: int) -> None:
    """Draw a small arc over a space that is jumped and not counted."""
    layout = pad.layout
    x, y, heading = layout.on_circuit(
        (number - 0.5) / layout.circuit_spaces, layout.lane_width * 0.42
    )
    side = layout.lane_width * 0.62
    text = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
        f'<g transform="rotate({heading:.1f} 50 50)" fill="none" stroke-linecap="round" '
        f'stroke-linejoin="round"><path d="M14 66 Q50 4 84 60M84 60 62 56M84 60 84 38" '
        f'stroke="{hexa(INK)}" stroke-width="20"/><path d="M14 66 Q50 4 84 60M84 60 62 56'
        f'M84 60 84 38" stroke="{hexa(GLOW)}" stroke-width="9"/></g></svg>'
    )
    pad.put(pad.res.svg(text, side, side), (x, y))


def _more_laps(pad: DisplayList, seat: int, laps: int) -> None:
    """Draw the lap counter as it would be."""
    rect = pad.layout.lap_counter(seat)
    low = Rect(rect.x, 0, rect.w, round(rect.h * 0.46))
    low.bottom = rect.bottom
    pad.place(pad.canvas.box(low.size, INK, GLOW, max(1, pad.px(1.5)), pad.px(4)), low)
    number = pieces.numeral(pad, str(laps), rect.h * 0.38, GLOW)
    pad.put(number, low.center)


def standing_rect(pad: DisplayList) -> Rect:
    """Money of a private sale, by market space of each car that may be sold so."""
    pit = pad.layout.pit
    return Rect(pit.x, pit.bottom + pad.px(3), pit.w, pad.px(24))


def _standing(pad: DisplayList, order: Sequence[int]) -> None:
    """Draw the order of the cars, leader first."""
    box = standing_rect(pad)
    step = min(pad.px(34), (box.w - pad.px(8)) // max(1, len(order)))
    box = Rect(0, 0, step * len(order) + pad.px(10), box.h)
    box.midtop = standing_rect(pad).midtop
    pad.place(pad.canvas.box(box.size, GREEN_DEEP, GLOW, max(1, pad.px(1.2)), pad.px(5), 0.94), box)
    side = min(pad.px(17), step // 2)
    for place, seat in enumerate(order):
        left = box.x + pad.px(5) + step * place
        number = pieces.numeral(pad, f"{place + 1}", side * 0.88, BRASS_LIGHT)
        pad.put(number, (left + step * 0.24, box.centery))
        centre = (left + step * 0.66, box.centery)
        if seat == race.NEUTRAL:
            pad.put(sprites.race_car(pad, race.NEUTRAL, side * 1.25, 180), centre)
        else:
            pad.put(sprites.seat_shape(pad, seat, side), centre)


# -- the workshops


def workshop(pad: DisplayList, options: Sequence[Option]) -> None:
    """Draw the part to be taken, where it would stand and which part goes back for it."""
    able = [option.preview for option in options if isinstance(option.preview, PartPreview)]
    for found in able:
        if len(able) == 1:
            _arriving(pad, found.slot, found.part, found.back)
        elif found.back and found.slot >= 0:
            workshops = pad.state.players[pad.state.current].workshops
            for index, old in enumerate(workshops):
                if old == found.back:
                    _may_go(pad, index)
        elif found.slot >= 0:
            _arriving(pad, found.slot, found.part)


def tile_parts(pad: DisplayList, gained: Sequence[Gain]) -> None:
    """Draw the parts a tile would bring: in free workshops, or beside parts that may go back."""
    seat = pad.state.current
    workshops = pad.state.players[seat].workshops
    free = [index for index, part in enumerate(workshops) if not part]
    waiting: list[int] = []
    for gain in gained:
        parts = [found.part for found in gain.previews.values() if isinstance(found, PartPreview)]
        if not parts:
            continue
        part = max(parts)
        if free:
            _arriving(pad, free.pop(0), part)
        else:
            waiting.append(part)
    if waiting and seat == pad.position.viewer:
        _waiting(pad, waiting)
        for index in range(len(workshops)):
            _may_go(pad, index)


def _place(pad: DisplayList, slot: int) -> Rect:
    """Return a workshop of the viewer's mat; -1 is the Grand Prix car's bay."""
    seat = pad.position.viewer
    at = player_mats.places(pad.layout, len(pad.state.players[seat].workshops))
    return at.bay if slot < 0 else at.workshops[slot]


def _arriving(pad: DisplayList, slot: int, part: int, dropped: int = terms.EMPTY) -> None:
    """Draw a part coming to a place, above the one there that would go back."""
    seat = pad.state.current
    if seat != pad.position.viewer:
        return
    rect = _place(pad, slot)
    ground = rect.inflate(-pad.px(4), -pad.px(4))
    if not dropped:
        # In an empty workshop it covers only the word "free".
        ground.h = pad.px(24)
        ground.bottom = rect.bottom - pad.px(2)
    fill = PAPER if dropped else GREEN_DEEP
    pad.place(pad.canvas.box(ground.size, fill, None, 1, pad.px(4), 0.94), ground)
    inner = rect.inflate(-pad.px(8), -pad.px(14))
    if dropped:
        inner.h -= pad.px(20)
        inner.bottom = rect.bottom - pad.px(5)
        small = sprites.part_face(pad, dropped, pad.px(46), pad.px(34), seat)
        corner = pad.put(small, (rect.x + pad.px(28), rect.y + pad.px(20)))
        _sign(pad, (corner.right + pad.px(14), corner.centery))
    face = sprites.part_face(pad, part, inner.w, inner.h, seat)
    pad.put(marks.ghost(pad, face, "part", part, seat), inner.center)
    marks.outlined(pad, rect.inflate(-pad.px(4), -pad.px(4)))


def _may_go(pad: DisplayList, slot: int) -> None:
    """Mark a part that would have to go back for the new one."""
    rect = _place(pad, slot)
    _sign(pad, (rect.right - pad.px(15), rect.y + pad.px(15)))


def _waiting(pad: DisplayList, parts: Sequence[int]) -> None:
    """Draw beside the workshops the parts for which there is no free workshop."""
    rect = player_mats.places(pad.layout).todo
    pad.place(pad.canvas.box(rect.size, PAPER, BRASS, max(1, pad.px(1)), pad.px(5)), rect)
    marks.outlined(pad, rect)
    seat = pad.state.current
    for part, cell in zip(
        parts, split(rect.inflate(-pad.px(12), -pad.px(12)), len(parts)), strict=True
    ):
        face = sprites.part_face(pad, part, min(cell.w, pad.px(96)), cell.h, seat)
        pad.put(marks.ghost(pad, face, "part", part, seat), cell.center)


def _sign(pad: DisplayList, centre: tuple[float, float]) -> None:
    """Draw the sign for "goes back to the supply"."""
    side = pad.px(24)
    text = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
        f'<circle cx="50" cy="50" r="46" fill="{hexa(OXBLOOD_LIGHT)}" stroke="{hexa(INK)}" '
        'stroke-width="5"/><path d="M68 72V50a16 16 0 0 0-16-16H32M46 20 31 34 46 48" '
        f'fill="none" stroke="{hexa(CREAM)}" stroke-width="11" stroke-linecap="round" '
        'stroke-linejoin="round"/></svg>'
    )
    pad.put(pad.res.svg(text, side, side), centre)


# -- the buyers


def buyer(pad: DisplayList, option: Option) -> None:
    """Draw a chosen buyer on the next free place, or the token on its new place."""
    layout = pad.layout
    preview = option.preview
    if isinstance(preview, BuyerPreview) and preview.token is not None:
        rect = layout.track[preview.token]
        token = pad.image("token", rect.w, rect.h * 1.12)
        pad.put(marks.ghost(pad, token, "token"), rect.center)
        marks.outlined(pad, rect)
        return
    wish = terms.PREFERENCES[codes.value(option.code or 0)]
    rect = layout.buyer(len(pad.state.active_buyers))
    pad.place(pad.canvas.box(rect.size, CREAM, None, 1, pad.px(5), 0.8), rect)
    image = pad.image(f"buyer_{wish}", rect.w * 0.9, rect.h * 0.78)
    pad.put(marks.ghost(pad, image, "buyer", wish), rect.center)
    marks.outlined(pad, rect)


# -- all together


def draw(
    pad: DisplayList, options: Sequence[Option], gained: Sequence[Gain], slots: Mapping[int, int]
) -> None:
    """Draw the preview of the thing pointed at."""
    one = options[0].preview if len(options) == 1 else None
    driven = drive_of(one)
    if isinstance(one, TilePreview):
        track(pad, options[0], slots)
        tile_parts(pad, gained)
        driven = race_of(gained)
    else:
        workshop(pad, options)
    if isinstance(one, BuyerPreview):
        buyer(pad, options[0])
    if driven is not None:
        drive(pad, driven)

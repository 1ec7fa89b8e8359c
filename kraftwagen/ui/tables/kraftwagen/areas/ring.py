"""The action track: a ring of sixteen slots that holds the chain from tail to head."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence

from pygame import Rect

from kraftwagen.games.kraftwagen import terms
from kraftwagen.games.kraftwagen.rules import setup
from kraftwagen.games.kraftwagen.rules.scoring import LAST_TURN
from kraftwagen.games.kraftwagen.state import NOT_CHOSEN, State
from kraftwagen.ui.drawing.theme import (
    BRASS,
    BRASS_LIGHT,
    CREAM,
    GREEN,
    GREEN_DEEP,
    INK,
    MUTED,
    PAPER,
    hexa,
)
from kraftwagen.ui.tables.base import Key
from kraftwagen.ui.tables.kraftwagen.areas import start
from kraftwagen.ui.tables.kraftwagen.pictures import card_images, sprites
from kraftwagen.ui.tables.kraftwagen.pictures.display_list import DisplayList
from kraftwagen.ui.tables.kraftwagen.pictures.layout import SLOTS, Layout
from kraftwagen.ui.tables.parts import pieces
from kraftwagen.ui.tables.parts.places import centred, split


def align(known: Mapping[int, int], chain: Sequence[int]) -> dict[int, int]:
    """Return a slot for each piece of the chain such that most pieces stay where they were.

    The rules know only the order of the chain; which slot the tail has is a matter of display.
    """
    seen = [(piece, index) for index, piece in enumerate(chain) if piece in known]
    kept = Counter([(known[piece] - index) % SLOTS for piece, index in seen])
    first = known.get(chain[0], 0) if chain else 0
    _, _, best = min([(-kept[at], (at - first) % SLOTS, at) for at in range(SLOTS)])
    return {piece: (best + index) % SLOTS for index, piece in enumerate(chain)}


def piece_key(piece: int) -> Key:
    """Return the key of a piece of the chain, as tables use it."""
    return ("worker", piece) if piece < terms.TILE else ("tile", piece - terms.TILE)


def ground_svg(layout: Layout, contrast: bool = False) -> str:
    """Return the SVG of the ring with its empty slots."""
    side = layout.ring_radius * 2
    c = layout.ring_radius
    outer, inner = c * 0.985, c * 0.638
    line = max(1.2, c * 0.011)
    parts = [
        f'<circle cx="{c}" cy="{c}" r="{outer - line:.2f}" fill="url(#b)" '
        f'stroke="{hexa(INK)}" stroke-width="{line * 1.6:.2f}"/>',
        f'<circle cx="{c}" cy="{c}" r="{outer - line * 2.6:.2f}" fill="none" '
        f'stroke="{hexa(BRASS)}" stroke-width="{line:.2f}"/>',
    ]
    for index in range(SLOTS):
        a = math.tau * (index + 0.5) / SLOTS - math.pi / 2
        r0, r1 = inner * 1.015, outer * 0.975
        parts.append(
            f'<line x1="{c + r0 * math.cos(a):.2f}" y1="{c + r0 * math.sin(a):.2f}" '
            f'x2="{c + r1 * math.cos(a):.2f}" y2="{c + r1 * math.sin(a):.2f}" '
            f'stroke="#8a7449" stroke-opacity="0.55" stroke-width="{line * 0.8:.2f}"/>'
        )
    parts.append(
        f'<circle cx="{c}" cy="{c}" r="{inner:.2f}" fill="url(#g)" '
        f'stroke="{hexa(INK)}" stroke-width="{line * 1.6:.2f}"/>'
        f'<circle cx="{c}" cy="{c}" r="{inner - line * 1.6:.2f}" fill="none" '
        f'stroke="{hexa(BRASS)}" stroke-width="{line:.2f}"/>'
    )
    lawn = ("#2f5533", "#1f4029") if contrast else ("#4d7a4a", "#33603f")
    defs = (
        '<defs><linearGradient id="b" x1="0%" y1="0%" x2="0%" y2="100%">'
        '<stop offset="0%" stop-color="#e4d3a8"/><stop offset="100%" stop-color="#c6ae78"/>'
        '</linearGradient><linearGradient id="g" x1="0%" y1="0%" x2="0%" y2="100%">'
        f'<stop offset="0%" stop-color="{lawn[0]}"/><stop offset="100%" stop-color="{lawn[1]}"/>'
        "</linearGradient></defs>"
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{side:g}" height="{side:g}" '
        f'viewBox="0 0 {side:g} {side:g}">{defs}{"".join(parts)}</svg>'
    )


def chevron(pad: DisplayList, index: float, colour: str, opacity: float) -> None:
    """Draw an arrow in an empty slot in the direction the workers move."""
    layout = pad.layout
    side = layout.tile_side * 0.62
    angle = 360 * index / SLOTS
    text = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
        f'<g transform="rotate({angle:.2f} 50 50)" fill="none" stroke="{colour}" '
        f'stroke-opacity="{opacity}" stroke-width="13" stroke-linecap="round" '
        'stroke-linejoin="round"><path d="M26 22 50 50 26 78"/><path d="M54 22 78 50 54 78"/>'
        "</g></svg>"
    )
    pad.put(pad.res.svg(text, side, side), layout.slot(index))


def _ground(pad: DisplayList) -> tuple[str, int, int, str]:
    side = round(pad.layout.ring_radius * 2)
    return ground_svg(pad.layout, pad.theme.contrast), side, side, "ring"


def begin(pad: DisplayList) -> None:
    """Start loading the ring's background in another thread."""
    pad.res.preload_svg(*_ground(pad))


def draw(pad: DisplayList, slots: Mapping[int, int], *, legend_too: bool = True) -> None:
    """Draw the ring with its pieces."""
    layout, state = pad.layout, pad.state
    pad.put(pad.res.svg(*_ground(pad)), layout.ring_centre)
    taken = set(slots.values())
    for index in range(SLOTS):
        if index not in taken:
            chevron(pad, index, "#7d6433", 0.6)
            pad.zone(("gap", index), layout.slot_rect(index))
    now = state.current if state.pending else -1
    if legend_too:
        legend(pad)
    for piece in state.chain:
        slot = slots[piece]
        rect = layout.slot_rect(slot)
        key = piece_key(piece)
        if piece >= terms.TILE:
            pad.put(card_images.tile_face(pad, piece - terms.TILE, rect.w), layout.slot(slot), key)
        else:
            disc(pad, piece, slot, piece == now)
            pad.put(sprites.worker(pad, piece, rect.h * 0.92), layout.slot(slot), key)
        pad.zone(key, rect)


def disc(pad: DisplayList, seat: int, slot: int, first: bool) -> None:
    """Draw the disc under a worker; ``first`` marks the seat to move."""
    layout = pad.layout
    look = pad.canvas.player(seat)
    radius = layout.tile_side * (0.56 if first else 0.5)
    side = round(radius * 2)
    fill = hexa(PAPER) if not first else "#fff6dc"
    width = 10 if first else 5
    halo = (
        f'<circle cx="50" cy="50" r="47" fill="none" stroke="{hexa(BRASS_LIGHT)}" '
        'stroke-width="5"/>'
        if first
        else ""
    )
    text = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
        f'<circle cx="50" cy="50" r="42" fill="{fill}" stroke="{hexa(look.main)}" '
        f'stroke-width="{width}"/><circle cx="50" cy="50" r="47" fill="none" '
        f'stroke="{hexa(INK)}" stroke-width="2"/>{halo}</svg>'
    )
    pad.put(pad.res.svg(text, side, side), layout.slot(slot), ("disc", seat))


def order(state: State) -> list[int]:
    """Return the seats in the order they move, or choose a start tile (S4)."""
    if start.showing(state):
        return setup.choosing_order(state)
    return [piece for piece in state.chain if piece < terms.TILE]


def legend(pad: DisplayList) -> None:
    """Draw the game turn and the order of the players in the corners of the ring's area."""
    layout, state = pad.layout, pad.state
    area = layout.ring
    px = pad.px
    whole = centred(layout.ring_centre, area.w, layout.ring_radius * 2)
    plaque = Rect(whole.x, whole.y, px(70), px(56))
    words = pad.say("ring.turn")
    head = Rect(plaque.x, plaque.y + px(3), plaque.w, px(18))
    # Above the ring, longer text may extend to the right.
    wide = pad.res.text_size(words, pad.theme.style("tiny_bold"))[0] + px(8)
    head.w = max(head.w, min(wide, px(112)))
    pad.place(pad.canvas.box(plaque.size, GREEN_DEEP, BRASS, max(1, px(1.2)), px(6), 0.7), plaque)
    if head.w > plaque.w:
        sign = Rect(plaque.x, plaque.y, head.w, px(23))
        pad.place(pad.canvas.box(sign.size, GREEN_DEEP, BRASS, max(1, px(1.2)), px(6)), sign)
    pad.label(words, "tiny_bold", CREAM, head.inflate(-px(6), 0), "center")
    low = Rect(plaque.x + px(5), head.bottom + px(3), plaque.w - px(10), px(26))
    now, last = map(state.data.turn_number, (state.turn, LAST_TURN))
    for turn, lamp in enumerate(split(low, last, px(3)), start=1):
        lit = turn == now
        pad.place(
            pad.canvas.box(
                lamp.size, BRASS_LIGHT if lit else GREEN_DEEP, BRASS, max(1, px(1)), px(3)
            ),
            lamp,
        )
        colour = INK if lit else MUTED
        pad.text(("", "I", "II", "III")[turn], "small_bold", colour, lamp, "center")
    pad.zone(("turn",), plaque)
    choosing = start.showing(state)
    workers = order(state)
    side = px(17)
    words = pad.say("ring.choosing" if choosing else "ring.order")
    wide = pad.res.text_size(words, pad.theme.style("tiny_bold"))[0] + px(8)
    wide = max(px(88), min(wide, px(100)), (side + px(4)) * len(workers) + px(10))
    box = Rect(0, 0, wide, px(42))
    box.bottomleft = whole.bottomleft
    pad.place(pad.canvas.box(box.size, GREEN_DEEP, BRASS, max(1, px(1.2)), px(6), 0.7), box)
    head = Rect(box.x, box.y + px(2), box.w, px(17))
    pad.label(words, "tiny_bold", CREAM, head.inflate(-px(6), 0), "center")
    for index, seat in enumerate(workers):
        x = box.centerx + (side + px(4)) * (index + 0.5 - len(workers) / 2)
        spot = (x, head.bottom + px(1) + side / 2)
        shape = sprites.seat_shape(pad, seat, side)
        if choosing and seat == state.current:
            at = centred(spot, side + px(6), side + px(5))
            pad.place(pad.canvas.box(at.size, GREEN, BRASS_LIGHT, max(1, px(1.5)), px(5)), at)
        elif choosing and state.players[seat].start_tile != NOT_CHOSEN:
            shape = pieces.faded(shape, 90)
        pad.put(shape, spot)
    pad.zone(("order",), box)
    if state.special:
        words = pad.say("ring.specials")
        wide = pad.res.text_size(words, pad.theme.style("tiny_bold"))[0] + px(10)
        back = Rect(0, 0, min(max(wide, px(72)), px(100)), px(46))
        back.bottomright = whole.bottomright
        ground = pad.canvas.box(back.size, GREEN_DEEP, BRASS, max(1, px(1.2)), px(6), 0.7)
        pad.place(ground, back, ("specials",))
        head = Rect(back.x, back.y + px(2), back.w, px(17))
        pad.label(words, "tiny_bold", CREAM, head.inflate(-px(6), 0), "center")
        low = Rect(back.x, head.bottom, back.w, back.bottom - head.bottom - px(2))
        plate = pad.image("tile_plate_special", low.h, low.h)
        pad.put(plate, (low.centerx - px(12), low.centery))
        count = Rect(low.centerx + px(4), low.y, px(40), low.h)
        pad.text(f"×{len(state.specials)}", "small_bold", CREAM, count)
        pad.zone(("specials",), back)

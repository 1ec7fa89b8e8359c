"""The Grand Prix circuit inside the ring: spaces, cars, pit lane and lap counters."""

from __future__ import annotations

import math
from typing import Final

from pygame import Color, Rect

from kraftwagen.games.kraftwagen.rules import race
from kraftwagen.ui.drawing import ornament
from kraftwagen.ui.drawing.theme import BRASS, BRASS_LIGHT, CREAM, GREEN_DEEP, INK, hexa
from kraftwagen.ui.tables.kraftwagen.pictures import sprites
from kraftwagen.ui.tables.kraftwagen.pictures.display_list import DisplayList
from kraftwagen.ui.tables.kraftwagen.pictures.layout import Layout
from kraftwagen.ui.tables.parts import pieces

ASPHALT: Final = Color("#55585a")


def ground_svg(layout: Layout) -> str:
    """Return the SVG of the road with its spaces and the finish line."""
    side = layout.ring_radius * 1.3
    cx = cy = side / 2
    a, b = layout.circuit_axes
    w = layout.lane_width
    line = max(1.0, layout.ring_radius * 0.008)
    ox, oy = layout.ring_centre

    def local(share: float, aside: float) -> str:
        x, y, _ = layout.on_circuit(share, aside)
        return f"{x - ox + cx:.2f} {y - oy + cy:.2f}"

    def ellipse(width: float, colour: str) -> str:
        return (
            f'<ellipse cx="{cx:.2f}" cy="{cy:.2f}" rx="{a:.2f}" ry="{b:.2f}" fill="none" '
            f'stroke="{colour}" stroke-width="{width:.2f}"/>'
        )

    dash = w * 0.22
    parts = [
        ellipse(w + line * 7, hexa(INK)),
        ellipse(w + line * 5, "#efe6cf"),
        f'<path d="{ornament.dashes(ornament.oval(cx, cy, a, b), dash, dash)}" fill="none" '
        f'stroke="#9c2b22" stroke-width="{w + line * 5:.2f}"/>',
        ellipse(w, hexa(ASPHALT)),
    ]
    spaces = layout.circuit_spaces
    for index in range(1, spaces):
        share = index / spaces
        parts.append(
            f'<path d="M{local(share, -w * 0.46)}L{local(share, w * 0.46)}" stroke="#e9dcc0" '
            f'stroke-opacity="0.75" stroke-width="{line * 0.9:.2f}" '
            f'stroke-dasharray="{line * 3:.2f} {line * 2.4:.2f}"/>'
        )
    rows, cell = 6, w / 6
    lap = math.tau * (a + b) / 2
    for column in range(2):
        for row in range(rows):
            s0 = (column - 1) * cell / lap
            s1 = column * cell / lap
            d0 = -w / 2 + row * cell
            colour = "#ffffff" if (row + column) % 2 else hexa(INK)
            parts.append(
                f'<path d="M{local(s0, d0)}L{local(s1, d0)}L{local(s1, d0 + cell)}'
                f'L{local(s0, d0 + cell)}Z" fill="{colour}"/>'
            )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{side:g}" height="{side:g}" '
        f'viewBox="0 0 {side:g} {side:g}">{"".join(parts)}</svg>'
    )


def _ground(layout: Layout) -> tuple[str, int, int, str]:
    side = round(layout.ring_radius * 1.3)
    drawn = layout.drawings
    if "circuit" not in drawn:
        drawn["circuit"] = ground_svg(layout)
    return drawn["circuit"], side, side, "circuit"


def begin(pad: DisplayList) -> None:
    """Start loading the picture of the road in another thread."""
    pad.res.preload_svg(*_ground(pad.layout))


def draw(pad: DisplayList, *, words: bool = True) -> None:
    """Draw the whole circuit; without ``words`` leave out numbers and lap counters."""
    layout, state = pad.layout, pad.state
    pad.put(pad.res.svg(*_ground(layout)), layout.ring_centre)
    for number in range(1, layout.circuit_spaces + 1) if words else ():
        x, y, _ = layout.space(number)
        image = pieces.numeral(pad, str(number), layout.lane_width * 0.42, CREAM)
        faded = image.copy()
        faded.set_alpha(190)
        pad.put(faded, (x, y))
        pad.zone(("space", number), layout.space_rect(number))
    _pit(pad)
    if words:
        _laps(pad)
    length = car_length(layout, 1)
    for index, number in enumerate(state.data.neutral_cars[len(state.players)]):
        x, y, heading = layout.space(number)
        pad.put(sprites.race_car(pad, race.NEUTRAL, length, heading), (x, y), ("neutral", index))
        pad.zone(("neutral", index), layout.space_rect(number).inflate(-pad.px(6), -pad.px(6)))
    for seat, player in enumerate(state.players):
        x, y, heading = car_place(layout, seat, player.space)
        image = sprites.race_car(pad, seat, car_length(layout, player.space), heading)
        rect = pad.put(image, (x, y), ("race", seat))
        pad.zone(("race", seat), rect if player.space == 0 else layout.space_rect(player.space))


def car_place(layout: Layout, seat: int, space: int) -> tuple[float, float, float]:
    """Return x, y and heading in degrees of a car on a space, or in the pit lane for 0."""
    if space:
        return layout.space(space)
    x, y = layout.pit_place(seat)
    return x, y, 180.0


def car_length(layout: Layout, space: int) -> float:
    """Return the length of a car in pixels; shorter in a crowded pit lane (``space`` 0)."""
    length = layout.lane_width * 1.4
    return length if space else min(length, layout.pit.w / layout.seats * 0.95)


def _pit(pad: DisplayList) -> None:
    layout = pad.layout
    pit = layout.pit
    pad.place(
        pad.canvas.box(
            pit.size,
            pad.canvas.colour.mix(GREEN_DEEP, INK, 0.2),
            BRASS,
            max(1, pad.px(1)),
            pad.px(4),
            0.75,
        ),
        pit,
    )
    pad.zone(("pit",), pit)


def _laps(pad: DisplayList) -> None:
    layout, state = pad.layout, pad.state
    first = layout.lap_counter(0)
    last = layout.lap_counter(layout.seats - 1)
    head = Rect(0, 0, pad.px(120), pad.px(18))
    head.midbottom = ((first.x + last.right) // 2, first.y - pad.px(1))
    pad.text(pad.say("laps"), "tiny_bold", CREAM, head, "center")
    for seat, player in enumerate(state.players):
        rect = layout.lap_counter(seat)
        pad.place(
            pad.canvas.box(rect.size, GREEN_DEEP, BRASS, max(1, pad.px(1)), pad.px(4), 0.92), rect
        )
        man = sprites.worker(pad, seat, rect.h * 0.52)
        pad.put(man, (rect.centerx, rect.y + rect.h * 0.3), ("lap", seat))
        number = pieces.numeral(pad, str(player.laps), rect.h * 0.38, BRASS_LIGHT)
        pad.put(number, (rect.centerx, rect.y + rect.h * 0.77))
        pad.zone(("lap", seat), Rect(rect))

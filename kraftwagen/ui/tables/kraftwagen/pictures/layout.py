"""The layout of the table: rectangles only, from the window down to single pieces.

Lengths are in units of a table of 1066 x 632; ``Layout.k`` is pixels per unit. Space left over in
one direction goes to the areas that gain from it.
"""

from __future__ import annotations

import itertools
import math
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from pygame import Rect

from kraftwagen.ui.tables.parts import places
from kraftwagen.ui.tables.parts.places import Point, beyond, centred, rows_of, split

WIDTH: Final = 1066
HEIGHT: Final = 632
TOP_HEIGHT: Final = 464
"""Height of the ring in a table of 1066 x 632 units."""
MARGIN: Final = 6
GAP: Final = 6
SLOTS: Final = 16
_ROOMY: Final = (1180, 700)
"""From this size on, in units, there is room for text beside icons and an open forecast."""
_MIDDLE: Final = 412
"""Smallest width of buyers and market: three cars of 128 units stand side by side."""
_RESEARCH: Final = 140
"""Smallest height of the research display."""
_PANEL: Final = 430
"""Smallest height of the panel for building a car."""
_TALL: Final = 1000
"""From this height on, in units, the other mats lie in a row above everything else."""
_FOLDED: Final = ((1012, 508), (700, 846))
"""Smallest sizes of a table of its own parts alone, in units: wide, and high."""
_AWARDS: Final = 68
"""Height of the awards in two rows."""
_HEAD: Final = (0.275, 0.41)
"""Share of the mat that name and money take, on a mat of one row and of two."""
_NAME: Final = 28
"""Height of the name on another seat's mat: it must be readable or wholly covered."""


@dataclass(frozen=True)
class Layout(places.Layout):
    """The areas of one table; all rectangles in pixels of the window."""

    ring: Rect
    buyers: Rect
    market: Rect
    awards: Rect
    research: Rect
    mat: Rect
    panel: Rect
    """The panel to build or change cars, which covers other seats' mats."""
    stalls_count: int = 6
    buyer_spaces: int = 4
    circuit_spaces: int = 9
    drawings: dict[str, str] = field(default_factory=dict, repr=False, compare=False)
    """Cache of SVG texts that depend on the layout only."""

    @property
    def own(self) -> Rect:
        return self.mat

    def areas(self) -> dict[str, Rect]:
        names = ("ring", "buyers", "market", "awards", "research", "mat")
        named: dict[str, Rect] = {name: getattr(self, name) for name in names}
        for index, place in enumerate(self.opponents):
            named[f"opponent_{index}"] = place
        return named

    def parts(self) -> dict[str, Rect]:
        """Return the areas and the strips with names and money on the mats."""
        high, mat = self.px(38), self.mat
        strips = {
            "head": Rect(*mat.topleft, round(mat.w * _HEAD[mat.w < 2.6 * mat.h]), self.px(33))
        }
        for index, place in enumerate(self.opponents):
            strips[f"head_{index}"] = Rect(*place.topleft, place.w, high)
        return self.areas() | strips

    def discs(self) -> dict[str, Rect]:
        """Return the circuit within the ring."""
        return {
            "circuit": centred(self.ring_centre, 1.27 * self.ring_radius, 1.27 * self.ring_radius)
        }

    @cached_property
    def benches(self) -> tuple[Rect, Rect, Rect]:
        """The places for a car's panel, larger ones last; workshops and market stay free."""
        below = self.awards.bottom - self.ring.y
        if self.folded:
            whole = Rect(*self.ring.topleft, self.ring.w, below)
            return whole, whole, whole.union(self.buyers)
        ring = Rect(*self.ring.topleft, self.ring.w, below).inflate(self.px(6), self.px(6))
        if self.panel.colliderect(self.buyers):  # in tall windows; markers may be due there
            return ring, ring, ring.union(self.awards)
        return self.panel, self.panel.unionall([*self.opponents, self.research]), ring

    # -- the ring

    @cached_property
    def ring_radius(self) -> float:
        """The radius of the ring in pixels."""
        return min(self.ring.w, self.ring.h) / 2

    @cached_property
    def ring_centre(self) -> Point:
        """The middle of the ring and of the circuit."""
        return self.ring.x + self.ring.w / 2, self.ring.y + self.ring.h / 2

    @cached_property
    def tile_side(self) -> int:
        """The side of an action tile in pixels."""
        return int(self.ring_radius * 0.256)

    def slot(self, index: float) -> Point:
        """Return the centre of a ring slot, clockwise from the top; fractions lie between two."""
        angle = math.tau * index / SLOTS - math.pi / 2
        x, y = self.ring_centre
        radius = self.ring_radius * 0.812
        return x + radius * math.cos(angle), y + radius * math.sin(angle)

    def slot_rect(self, index: int) -> Rect:
        """Return the square of a slot."""
        return centred(self.slot(index), self.tile_side, self.tile_side)

    # -- the circuit

    @cached_property
    def circuit_axes(self) -> Point:
        """Half the width and half the height of the circuit's centre line."""
        return self.ring_radius * 0.492, self.ring_radius * 0.452

    @cached_property
    def lane_width(self) -> float:
        """The width of the road in pixels."""
        return self.ring_radius * 0.165

    @cached_property
    def _circuit_table(self) -> list[tuple[float, float]]:
        """Pairs of distance (0 to 1) and angle, clockwise from the finish line at the bottom."""
        a, b = self.circuit_axes
        steps = 360
        points = []
        for step in range(steps + 1):
            t = math.pi / 2 + math.tau * step / steps
            points.append((t, (a * math.cos(t), b * math.sin(t))))
        way = 0.0
        table = [(0.0, points[0][0])]
        for (_, one), (t, two) in itertools.pairwise(points):
            way += math.dist(one, two)
            table.append((way, t))
        return [(gone / way, t) for gone, t in table]

    def circuit_angle(self, share: float) -> float:
        """Return the angle in radians on the circuit's ellipse at a share of the lap."""
        share %= 1.0
        table = self._circuit_table
        low, high = 0, len(table) - 1
        while high - low > 1:
            middle = (low + high) // 2
            if table[middle][0] <= share:
                low = middle
            else:
                high = middle
        (s0, t0), (s1, t1) = table[low], table[high]
        return t0 + (t1 - t0) * (share - s0) / (s1 - s0)

    def on_circuit(self, share: float, aside: float = 0.0) -> tuple[float, float, float]:
        """Return x, y and clockwise heading in degrees at a share of the lap.

        ``aside`` moves the point outwards by that many pixels.
        """
        t = self.circuit_angle(share)
        a, b = self.circuit_axes
        x, y = self.ring_centre
        heading = math.atan2(b * math.cos(t), -a * math.sin(t))
        normal = heading - math.pi / 2
        return (
            x + a * math.cos(t) + aside * math.cos(normal),
            y + b * math.sin(t) + aside * math.sin(normal),
            math.degrees(heading),
        )

    def space(self, number: float) -> tuple[float, float, float]:
        """Return x, y and heading at the middle of a space; 1 follows the finish line."""
        return self.on_circuit((number - 0.5) / self.circuit_spaces)

    def space_rect(self, number: int) -> Rect:
        """Return a square around a space, to point at."""
        x, y, _ = self.space(number)
        side = self.lane_width * 1.3
        return centred((x, y), side, side)

    @cached_property
    def pit(self) -> Rect:
        """The pit lane in the infield."""
        x, y = self.ring_centre
        r = self.ring_radius
        return centred((x, y + r * 0.16), r * 0.66, r * 0.16)

    def pit_place(self, seat: int) -> Point:
        """Return the place of a seat's car in the pit lane."""
        step = self.pit.w / self.seats
        return self.pit.x + step * (seat + 0.5), self.pit.centery

    def lap_counter(self, seat: int) -> Rect:
        """Return the place of a seat's lap counter."""
        x, y = self.ring_centre
        r = self.ring_radius
        step = r * 0.163
        left = x - step * self.seats / 2
        return centred((left + step * (seat + 0.5), y - r * 0.055), step * 0.92, r * 0.25)

    # -- buyers and market

    @cached_property
    def _buyer_head(self) -> int:
        return self.px(58 if self.folded else 28)

    @cached_property
    def track(self) -> tuple[Rect, ...]:
        """The cells of the buyer track by token value, 0 to 4 (4 is S)."""
        side = self.px(24)
        gap = self.px(3)
        right = self.buyers.right - self.px(10)
        top = self.buyers.y + self._buyer_head - self.px(22)
        return tuple(Rect(right - side - (side + gap) * v, top, side, side) for v in range(5))

    def stack(self, preference: int) -> Rect:
        """Return the place of a buyer stack with its white money."""
        inner, gap = self._buyer_rows[0], self.px(4)
        if self.folded:  # two by two
            return split(rows_of(inner, 2, gap)[preference // 2], 2, gap)[preference % 2]
        return split(inner, 4, gap)[preference]

    @cached_property
    def _buyer_rows(self) -> tuple[Rect, Rect]:
        """The places of the stacks and of the active buyers."""
        pad = self.px(8)
        top = self.buyers.y + self._buyer_head + self.px(5)
        height = self.buyers.bottom - pad - top
        x, w = self.buyers.x + pad, self.buyers.w - 2 * pad
        one = (
            self.px(88)
            if self.roomy
            else int(min(height * 0.48, w * (0.36 if self.folded else 0.25)))
        )
        gap = self.px(5)
        low = height - one - (self.px(20) if self.roomy else 0)
        if not self.roomy:
            low = min(low, int(1.4 * w / (self.buyer_spaces + 1)))
        return Rect(x, top, w, one - gap), Rect(x, top + one, w, low)

    def buyer(self, space: int) -> Rect:
        """Return the place of an active buyer; the one after the last space is for Benz."""
        if self.roomy:
            return rows_of(self.buyers_row, self.buyer_spaces + 1, self.px(2))[space]
        return split(self.buyers_row, self.buyer_spaces + 1, self.px(4))[space]

    @cached_property
    def buyers_row(self) -> Rect:
        """The rectangle of all active buyers: a row, or a column in a roomy layout."""
        return self._buyer_rows[1]

    @cached_property
    def buyers_total(self) -> Rect:
        """The line of text below the active buyers in a roomy layout."""
        row = self.buyers_row
        return Rect(row.x, row.bottom + self.px(3), row.w, self.px(18))

    @cached_property
    def _market_head(self) -> int:
        return self.px(34)

    def price(self, place: int, count: int = 8) -> Rect:
        """Return the place of price marker ``place``, from 0, when ``count`` are available."""
        side = self.px(30)
        right = self.market.right - self.px(10)
        left = self.market.x + self.px(92)
        step = (right - left - side) / max(1, count - 1)
        return Rect(round(left + step * place), self.market.y + self.px(4), side, side)

    def stall(self, space: int) -> Rect:
        """Return the place of a stall, a space of the market."""
        pad = self.px(6)
        columns = 3 if self.stalls_count > 4 else 2
        rows = math.ceil(self.stalls_count / columns)
        top = self.market.y + self._market_head + self.px(3)
        inner = Rect(
            self.market.x + pad, top, self.market.w - 2 * pad, self.market.bottom - pad - top
        )
        row = rows_of(inner, rows, self.px(4))[space // columns]
        return split(row, columns, self.px(4))[space % columns]


def grid(rect: Rect, count: int, w: float, h: float, gap: float) -> list[Rect]:
    """Return places for ``count`` pieces of w x h from the top left; overlapping if crowded."""
    if count <= 0:
        return []
    rows = max(1, int((rect.h + gap) // (h + gap)))
    columns = max(1, math.ceil(count / rows))
    step_x = min(w + gap, (rect.w - w) / max(1, columns - 1)) if columns > 1 else 0
    step_y = h + gap
    return [
        Rect(
            round(rect.x + step_x * (index % columns)),
            round(rect.y + step_y * (index // columns)),
            round(w),
            round(h),
        )
        for index in range(count)
    ]


def compute(
    rect: Rect,
    seats: int,
    stalls: int = 6,
    buyer_spaces: int = 4,
    circuit: int = 9,
    unit: float = math.inf,
    folded: bool = False,
) -> Layout:
    """Return the layout of a table for a number of seats inside a rectangle.

    ``unit`` is the largest unit in pixels; a smaller unit leaves room for more. A ``folded`` table
    has no mats of other seats, so that all else is larger.
    """
    if folded:
        return _folded(rect, seats, stalls, buyer_spaces, circuit)
    k = max(0.2, min(rect.w / WIDTH, rect.h / HEIGHT, unit))
    wide, high = rect.w / k, rect.h / k
    if high >= _TALL and wide < _ROOMY[0]:
        return _tall(rect, k, seats, stalls, buyer_spaces, circuit)
    roomy = wide >= _ROOMY[0] and high >= _ROOMY[1]
    more_w, more_h = wide - WIDTH, high - HEIGHT
    mat_h = 141.0 + min(more_h * (0.12 if roomy else 0.25), 50)
    awards_h = 39.0 + min(more_h * 0.05, 8)
    top_h = high - mat_h - awards_h - 2 * MARGIN - 2 * GAP
    ring_w = min(top_h, 390 + more_w * 0.4)
    left = MARGIN + ring_w + GAP
    middle_w = _MIDDLE + more_w * 0.25
    side_x = left + middle_w + GAP
    side_w = wide - MARGIN - side_x
    rows_h = 24.0 * (buyer_spaces + 1)
    buyers_h = 160 + rows_h if roomy else 170 + max(0.0, (top_h - 428) * 0.4)

    def box(x: float, y: float, w: float, h: float) -> Rect:
        x0, y0 = round(rect.x + x * k), round(rect.y + y * k)
        return Rect(x0, y0, round(rect.x + (x + w) * k) - x0, round(rect.y + (y + h) * k) - y0)

    others = seats - 1
    room = high - 2 * MARGIN - _RESEARCH - GAP * others
    each = min(room / others, (300.0 if others == 1 else 240.0) + max(0.0, more_h * 0.5))
    y = float(MARGIN)
    opponents = []
    for _ in range(others):
        opponents.append(box(side_x, y, side_w, each))
        y += each + GAP
    research = box(side_x, y, side_w, high - MARGIN - y)
    mat_w = side_x - GAP - MARGIN
    middle = (MARGIN + ring_w / 2, MARGIN + top_h / 2)
    panel_y = high - MARGIN - _PANEL
    for mat in (MARGIN + (each + GAP) * place for place in range(others)):
        if mat < panel_y < mat + _NAME:
            panel_y = mat
    panel = box(side_x, panel_y, side_w, high - MARGIN - panel_y)
    chooser = box(middle[0] - 182, middle[1] - 125, 364, 250)
    return Layout(
        rect=rect.copy(),
        k=k,
        seats=seats,
        ring=box(MARGIN, MARGIN, ring_w, top_h),
        buyers=box(left, MARGIN, middle_w, buyers_h),
        market=box(left, MARGIN + buyers_h + GAP, middle_w, top_h - buyers_h - GAP),
        awards=box(MARGIN, MARGIN + top_h + GAP, mat_w, awards_h),
        research=research,
        mat=box(MARGIN, high - MARGIN - mat_h, mat_w, mat_h),
        opponents=tuple(opponents),
        panel=panel,
        chooser=chooser,
        roomy=roomy,
        stalls_count=stalls,
        buyer_spaces=buyer_spaces,
        circuit_spaces=circuit,
    )


def _tall(rect: Rect, k: float, seats: int, stalls: int, buyer_spaces: int, circuit: int) -> Layout:
    """Return the layout of a window much higher than wide, without distorting anything.

    The height left over lies above and below.
    """
    wide = rect.w / k
    inner = wide - 2 * MARGIN
    row_h, mat_h, awards_h = 236.0, 184.0, 44.0
    rest = row_h + mat_h + awards_h + 2 * MARGIN + 3 * GAP
    top_h = min(rect.h / k - rest, 640.0)
    above = (rect.h / k - rest - top_h) / 2

    def box(x: float, y: float, w: float, h: float) -> Rect:
        x0, y0 = round(rect.x + x * k), round(rect.y + (above + y) * k)
        bottom = round(rect.y + (above + y + h) * k)
        return Rect(x0, y0, round(rect.x + (x + w) * k) - x0, bottom - y0)

    ring_w = min(top_h, inner - 440)
    y = MARGIN + row_h + GAP
    left, buyers_h = MARGIN + ring_w + GAP, 210.0 + max(0.0, top_h - 424) * 0.25
    columns = split(box(MARGIN, MARGIN, inner, row_h), seats, round(GAP * k))
    middle = (MARGIN + ring_w / 2, y + top_h / 2)
    low = y + top_h + GAP
    return Layout(
        rect=rect.copy(),
        k=k,
        seats=seats,
        ring=box(MARGIN, y, ring_w, top_h),
        buyers=box(left, y, wide - MARGIN - left, buyers_h),
        market=box(left, y + buyers_h + GAP, wide - MARGIN - left, top_h - buyers_h - GAP),
        awards=box(MARGIN, low, inner, awards_h),
        research=columns[-1],
        mat=box(MARGIN, low + awards_h + GAP, inner, mat_h),
        opponents=tuple(columns[:-1]),
        panel=box(left, MARGIN, wide - MARGIN - left, row_h + GAP + buyers_h),
        chooser=box(middle[0] - 182, middle[1] - 125, 364, 250),
        roomy=False,
        stalls_count=stalls,
        buyer_spaces=buyer_spaces,
        circuit_spaces=circuit,
    )


def _folded(rect: Rect, seats: int, stalls: int, buyer_spaces: int, circuit: int) -> Layout:
    """Return the layout of the ring and one's own part of the table alone.

    Beside the ring lie buyers and market, below these the mat and the research display; in a
    high place all of them lie below the ring.
    """
    k, flat = max((min(rect.w / w, rect.h / h), w > h) for w, h in _FOLDED)
    wide, high = rect.w / k, rect.h / k

    def box(x: float, y: float, w: float, h: float) -> Rect:
        x0, y0 = round(rect.x + x * k), round(rect.y + y * k)
        return Rect(x0, y0, round(rect.x + (x + w) * k) - x0, round(rect.y + (y + h) * k) - y0)

    inner = wide - 2 * MARGIN
    if flat:
        ring_h = high - 2 * MARGIN - GAP - _AWARDS
        ring_w = min(ring_h, inner * 0.4)
        left = MARGIN + ring_w + GAP
        room_w, top_h = wide - MARGIN - left, (high - 2 * MARGIN - GAP) * 0.5
        buyers = box(left, MARGIN, room_w * 0.4, top_h)
        market = box(left + room_w * 0.4 + GAP, MARGIN, room_w * 0.6 - GAP, top_h)
        low, low_h = MARGIN + top_h + GAP, high - 2 * MARGIN - GAP - top_h
        research_w = 150.0
        mat = box(left, low, room_w - research_w - GAP, low_h)
        research = box(wide - MARGIN - research_w, low, research_w, low_h)
        awards = box(MARGIN, MARGIN + ring_h + GAP, ring_w, _AWARDS)
    else:
        ring_h = high - 2 * MARGIN - 2 * GAP - _AWARDS - 300
        ring_w = min(inner - 296, ring_h)
        left = MARGIN + ring_w + GAP
        room_w = wide - MARGIN - left
        buyers = box(left, MARGIN, room_w, ring_h * 0.45)
        market = box(left, MARGIN + ring_h * 0.45 + GAP, room_w, ring_h * 0.55 - GAP)
        low = MARGIN + ring_h + GAP
        awards = box(MARGIN, low, inner, _AWARDS)
        low += _AWARDS + GAP
        low_h = min(high - MARGIN - low, 300.0)
        mat = box(MARGIN, low, inner - 190 - GAP, low_h)
        research = box(wide - MARGIN - 190, low, 190, low_h)
    ring = box(MARGIN, MARGIN, ring_w, ring_h)
    chooser = centred(ring.center, 364 * k, 250 * k)
    return Layout(
        rect=rect.copy(),
        k=k,
        seats=seats,
        ring=ring,
        buyers=buyers,
        market=market,
        awards=awards,
        research=research,
        mat=mat,
        opponents=beyond(rect, seats - 1, round(276 * k)),
        panel=ring,
        chooser=chooser,
        roomy=False,
        stalls_count=stalls,
        buyer_spaces=buyer_spaces,
        circuit_spaces=circuit,
        folded=True,
    )

"""The layout of the table: rectangles only, from the window down to single pieces.

Lengths are in units of a table of 1066 x 632; ``Layout.k`` is pixels per unit. Space left over in
one direction goes to the areas that gain from it.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Final

from pygame import Rect

from kraftwagen.games.automania import terms
from kraftwagen.ui.tables.parts import places
from kraftwagen.ui.tables.parts.places import beyond, rows_of, split

WIDTH: Final = 1066
HEIGHT: Final = 632
MARGIN: Final = 6
GAP: Final = 6
_ROOMY: Final = (1180, 700)
"""From this size on, in units, there is room for text beside signs."""
_TALL: Final = 860
"""From this height on, in units, the other factories lie in a row above everything else."""
_BOARD: Final = (960, 400)
"""Size of the drawings of factories."""
MAT: Final = (1090, 400)
"""Size of the viewer's own factory, whose lots are wider, in units of the drawings."""
_MATRIX: Final = (78, 108)
"""The smallest and largest width of the popularity matrix, in units."""
_DESK: Final = 220
"""Smallest width of the viewer's desk, with its gap to the factory."""
_LOW_DESK: Final = 146
"""Height of popularity and desk below the factory, with the gap above them."""
_OFFICES: Final = 58
_CROWDS: Final = 48
"""Heights of sales offices, and of sponsor and marketing, below the grid."""
_OFFICE: Final = 4 / 3
"""Width of a sales office as a multiple of its height."""
_TWO_ROWS: Final = 150
"""The most that is added to the height of sales offices for two rows of larger ones."""
_CARDS: Final = 172
"""Width of contracts and player order, beside the grid."""
_FOLDED: Final = ((1097, 523), (598, 940))
"""Smallest sizes of a table of its own parts alone, in units: wide, and high."""
_YARD: Final = 481
"""Smallest width of one's own area beside the harbours."""
_STEEP: Final = 2.4
"""The viewer's area, where it is less flat than this, has its desk below the factory."""
_OPPONENT: Final = 202
"""Smallest height of another seat's factory with its contracts and workers."""


@dataclass(frozen=True)
class Layout(places.Layout):
    """The areas of one table; all rectangles in pixels of the window."""

    markets: tuple[Rect, Rect]
    grid: Rect
    """The square of the corner, the action spaces above and on the left, and sixteen tiles."""
    display: Rect
    """The area of open contracts, the deck and the player order."""
    offices: Rect
    crowds: tuple[Rect, ...]
    """The places of sponsor and marketing; a short game has the sponsor alone (S5)."""
    works: Rect
    """The area of the viewer: factory, popularity, money, workers, contracts."""
    coming: Rect | None
    """The area of the tiles to come; None without room for it."""

    @property
    def own(self) -> Rect:
        return self.works

    def areas(self) -> dict[str, Rect]:
        named = {
            "america": self.markets[0],
            "europe": self.markets[1],
            "grid": self.grid,
            "contracts": self.display,
            "offices": self.offices,
            **dict(zip(("sponsor", "marketing"), self.crowds, strict=False)),
            "works": self.works,
        }
        if self.coming is not None:
            named["coming"] = self.coming
        for index, place in enumerate(self.opponents):
            named[f"opponent_{index}"] = place
        return named

    def parts(self) -> dict[str, Rect]:
        """Return the areas and the strips with names, points and money of all seats."""
        high, desk, edge = self.px(38), self.desk, self.px(3)
        own = Rect(desk.x - edge, desk.y - edge, desk.w + 2 * edge, self.px(34))
        strips = {"head": own}
        for index, place in enumerate(self.opponents):
            strips[f"head_{index}"] = Rect(*place.topleft, place.w, high)
        return self.areas() | strips

    # -- the grid

    @cached_property
    def _cells(self) -> list[list[Rect]]:
        gap = self.px(3)
        return [split(row, terms.GRID + 1, gap) for row in rows_of(self.grid, terms.GRID + 1, gap)]

    def space(self, number: int) -> Rect:
        """Return the rectangle of an action space."""
        if number == terms.CORNER:
            return self._cells[0][0]
        if number < terms.FIRST_ROW:
            return self._cells[0][number]
        return self._cells[number - terms.FIRST_ROW + 1][0]

    def cell(self, number: int) -> Rect:
        """Return the rectangle of a cell of the grid."""
        row, column = divmod(number, terms.GRID)
        return self._cells[row + 1][column + 1]

    @cached_property
    def middle(self) -> Rect:
        """The grid and the contracts together; panels over it leave both markets visible."""
        return self.grid.union(self.display)

    @cached_property
    def between(self) -> tuple[Rect, Rect, Rect]:
        """The places for panels between the markets; larger ones last, the last over ``works``."""
        middle = self.middle
        if self.folded:
            middle = self.grid.unionall([self.offices, *self.crowds])
            own = self.works.union(self.display)
            return middle, own, self.rect.inflate(-self.px(2 * MARGIN), -self.px(2 * MARGIN))
        whole = middle.unionall([self.offices, *self.crowds])
        return middle, whole, Rect(*whole.topleft, whole.w, self.works.bottom - whole.y)

    # -- the own factory

    @cached_property
    def board(self) -> Rect:
        """The rectangle of the viewer's factory."""
        inner = self.works.inflate(-self.px(12), -self.px(12))
        if self.steep:
            return Rect(inner.topleft, fitted(*MAT, inner.w, inner.h - self.px(_LOW_DESK)))
        return Rect(inner.topleft, fitted(*MAT, inner.w - self.px(_MATRIX[0] + _DESK), inner.h))

    @cached_property
    def matrix(self) -> Rect:
        """The place of popularity by type and market, beside the lines of the factory."""
        board, least = self.board, self.px(_MATRIX[0])
        if self.steep and self.works.right - self.px(12) - board.right < least:
            top = board.bottom + self.px(6)
            return Rect(board.x, top, self.px(_MATRIX[1]), self.works.bottom - self.px(6) - top)
        desk = 0 if self.steep else _DESK
        spare = self.works.right - self.px(6 + desk) - board.right
        wide = least + min(max(0, spare - least) // 2, self.px(_MATRIX[1]) - least)
        return Rect(board.right + self.px(4), board.y, wide, board.h)

    @cached_property
    def desk(self) -> Rect:
        """The rest of the viewer's area, with money, workers and contracts in hand."""
        matrix, top = self.matrix, self.board.y
        left = matrix.right + self.px(6)
        if self.steep:
            top = self.board.bottom + self.px(6)
            left = left if matrix.y >= top else self.board.x
        right, bottom = self.works.right - self.px(6), self.works.bottom - self.px(6)
        return Rect(left, top, right - left, bottom - top if self.steep else self.board.h)

    @property
    def steep(self) -> bool:
        """Whether popularity and desk lie below the viewer's factory, not beside it."""
        return self.works.w < _STEEP * self.works.h


def fitted(w: float, h: float, most_w: int, most_h: int) -> tuple[int, int]:
    """Return the largest size in the proportions w : h within the given limits."""
    k = min(most_w / w, most_h / h)
    return int(w * k), int(h * k)


def factory(rect: Rect, look: Mapping[str, Any], board: int) -> dict[tuple[str, int], Rect]:
    """Return the places on a factory's drawing: ("place", n), ("end", type), ("cars", type).

    ``look`` is the section "factories" of the game's look.
    """
    scaled = _boxes(rect, rect.w / _BOARD[0])
    name = terms.BOARDS[max(0, board)]
    found: dict[tuple[str, int], Rect] = {}
    slots = {**look["slots"]["all"], **look["slots"].get(name, {})}
    for place, slot in enumerate(terms.SLOTS):
        found["place", place] = scaled(*slots[slot])
    style, cars = look["style"], look["cars_at_home"]
    for kind, car_type in enumerate(terms.CAR_TYPES):
        found["end", kind] = scaled(*look["line_ends"][car_type])
        x, y, w, h = style["first"]
        for part in range(len(terms.PARTS)):
            at = terms.FIRST_STYLE + kind * len(terms.PARTS) + part
            found["place", at] = scaled(
                x + part * style["to_the_right"], y + kind * style["down"], w, h
            )
        x, y, w, h = cars["first"]
        found["cars", kind] = scaled(x, y + kind * cars["down"], w, h)
    offices = look["offices"].get(name) or look["offices"]["all"]
    x, y, w, h = offices["first"]
    for number in range(offices["number"]):
        found["place", terms.FIRST_OFFICE + number] = scaled(x, y + number * offices["down"], w, h)
    return found


def drawing(mat: Rect) -> Rect:
    """Return where the whole drawing lies whose left part the viewer's own factory shows."""
    return Rect(*mat.topleft, math.ceil(mat.h * _BOARD[0] / _BOARD[1]), mat.h)


def slices(rect: Rect, look: Mapping[str, Any]) -> list[tuple[int, int, int, int]]:
    """Return the vertical slices of the drawing that the viewer's own factory shows.

    Each is (left, right) on the drawing and (left, right) on the factory, in pixels; belts between
    two slots are narrower there, and the last lies at the right edge.
    """
    k, at, found = rect.h / MAT[1], 0.0, []
    for left, right, wide in look["own"]["slices"]:
        found.append((round(left * k), round(right * k), round(at * k), round((at + wide) * k)))
        at += wide
    left, right, start, end = found[-1]
    found[-1] = left, right, rect.w - (end - start), rect.w
    return found


def mat(rect: Rect, look: Mapping[str, Any], board: int) -> dict[tuple[str, int], Rect]:
    """Return the places of the viewer's factory: as ``factory``, but wider lots."""
    own, found, shown = look["own"], factory(drawing(rect), look, board), slices(rect, look)
    for place in found.values():
        x = place.x - rect.x
        left, _, start, _ = max(part for part in shown if part[0] <= x)
        place.x += start - left
    scaled = _boxes(rect, rect.h / MAT[1])
    for kind in range(terms.TYPES):
        first = terms.FIRST_STYLE + kind * len(terms.PARTS)
        keys = (*(("place", first + part) for part in range(len(terms.PARTS))), ("cars", kind))
        for key, (x, y, w, h) in zip(keys, own["places"], strict=True):
            found[key] = scaled(x, y + kind * own["down"], w, h)
    return found


def compute(
    rect: Rect, seats: int, unit: float = math.inf, folded: bool = False, plain: bool = False
) -> Layout:
    """Return the layout of a table for a number of seats inside a rectangle.

    ``unit`` is the largest unit in pixels; a smaller unit leaves room for more. A ``folded`` table
    has no factories of other seats, so that all else is larger. In a short game (``plain``) the
    sponsor has the room of marketing, too (S5).
    """
    made = _folded(rect, seats) if folded else _whole(rect, seats, unit)
    sponsor, marketing = made.crowds
    return replace(made, crowds=(sponsor.union(marketing),)) if plain else made


def _whole(rect: Rect, seats: int, unit: float) -> Layout:
    k = max(0.2, min(rect.w / WIDTH, rect.h / HEIGHT, unit))
    wide, high = rect.w / k, rect.h / k
    if high >= _TALL and wide < _ROOMY[0]:
        return _tall(rect, k, seats)
    more_w, more_h = wide - WIDTH, high - HEIGHT
    roomy = wide >= _ROOMY[0] and high >= _ROOMY[1]
    side_w = 236 + min(max(more_w, 0) * 0.3, 90)
    left_w = wide - 2 * MARGIN - GAP - side_w
    # The viewer's area never gets higher than the factory's drawing can become.
    drawn = (left_w - 2 * MARGIN - _MATRIX[0] - _DESK) * MAT[1] / MAT[0] + 2 * MARGIN
    works_h = max(196, min(196 + more_h * 0.35, 266, drawn))
    top_h = high - 2 * MARGIN - GAP - works_h
    box = _boxes(rect, k)
    others = seats - 1
    column = high - 2 * MARGIN
    each = min((column - GAP * (others - 1)) / others, _OPPONENT + max(0.0, more_h) * 0.35 + 20)
    side_x = MARGIN + left_w + GAP
    rest_y = MARGIN + (each + GAP) * others
    rest = column - (rest_y - MARGIN)
    return _middle(
        rect, k, seats, (MARGIN, MARGIN, left_w, top_h),
        works=box(MARGIN, MARGIN + top_h + GAP, left_w, works_h),
        opponents=tuple(
            box(side_x, MARGIN + (each + GAP) * n, side_w, each) for n in range(others)
        ),
        coming=box(side_x, rest_y, side_w, rest) if rest >= 100 else None,
        roomy=roomy,
    )  # fmt: skip


def _tall(rect: Rect, k: float, seats: int) -> Layout:
    """Return the layout of a window about as high as wide, other factories in a row on top.

    The height left over lies above and below.
    """
    wide, high = rect.w / k, rect.h / k
    more = min((high - _TALL) * 0.25, 20)
    row_h, works_h = 206 + more, 212 + more
    top_h = min(high - row_h - works_h - 2 * MARGIN - 2 * GAP, 620.0)
    above = (high - row_h - works_h - top_h - 2 * GAP) / 2
    box = _boxes(rect, k)
    inner = wide - 2 * MARGIN
    columns = split(box(MARGIN, above, inner, row_h), max(3, seats - 1), round(GAP * k))
    spare = columns[seats - 1 :]
    y = above + row_h + GAP
    return _middle(
        rect, k, seats, (MARGIN, y, inner, top_h),
        works=box(MARGIN, y + top_h + GAP, inner, works_h),
        opponents=tuple(columns[: seats - 1]),
        coming=spare[0].unionall(spare) if spare else None,
        roomy=False,
    )  # fmt: skip


def _boxes(rect: Rect, k: float) -> Any:
    def box(x: float, y: float, w: float, h: float) -> Rect:
        x0, y0 = round(rect.x + x * k), round(rect.y + y * k)
        return Rect(x0, y0, round(rect.x + (x + w) * k) - x0, round(rect.y + (y + h) * k) - y0)

    return box


def _middle(
    rect: Rect, k: float, seats: int, area: tuple[float, float, float, float], **others: Any
) -> Layout:
    """Return the two markets and everything between them, in an area given in units."""
    x, y, w, h = area
    box = _boxes(rect, k)
    market_w = 160 + max(0.0, w - 812) * 0.14
    middle_w = w - 2 * (market_w + GAP)
    offices_h = _OFFICES + max(0.0, h - 418) * 0.16
    crowds_h = _CROWDS + max(0.0, h - 418) * 0.08
    side = min(h - offices_h - crowds_h - 2 * GAP, middle_w - GAP - _CARDS)
    left = x + market_w + GAP
    # If the width limits the grid, the areas below it get the spare height.
    spare = h - side - offices_h - crowds_h - 2 * GAP
    one_row = middle_w / terms.SALES_OFFICES / _OFFICE
    if offices_h + spare * 0.7 > 2 * one_row:
        offices_h += min(spare * 0.7, _TWO_ROWS)
        crowds_h += min(spare * 0.3, 30)
    else:
        crowds_h += min(max(0.0, spare + offices_h - one_row) * 0.7, 50)
        offices_h = min(offices_h, one_row)
    apart = (h - side - offices_h - crowds_h) / 2
    crowd_w = (middle_w - GAP) / 2
    offices = box(left, y + side + apart, middle_w, offices_h)
    crowd_y = y + side + 2 * apart + offices_h
    return Layout(
        rect=rect.copy(), k=k, seats=seats,
        chooser=box(x + w / 2 - 190, y + h / 2 - 150, 380, 300),
        markets=(box(x, y, market_w, h), box(x + w - market_w, y, market_w, h)),
        grid=box(left, y, side, side),
        display=box(left + side + GAP, y, middle_w - side - GAP, side),
        offices=offices,
        crowds=(
            box(left, crowd_y, crowd_w, crowds_h),
            box(left + crowd_w + GAP, crowd_y, crowd_w, crowds_h),
        ),
        **others,
    )  # fmt: skip


def _folded(rect: Rect, seats: int) -> Layout:
    """Return the layout of harbours, grid and one's own factory alone.

    The harbours with the grid between them lie on the left, or in a high place above the rest.
    """
    k, (w, h) = max((min(rect.w / w, rect.h / h), (w, h)) for w, h in _FOLDED)
    wide, high = rect.w / k, rect.h / k
    box, inner = _boxes(rect, k), wide - 2 * MARGIN
    column = high - 2 * MARGIN
    if w > h:
        yard_w = _YARD + (wide - w) * 0.5
        left_w, left_h = inner - yard_w - GAP, column
        x, y, yard_h = MARGIN + left_w + GAP, float(MARGIN), column
    else:
        left_w, left_h, yard_w = inner, column * 0.5, inner
        x, y, yard_h = float(MARGIN), MARGIN + left_h + GAP, column - left_h - GAP
    cards_h = max(96.0, min(150.0, yard_h * 0.22))
    market_w = 129 + max(0.0, left_w - 598) * 0.2
    middle_w = left_w - 2 * (market_w + GAP)
    side = min(middle_w, left_h - 2 * GAP - _OFFICES - _CROWDS)
    left = MARGIN + market_w + GAP
    crowds_h = min(_CROWDS, (left_h - side - 2 * GAP) * 0.36)
    offices_h = left_h - side - 2 * GAP - crowds_h
    crowd_w = (middle_w - GAP) / 2
    crowd_y = MARGIN + left_h - crowds_h
    return Layout(
        rect=rect.copy(), k=k, seats=seats, roomy=False, folded=True,
        chooser=box(wide / 2 - 190, high / 2 - 150, 380, 300),
        markets=(
            box(MARGIN, MARGIN, market_w, left_h),
            box(MARGIN + left_w - market_w, MARGIN, market_w, left_h),
        ),
        grid=box(left + (middle_w - side) / 2, MARGIN, side, side),
        display=box(x, y + yard_h - cards_h, yard_w, cards_h),
        offices=box(left, MARGIN + side + GAP, middle_w, offices_h),
        crowds=(
            box(left, crowd_y, crowd_w, crowds_h),
            box(left + crowd_w + GAP, crowd_y, crowd_w, crowds_h),
        ),
        works=box(x, y, yard_w, yard_h - cards_h - GAP),
        opponents=beyond(rect, seats - 1, round(250 * k)),
        coming=None,
    )  # fmt: skip

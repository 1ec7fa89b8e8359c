"""The signs of the seats below the show of a sale: factory, totals and gains."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from pygame import Rect, Surface

from kraftwagen.ui.drawing.people import CALM, PLEASED
from kraftwagen.ui.drawing.theme import BRASS_LIGHT, CREAM, GLOW, MUTED
from kraftwagen.ui.tables.automania.pictures import faces
from kraftwagen.ui.tables.automania.pictures.display_list import DisplayList
from kraftwagen.ui.tables.automania.pictures.tones import CHROME, HARBOUR
from kraftwagen.ui.tables.automania.scoring.beats import Standing
from kraftwagen.ui.tables.parts.places import Point, split
from kraftwagen.ui.tables.parts.show import Likeness

_WORKS: Final = 0.42
"""Width of a factory, as a part of its sign."""
_WIDEST: Final = 270
"""Greatest width of a sign, in units."""
_FACE: Final = 38
"""Height of a face, in units."""
_COLUMNS: Final = (0.46, 1.0)
"""Right ends of totals and gains, as parts of the room beside the factory."""


class Signs:
    """Draws a sign for each seat in ``area``; totals of ``hidden`` seats are kept secret."""

    def __init__(
        self,
        pad: DisplayList,
        names: Sequence[str],
        limits: Sequence[int],
        area: Rect,
        hidden: Collection[int],
        likeness: Likeness,
    ) -> None:
        self._pad, self._names, self._limits, self._hidden = pad, names, limits, hidden
        self._likeness = likeness
        gap = pad.px(8)
        wide = min(area.w, len(names) * (pad.px(_WIDEST) + gap) - gap)
        self.rects = split(Rect(area.topleft, (wide, area.h)), len(names), gap)

    def _rows(self, seat: int) -> tuple[Rect, Rect]:
        """Return the rows of autobucks and points of a seat."""
        rect, px = self.rects[seat], self._pad.px
        left = rect.x + round(rect.w * _WORKS) + px(10)
        room = Rect(left, rect.y + px(38), rect.right - px(10) - left, rect.h - px(44))
        half = room.h // 2
        return Rect(room.x, room.y, room.w, half), Rect(room.x, room.y + half, room.w, half)

    def spot(self, seat: int, points: bool) -> Point:
        """Return the point to which a seat's coins, or laurels if ``points``, fly."""
        row = self._rows(seat)[points]
        return row.x + self._pad.px(11), row.centery

    def draw(
        self,
        surface: Surface,
        seat: int,
        standing: Standing,
        lit: bool = False,
        swell: float = 0.0,
    ) -> None:
        """Draw a seat's sign, shining if ``lit``, its gains enlarged by the share ``swell``."""
        rect, px = self.rects[seat], self._pad.px
        self._sign(surface, seat, rect, lit)
        sold = self._pad.tr(
            "automania.scoring.sold", sold=standing.sold_by(seat), limit=self._limits[seat]
        )
        note = Rect(rect.x + px(4), rect.bottom - px(22), round(rect.w * _WORKS), px(18))
        self._pad.canvas.fitted(surface, sold, "tiny", MUTED, note, "center", smallest=0.74)
        money, points = self._rows(seat)
        total = None if seat in self._hidden else standing.money[seat]
        self._row(surface, money, "autobuck", total, standing.got_money[seat], swell)
        self._row(surface, points, "score", standing.points[seat], standing.got_points[seat], swell)

    def _sign(self, surface: Surface, seat: int, rect: Rect, lit: bool) -> None:
        pad, px = self._pad, self._pad.px
        edge = GLOW if lit else CHROME
        line = px(3 if lit else 1.6)
        surface.blit(pad.canvas.box(rect.size, HARBOUR, edge, line, px(12)), rect)
        works = pad.seat_image("works", seat, rect.w * _WORKS - px(8), rect.h - px(50))
        spot = rect.x + px(6) + round(rect.w * _WORKS / 2), rect.bottom - px(24)
        surface.blit(works, works.get_rect(midbottom=spot))
        pad.canvas.badge(surface, seat, (rect.x + px(20), rect.y + px(16)), px(20))
        face = self._likeness(seat, PLEASED if lit else CALM, px(_FACE))
        right = rect.right - px(10)
        if face is not None:
            right -= px(_FACE)
            surface.blit(face, (right + px(6), rect.y + px(2)))
        name = Rect(rect.x + px(36), rect.y + px(4), right - rect.x - px(36), px(24))
        pad.canvas.fitted(surface, self._names[seat], "bold", CREAM, name, smallest=0.7)

    def _row(
        self, surface: Surface, row: Rect, name: str, total: int | None, gain: int, swell: float
    ) -> None:
        pad, px = self._pad, self._pad.px
        side = min(px(25), row.h - px(2))
        picture = "victory_point" if name == "score" else name
        image = pad.image(picture, side, side)
        surface.blit(image, image.get_rect(midleft=(row.x, row.centery)))
        first, second = (row.x + side + (row.w - side) * share for share in _COLUMNS)
        if total is not None:
            figure = faces.number(pad, total, px(20), CREAM)
            surface.blit(figure, figure.get_rect(midright=(round(first), row.centery)))
        if gain:
            size = px(17) * (1 + 0.15 * swell)
            figure = faces.number(pad, f"+{gain}", size, BRASS_LIGHT)
            surface.blit(figure, figure.get_rect(midright=(round(second), row.centery)))

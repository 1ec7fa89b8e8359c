"""Rectangles: the layout that all tables share, and ways to divide rectangles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from pygame import Rect

Point = tuple[float, float]


@dataclass(frozen=True)
class Layout:
    """The rectangles of a table; ``k`` is pixels per design unit. Games add their areas."""

    rect: Rect
    k: float
    seats: int
    chooser: Rect
    """The rectangle in which choosers open."""
    roomy: bool
    """Whether there is enough room for text beside icons."""
    opponents: tuple[Rect, ...] = field(default=(), kw_only=True)
    """The areas of the other seats, beginning with the one after the viewer."""
    folded: bool = field(default=False, kw_only=True)
    """Whether the things of other seats lie out of sight, so that the rest is larger."""

    def px(self, units: float) -> int:
        """Return design units as pixels; at least 1 for positive lengths."""
        pixels = round(units * self.k)
        return max(1, pixels) if units > 0 else pixels

    @property
    def own(self) -> Rect:
        """The area of the viewer, which stays readable while somebody is asked."""
        raise NotImplementedError

    def areas(self) -> dict[str, Rect]:
        """Return the areas that must not overlap, by the names that hints use."""
        raise NotImplementedError

    def parts(self) -> dict[str, Rect]:
        """Return the areas and parts of them that can be shown alone (``TableView.cover``)."""
        return self.areas()

    def discs(self) -> dict[str, Rect]:
        """Return the round parts within areas that are covered unless they are shown."""
        return {}


def centred(centre: Point, w: float, h: float) -> Rect:
    """Return a rectangle around a point."""
    return Rect(round(centre[0] - w / 2), round(centre[1] - h / 2), round(w), round(h))


def part_of(rect: Rect, shares: tuple[float, float, float, float]) -> Rect:
    """Return a part of a rectangle; ``shares`` are left, top, width and height from 0 to 1."""
    x, y, w, h = shares
    return Rect(
        round(rect.x + rect.w * x), round(rect.y + rect.h * y),
        round(rect.w * w), round(rect.h * h),
    )  # fmt: skip


def beyond(rect: Rect, count: int, wide: int) -> tuple[Rect, ...]:
    """Return places out of sight beyond the right edge, for pieces that leave the table."""
    column = Rect(rect.right + wide // 4, rect.y, wide, rect.h)
    return tuple(rows_of(column, count)) if count else ()


def split(rect: Rect, count: int, gap: int = 0) -> list[Rect]:
    """Return the columns of equal width of a rectangle, ``gap`` pixels apart."""
    step = (rect.w + gap) / count
    edges = [rect.x + round(step * index) for index in range(count + 1)]
    return [Rect(edges[i], rect.y, edges[i + 1] - edges[i] - gap, rect.h) for i in range(count)]


def rows_of(rect: Rect, count: int, gap: int = 0) -> list[Rect]:
    """Return the rows of equal height of a rectangle, ``gap`` pixels apart."""
    step = (rect.h + gap) / count
    edges = [rect.y + round(step * index) for index in range(count + 1)]
    return [Rect(rect.x, edges[i], rect.w, edges[i + 1] - edges[i] - gap) for i in range(count)]


def columns_of(rect: Rect, shares: Sequence[float], gap: int = 0) -> list[Rect]:
    """Return the columns of a rectangle with widths in the given proportion."""
    total = sum(shares)
    room = rect.w - gap * (len(shares) - 1)
    made = []
    at = float(rect.x)
    for share in shares:
        width = room * share / total
        made.append(Rect(round(at), rect.y, round(at + width) - round(at), rect.h))
        at += width + gap
    return made

"""A chart of the course of a game with a line per player."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

import pygame
from pygame import Rect, Surface

from kraftwagen.ui.drawing.theme import BRASS, BRASS_DARK, CREAM, INK, OXBLOOD, SEPIA
from kraftwagen.ui.widgets.base import Ui
from kraftwagen.ui.widgets.charts import Chart, Mark, line_of, scale_of, widest
from kraftwagen.ui.widgets.painted import State


@dataclass(frozen=True, slots=True)
class Curve:
    """A player's values, one per moment, and the last value as text."""

    name: str
    values: Sequence[float]
    last: str


@dataclass(slots=True)
class Course:
    """The content of ``CourseLines``; a moment is an index into ``tips`` and the curves' values.

    ``stages`` has the heading of the stage that begins at a moment, ``turning`` the moments that
    are followed by a great change, ``losses`` the grade (1 to 3) of the loss of a seat by (moment,
    seat). With ``percent`` values are shares from 0 to 1, shown as 0 to 100 %.
    """

    curves: Sequence[Curve]
    tips: Sequence[str]
    stages: Mapping[int, str] = field(default_factory=dict)
    turning: Sequence[int] = ()
    losses: Mapping[tuple[int, int], int] = field(default_factory=dict)
    percent: bool = False


class CourseLines(Chart):
    """Lines over the moments of a game; a click or Enter chooses a moment."""

    def __init__(
        self,
        ui: Ui,
        rect: Rect,
        course: Course,
        on_choose: Callable[[int], object],
        chosen: int | None = None,
    ) -> None:
        self.course, self.on_choose, self.chosen = course, on_choose, chosen
        self._ticks = self._scale(course)
        left, top, right, bottom = self._edges(ui, course)
        self._plot = Rect(left, top, rect.w - left - right, rect.h - top - bottom)
        super().__init__(ui, rect)

    @classmethod
    def least(cls, ui: Ui, course: Course) -> tuple[int, int]:
        """Return the smallest width and height for a course, in pixels."""
        left, top, right, bottom = cls._edges(ui, course)
        named = cls._name_h(ui) * len(course.curves)
        px = ui.theme.px
        return left + px(240) + right, top + max(px(170), named) + bottom

    @classmethod
    def _edges(cls, ui: Ui, course: Course) -> tuple[int, int, int, int]:
        """Return the room for words around the lines: left, top, right, bottom."""
        px, line = ui.theme.px, line_of(ui, "tiny")
        words = ui.tr.percent if course.percent else "{:g}".format
        left = widest(ui, "tiny", map(words, cls._scale(course))) + px(12)
        names = widest(ui, "small", (f"{curve.name} {curve.last}" for curve in course.curves))
        return left, px(8) + line + px(16), max(px(30), names) + px(34), max(px(8), line // 2)

    @staticmethod
    def _name_h(ui: Ui) -> int:
        """Return the height of a name beside its line."""
        return max(ui.theme.px(22), line_of(ui, "small"))

    def show_course(self, course: Course, chosen: int | None) -> None:
        """Show another course, with the same number of moments, or another chosen moment."""
        self.course, self.chosen = course, chosen
        self._ticks = self._scale(course)
        self.marks = self.place()
        self.refresh()

    @staticmethod
    def _scale(course: Course) -> list[float]:
        """Return the values on the scale at the left."""
        most = max((max(curve.values, default=1.0) for curve in course.curves), default=1.0)
        return [0.0, 0.25, 0.5, 0.75, 1.0] if course.percent else scale_of(max(most, 1), 5)

    def _x(self, at: float) -> int:
        last = max(1, len(self.course.tips) - 1)
        return round(self._plot.x + self._plot.w * at / last)

    def spot(self, seat: int, at: int) -> tuple[int, int]:
        """Return the point of a value inside the chart, in pixels."""
        plot, value = self._plot, self.course.curves[seat].values[at]
        y = plot.bottom - plot.h * value / self._ticks[-1]
        return self._x(at), min(plot.bottom, max(plot.top, round(y)))

    def place(self) -> list[Mark]:
        """Return a vertical strip and a tip for every moment."""
        last = len(self.course.tips) - 1
        found = []
        for at, tip in enumerate(self.course.tips):
            left = self._x(max(0, at - 0.5))
            right = self._x(min(last, at + 0.5)) if last else self._plot.right
            found.append(Mark(Rect(left, self._plot.y, max(1, right - left), self._plot.h), tip))
        return found

    def process_event(self, event: pygame.Event) -> bool:
        """Choose a moment after a click; returns whether the event was used.

        A press moves the focus, which resets the marked moment: it is found again on release.
        """
        if event.type == pygame.MOUSEBUTTONUP and self.held:
            self._follow(event.pos)
        return super().process_event(event)

    def activate(self) -> None:
        """Choose the marked moment."""
        if self.at is not None:
            self.on_choose(self.at)

    def paint(self, surface: Surface, state: State) -> None:
        px, canvas, plot = self.ui.theme.px, self.ui.canvas, self._plot
        words = self.tr.percent if self.course.percent else "{:g}".format
        self._axis(surface, plot, self._ticks, words)
        self._stages(surface)
        for at in self.course.turning:
            band = Rect(self._x(at), plot.y, max(px(3), self._x(at + 1) - self._x(at)), plot.h)
            shade = Surface(band.size, pygame.SRCALPHA)
            shade.fill(canvas.colour(canvas.colour.faint(BRASS, 90)))
            surface.blit(shade, band)
            tip = [(band.centerx - px(6), plot.y - px(9)), (band.centerx + px(6), plot.y - px(9))]
            canvas.polygon(surface, [*tip, (band.centerx, plot.y)], OXBLOOD)
        for pointed, colour in ((self.chosen, OXBLOOD), (self.at, SEPIA)):
            if pointed is not None:
                x = self._x(pointed)
                canvas.rect(surface, colour, (x - px(1), plot.y, max(2, px(2)), plot.h))
        for seat, curve in enumerate(self.course.curves):
            spots = [self.spot(seat, at) for at in range(len(curve.values))]
            look = canvas.player(seat)
            for colour, wide in ((INK, px(5)), (look.main, px(2.6))):
                for one, other in itertools.pairwise(spots):
                    canvas.line(surface, one, other, colour, wide)
        for (at, seat), grade in sorted(self.course.losses.items()):
            size = px(3 + 1.5 * grade)
            canvas.circle(surface, self.spot(seat, at), size, OXBLOOD, CREAM, max(1.2, px(1.4)))
        if self.at is not None:
            for seat in range(len(self.course.curves)):
                canvas.badge(surface, seat, self.spot(seat, self.at), px(15))
        self._names(surface)

    def _stages(self, surface: Surface) -> None:
        px, canvas, plot = self.ui.theme.px, self.ui.canvas, self._plot
        starts = [*sorted(self.course.stages), len(self.course.tips) - 1]
        for at, after in itertools.pairwise(starts):
            x = self._x(at)
            canvas.rect(surface, BRASS_DARK, (x, px(10), max(1, px(1.2)), plot.bottom - px(10)))
            words, room = self.course.stages[at], self._x(after) - x - px(8)
            # A shortened heading says nothing: draw the line alone.
            if widest(self.ui, "tiny", [words]) <= room:
                canvas.text(surface, words, "tiny", SEPIA, (x + px(6), px(8)), valign="top")

    def _names(self, surface: Surface) -> None:
        """Draw badge, name and last value at the end of each line without overlap."""
        px, canvas, plot = self.ui.theme.px, self.ui.canvas, self._plot
        if not self.course.tips:
            return
        tall = self._name_h(self.ui)
        last = len(self.course.tips) - 1
        order = sorted(range(len(self.course.curves)), key=lambda s: (self.spot(s, last)[1], s))
        tops: list[int] = []
        for seat in order:
            wanted = self.spot(seat, last)[1] - tall // 2
            tops.append(max(wanted, tops[-1] + tall) if tops else wanted)
        # If they go beyond the bottom, push them up from below.
        limit = self.rect.h - tall
        for number in range(len(tops) - 1, -1, -1):
            tops[number] = min(tops[number], limit)
            limit = tops[number] - tall
        for seat, top in zip(order, tops, strict=True):
            curve = self.course.curves[seat]
            canvas.badge(surface, seat, (plot.right + px(16), top + tall // 2), px(16))
            place = (plot.right + px(28), top + tall // 2)
            canvas.text(surface, f"{curve.name} {curve.last}", "small", INK, place)

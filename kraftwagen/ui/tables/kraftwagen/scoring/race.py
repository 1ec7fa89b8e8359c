"""The left half of the scoring: places in the race and paid laps."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from kraftwagen.ui.drawing.theme import BRASS_DARK, GREEN, INK, OXBLOOD, SEPIA
from kraftwagen.ui.tables.kraftwagen.pictures import sprites
from kraftwagen.ui.tables.kraftwagen.pictures.display_list import DisplayList
from kraftwagen.ui.tables.kraftwagen.scoring.steps import GameTurnSteps, Runner
from kraftwagen.ui.tables.parts.scoring_scene import LIT


def section(pad: DisplayList, surface: Surface, key: str, box: Rect) -> int:
    """Draw a heading with a line; returns the y where the content begins."""
    px = pad.theme.px
    head = Rect(box.x, box.y, box.w, px(24))
    pad.canvas.text(surface, pad.tr(f"kraftwagen.scoring.{key}"), "heading", GREEN, head)
    line = Rect(box.x, head.bottom + px(1), box.w, max(1, px(1)))
    pad.canvas.rect(surface, BRASS_DARK, line)
    return head.bottom + px(7)


class RaceSheet:
    """Draws both lists; ``pad`` belongs to the layout of the scene."""

    def __init__(self, pad: DisplayList, course: GameTurnSteps, names: Sequence[str]) -> None:
        self._pad, self.course, self.names = pad, course, names
        self.at, self.step = 0, course.steps[0]

    def draw(self, surface: Surface, sheet: Rect, at: int) -> None:
        """Draw both lists as they are at a step."""
        self.at, self.step = at, self.course.steps[at]
        px = self._pad.theme.px
        y = section(self._pad, surface, "race", sheet)
        rows = len(self.course.runners)
        tall = min(px(36), (sheet.bottom - y - px(86)) // max(rows, 1))
        for runner in self.course.runners:
            self._draw_runner(surface, runner, Rect(sheet.x, y, sheet.w, tall - px(3)))
            y += tall
        lapped = [r for r in self.course.runners if r.laps and r.seat >= 0]
        area = Rect(sheet.x, y + px(8), sheet.w, sheet.bottom - y)
        y = section(self._pad, surface, "laps", area)
        if not lapped:
            box = Rect(area.x + px(6), y, area.w - px(12), px(24))
            self._pad.canvas.text(
                surface, self._pad.tr("kraftwagen.scoring.no_laps"), "body", SEPIA, box
            )
        high = min(px(30), (sheet.bottom - y) // max(len(lapped), 1))
        for runner in sorted(lapped, key=lambda one: one.seat):
            box = Rect(area.x, y, area.w, high - px(2))
            lit = self.step.area == "laps" and self.step.place == runner.seat
            words = self._pad.tr("kraftwagen.scoring.laps_done", count=runner.laps)
            paid = self.course.paid("laps", runner.seat, self.at)
            self._row(surface, box, runner.seat, words, paid, lit)
            y += high

    def _draw_runner(self, surface: Surface, runner: Runner, box: Rect) -> None:
        px = self._pad.theme.px
        paid = self.course.paid("race", runner.place, self.at) if runner.place else 0
        lit = self.step.area == "race" and self.step.place == runner.place
        if runner.place:
            words = self._pad.tr(
                "kraftwagen.scoring.laps_space", count=runner.laps, space=runner.space
            )
        else:
            words = self._pad.tr("kraftwagen.scoring.pit_lane")
        self._row(surface, box, runner.seat, words, paid, lit, px(30))
        number = f"{runner.place}." if runner.place else "–"
        place = Rect(box.x, box.y, px(28), box.h)
        self._pad.canvas.text(surface, number, "heading", OXBLOOD, place, "center")

    def _row(
        self,
        surface: Surface,
        box: Rect,
        seat: int,
        words: str,
        paid: int,
        lit: bool,
        left: int = 0,
    ) -> None:
        px, canvas = self._pad.theme.px, self._pad.canvas
        if lit:
            canvas.rect(surface, LIT, box, radius=4)
            canvas.rect(surface, BRASS_DARK, box, 1, 4)
        x = box.x + left + px(6)
        side = min(box.h - px(6), px(22))
        if seat >= 0:
            canvas.badge(surface, seat, (x + side / 2, box.centery), side)
        x += px(28)
        name = self.names[seat] if seat >= 0 else self._pad.tr("kraftwagen.scoring.neutral")
        coin = px(44)
        room = box.right - coin - x
        wide = min(self._pad.res.text_size(name, self._pad.theme.style("bold"))[0] + 1, room // 2)
        canvas.fitted(surface, name, "bold", INK, Rect(x, box.y, wide, box.h))
        rest = Rect(x + wide + px(8), box.y, room - wide - px(8), box.h)
        look = self._pad.boxed_style(words, "small", rest)
        canvas.text(surface, words, look, SEPIA, rest, wrap=True)
        if paid:
            side = min(px(28), box.h)
            at = Rect(box.right - side - px(6), box.centery - side // 2, side, side)
            surface.blit(sprites.white_coin(self._pad, paid, side), at)

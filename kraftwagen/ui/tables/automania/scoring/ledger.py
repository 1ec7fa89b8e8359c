"""The income of each seat: a row per seat, to which each step adds slips."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame
from pygame import Rect, Surface

from kraftwagen.games.automania.rules import sales
from kraftwagen.ui.drawing.theme import (
    BRASS_DARK,
    CREAM,
    INK,
    PAPER,
    PAPER_SHADE,
    SEPIA,
)
from kraftwagen.ui.tables.automania.pictures import faces
from kraftwagen.ui.tables.automania.pictures.display_list import DisplayList
from kraftwagen.ui.tables.automania.scoring import steps
from kraftwagen.ui.tables.automania.scoring.steps import LedgerEntry, RoundStep, RoundSteps
from kraftwagen.ui.tables.parts import pieces
from kraftwagen.ui.tables.parts.places import rows_of
from kraftwagen.ui.tables.parts.scoring_scene import LIT

_HEAD: Final = 136
"""Smallest width of a badge, a name and what stands below it, in units."""
_BADGE: Final = 44
"""Width of the badge with its gap."""
_SLIP: Final = (115, 34)
"""Largest size of a slip, in units."""
_SHARES: Final = tuple(1 - 0.05 * step for step in range(12))
"""Factors by which slips are made smaller until all fit; all seats use the same."""


class Ledger:
    """Draws a row for each seat; the place of every slip is fixed from the beginning."""

    def __init__(
        self, pad: DisplayList, course: RoundSteps, names: Sequence[str], area: Rect
    ) -> None:
        self._pad, self.course, self._names = pad, course, names
        self.rows = rows_of(area, len(names), pad.px(8))
        self._head = max(pad.px(_HEAD), pad.px(_BADGE + 8) + self._words())
        self._places: list[tuple[LedgerEntry, Rect]] = []
        for share in _SHARES:
            found = [self._slips(seat, share) for seat in range(len(names))]
            self._places = [place for slips in found for place in slips]
            if all(row.contains(rect) for row, slips in zip(self.rows, found, strict=True)
                   for _, rect in slips):  # fmt: skip
                break

    def _words(self) -> int:
        """Return the width of the longest name, and of what stands below any."""
        size, style = self._pad.res.text_size, self._pad.theme.style
        notes = [self._note(step, seat) for step in self.course.steps
                 for seat in range(len(self._names))]  # fmt: skip
        widths = [size(name, style("bold"))[0] for name in self._names]
        return max(*widths, *(size(note, style("small"))[0] for note in set(notes)))

    def _slips(self, seat: int, share: float) -> list[tuple[LedgerEntry, Rect]]:
        """Return the slips of a seat in order, at a share of their full size."""
        px, row = self._pad.px, self.rows[seat]
        room = Rect(row.x + self._head, row.y, row.w - self._head - px(6), row.h)
        own = [entry for entry in self.course.entries if entry.seat == seat]
        gap, wide, high = px(5), round(px(_SLIP[0]) * share), round(px(_SLIP[1]) * share)
        columns = max(1, (room.w + gap) // (wide + gap))
        lines = -(-len(own) // columns)
        top = room.centery - (lines * (high + gap) - gap) // 2
        return [
            (entry, Rect(
                room.x + number % columns * (wide + gap),
                top + number // columns * (high + gap), wide, high,
            ))
            for number, entry in enumerate(own)
        ]  # fmt: skip

    def place(self, entry: LedgerEntry) -> Rect:
        """Return the place of an entry's slip."""
        return next(rect for one, rect in self._places if one is entry)

    def draw(self, surface: Surface, at: int, coming: bool, turned: float) -> None:
        """Draw the rows at a step; ``coming`` tells that its income is still moving.

        ``turned`` is the share, 0 to 1, by which this step's medals have turned over.
        """
        step = self.course.steps[at]
        shown = {id(one) for past in self.course.steps[:at] for one in past.entries}
        fresh = {id(one) for one in step.entries}
        for seat, row in enumerate(self.rows):
            self._ground(surface, seat, row, at)
        for entry, rect in self._places:
            if id(entry) in shown or (id(entry) in fresh and not coming):
                self._slip(surface, entry, rect, id(entry) in fresh, turned)

    def _ground(self, surface: Surface, seat: int, row: Rect, at: int) -> None:
        px, canvas = self._pad.px, self._pad.canvas
        step = self.course.steps[at]
        ground = LIT if step.winner == seat else canvas.colour.mix(PAPER_SHADE, PAPER, 0.5)
        canvas.rect(surface, ground, row, radius=8)
        canvas.rect(surface, BRASS_DARK, row, 1, 8)
        canvas.badge(surface, seat, (row.x + px(26), row.centery), px(24))
        left = px(_BADGE)
        upper = Rect(row.x + left, row.centery - px(20), self._head - left - px(4), px(20))
        canvas.fitted(surface, self._names[seat], "bold", INK, upper, smallest=0.74)
        lower = upper.move(0, px(20))
        canvas.fitted(surface, self._note(step, seat), "small", SEPIA, lower, smallest=0.74)

    def _note(self, step: RoundStep, seat: int) -> str:
        """Return how many cars a seat has sold, or its place in the next round's order."""
        if step.order:
            place = step.order.index(seat) + 1
            return self._pad.tr("automania.scoring.place", place=place)
        values = {"sold": sales.sold_by(step.state, seat), "limit": self.course.limits[seat]}
        return self._pad.tr("automania.scoring.sold", **values)

    def _slip(
        self, surface: Surface, entry: LedgerEntry, rect: Rect, fresh: bool, turned: float
    ) -> None:
        px, canvas, pad = self._pad.px, self._pad.canvas, self._pad
        canvas.rect(surface, LIT if fresh else CREAM, rect, radius=5)
        canvas.rect(surface, BRASS_DARK, rect, 1, 5)
        inner = rect.inflate(-px(8), -px(4))
        left = self._subject(entry, inner.h, turned if fresh else 1.0)
        if entry.kind == steps.STAYED:
            left = pieces.faded(left, 150)
        surface.blit(left, left.get_rect(midleft=inner.midleft))
        room = Rect(0, inner.y, inner.w - left.get_width() - px(4), inner.h)
        room.right = inner.right
        if entry.kind == steps.STAYED:
            words = pad.tr("automania.scoring.stays")
            canvas.fitted(surface, words, "small", SEPIA, room, "right", smallest=0.6)
            return
        reward = faces.reward(entry.money, entry.points)
        if reward:
            image = faces.fitting(pad, reward, round(inner.h * 0.78), room.w)
            surface.blit(image, image.get_rect(midright=room.midright))
        else:
            nothing = faces.number(pad, 0, inner.h * 0.6, SEPIA)
            surface.blit(nothing, nothing.get_rect(midright=room.midright))

    def _subject(self, entry: LedgerEntry, high: int, turned: float) -> Surface:
        """Return the entry's picture: a car, cars on ships, medals, or autobucks."""
        pad = self._pad
        match entry.kind:
            case steps.SOLD | steps.STAYED:
                return faces.car_token(pad, entry.car, high * 1.5, high)
            case steps.LEFT:
                return _beside(pad, faces.number(pad, f"{entry.count}×", high * 0.6, INK),
                               faces.car_token(pad, entry.car, high * 1.5, high))  # fmt: skip
            case steps.MONEY:
                return faces.signs(pad, [("autobuck", entry.count)], round(high * 0.78))
        if turned < 0.5:
            back = "contract_back" if entry.kind == steps.CONTRACTS else "tile_a_back"
            return _narrow(pad.image(back, high * 1.5, high), 1 - 2 * turned)
        sign = "action_contract" if entry.kind == steps.CONTRACTS else "tile_a"
        medals = faces.signs(pad, [("silver_medal", entry.count)], round(high * 0.68))
        side = high * 0.84
        return _narrow(_beside(pad, pad.image(sign, side, side), medals), 2 * turned - 1)


def _beside(pad: DisplayList, left: Surface, right: Surface) -> Surface:
    gap = pad.px(3)
    wide = left.get_width() + gap + right.get_width()
    made = Surface((wide, max(left.get_height(), right.get_height())), pygame.SRCALPHA)
    middle = made.get_height() // 2
    made.blit(left, left.get_rect(midleft=(0, middle)))
    made.blit(right, right.get_rect(midright=(wide, middle)))
    return made


def _narrow(image: Surface, share: float) -> Surface:
    """Return an image narrowed to a share of its width, as while turning over."""
    if share >= 1.0:
        return image
    size = max(1, round(image.get_width() * share)), image.get_height()
    return pygame.transform.smoothscale(image, size)

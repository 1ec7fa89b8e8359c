"""The scoring scene: the sales of a round and, in the last round, the end of the game."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from pygame import Rect, Surface

from kraftwagen.engine.wording import Line, Name, say
from kraftwagen.games.automania import terms
from kraftwagen.games.automania.presentation import things
from kraftwagen.games.automania.state import seat_of
from kraftwagen.ui.drawing.theme import INK
from kraftwagen.ui.drawing.timeline import Timeline, ease_in_out, move, sequence
from kraftwagen.ui.language.whole import sentences
from kraftwagen.ui.tables.automania.pictures import faces
from kraftwagen.ui.tables.automania.pictures.display_list import DisplayList
from kraftwagen.ui.tables.automania.pictures.layout import HEIGHT, WIDTH, compute
from kraftwagen.ui.tables.automania.preview.tips import Tips
from kraftwagen.ui.tables.automania.scoring import end_picture
from kraftwagen.ui.tables.automania.scoring.harbours import Harbours
from kraftwagen.ui.tables.automania.scoring.ledger import Ledger
from kraftwagen.ui.tables.automania.scoring.steps import (
    LEFT,
    SOLD,
    LedgerEntry,
    Moved,
    RoundStep,
    RoundSteps,
    phase,
    sales_of,
    scoring_steps,
)
from kraftwagen.ui.tables.base import Position
from kraftwagen.ui.tables.parts import scoring_scene
from kraftwagen.ui.tables.parts.places import Point

_SAIL: Final = 0.5
"""Seconds that cars take to their sales space, or medals to turn over."""
_PAY: Final = 0.4
"""Seconds that income takes to its owner."""
_MARKET: Final = 190
"""Width of a market, in units."""


class ScoringScene(scoring_scene.ScoringScene[RoundStep]):
    """Automania's scoring; ``sailed`` and ``flown`` are the progress of cars and income, 0 to 1."""

    course: RoundSteps

    def read(self) -> RoundSteps:
        """Return the steps of the whole sales phase, including what people decided themselves."""
        self.sailed = self.flown = 1.0
        happened = phase([*self.earlier, *self.happened])
        known = sales_of(happened[: -len(self.happened)], self.people)
        found = scoring_steps(self.tr, self.after, happened, self.names, known)
        kind = "end" if found.round == terms.LAST_ROUND else "title"
        self.title = self.tr(
            f"automania.scoring.{kind}", round=self.after.data.round_number(found.round)
        )
        return found

    def layout(self, size: tuple[int, int]) -> None:
        """Lay out the scene; in the last round also start loading the end picture."""
        if self.course.round == terms.LAST_ROUND:
            end_picture.preload(self.app)
        super().layout(size)

    def place(self, room: Rect) -> None:
        """Lay out the markets at the sides, as on the table, with the ledger between them."""
        px = self.app.theme.px
        position = Position(self.spec, self.after, 0, self.names, (), frozenset(self.hidden))
        table = Rect(0, 0, px(WIDTH), px(HEIGHT))
        layout = compute(table, len(self.names))
        self._pad = DisplayList(self.board_canvas, layout, position, self.tr)
        west = Rect(room.x, room.y, px(_MARKET), room.h)
        east = Rect(room.right - px(_MARKET), room.y, px(_MARKET), room.h)
        self.harbours = Harbours(self._pad, self.course, (west, east))
        middle = Rect(west.right, room.y, east.x - west.right, room.h).inflate(-px(28), 0)
        self.ledger = Ledger(self._pad, self.course, self.names, middle)

    # -- what moves

    def settle(self) -> None:
        self.sailed = self.flown = 1.0

    def motion(self) -> Timeline | None:
        """Return the animation of cars leaving their ships, then of their income."""
        step = self.step
        if not step.entries:
            return None
        self.sailed = 0.0
        parts = [move(partial(setattr, self, "sailed"), 0.0, 1.0, _SAIL, ease_in_out)]
        if any(one.space >= 0 for one in step.moved):
            self.flown = 0.0
            parts.append(move(partial(setattr, self, "flown"), 0.0, 1.0, _PAY, ease_in_out))
        return sequence(*parts)

    @property
    def _underway(self) -> bool:
        return self.sailed < 1.0 or self.flown < 1.0

    # -- words

    def spoken(self) -> str:
        """Return the step's text with the seat's new total."""
        step = self.step
        if len(step.seats) != 1 or not step.entries:
            return step.words
        (seat,) = step.seats
        money = 0 if seat in self.hidden else step.state.money[seat]
        total = things.reward(money, step.state.points[seat])
        now = Line("automania.scoring.now", {"name": Name(seat), "total": total})
        return sentences(step.words, say(now, self.tr, self.names))

    def said(self, pos: tuple[int, int]) -> str | None:
        """Return the tooltip of the thing in the markets under the pointer; None without one."""
        pad = self.harbours.pad(self.at)
        tips = Tips(pad.position, self.tr)
        return next(filter(None, (tips(key) for key in pad.under(pos))), None)

    # -- picture

    def paint(self, surface: Surface) -> None:
        """Draw markets and ledger."""
        sailing = self.sailed < 1.0
        self.harbours.draw(surface, self.at, self.step.moved if sailing else ())
        coming = bool(self.step.moved) and self._underway
        self.ledger.draw(surface, self.at, coming, self.sailed)

    def paint_over(self, surface: Surface) -> None:
        """Draw moving cars, then moving income."""
        if not self.step.moved or not self._underway:
            return
        for one, entry in self._pairs():
            begin, slip = self.harbours.begin(one), self.ledger.place(entry).center
            end = self.harbours.end(one) if one.space >= 0 else slip
            if self.sailed < 1.0:
                _between(surface, self.harbours.token(one.car, one.market), begin, end, self.sailed)
            else:
                reward = faces.reward(entry.money, entry.points)
                image = faces.signs(self._pad, reward, self._pad.px(30))
                _between(surface, image, end, slip, self.flown)

    def _pairs(self) -> Iterator[tuple[Moved, LedgerEntry]]:
        """Return each moving car with the entry it brings its owner."""
        for one in self.step.moved:
            seat = seat_of(one.car)
            own = (entry for entry in self.step.entries if entry.seat == seat)
            yield (
                one,
                next(e for e in own if e.kind == LEFT or (e.kind, e.count) == (SOLD, one.ship)),
            )

    def paint_total(self, surface: Surface, seat: int, room: Rect) -> None:
        """Draw points, and autobucks unless they are kept secret."""
        step = self.course.steps[self.at - 1] if self.at and self._underway else self.step
        px, pad = self.app.theme.px, self._pad
        upper = Rect(room.x, room.y + px(3), room.w - px(6), room.h // 2 - px(2))
        self.name_at(surface, seat, upper)
        shown = [("score", step.state.points[seat])]
        if seat not in self.hidden:
            shown.append(("autobuck", step.state.money[seat]))
        left = room.x
        for sign in shown:
            image = faces.signs(pad, [sign], px(17), INK)
            surface.blit(image, image.get_rect(midleft=(left, room.bottom - px(12))))
            left += max(image.get_width() + px(10), px(58))


def _between(surface: Surface, image: Surface, begin: Point, end: Point, share: float) -> None:
    """Draw an image between two points."""
    x, y = (a + (b - a) * share for a, b in zip(begin, end, strict=True))
    surface.blit(image, image.get_rect(center=(round(x), round(y))))

"""What the others did since the last turn of the person at the screen, and how it touched them.

A panel above the log, never over the table. Its steps are decisions; stepping through them shows
the position after each one, with the pieces lit.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from pygame import Rect, Surface

from kraftwagen.ui.drawing.theme import CREAM, SEPIA
from kraftwagen.ui.scenes.parts.game import TableGame
from kraftwagen.ui.scenes.parts.log import LogBook, LogPanel, marked
from kraftwagen.ui.tables.hooks import LogLine
from kraftwagen.ui.widgets import Button, Label
from kraftwagen.ui.widgets.base import Ui

_LOUD: Final = ("move", "heading")
_HEAD: Final = 30
_FOOT: Final = 34
_SHARE: Final = 0.56
"""How much of the side the recap may take from the log."""


@dataclass(frozen=True, slots=True)
class RecapStep:
    """A decision of another player: its number from 1, what it did, how it touched one."""

    number: int
    seat: int
    lines: tuple[LogLine, ...]
    touched: tuple[LogLine, ...]


def since_last_turn(game: TableGame) -> tuple[int, int]:
    """The decisions of others between the viewer's last turn and the present one, as a slice.

    While it is the viewer's turn its own decisions so far are left out; empty when nobody else
    has decided.
    """
    steps = game.match.steps
    end = len(steps)
    while end and steps[end - 1].seat == game.viewer:
        end -= 1
    first = end
    while first and steps[first - 1].seat != game.viewer:
        first -= 1
    return first, end


def recap(game: TableGame) -> list[RecapStep]:
    """The steps since the viewer's last turn; decisions with nothing to tell are left out."""
    match, hooks, viewer = game.match, game.hooks, game.viewer
    names = marked(game.names)
    first, end = since_last_turn(game)
    found = []
    for number in range(first + 1, end + 1):
        happened = game.happened(number)
        before, after = (
            game.spec.observe(match.state_at(at), viewer).state for at in (number - 1, number)
        )
        lines = [line for event in game.told(number) for line in hooks.log(event, after, names)]
        loud = tuple(line for line in lines if line.weight in _LOUD)
        touched = tuple(hooks.touched(before, after, happened, viewer, names))
        if loud or touched:
            found.append(RecapStep(number, match.steps[number - 1].seat, loud, touched))
    return found


class Recap:
    """Whether the recap is open and at which step; lives as long as the table."""

    def __init__(self, game: TableGame) -> None:
        self.game = game
        self.steps: list[RecapStep] = []
        self.open = False
        self.seen = -1
        """How many decisions there were when it last came by itself."""

    @property
    def is_due(self) -> bool:
        """Whether a turn of the person at the screen begins after others have moved."""
        game = self.game
        count = len(game.match.steps)
        if not game.asks or self.seen == count or not count:
            return False
        return game.match.steps[-1].seat != game.viewer

    def show(self) -> bool:
        """Open with the present steps; False when there is nothing to tell."""
        self.seen = len(self.game.match.steps)
        self.steps = recap(self.game)
        self.open = bool(self.steps)
        return self.open

    def step(self, by: int, now: int | None) -> int | None:
        """The number of the decision to look at after ``now``; None is the present."""
        numbers = [step.number for step in self.steps]
        if now is None:
            return numbers[-1] if by < 0 else None
        if by < 0:
            return max([n for n in numbers if n < now], default=numbers[0] if numbers else None)
        return min([n for n in numbers if n > now], default=None)

    def book(self) -> LogBook:
        """The steps as lines, the touches after what caused them."""
        book = LogBook()
        for step in self.steps:
            book.mark(step.number)
            book.add([*step.lines, *step.touched])
        book.mark(0)
        return book


class RecapPanel:
    """The widgets of an open recap: heading, lines, previous, next, close."""

    def __init__(
        self,
        ui: Ui,
        side: Rect,
        recap: Recap,
        on_open: Callable[[int], object],
        on_step: Callable[[int], object],
        on_close: Callable[[], object],
    ) -> None:
        self.ui, self.tr = ui, ui.tr
        px = ui.theme.px
        name = recap.game.names[recap.game.viewer]
        head, foot = px(_HEAD), px(_FOOT)
        inner = Rect(side.x, side.y + head, side.w, round(side.h * _SHARE) - head - foot)
        self.log = LogPanel(
            ui, inner, recap.book(), on_open=on_open, follow=False, explain=recap.game.weighed,
            dotted=recap.game.knows_why,
        )  # fmt: skip
        wanted = min(inner.h, self.log.content_height() + px(4))
        self.log.fit(Rect(inner.x, inner.y, inner.w, wanted))
        self.rect = Rect(side.x, side.y, side.w, head + wanted + foot)
        self._head = Rect(side.x, side.y, side.w, head)
        title = Rect(side.x + px(8), side.y, side.w - px(44), head)
        words = self.tr("table.recap", name=name)
        heading = Label(ui, title, words, style="small_bold", colour=CREAM)
        keys = ui.keys.hint("recap")
        tall = head - px(4)
        close = Rect(side.right - tall - px(4), side.y + px(2), tall, tall)
        tip = self.tr("table.recap_close", keys=keys)
        self.close = Button(ui, close, "", on_close, icon="x", style="button_small", tip=tip)
        y = self.rect.bottom - foot + px(5)
        wide = px(44)
        right = side.right - px(4)
        self.next = Button(
            ui, Rect(right - wide, y, wide, px(27)), "", lambda: on_step(1),
            kind="paper", icon="chevron-right", tip=self.tr("table.recap_next"),
        )  # fmt: skip
        self.previous = Button(
            ui, Rect(side.x + px(4), y, wide, px(27)), "", lambda: on_step(-1),
            kind="paper", icon="chevron-left", tip=self.tr("table.recap_previous"),
        )  # fmt: skip
        x = self.previous.rect.right
        middle = Rect(x, y, self.next.rect.x - x, px(27))
        self._words = Label(ui, middle, "", style="small", colour=SEPIA, align="center")
        self._recap = recap
        self._widgets = [self.log, heading, self.close, self.next, self.previous, self._words]
        self.show_number(None)

    def show_number(self, number: int | None) -> None:
        """Mark the step that is looked at; None is the present."""
        self.log.show_number(number)
        numbers = [step.number for step in self._recap.steps]
        if number in numbers:
            place = numbers.index(number) + 1
            self._words.set_text(self.tr("table.recap_step", step=place, count=len(numbers)))
        else:
            self._words.set_text(self.tr("table.recap_steps", count=len(numbers)))
        self.next.set_enabled(number is not None)
        self.previous.set_enabled(number is None or number != numbers[0])

    def remove(self) -> None:
        """Take the widgets away."""
        for widget in self._widgets:
            if self.ui.focus.current is widget:
                self.ui.focus.focus(None)
            self.ui.widgets.remove(widget)
            widget.kill()
        self.ui.dirty = True

    def draw(self, surface: Surface) -> None:
        """The ground."""
        canvas, px = self.ui.canvas, self.ui.theme.px
        canvas.panel(surface, self.rect.inflate(px(10), px(6)), "paper", deco=False, shadow=4)
        canvas.panel(surface, self._head, "green", deco=False, shadow=0)

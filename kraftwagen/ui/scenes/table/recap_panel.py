"""The open recap: a panel above the log, never over the table."""

from __future__ import annotations

from typing import Final

from pygame import Rect, Surface

from kraftwagen.ui.drawing.theme import CREAM, SEPIA
from kraftwagen.ui.scenes.parts.log import LogPanel
from kraftwagen.ui.scenes.table.controller import TableController
from kraftwagen.ui.widgets import Button, Label
from kraftwagen.ui.widgets.base import Ui

_HEAD: Final = 30
_FOOT: Final = 34
_SHARE: Final = 0.56
"""How much of the side the recap may take from the log."""


class RecapPanel:
    """The widgets of an open recap: heading, lines, previous, next, close."""

    def __init__(
        self,
        ui: Ui,
        side: Rect,
        controller: TableController,
    ) -> None:
        self.ui, self.tr = ui, ui.tr
        px, game, recap = ui.theme.px, controller.game, controller.recap
        head, foot = px(_HEAD), px(_FOOT)
        inner = Rect(side.x, side.y + head, side.w, round(side.h * _SHARE) - head - foot)
        self.log = LogPanel(
            ui, inner, recap.book(), on_open=controller.look, follow=False, explain=game.weighed,
            dotted=game.knows_why,
        )  # fmt: skip
        wanted = min(inner.h, self.log.content_height() + px(4))
        self.log.fit(Rect(inner.x, inner.y, inner.w, wanted))
        self.rect = Rect(side.x, side.y, side.w, head + wanted + foot)
        self._head = Rect(side.x, side.y, side.w, head)
        title = Rect(side.x + px(8), side.y, side.w - px(44), head)
        words = self.tr("table.recap", name=game.names[game.viewer])
        heading = Label(ui, title, words, style="small_bold", colour=CREAM)
        keys = ui.keys.hint("recap")
        tall = head - px(4)
        close = Rect(side.right - tall - px(4), side.y + px(2), tall, tall)
        tip = self.tr("table.recap_close", keys=keys)
        self.close = Button(
            ui, close, "", controller.close_recap, icon="x", style="button_small", tip=tip
        )
        y = self.rect.bottom - foot + px(5)
        wide = px(44)
        right = side.right - px(4)
        self.next = Button(
            ui, Rect(right - wide, y, wide, px(27)), "", lambda: controller.step(1),
            kind="paper", icon="chevron-right", tip=self.tr("table.recap_next"),
        )  # fmt: skip
        self.previous = Button(
            ui, Rect(side.x + px(4), y, wide, px(27)), "", lambda: controller.step(-1),
            kind="paper", icon="chevron-left", tip=self.tr("table.recap_previous"),
        )  # fmt: skip
        x = self.previous.rect.right
        middle = Rect(x, y, self.next.rect.x - x, px(27))
        self._words = Label(ui, middle, "", style="small", colour=SEPIA, align="center")
        self._numbers = [step.number for step in recap.steps]
        self._widgets = [self.log, heading, self.close, self.next, self.previous, self._words]
        self.show_number(None)

    def show_number(self, number: int | None) -> None:
        """Mark the step that is looked at; None is the present."""
        self.log.show_number(number)
        numbers = self._numbers
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

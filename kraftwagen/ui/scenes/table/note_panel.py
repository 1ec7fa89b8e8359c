"""A note at the foot of the side panel, below the log: why a bot moved, or a hint."""

from __future__ import annotations

import re
from typing import Final

from pygame import Rect, Surface

from kraftwagen.ui.drawing.theme import BRASS, CREAM, PAPER_SHADE
from kraftwagen.ui.platform.speech import Speech
from kraftwagen.ui.scenes.parts.note import Note
from kraftwagen.ui.scenes.parts.rule_links import RuleLinks
from kraftwagen.ui.widgets import Button, Label, TextBox
from kraftwagen.ui.widgets.base import Ui

_HEAD: Final = 30
_FOOT: Final = 40
_BAR: Final = 16
_SHARE: Final = 0.62
"""How much of the side a note may take from the log."""


class NotePanel:
    """Shows one note at a time, and has every new one read aloud; its rule is a button."""

    def __init__(self, speech: Speech, links: RuleLinks) -> None:
        self._speech, self._links = speech, links
        self.note: Note | None = None
        self.rect = Rect(0, 0, 0, 0)
        self._ui: Ui | None = None
        self._widgets: list[Button | Label | TextBox] = []
        self._made: tuple[object, ...] = ()
        self.held: Button | None = None
        """What has to be pressed before anything is decided."""

    def show(self, note: Note | None) -> None:
        """Show a note instead of the present one, or none."""
        before, self.note = self.note, note
        if (before and before.face) != (note and note.face):
            if note is not None:
                words = re.sub(r"\*+|(?m:^(?:-|#+) )", "", note.text)
                self._speech.say(f"{note.title}. {words}", cut=False)
                if note.holds and not (self._ui and self._ui.focus.shown):
                    # The ring would say it.
                    self._speech.say(note.holds, cut=False)
        elif self._ui is not None and before != note:
            self._ui.dirty = True

    def lay(self, ui: Ui) -> None:
        """The widgets of the scene have been made anew."""
        self._ui, self.held = ui, None
        self._widgets, self._made = [], ()

    def fit(self, side: Rect) -> Rect:
        """Take room at the foot of the side; what is left of it."""
        ui, note = self._ui, self.note
        if ui is None:
            return side
        focused = self._focused()
        if note is None:
            self._remove()
            self._lead(focused, [])
            return side
        wanted = (note.face, tuple(side), id(ui))
        if wanted != self._made:
            self._remove()
            self._make(ui, note, side)
            self._made = wanted
            buttons = [widget for widget in self._widgets if isinstance(widget, Button)]
            self.held = next(
                (widget for widget, button in zip(buttons, note.buttons, strict=False)
                 if note.holds and button.main), None,
            )  # fmt: skip
            self._lead(focused, buttons)
        return Rect(side.x, side.y, side.w, self.rect.y - ui.theme.px(8) - side.y)

    def _make(self, ui: Ui, note: Note, side: Rect) -> None:
        px = ui.theme.px
        head, foot = px(_HEAD), px(_FOOT) if note.buttons else px(4)
        foot += px(_BAR) if note.progress is not None else 0
        most = round(side.h * _SHARE) - head - foot
        room = Rect(side.x + px(8), 0, side.w - px(10), most)
        text = TextBox(ui, room, note.text, size="small")
        tall = min(most, text.content_height() + px(6))
        high = head + px(6) + tall + foot
        self.rect = Rect(side.x, side.bottom - high, side.w, high)
        text.set_relative_position((room.x, self.rect.y + head + px(6)))
        text.set_dimensions((room.w, tall))
        text.refresh()
        square = head - px(4)
        corner = Rect(side.right - square - px(4), self.rect.y + px(2), square, square)
        book = corner.move(-square - px(4) if note.close is not None else 0, 0)
        end = book.x if note.rule else corner.x
        title = Rect(side.x + px(8), self.rect.y, end - px(6) - side.x - px(8), head)
        self._widgets = [
            Label(ui, title, note.title, style="small_bold", colour=CREAM),
            text,
        ]
        x, y = side.x + px(4), self.rect.bottom - px(_FOOT) + px(6)
        wide = (side.w - px(8) - px(6) * (len(note.buttons) - 1)) // max(1, len(note.buttons))
        for button in note.buttons:
            self._widgets.append(
                Button(
                    ui,
                    Rect(x, y, wide, px(30)),
                    button.words,
                    button.press,
                    kind="primary" if button.main else "paper",
                    style="button_small",
                    tip=button.tip,
                )
            )
            x += wide + px(6)
        if note.rule:
            self._widgets.append(self._book(ui, book, note.rule))
        if note.close is not None:
            close = Button(
                ui, corner, "", note.close, icon="x", style="button_small", tip=note.close_tip
            )
            self._widgets.append(close)

    def _book(self, ui: Ui, at: Rect, rule: str) -> Button:
        tip = ui.tr("learn.rulebook.read", rule=rule)
        return Button(
            ui, at, "", lambda: self._links.open(rule), icon="book-open", style="button_small",
            tip=tip,
        )  # fmt: skip

    def _focused(self) -> int:
        """Which of the buttons has the ring; -1 for none."""
        buttons = [widget for widget in self._widgets if isinstance(widget, Button)]
        current = self._ui.focus.current if self._ui is not None else None
        return next((at for at, button in enumerate(buttons) if button is current), -1)

    def _lead(self, focused: int, buttons: list[Button]) -> None:
        """Keep the ring, which was on the button of that number, on the panel if there is one."""
        if self._ui is None or focused < 0:
            return
        shown = self._ui.focus.shown
        if self.held is not None or buttons:
            self._ui.focus.focus(
                self.held or buttons[min(focused, len(buttons) - 1)], show=shown, led=True
            )

    def _remove(self) -> None:
        ui = self._ui
        for widget in self._widgets if ui is not None else ():
            assert ui is not None
            if ui.focus.current is widget:
                # Where the ring is shown it is still to be seen, wherever it goes from here.
                shown = ui.focus.shown
                ui.focus.focus(None)
                ui.focus.shown = shown
            ui.widgets.remove(widget)
            widget.kill()
            ui.dirty = True
        self._widgets, self._made, self.held = [], (), None
        self.rect = Rect(0, 0, 0, 0)

    def ground(self) -> Rect:
        """The sheet of the note; empty without one."""
        if self._ui is None or not self.rect.h:
            return Rect(0, 0, 0, 0)
        px = self._ui.theme.px
        return self.rect.inflate(px(10), px(6))

    def draw(self, surface: Surface) -> None:
        """The ground, and how far the thinking is."""
        ui, note = self._ui, self.note
        if ui is None or note is None or not self.rect.h:
            return
        px, canvas = ui.theme.px, ui.canvas
        canvas.panel(surface, self.ground(), "paper", deco=False, shadow=4)
        head = Rect(self.rect.x, self.rect.y, self.rect.w, px(_HEAD))
        canvas.panel(surface, head, "green", deco=False, shadow=0)
        if note.progress is not None:
            foot = px(_FOOT) if note.buttons else px(4)
            groove = Rect(self.rect.x + px(8), 0, self.rect.w - px(16), px(6))
            groove.bottom = self.rect.bottom - foot - px(4)
            canvas.rect(surface, PAPER_SHADE, groove, border_radius=px(3))
            groove.w = max(px(6), round(groove.w * min(1.0, note.progress)))
            canvas.rect(surface, BRASS, groove, border_radius=px(3))

"""The note below the log: why a bot moved, a hint, or the task of a guide."""

from __future__ import annotations

import re
from typing import Final

from pygame import Rect, Surface

from kraftwagen.ui.drawing.theme import BRASS, CREAM, PAPER_SHADE
from kraftwagen.ui.platform.speech import Speech
from kraftwagen.ui.scenes.parts.note import Note, NoteButton
from kraftwagen.ui.scenes.parts.rule_links import RuleLinks
from kraftwagen.ui.widgets import Button, Label, TextBox
from kraftwagen.ui.widgets.base import Ui

_HEAD: Final = 30
_FOOT: Final = 40
_ROW: Final = 36
"""Distance from one row of buttons to the next, in design units."""
_EDGES: Final = 24
"""Width of a button beyond its text, in design units."""
_BAR: Final = 16
_SHARE: Final = 0.62
"""Largest share of the side panel's height that a note may take."""


class NotePanel:
    """Shows one note at a time and reads new ones aloud; a button opens the note's rule."""

    def __init__(self, speech: Speech, links: RuleLinks) -> None:
        self._speech, self._links = speech, links
        self.note: Note | None = None
        self.rect = Rect(0, 0, 0, 0)
        self._foot = 0
        self._ui: Ui | None = None
        self._widgets: list[Button | Label | TextBox] = []
        self._made: tuple[object, ...] = ()
        self.held: Button | None = None
        """The button to press before anything can be decided; None if there is none."""

    def show(self, note: Note | None) -> None:
        """Show a note instead of the current one, read aloud if it is new; None shows no note."""
        before, self.note = self.note, note
        if (before and before.face) != (note and note.face):
            if note is not None:
                words = re.sub(r"\*+|(?m:^(?:-|#+) )", "", note.text)
                self._speech.say(f"{note.title}. {words}", cut=False)
                if note.holds and not (self._ui and self._ui.focus.shown):
                    # A visible focus ring reads it aloud itself.
                    self._speech.say(note.holds, cut=False)
        elif self._ui is not None and before != note:
            self._ui.dirty = True

    def lay(self, ui: Ui) -> None:
        """Use the ``Ui`` of a new layout, in which no widgets of the note exist yet."""
        self._ui, self.held = ui, None
        self._widgets, self._made = [], ()

    def fit(self, side: Rect) -> Rect:
        """Create the widgets at the foot of the side panel; return the rest of ``side``."""
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
        head, rows = px(_HEAD), self._rows(ui, note, side.w - px(8))
        foot = px(_FOOT) + (len(rows) - 1) * px(_ROW) if rows else px(4)
        self._foot = foot
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
        for number, row in enumerate(rows):
            y = self.rect.bottom - px(_FOOT) + px(6) - (len(rows) - 1 - number) * px(_ROW)
            wide = (side.w - px(8) - px(6) * (len(row) - 1)) // len(row)
            for place, button in enumerate(row):
                at = Rect(side.x + px(4) + place * (wide + px(6)), y, wide, px(30))
                kind = "primary" if button.main else "paper"
                made = Button(
                    ui, at, button.words, button.press, kind=kind, style="button_small",
                    tip=button.tip,
                )  # fmt: skip
                self._widgets.append(made)
        if note.rule:
            self._widgets.append(self._book(ui, book, note.rule))
        if note.close is not None:
            close = Button(
                ui, corner, "", note.close, icon="x", style="button_small", tip=note.close_tip
            )
            self._widgets.append(close)

    @staticmethod
    def _rows(ui: Ui, note: Note, room: int) -> list[tuple[NoteButton, ...]]:
        """Return all buttons in one row if their texts fit, else one button per row."""
        px, count = ui.theme.px, len(note.buttons)
        if count < 2:
            return [note.buttons] if count else []
        each = (room - px(6) * (count - 1)) // count
        look = ui.theme.style("button_small")
        widest = max(ui.res.text_size(one.words, look)[0] for one in note.buttons) + px(_EDGES)
        return [note.buttons] if widest <= each else [(one,) for one in note.buttons]

    def _book(self, ui: Ui, at: Rect, rule: str) -> Button:
        tip = ui.tr("learn.rulebook.read", rule=rule)
        return Button(
            ui, at, "", lambda: self._links.open(rule), icon="book-open", style="button_small",
            tip=tip,
        )  # fmt: skip

    def _focused(self) -> int:
        """Return the index of the button with the focus; -1 if none has it."""
        buttons = [widget for widget in self._widgets if isinstance(widget, Button)]
        current = self._ui.focus.current if self._ui is not None else None
        return next((at for at, button in enumerate(buttons) if button is current), -1)

    def _lead(self, focused: int, buttons: list[Button]) -> None:
        """Focus the held button, else the one at index ``focused``; do nothing if that is -1."""
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
                # A visible ring stays visible, wherever it goes next.
                shown = ui.focus.shown
                ui.focus.focus(None)
                ui.focus.shown = shown
            ui.widgets.remove(widget)
            widget.kill()
            ui.dirty = True
        self._widgets, self._made, self.held = [], (), None
        self.rect = Rect(0, 0, 0, 0)

    def ground(self) -> Rect:
        """Return the rectangle of the note's sheet; empty if no note is shown."""
        if self._ui is None or not self.rect.h:
            return Rect(0, 0, 0, 0)
        px = self._ui.theme.px
        return self.rect.inflate(px(10), px(6))

    def draw(self, surface: Surface) -> None:
        """Draw the sheet and the progress bar."""
        ui, note = self._ui, self.note
        if ui is None or note is None or not self.rect.h:
            return
        px, canvas = ui.theme.px, ui.canvas
        canvas.panel(surface, self.ground(), "paper", deco=False, shadow=4)
        head = Rect(self.rect.x, self.rect.y, self.rect.w, px(_HEAD))
        canvas.panel(surface, head, "green", deco=False, shadow=0)
        if note.progress is not None:
            groove = Rect(self.rect.x + px(8), 0, self.rect.w - px(16), px(6))
            groove.bottom = self.rect.bottom - self._foot - px(4)
            canvas.rect(surface, PAPER_SHADE, groove, border_radius=px(3))
            groove.w = max(px(6), round(groove.w * min(1.0, note.progress)))
            canvas.rect(surface, BRASS, groove, border_radius=px(3))

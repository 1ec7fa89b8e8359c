"""The note below the log: the reason of a bot's move, a hint, or the task of a guide."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from pygame import Rect, Surface

from kraftwagen.ui.boxes import Box, Column, Drawn, Gap, Leaf, Row, Sheet, button, text
from kraftwagen.ui.drawing.people import Face, likeness
from kraftwagen.ui.drawing.theme import CREAM, PAPER_SHADE, SEPIA
from kraftwagen.ui.platform.speech import Speech
from kraftwagen.ui.scenes.parts.bar import LOW, SMALL
from kraftwagen.ui.scenes.parts.note import Note, NoteButton, Speaker
from kraftwagen.ui.scenes.parts.rule_links import RuleLinks
from kraftwagen.ui.widgets import Button, TextBox
from kraftwagen.ui.widgets.base import Ui, Widget

_SHARE: Final = 0.63
"""Share of the side panel's height that a note takes at most, unless its lines are large."""
_LINES: Final = 5
"""The fewest lines of a long text in sight."""


class NotePanel:
    """Shows one note at a time and reads new ones aloud; a button opens the note's rule."""

    def __init__(self, speech: Speech, links: RuleLinks, game: str) -> None:
        self._speech, self._links, self._game = speech, links, game
        self.note: Note | None = None
        self.rect = Rect(0, 0, 0, 0)
        self._ui: Ui | None = None
        self._widgets: list[Widget] = []
        self._buttons: list[Button] = []
        """Those of the note, then that of its rule and that which closes it."""
        self._made: tuple[object, ...] = ()
        self.held: Button | None = None
        """The button to press before anything can be decided; None if there is none."""

    def show(self, note: Note | None) -> None:
        """Show a note instead of the current one, read aloud if it is new; None shows no note."""
        before, self.note = self.note, note
        if (before and before.face) != (note and note.face):
            told = before is not None and (before.title, before.text)
            if note is not None and told != (note.title, note.text):
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
        self._widgets, self._buttons, self._made = [], [], ()

    def fit(self, side: Rect) -> Rect:
        """Create the widgets at the foot of the side panel; returns the rest of ``side``."""
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
            self.held = next(
                (made for made, one in zip(self._buttons, _pressed(note), strict=False)
                 if note.holds and one.main and one.ready), None,
            )  # fmt: skip
            self._lead(focused, self._buttons)
        return Rect(side.x, side.y, side.w, self.rect.y - ui.theme.px(8) - side.y)

    def _make(self, ui: Ui, note: Note, side: Rect) -> None:
        """Lay the note out at the foot of the side, its text as high as needed or possible."""
        px, before = ui.theme.px, len(ui.widgets)
        self._sheet = Sheet(ui)
        words = TextBox(ui, Rect(side.x, side.y, side.w - px(10), side.h), note.text, size="small")
        rest = self._tree(note, words, 0).height(self._sheet, side.w)
        if note.speaker is not None and side.h - rest < _LINES * self._sheet.line("small"):
            note = replace(note, speaker=None)  # the words need the room
            rest = self._tree(note, words, 0).height(self._sheet, side.w)
        least = min(_LINES * self._sheet.line("small"), side.h - rest)
        most = max(round(side.h * _SHARE) - rest, least)
        tree = self._tree(note, words, min(most, words.content_height() + px(6)))
        high = tree.height(self._sheet, side.w)
        self.rect = Rect(side.x, side.bottom - high, side.w, high)
        tree.place(self._sheet, self.rect)
        self._widgets = [one for one in ui.widgets[before:] if isinstance(one, Widget)]
        self._buttons = [leaf.widget for leaf in self._leaves]

    def _tree(self, note: Note, words: TextBox, high: int) -> Box:
        """Declare the note with its text so many pixels high."""
        made = [
            button(
                one.words, one.press, kind="primary" if one.main else "paper", style=SMALL,
                tip=one.tip, least_h=LOW, line=True, share=1, enabled=one.ready,
            )
            for one in _pressed(note)
        ]  # fmt: skip
        aid = made[:1] if note.aid is not None else []
        rest = iter(made[len(aid) :])
        main = [Gap(grow=1) if one is None else next(rest) for one in note.buttons]
        doors = []
        if note.rule:
            tip = words.tr("learn.rulebook.read")
            doors.append(_door("book-open", lambda: self._links.open(note.rule), tip))
        if note.close is not None:
            doors.append(_door("x", note.close, note.close_tip))
        self._leaves = [*made, *doors]

        def place(ui: Ui, rect: Rect) -> TextBox:
            ui.widgets.remove(words)
            ui.add(words)  # behind the buttons of the heading, as it is read
            words.set_relative_position(rect.topleft)
            words.set_dimensions(rect.size)
            words.refresh()
            return words

        body = Leaf(place, lambda sheet: (0, 0), lambda sheet, _: high, share=1)
        title = text(note.title, "small_bold", CREAM, share=1)
        return Column(
            Row(Gap(), title, *doors, gap=4, pad=(4, 2), panel="plate", least_h=30, folds=False),
            self._speaker(note.speaker) if note.speaker is not None else Gap(6),
            Row(Gap(8), body, Gap(2), folds=False),
            Drawn(self._progress, 0, 16) if note.progress is not None else None,
            Gap(6) if made else None,
            Row(*aid, pad=(4, 0)) if aid else None,
            Gap(6) if aid and main else None,
            Row(*main, gap=6, pad=(4, 0)) if main else None,
            Gap(4),
        )

    def _speaker(self, speaker: Speaker) -> Box:
        """Declare the picture and the name of whoever says the note."""

        def paint(surface: Surface, rect: Rect) -> None:
            assert self._ui is not None
            face = Face(speaker.who, speaker.mood)
            drawn = likeness(self._ui.canvas.res, self._game, face, min(rect.size))
            if drawn is not None:
                surface.blit(drawn, drawn.get_rect(center=rect.center))

        name = text(speaker.name, "small_bold", SEPIA, share=1)
        return Row(Drawn(paint, 56, 56), name, gap=8, pad=(4, 4), items="center", folds=False)

    def _progress(self, surface: Surface, box: Rect) -> None:
        """Draw how far the adviser is."""
        if self._ui is None or self.note is None:
            return
        px = self._ui.theme.px
        groove = Rect(box.x + px(8), box.y + px(6), box.w - px(16), px(6))
        self._ui.canvas.gauge(surface, PAPER_SHADE, groove, self.note.progress or 0.0)

    def _focused(self) -> int:
        """Return the index of the button with the focus; -1 if none has it."""
        current = self._ui.focus.current if self._ui is not None else None
        return next((at for at, button in enumerate(self._buttons) if button is current), -1)

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
        self._widgets, self._buttons, self._made, self.held = [], [], (), None
        self.rect = Rect(0, 0, 0, 0)

    def ground(self) -> Rect:
        """Return the rectangle of the note's sheet; empty if no note is shown."""
        if self._ui is None or not self.rect.h:
            return Rect(0, 0, 0, 0)
        return self._ui.theme.grown(self.rect, 10, 6)

    def draw(self, surface: Surface) -> None:
        """Draw the sheet and the progress bar."""
        if self._ui is not None and self.note is not None and self.rect.h:
            self._ui.canvas.panel(surface, self.ground(), "paper", deco=False, shadow=4)
            self._sheet.draw(surface)


def _pressed(note: Note) -> list[NoteButton]:
    """Return the buttons of a note in the order of Tab."""
    return [one for one in (note.aid, *note.buttons) if one is not None]


def _door(icon: str, press: Callable[[], object], tip: str) -> Leaf[Button]:
    """Declare a square button of the heading that has only an icon."""

    def side(sheet: Sheet) -> int:
        return max(sheet.px(26), sheet.line(SMALL) + sheet.px(6))

    return Leaf(
        lambda ui, rect: Button(ui, rect, "", press, icon=icon, style=SMALL, tip=tip),
        lambda sheet: (side(sheet), side(sheet)),
        lambda sheet, _: side(sheet),
    )

"""The page of saved games."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import Any, ClassVar, Final

from pygame import Rect, Surface

from kraftwagen.match import saves
from kraftwagen.ui.drawing.theme import MUTED, SEPIA
from kraftwagen.ui.platform.system import open_folder
from kraftwagen.ui.scenes.history.save_row import Look, SaveRow
from kraftwagen.ui.scenes.page import PageScene
from kraftwagen.ui.services import LibraryError, SaveEntry
from kraftwagen.ui.shell.dialog import Dialog, tell
from kraftwagen.ui.widgets import Button, Label, ListBox

_BUTTONS: Final = {
    "saves.folder": "folder-open",
    "saves.delete": "trash-2",
    "analysis.open": "chart-column",
    "replay.open": "clock",
    "saves.load": "play",
}
"""Buttons from left to right, with their icons."""
_ROW: Final = 106
_LEAST: Final = 1.6
"""Smallest number of visible rows; if there is less room, the whole page scrolls."""


class SavesScene(PageScene):
    """Choose, load or delete a save; unreadable files say why they are.

    A game must be replayed to know what its table looks like. Replaying, then drawing its picture,
    is done for visible rows while the list is shown, one step at a time.
    """

    name: ClassVar[str] = "saves"
    heading: ClassVar[str] = "saves.title"
    width: ClassVar[int] = 960

    def __init__(self, now: Callable[[], datetime] = saves.now) -> None:
        self._now = now

    def enter(self) -> None:
        """Read the folder of saves."""
        self._chosen = 0
        self._buttons: dict[str, Button] = {}
        self._looks: dict[Path, Look] = {}
        self._list: ListBox | None = None
        self._read()

    def _read(self) -> None:
        self.entries = self.app.library.entries() if self.app.library else []
        self._chosen = min(self._chosen, max(0, len(self.entries) - 1))

    def body(self, rect: Rect) -> None:
        """Lay out the list, a line about the chosen save, and the buttons."""
        px = self.app.theme.px
        bar = px(46)
        gap = next((gap for gap in (px(14), px(7)) if self._fit(rect.w, gap)), px(14))
        rows = self._rows_of_buttons(rect.w, gap)
        feet = len(rows) * (bar + gap) - gap
        least = _LEAST * px(_ROW) + px(36)
        style = self.app.theme.style("small")
        told = self.app.resources.text_size(self.tr("saves.drop"), style, rect.w)[1] + px(16)
        if rect.h - feet - px(18) - told < least:
            told = 0
        panel = Rect(rect.x, rect.y, rect.w, max(least, rect.h - feet - px(18) - told))
        self.panels = [(panel, "paper")]
        inner = panel.inflate(-px(44), -px(36))
        self._list = None
        self._rows = SaveRow(self.app, self._now().astimezone().date())
        self._looks = {path: look for path, look in self._looks.items() if look.problem}
        if self.entries:
            self._list = ListBox(
                self.ui,
                inner,
                len(self.entries),
                px(_ROW),
                self._row,
                self._choose,
                chosen=self._chosen,
                on_open=lambda index: self._load(),
            )
            self.ui.focus.focus(self._list, show=False)
        else:
            Label(
                self.ui, inner, self.tr("saves.none"), style="heading", colour=SEPIA, align="center"
            )
        if told:
            note = Rect(rect.x, panel.bottom + px(12), rect.w, told - px(12))
            Label(self.ui, note, self.tr("saves.drop"), style="small", colour=MUTED, align="center",
                  wrap=True)  # fmt: skip
        for row, y in zip(rows, count(panel.bottom + told + px(18), bar + gap), strict=False):
            self._row_of_buttons(Rect(rect.x, y, rect.w, bar), row, gap)
        self._show_choice()

    def _rows_of_buttons(self, room: int, gap: int) -> list[list[str]]:
        """Return one row of buttons if all texts fit, else two."""
        keys = list(_BUTTONS)
        return [keys] if self._fit(room, gap) else [keys[:2], keys[2:]]

    def _fit(self, room: int, gap: int) -> bool:
        return sum(self._wide(key) + gap for key in _BUTTONS) - gap <= room

    def _wide(self, key: str) -> int:
        words = Button.width_for(self.ui, self.tr(key), icon=True)
        return max(self.app.theme.px(140), words)

    def _row_of_buttons(self, rect: Rect, keys: list[str], gap: int) -> None:
        """Place the first button at the left, the others at the right."""
        room = rect.w - gap * (len(keys) - 1)
        fits = sum(map(self._wide, keys)) <= room
        most = room if fits else room // len(keys)
        actions = {
            "saves.folder": self._folder,
            "saves.delete": self._ask,
            "analysis.open": self._analyse,
            "replay.open": self._look,
            "saves.load": self._load,
        }
        right = rect.right
        for key in reversed(keys):
            wide = min(most, self._wide(key))
            x = rect.x if key == keys[0] else right - wide
            kind = "primary" if key == "saves.load" else "green"
            tip = self.tr(f"{key}_tip") if key in ("analysis.open", "replay.open") else ""
            self._buttons[key] = Button(
                self.ui, Rect(x, rect.y, wide, rect.h), self.tr(key), actions[key],
                kind=kind, icon=_BUTTONS[key], tip=tip,
            )  # fmt: skip
            right = x - gap

    def _row(self, surface: Surface, rect: Rect, index: int, chosen: bool) -> None:
        entry = self.entries[index]
        self._rows.draw(surface, rect, entry, self._looks.get(entry.path), chosen)

    # -- what the games look like

    def _unseen(self) -> SaveEntry | None:
        """Return the first visible save whose look is not complete."""
        box = self._list
        if box is None or self.app.library is None:
            return None
        first = box.offset // box.row_height
        last = -(-(box.offset + box.rect.h) // box.row_height)
        for entry in self.entries[first:last]:
            look = self._looks.get(entry.path)
            if not entry.problem and (look is None or look.undrawn is not None):
                return entry
        return None

    def update(self, dt: float) -> None:
        """Replay one more save, or draw its picture."""
        super().update(dt)
        entry = self._unseen()
        if entry is None or self._list is None or self.app.library is None:
            return
        known = self._looks.get(entry.path)
        try:
            look = (
                self._rows.drawn(known)
                if known
                else self._rows.look(self.app.library.position(entry))
            )
        except LibraryError as problem:
            look = Look(problem=str(problem))
        self._looks[entry.path] = look
        self._list.refresh()
        if entry is self.chosen:
            self._show_choice()
        self.invalidate()

    def next_update(self) -> float | None:
        """Return the seconds until ``update`` is needed: 0 while rows are not complete."""
        return 0.0 if self._unseen() is not None else super().next_update()

    def _problem(self, entry: SaveEntry) -> str:
        look = self._looks.get(entry.path)
        return entry.problem or (look.problem if look else "")

    def _choose(self, index: int) -> None:
        self._chosen = index
        self._show_choice()

    @property
    def chosen(self) -> SaveEntry | None:
        """The save that the buttons act on."""
        return self.entries[self._chosen] if self.entries else None

    def _show_choice(self) -> None:
        entry = self.chosen
        reason = self.tr("saves.none") if entry is None else self._problem(entry)
        good = entry is not None and not reason
        if entry is not None and self._list is not None:
            self._list.spoken = self._rows.words(entry, self._looks.get(entry.path))
        self._buttons["saves.load"].set_enabled(good, reason)
        self._buttons["replay.open"].set_enabled(good)
        self._buttons["analysis.open"].set_enabled(good)
        none = "" if entry else self.tr("saves.none")
        self._buttons["saves.delete"].set_enabled(entry is not None, none)

    def _load(self) -> None:
        record = self._record()
        if record is not None:
            self.app.routes.continue_match(record)

    def _look(self) -> None:
        record = self._record()
        if record is not None:
            self.app.routes.replay_record(lambda: record)

    def _analyse(self) -> None:
        record = self._record()
        problem = self.app.routes.analyse_record(record) if record is not None else ""
        if problem:
            tell(self.app, problem)

    def _record(self) -> Any:
        """Return the record of the chosen save; None after showing why there is none."""
        entry = self.chosen
        if entry is None or entry.problem or self.app.library is None:
            return None
        try:
            return self.app.library.load(entry)
        except LibraryError as problem:
            tell(self.app, str(problem))
            return None

    def _ask(self) -> None:
        entry = self.chosen
        if entry is None:
            return
        self.app.stack.push(
            Dialog(
                self.tr("saves.delete_title"),
                self._question(entry),
                [
                    (self.tr("saves.delete"), "danger", self._really_delete),
                    (self.tr("saves.keep"), "paper", None),
                ],
            )
        )

    def _question(self, entry: SaveEntry) -> str:
        key = "saves.delete_question_older" if entry.older else "saves.delete_question"
        return self.tr(key, name=entry.title, count=len(entry.older))

    def _really_delete(self) -> None:
        entry = self.chosen
        if entry is None or self.app.library is None:
            return
        try:
            self.app.library.delete(entry)
        except LibraryError as problem:
            tell(self.app, str(problem))
        self._read()
        self.relayout(self.app.size)

    def _folder(self) -> None:
        if self.app.library and not open_folder(self.app.library.folder):
            tell(self.app, self.tr("saves.folder_is", folder=self.app.library.folder))

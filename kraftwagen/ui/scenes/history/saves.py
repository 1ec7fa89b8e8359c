"""The page of saved games."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any, ClassVar, Final

from pygame import Rect, Surface

from kraftwagen.match import saves
from kraftwagen.ui.boxes import (
    Box,
    Column,
    Gap,
    Grid,
    Leaf,
    OneOf,
    Row,
    Sheet,
    button,
    fixed,
    text,
)
from kraftwagen.ui.drawing.theme import MUTED, SEPIA
from kraftwagen.ui.platform.system import open_folder
from kraftwagen.ui.scenes.history.save_row import Look, SaveRow
from kraftwagen.ui.scenes.page import PageScene
from kraftwagen.ui.services import LibraryError, SaveEntry
from kraftwagen.ui.shell.dialog import Dialog, tell
from kraftwagen.ui.widgets import Button, ListBox, Ui

_BUTTONS: Final = {
    "saves.folder": "folder-open",
    "saves.delete": "trash-2",
    "analysis.open": "chart-column",
    "replay.open": "clock",
    "saves.load": "play",
}
"""Buttons from left to right, with their icons."""
_ROW: Final = 106
"""Smallest height of a row, in design units."""
_LEAST: Final = 1.6
"""Smallest number of visible rows; if there is less room, the whole page scrolls."""


class SavesScene(PageScene):
    """The page to choose, load or delete a save; unreadable files show the reason.

    A game must be replayed to know what its table looks like. Replaying, then drawing its picture,
    is done for visible rows while the list is shown, one step at a time.
    """

    name: ClassVar[str] = "saves"
    heading: ClassVar[str] = "saves.title"
    width: ClassVar[int] = 960
    wish_h: ClassVar[int] = 9999

    def __init__(self, now: Callable[[], datetime] = saves.now) -> None:
        self._now = now

    def enter(self) -> None:
        """Read the folder of saves."""
        self._chosen = 0
        self._buttons: dict[str, Leaf[Button]] = {}
        self._looks: dict[Path, Look] = {}
        self._list: ListBox | None = None
        self._read()

    def _read(self) -> None:
        self.entries = self.app.library.entries() if self.app.library else []
        self._chosen = min(self._chosen, max(0, len(self.entries) - 1))

    def content(self) -> Box:
        """Declare the list, advice for a file that was sent, and the buttons."""
        self._rows = SaveRow(self.app, self._now().astimezone().date())
        self._looks = {path: look for path, look in self._looks.items() if look.problem}
        self._list = None
        none = text(self.tr("saves.none"), "heading", SEPIA, align="center")
        games: list[Box] = [Gap(grow=1), none, Gap(grow=1)]
        if self.entries:
            games = [fixed(self._make_list, 320, _LEAST * _ROW, share=1, first=True)]
        told = text(self.tr("saves.drop"), "small", MUTED, align="center", spare=True)
        first, *others = (self._button(key, icon) for key, icon in _BUTTONS.items())
        return Column(
            Column(*games, pad=(22, 18), panel="paper", share=1),
            told,
            OneOf(
                Row(first, Gap(grow=1), *others, gap=14, folds=False),
                Grid(first, *others, columns=3, gap=8),
            ),
            gap=14,
        )

    def layout(self, size: tuple[int, int]) -> None:
        """Lay out the page and mark the chosen save."""
        super().layout(size)
        self._fit_rows()
        self._show_choice()

    def _make_list(self, ui: Ui, rect: Rect) -> ListBox:
        self._list = ListBox(
            ui, rect, len(self.entries), ui.theme.px(_ROW), self._row, self._choose,
            chosen=self._chosen, on_open=lambda index: self._load(),
        )  # fmt: skip
        return self._list

    def _fit_rows(self) -> None:
        """Make the rows of the list as high as the highest of them."""
        if self._list is None:
            return
        wide, px = self._list.content_width, self.app.theme.px
        rows = (self._box(entry, False) for entry in self.entries)
        self._list.row_height = max(px(_ROW), *(row.height(self.sheet, wide) for row in rows))
        self._list.choose(self._chosen, report=False)

    def _button(self, key: str, icon: str) -> Leaf[Button]:
        does = {
            "saves.folder": self._folder,
            "saves.delete": self._ask,
            "analysis.open": self._analyse,
            "replay.open": self._look,
            "saves.load": self._load,
        }
        tip = self.tr(f"{key}_tip") if key in ("analysis.open", "replay.open") else ""
        kind = "primary" if key == "saves.load" else "green"
        made = button(self.tr(key), does[key], kind=kind, icon=icon, tip=tip, least_w=130,
                      least_h=46)  # fmt: skip
        self._buttons[key] = made
        return made

    def _box(self, entry: SaveEntry, chosen: bool) -> Box:
        return self._rows.box(entry, self._looks.get(entry.path), chosen)

    def _row(self, surface: Surface, rect: Rect, index: int, chosen: bool) -> None:
        sheet = Sheet(self.ui)
        self._box(self.entries[index], chosen).place(sheet, rect)
        sheet.draw(surface)

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
        self._fit_rows()
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
        self._buttons["saves.load"].widget.set_enabled(good, reason)
        self._buttons["replay.open"].widget.set_enabled(good)
        self._buttons["analysis.open"].widget.set_enabled(good)
        none = "" if entry else self.tr("saves.none")
        self._buttons["saves.delete"].widget.set_enabled(entry is not None, none)

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

"""Panels over the table: the pause menu, and the question for the name of a save."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import ClassVar, Final

from pygame import Rect, Surface

from kraftwagen.ui.boxes import Box, Column, Drawn, Gap, Grid, Row, button, copy_button, field, text
from kraftwagen.ui.drawing.theme import BRASS, CREAM, OXBLOOD, SEPIA
from kraftwagen.ui.shell.card import CardScene

_READ: Final = ("table.pause_settings", "describe.pause", "table.pause_rules")
"""Entries for pages that are closed again: they open over the menu and lead back to it."""


class PauseScene(CardScene):
    """The pause menu over the table; the game stands still meanwhile."""

    name: ClassVar[str] = "pause"
    card_w: ClassVar[int] = 380
    panel: ClassVar[str] = "green"

    def __init__(
        self,
        line: Callable[[], str],
        entries: list[tuple[str, str, Callable[[], object]]],
        code: str = "",
        *,
        later: bool = False,
    ) -> None:
        """``entries`` are locale keys, icons and actions; ``code`` is a set-up code to copy.

        ``line`` returns the words below the title, as the language may change. ``later`` tells
        that a code will be shown once the game is over.
        """
        self.line, self.entries, self.code = line, entries, code
        self.later = later

    def contents(self) -> Iterable[Box]:
        """Declare a column of buttons with the set-up code below; in a low window two columns."""
        return map(self._in_columns, (1, 2))

    def _in_columns(self, columns: int) -> Box:
        entries = (
            button(
                self.tr(key), partial(self._choose, key, action), icon=icon, align="left",
                kind="green" if place else "primary", least_h=46, first=not place,
            )
            for place, (key, icon, action) in enumerate(self.entries)
        )  # fmt: skip
        return Column(
            text(self.tr("table.pause"), "title", CREAM, align="center"),
            Drawn(self._rule, 220, 8),
            text(self.line(), "small", CREAM, align="center"),
            Gap(2),
            Grid(*entries, columns=columns, gap=10, least_w=470 if columns > 1 else 0),
            self._code(),
            gap=10,
        )

    def _code(self) -> Box | None:
        if self.later:
            tip = self.tr("setup_code.later_tip")
            return text(self.tr("setup_code.later"), "small", CREAM, align="center", tip=tip)
        if not self.code:
            return None
        tip = self.tr("setup_code.copy_tip", code=self.code)
        named = text(self.tr("setup_code.title"), "small", CREAM, align="center")
        return Column(named, copy_button(self.code, self.code, kind="paper", tip=tip), gap=2)

    def _rule(self, surface: Surface, rect: Rect) -> None:
        wide = self.app.theme.px(220)
        self.app.canvas.rule(surface, rect.centerx - wide // 2, rect.centery, wide, BRASS)

    def _choose(self, key: str, action: Callable[[], object]) -> None:
        if key not in _READ:
            self.app.stack.pop()
        action()


class SaveScene(CardScene):
    """Asks for the name of a save and passes it to ``save``."""

    name: ClassVar[str] = "save_game"
    card_w: ClassVar[int] = 480

    def __init__(self, suggestion: str, save: Callable[[str], object]) -> None:
        self.text, self._save = suggestion, save

    def content(self) -> Box:
        """Declare a line to type into and two buttons."""
        self._ok = button(
            self.tr("table.save"), self._done, kind="primary", icon="save",
            enabled=bool(self.text.strip()), share=1,
        )  # fmt: skip
        return Column(
            text(self.tr("table.save_title"), "subtitle", OXBLOOD, align="center"),
            text(self.tr("table.save_note"), "small", SEPIA, align="center"),
            field(self.text, self._type, limit=40, on_enter=self._done, first=True),
            Gap(2),
            Row(self._ok, button(self.tr("app.cancel"), self.back, kind="paper", share=1), gap=14),
            gap=10,
        )

    def _type(self, text: str) -> None:
        self.text = text
        self._ok.widget.set_enabled(bool(text.strip()))

    def _done(self) -> None:
        if self.text.strip():
            self.app.stack.pop()
            self._save(self.text.strip())

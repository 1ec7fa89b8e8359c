"""Panels over the table: the pause menu, and the question for the name of a save."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from pygame import Rect, Surface

from kraftwagen.ui.drawing.theme import BRASS, CREAM, OXBLOOD, SEPIA
from kraftwagen.ui.shell.scene import Scene
from kraftwagen.ui.widgets import Button, Label, TextEntry
from kraftwagen.ui.widgets.copying import CopyButton


class PauseScene(Scene):
    """The pause menu over the table; the game stands still meanwhile."""

    name: ClassVar[str] = "pause"
    min_size: ClassVar[tuple[int, int]] = (480, 700)
    opaque: ClassVar[bool] = False

    def __init__(
        self,
        title: str,
        line: str,
        entries: list[tuple[str, str, Callable[[], object]]],
        code: str = "",
        *,
        later: bool = False,
    ) -> None:
        """``entries`` are locale keys, icons and actions; ``code`` is a set-up code to copy.

        ``later``: there is no code yet, but the menu says that there will be.
        """
        self.title, self.line, self.entries, self.code = title, line, entries, code
        self.later = later

    def layout(self, size: tuple[int, int]) -> None:
        """Lay out a column of buttons, with the set-up code below."""
        px = self.app.theme.px
        tall, gap = px(46), px(10)
        widths = (Button.width_for(self.ui, self.tr(entry[0]), icon=True) for entry in self.entries)
        wide = max(px(300), *widths)
        high = (
            px(118)
            + len(self.entries) * (tall + gap)
            + px(28)
            + (px(44) if self.code or self.later else 0)
        )
        self._box = Rect(0, 0, wide + px(80), high)
        self._box.center = (size[0] // 2, size[1] // 2)
        y = self._box.y + px(118)
        for index, (key, icon, action) in enumerate(self.entries):
            button = Button(
                self.ui,
                Rect(self._box.x + px(40), y, wide, tall),
                self.tr(key),
                lambda action=action: self._choose(action),  # type: ignore[misc]
                kind="green" if index else "primary",
                icon=icon,
                align="left",
            )
            if not index:
                self.ui.focus.focus(button, show=False)
            y += tall + gap
        row = Rect(self._box.x + px(40), y + px(4), wide, px(36))
        if self.later:
            Label(self.ui, row, self.tr("setup_code.later"), style="small", colour=CREAM,
                  align="center", tip=self.tr("setup_code.later_tip"))  # fmt: skip
        elif self.code:
            tip = self.tr("setup_code.copy_tip", code=self.code)
            CopyButton(self.ui, row, self.code, kind="paper", tip=tip)

    def draw(self, surface: Surface) -> None:
        """Draw the dimmed table, the panel and its title."""
        canvas, px = self.app.canvas, self.app.theme.px
        canvas.veil(surface)
        canvas.panel(surface, self._box, "green", shadow=12)
        head = Rect(self._box.x, self._box.y + px(26), self._box.w, px(44))
        canvas.text(surface, self.title, "title", CREAM, head, "center")
        wide = px(220)
        canvas.rule(surface, self._box.centerx - wide // 2, head.bottom + px(2), wide, BRASS)
        line = Rect(self._box.x + px(20), head.bottom + px(10), self._box.w - px(40), px(24))
        canvas.fitted(surface, self.line, "small", CREAM, line, "center")
        super().draw(surface)

    def _choose(self, action: Callable[[], object]) -> None:
        self.app.stack.pop()
        action()


class SaveScene(Scene):
    """Asks for the name of a save and passes it to ``save``."""

    name: ClassVar[str] = "save_game"
    min_size: ClassVar[tuple[int, int]] = (520, 280)
    opaque: ClassVar[bool] = False

    def __init__(self, suggestion: str, save: Callable[[str], object]) -> None:
        self.text, self._save = suggestion, save

    def layout(self, size: tuple[int, int]) -> None:
        """Lay out a line to type into and two buttons."""
        px = self.app.theme.px
        self._box = Rect(0, 0, px(480), px(240))
        self._box.center = (size[0] // 2, size[1] // 2)
        inner = self._box.inflate(-px(80), -px(72))
        self._head = Rect(inner.x, inner.y - px(4), inner.w, px(36))
        entry = TextEntry(
            self.ui,
            Rect(inner.x, inner.y + px(74), inner.w, px(40)),
            self.text,
            self._type,
            limit=40,
            on_enter=self._done,
        )
        self._note = Rect(inner.x, inner.y + px(42), inner.w, px(24))
        wide, y = px(150), inner.bottom - px(36)
        self._ok = Button(
            self.ui,
            Rect(inner.centerx - wide - px(7), y, wide, px(42)),
            self.tr("table.save"),
            self._done,
            kind="primary",
            icon="save",
            enabled=bool(self.text.strip()),
        )
        Button(
            self.ui,
            Rect(inner.centerx + px(7), y, wide, px(42)),
            self.tr("app.cancel"),
            self.back,
            kind="paper",
        )
        self.ui.focus.focus(entry, show=False)

    def draw(self, surface: Surface) -> None:
        """Draw the dimmed table, the panel and the question."""
        canvas = self.app.canvas
        canvas.veil(surface)
        canvas.panel(surface, self._box, "paper", shadow=12)
        canvas.text(surface, self.tr("table.save_title"), "subtitle", OXBLOOD, self._head, "center")
        canvas.fitted(surface, self.tr("table.save_note"), "small", SEPIA, self._note, "center")
        super().draw(surface)

    def _type(self, text: str) -> None:
        self.text = text
        self._ok.set_enabled(bool(text.strip()))

    def _done(self) -> None:
        if self.text.strip():
            self.app.stack.pop()
            self._save(self.text.strip())

"""A panel over the table that asks who plays each seat."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final

from pygame import Rect, Surface

from kraftwagen.engine.spec import GameSpec
from kraftwagen.match.seats import PERSON
from kraftwagen.ui.drawing.theme import INK, OXBLOOD, SEPIA
from kraftwagen.ui.language.game_words import GameWords
from kraftwagen.ui.presenters.opponents import opponents
from kraftwagen.ui.shell.scene import Scene
from kraftwagen.ui.widgets import Button, Dropdown, Label

ROW: Final = 54
"""Height of a seat's row in design units."""


class SeatRowsScene(Scene):
    """A panel with a row per seat: its shape, its name and a choice of who plays it."""

    opaque: ClassVar[bool] = False

    def __init__(self, spec: GameSpec[Any], names: Sequence[str], chosen: Sequence[str]) -> None:
        self.spec, self.names = spec, names
        self.chosen = list(chosen)
        self._box = Rect(0, 0, 0, 0)
        self._badges: list[tuple[int, int, int]] = []

    @abstractmethod
    def choose(self, seat: int, controller: str) -> None:
        """Set who plays a seat: PERSON or the name of a bot."""

    def open_box(self, size: tuple[int, int], wide: int, high: int) -> Rect:
        """Place the panel and return the room inside its frame; ``high`` is without the rows."""
        px = self.app.theme.px
        self._box = Rect(0, 0, min(wide, size[0] - px(24)), high + len(self.names) * px(ROW))
        self._box.center = (size[0] // 2, size[1] // 2)
        return self._box.inflate(-px(72), -px(64))

    def rows(self, inner: Rect, y: int) -> int:
        """Add the rows from ``y`` on; return their bottom in pixels."""
        px, ui = self.app.theme.px, self.ui
        kinds = [PERSON, *self.app.bots(self.spec)]
        kinds += [name for name in dict.fromkeys(self.chosen) if name not in kinds]
        words = GameWords(self.tr, self.spec)
        entries = [(name, words.controller(name)) for name in kinds]
        details = opponents(words, kinds)
        self._badges = []
        for seat, name in enumerate(self.names):
            tall = px(40)
            self._badges.append((seat, inner.x + px(18), y + tall // 2))
            half = (inner.w - px(46)) // 2
            where = Rect(inner.x + px(46), y, half - px(10), tall)
            Label(ui, where, name, style="bold", colour=INK)
            Dropdown(
                ui, Rect(where.right + px(10), y, half, tall), entries, self.chosen[seat],
                lambda value, seat=seat: self.choose(seat, value),  # type: ignore[misc]
                details=details,
            )  # fmt: skip
            y += px(ROW)
        return y

    def draw(self, surface: Surface) -> None:
        """Draw the dimmed table, the panel and the seats' shapes."""
        canvas = self.app.canvas
        canvas.veil(surface)
        canvas.panel(surface, self._box, "paper", shadow=12)
        for seat, x, y in self._badges:
            canvas.badge(surface, seat, (x, y), self.app.theme.px(34))
        super().draw(surface)


class PlayOnScene(SeatRowsScene):
    """Asks who plays each seat of a game that goes on from a position."""

    min_size: ClassVar[tuple[int, int]] = (600, 540)

    @abstractmethod
    def texts(self) -> tuple[str, str, str, str]:
        """Return heading, line below it (may be empty), note and button text."""

    @abstractmethod
    def go(self) -> None:
        """Start the game."""

    def edit(self) -> Callable[[], object] | None:
        """Return the action that opens the position for editing; None if not offered."""
        return None

    def choose(self, seat: int, controller: str) -> None:
        self.chosen[seat] = controller

    def layout(self, size: tuple[int, int]) -> None:
        """Lay out heading, rows, note and buttons."""
        px, ui = self.app.theme.px, self.ui
        title, line, said, begin = self.texts()
        style = self.app.theme.style("small")
        below = px(24) if line else 0
        wide = min(px(580), size[0] - px(24))
        told = self.app.resources.text_size(said, style, wide - px(72))[1] + px(6)
        edit = self.edit()
        more = px(46) if edit is not None else 0
        inner = self.open_box(size, wide, told + px(190) + below + more)
        head = Rect(inner.x, inner.y, inner.w, px(36))
        Label(ui, head, title, style="subtitle", colour=OXBLOOD, align="center")
        if line:
            place = Rect(inner.x, head.bottom, inner.w, below)
            Label(ui, place, line, style="small", colour=SEPIA, align="center")
        y = self.rows(inner, head.bottom + below + px(14))
        note = Rect(inner.x, y + px(2), inner.w, told)
        Label(ui, note, said, style="small", colour=SEPIA, wrap=True, align="center")
        wide, foot = px(190), inner.bottom - px(44)
        left = Rect(inner.centerx - wide - px(7), foot, wide, px(44))
        if edit is not None:
            Button(
                ui, Rect(left.x, foot - more, 2 * left.w + px(14), px(38)),
                self.tr("learn.sandbox.edit"), edit, kind="paper", style="button_small",
                tip=self.tr("learn.sandbox.edit_tip"),
            )  # fmt: skip
        button = Button(ui, left, begin, self.go, kind="primary", icon="play")
        right = Rect(inner.centerx + px(7), foot, wide, px(44))
        Button(ui, right, self.tr("app.cancel"), self.back, kind="paper")
        ui.focus.focus(button, show=False)

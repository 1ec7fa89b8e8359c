"""A panel over the table that asks for each seat who decides for it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Final

from pygame import Rect, Surface

from kraftwagen.engine.spec import GameSpec
from kraftwagen.match.seats import PERSON
from kraftwagen.ui.drawing.theme import INK
from kraftwagen.ui.language.game_words import GameWords
from kraftwagen.ui.presenters.opponents import opponents
from kraftwagen.ui.shell.scene import Scene
from kraftwagen.ui.widgets import Dropdown, Label

ROW: Final = 54
"""The height of a seat's row at 100 %."""


class SeatRowsScene(Scene):
    """One row for each seat: its shape, its name and a choice of who decides for it."""

    opaque: ClassVar[bool] = False

    def __init__(self, spec: GameSpec[Any], names: Sequence[str], chosen: Sequence[str]) -> None:
        self.spec, self.names = spec, names
        self.chosen = list(chosen)
        self._box = Rect(0, 0, 0, 0)
        self._badges: list[tuple[int, int, int]] = []

    @abstractmethod
    def choose(self, seat: int, controller: str) -> None:
        """The seat gets another player: PERSON or the name of a bot."""

    def open_box(self, size: tuple[int, int], wide: int, high: int) -> Rect:
        """Place the panel, ``high`` without its rows; the room inside its frame."""
        px = self.app.theme.px
        self._box = Rect(0, 0, min(wide, size[0] - px(24)), high + len(self.names) * px(ROW))
        self._box.center = (size[0] // 2, size[1] // 2)
        return self._box.inflate(-px(72), -px(64))

    def rows(self, inner: Rect, y: int) -> int:
        """Add the rows from ``y`` on; where they end."""
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
        """Veil, panel, shapes."""
        canvas = self.app.canvas
        canvas.veil(surface)
        canvas.panel(surface, self._box, "paper", shadow=12)
        for seat, x, y in self._badges:
            canvas.badge(surface, seat, (x, y), self.app.theme.px(34))
        super().draw(surface)

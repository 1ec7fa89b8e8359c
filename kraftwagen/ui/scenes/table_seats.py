"""Who plays each seat from now on: hand a seat to a bot and back during the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from pygame import Rect, Surface

from kraftwagen.match.seats import PERSON
from kraftwagen.ui.i18n import tr
from kraftwagen.ui.scene import Scene
from kraftwagen.ui.scenes.match_setup import controller_title
from kraftwagen.ui.scenes.table_game import TableGame
from kraftwagen.ui.theme import INK, OXBLOOD, SEPIA
from kraftwagen.ui.widgets import Button, Dropdown, Label

_ROW = 54


class SeatsScene(Scene):
    """One row for each seat with its name and a choice of who decides for it.

    ``on_change(seat, controller)`` is called at once for every choice; the table below stands
    still, so that several changes can be made before the game goes on.
    """

    name: ClassVar[str] = "seats"
    opaque: ClassVar[bool] = False

    def __init__(self, game: TableGame, on_change: Callable[[int, str], object]) -> None:
        self.game = game
        self._on_change = on_change
        self.chosen = [seat.controller for seat in game.match.seats]

    def layout(self, size: tuple[int, int]) -> None:
        """Heading, rows, a note, Done."""
        px, ui = self.app.theme.px, self.ui
        kinds = [PERSON, *self.app.bots]
        kinds += [name for name in dict.fromkeys(self.chosen) if name not in kinds]
        entries = [(name, controller_title(name)) for name in kinds]
        rows = len(self.chosen)
        self._box = Rect(0, 0, min(px(560), size[0] - px(24)), px(228) + rows * px(_ROW))
        self._box.center = (size[0] // 2, size[1] // 2)
        inner = self._box.inflate(-px(72), -px(64))
        head = Rect(inner.x, inner.y, inner.w, px(36))
        Label(ui, head, tr("table.seats"), style="subtitle", colour=OXBLOOD, align="center")
        self._badges: list[tuple[int, int, int]] = []
        y = head.bottom + px(14)
        for seat, name in enumerate(self.game.names):
            tall = px(40)
            self._badges.append((seat, inner.x + px(18), y + tall // 2))
            half = (inner.w - px(46)) // 2
            where = Rect(inner.x + px(46), y, half - px(10), tall)
            Label(ui, where, name, style="bold", colour=INK)
            kind = Rect(where.right + px(10), y, half, tall)
            Dropdown(
                ui, kind, entries, self.chosen[seat],
                lambda value, seat=seat: self._choose(seat, value),  # type: ignore[misc]
            )  # fmt: skip
            y += px(_ROW)
        note = Rect(inner.x, y, inner.w, px(44))
        Label(ui, note, tr("table.seats_note"), style="small", colour=SEPIA, wrap=True,
              align="center")  # fmt: skip
        wide = px(180)
        done = Rect(inner.centerx - wide // 2, inner.bottom - px(44), wide, px(44))
        button = Button(ui, done, tr("table.seats_done"), self.back, kind="primary", icon="check")
        ui.focus.focus(button, show=False)

    def _choose(self, seat: int, controller: str) -> None:
        self.chosen[seat] = controller
        self._on_change(seat, controller)

    def draw(self, surface: Surface) -> None:
        """Veil, panel, shapes."""
        canvas = self.app.canvas
        canvas.veil(surface)
        canvas.panel(surface, self._box, "paper", shadow=12)
        for seat, x, y in self._badges:
            canvas.badge(surface, seat, (x, y), self.app.theme.px(34))
        super().draw(surface)

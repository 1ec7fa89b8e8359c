"""Another game from the moment of a replay: who plays the seats from there on?"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import ClassVar

from pygame import Rect, Surface

from kraftwagen.match.replay import branch
from kraftwagen.match.seats import PERSON
from kraftwagen.ui.i18n import tr
from kraftwagen.ui.scene import Scene
from kraftwagen.ui.scenes.match_setup import controller_title
from kraftwagen.ui.scenes.replay_course import Course
from kraftwagen.ui.theme import INK, OXBLOOD, SEPIA
from kraftwagen.ui.widgets import Button, Dropdown, Label

_ROW = 54


class BranchScene(Scene):
    """One row for each seat; Play on leaves the replay for the new game."""

    name: ClassVar[str] = "replay_branch"
    needs: ClassVar[tuple[int, int]] = (600, 540)
    opaque: ClassVar[bool] = False

    def __init__(self, game: Course, number: int) -> None:
        self.game, self.number = game, number
        self.chosen = [seat.controller for seat in game.match.seats]
        if PERSON not in self.chosen:
            self.chosen[game.viewer] = PERSON

    def layout(self, size: tuple[int, int]) -> None:
        """Heading, rows, a note, two buttons."""
        px, ui = self.app.theme.px, self.ui
        kinds = [PERSON, *self.app.bots]
        kinds += [name for name in dict.fromkeys(self.chosen) if name not in kinds]
        entries = [(name, controller_title(name)) for name in kinds]
        rows = len(self.chosen)
        style = self.app.theme.style("small")
        said = tr("replay.branch_practice" if self.number else "replay.branch_start")
        wide = min(px(580), size[0] - px(24))
        told = self.app.resources.text_size(said, style, wide - px(72))[1] + px(6)
        self._box = Rect(0, 0, wide, told + px(214) + rows * px(_ROW))
        self._box.center = (size[0] // 2, size[1] // 2)
        inner = self._box.inflate(-px(72), -px(64))
        head = Rect(inner.x, inner.y, inner.w, px(36))
        Label(ui, head, tr("replay.branch"), style="subtitle", colour=OXBLOOD, align="center")
        place = Rect(inner.x, head.bottom, inner.w, px(24))
        words = tr("replay.branch_at", number=self.number, title=self.game.title(self.number))
        Label(ui, place, words, style="small", colour=SEPIA, align="center")
        self._badges: list[tuple[int, int, int]] = []
        y = place.bottom + px(14)
        for seat, name in enumerate(self.game.names):
            tall = px(40)
            self._badges.append((seat, inner.x + px(18), y + tall // 2))
            half = (inner.w - px(46)) // 2
            where = Rect(inner.x + px(46), y, half - px(10), tall)
            Label(ui, where, name, style="bold", colour=INK)
            Dropdown(
                ui, Rect(where.right + px(10), y, half, tall), entries, self.chosen[seat],
                lambda value, seat=seat: self._choose(seat, value),  # type: ignore[misc]
            )  # fmt: skip
            y += px(_ROW)
        note = Rect(inner.x, y + px(2), inner.w, told)
        Label(ui, note, said, style="small", colour=SEPIA, wrap=True, align="center")
        wide, foot = px(190), inner.bottom - px(44)
        go = Rect(inner.centerx - wide - px(7), foot, wide, px(44))
        button = Button(ui, go, tr("replay.branch_go"), self._go, kind="primary", icon="play")
        stay = Rect(inner.centerx + px(7), foot, wide, px(44))
        Button(ui, stay, tr("app.cancel"), self.back, kind="paper")
        ui.focus.focus(button, show=False)

    def _choose(self, seat: int, controller: str) -> None:
        self.chosen[seat] = controller

    def _go(self) -> None:
        date = datetime.now(UTC).isoformat(timespec="seconds")
        made = branch(self.game.match, self.number, self.chosen, date)
        self.app.continue_match(made.record)

    def draw(self, surface: Surface) -> None:
        """Veil, panel, shapes."""
        canvas = self.app.canvas
        canvas.veil(surface)
        canvas.panel(surface, self._box, "paper", shadow=12)
        for seat, x, y in self._badges:
            canvas.badge(surface, seat, (x, y), self.app.theme.px(34))
        super().draw(surface)

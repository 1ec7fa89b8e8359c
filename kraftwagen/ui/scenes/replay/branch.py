"""Another game from the moment of a replay: who plays the seats from there on?"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import ClassVar

from pygame import Rect

from kraftwagen.match.replay import branch
from kraftwagen.match.seats import PERSON
from kraftwagen.ui.drawing.theme import OXBLOOD, SEPIA
from kraftwagen.ui.scenes.parts.seat_rows import SeatRowsScene
from kraftwagen.ui.scenes.replay.replay_view import ReplayView
from kraftwagen.ui.widgets import Button, Label


class BranchScene(SeatRowsScene):
    """Play on leaves the replay for the new game."""

    name: ClassVar[str] = "replay_branch"
    min_size: ClassVar[tuple[int, int]] = (600, 540)

    def __init__(self, game: ReplayView, number: int) -> None:
        super().__init__(game.spec, game.names, [seat.controller for seat in game.match.seats])
        self.game, self.number = game, number
        if PERSON not in self.chosen:
            self.chosen[game.viewer] = PERSON

    def layout(self, size: tuple[int, int]) -> None:
        """Heading, rows, a note, two buttons."""
        px, ui = self.app.theme.px, self.ui
        style = self.app.theme.style("small")
        said = self.tr("replay.branch_practice" if self.number else "replay.branch_start")
        wide = min(px(580), size[0] - px(24))
        told = self.app.resources.text_size(said, style, wide - px(72))[1] + px(6)
        inner = self.open_box(size, wide, told + px(214))
        head = Rect(inner.x, inner.y, inner.w, px(36))
        Label(ui, head, self.tr("replay.branch"), style="subtitle", colour=OXBLOOD, align="center")
        place = Rect(inner.x, head.bottom, inner.w, px(24))
        words = self.tr("replay.branch_at", number=self.number, title=self.game.title(self.number))
        Label(ui, place, words, style="small", colour=SEPIA, align="center")
        y = self.rows(inner, place.bottom + px(14))
        note = Rect(inner.x, y + px(2), inner.w, told)
        Label(ui, note, said, style="small", colour=SEPIA, wrap=True, align="center")
        wide, foot = px(190), inner.bottom - px(44)
        go = Rect(inner.centerx - wide - px(7), foot, wide, px(44))
        button = Button(ui, go, self.tr("replay.branch_go"), self._go, kind="primary", icon="play")
        stay = Rect(inner.centerx + px(7), foot, wide, px(44))
        Button(ui, stay, self.tr("app.cancel"), self.back, kind="paper")
        ui.focus.focus(button, show=False)

    def choose(self, seat: int, controller: str) -> None:
        self.chosen[seat] = controller

    def _go(self) -> None:
        date = datetime.now(UTC).isoformat(timespec="seconds")
        made = branch(self.game.match, self.number, self.chosen, date)
        self.app.routes.continue_match(made.record)

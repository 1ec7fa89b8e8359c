"""The card on which a person chooses a face, one of the guests."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar

from pygame import Rect

from kraftwagen.ui.boxes import Box, Column, Grid, Row, button, fixed, text
from kraftwagen.ui.drawing.guests import GUESTS
from kraftwagen.ui.drawing.theme import OXBLOOD, SEPIA
from kraftwagen.ui.shell.card import CardScene
from kraftwagen.ui.widgets import Ui
from kraftwagen.ui.widgets.people import GuestButton

_SIDE = 96


class GuestScene(CardScene):
    """All guests as a game draws them, for the person ``called`` so, who has ``chosen``.

    A press takes one. ``others`` has the names of other people at the table by their guests.
    """

    name: ClassVar[str] = "guest"

    def __init__(
        self,
        game: str,
        called: str,
        chosen: str,
        others: Mapping[str, str],
        take: Callable[[str], object],
    ) -> None:
        self._game, self._called, self._chosen = game, called, chosen
        self._others, self._take = others, take

    def content(self) -> Box:
        """Declare the guests with their names, and the way back."""
        title = self.tr("guests.title", name=self._called)
        return Column(
            text(title, "subtitle", OXBLOOD, align="center"),
            Grid(*map(self._one, GUESTS), columns=3, gap=16, row_gap=12),
            Row(button(self.tr("app.cancel"), self.back, kind="paper", least_w=160), rest="center"),
            gap=16,
        )  # fmt: skip

    def _one(self, guest: str) -> Box:
        words, other = self.tr(f"guests.{guest}"), self._others.get(guest)
        tip = self.tr("guests.taken", name=other) if other else ""

        def make(ui: Ui, rect: Rect) -> GuestButton:
            return GuestButton(
                ui, rect, self._game, guest, lambda: self._chose(guest),
                tip=tip, spoken=words, chosen=guest == self._chosen,
            )  # fmt: skip

        picture = fixed(make, _SIDE, _SIDE, first=guest == self._chosen)
        return Column(
            Row(picture, rest="center"),
            text(words, "small", align="center"),
            text(other, "tiny", SEPIA, align="center") if other else None,
            gap=2,
        )

    def _chose(self, guest: str) -> None:
        self.back()
        self._take(guest)

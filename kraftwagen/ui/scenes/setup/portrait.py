"""The card on which a person chooses one of the portraits."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar

from pygame import Rect

from kraftwagen.ui.boxes import Box, Column, Grid, Row, button, fixed, text
from kraftwagen.ui.drawing.portraits import PORTRAITS
from kraftwagen.ui.drawing.theme import OXBLOOD, SEPIA
from kraftwagen.ui.shell.card import CardScene
from kraftwagen.ui.widgets import Ui
from kraftwagen.ui.widgets.people import PortraitButton

_SIDE = 96


class PortraitScene(CardScene):
    """All portraits of a game for the person ``name``, who has ``chosen``; a press takes one.

    ``others`` have the portraits of the other people at the table.
    """

    name: ClassVar[str] = "portrait"

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
        """Declare the portraits with their names, and the way back."""
        title = self.tr("portraits.title", name=self._called)
        return Column(
            text(title, "subtitle", OXBLOOD, align="center"),
            Grid(*map(self._one, PORTRAITS), columns=3, gap=16, row_gap=12),
            Row(button(self.tr("app.cancel"), self.back, kind="paper", least_w=160), rest="center"),
            gap=16,
        )  # fmt: skip

    def _one(self, portrait: str) -> Box:
        words, other = self.tr(f"portraits.{portrait}"), self._others.get(portrait)
        tip = self.tr("portraits.taken", name=other) if other else ""

        def make(ui: Ui, rect: Rect) -> PortraitButton:
            return PortraitButton(
                ui, rect, self._game, portrait, lambda: self._chose(portrait),
                tip=tip, spoken=words, chosen=portrait == self._chosen,
            )  # fmt: skip

        picture = fixed(make, _SIDE, _SIDE, first=portrait == self._chosen)
        return Column(
            Row(picture, rest="center"),
            text(words, "small", align="center"),
            text(other, "tiny", SEPIA, align="center") if other else None,
            gap=2,
        )

    def _chose(self, portrait: str) -> None:
        self.back()
        self._take(portrait)

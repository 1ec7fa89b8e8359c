"""The card before a person's first move: the aim of the game, in pictures."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, Final

from pygame import Rect, Surface

from kraftwagen.engine.spec import GameSpec
from kraftwagen.ui.boxes import Box, Column, Drawn, Grid, Row, button, text
from kraftwagen.ui.drawing.theme import OXBLOOD, SEPIA
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.shell.card import CardScene

_SIDES: Final = 116, 84
"""Sizes of the pictures in design units, the smaller one for low windows."""


def has_aim(tr: Translator, spec: GameSpec[Any]) -> bool:
    """Return whether a game has words for this card."""
    return tr.has(f"{spec.id}.aim.title")


class AimScene(CardScene):
    """A card over the table with the pictures of ``<game>.aim`` above their sentences.

    The words are ``title``, ``pictures`` (each below the name of a picture of the game) and
    ``more``, a line below them.
    """

    name: ClassVar[str] = "aim"
    card_w: ClassVar[int] = 1000

    def __init__(self, spec: GameSpec[Any]) -> None:
        self.spec = spec

    def contents(self) -> Iterable[Box]:
        """Yield arrangements of pictures with the button below, the best first."""
        return map(self._with_pictures, _SIDES)

    def _with_pictures(self, side: int) -> Box:
        said = f"{self.spec.id}.aim"
        images = self.tr.below(f"{said}.pictures")
        pictures = [
            self._picture(image, self.tr(f"{said}.pictures.{image}"), side) for image in images
        ]
        return Column(
            text(self.tr(f"{said}.title"), "title", OXBLOOD, align="center"),
            Grid(*pictures, columns=len(pictures), gap=18),
            text(self.tr(f"{said}.more"), "small", SEPIA, align="center"),
            Row(
                button(self.tr("aim.go"), self.back, kind="primary", icon="flag", least_w=220,
                       least_h=48, first=True),
                rest="center",
            ),
            gap=16,
        )  # fmt: skip

    def _picture(self, image: str, words: str, side: int) -> Box:
        def paint(surface: Surface, rect: Rect) -> None:
            made = self.app.resources.image(f"{self.spec.id}/{image}", *rect.size)
            surface.blit(made, made.get_rect(center=rect.center))

        return Column(Drawn(paint, side, side), text(words, align="center"), gap=12, least_w=180)

"""The album of a game: a card for each model, a silhouette until it has been sold."""

from __future__ import annotations

from functools import partial
from typing import ClassVar, Final

from pygame import Rect, Surface

from kraftwagen.learn.album import Model
from kraftwagen.ui.boxes import Box, Column, Drawn, Gap, Grid, Row, button, text
from kraftwagen.ui.drawing.theme import CREAM, GREEN, INK, MUTED, OXBLOOD, SEPIA
from kraftwagen.ui.presenters.album import SHAPE, Album
from kraftwagen.ui.scenes.page import PageScene

_WIDE: Final = 190
"""Width of a drawing in design units."""


class AlbumScene(PageScene):
    """The models of the menu's game in the order of the album."""

    name: ClassVar[str] = "album"
    heading: ClassVar[str] = "album.title"
    of_game = True
    width: ClassVar[int] = 1180

    def layout(self, size: tuple[int, int]) -> None:
        """Read what has been found, then lay out the page."""
        self.album = Album(self.app, self.app.game)
        super().layout(size)

    def content(self) -> Box:
        """Declare how many models are found, and their cards."""
        own = self.album
        said = self.tr("album.count", found=own.count, all=len(own.models))
        fault = own.fault
        return Column(
            text(said, colour=MUTED, align="center"),
            text(self.tr("album.rules"), "small", MUTED, align="center"),
            Row(
                Gap(grow=1),
                button(
                    self.tr("marque.open"),
                    self.app.routes.learning.marque,
                    icon="award",
                    style="button_small",
                    least_h=36,
                ),
                Gap(grow=1),
                folds=False,
            ),
            text(str(fault), "small", CREAM) if fault is not None else None,
            Gap(2),
            Grid(*map(self._card, own.models), columns=4, gap=10),
            gap=4,
        )

    def _card(self, one: Model) -> Box:
        own, kept = self.album, self.album.found(one)
        known = kept is not None
        words: list[Box] = [text(self.tr("album.unknown"), "bold", INK, align="center"),
                 text(own.way(one), "small", SEPIA, align="center")]  # fmt: skip
        if kept is not None:
            found = self.tr(
                "album.found", name=kept.get("by", ""), date=self.tr.day(kept.get("date", ""))
            )
            words = [
                text(own.title(one), "bold", OXBLOOD, align="center"),
                text(own.about(one), "small", align="center"),
                Gap(grow=1),
                text(found, "tiny", GREEN, align="center"),
            ]
        return Column(
            Drawn(partial(self._picture, one, known), _WIDE, _WIDE * SHAPE[1] // SHAPE[0]),
            *words,
            gap=4, pad=(14, 12), panel="paper" if known else "shade", least_w=230,
        )  # fmt: skip

    def _picture(self, one: Model, known: bool, surface: Surface, rect: Rect) -> None:
        wide = min(rect.w, self.app.theme.px(_WIDE))
        image = self.album.picture(one, wide, found=known)
        surface.blit(image, image.get_rect(center=rect.center))

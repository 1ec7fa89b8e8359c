"""The page of one's marque: its name, emblem and paint, with a picture of both."""

from __future__ import annotations

from functools import partial
from typing import ClassVar, Final

from pygame import Rect, Surface

from kraftwagen.ui.boxes import Box, Column, Drawn, Gap, Grid, Row, button, choice, field, text
from kraftwagen.ui.drawing.marque import EMBLEMS, LONGEST, PAINTS, Marque, emblem, read
from kraftwagen.ui.drawing.theme import OXBLOOD, SEPIA
from kraftwagen.ui.scenes.page import PageScene

_LARGE: Final = 190
"""Height of the emblem in design units."""
_SMALL: Final = 56


class MarqueScene(PageScene):
    """What is chosen is kept at once; games that are begun later show it."""

    name: ClassVar[str] = "marque"
    heading: ClassVar[str] = "marque.title"
    of_game = True
    width: ClassVar[int] = 980

    def enter(self) -> None:
        """Show the marque that is kept, or a first proposal."""
        self.kept = read(self.app.settings.marque)
        self.marque = self.kept or Marque("", EMBLEMS[0], next(iter(PAINTS)))

    def content(self) -> Box:
        """Declare the emblem at the left, everything to choose at the right."""
        left = Column(
            Drawn(self._emblem, _LARGE, _LARGE),
            text(self.marque.name or self.tr("marque.none"), "subtitle", OXBLOOD, align="center"),
            text(self.tr("marque.about"), "small", SEPIA, align="center"),
            Gap(grow=1),
            self._off(),
            gap=10, share=2, least_w=250,
        )  # fmt: skip
        right = Column(
            text(self.tr("marque.name"), "bold"),
            field(self.marque.name, self._named, limit=LONGEST, first=True),
            Gap(4),
            text(self.tr("marque.emblem"), "bold"),
            Grid(*map(self._choice, EMBLEMS), columns=4, gap=8),
            Gap(4),
            text(self.tr("marque.paint"), "bold"),
            self._paints(),
            gap=6, share=3, least_w=420,
        )  # fmt: skip
        return Row(left, right, gap=32, items="stretch", pad=(34, 28), panel="paper")

    def _paints(self) -> Box:
        options = [(name, self.tr(f"marque.paints.{name}")) for name in PAINTS]
        return choice(options, self.marque.paint, lambda name: self._take(paint=name))

    def _choice(self, name: str) -> Box:
        picture = Drawn(partial(self._small, name), _SMALL, _SMALL)
        chosen = name == self.marque.emblem
        take = button(
            self.tr(f"marque.emblems.{name}"), lambda: self._take(emblem=name),
            kind="primary" if chosen else "paper", style="button_small", selected=chosen,
            least_h=30,
        )  # fmt: skip
        return Column(picture, take, gap=3, least_w=96)

    def _off(self) -> Box | None:
        """Declare the button that takes the marque away; None without one."""
        if self.kept is None:
            return None
        return button(self.tr("marque.drop"), self._forget, kind="paper", style="button_small")

    def _emblem(self, surface: Surface, rect: Rect) -> None:
        image = emblem(self.app.resources, self.marque, min(rect.size))
        surface.blit(image, image.get_rect(center=rect.center))

    def _small(self, name: str, surface: Surface, rect: Rect) -> None:
        shown = self.marque._replace(emblem=name)
        image = emblem(self.app.resources, shown, min(rect.size))
        surface.blit(image, image.get_rect(center=rect.center))

    # -- what is chosen

    def _named(self, name: str) -> None:
        self.marque = self.marque._replace(name=name.strip())
        self._keep()

    def _take(self, **chosen: str) -> None:
        self.marque = self.marque._replace(**chosen)
        self._keep()
        self.relayout(self.app.size)

    def _forget(self) -> None:
        self.app.settings.marque = {}
        self.app.save_settings()
        self.enter()
        self.relayout(self.app.size)

    def _keep(self) -> None:
        """Keep the marque once it has a name."""
        if self.marque.name:
            self.app.settings.marque = self.marque._asdict()
            self.app.save_settings()
            self.kept = self.marque

"""A panel over the table that asks who plays each seat."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, ClassVar

from pygame import Rect, Surface

from kraftwagen.engine.spec import GameSpec
from kraftwagen.match.seats import PERSON
from kraftwagen.ui.boxes import Box, Column, Drawn, Gap, Row, button, dropdown, text
from kraftwagen.ui.drawing.theme import OXBLOOD, SEPIA
from kraftwagen.ui.language.game_words import GameWords
from kraftwagen.ui.presenters.opponents import opponents
from kraftwagen.ui.shell.card import CardScene


class SeatRowsScene(CardScene):
    """A panel with a row per seat: its shape, its name and a choice of who plays it."""

    card_w: ClassVar[int] = 580

    def __init__(self, spec: GameSpec[Any], names: Sequence[str], chosen: Sequence[str]) -> None:
        self.spec, self.names = spec, names
        self.chosen = list(chosen)

    @abstractmethod
    def choose(self, seat: int, controller: str) -> None:
        """Set who plays a seat: PERSON or the name of a bot."""

    def rows(self) -> Box:
        kinds = [PERSON, *self.app.bots(self.spec)]
        kinds += [name for name in dict.fromkeys(self.chosen) if name not in kinds]
        words = GameWords(self.tr, self.spec)
        entries = [(name, words.controller(name)) for name in kinds]
        details = opponents(words, kinds)
        found = (
            Row(
                Drawn(partial(self._badge, seat), 36, 40),
                text(name, "bold", share=1),
                dropdown(entries, self.chosen[seat], partial(self.choose, seat), details=details,
                         share=1),
                gap=10, folds=False,
            )
            for seat, name in enumerate(self.names)
        )  # fmt: skip
        return Column(*found, gap=14)

    def _badge(self, seat: int, surface: Surface, rect: Rect) -> None:
        self.app.canvas.badge(surface, seat, rect.center, self.app.theme.px(34))


class PlayOnScene(SeatRowsScene):
    """Asks who plays each seat of a game that goes on from a position."""

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

    def content(self) -> Box:
        """Declare heading, rows, note and buttons."""
        title, line, said, begin = self.texts()
        edit = self.edit()
        return Column(
            text(title, "subtitle", OXBLOOD, align="center"),
            text(line, "small", SEPIA, align="center") if line else None,
            Gap(2),
            self.rows(),
            text(said, "small", SEPIA, align="center"),
            button(self.tr("learn.sandbox.edit"), edit, kind="paper", style="button_small",
                   tip=self.tr("learn.sandbox.edit_tip"), least_h=38) if edit else None,
            Row(
                button(begin, self.go, kind="primary", icon="play", first=True, share=1),
                button(self.tr("app.cancel"), self.back, kind="paper", share=1),
                gap=14,
            ),
            gap=10,
        )  # fmt: skip

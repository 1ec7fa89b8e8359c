"""The picture of the person behind a bot, with a tip about the character."""

from __future__ import annotations

from pygame import Rect, Surface

from kraftwagen.ui.drawing.people import CALM, Face, likeness
from kraftwagen.ui.language.game_words import GameWords
from kraftwagen.ui.widgets.base import Ui, Widget
from kraftwagen.ui.widgets.painted import State


class PersonPicture(Widget):
    """Shows the person behind a bot, calm; nothing for a player without a picture."""

    takes_focus = False
    takes_clicks = False

    def __init__(self, ui: Ui, rect: Rect, words: GameWords, bot: str, look: int = 0) -> None:
        self._words, self.bot, self.look = words, bot, look
        super().__init__(ui, rect, tip=words.character(bot))
        self.refresh()

    @property
    def state(self) -> State:
        return "normal"

    def turn_to(self, bot: str, look: int = 0) -> None:
        """Show the person of another bot, in a ``look`` of its own."""
        self.bot, self.look = bot, look
        self.tip = self._words.character(bot)
        self.refresh()

    def paint(self, surface: Surface, state: State) -> None:
        image = likeness(
            self.ui.res, self._words.spec.id, Face(self.bot, CALM, self.look), self.rect.h
        )
        if image is not None:
            surface.blit(image, image.get_rect(center=surface.get_rect().center))

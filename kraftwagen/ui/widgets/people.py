"""Pictures of who plays: the person behind a bot, and the guest a person has."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from kraftwagen.ui.drawing.people import CALM, Face, likeness
from kraftwagen.ui.drawing.theme import GLOW
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
        if (bot, look) != (self.bot, self.look):
            self.bot, self.look = bot, look
            self.tip = self._words.character(bot)
            self.refresh()

    def paint(self, surface: Surface, state: State) -> None:
        image = likeness(
            self.ui.res, self._words.spec.id, Face(self.bot, CALM, self.look), self.rect.h
        )
        if image is not None:
            surface.blit(image, image.get_rect(center=surface.get_rect().center))


class GuestButton(Widget):
    """A guest as a game draws it, to be pressed; the ``chosen`` one lies on light."""

    def __init__(
        self,
        ui: Ui,
        rect: Rect,
        game: str,
        guest: str,
        on_press: Callable[[], object],
        *,
        tip: str,
        spoken: str,
        chosen: bool = False,
    ) -> None:
        super().__init__(ui, rect, tip=tip)
        self.guest, self.on_press, self.spoken = guest, on_press, spoken
        self._game, self._chosen = game, chosen
        self.refresh()

    def activate(self) -> None:
        """Do what a press does, with a click to hear."""
        self.ui.app.sound.play("click", "interface")
        self.on_press()

    def turn_to(self, guest: str, tip: str, spoken: str) -> None:
        """Show another guest."""
        if guest != self.guest:
            self.guest, self.tip, self.spoken = guest, tip, spoken
            self.refresh()

    def paint(self, surface: Surface, state: State) -> None:
        place, px = surface.get_rect(), self.ui.theme.px
        lit = state in ("hovered", "pressed")
        if lit or self._chosen:
            light = self.ui.canvas.box(
                place.size, GLOW, None, 0, px(8), 1.0 if self._chosen else 0.6
            )
            surface.blit(light, place)
        side = place.h - (px(4) if state == "pressed" else 0)
        image = likeness(self.ui.res, self._game, Face(self.guest, CALM), side)
        if image is not None:
            surface.blit(image, image.get_rect(center=place.center))

"""The banner between two people at one screen: who plays next, by name, colour and shape.

The table behind is drawn too coarse to read, so that hidden totals stay hidden; in games with
hidden hands a curtain covers it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

import pygame
from pygame import Rect, Surface

from kraftwagen.ui.drawing.theme import INK, SEPIA
from kraftwagen.ui.shell.scene import MOMENT, Scene

_COARSE: Final = 14
"""Factor by which the table is shrunk before it is stretched again."""
_GOES_ON: Final = (pygame.KEYDOWN, pygame.MOUSEBUTTONUP)


class HandoffScene(Scene):
    """Says which person is next; any key or click closes it. ``secret`` draws the curtain."""

    name: ClassVar[str] = "handoff"
    settles = MOMENT
    min_size: ClassVar[tuple[int, int]] = (680, 300)
    opaque: ClassVar[bool] = True

    def __init__(self, seat: int, name: str, secret: bool = False) -> None:
        self.seat, self.player, self.secret = seat, name, secret
        self._behind: Surface | None = None

    def enter(self) -> None:
        """Read aloud who is next; keep a coarse picture of the table unless ``secret``."""
        self.app.speech.say(f"{self.tr('table.handoff')}: {self.player}.")
        if not self.secret:
            screen = self.app.screen
            w, h = screen.get_size()
            small = (max(1, w // _COARSE), max(1, h // _COARSE))
            self._behind = pygame.transform.smoothscale(screen, small)

    def layout(self, size: tuple[int, int]) -> None:
        """Place the banner in the middle."""
        px = self.app.theme.px
        self._box = Rect(0, 0, min(size[0] - px(40), px(620)), px(250))
        self._box.center = (size[0] // 2, size[1] // 2)

    def handle(self, event: pygame.Event) -> bool:
        """Close the banner at any key or click; whether the event was one."""
        if event.type not in _GOES_ON:
            return False
        if event.type == pygame.MOUSEBUTTONUP and event.button not in (1, 2, 3):
            return False
        self.app.stack.pop()
        return True

    def buttons(self) -> Sequence[tuple[str, str]]:
        """Return a button that goes on; any other does, too."""
        return [("a", self.tr("buttons.go_on"))]

    def draw(self, surface: Surface) -> None:
        """Draw the coarse table or the curtain, then the banner."""
        canvas, px = self.app.canvas, self.app.theme.px
        size = surface.get_size()
        canvas.backdrop(surface)
        if self._behind is not None:
            surface.blit(pygame.transform.smoothscale(self._behind, size), (0, 0))
            canvas.veil(surface, 120)
        elif self.app.resources.has_image("curtain"):
            side = max(size) * 1.1
            curtain = self.app.resources.image("curtain", side, side)
            surface.blit(curtain, curtain.get_rect(center=surface.get_rect().center))
        box = self._box
        player = canvas.player(self.seat)
        canvas.panel(surface, box, "paper", shadow=14)
        stripe = Rect(box.x + px(22), box.y + px(22), px(14), box.h - px(44))
        for edge in (stripe, stripe.move(box.w - px(44) - stripe.w, 0)):
            canvas.rect(surface, INK, edge, border_radius=px(4))
            canvas.rect(surface, player.main, edge.inflate(-px(3), -px(3)), border_radius=px(3))
        side = px(112)
        canvas.badge(surface, self.seat, (box.x + px(122), box.centery), side)
        x = box.x + px(200)
        room = box.right - px(56) - x
        top = Rect(x, box.y + px(52), room, px(24))
        canvas.fitted(surface, self.tr("table.handoff"), "label", SEPIA, top)
        name = Rect(x, top.bottom + px(4), room, px(50))
        canvas.fitted(surface, self.player, "title", INK, name)
        colour = self.tr(f"table.colour.{player.name}")
        shape = self.tr(f"table.shape.{player.shape}")
        look = Rect(x, name.bottom + px(4), room, px(26))
        words = self.tr("table.colour_shape", colour=colour, shape=shape)
        canvas.fitted(surface, words, "body", SEPIA, look)
        hint = Rect(x, look.bottom + px(10), room, px(24))
        words = self.tr("table.handoff_hint", any=self.tr(self.app.keys.anything))
        canvas.fitted(surface, words, "small", SEPIA, hint)

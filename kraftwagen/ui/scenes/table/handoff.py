"""The banner between two people at one screen: who plays next, by name, colour and shape.

Where taking back is free, the person before may have it back. The table behind is drawn too coarse
to read, so that hidden totals stay hidden; in games with hidden hands a curtain covers it. Where
nothing is hidden the banner goes by itself.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import ClassVar, Final

import pygame
from pygame import Rect, Surface

from kraftwagen.ui.boxes import Box, Column, Drawn, Gap, Row, button, text
from kraftwagen.ui.drawing.theme import INK, SEPIA
from kraftwagen.ui.language.whole import aloud
from kraftwagen.ui.shell.card import CardScene
from kraftwagen.ui.shell.scene import MOMENT

_COARSE: Final = 14
"""Factor by which the table is shrunk before it is stretched again."""
_PASSES: Final = 2.0
"""Seconds after which a banner that hides nothing goes."""
_GOES_ON: Final = (pygame.KEYDOWN, pygame.MOUSEBUTTONUP)


class HandoffScene(CardScene):
    """Names the person who is next; any key or click closes it. ``secret`` draws the curtain.

    ``face`` gives a picture of that person by its side, None if nobody drew one. ``give_back``
    lets the person before change the last decision; None if that is not possible. A banner that
    ``passes`` needs no press.
    """

    name: ClassVar[str] = "handoff"
    settles = MOMENT
    min_size: ClassVar[tuple[int, int]] = (680, 300)
    opaque: ClassVar[bool] = True
    card_w: ClassVar[int] = 620

    def __init__(
        self,
        seat: int,
        name: str,
        secret: bool = False,
        give_back: Callable[[], object] | None = None,
        face: Callable[[float], Surface | None] = lambda side: None,
        passes: bool = False,
    ) -> None:
        self._face = face
        self._left = _PASSES if passes else math.inf
        self.seat, self.player, self.secret, self._back_to = seat, name, secret, give_back
        self._behind: Surface | None = None

    def enter(self) -> None:
        """Read the next person's name aloud; keep a coarse picture of the table, unless secret."""
        self.app.speech.say(aloud(self.tr("table.handoff"), self.player))
        if not self.secret:
            screen = self.app.screen
            w, h = screen.get_size()
            small = (max(1, w // _COARSE), max(1, h // _COARSE))
            self._behind = pygame.transform.smoothscale(screen, small)

    def content(self) -> Box:
        """Declare shape and name between two stripes of the seat's colour."""
        player, tr = self.app.canvas.player(self.seat), self.tr
        colour = tr.term(f"table.colour.{player.name}")
        shape = tr.term(f"table.shape.{player.shape}")
        words = Column(
            text(tr("table.handoff"), "label", SEPIA),
            text(self.player, "title", INK),
            text(tr("table.colour_shape", colour=colour, shape=shape), "body", SEPIA),
            Gap(4),
            text(tr("table.handoff_hint", any=tr.term(self.app.keys.anything)), "small", SEPIA),
            button(
                tr("table.give_back"), self._give_back, kind="paper", icon="undo-2",
                tip=tr("table.give_back_tip", keys=self.app.keys.hint("undo")),
            ) if self._back_to else None,
            gap=4, rest="center", share=1,
        )  # fmt: skip
        badge = Drawn(self._badge, 112, 112)
        return Row(
            Drawn(self._stripe, 14, 60), Row(badge, words, gap=24, below=260, share=1),
            Drawn(self._stripe, 14, 60), gap=28, items="stretch", folds=False, least_h=190,
        )  # fmt: skip

    def _stripe(self, surface: Surface, box: Rect) -> None:
        canvas = self.app.canvas
        canvas.rect(surface, INK, box, radius=4)
        inner = canvas.theme.grown(box, -3)
        canvas.rect(surface, canvas.player(self.seat).main, inner, radius=3)

    def _badge(self, surface: Surface, box: Rect) -> None:
        """Draw the face with the sign of the seat at its foot, or the sign alone."""
        face = self._face(box.w)
        if face is None:
            self.app.canvas.badge(surface, self.seat, box.center, box.w)
            return
        surface.blit(face, face.get_rect(midbottom=box.midbottom))
        sign = box.scale_by(0.36)
        sign.bottomleft = box.bottomleft
        self.app.canvas.badge(surface, self.seat, sign.center, sign.w)

    def handle(self, event: pygame.Event) -> bool:
        """Close the banner at any key or click; returns whether the event was one."""
        if self._back_to is not None:
            if self.app.keys.means(event, "undo"):
                self._give_back()
                return True
            if super().handle(event):
                return True
        if event.type not in _GOES_ON:
            return False
        if event.type == pygame.MOUSEBUTTONUP and event.button not in (1, 2, 3):
            return False
        self.app.stack.pop()
        return True

    def update(self, dt: float) -> None:
        """Count the time of a banner that goes by itself."""
        super().update(dt)
        self._left -= dt
        if self._left <= 0:
            self.app.stack.pop()

    def next_update(self) -> float | None:
        """Return the seconds until the banner goes, at most."""
        waits = [one for one in (super().next_update(), self._left) if one is not None]
        return None if min(waits) == math.inf else min(waits)

    def buttons(self) -> Sequence[tuple[str, str]]:
        """Return one button that goes on, although any does, and the one that gives back."""
        back = [("undo", self.tr("table.give_back"))] if self._back_to is not None else []
        return [("a", self.tr("buttons.go_on")), *back]

    def show_focus(self) -> None:
        """Show no focus ring by itself: any button goes on."""

    def _give_back(self) -> None:
        self.app.stack.pop()
        if self._back_to is not None:
            self._back_to()

    def ground(self, surface: Surface) -> None:
        """Draw the coarse table or the curtain."""
        canvas, size = self.app.canvas, surface.get_size()
        canvas.backdrop(surface)
        if self._behind is not None:
            surface.blit(pygame.transform.smoothscale(self._behind, size), (0, 0))
            canvas.veil(surface, 120)
        elif self.app.resources.has_image("curtain"):
            side = max(size) * 1.1
            curtain = self.app.resources.image("curtain", side, side)
            surface.blit(curtain, curtain.get_rect(center=surface.get_rect().center))

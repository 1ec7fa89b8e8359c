"""An example on a page: a picture with a Play button, or two pictures with reduced motion."""

from __future__ import annotations

from typing import Any, Final

from pygame import Rect, Surface

from kraftwagen.engine.spec import GameSpec
from kraftwagen.learn.examples import Example
from kraftwagen.ui.drawing.theme import BRASS_DARK, CREAM, GREEN_DARK, SEPIA
from kraftwagen.ui.services import Services
from kraftwagen.ui.tables.demo import Demo
from kraftwagen.ui.tables.hooks import GameHooks

_TALLEST: Final = 380
"""Largest height of a picture, in design units."""


class ExampleView:
    """Draws and plays an example (``rule_page.Shown``)."""

    def __init__(
        self,
        spec: GameSpec[Any],
        hooks: GameHooks,
        app: Services,
        example: Example,
        room: tuple[int, int],
    ) -> None:
        """``room`` is the size in pixels of the part of the page in sight."""
        self._app = app
        self._still = app.settings.reduced_motion
        px, line = app.theme.px, app.resources.text_size("X", app.theme.style("small_bold"))[1]
        self._edge, self._foot, self._gap = px(2), max(px(30), line + px(10)), px(24)
        wide = (room[0] - self._gap) // 2 if self._still else room[0]
        high = min(px(_TALLEST), room[1] - self._foot - px(20))
        self._demo = Demo(spec, hooks, app, example, wide - 2 * self._edge, high)
        self._pictures: list[Surface] = []

    def _before_and_after(self) -> list[Surface]:
        """Return the pictures before and after the example, cached."""
        if not self._pictures:
            self._pictures = list(self._demo.before_and_after())
        return self._pictures

    @property
    def size(self) -> tuple[int, int]:
        """Size with buttons and captions, in pixels."""
        wide, high = self._demo.size
        whole = 2 * wide + self._gap if self._still else wide
        return whole + 2 * self._edge, high + 2 * self._edge + self._foot

    @property
    def playing(self) -> bool:
        return self._demo.playing

    def press(self) -> None:
        """Play, pause, or play again."""
        if self._still:
            return
        if self._demo.playing:
            self._demo.hold()
        else:
            self._demo.play()

    def update(self, dt: float) -> bool:
        """Advance by ``dt`` seconds; returns whether the picture has changed."""
        return self._demo.update(dt)

    def draw(self, surface: Surface, place: Rect, focused: bool) -> None:
        """Draw the pictures and the button."""
        canvas, tr = self._app.canvas, self._app.tr
        pictures = self._before_and_after() if self._still else [self._demo.picture()]
        words = ["before", "after"] if self._still else [self._press_does()]
        x = place.x
        for picture, key in zip(pictures, words, strict=True):
            box = Rect(x, place.y, *self._demo.size).inflate(2 * self._edge, 2 * self._edge)
            box.topleft = (x, place.y)
            canvas.rect(surface, BRASS_DARK, box)
            surface.blit(picture, box.move(self._edge, self._edge))
            foot = Rect(box.x, box.bottom, box.w, self._foot)
            if self._still:
                canvas.fitted(surface, tr(f"learn.rulebook.{key}"), "small_bold", SEPIA, foot)
            else:
                self._button(surface, foot, key, focused)
            x = box.right + self._gap

    def draw_picture(self, surface: Surface, place: Rect) -> None:
        """Draw only the picture, without the button."""
        surface.blit(self._demo.picture(), place.move(self._edge, self._edge))

    def _press_does(self) -> str:
        if self._demo.playing:
            return "pause"
        return "again" if self._demo.over else "play"

    def _button(self, surface: Surface, foot: Rect, key: str, focused: bool) -> None:
        canvas, px = self._app.canvas, self._app.theme.px
        words = self._app.tr(f"learn.rulebook.{key}")
        style = self._app.theme.style("small_bold")
        icon = self._app.resources.icon(_ICONS[key], px(16), CREAM)
        wide = self._app.resources.text_size(words, style)[0] + icon.get_width() + px(30)
        button = Rect(foot.x, foot.y + px(4), wide, foot.h - px(4))
        edge = CREAM if focused else BRASS_DARK
        surface.blit(canvas.box(button.size, GREEN_DARK, edge, max(1, px(1.5)), px(5)), button)
        at = surface.blit(icon, icon.get_rect(midleft=(button.x + px(10), button.centery)))
        room = Rect(at.right + px(8), button.y, button.right - at.right - px(8), button.h)
        canvas.text(surface, words, "small_bold", CREAM, room)


_ICONS: Final = {"play": "play", "pause": "pause", "again": "undo-2"}

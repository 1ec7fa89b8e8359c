"""A part of the window that scrolls the widgets inside it."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface
from pygame_gui.core import UIContainer, UIElement

from kraftwagen.ui.drawing.canvas import ROUND
from kraftwagen.ui.drawing.theme import BRASS, BRASS_DARK, GREEN_DEEP
from kraftwagen.ui.widgets.base import Ui, Widget, rolled
from kraftwagen.ui.widgets.painted import State


class ScrollArea(Widget):
    """A part of a page with more widgets than fit, and a scroll bar at its right edge.

    Widgets created inside ``with area:`` belong to the area. They are laid out as if all were
    visible; ``fit(bottom)`` then says where the content ends, in window pixels. Wheel, bar and page
    keys scroll, and the focused widget is always scrolled into view.
    """

    takes_focus = False

    def __init__(self, ui: Ui, view: Rect) -> None:
        wide = ui.theme.px(16)
        super().__init__(ui, Rect(view.right - wide, view.y, wide, view.h), visible=False)
        self.view = view.copy()
        self.container = UIContainer(Rect(view), ui.manager, starting_height=1)
        self.inside: list[UIElement] = []
        self.offset = self.furthest = 0
        self._grip: int | None = None

    def __enter__(self) -> ScrollArea:
        self.ui.area = self
        return self

    def __exit__(self, *error: object) -> None:
        self.ui.area = None

    def fit(self, bottom: int) -> None:
        """Set the bottom of the content in window pixels; show the bar if not all is in view."""
        self.furthest = max(0, bottom - self.view.bottom)
        self.set_visible(self.furthest > 0)
        self.refresh()

    def scroll_to(self, offset: int) -> None:
        """Scroll to an offset in pixels, limited to the content."""
        offset = min(max(0, offset), self.furthest)
        by = offset - self.offset
        if not by:
            return
        if self.ui.popup:
            self.ui.popup.close()
        self.offset = offset
        for widget in self.inside:
            widget.set_position((widget.rect.x, widget.rect.y - by))
            if isinstance(widget, Widget) and not widget.in_sight:
                widget.forget()
        self.refresh()

    def reveal(self, rect: Rect) -> None:
        """Scroll just far enough to show a rectangle of the window."""
        room = self.ui.theme.px(14)
        if rect.top < self.view.top + room:
            self.scroll_to(self.offset + rect.top - self.view.top - room)
        elif rect.bottom > self.view.bottom - room:
            self.scroll_to(self.offset + rect.bottom - self.view.bottom + room)

    # -- bar

    @property
    def state(self) -> State:
        return "normal"

    def _thumb(self) -> Rect:
        whole = self.view.h + self.furthest
        tall = max(self.ui.theme.px(36), self.rect.h * self.rect.h // whole)
        top = (self.rect.h - tall) * self.offset // max(1, self.furthest)
        return Rect(0, top, self.rect.w, tall)

    def paint(self, surface: Surface, state: State) -> None:
        px = self.ui.theme.px
        groove = surface.get_rect().inflate(-px(6), -px(4))
        self.ui.canvas.rect(surface, GREEN_DEEP, groove, radius=ROUND)
        thumb = self._thumb().inflate(-px(6), -px(4))
        self.ui.canvas.rect(surface, BRASS, thumb, radius=ROUND)
        self.ui.canvas.rect(surface, BRASS_DARK, thumb, 1, ROUND)

    def scrolls(self, at: tuple[int, int]) -> bool:
        """Return whether a point of the window is in the view but not on the bar."""
        return bool(self.furthest) and self.view.collidepoint(at) and not self.hover_point(*at)

    def process_event(self, event: pygame.Event) -> bool:
        """Handle wheel, bar and page keys; returns whether the event was used."""
        if not self.furthest:
            return False
        if event.type == pygame.MOUSEWHEEL:
            if not self.view.collidepoint(self.ui.manager.get_mouse_position()):
                return False
            self.scroll_to(self.offset + rolled(self.ui, event))
            return True
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            by = self.view.h * 4 // 5
            self.scroll_to(self.offset + (by if event.key == pygame.K_PAGEDOWN else -by))
            return True
        if event.type == pygame.MOUSEMOTION and self._grip is not None:
            thumb = self._thumb()
            top = event.pos[1] - self.rect.y - self._grip
            self.scroll_to(self.furthest * top // max(1, self.rect.h - thumb.h))
            return True
        if event.type == pygame.MOUSEBUTTONUP and self._grip is not None:
            self._grip = None
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
            if self.hover_point(*event.pos):
                y, thumb = event.pos[1] - self.rect.y, self._thumb()
                if not thumb.top <= y < thumb.bottom:
                    self.scroll_to(self.furthest * (y - thumb.h // 2) // max(1, self.rect.h))
                self._grip = y - self._thumb().y
                return True
        return False

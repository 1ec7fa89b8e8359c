"""Texts and lists that scroll."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame
from pygame import Rect, Surface

from kraftwagen.ui.drawing.canvas import ROUND
from kraftwagen.ui.drawing.markup import Pictures, no_pictures, set_text
from kraftwagen.ui.drawing.theme import BRASS, BRASS_DARK, BRASS_LIGHT, GREEN, INK, OXBLOOD, Colour
from kraftwagen.ui.widgets.base import Ui, Widget, rolled
from kraftwagen.ui.widgets.painted import State

_FADE: Final = 22
"""Height of the part that fades at the foot of what goes on below, in design units."""


class ScrollView(Widget):
    """A view of content taller than itself; wheel, bar, arrow and page keys scroll.

    Subclasses implement ``content_height`` and ``paint_content(surface, offset)``; the content is
    ``content_width`` wide.
    """

    def __init__(self, ui: Ui, rect: Rect, *, tip: str = "") -> None:
        self._beside = ui.theme.px(18)
        super().__init__(ui, rect, tip=tip)
        self.offset = 0
        self._grip: int | None = None

    @property
    def content_width(self) -> int:
        """The width of the content, beside the bar, in pixels."""
        return self.rect.w - self._beside

    def content_height(self) -> int:
        """Return the height of the content in pixels."""
        return self.rect.h

    def paint_content(self, surface: Surface, offset: int) -> None:
        """Draw the content moved up by ``offset`` pixels."""

    def click_content(self, x: int, y: int) -> None:
        """Handle a click at a point of the content, in pixels."""

    def point(self, at: tuple[int, int]) -> None:
        """Mark what is under the pointer, which is at a point of the window."""

    @property
    def fades(self) -> bool:
        """Whether the foot fades, because it cuts through what goes on below."""
        return False

    @property
    def furthest(self) -> int:
        """The largest scroll offset in pixels."""
        return max(0, self.content_height() - self.rect.h)

    def scroll_to(self, offset: int) -> None:
        """Scroll to an offset in pixels, limited to the content."""
        offset = min(max(0, offset), self.furthest)
        if offset != self.offset:
            self.offset = offset
            self.refresh()

    @property
    def state(self) -> State:
        return "normal"

    def paint(self, surface: Surface, state: State) -> None:
        view = Rect(0, 0, self.content_width, self.rect.h)
        surface.set_clip(view)
        self.paint_content(surface, self.offset)
        surface.set_clip(None)
        if self.fades:
            self._fade(surface, view)
        bar = self._bar()
        if bar:
            groove = Rect(bar.x, 0, bar.w, self.rect.h)
            self.ui.canvas.rect(
                surface, self.ui.canvas.colour.faint(BRASS_DARK, 60), groove, radius=ROUND
            )
            shade = BRASS_DARK if self._grip is None else BRASS
            self.ui.canvas.rect(surface, shade, bar, radius=ROUND)

    def _fade(self, surface: Surface, view: Rect) -> None:
        """Let the foot of the view fade."""
        tall = min(view.h, self.ui.theme.px(_FADE))
        for line in range(tall):
            row = Rect(0, view.bottom - 1 - line, view.w, 1)
            surface.fill((255, 255, 255, 255 * line // tall), row, pygame.BLEND_RGBA_MULT)

    def _bar(self) -> Rect | None:
        if not self.furthest:
            return None
        wide = self.ui.theme.px(9)
        tall = max(self.ui.theme.px(28), self.rect.h * self.rect.h // self.content_height())
        top = (self.rect.h - tall) * self.offset // self.furthest
        return Rect(self.rect.w - wide, top, wide, tall)

    def scrolls(self, at: tuple[int, int]) -> bool:
        """Return whether a point of the window is on the content and not on the bar."""
        content = Rect(self.rect.x, self.rect.y, self.content_width, self.rect.h)
        return bool(self.furthest) and content.collidepoint(at)

    def process_event(self, event: pygame.Event) -> bool:
        """Handle wheel, bar and clicks; returns whether the event was used."""
        if event.type == pygame.MOUSEWHEEL and self.hovered:
            self.scroll_to(self.offset + rolled(self.ui, event))
            self.point(self.ui.app.pointer)
            return True
        if event.type == pygame.MOUSEMOTION:
            self.point(event.pos)
        if event.type == pygame.MOUSEMOTION and self._grip is not None:
            bar = self._bar()
            if bar:
                room = max(1, self.rect.h - bar.h)
                top = event.pos[1] - self.rect.y - self._grip
                self.scroll_to(self.furthest * top // room)
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
            bar = self._bar()
            x, y = event.pos[0] - self.rect.x, event.pos[1] - self.rect.y
            if bar and self.hover_point(*event.pos) and x >= bar.x - self.ui.theme.px(4):
                if not bar.top <= y < bar.bottom:
                    self.scroll_to(self.furthest * (y - bar.h // 2) // max(1, self.rect.h - bar.h))
                moved = self._bar()
                self._grip = y - moved.y if moved else 0
                self.refresh()
                return True
        if event.type == pygame.MOUSEBUTTONUP and self._grip is not None:
            self._grip = None
            self.refresh()
            return True
        if event.type == pygame.MOUSEBUTTONUP and self.held and self.hover_point(*event.pos):
            self.click_content(event.pos[0] - self.rect.x, event.pos[1] - self.rect.y + self.offset)
        return super().process_event(event)

    def focus_key(self, event: pygame.Event) -> bool:
        """Scroll with arrow and page keys; returns whether the content moved."""
        line, page = self.ui.theme.px(40), self.rect.h - self.ui.theme.px(40)
        by = {
            pygame.K_UP: -line,
            pygame.K_DOWN: line,
            pygame.K_PAGEUP: -page,
            pygame.K_PAGEDOWN: page,
            pygame.K_HOME: -(10**7),
            pygame.K_END: 10**7,
        }.get(event.key)
        if by is None:
            return False
        before = self.offset
        self.scroll_to(self.offset + by)
        return self.offset != before


class TextBox(ScrollView):
    """A long text in the notation of ``drawing.markup`` that scrolls."""

    def __init__(
        self,
        ui: Ui,
        rect: Rect,
        text: str,
        *,
        colour: Colour = INK,
        heading: Colour = OXBLOOD,
        size: str = "body",
        at_end: bool = False,
        tip: str = "",
        pictures: Pictures = no_pictures,
    ) -> None:
        super().__init__(ui, rect, tip=tip)
        self._look = (colour, heading, size)
        self._pictures = pictures
        self._page = Surface((1, 1), pygame.SRCALPHA)
        self.set_text(text, at_end)

    def set_text(self, text: str, at_end: bool = False) -> None:
        """Change the text; ``at_end`` shows its last lines."""
        colour, heading, size = self._look
        self.text = text
        self._page = set_text(
            text, self.content_width, self.ui.theme, self.ui.res, colour, heading, size,
            self._pictures,
        ).surface  # fmt: skip
        self.offset = self.furthest if at_end else min(self.offset, self.furthest)
        self.refresh()

    @property
    def focusable(self) -> bool:
        """Whether the text is longer than the box and can be scrolled."""
        return super().focusable and self.furthest > 0

    @property
    def fades(self) -> bool:
        return self.offset < self.furthest

    def content_height(self) -> int:
        return self._page.get_height()

    def paint_content(self, surface: Surface, offset: int) -> None:
        surface.blit(self._page, (0, -offset))


class ListBox(ScrollView):
    """Rows of equal height, one of which is chosen.

    ``paint_row(surface, rect, index, chosen)`` draws a row; ``on_choose(index)`` is called for a
    new choice, ``on_open(index)`` for Enter or a second click on the chosen row. ``chosen`` is -1
    while no row is chosen, ``pointed`` is -1 while the pointer is on no row.
    """

    def __init__(
        self,
        ui: Ui,
        rect: Rect,
        count: int,
        row_height: int,
        paint_row: Callable[[Surface, Rect, int, bool], None],
        on_choose: Callable[[int], object],
        *,
        chosen: int = 0,
        on_open: Callable[[int], object] | None = None,
        tip: str = "",
    ) -> None:
        super().__init__(ui, rect, tip=tip)
        self.count, self.row_height, self.chosen = count, row_height, chosen
        self.pointed = -1
        self.paint_row, self.on_choose, self.on_open = paint_row, on_choose, on_open
        if chosen >= 0:
            self.choose(chosen, report=False)
        self.refresh()

    @property
    def fades(self) -> bool:
        below = self.offset < self.furthest
        return below and (self.offset + self.rect.h) % self.row_height > self.ui.theme.px(4)

    def content_height(self) -> int:
        return self.count * self.row_height

    def choose(self, index: int, report: bool = True) -> None:
        """Choose a row and scroll to it; ``report`` also calls ``on_choose``."""
        if not self.count:
            return
        self.chosen = min(max(0, index), self.count - 1)
        top = self.chosen * self.row_height
        if top < self.offset:
            self.offset = top
        elif top + self.row_height > self.offset + self.rect.h:
            self.offset = min(self.furthest, top + self.row_height - self.rect.h)
        self.refresh()
        if report:
            self.on_choose(self.chosen)

    def on_unhovered(self) -> None:
        super().on_unhovered()
        self._point(-1)

    def point(self, at: tuple[int, int]) -> None:
        """Highlight the row under the pointer."""
        x, y = at[0] - self.rect.x, at[1] - self.rect.y + self.offset
        inside = self.hover_point(*at) and x <= self.content_width
        self._point(y // self.row_height if inside else -1)

    def _point(self, index: int) -> None:
        if index != self.pointed:
            self.pointed = index
            self.refresh()

    def activate(self) -> None:
        """Open the chosen row, if the focus ring is shown."""
        if self.ui.focus.shown and self.on_open and 0 <= self.chosen < self.count:
            self.on_open(self.chosen)

    def click_content(self, x: int, y: int) -> None:
        """Choose the row at a point; open it if it was already chosen."""
        index = y // self.row_height
        if index >= self.count or x > self.content_width:
            return
        if index == self.chosen and self.on_open:
            self.on_open(index)
        else:
            self.choose(index)

    def focus_key(self, event: pygame.Event) -> bool:
        """Choose a row by Up, Down, Home and End; returns False to leave the list at its ends."""
        by = {pygame.K_UP: -1, pygame.K_DOWN: 1, pygame.K_HOME: -self.count}.get(event.key, 0)
        by = self.count if event.key == pygame.K_END else by
        if not by or (not 0 <= self.chosen + by < self.count and abs(by) == 1):
            return False
        self.choose(self.chosen + by)
        return True

    def paint_content(self, surface: Surface, offset: int) -> None:
        """Draw the visible rows."""
        for index in range(self.count):
            rect = Rect(0, index * self.row_height - offset, self.content_width, self.row_height)
            if rect.bottom > 0 and rect.top < self.rect.h:
                inner = rect.inflate(0, -self.ui.theme.px(4))
                if index == self.pointed and index != self.chosen:
                    lit = self.ui.canvas.colour.faint(GREEN, 40)
                    self.ui.canvas.rect(surface, lit, inner, radius=5)
                if index == self.chosen:
                    self.ui.canvas.rect(surface, GREEN, inner, radius=5)
                    self.ui.canvas.rect(surface, BRASS_LIGHT, inner, 1, 5)
                self.paint_row(surface, rect, index, index == self.chosen)

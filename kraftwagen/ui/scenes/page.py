"""What page scenes share: backdrop, heading, Back button, list of games."""

from __future__ import annotations

from typing import ClassVar, Final

from pygame import Rect, Surface

from kraftwagen.ui.drawing.theme import BRASS, CREAM
from kraftwagen.ui.shell.scene import Scene
from kraftwagen.ui.widgets import Button, Dropdown, ScrollArea

_SMALLEST: Final = 0.6
"""Smallest size of a heading between Back and the list of games, as a share of the usual."""


class PageScene(Scene):
    """A scene with a heading, a Back button and a body that scrolls if necessary.

    Subclasses set ``heading`` (a locale key) and implement ``body(rect)``, which may extend below
    the rectangle. Add panels to draw below the widgets to ``self.panels`` as (rect, kind). ``foot``
    creates widgets that stay visible below a scrolling body. With ``of_game`` the page has the list
    of games beside its heading; choosing another game enters the page again.
    """

    heading: ClassVar[str] = ""
    width: ClassVar[int] = 1120
    """Largest width of the body, in design units."""
    of_game: bool = False
    """Whether the page is about the game chosen in the menu."""

    panels: list[tuple[Rect, str]]
    area: ScrollArea

    def layout(self, size: tuple[int, int]) -> None:
        """Lay out the heading row and the body below it."""
        px = self.app.theme.px
        margin = px(36)
        wide = min(size[0] - 2 * margin, px(self.width))
        left = (size[0] - wide) // 2
        top = px(26)
        self.panels = []
        row = Rect(left, top, wide, px(46))
        words = self.app.resources.text_size(
            self.tr("app.back"), self.app.theme.style("button_small")
        )
        back = Rect(left, top + px(3), max(px(118), words[0] + px(54)), px(40))
        games = self._game_list_width(back.w)
        self._head = row.inflate(-2 * (max(back.w, games) + px(12)), 0)
        body_top = row.bottom + px(26)
        body = Rect(left, body_top, wide, size[1] - body_top - px(30))
        before = self.area.offset if hasattr(self, "area") else 0
        edge = row.bottom + px(12)
        self.ui.header = edge
        foot_h = self.foot_height(body)
        view = Rect(0, edge, size[0], size[1] - edge - foot_h)
        body.h -= foot_h
        self.area = ScrollArea(self.ui, view)
        Button(
            self.ui, back, self.tr("app.back"), self.back, icon="chevron-left", style="button_small"
        )
        if games:
            self._game_list(Rect(row.right - games, back.y, games, back.h))
        with self.area:
            self.body(body)
        feet = [rect.bottom for rect, _ in self.panels]
        feet += [widget.rect.bottom for widget in self.area.inside]
        self.area.fit(max([body.bottom, *feet]) + px(30))
        self.area.scroll_to(before)
        if foot_h:
            self.foot(Rect(left, view.bottom + px(8), wide, foot_h - px(16)))

    def _game_list_width(self, least: int) -> int:
        """Return the width of the list of games in pixels; 0 with a single game."""
        if not self.of_game or len(self.app.games) < 2:
            return 0
        style, titles = self.app.theme.style("button_small"), [t for _, t in self.app.games.titles]
        words = max(self.app.resources.text_size(title, style)[0] for title in titles)
        return max(least, words + self.app.theme.px(52))

    def _game_list(self, rect: Rect) -> None:
        options, tip = self.app.games.titles, self.tr("app.game_tip")
        Dropdown(self.ui, rect, options, self.app.game_id, self._other_game, tip=tip)

    def _other_game(self, game: str) -> None:
        self.app.choose_game(game)
        self.enter()
        self.relayout(self.app.size)

    def foot_height(self, body: Rect) -> int:
        """Return the pixels to keep free below the body for ``foot``."""
        return 0

    def foot(self, rect: Rect) -> None:
        """Create the widgets that stay visible below the body."""

    def body(self, rect: Rect) -> None:
        """Create the widgets inside the rectangle."""

    def show_focus(self) -> None:
        """Focus the first widget of the page rather than Back."""
        ring = self.ui.focus
        if ring.current is None or not ring.current.focusable:
            first = (item for item in ring.items() if getattr(item, "area", None) is self.area)
            ring.current = next(first, None)
        super().show_focus()

    def draw(self, surface: Surface) -> None:
        """Draw backdrop, heading, panels and widgets."""
        canvas, px = self.app.canvas, self.app.theme.px
        canvas.backdrop(surface)
        head = self._head
        canvas.fitted(surface, self.tr(self.heading), "title", CREAM, head, "center", _SMALLEST)
        width = min(px(300), head.w)
        canvas.rule(surface, head.centerx - width // 2, head.bottom + px(6), width, BRASS)
        surface.set_clip(self.area.view)
        for rect, kind in self.panels:
            canvas.panel(surface, rect.move(0, -self.area.offset), kind, shadow=8)
        self.draw_body(surface, -self.area.offset)
        surface.set_clip(None)
        super().draw(surface)

    def draw_body(self, surface: Surface, shift: int) -> None:
        """Draw anything between panels and widgets, scrolled by ``shift`` pixels."""

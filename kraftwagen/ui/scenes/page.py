"""What page scenes share: backdrop, heading, Back button, list of games."""

from __future__ import annotations

from typing import ClassVar

from pygame import Rect, Surface

from kraftwagen.ui.boxes import Box, Column, Gap, OneOf, Row, Sheet, button, dropdown, text
from kraftwagen.ui.boxes.sheet import Paint
from kraftwagen.ui.drawing.theme import BRASS, CREAM
from kraftwagen.ui.shell.scene import Scene
from kraftwagen.ui.widgets import ScrollArea


class PageScene(Scene):
    """A scene with a heading, a Back button and a body that scrolls if necessary.

    Subclasses set ``heading`` (a locale key) and declare ``content``. Those not declared yet
    implement ``body(rect)``, which may extend below the rectangle, and add panels to draw below the
    widgets to ``self.panels`` as (rect, kind). ``foot`` holds what stays visible below a scrolling
    body. With ``of_game`` the page offers the list of
    games beside its heading and is entered again for another game.
    """

    heading: ClassVar[str] = ""
    width: ClassVar[int] = 1120
    """Largest width of the body, in design units."""
    wish_h: ClassVar[int] = 0
    """Height of the content where there is room for it, in design units."""
    of_game: bool = False
    """Whether the page is about the game chosen in the menu."""

    panels: list[tuple[Rect, str]]
    area: ScrollArea
    sheet: Sheet
    scrolls: bool
    """Whether the page is higher than the window."""
    room: Rect
    """What the window leaves for content and bar without scrolling."""

    def layout(self, size: tuple[int, int]) -> None:
        """Lay out the heading row and the body below it."""
        px = self.app.theme.px
        margin = px(36)
        wide = min(size[0] - 2 * margin, px(self.width))
        left = (size[0] - wide) // 2
        self.sheet = Sheet(self.ui)
        self.panels = self.sheet.panels
        head = self._heading()
        row = Rect(left, px(26), wide, max(px(46), head.height(self.sheet, wide)))
        head.place(self.sheet, row)
        self._pinned = self._take_drawings(0)
        self._underline = Rect(0, row.bottom + px(6), min(px(300), wide), 1)
        self._underline.centerx = row.centerx
        body_top = row.bottom + px(26)
        body = Rect(left, body_top, wide, size[1] - body_top - px(30))
        before = self.area.offset if hasattr(self, "area") else 0
        edge = row.bottom + px(12)
        self.ui.header = edge
        foot_h = self.foot_height(body)
        view = Rect(0, edge, size[0], size[1] - edge - foot_h)
        body.h -= foot_h
        self.area = ScrollArea(self.ui, view)
        with self.area:
            self.body(body)
        feet = [rect.bottom for rect, _ in self.panels]
        feet += [widget.rect.bottom for widget in self.area.inside]
        self.area.fit(max([body.bottom, *feet]) + px(30))
        self.area.scroll_to(before)
        inside = len(self.sheet.drawings)
        if foot_h:
            self.foot(Rect(left, view.bottom + px(8), wide, foot_h - px(16)))
        self._pinned += self._take_drawings(inside)
        if self.sheet.first is not None:
            self.ui.focus.focus(self.sheet.first, show=False)

    def _take_drawings(self, first: int) -> list[tuple[Rect, Paint]]:
        """Take the drawings from a number on, which do not scroll."""
        found = self.sheet.drawings[first:]
        del self.sheet.drawings[first:]
        return found

    def _heading(self) -> Box:
        """Declare Back, the title in the middle, and the list of games if the page has one."""
        back = button(
            self.tr("app.back"), self.back, icon="chevron-left", style="button_small",
            least_w=118, least_h=40,
        )  # fmt: skip
        title = text(self.tr(self.heading), "title", CREAM, align="center")
        games = self._game_list()
        one_line = Row(
            Column(back, items="start", share=1), title, Column(games, items="end", share=1),
            gap=12, folds=False,
        )  # fmt: skip
        buttons = Row(back, Gap(grow=1), games, folds=False)
        return OneOf(one_line, Column(buttons, title, gap=8))

    def _game_list(self) -> Box | None:
        """Declare the list of games; None with a single game."""
        if not self.of_game or len(self.app.games) < 2:
            return None
        games, tip = self.app.games.titles, self.tr("app.game_tip")
        return dropdown(games, self.app.game_id, self._other_game, tip=tip)

    def _other_game(self, game: str) -> None:
        self.app.choose_game(game)
        self.enter()
        self.relayout(self.app.size)

    def foot_height(self, body: Rect) -> int:
        """Return the pixels to keep free below the body for ``foot``."""
        self.scrolls, self.room = False, body
        self._declared, self._fixed_bar = self.content(), self.bar()
        if self._declared is None:
            return 0
        if self._declared.height(self.sheet, body.w) + self._bar_height(body.w) > body.h:
            self.scrolls = True
            self._declared, self._fixed_bar = self.content(), self.bar()
        return self._bar_height(body.w)

    def fits(self, box: Box) -> bool:
        """Whether a page without a bar fits into the window."""
        wide, high = box.widths(self.sheet)[0], box.height(self.sheet, self.room.w)
        return wide <= self.room.w and high <= self.room.h

    def _bar_height(self, width: int) -> int:
        if self._fixed_bar is None:
            return 0
        return self._fixed_bar.height(self.sheet, width) + self.app.theme.px(24)

    def content(self) -> Box | None:
        """Return the page below its heading."""
        return None

    def bar(self) -> Box | None:
        """Return what stays visible below the page; ``scrolls`` says whether the page does."""
        return None

    def foot(self, rect: Rect) -> None:
        """Create the widgets that stay visible below the body."""
        if self._fixed_bar is not None:
            self._fixed_bar.place(self.sheet, rect.inflate(0, -self.app.theme.px(8)))

    def body(self, rect: Rect) -> None:
        """Lay out the content; a third of the room that a higher window leaves is above it."""
        page = self._declared
        assert page is not None, "declared by content"
        needed = page.height(self.sheet, rect.w)
        high = max(needed, min(rect.h, self.app.theme.px(self.wish_h)))
        top = rect.y + max(0, rect.h - high) // 3
        page.place(self.sheet, Rect(rect.x, top, rect.w, high))

    def show_focus(self) -> None:
        """Focus the first widget of the page rather than Back."""
        ring = self.ui.focus
        if ring.current is None or not ring.current.focusable:
            first = (item for item in ring.items() if getattr(item, "area", None) is self.area)
            ring.current = next(first, None)
        super().show_focus()

    def draw(self, surface: Surface) -> None:
        """Draw backdrop, heading, panels and widgets."""
        canvas = self.app.canvas
        canvas.backdrop(surface)
        canvas.rule(surface, self._underline.x, self._underline.y, self._underline.w, BRASS)
        surface.set_clip(self.area.view)
        self.sheet.draw(surface, -self.area.offset)
        self.draw_body(surface, -self.area.offset)
        surface.set_clip(None)
        for rect, paint in self._pinned:
            paint(surface, rect)
        super().draw(surface)

    def draw_body(self, surface: Surface, shift: int) -> None:
        """Draw anything between panels and widgets, scrolled by ``shift`` pixels."""

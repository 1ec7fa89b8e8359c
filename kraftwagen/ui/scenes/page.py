"""The base of page scenes: backdrop, heading, Back button, list of games."""

from __future__ import annotations

from typing import ClassVar, Final

from pygame import Rect, Surface

from kraftwagen.ui.boxes import Box, Column, Drawn, Gap, OneOf, Row, Sheet, button, dropdown, text
from kraftwagen.ui.drawing.theme import BRASS, CREAM
from kraftwagen.ui.shell.scene import Scene
from kraftwagen.ui.widgets import ScrollArea

_MARGIN, _ABOVE, _BELOW = 36, 26, 30
"""Room beside, above and below a page, in design units."""
_UNDER: Final = 14
"""How far above the page it may be scrolled, in design units."""
_RULE: Final = 300
"""Width of the line below the heading, in design units."""
_AROUND_BAR: Final = 24
"""Room above and below a bar, in design units."""


class PageScene(Scene):
    """A scene with a heading, a Back button and a page that scrolls if necessary.

    Subclasses set ``heading`` (a locale key) and declare ``content``, and perhaps a ``bar``. With
    ``of_game`` the page offers the list of games beside its heading and is entered again for
    another game.
    """

    heading: ClassVar[str] = ""
    width: ClassVar[int] = 1120
    """Largest width of the page, in design units."""
    wish_h: ClassVar[int] = 0
    """Preferred height of the content, in design units."""
    of_game: bool = False
    """Whether the page is about the game chosen in the menu."""

    area: ScrollArea
    sheet: Sheet
    """The sheet of the part that scrolls."""
    _frame: Sheet
    """Heading and bar."""
    scrolls: bool
    """Whether the page is higher than the window."""
    room: Rect
    """The room for content and bar that needs no scrolling, in window pixels."""

    def relayout(self, size: tuple[int, int]) -> None:
        """Lay out the page in the world of its game."""
        if self.of_game:
            self.world = self.app.game_id
        super().relayout(size)

    def layout(self, size: tuple[int, int]) -> None:
        """Lay out heading, page and bar."""
        px, before = self.app.theme.px, self.area.offset if hasattr(self, "area") else 0
        self.sheet, self._frame, self.scrolls = Sheet(self.ui), Sheet(self.ui), False
        wide = min(size[0] - px(2 * _MARGIN), px(self.width))
        self.room = Rect((size[0] - wide) // 2, 0, wide, size[1] - px(_BELOW))
        named = Column(self._heading(), least_h=46, rest="center")
        head = Column(Gap(_ABOVE), named, Gap(6), self._rule(), Gap(_ABOVE - 7))
        self.room.top = head.height(self._frame, wide)
        self.room.h -= self.room.top
        content, bar = self.content(), self.bar()
        if content.height(self.sheet, wide) + self._bar_height(bar) > self.room.h:
            self.scrolls = True
            content, bar = self.content(), self.bar()
        low = self._bar_height(bar)
        head.place(self._frame, Rect(self.room.x, 0, wide, self.room.top))
        self.ui.header = self.room.top - px(_UNDER)
        view = Rect(0, self.ui.header, size[0], size[1] - self.ui.header - low)
        self.area = ScrollArea(self.ui, view)
        with self.area:
            self.area.fit(self.lay(content, self.room.h - low) + px(_BELOW))
        self.area.scroll_to(before)
        if bar is not None:
            foot = Rect(self.room.x, view.bottom, wide, low)
            bar.place(self._frame, self.app.theme.grown(foot, 0, -_AROUND_BAR))
        first = self.sheet.first or self._frame.first
        if first is not None:
            self.ui.focus.focus(first, show=False)

    def content(self) -> Box:
        """Return the content of the page below its heading."""
        raise NotImplementedError

    def bar(self) -> Box | None:
        """Return the bar that stays visible below the page, which scrolls if ``scrolls``."""
        return None

    def lay(self, content: Box, high: int) -> int:
        """Place the content in a room of ``high`` pixels, or a higher one; returns its bottom.

        A third of the room that a high window leaves is above it.
        """
        needed = content.height(self.sheet, self.room.w)
        used = max(needed, min(high, self.app.theme.px(self.wish_h)))
        top = self.room.y + max(0, high - used) // 3
        content.place(self.sheet, Rect(self.room.x, top, self.room.w, used))
        return max(self.room.y + high, top + used)

    def fits(self, box: Box) -> bool:
        """Return whether a page without a bar fits into the window."""
        wide, high = box.widths(self.sheet)[0], box.height(self.sheet, self.room.w)
        return wide <= self.room.w and high <= self.room.h

    def _bar_height(self, bar: Box | None) -> int:
        high = bar.height(self._frame, self.room.w) if bar is not None else 0
        return high + self.app.theme.px(_AROUND_BAR) if high else 0

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

    def _rule(self) -> Box:
        def paint(surface: Surface, rect: Rect) -> None:
            line = Rect(0, rect.y, min(self.app.theme.px(_RULE), rect.w), 1)
            line.centerx = rect.centerx
            self.app.canvas.rule(surface, line.x, line.y, line.w, BRASS)

        return Drawn(paint, 0, 1)

    def show_focus(self) -> None:
        """Focus the first widget of the page rather than Back."""
        ring = self.ui.focus
        if ring.current is None or not ring.current.focusable:
            first = (item for item in ring.items() if getattr(item, "area", None) is self.area)
            ring.current = next(first, None)
        super().show_focus()

    def draw(self, surface: Surface) -> None:
        """Draw backdrop, heading, page and bar."""
        self.app.canvas.backdrop(surface)
        self._frame.draw(surface)
        surface.set_clip(self.area.view)
        self.sheet.draw(surface, -self.area.offset)
        self.draw_body(surface, -self.area.offset)
        surface.set_clip(None)
        super().draw(surface)

    def draw_body(self, surface: Surface, shift: int) -> None:
        """Draw anything between panels and widgets, scrolled by ``shift`` pixels."""

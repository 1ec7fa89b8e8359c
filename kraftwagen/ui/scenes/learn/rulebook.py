"""The rulebook of a game: chapters and a search at the left, paragraphs at the right."""

from __future__ import annotations

from typing import ClassVar, Final, NamedTuple

import pygame
from pygame import Rect, Surface

from kraftwagen.ui.boxes import (
    Box,
    Column,
    Leaf,
    Row,
    Sheet,
    Space,
    Stack,
    Written,
    button,
    dropdown,
    field,
    moved,
)
from kraftwagen.ui.drawing.markup import Pictures, no_pictures
from kraftwagen.ui.drawing.theme import CREAM, INK, OXBLOOD, SEPIA
from kraftwagen.ui.language.whole import quote
from kraftwagen.ui.platform.paths import learn_folder
from kraftwagen.ui.presenters.rulebook import (
    Book,
    Chapter,
    Found,
    Paragraph,
    load_book,
)
from kraftwagen.ui.scenes.learn.example_view import ExampleView
from kraftwagen.ui.scenes.learn.rule_page import RulePage
from kraftwagen.ui.scenes.page import PageScene
from kraftwagen.ui.tables.hooks import GameHooks, load_hooks
from kraftwagen.ui.widgets import Button, Dropdown, ListBox, TextEntry

_LONGEST: Final = 40
"""Most letters of a search."""
_NUMBER: Final = 30
"""Width of a rule id in the search results, in design units."""
_WIDE: Final = 760
"""Smallest width of a page with the chapters beside the text, in design units."""
_TABS: Final = (40, 30)
"""Heights of the chapters' buttons, the best first, in design units."""
_LEAST, _HITS = 240, 110
"""Smallest heights of the text and of the search results above it, in design units."""
_BACK: Final = 240
"""Width of the button that goes back, in design units."""


class Spot(NamedTuple):
    """A place in the book: chapter, marked rule, scroll offset, focus stop."""

    chapter: int
    rule: str
    offset: int
    at: int


class RulebookScene(PageScene):
    """Opens at a ``chapter``, or at a ``rule`` such as "A3", which is then marked."""

    name: ClassVar[str] = "rules"
    heading: ClassVar[str] = "rules.title"
    of_game = True
    width: ClassVar[int] = 1120
    wish_h: ClassVar[int] = 9999

    def __init__(self, game: str = "", chapter: int = 0, *, rule: str = "") -> None:
        self.game, self.chapter, self.rule = game, chapter, rule
        self.of_game = not game
        self.wanted = ""
        """The text of the search."""
        self.found: list[Found] = []
        self._only_examples = False
        self.trail: list[Spot] = []
        """The places where links were followed, the last one at the end, for going back."""

    def enter(self) -> None:
        """Read the rulebook of the game and find the wanted chapter or rule in it."""
        if self.of_game:
            self.game = self.app.game_id
        tr, self.world = self.tr, self.game
        spec = self.app.games.find(self.game)
        self.book = Book(())
        self.spec = spec
        self._hooks: GameHooks | None = None
        if spec is not None:
            self.book = load_book(spec, tr, learn_folder(self.app.paths.assets, self.game))
            if self.book.chapters:
                self._hooks = load_hooks(spec, tr)
        self.chapters = list(self.book.chapters)
        if self.book.faults:
            lines = (f"- {fault}" for fault in self.book.faults)
            words = "\n".join((tr("learn.rulebook.faults"), "", *lines, ""))
            self.chapters.append(Chapter("", tr("learn.rulebook.left_out"), words, ()))
        if not self.chapters:
            self.chapters = [Chapter("", tr("rules.title"), tr("rules.none"), ())]
        place = self.book.place(self.rule) if self.rule else None
        if place is not None:
            self.chapter = place[0]
            self.rule = self.chapters[place[0]].paragraphs[place[1]].rule
        else:
            self.rule = ""
        self.chapter = min(self.chapter, len(self.chapters) - 1)
        self.trail.clear()
        self.found = self.book.find(self.wanted)

    def _pictures(self) -> Pictures:
        return self._hooks.pictures(self.app) if self._hooks is not None else no_pictures

    def _example(self, paragraph: Paragraph, width: int) -> ExampleView | None:
        if self.spec is None or self._hooks is None or paragraph.example is None:
            return None
        room = (width, self._room.rect.h - self.app.theme.px(60))
        return ExampleView(self.spec, self._hooks, self.app, paragraph.example, room)

    # -- widgets

    def content(self) -> Box:
        """Declare search and chapters beside the text, or above it in a small window."""
        self._narrow = False
        self._room, self._beside = Space(h=_LEAST, share=1), Space()
        for high in _TABS:
            self._search = self._search_line()
            self._tabs = [self._tab(index, high) for index in range(len(self.chapters))]
            beside = Stack(Column(*self._tabs, gap=6), self._beside, share=1)
            left = Column(self._search, beside, gap=10, least_w=244)
            page = Row(left, self._room, gap=20, folds=False, items="stretch")
            if self.room.w >= self.sheet.em(_WIDE) and self.fits(page):
                return page
        self._narrow, self._tabs = True, []
        self._search, self._chapters = self._search_line(), self._chapter_list()
        above = Row(self._search, self._chapters, gap=20, fold_gap=8)
        return Column(above, self._room, gap=12)

    def lay(self, content: Box, high: int) -> int:
        """Lay out the page, then the widgets in its free room."""
        bottom = super().lay(content, high)
        room = self._room.rect
        self._hits = ListBox(self.ui, room, 1, 1, self._row, self._choose, chosen=-1)
        self._way_back = Button(
            self.ui, room, "", self.go_back, icon="undo-2", style="button_small", kind="paper",
            tip=self.tr("learn.rulebook.back_tip"), wraps=True,
        )  # fmt: skip
        self._page = RulePage(
            self.ui, self._surround(), self.chapters[self.chapter], self._pictures(), self.follow,
            self._example, self.rule, titles=self._title, codes=self.app.settings.rule_codes,
        )  # fmt: skip
        return bottom

    def _tab(self, index: int, high: float) -> Leaf[Button]:
        return button(
            self.chapters[index].title, lambda: self.begin(index), style="button_small",
            align="left", kind="primary" if index == self.chapter else "green",
            least_w=200, least_h=high,
        )  # fmt: skip

    def _chapter_list(self) -> Leaf[Dropdown]:
        options = [(str(index), chapter.title) for index, chapter in enumerate(self.chapters)]
        return dropdown(options, str(self.chapter), lambda i: self.begin(int(i)), share=1)

    def _search_line(self) -> Leaf[TextEntry]:
        tr = self.tr
        return field(
            self.wanted, self._look_for, limit=_LONGEST, any_letter=True,
            placeholder=tr("learn.rulebook.search"), tip=tr("learn.rulebook.search_tip"),
            on_enter=self._first, least_w=180, share=self._narrow,
        )  # fmt: skip

    def _arrange(self) -> None:
        """Bring search results and the way back up to date, and the text into its place."""
        self._page.move_to(self._surround())
        ring = self.ui.focus
        if ring.current in (self._hits, self._way_back) and not ring.current.focusable:
            ring.focus(self._page, show=ring.shown)
        self.invalidate()

    def _surround(self) -> Rect:
        """Put the results over the chapters or above the text, the way back on top of the text.

        Returns the place of the text.
        """
        searching = bool(self.wanted.strip())
        back, hits, text = None, None, Space(share=1)
        if self.trail:
            self._way_back.text = self.tr(
                "learn.rulebook.back", place=quote(self._called(self.trail[-1]))
            )
            back = Row(moved(self._way_back, w=_BACK, h=34), folds=False)
        if searching:
            hits = Column(moved(self._hits, h=_HITS, share=1), pad=(14, 18), panel="paper")
        pad = (18, 18) if self._narrow else (26, 26)
        page = Column(back, text, gap=10, pad=pad, panel="paper", share=1)
        self._inside, shift = Sheet(self.ui), -self.area.offset
        if hits and not self._narrow:
            hits.place(self._inside, self._beside.rect.move(0, shift))
            hits = None
        Column(hits, page, gap=10).place(self._inside, self._room.rect.move(0, shift))
        self._way_back.set_visible(bool(self.trail))
        self._hits.set_visible(searching)
        self._hits.set_enabled(bool(self.found))
        self._hits.count = max(1, len(self.found))
        self._hits.row_height = self._row_height(self._hits.content_width)
        self._hits.refresh()
        for tab in self._tabs:
            tab.widget.set_visible(not searching)
        return text.rect

    # -- what is shown

    def begin(self, chapter: int, rule: str = "") -> None:
        """Go to a chapter or rule and forget the followed links."""
        self.trail.clear()
        self.show(chapter, rule)
        self._arrange()

    def follow(self, rule: str) -> None:
        """Follow a link to a rule and remember the place to go back to."""
        if self.book.place(rule) is not None:
            page = self._page
            self.trail.append(Spot(self.chapter, page.here, page.offset, page.at))
            self.open(rule)
            self._arrange()

    def go_back(self) -> None:
        """Return to the place of the last followed link, scrolled as it was."""
        if self.trail:
            spot = self.trail.pop()
            self.show(spot.chapter, spot.rule)
            self._arrange()
            self._page.return_to(spot.at, spot.offset)

    def show(self, chapter: int, rule: str = "") -> None:
        """Show a chapter, from a rule if one is given."""
        self.chapter, self.rule = chapter, rule
        for index, tab in enumerate(self._tabs):
            tab.widget.kind = "primary" if index == chapter else "green"
            tab.widget.refresh()
        if self._narrow:
            self._chapters.widget.value = str(chapter)
            self._chapters.widget.refresh()
        self._page.turn_to(self.chapters[chapter], rule)

    def open(self, rule: str) -> None:
        """Show and mark a rule, in whichever chapter it is."""
        place = self.book.place(rule)
        if place is not None:
            self.show(place[0], self.chapters[place[0]].paragraphs[place[1]].rule)

    def update(self, dt: float) -> None:
        """Advance the examples; if nothing else moves, draw only them."""
        moved = self._page.play_on(dt)
        super().update(dt)
        if moved and not self.dirty:
            self._only_examples = not self.ui.shows_tip
            self.dirty = True

    def invalidate(self) -> None:
        """Request a new frame of the whole window."""
        super().invalidate()
        self._only_examples = False

    def draw_body(self, surface: Surface, shift: int) -> None:
        """Draw the panels behind the text and the search results."""
        self._inside.draw(surface)

    def draw(self, surface: Surface) -> None:
        """Draw everything, or only playing examples over the rest of the window."""
        if not self._only_examples:
            super().draw(surface)
        self._only_examples = False
        if not self.ui.shows_tip:
            self._page.draw_moving(surface)

    def next_update(self) -> float | None:
        """Return the seconds until ``update`` is needed: 0 while an example plays."""
        return 0 if self._page.moving else super().next_update()

    # -- searching

    def _look_for(self, wanted: str) -> None:
        self.wanted = wanted
        self.found = self.book.find(wanted)
        self._arrange()

    def _called(self, spot: Spot) -> str:
        """Return the name of a place: the title of a rule, or of the chapter."""
        return self._title(spot.rule) if spot.rule else self.chapters[spot.chapter].title

    def _title(self, rule: str) -> str:
        """Return the title of a rule, with its id where ids are shown; the id if there is none."""
        place = self.book.place(rule)
        if place is None:
            return rule
        title = self.chapters[place[0]].paragraphs[place[1]].title
        return f"{rule} {title}" if self.app.settings.rule_codes else title

    def _row_height(self, width: int) -> int:
        """Return the height of the highest search result, and of the words if there is none."""
        wide = width - self.app.theme.px(16)
        rows = [self._hit(found, False).height(self._inside, wide) for found in self.found]
        none = self._nothing().height(self._inside, wide)
        return max(rows or [none]) + self.app.theme.px(10)

    def _row(self, surface: Surface, rect: Rect, index: int, chosen: bool) -> None:
        sheet = Sheet(self.ui)
        row = self._hit(self.found[index], chosen) if self.found else self._nothing()
        row.place(sheet, self.app.theme.grown(rect, -16, -8))
        sheet.draw(surface)

    def _nothing(self) -> Box:
        return Written(self.tr("learn.rulebook.nothing"), "body", SEPIA)

    def _hit(self, found: Found, chosen: bool) -> Box:
        """Declare a search result: rule, title, below it the chapter."""
        ink, quiet, red = (CREAM,) * 3 if chosen else (INK, SEPIA, OXBLOOD)
        title = Written(found.title, "small_bold", ink)
        words = Column(title, Written(found.where, "small", quiet), share=1)
        codes = self.app.settings.rule_codes
        rule = Written(found.rule, "small_bold", red, least_w=_NUMBER) if codes else None
        return Row(rule, words, gap=8, folds=False, items="start")

    def _choose(self, index: int) -> None:
        if index < len(self.found):
            found = self.found[index]
            self.begin(found.chapter, found.rule)

    def _first(self) -> None:
        """Handle Enter in the search: choose the best result."""
        if self.found:
            self._hits.choose(0)
            self.ui.focus.focus(self._hits)

    def handle(self, event: pygame.Event) -> bool:
        """Handle Escape (ends the search, then goes back along links) and Ctrl+F (search).

        Returns whether the event was used.
        """
        if self.wanted and self.app.keys.means(event, "back"):
            self._search.widget.set_value("")
            self._look_for("")
            return True
        if (
            self.trail
            and not self.ui.popup
            and (self.app.keys.means(event, "back") or _goes_back(event))
        ):
            self.go_back()
            return True
        if (
            event.type == pygame.KEYDOWN
            and event.key == pygame.K_f
            and event.mod & pygame.KMOD_CTRL
        ):
            self.ui.focus.focus(self._search.widget)
            return True
        return super().handle(event)

    def on_language_change(self) -> None:
        """Read the rulebook in the new language."""
        self.enter()


def _goes_back(event: pygame.Event) -> bool:
    """Return whether an event is Alt+Left, or the side button of a mouse."""
    if event.type == pygame.KEYDOWN:
        return bool(event.key == pygame.K_LEFT and event.mod & pygame.KMOD_ALT)
    return bool(event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_X1)

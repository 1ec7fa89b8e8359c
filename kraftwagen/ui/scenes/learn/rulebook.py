"""The rulebook of a game: chapters and a search at the left, paragraphs at the right."""

from __future__ import annotations

from typing import ClassVar, Final, NamedTuple

import pygame
from pygame import Rect, Surface

from kraftwagen.ui.drawing.markup import Pictures, no_pictures
from kraftwagen.ui.drawing.theme import CREAM, INK, OXBLOOD, SEPIA
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
_NUMBER: Final = 38
"""Width of a rule id in the search results, in design units."""


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

    def __init__(self, game: str = "", chapter: int = 0, *, rule: str = "") -> None:
        self.game, self.chapter, self.rule = game, chapter, rule
        self.of_game = not game
        self.wanted = ""
        """The text of the search."""
        self.found: list[Found] = []
        self._only_examples = False
        self.trail: list[Spot] = []
        """The places where links were followed, to go back to."""

    def enter(self) -> None:
        """Read the rulebook of the game and find the wanted chapter or rule in it."""
        if self.of_game:
            self.game = self.app.game_id
        tr = self.tr
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
            lines = "".join(f"- {fault}\n" for fault in self.book.faults)
            words = f"{tr('learn.rulebook.faults')}\n\n{lines}"
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
        room = (width, self._inner(self._page_place).h)
        return ExampleView(self.spec, self._hooks, self.app, paragraph.example, room)

    # -- widgets

    def body(self, rect: Rect) -> None:
        """Lay out search, chapters and text; one above the other in a small window."""
        px, gap = self.app.theme.px, self.app.theme.px(20)
        titles = [chapter.title for chapter in self.chapters]
        line = px(38)
        room = rect.h - line - px(10)
        self._narrow = rect.w < px(760) or room // len(titles) < px(34)
        self._tabs: list[Button] = []
        self._list: Dropdown | None = None
        if self._narrow:
            search = Rect(rect.x, rect.y, (rect.w - gap) // 2, line)
            choice = Rect(search.right + gap, rect.y, rect.right - search.right - gap, line)
            options = [(str(index), title) for index, title in enumerate(titles)]
            top = rect.y + line + px(12)
            below = Rect(rect.x, top, rect.w, rect.bottom - top)
            self._search = self._search_line(search)
            self._list = Dropdown(
                self.ui, choice, options, str(self.chapter), lambda i: self.begin(int(i))
            )
            self._page_place = below
            self._hits_place = Rect(below.x, below.y, below.w, min(below.h // 2, px(150)))
        else:
            widest = max(Button.width_for(self.ui, title, "button_small") for title in titles)
            wide = min(max(px(244), widest), rect.w // 3)
            self._search = self._search_line(Rect(rect.x, rect.y, wide, line))
            nav = Rect(rect.x, rect.y + line + px(10), wide, room)
            step = min(px(50), nav.h // len(titles))
            self._tabs = [
                Button(
                    self.ui,
                    Rect(nav.x, nav.y + index * step, nav.w, step - px(6)),
                    title,
                    lambda index=index: self.begin(index),  # type: ignore[misc]
                    style="button_small",
                    align="left",
                    kind="primary" if index == self.chapter else "green",
                )
                for index, title in enumerate(titles)
            ]
            left = nav.right + gap
            self._page_place = Rect(left, rect.y, rect.right - left, rect.h)
            self._hits_place = nav
        self._hits: ListBox | None = None
        self._page = RulePage(
            self.ui,
            self._inner(self._page_place),
            self.chapters[self.chapter],
            self._pictures(),
            self.follow,
            self._example,
        )
        self._page.turn_to(self.chapters[self.chapter], self.rule)
        self._way_back: Button | None = None
        self._show_hits()

    def _inner(self, panel: Rect) -> Rect:
        px = self.app.theme.px
        return panel.inflate(-px(36 if self._narrow else 52), -px(36 if self._narrow else 52))

    def _search_line(self, rect: Rect) -> TextEntry:
        tr = self.tr
        return TextEntry(
            self.ui, rect, self.wanted, self._look_for, limit=_LONGEST, any_letter=True,
            placeholder=tr("learn.rulebook.search"), tip=tr("learn.rulebook.search_tip"),
            on_enter=self._first,
        )  # fmt: skip

    # -- what is shown

    def begin(self, chapter: int, rule: str = "") -> None:
        """Go to a chapter or rule and forget the followed links."""
        self.trail.clear()
        self.show(chapter, rule)
        self._fit()

    def follow(self, rule: str) -> None:
        """Follow a link to a rule and remember the place to go back to."""
        if self.book.place(rule) is not None:
            page = self._page
            self.trail.append(Spot(self.chapter, page.here, page.offset, page.at))
            self.open(rule)
            self._fit()

    def go_back(self) -> None:
        """Return to the place of the last followed link, scrolled as it was."""
        if self.trail:
            spot = self.trail.pop()
            self.show(spot.chapter, spot.rule)
            self._fit()
            self._page.return_to(spot.at, spot.offset)

    def show(self, chapter: int, rule: str = "") -> None:
        """Show a chapter, from a rule if one is given."""
        self.chapter, self.rule = chapter, rule
        for index, tab in enumerate(self._tabs):
            kind = "primary" if index == chapter else "green"
            if tab.kind != kind:
                tab.kind = kind
                tab.refresh()
        if self._list is not None and self._list.value != str(chapter):
            self._list.value = str(chapter)
            self._list.refresh()
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
        self._show_hits()

    def _show_hits(self) -> None:
        """Show the search results instead of the chapters, or above the text."""
        ui, px = self.ui, self.app.theme.px
        if self._hits is not None:
            if ui.focus.current is self._hits:
                ui.focus.focus(None)
            ui.widgets.remove(self._hits)
            self.area.inside.remove(self._hits)
            self._hits.kill()
            self._hits = None
        searching = bool(self.wanted.strip())
        for tab in self._tabs:
            tab.set_visible(not searching)
        page, hits = self._page_place, self._hits_place.move(0, -self.area.offset)
        self.panels = [(page, "paper")]
        if searching:
            if self._narrow:
                top = self._hits_place.bottom + px(10)
                page = Rect(page.x, top, page.w, page.bottom - top)
            self.panels = [(page, "paper"), (self._hits_place, "paper")]
            place = hits.inflate(-px(28), -px(36))
            with self.area:
                self._hits = ListBox(
                    ui, place, max(1, len(self.found)), self._row_height(place.w), self._row,
                    self._choose, chosen=-1,
                )  # fmt: skip
            self._hits.set_enabled(bool(self.found))
        self._fit()

    def _fit(self) -> None:
        """Fit the text into its panel, below the button that goes back if there is one."""
        ui, px = self.ui, self.app.theme.px
        room = self._inner(self.panels[0][0]).move(0, -self.area.offset)
        if self._way_back is not None:
            if ui.focus.current is self._way_back:
                ui.focus.focus(self._page, show=ui.focus.shown)
            ui.widgets.remove(self._way_back)
            self.area.inside.remove(self._way_back)
            self._way_back.kill()
            self._way_back = None
        if self.trail:
            words = self.tr("learn.rulebook.back", place=self._called(self.trail[-1]))
            wide = min(room.w, Button.width_for(ui, words, "button_small", icon=True))
            place = Rect(room.x, room.y, wide, px(34))
            with self.area:
                self._way_back = Button(
                    ui, place, words, self.go_back, icon="undo-2", style="button_small",
                    kind="paper", tip=self.tr("learn.rulebook.back_tip"),
                )  # fmt: skip
            below = px(44)
            room = Rect(room.x, room.y + below, room.w, room.h - below)
        self._page.fit(room)
        self.invalidate()

    def _called(self, spot: Spot) -> str:
        """Return the name of a place: a rule id, else the title of the chapter."""
        return spot.rule or self.chapters[spot.chapter].title

    def _row_height(self, width: int) -> int:
        """Return the height of a search result with the longest title, and the chapter below it."""
        px, res, theme = self.app.theme.px, self.app.resources, self.app.theme
        room, small = width - px(18) - px(16) - px(_NUMBER), theme.style("small")
        style = theme.style("small_bold")
        titles = [res.text_size(found.title, style, room)[1] for found in self.found]
        return max([px(24), *titles]) + res.text_size("X", small)[1] + px(10)

    def _row(self, surface: Surface, rect: Rect, index: int, chosen: bool) -> None:
        px, canvas = self.app.theme.px, self.app.canvas
        inner = rect.inflate(-px(16), -px(8))
        if not self.found:
            canvas.fitted(surface, self.tr("learn.rulebook.nothing"), "body", SEPIA, inner)
            return
        found = self.found[index]
        foot = self.app.resources.text_size("X", self.app.theme.style("small"))[1]
        number = Rect(inner.x, inner.y, px(_NUMBER - 4), inner.h - foot)
        ink, quiet, red = (CREAM,) * 3 if chosen else (INK, SEPIA, OXBLOOD)
        canvas.fitted(surface, found.rule, "small_bold", red, number)
        words = Rect(inner.x + px(_NUMBER), inner.y, inner.w - px(_NUMBER), number.h)
        canvas.text(surface, found.title, "small_bold", ink, words, wrap=True)
        words.update(words.x, words.bottom, words.w, foot)
        canvas.fitted(surface, found.where, "small", quiet, words)

    def _choose(self, index: int) -> None:
        if index < len(self.found):
            found = self.found[index]
            self.begin(found.chapter, found.rule)

    def _first(self) -> None:
        """Handle Enter in the search: choose the best result."""
        if self._hits is not None and self.found:
            self._hits.choose(0)
            self.ui.focus.focus(self._hits)

    def handle(self, event: pygame.Event) -> bool:
        """Handle Escape (ends the search, then goes back along links) and Ctrl+F (search).

        Returns whether the event was used.
        """
        if self.wanted and self.app.keys.means(event, "back"):
            self._search.set_value("")
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
            self.ui.focus.focus(self._search)
            return True
        return super().handle(event)

    def on_language_change(self) -> None:
        """Read the rulebook in the new language."""
        self.enter()


def _goes_back(event: pygame.Event) -> bool:
    """Whether an event is Alt+Left, or the side button of a mouse."""
    if event.type == pygame.KEYDOWN:
        return bool(event.key == pygame.K_LEFT and event.mod & pygame.KMOD_ALT)
    return bool(event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_X1)

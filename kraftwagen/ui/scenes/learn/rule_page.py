"""A chapter of the rulebook: paragraphs with ids, links between them, examples."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple, Protocol

import pygame
from pygame import Rect, Surface

from kraftwagen.ui.drawing.markup import Pictures, plain, set_text, signed, unlinked
from kraftwagen.ui.drawing.theme import ACCENT, BRASS_DARK, GLOW, INK, OXBLOOD, SEPIA
from kraftwagen.ui.language.whole import aloud, quote
from kraftwagen.ui.presenters.rulebook import Chapter, Paragraph
from kraftwagen.ui.widgets import ScrollView, Ui

_EDGE: Final = 14
"""Width kept at the left of the text for the mark of a paragraph, in design units."""
_ARROW: Final = "\u2192"
"""What links show instead of the id of a rule."""
_BESIDE: Final = 0.6
"""Largest share of the width that an example may take if its text is to stand beside it."""


class Shown(Protocol):
    """An example on the page."""

    @property
    def size(self) -> tuple[int, int]:
        """Size of the picture with its buttons and captions, in pixels."""

    def draw(self, surface: Surface, place: Rect, focused: bool) -> None:
        """Draw the whole example."""

    def draw_picture(self, surface: Surface, place: Rect) -> None:
        """Draw only the part that changes while the example plays."""

    @property
    def playing(self) -> bool:
        """Whether the example is playing."""

    def press(self) -> None:
        """Play, pause or play again."""

    def update(self, dt: float) -> bool:
        """Advance by ``dt`` seconds; returns whether the picture has changed."""


class Stop(NamedTuple):
    """A place that the focus can reach: a paragraph, one of its links or its example."""

    paragraph: int
    link: str = ""
    rect: Rect = Rect(0, 0, 0, 0)
    example: bool = False


@dataclass
class _Set:
    """A typeset paragraph; rectangles are relative to the page."""

    paragraph: Paragraph | None
    rect: Rect
    pieces: list[tuple[Surface, tuple[int, int]]] = field(default_factory=list)
    links: list[tuple[Rect, str]] = field(default_factory=list)
    shown: Shown | None = None
    place: Rect = field(default_factory=lambda: Rect(0, 0, 0, 0))


class RulePage(ScrollView):
    """Shows one chapter; ``follow`` is called with the rule that a link leads to.

    ``make_shown`` creates an example for a width, ``titles`` says what a link leads to. With
    ``codes`` paragraphs and links show the ids of their rules, else links have an arrow. Up and
    Down move through paragraphs, links and examples, Enter follows a link or plays an example.
    """

    def __init__(
        self,
        ui: Ui,
        rect: Rect,
        chapter: Chapter,
        pictures: Pictures,
        follow: Callable[[str], object],
        make_shown: Callable[[Paragraph, int], Shown | None] = lambda paragraph, width: None,
        rule: str = "",
        *,
        titles: Callable[[str], str] = str,
        codes: bool = True,
    ) -> None:
        super().__init__(ui, rect)
        self._titles, self._codes = titles, codes
        self._pictures, self._follow, self._make_shown = pictures, follow, make_shown
        self.marked = ""
        self.at = 0
        self.turn_to(chapter, rule)

    def turn_to(self, chapter: Chapter, rule: str = "") -> None:
        """Show a chapter from its beginning, or scrolled to a rule, which is marked."""
        self.chapter, self.marked, self.offset = chapter, rule, 0
        self._lay()
        self.at = next((i for i, s in enumerate(self.stops) if self._rule(s) == rule), 0)
        if rule:
            self._reveal(top=True)
        self._speak()
        self.refresh()

    @property
    def here(self) -> str:
        """The id of the rule that has the focus; empty above the first rule."""
        paragraph = self.sets[self.stops[self.at].paragraph].paragraph
        return paragraph.rule if paragraph is not None else ""

    def return_to(self, at: int, offset: int) -> None:
        """Restore a focus stop (index in ``stops``) and a scroll offset in this chapter."""
        self.at, self.offset = min(at, len(self.stops) - 1), min(offset, self.furthest)
        self._speak()
        self.refresh()

    def move_to(self, rect: Rect) -> None:
        """Move and resize the page to another rectangle."""
        if rect != self.rect:
            super().move_to(rect)
            self._lay()
            self.offset = min(self.offset, self.furthest)

    # -- setting

    def _lay(self) -> None:
        ui, px = self.ui, self.ui.theme.px
        width = self.content_width - px(_EDGE)
        self.sets: list[_Set] = []
        chapter = self.chapter
        y = px(4)
        head = self._signed(f"# {chapter.title}\n\n{chapter.text}")
        made = set_text(head, width, ui.theme, ui.res, size="reading", pictures=self._pictures)
        intro = _Set(None, Rect(0, y, self.content_width, made.surface.get_height()))
        self._place(intro, made.surface, made.links, (px(_EDGE), y))
        self.sets.append(intro)
        y += made.surface.get_height() + px(6)
        for paragraph in chapter.paragraphs:
            y = self._paragraph(paragraph, y, width)
        self._tall = y
        self.stops = [
            stop for index, one in enumerate(self.sets) for stop in self._stops_of(index, one)
        ]

    def _paragraph(self, paragraph: Paragraph, y: int, width: int) -> int:
        """Typeset a paragraph at ``y``; return the top of the next."""
        ui, px, res = self.ui, self.ui.theme.px, self.ui.res
        one = _Set(paragraph, Rect(0, y, self.content_width, 0))
        y += px(5)
        rule = paragraph.rule if self._codes else ""
        number = res.text(rule, ui.theme.style("small_bold"), SEPIA)
        room = width - number.get_width() - px(16)
        title = res.text(paragraph.title, ui.theme.style("label"), OXBLOOD, room)
        one.pieces.append((title, (px(_EDGE), y)))
        right = px(_EDGE) + width - number.get_width() - px(6)
        one.pieces.append((number, (right, y + px(1))))
        y += title.get_height() + px(2)
        made = set_text(
            self._signed(paragraph.text), width, ui.theme, res, size="reading",
            pictures=self._pictures,
        )  # fmt: skip
        self._place(one, made.surface, made.links, (px(_EDGE), y))
        y += made.surface.get_height()
        one.shown = self._make_shown(paragraph, width)
        if one.shown is not None:
            one.place = Rect((px(_EDGE), y + px(4)), one.shown.size)
            y = self._caption(one, one.place, width)
        one.rect.h = y - one.rect.y
        self.sets.append(one)
        return y + px(6)

    def _caption(self, one: _Set, place: Rect, width: int) -> int:
        """Set an example's caption beside the example if it fits, else below; return the bottom."""
        assert one.paragraph is not None
        ui, px = self.ui, self.ui.theme.px
        beside = place.w <= _BESIDE * width
        room = width - place.w - px(20) if beside else width
        said = self._signed(one.paragraph.caption)
        words = set_text(said, room, ui.theme, ui.res, size="reading")
        high = words.surface.get_height()
        x, y = place.x, place.bottom + px(4)
        if beside:
            x, y = place.right + px(20), max(place.y, place.centery - high // 2)
        self._place(one, words.surface, words.links, (x, y))
        return max(place.bottom, y + high) + px(4)

    def _signed(self, text: str) -> str:
        return text if self._codes else signed(text, _ARROW)

    def _said(self, text: str) -> str:
        return plain(text if self._codes else unlinked(text))

    @staticmethod
    def _place(
        one: _Set, made: Surface, links: Sequence[tuple[Rect, str]], at: tuple[int, int]
    ) -> None:
        one.pieces.append((made, at))
        one.links += [(rect.move(at), name) for rect, name in links]

    def _stops_of(self, index: int, one: _Set) -> list[Stop]:
        found = [Stop(index, rect=one.rect)]
        links = [Stop(index, name, rect) for rect, name in one.links]
        shown = [Stop(index, rect=one.place, example=True)] if one.shown is not None else []
        return found + sorted(links + shown, key=lambda stop: stop.rect.y)

    # -- use

    @property
    def focusable(self) -> bool:
        """Whether the page can have the focus, as paragraphs are read by keyboard."""
        return bool(self.takes_focus and self.usable)

    def _rule(self, stop: Stop) -> str:
        paragraph = self.sets[stop.paragraph].paragraph
        return paragraph.rule if paragraph and not stop.link and not stop.example else ""

    def _speak(self) -> None:
        stop = self.stops[self.at]
        paragraph = self.sets[stop.paragraph].paragraph
        if stop.link:
            self.spoken = self.tr("learn.rulebook.link", title=self._titles(stop.link))
        elif paragraph is None:
            self.spoken = aloud(self.chapter.title, self._said(self.chapter.text))
        elif stop.example:
            self.spoken = self.tr(
                "learn.rulebook.example", words=quote(self._said(paragraph.caption))
            )
        else:
            rule = [paragraph.rule] if self._codes else []
            self.spoken = aloud(*rule, paragraph.title, self._said(paragraph.text))

    def _reveal(self, top: bool = False) -> None:
        rect, room = self.stops[self.at].rect, self.ui.theme.px(10)
        if top or rect.h > self.rect.h - 2 * room or rect.top - room < self.offset:
            self.scroll_to(rect.top - room)
        elif rect.bottom + room > self.offset + self.rect.h:
            self.scroll_to(rect.bottom + room - self.rect.h)

    def focus_key(self, event: pygame.Event) -> bool:
        """Move between stops by Up, Down, Home and End, and scroll by page keys.

        Returns whether the key was used.
        """
        last = len(self.stops) - 1
        goals = {pygame.K_UP: self.at - 1, pygame.K_DOWN: self.at + 1}
        goals |= {pygame.K_HOME: 0, pygame.K_END: last}
        if event.key not in goals:
            return super().focus_key(event)
        if not 0 <= goals[event.key] <= last:
            return False
        self.at = goals[event.key]
        self._reveal()
        self._speak()
        self.refresh()
        return True

    def activate(self) -> None:
        """Follow a link or play an example by keyboard; ``click_content`` handles clicks."""
        stop = self.stops[self.at]
        if self.ui.focus.shown:
            self._use(stop)

    def click_content(self, x: int, y: int) -> None:
        """Use the link or example under the pointer."""
        for index, stop in enumerate(self.stops):
            if (stop.link or stop.example) and stop.rect.collidepoint(x, y):
                self.at = index
                self._use(stop)
                return

    def _use(self, stop: Stop) -> None:
        shown = self.sets[stop.paragraph].shown
        if stop.link:
            self._follow(stop.link)
        elif stop.example and shown is not None:
            shown.press()
            self.refresh()

    def on_focus(self, focused: bool) -> None:
        """Show the focus frame only while the page has the focus."""
        super().on_focus(focused)
        self.refresh()

    @property
    def moving(self) -> list[Shown]:
        """The playing examples that are in sight; others wait."""
        view = Rect(0, self.offset, self.content_width, self.rect.h)
        seen = [one.shown for one in self.sets if one.shown and one.place.colliderect(view)]
        return [shown for shown in seen if shown.playing]

    def play_on(self, dt: float) -> bool:
        """Advance the playing examples by ``dt`` seconds; returns whether one has changed.

        ``draw_moving`` draws them. The whole page is painted again when one ends or lies below a
        tip.
        """
        playing = self.moving
        changed = sum(shown.update(dt) for shown in playing) > 0
        if changed and (self.ui.shows_tip or len(self.moving) < len(playing)):
            self.refresh()
        return changed

    def draw_moving(self, surface: Surface) -> None:
        """Draw the playing examples onto the window, over the painted page."""
        canvas = self.ui.canvas
        view = Rect(self.rect.x, self.rect.y, self.content_width, self.rect.h)
        clip = surface.get_clip()
        surface.set_clip(view)
        stop, focused = self.stops[self.at], self.ui.focus.shown and self.ui.focus.current is self
        for one in self.sets:
            if one.shown is not None and one.shown.playing:
                place = one.place.move(self.rect.x, self.rect.y - self.offset)
                one.shown.draw_picture(surface, place)
                if focused and stop.example and self.sets[stop.paragraph] is one:
                    canvas.rect(surface, INK, place, 1.5, 4)
        surface.set_clip(clip)

    # -- picture

    def content_height(self) -> int:
        return self._tall

    def paint_content(self, surface: Surface, offset: int) -> None:
        """Draw the visible paragraphs, the mark and the focus frame."""
        px, canvas = self.ui.theme.px, self.ui.canvas
        focused = self.ui.focus.shown and self.ui.focus.current is self
        stop = self.stops[self.at]
        for one in self.sets:
            rect = one.rect.move(0, -offset)
            if rect.bottom < 0 or rect.top > self.rect.h:
                continue
            if one.paragraph is not None and one.paragraph.rule == self.marked:
                canvas.rect(surface, canvas.colour.faint(GLOW, 70), rect, radius=4)
                bar = Rect(rect.x, rect.y, px(5), rect.h)
                canvas.rect(surface, ACCENT, bar, radius=2)
                canvas.rect(surface, BRASS_DARK, bar, 1, 2)
            for made, (x, y) in one.pieces:
                surface.blit(made, (x, y - offset))
            if one.shown is not None:
                here = focused and stop.example and self.sets[stop.paragraph] is one
                one.shown.draw(surface, one.place.move(0, -offset), here)
        if focused:
            frame = stop.rect.move(0, -offset)
            frame = self.ui.theme.grown(frame, 6, 4) if stop.link else frame
            canvas.rect(surface, INK, frame, 1.5, 4)

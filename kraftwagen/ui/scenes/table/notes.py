"""Short-lived texts over the table: news, refusals, and tips about the place pointed at."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import pygame
from pygame import Rect, Surface

from kraftwagen.engine.reasons import Reason
from kraftwagen.engine.spec import GameSpec
from kraftwagen.ui.boxes import Drawn, Row, Sheet, Written
from kraftwagen.ui.drawing.canvas import Canvas
from kraftwagen.ui.drawing.theme import (
    BRASS_DARK,
    BRASS_LIGHT,
    CREAM,
    GREEN,
    GREEN_DEEP,
    OXBLOOD,
    OXBLOOD_LIGHT,
    Style,
)
from kraftwagen.ui.platform.input import KeyBindings
from kraftwagen.ui.scenes.parts.rule_links import Lines, RuleLinks
from kraftwagen.ui.scenes.table.game import News
from kraftwagen.ui.services import Services
from kraftwagen.ui.tables.base import TableView
from kraftwagen.ui.tables.camera import NOWHERE
from kraftwagen.ui.tables.hooks import GameHooks
from kraftwagen.ui.widgets.base import Ui
from kraftwagen.ui.widgets.hover_tip import HoverTip

_SECONDS: Final = 4.0
_PER_LETTER: Final = 0.045
_STAYS: Final = 1.0
"""Fewest seconds a sentence stays after the pointer has left it."""
_NEAR: Final = 90
"""Pixels the pointer may stray from what a ``passing`` sentence is about, both sides together."""
_LEAVES: Final = 0.6
"""Seconds until it disappears then: long enough to reach it."""
_STYLES: Final = ("bold", "small_bold", "tiny_bold")
_TIP_STYLES: Final = ("small", "tiny")
_WIDEST: Final = 1.8
"""Largest width of the picture before a tip, as a multiple of its room's height."""
_LINES: Final = 3
"""The most lines of a tip; the rest is told on request."""


class Bubble:
    """A sentence shown for a few seconds in a strip, longer the longer it is.

    It may have a link. It stays while the pointer is on it.
    """

    def __init__(self, keys: KeyBindings, now: Callable[[], float]) -> None:
        self._keys, self._now = keys, now
        self.text = ""
        self._until = 0.0
        self._shown = False
        self._at = (0, 0)
        self._link = ""
        self._open: Callable[[], object] | None = None
        self._box = Rect(0, 0, 0, 0)
        self._button = Rect(0, 0, 0, 0)
        self._held = self._passing = self._good = False

    @property
    def left(self) -> float:
        """Seconds until the sentence disappears; 0 if none is shown."""
        return max(0.0, self._until - self._now())

    def say(
        self,
        text: str,
        at: tuple[int, int],
        link: str = "",
        follow: Callable[[], object] | None = None,
        passing: bool = False,
        good: bool = False,
    ) -> None:
        """Show a sentence; ``follow`` is called when its link, the text ``link``, is pressed.

        A ``passing`` sentence disappears soon after the pointer has left the point ``at``.
        Sentences about ``good`` news have a quiet frame.
        """
        self.text, self._at = text, at
        self._link, self._open = (link, follow) if follow is not None else ("", None)
        self._held, self._passing, self._good = False, passing, good
        self._box = self._button = Rect(*at, 0, 0)
        seconds = max(_SECONDS, len(text) * _PER_LETTER + 1.5) + (1.5 if self._open else 0)
        self._until, self._shown = self._now() + seconds, True

    def hide(self) -> bool:
        """Hide the sentence; returns whether one was shown."""
        shown, self._until = self.left > 0, 0.0
        return shown

    def handle(self, event: pygame.Event) -> bool:
        """Follow the link on a click or the help key; returns whether that happened."""
        if self.left <= 0:
            return False
        if event.type == pygame.MOUSEMOTION:
            self._held = self._box.collidepoint(event.pos)
            if self._passing and not self._held and math.dist(event.pos, self._at) > _NEAR / 2:
                self._until = min(self._until, self._now() + _LEAVES)
            return False
        pressed = event.type == pygame.MOUSEBUTTONDOWN and self._button.collidepoint(event.pos)
        if self._open is None or not (pressed or self._keys.means(event, "help")):
            return False
        self._until = 0.0
        self._open()
        return True

    def update(self) -> bool:
        """Keep the sentence while the pointer is on it; returns whether it has just disappeared."""
        if self._held:
            self._until = max(self._until, self._now() + _STAYS)
        before, self._shown = self._shown, self.left > 0
        return before and not self._shown

    def draw(self, surface: Surface, ui: Ui, strip: Rect) -> None:
        """Draw the sentence in its strip; a very long one also covers room above the strip."""
        if self.left <= 0:
            return
        px, canvas = ui.theme.px, ui.canvas
        for style in _STYLES:
            sheet = Sheet(ui)
            link = Written(self._link, "small_bold", OXBLOOD, line=True) if self._link else None
            tree = Row(
                Drawn(partial(self._glyph, canvas), 20, 20), Written(self.text, style, share=1),
                link, gap=9, pad=(11, 4), folds=False,
            )  # fmt: skip
            high = tree.height(sheet, strip.w)
            if high <= strip.h:
                break
        box = Rect(strip.x, 0, strip.w, max(high, strip.h))
        box.bottom = strip.bottom
        tree.place(sheet, box)
        # The link can be pressed where it was drawn last.
        self._box, self._button = box, link.rect if link is not None else Rect(0, 0, 0, 0)
        canvas.panel(surface, box, "paper", deco=False, shadow=0)
        edge, thick = (BRASS_DARK, 1) if self._good else (OXBLOOD_LIGHT, 2)
        inner = canvas.theme.grown(box, -4)
        canvas.rect(surface, edge, inner, thick, 4)
        sheet.draw(surface)
        if link is not None:
            below = (link.rect.x, link.rect.bottom - px(2), link.rect.w, max(1, px(1)))
            canvas.rect(surface, OXBLOOD, below)

    def _glyph(self, canvas: Canvas, surface: Surface, box: Rect) -> None:
        name, ink = ("check", GREEN) if self._good else ("info", OXBLOOD)
        surface.blit(canvas.res.icon(name, box.w, ink), box)


def _point(at: tuple[int, int] | str) -> tuple[int, int]:
    return NOWHERE if isinstance(at, str) else at


def _glyph(ui: Ui, strip: Rect, picture: Surface | None) -> Surface:
    """Return a picture in the size in which it stands before a tip; without one a sign."""
    if picture is None:
        return ui.res.icon("info", ui.theme.px(20), BRASS_LIGHT)
    (wide, high), (_, room) = picture.get_size(), ui.theme.grown(strip, -8).size
    share = min(1.0, room / high, _WIDEST * room / wide)
    return pygame.transform.smoothscale_by(picture, share)


def _draw_tip(
    surface: Surface, ui: Ui, strip: Rect, told: str, ruled: bool, picture: Surface | None
) -> None:
    """Draw the first lines of a tip in the strip: small, in the first of the styles that fits.

    At the left stands the ``picture`` of what it is about, at the right the key that opens its
    rule, if it is ``ruled``.
    """
    px, glyph = ui.theme.px, _glyph(ui, strip, picture)
    icon = glyph.get_width()
    room = Rect(strip.x + icon + px(16), strip.y, strip.w - icon - px(24), strip.h)
    ui.canvas.rect(surface, GREEN_DEEP, strip, radius=6)
    ui.canvas.rect(surface, BRASS_DARK, strip, 1, 6)
    surface.blit(glyph, glyph.get_rect(midleft=(strip.x + px(9), strip.centery)))
    if ruled:
        key = ui.res.text(ui.keys.hint("help"), ui.theme.style("tiny"), BRASS_LIGHT)
        book = ui.res.icon("book-open", px(16), BRASS_LIGHT)
        beside = key.get_rect(midright=(strip.right - px(9), strip.centery))
        surface.blit(key, beside)
        surface.blit(book, book.get_rect(midright=(beside.x - px(4), strip.centery)))
        room.w = beside.x - px(28) - room.x
    lines = told.split("\n")
    more = f" … ({ui.keys.hint('more')})"
    words = "\n".join(lines[:_LINES]) + (more if len(lines) > _LINES else "")
    for style in _TIP_STYLES:
        look = ui.theme.style(style)
        if ui.res.text_size(words, look, room.w)[1] <= room.h:
            break
    else:
        words = _cut(ui, words, more, look, room)
    high = ui.res.text_size(words, look, room.w)[1]
    room.y, room.h = room.centery - high // 2, high
    ui.canvas.text(surface, words, look, CREAM, room, "left", "exact", wrap=True)


def _cut(ui: Ui, words: str, more: str, look: Style, room: Rect) -> str:
    """Return as many words as fit, and the sign that there are ``more``."""
    found = words.split(" ")
    while len(found) > 1 and ui.res.text_size(" ".join(found) + more, look, room.w)[1] > room.h:
        found.pop()
    return " ".join(found) + more


class Notes:
    """Texts over the table: news, refusals, and tips about the place under the pointer."""

    def __init__(
        self,
        app: Services,
        spec: GameSpec[Any],
        hooks: GameHooks,
        view: TableView,
    ) -> None:
        self.app, self._hooks, self._view = app, hooks, view
        self.links = RuleLinks(app, spec.id)
        self.bubble = Bubble(app.keys, lambda: app.now)
        self._changed = False
        self._said = ""
        """The last tip without how to read its rule."""
        self._picture: Surface | None = None
        """The picture of what it is about."""
        self._asked = ""
        """The tip of which everything was asked for."""
        self.tip = HoverTip(self._tip_at, self._greyed)

    def handle(self, event: pygame.Event, board: Rect, ui: Ui, log: Lines) -> bool:
        """Handle links, tips, and presses that hide texts; returns whether the event was used."""
        if self.bubble.handle(event):
            self._changed = True
            return True
        if ui.told and self.app.keys.means(event, "more"):
            self._asked = "" if self._asked == ui.told else ui.told
            self._changed = True
            return True
        if event.type == pygame.KEYDOWN and self.app.keys.means(event, "help"):
            rule = self.links.here(ui, self._view, board, log)
            if rule:
                self.tip.press(ui)
                self.links.open(rule)
            return bool(rule)
        if event.type == pygame.MOUSEMOTION:
            self.tip.motion(event.pos, board.collidepoint(event.pos), ui)
        elif event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.KEYDOWN):
            self.tip.press(ui)
            if event.type != pygame.MOUSEBUTTONUP and self.bubble.hide():
                self._changed = True
                return self.app.keys.means(event, "back")
        return False

    def _tip_at(self, pos: tuple[int, int]) -> str | None:
        """Return the tip of a place with how to read its rule; None if it has none."""
        said, about = self._view.tooltip(pos), self._view.subject(pos)
        self._said, self._picture = said or "", about.picture
        return self.links.told(said, about.rule) if said else said

    def say(self, words: str, at: tuple[int, int] | str) -> None:
        """Show a sentence about a point of the window, or a part of it."""
        self.bubble.say(words, _point(at))
        self._changed = True

    def tell(self, news: News) -> None:
        """Show news."""
        self.bubble.say(news.words, NOWHERE, good=news.good)
        self._changed = True

    def explain(self, reason: Reason, at: tuple[int, int] | str, passing: bool = False) -> None:
        """Show and read aloud the reason of a refusal, with a link to its rule."""

        def follow() -> None:
            self.links.open(self._hooks.rule(reason))

        words = self._hooks.reason(reason)
        self.app.speech.say(words)
        link = self.app.tr("table.rulebook")
        self.bubble.say(words, _point(at), link, follow, passing)
        self._changed = True

    def shown(self, ui: Ui) -> bool:
        """Return whether a sentence or tip covers the prompt."""
        return self.bubble.left > 0 or bool(ui.told)

    def draw(self, surface: Surface, ui: Ui, strip: Rect) -> None:
        """Draw in the strip the present sentence, else the tip about the place pointed at."""
        if self.bubble.left > 0:
            self.bubble.draw(surface, ui, strip)
        elif ui.told and ui.told == self._asked:
            ui.draw_tip(surface)
        elif ui.told:
            said = self._said if ui.told.startswith(self._said) else ""
            ruled, picture = bool(said) and ui.told != said, self._picture if said else None
            _draw_tip(surface, ui, strip, said or ui.told, ruled, picture)

    def update(self, ui: Ui) -> bool:
        """Show and hide texts when it is time; returns whether the picture changed."""
        self.tip.update(ui)
        changed = self.bubble.update() or self._changed
        self._changed = False
        return changed

    def next_update(self, ui: Ui) -> float | None:
        """Return the seconds until a text appears or disappears; None for never."""
        waits = [self.tip.waiting(ui), self.bubble.left if self.bubble.left > 0 else None]
        return min((wait for wait in waits if wait is not None), default=None)

    def _greyed(self, pos: tuple[int, int]) -> bool:
        """Explain what the pointer rests on if nothing can be done with it; whether that is so."""
        reason = self._view.why_not(pos)
        if reason is not None:
            self.explain(reason, pos, passing=True)
        return reason is not None

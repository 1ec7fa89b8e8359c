"""Short-lived texts over the table: news, refusals, and tips on what is pointed at."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

import pygame
from pygame import Rect, Surface

from kraftwagen.engine.reasons import Reason
from kraftwagen.engine.spec import GameSpec
from kraftwagen.ui.boxes import Column, Drawn, Row, Sheet, Written
from kraftwagen.ui.drawing.canvas import Canvas
from kraftwagen.ui.drawing.theme import BRASS_DARK, GREEN, OXBLOOD, OXBLOOD_LIGHT
from kraftwagen.ui.platform.input import KeyBindings
from kraftwagen.ui.scenes.parts.rule_links import Lines, RuleLinks
from kraftwagen.ui.scenes.table.game import News
from kraftwagen.ui.services import Services
from kraftwagen.ui.tables.base import TableView
from kraftwagen.ui.tables.hooks import GameHooks
from kraftwagen.ui.widgets.base import Ui
from kraftwagen.ui.widgets.hover_tip import HoverTip

_SECONDS: Final = 4.0
_PER_LETTER: Final = 0.045
_STAYS: Final = 1.0
"""Fewest seconds a sentence stays after the pointer has left it."""
_NEAR: Final = 90
"""Pixels the pointer may stray from a ``passing`` sentence, both sides together."""


class Bubble:
    """A sentence shown near a point for a few seconds, longer if it is long.

    It may have a link. It stays as long as the pointer is on it.
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
        self._clear: Sequence[Rect] | None = None

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
        clear: Sequence[Rect] | None = None,
    ) -> None:
        """Show a sentence; ``follow`` is called when its link, the text ``link``, is pressed.

        A ``passing`` sentence disappears when the pointer moves away. ``good`` news have a quiet
        frame. With ``clear`` the sentence is small and, if there is room, covers none of these
        rectangles.
        """
        self._clear = clear
        self.text, self._at = text, at
        self._link, self._open = (link, follow) if follow is not None else ("", None)
        self._held, self._passing, self._good = False, passing, good
        self._box = self._button = Rect(*at, 0, 0)
        seconds = max(_SECONDS, len(text) * _PER_LETTER + 1.5) + (1.5 if self._open else 0)
        self._until, self._shown = self._now() + seconds, True

    def hide(self) -> bool:
        """Hide the sentence; whether one was shown."""
        shown, self._until = self.left > 0, 0.0
        return shown

    def handle(self, event: pygame.Event) -> bool:
        """Follow the link on a click or the help key; whether that happened."""
        if self.left <= 0:
            return False
        if event.type == pygame.MOUSEMOTION:
            self._held = self._box.collidepoint(event.pos)
            if self._passing and not self._box.inflate(_NEAR, _NEAR).collidepoint(event.pos):
                self._held, self._until = False, 0.0
            return False
        pressed = event.type == pygame.MOUSEBUTTONDOWN and self._button.collidepoint(event.pos)
        if self._open is None or not (pressed or self._keys.means(event, "help")):
            return False
        self._until = 0.0
        self._open()
        return True

    def update(self) -> bool:
        """Keep the sentence while the pointer is on it; whether it has just disappeared."""
        if self._held:
            self._until = max(self._until, self._now() + _STAYS)
        before, self._shown = self._shown, self.left > 0
        return before and not self._shown

    def draw(self, surface: Surface, ui: Ui, inside: Rect) -> None:
        """Draw the sentence above its point, or below, within the rectangle ``inside``."""
        if self.left <= 0:
            return
        px, canvas, sheet = ui.theme.px, ui.canvas, Sheet(ui)
        little = self._passing or self._clear is not None
        inside = inside.inflate(-px(8), -px(8))
        style, most = ("small_bold", 320) if little else ("bold", 420)
        link = Written(self._link, "small_bold", OXBLOOD, line=True) if self._link else None
        tree = Row(
            Drawn(partial(self._glyph, canvas), 24, 24),
            Column(Written(self.text, style), link, gap=4, items="start"), gap=10, pad=(14, 12),
            most_w=most, folds=False,
        )  # fmt: skip
        wide = min(inside.w, tree.widths(sheet)[1])
        box = Rect(0, 0, wide, tree.height(sheet, wide))
        box.midbottom = (self._at[0], self._at[1] - px(18))
        if box.top < inside.top:
            box.top = self._at[1] + px(24)
        box.clamp_ip(inside)
        if self._clear:
            box = _beside(box, self._at, inside, self._clear, px(16))
        tree.place(sheet, box)
        # The link can be pressed where it was drawn last.
        self._box, self._button = box, link.rect if link is not None else Rect(0, 0, 0, 0)
        canvas.panel(surface, box, "paper", deco=False, shadow=6)
        edge, thick = (BRASS_DARK, 1) if self._good else (OXBLOOD_LIGHT, 2)
        inner = box.inflate(-px(6), -px(6))
        canvas.rect(surface, edge, inner, max(1, px(thick)), border_radius=px(4))
        sheet.draw(surface)
        if link is not None:
            below = (link.rect.x, link.rect.bottom - px(2), link.rect.w, max(1, px(1)))
            canvas.rect(surface, OXBLOOD, below)

    def _glyph(self, canvas: Canvas, surface: Surface, box: Rect) -> None:
        name, ink = ("check", GREEN) if self._good else ("info", OXBLOOD)
        surface.blit(canvas.res.icon(name, box.w, ink), box)


def _beside(box: Rect, at: tuple[int, int], inside: Rect, clear: Sequence[Rect], step: int) -> Rect:
    """Return the box at the free place nearest to ``at``, or unchanged if there is none.

    Free places cover neither ``at`` nor ``clear``; they are tried every ``step`` pixels.
    """
    if box.collidelist(clear) < 0:
        return box
    near = Rect(0, 0, 2 * step, 2 * step)
    near.center = at
    spots = [
        Rect(x, y, *box.size)
        for x in range(inside.left, inside.right - box.w + 1, step)
        for y in range(inside.top, inside.bottom - box.h + 1, step)
    ]
    spots.sort(key=lambda one: math.dist(one.center, at))
    return next((one for one in spots if one.collidelist([near, *clear]) < 0), box)


class Notes:
    """Texts over the table: news, refusals, and tips on what the pointer rests on."""

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
        self.places: dict[str, tuple[int, int]] = {}
        """Name -> point of the window at which sentences can be shown."""
        self._changed = False
        self.tip = HoverTip(self._tip_at, self._greyed, self._alike)

    def handle(self, event: pygame.Event, board: Rect, ui: Ui, log: Lines) -> bool:
        """Handle links, tips, and presses that hide texts; whether the event was used."""
        if self.bubble.handle(event):
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
        said = self._view.tooltip(pos)
        return self.links.told(said, self._view.rule(pos)) if said else said

    def _alike(self, pos: tuple[int, int]) -> list[Rect]:
        """Return all places of the same kind as the one there, which its tip should not cover."""
        keys, here = self._view.keys, self._view.places(pos)
        if keys is None or not here:
            return []
        return [stop.focus_rect for stop in keys.stops() if stop.key[0] == here[0][0]]

    def say(self, words: str, at: tuple[int, int] | str) -> None:
        """Show a sentence at a point of the window or at one of the ``places``.

        It leaves in sight what a guide or a hint lights.
        """
        self.bubble.say(words, self._point(at), clear=self._view.lit() or None)
        self._changed = True

    def tell(self, news: News) -> None:
        """Show news: good news beside the board, other news over it."""
        self.bubble.say(news.words, self.places["side" if news.good else "board"], good=news.good)
        self._changed = True

    def _point(self, at: tuple[int, int] | str) -> tuple[int, int]:
        return self.places[at] if isinstance(at, str) else at

    def explain(self, reason: Reason, at: tuple[int, int] | str, passing: bool = False) -> None:
        """Show and read aloud why something is refused, with a link to its rule."""

        def follow() -> None:
            self.links.open(self._hooks.rule(reason))

        words = self._hooks.reason(reason)
        self.app.speech.say(words)
        link = self.app.tr("table.rulebook")
        self.bubble.say(words, self._point(at), link, follow, passing, clear=self._inviting())
        self._changed = True

    def _inviting(self) -> list[Rect]:
        """Return the places where something can be done now, which no refusal should cover."""
        keys = self._view.keys
        return [keys.stop(key).focus_rect for key in keys.letters().values()] if keys else []

    def update(self, ui: Ui) -> bool:
        """Show and hide texts when it is time; whether the picture changed."""
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

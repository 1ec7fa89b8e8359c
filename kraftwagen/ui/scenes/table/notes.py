"""Short-lived words over the table: refusals near the pointer and sentences on what is hovered."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any, Final

import pygame
from pygame import Rect, Surface

from kraftwagen.engine.reasons import Reason
from kraftwagen.engine.spec import GameSpec
from kraftwagen.ui.drawing.canvas import Canvas
from kraftwagen.ui.drawing.theme import BRASS_DARK, GREEN, INK, OXBLOOD, OXBLOOD_LIGHT
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
"""Seconds it stays after the pointer has left it, at least."""
_NEAR: Final = 90
"""How far, in pixels, the pointer may stray from words said in passing (both sides together)."""


class Bubble:
    """One sentence near a point for a few seconds, longer for long ones.

    It may hold a link; then it stays as long as the pointer is on it.
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
        """Seconds until it goes; 0 where there is none."""
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
        """Show a sentence, with a link that does something when followed.

        One said in ``passing`` goes when the pointer leaves it behind. ``good`` news have a quiet
        frame of their own. What keeps places ``clear`` is small, and as near as it can be.
        """
        self._clear = clear
        self.text, self._at = text, at
        self._link, self._open = (link, follow) if follow is not None else ("", None)
        self._held, self._passing, self._good = False, passing, good
        self._box = self._button = Rect(*at, 0, 0)
        seconds = max(_SECONDS, len(text) * _PER_LETTER + 1.5) + (1.5 if self._open else 0)
        self._until, self._shown = self._now() + seconds, True

    def hide(self) -> bool:
        """Take it away; whether there was one."""
        shown, self._until = self.left > 0, 0.0
        return shown

    def handle(self, event: pygame.Event) -> bool:
        """The link by mouse or by the help key; whether it was followed."""
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
        """Whether it has gone since the last time; while the pointer is on it, it stays."""
        if self._held:
            self._until = max(self._until, self._now() + _STAYS)
        before, self._shown = self._shown, self.left > 0
        return before and not self._shown

    def draw(self, surface: Surface, canvas: Canvas, inside: Rect) -> None:
        """Above the point, clamped into the rectangle."""
        if self.left <= 0:
            return
        px = canvas.theme.px
        little = self._passing or self._clear is not None
        style = canvas.theme.style("small_bold" if little else "bold")
        small = canvas.theme.style("small_bold")
        icon = px(24)
        room = min(px(320 if little else 420), inside.w - px(40)) - icon - px(36)
        width = min(room, canvas.res.text_size(self.text, style)[0] + 1)
        words = canvas.res.text(self.text, style, INK, width)
        link = canvas.res.text(self._link, small, OXBLOOD)
        foot = max(link.get_height(), px(24)) if self._link else 0
        wide = max(words.get_width(), link.get_width())
        box = Rect(0, 0, wide + icon + px(40), words.get_height() + foot + px(24))
        box.midbottom = (self._at[0], self._at[1] - px(18))
        if box.top < inside.top:
            box.top = self._at[1] + px(24)
        inside = inside.inflate(-px(8), -px(8))
        box.clamp_ip(inside)
        if self._clear:
            box = _beside(box, self._at, inside, self._clear, px(16))
        # Where it was drawn is where it can be pressed.
        self._box = box
        canvas.panel(surface, box, "paper", deco=False, shadow=6)
        edge = box.inflate(-px(6), -px(6))
        line_colour, ink = (BRASS_DARK, GREEN) if self._good else (OXBLOOD_LIGHT, OXBLOOD)
        wide_line = px(1 if self._good else 2)
        canvas.rect(surface, line_colour, edge, max(1, wide_line), border_radius=px(4))
        glyph = canvas.res.icon("check" if self._good else "info", icon, ink)
        left, top = box.x + icon + px(24), box.y + px(12)
        surface.blit(glyph, glyph.get_rect(midleft=(box.x + px(14), top + words.get_height() // 2)))
        surface.blit(words, (left, top))
        if self._link:
            self._button = Rect(left, top + words.get_height(), link.get_width(), foot)
            at = surface.blit(link, link.get_rect(midleft=self._button.midleft))
            line = Rect(at.x, at.bottom - px(2), at.w, max(1, px(1)))
            canvas.rect(surface, OXBLOOD, line)


def _beside(box: Rect, at: tuple[int, int], inside: Rect, clear: Sequence[Rect], step: int) -> Rect:
    """The place nearest to a point that covers neither it nor what is kept clear; else ``box``."""
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
    """The words over the table: said by the game, refusals, and what the pointer rests on."""

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
        """Points sentences are said at, by name."""
        self._changed = False
        self.tip = HoverTip(self._tip_at, self._greyed, self._alike)

    def handle(self, event: pygame.Event, board: Rect, ui: Ui, log: Lines) -> bool:
        """Links, and what makes words go; whether the event was used up."""
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
        """The sentence about a place, and how to read its rule."""
        said = self._view.tooltip(pos)
        return self.links.told(said, self._view.rule(pos)) if said else said

    def _alike(self, pos: tuple[int, int]) -> list[Rect]:
        """All places of the kind that lies there: who chooses among them reads the others, too."""
        keys, here = self._view.keys, self._view.places(pos)
        if keys is None or not here:
            return []
        return [stop.focus_rect for stop in keys.stops() if stop.key[0] == here[0][0]]

    def say(self, words: str, at: tuple[int, int] | str) -> None:
        """A sentence at a point or at one of the ``places``."""
        self.bubble.say(words, self._point(at))
        self._changed = True

    def tell(self, news: News) -> None:
        """What somebody ought to know: good news beside the board, others on it."""
        self.bubble.say(news.words, self.places["side" if news.good else "board"], good=news.good)
        self._changed = True

    def _point(self, at: tuple[int, int] | str) -> tuple[int, int]:
        return self.places[at] if isinstance(at, str) else at

    def explain(self, reason: Reason, at: tuple[int, int] | str, passing: bool = False) -> None:
        """Why something is refused, with the way to its rule."""

        def follow() -> None:
            self.links.open(self._hooks.rule(reason))

        words = self._hooks.reason(reason)
        self.app.speech.say(words)
        link = self.app.tr("table.rulebook")
        self.bubble.say(words, self._point(at), link, follow, passing, clear=self._inviting())
        self._changed = True

    def _inviting(self) -> list[Rect]:
        """Where something can be done now: no refusal is to cover it."""
        keys = self._view.keys
        return [keys.stop(key).focus_rect for key in keys.letters().values()] if keys else []

    def update(self, ui: Ui) -> bool:
        """Let words come and go; whether the picture changed."""
        self.tip.update(ui)
        changed = self.bubble.update() or self._changed
        self._changed = False
        return changed

    def next_update(self, ui: Ui) -> float | None:
        """Seconds until words come or go; None when none will."""
        waits = [self.tip.waiting(ui), self.bubble.left if self.bubble.left > 0 else None]
        return min((wait for wait in waits if wait is not None), default=None)

    def _greyed(self, pos: tuple[int, int]) -> bool:
        """Explain what the pointer rests on, if nothing can be done with it."""
        reason = self._view.why_not(pos)
        if reason is not None:
            self.explain(reason, pos, passing=True)
        return reason is not None

"""Posters of the games: pictures side by side with a line of text below each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from typing import Final

import pygame
from pygame import Rect, Surface

from kraftwagen.engine.errors import GameError
from kraftwagen.engine.registry import listing
from kraftwagen.ui.boxes import Box, Column, Drawn, Gap, Leaf, Row, Sheet, Written
from kraftwagen.ui.boxes.sheet import Paint
from kraftwagen.ui.drawing.theme import (
    BRASS_DARK,
    BRASS_LIGHT,
    CREAM,
    GREEN_DEEP,
    INK,
    MUTED,
    Style,
)
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.language.whole import aloud, beside
from kraftwagen.ui.widgets.base import Ui, Widget
from kraftwagen.ui.widgets.painted import State

_SHAPE: Final = (3, 4)
"""Proportions of poster pictures, width to height."""
_FRONT: Final = 0.5
"""Share of a picture's height above its lower part, which shows the subject."""
_BETWEEN: Final = 24
"""Room between two posters, in design units."""
_LEAST: Final = 150
"""Smallest width of a poster in design units, for the text below it."""
_MOST: Final = 400
_TICK: Final = 30
"""Width of the seal on the chosen game, in design units."""
_PALE: Final = 84
"""Opacity of the veil over the pictures of other games, of 255."""


def line_of(tr: Translator, game: str) -> str:
    """Return a line about a game; empty if there is none."""
    key = f"{game}.tagline"
    return tr(key) if tr.has(key) else ""


def facts_of(tr: Translator, game: str) -> str:
    """Return the number of players, minutes and weight of a game, as far as known."""
    try:
        known = listing(game)
    except GameError:
        return ""
    facts = []
    if any(known.seats):
        facts.append(tr("menu.facts.players", low=known.seats[0], high=known.seats[1]))
    if any(known.minutes):
        facts.append(tr("menu.facts.minutes", low=known.minutes[0], high=known.minutes[1]))
    if known.weight:
        facts.append(tr(f"menu.facts.weight.{known.weight}"))
    return beside(*facts)


class Kind(Enum):
    """The layout of a poster: words below the picture, beside a strip of it, or the name alone."""

    TALL = 0
    STRIP = 76
    """The value is the height of the strip in design units."""
    LOW = 42


def _face(ui: Ui, game: str, kind: Kind, picture: Paint) -> Box:
    """Declare the picture and the words of a poster."""
    tr, name = ui.tr, ui.app.games.title(game)
    line, facts = line_of(tr, game), facts_of(tr, game)
    if kind is Kind.TALL:
        words = Column(
            Written(line, "small_bold", CREAM, align="center"),
            Written(facts, "small", MUTED, align="center"),
            pad=(8, 8),
        )
        return Column(
            Drawn(picture, _LEAST - 16, 0, ratio=_SHAPE[1] / _SHAPE[0]), words, pad=(8, 8)
        )
    if kind is Kind.STRIP:
        side = kind.value - 16
        said = Column(Written(name, "button", CREAM), Written(facts, "tiny", MUTED), share=1)
        return Row(Drawn(picture, side, side), said, gap=16, pad=(8, 8), folds=False,
                   items="stretch", least_w=_LEAST)  # fmt: skip
    side, called = kind.value - 8, Written(name, "button", CREAM, line=True, share=1)
    return Row(Drawn(picture, 2 * side, side), called, Gap(_TICK), gap=8, pad=(4, 4), folds=False)


def poster(
    game: str, kind: Kind, *, chosen: bool, press: Callable[[], object], does: str
) -> Leaf[Poster]:
    """Return a poster as wide as its room; ``does`` says what a press does."""

    def make(ui: Ui, rect: Rect) -> Poster:
        return Poster(ui, rect, game, kind, chosen=chosen, press=press, does=does)

    def face(sheet: Sheet) -> Box:
        return _face(sheet.ui, game, kind, lambda surface, rect: None)

    def widths(sheet: Sheet) -> tuple[int, int]:
        least = face(sheet).widths(sheet)[0]
        return least, max(least, sheet.px(_MOST))

    def high(sheet: Sheet, width: int) -> int:
        return face(sheet).height(sheet, width)

    return Leaf(make, widths, high, share=1)


class Posters(Box):
    """Posters side by side in the middle, as large as their room allows, all of the same size."""

    def __init__(self, posters: Sequence[Leaf[Poster]], *, share: float = 0) -> None:
        self.posters, self.share = posters, share

    def _width(self, sheet: Sheet, each: int) -> int:
        return each * len(self.posters) + sheet.px(_BETWEEN) * (len(self.posters) - 1)

    def measured(self, sheet: Sheet) -> tuple[int, int]:
        least, wish = self.posters[0].widths(sheet)
        return self._width(sheet, least), self._width(sheet, wish)

    def high_at(self, sheet: Sheet, width: int) -> int:
        return self._high(sheet, self.posters[0].widths(sheet)[0])

    def _high(self, sheet: Sheet, each: int) -> int:
        return max(one.height(sheet, each) for one in self.posters)

    def place(self, sheet: Sheet, rect: Rect) -> None:
        least, wish = self.posters[0].widths(sheet)
        gap, count = sheet.px(_BETWEEN), len(self.posters)
        most = min(wish, (rect.w - gap * (count - 1)) // count)
        each = next((w for w in range(most, least, -4) if self._high(sheet, w) <= rect.h), least)
        whole = Rect(0, 0, self._width(sheet, each), self._high(sheet, each))
        whole.center = rect.center
        for at, one in enumerate(self.posters):
            one.place(sheet, Rect(whole.x + at * (each + gap), whole.y, each, whole.h))


class Poster(Widget):
    """The poster of a game; a press chooses the game, or plays the chosen one."""

    def __init__(
        self,
        ui: Ui,
        rect: Rect,
        game: str,
        kind: Kind,
        *,
        chosen: bool,
        press: Callable[[], object],
        does: str,
    ) -> None:
        super().__init__(ui, rect, tip="" if chosen else does)
        self.game, self.kind, self.chosen, self._press = game, kind, chosen, press
        self.text = ui.app.games.title(game)
        self.note = aloud(line_of(ui.tr, game), facts_of(ui.tr, game))
        mark = [ui.tr("menu.chosen")] if chosen else []
        self.spoken = aloud(self.text, *mark, self.note, does)
        # Arrow keys move along posters, but not across the buttons beside them.
        self.focus_area = "games"
        self._sheet = Sheet(ui)
        _face(ui, game, kind, self._picture).place(self._sheet, Rect((0, 0), rect.size))
        if kind is Kind.TALL and ui.res.has_image(f"{game}/poster"):
            ui.res.preload_scenery(f"{game}/poster", self._sheet.drawings[0][0].size)
        self.refresh()

    def activate(self) -> None:
        """Choose the game, or play."""
        self.ui.app.sound.play("click", "interface")
        self._press()

    def paint(self, surface: Surface, state: State) -> None:
        canvas, theme = self.ui.canvas, self.ui.theme
        edge, line = (BRASS_LIGHT, 3.0) if self.chosen else (BRASS_DARK, 1.5)
        size = surface.get_size()
        surface.blit(canvas.box(size, GREEN_DEEP, edge, theme.line(line), theme.px(8)), (0, 0))
        self._sheet.draw(surface)
        picture = self._sheet.drawings[0][0]
        if not self.chosen and state not in ("hovered", "pressed"):
            veil = Surface(picture.size, pygame.SRCALPHA)
            veil.fill((*tuple(canvas.colour(INK))[:3], _PALE))
            surface.blit(veil, picture)
        if self.chosen:
            low = self.kind is Kind.LOW
            self._tick(surface, surface.get_rect().inflate(-8, -8) if low else picture)

    def _picture(self, surface: Surface, place: Rect) -> None:
        res, name, tall = self.ui.res, f"{self.game}/poster", self.kind is Kind.TALL
        if res.has_image(name):
            high = place.w * _SHAPE[1] // _SHAPE[0]
            made = res.scenery(name, (place.w, high))
            top = 0 if tall else min(high - place.h, round(high * _FRONT))
            surface.blit(made, place, Rect(0, top, *place.size))
        if tall:
            self._lettering(surface, place)

    def _lettering(self, surface: Surface, picture: Rect) -> None:
        """Draw the name over the sky, in the game's own lettering if it has one."""
        ui = self.ui
        room = Rect(0, 0, round(picture.w * 0.8), round(picture.h * 0.2))
        room.midtop = (picture.centerx, picture.y + round(picture.h * 0.06))
        own = f"{self.game}/lettering"
        if ui.res.has_image(own):
            sign = ui.res.image(own, *room.size)
            surface.blit(sign, sign.get_rect(center=room.center))
        else:
            wide = ui.res.text_size(self.text, hero := ui.theme.style("hero"))[0]
            high = min(hero.px * room.w // wide, room.h * 4 // 5)
            ui.canvas.outlined(surface, self.text, Style(hero.face, high), room)

    def _tick(self, surface: Surface, picture: Rect) -> None:
        """Draw a seal on the chosen game, so that colour is not its only mark."""
        ui, side = self.ui, min(self.ui.theme.px(_TICK), picture.w * 2 // 5)
        centre = (picture.right - side * 0.62, picture.bottom - side * 0.62)
        ui.canvas.circle(surface, centre, side / 2, BRASS_LIGHT, INK, ui.theme.line(2))
        mark = ui.res.icon("check", side * 0.62, INK)
        surface.blit(mark, mark.get_rect(center=(round(centre[0]), round(centre[1]))))

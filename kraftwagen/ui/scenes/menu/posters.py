"""Posters of the games: pictures side by side with a line of text below each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame
from pygame import Rect, Surface

from kraftwagen.engine.errors import GameError
from kraftwagen.engine.registry import listing
from kraftwagen.ui.boxes import Box, Leaf, Sheet
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
from kraftwagen.ui.services import Services
from kraftwagen.ui.widgets.base import Ui, Widget
from kraftwagen.ui.widgets.painted import State

_SHAPE: Final = (3, 4)
"""Proportions of poster pictures, width to height."""
_FRONT: Final = 0.5
"""Share of a picture's height above its lower part, which shows the subject."""
_BETWEEN: Final = 24
"""Room between two posters, in design units."""
CARD: Final = 76
"""Height of a wide poster in design units: a strip of the picture, text beside it."""
LOW: Final = 42
"""Height of one that shows the name alone."""
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
    return " · ".join(facts)


def _pad(app: Services) -> int:
    return app.theme.px(8)


def _picture_size(app: Services, wide: int) -> tuple[int, int]:
    inner = wide - 2 * _pad(app)
    return inner, inner * _SHAPE[1] // _SHAPE[0]


def _words_height(app: Services, wide: int, game: str) -> tuple[int, int]:
    """Return the heights of the line and the facts below the picture, in pixels."""
    room = wide - 4 * _pad(app)
    size, style = app.resources.text_size, app.theme.style
    return (
        size(line_of(app.tr, game), style("small_bold"), room)[1],
        size(facts_of(app.tr, game), style("small"), room)[1],
    )


def _height(app: Services, wide: int, game: str) -> int:
    return _picture_size(app, wide)[1] + sum(_words_height(app, wide, game)) + 4 * _pad(app)


def poster(game: str, *, chosen: bool, press: Callable[[], object], tip: str) -> Leaf[Poster]:
    """A poster as wide as its room, with its words below the picture."""

    def make(ui: Ui, rect: Rect) -> Poster:
        return Poster(ui, rect, game, chosen=chosen, press=press, tip=tip)

    def widths(sheet: Sheet) -> tuple[int, int]:
        return sheet.em(_LEAST), max(sheet.em(_LEAST), sheet.px(_MOST))

    return Leaf(make, widths, lambda sheet, width: _height(sheet.ui.app, width, game))


def strip(
    game: str, low: float, *, chosen: bool, press: Callable[[], object], tip: str
) -> Leaf[Poster]:
    """A low poster, ``CARD`` or ``LOW`` design units: a strip of the picture, words beside it."""

    def make(ui: Ui, rect: Rect) -> Poster:
        return Poster(ui, rect, game, chosen=chosen, press=press, tip=tip, low=low == LOW)

    def around(sheet: Sheet) -> int:
        """Return the pixels of the width that are not for words."""
        pad, high = _pad(sheet.ui.app), sheet.px(low)
        return 2 * high + sheet.px(_TICK) if low == LOW else high + 3 * pad

    def widths(sheet: Sheet) -> tuple[int, int]:
        name = sheet.size(sheet.ui.app.games.title(game), "button")[0] + around(sheet)
        return max(name, sheet.em(_LEAST)), max(name, sheet.em(2 * _LEAST))

    def high(sheet: Sheet, width: int) -> int:
        pad, name = _pad(sheet.ui.app), sheet.line("button")
        if low == LOW:
            return max(sheet.px(low), name + pad)
        facts = facts_of(sheet.ui.tr, game)
        words = name + sheet.size(facts, "tiny", width - around(sheet))[1]
        return max(sheet.px(low), words + 2 * pad)

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
    """The poster of a game; a press chooses the game, or plays it if chosen."""

    def __init__(
        self,
        ui: Ui,
        rect: Rect,
        game: str,
        *,
        chosen: bool,
        press: Callable[[], object],
        tip: str,
        low: bool = False,
    ) -> None:
        """``low`` posters show the name alone."""
        super().__init__(ui, rect, tip=tip)
        self.game, self.chosen, self._press, self._low = game, chosen, press, low
        self.text = ui.app.games.title(game)
        self.note = ". ".join(filter(None, (line_of(ui.tr, game), facts_of(ui.tr, game))))
        mark = [ui.tr("menu.chosen")] if chosen else []
        self.spoken = ". ".join([self.text, *mark, *filter(None, (self.note, tip))])
        # Arrow keys move along posters, but not across the buttons beside them.
        self.focus_area = "games"
        if rect.h > rect.w and ui.res.has_image(f"{game}/poster"):
            ui.res.preload_scenery(f"{game}/poster", _picture_size(ui.app, rect.w))
        self.refresh()

    def activate(self) -> None:
        """Choose the game, or play."""
        self.ui.app.sound.play("click", "interface")
        self._press()

    def paint(self, surface: Surface, state: State) -> None:
        """Draw frame, picture, name and text; in a row if the poster is wider than high."""
        ui, canvas, theme = self.ui, self.ui.canvas, self.ui.theme
        pad, whole = _pad(ui.app), surface.get_rect()
        edge = BRASS_LIGHT if self.chosen else BRASS_DARK
        line = theme.line(3 if self.chosen else 1.5)
        surface.blit(canvas.box(whole.size, GREEN_DEEP, edge, line, theme.px(8)), whole)
        lies, small = whole.w > whole.h, self._low
        if lies:
            pad //= 2 if small else 1
            inner = theme.px(LOW if small else CARD) - 2 * pad
            picture = Rect(pad, pad, inner * 2 if small else inner, whole.h - 2 * pad)
        else:
            picture = Rect((pad, pad), _picture_size(ui.app, whole.w))
        self._picture(surface, picture, lies)
        if not self.chosen and state not in ("hovered", "pressed"):
            veil = Surface(picture.size, pygame.SRCALPHA)
            veil.fill((*tuple(canvas.colour(INK))[:3], _PALE))
            surface.blit(veil, picture)
        if self.chosen:
            self._tick(surface, whole.inflate(-2 * pad, -2 * pad) if small else picture)
        if lies:
            beside = Rect(picture.right + 2 * pad, pad, 0, picture.h)
            beside.w = whole.right - pad - beside.x - (theme.px(_TICK + 6) if small else 0)
            self._words_beside(surface, beside)
        else:
            below = whole.inflate(-4 * pad, 0)
            below.top, below.h = picture.bottom + pad, whole.bottom - picture.bottom - 2 * pad
            self._words_below(surface, below)

    def _picture(self, surface: Surface, place: Rect, lies: bool) -> None:
        res, name = self.ui.res, f"{self.game}/poster"
        if res.has_image(name):
            high = place.w * _SHAPE[1] // _SHAPE[0]
            made = res.scenery(name, (place.w, high))
            top = min(high - place.h, round(high * _FRONT)) if lies else 0
            surface.blit(made, place, Rect(0, top, *place.size))
        if not lies:
            self._lettering(surface, place)

    def _words_below(self, surface: Surface, room: Rect) -> None:
        ui, canvas = self.ui, self.ui.canvas
        line, facts = line_of(ui.tr, self.game), facts_of(ui.tr, self.game)
        high, _ = _words_height(ui.app, surface.get_width(), self.game)
        upper = Rect(room.x, room.y, room.w, high)
        canvas.text(surface, line, "small_bold", CREAM, upper, "center", "top", True)
        lower = Rect(room.x, upper.bottom, room.w, room.bottom - upper.bottom)
        canvas.text(surface, facts, "small", MUTED, lower, "center", "top", True)

    def _words_beside(self, surface: Surface, room: Rect) -> None:
        ui, canvas = self.ui, self.ui.canvas
        if self._low:
            canvas.text(surface, self.text, "button", CREAM, room)
            return
        name = Rect(
            room.x, room.y, room.w, ui.res.text_size(self.text, ui.theme.style("button"))[1]
        )
        canvas.text(surface, self.text, "button", CREAM, name)
        rest = Rect(room.x, name.bottom, room.w, room.bottom - name.bottom)
        canvas.text(surface, facts_of(ui.tr, self.game), "tiny", MUTED, rest, wrap=True)

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

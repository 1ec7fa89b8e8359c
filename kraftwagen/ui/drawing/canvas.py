"""Drawing helpers: panels, shadows, crisp shapes, glows and placed text.

All of them take the target surface first. ``Canvas`` binds theme and resources for one size;
scenes use ``app.canvas``.
"""

from __future__ import annotations

import itertools
import math
from bisect import bisect_right
from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import partial
from typing import Final

import pygame
from pygame import Color, Rect, Surface

from kraftwagen.match.seats import SeatInfo, colours
from kraftwagen.ui.drawing import backdrop, ornament
from kraftwagen.ui.drawing.marque import Liveries, Marque, carried, emblem
from kraftwagen.ui.drawing.resources import Resources
from kraftwagen.ui.drawing.stretching import gradient, patch_size, stretched
from kraftwagen.ui.drawing.theme import (
    ACCENT,
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
    CREAM,
    GLOW,
    GREEN,
    GREEN_DARK,
    GREEN_DEEP,
    INK,
    PAPER,
    PAPER_SHADE,
    PLAYERS,
    TABLE,
    WHITE,
    Colour,
    PlayerColour,
    Style,
    Theme,
    Tone,
    hexa,
)

PANELS: Final[Mapping[str, tuple[Tone, Tone, Tone | None]]] = {
    "green": (GREEN, GREEN_DARK, BRASS),
    "dark": (GREEN_DARK, GREEN_DEEP, BRASS),
    "paper": (CREAM, PAPER, BRASS_DARK),
    "shade": (PAPER, PAPER_SHADE, BRASS_DARK),
    "area": (GREEN, GREEN_DARK, None),
    "area_dark": (GREEN_DARK, GREEN_DEEP, None),
}
"""Colours of each kind of panel: top, bottom and lines; None for no lines."""


def colours_of(seats: Sequence[SeatInfo], marque: Marque | None = None) -> tuple[int, ...]:
    """Return the index in ``PLAYERS`` of each seat's colour, with the marque of persons."""
    return carried(colours(seats, len(PLAYERS)), seats, marque)


ROUND: Final = 1000
"""A radius that makes the short sides of a rectangle half circles, however high it is."""
_ALIGN: Final = {"left": 0.0, "center": 0.5, "right": 1.0}
_VALIGN: Final = {"top": 0.0, "middle": 0.5, "exact": 0.5, "bottom": 1.0}


class Canvas:
    """Drawing helpers for one theme scale and the players of one match.

    ``colours`` are the indexes of the seats' colours in ``PLAYERS``; by default the seats' own.
    """

    def __init__(self, theme: Theme, resources: Resources, colours: tuple[int, ...] = ()) -> None:
        self.theme = theme
        self.colours: Final = colours
        self.res = resources
        self.colour: Final = resources.palette
        """The palette, which turns names of colours into values."""

    def for_players(self, colours: tuple[int, ...]) -> Canvas:
        """Return a canvas like this one for the players of another match."""
        return Canvas(self.theme, self.res, colours)

    # -- surfaces of the house

    def backdrop(
        self,
        surface: Surface,
        centre: tuple[float, float] = (0.5, 0.42),
        table: bool = False,
        around: Rect | None = None,
    ) -> None:
        """Fill the surface with the world's wall, or with its bare ``table``.

        What lies ``around`` a rectangle is filled, for one that is drawn over anyway.
        """
        size = surface.get_size()
        key = self._backdrop_key(size, centre, table)
        made = self.res.cached(key, lambda: self._backdrop(size, centre, table)())
        whole = surface.get_rect()
        for part in (whole,) if around is None else _around(whole, around):
            surface.blit(made, part, part)

    def preload_backdrop(
        self, size: tuple[int, int], centre: tuple[float, float] = (0.5, 0.42), table: bool = False
    ) -> None:
        """Start drawing a backdrop in another thread, for use soon."""
        key = self._backdrop_key(size, centre, table)
        self.res.preload(key, self._backdrop(size, centre, table))

    def _backdrop_key(
        self, size: tuple[int, int], centre: tuple[float, float], table: bool
    ) -> Hashable:
        kind, _ = self.theme.world.table if table else self.theme.world.wall
        return ("backdrop", size, centre, kind, table, self.theme.contrast)

    def _backdrop(
        self, size: tuple[int, int], centre: tuple[float, float], table: bool
    ) -> Callable[[], Surface]:
        """Return how a backdrop is drawn, without this canvas."""
        world = self.theme.world
        kind, names = world.table if table else world.wall
        shades = [Color(self.colour.fill(name)) for name in names]
        if self.theme.contrast and kind != "rays":
            kind, shades = "plain", [self.colour(TABLE if table else GREEN_DARK)]
        return partial(backdrop.drawn, kind, size, centre, tuple(shades), self.theme.scale)

    def panel(
        self, surface: Surface, rect: Rect, kind: str = "green", deco: bool = True, shadow: int = 6
    ) -> None:
        """Draw a framed panel with a soft shadow; ``deco`` adds the ornament of the frame."""
        if shadow:
            self.shadow(surface, rect, shadow)
        surface.blit(self.ground(rect.size, kind, deco), rect)

    def ground(self, size: tuple[int, int], kind: str = "green", deco: bool = True) -> Surface:
        """Return the surface of a panel, without its shadow."""
        key = ("panel", size, kind, deco, self.theme.scale, self.theme.weight)
        return self.res.cached(key, lambda: self._ground(size, kind, deco))

    def _ground(self, size: tuple[int, int], kind: str, deco: bool) -> Surface:
        top, bottom, line = PANELS[kind]
        edge = INK if not self.theme.contrast or kind in ("paper", "shade") else line or BRASS
        corner = self.theme.px(30 if deco else 12)
        small = patch_size(size, corner)
        narrow = (small[0], size[1])

        def part(fills: tuple[str, str], edges: str, lines: str) -> Surface:
            look, kind = self.theme, self.theme.world.frame
            text = ornament.frame(small, look.scale, fills, edges, lines, deco, look.weight, kind)
            return stretched(self.res.svg(text, *small), narrow, corner)

        ground = hexa(WHITE)
        body = part((ground, ground), ground, "")
        body.blit(
            gradient(narrow, self.colour(top), self.colour(bottom)),
            (0, 0),
            special_flags=pygame.BLEND_RGBA_MULT,
        )
        body.blit(part(("none", "none"), hexa(edge), hexa(line) if line else ""), (0, 0))
        return stretched(body, size, corner)

    def box(
        self,
        size: tuple[int, int],
        fill: Colour | None = None,
        edge: Colour | None = None,
        line: float = 1.0,
        radius: float = 4.0,
        opacity: float = 1.0,
        inner: Colour | None = None,
    ) -> Surface:
        """Return the surface of a rounded box; lengths in real pixels, ``opacity`` is of the fill.

        ``inner`` is the colour of a second line inside the first. The box is at least one pixel
        wide and high, even where an odd window leaves no room for it.
        """
        size = (max(1, size[0]), max(1, size[1]))
        shades = [c if c is None else self.colour(c) for c in (fill, edge, inner)]
        colours = tuple([shade and tuple(shade) for shade in shades])
        key = ("box", size, colours, line, radius, opacity)

        def make() -> Surface:
            corner = math.ceil(max(radius, line) + 3 * line)
            small = patch_size(size, corner)
            text = ornament.box(small, shades[0], shades[1], line, radius, opacity, shades[2])
            return stretched(self.res.svg(text, *small), size, corner)

        return self.res.cached(key, make)

    def shadow(self, surface: Surface, rect: Rect, depth: float = 6, strength: int = 110) -> None:
        """Draw the shadow of a rectangle, falling as in the world's look."""
        falls = self.theme.world.shadow
        blur = max(1, self.theme.px(depth * falls.soft))
        right, down = self.theme.px(depth * falls.right), self.theme.px(depth * falls.down)
        size = (rect.w + blur * 4, rect.h + blur * 4)
        corner = blur * 6
        small = patch_size(size, corner)

        def make() -> Surface:
            made = Surface(small, pygame.SRCALPHA)
            inner = made.get_rect().inflate(-blur * 4, -blur * 4)
            pygame.draw.rect(made, (8, 6, 4, strength), inner, border_radius=blur)
            return stretched(pygame.transform.box_blur(made, blur), size, corner)

        shade = self.res.cached(("shadow", size, blur, strength), make)
        surface.blit(shade, (rect.x - blur * 2 + right, rect.y - blur * 2 + down))

    def veil(self, surface: Surface, strength: int = 150) -> None:
        """Darken everything drawn so far, as below overlays."""
        size = surface.get_size()

        def make() -> Surface:
            made = Surface(size)
            made.fill(self.colour(GREEN_DEEP))
            made.set_alpha(strength)
            return made

        surface.blit(self.res.cached(("veil", size, strength), make), (0, 0))

    def player(self, seat: int) -> PlayerColour:
        """Return the colours and shape of a seat."""
        number = self.colours[seat] if seat < len(self.colours) else seat
        return PLAYERS[number % len(PLAYERS)]

    def badge(self, surface: Surface, seat: int, centre: tuple[float, float], size: float) -> None:
        """Draw the badge of a seat, its shape in its colour."""
        player = self.player(seat)
        text = ornament.player_badge(
            player.shape,
            hexa(player.main),
            hexa(player.light),
            hexa(player.dark),
            hexa(INK),
            hexa(CREAM) if self.theme.contrast else "",
        )
        made = self.res.svg(text, size, size)
        surface.blit(made, made.get_rect(center=(round(centre[0]), round(centre[1]))))

    def marque(self, seat: int) -> Marque | None:
        """Return the marque that a seat carries; None for most seats."""
        own = self.colours
        return own.marque if isinstance(own, Liveries) and seat in own.marked else None

    def emblem(self, surface: Surface, seat: int, centre: tuple[float, float], size: float) -> bool:
        """Draw the emblem of a seat's marque; returns whether it carries one."""
        marque = self.marque(seat)
        if marque is not None:
            made = emblem(self.res, marque, size)
            surface.blit(made, made.get_rect(center=(round(centre[0]), round(centre[1]))))
        return marque is not None

    def rule(self, surface: Surface, x: int, y: int, width: int, colour: Colour = BRASS) -> None:
        """Draw a line with the ornament of the world in its middle, to separate sections."""
        thick = self.theme.px(1.5)
        colour = self.colour(colour)
        half = self.theme.px(5)
        middle = x + width // 2
        pygame.draw.rect(surface, colour, (x, y, width // 2 - half * 2, thick))
        pygame.draw.rect(surface, colour, (middle + half * 2, y, width // 2 - half * 2, thick))
        points = ornament.mark(self.theme.world.frame, middle, y + thick / 2, half)
        self.polygon(surface, points, colour)

    # -- crisp shapes

    def rect(
        self,
        surface: Surface,
        colour: Colour,
        rect: Rect | tuple[float, float, float, float],
        thick: float = 0,
        radius: float = 0,
    ) -> None:
        """Draw a filled rectangle, or its outline; thickness and radius in design units."""
        px = self.theme.px
        edge = px(thick) if thick else 0
        pygame.draw.rect(surface, self.colour(colour), rect, edge, px(radius) if radius else 0)

    def gauge(
        self, surface: Surface, ground: Colour, rect: Rect, share: float, fill: Colour = ACCENT
    ) -> None:
        """Draw a groove that is filled from the left to a share of its length, 0 to 1."""
        past = rect.copy()
        past.w = max(1, round(rect.w * min(1.0, share)))
        self.rect(surface, ground, rect, radius=ROUND)
        self.rect(surface, fill, past, radius=ROUND)

    def circle(
        self,
        surface: Surface,
        centre: tuple[float, float],
        radius: float,
        fill: Colour | None,
        edge: Colour | None = None,
        width: float = 0,
    ) -> None:
        """Draw an anti-aliased disc and/or ring; ``width`` in real pixels, inwards."""
        if edge is not None and width:
            pygame.draw.aacircle(surface, self.colour(edge), centre, radius)
            radius -= width
        if fill is not None and radius > 0:
            pygame.draw.aacircle(surface, self.colour(fill), centre, radius)

    def line(
        self,
        surface: Surface,
        start: tuple[float, float],
        end: tuple[float, float],
        colour: Colour,
        width: float = 1,
    ) -> None:
        """Draw an anti-aliased line."""
        pygame.draw.aaline(surface, self.colour(colour), start, end, max(1, round(width)))

    def arc(
        self,
        surface: Surface,
        centre: tuple[float, float],
        radius: float,
        start: float,
        end: float,
        colour: Colour,
        width: float = 2,
    ) -> None:
        """Draw an anti-aliased arc from ``start`` to ``end`` degrees, clockwise from the right."""
        shade = self.colour(colour)
        steps = max(4, round(abs(end - start) / 4))
        points = []
        for step in range(steps + 1):
            a = math.radians(start + (end - start) * step / steps)
            points.append((centre[0] + radius * math.cos(a), centre[1] + radius * math.sin(a)))
        for one, other in itertools.pairwise(points):
            pygame.draw.aaline(surface, shade, one, other, max(1, round(width)))

    def polygon(
        self, surface: Surface, points: Sequence[tuple[float, float]], fill: Colour
    ) -> None:
        """Draw a filled polygon with smooth edges."""
        shade = self.colour(fill)
        pygame.draw.polygon(surface, shade, points)
        pygame.draw.aalines(surface, shade, True, points)

    def glow(
        self,
        surface: Surface,
        rect: Rect,
        colour: Colour = GLOW,
        radius: float = 6,
        width: float = 3,
        soft: float = 5,
        share: float = 1.0,
    ) -> None:
        """Draw a highlight with a soft halo around a rectangle; cached by size.

        ``share`` is how much of its full strength it has.
        """
        px, shade = self.theme.px, self.colour(colour)
        halo, line, corner = px(soft), px(width), px(radius)
        pad = halo * 3
        size = (rect.w + pad * 2, rect.h + pad * 2)
        key = ("glow", size, tuple(shade), halo, line, corner)

        def make() -> Surface:
            edge = pad + max(2 * line, corner) + halo + 1
            small = patch_size(size, edge)
            made = Surface(small, pygame.SRCALPHA)
            made.fill((*tuple(shade)[:3], 0))
            inner = Rect(pad, pad, small[0] - 2 * pad, small[1] - 2 * pad)
            soft_ring = made.copy()
            pygame.draw.rect(soft_ring, shade, inner, line * 2, border_radius=corner)
            made.blit(pygame.transform.box_blur(soft_ring, halo), (0, 0))
            outline = inner.inflate(line, line)
            made.blit(self.box(outline.size, None, shade, line, corner), outline)
            return stretched(made, size, edge)

        image = self.res.cached(key, make)
        image.set_alpha(round(255 * share))
        surface.blit(image, (rect.x - pad, rect.y - pad))

    # -- words

    def text(
        self,
        surface: Surface,
        text: str,
        style: str | Style,
        colour: Colour,
        rect: Rect | tuple[float, float],
        align: str = "left",
        valign: str = "middle",
        wrap: bool = False,
    ) -> Rect:
        """Draw text inside a rectangle, or at a point that ``align``/``valign`` refer to.

        ``valign`` "exact" is the true middle, for text that may wrap and stands beside something.
        Returns the rectangle drawn. ``style`` is a name of ``theme.TYPE`` or a ``Style``.
        """
        return surface.blit(*self.written(text, style, colour, rect, align, valign, wrap))

    def written(
        self,
        text: str,
        style: str | Style,
        colour: Colour,
        rect: Rect | tuple[float, float],
        align: str = "left",
        valign: str = "middle",
        wrap: bool = False,
    ) -> tuple[Surface, tuple[int, int]]:
        """Return the picture of a text and its top left corner; parameters as in ``text``."""
        look = self.theme.style(style) if isinstance(style, str) else style
        box = rect if isinstance(rect, Rect) else Rect(round(rect[0]), round(rect[1]), 0, 0)
        made = self.res.text(text, look, colour, box.w if wrap else 0, align)
        # With the empty leading below the last line, text would stand a little too high.
        empty = self.res.leading(look) if valign == "exact" else 0
        x = box.x + (box.w - made.get_width()) * _ALIGN[align]
        y = box.y + (box.h - made.get_height() + empty) * _VALIGN[valign]
        if empty:  # Descenders reach into it, but not into its lower half.
            made = made.subsurface((0, 0, made.get_width(), made.get_height() - empty // 2))
        return made, (round(x), round(y))

    def level(self, style: str, beside: str) -> int:
        """Return the pixels to move text of a style down to the baseline of style ``beside``.

        Both are centred in boxes of the same height.
        """

        def line(name: str) -> float:
            look = self.theme.style(name)
            font = self.res.font(look.face, look.px)
            return font.get_ascent() - font.get_height() / 2

        return round(line(beside) - line(style))

    def fitted(
        self,
        surface: Surface,
        text: str,
        style: str,
        colour: Colour,
        rect: Rect,
        align: str = "left",
        smallest: float = 0.8,
    ) -> Rect:
        """Draw one line, shrunk down to ``smallest`` to fit, then shortened with an ellipsis."""
        words, look = self.fit(text, style, rect.w, smallest)
        return self.text(surface, words, look, colour, rect, align)

    def fit(self, text: str, style: str, width: int, smallest: float) -> tuple[str, Style]:
        """Return the words of ``fitted`` and the style in which they fit into a width."""
        whole = self.theme.style(style)
        for share in (1.0, 0.92, 0.86, smallest):
            look = Style(whole.face, max(9, round(whole.px * share)))
            if self.res.text_size(text, look)[0] <= width:
                return text, look
        return self.shorten(text, look, width), look

    def outlined(
        self, surface: Surface, words: str, style: str | Style, rect: Rect, align: str = "center"
    ) -> None:
        """Draw light text with a dark edge, readable on any picture; it wraps in its rectangle."""
        look = self.theme.style(style) if isinstance(style, str) else style
        edge = max(1, round(look.px / 22))
        dark = self.res.text(words, look, INK, rect.w, align)
        box = dark.get_rect(center=rect.center)
        if align != "center":
            box.x = rect.x if align == "left" else rect.right - box.w
        around = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]
        for dx, dy in (*around, (0, 2)):
            surface.blit(dark, box.move(dx * edge, dy * edge))
        colour = BRASS_LIGHT if look.face.startswith("display") else CREAM
        surface.blit(self.res.text(words, look, colour, rect.w, align), box)

    def shorten(self, text: str, style: Style, width: int) -> str:
        """Return a text cut to a width; it ends in an ellipsis if something is missing."""
        if self.res.text_size(text, style)[0] <= width:
            return text

        def long(count: int) -> int:
            return self.res.text_size(text[:count].rstrip() + "…", style)[0]

        return text[: bisect_right(range(1, len(text) + 1), width, key=long)].rstrip() + "…"


def _around(whole: Rect, rect: Rect) -> list[Rect]:
    """Return rectangles that cover all but one: above it, below it, and at its sides."""
    x, y, w, h = whole
    return [
        Rect(x, y, w, rect.y - y),
        Rect(x, rect.bottom, w, y + h - rect.bottom),
        Rect(x, rect.y, rect.x - x, rect.h),
        Rect(rect.right, rect.y, x + w - rect.right, rect.h),
    ]

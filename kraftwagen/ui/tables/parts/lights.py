"""Light on the table: legal places stand out, unusable ones lie in the shade."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final
from weakref import ref

import pygame
from pygame import Color, Rect, Surface

from kraftwagen.ui.drawing.stretching import patch_size, stretched
from kraftwagen.ui.drawing.surface_cache import Sheets
from kraftwagen.ui.drawing.theme import GLOW, INK, SHADE, Colour
from kraftwagen.ui.tables.base import Key
from kraftwagen.ui.tables.parts.display_list import Change, DisplayList
from kraftwagen.ui.tables.parts.table_input import Spot, TableInput

HELD: Final = Color("#ffffff")
"""Colour around the piece in hand or being asked about."""
_SHADE: Final = 84
"""Opacity of the shade over what cannot be used, of 255: it takes a third of the light."""
_SHADE_CONTRAST: Final = 60
"""The same with high contrast, where all words must stay readable."""
_PALE: Final = 96
"""How much of its colour the shade takes, of 255: bright seats and signs must not look lit."""
_OWN: Final = 110
"""Strength of the light on the viewer's own things, 0 to 255: they are read in each turn."""
_CORNER: Final = 6
_LIFT: Final = 2
"""How far legal pieces rise, in units."""
_LARGEST: Final = 170
"""The largest side of what rises, in units: areas stay where they are."""
PULSES: Final = 2
"""Number of times that the light swells when a question begins, before it stands still."""
_DARK: Final = 100
"""A picture is dark if its mean colour is below this, 0 to 255."""
_LIGHT: Final = (62, 60, 42)
"""What is added to the colours of a dark picture in the light."""
_SUBJECT: Final = 120
"""Strength of the light on what a question is about, 0 to 255: less than on what may be touched."""
_LEAST: Final = 0.45
"""Strength of the halo at its weakest, 0 to 1."""

_GAZE: Final = 0.3
"""Seconds that the pointer is in an area before its shade is lifted, so that one may read it."""
_EDGE: Final = 12
"""How much smaller than its area a panel may be, in pixels."""
_FULL: Final = 0.8
"""The share of an area without a panel that its places fill at least."""
_LIFTED: Final = 0.2
"""Seconds that lifting takes."""
_READABLE: Final = 205
"""Strength of the light on that area, 0 to 255."""
_BESIDE: Final = 130
"""The same in an area with legal places, which stand out of it."""


def open_places(inputs: TableInput, still: DisplayList) -> dict[Key, Rect]:
    """Return the rectangles of the places of the table where a touch is legal now, by key."""
    zones, veil = still.zones, still.veil
    seen = (key for key in inputs.useful() if key in zones)
    return {key: zones[key] for key in seen if not veil.hides(zones[key].center)}


def draw(pad: DisplayList, inputs: TableInput, still: DisplayList) -> None:
    """Light the legal places of the thing pointed at and the piece that was picked up."""
    lit = inputs.lit()
    for key, rect in still.zones.items():
        if key in lit and not still.veil.hides(rect.center):
            glow(pad, rect)
    held = inputs.selection.held
    if held is not None and held in still.zones and not inputs.dragging:
        glow(pad, still.zones[held], HELD)


def glow(pad: DisplayList, rect: Rect, colour: Colour = GLOW) -> None:
    """Light one place."""
    box = rect.copy()
    pad.paint(lambda canvas, surface: canvas.glow(surface, box, colour))


class Shade:
    """The still picture of a table darkened; made once for each picture."""

    def __init__(self, sheets: Sheets) -> None:
        self._sheets = sheets
        self._of: Surface | None = None
        self._made: Surface | None = None

    def of(self, pad: DisplayList, still: Surface, change: Change | None = None) -> Surface:
        """Return a still picture darkened; of one that has changed since, the ``change`` alone."""
        made = self._made
        if made is not None and self._of is still:
            return made
        whole, rect = still.get_parent(), Rect(still.get_offset(), still.get_size())
        part = still.get_rect()
        if made is None or (made.get_offset(), made.get_size()) != (rect.topleft, rect.size):
            self._made = made = self._sheets.part(whole.get_size(), rect)
        elif change is not None and change.before is self._of:
            part = change.part
        # Grey of a part of a larger surface would be taken from wrong rows of it.
        if part == still.get_rect():
            pygame.transform.grayscale(whole, made.get_parent())
        else:
            made.blit(pygame.transform.grayscale(still.subsurface(part).copy()), part)
        made.set_clip(part)
        self._darken(pad, still, made)
        made.set_clip(None)
        self._of = still
        return made

    @staticmethod
    def _darken(pad: DisplayList, still: Surface, made: Surface) -> None:
        """Give a grey picture some of its colour, and the viewer's own things some light."""
        still.set_alpha(255 - _PALE)
        made.blit(still, (0, 0))
        still.set_alpha(None)
        share = (_SHADE_CONTRAST if pad.theme.contrast else _SHADE) / 255
        left, shade = round(255 * (1 - share)), pad.canvas.colour(SHADE)
        made.fill((left, left, left), special_flags=pygame.BLEND_RGB_MULT)
        added = [round(part * share) for part in (shade.r, shade.g, shade.b)]
        made.fill(added, special_flags=pygame.BLEND_RGB_ADD)
        layout = pad.layout
        for place in pad.veil.seen(layout.own):
            own = place.move(-layout.rect.x, -layout.rect.y).clip(still.get_rect())
            lit = still.subsurface(own)
            lit.set_alpha(_OWN)
            made.blit(lit, own)


class Gaze:
    """The light on the area that the pointer is in: what is in the shade can be read there."""

    def __init__(self) -> None:
        self._area: Rect | None = None
        self._since = 0.0
        self._read: tuple[object, ...] = ()
        """The position and area in which ``_things`` were found."""
        self._things: Sequence[Rect] = ()

    @property
    def share(self) -> float:
        """How far the shade is lifted, 0 to 1."""
        return min(1.0, max(0.0, (self._since - _GAZE) / _LIFTED))

    def follow(self, areas: Iterable[Rect], pointer: Spot, dt: float) -> bool:
        """Note where the pointer is; returns whether the light changes."""
        before = self._area, self.share
        area = next((area for area in areas if area.collidepoint(pointer)), None)
        if area != self._area:
            self._area, self._since = area, 0.0
        elif area is not None and self._since < _GAZE + _LIFTED:
            self._since += dt
        return before != (self._area, self.share) and (before[1] > 0 or self.share > 0)

    def draw(
        self,
        pad: DisplayList,
        surface: Surface,
        still: Surface,
        table: Rect,
        lit: Iterable[Rect],
        *,
        calm: bool,
    ) -> None:
        """Light the area; ``still`` is the picture of the whole ``table`` without shade.

        ``lit`` are the legal places.
        """
        if self._area is None or not self.share:
            return
        beside = any(self._area.collidepoint(one.center) for one in lit)
        strength = _BESIDE if beside else _READABLE
        of = ref(pad), pad.veil, tuple(self._area)
        if of != self._read:
            self._read, self._things = of, _things(pad, self._area)
        for one in self._things:
            part = one.clip(table)
            if part.w and part.h:
                seen = still.subsurface(part.move(-table.x, -table.y))
                seen.set_alpha(round(strength * (1.0 if calm else self.share)))
                surface.blit(seen, part)


def _things(pad: DisplayList, area: Rect) -> list[Rect]:
    """Return what there is to read in an area: of bare ground only what lies on it."""
    zones = pad.zones.values()
    inside = [zone for zone in zones if area.contains(zone) and not pad.veil.hides(zone.center)]
    panel = any(zone.inflate(_EDGE, _EDGE).contains(area) for zone in zones)
    plain = panel or sum(zone.w * zone.h for zone in inside) < _FULL * area.w * area.h
    if plain:
        return pad.veil.seen(area)
    found = {tuple(zone): zone for zone in inside}.values()
    return [one for one in found if sum(other.contains(one) for other in found) == 1]


class Spotlight:
    """The light of one question: its places, and its swelling when the question begins."""

    def __init__(self, places: Mapping[Key, Rect], plain: Iterable[Rect] = ()) -> None:
        self.keys: Final = frozenset(places)
        self.lit: Sequence[Rect] = [rect.copy() for rect in places.values()]
        """Legal places, drawn bright, with an edge, a little raised."""
        self.plain: Sequence[Rect] = [rect.copy() for rect in plain]
        """Other places in half light, as the question is about them."""
        self._of: Surface | None = None
        self._pieces: list[tuple[Surface, Spot]] = []
        self._halos: list[tuple[Surface, Spot]] = []

    def same(self, other: Spotlight | None) -> bool:
        """Return whether the light falls on the same places as another."""
        return other is not None and (self.lit, self.plain) == (other.lit, other.plain)

    def draw(
        self, pad: DisplayList, surface: Surface, still: Surface, area: Rect, gone: float
    ) -> None:
        """Draw the lit places, ``gone`` pulses after the question appeared.

        ``still`` is the picture of the whole ``area`` with neither light nor shade.
        """
        if self._of is not still:
            self._of, self._pieces = still, [*self._cut_out(pad, still, area)]
            self._halos = [_halo(pad, rect) for rect in self.lit]
        for piece, at in self._pieces:
            surface.blit(piece, at)
        wave = 0.5 - 0.5 * math.cos(math.tau * min(gone, PULSES))
        strength = 1.0 if gone >= PULSES else _LEAST + (1 - _LEAST) * wave
        for halo, at in self._halos:
            halo.set_alpha(round(255 * strength))
            surface.blit(halo, at)

    def _cut_out(
        self, pad: DisplayList, still: Surface, area: Rect
    ) -> Iterator[tuple[Surface, Spot]]:
        """Return the pieces in the light with their places, those that are legal with edges."""
        for rect in (*self.plain, *self.lit):
            seen = rect.clip(area)
            if not seen.w or not seen.h:
                continue
            piece = still.subsurface(seen.move(-area.x, -area.y)).convert_alpha()
            piece.blit(_corners(pad, seen.size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            if rect in self.lit:
                _brighten(piece)
                yield _raised(pad, piece, rect, seen)
            else:
                piece.set_alpha(_SUBJECT)
                yield piece, seen.topleft


def _brighten(piece: Surface) -> None:
    """Let light fall on a place whose picture is dark, such as water."""
    if sum(pygame.transform.average_color(piece)[:3]) < 3 * _DARK:
        piece.fill(_LIGHT, special_flags=pygame.BLEND_RGB_ADD)


def _raised(pad: DisplayList, piece: Surface, rect: Rect, seen: Rect) -> tuple[Surface, Spot]:
    """Return a legal place with its edge and, if it rises, its shadow; and where it lies.

    ``piece`` shows what is ``seen`` of the place ``rect``.
    """
    grown, rise = 4 * pad.px(_LIFT), _rise(pad, rect)
    made = Surface((rect.w + 2 * grown, rect.h + 2 * grown), pygame.SRCALPHA)
    inner = Rect(grown, grown, *rect.size)
    if rise:
        pad.canvas.shadow(made, inner, 2 * _LIFT, 150)
    made.blit(piece, (grown + seen.x - rect.x, grown + seen.y - rect.y - rise))
    made.blit(_edge(pad, rect), _around(pad, inner, rise))
    return made, (rect.x - grown, rect.y - grown)


def _rise(pad: DisplayList, rect: Rect) -> int:
    """Return how many pixels a legal place rises; areas stay where they are."""
    return pad.px(_LIFT) if max(rect.size) <= pad.px(_LARGEST) else 0


def _corners(pad: DisplayList, size: tuple[int, int]) -> Surface:
    """Return a white plate with round corners, to cut pieces out with."""

    def paint(surface: Surface) -> None:
        surface.blit(pad.canvas.box(size, HELD, None, 1, pad.px(_CORNER)), (0, 0))

    return pad.composed("cut", size, paint)


def _around(pad: DisplayList, rect: Rect, rise: int) -> Spot:
    grown = pad.px(_LIFT) + 1
    return rect.x - grown, rect.y - grown - rise


def _edge(pad: DisplayList, rect: Rect) -> Surface:
    """Return the bright edge of a legal place, on a thin dark line."""
    grown = pad.px(_LIFT) + 1
    size = (rect.w + 2 * grown, rect.h + 2 * grown)
    line = max(2.0, pad.theme.line(2))

    def paint(surface: Surface) -> None:
        corner = pad.px(_CORNER) + grown
        surface.blit(pad.canvas.box(size, None, INK, line + 2, corner), (0, 0))
        inner = (size[0] - 2, size[1] - 2)
        surface.blit(pad.canvas.box(inner, None, GLOW, line, corner - 1), (1, 1))

    return pad.composed("edge", size, paint)


def _halo(pad: DisplayList, rect: Rect) -> tuple[Surface, Spot]:
    """Return the soft light around a legal place, and where it lies."""
    soft = pad.px(5)
    grown = 3 * soft
    size = (rect.w + 2 * grown, rect.h + 2 * grown)

    def paint(surface: Surface) -> None:
        shade = pad.canvas.colour(GLOW)
        clear = (shade.r, shade.g, shade.b, 0)
        edge = grown + 4 * soft
        made = Surface(patch_size(size, edge), pygame.SRCALPHA)
        made.fill(clear)
        ring, inner = made.copy(), made.get_rect().inflate(-2 * grown, -2 * grown)
        outer = inner.inflate(soft, soft)
        pygame.draw.rect(ring, shade, outer, 2 * soft, border_radius=2 * soft)
        made.blit(pygame.transform.box_blur(ring, soft), (0, 0))
        made.fill(clear, inner)
        whole = stretched(made, size, edge)
        surface.blit(whole, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)

    halo = pad.composed("halo", size, paint)
    return halo, (rect.x - grown, rect.y - grown - _rise(pad, rect))

"""The list of pictures, texts and places that make up one picture of the table."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Collection, Generator, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, TypeAlias

import pygame
from pygame import Rect, Surface

from kraftwagen.ui.drawing.canvas import Canvas
from kraftwagen.ui.drawing.stand_ins import Sized
from kraftwagen.ui.drawing.surface_cache import Sheets
from kraftwagen.ui.drawing.theme import TABLE, TYPE, Colour, Style, Theme, hexa
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.tables.base import Key, Position
from kraftwagen.ui.tables.parts.places import Layout
from kraftwagen.ui.tables.parts.veil import Veil

Painter: TypeAlias = Callable[[Canvas, Surface], object]
"""A function that draws with a canvas.

It must not hold the display list: that would be a reference cycle, kept until the garbage collector
runs.
"""

_STRIPS: Final = 6
"""Parts in which the ground of a table is laid ahead; at once it takes longer than a frame has."""
_FEW: Final = 8
"""Items drawn in one step."""
_NEARLY: Final = 1.05
"""How much narrower than in proportion words may be in smaller letters."""
SHRINK: Final = (1.0, 0.92, 0.86, 0.8, 0.74)
"""Factors by which text may be made smaller to fit."""


@dataclass(slots=True)
class Sprite:
    """A picture with its rectangle; ``key`` is None for scenery."""

    key: Key | None
    image: Surface
    rect: Rect


class Written:
    """A text that is set when it is first drawn, with the arguments of ``Canvas.text``."""

    __slots__ = ("_how", "made")

    def __init__(self, *how: Any) -> None:
        self._how = how
        self.made: tuple[Surface, tuple[int, int]] | None = None
        """Its picture and top left corner; None before it was drawn."""

    def __call__(self, canvas: Canvas, surface: Surface) -> None:
        canvas.text(surface, *self._how)
        self.made = canvas.written(*self._how)


def _near(one: tuple[int, int], other: tuple[int, int]) -> bool:
    return math.dist(one, other) < 2


class DisplayList:
    """The pictures, texts and places of one position, in the order of drawing."""

    def __init__(self, canvas: Canvas, layout: Layout, position: Position, tr: Translator) -> None:
        self.canvas, self.tr = canvas, tr
        self.res = canvas.res
        self.theme: Theme = canvas.theme
        self.words: Theme = canvas.theme
        """The theme of panels, whose words follow the player's size of text."""
        self.layout = layout
        self.veil = Veil()
        """What covers parts of the table."""
        self.aside: Rect | None = None
        """Rectangle for enlarged things that covers nothing clickable; None for none."""
        self.px: Callable[[float], int] = layout.px
        """Returns a length in design units as pixels."""
        self.position = position
        self.game: str = position.spec.id
        """The id of the game, which prefixes its images and texts."""
        self.state: Any = position.state
        self.ahead: Surface | None = None
        """The still picture of the table, if it was drawn ahead."""
        self.items: list[tuple[Key | None, Sprite | Painter]] = []
        self.zones: dict[Key, Rect] = {}
        self.sprites: dict[Key, Sprite] = {}
        self.panels: list[Rect] = []
        """What covers several areas of the table, and is read and lit as one."""

    def take(self, other: DisplayList) -> None:
        """Show what another display list shows, in place of everything here."""
        self.items, self.panels = [*other.items], [*other.panels]
        self.zones, self.sprites = {**other.zones}, {**other.sprites}

    def fits(self, other: DisplayList) -> bool:
        """Return whether what is drawn for another display list may be shown here."""
        same = self.layout == other.layout and self.canvas is other.canvas
        return same and self.position.viewer == other.position.viewer

    @property
    def shades(self) -> list[Key]:
        """The keys of shades over what recedes while a question is asked."""
        return [key for key in self.sprites if key[0] == "recedes"]

    def say(self, key: str, **values: object) -> str:
        """Return the text of a key of this game's table."""
        return self.tr(f"{self.game}.table.{key}", **values)

    # -- pieces

    def put(self, image: Surface, centre: tuple[float, float], key: Key | None = None) -> Rect:
        """Add a picture centred on a point; returns its rectangle."""
        rect = image.get_rect()
        rect.topleft = (round(centre[0] - rect.w / 2), round(centre[1] - rect.h / 2))
        return self.place(image, rect, key)

    def place(self, image: Surface, rect: Rect, key: Key | None = None) -> Rect:
        """Add a picture at the top left corner of a rectangle; returns the rectangle it covers."""
        made = image.get_rect(topleft=rect.topleft)
        sprite = Sprite(key, image, made)
        self.items.append((key, sprite))
        if key is not None and key not in self.sprites:
            self.sprites[key] = sprite
        return made

    def paint(self, painter: Painter, key: Key | None = None) -> None:
        """Add a drawing by a function."""
        self.items.append((key, painter))

    def zone(self, key: Key, rect: Rect) -> None:
        """Add a place that can be pointed at; later ones lie on top."""
        self.zones.pop(key, None)
        self.zones[key] = rect.copy()

    def under(self, pos: tuple[int, int]) -> list[Key]:
        """Return the places under a point, topmost first; none where the veil lies.

        Of a folded table some lie beyond it: there log and note are touched, not the table.
        """
        if self.layout.folded and not self.layout.rect.collidepoint(pos):
            return []
        found = [key for key, rect in reversed(self.zones.items()) if rect.collidepoint(pos)]
        return [] if found and self.veil.hides(pos) else found

    def draw(self, surface: Surface, hidden: Collection[Key]) -> None:
        """Draw everything but the hidden pieces and what lies under the veil."""
        self.veil.over(surface, lambda: deque(self.drawing(surface, hidden), 0))

    def drawing(self, surface: Surface, hidden: Collection[Key]) -> Iterator[None]:
        """Draw everything but the hidden pieces, a few items per step."""
        for number, (key, item) in enumerate(self.items):
            if number % _FEW == 0:
                yield
            if key is not None and key in hidden:
                continue
            if isinstance(item, Sprite):
                surface.blit(item.image, item.rect)
            elif isinstance(item, Written) and item.made is not None:
                surface.blit(*item.made)
            else:
                item(self.canvas, surface)

    def extent(self, keys: Collection[Key]) -> Rect | None:
        """Return the rectangle around what these keys name; None if it is not known."""
        around = Rect(0, 0, 0, 0)
        for key, item in self.items:
            if key not in keys:
                continue
            if isinstance(item, Sprite):
                rect = item.rect
            elif isinstance(item, Written) and item.made is not None:
                rect = item.made[0].get_rect(topleft=item.made[1])
            else:
                return None
            around = around.union(rect) if around else rect
        return around

    def holds_at(self, middle: tuple[int, int], image: Surface) -> bool:
        """Return whether a picture or place is centred there; one of equal size must be equal."""
        sprites = [item for _, item in self.items if isinstance(item, Sprite)]
        here = [one.image for one in sprites if _near(one.rect.center, middle)]
        alike = [one for one in here if one.get_size() == image.get_size()]
        if alike:
            look = pygame.image.tobytes(image, "RGBA")
            return any(pygame.image.tobytes(one, "RGBA") == look for one in alike)
        return bool(here) or any(_near(zone.center, middle) for zone in self.zones.values())

    # -- pictures

    def image(self, name: str, w: float, h: float, **recolour: str) -> Surface:
        """Return an image of the game, fitted into w x h pixels."""
        return self.res.image(f"{self.game}/{name}", w, h, 0, **recolour)

    def begin(self, name: str, w: float, h: float, **recolour: str) -> None:
        """Start loading an image in another thread; it will be drawn soon."""
        self.res.preload_image(f"{self.game}/{name}", w, h, **recolour)

    def seat_image(self, name: str, seat: int, w: float, h: float, angle: float = 0) -> Surface:
        """Return an image in a seat's colours; its shape replaces ``{}`` in the name."""
        look = self.canvas.player(seat)
        return self.res.image(
            f"{self.game}/{name.format(look.shape)}",
            w,
            h,
            angle,
            main=hexa(look.main),
            light=hexa(look.light),
            dark=hexa(look.dark),
        )

    def composed(
        self, key: Hashable, size: tuple[int, int], painter: Callable[[Surface], object]
    ) -> Surface:
        """Return a picture that ``painter`` draws; ``key`` identifies it in the cache."""
        size = max(1, size[0]), max(1, size[1])

        def make() -> Surface:
            made = Surface(size, pygame.SRCALPHA)
            painter(made)
            return made

        return self.res.cached(Sized(("table", key, self.canvas.colours), size), make)

    # -- words

    def text(
        self,
        text: str,
        style: str | Style,
        colour: Colour,
        rect: Rect | tuple[float, float],
        align: str = "left",
        valign: str = "middle",
        wrap: bool = False,
        key: Key | None = None,
    ) -> None:
        """Add text inside a rectangle; parameters as in Canvas.text.

        What lies beyond a folded table has places, but its words are not drawn.
        """
        if self.layout.folded and rect[0] >= self.layout.rect.right:
            return
        self.paint(Written(text, style, colour, rect, align, valign, wrap), key)

    def boxed(self, text: str, style: str, colour: Colour, rect: Rect, align: str = "left") -> None:
        """Add text wrapped inside a rectangle, made smaller until it fits.

        A single word is never broken, but shortened.
        """
        look = self.boxed_style(text, style, rect)
        if len(text.split()) == 1 and self.res.text_size(text, look)[0] > rect.w:
            self.fitted(text, style, colour, rect, align)
            return
        self.text(text, look, colour, rect, align, wrap=True)

    def boxed_style(self, text: str, style: str, rect: Rect) -> Style:
        """Return the largest style in which a text fits, or the smallest if none does."""
        look = self.theme.style(style)
        longest = max(self.res.text_size(word, look)[0] for word in text.split())
        for share in SHRINK:
            made = Style(look.face, max(9, round(look.px * share)))
            # Each size of letters that is measured costs time, so hopeless ones are left out.
            if longest * share <= rect.w * _NEARLY and self._inside(text, made, rect):
                break
        return made

    def one_style(self, texts: Iterable[str], style: str, rect: Rect) -> Style:
        """Return the largest style in which several texts all fit into a rectangle."""
        return min((self.boxed_style(text, style, rect) for text in texts), key=lambda one: one.px)

    def holds(self, text: str, style: str, rect: Rect) -> bool:
        """Return whether a text fits into a rectangle without breaking a word."""
        return self._inside(text, self.boxed_style(text, style, rect), rect)

    def _inside(self, text: str, look: Style, rect: Rect) -> bool:
        w, h = self.res.text_size(text, look, rect.w)
        longest = max(self.res.text_size(word, look)[0] for word in text.split())
        return h <= rect.h + self.px(2) and max(w, longest) <= rect.w

    def fitted(
        self, text: str, style: str, colour: Colour, rect: Rect, align: str = "left"
    ) -> None:
        """Add one line of text, such as a person's name, made smaller or shortened to fit."""
        words, look = self.canvas.fit(text, style, rect.w, self._least(style))
        self.text(words, look, colour, rect, align)

    def label(
        self, text: str, style: str, colour: Colour, rect: Rect, align: str = "left",
        beside: Sequence[str] = (),
    ) -> None:  # fmt: skip
        """Add one line of text, made smaller; nothing if it does not fit whole.

        For words that a picture beside them tells, too. Those ``beside`` it get the same size.
        """
        look = self.in_line([text, *beside], style, rect.w)
        if look is not None:
            self.text(text, look, colour, rect, align)

    def in_line(self, texts: Sequence[str], style: str, width: int) -> Style | None:
        """Return the largest style in which each text fits into one line; None if none does."""
        whole = self.theme.style(style)
        for share in (*SHRINK[:-1], self._least(style)):
            look = Style(whole.face, max(9, round(whole.px * share)))
            if all(self.res.text_size(text, look)[0] <= width for text in texts):
                return look
        return None

    def least_width(self, text: str, style: str) -> int:
        """Return the width in pixels of one line of text in its smallest size."""
        whole = self.theme.style(style)
        low = Style(whole.face, max(9, round(whole.px * self._least(style))))
        return self.res.text_size(text, low)[0]

    def _least(self, style: str) -> float:
        """The factor of the smallest size of a style in one line."""
        # Text enlarged by the settings may shrink back to its designed size.
        return SHRINK[-1] * TYPE[style][1] / max(TYPE[style][1], self.theme.least)


class Change(NamedTuple):
    """A picture was drawn on: the surface that it was ``before``, and the ``part`` that changed."""

    before: Surface
    part: Rect


class StillPicture:
    """The picture of a display list without hidden pieces, kept from frame to frame.

    Tables lie on the ground of the world's table (``Canvas.backdrop``).
    """

    def __init__(self, sheets: Sheets) -> None:
        self._sheets = sheets
        self.made: Surface | None = None
        """The picture of the table's rectangle; None before it is drawn."""
        self.change: Change | None = None
        """What was last drawn on ``made``; None if that was drawn as a whole."""
        self._hidden: frozenset[Key] = frozenset()
        self._window: tuple[int, int] | None = None
        """Size of the window on whose ground the table was last drawn; None if it was not."""

    def ahead(
        self, pad: DisplayList, canvas: Canvas, rect: Rect
    ) -> Generator[None, None, Surface | None]:
        """Draw a position before it is shown, a few items per step.

        ``canvas`` is the window's. Returns the picture; None for a table seen close by.
        """
        if self._window is None:
            return None
        made, high = self._sheets.part(self._window, rect), -(-rect.h // _STRIPS)
        picture = made.get_parent()
        yield
        for top in range(rect.y, rect.bottom, high):
            picture.set_clip((rect.x, top, rect.w, high))
            canvas.backdrop(picture, table=True)
            yield
        picture.set_clip(None)
        yield from pad.drawing(picture, ())
        pad.ahead = made
        return made

    def of(
        self,
        pad: DisplayList,
        canvas: Canvas,
        surface: Surface,
        rect: Rect,
        hidden: frozenset[Key],
    ) -> Surface:
        """Return the picture of a position, which is drawn on ``surface`` if it has changed.

        ``canvas`` is the window's.
        """
        if self.made is None or hidden != self._hidden:
            clip = surface.get_clip()
            self.made = self._drawn(pad, canvas, surface, rect, hidden)
            self._hidden = hidden
            surface.set_clip(clip)
        return self.made

    def _drawn(
        self,
        pad: DisplayList,
        canvas: Canvas,
        surface: Surface,
        rect: Rect,
        hidden: frozenset[Key],
    ) -> Surface:
        before, zoomed = self.made, not surface.get_clip().contains(rect)
        self.change = None
        self._window = None if zoomed else surface.get_size()
        if pad.ahead is not None and not hidden and pad.veil.clear:
            return pad.ahead
        # Where only pieces have been hidden or shown, the rest stays as it is.
        part = pad.extent(hidden ^ self._hidden) if before is not None else None
        part = rect if part is None else part.clip(rect)
        if before is not None and not (part.w and part.h):
            return before  # beyond a folded table
        if zoomed:
            # Places that are out of sight now may be visible next time.
            surface.set_clip(None)
            surface.fill(pad.res.palette(TABLE), part)
        surface.set_clip(part)
        if not zoomed:
            canvas.backdrop(surface, table=True)
        pad.draw(surface, hidden)
        if before is None:
            made = self._sheets.part(surface.get_size(), rect)
        else:
            made, pad.ahead = self._sheets.again(before), None
            self.change = Change(before, part.move(-rect.x, -rect.y))
        made.blit(surface, (part.x - rect.x, part.y - rect.y), part)
        return made

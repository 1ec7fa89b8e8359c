"""Pictures, icons, fonts and texts at exact pixel sizes, in caches of limited size."""

from __future__ import annotations

import logging
from bisect import bisect
from collections.abc import Callable, Hashable
from concurrent.futures import Future, ThreadPoolExecutor, wait
from functools import cache, partial
from pathlib import Path
from typing import Any

import pygame

from kraftwagen.ui.drawing import look_files
from kraftwagen.ui.drawing.raster import rasterised
from kraftwagen.ui.drawing.stand_ins import Sized, StandIns
from kraftwagen.ui.drawing.surface_cache import Sheets, SurfaceCache
from kraftwagen.ui.drawing.theme import BRASS, INK, Colour, Palette, Style, hexa
from kraftwagen.ui.drawing.typefaces import Typefaces
from kraftwagen.ui.drawing.worlds import World, load

_LOG = logging.getLogger(__name__)
_LEADING = 1.36
_SPRITES = 8
"""Size of the picture cache, in areas of the window: the table needs three, menus as much."""
_TEXTS = 1.5
"""Size of the text cache, in areas of the window: the table needs a sixth, a game two thirds."""
_LEAST_PIXELS = 500_000
"""Smallest window area, in pixels, that cache sizes are computed from."""
_SCENERY = 1920
"""Largest width in pixels at which scenery is drawn; larger windows stretch it."""
_MOST_LINES = 4096
"""Wrapped texts whose lines are remembered."""
_MISSING = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
    f'<rect x="4" y="4" width="92" height="92" rx="10" fill="{hexa(BRASS)}" fill-opacity="0.25" '
    f'stroke="{hexa(INK)}" stroke-width="3"/></svg>'
)


class Resources:
    """The source of pictures, icons and texts. Surfaces returned are shared: never draw on them.

    ``image`` and ``icon`` rasterise SVG files (``$name`` placeholders in the file are replaced by
    the keyword arguments), ``svg`` any SVG text, ``text`` renders words.
    """

    def __init__(self, assets: Path, palette: Palette | None = None) -> None:
        self.assets = assets
        self.palette = palette or Palette()
        self._sources: dict[str, str | None] = {}
        self._sprites = SurfaceCache(0)
        self._texts = SurfaceCache(0)
        self.sheets = Sheets()
        """Surfaces of the window's size for the pictures of tables and shows."""
        self.hold_for((1280, 720))
        self.faces = Typefaces(assets / "fonts")
        self._coming: dict[Hashable, Future[pygame.Surface]] = {}
        self._stand_ins: StandIns | None = None
        self._looks: dict[str, dict[str, Any]] = {}
        self._lines: dict[tuple[str, Style, int], list[str]] = {}
        self.seams: tuple[str, ...] = ()
        """How long words of the language begin up to where they may be hyphenated."""
        self._worlds: dict[str, World] = {}

    def world(self, game: str) -> World:
        """Return the world of a game; the house's for ""."""
        if game not in self._worlds:
            self._worlds[game] = load(self.assets, game)
        return self._worlds[game]

    def look(self, game: str) -> dict[str, Any]:
        """Return the content of a game's look.yaml, and add its colours to the palette.

        The game's colour ``harbour`` is called ``<game>.harbour``.
        """
        if game not in self._looks:
            look = look_files.read(self.assets / "games" / game / "look.yaml")
            self.palette.add(
                {
                    palette: {f"{game}.{name}": value for name, value in tones.items()}
                    for palette, tones in look["tones"].items()
                }
            )
            self._looks[game] = look
        return self._looks[game]

    def rest(self) -> None:
        """Wait for preloads in progress, as they use the window, which changes afterwards."""
        wait(self._coming.values())
        self._come()
        self._coming.clear()

    @property
    def rough(self) -> bool:
        """Whether pictures of another size, stretched, stand in for sharp ones."""
        return self._stand_ins is not None

    def stretch(self, *, scaled: bool) -> None:
        """Let pictures drawn so far stand in for those of other sizes until ``sharpened``.

        With ``scaled`` all that depends on scale is dropped.
        """
        former = self._stand_ins or StandIns(self._sprites)
        if scaled:
            self.clear()
        former.made.clear()
        former.missing.clear()
        former.made.limit = self._sprites.limit
        self._stand_ins = former

    def sharpened(self) -> bool:
        """Draw in other threads what was stretched; True once, when all of it is there.

        Whoever shows pictures has to ask for them again then.
        """
        if self._stand_ins is None:
            return False
        for key, make in self._stand_ins.missing.items():
            self._begin(key, make)
        self._stand_ins.missing.clear()
        self._come()
        if self._coming:
            return False
        stood_in = len(self._stand_ins.made) > 0
        self._stand_ins = None
        return stood_in

    def clear(self) -> None:
        """Drop everything that depends on scale, colours or the kind of window."""
        self.rest()
        self._stand_ins = None
        self._sprites.clear()
        self._texts.clear()
        self._lines.clear()
        self.faces.clear()
        self.sheets.clear()

    def hold_for(self, size: tuple[int, int]) -> None:
        """Set the limits of the caches for a window of this size."""
        pixels = max(_LEAST_PIXELS, size[0] * size[1])
        self._sprites.limit = round(_SPRITES * pixels)
        self._texts.limit = round(_TEXTS * pixels)

    # -- pictures

    def has_image(self, name: str) -> bool:
        """Return whether there is a picture of a name, as ``image`` takes it."""
        path = _picture(name)
        if path not in self._sources and not (self.assets / path).is_file():
            self._sources[path] = None
        return self._source(path) is not None

    def image(
        self, name: str, w: float, h: float, angle: float = 0, **recolour: str
    ) -> pygame.Surface:
        """Return a picture fitted into w x h, keeping its proportions.

        ``name`` is a file of assets/images, or ``game/name`` one of assets/games/``game``/images.
        ``recolour`` replaces ``$name`` placeholders. With an ``angle`` (degrees, clockwise) the
        surface grows to hold the turned picture at the same scale: blit it by its centre. A missing
        file gives a framed placeholder.
        """
        return self._drawn(_picture(name), w, h, angle, recolour)

    def source(self, name: str) -> str:
        """Return the SVG text of a picture, to be changed and passed to ``svg``; "" if missing."""
        return self._source(_picture(name)) or ""

    def _followed(self, path: str, text: str) -> str:
        """Recolour a game's drawing for the palette in use, if the game has a look.yaml."""
        games = (f"games/{game}/" for game in self._looks)
        return self.palette.follow(text) if path.startswith(tuple(games)) else text

    def scenery(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """Return a picture for a whole window; large windows get it stretched, to save time."""
        return self.cached((name, size), lambda: self._scene(name, size)())

    def preload_scenery(self, name: str, size: tuple[int, int]) -> None:
        """Start drawing the result of ``scenery`` in another thread."""
        self.preload((name, size), self._scene(name, size))

    def _scene(self, name: str, size: tuple[int, int]) -> Callable[[], pygame.Surface]:
        share = min(1.0, _SCENERY / size[0])
        small = (max(1, round(size[0] * share)), max(1, round(size[1] * share)))
        text = self.palette.fill(self.source(name) or _MISSING)

        def make() -> pygame.Surface:
            made = rasterised(text, small)
            return made if share == 1.0 else pygame.transform.smoothscale(made, size)

        return make

    def icon(self, name: str, size: float, colour: Colour = INK) -> pygame.Surface:
        """Return the icon assets/icons/``name``.svg, square, in one colour."""
        return self._drawn(f"icons/{name}.svg", size, size, 0, {"main": hexa(colour)})

    def svg(self, text: str, w: float, h: float, what: Hashable = None) -> pygame.Surface:
        """Render an SVG text at this size in pixels, cached by the text.

        ``what`` names a drawing whose text is another one for each size.
        """
        return self._at_size(_svg_key(text, w, h, what), lambda: self.palette.fill(text))

    def cached(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return a surface of the caller from the picture cache; ``make`` draws a missing one.

        Each world has its own surfaces. One whose key is ``Sized`` may be a stretched one while the
        window changes its size.
        """
        key = self.palette.world.name, key

        def made() -> pygame.Surface:
            coming = self._coming.pop(key, None)
            # What its thread has not begun is drawn here: it may stand behind much else.
            return make() if coming is None or coming.cancel() else coming.result()

        if self._stand_ins is None or key in self._sprites or key in self._coming:
            return self._sprites.get(key, made)
        return self._stand_ins.composed(key, made)  # it may contain stretched pictures

    def once(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return a surface as ``cached`` does, but leave its place in the cache to others."""
        made = self.cached(key, make)
        self._sprites.drop((self.palette.world.name, key))
        return made

    def preload(self, key: Hashable, make: Callable[[], pygame.Surface]) -> None:
        """Start drawing a large surface that ``cached`` will need soon, in another thread.

        ``make`` may use only surfaces of its own.
        """
        whole = self.palette.world.name, key
        if self._stand_ins is None or not self._stand_ins.has(whole):
            self._begin(whole, make)

    def _begin(self, key: Hashable, make: Callable[[], pygame.Surface]) -> None:
        if not self._sprites.keep(key) and key not in self._coming:
            self._come()
            self._coming[key] = _threads().submit(make)

    def _come(self) -> None:
        """Move finished preloads into the picture cache, the earliest first."""
        while self._coming:
            key, coming = next(iter(self._coming.items()))
            if not coming.done():
                break
            del self._coming[key]
            if coming.exception() is None:
                self._sprites.get(key, coming.result)

    def preload_svg(self, text: str, w: float, h: float, what: Hashable = None) -> None:
        """Start drawing the result of ``svg`` in another thread."""
        key, filled = _svg_key(text, w, h, what), self.palette.fill(text)
        self.preload(key, lambda: rasterised(filled, key.size))

    @property
    def waiting(self) -> bool:
        """Whether pictures are still being drawn in other threads."""
        self._come()
        return bool(self._coming)

    def preload_image(self, name: str, w: float, h: float, **recolour: str) -> None:
        """Start drawing the result of ``image`` without an angle in another thread."""
        path, size = _picture(name), (max(1, round(w)), max(1, round(h)))
        key = Sized((path, 0, *sorted(recolour.items())), size)
        # To colour a drawing takes some time, and most pictures are there.
        if not self._sprites.keep((self.palette.world.name, key)):
            text = self._coloured(path, recolour)
            self.preload(key, lambda: rasterised(text, size))

    def _drawn(
        self, path: str, w: float, h: float, angle: float, recolour: dict[str, str]
    ) -> pygame.Surface:
        size = (max(1, round(w)), max(1, round(h)))
        angle %= 360
        key = Sized((path, round(angle, 2), *sorted(recolour.items())), size)
        return self._at_size(key, lambda: self._coloured(path, recolour), angle)

    def _at_size(self, key: Sized, text: Callable[[], str], angle: float = 0) -> pygame.Surface:
        """Return a drawing at its size; while the window changes, a stretched one may stand in."""
        rough, whole = self._stand_ins, (self.palette.world.name, key)

        def make() -> pygame.Surface:
            return rasterised(text(), key.size, angle)

        # What stands in does so until all is sharp, as pictures are compared with each other.
        sharp = whole in self._sprites or whole in self._coming
        if rough is not None and (whole in rough.made or not sharp):
            return rough.picture(whole, make)
        return self.cached(key, make)

    def _coloured(self, path: str, recolour: dict[str, str]) -> str:
        """Return the SVG text of a drawing with its colours; a framed placeholder if missing."""
        source = self._source(path)
        if source is None:
            return self.palette.fill(_MISSING)
        source = self._followed(path, source)
        for name in sorted(recolour, key=len, reverse=True):
            source = source.replace(f"${name}", self.palette.fill(recolour[name]))
        return source

    def _source(self, path: str) -> str | None:
        if path not in self._sources:
            try:
                self._sources[path] = (self.assets / path).read_text(encoding="utf-8-sig")
            except OSError:
                _LOG.warning("missing picture %s", path)
                self._sources[path] = None
        return self._sources[path]

    # -- words

    def font(self, face: str, px: int) -> pygame.Font:
        """Return the font of a face in ``theme.FACES`` at this pixel size."""
        return self.faces.font(face, px)

    def text(
        self, text: str, style: Style, colour: Colour, wrap: int = 0, align: str = "left"
    ) -> pygame.Surface:
        """Render a text; ``wrap`` is the width in pixels at which lines break, 0 for no limit."""
        shade = self.palette(colour)
        key = (text, style, tuple(shade), wrap, align)

        def make() -> pygame.Surface:
            if not text:
                high = self.font(style.face, style.px).get_linesize()
                return pygame.Surface((0, high), pygame.SRCALPHA)
            if not wrap and "\n" not in text:
                return self.faces.line(text, style, shade)
            face, lines = self.lines(text, style, wrap)
            font = self.font(face, style.px)
            font.align = {"left": 0, "center": 1, "right": 2}[align]
            # More leading for paragraphs only: a single line would sit too high in its box.
            own = font.get_linesize()
            if wrap:
                font.set_linesize(font.get_height() + self.leading(Style(face, style.px)))
            made = font.render("\n".join(lines), True, shade)
            font.set_linesize(own)
            return made

        return self._texts.get(key, make)

    def leading(self, style: Style) -> int:
        """Return the empty pixels between the lines of a paragraph, and below its last line."""
        font = self.font(style.face, style.px)
        return max(font.get_linesize(), round(style.px * _LEADING)) - font.get_height()

    def lines(self, text: str, style: Style, wrap: int = 0) -> tuple[str, list[str]]:
        """Return the face that shows a text and its lines; ``wrap`` is their largest width."""
        face, words = self.faces.one_face(text.rstrip(), style.face)
        if not wrap:
            return face, words.split("\n")
        key = (text, style, wrap)
        found = self._lines.get(key)
        if found is None:
            if len(self._lines) >= _MOST_LINES:
                self._lines.clear()
            wide = partial(self.faces.measured, face=face, px=style.px)
            found = self._lines[key] = [
                line
                for whole in words.split("\n")
                for line in _broken(wide, whole, wrap, self.seams)
            ]
        return face, found

    def text_size(self, text: str, style: Style, wrap: int = 0) -> tuple[int, int]:
        """Return the size of a text in pixels, as ``text`` renders it, without rendering it."""
        if not wrap and "\n" not in text:
            return self.faces.size(text, style)
        face, lines = self.lines(text, style, wrap)
        font = self.font(face, style.px)
        if not text:
            return 0, font.get_linesize()
        high = font.get_height()
        apart = high + self.leading(Style(face, style.px)) if wrap else font.get_linesize()
        wide = max(self.faces.measured(line, face, style.px)[0] for line in lines)
        return wide, apart * len(lines)


def _broken(
    wide: Callable[[str], tuple[int, int]], text: str, wrap: int, seams: tuple[str, ...]
) -> list[str]:
    """Break a line between words; a word wider than a line at a seam, else between letters."""
    if wide(text)[0] <= wrap:  # as most are
        return [text]
    found, line = [], ""
    for word in text.split(" "):
        longer = f"{line} {word}" if line else word
        if wide(longer)[0] <= wrap:
            line = longer
            continue
        if line:
            found.append(line)
        line = word
        while wide(line)[0] > wrap and len(line) > 1:
            first = next((one for one in _firsts(line, seams) if wide(one)[0] <= wrap), "")
            taken = len(first.removesuffix("-")) if first else 0
            if not first:
                taken = max(1, bisect(range(1, len(line)), wrap, key=lambda n: wide(line[:n])[0]))
            found.append(first or line[:taken])
            line = line[taken:].removeprefix("-") if first else line[taken:]
    return [*found, line]


def _firsts(word: str, seams: tuple[str, ...]) -> list[str]:
    """Return the ways to begin a word on one line, to go on with it on the next; longest first."""
    start = next((at for at, sign in enumerate(word) if sign.isalpha()), 0)
    low = word[start:].lower()
    ends = {len(one) for one in seams if low.startswith(one.lower()) and len(one) < len(low) - 1}
    ends |= {at for at, sign in enumerate(low[:-1]) if sign == "-" and at}
    return [f"{word[: start + end]}-" for end in sorted(ends, reverse=True)]


def _svg_key(text: str, w: float, h: float, what: Hashable = None) -> Sized:
    size = (max(1, round(w)), max(1, round(h)))
    return Sized(text, size) if what is None else Sized(what, size, text)


def _picture(name: str) -> str:
    """Return the path of a picture below the assets."""
    game, _, own = name.rpartition("/")
    return f"games/{game}/images/{own}.svg" if game else f"images/{own}.svg"


@cache
def _threads() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(2, "pictures")

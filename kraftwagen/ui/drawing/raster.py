"""Turns SVG texts into surfaces."""

from __future__ import annotations

import io
import math
import re
from typing import Final

import pygame

from kraftwagen.ui.drawing.quick_svg import quick

_ROOT_TAG: Final = re.compile(r"<svg\b[^>]*>", re.S)
_VIEW_BOX: Final = re.compile(r'viewBox\s*=\s*"([^"]+)"')
_LENGTH: Final = {name: re.compile(rf'\b{name}\s*=\s*"([\d.]+)') for name in ("width", "height")}


def rasterised(text: str, size: tuple[int, int], angle: float = 0) -> pygame.Surface:
    """Render an SVG text fitted into a size, keeping its proportions; releases the GIL.

    With an ``angle`` (degrees, clockwise) the surface grows to hold the turned picture at the same
    scale. A drawing without width or height gives a transparent pixel.
    """
    if angle:
        return _raster_turned(text, size, angle)
    if not _has_extent(text):
        return pygame.Surface((1, 1), pygame.SRCALPHA)
    made = pygame.image.load_sized_svg(io.BytesIO(quick(text).encode()), size)
    # The loader rounds up: a size of 30 may become 31.
    exact = made.get_rect().clip((0, 0, *size))
    return made.subsurface(exact).convert_alpha()


def _has_extent(text: str) -> bool:
    box = _VIEW_BOX.search(text)
    return box is None or all(float(n) > 0 for n in box.group(1).replace(",", " ").split()[2:])


def _raster_turned(text: str, size: tuple[int, int], angle: float) -> pygame.Surface:
    root = _ROOT_TAG.search(text)
    if root is None:
        return rasterised(text, size)
    box = _VIEW_BOX.search(root.group())
    if box:
        x, y, w, h = (float(n) for n in box.group(1).replace(",", " ").split())
    else:
        lengths = [_LENGTH[name].search(root.group()) for name in ("width", "height")]
        w, h = (float(found.group(1)) if found else 100.0 for found in lengths)
        x = y = 0.0
    side = math.hypot(w, h)
    inner = text[root.end() : text.rindex("</svg>")]
    turned = (
        f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'viewBox="0 0 {side:.3f} {side:.3f}">'
        f'<g transform="translate({side / 2:.3f} {side / 2:.3f}) rotate({angle:.3f}) '
        f'translate({-x - w / 2:.3f} {-y - h / 2:.3f})">{inner}</g></svg>'
    )
    pixels = max(1, round(side * min(size[0] / w, size[1] / h)))
    return rasterised(turned, (pixels, pixels))

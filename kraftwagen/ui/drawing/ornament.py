"""Frames and ornaments as SVG texts, rasterised at the exact size by ``Resources.svg``."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from pygame import Color

from kraftwagen.ui.drawing.theme import hexa

Point = tuple[float, float]


def document(w: float, h: float, body: str) -> str:
    """Return an SVG document of a size around SVG elements."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{w:g}" height="{h:g}" '
        f'viewBox="0 0 {w:g} {h:g}">{body}</svg>'
    )


def paint(colour: Color, what: str = "fill") -> str:
    """Return the SVG attributes for a colour with its alpha; ``what`` is "fill" or "stroke"."""
    alpha = f' {what}-opacity="{colour.a / 255:.3f}"' if colour.a < 255 else ""
    return f'{what}="{hexa(colour)}"{alpha}'


def gradient(name: str, top: str, bottom: str) -> str:
    """Return a vertical SVG gradient, used as ``url(#name)``."""
    return (
        f'<linearGradient id="{name}" x1="0%" y1="0%" x2="0%" y2="100%">'
        f'<stop offset="0%" stop-color="{top}"/>'
        f'<stop offset="100%" stop-color="{bottom}"/></linearGradient>'
    )


def stepped(x: float, y: float, w: float, h: float, step: float) -> str:
    """Return the SVG path of a rectangle whose corners step inwards twice, the program's motif."""
    a, b = step, step * 2
    return (
        f"M{x + b:g} {y:g}H{x + w - b:g}V{y + a:g}H{x + w - a:g}V{y + b:g}H{x + w:g}"
        f"V{y + h - b:g}H{x + w - a:g}V{y + h - a:g}H{x + w - b:g}V{y + h:g}"
        f"H{x + b:g}V{y + h - a:g}H{x + a:g}V{y + h - b:g}H{x:g}"
        f"V{y + b:g}H{x + a:g}V{y + a:g}H{x + b:g}Z"
    )


def box(
    size: tuple[int, int],
    fill: Color | None,
    edge: Color | None,
    line: float,
    radius: float,
    opacity: float = 1.0,
    inner: Color | None = None,
) -> str:
    """Return the SVG of a rounded box, with an optional second line ``inner`` inside its edge."""
    w, h = size
    half = line / 2
    ground = 'fill="none"'
    if fill is not None:
        faint = Color(fill.r, fill.g, fill.b, round(fill.a * opacity))
        ground = paint(faint)
    stroke = f'{paint(edge, "stroke")} stroke-width="{line:g}"' if edge is not None else ""
    body = (
        f'<rect x="{half:g}" y="{half:g}" width="{w - line:g}" height="{h - line:g}" '
        f'rx="{radius:g}" {ground} {stroke}/>'
    )
    if inner is not None:
        m = line * 2.2
        body += (
            f'<rect x="{m:g}" y="{m:g}" width="{w - 2 * m:g}" height="{h - 2 * m:g}" '
            f'rx="{max(0.5, radius - m):g}" fill="none" stroke="{hexa(inner)}" '
            f'stroke-width="{max(0.8, line * 0.6):g}"/>'
        )
    return document(w, h, body)


def mark(kind: str, x: float, y: float, half: float) -> list[Point]:
    """Return the points of a world's small ornament around a point: a lozenge or a star."""
    if kind == "deco":
        return [(x - half, y), (x, y - half), (x + half, y), (x, y + half)]
    rays = [half * 1.6, half * 0.42] * 4
    turns = [math.pi / 4 * at for at in range(8)]
    return [(x + r * math.cos(t), y + r * math.sin(t)) for r, t in zip(rays, turns, strict=True)]


@lru_cache(maxsize=256)
def frame(
    size: tuple[int, int],
    scale: float,
    fills: tuple[str, str],
    edge: str,
    line: str,
    deco: bool = True,
    weight: float = 1.0,
    kind: str = "deco",
) -> str:
    """Return the SVG of a panel: a gradient with a dark outline and the frame of a world inside.

    Frames are of a ``kind``: "deco" is a brass line, with ``deco`` a double one with stepped
    corners; "chrome" is one rounded line that shines. Fills "none" leave the body transparent, an
    empty ``line`` omits the lines inside. ``weight`` multiplies the width of the lines, for high
    contrast.
    """
    w, h = size
    edge_w, line_w = max(1.0, 2 * scale * weight), max(1.0, 1.4 * scale * weight)
    chrome = kind == "chrome"
    radius = ((12 if deco else 8) if chrome else 6) * scale
    inset = 7 * scale
    filled = fills[0] != "none"
    body = [
        f"<defs>{gradient('g', *fills)}</defs>" if filled else "",
        f'<rect x="{edge_w / 2:g}" y="{edge_w / 2:g}" width="{w - edge_w:g}" '
        f'height="{h - edge_w:g}" rx="{radius:g}" '
        f'fill="{"url(#g)" if filled else "none"}" stroke="{edge}" '
        f'stroke-width="{edge_w:g}"/>',
    ]

    def lined(near: float, wide: float, colour: str, opacity: float = 1.0) -> str:
        return (
            f'<rect x="{near:g}" y="{near:g}" width="{w - 2 * near:g}" height="{h - 2 * near:g}" '
            f'rx="{max(1.0, radius - near):g}" fill="none" stroke="{colour}" '
            f'stroke-opacity="{opacity:g}" stroke-width="{wide:g}"/>'
        )

    if chrome and line:
        wide = max(1.0, (2.4 if deco else 1.3) * scale * weight)
        near = edge_w + wide / 2
        body.append(lined(near, wide, line))
        if weight == 1 and deco:  # the upper half of the tube shines, a thin shade lies below it
            body.append(lined(near - wide * 0.1, wide * 0.34, "#ffffff", 0.75))
            body.append(lined(near + wide / 2 + 0.4 * scale, max(0.6, 0.8 * scale), edge, 0.45))
    elif deco and line:
        outer = stepped(inset, inset, w - 2 * inset, h - 2 * inset, 5 * scale)
        more = inset + 4 * scale
        inner = stepped(more, more, w - 2 * more, h - 2 * more, 5 * scale)
        body.append(f'<path d="{outer}" fill="none" stroke="{line}" stroke-width="{line_w:g}"/>')
        body.append(
            f'<path d="{inner}" fill="none" stroke="{line}" stroke-opacity="0.55" '
            f'stroke-width="{max(0.8, 0.8 * scale):g}"/>'
        )
    elif line:
        near = edge_w + (2.2 if weight == 1 else 1.0) * scale
        body.append(lined(near, max(0.9, scale * weight), line))
    return document(w, h, "".join(body))


@lru_cache(maxsize=64)
def player_badge(
    shape: str, main: str, light: str, dark: str, edge: str = "#1b1512", rim: str = ""
) -> str:
    """Return the SVG of a seat's shape in its colour with a dark outline, in a box of 100.

    ``rim`` is the colour of a second, outer outline, for high contrast.
    """
    shapes = {
        "disc": '<circle cx="50" cy="50" r="42" {}/>',
        "square": '<rect x="11" y="11" width="78" height="78" rx="6" {}/>',
        "diamond": '<path d="M50 3 97 50 50 97 3 50Z" {}/>',
        "hexagon": '<path d="M27 10H73L97 50 73 90H27L3 50Z" {}/>',
    }
    inner = {
        "disc": '<circle cx="50" cy="50" r="28" {}/>',
        "square": '<rect x="24" y="24" width="52" height="52" rx="3" {}/>',
        "diamond": '<path d="M50 22 78 50 50 78 22 50Z" {}/>',
        "hexagon": '<path d="M35 25H65L80 50 65 75H35L20 50Z" {}/>',
    }
    defs = f"<defs>{gradient('g', light, main)}</defs>"
    body = shapes[shape].format(
        f'fill="url(#g)" stroke="{edge}" stroke-width="6" stroke-linejoin="round"'
    )
    ring = inner[shape].format(f'fill="{main}" stroke="{dark}" stroke-width="4"')
    if not rim:
        return document(100, 100, defs + body + ring)
    outer = shapes[shape].format(
        f'fill="{rim}" stroke="{rim}" stroke-width="18" stroke-linejoin="round"'
    )
    inside = f'<g transform="translate(9 9) scale(0.82)">{outer}{body}{ring}</g>'
    return document(100, 100, defs + inside)


@lru_cache(maxsize=8)
def sunburst(size: tuple[int, int], centre: tuple[float, float], colours: tuple[str, str]) -> str:
    """Return the SVG of rays from a point over a plain ground: the backdrop of most scenes."""
    w, h = size
    ground, ray = colours
    x, y = centre[0] * w, centre[1] * h
    reach = math.hypot(w, h) * 1.2
    count = 44
    rays = []
    for i in range(count):
        a = 2 * math.pi * i / count
        half = math.pi / count * 0.5
        points = [
            f"{x + reach * math.cos(t):.1f} {y + reach * math.sin(t):.1f}"
            for t in (a - half, a + half)
        ]
        rays.append(f"M{x:.1f} {y:.1f}L{points[0]}L{points[1]}Z")
    body = (
        f'<rect width="{w}" height="{h}" fill="{ground}"/><path d="{"".join(rays)}" fill="{ray}"/>'
    )
    return document(w, h, body)


def oval(cx: float, cy: float, rx: float, ry: float, points: int = 120) -> list[Point]:
    """Return ``points`` points around an ellipse, then the first one again."""
    turns = [math.tau * i / points for i in range(points + 1)]
    return [(cx + rx * math.cos(turn), cy + ry * math.sin(turn)) for turn in turns]


def rounded(x: float, y: float, w: float, h: float, radius: float) -> list[Point]:
    """Return points around a rectangle with round corners; the last equals the first."""
    found: list[Point] = []
    corners = ((x + w, y + h, 0), (x, y + h, 1), (x, y, 2), (x + w, y, 3))
    for corner_x, corner_y, quarter in corners:
        centre_x = corner_x + (radius if corner_x == x else -radius)
        centre_y = corner_y + (radius if corner_y == y else -radius)
        for step in range(7):
            turn = math.pi / 2 * (quarter + step / 6)
            found.append((centre_x + radius * math.cos(turn), centre_y + radius * math.sin(turn)))
    return [*found, found[0]]


def dashes(points: Sequence[Point], on: float, off: float) -> str:
    """Return SVG path data of dashes along a line, ``on`` units long with gaps of ``off`` units.

    Used instead of stroke-dasharray, for which the SVG loader may add a stray line to closed
    curves.
    """
    parts: list[str] = []
    drawing, left = True, on
    parts.append(f"M{points[0][0]:.2f} {points[0][1]:.2f}")
    for (x0, y0), (x1, y1) in pairwise(points):
        length = math.hypot(x1 - x0, y1 - y0)
        at = 0.0
        while length - at > left:
            at += left
            x, y = x0 + (x1 - x0) * at / length, y0 + (y1 - y0) * at / length
            parts.append(f"{'L' if drawing else 'M'}{x:.2f} {y:.2f}")
            drawing = not drawing
            left = on if drawing else off
        left -= length - at
        if drawing:
            parts.append(f"L{x1:.2f} {y1:.2f}")
    return "".join(parts)


def dots(full: int, most: int, colour: str) -> str:
    """Return the SVG of a row of ``most`` dots, the first ``full`` of them filled."""
    ring = f'r="30" stroke="{colour}" stroke-width="9"'
    row = "".join(
        f'<circle cx="{100 * at + 50}" cy="50" {ring} fill="{colour if at < full else "none"}"/>'
        for at in range(most)
    )
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {100 * most} 100">{row}</svg>'

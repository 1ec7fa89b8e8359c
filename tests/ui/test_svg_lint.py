"""Every drawing stays within what the SVG loader of pygame-ce (nanosvg) really draws.

The loader never complains: what it does not know it leaves out or paints grey. So a drawing that
looks right in an editor can be wrong in the game. This lint rejects such drawings.
"""

from __future__ import annotations

import io
import os
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tests.games import GAMES, each_game, sample

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame
import pytest

from kraftwagen.engine import registry
from kraftwagen.ui.drawing import ornament
from kraftwagen.ui.drawing.marque import EMBLEMS
from tests.each import each

ASSETS = Path(__file__).resolve().parents[2] / "assets"
FILES = sorted(ASSETS.rglob("*.svg"))

# Simple style sheets would be drawn, but this lint does not look into them.
ELEMENTS = frozenset(
    {"svg", "g", "defs", "title", "desc"}
    | {"path", "rect", "circle", "ellipse", "line", "polyline", "polygon"}
    | {"linearGradient", "radialGradient", "stop"}
)
PROPERTIES_IGNORED = frozenset(
    {"clip-path", "mask", "filter", "mix-blend-mode", "paint-order", "vector-effect"}
    | {"marker", "marker-start", "marker-mid", "marker-end"}
    | {"fx", "fy", "fr", "spreadMethod"}
)
GRADIENT_NUMBERS = {
    "linearGradient": ("x1", "y1", "x2", "y2"),
    "radialGradient": ("cx", "cy", "r"),
}
COLOURS = ("fill", "stroke", "stop-color")
NAMED = frozenset(
    {"none", "black", "white", "grey", "gray"}
    | {"red", "green", "blue", "yellow", "cyan", "magenta"}
)
COLOUR = re.compile(
    r"\$(?:main|light|dark)|#[0-9a-fA-F]{3}|#[0-9a-fA-F]{6}"
    r"|rgb\(\s*\d+%?\s*(?:,\s*\d+%?\s*){2}\)"
)
REFERENCE = re.compile(r"url\(#([^)]+)\)")
XLINK = "{http://www.w3.org/1999/xlink}href"

SCENE = 600
"""Units across from which a drawing is a scene or a whole board."""
PLACEHOLDERS = {"$main": "#d55e00", "$light": "#f59552", "$dark": "#933f00"}
SHAPES = ("disc", "square", "diamond", "hexagon")
RECOLOURED = {"": {"medal", *(f"emblem_{one}" for one in EMBLEMS)}} | {
    game: {f"{kind}_{shape}" for kind in sample(game).shaped for shape in SHAPES}
    | {*sample(game).coloured, *(f"medal_{name}" for name in registry.load(game).merits)}
    for game in GAMES
}


def local(tag: str) -> str:
    """The tag without its namespace."""
    return tag.rsplit("}", 1)[-1]


def properties(element: ET.Element) -> dict[str, str]:
    """The attributes, with those inside style="" spread out."""
    found = {key: value.strip() for key, value in element.attrib.items()}
    for part in found.pop("style", "").split(";"):
        key, colon, value = part.partition(":")
        if colon:
            found[key.strip()] = value.strip()
    return found


def gradient_problems(name: str, props: dict[str, str]) -> Iterator[str]:
    """Numbers of a gradient must be percentages, unless they are in user space."""
    if props.get("gradientUnits") == "userSpaceOnUse":
        return
    for key in GRADIENT_NUMBERS.get(name, ()):
        if key in props and not props[key].endswith("%"):
            yield f"{name} {key}={props[key]!r} is neither a percentage nor in user space"


def colour_problems(key: str, value: str, ids: set[str]) -> Iterator[str]:
    """A colour must be a form the loader reads, a reference must lead to a gradient."""
    reference = REFERENCE.fullmatch(value)
    if reference is not None:
        if reference[1] not in ids:
            yield f"{key} refers to the missing gradient {reference[1]!r}"
    elif value not in NAMED and COLOUR.fullmatch(value) is None:
        yield f"{key} has the colour {value!r}"


def problems(text: str) -> list[str]:
    """What the loader would ignore or misread in this drawing."""
    root = ET.fromstring(text)
    found: list[str] = []
    if len(root.get("viewBox", "").split()) != 4:
        found.append("the drawing has no viewBox")
    gradients = {
        element.get("id", "") for element in root.iter() if local(element.tag) in GRADIENT_NUMBERS
    }
    for element in root.iter():
        name = local(element.tag)
        props = properties(element)
        if name not in ELEMENTS:
            found.append(f"element {name}")
        found.extend(f"property {key}" for key in sorted(PROPERTIES_IGNORED & props.keys()))
        if name in ("g", "svg") and "opacity" in props:
            found.append("opacity of a group")
        if "href" in props:
            found.append("href without xlink")
        if XLINK in props and name not in GRADIENT_NUMBERS:
            found.append("xlink:href outside a gradient")
        if "stroke-dasharray" in props and (name != "path" or props["d"].upper().endswith("Z")):
            found.append("dashes on a closed line, which now and then get a stray line")
        found.extend(gradient_problems(name, props))
        for key in COLOURS:
            if key in props:
                found.extend(colour_problems(key, props[key], gradients))
    return found


@cache
def source(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def draw(text: str, height: int = 64) -> pygame.Surface:
    """Rasterise as the game does, with sample colours for the placeholders."""
    for name, colour in PLACEHOLDERS.items():
        text = text.replace(name, colour)
    _, _, width, tall = (float(number) for number in ET.fromstring(text).get("viewBox", "").split())
    size = (max(1, round(height * width / tall)), height)
    return pygame.image.load_sized_svg(io.BytesIO(text.encode()), size)


def game_of(path: Path) -> str:
    """The game a drawing belongs to; empty for the house's."""
    return path.relative_to(ASSETS).parts[1] if "games" in path.parts else ""


def label(path: Path) -> str:
    return path.relative_to(ASSETS).as_posix()


def test_there_are_drawings() -> None:
    assert len(FILES) > 100


@each(FILES, label)
def test_drawing_uses_only_what_is_drawn(path: Path) -> None:
    assert problems(source(path)) == []


@each(FILES, label)
def test_drawing_is_not_empty(path: Path) -> None:
    surface = draw(source(path))
    box = surface.get_bounding_rect(min_alpha=40)
    trim = path.stem.startswith("trim_")  # laid over another drawing
    assert box.width >= surface.get_width() // (10 if trim else 4)
    assert box.height >= 4


@each(FILES, label)
def test_drawing_is_small(path: Path) -> None:
    """Each is read and rasterised again whenever the window changes its size."""
    box = ET.fromstring(source(path)).get("viewBox", "").split()
    assert path.stat().st_size <= (25_000 if float(box[2]) >= SCENE else 10_000)


@each(FILES, label)
def test_only_recoloured_drawings_have_placeholders(path: Path) -> None:
    used = set(re.findall(r"\$\w*", source(path)))
    if path.parent.name == "icons":
        assert used == {"$main"}
    elif path.stem in RECOLOURED[game_of(path)]:
        assert used == set(PLACEHOLDERS)
    else:
        assert used == set()


@each_game
def test_what_players_own_is_drawn_for_every_shape(game: str) -> None:
    drawn = {path.stem for path in FILES if game_of(path) == game}
    assert drawn >= RECOLOURED[game]


def svg(body: str, attributes: str = 'viewBox="0 0 10 10"') -> str:
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f"{attributes}>{body}</svg>"
    )


GOOD = (
    '<rect width="9" height="9" fill="#1b1512" stroke="$main"/>',
    '<rect width="9" height="9" style="fill:#fff;stroke:none"/>',
    '<g transform="rotate(9)"><path d="M0 0L9 9Z" fill="rgb(1,2,3)" fill-opacity=".5"/></g>',
    '<linearGradient id="a" x1="0%" y2="100%"><stop stop-color="#fff"/></linearGradient>'
    '<path d="M0 0L9 9Z" fill="url(#a)"/>',
    '<radialGradient id="a" cx="5" cy="5" r="5" gradientUnits="userSpaceOnUse"/>',
    '<linearGradient id="a"/><linearGradient id="b" xlink:href="#a"/>',
)

BAD = {
    "text": '<text x="1" y="1">7</text>',
    "clipPath": '<clipPath id="a"><path d="M0 0L9 9Z"/></clipPath>',
    "clip-path": '<path d="M0 0L9 9Z" clip-path="url(#a)"/>',
    "mask": '<mask id="a"/>',
    "mask property": '<path d="M0 0L9 9Z" mask="url(#a)"/>',
    "use": "<use/>",
    "link outside a gradient": '<path d="M0 0L9 9Z" xlink:href="#a"/>',
    "style sheet": "<style>path{fill:gold}</style>",
    "symbol": '<symbol id="a"/>',
    "pattern": '<pattern id="a"/>',
    "filter": '<filter id="a"/>',
    "filter property": '<path d="M0 0L9 9Z" style="filter:url(#a)"/>',
    "marker": '<marker id="a"/>',
    "marker property": '<path d="M0 0L9 9Z" marker-end="url(#a)"/>',
    "image": '<image width="9" height="9"/>',
    "paint-order": '<path d="M0 0L9 9Z" paint-order="stroke"/>',
    "vector-effect": '<path d="M0 0L9 9Z" vector-effect="non-scaling-stroke"/>',
    "group opacity": '<g opacity=".5"><path d="M0 0L9 9Z"/></g>',
    "group opacity by style": '<g style="opacity:.5"><path d="M0 0L9 9Z"/></g>',
    "linear gradient in bare numbers": '<linearGradient id="a" x1="0%" x2="1"/>',
    "radial gradient in bare numbers": '<radialGradient id="a" cx="50%" cy="50%" r=".7"/>',
    "focal point": '<radialGradient id="a" cx="50%" fx="30%"/>',
    "spreadMethod": '<linearGradient id="a" spreadMethod="reflect"/>',
    "named colour": '<path d="M0 0L9 9Z" fill="gold"/>',
    "named colour in style": '<path d="M0 0L9 9Z" style="stroke:maroon"/>',
    "named stop colour": '<linearGradient id="a"><stop stop-color="navy"/></linearGradient>',
    "hsl": '<path d="M0 0L9 9Z" fill="hsl(30,50%,50%)"/>',
    "colour with alpha": '<path d="M0 0L9 9Z" fill="#11223344"/>',
    "currentColor": '<path d="M0 0L9 9Z" stroke="currentColor"/>',
    "missing gradient": '<path d="M0 0L9 9Z" fill="url(#nowhere)"/>',
    "dashes around a shape": '<circle r="4" stroke="#fff" stroke-dasharray="1 2"/>',
    "dashes on a closed path": '<path d="M0 0L9 9Z" stroke="#fff" stroke-dasharray="1 2"/>',
    "href without xlink": '<linearGradient id="a" href="#b"/>',
}


@pytest.mark.parametrize("body", GOOD)
def test_lint_accepts_what_is_drawn(body: str) -> None:
    assert problems(svg(body)) == []


@pytest.mark.parametrize("body", BAD.values(), ids=list(BAD))
def test_lint_rejects_what_is_ignored(body: str) -> None:
    assert len(problems(svg(body))) == 1


def test_lint_wants_a_view_box() -> None:
    assert problems(svg("", 'width="10" height="10"')) == ["the drawing has no viewBox"]


def test_an_empty_drawing_is_seen_as_empty() -> None:
    assert draw(svg("")).get_bounding_rect(min_alpha=40).size == (0, 0)


def test_code_draws_dashes_on_open_lines_only() -> None:
    """On closed curves the loader now and then ends in a stray line: ``ornament.dashes``."""
    for file in (ASSETS.parent / "kraftwagen" / "ui").rglob("*.py"):
        for shape in re.findall(r"<(?:rect|circle|ellipse)[^>]*?>", file.read_text("utf-8")):
            assert "dasharray" not in shape, file.name


@pytest.mark.parametrize("side", [54, 60, 100])
def test_dashes_are_the_same_each_time(side: int) -> None:
    edges = (ornament.rounded(2, 2, 96, 96, 8), ornament.oval(50, 50, 44, 44))
    body = "".join(
        f'<path d="{ornament.dashes(edge, 12, 7)}" fill="none" stroke="#000" stroke-width="3"/>'
        for edge in edges
    )
    text = svg(body, 'viewBox="0 0 100 100"')
    seen = set()
    for i in range(200):
        rubbish = [bytes([i]) * size for size in range(500, 6000, 500)]
        seen.add(pygame.image.tobytes(draw(text, side), "RGBA"))
        del rubbish
    assert len(seen) == 1


def test_dashes_go_on_around_corners_and_fill_their_share() -> None:
    data = ornament.dashes([(0, 0), (10, 0), (10, 10)], 6, 2)
    assert data == "M0.00 0.00L6.00 0.00M8.00 0.00L10.00 0.00L10.00 4.00M10.00 6.00L10.00 10.00"

"""The figures of assets/STYLE.md are true, and the colours of the theme are legible.

The tables are read from the page and computed again from ``ui.drawing.theme``. Whoever changes
a colour or a size finds here which rows of the page have to change with it.
"""

from __future__ import annotations

import io
import math
import os
from functools import cache
from itertools import chain
from pathlib import Path
from typing import NamedTuple

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame
import pytest
import yaml
from pygame import Color

from kraftwagen.ui.drawing import backdrop, theme, typefaces
from kraftwagen.ui.drawing.coverage import coverage
from kraftwagen.ui.drawing.worlds import World, load
from tests.each import each

USUAL = theme.Palette()
ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "assets" / "STYLE.md", *sorted(ROOT.glob("assets/games/*/STYLE.md"))]
IMAGES = ROOT / "assets" / "games" / "kraftwagen" / "images"
DATA = ROOT / "kraftwagen" / "games" / "kraftwagen" / "data.yaml"

WORDS = 4.5
GRAPHICS = 3.0


class Row(NamedTuple):
    """One pair of colours of a contrast table."""

    front: str
    ground: str
    ratio: float
    least: float
    use: str


@cache
def tables() -> dict[tuple[str, ...], list[tuple[str, ...]]]:
    """All tables of the pages: the heads -> the rows; those with the same heads are one."""
    found: dict[tuple[str, ...], list[tuple[str, ...]]] = {}
    rows: list[tuple[str, ...]] | None = None
    for line in chain.from_iterable(page.read_text(encoding="utf-8").split("\n") for page in PAGES):
        if not line.startswith("|"):
            rows = None
            continue
        cells = tuple(cell.strip() for cell in line.strip("|").split("|"))
        if rows is None:
            rows = found.setdefault(cells, [])
        elif set(line) != {"|", "-"}:
            rows.append(cells)
    return found


def table(*heads: str) -> list[tuple[str, ...]]:
    """The rows of the one table that starts with these heads."""
    (rows,) = (rows for key, rows in tables().items() if key[: len(heads)] == heads)
    assert rows
    return rows


def pairs(last: str) -> list[Row]:
    return [
        Row(front, ground, float(ratio), float(least), use)
        for front, ground, ratio, least, use in table("Front", "Ground", "Ratio", last)
    ]


ALLOWED = pairs("Least")
REFUSED = pairs("Needed")
CARS = table("Drawing", "Name")


@cache
def game_tones() -> dict[str, dict[str, str]]:
    """Palette -> the tones games have of their own (``game.tone``) -> their values."""
    found: dict[str, dict[str, str]] = {name: {} for name in theme.PALETTES}
    for file in sorted((ROOT / "assets" / "games").glob("*/look.yaml")):
        for palette, tones in yaml.safe_load(file.read_text(encoding="utf-8"))["tones"].items():
            found[palette] |= {f"{file.parent.name}.{name}": tones[name] for name in tones}
    return found


def colour(name: str, palette: theme.Palette = USUAL) -> Color:
    """A colour by its name in the theme (``GREEN``, ``PLAYERS.blue.main``), that of a game's own
    tone, or as #rrggbb."""
    if name.startswith("#"):
        return Color(name)
    if name in game_tones()[palette.name]:
        return Color(game_tones()[palette.name][name])
    if name.startswith("PLAYERS."):
        _, player, shade = name.split(".")
        (look,) = (look for look in theme.PLAYERS if look.name == player)
        return palette(getattr(look, shade))
    return palette(getattr(theme, name))


def luminance(shade: Color) -> float:
    """Relative luminance after WCAG 2.2."""
    parts = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (shade.r / 255, shade.g / 255, shade.b / 255)
    )
    return sum(part * weight for part, weight in zip(parts, (0.2126, 0.7152, 0.0722), strict=True))


def contrast(one: str, other: str, palette: theme.Palette = USUAL) -> float:
    found = (luminance(colour(one, palette)), luminance(colour(other, palette)))
    dark, light = sorted(found)
    return (light + 0.05) / (dark + 0.05)


def cut(ratio: float) -> float:
    """Two places, cut off: a figure never promises more than there is."""
    return math.floor(ratio * 100) / 100


def pair(row: Row) -> str:
    return f"{row.front}-on-{row.ground}"


WORLDS = [
    load(ROOT / "assets", file.parent.name) for file in ROOT.glob("assets/games/*/world.yaml")
]
each_world = pytest.mark.parametrize("world", WORLDS, ids=lambda world: world.name)


def test_contrast_of_black_on_white_is_21() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)


@each(ALLOWED + REFUSED, pair)
def test_printed_ratio_is_true(row: Row) -> None:
    assert row.ratio == cut(contrast(row.front, row.ground))


@each(ALLOWED, pair)
def test_allowed_pair_reaches_its_least(row: Row) -> None:
    assert row.least in (WORDS, GRAPHICS)
    assert contrast(row.front, row.ground) >= row.least


@each_world
def test_allowed_pairs_reach_their_least_in_every_world(world: World) -> None:
    for palette in theme.PALETTES:
        look = theme.Palette(palette, world)
        least = {WORDS: 7.0 if palette == "contrast" else WORDS, GRAPHICS: GRAPHICS}
        weak = [
            (pair(row), palette, cut(ratio))
            for row in ALLOWED
            for ratio in [contrast(row.front, row.ground, look)]
            if ratio < least[row.least] and row.use != "outline of a piece"
        ]
        assert weak == []


@each_world
def test_a_world_says_only_what_is_known(world: World) -> None:
    known = theme.PALETTES["normal"].keys()
    assert set(world.tones) <= set(theme.PALETTES)
    assert all(set(tones) <= known for tones in world.tones.values())
    assert not any("." in name for tones in world.tones.values() for name in tones), "of players"
    assert set(world.in_drawings) <= known
    assert world.frame in ("deco", "chrome")
    assert {world.table.kind, world.wall.kind} <= set(backdrop.KINDS)
    plain = [sign for sign in map(chr, range(0x20, 0x2300)) if typefaces._PLAIN.fullmatch(sign)]
    for key, face in world.faces.items():
        assert key in theme.FACES
        own = coverage(ROOT / "assets" / "fonts" / face.name.partition(":")[2])
        assert all(sign in own for sign in plain)


@each(REFUSED, pair)
def test_refused_pair_really_misses(row: Row) -> None:
    assert contrast(row.front, row.ground) < row.least


TEXT_ON_PAPER = ("INK", "SEPIA", "OXBLOOD")
TEXT_ON_GREEN = ("CREAM", "BRASS_LIGHT")


@pytest.mark.parametrize("ground", ["CREAM", "PAPER", "PAPER_SHADE"])
@pytest.mark.parametrize("front", TEXT_ON_PAPER)
def test_words_on_paper_are_listed_and_legible(front: str, ground: str) -> None:
    assert (front, ground, WORDS) in {(row.front, row.ground, row.least) for row in ALLOWED}
    assert contrast(front, ground) >= WORDS


@pytest.mark.parametrize("ground", ["GREEN", "GREEN_DARK", "GREEN_DEEP"])
@pytest.mark.parametrize("front", TEXT_ON_GREEN)
def test_words_on_green_are_listed_and_legible(front: str, ground: str) -> None:
    assert (front, ground, WORDS) in {(row.front, row.ground, row.least) for row in ALLOWED}
    assert contrast(front, ground) >= WORDS


@pytest.mark.parametrize("look", theme.PLAYERS, ids=lambda look: look.name)
def test_words_on_a_player_colour_are_listed_and_legible(look: theme.PlayerColour) -> None:
    front, ground = f"PLAYERS.{look.name}.text", f"PLAYERS.{look.name}.main"
    assert (front, ground, WORDS) in {(row.front, row.ground, row.least) for row in ALLOWED}
    assert contrast(front, ground) >= WORDS


def test_palette_is_that_of_the_theme() -> None:
    in_theme = {
        name: USUAL.hexa(value)
        for name, value in vars(theme).items()
        if isinstance(value, theme.Tone)
    }
    printed = {name: value for name, value, _ in table("Name", "Colour")}
    assert printed == in_theme


def test_tones_of_games_are_those_of_their_looks() -> None:
    usual, strong = game_tones()["normal"], game_tones()["contrast"]
    printed = {name: (value, high) for name, value, high, _ in table("Tone", "Value")}
    assert printed == {name: (usual[name], strong[name]) for name in usual}
    assert usual.keys() == strong.keys()


def test_players_are_those_of_the_theme() -> None:
    printed = table("Player", "Shape")
    assert printed == [
        (look.name, look.shape)
        + tuple(USUAL.hexa(shade) for shade in (look.main, look.light, look.dark, look.text))
        for look in theme.PLAYERS
    ]


def test_type_scale_is_that_of_the_theme() -> None:
    printed = {name: (face, int(units)) for name, face, units, _, _ in table("Style", "Face")}
    assert printed == theme.TYPE


def test_every_style_says_what_it_is_for() -> None:
    for name, _, units, big, use in table("Style", "Face"):
        assert int(big) == round(int(units) * 1.5), name
        assert use, name


@pytest.mark.parametrize("row", CARS, ids=lambda row: row[0])
def test_car_colour_and_its_ratios_are_true(row: tuple[str, ...]) -> None:
    drawing, _, _, main, paper, green = row
    assert main in (IMAGES / f"{drawing}.svg").read_text(encoding="utf-8")
    assert float(paper) == cut(contrast(main, "PAPER"))
    assert float(green) == cut(contrast(main, "GREEN_DARK"))


def test_every_body_has_its_drawing_and_name() -> None:
    bodies = yaml.safe_load(DATA.read_text(encoding="utf-8"))["names"]["bodies"]
    wanted = [
        (f"body_{size}{mark}", name)
        for size, names in bodies.items()
        for mark, name in zip(("", "_b", "_c"), names, strict=True)
    ]
    assert [(row[0], row[1]) for row in CARS] == wanted
    drawn = {path.stem for path in IMAGES.glob("body_*.svg")}
    assert drawn == {drawing for drawing, _ in wanted}


def test_no_two_cars_share_their_colour() -> None:
    assert len({row[3] for row in CARS}) == len(CARS) == 21


@cache
def drawn_size(drawing: str) -> tuple[float, float]:
    """Length and height of a car in units of its drawing, without the ground shadow."""
    text = (IMAGES / f"{drawing}.svg").read_text(encoding="utf-8")
    assert 'viewBox="0 0 256 124"' in text
    surface = pygame.image.load_sized_svg(io.BytesIO(text.encode()), (512, 248))
    box = surface.get_bounding_rect(min_alpha=120)
    return box.width / 2, box.height / 2


def test_cars_of_a_class_are_of_one_size_and_grow_with_it() -> None:
    lengths = [[drawn_size(row[0])[0] for row in CARS[at : at + 3]] for at in range(0, 21, 3)]
    for size, (printed, made) in enumerate(
        zip(table("Class", "Length of 256"), lengths, strict=True), 1
    ):
        low, high = (int(part) for part in printed[1].split("-"))
        assert low - 1 <= min(made), size
        assert max(made) <= high + 1, size
        assert max(made) - min(made) <= 16, size
    means = [sum(made) / 3 for made in lengths]
    assert means == sorted(means)

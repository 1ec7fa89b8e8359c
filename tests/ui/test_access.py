"""Every scene at every size: large enough to read and to hit, nothing cut, nothing overlapping.

The colours are those of both palettes: contrast by WCAG 2.2, differences by CIEDE2000 for usual
vision and for the three kinds of colour blindness (Machado and others 2009, severity 1).
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from pathlib import Path

import pygame
import pytest
from pygame import Color

from kraftwagen.ui.drawing import theme
from kraftwagen.ui.drawing.canvas import PANELS
from kraftwagen.ui.drawing.theme import PLAYERS, TYPE, Theme
from kraftwagen.ui.drawing.worlds import HOUSE
from kraftwagen.ui.platform.settings import PALETTE_NAMES, SCALES
from kraftwagen.ui.scenes.menu.settings import SettingsScene
from kraftwagen.ui.scenes.table.scene import TableScene
from kraftwagen.ui.shell.app import App
from kraftwagen.ui.widgets import CheckBox, Dropdown, ScrollArea
from kraftwagen.ui.widgets.buttons import KINDS, face_colours
from tests.every import in_turn, pairs
from tests.ui.driver import Driver
from tests.ui.measuring import (
    COVERED,
    SCENES,
    SHELL,
    TABLE,
    each_scene,
    fit,
    ink_height,
    places,
    sample_app,
    show,
    watching,
)
from tests.ui.test_style import ALLOWED, GRAPHICS, WORDS, WORLDS, contrast

READABLE = 18
"""Pixels of "Ág" at 1080p."""


def judge(app: App, name: str, grid: Grid, monkeypatch: pytest.MonkeyPatch) -> None:
    """One scene in every window of a grid; it is made once and laid out again."""
    app.settings.scale = grid[0][1]
    app.resize(grid[0][0])
    scene = show(app, SCENES[name])
    for size, scale in grid:
        with watching(monkeypatch) as seen:
            fit(app, scene, size, scale, seen)
        found = places(scene)
        where = f"{name} at {size} and {scale}"
        assert (found.small, found.outside, found.overlapping) == ([], [], []), where
        assert (seen.cut, seen.outside) == ([], []), where
        if name not in COVERED:
            assert seen.overlapping() == [], where
        if size[1] >= 1080:
            lowest, style = seen.lowest(app.resources)
            assert lowest >= READABLE, f"{where}: {style}"


Grid = Sequence[tuple[tuple[int, int], float]]
# Windows of one shape differ by rounding alone when the scale is the same, so each layout is looked
# at in one of them, and the height of words once at 1080p and once at 1440p. The table cannot be
# larger than 1.25 times what the window gives it: 1.5 and 2 are the same there.
SHELL_GRID: Grid = [
    ((1280, 720), 2.0),
    ((1920, 1080), 1.0),
    ((2560, 1440), 1.5),
]
TABLE_GRID: Grid = [((1280, 720), 1.5), ((1920, 1080), 1.0)]
PAGES = [*SHELL, *(name for name in TABLE if TABLE[name].__module__.endswith(".statistics"))]
TABLES = [name for name in SCENES if name not in PAGES]


@pytest.mark.parametrize("name", in_turn(PAGES, 0, 4))
def test_page(app: App, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One of four in one of the windows; ``EVERY=1``: all in all."""
    judge(app, name, in_turn(SHELL_GRID, PAGES.index(name) // 4 % 3, 3), monkeypatch)


@each_scene([name for name in in_turn([*SCENES], 1, 12) if name in TABLES])
def test_around_the_table(app: App, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One of twelve in one of the windows; ``EVERY=1``: all in all.

    Of the others one is tried with larger words, one in the pseudo-language.
    """
    judge(app, name, in_turn(TABLE_GRID, [*SCENES].index(name) // 12 % 2), monkeypatch)


ODD = [(1000, 760), (1600, 620), (800, 560)]
ODD_SCALES = [0.75, 1.0, 1.25]


@pytest.mark.parametrize(("size", "scale"), pairs(ODD, ODD_SCALES))
def test_shell_in_odd_windows(
    app: App, size: tuple[int, int], scale: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One of six pages in each; ``EVERY=1``: all."""
    app.stack.clear()
    app.resize(size)
    app.set_scale(scale)
    for name in in_turn([*SHELL], ODD.index(size), 2 * len(ODD)):
        with watching(monkeypatch) as seen:
            found = places(show(app, SHELL[name], seen), least=24 if scale >= 1 else 18)
        assert (found.small, found.outside, found.overlapping) == ([], [], []), name
        assert (seen.cut, seen.outside) == ([], []), name


def test_every_style_is_readable_at_1080p(app: App) -> None:
    sizes = Theme(1080 / 720)
    for name in TYPE:
        assert ink_height(app.resources, sizes.style(name)) >= READABLE, name


# -- scale


def test_the_scale_goes_up_to_twice_by_keys(driver: Driver) -> None:
    for _ in range(len(SCALES)):
        driver.key(pygame.K_EQUALS, pygame.KMOD_LCTRL)
    assert driver.app.settings.scale == 2.0
    for _ in range(len(SCALES)):
        driver.key(pygame.K_MINUS, pygame.KMOD_LCTRL)
    assert driver.app.settings.scale == 0.75


def test_a_scene_that_cannot_reflow_stays_complete(app: App) -> None:
    app.resize((1280, 720))
    app.set_scale(2.0)
    scene = show(app, TABLE["table-2"])
    assert app.theme.scale == pytest.approx(1.25)
    app.stack.push(SettingsScene())
    assert app.theme.scale == 2.0
    app.stack.pop()
    assert app.stack.top is scene
    assert app.theme.scale == pytest.approx(1.25)


def test_pages_scroll_to_where_the_keyboard_is(driver: Driver) -> None:
    driver.app.set_scale(2.0)
    driver.press("Settings")
    (area,) = [w for w in driver.scene.ui.widgets if isinstance(w, ScrollArea)]
    assert area.furthest > 0
    seen = set()
    for _ in range(len(driver.scene.ui.focus.items())):
        driver.key(pygame.K_TAB)
        current = driver.scene.ui.focus.current
        seen.add(current)
        if current.area:
            assert area.view.contains(current.focus_rect)
    assert len(seen) == len(driver.scene.ui.focus.items())
    assert area.offset > 0


def test_pages_scroll_by_wheel_and_bar_and_keep_their_place(driver: Driver) -> None:
    driver.app.set_scale(2.0)
    driver.press("Settings")
    area = driver.scene.area
    driver.move(area.view.center)
    driver.wheel(-1)
    assert 0 < area.offset < area.furthest
    bar = area.rect
    driver.drag((bar.centerx, bar.y + 20), (bar.centerx, bar.bottom - 1))
    assert area.offset == area.furthest
    driver.key(pygame.K_PAGEUP)
    there = area.offset
    assert there < area.furthest
    driver.scene.relayout(driver.app.size)
    assert driver.scene.area.offset == there


def test_what_is_scrolled_away_cannot_be_hit(driver: Driver) -> None:
    driver.app.set_scale(2.0)
    driver.press("Settings")
    area = driver.scene.area
    box = driver.check("Play forced moves for me")
    area.scroll_to(area.offset + box.rect.top - area.view.top + 30)
    before = driver.app.settings.auto_forced
    driver.click((box.rect.x + 8, box.rect.y + 8))
    assert driver.app.settings.auto_forced is before
    driver.click((box.rect.x + 8, area.view.top + 4))
    assert driver.app.settings.auto_forced is not before


def test_a_list_longer_than_the_window_stays_inside(app: App) -> None:
    app.set_scale(2.0)
    show(app, SHELL["rules-aim"])
    driver = Driver(app)
    (topics,) = driver.widgets(Dropdown)
    driver.click(topics)
    window = pygame.Rect((0, 0), driver.app.size)
    seen = [row for row in topics.rows if row.visible]
    assert all(window.contains(row.rect) and row.rect.h >= 24 for row in seen)
    awards = next(row.place for row in topics.rows if row.text == "Awards")
    for _ in range(awards):
        driver.key(pygame.K_DOWN)
    driver.key(pygame.K_RETURN)
    assert driver.scene._page.chapter.topic == "awards"


# -- settings


def test_colours_change_at_once_and_are_kept(driver: Driver) -> None:
    driver.press("Settings")
    palette = driver.app.palette
    ink = palette.hexa(theme.INK)
    driver.app.set_look("palette", "contrast")
    driver.frame()
    assert palette.name == "contrast"
    assert palette.hexa(theme.INK) != ink
    assert driver.app.theme.contrast
    assert '"palette": "contrast"' in driver.app.paths.settings_file.read_text(encoding="utf-8")
    driver.app.set_look("palette", "nonsense")
    assert palette.hexa(theme.INK) == ink
    assert not driver.app.theme.contrast


def test_less_motion_shows_the_end_at_once(tmp_path: Path) -> None:
    app = sample_app(tmp_path, reduced_motion=True)
    show(app, TABLE["results"])
    assert app.stack.top._grown == 1.0
    table = show(app, TABLE["table-2"])
    assert table.director.still
    assert TableScene(app, table.game.match).director.still
    app.stack.push(SettingsScene())
    driver = Driver(app)
    box = driver.check("Reduced motion")
    assert isinstance(box, CheckBox)
    assert box.value
    driver.scene.area.reveal(box.rect)
    driver.click(box)
    driver.press("Back")
    assert not table.director.still
    app.close()


# -- colours


@pytest.mark.parametrize("row", ALLOWED, ids=lambda row: f"{row.front}-on-{row.ground}")
def test_high_contrast(row: object) -> None:
    strong = theme.Palette("contrast")
    front, ground, _, least, use = row  # type: ignore[misc]
    ratio = contrast(front, ground, strong)
    if use == "outline of a piece":
        # The dark outline stands inside a light rim there (``ornament.player_badge``).
        ratio = max(ratio, contrast("CREAM", ground, strong))
    assert ratio >= (7.0 if least == WORDS else GRAPHICS)


@pytest.mark.parametrize("palette", PALETTE_NAMES)
@pytest.mark.parametrize("state", ["normal", "hovered", "pressed", "disabled"])
@pytest.mark.parametrize("kind", KINDS)
def test_words_of_buttons(palette: str, state: str, kind: str) -> None:
    for world, selected in itertools.product((HOUSE, *WORLDS), (False, True)):
        look = theme.Palette(palette, world)
        face = face_colours(look, kind, state, selected)  # type: ignore[arg-type]
        for ground in (face.top, face.foot):
            ratio = contrast(look.hexa(face.words), look.hexa(ground))
            assert ratio >= (7.0 if palette == "contrast" else WORDS), world.name


@pytest.mark.parametrize("palette", PALETTE_NAMES)
def test_frames_of_panels(palette: str) -> None:
    framed = [colours for colours in PANELS.values() if colours[2]]
    for world, (top, foot, line) in itertools.product((HOUSE, *WORLDS), framed):
        look = theme.Palette(palette, world)
        for ground in (top, foot):
            assert contrast(look.hexa(line), look.hexa(ground)) >= GRAPHICS, world.name


VISIONS = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
TOLD_APART = 20.0


def lab(shade: Color, vision: str) -> tuple[float, float, float]:
    """CIE L*a*b* (D65) of a colour as somebody sees it."""
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (shade.r / 255, shade.g / 255, shade.b / 255)
    ]
    r, g, b = (
        min(1.0, max(0.0, sum(m * part for m, part in zip(row, linear, strict=True))))
        for row in VISIONS[vision]
    )
    x = (0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047
    y = 0.2126729 * r + 0.7151522 * g + 0.0721750 * b
    z = (0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def ciede2000(one: tuple[float, float, float], two: tuple[float, float, float]) -> float:
    """The difference of two colours as people see it."""
    (l1, a1, b1), (l2, a2, b2) = one, two
    c = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    g = 0.5 * (1 - math.sqrt(c**7 / (c**7 + 25**7)))
    a1, a2 = a1 * (1 + g), a2 * (1 + g)
    c1, c2 = math.hypot(a1, b1), math.hypot(a2, b2)
    h1, h2 = math.degrees(math.atan2(b1, a1)) % 360, math.degrees(math.atan2(b2, a2)) % 360
    dh = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0.0
    dl, dc = l2 - l1, c2 - c1
    dbig = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(dh) / 2)
    lm, cm = (l1 + l2) / 2, (c1 + c2) / 2
    hm = (h1 + dh / 2) % 360 if c1 * c2 else h1 + h2
    t = (
        1
        - 0.17 * math.cos(math.radians(hm - 30))
        + 0.24 * math.cos(math.radians(2 * hm))
        + 0.32 * math.cos(math.radians(3 * hm + 6))
        - 0.20 * math.cos(math.radians(4 * hm - 63))
    )
    sl = 1 + 0.015 * (lm - 50) ** 2 / math.sqrt(20 + (lm - 50) ** 2)
    sc, sh = 1 + 0.045 * cm, 1 + 0.015 * cm * t
    turn = 60 * math.exp(-(((hm - 275) / 25) ** 2))
    rt = -2 * math.sqrt(cm**7 / (cm**7 + 25**7)) * math.sin(math.radians(turn))
    dl, dc, dbig = dl / sl, dc / sc, dbig / sh
    return math.sqrt(dl**2 + dc**2 + dbig**2 + rt * dc * dbig)


@pytest.mark.parametrize(
    ("one", "two", "wanted"),
    [
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_the_measure_itself(
    one: tuple[float, float, float], two: tuple[float, float, float], wanted: float
) -> None:
    """Pairs published with the formula (Sharma, Wu, Dalal 2005)."""
    assert ciede2000(one, two) == pytest.approx(wanted, abs=1e-4)


def test_red_and_green_would_fail() -> None:
    red, green = lab(Color("#d32f2f"), "deutan"), lab(Color("#388e3c"), "deutan")
    assert ciede2000(red, green) < 10


@pytest.mark.parametrize("palette", PALETTE_NAMES)
@pytest.mark.parametrize("vision", VISIONS)
def test_players_are_told_apart(palette: str, vision: str) -> None:
    look = theme.Palette(palette)
    for one, two in itertools.combinations(PLAYERS, 2):
        far = ciede2000(lab(look(one.main), vision), lab(look(two.main), vision))
        assert far >= TOLD_APART, f"{one.name} and {two.name}: {far:.1f}"


@pytest.mark.parametrize("palette", PALETTE_NAMES)
def test_no_two_players_have_shades_of_one_colour(palette: str) -> None:
    """Who sees all colours has four words for them, too: hues lie 40 degrees apart."""
    look = theme.Palette(palette)
    hues = []
    for player in PLAYERS:
        _, a, b = lab(look(player.main), "usual")
        hues.append(math.degrees(math.atan2(b, a)))
    for one, two in itertools.combinations(hues, 2):
        assert abs((one - two + 180) % 360 - 180) >= 40


def test_players_are_told_apart_without_colour(app: App) -> None:
    size = 60
    masks = []
    for seat in range(len(PLAYERS)):
        surface = pygame.Surface((size, size), pygame.SRCALPHA)
        app.canvas.badge(surface, seat, (size / 2, size / 2), size)
        masks.append(pygame.mask.from_surface(surface))
    for one, two in itertools.combinations(masks, 2):
        differ = one.count() + two.count() - 2 * one.overlap_area(two, (0, 0))
        assert differ > size * size * 0.04

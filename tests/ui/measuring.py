"""Watches what scenes draw: which words, how large, where, and whether they were cut."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

import pygame
import pytest
from pygame import Color, Rect, Surface

from kraftwagen.engine import registry
from kraftwagen.tools import games as tools
from kraftwagen.tools.screenshots import pages
from kraftwagen.tools.screenshots.pages import SampleLibrary
from kraftwagen.ui.drawing.canvas import Canvas
from kraftwagen.ui.drawing.resources import Resources
from kraftwagen.ui.launch import bot_names
from kraftwagen.ui.platform.paths import find_paths
from kraftwagen.ui.platform.settings import Settings
from kraftwagen.ui.routes import Routes
from kraftwagen.ui.shell.app import App
from kraftwagen.ui.shell.scene import Scene
from kraftwagen.ui.widgets import Label, Panel, ScrollArea
from tests.every import in_turn
from tests.games import GAMES, OLDEST, sample

_SHOTS: dict[str, Any] = tools.each("screenshots")
SHELL: dict[str, Callable[[App], Scene]] = dict([*pages.SHOTS, *pages.HOUSE, *_SHOTS[OLDEST].RULES])
TABLE: dict[str, Callable[[App], Scene]] = {
    name: build for name, build in _SHOTS[OLDEST].SHOTS if name not in SHELL
}
"""Scenes of every game, and those of the table of the oldest one."""
_OTHERS = [(game, *shot) for game in GAMES[1:] for shot in _SHOTS[game].table.SHOTS]
OTHERS = {name: game for game, name, _ in _OTHERS}
"""The scenes of the tables of the other games, with their game."""
SCENES = {**SHELL, **TABLE, **{name: build for _, name, build in _OTHERS}}
_BOARDS = ("table-", "lesson-", "puzzle-", *(f"{game}-" for game in OTHERS.values()))
COVERED = {name for game in GAMES for name in sample(game).panels | sample(game).covered}
"""Scenes where a panel lies over words of the table."""
SLACK = 2
"""Pixels by which ink may leave its box: rounding."""
Apps = Callable[..., App]


@dataclass
class Seen:
    """All words of one picture."""

    styles: set[Any] = field(default_factory=set)
    cut: list[str] = field(default_factory=list)
    outside: list[str] = field(default_factory=list)
    on_screen: list[tuple[str, Rect]] = field(default_factory=list)

    def lowest(self, res: Resources) -> tuple[int, Any]:
        """The smallest height of "Ág" in pixels, and its style."""
        return min((ink_height(res, style), str(style)) for style in self.styles)

    def overlapping(self) -> list[tuple[str, str]]:
        """Pairs of words drawn straight onto the window that share more than a few pixels."""
        found = []
        for i, (one, first) in enumerate(self.on_screen):
            for other, second in self.on_screen[i + 1 :]:
                both = first.clip(second)
                if min(both.size) > SLACK and one != other:
                    found.append((one, other))
        return found


def ink_height(res: Resources, style: Any) -> int:
    """Pixels from the top of Á to the foot of g."""
    made = res.font(style.face, style.px).render("Ág", True, "white")
    return made.get_bounding_rect(min_alpha=40).h


def some_of_each_kind(of: int) -> list[str]:
    """Return all scenes, but of those around a board, whose bars are alike, one of ``of``.

    With ``EVERY=1`` all of them.
    """
    some = {*in_turn([*SCENES], 0, of)}
    return [name for name in SCENES if name in some or not name.startswith(_BOARDS)]


def each_scene(names: Iterable[str]) -> pytest.MarkDecorator:
    """Parametrize a test with scenes, and the fixture ``app`` with the game of each."""
    rows = [(OTHERS.get(name, OLDEST), name) for name in names]
    return pytest.mark.parametrize(("app", "name"), rows, indirect=["app"], ids=list(names))


@contextmanager
def watching(
    monkeypatch: pytest.MonkeyPatch, counts: Callable[[Canvas], bool] = lambda canvas: True
) -> Iterator[Seen]:
    """Take notes of everything drawn inside, on canvases that count."""
    seen = Seen()
    text, shorten, render = Canvas.text, Canvas.shorten, Resources.text

    def noted(self: Canvas, surface: Surface, words: str, style: Any, colour: Any, rect: Any,
              align: str = "left", valign: str = "middle", wrap: bool = False) -> Rect:  # fmt: skip
        at = text(self, surface, words, style, colour, rect, align, valign, wrap)
        if words.strip() and counts(self):
            look = self.theme.style(style) if isinstance(style, str) else style
            box = rect if isinstance(rect, Rect) else None
            wide = box.w if wrap and box is not None else 0  # a Rect without height is False
            made = self.res.text(words, look, colour, wide, align)
            place = Rect(0, 0, *made.get_size())
            place.topleft = at.topleft
            ink = made.get_bounding_rect(min_alpha=60).move(place.topleft)
            room = surface.get_rect().inflate(2 * SLACK, 2 * SLACK)
            scrolls = surface.get_clip() != surface.get_rect()
            if at.size != made.get_size() and not room.contains(ink) and not scrolls:
                seen.outside.append(words)
            if box is not None and box.w and made.get_width() > box.w + SLACK:
                seen.outside.append(words)
            if box and wrap and box.h and ink.h > box.h + SLACK:
                seen.outside.append(words)
            if surface.get_size() == pygame.display.get_window_size():
                seen.on_screen.append((words, ink))
        return at

    def cutting(self: Canvas, words: str, style: Any, width: int) -> str:
        made = shorten(self, words, style, width)
        if made != words and counts(self):
            seen.cut.append(words)
        return made

    def rendering(self: Resources, words: str, style: Any, *args: Any, **more: Any) -> Surface:
        if words.strip():
            seen.styles.add(style)
        return render(self, words, style, *args, **more)

    with monkeypatch.context() as patch:
        patch.setattr(Canvas, "text", noted)
        patch.setattr(Canvas, "shorten", cutting)
        patch.setattr(Resources, "text", rendering)
        yield seen


def sample_app(folder: Path, language: str = "en", game: str = OLDEST, **settings: Any) -> App:
    """A window with a real game and sample saves."""
    paths = find_paths(folder).make()
    app = App(
        paths,
        Routes,
        games=[registry.load(game)],
        bots=bot_names,
        settings=Settings(**settings),
        size=(1280, 720),
        language=language,
        guarded=False,
    )
    app.library = SampleLibrary(paths.saves, tr=app.tr)
    return app


@pytest.fixture(scope="module")
def apps(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Apps]:
    """Windows by game and language; scenes that change more than themselves have one ``alone``."""
    made: dict[Any, App] = {}

    def app_of(game: str = OLDEST, language: str = "en", alone: str = "") -> App:
        key = game, language, alone
        if key not in made:
            made[key] = sample_app(tmp_path_factory.mktemp("apps"), language, game)
        return made[key]

    yield app_of
    for app in made.values():
        app.close()


@pytest.fixture(name="app")
def window(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[App]:
    """A window of the game that the scene of the test is of."""
    made = sample_app(tmp_path, game=getattr(request, "param", OLDEST))
    yield made
    made.close()


def show(app: App, build: Callable[[App], Scene], seen: Seen | None = None) -> Scene:
    """Put a scene up as the only one and draw it; notes are taken of it and of those below."""
    app.stack.clear()
    app.resources.clear()
    app.library = SampleLibrary(app.paths.saves, tr=app.tr)
    app.settings.last_setup.clear()
    scene = build(app)
    app.stack.push(scene)
    pygame.mouse.set_pos((1, 1))
    for _ in range(2):
        app.step([], 1 / 60)
    if seen is not None:
        # Words of a scene below are covered: what counts is what the top one draws.
        again(app, scene, seen)
    return scene


def again(app: App, scene: Scene, seen: Seen) -> None:
    """Lay a scene out anew and draw it; ``seen`` holds only the words of that."""
    app.use(scene)
    for notes in (seen.on_screen, seen.cut, seen.outside):
        notes.clear()
    scene.relayout(app.size)
    scene.draw(app.screen)


def fit(app: App, scene: Scene, size: tuple[int, int], scale: float, seen: Seen) -> None:
    """Lay a scene out in a window of that size and scale and draw it.

    All at once: setting the one and then the other would lay out everything twice.
    """
    app.settings.scale = scale
    app.resize(size)
    if app.stack.visible() == [scene]:
        scene.draw(app.screen)
    else:
        again(app, scene, seen)


@dataclass
class Places:
    """Where the widgets of a scene lie."""

    small: list[str] = field(default_factory=list)
    outside: list[str] = field(default_factory=list)
    overlapping: list[tuple[str, str]] = field(default_factory=list)
    count: int = 0


def places(scene: Scene, least: int = 24) -> Places:
    """Judge size, place and overlap of everything that can be operated, and of labels.

    What lies in a scrolling area has to be inside it from side to side and within its reach.
    """
    found = Places()
    window = Rect((0, 0), scene.app.size)
    shown: list[tuple[str, Rect]] = []
    # An open list lies on top of everything else.
    for widget in scene.ui.popup.rows if scene.ui.popup else scene.ui.widgets:
        if isinstance(widget, ScrollArea | Panel) or not getattr(widget, "visible", True):
            continue
        rect = Rect(widget.rect)  # type: ignore[attr-defined]
        words = str(getattr(widget, "text", ""))[:40]
        name = f"{type(widget).__name__} {words!r} {tuple(rect)}"
        area = getattr(widget, "area", None)
        room = window
        if area is not None:
            view = area.view
            room = Rect(view.x, view.y - area.offset, view.w, view.h + area.furthest)
        if not room.contains(rect):
            found.outside.append(name)
        if not isinstance(widget, Label):
            found.count += 1
            if min(rect.size) < least:
                found.small.append(name)
        elif not words:
            continue
        # What is scrolled away lies below what stays in sight.
        seen = rect if area is None else rect.clip(area.view)
        found.overlapping += [
            (name, other) for other, place in shown if min(place.clip(seen).size) > SLACK
        ]
        shown.append((name, seen))
    return found


@dataclass
class Inked:
    """Words as they were really drawn: their colour and the grounds behind their letters."""

    words: str
    pixels: int
    """The size of the type."""
    bold: bool
    colour: Color
    grounds: list[Color]

    def contrast(self) -> float:
        """The ratio that nine of ten sampled places behind the letters reach."""
        front = luminance(self.colour)
        found = sorted(ratio(front, luminance(ground)) for ground in self.grounds)
        return found[len(found) // 10]


def luminance(colour: Color) -> float:
    """Relative luminance by WCAG 2.2."""
    return _luminance(colour.r, colour.g, colour.b)


@lru_cache(1 << 16)
def _luminance(red: int, green: int, blue: int) -> float:
    parts = (red / 255, green / 255, blue / 255)
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def ratio(one: float, other: float) -> float:
    """The contrast of two luminances."""
    low, high = sorted((one, other))
    return (high + 0.05) / (low + 0.05)


@contextmanager
def inking(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Inked]]:
    """Samples the picture behind all words drawn inside, just before they are drawn."""
    found: list[Inked] = []
    text = Canvas.text

    def noted(self: Canvas, surface: Surface, words: str, style: Any, colour: Any, rect: Any,
              align: str = "left", valign: str = "middle", wrap: bool = False) -> Rect:  # fmt: skip
        look = self.theme.style(style) if isinstance(style, str) else style
        width = rect.w if wrap and isinstance(rect, Rect) else 0
        made = self.res.text(words, look, colour, width, align)
        # Wherever in its box or around its point it comes to lie.
        near = Rect(rect) if isinstance(rect, Rect) else Rect(round(rect[0]), round(rect[1]), 0, 0)
        near = near.inflate(2 * made.get_width(), 2 * made.get_height()).clip(surface.get_rect())
        before = surface.subsurface(near).copy()
        at = text(self, surface, words, style, colour, rect, align, valign, wrap)
        inside, ground_at = pygame.mask.from_surface(made, 200).get_at, before.get_at
        left, top = at.x - near.x, at.y - near.y
        grounds = [
            ground_at((left + x, top + y))
            for y in range(0, at.h, 2)
            for x in range(0, at.w, 3)
            if inside((x, y))
        ]
        grounds = [ground for ground in grounds if ground.a == 255]
        if len(grounds) > 3:
            bold = look.face in ("bold", "heading_bold")
            found.append(Inked(words, look.px, bold, self.colour(colour), grounds))
        return at

    with monkeypatch.context() as patch:
        patch.setattr(Canvas, "text", noted)
        yield found

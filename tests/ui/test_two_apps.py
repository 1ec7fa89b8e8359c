"""Two applications in one process: each has its own words, colours and keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest
from pygame import Rect, Surface

from kraftwagen.engine import registry
from kraftwagen.match.seats import SeatInfo
from kraftwagen.ui.drawing.theme import INK, OXBLOOD, PALETTES, hexa
from kraftwagen.ui.language import pseudo
from kraftwagen.ui.platform.settings import Settings
from kraftwagen.ui.platform.window import Window
from kraftwagen.ui.routes import Routes
from kraftwagen.ui.scenes.menu.settings import SettingsScene
from kraftwagen.ui.shell.app import App
from kraftwagen.ui.shell.scene import Scene

SIZE = (1280, 720)
INK_AT, PICTURE_AT, BOX_AT = (30, 30), (130, 30), (230, 30)


class Samples(Scene):
    """Every way in which a colour comes onto the screen."""

    def draw(self, surface: Surface) -> None:
        canvas = self.app.canvas
        surface.fill("white")
        canvas.rect(surface, INK, Rect(0, 0, 60, 60))
        square = f'<svg viewBox="0 0 9 9"><path d="M0 0H9V9H0Z" fill="{hexa(OXBLOOD)}"/></svg>'
        surface.blit(canvas.res.svg(square, 60, 60), (100, 0))
        surface.blit(canvas.box((60, 60), INK, OXBLOOD, 2, 4), (200, 0))
        canvas.text(surface, self.tr("menu.new"), "title", INK, (0, 200))
        canvas.badge(surface, 1, (500, 300), 80)


def press(key: int, mod: int = 0) -> list[pygame.Event]:
    return [
        pygame.event.Event(kind, key=key, mod=mod, unicode="", scancode=0)
        for kind in (pygame.KEYDOWN, pygame.KEYUP)
    ]


@pytest.fixture
def pair(make_app: Callable[..., App]) -> tuple[App, App]:
    """A usual window, and one in other words, colours and keys that draws beside it."""
    usual = make_app(routes=Routes, games=[registry.load("kraftwagen")])
    settings = Settings(palette="contrast", keys={"bigger": ["p"], "smaller": ["q"]})
    other = make_app(
        routes=Routes,
        games=[registry.load("kraftwagen")],
        settings=settings,
        language=pseudo.NAME,
        window=Window(Surface(SIZE)),
    )
    return usual, other


def pixels(app: App) -> list[str]:
    found = (pygame.Color(app.screen.get_at(at)) for at in (INK_AT, PICTURE_AT, BOX_AT))
    return [hexa(colour) for colour in found]


def test_each_draws_in_its_colours_and_words(pair: tuple[App, App]) -> None:
    pictures: list[list[bytes]] = [[], []]
    for _ in range(3):
        for number, app in enumerate(pair):
            app.stack.reset(Samples())
            app.step([], 0.02)
            pictures[number].append(pygame.image.tobytes(app.screen, "RGB"))
    for app, palette in zip(pair, ("normal", "contrast"), strict=True):
        wanted = [PALETTES[palette][name] for name in ("INK", "OXBLOOD", "INK")]
        assert pixels(app) == wanted
    assert pictures[0][0] != pictures[1][0]
    for made in pictures:
        assert len(set(made)) == 1, "what one draws does not depend on the other"


def test_each_answers_its_keys(pair: tuple[App, App]) -> None:
    usual, other = pair
    for app in pair:
        app.stack.reset(SettingsScene())
    for events in (press(pygame.K_p), press(pygame.K_EQUALS, pygame.KMOD_CTRL)):
        for app in pair:
            app.step(events, 0.02)
    assert usual.settings.scale == other.settings.scale > 1.0
    other.step(press(pygame.K_q), 0.02)
    usual.step(press(pygame.K_q), 0.02)
    assert usual.settings.scale > other.settings.scale


def test_a_setting_of_one_leaves_the_other_alone(pair: tuple[App, App]) -> None:
    usual, other = pair
    for app in pair:
        app.stack.reset(Samples())
        app.step([], 0.02)
    before = pixels(usual), usual.tr("menu.new"), usual.keys.hint("undo")
    other.set_look("palette", "normal")
    other.set_language("en")
    other.keys.use({"undo": ["x"]})
    other.step([], 0.02)
    usual.set_scale(1.25)
    usual.step([], 0.02)
    assert (pixels(usual), usual.tr("menu.new"), usual.keys.hint("undo")) == before
    assert pixels(other) == pixels(usual)
    assert other.keys.hint("undo") == "X"


def test_two_tables_are_played_side_by_side(pair: tuple[App, App]) -> None:
    said: list[list[Any]] = []
    for app in pair:
        app.routes.start_match(app.games[0], [SeatInfo("Ada"), SeatInfo("Bela")], 7, {})
        app.step([], 0.02)
        app.stack.pop()  # hand over the screen
    for _ in range(3):
        for app in pair:
            app.step([], 0.02)
    for app in pair:
        top: Any = app.stack.top
        said.append([top.view.prompt(), top.hooks.title(top.game.match.state)])
    assert said[0][0] != said[1][0]
    assert said[0][1] != said[1][1]
    first, second = (pygame.image.tobytes(app.screen, "RGB") for app in pair)
    assert first != second

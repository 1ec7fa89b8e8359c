"""What is really drawn: contrast behind letters, one colour for a source, nothing in the way.

Contrast is sampled in the drawn picture around the table, where words lie on painted grounds; words
of widgets lie on grounds of the theme, whose pairs ``test_style`` and ``test_access`` measure.
"""

from __future__ import annotations

from operator import itemgetter
from typing import Any

import pygame
import pytest
from pygame import Surface

from kraftwagen.games.kraftwagen import events
from kraftwagen.ui.drawing import theme
from kraftwagen.ui.platform.settings import PALETTE_NAMES
from kraftwagen.ui.scenes.history.statistics import StatisticsScene
from kraftwagen.ui.shell.app import App
from kraftwagen.ui.tables.kraftwagen.areas import circuit
from kraftwagen.ui.tables.kraftwagen.areas.start import performing
from kraftwagen.ui.tables.kraftwagen.pictures import sprites
from kraftwagen.ui.widgets import TextEntry
from kraftwagen.ui.widgets.base import Ui
from kraftwagen.ui.widgets.charts import SERIES, StackChart, words_on
from tests.every import in_turn
from tests.games import GAMES, sample
from tests.games.kraftwagen.ui.at_table import tabletop
from tests.ui.driver import Driver
from tests.ui.measuring import (
    SCENES,
    TABLE,
    each_scene,
    inking,
    luminance,
    ratio,
    show,
    watching,
)

LARGE, LARGE_BOLD = 24, 19
"""Pixels from which words need less contrast."""


PAINTED = [name for game in GAMES for name in sample(game).painted]


@each_scene(PAINTED)
def test_words_as_drawn(app: App, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each scene in one of the palettes; ``EVERY=1``: in all."""
    for palette in in_turn(PALETTE_NAMES, PAINTED.index(name) % len(PALETTE_NAMES)):
        app.set_look("palette", palette)
        scene = show(app, SCENES[name])
        with inking(monkeypatch) as found:
            # Once is enough: each word is sampled letter by letter.
            scene.relayout(app.size)
            app.draw()
        least = 7.0 if palette == "contrast" else 4.5
        weak = []
        for ink in found:
            large = ink.pixels >= (LARGE_BOLD if ink.bold else LARGE)
            needed = {4.5: 3.0, 7.0: 4.5}[least] if large else least
            if ink.contrast() < needed:
                weak.append((ink.words, round(ink.contrast(), 2)))
        assert len(found) > 20
        assert weak == [], palette


@pytest.mark.parametrize("palette", PALETTE_NAMES)
def test_figures_on_the_parts_of_a_whole(palette: str) -> None:
    look = theme.Palette(palette)
    least = 7.0 if palette == "contrast" else 4.5
    found = [ratio(luminance(look(words_on(part))), luminance(part)) for part in SERIES]
    assert min(found) >= least
    assert len(SERIES) >= max(sample(game).sources for game in GAMES), "each has its own"
    assert len({tuple(part) for part in SERIES}) == len(SERIES)


def test_racing_cars_stand_out_from_the_asphalt(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever its colour, the outline of a car is 3:1 against the road, or against the pit."""
    drawn: list[tuple[float, Surface]] = []
    make = sprites.race_car

    def noted(pad: Any, seat: int, length: float, heading: float) -> Surface:
        drawn.append((length, make(pad, seat, length, heading)))
        return drawn[-1][1]

    monkeypatch.setattr(sprites, "race_car", noted)
    show(app, TABLE["table-4"])
    pit = app.theme.palette.mix(theme.GREEN_DEEP, theme.INK, 0.2)
    assert len(drawn) >= 4
    for length, image in drawn:
        ground = circuit.ASPHALT if length == max(drawn, key=itemgetter(0))[0] else pit
        lying = Surface(image.get_size())
        lying.fill(ground)
        lying.blit(image, (0, 0))
        outline = pygame.mask.from_surface(image, 40).outline()
        found = sorted(_best_near(lying, spot, luminance(ground)) for spot in outline)
        assert found[len(found) // 10] >= 3.0


def _best_near(surface: Surface, spot: tuple[int, int], ground: float) -> float:
    """The best contrast to a luminance within a pixel's distance."""
    near = pygame.Rect(0, 0, 3, 3)
    near.center = spot
    near = near.clip(surface.get_rect())
    pixels = ((x, y) for x in range(near.left, near.right) for y in range(near.top, near.bottom))
    return max(ratio(luminance(surface.get_at(pixel)), ground) for pixel in pixels)


def test_a_source_has_one_colour(app: App) -> None:
    scene = show(app, TABLE["statistics"])
    assert isinstance(scene, StatisticsScene)
    (chart,) = [widget for widget in scene.ui.widgets if isinstance(widget, StackChart)]
    results = show(app, TABLE["results"])
    known = {source.title: number for number, source in results.income}  # type: ignore[attr-defined]
    both = [part for part in chart.parts if part.label in known]
    assert len(both) >= 3
    assert [part.number for part in both] == [known[part.label] for part in both]


def test_the_start_panel_says_what_is_to_do(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    with watching(monkeypatch) as seen:
        scene = show(app, TABLE["table-start-tasks"], seen)
    said = [words for words, _ in seen.on_screen]
    assert performing(scene.game.match.state)  # type: ignore[attr-defined]
    assert "Now carry out the tile" in said
    assert "Choose a start tile" not in said


def test_escape_puts_the_card_away(app: App) -> None:
    scene = show(app, TABLE["table-card"])
    driver = Driver.__new__(Driver)
    driver.app, driver.at = app, (1, 1)
    hands = tabletop(scene.view).inputs  # type: ignore[attr-defined]
    assert hands.rested
    pygame.event.clear()
    driver.key(pygame.K_ESCAPE)
    driver.settle(0.5)
    assert app.stack.top is scene
    assert not hands.rested
    driver.key(pygame.K_ESCAPE)
    assert app.stack.top.name == "pause"


def test_tips_of_the_table_leave_the_prompt_in_sight(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = show(app, TABLE["table-4"])
    places = []
    panel = scene.ui.canvas.panel
    monkeypatch.setattr(
        scene.ui.canvas, "panel", lambda to, rect, *more, **other: places.append(rect.copy())
    )
    assert panel is not scene.ui.canvas.panel
    _, strip, log = scene.ui.keep_clear
    mat = pygame.Rect(300, strip.top - 60, 60, 50)
    line = pygame.Rect(log.x + 10, log.bottom - 40, log.w - 20, 20)
    for thing in (mat, line, scene.action_bar.end.rect, scene.action_bar.hint.rect):
        Ui._draw_tip(scene.ui, app.screen, "A sentence that takes some room. " * 4, thing)
        place = places.pop()
        assert not place.colliderect(thing)
        assert not place.colliderect(log)
        assert thing.colliderect(strip) or not place.colliderect(strip)


def test_the_price_marker_goes_to_the_car(app: App) -> None:
    scene = show(app, TABLE["table-builder"])
    view, match = scene.view, scene.game.match  # type: ignore[attr-defined]
    codes = [code for code in match.legal() if match.spec.to_text(code).startswith("car")]
    placed = [e for e in match.submit(0, codes[0]) if isinstance(e, events.CarPlaced)]
    place = tabletop(view).pad.layout.stall(placed[0].space)
    timeline = view.timeline(placed[0])
    coin = tabletop(view).stage.movers["price", placed[0].price]
    assert not place.collidepoint(coin.x, coin.y)
    timeline.finish()
    assert place.collidepoint(coin.x, coin.y)


def test_a_hint_is_paler_than_what_is_typed(app: App) -> None:
    driver = Driver(app)
    app.routes.menu()
    driver.press("New game")
    entry = next(e for e in driver.widgets(TextEntry) if e.placeholder_text)

    def darkest() -> tuple[int, ...]:
        driver.frame(2)
        app.draw()
        inner = entry.rect.inflate(-16, -8)
        spots = [(x, y) for x in range(inner.x, inner.right) for y in range(inner.y, inner.bottom)]
        return min((tuple(app.screen.get_at(spot))[:3] for spot in spots), key=sum)

    assert entry.text == ""
    hint = darkest()
    entry.set_value("1234")
    assert sum(darkest()) + 60 < sum(hint)
    entry.set_value("")
    assert darkest() == hint


def test_a_hint_is_gone_while_one_types(app: App) -> None:
    driver = Driver(app)
    app.routes.menu()
    driver.press("New game")

    def seed() -> TextEntry:
        found: TextEntry = next(e for e in driver.widgets(TextEntry) if e.placeholder_text)
        return found

    def after_the_first_letters() -> set[tuple[int, ...]]:
        driver.frame(2)
        app.draw()
        inner = seed().rect.inflate(-16, -16)
        return {
            tuple(app.screen.get_at((x, y)))[:3]
            for x in range(inner.x + 40, inner.right)
            for y in range(inner.y, inner.bottom)
        }

    assert len(after_the_first_letters()) > 1
    driver.click(seed().rect.center)
    assert len(after_the_first_letters()) == 1
    driver.type("12")
    assert len(after_the_first_letters()) == 1
    app.resize((1000, 640))
    assert len(after_the_first_letters()) == 1

"""What is celebrated at a table: ranks, lengths, places, and who waits for it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache, partial
from importlib import import_module
from typing import Any

import pygame
import pytest

from kraftwagen.engine import registry
from kraftwagen.engine.types import NOBODY, Event
from kraftwagen.match.match import Match
from kraftwagen.match.seats import SeatInfo
from kraftwagen.tools.screenshots.played import Slow
from kraftwagen.ui.drawing import ribbon
from kraftwagen.ui.drawing.moments import MOMENTS
from kraftwagen.ui.drawing.people import PLEASED
from kraftwagen.ui.scenes.parts import match_view
from kraftwagen.ui.scenes.parts.celebrate import (
    BANNER,
    LENGTHS,
    LIGHT,
    MOST,
    Celebration,
    Celebrations,
)
from kraftwagen.ui.scenes.table.scene import TableScene
from tests.every import EVERY
from tests.games import GAMES, each_game
from tests.ui.driver import Driver
from tests.ui.playing import Start

SEATS = [SeatInfo("Ada"), SeatInfo("Gustav", "greedy"), SeatInfo("Helene", "random")]
FEEL = {BANNER: (1.5, 2.0), LIGHT: (1.4, 1.7)}
"""Shortest and longest, in seconds, by rank."""


class Firsts:
    """Events of one game: of a seat, of everybody, a small one."""

    def __init__(self, game: str) -> None:
        found = _events(game)
        own = [event for event in found if event.rank(NOBODY) == LIGHT < event.rank(event.seat)]
        kinds = {event.feat(): event for event in own}
        self.first = partial(_of, kinds[min(kinds)])
        self.stage = next(event for event in found if event.feat() == "stage" and _told(event))
        small = (event for event in found if getattr(event, "RANK", 0) == LIGHT)
        self.small: Event | None = next(small, None)


def _told(event: Any) -> bool:
    """Whether a stage is not the first one."""
    return getattr(event, "turn", 0) > 1 or getattr(event, "round", 0) > 1


def _of(event: Any, seat: int) -> Event:
    made: Event = replace(event, seat=seat)
    return made


@cache
def _events(game: str) -> list[Any]:
    """All events of some games that bots have played."""
    table = import_module(f"kraftwagen.tools.games.{game}.screenshots.table")
    found = []
    for seed in (21, 22, 23)[: 3 if EVERY else 1]:
        seats = [SeatInfo("A", "greedy"), SeatInfo("B", "greedy"), SeatInfo("C", "greedy")]
        match = Match.new(registry.load(game), seats, seed, {}, "2026-11-20")
        table.play_ahead(match, lambda match, happened: False)
        found += [event for step in match.steps for event in step.events]
    return found


@pytest.fixture(params=GAMES)
def table(request: pytest.FixtureRequest, make_app: Callable[..., Any]) -> Driver:
    spec = registry.load(request.param)
    app = make_app(games=[spec], bots=lambda _: ["greedy", "random"])
    app.settings.speed = "normal"
    app.routes.menu()
    match = Match.new(spec, SEATS, 21, {}, "2026-11-20")
    app.stack.reset(TableScene(app, match, make_runner=Slow))
    driver = Driver(app)
    driver.settle(1.0)
    driver.scene.controller.celebrations.pass_by(pygame.Event(pygame.MOUSEBUTTONDOWN))
    return driver


def happened(driver: Driver) -> tuple[Any, Firsts]:
    scene = driver.scene
    return scene.controller.celebrations, Firsts(scene.game.spec.id)


def ranks(found: Any) -> list[int]:
    return [one.rank for one in found.waiting]


@pytest.mark.parametrize("rank", FEEL)
def test_lengths_are_those_of_the_table(rank: int) -> None:
    low, high = FEEL[rank]
    assert low <= LENGTHS[rank] <= high


def test_what_is_own_and_new_has_a_banner_and_all_else_a_light(table: Driver) -> None:
    found, firsts = happened(table)
    viewer = table.scene.game.viewer
    found.note(firsts.first(viewer))
    assert ranks(found) == [BANNER]
    found.waiting.clear()
    found.note(firsts.first(viewer))
    assert ranks(found) == [LIGHT], "the same again"
    found.waiting.clear()
    found.note(firsts.first((viewer + 1) % 3))
    assert ranks(found) == [LIGHT], "of another"
    found.waiting.clear()
    found.note(firsts.stage)
    assert ranks(found) == [BANNER]
    if firsts.small is not None:
        found.waiting.clear()
        found.note(firsts.small)
        assert ranks(found) == [LIGHT]


def test_one_at_a_time_and_two_alike_become_one(table: Driver) -> None:
    found, firsts = happened(table)
    viewer = table.scene.game.viewer
    found.note(firsts.first(viewer))
    table.frame(2)
    assert found.now is not None
    found.note(firsts.stage)
    found.note(firsts.stage)
    assert ranks(found) == [BANNER]
    table.settle(LENGTHS[BANNER] + 0.1)
    assert found.now.kind == "stage"
    table.settle(LENGTHS[BANNER] + 0.1)
    assert not found.lively


def test_bots_wait_until_what_a_person_did_is_seen(table: Driver) -> None:
    """A press ends it; they do not wait for what others did, nor at a fast speed."""
    found, firsts = happened(table)
    viewer = table.scene.game.viewer
    found.note(firsts.first((viewer + 1) % 3))
    found.note(firsts.stage)
    assert not found.hold
    found.note(firsts.first(viewer))
    assert found.hold
    table.app.settings.speed = "fast"
    assert not found.hold
    table.app.settings.speed = "normal"
    table.settle(LENGTHS[BANNER] + LENGTHS[LIGHT])
    assert found.hold, "it comes last"
    found.pass_by(pygame.Event(pygame.MOUSEBUTTONDOWN))
    assert not found.hold


@each_game
def test_a_bot_decides_when_the_celebration_is_over(game: str, start: Start) -> None:
    player = start("Ada", bots=1, game=game, speed="normal")
    player.frame(2)
    match = player.match
    while match.actor == 0:
        match.submit(0, match.legal()[0])
    player.scene.controller.snap()
    found, firsts = happened(player)
    count = len(player.match.steps)
    while player.scene.director.busy:
        player.frame()
        found.waiting.clear()
    found.now = None
    found.note(firsts.first(0))
    while found.lively:
        assert len(player.match.steps) == count
        player.frame()
    player.frame(3)
    assert len(player.match.steps) > count


def test_at_most_eight_banners_a_game(table: Driver) -> None:
    found, firsts = happened(table)
    for _ in range(MOST + 3):
        found.note(firsts.stage)
        table.frame(2)
        found.pass_by(pygame.Event(pygame.MOUSEBUTTONDOWN))
    assert found.shown[BANNER] == MOST
    found.note(firsts.stage)
    assert ranks(found) == [LIGHT]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (900, 1200), (1024, 576)])
def test_a_banner_covers_nothing_that_can_be_pressed(table: Driver, size: tuple[int, int]) -> None:
    table.resize(*size)
    scene = table.scene
    strip = scene.controller.celebrations.strip
    assert pygame.Rect((0, 0), size).contains(strip)
    assert strip.w > 150
    assert strip.h > 30
    for widget in scene.ui.widgets:
        if widget.visible and widget.focusable:
            assert not strip.colliderect(widget.rect), widget
    assert not strip.colliderect(scene.board)


def test_what_is_taken_back_is_not_celebrated(table: Driver) -> None:
    """A banner with the medal of a bot stood on over the table without that medal."""
    found, firsts = happened(table)
    match = table.scene.game.match
    table.scene.controller.decide(match.actor, match.legal()[0])
    found.note(firsts.first(table.scene.game.viewer))
    table.frame()
    assert found.lively
    table.scene.controller.take_back()
    assert not found.lively


def test_one_press_ends_all_and_does_its_work(table: Driver) -> None:
    found, firsts = happened(table)
    found.note(firsts.stage)
    found.note(firsts.first(table.scene.game.viewer))
    table.frame(5)
    table.click(table.scene.top_bar.close_up.rect.center)
    assert not found.lively
    assert table.scene.view.camera.close


def test_switched_off_or_at_once_there_is_no_banner(table: Driver) -> None:
    found, firsts = happened(table)
    table.app.settings.banners = False
    found.note(firsts.stage)
    assert ranks(found) == [LIGHT]
    found.waiting.clear()
    table.app.settings.banners = True
    table.app.settings.speed = "instant"
    found.note(firsts.stage)
    assert ranks(found) == []


def test_with_less_motion_a_banner_comes_and_stays(table: Driver) -> None:
    found, firsts = happened(table)
    table.app.settings.reduced_motion = True
    found.note(firsts.stage)
    pictures = set()
    for _ in range(8):
        table.settle(LENGTHS[BANNER] / 10)
        shot = table.app.screen.subsurface(found.strip)
        pictures.add(pygame.image.tobytes(shot, "RGB"))
    assert len(pictures) == 1


def test_with_a_banner_its_place_is_lit_and_its_owner_laughs(
    table: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    found, firsts = happened(table)
    viewer, faces, lit = table.scene.game.viewer, [], []
    monkeypatch.setattr(match_view, "likeness", lambda res, game, face, side: faces.append(face))
    monkeypatch.setattr(Celebrations, "_draw_light", lambda self, surface, at: lit.append(at))
    found.note(firsts.first(viewer))
    table.frame(3)
    assert found.now.rank == BANNER
    assert lit[-1] == table.scene.view.place(found.now.place)
    (face,) = faces
    assert face == table.scene.game.moods.calm()[viewer]._replace(mood=PLEASED)


def test_what_was_there_before_is_no_first(table: Driver) -> None:
    found, firsts = happened(table)
    viewer = table.scene.game.viewer
    found.remember([firsts.first(viewer)])
    found.note(firsts.first(viewer))
    assert ranks(found) == [LIGHT]


def test_in_a_game_that_began_in_the_middle_nothing_is_a_first(table: Driver) -> None:
    found, firsts = happened(table)
    found._whole = False
    found.note(firsts.first(table.scene.game.viewer))
    assert ranks(found) == [LIGHT]


@pytest.fixture
def lit(table: Driver) -> Driver:
    """A table with a ribbon at a place, a moment after it came."""
    found, firsts = happened(table)
    found.remember([firsts.first(table.scene.game.viewer)])
    feat = table.scene.game.hooks.feat(firsts.first(1), table.scene.game.match.state)
    key = next(key for key in table.scene.view.top.pad.zones if table.scene.view.place(key))
    found.waiting.append(Celebration(LIGHT, feat.kind, feat, key))
    return table


def under(driver: Driver) -> bytes:
    """The picture where the ribbon lies."""
    found = driver.scene.controller.celebrations
    place = driver.scene.view.place(found.now.place)
    at = ribbon.spot(found._ribbon.get_size(), place, driver.scene.view.camera.rect)
    return pygame.image.tobytes(driver.app.screen.subsurface(at), "RGB")


def test_a_ribbon_opens_at_its_place_and_goes_with_one_click(lit: Driver) -> None:
    found = lit.scene.controller.celebrations
    lit.frame(2)
    begun = under(lit)
    lit.settle(MOMENTS["appear"].length)
    assert found._ribbon is not None
    assert under(lit) != begun
    lit.click(lit.scene.top_bar.close_up.rect.center)
    assert found._ribbon is None
    assert not found.lively


def test_a_ribbon_stays_inside_the_board(lit: Driver) -> None:
    """Beside it lies the log, which tells the same."""
    scene, board = lit.scene, lit.scene.view.camera.rect
    corner = pygame.Rect(board.right - 50, board.centery, 12, 12)
    beside = pygame.Rect(board.right, corner.y - 60, 60, 120)
    lit.frame(2)
    before = pygame.image.tobytes(lit.app.screen.subsurface(beside), "RGB")
    scene.view.place = lambda key: corner
    lit.settle(MOMENTS["appear"].length)
    assert scene.controller.celebrations._ribbon is not None
    assert pygame.image.tobytes(lit.app.screen.subsurface(beside), "RGB") == before


def test_a_ribbon_of_a_seat_that_is_folded_away_lies_below_the_tabs(lit: Driver) -> None:
    scene, board = lit.scene, lit.scene.view.camera.rect
    scene.view.place = lambda key: board.move(board.w, 0)
    lit.settle(MOMENTS["appear"].length)
    found = scene.controller.celebrations
    assert found._spot[1].centerx == board.centerx
    assert found._spot[1].y - board.y < found._ribbon.get_height()


def test_with_less_motion_a_ribbon_is_there_and_stays(lit: Driver) -> None:
    lit.app.settings.reduced_motion = True
    lit.frame(2)
    pictures = {under(lit)}
    for _ in range(5):
        lit.settle(LENGTHS[LIGHT] / 8)
        pictures.add(under(lit))
    assert len(pictures) == 1


def test_what_is_celebrated_begins_with_its_sound(table: Driver) -> None:
    found, firsts = happened(table)
    controller = table.scene.controller
    seat = (table.scene.game.viewer + 1) % 3
    sounds: list[str] = []
    table.app.sound.told = sounds.append
    controller.director.play([firsts.first(seat)], None)
    for _ in range(240):
        table.frame()
        assert bool(found.lively) == bool(sounds)
        if sounds:
            return
    raise AssertionError("nothing was heard")

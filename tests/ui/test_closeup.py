"""The table from close by is played as the whole one is: by mouse, by drags and by keys."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pygame
import pytest

from kraftwagen.games.kraftwagen import codes
from kraftwagen.match.match import Match
from kraftwagen.match.seats import SeatInfo
from kraftwagen.ui.platform.focus import FocusRing
from kraftwagen.ui.scenes.parts.sizes import lay_out
from kraftwagen.ui.scenes.table.scene import TableScene
from kraftwagen.ui.tables.base import Choose
from kraftwagen.ui.tables.camera import LEAST
from kraftwagen.ui.tables.kraftwagen.view import KraftwagenTable
from tests.every import EVERY
from tests.games.kraftwagen.ui.at_table import RECT, SPEC, make_table, position, tabletop
from tests.games.kraftwagen.ui.test_table import click, drag, games, last, sample, send
from tests.ui.driver import Driver
from tests.ui.playing import QuickRunner


def close_up(table: Any, wanted: float = 1.9) -> Any:
    """A table seen from close by."""
    table.camera.close, table.camera.wanted = True, wanted
    table.relayout(RECT, 1.0)
    return table


@pytest.fixture(scope="module")
def table() -> KraftwagenTable:
    return close_up(make_table())


def offers_a_car() -> Any:
    for state in games(3, False, 11):
        if any(codes.kind(code) == codes.CAR for code in SPEC.legal(state)):
            return state
    raise AssertionError


def test_every_decision_by_clicks_and_drags(table: KraftwagenTable) -> None:
    """Of each kind one; ``EVERY=1``: more."""
    chance, seen = random.Random(4), set()
    for state in games(4, True, 4):
        found = sample(SPEC.legal(state), chance, 1)
        if {codes.kind(code) for code in found} <= seen:
            continue
        here = position(state)
        for code in found:
            table.rebuild(here)
            if code == codes.END_TURN or (codes.kind(code) in seen and not EVERY):
                continue
            seen.add(codes.kind(code))
            spots = table.targets(code)
            assert all(RECT.collidepoint(spot) for spot in spots)
            assert last([click(table, spot) for spot in spots]) == Choose(code)
            table.rebuild(here)
            drags = table.drag(code)
            if drags:
                assert last([drag(table, *one) for one in drags]) == Choose(code)
    assert {codes.TAKE, codes.CAR, codes.RACE, codes.BUYER, codes.HIRE} <= seen


@pytest.mark.parametrize(("wanted", "times"), [(1.0, LEAST), (1.9, 1.9), (5.0, 2.2)])
def test_it_is_as_large_as_the_player_wants_words(wanted: float, times: float) -> None:
    table = make_table()
    here = position(SPEC.new(3, 1, {}))
    table.rebuild(here)
    whole = tabletop(table).pad.layout.k
    close_up(table, wanted)
    table.rebuild(here)
    assert tabletop(table).pad.layout.k == pytest.approx(times * whole, rel=0.01)


def test_what_the_pointer_means_is_what_it_is_over(table: KraftwagenTable) -> None:
    table.rebuild(position(offers_a_car()))
    whole = make_table()
    whole.rebuild(position(offers_a_car()))
    for key in [("award", 0), ("space", 3), ("canteen", 0), ("workshop", 0, 1)]:
        tabletop(table).inputs.hovered = None
        inner = tabletop(table).pad.zones[key].center
        at = table.camera.reached(inner)
        table.camera.point(at)
        assert table.tooltip(at) == whole.tooltip(tabletop(whole).pad.zones[key].center)


def test_what_lies_below_a_bar_cannot_be_pointed_at(table: KraftwagenTable) -> None:
    """Neither shown large, nor explained, nor pressed instead of the bar's buttons."""
    table.rebuild(position(offers_a_car()))
    camera, inputs = table.camera, tabletop(table).inputs
    camera.point(RECT.center)
    hidden = [
        spot
        for x in range(RECT.x, RECT.right, 40)
        for spot in ((x, RECT.y - 20), (x, RECT.bottom + 20))
        if inputs.zones_at(camera.inside(spot))
    ]
    assert hidden
    for spot in hidden:
        send(table, pygame.MOUSEMOTION, spot)
        assert inputs.hovered is None
        assert table.tooltip(spot) is None
        assert table.places(spot) == []
        assert click(table, spot) is None
    send(table, pygame.MOUSEMOTION, RECT.center)
    assert inputs.pointer == camera.inside(RECT.center)


def test_the_place_of_the_focus_ring_comes_into_sight(table: KraftwagenTable) -> None:
    state = offers_a_car()
    table.rebuild(position(state))
    made: list[object] = []
    table.keys.taker = lambda gesture, at: made.append((gesture, RECT.collidepoint(at)))
    table.keys.ring = FocusRing(table.keys.stops)
    for stop in table.keys.stops():
        table.keys.ring.focus(stop)
        table.update(0.1)
        assert RECT.contains(stop.focus_rect) or stop.focus_rect.w > RECT.w // 2, stop.key
    code = next(code for code in SPEC.legal(state) if codes.kind(code) == codes.CAR)
    for key in table.keys.way(code):
        table.keys.ring.focus(table.keys.stop(key))
        table.update(0.1)
        table.keys.press(key)
    assert made == [(Choose(code), True)]


def test_a_car_being_put_together_stays(table: KraftwagenTable) -> None:
    state = offers_a_car()
    here = position(state)
    table.rebuild(here)
    code = next(code for code in SPEC.legal(state) if codes.kind(code) == codes.CAR)
    for spot in table.targets(code)[:-1]:
        click(table, spot)
    begun = tabletop(table).inputs.selection.draft
    assert begun is not None
    close_up(table, 1.7)
    table.rebuild(here)
    assert tabletop(table).inputs.selection.draft == begun
    table.rebuild(here)
    assert tabletop(table).inputs.selection.draft is None


def test_only_the_part_in_sight_is_drawn(table: KraftwagenTable) -> None:
    table.rebuild(position(offers_a_car()))
    window = pygame.Surface((1280, 720))
    window.fill("red")
    pictures = []
    for at in (RECT.topleft, (RECT.right - 1, RECT.bottom - 1)):
        table.camera.point(at)
        table.draw(window)
        pictures.append(pygame.image.tobytes(window, "RGB"))
        assert window.get_at((RECT.x + 5, RECT.y - 1)) == pygame.Color("red")
        assert window.get_at((RECT.right, RECT.y + 5)) == pygame.Color("red")
    assert pictures[0] != pictures[1]


def test_key_wheel_and_button_at_the_table(
    make_app: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    app = make_app(games=[SPEC])
    app.settings.speed, app.settings.auto_forced = "instant", False
    match = Match.new(SPEC, [SeatInfo("Ada"), SeatInfo("Karl", "random")], 3, {}, "2026-11-21")
    app.stack.reset(TableScene(app, match, make_runner=QuickRunner))
    driver = Driver(app)
    table = driver.scene
    whole = tabletop(table.view).pad.layout.k
    pointer = table.board.center
    monkeypatch.setattr(pygame.mouse, "get_pos", lambda: pointer)

    def larger() -> bool:
        assert (table.top_bar.close_up.kind == "primary") == table.view.camera.close
        return bool(tabletop(table.view).pad.layout.k > 1.5 * whole)

    driver.key(pygame.K_z)
    assert larger()
    driver.key(pygame.K_z)
    assert not larger()
    driver.wheel(1)
    assert larger()
    driver.resize(1600, 900)
    assert larger()
    driver.wheel(-1)
    driver.click(table.top_bar.close_up)
    assert larger()
    driver.frame(2)
    pointer = table.history.log.rect.center
    driver.wheel(-1)
    assert larger()
    code = match.legal()[0]
    count = len(match.steps)
    for spot in table.view.targets(code):
        driver.click(spot)
    assert [step.code for step in match.steps[count:]] == [code]


def test_a_large_window_gives_room_for_more(make_app: Callable[..., Any]) -> None:
    """At 1920x1080 the buyers are rows with the forecast; from close by as well as at the whole."""
    wide, app = make_table(), make_app(size=(1920, 1080))
    for close in (False, True):
        wide.camera.close = close
        lay_out(wide, pygame.Rect(0, 66, 1599, 948), app)
        wide.rebuild(position(offers_a_car()))
        top = tabletop(wide)
        assert top.pad.layout.roomy
        rows = {key for key in top.inputs.forecast.zones if key[:2] == ("board", "row")}
        assert len(rows) == len(top.pad.state.active_buyers)

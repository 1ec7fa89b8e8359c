"""Results and scoring: who won, money by source, ties, and how to go on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest
from screenshots.kraftwagen.table import play_ahead

from kraftwagen.engine import registry
from kraftwagen.games.kraftwagen import events
from kraftwagen.games.kraftwagen.rules.cars import pack
from kraftwagen.match.match import Match
from kraftwagen.match.seats import SeatInfo
from kraftwagen.ui.scenes.history.results import ResultsScene
from kraftwagen.ui.tables.kraftwagen.scoring.panel import _WALK, ScoringScene
from kraftwagen.ui.tables.kraftwagen.scoring.steps import course
from tests.ui.conftest import FakeTable
from tests.ui.driver import Driver, overlaps
from tests.ui.english import ENGLISH

NAMES = ("Ada", "Bruno", "Clara")


@pytest.fixture(scope="module")
def finished() -> Match:
    seats = [SeatInfo("Ada"), SeatInfo("Gustav", "greedy"), SeatInfo("Helene", "random")]
    match = Match.new(registry.load("kraftwagen"), seats, 21, {}, "2026-11-20")
    play_ahead(match, lambda match, happened: False)
    return match


@pytest.fixture
def results(make_app: Callable[..., Any], finished: Match) -> Driver:
    app = make_app(games=[finished.spec])
    app.routes.menu()
    app.stack.push(ResultsScene(finished))
    return Driver(app)


def test_sources_add_up_to_the_scores(results: Driver, finished: Match) -> None:
    scene = results.scene
    for seat, score in enumerate(finished.spec.scores(finished.state)):
        assert sum(source.amounts[seat] for _, source in scene.income) == score
    assert all(any(source.amounts) for _, source in scene.income)
    titles = [source.title for _, source in scene.income]
    assert "Cars sold" in titles


def test_the_winner_is_named(results: Driver, finished: Match) -> None:
    winners = finished.spec.winners(finished.state)
    assert len(winners) == 1
    assert results.scene.headline() == f"{finished.seats[winners[0]].name} wins"


@pytest.mark.parametrize(
    ("winners", "words"),
    [
        ([0, 1], "Ada and Gustav share the victory"),
        ([0, 1, 2], "Ada, Gustav and Helene share the victory"),
    ],
)
def test_ties_are_shared(results: Driver, winners: list[int], words: str) -> None:
    results.scene.winners = winners
    assert results.scene.headline() == words
    results.scene.invalidate()
    results.frame()


def test_the_bars_grow_and_then_stand_still(results: Driver) -> None:
    assert results.frame(10)
    results.settle(1.5)
    assert results.scene._grown == 1.0
    assert not results.frame(10)


def test_the_same_set_up_keeps_everything(results: Driver, finished: Match) -> None:
    results.press("Same set-up")
    table = results.scene
    assert isinstance(table, FakeTable)
    assert table.started["seed"] == 21
    assert tuple(table.started["seats"]) == finished.seats


def test_playing_again_has_another_seed(results: Driver, finished: Match) -> None:
    results.press("Play again")
    table = results.scene
    assert table.started["seed"] != 21
    assert tuple(table.started["seats"]) == finished.seats
    assert table.started["options"] == finished.record.header.options


def test_to_the_menu(results: Driver) -> None:
    results.press("Menu")
    assert results.scene.name == "menu"


@pytest.mark.parametrize("size", [(1280, 720), (1000, 700), (1920, 1080), (800, 560)])
def test_nothing_overlaps(results: Driver, size: tuple[int, int]) -> None:
    results.resize(*size)
    scene = results.scene
    rects = [scene._sheet, scene._bars, scene._head, scene._foot]
    assert overlaps(rects) == []
    window = pygame.Rect((0, 0), size)
    assert all(window.contains(rect) for rect in rects)
    assert all(window.contains(w.rect) for w in results.widgets())


# -- scoring


def happened() -> list[Any]:
    return [
        events.GameTurnEnded(1, "token"),
        events.PlaceScored(1, 1, 5, 1, 7),
        events.MoneyGained(1, 7, 3),
        events.PlaceScored(2, 0, 3, 0, 4),
        events.LapsPaid(1, 1, 1),
        events.BuyerBought(0, 1, 1, 1, 4, 8, (), 0, 2),
        events.BuyerBought(1, 3, 0, 0, 5, 5, (), 5, 0),
        events.BuyerLeft(2, 0),
        events.MarketCleared(()),
    ]


def market_state() -> Any:
    state = registry.load("kraftwagen").new(3, 4, {})
    state.players[1].space, state.players[1].laps = 5, 1
    state.players[0].space = 3
    state.cars = (pack(0, 1, 1, 1, 5, 0), pack(1, 2, 4, 2, 8, 0))
    state.active_buyers = (1, 3)
    return state


def test_steps_say_and_count_everything() -> None:
    found = course(ENGLISH, market_state(), happened(), NAMES)
    assert [step.area for step in found.steps] == [
        "", "race", "race", "laps", "buyers", "buyers", "buyers", "market"
    ]  # fmt: skip
    assert found.steps[-1].earned == (14, 18, 0)
    assert found.steps[4].gained == 10
    assert found.bought(4) == {1: 0}
    assert found.bought(7) == {1: 0, 0: 1}
    assert found.left(7) == {2}
    assert found.wishes == [1, 3, 0]
    assert [runner.seat for runner in found.runners] == [1, 0, 2]
    assert found.runners[-1].place == 0


def test_money_shows_when_its_step_is_reached() -> None:
    found = course(ENGLISH, market_state(), happened(), NAMES)
    assert not found.reached("race", 1, 0)
    assert found.reached("race", 1, 1)
    later = course(ENGLISH, market_state(), happened()[5:], NAMES)
    assert later.reached("race", 1, 0)


@pytest.fixture
def scoring(make_app: Callable[..., Any]) -> Driver:
    spec = registry.load("kraftwagen")
    app = make_app(games=[spec])
    app.routes.menu()
    app.stack.push(ScoringScene(spec, market_state(), happened(), NAMES))
    return Driver(app)


@pytest.mark.parametrize("way", ["click", "space", "enter", "button"])
def test_ways_to_go_on(scoring: Driver, way: str) -> None:
    scene = scoring.scene
    for at in range(1, len(scene.course.steps)):
        if way == "click":
            scoring.click((640, 300))
        elif way == "button":
            scoring.press("Next")
        else:
            scoring.key(pygame.K_SPACE if way == "space" else pygame.K_RETURN)
        assert scene.at == at
        scoring.frame()
    assert scene._next.text == ENGLISH("table.go_on")
    scoring.key(pygame.K_SPACE)
    assert scoring.scene.name == "menu"


def test_buyers_step_up_and_take_their_car(scoring: Driver) -> None:
    scene = scoring.scene
    while scene.step.space < 0:
        scene.advance()
    assert (scene._walked, scene._flown) == (0.0, 0.0)
    scene.update(_WALK * 0.9)
    assert scene._walked > 0.8, "the buyer goes to the car first"
    assert scene._flown == 0.0
    scene.update(_WALK * 0.9)
    assert 0.0 < scene._walked < 0.5
    assert 0.5 < scene._flown < 1.0, "the car leaves with its buyer"
    scene.draw(pygame.display.get_surface())
    scene.update(_WALK)
    assert (scene._walked, scene._flown, scene._flight) == (0.0, 1.0, None)
    scene.app.settings.reduced_motion = True
    scene.advance()
    assert scene.step.space >= 0
    assert (scene._walked, scene._flown, scene._flight) == (0.0, 1.0, None)


def test_cars_and_buyers_have_their_sentence(scoring: Driver) -> None:
    scene = scoring.scene
    for rect, begin in (
        (scene._offer_rect(scene.course.offers[0]), "Car"),
        (scene._buyer_rect(0), "Buyer 1"),
    ):
        scoring.move((1, 1))
        scoring.move(rect.center)
        scoring.settle(1.0)
        assert begin.lower() in scene.ui._fixed_tip[0].lower()
    scoring.move(scene._head.center)
    scoring.settle(1.0)
    assert scene.ui._fixed_tip is None


def test_skip_all_shows_the_end_first(scoring: Driver) -> None:
    scene = scoring.scene
    scoring.press("Skip all")
    assert scene.last
    assert scoring.scene is scene
    scoring.key(pygame.K_ESCAPE)
    assert scoring.scene.name == "menu"


def test_alone_it_goes_on_by_itself(make_app: Callable[..., Any]) -> None:
    spec = registry.load("kraftwagen")
    app = make_app(games=[spec])
    app.routes.menu()
    app.stack.push(ScoringScene(spec, market_state(), happened(), NAMES, alone=True))
    for _ in range(200):
        if app.stack.top.name == "menu":
            return
        app.step([], 0.1)
    raise AssertionError("still there")


@pytest.mark.parametrize("size", [(1280, 720), (800, 560), (1920, 1080), (1000, 700)])
def test_the_panel_fits(scoring: Driver, size: tuple[int, int]) -> None:
    scoring.resize(*size)
    scene = scoring.scene
    scene.skip()
    scoring.frame()
    window = pygame.Rect((0, 0), size)
    assert window.contains(scene._box)
    cars = [scene._offer_rect(space) for space in scene.course.offers]
    people = [scene._buyer_rect(buyer) for buyer in range(len(scene.course.wishes))]
    totals = [scene._total_rect(seat) for seat in range(3)]
    buttons = [w.rect for w in scoring.widgets()]
    assert overlaps([*cars, *people, *totals, *buttons, scene._left]) == []
    assert all(scene._box.contains(rect) for rect in [*cars, *people, *totals])

"""Results: who won, money by source, ties, and how to go on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from kraftwagen.engine import registry
from kraftwagen.match.match import Match
from kraftwagen.match.seats import SeatInfo
from kraftwagen.tools.games.kraftwagen.screenshots.table import play_ahead
from kraftwagen.ui.platform.settings import Settings
from kraftwagen.ui.scenes.history.results import ResultsScene
from kraftwagen.ui.widgets import Button, Label
from kraftwagen.ui.widgets.medals import Medal
from tests.ui.conftest import FakeTable
from tests.ui.driver import Driver, above_menu, overlaps
from tests.ui.measuring import watching


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
def test_ties_are_shared(results: Driver, finished: Match, winners: list[int], words: str) -> None:
    places = [1 if seat in winners else 3 for seat in range(3)]
    spec = replace(finished.spec, winners=lambda state: winners, rankings=lambda state: places)
    results.scene.match = SimpleNamespace(spec=spec, state=finished.state, seats=finished.seats)
    assert results.scene.headline() == words


def test_the_winner_stands_first_with_the_distance(results: Driver, finished: Match) -> None:
    rows = results.scene.rows
    scores = finished.spec.scores(finished.state)
    assert [row.score for row in rows] == sorted(scores, reverse=True)
    assert rows[0].seat in results.scene.winners
    assert rows[0].words == f"first, {rows[0].score - rows[1].score} ahead"
    assert rows[1].words == f"second, {rows[0].score - rows[1].score} behind"


def test_medals_say_what_they_are_for(results: Driver) -> None:
    first = results.widgets(Medal)[0]
    assert first.name == "finished"
    results.move((1, 1))
    results.move(first.rect.center)
    results.settle(1.5)
    assert results.scene.ui._tip[0] == "First model. Play a game to its end."


def test_the_two_ways_to_play_again_say_how_they_differ(results: Driver) -> None:
    notes = {button.text: button.note for button in results.widgets(Button)}
    assert notes["Play again"] != notes["Same set-up"]
    assert "new" in notes["Play again"]
    assert "same start" in notes["Same set-up"]


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


@pytest.mark.parametrize("button", ["Play again", "Same set-up"])
def test_a_seat_that_was_handed_over_is_as_it_was_at_the_beginning(
    make_app: Callable[..., Any], finished: Match, button: str
) -> None:
    """A new game played itself, because a bot had finished the one before."""
    match = Match.from_record(finished.spec, finished.record)
    match.hand_over(0, "random")
    match.hand_over(1, "person")
    app = make_app(games=[finished.spec])
    app.routes.menu()
    app.stack.push(ResultsScene(match))
    driver = Driver(app)
    driver.press(button)
    assert tuple(driver.scene.started["seats"]) == finished.seats


def test_to_the_menu(results: Driver) -> None:
    results.press("Menu")
    assert results.scene.name == "menu"


@pytest.mark.parametrize("size", [(1280, 720), (1000, 700), (1920, 1080), (800, 560)])
def test_nothing_overlaps(results: Driver, size: tuple[int, int]) -> None:
    results.resize(*size)
    rects = [rect for rect, _ in results.scene.sheet.panels]
    assert len(rects) == 2
    inside = results.scene.area.inside
    rects += [button.rect for button in results.widgets(Button) if button in inside]
    assert overlaps(rects) == []
    assert results.scene.area.furthest == 0 or size[1] < 720


@pytest.mark.parametrize(
    ("size", "scale"), [((1280, 720), 1.0), ((1920, 1080), 1.0), ((1280, 720), 1.5)]
)
def test_results_show_code_and_seed_whole(
    make_app: Callable[..., Any],
    monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int],
    scale: float,
) -> None:
    spec = registry.load("kraftwagen")
    seats = [SeatInfo("Ada"), SeatInfo("Gustav", "greedy"), SeatInfo("Helene", "random")]
    match, dice = Match.new(spec, seats, 817_263_544, {}, "2026-11-20"), Random(3)
    while not match.is_over:
        match.submit(match.actor, dice.choice(spec.legal(match.state)))
    match.count_hint(0)
    app = make_app(games=[spec], size=size, settings=Settings(scale=scale))
    driver = above_menu(app, ResultsScene(match), 0)
    with watching(monkeypatch) as seen:
        driver.scene.invalidate()
        driver.app.draw()
    marks = driver.scene.marks()
    assert marks.startswith("Seed 817263544 · ")
    assert marks in [label.text for label in driver.widgets(Label)]
    assert seen.cut == []

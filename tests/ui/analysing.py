"""A finished game with a made-up analysis of it, for the tests of the scene that shows it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from kraftwagen.bots import analyst, ladder
from kraftwagen.bots.analysis import Budget, Draw, Part, PlayedGame, Point, Report
from kraftwagen.engine import registry
from kraftwagen.engine.reasons import Reason
from kraftwagen.match.match import Match
from kraftwagen.match.record import Record
from kraftwagen.match.seats import SeatInfo
from kraftwagen.ui.scenes.analysis.scene import AnalysisScene
from kraftwagen.ui.scenes.analysis.store import Store
from tests.ui.driver import Driver, above_menu

MakeApp = Callable[..., Any]
SMALL = Budget(select=2, measure=1, check=1, candidates=2, horizon=1, far=1, draws=1, graph=1)
ENDLESS = Budget(select=10**7)


@pytest.fixture(scope="module")
def spec() -> Any:
    return registry.load("kraftwagen")


def played(spec: Any, bot: str = "merchant", short: bool = False) -> Match:
    """A finished game of two bots; it is thought out once for all tests."""
    return Match.from_record(spec, _thought(spec.id, bot, short))


@cache
def _thought(game: str, bot: str, short: bool) -> Record:
    spec = registry.load(game)
    seats = [SeatInfo("Ada"), SeatInfo("Gustav", bot)]
    options = {"short": True} if short else {}
    match = Match.new(spec, seats, 25, options, "2026-11-20T10:00")
    bots = [ladder.build(bot, spec, 11 + seat) for seat in range(2)]
    while not match.is_over:
        seat = match.actor
        match.submit(seat, bots[seat].choose(match.observation(seat)).code)
    return match.record


@pytest.fixture(scope="module")
def finished(spec: Any) -> Match:
    return played(spec)


@pytest.fixture(scope="module")
def report(spec: Any, finished: Match) -> Report:
    """A report whose figures are made up where tests need certain ones."""
    codes = tuple(step.code for step in finished.steps)
    graph = next(analyst.analyse(spec, PlayedGame(finished.state_at(0), codes), SMALL))
    shapes = [
        (0.02, 0.05, 1.0), (0.071, 0.02, 2.4), (0.12, 0.03, 0.2), (0.2, 0.05, 9.0), (0.2, 0.3, 4),
    ]  # fmt: skip
    parts: list[Part] = []
    for number, part in enumerate(graph.parts):
        if number % 6 == 5:
            parts.append(Part(part.turn, part.part, part.seat, part.first, part.end,
                              forced=True, measured=True))  # fmt: skip
            continue
        loss, error, money = shapes[number % 6] if number < 6 else (0.0, 0.02, 0.0)
        better = codes[part.first : part.end] if loss else ()
        why = Reason("sale", "-", {"gain": 21}) if loss else None
        parts.append(Part(part.turn, part.part, part.seat, part.first, part.end, 0.4, loss, money,
                          error, better, why, False, True))  # fmt: skip
    draws = (Draw(5, 0, (0.09, -0.09), (3.0, -1.0), 0.02), Draw(40, 1, (0.03, -0.03), (1, 0), 0.02))
    points = tuple(
        Point(point.number, (0.5, 0.5) if at < 4 else (0.8, 0.2), point.scores, 0.04 * (at < 9))
        for at, point in enumerate(graph.points)
    )
    return Report(points, tuple(parts), draws, 1.0, True, True)


def store(app: Any, spec: Any, budget: Budget = SMALL) -> Store:
    return Store(app.paths.saves, analyst.version(spec), budget)


def opened(make_app: MakeApp, spec: Any, finished: Match, budget: Budget) -> Driver:
    """The scene over the menu; nothing is kept of the game yet."""
    app = make_app(games=[spec])
    app.routes.menu()
    app.stack.push(AnalysisScene(finished, budget=budget))
    return Driver(app)


@pytest.fixture
def shown(make_app: MakeApp, spec: Any, finished: Match, report: Report) -> Driver:
    """The scene with the made-up report, kept before it was opened."""
    app = make_app(games=[spec])
    store(app, spec).save(finished.record, report)
    driver = above_menu(app, AnalysisScene(finished, budget=SMALL), 0)
    driver.scene._choose_view("chances")
    driver.scene._choose_bots(True)
    driver.frame(2)
    return driver


def part_of(driver: Driver) -> Part:
    part = driver.scene.turns.chosen_part
    assert part is not None
    return part


def sharper(report: Report) -> tuple[Point, ...]:
    return tuple(replace(point, chances=(0.3, 0.7)) for point in report.points)

"""Charts in little room: names and figures apart from each other, the tip of what is pointed at."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import pytest
from pygame import Rect

from kraftwagen.engine import registry
from kraftwagen.match.statistics import Statistics
from kraftwagen.tools.screenshots.statistics import sample_notes
from kraftwagen.ui.boxes import Sheet
from kraftwagen.ui.boxes.charts import stack_chart
from kraftwagen.ui.scenes.history.statistics import StatisticsScene
from kraftwagen.ui.widgets import Label
from kraftwagen.ui.widgets.charts import CourseChart, Part, Point, StackChart, scale_of
from tests.ui.driver import Driver, above_menu, overlaps

NAMES = ("Cars sold", "Extra from price buyers", "Daimler's markers", "Places in the race", "Laps",
         "Money beside buyers", "Awards", "Special tiles")  # fmt: skip


@pytest.fixture
def driver(make_app: Callable[..., Any]) -> Driver:
    app = make_app()
    app.routes.menu()
    return Driver(app)


def parts_of(count: int) -> list[Part]:
    parts = [Part(name, at, [3.0, 2.0, 4.0], ["", "", name]) for at, name in enumerate(NAMES)]
    return parts[:count]


def stack(driver: Driver, rect: Rect) -> StackChart:
    return StackChart(driver.scene.ui, rect, ["Turn 1", "Turn 2", "Turn 3"], parts_of(8))


@pytest.mark.parametrize("width", [300, 470, 562, 684])
@pytest.mark.parametrize("count", [1, 5, 8])
@pytest.mark.parametrize("text", [1.0, 2.0])
def test_names_of_parts_stand_beside_the_columns(
    driver: Driver, width: int, count: int, text: float
) -> None:
    driver.app.set_look("text_size", text)
    sheet, made = Sheet(driver.scene.ui), len(driver.widgets())
    box = stack_chart(driver.app.canvas, ["Turn 1", "Turn 2", "Turn 3"], parts_of(count))
    width = max(width, box.widths(sheet)[0])
    box.place(sheet, Rect(20, 20, width, box.height(sheet, width)))
    chart, *labels = driver.widgets()[made:]
    assert [label.text for label in labels] == list(reversed(NAMES[:count]))
    rects = [widget.rect for widget in (chart, *labels)]
    assert overlaps(rects) == []
    assert all(Rect(20, 20, width, 2000).contains(rect) for rect in rects)
    assert chart._plot.w > 80
    assert chart._plot.h > 50


@pytest.mark.parametrize("high", [60, 82, 120, 300])
def test_figures_of_the_axis_do_not_cover_each_other(driver: Driver, high: int) -> None:
    points = [Point(value, value, True, "") for value in (40, 234, 90, 150)]
    chart = CourseChart(driver.scene.ui, Rect(20, 20, 562, high), points)
    heights = [
        chart._plot.h * (tick - chart._ticks[0]) / (chart._ticks[-1] - chart._ticks[0])
        for tick in chart._ticks
    ]
    assert all(two - one >= 18 for one, two in itertools.pairwise(heights))


def test_from_one_chart_straight_to_another(driver: Driver) -> None:
    """Whichever of them hears of it last: the tip is that of the value under the pointer."""
    ui = driver.scene.ui
    for widget in list(ui.widgets):
        widget.kill()
    charts = [stack(driver, Rect(20, 20 + 300 * at, 562, 200)) for at in range(2)]
    for one, other in (charts, reversed(charts)):
        for chart in (one, other):
            mark = chart.marks[-1]
            driver.move(mark.rect.move(chart.rect.topleft).center)
            assert ui._fixed_tip is not None
            assert ui._fixed_tip[0] == mark.tip
    driver.move((5, 5))
    assert ui._fixed_tip is None


def test_one_game_is_told_as_one(make_app: Callable[..., Any]) -> None:
    """And nothing is said of the last ten where there are no more than these."""
    spec = registry.load("kraftwagen")
    for count, game, lately in ((1, "Game", False), (30, "Games", True)):
        app = make_app(games=[spec])
        Statistics(app.paths.data).add(sample_notes(spec, count))
        driver = above_menu(app, StatisticsScene(), 2)
        words = [label.text for label in driver.widgets(Label)]
        assert game in words
        assert any("in the last ten" in text for text in words) == lately


def test_the_keyboard_goes_from_left_to_right_at_the_foot(make_app: Callable[..., Any]) -> None:
    app = make_app(games=[registry.load("kraftwagen")])
    driver = above_menu(app, StatisticsScene(), 2)
    names = [getattr(item, "text", "") for item in driver.scene.ui.focus.items()]
    assert names[-2:] == ["Achievements", "Reread saves"]


@pytest.mark.parametrize(
    ("most", "steps", "wanted"),
    [(26.7, 3, [0, 10, 20, 30]), (1, 3, [0, 0.5, 1.0]), (100, 3, [0, 50, 100]), (7, 3, [0, 5, 10])],
)
def test_scales_are_round(most: float, steps: int, wanted: list[float]) -> None:
    assert scale_of(most, steps) == wanted

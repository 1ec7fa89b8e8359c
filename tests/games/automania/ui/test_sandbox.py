"""The sandbox with the table of Automania: pieces by mouse, fields beside it, what is unlawful."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from kraftwagen.engine import registry
from kraftwagen.ui.scenes.learn.sandbox import SandboxScene
from tests.editor import Editor
from tests.ui.driver import Driver
from tests.ui.playing import QuickRunner

GAME = registry.load("automania")


@pytest.fixture
def driver(make_app: Callable[..., Any]) -> Driver:
    app = make_app(games=[GAME])
    app.routes.menu()
    app.stack.push(SandboxScene(app, GAME, make_runner=QuickRunner))
    made = Driver(app)
    made.frame(2)
    return made


def dragged(driver: Driver, source: Any, target: Any) -> Any:
    view = driver.scene.view
    driver.drag(view.place(source).center, view.place(target).center)
    return driver.scene.desk.table


def test_pieces_are_dragged_on_the_real_table(driver: Driver) -> None:
    seat = driver.scene.desk.table["current"]
    table = dragged(driver, ("workers", seat), ("action", 4))
    assert table["spaces"]["column_contract"] == {"seat": seat, "workers": 1}
    assert table["players"][seat]["home"] == 5
    table = dragged(driver, ("cars", seat, 1), ("ship", 1, 12))
    assert table["ships"]["europe"] == [
        {"ship": 12, "seat": seat, "type": "family", "electric": False}
    ]
    first, last = table["demands"]["europe"]["active"][0], table["demands"]["europe"]["right"]
    table = dragged(driver, ("demand", 1, 4), ("demand", 1, 0))
    assert table["demands"]["europe"]["active"][0] == last
    assert table["demands"]["europe"]["right"] == first


def test_a_tile_goes_into_a_factory_and_back(driver: Driver) -> None:
    desk = driver.scene.desk
    data = GAME.new(2, 1, {}).data
    names = desk.table["tiles"]
    cell = next(n for n, name in enumerate(names) if name in data.tile_names[1:16])
    seat = desk.table["current"]
    table = dragged(driver, ("tile", cell), ("place", seat, 6))
    assert table["players"][seat]["tiles"] == {"slot_g": names[cell]}
    driver.press("Undo")
    driver.frame(2)
    assert desk.table["players"][seat]["tiles"] == {}


def test_a_click_on_the_table_shows_its_fields(driver: Driver) -> None:
    for place, group in [
        (("ship", 1, 3), "europe"), (("sales", 0, 5), "north_america"), (("office", 2), "offices"),
        (("place", 2, 4), "seat2"), (("tile", 7), "tiles"),
    ]:  # fmt: skip
        driver.click(driver.scene.view.place(place))
        assert driver.scene.group == group, place


def test_each_piece_is_carried_somewhere_or_stays(driver: Driver) -> None:
    desk, seat = driver.scene.desk, driver.scene.desk.table["current"]
    for place, value in [
        (("ship", 0, 9), 1), (("crew", 3), 1), (("sponsor", seat), 1), (("office", 2), 2),
        (("place", seat, 0), 1), (("contract", 0), 10), (("asks",), 8), (("sold", 1, 5, 0), 5),
    ]:  # fmt: skip
        driver.scene.change(place, value)
    driver.frame()
    zones = [stop.key for stop in driver.scene.view.keys.stops()]
    assert Editor(GAME).carried(desk.table, zones) > 30


def test_an_unlawful_position_names_the_rule_and_leads_to_it(driver: Driver) -> None:
    scene = driver.scene
    scene.change(("office", 2), scene.desk.table["current"])
    assert "has not retired" in scene.status.widget.text
    assert not any(
        scene.pressable[name].widget.is_enabled for name in ("play", "ask", "copy", "save")
    )
    driver.click(scene.pressable["rule"].widget)
    assert (driver.scene.name, driver.scene.rule) == ("rules", "R2")

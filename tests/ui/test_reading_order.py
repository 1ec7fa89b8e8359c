"""Tab goes through a scene as it is read, and arrows reach all that Tab reaches.

What lies on a board is in the order in which its game is played, so it is left out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from pygame import Rect

from kraftwagen.ui.platform.focus import Focusable, FocusRing, area_of
from kraftwagen.ui.scenes.menu.settings import SettingsScene
from kraftwagen.ui.shell.app import App
from kraftwagen.ui.shell.scene import Scene
from kraftwagen.ui.widgets import Button, Dropdown
from tests.every import in_turn
from tests.games import OLDEST
from tests.ui.driver import Driver
from tests.ui.measuring import OTHERS, SCENES, Apps, SampleLibrary, some_of_each_kind
from tests.ui.text_sizes import lay_out

LAYOUTS = (((1280, 720), 1.0), ((900, 1200), 1.5))
LONERS = ("posters", "table-not-saved", *(name for name in SCENES if "controller" in name))
"""Scenes that change more than themselves."""
SLACK = 4
"""Pixels by which neighbours may overlap."""
JUDGED = some_of_each_kind(20)


@pytest.mark.parametrize("name", in_turn(JUDGED, 0, 6))
def test_tab_and_arrows(apps: Apps, name: str) -> None:
    """One of six scenes; ``EVERY=1``: all."""
    app = apps(OTHERS.get(name, OLDEST), alone=name if name in LONERS else "")
    app.stack.clear()
    app.library = SampleLibrary(app.paths.saves)
    app.settings.last_setup.clear()
    scene = SCENES[name](app)
    app.stack.push(scene)
    for size, words in LAYOUTS:
        lay_out(app, size, words)
        if hasattr(scene, "area"):
            scene.area.scroll_to(0)
        assert faults(scene) == []
        if not hasattr(scene, "board"):
            assert not unreached(scene.ui.focus)


def faults(scene: Any) -> list[str]:
    """Return each step of Tab against the order of reading.

    Tab goes in a circle, which has to begin again somewhere: one step back is none.
    """
    stops = stops_of(scene)
    parts = [part_of(scene, stop) for stop in stops]
    steps = list(zip(stops, [*stops[1:], *stops[:1]], strict=True))
    back = [
        f"back from {said(one)} to {said(other)}"
        for (one, other), part in zip(steps, parts, strict=True)
        if part == part_of(scene, other) and goes_back(seen(one, other), seen(other, one))
    ]
    found = back if len(back) > 1 else []
    groups = [(f"part {part}", [one == part for one in parts]) for part in sorted(set(parts))]
    for panel, _ in getattr(getattr(scene, "sheet", None), "panels", ()):
        inside = [bool(panel.collidepoint(middle(scene, stop))) for stop in stops]
        groups.append((f"panel {tuple(panel)}", inside))
    for name, inside in groups:
        if inside != sorted(inside) and not together(inside):
            found.append(f"left and entered again: {name}")
    return found


def middle(scene: Any, stop: Focusable) -> tuple[int, int]:
    """Return the middle of a stop; of one that scrolls inside the page, of what it scrolls in."""
    scrolls = getattr(stop, "area", None)
    inner = scrolls is not None and scrolls is not getattr(scene, "area", None)
    return Rect(scrolls.view).center if inner else stop.focus_rect.center


def stops_of(scene: Any) -> list[Focusable]:
    """Return what Tab leads to beside the board: of an area the first thing."""
    found: dict[object, Focusable] = {}
    items = scene.ui.focus.items()
    for item in sorted(items, key=lambda item: not area_of(item)):
        if isinstance(getattr(item, "text", None), str):  # no place of a board
            found.setdefault(area_of(item) or item, item)
    return list(found.values())


def part_of(scene: Any, stop: Focusable) -> str:
    """Return on which side of its board something is; empty on a page."""
    board, at = getattr(scene, "board", None), stop.focus_rect
    if board is None:
        return ""
    if at.centerx > board.right and board.top <= at.centery <= board.bottom:
        return "beside"
    return "above" if at.centery < board.centery else "below"


def seen(stop: Focusable, other: Focusable) -> Rect:
    """Return where a stop is, as seen from another one that may not scroll along with it."""
    scrolls = getattr(stop, "area", None)
    apart = scrolls is not None and scrolls is not getattr(other, "area", None)
    return Rect(scrolls.view) if apart else Rect(stop.focus_rect)


def goes_back(one: Rect, other: Rect) -> bool:
    """Whether reading goes back from one place to the other.

    It goes to the right, also up to where another column begins, or down.
    """
    return other.left < one.right - SLACK and other.top < one.bottom - SLACK


def together(inside: Sequence[bool]) -> bool:
    """Whether all that is inside follows each other in the circle."""
    return (
        sum(one != other for one, other in zip(inside, [*inside[1:], inside[0]], strict=True)) <= 2
    )


def said(stop: Focusable) -> str:
    return f"{type(stop).__name__} {getattr(stop, 'text', '')!r:.30} {tuple(stop.focus_rect)}"


def unreached(ring: FocusRing) -> list[str]:
    """Return what arrows do not lead to from the first thing."""
    items = ring.items()
    reached, waiting = set(items[:1]), items[:1]
    while waiting:
        here = waiting.pop()
        for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1)):
            ring.focus(here)
            ring.move(dx, dy)
            if ring.current is not None and ring.current not in reached:
                reached.add(ring.current)
                waiting.append(ring.current)
    return [said(item) for item in items if item not in reached]


class Placed(Scene):
    """Buttons in rectangles of the window, in this order."""

    name = "placed"

    def __init__(self, *places: tuple[int, int]) -> None:
        self.places = places

    def layout(self, size: tuple[int, int]) -> None:
        for x, y in self.places:
            Button(self.ui, Rect(x, y, 80, 40), "Press", lambda: None)


@pytest.mark.parametrize(
    ("places", "right"),
    [
        ([(0, 0), (100, 0), (0, 50), (100, 50)], True),
        ([(0, 0), (0, 50), (100, 0), (100, 50)], True),
        ([(100, 0), (0, 0), (100, 50), (0, 50)], False),
        ([(100, 0), (100, 50), (0, 0), (0, 50)], True),  # begins again in the second column
        ([(0, 0), (200, 50), (200, 100), (100, 50), (100, 100)], False),
        ([(0, 100), (0, 50), (0, 0)], False),
    ],
)
def test_a_page_in_the_wrong_order_is_noticed(
    apps: Apps, places: list[tuple[int, int]], right: bool
) -> None:
    app = apps()
    scene = Placed(*places)
    app.stack.reset(scene)
    assert (faults(scene) == []) is right


def test_arrows_lead_along_a_bar_below_what_scrolls(apps: Apps) -> None:
    """What lies hidden behind it is not beside its buttons."""
    app = apps()
    app.stack.clear()
    app.library = SampleLibrary(app.paths.saves)
    scene: Any = SCENES["statistics"](app)
    app.stack.push(scene)
    app.settings.scale = 1.25
    lay_out(app, (1280, 720), 1.0)
    assert scene.area.furthest > 0
    assert not unreached(scene.ui.focus)


def test_the_focus_stays_on_a_size_that_is_chosen(make_app: Callable[..., App]) -> None:
    """Though the columns of the page are arranged anew."""
    driver = Driver(make_app())
    driver.app.stack.push(SettingsScene())
    for words in (1.25, 2.0, 1.0):
        sizes = next(one for one in driver.widgets(Dropdown) if one.options[-1][0] == "2.0"
                     and one.options[0][0] == "1.0")  # fmt: skip
        driver.scene.ui.focus.focus(sizes)
        sizes.choose(str(words))
        current = driver.scene.ui.focus.current
        assert isinstance(current, Dropdown)
        assert (current.options, current.value) == (sizes.options, str(words))

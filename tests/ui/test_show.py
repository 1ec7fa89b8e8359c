"""A scoring that runs by itself: its pace, its clicks, its end."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pygame
import pytest

from kraftwagen.ui.drawing.resources import Resources
from kraftwagen.ui.drawing.timeline import Timeline, call, move, sequence
from kraftwagen.ui.platform import spare_time
from kraftwagen.ui.shell.app import App
from kraftwagen.ui.shell.scene import Scene
from kraftwagen.ui.tables.parts import show
from kraftwagen.ui.tables.parts.show import Act, ShowScene, paced
from tests.ui.driver import Driver

LENGTH = 1.0


class Explained(Scene):
    """The page with every step."""

    name = "explained"


class Counting(ShowScene):
    """Three acts; each adds one to the sum."""

    def acts(self) -> list[Act]:
        self.sums = [0, 0, 0]
        self.played: list[int] = []
        return [
            Act(partial(self._play, number), partial(self._settle, number), words=f"act {number}")
            for number in range(3)
        ]

    def _play(self, number: int) -> Timeline:
        put = partial(self.sums.__setitem__, number)
        return sequence(call(lambda: self.played.append(number)), move(put, 0, 1, LENGTH))

    def _settle(self, number: int) -> None:
        self.sums[number] = 1

    def place(self, size: tuple[int, int]) -> None:
        pass

    def paint(self, surface: pygame.Surface) -> None:
        surface.fill("black")

    def explain(self) -> Scene:
        return Explained()


@pytest.fixture
def counting(make_app: Callable[..., App]) -> Callable[..., tuple[Counting, Driver]]:
    def begun(**asked: Any) -> tuple[Counting, Driver]:
        app = make_app()
        app.routes.menu()
        scene = Counting(None, None, (), (), **asked)
        app.stack.push(scene)
        return scene, Driver(app)

    return begun


Begun = Callable[..., tuple[Counting, Driver]]


def seconds(driver: Driver, scene: Counting, at: int, limit: float = 10) -> float:
    """Play until an act begins; how long that took."""
    passed = 0.0
    while scene.at < at and passed < limit:
        driver.frame()
        passed += 1 / 60
    return passed


def test_acts_run_by_themselves_and_the_scene_closes(counting: Begun) -> None:
    scene, driver = counting()
    assert 2.8 * LENGTH < seconds(driver, scene, 3) < 3.2 * LENGTH
    assert (scene.over, scene.sums, scene.played) == (True, [1, 1, 1], [0, 1, 2])
    driver.settle(show.STAYS + 1)
    assert driver.scene is not scene


def test_it_begins_once_its_pictures_are_drawn(
    counting: Begun, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Until then what lies below is seen, and presses that were meant for it do nothing."""
    waiting = [True]
    monkeypatch.setattr(Resources, "waiting", property(lambda self: waiting[0]))
    monkeypatch.setattr(spare_time, "STANDING", 0.0)
    monkeypatch.setattr(spare_time, "LEFT", 1.0)
    steps: list[int] = []
    monkeypatch.setattr(Counting, "prepare", lambda self: (steps.append(n) for n in range(3)))
    painted: list[tuple[int, tuple[int, int]]] = []

    def paint(self: Counting, surface: pygame.Surface) -> None:
        painted.append((self.at, surface.get_size()))
        surface.fill("black")

    monkeypatch.setattr(Counting, "paint", paint)
    scene, driver = counting()
    driver.key(pygame.K_SPACE)
    for _ in range(5):
        driver.frame()
        assert (scene.at, scene.covers, steps) == (-1, False, [])
        assert driver.app.screen.get_at((2, 2)) != (0, 0, 0)
    waiting[0] = False
    for count in (1, 2, 3):
        driver.frame()
        assert (scene.at, len(steps), painted) == (-1, count, [])
    while scene.at < 0:
        driver.frame()
    # What the first picture is the first to need was drawn before anything moved.
    assert (painted[0], painted[1][0]) == ((-1, (1, 1)), 0)
    assert (scene.at, scene.hurried, scene.covers) == (0, False, True)
    assert driver.app.screen.get_at((2, 2)) == (0, 0, 0)


def test_the_end_stays_while_somebody_reads(counting: Begun) -> None:
    scene, driver = counting()
    driver.key(pygame.K_ESCAPE)
    for place in range(4):
        driver.settle(show.STAYS - 1)
        driver.move((300 + place, 200))
        driver.frame()
        assert driver.scene is scene
    driver.settle(show.STAYS + 1)
    assert driver.scene is not scene


def test_at_a_slow_speed_the_end_stays_longer(counting: Begun) -> None:
    scene, driver = counting()
    driver.app.settings.speed = "slow"
    driver.key(pygame.K_ESCAPE)
    driver.settle(show.STAYS + 2)
    assert driver.scene is scene
    driver.settle(show.STAYS)
    assert driver.scene is not scene


def test_where_several_people_look_the_end_stays_longer(counting: Begun) -> None:
    scene, driver = counting(people=(0, 2))
    driver.key(pygame.K_ESCAPE)
    driver.settle(show.STAYS + 2)
    assert driver.scene is scene
    driver.settle(show.STAYS_TOGETHER - show.STAYS)
    assert driver.scene is not scene


def test_the_end_stays_while_the_pointer_was_brought_to_a_button(counting: Begun) -> None:
    scene, driver = counting()
    driver.key(pygame.K_ESCAPE)
    driver.move(scene.foot.center)
    driver.settle(3 * show.STAYS)
    assert driver.scene is scene
    driver.move((300, 200))
    driver.settle(show.STAYS + 1)
    assert driver.scene is not scene


def test_a_press_for_a_button_that_has_gone_does_nothing_below(counting: Begun) -> None:
    """The show closes by itself, and below its button lies one of the table."""
    scene, driver = counting()
    driver.key(pygame.K_ESCAPE)
    while driver.scene is scene:
        driver.frame()
    assert driver.scene.settles > 0.4


def test_a_click_hurries_one_act_and_a_second_ends_all(counting: Begun) -> None:
    scene, driver = counting()
    driver.click((300, 200))
    assert not scene.over
    assert seconds(driver, scene, 1) < 1.2 * LENGTH / show.FAST
    assert 0.9 * LENGTH < seconds(driver, scene, 2) < 1.2 * LENGTH
    driver.click((300, 200))
    driver.click((300, 200))
    assert (scene.over, scene.sums) == (True, [1, 1, 1])
    driver.click((300, 200))
    driver.settle(0.5)
    assert driver.scene is scene, "an impatient third click closes nothing"


def test_held_it_stays_fast(counting: Begun) -> None:
    scene, driver = counting()
    driver.move((300, 200))
    driver.down()
    assert seconds(driver, scene, 3) < 3.2 * LENGTH / show.FAST + show.HELD
    driver.up()


@pytest.mark.parametrize("key", [pygame.K_SPACE, pygame.K_RETURN])
def test_keys_do_what_clicks_do(counting: Begun, key: int) -> None:
    scene, driver = counting()
    driver.key(key)
    driver.key(key)
    assert scene.over
    driver.key(key)
    driver.settle(0.5)
    assert driver.scene is not scene


def test_escape_shows_the_end_then_leaves(counting: Begun) -> None:
    scene, driver = counting()
    driver.key(pygame.K_ESCAPE)
    assert (scene.over, scene.sums) == (True, [1, 1, 1])
    driver.key(pygame.K_ESCAPE)
    driver.settle(0.5)
    assert driver.scene is not scene


def test_at_once_it_begins_with_the_end(counting: Begun) -> None:
    scene, driver = counting(instant=True)
    driver.frame()
    assert (scene.over, scene.sums) == (True, [1, 1, 1])


def test_with_reduced_motion_pictures_change_and_stay(counting: Begun) -> None:
    scene, driver = counting()
    scene.app.settings.reduced_motion = True
    seconds(driver, scene, 1)
    driver.frame()
    assert scene.sums == [1, 1, 0]
    assert 0.8 * LENGTH < seconds(driver, scene, 2) < 1.2 * LENGTH


def test_the_explanation_opens_over_the_end(counting: Begun) -> None:
    scene, driver = counting()
    driver.key(pygame.K_ESCAPE)
    driver.press(scene.app.tr("table.how"))
    assert driver.scene.name == "explained"
    driver.app.stack.pop()
    driver.settle(0.5)
    assert driver.scene is not scene, "it wants no second Go on"


@pytest.mark.parametrize(
    ("weights", "budget", "paces"),
    [
        ((1.0, 0.5), 20, [1.0, 0.5]),
        ((1.0, 1.0), 4, [0.5, 0.5]),
        ((1.0, 0.5), 3, [0.5, 0.25]),
    ],
)
def test_all_acts_keep_to_a_budget(
    weights: tuple[float, ...], budget: float, paces: list[float]
) -> None:
    assert paced((4, 4), weights, budget) == pytest.approx(paces)

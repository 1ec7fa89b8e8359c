"""Tips come soon, never where one reads or has just pressed; sentences stay as long as they say."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pygame
import pytest
from pygame import Rect

from kraftwagen.games.kraftwagen import codes, terms
from kraftwagen.ui.platform import waiting
from kraftwagen.ui.platform.input import KeyBindings
from kraftwagen.ui.scenes.table.notes import Bubble
from kraftwagen.ui.shell.app import App
from kraftwagen.ui.shell.dialog import Dialog
from kraftwagen.ui.shell.scene import Scene
from kraftwagen.ui.tables.kraftwagen.preview import sentences
from kraftwagen.ui.tables.kraftwagen.preview.cache import PreviewCache
from kraftwagen.ui.widgets import Button
from kraftwagen.ui.widgets.base import TIP_AGAIN, TIP_DELAY
from kraftwagen.ui.widgets.hover_tip import HoverTip
from tests.games.kraftwagen.table import Table
from tests.games.kraftwagen.ui.at_table import SPEC, position
from tests.ui.driver import Driver
from tests.ui.english import ENGLISH

LITTLE = 0.02
HELP = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_F1, mod=0, unicode="")


class Bare(Scene):
    """Two buttons side by side, and a board that says something at its left and right half."""

    name = "bare"

    def layout(self, size: tuple[int, int]) -> None:
        self.one = Button(self.ui, Rect(20, 20, 100, 40), "One", lambda: None, tip="About one")
        self.two = Button(self.ui, Rect(140, 20, 100, 40), "Two", lambda: None, tip="About two")
        self.hover = HoverTip(lambda pos: "Left" if pos[0] < 400 else "Right")

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.MOUSEMOTION:
            self.hover.motion(event.pos, event.pos[1] > 100, self.ui)
        elif event.type == pygame.MOUSEBUTTONDOWN:
            self.hover.press(self.ui)
        return super().handle(event)

    def update(self, dt: float) -> None:
        super().update(dt)
        self.hover.update(self.ui)

    def next_update(self) -> float | None:
        waits = [self.hover.waiting(self.ui), super().next_update()]
        return min((wait for wait in waits if wait is not None), default=None)


@pytest.fixture
def driver(make_app: Callable[..., App]) -> Driver:
    app = make_app()
    app.stack.reset(Bare())
    made = Driver(app)
    made.app.step([], 1.0)
    return made


def shown(driver: Driver) -> str:
    tip = driver.scene.ui._fixed_tip or driver.scene.ui._tip
    return tip[0] if tip else ""


def rest(driver: Driver, seconds: float) -> None:
    driver.app.step([], seconds)


@pytest.mark.parametrize(("spot", "words"), [((70, 40), "About one"), ((200, 300), "Left")])
def test_a_tip_comes_after_a_moment(driver: Driver, spot: Any, words: str) -> None:
    driver.move(spot)
    rest(driver, TIP_DELAY - LITTLE - 1 / 60)
    assert shown(driver) == ""
    rest(driver, LITTLE * 2)
    assert shown(driver) == words
    assert TIP_DELAY <= 0.4


@pytest.mark.parametrize("spot", [(70, 40), (200, 300)])
def test_the_loop_wakes_just_when_it_is_due(
    driver: Driver, spot: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A turn of the loop counts all the time it slept."""
    app, sleeps, told = driver.app, [0.0], [0]
    move = pygame.Event(pygame.MOUSEMOTION, pos=spot, rel=(0, 0), buttons=(0, 0, 0), touch=False)
    pygame.mouse.set_pos(spot)
    pygame.event.clear()
    app.step([move], 0.0)

    def wait(seconds: float) -> list[pygame.Event]:
        if seconds:
            sleeps.append(seconds)
        return []

    def tick(fps: int) -> float:
        told.append(len(sleeps))
        app.alive = not shown(driver) and len(told) < 20
        return 1000 * sum(sleeps[told[-2] : told[-1]])

    monkeypatch.setattr(waiting, "events", wait)
    monkeypatch.setattr(app, "_clock", SimpleNamespace(tick=tick))
    monkeypatch.setattr(app, "close", lambda: None)
    app.run()
    assert shown(driver)
    assert sum(sleeps[:-1]) == pytest.approx(TIP_DELAY, abs=0.05)


def test_the_next_one_comes_at_once(driver: Driver) -> None:
    driver.move((70, 40))
    rest(driver, 1.0)
    driver.move((190, 40))
    rest(driver, LITTLE)
    assert shown(driver) == "About two"
    driver.move((500, 300))
    rest(driver, LITTLE)
    assert shown(driver) == "Right"
    driver.move((300, 40))
    rest(driver, TIP_AGAIN + 0.1)
    driver.move((190, 40))
    rest(driver, LITTLE)
    assert shown(driver) == ""


@pytest.mark.parametrize(
    ("spot", "words", "other"),
    [((70, 40), "About one", (190, 40)), ((200, 300), "Left", (500, 300))],
)
def test_what_was_just_pressed_has_none(driver: Driver, spot: Any, words: str, other: Any) -> None:
    driver.move(spot)
    rest(driver, 1.0)
    assert shown(driver) == words
    driver.down()
    driver.up()
    driver.move((spot[0] + 6, spot[1] + 6))
    rest(driver, 1.0)
    assert shown(driver) == ""
    driver.move(other)
    rest(driver, 1.0)
    assert shown(driver) not in ("", words)
    driver.move(spot)
    rest(driver, 1.0)
    assert shown(driver) == words


def test_a_dialog_closes_it(driver: Driver) -> None:
    for spot in ((70, 40), (200, 300)):
        driver.move(spot)
        rest(driver, 1.0)
        bare = driver.scene
        assert shown(driver)
        driver.app.stack.push(Dialog("Sure?", "", [("Yes", "paper", None)]))
        assert (bare.ui._tip, bare.ui._fixed_tip) == (None, None)
        driver.app.stack.pop()


@pytest.mark.parametrize(
    "near", [Rect(900, 600, 80, 40), Rect(40, 640, 80, 40), Rect(1100, 200, 60, 20)]
)
def test_it_never_covers_what_is_to_be_read(driver: Driver, near: Rect) -> None:
    ui = driver.scene.ui
    ui.keep_clear = [Rect(1000, 0, 280, 660), Rect(0, 660, 1280, 60)]
    place = ui._tip_place((300, 80), near)
    assert Rect(0, 0, 1280, 720).contains(place)
    assert place.collidelist([near, *ui.keep_clear]) < 0


@pytest.mark.parametrize("size", [(300, 40), (330, 90), (110, 30)])
@pytest.mark.parametrize(
    "near",
    [
        Rect(1142, 5, 36, 28),
        Rect(1075, 80, 180, 60),
        Rect(1072, 440, 200, 60),
        Rect(1240, 520, 30, 30),
        Rect(900, 680, 40, 32),
        Rect(1230, 680, 40, 32),
    ],
)
def test_it_is_the_nearest_clear_place(driver: Driver, size: Any, near: Rect) -> None:
    """Buttons of the bar above, lines of the log, the bulb: never at the far edge of the window."""
    ui, window = driver.scene.ui, Rect(0, 0, 1280, 720)
    ui.keep_clear = [Rect(0, 672, 1280, 48), Rect(0, 0, 1280, 40), Rect(1070, 45, 206, 624)]
    place = ui._tip_place(size, near)
    assert window.contains(place)
    assert place.collidelist([near, *ui.keep_clear]) < 0
    across = max(place.left - near.right, near.left - place.right, 0)
    assert across <= max(0, near.right - 1070) + 20
    assert max(place.top - near.bottom, near.top - place.bottom, 0) <= 20


def test_without_a_clear_place_it_stays_beside_the_thing(driver: Driver) -> None:
    ui, window = driver.scene.ui, Rect(0, 0, 1280, 720)
    ui.keep_clear = [window]
    near = Rect(1142, 300, 36, 28)
    place = ui._tip_place((300, 40), near)
    assert window.contains(place)
    assert not place.colliderect(near)
    assert place.top - near.bottom <= 10
    assert window.contains(ui._tip_place((300, 40), window))


def test_the_bubble_leads_to_the_rule(driver: Driver) -> None:
    surface, ui = driver.app.screen, driver.scene.ui
    now = [0.0]
    bubble = Bubble(KeyBindings(), lambda: now[0])
    followed: list[int] = []
    bubble.say("No.", (600, 300), "Rulebook", lambda: followed.append(1))
    bubble.draw(surface, ui, surface.get_rect())
    outside = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=1)
    assert not bubble.handle(outside)
    over = pygame.event.Event(pygame.MOUSEMOTION, pos=bubble._button.center)
    assert not bubble.handle(over)
    now[0] = 100.0
    bubble.update()
    assert bubble.left > 0, "it stays while the pointer is on it"
    press = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=bubble._button.center, button=1)
    assert bubble.handle(press)
    assert followed == [1]
    assert not bubble.hide()
    bubble.say("No.", (600, 300), "Rulebook", lambda: followed.append(2))
    assert bubble.handle(HELP)
    assert followed == [1, 2]
    bubble.say("No.", (600, 300))
    assert not bubble.handle(HELP)
    bubble.say("No.", (600, 300), "Rulebook", lambda: None, passing=True)
    bubble.draw(surface, ui, surface.get_rect())
    away = pygame.event.Event(pygame.MOUSEMOTION, pos=(1200, 700))
    bubble._box = bubble._box.clip((0, 0, 900, 900))
    bubble.handle(away)
    assert bubble.left > 0, "long enough to reach its link"
    now[0] += 1.0
    assert bubble.update(), "said in passing, it goes with the pointer"


@pytest.mark.parametrize("waiting", ["two_body", "two_body body_now"])
def test_a_hired_worker_starts_one_of_the_developments_that_wait(waiting: str) -> None:
    """With several the player chooses (A1); the tile never promises that all of them start."""
    setting = Table(3)
    setting.seat(0, canteen=0, inactive=waiting)
    tile = setting.state.data.tile_names.index("hire")
    (found,) = PreviewCache(position(setting.state)).gains(tile)
    setting.play("take hire")
    choices = [codes.value(code) for code in SPEC.legal(setting.state)]
    words = sentences.gain(ENGLISH, setting.state, found)
    names = [sentences.say(ENGLISH, f"card.{terms.CARDS[card]}.name") for card in choices]
    assert len(names) == len(waiting.split())
    assert all(name in words for name in names)
    assert ("activates one of these" in words) == (len(names) > 1)

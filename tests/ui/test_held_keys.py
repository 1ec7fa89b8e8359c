"""A key that is held: what moves goes on, what decides counts once."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from kraftwagen.ui.shell.app import App
from kraftwagen.ui.shell.scene import Scene


class Listening(Scene):
    """Remembers the keys that reach it."""

    def __init__(self) -> None:
        self.heard: list[int] = []

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.KEYDOWN:
            self.heard.append(event.key)
        return event.type == pygame.KEYDOWN


def press(app: App, *keys: int, let_go: bool = False) -> None:
    """Key presses without an end, as the system repeats those of a key that is held down."""
    kind = pygame.KEYUP if let_go else pygame.KEYDOWN
    for key in keys:
        app.step([pygame.event.Event(kind, key=key, mod=0, unicode="", scancode=0)], 0.0)


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_g])
def test_a_held_key_acts_once(make_app: Callable[..., App], key: int) -> None:
    app, scene = make_app(), Listening()
    app.stack.reset(scene)
    press(app, key, key, key)
    for _ in range(60):
        app.step([], 0.05)
    assert scene.heard == [key]
    press(app, key, let_go=True)
    press(app, key)
    assert scene.heard == [key, key]


@pytest.mark.parametrize("key", [pygame.K_DOWN, pygame.K_TAB, pygame.K_BACKSPACE])
def test_a_held_arrow_goes_on(make_app: Callable[..., App], key: int) -> None:
    app, scene = make_app(), Listening()
    app.stack.reset(scene)
    press(app, key)
    for _ in range(7):
        app.step([], 0.05)
    assert scene.heard == [key], "not at once"
    for _ in range(4):
        app.step([], 0.05)
    assert len(scene.heard) > 3
    assert app.next_update() < 0.05, "the window does not sleep over it"
    press(app, key, let_go=True)
    known = list(scene.heard)
    app.step([], 1.0)
    assert scene.heard == known


def test_presses_that_pile_up_behind_a_slow_picture_count_once(
    make_app: Callable[..., App],
) -> None:
    """The system goes on repeating a key that was let go while a picture was drawn."""
    app, scene = make_app(), Listening()
    app.stack.reset(scene)
    press(app, pygame.K_DOWN)
    values = {"key": pygame.K_DOWN, "mod": 0, "unicode": "", "scancode": 0}
    kinds = [*[pygame.KEYDOWN] * 8, pygame.KEYUP]
    app.step([pygame.event.Event(kind, values) for kind in kinds], 2.0)
    app.step([], 1.0)
    assert scene.heard == [pygame.K_DOWN]


def test_a_key_let_go_elsewhere_acts_again(make_app: Callable[..., App]) -> None:
    app, scene = make_app(), Listening()
    app.stack.reset(scene)
    press(app, pygame.K_RETURN)
    app.step([pygame.event.Event(pygame.WINDOWFOCUSLOST)], 0.0)
    press(app, pygame.K_RETURN)
    assert scene.heard == [pygame.K_RETURN] * 2

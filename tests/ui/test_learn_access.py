"""Lessons, puzzles and challenges without a mouse: everything is reached, and says what it is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from kraftwagen.engine import registry
from kraftwagen.learn.puzzle_book import SOLVED
from kraftwagen.ui.platform.buttons import MOVES
from kraftwagen.ui.platform.speech import spoken
from kraftwagen.ui.presenters.puzzles import Puzzles
from kraftwagen.ui.shell.app import App
from tests.ui.measuring import SHELL, TABLE, sample_app, show
from tests.ui.test_sofa_game import Guest

SPEC = registry.load("kraftwagen")
PAGES = (
    "learn", "album", "marque", "lesson-done", "puzzles", "challenges", "challenge-won",
    "challenge-missed",
)  # fmt: skip
TABS = [(pygame.K_TAB, pygame.KMOD_NONE), (pygame.K_TAB, pygame.KMOD_SHIFT)]
PAD = [MOVES[name] for name in ("left", "right", "up", "down")]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[App]:
    app = sample_app(tmp_path_factory.mktemp("learn"))
    yield app
    app.close()


def reached(app: App, steps: list[tuple[int, int]]) -> tuple[set[int], set[int]]:
    """What can be focused, and what of it these keys lead to from where the ring begins."""
    ring = app.stack.top.ui.focus
    everything = {id(item) for item in ring.items()}
    start = ring.current or ring.items()[0]
    found, waiting = {id(start)}, [start]
    while waiting:
        here = waiting.pop()
        for key, mod in steps:
            ring.focus(here)
            values = {"key": key, "mod": mod, "unicode": "", "scancode": 0}
            ring.handle(pygame.event.Event(pygame.KEYDOWN, values))
            if ring.current is not None and id(ring.current) not in found:
                found.add(id(ring.current))
                waiting.append(ring.current)
    return everything, found


@pytest.mark.parametrize("name", PAGES)
def test_everything_is_reached_by_keys_and_by_a_controller(house: App, name: str) -> None:
    show(house, {**SHELL, **TABLE}[name])
    for steps in (TABS, PAD):
        everything, found = reached(house, steps)
        assert everything
        assert found == everything


@pytest.mark.parametrize("name", PAGES)
def test_everything_says_what_it_is(house: App, name: str) -> None:
    """And nothing says the same as its neighbour."""
    show(house, {**SHELL, **TABLE}[name])
    said = [spoken(house.tr, item) for item in house.stack.top.ui.focus.items()]
    assert all(said), said
    assert len(set(said)) == len(said)
    assert not [words for words in said if "●" in words]


def test_a_lesson_says_its_time_and_progress(house: App) -> None:
    scene: Any = show(house, SHELL["learn"])
    said = [spoken(house.tr, item) for item in scene.ui.focus.items()]
    assert "1  The ring. Money, and whose turn it is · 2 min · done in 1:24" in said
    assert "3  Cars and prices. Build and price a car · 2 min · step\u00a04\u00a0of\u00a08" in said
    assert spoken(house.tr, scene.ui.focus.current) == said[1]  # the guided game


def test_a_challenge_says_all_of_its_card(house: App) -> None:
    scene: Any = show(house, TABLE["challenges"])
    one = scene.book.challenges[0]
    said = " ".join(spoken(house.tr, item) for item in scene.ui.focus.items())
    for words in (scene.book.title(one), scene.book.idea(one), scene.book.opponents(one)):
        assert words.rstrip(".") in said
    for medal in ("bronze", "silver", "gold"):
        assert f"{medal.title()}: {scene.book.demands(one.conditions(medal))}" in said


@pytest.fixture
def guest(make_app: Callable[..., Any], tmp_path: Path) -> Guest:
    """Somebody with a controller, in the list of puzzles."""
    app = make_app(games=[SPEC])
    app.settings.speed = "instant"
    app.routes.menu()
    app.routes.learning.puzzles()
    made = Guest(app)
    made.push("down")
    return made


def test_puzzles_by_a_controller_alone(guest: Guest) -> None:
    """One is solved; the ring then stands on the next one, and the bar says so."""
    scene: Any = guest.scene
    book = scene.puzzles.book
    guest.push("a")  # the list begins on the next puzzle
    for _ in range(2):
        guest.until_free()
        puzzle = guest.table.guide.puzzle
        for code in puzzle.right[0].codes:
            guest.until_free()
            if not guest.table.guide.result and code in guest.match.legal():
                guest.choose(code)
        guest.frame(5)
        assert guest.table.guide.result == SOLVED
        held = guest.table.note_panel.held
        assert held is not None
        assert guest.scene.ui.focus.current is held
        assert ("a", "Next puzzle") in guest.app._bar._shown
        guest.push("a")
        assert guest.table.guide.puzzle is not puzzle
    book = Puzzles(guest.app, SPEC).book
    assert sum(book.tried(one).state == SOLVED for one in book.puzzles) == 2


def test_a_challenge_by_a_controller_alone(guest: Guest) -> None:
    guest.app.stack.pop()
    guest.app.routes.learning.challenges()
    guest.frame(2)
    known = {one.id for one in guest.scene.book.challenges}
    guest.push("down", "a")
    assert guest.scene.name == "table"
    assert guest.match.record.header.challenge in known

"""The window opens games of rules that it no longer plays, and says what becomes of them."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from kraftwagen.engine import registry
from kraftwagen.match.match import Match
from kraftwagen.match.saves import Saves
from kraftwagen.ui.launch import make_app
from kraftwagen.ui.shell.app import App
from tests.every import pairs
from tests.games import GAMES, each_game
from tests.records.make import BEGAN, MIDDLE, SEATS, SEED, folders, played
from tests.ui.driver import Driver

LEFT = folders()[-1]
GOES_ON = "It goes on by those of today from where it stood, as practice"
SHOWN = "It is shown position by position, without its log."


@pytest.fixture
def later(tmp_path: Path) -> Iterator[Callable[[str], App]]:
    """The program once the rules of a game have changed too much, with what was left behind."""
    apps = []

    def made(game: str) -> App:
        folder = Path(shutil.copytree(LEFT, tmp_path / "left"))
        spec = registry.load(game)
        running = played(Match.new(spec, SEATS, SEED, {}, BEGAN), MIDDLE, {})
        Saves(folder / "saves").autosave(running.kept_record)
        changed = replace(spec, rules_version=spec.rules_version + 1)
        apps.append(
            make_app([changed], data_dir=folder, size=(1280, 720), language="en", guarded=False)
        )
        return apps[0]

    yield made
    for app in apps:
        app.close()


def open_save(driver: Driver, name: str, way: str) -> None:
    driver.app.routes.menu()
    driver.press("Saved games")
    scene = driver.scene
    (at,) = [n for n, entry in enumerate(scene.entries) if entry.title == name]
    scene._list.choose(at)
    assert scene.chosen.problem == ""
    driver.press(way)


@each_game
def test_a_running_game_is_continued_with_a_sentence(
    later: Callable[[str], App], game: str
) -> None:
    driver = Driver(later(game))
    driver.press("Continue")
    assert (driver.scene.name, GOES_ON in driver.scene.text) == ("dialog", True)
    driver.app.stack.pop()
    driver.frame(3)
    assert driver.scene.name == "table"
    match = driver.scene.game.match
    assert match.is_practice
    assert match.legal()


@pytest.mark.parametrize(
    ("kind", "game"), pairs(["whole", "short", "daily", "challenge", "career"], GAMES)
)
def test_a_finished_game_is_replayed_to_its_end(
    later: Callable[[str], App], game: str, kind: str
) -> None:
    """Each kind of one game in turn; ``EVERY=1``: of both."""
    driver = Driver(later(game))
    open_save(driver, f"{game} {kind} finished", "Replay")
    assert (driver.scene.name, SHOWN in driver.scene.text) == ("dialog", True)
    driver.app.stack.pop()
    scene = driver.scene
    scene.resume()
    assert scene.name == "replay"
    for number in (1, scene.game.last // 2, scene.game.last):
        scene.go(number)
        driver.frame(2)
    scene.go(0)
    scene.step("move", 1)
    driver.frame(30, 0.1)
    assert scene.number == 1
    assert not scene._may_analyse
    scene.step("turn", 1)
    assert scene.number > 1
    assert scene.game.text()
    scene.go(5)
    scene._branch()
    driver.scene.go()
    driver.frame(3)
    assert driver.scene.name == "table"


@each_game
def test_an_analysis_is_refused_with_a_sentence(later: Callable[[str], App], game: str) -> None:
    driver = Driver(later(game))
    open_save(driver, f"{game} whole finished", "Analysis")
    assert driver.scene.name == "dialog"
    assert driver.scene.text.endswith("cannot be analysed.")


@each_game
def test_statistics_and_achievements_stay(later: Callable[[str], App], game: str) -> None:
    driver = Driver(later(game))
    driver.press("Statistics")
    driver.frame(5)
    assert len(driver.scene.figures.latest) >= 2

"""A folder that the previous version left behind: what it holds is still there."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

from kraftwagen.engine import registry
from kraftwagen.match.daily import DailyLog
from kraftwagen.match.seats import PERSON
from kraftwagen.ui.launch import make_app
from kraftwagen.ui.platform.settings import load_settings
from tests.ui.driver import Driver

LEFT = Path(__file__).parents[1] / "match" / "samples" / "data-2"
"""Made by the version before games had words of their own, with rules version 4."""
REFUSED = "The game was played with version 4 of the rules; this program plays version 5."


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    folder = tmp_path / "left"
    shutil.copytree(LEFT, folder)
    games = [registry.load("kraftwagen")]
    app = make_app(games, data_dir=folder, size=(1280, 720), language="en", guarded=False)
    yield Driver(app)
    app.close()


def test_settings_and_keys_are_taken_over(driver: Driver) -> None:
    app = driver.app
    assert app.notice == ""
    assert (app.settings.speed, app.settings.palette) == ("fast", "contrast")
    assert app.settings.open_totals == "off"  # it was once called open_money
    assert app.keys.of("forecast") == ("g",)
    assert app.keys.of("undo") == ("ctrl+z",)
    app.save_settings()
    again, problem = load_settings(app.paths.settings_file)
    assert (again.open_totals, again.keys, problem) == ("off", app.settings.keys, "")


def test_the_last_set_up_is_offered_again(driver: Driver) -> None:
    driver.press("New game")
    setup = driver.scene.setup
    assert [seat.controller for seat in setup.playing] == [PERSON, "merchant", "racer"]
    assert setup.playing[0].name == "Ada"
    chosen = {"short": False, "special_tiles": True, "handicap": [0, 12, 5]}
    assert setup.chosen_options() == chosen


def test_games_of_older_rules_are_refused_with_a_sentence(driver: Driver) -> None:
    assert not driver.button("Continue").is_enabled
    driver.press("Saved games")
    assert [entry.problem for entry in driver.scene.entries] == [REFUSED, REFUSED]
    driver.app.routes.menu()


def test_statistics_show_the_old_games(driver: Driver) -> None:
    driver.press("Statistics")
    driver.frame(5)
    scene = driver.scene
    assert scene.statistics.trouble is None
    assert [line.score for line in scene.figures.latest] == [42, 100, 45]
    scene._filter(scene._choices._with("handicap", True))
    assert [line.score for line in scene.figures.latest] == [100]
    scene._filter(scene._choices._with("special_tiles", True))
    assert scene.counted == 0
    driver.press("Achievements")
    assert any(entry.pieces for entry in scene.app.stack.top.found)


def test_days_that_were_played_are_known(driver: Driver) -> None:
    entry = DailyLog(driver.app.paths.data, "kraftwagen").entry(date(2026, 10, 4))
    assert entry is not None
    assert (entry.scores, entry.place, entry.counts) == ((53, 62, 36), 2, True)

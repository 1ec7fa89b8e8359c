"""What earlier versions of the program left behind: games go on and replay, figures are there."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from kraftwagen.engine import registry
from kraftwagen.learn import position_line
from kraftwagen.learn.progress import Progress
from kraftwagen.match.daily import DailyLog
from kraftwagen.match.files import read
from kraftwagen.match.match import Match
from kraftwagen.match.migrations import FORMAT
from kraftwagen.match.replay import verify
from kraftwagen.match.statistics import Statistics
from kraftwagen.ui.platform.settings import load_settings
from tests.games import GAMES
from tests.records.make import DAY, HERE, folders

FOLDERS = folders()
SAVES = sorted(HERE.glob("*/saves/*.json"))
KINDS = ("whole", "short", "daily", "challenge", "career")
SPECS = [registry.load(game) for game in GAMES]


@pytest.fixture(params=FOLDERS, ids=lambda path: path.name)
def left(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A copy of what a version left behind."""
    return Path(shutil.copytree(request.param, tmp_path / "left"))


def test_the_present_format_is_kept() -> None:
    assert FOLDERS[-1].name.endswith(f"-{FORMAT}")


def test_games_of_every_kind_are_kept(left: Path) -> None:
    names = {path.stem for path in (left / "saves").iterdir()}
    wanted = {
        f"save-{g}-{kind}-{at}" for g in GAMES for kind in KINDS for at in ("running", "finished")
    }
    assert names == wanted


@pytest.mark.parametrize("path", SAVES, ids=lambda path: f"{path.parts[-3]} {path.stem}")
def test_a_game_replays_and_goes_on(path: Path) -> None:
    record = read(path)
    spec = registry.load(record.header.game)
    assert verify(record, spec) is None
    match = Match.from_record(spec, record)
    assert match.is_over == path.stem.endswith("finished")
    if not match.is_over:
        match.submit(match.actor, match.legal()[0])
        assert len(match.steps) == len(record.decisions) + 1


def test_statistics_days_and_progress_are_there(left: Path) -> None:
    statistics = Statistics(left)
    for spec in SPECS:
        assert len([one for one in statistics.games() if one.game == spec.id]) == 3
        day = DailyLog(left, spec.id).entry(DAY)
        assert day is not None
        assert day.finished
        progress = Progress(left)
        for section in ("challenges", "career", "album"):
            assert progress.section(spec.id, section)
    assert statistics.trouble is None


def test_settings_are_taken_over(left: Path) -> None:
    settings, problem = load_settings(left / "settings.json")
    assert (settings.speed, settings.palette, settings.keys) == (
        "fast",
        "contrast",
        {"undo": ["ctrl+z"]},
    )
    assert problem == ""


def test_positions_of_ones_own_open(left: Path) -> None:
    for spec in SPECS:
        found, table = position_line.load(SPECS, left / "positions" / f"{spec.id}.position")
        assert found is spec
        spec.from_position(table)

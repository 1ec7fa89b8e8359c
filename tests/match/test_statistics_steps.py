"""Statistics of many years are read in steps; others may use the file meanwhile."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from kraftwagen.match import aggregates
from kraftwagen.match.statistics import FILE, Statistics
from kraftwagen.match.steps import finish
from tests.match.test_statistics import kind, note


@pytest.fixture
def statistics(tmp_path: Path) -> Statistics:
    return Statistics(tmp_path)


def test_reading_in_steps_keeps_nobody_from_writing(
    statistics: Statistics, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(aggregates, "AT_ONCE", 1)
    statistics.add([note(1), note(2)])
    steps = statistics.reading()
    next(steps)
    other = Statistics(tmp_path)
    assert other.add([note(3)]) == 1
    assert kind(other) == ""
    with closing(finish(steps)) as noted:
        assert sorted(game.seed for game in noted.games()) == [1, 2]
    assert sorted(game.seed for game in other.games()) == [1, 2, 3]
    assert statistics.trouble is None


def test_the_journal_is_taken_before_reading_pauses(
    statistics: Statistics, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(aggregates, "AT_ONCE", 1)
    statistics.add([note(1)])
    with closing(sqlite3.connect(tmp_path / FILE)) as busy:
        busy.execute("BEGIN EXCLUSIVE")
        statistics.add([note(2)])
    steps = statistics.reading()
    next(steps)
    with closing(sqlite3.connect(tmp_path / FILE)) as other:
        assert other.execute("SELECT count(*) FROM games").fetchone() == (2,)
    steps.close()
    assert sorted(game.seed for game in statistics.games()) == [1, 2]

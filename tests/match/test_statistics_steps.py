"""Statistics of many years are read in steps; others may use the file meanwhile."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from kraftwagen.match import aggregates
from kraftwagen.match.statistics import FILE, Statistics
from kraftwagen.match.statistics_file import open_base
from kraftwagen.match.steps import finish, in_background
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


def test_a_question_without_end_can_be_given_up() -> None:
    endless = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT max(x) FROM n"
    with closing(open_base(None)) as base:
        base._most = 10**18
        steps = in_background(lambda: base.execute(endless).fetchall(), base.interrupt)
        next(steps)
        next(steps)
        steps.close()
        assert base.execute("SELECT count(*) FROM games").fetchone() == (0,)

"""Statistics of version 1, which called the score money, are read and gone on with."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from kraftwagen.match.statistics import Statistics
from tests.match.test_statistics import note

OLD = Path(__file__).parent / "samples" / "data-1"


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A folder as the program of then left it."""
    return Path(shutil.copytree(OLD, tmp_path / "old"))


def test_a_file_of_version_1_is_read_and_gone_on_with(old: Path) -> None:
    statistics = Statistics(old)
    games = statistics.games()
    assert statistics.trouble is None
    scores = [[seat.score for seat in game.seats] for game in games]
    assert scores[:3] == [[13, 11], [7, 5], [11, 4]]
    assert len(games) == 5  # one of them was still in the journal
    assert statistics.add([note(9, "2026-12-01")]) == 1
    assert len(Statistics(old).games()) == 6


def test_two_windows_may_find_a_file_of_version_1(old: Path) -> None:
    first = sqlite3.connect(old / "statistics.sqlite")
    first.execute("BEGIN IMMEDIATE")
    statistics = Statistics(old)
    assert statistics.games() == []
    assert statistics.trouble is not None
    assert statistics.trouble.kind == "locked"
    first.execute("ALTER TABLE seats RENAME COLUMN money TO score")
    first.execute("PRAGMA user_version = 2")
    first.commit()
    first.close()
    assert len(statistics.games()) == 5


def test_what_a_damaged_file_of_version_1_holds_is_kept(old: Path) -> None:
    file = old / "statistics.sqlite"
    with closing(sqlite3.connect(file)) as base:
        base.execute("DROP TABLE games")
        base.execute("CREATE VIEW games AS SELECT * FROM nowhere")
        base.commit()
    statistics = Statistics(old)
    statistics.add([note(1, "2026-12-01")])
    assert len(statistics.games()) == 2  # the journal's and the new one
    assert list(old.glob("*.damaged-*"))


def test_other_endings_are_looked_for_by_date(old: Path) -> None:
    """Without an index noting tens of thousands of games takes minutes."""
    Statistics(old).games()
    with closing(sqlite3.connect(old / "statistics.sqlite")) as base:
        same = "SELECT 1 FROM games WHERE game = ? AND date = ? AND seed = ?"
        plan = base.execute(f"EXPLAIN QUERY PLAN {same}", ("", "", 0)).fetchall()
    assert "games_by_date" in str(plan)

"""Files of statistics that somebody else has written, or that are no files."""

from __future__ import annotations

import json
import os
import sqlite3
import tracemalloc
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from kraftwagen.match.aggregates import Filter
from kraftwagen.match.game_result import GameResult, from_line, to_line
from kraftwagen.match.statistics import FILE, JOURNAL, Statistics
from kraftwagen.match.statistics_file import Base
from kraftwagen.match.statistics_file import kind as wrong
from kraftwagen.match.steps import finish
from tests.match.refusing import out_of_reach
from tests.match.test_statistics import kind, note, rich

ENDLESS = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n)"


@pytest.fixture
def statistics(tmp_path: Path) -> Statistics:
    return Statistics(tmp_path)


@pytest.mark.parametrize(
    "statement",
    [
        f"CREATE VIEW more AS {ENDLESS} SELECT * FROM n",
        "CREATE TRIGGER wipe AFTER INSERT ON seats BEGIN DELETE FROM games; END",
        "CREATE TABLE more (x)",
        "CREATE INDEX more ON games (date)",
        "ALTER TABLE games ADD COLUMN more TEXT DEFAULT ''",
    ],
)
def test_only_our_own_tables_are_used(
    statistics: Statistics, tmp_path: Path, statement: str
) -> None:
    statistics.add([note(1)])
    with closing(sqlite3.connect(tmp_path / FILE)) as base, base:
        base.execute(statement)
    found = Statistics(tmp_path)
    assert found.add([note(2)]) == 1
    assert kind(found) == "damaged"
    kept = {game.seed for game in Statistics(tmp_path).games()}
    assert kept == ({2} if statement.startswith("ALTER") else {1, 2})


@pytest.mark.parametrize("table", ["games", "seats"])
def test_a_view_without_end_is_not_asked(
    statistics: Statistics, tmp_path: Path, table: str
) -> None:
    statistics.add([note(1)])
    with closing(sqlite3.connect(tmp_path / FILE)) as base, base:
        columns = [row[1] for row in base.execute(f"PRAGMA table_info({table})")]
        same = ", ".join(f"x AS {name}" for name in columns)
        base.execute(f"DROP TABLE {table}")
        base.execute(f"CREATE VIEW {table} AS {ENDLESS} SELECT {same} FROM n")
    assert statistics.games() == []
    assert kind(statistics) == "damaged"


def test_a_field_of_enormous_length_is_not_read(statistics: Statistics, tmp_path: Path) -> None:
    statistics.add([note(1), note(2)])
    with closing(sqlite3.connect(tmp_path / FILE)) as base, base:
        base.execute("UPDATE games SET options = CAST(zeroblob(30000000) AS TEXT)")
    tracemalloc.start()
    try:
        assert statistics.games() == []
        assert tracemalloc.get_traced_memory()[1] < 5_000_000
    finally:
        tracemalloc.stop()
    assert kind(statistics) == "damaged"


def test_pages_that_lead_to_each_other_are_not_followed_for_ever(
    statistics: Statistics, tmp_path: Path
) -> None:
    """A statement may take as many steps as the size of the file makes plausible."""
    statistics.add([note(1)])
    base = Base(tmp_path / FILE)
    with pytest.raises(sqlite3.OperationalError) as caught:
        base.execute(f"{ENDLESS} SELECT x FROM n WHERE x < 0").fetchall()
    base.close()
    assert wrong(caught.value) == "damaged"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with a name")
@pytest.mark.parametrize("name", [FILE, f"{JOURNAL}.jsonl", f"{JOURNAL}-3.jsonl"])
def test_pipes_and_folders_are_put_aside(tmp_path: Path, name: str) -> None:
    for number, make in enumerate((os.mkfifo, os.mkdir)):
        if name == FILE and number:
            (tmp_path / FILE).unlink()
        make(tmp_path / name)
        assert Statistics(tmp_path).add([note(1), note(2)]) in (0, 2)
        assert len(Statistics(tmp_path).games()) == 2
    assert len(list(tmp_path.glob("*.damaged-*"))) == 2


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with a name")
def test_a_pipe_for_the_journal_does_not_block_a_locked_file(
    statistics: Statistics, tmp_path: Path
) -> None:
    statistics.add([note(1)])
    os.mkfifo(tmp_path / f"{JOURNAL}.jsonl")
    with closing(sqlite3.connect(tmp_path / FILE)) as other:
        other.execute("BEGIN EXCLUSIVE")
        assert statistics.add([note(2)]) == 0
    assert len(statistics.games()) == 2


@pytest.mark.parametrize("line", [b"{}\n", b"x" * 3000, b'{"id": "' + b"x" * 1000 + b'"}\n'])
def test_a_journal_of_bad_lines_is_not_read_to_its_end(
    statistics: Statistics, tmp_path: Path, line: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[int] = []

    def counted(text: str) -> GameResult:
        read.append(len(text))
        return from_line(text)

    monkeypatch.setattr("kraftwagen.match.statistics.from_line", counted)
    first = to_line(note(1)).encode() + b"\n"
    (tmp_path / f"{JOURNAL}-1.jsonl").write_bytes(first + line * 2000)
    tracemalloc.start()
    try:
        assert [game.seed for game in statistics.games()] == [1]
        assert tracemalloc.get_traced_memory()[1] < 3_000_000
    finally:
        tracemalloc.stop()
    assert len(read) < 100
    assert len(list(tmp_path.glob(f"{JOURNAL}*.damaged-1"))) == 1


def test_of_what_is_told_of_a_seat_only_the_wrong_is_lost(statistics: Statistics) -> None:
    statistics.add([rich(note(1))])
    with closing(sqlite3.connect(statistics.file)) as base, base:
        base.execute("UPDATE seats SET merits = '[', facts = '{\"laps\": [1]}' WHERE seat = 0")
    seat = statistics.games()[0].seats[0]
    assert (dict(seat.merits), dict(seat.facts)) == ({}, {})
    assert seat.sources == {"cars": (1, 2, 3)}
    with closing(finish(statistics.reading())) as noted:
        assert finish(noted.figures(Filter())).sources == {"cars": [1, 2, 3]}


@pytest.mark.parametrize(
    ("column", "value"),
    [("score", "many"), ("score", 2**62), ("place", -9), ("share", 2.0), ("name", b"Ada"),
     ("controller", "x" * 201), ("seat", "first")],
)  # fmt: skip
def test_what_makes_no_sense_is_in_no_figures(
    statistics: Statistics, column: str, value: object
) -> None:
    statistics.add([note(1), rich(note(2))])
    with closing(sqlite3.connect(statistics.file)) as base, base:
        changed = f"UPDATE seats SET {column} = ? WHERE id = ? AND seat = 1"
        base.execute(changed, (value, note(1).id))
    with closing(finish(statistics.reading())) as noted:
        found = finish(noted.figures(Filter()))
        assert noted.count == found.games == 1
        assert [line.score for line in found.latest] == [note(2).seats[0].score]
        assert len(noted.table().splitlines()) == 3


def test_long_lists_of_amounts_are_summed(statistics: Statistics) -> None:
    """Going through JSON takes more steps for a byte than reading rows."""
    statistics.add([replace(note(1), id=str(number), seed=number) for number in range(2)])
    with closing(sqlite3.connect(statistics.file)) as base, base:
        amounts = json.dumps({"cars": [1] * 300_000}, separators=(",", ":"))
        base.execute("UPDATE seats SET sources = ? WHERE seat = 0", (amounts,))
    with closing(finish(statistics.reading())) as noted:
        assert sum(finish(noted.figures(Filter())).sources["cars"]) == 300_000


@pytest.mark.parametrize("column", ["name", "facts", "merits"])
def test_a_text_of_no_language_loses_no_game(
    statistics: Statistics, tmp_path: Path, column: str
) -> None:
    """What is fast refuses such texts; the file is read again with its bad letters replaced."""
    statistics.add([rich(note(1)), note(2, "2026-02-02")])
    with closing(sqlite3.connect(tmp_path / FILE)) as base, base:
        base.execute(f"UPDATE seats SET {column} = CAST(x'ff41' AS TEXT) WHERE seat = 1")
    found = Statistics(tmp_path)
    games = found.games()
    assert [game.seed for game in games] == [1, 2]
    assert kind(found) == ""
    assert games[0].seats[0] == rich(note(1)).seats[0]
    if column == "name":
        assert games[0].seats[1].name == "\ufffdA"
    else:
        assert getattr(games[0].seats[1], column) == {}


def test_a_journal_that_cannot_be_read_now_waits(statistics: Statistics, tmp_path: Path) -> None:
    name = f"{JOURNAL}-1.jsonl"
    (tmp_path / name).write_text(f"{to_line(note(1))}\n", encoding="utf-8")
    with out_of_reach(name):
        assert statistics.games() == []
    assert (tmp_path / name).exists()
    assert statistics.games() == [note(1)]
    assert not (tmp_path / name).exists()

"""Long saves, which no game needs but a folder may hold: the list reads their heads alone."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from unittest.mock import patch

import pytest

from kraftwagen.match import files
from kraftwagen.match.migrations import FORMAT
from kraftwagen.match.record import BadRecord, Record, from_bytes, head_of, to_bytes
from kraftwagen.match.saves import Saves
from tests.match.players import new_match, play


def long_record(name: str = 'a "name"\\') -> Record:
    record = play(new_match(), "take 1").record.with_header(name=name)
    return replace(record, decisions=tuple(f'"{number}" \\' + "x" * 90 for number in range(2000)))


@pytest.fixture
def saves(tmp_path: Path) -> Saves:
    return Saves(tmp_path)


def test_a_long_save_is_listed_by_its_head(saves: Saves) -> None:
    record = long_record()
    (saves.folder / "save-long.json").write_bytes(to_bytes(record))
    with patch.object(files, "from_bytes", side_effect=AssertionError("read as a whole")):
        (entry,) = saves.entries()
    assert (entry.header, entry.decisions) == (record.header, 2000)
    assert saves.load(entry.path) == record


def test_the_head_of_any_record_is_that_of_the_whole() -> None:
    for record in (long_record(), new_match().record, play(new_match(), "take 1").record):
        content = to_bytes(record)
        whole = from_bytes(content)
        # A record without decisions is written in one line there, and then read as a whole.
        assert head_of(content) in (None, (whole.header, len(whole.decisions)))


@pytest.mark.parametrize(
    ("old", "new", "kind"),
    [
        (b"\n  ]\n }\n}\n", b"", "truncated"),
        (b'"format": %d' % FORMAT, b'"format": 99', "newer"),
        (b'"kraftwagen-record"', b'"something else"', "foreign"),
        (b'"seed": ', b'"seed": -', "damaged"),
        (b'"daily": ', b'"daily": 7, "title": ', "damaged"),
    ],
)
def test_a_long_save_that_cannot_be_used_says_so(
    saves: Saves, old: bytes, new: bytes, kind: str
) -> None:
    content = to_bytes(long_record())
    assert content.count(old) == 1
    (saves.folder / "save-long.json").write_bytes(content.replace(old, new))
    (entry,) = saves.entries()
    problem = entry.problem
    if problem is None:  # its head makes sense; opening it looks closer
        with pytest.raises(BadRecord) as found:
            saves.load(entry.path)
        problem = found.value
    assert problem.kind == kind


def test_a_long_autosave_is_read_as_a_whole(saves: Saves) -> None:
    """It decides what is offered to be continued, and what is put aside."""
    content = to_bytes(long_record())
    (saves.folder / "auto-000001.json").write_bytes(content.replace(b"xx", b"xy", 1))
    assert saves.latest() is None
    assert [path.name for path in saves.folder.glob("auto-*")] == ["auto-000001.json.corrupt-1"]

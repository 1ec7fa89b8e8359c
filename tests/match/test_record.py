"""Files of records: round trips, and one sentence for every kind of fault."""

from __future__ import annotations

import hashlib
import json
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

import kraftwagen
from kraftwagen.engine import registry
from kraftwagen.match import migrations
from kraftwagen.match.match import Match
from kraftwagen.match.record import (
    MAX_BYTES,
    BadRecord,
    Record,
    from_bytes,
    to_bytes,
)
from kraftwagen.match.replay import verify
from kraftwagen.match.seats import HELPERS, Handover, Origin
from tests.match.players import new_match, play, play_to_end, spec

FOLDER = Path(__file__).with_name("samples")
SAMPLES = sorted(FOLDER.glob("format-*.json"))
SEAT = {"name": "A", "controller": "person", "colour": None, "helpers": []}


def document(**changes: Any) -> dict[str, Any]:
    made: dict[str, Any] = json.loads(to_bytes(play(new_match(), "draw", "keep").record))
    return {**made, **changes}


def signed(body: Any) -> bytes:
    """A file of that body with the right checksum, as a forger would make it."""
    text = json.dumps(body, sort_keys=True, separators=(",", ":"))
    digest = hashlib.sha256(text.encode()).hexdigest()
    return json.dumps(document(body=body, checksum=digest)).encode()


def fault(content: bytes) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        from_bytes(content)
    assert str(caught.value).endswith(".")
    assert "\n" not in str(caught.value)
    return caught.value


@pytest.mark.parametrize("seed", range(5))
def test_records_come_back_as_they_were(seed: int) -> None:
    record = play_to_end(new_match("person", "greedy", seed=seed)).record
    record = record.with_header(name="Größe 8 ½", saved="2026-01-01", practice=True)
    assert from_bytes(to_bytes(record)) == record


def test_a_record_from_a_position_comes_back() -> None:
    position = spec().to_position(play(new_match(), "take 1", "draw").state)
    match = play(Match.from_position(spec(), new_match().seats, position), "keep")
    again = from_bytes(to_bytes(match.record))
    assert again == match.record
    assert verify(again, spec()) is None


def test_every_truncation_is_told() -> None:
    content = to_bytes(play(new_match(), "draw", "keep").record)
    for length in range(len(content) - 2):
        kind = fault(content[:length]).kind
        assert kind == "truncated" or length < 30 or content[:length].rstrip().endswith(b"}")
    assert fault(b"").kind == "truncated"
    assert fault(bytes(500)).kind == "truncated"


def test_every_changed_byte_is_told() -> None:
    content = to_bytes(play(new_match(), "draw", "keep").record)
    start = content.index(b'"checksum"')
    for place in range(start, len(content)):
        changed = content[:place] + bytes([content[place] ^ 1]) + content[place + 1 :]
        try:
            json.loads(changed)
        except ValueError:
            pass
        else:
            if json.loads(changed) == json.loads(content):
                continue
        assert fault(changed).kind in ("damaged", "truncated", "foreign")


@pytest.mark.parametrize(
    "content",
    [
        b"hello",
        b"{}",
        b"[]",
        b"[" * 100_000,
        b'"kraftwagen-record"',
        b"null",
        b'{"magic": "other"}',
        b"\x89PNG\r\n\x1a\n\x00\x00",
        b"\xff\xfe\x00",
        b"!!python/object/apply:os.system ['true']",
        b"cos\nsystem\n(S'true'\ntR.",
        json.dumps(document(magic="chess")).encode(),
        json.dumps(document(format="1")).encode(),
        json.dumps(document(format=True)).encode(),
        json.dumps(document(written_by=7)).encode(),
    ],
)
def test_foreign_files(content: bytes) -> None:
    assert fault(content).kind == "foreign"


def test_huge_files() -> None:
    assert fault(b" " * (MAX_BYTES + 1)).kind == "huge"


def test_files_of_a_newer_version_say_which() -> None:
    problem = fault(json.dumps(document(format=99, written_by="7.1", body=[])).encode())
    assert problem.kind == "newer"
    assert "written by version 7.1" in str(problem)
    assert "\a" not in str(fault(json.dumps(document(format=99, written_by="\a")).encode()))


def test_the_same_version_with_a_newer_format_is_not_called_older() -> None:
    """Between two releases the number of the program stays while the format may change."""
    own = kraftwagen.__version__
    problem = fault(json.dumps(document(format=99, written_by=own, body=[])).encode())
    assert problem.kind == "newer"
    assert "a newer format" in str(problem)
    assert "a newer program is needed" in str(problem)
    assert "older" not in str(problem)


@pytest.mark.parametrize(
    "changes",
    [
        {"format": 0},
        {"format": -1},
        {"body": None},
        {"body": []},
        {"body": {}},
        {"checksum": None},
        {"checksum": "0" * 64},
    ],
)
def test_damaged_files(changes: dict[str, Any]) -> None:
    assert fault(json.dumps(document(**changes)).encode()).kind == "damaged"


def test_numbers_that_no_record_holds() -> None:
    for number in ("NaN", "1e5", "-Infinity", "9" * 5000):
        text = json.dumps(document()).replace('"seed": 1', f'"seed": {number}')
        assert fault(text.encode()).kind == "damaged"


@pytest.mark.parametrize(
    ("path", "value", "entry"),
    [
        ("seed", "one", "seed"),
        ("seed", True, "seed"),
        ("seed", 2**70, "seed"),
        ("game", 7, "game"),
        ("game", "x" * 300, "game"),
        ("name", "bell\a", "name"),
        ("name", "\ud800", "name"),
        ("finished", 1, "finished"),
        ("start", [], "start"),
        ("options", [], "options"),
        ("options", {"heap": [[1]]}, "options.heap"),
        ("options", {"heap": [2**80]}, "options.heap"),
        ("options", {"heap": 2**80}, "options.heap"),
        ("options", {"heap": "x" * 300}, "options.heap"),
        ("options", {"bell\a": 1}, "options"),
        ("seats", [], "seats"),
        ("seats", [{"name": "A"}], "seats[0]"),
        ("seats", ["A"], "seats[0]"),
        ("seats", [SEAT | {"controller": 1}], "seats[0].controller"),
        ("seats", [SEAT | {"name": ""}], "seats"),
        ("seats", [SEAT | {"colour": 8}], "seats[0].colour"),
        ("seats", [SEAT | {"colour": True}], "seats[0].colour"),
        ("seats", [SEAT | {"helpers": None}], "seats[0].helpers"),
        ("seats", [SEAT | {"helpers": ["moves"] * 3}], "seats[0].helpers"),
        ("seats", [SEAT | {"helpers": ["wings"]}], "seats"),
        ("seats", [SEAT] * 9, "seats"),
        ("unknown", 1, "header"),
    ],
)
def test_wrong_entries_are_named(path: str, value: Any, entry: str) -> None:
    body = document()["body"]
    body["header"][path] = value
    problem = fault(signed(body))
    assert problem.kind == "invalid"
    assert problem.values["entry"] == entry


@pytest.mark.parametrize("lines", [None, "take 1", [7], ["x" * 300], ["a\nb"], ["a"] * 20_001])
def test_wrong_decisions_are_named(lines: Any) -> None:
    body = document()["body"]
    body["decisions"] = lines
    assert fault(signed(body)).kind == "invalid"


def test_missing_parts_are_named() -> None:
    body = document()["body"]
    del body["header"]["seed"]
    assert fault(signed(body)).values["entry"] == "header"
    assert fault(signed({"header": {}})).values["entry"] == "body"


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda path: path.stem)
def test_samples_of_all_formats_still_play(sample: Path) -> None:
    record = from_bytes(sample.read_bytes())
    assert verify(record, spec()) is None
    assert record.header.finished


def test_the_sample_of_a_real_game_goes_on() -> None:
    """The beginning of a game for two, kept in the format of its time."""
    record = from_bytes((FOLDER / "kraftwagen-format-2.json").read_bytes())
    game = registry.load("kraftwagen")
    assert verify(record, game) is None
    match = Match.from_record(game, record)
    assert len(match.steps) == 40
    assert match.legal()


@pytest.mark.parametrize("version", [1, 2, 3, 4])
def test_a_game_of_older_rules_is_refused_in_a_sentence(version: int) -> None:
    record = from_bytes((FOLDER / f"kraftwagen-rules-{version}.json").read_bytes())
    game = registry.load("kraftwagen")
    said = (
        f"The game was played with version {version} of the rules; "
        f"this program plays version {game.rules_version}"
    )
    with pytest.raises(BadRecord, match=said) as caught:
        Match.from_record(game, record)
    assert caught.value.kind == "rules"
    assert verify(record, game) is not None


def test_there_is_a_sample_for_every_format() -> None:
    names = [f"format-{number}" for number in range(1, migrations.FORMAT + 1)]
    assert [sample.stem for sample in SAMPLES] == names
    assert sorted(migrations.STEPS) == list(range(1, migrations.FORMAT))


def test_old_saves_keep_their_order() -> None:
    """Format 1 knew only when a record was written."""
    header = from_bytes((FOLDER / "format-1.json").read_bytes()).header
    assert header.sequence == migrations.microseconds(datetime.fromisoformat(header.saved)) > 0


def test_old_formats_go_through_all_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(migrations, "FORMAT", 3)
    steps = {1: lambda body: {**body, "two": 1}, 2: lambda body: {**body, "three": 1}}
    monkeypatch.setattr(migrations, "STEPS", steps)
    assert migrations.migrate({}, 1) == {"two": 1, "three": 1}
    assert migrations.migrate({}, 3) == {}


def test_the_file_is_text_that_people_can_read() -> None:
    content = to_bytes(play(new_match(), "draw").record).decode()
    assert '"draw"' in content
    assert isinstance(from_bytes(content.encode()), Record)


def test_older_records_know_no_helpers_and_newer_ones_keep_them() -> None:
    older, newer = (
        from_bytes((FOLDER / f"format-{number}.json").read_bytes()).header for number in (5, 6)
    )
    assert [seat.helpers for seat in older.seats] == [(), (), ()]
    assert [seat.helpers for seat in newer.seats] == [HELPERS, (), ()]


def test_marks_of_format_2_become_fields() -> None:
    """Strange marks, and those for seats that are not there, are passed over."""
    header = from_bytes((FOLDER / "marks-format-2.json").read_bytes()).header
    assert (header.practice, header.unassisted, header.daily) == (True, False, "2026-01-02")
    assert header.origin == Origin(2, "2026-01-01")
    assert header.hints == (2, 1)
    assert header.handovers == (
        Handover(2, 1, "greedy", "random"),
        Handover(3, 0, "person", "greedy"),
    )
    again = Match.from_record(spec(), from_bytes((FOLDER / "marks-format-2.json").read_bytes()))
    assert again.handovers == list(header.handovers)
    assert from_bytes((FOLDER / "pure-format-2.json").read_bytes()).header.unassisted


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("practice", 1),
        ("unassisted", None),
        ("hints", [1]),
        ("hints", [1, -1]),
        ("hints", "11"),
        ("daily", 5),
        ("origin", {}),
        ("origin", {"number": -1, "date": ""}),
        ("origin", {"number": 1, "date": "x" * 300}),
        ("handovers", None),
        ("handovers", [None]),
        ("handovers", [{"number": 1, "seat": 2, "before": "a", "after": "b"}]),
        ("handovers", [{"number": 1, "seat": 0, "before": "", "after": "b"}]),
    ],
)
def test_wrong_fields_are_one_sentence(field: str, value: Any) -> None:
    body = document()["body"]
    body["header"][field] = value
    with pytest.raises(BadRecord) as caught:
        from_bytes(signed(body))
    assert caught.value.kind == "invalid"

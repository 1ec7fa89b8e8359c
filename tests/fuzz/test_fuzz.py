"""What a fuzzer once found stays mended, and the fuzzer itself would find it again."""

from __future__ import annotations

import json
import os
import random
from pathlib import Path

import pytest

from kraftwagen.engine.errors import GameError
from tests.every import EVERY
from tests.fuzz import fuzz
from tests.fuzz.mutation import mutated
from tests.fuzz.readers import READERS, verdict

CHANGES = int(os.environ.get("FUZZ", "40" if EVERY else "20"))
FOUND = [path for name in READERS for path in fuzz.cases(name)]


def test_each_reader_is_known_by_name() -> None:
    assert tuple(READERS) == fuzz.NAMES
    assert {path.parent.name for path in FOUND} >= {"position", "question", "record", "save"}


@pytest.mark.parametrize("path", FOUND, ids=lambda path: f"{path.parent.name}-{path.name}")
def test_what_was_found_once_is_answered(path: Path) -> None:
    assert verdict(READERS[path.parent.name], path.read_bytes())


@pytest.mark.parametrize("name", READERS)
def test_real_files_are_taken_and_changed_ones_answered(name: str) -> None:
    reader, dice = READERS[name], random.Random(name)
    samples = tuple(reader.samples())
    for sample in samples[:: max(1, len(samples) // 6)]:
        said = verdict(reader, sample)
        assert not said.startswith(("Bad", "LessonFault", "NotJson")), said
    changed = 0
    for _ in range(CHANGES):
        content = mutated(dice.choice(samples), dice, samples)
        changed += content not in samples
        assert verdict(reader, content)
    assert changed > 0.8 * CHANGES


def test_the_same_seed_makes_the_same_change() -> None:
    content = READERS["lesson"].samples()[0]
    one, other = (mutated(content, random.Random(4)) for _ in range(2))
    assert one == other
    assert one != content


def test_changes_reach_into_tables_lists_and_texts() -> None:
    content = json.dumps({"a": [1, 2, {"b": "text"}], "c": None}).encode()
    made = {mutated(content, random.Random(seed)) for seed in range(300)}
    values = []
    for one in made:
        try:
            values.append(json.loads(one))
        except ValueError:
            continue
    assert len(made) > 150
    assert len(values) > 120
    assert any(isinstance(value, dict) and "c" not in value for value in values)
    assert any(isinstance(value, dict) and len(str(value.get("a"))) > 500 for value in values)


def test_findings_are_kept_one_of_a_kind(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found = fuzz.Findings(tmp_path)
    for content in (b"one", b"two", b"three"):
        try:
            raise IndexError(content)
        except IndexError as error:
            found.add(fuzz.kind_of(error), content, "told")
    found.add("slow", b"four", "took 7 s")
    kept = sorted(path.read_bytes() for path in tmp_path.iterdir() if path.suffix != ".txt")
    assert kept == [b"four", b"one"]
    assert capsys.readouterr().err.count("FOUND") == 2


def test_an_error_without_one_plain_line_is_a_fault() -> None:
    def refuse(content: bytes) -> str:
        raise GameError(content.decode())

    reader = READERS["weights"].__class__("mine", list, refuse)
    assert verdict(reader, b"It is wrong.") == "GameError: It is wrong."
    for words in (b"", b"two\nlines", b"x" * 2000):
        with pytest.raises(AssertionError):
            verdict(reader, words)


def test_only_what_there_is_can_be_fuzzed(capsys: pytest.CaptureFixture[str]) -> None:
    assert fuzz.main(["--list"]) == 0
    assert capsys.readouterr().out.split() == list(fuzz.NAMES)
    with pytest.raises(SystemExit):
        fuzz.main(["poetry"])
    assert "unknown reader 'poetry'" in capsys.readouterr().err

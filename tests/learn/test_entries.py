"""Files that people write: every fault has one sentence with file, line and entry."""

from __future__ import annotations

from pathlib import Path

import pytest

from kraftwagen.learn.entries import MOST_BYTES, BadEntry, Entry, parse_entries, read_entries

GOOD = """\
id: ring
minutes: 2
steps:
  - words: look
    decide: [take hire]
"""


def entry(text: str) -> Entry:
    return parse_entries(text, "ring.yaml")


def test_values_are_read() -> None:
    file = entry(GOOD)
    file.only("id", "minutes", "steps")
    assert file["id"].text() == "ring"
    assert file["minutes"].number(1, 3) == 2
    (step,) = file["steps"].items(1, 5)
    assert step.name == "steps[0]"
    assert step["decide"].texts() == ("take hire",)
    assert "else" not in step
    assert step.get("else") is None
    assert file.plain() == {
        "id": "ring",
        "minutes": 2,
        "steps": [{"words": "look", "decide": ["take hire"]}],
    }


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("id: [a", "ring.yaml, line 2: did not find expected ',' or ']'"),
        ("", "ring.yaml: is empty"),
        ("a: 1\na: 2", "ring.yaml, line 2: a: is there twice"),
        ("a: &x 1\nb: *x", "ring.yaml, line 2: must not refer to other entries"),
        ("a: !!python/name:os.system x", "ring.yaml, line 1: must not have a tag"),
        ("a: " + "[" * 30 + "]" * 30, "ring.yaml, line 1: is nested too deeply"),
        ("[a]: 1", "ring.yaml, line 1: a name must be a text"),
        ("a: \x01", "ring.yaml: has characters that no text has"),
    ],
)
def test_what_is_no_data_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(BadEntry) as problem:
        entry(text)
    assert str(problem.value) == sentence


def test_every_wrong_value_names_its_place() -> None:
    file = entry(GOOD)
    (step,) = file["steps"].items()
    faults = [
        (lambda: file.only("id"), "line 2: minutes: is not one of id"),
        (lambda: file["seats"], "line 1: seats is missing"),
        (lambda: file["id"].number(1, 2), "line 1: id: must be a whole number from 1 to 2"),
        (lambda: file["minutes"].text(), "line 2: minutes: must be a text of 1 to 200 characters"),
        (lambda: file["minutes"].flag(), "line 2: minutes: must be true or false"),
        (lambda: file["id"].real(0, 1), "line 1: id: must be a number from 0 to 1"),
        (lambda: file["id"].choice(["a", "b"]), "line 1: id: 'ring' is not one of a, b"),
        (lambda: list(file["id"].items()), "line 1: id: must be a list"),
        (
            lambda: list(step["decide"].items(2, 3)),
            "line 5: steps[0].decide: must have 2 to 3 entries, has 1",
        ),
        (lambda: step["words"].only("x"), "line 4: steps[0].words: must be a table"),
    ]
    for ask, sentence in faults:
        with pytest.raises(BadEntry, match=r"ring\.yaml") as problem:
            ask()
        assert f"ring.yaml, {sentence}" in str(problem.value)


def test_files_that_are_none(tmp_path: Path) -> None:
    with pytest.raises(BadEntry, match=r"missing\.yaml: cannot be opened"):
        read_entries(tmp_path / "missing.yaml")
    with pytest.raises(BadEntry, match="cannot be opened"):
        read_entries(tmp_path)
    odd = tmp_path / "odd.yaml"
    odd.write_bytes(b"\xff\xfe")
    with pytest.raises(BadEntry, match=r"odd\.yaml: is no text in UTF-8"):
        read_entries(odd)
    odd.write_bytes(b"a" * (MOST_BYTES + 1))
    with pytest.raises(BadEntry, match="is larger than"):
        read_entries(odd)


def test_a_date_is_a_text() -> None:
    assert entry("day: 2026-01-02").plain() == {"day": "2026-01-02"}

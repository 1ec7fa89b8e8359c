"""The table of edits fits the sources, and the tool tells which edits are noticed."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

from tests.games import each_game, part
from tests.mutation import mutate

EDITS = mutate.read(mutate.TABLE, mutate.labelled())
TINY = """\
kraftwagen/rule.py:
  - {breaks: sum, old: "a + b", new: "a - b", tests: [tests/test_rule.py]}
  - {breaks: difference, old: "a - b", new: a, tests: [tests/test_rule.py]}
"""
RULE = "def total(a, b):\n    return a + b\n\n\ndef rest(a, b):\n    return a - b\n"
TEST = (
    "from kraftwagen.rule import rest, total\n\n\n"
    "def test_total():\n    assert total(1, 2) == 3\n\n\n"
    "def test_rest():\n    assert rest(4, 0) == 4\n"
)


def test_no_entry_is_lost() -> None:
    """Of two parts for one file, YAML would keep the last without a word."""
    assert mutate.TABLE.read_text(encoding="utf-8").count("breaks:") == len(EDITS)


@each_game
def test_every_rule_is_broken_by_an_edit(game: str) -> None:
    broken = {edit.breaks for edit in EDITS if edit.file.startswith(f"kraftwagen/games/{game}/")}
    assert {one for one in part(game, "rules").IDS if not one.startswith(("EX", "X"))} <= broken


@each_game
def test_every_rule_has_a_test(game: str) -> None:
    assert mutate.labelled()[game].keys() == set(part(game, "rules").IDS)


@pytest.mark.parametrize("file", sorted({edit.file for edit in EDITS}))
def test_edits_fit_their_file(file: str) -> None:
    for edit in EDITS:
        if edit.file == file:
            changed = edit.apply(mutate.ROOT)
            assert not file.endswith(".py") or ast.parse(changed)


def test_tests_that_are_named_exist() -> None:
    for name in {test for edit in EDITS for test in edit.tests}:
        file, _, function = name.partition("::")
        assert not function or function in functions(file), name


@cache
def functions(file: str) -> set[str]:
    tree = ast.parse((mutate.ROOT / file).read_text(encoding="utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


@pytest.fixture
def tiny(tmp_path: Path) -> Path:
    """A program of two functions, one of them tested badly, and a table that breaks both."""
    for name, text in {
        "kraftwagen/__init__.py": "",
        "kraftwagen/rule.py": RULE,
        "tests/test_rule.py": TEST,
        "edits.yaml": TINY,
    }.items():
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path


def test_survivors_are_reported(tiny: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert mutate.main(["--jobs", "2"], tiny / "edits.yaml", tiny) == 1
    said = capsys.readouterr().out
    assert "sum: noticed by tests/test_rule.py::test_total" in said
    assert "difference: NOT NOTICED" in said
    assert "1 of 2 edits were noticed." in said
    assert (tiny / "kraftwagen" / "rule.py").read_text(encoding="utf-8") == RULE


@pytest.mark.parametrize(
    ("name", "old", "new", "says"),
    [
        ("kraftwagen/rule.py", "return a + b", "return b + a", "stands 0 times"),
        ("edits.yaml", "new: a,", "new: a -,", "cannot be run"),
        ("edits.yaml", ", tests: [tests/test_rule.py]", "", "no tests are named"),
        ("tests/test_rule.py", "== 3", "== 4", "fail without any edit"),
    ],
)
def test_what_is_not_in_order_is_told(
    tiny: Path, name: str, old: str, new: str, says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tiny / name
    path.write_text(path.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    assert mutate.main(["--jobs", "1"], tiny / "edits.yaml", tiny) == 2
    assert says in capsys.readouterr().err


def test_a_rule_of_the_game_is_broken_and_noticed(capsys: pytest.CaptureFixture[str]) -> None:
    assert mutate.main(["--only", "W7", "--jobs", "1"]) == 0
    assert "1 of 1 edits were noticed." in capsys.readouterr().out

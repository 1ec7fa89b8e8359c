"""The marker that ties a test to the rules it is about, and the list of all rule ids."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

Test = TypeVar("Test", bound=Callable[..., object])

IDS = (
    *("S1", "S2", "S3", "S4", "S5", "T1", "T2", "C1", "C2", "C3", "C4", "P1", "P2"),
    *("A1", "A2", "A3", "A4", "A5", "A6", "K1", "K2", "K3", "K4", "K5"),
    *("E0", "E1", "E2", "E3", "E4", "E5", "E6", "E7", "E8", "E9", "E10", "M1", "M2"),
    *("Z0", "Z1", "Z2", "Z3", "Z4", "Z5", "Z6", "W1", "W2", "W3", "W4", "W5", "W6", "W7"),
    *("V1", "V2", "V3", "V4", "11", "11b", "13"),
)
"""Every paragraph of the rules that says how the game is played."""


def rule(*ids: str) -> Callable[[Test], Test]:
    """Mark a test with the ids of the rules it would fail for."""
    unknown = set(ids) - set(IDS)
    assert ids
    assert not unknown, f"no such rules: {unknown}"

    def mark(test: Test) -> Test:
        return test

    return mark


def labelled() -> dict[str, list[str]]:
    """The tests of each rule, as pytest names them: read from the source, so that none can hide."""
    found: dict[str, list[str]] = {}
    for file in sorted(Path(__file__).parent.glob("test_*.py")):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"):
                continue
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and getattr(mark.func, "id", "") == "rule":
                    for arg in mark.args:
                        if isinstance(arg, ast.Constant):
                            name = f"tests/kraftwagen/{file.name}::{node.name}"
                            found.setdefault(str(arg.value), []).append(name)
    return found

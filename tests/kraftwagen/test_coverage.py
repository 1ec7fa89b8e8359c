"""Every rule id has a test: read from the source, so that no import can hide one."""

from __future__ import annotations

import ast
from pathlib import Path

from tests.kraftwagen.rules import IDS


def _marked(tree: ast.Module) -> set[str]:
    """Ids in @rule(...) over functions that pytest collects."""
    found: set[str] = set()
    for node in tree.body:
        if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"):
            continue
        for mark in node.decorator_list:
            if isinstance(mark, ast.Call) and getattr(mark.func, "id", "") == "rule":
                found |= {str(arg.value) for arg in mark.args if isinstance(arg, ast.Constant)}
    return found


def test_every_rule_has_a_test() -> None:
    covered: set[str] = set()
    for file in Path(__file__).parent.glob("test_*.py"):
        covered |= _marked(ast.parse(file.read_text(encoding="utf-8")))
    assert covered == set(IDS)

"""Markers that tie tests to the rules of a game they would fail for."""

from __future__ import annotations

import ast
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

Test = TypeVar("Test", bound=Callable[..., object])
ROOT = Path(__file__).parents[1]


class Labels:
    """The rule ids of one game and the tests beside and below ``file`` that bear them."""

    def __init__(self, file: str, ids: Sequence[str]) -> None:
        self.folder = Path(file).parent
        self.ids = ids

    def rule(self, *ids: str) -> Callable[[Test], Test]:
        """Mark a test with the ids of the rules it would fail for."""
        unknown = set(ids) - set(self.ids)
        assert ids
        assert not unknown, f"no such rules: {unknown}"

        def mark(test: Test) -> Test:
            return test

        return mark

    def tests(self) -> dict[str, list[str]]:
        """The tests of each rule, as pytest names them: read from the source, so none can hide."""
        found: dict[str, list[str]] = {}
        for file in sorted(self.folder.rglob("test_*.py")):
            for node in ast.parse(file.read_text(encoding="utf-8")).body:
                if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"):
                    continue
                name = f"{file.relative_to(ROOT).as_posix()}::{node.name}"
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and getattr(mark.func, "id", "") == "rule":
                        for arg in mark.args:
                            if isinstance(arg, ast.Constant):
                                found.setdefault(str(arg.value), []).append(name)
        return found

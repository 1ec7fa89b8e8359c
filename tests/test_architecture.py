"""The house rules on who may import whom, on sizes and on docstrings, checked on the source."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = "kraftwagen"
LONGEST = 600

# Who may import which parts of the package; "@" is the same game.
ALLOWED = {
    "engine": ("engine",),
    "games": ("engine", "games.@"),
    "match": ("engine", "match"),
    "bots": ("engine", "bots"),
    "ui": ("engine", "match", "bots", "ui"),
    "ui.tables": ("engine", "match", "ui", "games.@"),
    "cli": ("engine", "match", "bots", "ui", "cli"),
}
NEUTRAL_UI = ("ui.tables.base", "ui.tables.hooks")
THIRD_PARTY = {
    "games": {"yaml"},
    "bots": {"distributed"},
    "ui": {"pygame", "pygame_gui", "platformdirs", "yaml"},
    "ui.tables": {"pygame", "pygame_gui"},
    "cli": {"platformdirs"},
}
# Words for annotations of compiled code; not installed with the game, so never imported by it.
FOR_ANNOTATIONS = {"mypy_extensions"}
# The core is deterministic and pure: no clock, no files but the data set, no global random.
IMPURE = {"random", "time", "datetime", "os", "io", "json", "logging", "threading", "secrets"}
IMPURE |= {"multiprocessing", "asyncio", "subprocess", "uuid", "tempfile", "locale"}
# Files are data and nothing leaves the machine.
NOWHERE = {"pickle", "marshal", "shelve", "socket", "urllib", "http", "ssl", "xmlrpc", "ftplib"}


@dataclass(frozen=True)
class Module:
    """A source file of the package; ``name`` is without the package's own name."""

    path: Path

    @property
    def name(self) -> str:
        parts = self.path.relative_to(ROOT / PACKAGE).with_suffix("").parts
        return ".".join(part for part in parts if part != "__init__")

    @cached_property
    def tree(self) -> ast.Module:
        return ast.parse(self.path.read_text(encoding="utf-8"))

    @property
    def layer(self) -> str:
        if self.name.startswith("ui.tables.") and self.name not in NEUTRAL_UI:
            return "ui.tables"
        first = self.name.split(".")[0]
        return "cli" if first in ("", "__main__") else first

    @property
    def game(self) -> str:
        parts = self.name.split(".")
        place = {"games": 1, "ui.tables": 2}.get(self.layer, len(parts))
        return parts[place] if len(parts) > place else ""

    def imports(self) -> Iterator[str]:
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Import):
                yield from (alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom):
                assert node.level == 0, f"{self.path}: imports are absolute"
                assert node.module
                for alias in node.names:
                    yield self._target(node.module, alias.name)

    def _target(self, module: str, name: str) -> str:
        """The module meant by ``from module import name``."""
        place = ROOT.joinpath(*module.split("."), name)
        if place.is_dir() or place.with_suffix(".py").exists():
            return f"{module}.{name}"
        return module


MODULES = [Module(path) for path in sorted((ROOT / PACKAGE).rglob("*.py"))]
each_module = pytest.mark.parametrize("module", MODULES, ids=lambda module: module.name or "init")


@pytest.fixture(scope="module", autouse=True)
def _trees_are_forgotten() -> Iterator[None]:
    """A million nodes that every garbage collection after these tests would look through."""
    yield
    for module in MODULES:
        module.__dict__.pop("tree", None)


def _within(name: str, parts: tuple[str, ...]) -> bool:
    return any(name == part or name.startswith(f"{part}.") for part in parts)


@each_module
def test_parts_import_only_what_they_may(module: Module) -> None:
    allowed = tuple(part.replace("@", module.game) for part in ALLOWED[module.layer])
    for found in module.imports():
        first, _, inner = found.partition(".")
        if first == PACKAGE and inner:
            assert _within(inner, allowed), f"{module.name} imports {found}"


@each_module
def test_only_known_libraries_are_used(module: Module) -> None:
    known = {PACKAGE, *sys.stdlib_module_names, *THIRD_PARTY.get(module.layer, set())}
    known |= FOR_ANNOTATIONS
    tops = {found.split(".")[0] for found in module.imports()}
    assert not tops - known
    assert not tops & NOWHERE
    if module.layer in ("engine", "games"):
        assert not tops & IMPURE


@each_module
def test_words_for_annotations_are_not_imported_when_the_game_runs(module: Module) -> None:
    only_read = {
        node
        for guard in ast.walk(module.tree)
        if isinstance(guard, ast.If) and ast.unparse(guard.test) == "TYPE_CHECKING"
        for node in guard.body
    }
    for node in ast.walk(module.tree):
        if isinstance(node, ast.ImportFrom) and node.module in FOR_ANNOTATIONS:
            assert node in only_read


@each_module
def test_the_window_stays_above(module: Module) -> None:
    if module.layer not in ("ui", "ui.tables", "cli"):
        tops = {found.split(".")[0] for found in module.imports()}
        assert not tops & {"pygame", "pygame_gui"}


@each_module
def test_only_the_registry_names_a_game(module: Module) -> None:
    if module.name == "engine.registry":
        return
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            for game in GAMES - {module.game}:
                assert f"games.{game}" not in node.value
                assert f"tables.{game}" not in node.value


GAMES = {path.name for path in (ROOT / PACKAGE / "games").iterdir() if path.is_dir()}
GAMES -= {"__pycache__"}


@each_module
def test_what_is_public_says_what_it_means(module: Module) -> None:
    body = module.tree.body
    if not body:
        return
    assert ast.get_docstring(module.tree)
    for node in body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and not node.name.startswith("_"):
            assert ast.get_docstring(node), f"{module.name}.{node.name} has no docstring"


@pytest.mark.parametrize(
    "path",
    [*(module.path for module in MODULES), *sorted((ROOT / "tests").rglob("*.py"))],
    ids=lambda path: str(path.relative_to(ROOT)),
)
def test_files_stay_small(path: Path) -> None:
    lines = len(path.read_text(encoding="utf-8").splitlines())
    assert lines < LONGEST, f"{path.name} has {lines} lines"


def test_the_test_itself_sees_imports(tmp_path: Path) -> None:
    source = "from kraftwagen.engine import rng, types\nfrom kraftwagen.engine.spec import S\n"
    module = Module(tmp_path / "sample.py")
    module.path.write_text(source + "def f():\n    import pygame.font\n", encoding="utf-8")
    assert list(module.imports()) == [
        "kraftwagen.engine.rng",
        "kraftwagen.engine.types",
        "kraftwagen.engine.spec",
        "pygame.font",
    ]

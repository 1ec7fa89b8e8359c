"""The house rules on who may import whom, on sizes and on docstrings, checked on the source."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import pytest

from tests import games
from tests.each import each

ROOT = Path(__file__).parents[1]
PACKAGE = "kraftwagen"
LONGEST = 500
MOST_MODULES = 24
MOST_METHODS = 35

# What a table reads of its game: the words of the rules, what lies where, which question and which
# decision a code is, what has happened, what people are told - and rules that change nothing.
_SEEN = "terms state dataset frames codes decisions events presentation rules"
_READ = tuple(f"games.@.{part}" for part in _SEEN.split())
# Who may import which parts of the package; "@" is the same game.
ALLOWED = {
    "engine": ("engine",),
    "games": ("engine", "games.parts", "games.@"),
    "match": ("engine", "match"),
    "bots": ("engine", "bots", "compiled"),
    "learn": ("engine", "match", "bots", "learn"),
    "ui": ("engine", "match", "bots", "learn", "ui", "compiled", "commit"),
    "ui.tables": ("engine", "match", "learn", "ui", *_READ),
    "terminal": ("engine", "terminal"),
    "compiled": ("compiled",),
    "commit": (),
    "command_words": ("match", "ui", "terminal"),
    "arguments": ("engine", "ui", "command_words"),
    "tools": (
        *("engine", "match", "bots", "learn", "ui"),
        *("compiled", "arguments", "command_words", "tools"),
    ),
    "tools.games": ("engine", "match", "bots", "learn", "ui", "games.@", "tools"),
    "cli": (
        *("engine", "match", "bots", "learn", "ui"),
        *("terminal", "compiled", "arguments", "command_words", "commit", "tools.commands", "cli"),
    ),
}
# What tables share, and the rooms of each game's table.
_TABLE = (
    "ui.tables.parts",
    *(
        f"ui.tables.{game}{room}"
        for game in games.GAMES
        for room in (".pictures", ".areas", ".preview", ".input", ".scoring", "")
    ),
)
# The rooms of the window from the ground up: each imports itself and the rooms before it.
ROOMS = (
    *("ui.language", "ui.platform", "ui.drawing", "ui.services", "ui.widgets", "ui.boxes"),
    *("ui.shell", "ui.tables", *_TABLE, "ui.presenters"),
    *("ui.scenes.page", "ui.scenes.parts", "ui.scenes"),
    *("ui.learn_routes", "ui.routes", "ui.launch", "ui.selftest", "ui.printing"),
)
NEUTRAL_UI = ("ui.tables.base", "ui.tables.hooks")
THIRD_PARTY = {
    "games": {"yaml"},
    "learn": {"yaml", "openskill"},
    "ui": {"pygame", "pygame_gui", "platformdirs", "reportlab", "yaml"},
    "ui.tables": {"pygame", "pygame_gui"},
    "tools": {"yaml", "distributed", "pygame", "numpy", "compile_core", "babel"},
    "tools.games": {"pygame"},
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

    @cached_property
    def name(self) -> str:
        parts = self.path.relative_to(ROOT / PACKAGE).with_suffix("").parts
        return ".".join(part for part in parts if part != "__init__")

    def __str__(self) -> str:
        return self.name

    @cached_property
    def tree(self) -> ast.Module:
        return ast.parse(self.path.read_text(encoding="utf-8"))

    @property
    def layer(self) -> str:
        if self.name.startswith("ui.tables.") and self.name not in NEUTRAL_UI:
            return "ui.tables"
        if self.name.startswith("tools.games."):
            return "tools.games"
        first = self.name.split(".")[0]
        return "cli" if first in ("", "__main__") else first

    @property
    def game(self) -> str:
        parts = self.name.split(".")
        place = {"games": 1, "ui.tables": 2, "tools.games": 2}.get(self.layer, len(parts))
        return parts[place] if len(parts) > place else ""

    @cached_property
    def nodes(self) -> list[ast.AST]:
        return list(ast.walk(self.tree))

    @cached_property
    def imports(self) -> tuple[str, ...]:
        return tuple(self._imports())

    def _imports(self) -> Iterator[str]:
        for node in self.nodes:
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
each_module = each(MODULES)


@pytest.fixture(scope="module", autouse=True)
def _trees_are_forgotten() -> Iterator[None]:
    """A million nodes that every garbage collection after these tests would look through."""
    yield
    for module in MODULES:
        module.__dict__.pop("tree", None)
        module.__dict__.pop("nodes", None)


def _within(name: str, parts: tuple[str, ...]) -> bool:
    return any(name == part or name.startswith(f"{part}.") for part in parts)


@each_module
def test_parts_import_only_what_they_may(module: Module) -> None:
    allowed = tuple(part.replace("@", module.game) for part in ALLOWED[module.layer])
    for found in module.imports:
        first, _, inner = found.partition(".")
        if first == PACKAGE and inner:
            assert _within(inner, allowed), f"{module.name} imports {found}"


def _changes(function: ast.FunctionDef) -> bool:
    """Whether a function writes into what it is given, or is there for nothing else."""
    given = {argument.arg for argument in function.args.args}
    returns = function.returns
    return (isinstance(returns, ast.Constant) and returns.value is None) or any(
        isinstance(node, ast.Attribute)
        and isinstance(node.ctx, ast.Store)
        and isinstance(node.value, ast.Name)
        and node.value.id in given
        for node in ast.walk(function)
    )


def _rules_used(module: Module) -> Iterator[tuple[str, str]]:
    """The modules of rules that a table imports, each with the names that it uses of it."""
    known: dict[str, str] = {}
    for node in module.nodes:
        if isinstance(node, ast.ImportFrom) and ".rules" in (node.module or ""):
            for alias in node.names:
                found = module._target(str(node.module), alias.name)
                if found.endswith(f".{alias.name}"):
                    known[alias.asname or alias.name] = found
                else:
                    yield found, alias.name
    for node in module.nodes:
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            if node.value.id in known:
                yield known[node.value.id], node.attr


@each_module
def test_tables_use_only_rules_that_change_nothing(module: Module) -> None:
    """Apart from the scene of a scoring: it plays the events of one again, on a copy."""
    if module.layer != "ui.tables" or ".scoring." in module.name:
        return
    rules = {f"{PACKAGE}.{one.name}": one for one in MODULES if ".rules." in one.name}
    for place, name in _rules_used(module):
        for node in rules[place].tree.body:
            if isinstance(node, ast.FunctionDef) and node.name == name:
                assert not _changes(node), f"{module.name} uses {place}.{name}"


def test_rules_that_change_something_are_seen() -> None:
    source = "def move(state: State) -> int:\n    state.at = 1\n    return 1\n"
    made = ast.parse(source + "def at(state: State) -> int:\n    return state.at\n").body
    assert [_changes(one) for one in made if isinstance(one, ast.FunctionDef)] == [True, False]


def _room(name: str) -> str:
    """The most particular room a module of the window belongs to."""
    return max((room for room in ROOMS if _within(name, (room,))), key=len, default="")


@each_module
def test_each_room_of_the_window_imports_only_those_below(module: Module) -> None:
    room = _room(module.name)
    if not room:
        return
    for inner in _inside(module):
        below = _room(inner)
        if not below:
            continue
        assert ROOMS.index(below) <= ROOMS.index(room), f"{module.name} imports {inner}"
        if below == room == "ui.scenes":  # scenes of different topics meet in ``ui.routes``
            assert inner.split(".")[2] == module.name.split(".")[2], f"{module.name}: {inner}"


def test_no_modules_import_each_other_in_a_circle() -> None:
    """Those read for annotations alone included."""
    graph = {module.name: set(_inside(module)) for module in MODULES}
    assert circles(graph) == []


def _inside(module: Module) -> Iterator[str]:
    """The modules of the package a module imports."""
    for found in module.imports:
        first, _, inner = found.partition(".")
        if first == PACKAGE and inner and inner != module.name:
            yield inner


def circles(graph: dict[str, set[str]]) -> list[set[str]]:
    """Groups of modules of which each reaches all others."""
    left = dict(graph)
    # What imports nothing that is left, or is imported by nothing left, is in no circle.
    while ends := {
        name
        for name, seen in left.items()
        if not seen & left.keys() or not any(name in other for other in left.values())
    }:
        left = {name: seen for name, seen in left.items() if name not in ends}
    reach = {name: _reached(name, left) for name in left}
    groups = {frozenset(a for a in reach[name] if name in reach[a]) for name in reach}
    return [set(group) for group in groups if group]


def _reached(start: str, graph: dict[str, set[str]]) -> set[str]:
    found: set[str] = set()
    open_ = [start]
    while open_:
        for name in graph[open_.pop()] & graph.keys() - found:
            found.add(name)
            open_.append(name)
    return found


def test_circles_are_seen() -> None:
    graph = {"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": {"a"}, "e": set()}
    assert circles(graph) == [{"b", "c"}]


# Functions that change containers in place.
CHANGING = {"append", "add", "update", "clear", "pop", "popitem", "setdefault", "extend", "remove"}
CHANGING |= {"discard", "insert", "sort"}


@each_module
def test_the_window_keeps_no_state_of_the_process(module: Module) -> None:
    """Two applications in one process must not meet; what is ``@cache`` d are pure functions."""
    if module.layer not in ("ui", "ui.tables"):
        return
    names = {
        target.id
        for node in module.tree.body
        if isinstance(node, ast.Assign | ast.AnnAssign)
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        if isinstance(target, ast.Name)
    }
    for node in module.nodes:
        assert not isinstance(node, ast.Global), f"{module.name}:{node.lineno}"
        held: ast.expr | None = None
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            held = node.func.value if node.func.attr in CHANGING else None
        elif isinstance(node, ast.Subscript) and not isinstance(node.ctx, ast.Load):
            held = node.value
        if isinstance(held, ast.Name) and held.id in names:
            assert _own(held, module.tree), f"{module.name}:{held.lineno} changes {held.id}"


def _own(name: ast.Name, tree: ast.Module) -> bool:
    """Whether a function around the name has a variable of its own so called."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and name in set(ast.walk(node)):
            inside = [one for one in ast.walk(node) if isinstance(one, ast.Name | ast.arg)]
            for one in inside:
                called = one.arg if isinstance(one, ast.arg) else one.id
                if called == name.id and not isinstance(getattr(one, "ctx", None), ast.Load):
                    return True
    return False


@each(sorted({module.path.parent for module in MODULES}))
def test_folders_stay_small(folder: Path) -> None:
    assert len([path for path in folder.glob("*.py") if path.stem != "__init__"]) <= MOST_MODULES


@each_module
def test_classes_stay_small(module: Module) -> None:
    for node in module.nodes:
        if isinstance(node, ast.ClassDef):
            methods = [one for one in node.body if isinstance(one, ast.FunctionDef)]
            assert len(methods) <= MOST_METHODS, f"{node.name} has {len(methods)} methods"


@each_module
def test_only_known_libraries_are_used(module: Module) -> None:
    known = {PACKAGE, *sys.stdlib_module_names, *THIRD_PARTY.get(module.layer, set())}
    known |= FOR_ANNOTATIONS
    tops = {found.split(".")[0] for found in module.imports}
    assert not tops - known
    assert not tops & NOWHERE
    if module.layer in ("engine", "games"):
        assert not tops & IMPURE


@each_module
def test_words_for_annotations_are_not_imported_when_the_game_runs(module: Module) -> None:
    only_read = {
        node
        for guard in module.nodes
        if isinstance(guard, ast.If) and ast.unparse(guard.test) == "TYPE_CHECKING"
        for node in guard.body
    }
    for node in module.nodes:
        if isinstance(node, ast.ImportFrom) and node.module in FOR_ANNOTATIONS:
            assert node in only_read


@each_module
def test_the_window_stays_above(module: Module) -> None:
    if module.layer not in ("ui", "ui.tables", "cli", "tools", "tools.games"):
        tops = {found.split(".")[0] for found in module.imports}
        assert not tops & {"pygame", "pygame_gui"}


GAMES = {
    path.name for path in (ROOT / PACKAGE / "games").iterdir() if (path / "data.yaml").exists()
}
GAMES -= {"__pycache__"}
# The program is called after its first game: here its own name is meant.
NAMES_PROGRAM = {
    "__main__",
    "cli",
    "tools.cluster",
    "learn.progress",
    "match.daily",
    "match.record",
}
NAMES_PROGRAM |= {"tools.sounds.make", "tools.training.train"}
NAMES_PROGRAM |= {"ui.platform.paths", "ui.platform.report", "ui.selftest"}
PROGRAM_TITLE = "app-title = Kraftwagen & Automania"
USES_OWN_WORDS = {
    "": "what the product is about",
    "tools.arena": "programs that read the result have known it as money from the first",
    "match.daily": "the old name in files",
    "match.game_result": "the old name in files",
    "match.statistics_file": "the old name in files",
    "ui.platform.settings": "the old name in files",
    "ui.presenters.match_setup": "the old name in files",
    "tools.screenshots.analysis": "the losses of a game that was played",
    "tools.screenshots.pages": "how its own game is set up",
    "tools.screenshots.statistics": "figures of its own game",
    "tools.training.foresight": "was asked of one game",
    "ui.shell.probe": "which decisions tests of the real window need in full",
}
"""Modules that may use words of a game, and why."""


def own_words(game: str) -> re.Pattern[str]:
    """Finds the words that only this game has."""
    words = "|".join(games.sample(game).own_words.split())
    letter = r"[^\W\d_]"
    words = words.replace(".", "[ _]")
    return re.compile(rf"(?<!{letter})(?:{words})s?(?!{letter})", re.IGNORECASE)


@each_module
def test_only_the_registry_names_a_game(module: Module) -> None:
    if module.name == "engine.registry":
        return
    for node in module.nodes:
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
            continue
        where = f"{module.name}:{node.lineno}"
        for game in GAMES - {module.game}:
            assert not re.search(rf"(games|tables)\.{game}\b", node.value), where
            if module.name not in NAMES_PROGRAM:
                said = re.sub(rf"\b{PACKAGE}\.(ui|games|tools)\b", "", node.value)
                assert not re.search(rf"(?i)\b{game}\b", said), where


@each_module
def test_words_of_a_game_stay_in_its_folders(module: Module) -> None:
    """Two games may both have cars; the floors for all games know nothing of either."""
    if module.name in USES_OWN_WORDS or module.game:
        return
    text = module.path.read_text(encoding="utf-8")
    for game in GAMES:
        for number, line in enumerate(text.splitlines(), start=1):
            assert not own_words(game).search(line), f"{module.name}:{number}: {line.strip()}"


@pytest.mark.parametrize("game", sorted(GAMES))
def test_words_of_a_game_stay_in_its_files(game: str) -> None:
    """Texts, pictures and sounds for all games know none of them; each has files of its own."""
    shared = [
        path
        for folder in ("locale", "images", "icons", "sounds")
        for path in sorted((ROOT / "assets" / folder).rglob("*"))
        if path.is_file() and not path.name.startswith(tuple(GAMES))
    ]
    assert len(shared) > 50
    for path in shared:
        assert not own_words(game).search(path.stem), path.name
        if path.suffix == ".ftl":
            for line in path.read_text(encoding="utf-8").splitlines():
                assert not own_words(game).search(line), f"{path.name}: {line.strip()}"
                named = re.search(rf"(?i)\b{game}\b", line)
                assert not named or line == PROGRAM_TITLE, f"{path.name}: {line.strip()}"
    for path in sorted((ROOT / "assets" / "games" / game / "locale").rglob("*.ftl")):
        heads = re.findall(r"(?m)^(\w+)-", path.read_text(encoding="utf-8"))
        assert set(heads) == {game}, path.name


def test_the_words_of_a_game_are_seen() -> None:
    for line in ("Average money", "self.open_money", "two Buyers", "a grand_prix lap"):
        assert own_words("kraftwagen").search(line), line
    for line in ("card", "it works", "placards overlap", "score"):
        assert not own_words("kraftwagen").search(line), line


@each_module
def test_what_is_public_says_what_it_means(module: Module) -> None:
    body = module.tree.body
    if not body:
        return
    assert ast.get_docstring(module.tree)
    for node in body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and not node.name.startswith("_"):
            assert ast.get_docstring(node), f"{module.name}.{node.name} has no docstring"


@each([*(module.path for module in MODULES), *sorted((ROOT / "tests").rglob("*.py"))])
def test_files_stay_small(path: Path) -> None:
    lines = len(path.read_text(encoding="utf-8").splitlines())
    assert lines <= LONGEST, f"{path.name} has {lines} lines"


def test_the_test_itself_sees_imports(tmp_path: Path) -> None:
    source = "from kraftwagen.engine import rng, types\nfrom kraftwagen.engine.spec import S\n"
    module = Module(tmp_path / "sample.py")
    module.path.write_text(source + "def f():\n    import pygame.font\n", encoding="utf-8")
    assert list(module.imports) == [
        "kraftwagen.engine.rng",
        "kraftwagen.engine.types",
        "kraftwagen.engine.spec",
        "pygame.font",
    ]

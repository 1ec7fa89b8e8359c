"""What the next engineer pays for, counted: lines, and in how many files a thing is named.

    python -m tests.figures

``test_figures`` holds the figures below what they are today; whoever lowers one lowers its limit.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
GAMES = ("kraftwagen", "automania")
TEXTS = {".py", ".yaml", ".ftl", ".toml", ".md", ".yml", ".sh", ".cfg", ".txt", ""}
EDGES = {
    *("x", "y", "w", "h", "left", "right", "top", "bottom"),
    *("centerx", "centery", "width", "height"),
}
SIMPLE = (ast.Assign, ast.AnnAssign, ast.AugAssign, ast.Expr, ast.Return)
BITS = (ast.LShift, ast.RShift, ast.BitAnd, ast.BitOr, ast.BitXor)
"""Operators on the bits of ints; unions of types and sets are told from them by their sides."""


def sources(*places: str) -> Iterator[Path]:
    """The Python files of folders and files of the project."""
    for place in places:
        path = ROOT / place
        files = [path] if path.is_file() else sorted(path.rglob("*.py"))
        yield from (file for file in files if "__compiled__" not in file.parts)


def lines(*places: str) -> int:
    """All lines of Python there, blank ones and comments included."""
    return sum(len(file.read_text(encoding="utf-8").splitlines()) for file in sources(*places))


def files_with(word: str, *places: str) -> list[str]:
    """Texts that contain a word, but for those in folders of that name."""
    found = []
    for place in places:
        path = ROOT / place
        for file in [path] if path.is_file() else sorted(path.rglob("*")):
            here = file.relative_to(ROOT)
            if file.suffix not in TEXTS or not file.is_file() or word in here.parts:
                continue
            if not {"__compiled__", "__pycache__"} & set(here.parts):
                if word in file.read_text(encoding="utf-8"):
                    found.append(here.as_posix())
    return found


def named_in(game: str, module: str, names: list[str]) -> dict[str, set[str]]:
    """By name of a module of a game's, the files of the program that use it."""
    found: dict[str, set[str]] = defaultdict(set)
    own = Path("kraftwagen", "games", game, f"{module}.py")
    for file in sources("kraftwagen"):
        here = file.relative_to(ROOT)
        if here.parts[1] == "tools" or set(GAMES) - {game} & set(here.parts[1:]):
            continue
        for of, name in _uses(file):
            if of.endswith(module) and name in names:
                found[name].add(here.as_posix())
    for name in names:
        found[name].add(own.as_posix())
    return found


@cache
def _uses(file: Path) -> set[tuple[str, str]]:
    """Names a file uses, each with the module it is imported from or asked of."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            found.add((node.value.id, node.attr))
        elif isinstance(node, ast.ImportFrom):
            found |= {(node.module or "", alias.name) for alias in node.names}
    return found


def kinds(game: str) -> list[str]:
    """The constants of kinds of decisions."""
    text = (ROOT / "kraftwagen" / "games" / game / "codes.py").read_text(encoding="utf-8")
    return re.findall(r"^([A-Z_]+): Final = \d+ << SHIFT$", text, re.MULTILINE)


def event_names(game: str) -> list[str]:
    """The classes of events."""
    text = (ROOT / "kraftwagen" / "games" / game / "events.py").read_text(encoding="utf-8")
    return re.findall(r"^class (\w+)\(Event\):$", text, re.MULTILINE)


def _of_bits(node: ast.AST) -> bool:
    if isinstance(node, ast.UnaryOp):
        return isinstance(node.op, ast.Invert)
    return isinstance(node, (ast.BinOp, ast.AugAssign)) and isinstance(node.op, BITS)


def bit_lines(*places: str) -> int:
    """Lines with an operator on bits; annotations are not looked at."""
    count = 0
    for file in sources(*places):
        numbers = set()
        tree = ast.parse(file.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            for name in ("annotation", "returns"):
                if getattr(node, name, None) is not None:
                    setattr(node, name, None)
        for node in ast.walk(tree):
            if _of_bits(node):
                numbers.add(node.lineno)  # type: ignore[attr-defined]
        count += len(numbers)
    return count


def placing(*places: str) -> int:
    """Statements that place by hand: a Rect made, a length turned into pixels, sums of edges."""
    count = 0
    for file in sources(*places):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, SIMPLE) and any(map(_places, ast.walk(node))):
                count += 1
    return count


def _places(node: ast.AST) -> bool:
    if isinstance(node, ast.Call):
        name = (
            node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        )
        return name in ("Rect", "px")
    sides = [node.left, node.right] if isinstance(node, ast.BinOp) else []
    return any(isinstance(side, ast.Attribute) and side.attr in EDGES for side in sides)


def most(named: dict[str, set[str]]) -> int:
    """In how many files the name is that is in most."""
    return max(map(len, named.values()))


def figures() -> dict[str, int]:
    """All figures by their names."""
    program = ("kraftwagen", "packaging", "run.py")
    set_up = ("pyproject.toml", ".ci", ".github")
    found = {
        "lines of the program": lines(*program),
        "lines of the tests": lines("tests"),
        "files of the program that name automania": len(
            files_with("automania", *program, *set_up, "assets")
        ),
        "files of the tests that name automania": len(files_with("automania", "tests")),
        "lines with bit operators in Automania's rules and evaluation": bit_lines(
            "kraftwagen/games/automania/rules", "kraftwagen/games/automania/evaluation"
        ),
    }
    found["statements that place by hand in scenes"] = placing("kraftwagen/ui/scenes")
    for game in GAMES:
        named = most(named_in(game, "codes", kinds(game)))
        found[f"files that name a kind of decision of {game}, at most"] = named
        named = most(named_in(game, "events", event_names(game)))
        found[f"files that name an event of {game}, at most"] = named
    return found


if __name__ == "__main__":
    for name, figure in figures().items():
        print(f"{figure:>7,}  {name}")

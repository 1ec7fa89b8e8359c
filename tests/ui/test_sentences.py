"""No code puts sentences together: each is one message, whose arguments may stand in any language.

What ``tr`` and its kind return is a finished text. It is no argument of another message unless it
is a term, a list, a number or a quotation, and nothing cuts it, joins it or changes its letters.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

UI = Path(__file__).parents[2] / "kraftwagen" / "ui"

ASKS = {"tr", "_tr", "words", "_words", "say", "_say", "why_words"}
"""Functions that return the text of a key."""

FIT = {"term", "list", "either", "number", "percent", "date", "month", "named",
       "quote", "bare", "series", "plus"}  # fmt: skip
"""Functions of the language room whose results may be arguments of a message."""

CALLED = {"hint", "called", "option"}
"""Functions that return the name of a key, of a setting or of a thing as the game calls it."""

TOGETHER = {"sentences", "aloud", "beside", "opening"}
"""Functions of the language room that put whole texts side by side; the result is text."""

CHANGES = {"lower", "upper", "capitalize", "title", "strip", "lstrip", "rstrip", "replace", "split",
           "removesuffix", "removeprefix", "partition", "rpartition", "format", "splitlines",
           "casefold", "swapcase"}  # fmt: skip

PASSES_ON = {"str", "tuple", "sorted", "dict", "filter", "next", "reversed", "get", "values"}
"""Functions whose result is text if an argument or their object is."""

NAMES = {"names"}
"""Attributes with names of players, which stand as they are in every language."""

NO_TEXTS = {
    "drawing": "pictures and letters, which ask for no text",
    "language": "the room that joins lists and numbers for all others",
}
"""Folders that are not looked at, and why."""

LAYOUT = re.compile(r"[#*•·\- ]*\0[* ]*")
"""A line of a text with signs of ``drawing.markup`` around it."""


def last(node: ast.expr) -> str:
    """The last name of ``a.b.c``."""
    if isinstance(node, ast.Name):
        return node.id
    return node.attr if isinstance(node, ast.Attribute) else ""


def asks(node: ast.expr) -> bool:
    """Whether a call returns the text of a key."""
    if not isinstance(node, ast.Call) or last(node.func) not in ASKS or not node.args:
        return False
    name, key = last(node.func), node.args[0]
    if isinstance(key, ast.Constant):
        return isinstance(key.value, str)
    return name in ("tr", "_tr") or isinstance(key, ast.JoinedStr) or any(
        word.arg for word in node.keywords
    )  # fmt: skip


class File:
    """A module: its functions, and what it imports from outside the window."""

    def __init__(self, name: str, source: str) -> None:
        self.name, tree = name, ast.parse(source)
        self.functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
        self.own = {one.name for one in self.functions}
        self.foreign = {
            alias.asname or alias.name
            for node in ast.walk(tree)
            if isinstance(node, ast.ImportFrom) and not str(node.module).startswith("kraftwagen.ui")
            for alias in node.names
        }  # fmt: skip


class Search:
    """Finds which functions return text, and where text is used as if it were a part."""

    def __init__(self, files: list[File]) -> None:
        self.files = files
        self.texts: set[tuple[str, str]] = set()
        """File and name of functions that return text."""
        self.file = files[0]
        before = -1
        while before < len(self.texts):
            before = len(self.texts)
            for file in files:
                self.file = file
                for function in file.functions:
                    if self._returns_text(function):
                        self.texts.add((file.name, function.name))

    def _returns_text(self, function: ast.FunctionDef) -> bool:
        if not _says_str(function) or function.name in FIT:
            return False
        held = self._held(function)
        return any(self.text(one.value, held) for one in _returns(function) if one.value)

    def _calls_text(self, name: str) -> bool:
        if name in self.file.own:
            return (self.file.name, name) in self.texts
        return any(name == known for _, known in self.texts)

    def _held(self, function: ast.FunctionDef) -> set[str]:
        """Names of a function that hold text."""
        held: set[str] = set()
        for _ in range(3):
            for name, value in _given(function):
                if name not in held and self.text(value, held):
                    held.add(name)
        return held

    def text(self, node: ast.expr | None, held: set[str]) -> bool:
        """Whether a value is text, or holds some."""
        match node:
            case ast.Call():
                return self._call(node, held)
            case ast.Name(id=name):
                return name in held
            case ast.Attribute(value=of, attr=name):
                own = isinstance(of, ast.Name) and of.id == "self"
                return own and name not in NAMES and (self.file.name, name) in self.texts
            case ast.IfExp(body=one, orelse=other) | ast.BinOp(left=one, right=other):
                return self.text(one, held) or self.text(other, held)
            case ast.BoolOp(values=parts) | ast.Dict(values=parts) | ast.JoinedStr(values=parts):
                return any(self.text(part, held) for part in parts)
            case ast.List(elts=parts) | ast.Tuple(elts=parts) | ast.Set(elts=parts):
                return any(self.text(part, held) for part in parts)
            case ast.ListComp(elt=part) | ast.GeneratorExp(elt=part) | ast.SetComp(elt=part):
                return self.text(part, held)
            case ast.DictComp(value=part) | ast.Starred(value=part) | ast.Subscript(value=part):
                return self.text(part, held)
            case ast.NamedExpr(value=part) | ast.FormattedValue(value=part):
                return self.text(part, held)
        return False

    def _call(self, node: ast.Call, held: set[str]) -> bool:
        name = last(node.func)
        if asks(node) or (name in TOGETHER and isinstance(node.func, ast.Name)):
            return True
        if name in FIT | CALLED:
            return False
        of = node.func.value if isinstance(node.func, ast.Attribute) else None
        if isinstance(of, ast.Name) and of.id in self.file.foreign:
            return False
        if name in CHANGES | PASSES_ON | {"join"}:
            return any(self.text(part, held) for part in (of, *node.args))
        if name == "map":
            return last(node.args[0]) in ASKS or self._calls_text(last(node.args[0]))
        return self._calls_text(name)

    # -- faults

    def faults(self) -> list[str]:
        """All places where a text is used as a part, as "file:line what"."""
        found = []
        for file in self.files:
            self.file = file
            for function in file.functions:
                held = self._held(function)
                for node in ast.walk(function):
                    found += [
                        f"{file.name}:{getattr(node, 'lineno', 0)} {what}"
                        for what in self._wrong(node, held)
                    ]
        return sorted(set(found))

    def _wrong(self, node: ast.AST, held: set[str]) -> Iterator[str]:
        match node:
            case ast.Call():
                if asks(node) or last(node.func) == "term":
                    for word in node.keywords:
                        if self.text(word.value, held):
                            yield f"text as an argument: {ast.unparse(word.value)}"
                if isinstance(node.func, ast.Attribute):
                    yield from self._method(node, node.func, held)
            case ast.BinOp(left=one, right=other) if isinstance(node.op, ast.Add | ast.Mod):
                sides = [isinstance(side, ast.Constant | ast.JoinedStr) or asks(side)
                         for side in (one, other)]  # fmt: skip
                if any(sides) and (self.text(one, held) or self.text(other, held)):
                    yield f"texts added: {ast.unparse(node)}"
            case ast.JoinedStr(values=parts):
                whole = "".join(
                    str(part.value) if isinstance(part, ast.Constant) else "\0" for part in parts
                )
                lines = filter(None, whole.split("\n"))
                drawn = whole.startswith("<")  # a picture in SVG
                if self.text(node, held) and not drawn and not all(map(LAYOUT.fullmatch, lines)):
                    yield f"text in another: {ast.unparse(node)}"

    def _method(self, node: ast.Call, method: ast.Attribute, held: set[str]) -> Iterator[str]:
        if method.attr in CHANGES and self.text(method.value, held):
            yield f"text changed: {ast.unparse(node)}"
        if method.attr == "join" and any(
            self.text(part, held) for part in (method.value, *node.args)
        ):
            between = method.value.value if isinstance(method.value, ast.Constant) else ""
            if "\n" not in str(between):
                yield f"texts joined: {ast.unparse(node)}"


@cache
def _says_str(function: ast.FunctionDef) -> bool:
    told = ast.unparse(function.returns) if function.returns is not None else ""
    return re.search(r"\bstr\b", told) is not None and "Callable" not in told


@cache
def _given(function: ast.FunctionDef) -> tuple[tuple[str, ast.expr], ...]:
    """All names that a function gives values, each time with the value."""
    return tuple(pair for node in ast.walk(function) for pair in _bound(node))


def _returns(function: ast.FunctionDef) -> Iterator[ast.Return | ast.Yield]:
    """The results of a function, without those of functions inside it."""
    nodes: list[ast.AST] = list(function.body)
    while nodes:
        node = nodes.pop()
        if isinstance(node, ast.FunctionDef | ast.Lambda | ast.ClassDef):
            continue
        if isinstance(node, ast.Return | ast.Yield):
            yield node
        nodes += ast.iter_child_nodes(node)


def _bound(node: ast.AST) -> Iterator[tuple[str, ast.expr]]:
    """Names with the values that they get here, or that are put into them."""
    match node:
        case ast.Assign(targets=targets, value=value):
            for target in targets:
                yield from _pairs(target, value)
        case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value):
            yield name, value
        case ast.AugAssign(target=ast.Name(id=name), value=value):
            yield name, value
        case ast.NamedExpr(target=ast.Name(id=name), value=value):
            yield name, value
        case ast.comprehension(target=ast.Name(id=name), iter=value):
            yield name, value
        case ast.For(target=ast.Name(id=name), iter=value):
            yield name, value
        case ast.Call(func=ast.Attribute(value=ast.Name(id=name), attr=how), args=[value, *_]):
            if how in ("append", "extend", "insert"):
                yield name, value


def _pairs(target: ast.expr, value: ast.expr) -> Iterator[tuple[str, ast.expr]]:
    match target, value:
        case ast.Name(id=name), _:
            yield name, value
        case ast.Subscript(value=ast.Name(id=name)), _:
            yield name, value
        case ast.Tuple(elts=names), ast.Tuple(elts=values) if len(names) == len(values):
            for one, given in zip(names, values, strict=True):
                yield from _pairs(one, given)


@cache
def window() -> Search:
    """The search through all modules of the window."""
    return Search(
        [
            File(str(file.relative_to(UI)), file.read_text(encoding="utf-8"))
            for file in sorted(UI.rglob("*.py"))
            if file.relative_to(UI).parts[0] not in NO_TEXTS
        ]
    )


def test_no_sentence_is_put_together() -> None:
    assert window().faults() == []


def test_the_search_knows_who_returns_text() -> None:
    assert len(window().texts) > 150
    assert ("presenters/standing.py", "verdict") in window().texts


@pytest.mark.parametrize(
    "line",
    [
        'return tr("a.b", car=tr("a.c"))',
        'car = self.words("a.c")\n    return tr("a.b", car=car)',
        'values = {"car": tr(f"a.{c}")}\n    return tr("a.b", **values)',
        'return tr("a.b", cars=", ".join(tr(one) for one in keys))',
        'return tr("a.b", car=inner(tr))',
        'return tr.term("a.b", car=tr("a.c"))',
        'return ", ".join([tr("a.b"), tr("a.c")])',
        'return tr("a.b").lower()',
        'said = tr("a.b")\n    return said.capitalize()',
        'return tr("a.b") + "s"',
        'return f"{tr(c)} {tr(c)}"',
        'return f"{tr(c)}: {number}"',
        'said = [tr("a.b")]\n    said.append(tr("a.c"))\n    return " ".join(said)',
    ],
)
def test_the_search_finds_what_is_put_together(line: str) -> None:
    assert Search([_sample(line)]).faults()


@pytest.mark.parametrize(
    "line",
    [
        'return tr("a.b", car=tr.term("a.c"))',
        'return tr("a.b", cars=tr.list([tr.term(one) for one in keys]))',
        'return tr("a.b", words=quote(tr("a.c")))',
        'return sentences(tr("a.b"), tr("a.c"))',
        'return tr("a.b", share=tr.percent(0.5), number=tr.number(3))',
        'return "\\n".join([tr("a.b"), tr("a.c")])',
        'return f"# {tr(c)}\\n- **{tr(c)}**"',
    ],
)
def test_the_search_lets_whole_texts_stand(line: str) -> None:
    assert Search([_sample(line)]).faults() == []


def _sample(line: str) -> File:
    inner = 'def inner(tr) -> str:\n    return tr("a.d")\n\n\n'
    return File("sample.py", f"{inner}def sample(self, tr, c, keys, number) -> str:\n    {line}\n")

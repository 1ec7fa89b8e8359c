"""Strict reading of YAML files that people write; error messages name file, line and entry.

The files are untrusted, so anchors, aliases, tags and duplicate keys are refused and size and depth
are limited.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import yaml

from kraftwagen.engine.errors import GameError, one_line, shown, told
from kraftwagen.engine.fields import named, number
from kraftwagen.engine.types import Json
from kraftwagen.match.files import read_bytes, why

MOST_BYTES: Final = 2_000_000
_DEEPEST: Final = 20
_MOST_ENTRIES: Final = 10_000
_LOADER: Final = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_PLAIN: Final = {f"tag:yaml.org,2002:{kind}" for kind in ("bool", "float", "int", "null", "str")}


class BadEntry(GameError):
    """Raised for a fault in a file; the message names file, line and entry."""

    def __init__(self, source: str, line: int, entry: str, problem: str) -> None:
        place = f"{source}, line {line}" if line else source
        super().__init__(one_line(": ".join(filter(None, (place, entry, problem)))))
        self.source = source
        self.line = line
        self.entry = entry
        self.problem = problem


class Entry:
    """A value in a file and its position there; methods that read it raise BadEntry."""

    def __init__(self, source: str, node: yaml.Node, name: str = "") -> None:
        self._source = source
        self._node = node
        self.name = name
        """The path of the entry, such as "steps[2].goal"; "" for the whole file."""

    def wrong(self, problem: str) -> BadEntry:
        """Make a BadEntry for this entry, for the caller to raise."""
        return BadEntry(self._source, self._node.start_mark.line + 1, self.name, problem)

    def _wrong(self, where: str, problem: str) -> BadEntry:
        return self.wrong(problem)

    def only(self, *names: str) -> None:
        """Raise BadEntry unless the entry is a table with no keys other than ``names``."""
        for key in self._table():
            if key not in names:
                known = ", ".join(names)
                line = self._table()[key].start_mark.line + 1
                raise BadEntry(self._source, line, self._inner(key), f"is not one of {known}")

    def __contains__(self, key: str) -> bool:
        return key in self._table()

    def __getitem__(self, key: str) -> Entry:
        """Return an entry of a table by its key; raises BadEntry when it is missing."""
        found = self.get(key)
        if found is None:
            raise self.wrong(f"{key} is missing")
        return found

    def get(self, key: str) -> Entry | None:
        """Return an entry of a table by its key; None when it is missing."""
        node = self._table().get(key)
        return None if node is None else Entry(self._source, node, self._inner(key))

    def names(self) -> list[str]:
        """Return the keys of a table."""
        return list(self._table())

    def items(self, least: int = 0, most: int = _MOST_ENTRIES) -> Iterator[Entry]:
        """Yield the entries of a list, which must have ``least`` to ``most``."""
        if not isinstance(self._node, yaml.SequenceNode):
            raise self.wrong("must be a list")
        found = len(self._node.value)
        if not least <= found <= most:
            raise self.wrong(f"must have {least} to {most} entries, has {found}")
        for index, node in enumerate(self._node.value):
            yield Entry(self._source, node, f"{self.name}[{index}]")

    def text(self, longest: int = 200) -> str:
        """Read a text of 1 to ``longest`` printable characters."""
        value = self.plain()
        if not isinstance(value, str) or not value or len(value) > longest:
            raise self.wrong(f"must be a text of 1 to {longest} characters")
        if not value.isprintable():
            raise self.wrong("must have printable characters alone")
        return value

    def texts(self, longest: int = 200) -> tuple[str, ...]:
        """Read a list of texts, each as by ``text``."""
        return tuple(entry.text(longest) for entry in self.items())

    def choice(self, known: Sequence[str]) -> str:
        """Read one of the ``known`` texts."""
        return known[named(self.plain(), "", known, self._wrong)]

    def number(self, low: int, high: int) -> int:
        """Read a whole number from ``low`` to ``high``."""
        return number(self.plain(), "", low, high, self._wrong)

    def real(self, low: float, high: float) -> float:
        """Read a number from ``low`` to ``high``."""
        value = self.plain()
        if type(value) not in (int, float) or not low <= value <= high:
            raise self.wrong(f"must be a number from {low} to {high}")
        return float(value)

    def flag(self) -> bool:
        """Read a boolean."""
        value = self.plain()
        if not isinstance(value, bool):
            raise self.wrong("must be true or false")
        return value

    def plain(self) -> Json:
        """Return the value as JSON, unchecked; dates become texts."""
        node = self._node
        if isinstance(node, yaml.MappingNode):
            return {key: Entry(self._source, inner).plain() for key, inner in self._table().items()}
        if isinstance(node, yaml.SequenceNode):
            return [Entry(self._source, inner).plain() for inner in node.value]
        if node.tag not in _PLAIN:
            return str(node.value)  # such as a date: none of our files uses one
        try:
            return yaml.constructor.SafeConstructor().construct_object(node)
        except (ValueError, yaml.YAMLError) as problem:
            raise self.wrong("is no value") from problem

    def _inner(self, key: str) -> str:
        return f"{self.name}.{shown(key)}" if self.name else shown(key)

    def _table(self) -> dict[str, yaml.Node]:
        if not isinstance(self._node, yaml.MappingNode):
            raise self.wrong("must be a table of names and values")
        return {key.value: value for key, value in self._node.value}


@contextmanager
def reading(entry: Entry) -> Iterator[None]:
    """Turn every exception raised in the ``with`` block into a BadEntry of an entry.

    Entries are untrusted, so an entry that makes the rules fail is only another faulty one.
    """
    try:
        yield
    except BadEntry:
        raise
    except Exception as problem:
        raise entry.wrong(f"cannot be used: {told(problem)}") from problem


def read_entries(path: Path) -> Entry:
    """Read a YAML file and return its root entry; raises BadEntry."""
    return parse_entries(_text(path), path.name)


def read_documents(path: Path) -> tuple[Entry, list[Document]]:
    """Read the first YAML document of a file and list the others; raises BadEntry."""
    first, *others = re.split(r"(?m)^---\n", _text(path))
    documents = []
    line = first.count("\n") + 1
    for text in others:
        documents.append(Document(path.name, line, text))
        line += text.count("\n") + 1
    return parse_entries(first, path.name), documents


@dataclass(frozen=True, slots=True)
class Document:
    """A YAML document of a file, parsed only when needed, as that takes time."""

    source: str
    before: int
    """The number of lines before the document in its file."""
    text: str

    def entry(self) -> Entry:
        """Parse the document and return its root entry; raises BadEntry."""
        return parse_entries("\n" * self.before + self.text, self.source)


def _text(path: Path) -> str:
    try:
        content = read_bytes(path, MOST_BYTES)
    except (OSError, ValueError) as problem:
        raise BadEntry(path.name, 0, "", f"cannot be opened: {why(problem)}") from problem
    if len(content) > MOST_BYTES:
        raise BadEntry(path.name, 0, "", f"is larger than {MOST_BYTES} bytes")
    try:
        return content.decode()
    except UnicodeDecodeError as problem:
        raise BadEntry(path.name, 0, "", "is no text in UTF-8") from problem


def parse_entries(text: str, source: str) -> Entry:
    """Parse a YAML text and return its root entry; ``source`` names it in a BadEntry."""
    try:
        _demand_data(text, source)
        node = yaml.compose(text, _LOADER)
    except yaml.MarkedYAMLError as problem:
        mark = problem.problem_mark
        line = mark.line + 1 if mark is not None else 0
        raise BadEntry(source, line, "", problem.problem or "cannot be read") from problem
    except yaml.YAMLError as problem:
        raise BadEntry(source, 0, "", "has characters that no text has") from problem
    if node is None:
        raise BadEntry(source, 0, "", "is empty")
    entry = Entry(source, node)
    _demand_single_keys(source, node)
    return entry


def _demand_data(text: str, source: str) -> None:
    """Refuse aliases (a small file could grow without end), tags and deep nesting (crashes)."""
    depth = 0
    for event in yaml.parse(text, _LOADER):
        line = event.start_mark.line + 1 if event.start_mark else 0
        if isinstance(event, yaml.AliasEvent):
            raise BadEntry(source, line, "", "must not refer to other entries")
        if getattr(event, "tag", None) is not None:
            raise BadEntry(source, line, "", "must not have a tag")
        if isinstance(event, yaml.CollectionStartEvent):
            depth += 1
        elif isinstance(event, yaml.CollectionEndEvent):
            depth -= 1
        if depth > _DEEPEST:
            raise BadEntry(source, line, "", "is nested too deeply")


def _demand_single_keys(source: str, node: Any) -> None:
    open_ = [node]
    while open_:
        one = open_.pop()
        if isinstance(one, yaml.SequenceNode):
            open_ += one.value
        if not isinstance(one, yaml.MappingNode):
            continue
        seen = set[str]()
        for key, value in one.value:
            line = key.start_mark.line + 1
            if not isinstance(key, yaml.ScalarNode):
                raise BadEntry(source, line, "", "a name must be a text")
            if key.value in seen:
                raise BadEntry(source, line, shown(key.value), "is there twice")
            seen.add(key.value)
            open_.append(value)

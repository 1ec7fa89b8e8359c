"""A game's rulebook without its words: chapters, the rules each has, examples.

``rulebook.yaml`` has the ``chapters``, each with a ``topic`` and ``rules``; a rule has the id by
which reasons cite it and perhaps an ``example``, a file of that name in ``examples``. What is
broken is left out and named.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from kraftwagen.engine.spec import GameSpec
from kraftwagen.learn.entries import BadEntry, Entry, read_entries
from kraftwagen.learn.examples import Example, read_example

FILE: Final = "rulebook.yaml"
EXAMPLES: Final = "examples"
_MOST: Final = 200


@dataclass(frozen=True)
class Rule:
    """A paragraph; ``id`` is what reasons and tests cite."""

    id: str
    example: Example | None = None


@dataclass(frozen=True)
class Chapter:
    """Rules on one topic."""

    topic: str
    rules: tuple[Rule, ...]


@dataclass(frozen=True)
class Rulebook:
    """All chapters, and a sentence on everything that had to be left out."""

    chapters: tuple[Chapter, ...] = ()
    faults: tuple[str, ...] = ()


def read_rulebook(folder: Path, spec: GameSpec[Any], has: Callable[[str], bool]) -> Rulebook:
    """The rulebook in a game's folder for learning; empty where there is none.

    ``has`` tells whether there are words for "aim.title" (a topic) or "rule.A3.text".
    """
    path = folder / FILE
    if not path.exists():
        return Rulebook()
    faults: list[str] = []
    reader = _Reader(folder / EXAMPLES, spec, has, faults)
    chapters = []
    try:
        file = read_entries(path)
        file.only("chapters")
        for entry in file["chapters"].items(1, _MOST):
            chapters += reader.chapter(entry)
    except BadEntry as problem:
        faults.append(str(problem))
    return Rulebook(tuple(chapters), tuple(faults))


class _Reader:
    """Reads chapters, remembering what was there and what was wrong."""

    def __init__(
        self, examples: Path, spec: GameSpec[Any], has: Callable[[str], bool], faults: list[str]
    ) -> None:
        self._examples, self._spec, self._has, self._faults = examples, spec, has, faults
        self._seen: set[str] = set()

    def chapter(self, entry: Entry) -> list[Chapter]:
        """One chapter, or none."""
        rules: list[Rule] = []
        try:
            entry.only("topic", "rules")
            topic = self._new(entry["topic"], "", "title")
            for one in entry["rules"].items(1, _MOST):
                rules += self._rule(one)
        except BadEntry as problem:
            self._faults.append(str(problem))
            return []
        return [Chapter(topic, tuple(rules))] if rules else []

    def _rule(self, entry: Entry) -> list[Rule]:
        try:
            entry.only("rule", "example")
            rule = self._new(entry["rule"], "rule.", "text")
        except BadEntry as problem:
            self._faults.append(str(problem))
            return []
        return [Rule(rule, self._example(entry))]

    def _new(self, entry: Entry, prefix: str, words: str) -> str:
        """An id with words that was not used before; raises BadEntry."""
        name = entry.text(40)
        if prefix + name in self._seen:
            raise entry.wrong(f"'{name}' is there twice")
        if not self._has(f"{prefix}{name}.{words}"):
            raise entry.wrong(f"there are no words for '{name}'")
        self._seen.add(prefix + name)
        return name

    def _example(self, entry: Entry) -> Example | None:
        """The example of a rule; without it the words alone are shown."""
        named = entry.get("example")
        if named is None:
            return None
        try:
            name = named.text(40)
            if not name.replace("_", "").isalnum():
                raise named.wrong("must be a name of letters, digits and '_'")
            if not self._has(f"{_words_of(entry)}.example"):
                raise named.wrong("there are no words for it")
            return read_example(self._examples / f"{name}.yaml", self._spec)
        except BadEntry as problem:
            self._faults.append(str(problem))
            return None


def _words_of(entry: Entry) -> str:
    """Below which key the words of a rule are."""
    return f"rule.{entry['rule'].text(40)}"

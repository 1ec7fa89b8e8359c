"""The structure of a game's rulebook, without its texts: chapters, their rules, examples.

``rulebook.yaml`` has the ``chapters``, each with a ``topic`` and ``rules``; a rule has the id by
which reasons cite it and perhaps an ``example``, a file of that name in ``examples``. Broken
parts are left out and reported.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
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
    """A paragraph of the rules; reasons and tests cite its ``id``."""

    id: str
    example: Example | None = None


@dataclass(frozen=True)
class Chapter:
    """The rules of one topic."""

    topic: str
    rules: tuple[Rule, ...]


@dataclass(frozen=True)
class Rulebook:
    """All chapters, and a sentence for each part that was left out as broken."""

    chapters: tuple[Chapter, ...] = ()
    faults: tuple[str, ...] = ()

    def topics(self, rules: Collection[str]) -> list[str]:
        """Return the topics of the chapters that have at least one of these rules, in order.

        A rule "T" of the book also covers all ids that begin with T.
        """
        wanted = set(rules) | {rule.rstrip("0123456789") for rule in rules}
        return [
            chapter.topic
            for chapter in self.chapters
            if any(rule.id in wanted for rule in chapter.rules)
        ]


def read_rulebook(folder: Path, spec: GameSpec[Any], has: Callable[[str], bool]) -> Rulebook:
    """Read the rulebook in a game's ``learn`` folder; without a file it is empty.

    ``has(key)`` tells whether a text exists, for keys as "aim.title" (a topic) or "rule.A3.text".
    """
    path = folder / FILE
    if not path.exists():
        return Rulebook()
    faults: list[str] = []
    reader = _BookReader(folder / EXAMPLES, spec, has, faults)
    chapters = []
    try:
        file = read_entries(path)
        file.only("chapters")
        for entry in file["chapters"].items(1, _MOST):
            chapters += reader.chapter(entry)
    except BadEntry as problem:
        faults.append(str(problem))
    return Rulebook(tuple(chapters), tuple(faults))


class _BookReader:
    """Reads chapters; remembers the ids it has met and the faults."""

    def __init__(
        self, examples: Path, spec: GameSpec[Any], has: Callable[[str], bool], faults: list[str]
    ) -> None:
        self._examples, self._spec, self._has, self._faults = examples, spec, has, faults
        self._seen: set[str] = set()

    def chapter(self, entry: Entry) -> list[Chapter]:
        """Read a chapter as a list of one; the list is empty if the chapter is broken."""
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
        """Read an id that has a text and is used for the first time; raises BadEntry."""
        name = entry.text(40)
        if prefix + name in self._seen:
            raise entry.wrong(f"'{name}' is there twice")
        if not self._has(f"{prefix}{name}.{words}"):
            raise entry.wrong(f"there are no words for '{name}'")
        self._seen.add(prefix + name)
        return name

    def _example(self, entry: Entry) -> Example | None:
        """Read the example of a rule; None where there is none or it is broken."""
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
    """Return the key above the texts of a rule."""
    return f"rule.{entry['rule'].text(40)}"

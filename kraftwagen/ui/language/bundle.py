"""The texts of one language, from .ftl files: found by their id and filled with values.

A file is only cut into messages; a message is read when it is first shown.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from kraftwagen.ui.language.formats import Formats
from kraftwagen.ui.language.pattern import (
    Expression,
    FluentError,
    Message,
    Pattern,
    Reference,
    Select,
    Variable,
    Words,
    read_message,
)

_MESSAGE: Final = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=(.*(?:\n(?:[ {}].*)?)*)", re.MULTILINE)
_NO_MESSAGE: Final = re.compile(r"^[^#\n]", re.MULTILINE)
_MOST_PARTS: Final = 2_000
"""How many parts a text may have with all texts that it refers to."""


class Term(str):
    """The name of a thing as a value of texts: its words, and the key that they come from.

    A text finds other forms of the name by its key: with the value ``piece``, ``$piece-plural`` is
    the attribute ``plural`` of the name.
    """

    key: str
    values: Mapping[str, object]

    @classmethod
    def of(cls, words: str, key: str, values: Mapping[str, object]) -> Term:
        """Return words as the term of a key."""
        term = cls(words)
        term.key, term.values = key, values
        return term


class TermList(str):
    """Several names as a value of texts: their words as a list. A form of it is that of each."""

    items: Sequence[str]

    @classmethod
    def of(cls, words: str, items: Sequence[str]) -> TermList:
        """Return words as a list of items, some of them terms."""
        listed = cls(words)
        listed.items = items
        return listed


@dataclass(slots=True)
class _Filling:
    """One text being filled in."""

    values: Mapping[str, object]
    problems: list[str]
    parts: int = 0
    open: list[str] = field(default_factory=list)


class Bundle:
    """The messages of a language."""

    def __init__(
        self, formats: Formats, change: Callable[[str, Message], Message] | None = None
    ) -> None:
        self.formats = formats
        self._change = change
        self._messages: dict[str, str | Message] = {}
        self._plain: dict[str, str] = {}
        """Those read so far that are words alone, for speed."""

    def copy(self) -> Bundle:
        """Return the same messages, to which others can be added."""
        copied = Bundle(self.formats, self._change)
        copied._messages = dict(self._messages)
        return copied

    def add(self, source: str) -> list[str]:
        """Add the messages of a file; returns what is wrong with it."""
        source = source.replace("\r\n", "\n")
        problems, end = [], 0
        for found in _MESSAGE.finditer(source):
            if _NO_MESSAGE.search(source, end, found.start()):
                problems.append(f"no message before {found[1]}")
            end = found.end()
            self._messages[found[1]] = found[2]
            self._plain.pop(found[1], None)
        if _NO_MESSAGE.search(source, end):
            problems.append("no message at the end")
        return problems

    def __contains__(self, name: str) -> bool:
        return name in self._messages

    def __iter__(self) -> Iterator[str]:
        return iter(self._messages)

    def message(self, name: str) -> Message | None:
        """Return a message; None without one. Raises FluentError if it is damaged."""
        held = self._messages.get(name)
        if isinstance(held, str):
            held = read_message(held)
            if self._change:
                held = self._change(name, held)
            self._messages[name] = held
        return held

    def fill(
        self, name: str, values: Mapping[str, object], problems: list[str], attribute: str = ""
    ) -> str | None:
        """Return a text with its values; None without one. Adds what is missing to ``problems``."""
        plain = self._plain.get(name) if not attribute else None
        if plain is not None:
            return plain
        pattern = self._pattern(name, attribute, problems)
        if pattern is None:
            return None
        if len(pattern) == 1 and isinstance(pattern[0], Words):
            text = str(pattern[0])
            if not attribute:
                self._plain[name] = text
            return text
        return self._text(pattern, _Filling(values, problems, open=[f"{name}.{attribute}"]))

    def _pattern(self, name: str, attribute: str, problems: list[str]) -> Pattern | None:
        try:
            message = self.message(name)
        except FluentError as problem:
            problems.append(str(problem))
            return None
        if message is None:
            return None
        return message.attributes.get(attribute) if attribute else message.value

    def _text(self, pattern: Pattern, filling: _Filling) -> str:
        filling.parts += len(pattern)
        if filling.parts > _MOST_PARTS:
            filling.problems.append("too long a text")
            return ""
        text = ""
        for part in pattern:
            text += part if isinstance(part, str) else self._said(part, filling)
        return text

    def _said(self, part: Expression, filling: _Filling) -> str:
        if isinstance(part, Select):
            return self._text(self._chosen(part, filling), filling)
        value = self._value(part, filling)
        return value if isinstance(value, str) else str(value)

    def _value(self, part: Expression, filling: _Filling) -> object:
        if isinstance(part, Variable):
            return self._variable(part.name, filling)
        if isinstance(part, Reference):
            return self._referred(part, filling)
        return self._said(part, filling) if isinstance(part, Select) else part

    def _variable(self, name: str, filling: _Filling) -> object:
        if name in filling.values:
            return filling.values[name]
        stem, dash, form = name.partition("-")
        while dash:
            if stem in filling.values:
                return self.form(filling.values[stem], form, filling.problems)
            more, dash, form = form.partition("-")
            stem = f"{stem}-{more}"
        filling.problems.append(f"no value for ${name}")
        return f"{{${name}}}"

    def form(self, value: object, form: str, problems: list[str]) -> str:
        """Return a form of a name, or of each in a list; the value itself without such a form."""
        if isinstance(value, TermList):
            return self.formats.list([self.form(one, form, problems) for one in value.items])
        if not isinstance(value, Term):
            return str(value)
        found = self.fill(message_id(value.key), value.values, problems, form)
        return str(value) if found is None else found

    def _referred(self, reference: Reference, filling: _Filling) -> str:
        full = f"{reference.name}.{reference.attribute}"
        pattern = self._pattern(reference.name, reference.attribute, filling.problems)
        if pattern is None or full in filling.open:
            filling.problems.append(f"no text for {reference.name}")
            return f"{{{reference.name}}}"
        values = filling.values
        if reference.name.startswith("-"):
            values = dict(reference.values)
        filling.open.append(full)
        inner = _Filling(values, filling.problems, filling.parts, filling.open)
        text = self._text(pattern, inner)
        filling.parts = inner.parts
        filling.open.pop()
        return text

    def _chosen(self, select: Select, filling: _Filling) -> Pattern:
        value = self._value(select.selector, filling)
        if isinstance(value, int | float):
            plural = self.formats.plural(value)
            for key, pattern in select.variants:
                if key in (value, plural):
                    return pattern
        else:
            text = str(value)
            for key, pattern in select.variants:
                if key == text:
                    return pattern
        return select.default


@lru_cache(8192)
def message_id(key: str) -> str:
    """Return the id of the message of a key: ``menu.new`` is ``menu-new`` in the files."""
    return key.replace(".", "-")


def variables(pattern: Pattern) -> Iterator[str]:
    """Yield the names of all variables of a text, with those of its variants."""
    parts: Iterable[Expression] = pattern
    for part in parts:
        if isinstance(part, Variable):
            yield part.name
        elif isinstance(part, Select):
            yield from variables((part.selector,))
            for _, variant in part.variants:
                yield from variables(variant)

"""Decisions of a game as a table: their codes, lines of notation and rule ids."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Final, NamedTuple, TypeAlias

from kraftwagen.engine.errors import BadNotation, shown
from kraftwagen.engine.types import Code

SHIFT: Final = 20
"""Number of low bits of a code, which hold its values; the higher bits hold its kind."""

Decoded: TypeAlias = tuple[str, dict[str, int]]
"""Name of a decision's row, and the decision's values by field."""


class Field(NamedTuple):
    """A value of a decision, with the word in notation for each number it may be.

    The code holds the number plus ``plus``. ``attribute`` names the attribute of the data set with
    the words, if they are not fixed.
    """

    words: Mapping[int, str]
    plus: int = 0
    attribute: str = ""


def named(names: Sequence[str], first: int = 0, plus: int = 0) -> Field:
    """Return a field with names for the numbers from ``first`` on."""
    return Field(dict(enumerate(names, first)), plus)


def number(first: int, last: int, shown_from: int | None = None, plus: int = 0) -> Field:
    """Return a field of the whole numbers ``first`` to ``last``, both included.

    In notation ``first`` is written as ``shown_from`` and the others after it; None shifts nothing.
    """
    further = 0 if shown_from is None else shown_from - first
    return Field({value: str(value + further) for value in range(first, last + 1)}, plus)


def of_data(attribute: str, count: int) -> Field:
    """Return a field of the numbers below ``count``, with words from the data set."""
    return number(0, count - 1)._replace(attribute=attribute)


class Row:
    """A kind of decision, or a variant of one.

    ``code`` is the code, or a function that packs its values in the order of the fields; trial
    calls find the bits of each field. ``rule`` is the id of its rule, or a function of the values
    that returns it. ``line`` is the notation, with the fields in braces.
    """

    def __init__(
        self,
        name: str,
        code: Code | Callable[..., Code],
        rule: str | Callable[..., str],
        line: str,
        **fields: Field,
    ) -> None:
        self.name, self.rule, self.line, self._code = name, rule, line, code
        self.fields = fields
        self.base = self._packed([0] * len(fields))
        self._places: list[tuple[str, Field, int, int]] = []
        """Name, field, its first bit, and a mask of the bits it uses."""
        self._mask = 0
        for at, (key, field) in enumerate(fields.items()):
            one = self._packed([int(other == at) for other in range(len(fields))])
            shift, bits = (one ^ self.base).bit_length() - 1, 0
            for value in field.words:
                bits |= value + field.plus
            self._places.append((key, field, shift, bits))
            self._mask |= bits << shift

    def _packed(self, values: Sequence[int]) -> Code:
        return self._code(*values) if callable(self._code) else self._code | sum(values)

    def bound(self, data: object) -> Row:
        """Return a copy whose fields have the words of a data set."""
        fields = dict(self.fields)
        for key, field in fields.items():
            if field.attribute:
                fields[key] = named(getattr(data, field.attribute), plus=field.plus)
        return Row(self.name, self._code, self.rule, self.line, **fields)

    def words(self) -> Sequence[str]:
        """Return the words that can begin a line of this row."""
        first = self.line.split(" ")[0]
        if first.startswith("{"):
            return list(self.fields[first[1:-1]].words.values())
        return [first]

    def values(self, code: Code) -> dict[str, int] | None:
        """Return the values of a code by field; None for a code of another row."""
        if code & ~self._mask != self.base:
            return None
        found = {}
        for key, field, shift, bits in self._places:
            value = (code >> shift & bits) - field.plus
            if value not in field.words:
                return None
            found[key] = value
        return found

    def written(self, values: Mapping[str, int]) -> str:
        """Return the line of notation for values given by field."""
        fields = self.fields
        return self.line.format(**{key: fields[key].words[value] for key, value in values.items()})

    @cached_property
    def _pattern(self) -> re.Pattern[str]:
        groups = {
            key: f"(?P<{key}>{'|'.join(map(re.escape, field.words.values()))})"
            for key, field in self.fields.items()
        }
        return re.compile(self.line.format(**groups))

    @cached_property
    def _bits_of(self) -> dict[str, dict[str, Code]]:
        """The bits of each word in the code, by field."""
        return {
            key: {word: value + field.plus << shift for value, word in field.words.items()}
            for key, field, shift, _ in self._places
        }

    def read(self, line: str) -> Code | None:
        """Return the code of a line; None for a line of another row."""
        found = self._pattern.fullmatch(line)
        if found is None:
            return None
        code = self.base
        for key, word in found.groupdict().items():
            code |= self._bits_of[key][word]
        return code


class Table:
    """The rows of all decisions of a game."""

    def __init__(self, rows: Sequence[Row]) -> None:
        self.rows = rows
        self._by_kind: dict[int, list[Row]] = {}
        self._by_word: dict[str, list[Row]] = {}
        for row in rows:
            self._by_kind.setdefault(row.base >> SHIFT, []).append(row)
            for word in row.words():
                self._by_word.setdefault(word, []).append(row)

    def bound(self, data: object) -> Table:
        """Return a copy whose fields have the words of a data set."""
        return Table([row.bound(data) for row in self.rows])

    def _find(self, code: Code) -> tuple[Row, dict[str, int]] | None:
        for row in self._by_kind.get(code >> SHIFT, ()):
            values = row.values(code)
            if values is not None:
                return row, values
        return None

    def _found(self, code: Code) -> tuple[Row, dict[str, int]]:
        found = self._find(code)
        if found is None:
            raise BadNotation(f"{code} is not the code of a decision")
        return found

    def knows(self, code: Code) -> bool:
        """Return whether a code is a decision of the game, legal or not."""
        return self._find(code) is not None

    def decode(self, code: Code) -> Decoded:
        """Return the row's name and the values of a code; raises BadNotation for an unknown one."""
        row, values = self._found(code)
        return row.name, values

    def rule(self, code: Code) -> str:
        """Return the id of the rule that allows a decision; empty for a code without meaning."""
        found = self._find(code)
        if found is None:
            return ""
        row, values = found
        return row.rule if isinstance(row.rule, str) else row.rule(**values)

    def to_text(self, code: Code) -> str:
        """Write a code as a line of notation; raises BadNotation if it has no meaning."""
        row, values = self._found(code)
        return row.written(values)

    def from_text(self, text: str) -> Code:
        """Read a line of notation; raises BadNotation if it is not a decision of the game."""
        for row in self._by_word.get(text.split(" ")[0], ()):
            code = row.read(text)
            if code is not None:
                return code
        raise BadNotation(f"'{shown(text)}' is not a decision of this game")

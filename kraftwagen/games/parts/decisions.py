"""The decisions of a game as a table: their codes, their lines of notation and their rules."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Final, NamedTuple, TypeAlias

from kraftwagen.engine.errors import BadNotation, shown
from kraftwagen.engine.types import Code

SHIFT: Final = 20
"""The kind of a decision stands above this bit of its code, its values below."""

Decoded: TypeAlias = tuple[str, dict[str, int]]
"""The name of a decision's row, and its values by field."""


class Field(NamedTuple):
    """A value of a decision: what stands in a line for each number it may be.

    In the code ``plus`` is added to the number. Where the data set has the words, they are its
    ``attribute``.
    """

    words: Mapping[int, str]
    plus: int = 0
    attribute: str = ""


def named(names: Sequence[str], first: int = 0, plus: int = 0) -> Field:
    """A value with names for the numbers from ``first`` on."""
    return Field(dict(enumerate(names, first)), plus)


def number(first: int, last: int, shown_from: int | None = None, plus: int = 0) -> Field:
    """A number from ``first`` to ``last``; lines may count from another one."""
    further = 0 if shown_from is None else shown_from - first
    return Field({value: str(value + further) for value in range(first, last + 1)}, plus)


def of_data(attribute: str, count: int) -> Field:
    """A number below ``count`` that is named by the data set."""
    return number(0, count - 1)._replace(attribute=attribute)


class Row:
    """A kind of decision, or one way of it.

    ``code`` is the code, or what packs its values in the order of the fields: where their bits
    are is found by trying. ``line`` is the notation, with the fields in braces.
    """

    def __init__(
        self, name: str, code: Code | Callable[..., Code], rule: str, line: str, **fields: Field
    ) -> None:
        self.name, self.rule, self.line, self._code = name, rule, line, code
        self.fields = fields
        self.base = self._packed([0] * len(fields))
        self._places: list[tuple[str, Field, int, int]] = []
        """Name, field, where its bits begin and which of them it may use."""
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
        """The row with the words of a data set."""
        fields = dict(self.fields)
        for key, field in fields.items():
            if field.attribute:
                fields[key] = named(getattr(data, field.attribute), plus=field.plus)
        return Row(self.name, self._code, self.rule, self.line, **fields)

    def words(self) -> Sequence[str]:
        """The words its lines may begin with."""
        first = self.line.split(" ")[0]
        if first.startswith("{"):
            return list(self.fields[first[1:-1]].words.values())
        return [first]

    def values(self, code: Code) -> dict[str, int] | None:
        """The values of a code; None for a code of another row."""
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
        """The line for values."""
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
        """What each word of each field is in the code."""
        return {
            key: {word: value + field.plus << shift for value, word in field.words.items()}
            for key, field, shift, _ in self._places
        }

    def read(self, line: str) -> Code | None:
        """The code of a line; None for a line of another row."""
        found = self._pattern.fullmatch(line)
        if found is None:
            return None
        code = self.base
        for key, word in found.groupdict().items():
            code |= self._bits_of[key][word]
        return code


class Table:
    """All decisions of a game."""

    def __init__(self, rows: Sequence[Row]) -> None:
        self.rows = rows
        self._by_kind: dict[int, list[Row]] = {}
        self._by_word: dict[str, list[Row]] = {}
        for row in rows:
            self._by_kind.setdefault(row.base >> SHIFT, []).append(row)
            for word in row.words():
                self._by_word.setdefault(word, []).append(row)

    def bound(self, data: object) -> Table:
        """The table with the words of a data set."""
        return Table([row.bound(data) for row in self.rows])

    def _found(self, code: Code) -> tuple[Row, dict[str, int]]:
        for row in self._by_kind.get(code >> SHIFT, ()):
            values = row.values(code)
            if values is not None:
                return row, values
        raise BadNotation(f"{code} is not the code of a decision")

    def knows(self, code: Code) -> bool:
        """Whether a code means anything, whatever the position."""
        rows = self._by_kind.get(code >> SHIFT, ())
        return any(row.values(code) is not None for row in rows)

    def decode(self, code: Code) -> Decoded:
        """What a code means.

        Raises BadNotation for a code that means nothing, whatever the position.
        """
        row, values = self._found(code)
        return row.name, values

    def rule(self, code: Code) -> str:
        """The id of the rule that allows a decision."""
        return self._found(code)[0].rule

    def to_text(self, code: Code) -> str:
        """The line for a code; raises BadNotation for a code that means nothing."""
        row, values = self._found(code)
        return row.written(values)

    def from_text(self, text: str) -> Code:
        """The code of a line; raises BadNotation saying what is wrong with it."""
        for row in self._by_word.get(text.split(" ")[0], ()):
            code = row.read(text)
            if code is not None:
                return code
        raise BadNotation(f"'{shown(text)}' is not a decision of this game")

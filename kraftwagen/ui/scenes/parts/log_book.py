"""The lines of a match's log, with names that carry their seat."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from kraftwagen.ui.tables.hooks import LogLine

_OPEN, _MIDDLE, _CLOSE = "\ue000", "\ue001", "\ue002"
_NAME: Final = re.compile(f"{_OPEN}(\\d+){_MIDDLE}(.*?){_CLOSE}")
_WORD: Final = re.compile("[^ \n]+[ \n]*")
"""A word up to where a line may break; a no-break space is no such place."""
_LONGEST: Final = 600
"""The most lines kept at a table; older ones are in the record."""


def marked(names: Sequence[str]) -> list[str]:
    """Return names enclosed in signs with their seats, by which the log finds them."""
    return [f"{_OPEN}{seat}{_MIDDLE}{name}{_CLOSE}" for seat, name in enumerate(names)]


def plain(text: str) -> str:
    """Return a sentence with marked names as plain text."""
    return _NAME.sub(r"\2", text)


@dataclass
class Piece:
    """A word or a whole name of a log line; ``seat`` is that of a name."""

    text: str
    seat: int | None = None
    space: bool = True


@lru_cache(_LONGEST)
def pieces_of(text: str) -> list[Piece]:
    """Return the words and names of a line of the log."""
    pieces: list[Piece] = []
    at = 0
    for found in [*_NAME.finditer(text), None]:
        part = text[at : found.start()] if found else text[at:]
        for word in _WORD.findall(part.lstrip() if not pieces else part):
            pieces.append(Piece(word.rstrip(), None, word != word.rstrip()))
        if part[:1].isspace() and pieces and at:
            _after_name(pieces, part)
        if found:
            pieces.append(Piece(found.group(2), int(found.group(1)), False))
            at = found.end()
    return pieces


def _after_name(pieces: list[Piece], part: str) -> None:
    """Mark the space between a name and the words after it as part of the name."""
    words = len(_WORD.findall(part))
    index = len(pieces) - words - 1
    if index >= 0:
        pieces[index].space = True


@dataclass(frozen=True)
class Mark:
    """The beginning of the news for a reader, and a summary of them.

    ``after`` is the number of the last decision the reader knew; ``touched`` has lines to add
    behind those of a decision.
    """

    after: int
    words: str
    touched: Mapping[int, Sequence[LogLine]]


class LogBook:
    """All lines of a match; lives as long as the table, across layouts."""

    def __init__(self, longest: int = _LONGEST) -> None:
        self.longest = longest
        self.lines: list[LogLine] = []
        self.numbers: list[int] = []
        """The number of the decision that each line is about."""
        self.fresh = 0
        """Index of the first line about the last decision."""
        self.reader: Mark | None = None
        """The mark of the news for the person reading; None if nobody in particular reads."""
        self._number = 0

    def add(self, lines: Sequence[LogLine]) -> None:
        """Append lines about the decision set by ``mark``."""
        self.lines += lines
        self.numbers += [self._number] * len(lines)
        extra = len(self.lines) - self.longest
        if extra > 0:
            del self.lines[:extra]
            del self.numbers[:extra]
            self.fresh = max(0, self.fresh - extra)

    def mark(self, number: int) -> None:
        """Begin the lines of a decision (from 1), which are the newest from now on."""
        self._number = number
        self.fresh = len(self.lines)

    def clear(self) -> None:
        """Forget all lines, as after loading or undo."""
        self.lines, self.numbers = [], []
        self.mark(0)

    def shown(self) -> tuple[list[LogLine], list[int], int]:
        """Return the lines with the reader's mark, their decisions, and the first new line."""
        reader = self.reader
        if reader is None:
            return list(self.lines), list(self.numbers), self.fresh
        lines: list[LogLine] = []
        numbers: list[int] = []
        fresh = 0
        begun = False
        for index, (line, number) in enumerate(zip(self.lines, self.numbers, strict=True)):
            if number > reader.after and not begun:
                begun = True
                lines.append(LogLine(reader.words, "mark"))
                numbers.append(number)
            if index == self.fresh:
                fresh = len(lines)
            lines.append(line)
            numbers.append(number)
            if index + 1 == len(self.lines) or self.numbers[index + 1] != number:
                touched = reader.touched.get(number, ())
                lines += touched
                numbers += [number] * len(touched)
        return lines, numbers, fresh if self.fresh < len(self.lines) else len(lines)

    def text(self) -> str:
        """Return all lines as plain text."""
        return "\n".join(plain(line.text) for line in self.lines)

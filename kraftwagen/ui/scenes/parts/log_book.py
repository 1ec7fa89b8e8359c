"""The lines of a match's log, with names that carry their seat."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from operator import attrgetter
from typing import Final, NamedTuple, TypeAlias

from kraftwagen.engine.types import Seat
from kraftwagen.ui.tables.hooks import LogLine, Sign

_OPEN, _MIDDLE, _CLOSE = "\ue000", "\ue001", "\ue002"
_NAME: Final = re.compile(f"{_OPEN}(\\d+){_MIDDLE}(.*?){_CLOSE}")
_WORD: Final = re.compile("[^ \n]+[ \n]*")
"""A word up to where a line may break; a no-break space is no such place."""
NO_TURN: Final = -1
MEANT: Final = ("gain", "loss")
"""Weights of lines about a gain or loss of the reader."""
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


class Row(NamedTuple):
    """A row of the log: a line, and the numbers of its decision and its turn.

    The row of a whole turn has ``signs``, and in ``lines`` the texts of all its lines.
    """

    line: LogLine
    number: int
    turn: int = NO_TURN
    seat: Seat | None = None
    signs: tuple[Sign, ...] = ()
    lines: tuple[str, ...] = ()
    open: bool | None = None
    """Whether the lines below are shown; None for a row without lines below."""

    @property
    def told(self) -> list[str]:
        """All lines of a whole turn as plain texts."""
        return [plain(text) for text in self.lines]


class Turns:
    """The player turns of a log, and what was done in each.

    A heading begins a turn without a player: the lines up to the next decision.
    """

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        """Forget all turns."""
        self.noted = 0
        """Number of calls of ``done`` that noted something."""
        self._seats: list[Seat | None] = []
        self._signs: list[list[Sign]] = []
        self._ended = True

    def decides(self, seat: Seat | None) -> None:
        """Begin a new turn if another seat decides or the last turn has ended."""
        if seat is not None and (self._ended or self._seats[-1] != seat):
            self._begin(seat)

    def _begin(self, seat: Seat | None) -> None:
        self._seats.append(seat)
        self._signs.append([])
        self._ended = False

    def of(self, line: LogLine) -> int:
        """Return the number of a new line's turn; NO_TURN before the first turn."""
        if line.weight == "heading":
            self._begin(None)
        return len(self._seats) - 1

    def done(self, signs: Sequence[Sign], ends_turn: bool) -> None:
        """Add signs of what was done to the present turn, and end it if ``ends_turn``."""
        if self._signs:
            new = [sign for sign in signs if sign not in self._signs[-1][-1:]]
            self._signs[-1] += new
            self.noted += bool(new)
        self._ended = self._ended or ends_turn

    def count(self, turn: int) -> int:
        """Return the number of signs of a turn."""
        return len(self._signs[turn]) if turn >= 0 else 0

    def head(self, turn: int, lines: Sequence[Row], opened: bool) -> list[Row]:
        """Return the row of a turn and those of its lines that are shown below.

        Lines about a gain or loss of the reader are always shown.
        """
        seat = self._seats[turn] if turn >= 0 else None
        signs = tuple(self._signs[turn]) if turn >= 0 else ()
        first = lines[0]
        if turn < 0 or (seat is None and first.line.weight != "heading"):
            return list(lines)
        if seat is None or not signs:
            moves = [row for row in lines if row.line.weight == "move"]
            own = moves[0] if moves and seat is not None else first
            below = [row for row in lines if row is not own]
        else:
            own, below = first._replace(line=LogLine("", "turn", first.line.rule)), list(lines)
        kept = below if opened else [row for row in below if row.line.weight in MEANT]
        own = own._replace(
            number=lines[-1].number, seat=seat, signs=signs if own.line.weight == "turn" else (),
            lines=tuple(map(attrgetter("line.text"), lines)), open=opened if below else None,
        )  # fmt: skip
        return [own, *kept]


_Past: TypeAlias = tuple[Set[int], int, list[Row]]


class LogBook:
    """All lines of a match; lives as long as the table, across layouts."""

    fresh: int
    """Index of the first line about the last decision."""

    def __init__(self, longest: int = _LONGEST) -> None:
        self.longest = longest
        self.turns = Turns()
        """The player turns that the lines belong to."""
        self.clear()
        self.reader: Mark | None = None
        """The news for the person reading; None if nobody in particular reads."""
        self.opened: set[int] = set()
        """The turns whose lines are in sight, where turns fold."""

    def add(
        self, lines: Sequence[LogLine], signs: Sequence[Sign] = (), ends_turn: bool = False
    ) -> None:
        """Append lines about the decision set by ``mark``, and pictures of what was done."""
        for line in lines:
            self.lines.append(line)
            self.numbers.append(self._number)
            self.belongs.append(self.turns.of(line))
        self.turns.done(signs, ends_turn)
        extra = len(self.lines) - self.longest
        if extra > 0:
            del self.lines[:extra]
            del self.numbers[:extra]
            del self.belongs[:extra]
            self.fresh = max(0, self.fresh - extra)
            self._forget()

    def mark(self, number: int, seat: Seat | None = None) -> None:
        """Begin the lines of a seat's decision (numbered from 1), the newest from now on."""
        self._number = number
        self.fresh = len(self.lines)
        self.turns.decides(seat)

    def clear(self) -> None:
        """Forget everything (load, undo)."""
        self.lines: list[LogLine] = []
        self.numbers: list[int] = []
        """Number of the decision of each line."""
        self.belongs: list[int] = []
        """Number of the turn of each line, as in ``turns``."""
        self.fresh = self._number = 0
        self.turns.clear()
        self._forget()

    def _forget(self) -> None:
        """Forget which rows have been made."""
        self._made_for: Mark | None = None
        """The news of the reader for whom they were made."""
        self._rows: list[Row] = []
        self._starts: list[int] = []
        """Number of rows before each line that has a row."""
        self._past: _Past = (frozenset(), 0, [])
        """Turns opened, the number of rows of turns that are past, and what these fold into."""

    def shown(self) -> tuple[list[Row], int]:
        """Return the lines with the reader's mark, and the index of the first new one."""
        reader = self.reader
        rows, starts, numbers = self._rows, self._starts, self.numbers
        # A log grows long: what was made stays, but for the last decision, which may go on.
        changed = min(self._differs(reader), numbers[-1] if numbers else 0)
        while starts and numbers[len(starts) - 1] >= changed:
            del rows[starts.pop() :]
        self._made_for = reader
        if self._past[1] > len(rows):
            self._past = (frozenset(), 0, [])
        begun = reader is None or (starts != [] and numbers[len(starts) - 1] > reader.after)
        for index in range(len(starts), len(self.lines)):
            line, number = self.lines[index], numbers[index]
            starts.append(len(rows))
            if reader is not None and number > reader.after and not begun:
                begun = True
                rows.append(Row(LogLine(reader.words, "mark"), number))
            turn = self.belongs[index]
            rows.append(Row(line, number, turn))
            last = index + 1 == len(self.lines) or self.numbers[index + 1] != number
            if reader is not None and last:
                for one in reader.touched.get(number, ()):
                    rows.append(Row(one, number, turn))
        if self.fresh >= len(starts):
            return list(rows), len(rows)
        fresh = starts[self.fresh]
        return list(rows), fresh + (rows[fresh].line.weight == "mark")

    def _differs(self, reader: Mark | None) -> float:
        """Return the first decision whose rows differ for a reader from those that were made."""
        old, new = self._made_for, reader
        if old is new:
            return math.inf
        if old is None or new is None or (old.after, old.words) != (new.after, new.words):
            return 1 + min(one.after for one in (old, new) if one is not None)
        numbers = old.touched.keys() | new.touched.keys()
        touched = (one for one in numbers if old.touched.get(one) != new.touched.get(one))
        return min(touched, default=math.inf)

    def folded(self) -> tuple[list[Row], int]:
        """Return a row for each turn, with all lines below it for the turns ``opened``."""
        (rows, fresh), opened = self.shown(), self.opened
        known, at, past = self._past
        if known != opened:
            at, past = 0, []
        made, whole = list(past), len(past)
        first, settled = -1, at
        for turn, group in groupby(rows[at:], attrgetter("turn")):
            lines = list(group)
            if first < 0 and at + len(lines) > fresh:
                first = len(made)
            at += len(lines)
            made += self.turns.head(turn, lines, turn in opened)
            # What the decision before the last one did to the reader may still come.
            if lines[-1].number < self.numbers[-1] - 1 and turn < self.belongs[-1]:
                settled, whole = at, len(made)
        self._past = frozenset(opened), settled, made[:whole]
        return made, first if first >= 0 else len(made)

    def text(self) -> str:
        """Return all lines as plain text."""
        return "\n".join(plain(line.text) for line in self.lines)

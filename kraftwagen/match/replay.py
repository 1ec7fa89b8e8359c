"""A record played again: step by step, as a whole to verify, or as the start of another game."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Event
from kraftwagen.match.match import Match
from kraftwagen.match.record import PRACTICE, BadRecord, Header, Record
from kraftwagen.match.seats import SeatInfo


@dataclass(frozen=True, slots=True)
class Moment:
    """The position after ``number`` decisions; ``text`` and ``events`` belong to the last."""

    number: int
    text: str
    events: tuple[Event, ...]
    state: Any


@dataclass(frozen=True, slots=True)
class Divergence:
    """Where a record and the rules part; number 0 is the set-up."""

    number: int
    text: str
    problem: str

    def __str__(self) -> str:
        """One line for people."""
        shown = f" '{self.text}'" if self.text else ""
        return f"decision {self.number}{shown}: {self.problem}"


def moments(record: Record, spec: GameSpec[Any]) -> Iterator[Moment]:
    """The set-up and the position after each decision; raises BadRecord."""
    match = Match.from_record(spec, record)
    yield Moment(0, "", (), spec.clone(match.state_at(0)))
    for number, step in enumerate(match.steps, start=1):
        yield Moment(number, step.text, step.events, spec.clone(match.state_at(number)))


def verify(record: Record, spec: GameSpec[Any]) -> Divergence | None:
    """Where playing the record again leads elsewhere; None when it is sound."""
    header, decisions = record.header, record.decisions
    try:
        match = Match.from_record(spec, record)
    except BadRecord as error:
        number = int(error.values.get("number", 0))
        text = decisions[number - 1] if number else ""
        return Divergence(number, text, str(error.values.get("problem", error)))
    last = decisions[-1] if decisions else ""
    if match.is_over != header.finished:
        problem = "the game goes on here" if header.finished else "the game is over here"
        return Divergence(len(decisions), last, problem)
    digest = spec.digest(match.state)
    if header.digest and header.digest != digest:
        problem = f"the position is {digest}, the record says {header.digest}"
        return Divergence(len(decisions), last, problem)
    return None


@dataclass(frozen=True, slots=True)
class Origin:
    """The game another one was branched from: after how many decisions, and when it began.

    Seed and options are the same in both. Records keep it among their marks.
    """

    number: int
    date: str

    @property
    def mark(self) -> str:
        """One line for a record."""
        return f"from:{self.number}:{self.date[:_MOST_OF_DATE]}"

    @classmethod
    def of(cls, header: Header) -> Origin | None:
        """The origin a record names; None for a game of its own."""
        for mark in header.marks:
            found = _FROM.fullmatch(mark)
            if found is not None:
                return cls(int(found[1]), found[2])
        return None


_FROM: Final = re.compile(r"from:(\d{1,6}):(.*)")
_MOST_OF_DATE: Final = 60


def branch(match: Match, number: int, controllers: Sequence[str], date: str) -> Match:
    """A new game that goes on from the position after ``number`` decisions of another one.

    ``controllers`` says who decides for each seat from there on and ``date`` when the new game
    began. The other game stays as it is. The new one is practice unless it begins at the very
    beginning: part of it is given, and what came next may be known. Raises GameError.
    """
    record = match.record
    hands = [seat.controller for seat in record.header.seats]
    for handed in reversed(match.handovers):
        if handed.number > number:
            hands[handed.seat] = handed.before
    early = [one.mark for one in match.handovers if one.number <= number]
    marks = [Origin(number, record.header.date).mark]
    if number or PRACTICE in record.header.marks:
        marks.append(PRACTICE)
    seats = tuple(
        SeatInfo(seat.name, hand) for seat, hand in zip(record.header.seats, hands, strict=True)
    )
    changes = {"seats": seats, "marks": (*marks, *early), "date": date, "name": ""}
    cut = replace(record, decisions=record.decisions[:number]).with_header(**changes)
    made = Match.from_record(match.spec, cut)
    for seat, controller in enumerate(controllers):
        made.hand_over(seat, controller)
    return made

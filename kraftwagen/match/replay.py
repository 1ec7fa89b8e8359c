"""Replays a record: step by step, as a whole to verify it, or as the start of another game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Event
from kraftwagen.match.match import Match
from kraftwagen.match.record import BadRecord, Record
from kraftwagen.match.seats import Origin


@dataclass(frozen=True, slots=True)
class Moment:
    """The state after ``number`` decisions, with the notation and events of the last decision."""

    number: int
    text: str
    events: tuple[Event, ...]
    state: Any


@dataclass(frozen=True, slots=True)
class Divergence:
    """The first disagreement of a record with the rules.

    ``number`` counts decisions from 1; 0 is the set-up.
    """

    number: int
    text: str
    problem: str

    def __str__(self) -> str:
        """Describe the divergence in one line."""
        shown = f" '{self.text}'" if self.text else ""
        return f"decision {self.number}{shown}: {self.problem}"


def moments(record: Record, spec: GameSpec[Any]) -> Iterator[Moment]:
    """Yield the first state and the state after each decision; raises BadRecord."""
    match = Match.from_record(spec, record)
    yield Moment(0, "", (), match.spec.clone(match.state_at(0)))
    for number, step in enumerate(match.steps, start=1):
        yield Moment(number, step.text, step.events, match.spec.clone(match.state_at(number)))


def verify(record: Record, spec: GameSpec[Any]) -> Divergence | None:
    """Replay a record; returns its first divergence from the rules, None if it is sound."""
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
    digest = match.spec.digest(match.state)
    if header.digest and header.digest != digest:
        problem = f"the position is {digest}, the record says {header.digest}"
        return Divergence(len(decisions), last, problem)
    return None


def branch(match: Match, number: int, controllers: Sequence[str], date: str) -> Match:
    """Start a game that continues another one after ``number`` decisions.

    ``controllers`` decide for the seats from there on; ``date`` is when the new game begins. The
    other game stays as it is. The new game is practice unless ``number`` is 0, as the players may
    know what comes next. Raises GameError.
    """
    record = match.record
    hands = [seat.controller for seat in record.header.seats]
    for handed in reversed(match.handovers):
        if handed.number > number:
            hands[handed.seat] = handed.before
    seats = tuple(
        replace(seat, controller=hand)
        for seat, hand in zip(record.header.seats, hands, strict=True)
    )
    cut = replace(record, decisions=record.decisions[:number]).with_header(
        seats=seats,
        practice=bool(number) or record.header.practice,
        unassisted=False,
        hints=(),
        handovers=tuple(one for one in match.handovers if one.number <= number),
        origin=Origin(number, record.header.date),
        daily="",
        challenge="",
        date=date,
        name="",
    )
    made = Match.from_record(match.spec, cut)
    for seat, controller in enumerate(controllers):
        made.hand_over(seat, controller)
    return made

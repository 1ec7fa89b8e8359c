"""Replays a record: step by step, as a whole to verify it, or as the start of another game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from kraftwagen.engine.errors import told
from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Event, Json
from kraftwagen.match.match import NO_CODE, Match, Step, played_by
from kraftwagen.match.record import BadRecord, Header, Record, positions_of
from kraftwagen.match.seats import Origin

_OF_OTHER_RULES: Final = ("rules", "data", "unplayable")
"""Faults of a record that is sound, but not by the present rules."""


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


def refusal(spec: GameSpec[Any], header: Header) -> BadRecord | None:
    """Return why a game cannot be opened, as far as its header tells; None if it can be."""
    try:
        played_by(spec, header)
    except BadRecord as problem:
        return problem if _is_refused(spec, header, problem) else None
    return None


def _is_refused(spec: GameSpec[Any], header: Header, problem: BadRecord) -> bool:
    """Return whether a fault of a record is final, as it has no positions to be taken over."""
    older = header.rules_version <= spec.rules_version
    return problem.kind not in _OF_OTHER_RULES or not older or not header.positions


def reopen(spec: GameSpec[Any], record: Record) -> Match:
    """Return the game of a record, by its own rules or taken over; raises BadRecord.

    A running game of rules that are no longer played goes on from its last position by the present
    ones, as practice. A finished game is shown by its stored positions.
    """
    header = record.header
    try:
        return Match.from_record(spec, record)
    except BadRecord as problem:
        if _is_refused(spec, header, problem):
            raise
    positions = positions_of(record)
    if header.finished:
        return _shown(spec, record, [_state_of(spec, position) for position in positions])
    _state_of(spec, positions[-1])
    match = Match.from_record(spec, Record(_going_on(spec, record, positions[-1])))
    match.taken_over = "goes_on"
    return match


def _shown(spec: GameSpec[Any], record: Record, states: Sequence[Any]) -> Match:
    """Return a finished game as its positions alone tell it: without events."""
    lines = record.decisions[len(record.decisions) + 1 - len(states) :]
    steps = [
        Step(spec.actor(before), NO_CODE, line, (), before)
        for before, line in zip(states[:-1], lines, strict=True)
    ]
    match = Match(spec, record.header, states[-1], steps)
    match.taken_over = "shown"
    return match


def _state_of(spec: GameSpec[Any], position: Json) -> Any:
    try:
        return spec.from_position(position)
    except Exception as problem:  # files are untrusted
        raise BadRecord("position", problem=told(problem)) from problem


def _going_on(spec: GameSpec[Any], record: Record, position: Json) -> Header:
    """Return the header of a game that goes on from its last position by the present rules."""
    header = record.header
    return replace(
        header,
        rules_version=spec.rules_version,
        data_digest=spec.data_digest,
        options={**spec.options, **{k: v for k, v in header.options.items() if k in spec.options}},
        start=position,
        practice=True,
        handovers=(),
        origin=Origin(len(record.decisions), header.date),
        daily="",
        challenge="",
    )


def branch(match: Match, number: int, controllers: Sequence[str], date: str) -> Match:
    """Start a game that continues another one after ``number`` decisions.

    ``controllers`` decide for the seats from there on; ``date`` is when the new game begins. The
    other game stays as it is. The new game is practice unless ``number`` is 0, as the players may
    know what comes next. Raises GameError.
    """
    record = match.record
    if match.taken_over == "shown":
        position = match.spec.to_position(match.state_at(number))
        record = Record(_going_on(match.spec, record, position))
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

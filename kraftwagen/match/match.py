"""A game in progress: the only place where its state changes.

A match owns the true state. Decisions go in through ``submit``; players see observations and
redacted events. State, events and log follow from set-up and decisions, so a game is loaded by
playing its decisions again and undone by going back to an earlier state.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from operator import attrgetter
from typing import Any, Final

import kraftwagen
from kraftwagen.engine.errors import GameError, IllegalAction, WrongSeat, told
from kraftwagen.engine.reasons import Reason
from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Code, Event, Json, Observation, Option, Seat
from kraftwagen.match.record import (
    MAX_ENTRIES,
    BadRecord,
    Header,
    Record,
    as_text,
    is_newer,
    with_positions,
)
from kraftwagen.match.seats import FREE_HINTS, Handover, SeatInfo

RULE: Final = "undo"
"""The rule id in the reasons for refusing undo; no game has a rule of this id."""

NO_CODE: Final = -1
"""The code of a decision that the rules do not know; no decision has it."""


@dataclass(frozen=True, slots=True)
class Step:
    """One decision: seat, code, notation, true events, and the true state before it."""

    seat: Seat
    code: Code
    text: str
    events: tuple[Event, ...]
    before: Any


@dataclass(frozen=True, slots=True)
class UndoStatus:
    """Whether a decision can be taken back; if not, ``reason`` says why."""

    ok: bool
    reason: Reason | None = None


class HintRefused(GameError):
    """Raised for a hint in a game without hints."""


class UndoRefused(GameError):
    """Raised for an undo or take-back that is not possible now."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"nothing is taken back: {reason}")
        self.reason = reason


class Match:
    """A game in progress, made by ``new``, ``from_position`` or ``from_record``."""

    def __init__(
        self, spec: GameSpec[Any], header: Header, state: Any, steps: Sequence[Step] = ()
    ) -> None:
        self.spec = spec
        self.taken_over = ""
        """How a game of other rules goes on: it "goes_on" from its last position or is "shown" by
        its stored ones, without events; empty for a game by its own rules."""
        self._header = header
        self._steps = list(steps)
        self._written: dict[int, tuple[Any, str]] = {}
        """States with their numbers of decisions, and these states as they are kept."""
        self._go_to(state)

    @classmethod
    def new(
        cls,
        spec: GameSpec[Any],
        seats: Sequence[SeatInfo],
        seed: int,
        options: Mapping[str, Json],
        date: str = "",
        *,
        unassisted: bool = False,
        start: Mapping[str, Json] | None = None,
        challenge: str = "",
    ) -> Match:
        """Start a game; ``date`` (ISO 8601) is when it begins and identifies it.

        ``unassisted`` games allow no hints and no taking back. ``start`` is the first position,
        None for the usual set-up, ``challenge`` the id of a challenge. Raises BadOption,
        BadPosition for a wrong ``start``, and GameError for a wrong number of seats.
        """
        header = _header(spec, seats, seed, options, date)
        marks = replace(header, unassisted=unassisted, start=start, challenge=challenge)
        return cls._open(spec, marks)

    @classmethod
    def from_position(
        cls,
        spec: GameSpec[Any],
        seats: Sequence[SeatInfo],
        position: Mapping[str, Json],
        date: str = "",
    ) -> Match:
        """Start a game from a position; raises BadPosition, GameError for wrong ``seats``."""
        return cls._open(spec, replace(_header(spec, seats, 0, {}, date), start=position))

    @classmethod
    def from_record(cls, spec: GameSpec[Any], record: Record) -> Match:
        """Restore a game by replaying its record, with the rules it names; raises BadRecord.

        Records are untrusted, so any exception of the rules becomes BadRecord.
        """
        header = record.header
        spec = played_by(spec, header)
        fresh = replace(
            header, saved="", finished=False, positions=0, app_version=kraftwagen.__version__
        )
        try:
            match = cls._open(spec, fresh)
        except Exception as error:
            raise BadRecord("unplayable", number=0, problem=told(error)) from error
        for number, line in enumerate(record.decisions, start=1):
            try:
                match.submit(match.actor, spec.from_text(line))
            except Exception as error:
                raise BadRecord("unplayable", number=number, problem=told(error)) from error
        return match

    @classmethod
    def _open(cls, spec: GameSpec[Any], header: Header) -> Match:
        smallest, largest = spec.seats
        if not smallest <= len(header.seats) <= largest:
            raise GameError(f"seats must be {smallest} to {largest}, not {len(header.seats)}")
        if header.start is None:
            state = spec.new(len(header.seats), header.seed, header.options)
        else:
            state = spec.from_position(header.start)
            if len(spec.scores(state)) != len(header.seats):
                raise GameError(f"the position is not one for {len(header.seats)} seats")
        return cls(spec, header, state)

    def _go_to(self, state: Any) -> None:
        """Set the state and forget what was computed about the one before."""
        self._state = state
        self.is_over: bool = self.spec.is_over(state)
        self._legal: list[Code] | None = None
        self._options: dict[Seat, list[Option]] = {}

    @property
    def state(self) -> Any:
        """The true state, which holds all secrets: not to be shown to players."""
        return self._state

    @property
    def seats(self) -> tuple[SeatInfo, ...]:
        """The names, controllers and colours of all seats."""
        return self._header.seats

    @property
    def actor(self) -> Seat:
        """The seat to move; meaningless when the game is over."""
        return self.spec.actor(self._state)

    @property
    def set_up(self) -> Mapping[str, Json]:
        """The set-up options of the game, by name."""
        return self._header.options

    @property
    def keeps_secrets(self) -> bool:
        """Whether seats still hold hidden things, so that the seed must not be shown."""
        return self.spec.hidden_hands and not self.is_over

    @property
    def is_practice(self) -> bool:
        """Whether the game is practice, as after a reveal was taken back or a seat handed over."""
        return self._header.is_practice

    @property
    def is_unassisted(self) -> bool:
        """Whether the game is played without hints and without taking back."""
        return self._header.unassisted

    @property
    def hints(self) -> list[int]:
        """The number of hints that each seat has asked for."""
        return list(self._header.hints) or [0] * len(self.seats)

    @property
    def steps(self) -> Sequence[Step]:
        """All decisions so far with true events and states: not to be shown to players."""
        return tuple(self._steps)

    def state_at(self, number: int) -> Any:
        """Return the true state after ``number`` decisions, not to be changed."""
        return self._steps[number].before if number < len(self._steps) else self._state

    @property
    def record(self) -> Record:
        """The record of the game so far."""
        header = replace(self._header, finished=self.is_over, digest=self.spec.digest(self._state))
        return Record(header, tuple(map(attrgetter("text"), self._steps)))

    @property
    def kept_record(self) -> Record:
        """The record as it is to be kept: with the last position, or all of a finished game."""
        last = len(self._steps)
        numbers = range(0 if self.is_over else last, last + 1)
        return with_positions(self.record, [self._position(number) for number in numbers])

    def _position(self, number: int) -> str:
        """Return the state after ``number`` decisions as it is kept, written once."""
        state, known = self.state_at(number), self._written.get(number)
        if known is None or known[0] is not state:
            known = self._written[number] = state, as_text(self.spec.to_position(state))
        return known[1]

    def legal(self) -> list[Code]:
        """Return the legal decisions of the seat to move; the list must not be changed."""
        if self._legal is None:
            self._legal = self.spec.legal(self._state)
        return self._legal

    def observation(self, seat: Seat) -> Observation:
        """Return the knowledge of a seat about the state."""
        return self.spec.observe(self._state, seat)

    def options(self, seat: Seat) -> list[Option]:
        """Return the options of a seat, with reasons and previews from its knowledge alone.

        The list must not be changed.
        """
        if seat not in self._options:
            self._options[seat] = self.spec.explain(self.observation(seat).state, seat)
        return self._options[seat]

    def hand_over(self, seat: Seat, controller: str) -> None:
        """Let a bot or a person decide for a seat from now on, and note it in the record.

        Two hand-overs of a seat with no decision in between count as one.
        """
        before = self.seats[seat].controller
        if controller == before:
            return
        seats = list(self.seats)
        seats[seat] = replace(seats[seat], controller=controller)
        handed = self.handovers
        last = handed[-1] if handed else None
        if last is not None and (last.number, last.seat) == (len(self._steps), seat):
            handed.pop()
            before = last.before
        if before != controller:
            handed.append(Handover(len(self._steps), seat, before, controller))
        kept = tuple(handed[-MAX_ENTRIES:])
        self._header = replace(self._header, seats=tuple(seats), handovers=kept)

    @property
    def handovers(self) -> list[Handover]:
        """The hand-overs of seats during the game, in order."""
        return list(self._header.handovers)

    def count_hint(self, seat: Seat) -> None:
        """Count a hint for a seat in the record, unless its hints are free.

        Raises HintRefused in unassisted games.
        """
        if self.is_unassisted:
            raise HintRefused("this game is played without hints")
        if self.seats[seat].has(FREE_HINTS):
            return
        hints = self.hints
        hints[seat] += 1
        self._header = replace(self._header, hints=tuple(hints))

    def submit(self, seat: Seat, code: Code) -> list[Event]:
        """Carry out a decision; returns its events as the deciding seat may see them.

        Raises WrongSeat, BadNotation or IllegalAction without changing anything.
        """
        state, spec = self._state, self.spec
        if seat != self.actor:
            raise WrongSeat(seat, self.actor)
        reason = None if code in self.legal() else spec.why_not(state, code)
        text = spec.to_text(code)
        if reason is not None:
            raise IllegalAction(text, reason)
        # On a clone, so that even an error in the rules leaves the match as it was.
        after, events = spec.clone(state), list[Event]()
        spec.apply(after, code, events)
        self._steps.append(Step(seat, code, text, tuple(events), state))
        self._go_to(after)
        return [event.seen_by(seat) for event in events]

    def undo_status(self, seat: Seat) -> UndoStatus:
        """Return whether a person may undo: their decision was the last and revealed nothing.

        Where taking back is free, bots may have decided since.
        """
        problem = self._no_undo(seat)
        return UndoStatus(problem is None, problem)

    def undo(self, seat: Seat) -> None:
        """Take back a person's last decision and those of bots since; raises UndoRefused."""
        _refuse(self._no_undo(seat))
        self._back_to(self._own(seat))

    def take_back_status(self, seat: Seat) -> UndoStatus:
        """Return whether ``take_back`` is allowed; it does more than undo only for one person."""
        problem = self._no_take_back(seat)
        return UndoStatus(problem is None, problem)

    def take_back(self, seat: Seat) -> None:
        """Take back the only person's last decision and all later decisions of bots.

        The game becomes practice if ``undo`` would have been refused. Raises UndoRefused.
        """
        _refuse(self._no_take_back(seat))
        if self._no_undo(seat) is not None:
            self._header = replace(self._header, practice=True)
        self._back_to(self._own(seat))

    def _no_undo(self, seat: Seat) -> Reason | None:
        problem = self._no_own_decision(seat)
        if problem is not None:
            return problem
        if self.is_over:
            return Reason("undo_game_over", RULE)
        own = self._own(seat)
        free = self.seats[seat].has(FREE_HINTS) and not self.is_unassisted
        for step in reversed(self._steps[own + 1 :]):
            if not free or self.seats[step.seat].is_person:
                return Reason("undo_other_decided", RULE, {"seat": step.seat})
        if self.spec.reveals(self._steps[own].before) != self.spec.reveals(self._state):
            return Reason("undo_revealed", RULE)
        return None

    def _own(self, seat: Seat) -> int:
        """Return the index of a seat's last decision, which must exist."""
        return max(index for index, step in enumerate(self._steps) if step.seat == seat)

    def _no_take_back(self, seat: Seat) -> Reason | None:
        if self.is_unassisted or self.is_over:
            return self._no_undo(seat)
        if sum(info.is_person for info in self.seats) > 1:
            return Reason("undo_not_alone", RULE)
        return self._no_own_decision(seat)

    def _no_own_decision(self, seat: Seat) -> Reason | None:
        if not self.seats[seat].is_person:
            return Reason("undo_not_a_person", RULE, {"seat": seat})
        if seat not in map(attrgetter("seat"), self._steps):
            return Reason("undo_nothing", RULE)
        return None

    def _back_to(self, index: int) -> None:
        self._go_to(self._steps[index].before)
        del self._steps[index:]


def _header(
    spec: GameSpec[Any],
    seats: Sequence[SeatInfo],
    seed: int,
    options: Mapping[str, Json],
    date: str,
) -> Header:
    return Header(
        game=spec.id,
        rules_version=spec.rules_version,
        data_digest=spec.data_digest,
        options={**spec.options, **options},
        seats=tuple(seats),
        seed=seed,
        date=date,
    )


def _refuse(reason: Reason | None) -> None:
    if reason is not None:
        raise UndoRefused(reason)


def played_by(spec: GameSpec[Any], header: Header) -> GameSpec[Any]:
    """Return a game in the version of its rules and data that a record names; raises BadRecord."""
    _same("game", header.game, spec.id)
    found = spec.played_with(header.data_digest)
    known = found is not None and header.rules_version == spec.rules_version
    if not known and is_newer(header.app_version):
        raise BadRecord("newer", version=header.app_version, own=kraftwagen.__version__)
    _same("rules", header.rules_version, spec.rules_version)
    if found is None:
        raise BadRecord("data", found=header.data_digest, wanted=spec.data_digest)
    return found


def _same(kind: str, found: str | int, wanted: str | int) -> None:
    if found != wanted:
        raise BadRecord(kind, found=found, wanted=wanted)

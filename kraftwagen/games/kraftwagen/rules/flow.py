"""The course of a game: legal decisions and their consequences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kraftwagen.engine.types import Event
from kraftwagen.games.kraftwagen import codes, events, frames, terms
from kraftwagen.games.kraftwagen.rules import (
    buyers,
    cars,
    engineers,
    money,
    race,
    research,
    scoring,
    setup,
    track,
    workshop,
)
from kraftwagen.games.kraftwagen.state import State

if TYPE_CHECKING:
    # Only in annotations: machine words in compiled code, plain ints without.
    from mypy_extensions import i64

# Tasks that are always possible need no look at the table (see performable).
_CONDITIONAL: Final = (
    frames.task_bits(terms.HIRE, 3)
    | frames.task_bits(terms.RESEARCH, 3)
    | frames.task_bits(terms.SALE, 3)
)
_END: Final[tuple[int, ...]] = (frames.END,)
_END_PLACED: Final[tuple[int, ...]] = (frames.END_PLACED,)


def legal(state: State) -> list[int]:
    """Return all legal codes, sorted; none only when the game is over."""
    if not state.pending:
        return []
    frame = state.pending[-1]
    kind = frame & frames.KIND_MASK
    if kind == frames.TAKE:
        return track.legal_takes(state)
    if kind == frames.ACTION_PHASE:
        found = _legal_tasks(state, frame)
        if state.players[state.current].markers & engineers.USABLE:
            found += engineers.legal_markers(state)
        return found
    if kind == frames.END:
        player = state.players[state.current]
        found = cars.legal_cars(state, player)
        if player.markers & engineers.USABLE:
            found = engineers.legal_markers(state) + found
        found.append(codes.END_TURN)
        return found
    if kind == frames.TASKS:
        return _legal_tasks(state, frame)
    if kind == frames.END_PLACED:
        return [codes.END_TURN]
    if kind == frames.START:
        return setup.legal_starts(state)
    return buyers.legal_benz(state)


def _legal_tasks(state: State, frame: i64) -> list[int]:
    player = state.players[state.current]
    found: list[int] = []
    if frames.count(frame, terms.HIRE) and player.supply:
        found = research.legal_hires(state)
    if frames.count(frame, terms.RESEARCH):
        found = _joined(found, research.legal_research(state))
    if frames.count(frame, terms.TAKE_BODY):
        found = _joined(found, workshop.legal_bodies(player))
    if frames.count(frame, terms.TAKE_ENGINE):
        found = _joined(found, workshop.legal_engines(player))
    if frames.count(frame, terms.BUYER):
        found = _joined(found, buyers.legal_buyers(state))
    if frames.count(frame, terms.RACE):
        found.append(codes.RACE)
    if frame >= frames.task_bits(terms.SALE):
        if frames.count(frame, terms.TO_SPACE):
            found.append(codes.TO_SPACE)
        if frames.count(frame, terms.GRAND_PRIX_ENGINE):
            found.append(codes.GRAND_PRIX_ENGINE)
        if frames.count(frame, terms.SALE) and cars.own_open_cars(state, state.current):
            found += cars.legal_sales(state)
    return found


def _joined(found: list[int], more: list[int]) -> list[int]:
    """Both lists, one of them changed: most often the first is empty."""
    if not found:
        return more
    found += more
    return found


def apply(state: State, code: int, out: list[Event] | None = None) -> None:
    """Carry out a legal decision in place, with all that follows up to the next question."""
    seat = state.current
    kind = code & ~codes.VALUE_MASK
    value = code & codes.VALUE_MASK
    if kind == codes.END_TURN:
        scoring.finish_player_turn(state, out)
        return
    if kind == codes.TAKE:
        state.pending = ()
        track.take(state, seat, value, out)
    elif kind == codes.CAR:
        state.pending = _END_PLACED
        cars.offer(state, seat, code, out)
        return
    elif kind == codes.HIRE:
        _done(state, terms.HIRE)
        research.hire(state, seat, value, out)
    elif kind == codes.BODY:
        extra = _done(state, terms.TAKE_BODY)
        workshop.take_body(state, seat, value, extra, out)
    elif kind == codes.ENGINE:
        extra = _done(state, terms.TAKE_ENGINE)
        workshop.take_engine(state, seat, value, extra, out)
    elif kind == codes.RACE:
        extra = _done(state, terms.RACE)
        race.advance(state, seat, state.players[seat].grand_prix_engine + extra, out)
    elif kind == codes.BUYER:
        extra = _done(state, terms.BUYER)
        buyers.choose(state, seat, value, out)
        money.pay(state, seat, extra, terms.FROM_SPECIAL_TILES, out)
    elif kind == codes.RESEARCH:
        _done(state, terms.RESEARCH)
        research.take(state, seat, value, out)
    elif kind == codes.START:
        setup.take_start_tile(state, seat, value, out)
    elif kind == codes.DAIMLER:
        engineers.use_daimler(state, seat, code, out)
    elif kind == codes.DIESEL:
        engineers.use_diesel(state, seat, code, out)
    elif kind == codes.TO_SPACE:
        _done(state, terms.TO_SPACE)
        race.to_space(state, seat, out)
    elif kind == codes.GRAND_PRIX_ENGINE:
        _done(state, terms.GRAND_PRIX_ENGINE)
        workshop.install(state, seat, state.data.start_engine, out)
    elif kind == codes.SALE:
        _done(state, terms.SALE)
        cars.sell_privately(state, seat, value, out)
    else:
        buyers.choose_benz(state, seat, value, out)
        scoring.score(state, out)
        return
    _settle(state, out)


def _done(state: State, task: i64) -> i64:
    """Take one task off the topmost frame; returns the frame's bonus."""
    frame: i64 = state.pending[-1]
    left = frame - frames.task_bits(task)
    state.pending = (left,) if len(state.pending) == 1 else state.pending[:-1] + (left,)
    return frames.bonus_of(frame)


def performable(state: State, frame: i64) -> bool:
    """Return whether any task of a frame can be performed; if not, its tasks are lost (P1, A1)."""
    tasks = frame & frames.ALL_TASKS
    if tasks == 0:
        return False
    if tasks & ~_CONDITIONAL:
        return True
    if frames.count(frame, terms.HIRE) and state.players[state.current].supply:
        return True
    if frames.count(frame, terms.RESEARCH) and state.shown:
        return True
    return frames.count(frame, terms.SALE) > 0 and bool(cars.own_open_cars(state, state.current))


def _settle(state: State, out: list[Event] | None) -> None:
    """Carry out everything that needs no decision, up to the next question."""
    while True:
        frame = state.pending[-1]
        kind = frame & frames.KIND_MASK
        if kind == frames.TASKS or kind == frames.ACTION_PHASE:
            if performable(state, frame):
                return
            if out is not None:
                _log_lost(state, frame, out)
            if kind == frames.ACTION_PHASE:
                state.pending = _END
                return
            state.pending = state.pending[:-1]
        elif kind == frames.REVEAL:
            state.pending = state.pending[:-1]
            research.reveal(state, frames.card_of(frame), out)
        elif kind == frames.FLIP:
            setup.flip(state, out)
            return
        else:
            return


def _log_lost(state: State, frame: int, out: list[Event]) -> None:
    for task in range(len(terms.TASKS)):
        for _ in range(frames.count(frame, task)):
            out.append(events.TaskLost(state.current, task))

"""Every game can be recorded, saved after any decision, gone on with and verified."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from kraftwagen.engine.errors import WrongSeat
from kraftwagen.match.match import Match
from kraftwagen.match.record import from_bytes, to_bytes
from kraftwagen.match.replay import moments, verify
from kraftwagen.match.seats import SeatInfo
from tests.contract.battery import CASES, Case, decisions, play


def played(case: Case, seed: int) -> Match:
    seats = [SeatInfo(f"Seat {number}") for number in range(case.seats)]
    match = Match.new(case.spec, seats, seed, dict(case.options), date="2026-01-01")
    for code in decisions(case, seed):
        match.submit(match.actor, code)
    return match


@pytest.mark.parametrize("case", CASES, ids=str)
def test_records_replay_to_the_same_result(case: Case) -> None:
    for seed in range(4):
        match = played(case, seed)
        record = from_bytes(to_bytes(match.record))
        assert record == match.record
        assert record.header.finished
        assert verify(record, case.spec) is None
        *_, last = moments(record, case.spec)
        assert case.spec.digest(last.state) == record.header.digest


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_game_can_be_saved_and_gone_on_with_after_any_decision(case: Case) -> None:
    spec, match = case.spec, played(case, 7)
    record = match.record
    rng = random.Random(7)
    length = len(record.decisions)
    for number in {0, 1, length - 1, *rng.sample(range(length), min(8, length))}:
        part = replace(record, decisions=record.decisions[:number])
        resumed = Match.from_record(spec, from_bytes(to_bytes(part)))
        assert spec.digest(resumed.state) == spec.digest(match.state_at(number))
        for line in record.decisions[number:]:
            resumed.submit(resumed.actor, spec.from_text(line))
        assert resumed.record.header.digest == record.header.digest


@pytest.mark.parametrize("case", CASES, ids=str)
def test_only_the_seat_to_move_decides(case: Case) -> None:
    match = played(case, 2)
    fresh = Match.from_record(case.spec, replace(match.record, decisions=()))
    for _, code in play(case, 2):
        for seat in range(-1, case.seats + 1):
            if seat != fresh.actor:
                with pytest.raises(WrongSeat):
                    fresh.submit(seat, code)
        fresh.submit(fresh.actor, code)
    assert fresh.record == match.record


@pytest.mark.parametrize("case", CASES, ids=str)
def test_undo_restores_the_state_exactly(case: Case) -> None:
    spec, match = case.spec, played(case, 4)
    fresh = Match.from_record(spec, replace(match.record, decisions=()))
    undone = 0
    for line in match.record.decisions[:-1]:
        seat, before = fresh.actor, spec.digest(fresh.state)
        code = spec.from_text(line)
        fresh.submit(seat, code)
        if fresh.undo_status(seat).ok:
            fresh.undo(seat)
            assert spec.digest(fresh.state) == before
            fresh.submit(seat, code)
            undone += 1
    assert undone
    fresh.submit(fresh.actor, spec.from_text(match.record.decisions[-1]))
    assert fresh.record == match.record

"""Every game may be summed up: figures for each seat that agree with its scores."""

from __future__ import annotations

import pytest

from kraftwagen.engine.types import Event
from kraftwagen.match.game_result import from_line, result_of, to_line
from kraftwagen.match.match import Match
from kraftwagen.match.seats import SeatInfo
from tests.contract.battery import CASES, Case, decisions


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_challenges_ask_for_has_the_same_names_at_any_time(case: Case) -> None:
    spec = case.spec
    state, happened = spec.new(case.seats, 1, dict(case.options)), list[Event]()
    names = [set(facts) for facts in spec.feats(happened, state)]
    assert len(names) in (0, case.seats)
    for code in decisions(case, 1):
        spec.apply(state, code, happened)
        assert [set(facts) for facts in spec.feats(happened, state)] == names


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_finished_game_is_summed_up(case: Case) -> None:
    spec = case.spec
    for seed in range(3):
        seats = [SeatInfo(f"Seat {number}") for number in range(case.seats)]
        match = Match.new(spec, seats, seed, dict(case.options), date="2026-01-01")
        for code in decisions(case, seed):
            match.submit(match.actor, code)
        digest = spec.digest(match.state)
        note = result_of(match)
        assert spec.digest(match.state) == digest
        assert from_line(to_line(note)) == note
        for seat in note.seats:
            assert set(seat.merits) <= set(spec.merits)
            if seat.sources:
                assert sum(map(sum, seat.sources.values())) == seat.score

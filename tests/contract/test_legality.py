"""What is legal, what is explained and what is refused say the same."""

from __future__ import annotations

import pytest

from kraftwagen.engine.errors import BadOption, GameError
from kraftwagen.engine.reasons import Reason
from tests.contract.battery import CASES, NONSENSE, Case, decisions, positions
from tests.every import EVERY


@pytest.mark.parametrize("case", CASES, ids=str)
def test_explain_allows_exactly_what_is_legal(case: Case) -> None:
    """In the positions of two games; ``EVERY=1``: of four."""
    spec = case.spec
    for state, _ in positions(case, games=4 if EVERY else 2, every=5):
        actor = spec.actor(state)
        for seat in range(case.seats):
            options = spec.explain(state, seat)
            allowed = [option.code for option in options if option.ok]
            assert len(allowed) == len(set(allowed))
            mine = seat == actor and not spec.is_over(state)
            assert sorted(code for code in allowed if code is not None) == (
                spec.legal(state) if mine else []
            )
            assert mine or not options
            for option in options:
                assert option.ok == (option.reason is None)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_refused_option_is_refused_for_the_same_reason(case: Case) -> None:
    spec = case.spec
    for state, _ in positions(case, games=2, every=9):
        if spec.is_over(state):
            continue
        for option in spec.explain(state, spec.actor(state)):
            if option.code is not None:
                assert spec.why_not(state, option.code) == option.reason


@pytest.mark.parametrize("case", CASES, ids=str)
def test_why_not_tells_for_every_code(case: Case) -> None:
    """In the positions of two games; ``EVERY=1``: of four."""
    spec = case.spec
    others = sorted({*decisions(case, 100), *decisions(case, 101), *NONSENSE})
    for state, rng in positions(case, games=4 if EVERY else 2, every=8):
        before = spec.digest(state)
        legal = set(spec.legal(state))
        near = [code + step for code in legal for step in (-1, 1)]
        wild = [rng.randrange(1 << rng.randrange(2, 60)) for _ in range(30)]
        for code in (*legal, *near, *wild, *others):
            reason = spec.why_not(state, code)
            if code in legal:
                assert reason is None
            else:
                assert isinstance(reason, Reason)
                assert reason.key.isidentifier()
                assert reason.rule
        assert spec.digest(state) == before


@pytest.mark.parametrize("case", CASES, ids=str)
def test_wrong_set_ups_are_refused(case: Case) -> None:
    spec = case.spec
    for seats in (-1, 0, spec.seats[0] - 1, spec.seats[1] + 1, 99):
        with pytest.raises(GameError):
            spec.new(seats, 1, {})
    with pytest.raises(BadOption):
        spec.new(case.seats, 1, {"no_such_option": True})
    for name, value in spec.options.items():
        with pytest.raises(BadOption):
            spec.new(case.seats, 1, {name: [value]})
    defaults = spec.new(case.seats, 1, {})
    assert spec.digest(defaults) == spec.digest(spec.new(case.seats, 1, spec.options))

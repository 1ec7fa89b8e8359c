"""Random games of every game: sound at every decision, and they end."""

from __future__ import annotations

import dataclasses
import math
from typing import Any

import pytest

from kraftwagen.engine.errors import BadNotation
from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Code, Event
from tests.contract.battery import (
    CASES,
    CHUNKS,
    GAMES_PER_CHUNK,
    MAX_CODE,
    NONSENSE,
    Case,
    decisions,
    play,
    positions,
)
from tests.every import EVERY, in_short

_LONGEST_LINE = 120


@pytest.mark.parametrize("chunk", in_short(range(CHUNKS), 1))
@pytest.mark.parametrize("case", CASES, ids=str)
def test_random_games_are_sound(case: Case, chunk: int) -> None:
    """Ten games of each set-up; ``EVERY=1``: sixty."""
    spec, seen = case.spec, set[Code]()
    for seed in range(chunk * GAMES_PER_CHUNK, (chunk + 1) * GAMES_PER_CHUNK):
        opened = 0
        for state, _ in play(case, seed):
            spec.check(state)
            legal = spec.legal(state)
            assert legal
            assert legal == sorted(set(legal))
            assert 0 <= spec.actor(state) < case.seats
            assert spec.reveals(state) >= opened
            opened = spec.reveals(state)
            for code in legal:
                if code not in seen:
                    seen.add(code)
                    check_round_trips(spec, code)
        spec.check(state)
        check_end(case, state)


def check_round_trips(spec: GameSpec[Any], code: Code) -> None:
    assert 0 <= code < MAX_CODE
    text = spec.to_text(code)
    assert spec.from_text(text) == code
    assert text == text.strip()
    assert text.isprintable()
    assert 0 < len(text) <= _LONGEST_LINE


def check_end(case: Case, state: Any) -> None:
    spec = case.spec
    assert spec.is_over(state)
    assert spec.legal(state) == []
    scores = spec.scores(state)
    assert len(scores) == case.seats
    places = spec.rankings(state)
    assert len(places) == case.seats
    assert spec.winners(state) == [seat for seat, place in enumerate(places) if place == 1]
    for seat, place in enumerate(places):
        assert place == 1 + sum(other < place for other in places)
        for other in range(case.seats):
            assert scores[seat] <= scores[other] or place < places[other]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_equal_seeds_give_equal_games_and_others_do_not(case: Case) -> None:
    spec = case.spec
    starts = [spec.digest(case.new(seed)) for seed in range(20)]
    assert starts == [spec.digest(case.new(seed)) for seed in range(20)]
    assert len(set(starts)) == 20
    assert decisions(case, 3) == decisions(case, 3)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_events_are_told_whole_and_change_nothing(case: Case) -> None:
    spec = case.spec
    for seed in range(3):
        for state, code in play(case, seed):
            quiet, told = spec.clone(state), spec.clone(state)
            events: list[Event] = []
            spec.apply(quiet, code)
            spec.apply(told, code, events)
            assert spec.digest(quiet) == spec.digest(told)
            for event in events:
                check_event(case, event)


def check_event(case: Case, event: Event) -> None:
    assert dataclasses.is_dataclass(event)
    assert not isinstance(event, type)
    hash(event)
    for seat in range(case.seats):
        seen = event.seen_by(seat)
        assert type(seen) is type(event)
        assert seen.seen_by(seat) == seen


@pytest.mark.parametrize("case", CASES, ids=str)
def test_clones_are_isolated(case: Case) -> None:
    """In the positions of a game; ``EVERY=1``: of two."""
    spec = case.spec
    for state, rng in positions(case, games=2 if EVERY else 1, every=4):
        before = spec.digest(state)
        legal = spec.legal(state)
        for code in rng.sample(legal, min(len(legal), 20)):
            clone = spec.clone(state)
            assert spec.digest(clone) == before
            spec.apply(clone, code)
            assert spec.digest(state) == before
            assert spec.digest(clone) != before
            spec.check(clone)
        kept = spec.clone(state)
        if legal:
            spec.apply(state, legal[0])
        assert spec.digest(kept) == before


@pytest.mark.parametrize("case", CASES, ids=str)
def test_asking_changes_nothing(case: Case) -> None:
    spec = case.spec
    for state, _ in positions(case, games=1, every=6):
        before = spec.digest(state)
        spec.legal(state)
        spec.scores(state)
        spec.to_position(state)
        for seat in range(case.seats):
            spec.explain(state, seat)
            spec.observe(state, seat)
        estimates = list(spec.evaluate(state))
        assert len(estimates) == case.seats
        assert all(math.isfinite(estimate) for estimate in estimates)
        assert spec.digest(state) == before


@pytest.mark.parametrize("case", CASES, ids=str)
def test_nonsense_codes_and_lines_are_refused(case: Case) -> None:
    spec = case.spec
    for code in NONSENSE:
        try:
            text = spec.to_text(code)
        except BadNotation:
            continue
        assert spec.from_text(text) == code
    for line in ("", " ", "dance", "take", "car b9 e9", "\0", "1", "x" * 10_000):
        with pytest.raises(BadNotation):
            spec.from_text(line)

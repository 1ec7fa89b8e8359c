"""An observation holds no secret, and a game imagined from it can be played."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.contract.battery import CASES, Case, finish, positions

_GENERATOR_SIZED = 1 << 32


@pytest.mark.parametrize("case", CASES, ids=str)
def test_imagined_games_are_played_to_the_end(case: Case) -> None:
    spec = case.spec
    for state, rng in positions(case, games=2, every=20):
        seat = rng.randrange(case.seats)
        imagined = spec.determinize(spec.observe(state, seat), rng.randrange(1 << 40))
        spec.check(imagined)
        if not spec.is_over(state) and spec.actor(state) == seat:
            assert spec.legal(imagined) == spec.legal(state)
        spec.check(finish(case, imagined))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_an_observation_depends_only_on_what_a_seat_may_know(case: Case) -> None:
    spec = case.spec
    for state, rng in positions(case, games=2, every=8):
        for seat in range(case.seats):
            seen = spec.observe(state, seat)
            assert seen.seat == seat
            imagined = spec.determinize(seen, rng.randrange(1 << 40))
            again = spec.observe(imagined, seat)
            assert spec.digest(again.state) == spec.digest(seen.state)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_imagined_games_draw_from_a_generator_of_their_own(case: Case) -> None:
    spec = case.spec
    seen = spec.observe(case.new(1), 0)
    ends = {spec.digest(finish(case, spec.determinize(seen, seed))) for seed in range(12)}
    assert len(ends) > 1
    twice = [spec.digest(spec.determinize(seen, 5)) for _ in range(2)]
    assert twice[0] == twice[1]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_generator_is_not_in_an_observation(case: Case) -> None:
    spec = case.spec
    for state, rng in positions(case, games=1, every=10):
        numbers = set(_numbers(spec.to_position(state)))
        large = {number for number in numbers if abs(number) > _GENERATOR_SIZED}
        assert large, "the position holds no generator"
        seen = spec.observe(state, rng.randrange(case.seats)).state
        assert not large & set(_numbers(spec.to_position(seen)))
        assert not large & set(_attributes(seen))


def _numbers(value: Any) -> Iterator[int]:
    """The whole numbers in JSON, also those written as texts."""
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        for inner in value:
            yield from _numbers(inner)
    elif isinstance(value, int) or (isinstance(value, str) and value.isdigit()):
        yield int(value)


def _attributes(value: Any) -> Iterator[int]:
    if isinstance(value, int):
        yield value
    elif isinstance(value, tuple | list | set | frozenset):
        for inner in value:
            yield from _attributes(inner)
    else:
        for name in getattr(type(value), "__slots__", ()):
            yield from _attributes(getattr(value, name, None))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_positions_are_json(case: Case) -> None:
    spec = case.spec
    position = spec.to_position(case.new(1))
    assert json.loads(json.dumps(position)) == position

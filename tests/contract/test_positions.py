"""Positions go out as JSON and come back the same; broken ones are told, never believed."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest

from kraftwagen.engine.errors import BadPosition
from tests.contract.battery import CASES, Case, finish, positions

_WRONG: tuple[Any, ...] = (None, -1, 10**6, 1 << 70, "x", "", [], [None], {}, {"x": 1}, True, 1.5)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_positions_come_back_as_they_were(case: Case) -> None:
    spec = case.spec
    for state, _ in positions(case, games=3, every=5):
        text = json.dumps(spec.to_position(state))
        again = spec.from_position(json.loads(text))
        spec.check(again)
        assert spec.digest(again) == spec.digest(state)
        assert spec.legal(again) == spec.legal(state)
        assert json.dumps(spec.to_position(again)) == text
    assert spec.digest(finish(case, again)) == spec.digest(finish(case, state))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_broken_positions_are_refused_or_harmless(case: Case) -> None:
    spec = case.spec
    for state, rng in positions(case, games=1, every=12):
        whole = spec.to_position(state)
        before = json.dumps(whole)
        for _ in range(40):
            broken = copy.deepcopy(whole)
            _break(broken, rng)
            try:
                read = spec.from_position(broken)
            except BadPosition:
                continue
            spec.check(read)
            finish(case, read)
        assert json.dumps(whole) == before


def _break(value: Any, rng: random.Random) -> None:
    """Change, drop or add one entry somewhere."""
    while True:
        keys = list(value) if isinstance(value, dict) else list(range(len(value)))
        key = rng.choice(keys)
        inner = value[key]
        if isinstance(inner, dict | list) and inner and rng.random() < 0.7:
            value = inner
            continue
        fate = rng.randrange(4)
        if fate == 0:
            del value[key]
        elif fate == 1 and isinstance(value, list):
            value.append(rng.choice([inner, *_WRONG]))
        elif fate == 1:
            value["surprise"] = rng.choice(_WRONG)
        else:
            value[key] = rng.choice(_WRONG)
        return

"""Positions go out as JSON and come back the same; broken ones are told, never believed."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from kraftwagen.engine.errors import BadPosition
from tests.contract.battery import CASES, Case, finish, positions
from tests.every import EVERY

_WRONG: tuple[Any, ...] = (None, -1, 10**6, 1 << 70, "x", "", [], [None], {}, {"x": 1}, True, 1.5)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_positions_come_back_as_they_were(case: Case) -> None:
    """In the positions of a game; ``EVERY=1``: of three."""
    spec = case.spec
    for state, _ in positions(case, games=3 if EVERY else 1, every=5):
        text = json.dumps(spec.to_position(state))
        again = spec.from_position(json.loads(text))
        spec.check(again)
        assert spec.digest(again) == spec.digest(state)
        assert spec.legal(again) == spec.legal(state)
        assert json.dumps(spec.to_position(again)) == text
    assert spec.digest(finish(case, again)) == spec.digest(finish(case, state))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_broken_positions_are_refused_or_harmless(case: Case) -> None:
    """Each position broken in ten ways; ``EVERY=1``: in forty."""
    spec = case.spec
    for state, rng in positions(case, games=1, every=12):
        whole = spec.to_position(state)
        before = json.dumps(whole)
        for _ in range(40 if EVERY else 10):
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


def _entries(value: Any, where: str = "") -> Iterator[tuple[Any, Any, str]]:
    """Walk the entries below a value: the table or list it is in, its key, its path in errors."""
    for key in list(value) if isinstance(value, dict) else range(len(value)):
        path = f"{where}[{key}]" if isinstance(value, list) else f"{where}.{key}".lstrip(".")
        yield value, key, path
        if isinstance(value[key], dict | list):
            yield from _entries(value[key], path)


def _refused(case: Case, values: Any) -> BadPosition | None:
    try:
        case.spec.from_position(values)
    except BadPosition as problem:
        return problem
    return None


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_is_wrong_is_named_by_its_path(case: Case) -> None:
    """Whatever is taken away, of another type or not known."""
    *_, (state, _), _ = positions(case, games=1, every=10)
    whole = case.spec.to_position(state)
    missing = set()
    for owner, key, path in _entries(whole):
        before = owner[key]
        owner[key] = {"hat": ["hat"]}
        problem = _refused(case, whole)
        assert problem is not None
        assert problem.rule or problem.field.startswith(path) or path.startswith(problem.field)
        owner[key] = before
        if isinstance(owner, dict):
            changed = {name: value for name, value in owner.items() if name != key}
            owner.clear()
            owner.update({**changed, "hat": 1})
            problem = _refused(case, whole)
            assert problem is not None
            assert problem.field.rpartition(".")[2] in ("hat", key)
            owner.pop("hat")
            problem = _refused(case, whole)
            if problem is not None and problem.problem == "is missing":
                assert problem.field == path
                missing.add(path)
            owner[key] = before
    assert {*whole} - {"variant"} <= missing  # without it the position is one of the whole game
    assert _refused(case, whole) is None

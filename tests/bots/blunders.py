"""Foolish moves that bots once made, and the ways through a turn that bots look at."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from kraftwagen.bots.base import UNWATCHED
from kraftwagen.bots.greedy import candidates
from kraftwagen.engine import registry
from kraftwagen.engine.spec import GameSpec

CASES = json.loads(Path(__file__).with_name("blunders.json").read_text(encoding="utf-8"))


def before_move(case: int) -> tuple[GameSpec[Any], Any]:
    """The game and the position in which a bot once made a foolish move."""
    told = CASES[case]
    spec = registry.load(told["game"])
    state = spec.new(told["seats"], told["seed"], {})
    for text in told["decisions"].split("; "):
        spec.apply(state, spec.from_text(text))
    return spec, state


def ways(spec: GameSpec[Any], state: Any) -> list[list[str]]:
    """All ways through the turn that bots look at: quickly, thoroughly, and greedily."""
    assert spec.insight is not None
    found = [plan.codes for quick in (True, False) for plan in spec.insight.plans(state, quick)]
    lines = candidates(spec, state, spec.actor(state), UNWATCHED)
    found += [line.codes for line in lines.values()]
    return [[spec.to_text(code) for code in way] for way in found]


def first_moves(case: int) -> set[str]:
    spec, state = before_move(case)
    return {way[0] for way in ways(spec, state)}

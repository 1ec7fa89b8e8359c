"""The weakest bot sees little, but it makes cars and offers them."""

from __future__ import annotations

from collections import Counter
from typing import Any

from kraftwagen.games.kraftwagen import events
from kraftwagen.games.kraftwagen.evaluation import biases, evaluate
from kraftwagen.tools import arena
from tests.games.kraftwagen.table import GAME, Table


def seen(workshops: str) -> float:
    """What a position is worth in its eyes, with nobody in the canteen."""
    state = Table(3).seat(0, workshops=workshops, canteen=0).state
    found = evaluate.breakdown(state, 0)
    return sum(found.values()) + sum(biases.BIASES["apprentice"](state, 0).values())


def test_the_last_engine_is_not_given_back_for_one_more_body() -> None:
    assert seen("b7 b6 e6") > seen("b7 b7 b6")
    assert seen("e7 e6 b6") > seen("e7 e7 e6")


def test_nobody_goes_through_a_game_of_apprentices_without_cars() -> None:
    """In this one a seat would have three parts of a kind, no worker and no car at all."""
    ends: list[list[Any]] = []
    arena.play(GAME, ("apprentice",) * 3, 10, {}, lambda happened, _: ends.append(happened))
    offered = Counter(e.seat for e in ends[0] if isinstance(e, events.CarPlaced))
    assert min(offered[seat] for seat in range(3)) >= 3

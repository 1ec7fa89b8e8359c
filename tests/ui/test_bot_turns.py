"""A bot's turn is never shown for long: computed from recorded games, without a clock.

All seats of these games count as bots. ``EVERY=1`` plays twenty games of each, else a part of one.
"""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from kraftwagen.engine import registry
from kraftwagen.engine.types import Event
from kraftwagen.ui.tables.base import Position
from kraftwagen.ui.tables.budget import QUICKER, TURN, Budget
from kraftwagen.ui.tables.decision import Decision
from kraftwagen.ui.tables.director import PAUSE, Director
from kraftwagen.ui.tables.hooks import load_hooks
from tests import games
from tests.every import EVERY, pairs
from tests.games import part
from tests.golden import load_all
from tests.ui.english import ENGLISH

MOST = {"normal": 3.0, "fast": 1.0}
"""The most seconds of a bot's turn at these speeds."""
STEP = 1 / 60
NAMES = ("Ada", "Gustav", "Helene", "Viktor")
GAMES, DECISIONS = (20, 9999) if EVERY else (1, 90)


def turns(record: dict[str, Any], table: Any, speed: str) -> Iterator[float]:
    """The seconds for which each turn of a game is shown."""
    spec = registry.load(record["game"])
    hooks = load_hooks(spec, ENGLISH)
    state = spec.new(record["seats"], record["seed"], record["options"])
    director, budget, shown = Director(table, speed=speed), Budget(-1), 0.0
    table.calm = False
    for line in record["lines"][:DECISIONS]:
        seat, before, happened = spec.actor(state), spec.clone(state), list[Event]()
        spec.apply(state, spec.from_text(line), happened)
        step = SimpleNamespace(before=before, events=happened)
        decision = Decision(spec, hooks, 0, step, state)  # type: ignore[arg-type]
        if seat != budget.seat:
            yield shown
            budget, shown = Budget(seat, hurried=speed == "fast"), 0.0
        table.rebuild(Position(spec, decision.before, 0, NAMES[: record["seats"]]))
        pause = 0.0 if decision.scored else PAUSE
        director.play(decision.opening, None, pause=pause, budget=budget)
        while director.busy:
            director.update(STEP)
            shown += STEP
        if any(event.ends_turn for event in decision.events):
            yield shown
            budget, shown = Budget(-1), 0.0


@pytest.mark.parametrize(("speed", "game"), pairs([*MOST], games.GAMES))
def test_a_turn_is_shown_in_three_seconds_and_at_fast_in_one(game: str, speed: str) -> None:
    table = part(game, "ui.at_table").make_table()
    records = list(load_all(game).values())[:GAMES]
    found = [shown for record in records for shown in turns(record, table, speed) if shown]
    assert len(found) > 15
    assert max(found) <= MOST[speed]
    assert max(found) > MOST[speed] / 2, "nothing is hurried without need"


def test_what_is_left_of_a_turn_is_shared_by_what_follows() -> None:
    budget = Budget(1)
    assert budget.rate(0.3) == QUICKER
    spent = 0.0
    for _ in range(40):
        length = 0.6
        took = length / budget.rate(length)
        budget.spend(took)
        spent += took
    assert spent == pytest.approx(TURN, abs=0.9)
    assert budget.left >= 0

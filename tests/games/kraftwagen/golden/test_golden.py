"""Golden games replay to the same result, and together they show everything."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from kraftwagen.engine.types import Event
from tests.games.kraftwagen.golden import load_all
from tests.games.kraftwagen.golden.cover import result, shown, told, wanted
from tests.games.kraftwagen.table import GAME
from tests.golden.pick import TIMES

GOLDEN = load_all()


@pytest.mark.parametrize("name", GOLDEN)
def test_a_golden_game_replays_to_the_same_result(name: str) -> None:
    record = GOLDEN[name]
    assert record["game"] == GAME.id
    assert record["rules_version"] == GAME.rules_version
    state = GAME.new(record["seats"], record["seed"], record["options"])
    for number, line in enumerate(record["lines"], start=1):
        code = GAME.from_text(line)
        assert GAME.why_not(state, code) is None, f"decision {number}: {line}"
        GAME.apply(state, code)
        GAME.check(state)
    assert GAME.is_over(state)
    assert result(state) == record["money"]
    assert GAME.winners(state) == record["winners"]
    assert record["data_digest"] == GAME.data_digest
    assert GAME.digest(state) == record["digest"]


@pytest.mark.parametrize("name", list(GOLDEN)[:3])
def test_every_prefix_goes_on_from_its_position(name: str) -> None:
    record = GOLDEN[name]
    state = GAME.new(record["seats"], record["seed"], record["options"])
    for line in record["lines"]:
        state = GAME.from_position(GAME.to_position(state))
        GAME.apply(state, GAME.from_text(line))
    assert GAME.digest(state) == record["digest"]


def facts(record: dict[str, Any]) -> set[str]:
    happened: list[Event] = []
    state = GAME.new(record["seats"], record["seed"], record["options"])
    codes = [GAME.from_text(line) for line in record["lines"]]
    for code in codes:
        GAME.apply(state, code, happened)
    special_tiles = record["options"]["special_tiles"]
    return shown(state.data, record["seats"], special_tiles, codes) | told(happened)


def test_the_golden_games_show_everything() -> None:
    found: Counter[str] = Counter()
    for record in GOLDEN.values():
        found.update(facts(record))
    everything = wanted(GAME.new(2, 0, {}).data)
    assert {fact for fact in everything if found[fact] < TIMES} == set()
    assert set(found) <= everything

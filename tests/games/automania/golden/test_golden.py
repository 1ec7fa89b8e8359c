"""Golden games replay to the same result, and together they show everything."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.automania.golden import load_all
from tests.games.automania.golden.cover import Replay, begin, wanted
from tests.games.automania.table import GAME
from tests.golden.pick import TIMES

GOLDEN = load_all()


def fresh(record: dict[str, Any]) -> Replay:
    return begin(record["seats"], record["seed"], record["options"]["advanced"])


@pytest.mark.parametrize("name", GOLDEN)
def test_a_golden_game_replays_to_the_same_result(name: str) -> None:
    record = GOLDEN[name]
    assert record["game"] == GAME.id
    assert record["rules_version"] == GAME.rules_version
    assert record["data_digest"] == GAME.data_digest
    replay = fresh(record)
    for number, line in enumerate(record["lines"], start=1):
        code = GAME.from_text(line)
        assert GAME.why_not(replay.state, code) is None, f"decision {number}: {line}"
        replay.decide(code)
        GAME.check(replay.state)
    assert GAME.is_over(replay.state)
    result = replay.result()
    # The readable ones first: they say what has changed.
    for part in ("points", "money", "winners", "events"):
        assert result[part] == record[part]
    assert result == {part: record[part] for part in result}


@pytest.mark.parametrize("name", list(GOLDEN)[:3])
def test_every_prefix_goes_on_from_its_position(name: str) -> None:
    record = GOLDEN[name]
    state = fresh(record).state
    for line in record["lines"]:
        state = GAME.from_position(GAME.to_position(state))
        GAME.apply(state, GAME.from_text(line))
    assert GAME.digest(state) == record["digest"]


def test_the_golden_games_show_everything() -> None:
    found: Counter[str] = Counter()
    for record in GOLDEN.values():
        replay = fresh(record)
        for line in record["lines"]:
            replay.decide(GAME.from_text(line))
        found.update(replay.shown)
    everything = wanted(GAME.new(2, 0, {}).data)
    assert {fact for fact in everything if found[fact] < TIMES} == set()
    assert set(found) <= everything

"""Golden games replay to the same result, and together they show everything."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games import GAMES, each_game, part
from tests.golden import load_all
from tests.golden.pick import TIMES
from tests.golden.replay import begin_again

GOLDEN = {game: load_all(game) for game in GAMES}
READABLE = ("points", "money", "winners", "events")
"""Parts of a result that say what has changed."""


@pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game in GAMES for name in GOLDEN[game]]
)
def test_a_golden_game_replays_to_the_same_result(game: str, name: str) -> None:
    record, replay = GOLDEN[game][name], begin_again(GOLDEN[game][name])
    spec = replay.spec
    assert record["game"] == game
    assert record["rules_version"] == spec.rules_version
    assert record["data_digest"] == spec.data_digest
    for number, line in enumerate(record["lines"], start=1):
        code = spec.from_text(line)
        assert spec.why_not(replay.state, code) is None, f"decision {number}: {line}"
        replay.decide(code)
        spec.check(replay.state)
    assert spec.is_over(replay.state)
    result = replay.result()
    for key in sorted(result, key=lambda key: key not in READABLE):
        assert result[key] == record[key]


@pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game in GAMES for name in list(GOLDEN[game])[:3]]
)
def test_every_prefix_goes_on_from_its_position(game: str, name: str) -> None:
    record, replay = GOLDEN[game][name], begin_again(GOLDEN[game][name])
    state, spec = replay.state, replay.spec
    for line in record["lines"]:
        state = spec.from_position(spec.to_position(state))
        spec.apply(state, spec.from_text(line))
    assert spec.digest(state) == record["digest"]


@each_game
def test_the_golden_games_show_everything(game: str) -> None:
    found: Counter[str] = Counter()
    for record in GOLDEN[game].values():
        replay = begin_again(record)
        for line in record["lines"]:
            replay.decide(replay.spec.from_text(line))
        found.update(replay.shown)
    everything = part(game, "golden.cover").wanted()
    assert {fact for fact in everything if found[fact] < TIMES} == set()
    assert set(found) <= everything

"""The lowest levels err each in a way of its own, and say what they see."""

from __future__ import annotations

import pytest

from kraftwagen.bots import ladder, voice
from kraftwagen.bots.plain import insight_of
from kraftwagen.bots.search import LIVELY, Level, SearchBot
from kraftwagen.engine import registry, rng
from tests.bots.positions import middles
from tests.games import GAMES

BIASED = [(game, level) for game in GAMES for level in insight_of(registry.load(game)).biases]
each_biased = pytest.mark.parametrize(("game", "level"), BIASED)


def level_of(name: str) -> Level:
    return next(level for level in ladder.LEVELS if level.name == name)


def test_levels_that_err_are_the_lowest() -> None:
    lowest = [level.name for level in ladder.LEVELS[:2]]
    for game in GAMES:
        assert set(insight_of(registry.load(game)).biases) <= set(lowest)
        assert "journeyman" in insight_of(registry.load(game)).biases


@each_biased
def test_terms_of_the_estimate_are_misjudged_until_the_end(game: str, level: str) -> None:
    spec = registry.load(game)
    insight = insight_of(spec)
    bias = insight.biases[level]
    seen = 0.0
    for state in middles(spec, 3, range(5, 60, 5)):
        for seat in range(3):
            found = bias(state, seat)
            assert set(found) <= set(insight.breakdown(state, seat))
            seen += sum(map(abs, found.values()))
    assert seen > 0
    while not spec.is_over(state):
        state = insight.rollout_turn(state, rng.seeded(1, "end"), 0.0)
    assert sum(bias(state, 0).values()) == 0, "what is over is seen as it is"


@each_biased
def test_a_level_with_a_bias_has_little_noise(game: str, level: str) -> None:
    spec = registry.load(game)
    assert SearchBot(level_of(level), spec, 1)._noise == LIVELY
    assert SearchBot(Level("noisy", noise=2.0), spec, 1)._noise == 2.0


@each_biased
def test_it_gives_the_reason_that_it_sees(game: str, level: str) -> None:
    """The gain is that of its own figures; who looks only at its own side has no rivals."""
    spec = registry.load(game)
    insight = insight_of(spec)
    bias, told = insight.biases[level], 0
    for state in middles(spec, 3, range(2, 40, 3)):
        seat, plans = spec.actor(state), insight.plans(state, False)
        other = next((one for one in plans if one.codes[0] != plans[0].codes[0]), None)
        told_of = [(plan, None) for plan in plans]
        why = voice.why(insight, seat, told_of, bias=bias, alone=True)
        assert why is not None
        if other is None or why.key == voice.EQUAL:
            continue
        assert why.key != voice.RIVAL
        mine, theirs = (
            insight.breakdown(plan.state, seat)[why.key] + bias(plan.state, seat).get(why.key, 0.0)
            for plan in (plans[0], other)
        )
        assert why.args["gain"] == round(10 * (mine - theirs))
        told += 1
    assert told

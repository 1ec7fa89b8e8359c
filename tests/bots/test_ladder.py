"""Names, and what every bot on the ladder keeps to."""

from __future__ import annotations

import random
from typing import Any

import pytest

from kraftwagen.bots import ladder
from kraftwagen.bots.greedy import GreedyBot
from kraftwagen.engine import registry, rng
from kraftwagen.engine.errors import GameError
from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Code
from tests.every import in_turn

GAMES = ("toy", "kraftwagen")
BOTS = ("random", "greedy", "apprentice", "merchant", "engineer")


@pytest.fixture(params=GAMES)
def spec(request: pytest.FixtureRequest) -> GameSpec[Any]:
    return registry.load(request.param)


def play(spec: GameSpec[Any], names: tuple[str, ...], seed: int, most: int = 10_000) -> list[Code]:
    """The decisions of a game, each checked to be legal."""
    state = spec.new(len(names), seed, {})
    bots = [ladder.build(name, spec, seed * 10 + seat) for seat, name in enumerate(names)]
    decisions: list[Code] = []
    while not spec.is_over(state) and len(decisions) < most:
        seat = spec.actor(state)
        code = bots[seat].choose(spec.observe(state, seat)).code
        assert code in spec.legal(state)
        decisions.append(code)
        spec.apply(state, code)
    return decisions


def test_the_ladder_starts_with_the_weakest(toy: GameSpec[Any]) -> None:
    assert ladder.names(toy)[:2] == ["random", "greedy"]


def test_styles_are_those_of_the_game(toy: GameSpec[Any]) -> None:
    assert ladder.offered(toy)[-1] == ladder.names(toy)[-1] == "hoarder"
    assert "racer" not in ladder.names(toy)
    assert ladder.build("hoarder", toy, 1).name == "hoarder"
    with pytest.raises(ladder.UnknownBot, match="unknown bot 'racer'"):
        ladder.check("racer", toy)


def test_an_unknown_name_gets_one_error_that_lists_the_known() -> None:
    with pytest.raises(GameError, match=r"unknown bot 'x': known are random, greedy"):
        ladder.build("x", registry.load("toy"), 1)


@pytest.mark.parametrize("name", BOTS)
def test_names_itself(name: str, spec: GameSpec[Any]) -> None:
    assert ladder.build(name, spec, 1).name == name


@pytest.mark.parametrize("name", BOTS)
def test_same_seed_same_moves(name: str, spec: GameSpec[Any]) -> None:
    first = play(spec, (name, "random", name), 3, 120)
    random.seed(99)
    assert play(spec, (name, "random", name), 3, 120) == first


def test_other_seeds_play_otherwise(spec: GameSpec[Any]) -> None:
    assert len({tuple(play(spec, ("random", "random"), seed)) for seed in range(5)}) > 1


@pytest.mark.parametrize("name", BOTS)
def test_whole_games_of_every_size(name: str, spec: GameSpec[Any]) -> None:
    """Each bot in one size; ``EVERY=1``: in all."""
    sizes = range(spec.seats[0], spec.seats[1] + 1)
    for seats in in_turn(sizes, BOTS.index(name) % len(sizes), len(sizes)):
        assert play(spec, (name, *("random",) * (seats - 1)), seats)


@pytest.mark.parametrize("name", BOTS)
def test_secrets_do_not_change_a_move(name: str, spec: GameSpec[Any]) -> None:
    """The same observation from states with other secrets gives the same decision."""
    state = spec.new(2, 8, {})
    for step in range(40):
        if spec.is_over(state):
            break
        seat = spec.actor(state)
        view = spec.observe(state, seat)
        other = spec.observe(spec.determinize(view, step + 1000), seat)
        mine, theirs = (ladder.build(name, spec, 4).choose(seen) for seen in (view, other))
        assert mine == theirs
        spec.apply(state, mine.code)


def test_choosing_changes_nothing_outside(spec: GameSpec[Any]) -> None:
    view = spec.observe(spec.new(3, 2, {}), spec.actor(spec.new(3, 2, {})))
    before = spec.digest(view.state)
    GreedyBot(spec, 1).choose(view)
    assert spec.digest(view.state) == before


def test_greedy_explains_what_it_weighed() -> None:
    spec = registry.load("kraftwagen")
    state = spec.new(4, 2, {})
    choice = GreedyBot(spec, 1).choose(spec.observe(state, spec.actor(state)))
    assert [item.code for item in choice.weighed if item.code == choice.code] == [choice.code]
    assert {item.code for item in choice.weighed} == set(spec.legal(state))
    values = [item.value for item in choice.weighed]
    assert values == sorted(values, reverse=True)


def test_greedy_plans_again_when_the_plan_no_longer_fits() -> None:
    spec = registry.load("kraftwagen")
    state = spec.new(2, 2, {})
    bot = GreedyBot(spec, 1)
    bot.choose(spec.observe(state, spec.actor(state)))
    # Somebody else decides for the seat: whatever comes, the answer must fit the new position.
    for step in range(30):
        codes = spec.legal(state)
        spec.apply(state, codes[rng.below(rng.seeded(step, "test"), len(codes))])
        seat = spec.actor(state)
        assert bot.choose(spec.observe(state, seat)).code in spec.legal(state)


def test_greedy_sees_the_best_of_its_turn_in_the_toy_game(toy: GameSpec[Any]) -> None:
    state = toy.from_position(
        {
            **toy.to_position(toy.new(2, 1, {})),
            "deck": [0, 0, 0, 0, 0, 0],
            "hands": [[1] * 4 + [2] * 4 + [3] * 3, [4, 4, 5, 5]],
        }
    )
    best = GreedyBot(toy, 1).choose(toy.observe(state, 0))
    assert toy.to_text(best.code) == "take 3"

"""The quick estimate and the forecast say of the sale what the scoring pays, in any data set."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from typing import Any

import pytest
import yaml

from kraftwagen.engine.types import Event
from kraftwagen.games.kraftwagen import data, events, terms
from kraftwagen.games.kraftwagen.dataset import DataSet
from kraftwagen.games.kraftwagen.evaluation import evaluate
from kraftwagen.games.kraftwagen.presentation import forecast
from kraftwagen.games.kraftwagen.rules import cars, flow, scoring, setup
from kraftwagen.games.kraftwagen.state import State
from tests.games.kraftwagen.play import choose
from tests.games.kraftwagen.rules import rule

ROOT = yaml.safe_load(data.BUILT_IN.read_text(encoding="utf-8"))


def random_data(rng: random.Random) -> DataSet:
    """A data set with other numbers wherever the loader permits them."""
    root: dict[str, Any] = copy.deepcopy(ROOT)
    for pair in root["engineers"]["markers"].values():
        pair[:] = [rng.randint(1, 6), rng.randint(1, 6)]
    root["engineers"] |= {"opel_factor": rng.randint(2, 5), "porsche_spaces": rng.randint(1, 5)}
    root["seats"] |= {"workers": rng.randint(10, 15), "canteen": rng.randint(4, 8)}
    root["seats"] |= {"body_points": rng.randint(1, 7), "engine_points": rng.randint(1, 7)}
    root["buyers"] |= {"active_spaces": rng.randint(3, 6), "track": rng.randint(4, 9)}
    root["market"]["spaces"] = rng.randint(4, 8)
    turns = root["price_markers"]["entries"]
    turns[:] = [sorted(rng.sample(range(1, 64), 8)) for _ in turns]
    root["circuit"] |= {"length": rng.randint(7, 40), "places": rng.sample(range(51), 3)}
    root["circuit"] |= {
        "laps": rng.sample(range(51), 5),
        "neutral_cars": rng.sample(range(1, 8), 2),
    }
    awards = root["awards"]["entries"]
    awards.update({name: rng.randint(0, 50) for name in awards})
    return data.parse(root, "random")


def positions(seed: int) -> Iterator[State]:
    """Every position of a random game with a random data set in which cars are on the market."""
    rng = random.Random(seed)
    seats = rng.randint(2, 4)
    state = setup.new_state(random_data(rng), seats, seed, rng.random() < 0.5, [])
    moods: dict[int, float] = {}
    while state.pending:
        if state.cars:
            yield state
        flow.apply(state, choose(state, moods, rng))


def scored(state: State) -> list[int]:
    """What buyers pay each seat when the position is scored."""
    out: list[Event] = []
    scoring.score(state.clone(), out)
    paid = [0] * len(state.players)
    for event in out:
        if isinstance(event, events.BuyerBought):
            paid[event.seat] += event.price + event.bonus + event.gift
    return paid


def hopes(state: State) -> bool:
    """Whether a car without a buyer may still find one."""
    bought = scoring.sales(state)
    unsold = [
        space
        for space, car in enumerate(state.cars)
        if not cars.is_closed(car) and space not in bought
    ]
    room = state.data.active_spaces[len(state.players)] > len(state.active_buyers)
    benz = any(player.markers >> terms.BENZ_BUYER & 1 for player in state.players)
    return bool(unsold) and (room or benz)


@rule("Z4", "Z5", "E1", "E2", "E3", "E7")
@pytest.mark.parametrize("seed", range(12))
def test_estimate_and_forecast_agree_with_the_scoring(seed: int) -> None:
    compared = 0
    for state in positions(seed):
        paid = scored(state)
        told = [0] * len(paid)
        for purchase in forecast.sale(state):
            if purchase.space != scoring.UNSOLD:
                told[purchase.seat] += purchase.money
        assert told == paid
        if hopes(state):
            continue
        coming = state.data.market_spaces[len(paid)] - len(state.cars)
        for seat, amount in enumerate(paid):
            compared += amount > 0
            estimate = evaluate.breakdown(state, seat)["sale"]
            assert estimate == pytest.approx(evaluate.HOLD**coming * amount)
    assert compared


@rule("W4", "W5", "W1", "W2", "W3", "W7")
def test_what_awards_ask_for_is_what_their_names_say() -> None:
    named = {name: int(name[-1]) for name in terms.AWARDS if name[-1].isdigit()}
    counted = {"buyer": 2, "market": 2, "workers": 0, "engineers": 3}
    assert dict(zip(terms.AWARDS, terms.AWARD_NEEDS, strict=True)) == named | counted

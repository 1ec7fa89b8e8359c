"""What bots know: the estimate, whole player turns, styles."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from kraftwagen.engine.types import Event
from kraftwagen.games.automania import codes, frames, terms
from kraftwagen.games.automania.evaluation import evaluate, styles, turns
from kraftwagen.games.automania.evaluation.outlook import Outlook
from kraftwagen.games.automania.rules import contracts, production, rounds
from kraftwagen.games.automania.state import State
from tests.games.automania.table import GAME, Table


def games(count: int) -> Iterator[State]:
    """Positions of games in which actions are liked better than retiring."""
    for seed in range(count):
        rng, state = random.Random(seed), GAME.new(2 + seed % 3, seed, {"advanced": seed % 2 == 1})
        while not GAME.is_over(state):
            yield state
            legal = GAME.legal(state)
            acting = [code for code in legal if codes.kind(code) != codes.RETIRE]
            GAME.apply(state, rng.choice(acting if acting and rng.random() < 0.9 else legal))
        yield state


def test_the_estimate_is_the_sum_of_its_terms_and_in_the_end_the_score() -> None:
    for number, state in enumerate(games(6)):
        if number % 7 == 0 or GAME.is_over(state):
            worth = evaluate.evaluate(state)
            for seat, value in enumerate(worth):
                assert value == pytest.approx(sum(evaluate.breakdown(state, seat).values()))
            if GAME.is_over(state):
                assert worth == [float(points) for points in GAME.scores(state)]


def test_what_is_remembered_of_a_factory_is_what_the_rules_compute() -> None:
    """One outlook for positions of many games: it notices what has changed."""
    outlooks = {seats: Outlook(seats) for seats in (2, 3, 4)}
    chosen = False
    for number, state in enumerate(games(6)):
        if number % 3 or GAME.is_over(state):
            continue
        for seat, board in enumerate(state.boards):
            if board == terms.NOT_CHOSEN:
                continue
            reach = outlooks[len(state.order)].reach(state, seat)
            for car_type in range(terms.TYPES):
                for market in (terms.AMERICA, terms.EUROPE):
                    place = 2 * car_type + market
                    popularity = production.popularity(state, seat, car_type, market)
                    wanted = production.wanted_stars(state, seat, car_type, market)
                    assert (reach.popularity[place], reach.wanted[place]) == (popularity, wanted)
                for demand in range(len(terms.DEMANDS)):
                    on_line = reach.machines[car_type][demand] > 0
                    assert on_line == contracts.has_feature(state, seat, demand + 1, car_type)
            assert reach.medals == rounds.tile_medals(state, seat)
            managers = state.factories[seat][terms.FIRST_OFFICE :]
            assert reach.sales == sum(state.data.tile_sales[tile] for tile in managers)
            assert reach.workers == sum(state.data.tile_workers[tile] for tile in managers)
            assert reach.money == sum(state.data.tile_money[tile] for tile in managers)
            chosen = chosen or any(managers)
    assert chosen


def test_rewards_are_remembered_until_a_car_is_sold() -> None:
    outlooks = {seats: Outlook(seats) for seats in (2, 3, 4)}
    seen = set()
    for state in games(6):
        if GAME.is_over(state):
            continue
        seats = len(state.order)
        for market in (terms.AMERICA, terms.EUROPE):
            found = outlooks[seats].rewards(state, market)
            assert found == Outlook(seats).rewards(state, market)
            seen.add(len(found))
    assert len(seen) > 2


def test_progress_grows_with_every_tile() -> None:
    last = -100.0
    for state in games(1):
        now = evaluate.progress(state)
        assert now >= last
        last = now


@pytest.mark.parametrize("quick", [False, True])
def test_plans_are_legal_and_end_the_turn(quick: bool) -> None:
    kinds = set()
    for number, state in enumerate(games(4)):
        if GAME.is_over(state) or number % 11:
            continue
        kinds.add(frames.kind(state.pending[-1]))
        plans = turns.plans(state, quick)
        assert plans
        assert [plan.margin for plan in plans] == sorted(
            (plan.margin for plan in plans), reverse=True
        )
        for plan in (plans[0], plans[-1]):
            happened: list[Event] = []
            after = GAME.clone(state)
            for code in plan.codes:
                assert not any(event.ends_turn for event in happened)
                assert code in GAME.legal(after)
                GAME.apply(after, code, happened)
            assert any(event.ends_turn for event in happened)
            assert GAME.digest(after) == GAME.digest(plan.state)
    assert {frames.TURN, frames.PLACE, frames.MARKETING} <= kinds


def test_the_sponsor_is_planned_where_autobucks_are_short() -> None:
    table = Table(2, empty="a4 b4 c4 d4 d1 d2 d3").seat(0, money=0)
    first = {codes.kind(plan.codes[0]) for plan in turns.plans(table.state, False)}
    assert codes.SPONSOR in first
    rich = Table(2)
    first = {codes.kind(plan.codes[0]) for plan in turns.plans(rich.state, False)}
    assert codes.SPONSOR not in first


def test_marketing_is_planned_where_it_changes_something() -> None:
    ask = [{"ask": "marketing", "type": "city", "market": "europe", "electric": False,
            "popularity": 4}]  # fmt: skip
    ships = ["europe 5 1 city", "europe 6 1 city"]
    state = Table(2, ask=ask, ships=ships).state
    assert turns.sensible(state, False) == [codes.WORKERS | count for count in (0, 3, 4, 5, 6)]


def test_only_rewards_that_no_other_beats_are_planned() -> None:
    """Of America's six spaces the lowest row alone (B6, P8)."""
    ask = [{"ask": "contract", "type": "super", "popularity": 18},
           {"ask": "reward", "market": "north_america"}]  # fmt: skip
    state = Table(2, ask=ask).seat(0, hand="P1 S1").state
    assert turns.sensible(state, False) == [codes.REWARD | space for space in (0, 1, 2)]


def test_a_good_turn_beats_random_ones() -> None:
    won = 0
    for seed in range(4):
        rng, state = random.Random(seed), GAME.new(3, seed, {})
        me = seed % 3
        while not GAME.is_over(state):
            if state.current == me:
                state = turns.play_turn(state, 1, 0.0)
            else:
                GAME.apply(state, rng.choice(GAME.legal(state)))
        won += GAME.winners(state) == [me]
    assert won == 4


def test_styles_like_what_they_are_called_after() -> None:
    table = Table(2, grid="a1=A25").seat(0, hand="C1 S1")
    before = table.state
    hired = GAME.clone(before)
    for line in ("act row_city city", "take a1", "place office_1"):
        GAME.apply(hired, GAME.from_text(line))
    drawn = GAME.clone(before)
    for line in ("act row_contract", "take a4"):
        GAME.apply(drawn, GAME.from_text(line))
    while frames.kind(drawn.pending[-1]) == frames.PLACE:
        GAME.apply(drawn, codes.DISCARD)
    GAME.apply(drawn, codes.DECK)
    shipped = GAME.clone(before)
    for line in ("act corner city", "market europe", "workers 3"):
        GAME.apply(shipped, GAME.from_text(line))
    likes = {name: [style(before, after, 0) for after in (hired, drawn, shipped)]
             for name, style in styles.STYLES.items()}  # fmt: skip
    assert max(likes["director"]) == likes["director"][0] > 0
    assert max(likes["collector"]) == likes["collector"][1] > 0
    assert max(likes["exporter"]) == likes["exporter"][2] > 0

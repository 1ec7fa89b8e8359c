"""What is foretold of sales, next demands, tiles and money is what comes, over random games."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from kraftwagen.engine.types import Event
from kraftwagen.games.automania import codes, events, frames, terms
from kraftwagen.games.automania.presentation import explain, forecast, gains
from kraftwagen.games.automania.presentation.previews import (
    STAYS,
    CarSale,
    DemandsPreview,
    RetirePreview,
    SalePreview,
)
from kraftwagen.games.automania.rules import flow
from kraftwagen.games.automania.state import State
from tests.automania.play import cases, games, positions
from tests.automania.rules import rule
from tests.automania.table import Table

GAMES = 240


def acted_out(state: State, by_money: bool) -> list[CarSale]:
    """The sale played: all retire to the highest limit and keep no tile, all sell for the best."""
    state, out = state.clone(), list[Event]()
    asked = frames.kind(state.pending[-1]) if state.pending else frames.ADVANCE
    while state.pending and asked in (frames.TURN, frames.PLACE, frames.SALE):
        legal = flow.legal(state)
        if asked == frames.TURN:
            limits = state.data.office_limit
            retire = [code for code in legal if codes.kind(code) == codes.RETIRE]
            flow.apply(state, max(retire, key=lambda code: limits[codes.value(code)]), out)
        elif asked == frames.PLACE:
            flow.apply(state, codes.DISCARD, out)
        else:
            flow.apply(state, best_sale(state, legal, by_money), out)
        asked = frames.kind(state.pending[-1]) if state.pending else frames.ADVANCE
    return [car for car in map(sold, out, out[1:] + out[:1], out[2:] + out[:2]) if car]


def best_sale(state: State, legal: Sequence[int], by_money: bool) -> int:
    """The decision with the best reward, found by trying."""

    def worth(code: int) -> tuple[int, int]:
        after, seat = state.clone(), state.current
        out: list[Event] = []
        flow.apply(after, code, out)
        money = points = 0
        for event in out:
            if isinstance(event, events.PlayerTurnEnded):
                break
            if isinstance(event, events.MoneyGained) and event.seat == seat:
                money += event.amount
            if isinstance(event, events.PointsGained) and event.seat == seat:
                points += event.amount
        return (money, points) if by_money else (points, money)

    return max((code for code in legal if code != codes.PASS), key=worth)


def sold(event: Event, first: Event, second: Event) -> CarSale | None:
    """A car sold, from what happened: the sale and what was paid for it."""
    if not isinstance(event, events.CarSold):
        return None
    money = points = 0
    for one in (first, second):
        if isinstance(one, events.PlayerTurnEnded):
            break
        money += one.amount if isinstance(one, events.MoneyGained) else 0
        points += one.amount if isinstance(one, events.PointsGained) else 0
    return CarSale(
        event.seat, event.market, event.ship, event.type, event.space, money, points, event.copied
    )


def followed(told: SalePreview, state: State, by_money: bool = False) -> int:
    """Compare a foretold sale with the one that is played; how many cars were sold."""
    played = acted_out(state, by_money)
    assert [car for car in told.cars if car.space != STAYS] == played
    places = [(car.market, -car.ship) for car in told.cars]
    assert places == sorted(places)
    on_ships = [place for place, car in enumerate(state.ships) if car]
    assert sorted(car.market * terms.HIGHEST_SHIP + car.ship - 1 for car in told.cars) == on_ships
    for seat in range(len(state.order)):
        own = [car for car in played if car.seat == seat]
        assert told.money(seat) == sum(car.money for car in own)
        assert told.points(seat) == sum(car.points for car in own)
        stay = told.staying(seat)
        assert len(stay) == len(told.of(seat)) - len(own)
        if any(not car.past for car in stay):
            before = 0 if frames.kind(state.pending[-1]) == frames.TURN else None
            assert before is None or len(own) == told.limits[seat]
    return len(played)


@pytest.mark.parametrize("by_money", [False, True])
def test_the_sale_foretold_is_the_sale_when_all_take_the_best(by_money: bool) -> None:
    cars = copied = asked = 0
    for state in positions(GAMES, 23):
        kind = frames.kind(state.pending[-1])
        if kind not in (frames.TURN, frames.SALE):
            continue
        told = forecast.sale(state, by_money)
        cars += followed(told, state, by_money)
        copied += any(car.copied for car in told.cars)
        asked += kind == frames.SALE
    assert cars > 2500
    assert copied > 5
    assert asked > 100


def test_the_sale_is_foretold_for_each_sales_office() -> None:
    stays = 0
    for number, case in enumerate(cases(codes.RETIRE, GAMES)):
        if number % 3:
            continue
        told = explain.preview(case.before, case.code)
        assert isinstance(told, RetirePreview)
        after = case.before.clone()
        flow.apply(after, case.code)
        seat = case.before.current
        asked = frames.kind(after.pending[-1]) if after.pending else frames.ADVANCE
        if asked in (frames.TURN, frames.PLACE, frames.SALE):
            followed(told.sale, after)
        assert told.sale.limits[seat] == told.limit
        stays += len(told.sale.staying(seat)) > 0
        by_money = forecast.retire(case.before, codes.value(case.code), by_money=True)
        assert by_money.limit == told.limit
    assert stays > 20


def test_cars_the_sale_has_passed_stay() -> None:
    passed = 0
    for case in cases(codes.PASS, GAMES):
        market, ship = frames.unpack_sale(case.before.pending[-1])
        told = forecast.sale(case.after)
        car = next(car for car in told.cars if (car.market, car.ship) == (market, ship))
        assert car.past
        assert car.space == STAYS
        passed += 1
    assert passed > 500


def test_the_next_demands_and_popularity_under_them_are_foretold() -> None:
    for case in cases(codes.ADVANCE, GAMES):
        seat = case.before.current
        told = explain.preview(case.before, case.code)
        assert isinstance(told, DemandsPreview)
        assert told.demands == case.after.demands
        assert told.matrix == gains.matrix(case.after, seat)
        assert told == forecast.next_demands(case.before, seat)[codes.value(case.code)]
        assert told.change == gains.difference(told.matrix, gains.matrix(case.before, seat))
    assert len(cases(codes.ADVANCE, GAMES)) == 3 * GAMES


@rule("N2", "X17")
def test_who_chooses_the_demands_as_it_stands() -> None:
    for case in cases(codes.ADVANCE, GAMES):
        assert forecast.choosers(case.before) == (case.before.current,)
    sure = open_still = 0
    rng = random.Random(5)
    for state in positions(GAMES, 7):
        if frames.kind(state.pending[-1]) != frames.TURN:
            continue
        told = forecast.choosers(state)
        if state.round == terms.LAST_ROUND:
            assert told == ()
            continue
        after = state.clone()
        while frames.kind(after.pending[-1]) != frames.ADVANCE:
            flow.apply(after, without_gain(after, rng))
        if after.points == state.points:
            assert after.current in told
            sure += len(told) == 1
            open_still += len(told) > 1
    assert sure > 200
    assert open_still > 20


def without_gain(state: State, rng: random.Random) -> int:
    """A decision that ends the round and mostly brings no points."""
    wanted = (codes.RETIRE, codes.DISCARD, codes.PASS)
    return rng.choice([code for code in flow.legal(state) if codes.kind(code) in wanted])


@rule("N2")
def test_a_tie_is_open_only_while_a_lower_sales_office_is_free() -> None:
    table = Table(3, offices={2: 1})
    table.seat(2, points=5)
    assert forecast.choosers(table.state) == (1, 0)
    lowest = Table(3, offices={1: 1})
    lowest.seat(2, points=5)
    assert forecast.choosers(lowest.state) == (1,)


@rule("N4")
def test_tiles_to_come_are_known_in_rounds_two_and_four() -> None:
    for one in games(60):
        for case in one:
            if codes.kind(case.code) != codes.ADVANCE:
                continue
            told = forecast.tiles_to_come(case.before)
            assert [coming.round for coming in told] == list(range(case.after.round, 5))
            assert [coming.known for coming in told] == {
                1: [True, False, False],
                2: [False, False],
                3: [True],
            }[case.before.round]
            assert set(case.after.tiles) <= set(told[0].tiles)
            assert (set(case.after.tiles) == set(told[0].tiles)) == told[0].known


@rule("Z1", "T5")
def test_limits_are_those_of_the_sales_offices_and_managers() -> None:
    table = Table(2, offices={6: 1}, ships=["america 9 0 city", "europe 4 0 family"])
    table.seat(0, tiles="office_1=A25")
    told = forecast.sale(table.state)
    # The best free sales office has a limit of 3, the sales manager adds one.
    assert told.limits == (4, 4)
    assert [(car.ship, car.space) for car in told.cars] == [(9, 2), (4, 0)]
    by_money = forecast.sale(table.state, by_money=True)
    assert [(car.ship, car.space) for car in by_money.cars] == [(9, 0), (4, 2)]
    assert told.so_far == (1, 4)

"""Why no bot considers what a player of this game would laugh at (``tests.bots.blunders``).

A ban stands on this: another decision leads to a position that is the same but better in
something, whatever the others do. The tests compare both positions.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from kraftwagen.games.automania import codes, frames, terms
from kraftwagen.games.automania.evaluation import bans, turns
from tests.bots.blunders import before_move, first_moves, ways
from tests.games.automania.rules import rule
from tests.games.automania.table import GAME, Table


@pytest.mark.parametrize("case", [0, 1])
def test_in_the_last_sale_a_car_is_sold_while_there_are_sales_left_for_all(case: int) -> None:
    """On its ship it brings 1, and even the top space pays 2 (Z3, E1)."""
    moves = first_moves(case)
    assert "pass" not in moves
    assert any(move.startswith("sell") for move in moves)


def test_no_super_car_is_paid_for_that_no_ship_takes() -> None:
    """It has popularity 0: three autobucks for nothing, while others can be made (P7)."""
    spec, state = before_move(4)
    assert spec.insight is not None
    super_cars = 0
    for quick in (True, False):
        for plan in spec.insight.plans(state, quick):
            if spec.to_text(plan.codes[0]) == "act row_super super":
                super_cars += 1
                assert plan.state.afloat != state.afloat or plan.state.played != state.played
    assert super_cars


def test_nobody_sends_workers_to_the_sponsor_and_then_retires() -> None:
    """Retiring sends all of them there for the same autobucks (L1)."""
    spec, state = before_move(5)
    found = ways(spec, state)
    assert any(way[-1].startswith("retire") for way in found)
    assert all(len(way) == 1 or not way[0].startswith("sponsor") for way in found)


def last_sales() -> Iterator[Any]:
    """Positions of last sales in random games in which bots do not leave the car."""
    spec = GAME
    for seed in range(24):
        dice = random.Random(seed)
        state = spec.new(2 + seed % 3, seed, {"advanced": seed % 2 == 1})
        while not spec.is_over(state):
            asked = frames.kind(state.asked)
            if asked == frames.SALE and bans.sells_for_certain(state):
                yield spec.clone(state)
            legal = spec.legal(state)
            # Making cars rather than giving workers away.
            aside = (codes.RETIRE, codes.SPONSOR, codes.RECALL)
            acting = [code for code in legal if codes.kind(code) not in aside]
            spec.apply(state, dice.choice(acting if dice.random() < 0.9 and acting else legal))


@rule("Z1", "Z2", "Z3", "E1", "E3")
def test_selling_to_the_top_space_is_better_than_leaving_the_car_whatever_others_do() -> None:
    """Everybody decides the same after either; every later question is the same, too."""
    spec = GAME
    seen = more = 0
    for number, state in enumerate(last_sales()):
        seat = spec.actor(state)
        left, sold = spec.clone(state), spec.clone(state)
        spec.apply(left, codes.PASS)
        spec.apply(sold, codes.SELL | terms.TOP_SPACE)
        dice = random.Random(number)
        while not spec.is_over(left):
            assert spec.actor(left) == spec.actor(sold)
            assert spec.legal(left) == spec.legal(sold)
            code = dice.choice(spec.legal(left))
            spec.apply(left, code)
            spec.apply(sold, code)
        assert spec.is_over(sold)
        for other in range(len(state.order)):
            if other == seat:
                assert sold.money[seat] + sold.points[seat] > left.money[seat] + left.points[seat]
                assert sold.money[seat] >= left.money[seat]
                assert sold.points[seat] >= left.points[seat]
            else:
                assert sold.money[other] == left.money[other]
                assert sold.points[other] <= left.points[other]
        assert seat in spec.winners(sold) or seat not in spec.winners(left)
        seen += 1
        more += sold.points[seat] > left.points[seat]
    assert seen > 40
    assert more


def sale(round: int = 4, more: str = "") -> Table:
    """Seat 0 is asked about its car on ship 12; sales office 1 allows it two sales."""
    return Table(
        3,
        round=round,
        ask=[{"ask": "sale", "market": "north_america", "ship": 12}],
        ships=["america 12 0 family", "america 9 0 city", *([more] if more else [])],
        offices={1: 0, 2: 1, 3: 2},
    )


def offered(table: Any) -> list[str]:
    return [table.game.to_text(code) for code in turns.sensible(table.state, False)]


def test_a_sale_is_saved_for_a_better_space_while_there_are_more_cars_than_sales() -> None:
    assert "pass" in offered(sale(more="europe 5 0 city"))
    assert "pass" not in offered(sale())


def test_before_the_last_round_a_car_may_wait_for_the_next_one() -> None:
    assert "pass" in offered(sale(round=3))


def test_the_car_of_another_seat_needs_no_sale() -> None:
    assert "pass" not in offered(sale(more="europe 5 1 city"))


@rule("W1", "L1")
def test_retiring_after_the_sponsor_leads_where_retiring_leads() -> None:
    spec, state = before_move(5)
    for office in ("retire 3", "retire 6"):
        plain, twice = spec.clone(state), spec.clone(state)
        for text in ("sponsor 1", "sponsor 1", office):
            spec.apply(twice, spec.from_text(text))
        spec.apply(plain, spec.from_text(office))
        assert spec.digest(plain) == spec.digest(twice)


def test_the_sponsor_is_still_used_for_what_is_too_dear_without() -> None:
    """Two workers for a family car, and not one for a city car that costs no more than is there."""
    table = Table(2, empty="a4 b4 c4 d4 d1 d2 d3").seat(0, money=0)
    made = sponsored(table)
    assert ("sponsor 2", "family") in made
    assert ("sponsor 1", "city") in made
    assert ("sponsor 1", "family") not in made
    assert ("sponsor 2", "city") not in made
    assert ("sponsor 1", "city") not in sponsored(Table(2).seat(0, money=1))


def sponsored(table: Table) -> set[tuple[str, str]]:
    """What bots make after they have sent workers to the sponsor."""
    plans = turns.plans(table.state, False)
    ways = [[table.game.to_text(code) for code in plan.codes] for plan in plans]
    return {(way[0], way[1].split()[-1]) for way in ways if way[0].startswith("sponsor")}


@rule("W1", "L1")
def test_a_worker_whose_autobuck_is_not_needed_can_go_to_the_sponsor_later() -> None:
    """Sent along before, or when the seat retires: the same position in the end."""
    spec, state = before_move(5)
    early, late = spec.clone(state), spec.clone(state)
    for text in ("sponsor 1", "retire 3"):
        spec.apply(early, spec.from_text(text))
    spec.apply(late, spec.from_text("retire 3"))
    assert spec.digest(early) == spec.digest(late)


def test_where_every_car_is_lost_one_is_still_planned() -> None:
    """Somebody who asks for a hint in the middle of such a turn gets an answer."""
    asked = [{"ask": "market", "type": "super"}]
    table = Table(2, ask=asked).seat(0, marketing=6)
    ended = turns.plans(table.state, False)
    assert ended
    assert all(plan.state.afloat == table.state.afloat for plan in ended)


def test_a_car_without_a_ship_is_made_for_a_contract() -> None:
    """Every ship up to its popularity is taken, and the contract is fulfilled (P7, P10)."""
    kinds = ["city"] * 3 + ["family"] * 2 + ["super"] * 2
    ships = [f"europe {ship} 1 {kind}" for ship, kind in enumerate(kinds, start=1)]
    ask = [{"ask": "marketing", "type": "city", "market": "europe", "electric": False,
            "popularity": 8}]  # fmt: skip
    table = Table(3, ask=ask, ships=[*ships, "europe 8 2 city"])
    table.seat(0, marketing=5, tiles="spoiler_city=A16", hand="N2")
    made = [plan.codes for plan in turns.plans(table.state, False)]
    contract = codes.PLAY | made[0][-1] & codes.VALUE_MASK
    assert set(made) == {(codes.WORKERS, contract), (codes.WORKERS | 1, contract)}
    table = Table(3, ask=ask, ships=[*ships, "europe 8 2 city"])
    table.seat(0, marketing=5, tiles="spoiler_city=A16", hand="N8")
    made = [plan.codes for plan in turns.plans(table.state, False)]
    assert made == [(codes.WORKERS | 1,)]

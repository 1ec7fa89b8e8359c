"""Moves a player would laugh at: six that bots once made, and why no bot considers them now.

A ban stands on this: another decision leads to a position that is the same but better in
something, whatever the others do. The tests compare both positions.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kraftwagen.bots import ladder
from kraftwagen.bots.base import UNWATCHED
from kraftwagen.bots.greedy import candidates
from kraftwagen.engine import registry
from kraftwagen.engine.spec import GameSpec
from kraftwagen.games.automania import codes as auto
from kraftwagen.games.automania import frames
from kraftwagen.games.automania import terms as auto_terms
from kraftwagen.games.automania.evaluation import bans as auto_bans
from kraftwagen.games.automania.evaluation import turns as auto_turns
from kraftwagen.games.kraftwagen import codes, terms
from kraftwagen.games.kraftwagen.evaluation import bans, turns
from kraftwagen.games.kraftwagen.rules import workshop
from tests.games.automania import table as auto_table
from tests.games.automania.rules import rule as auto_rule
from tests.games.kraftwagen.rules import rule
from tests.games.kraftwagen.table import Table
from tests.soak import foolish

CASES = json.loads(Path(__file__).with_name("blunders.json").read_text(encoding="utf-8"))


def before_move(case: int) -> tuple[GameSpec[Any], Any]:
    """The game and the position in which a bot once made a foolish move."""
    told = CASES[case]
    spec = registry.load(told["game"])
    state = spec.new(told["seats"], told["seed"], {})
    for text in told["decisions"].split("; "):
        spec.apply(state, spec.from_text(text))
    return spec, state


def ways(spec: GameSpec[Any], state: Any) -> list[list[str]]:
    """All ways through the turn that bots look at: quickly, thoroughly, and greedily."""
    assert spec.insight is not None
    found = [plan.codes for quick in (True, False) for plan in spec.insight.plans(state, quick)]
    lines = candidates(spec, state, spec.actor(state), UNWATCHED)
    found += [line.codes for line in lines.values()]
    return [[spec.to_text(code) for code in way] for way in found]


def first_moves(case: int) -> set[str]:
    spec, state = before_move(case)
    return {way[0] for way in ways(spec, state)}


# -- six moves that were made


@pytest.mark.parametrize("case", [0, 1])
def test_in_the_last_sale_a_car_is_sold_while_there_are_sales_left_for_all(case: int) -> None:
    """On its ship it brings 1, and even the top space pays 2 (Z3, E1)."""
    moves = first_moves(case)
    assert "pass" not in moves
    assert any(move.startswith("sell") for move in moves)


def test_of_two_engines_the_better_one_is_not_given_back() -> None:
    """The workshops hold engines of 3, 5 and 7 when a body comes: the 3 goes."""
    assert first_moves(3) == {"body drop e3"}


def test_an_own_car_is_not_undercut_for_less_than_another_price_brings() -> None:
    """The body buyer would pay 14; another car as good takes it: then at 10, not at 3."""
    spec, state = before_move(2)
    assert spec.insight is not None
    for quick in (True, False):
        texts = [spec.to_text(plan.codes[0]) for plan in spec.insight.plans(state, quick)]
        assert {text.split()[-1] for text in texts} == {"p10", "end"}


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


@pytest.mark.parametrize("case", range(6))
def test_advice_is_none_of_the_six_moves(case: int) -> None:
    """A hint comes from the same ways; the weaker levels have them, too."""
    spec, state = before_move(case)
    played = CASES[case]["played"].split("; ")
    for name in ("apprentice", "engineer", ladder.FALL_BACK):
        for seed in range(3):
            bot = ladder.build(name, spec, seed)
            after, made = spec.clone(state), []
            while not made or (spec.actor(after) == spec.actor(state) and len(made) < len(played)):
                choice = bot.choose(spec.observe(after, spec.actor(after)))
                made.append(spec.to_text(choice.code))
                spec.apply(after, choice.code)
            assert made != played[: len(made)]


@pytest.mark.parametrize("case", range(6))
def test_a_foolish_move_is_found_in_a_game(case: int) -> None:
    """By ``tests.soak.blunders``, which does not ask the bans."""
    told = CASES[case]
    spec = registry.load(told["game"])
    decisions = told["decisions"].split("; ")
    played = decisions + told["played"].split("; ")
    found = foolish.find(spec, told["seats"], told["seed"], played)
    kind = ("unsold", "unsold", "undercut", "better_part", "lost_car", "sponsor_before_retiring")
    assert (kind[case], len(decisions)) in [(one.kind, one.number) for one in found]


# -- why they are foolish


def last_sales() -> Iterator[Any]:
    """Positions of last sales in random games in which bots do not leave the car."""
    spec = registry.load("automania")
    for seed in range(24):
        dice = random.Random(seed)
        state = spec.new(2 + seed % 3, seed, {"advanced": seed % 2 == 1})
        while not spec.is_over(state):
            asked = frames.kind(state.asked)
            if asked == frames.SALE and auto_bans.sells_for_certain(state):
                yield spec.clone(state)
            legal = spec.legal(state)
            # Making cars rather than giving workers away.
            aside = (auto.RETIRE, auto.SPONSOR, auto.RECALL)
            acting = [code for code in legal if auto.kind(code) not in aside]
            spec.apply(state, dice.choice(acting if dice.random() < 0.9 and acting else legal))


@auto_rule("Z1", "Z2", "Z3", "E1", "E3")
def test_selling_to_the_top_space_is_better_than_leaving_the_car_whatever_others_do() -> None:
    """Everybody decides the same after either; every later question is the same, too."""
    spec = registry.load("automania")
    seen = more = 0
    for number, state in enumerate(last_sales()):
        seat = spec.actor(state)
        left, sold = spec.clone(state), spec.clone(state)
        spec.apply(left, auto.PASS)
        spec.apply(sold, auto.SELL | auto_terms.TOP_SPACE)
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


def sale(round: int = 4, more: str = "") -> auto_table.Table:
    """Seat 0 is asked about its car on ship 12; sales office 1 allows it two sales."""
    return auto_table.Table(
        3,
        round=round,
        ask=[{"ask": "sale", "market": "north_america", "ship": 12}],
        ships=["america 12 0 family", "america 9 0 city", *([more] if more else [])],
        offices={1: 0, 2: 1, 3: 2},
    )


def offered(table: Any) -> list[str]:
    return [table.game.to_text(code) for code in auto_turns.sensible(table.state, False)]


def test_a_sale_is_saved_for_a_better_space_while_there_are_more_cars_than_sales() -> None:
    assert "pass" in offered(sale(more="europe 5 0 city"))
    assert "pass" not in offered(sale())


def test_before_the_last_round_a_car_may_wait_for_the_next_one() -> None:
    assert "pass" in offered(sale(round=3))


def test_the_car_of_another_seat_needs_no_sale() -> None:
    assert "pass" not in offered(sale(more="europe 5 1 city"))


@auto_rule("W1", "L1")
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
    table = auto_table.Table(2, empty="a4 b4 c4 d4 d1 d2 d3").seat(0, money=0)
    made = sponsored(table)
    assert ("sponsor 2", "family") in made
    assert ("sponsor 1", "city") in made
    assert ("sponsor 1", "family") not in made
    assert ("sponsor 2", "city") not in made
    assert ("sponsor 1", "city") not in sponsored(auto_table.Table(2).seat(0, money=1))


def sponsored(table: auto_table.Table) -> set[tuple[str, str]]:
    """What bots make after they have sent workers to the sponsor."""
    plans = auto_turns.plans(table.state, False)
    ways = [[table.game.to_text(code) for code in plan.codes] for plan in plans]
    return {(way[0], way[1].split()[-1]) for way in ways if way[0].startswith("sponsor")}


@auto_rule("W1", "L1")
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
    table = auto_table.Table(2, ask=asked).seat(0, marketing=6)
    ended = auto_turns.plans(table.state, False)
    assert ended
    assert all(plan.state.afloat == table.state.afloat for plan in ended)


def test_a_car_without_a_ship_is_made_for_a_contract() -> None:
    """Every ship up to its popularity is taken, and the contract is fulfilled (P7, P10)."""
    kinds = ["city"] * 3 + ["family"] * 2 + ["super"] * 2
    ships = [f"europe {ship} 1 {kind}" for ship, kind in enumerate(kinds, start=1)]
    ask = [{"ask": "marketing", "type": "city", "market": "europe", "electric": False,
            "popularity": 8}]  # fmt: skip
    table = auto_table.Table(3, ask=ask, ships=[*ships, "europe 8 2 city"])
    table.seat(0, marketing=5, tiles="spoiler_city=A16", hand="N2")
    made = [plan.codes for plan in auto_turns.plans(table.state, False)]
    contract = auto.PLAY | made[0][-1] & auto.VALUE_MASK
    assert set(made) == {(auto.WORKERS, contract), (auto.WORKERS | 1, contract)}
    table = auto_table.Table(3, ask=ask, ships=[*ships, "europe 8 2 city"])
    table.seat(0, marketing=5, tiles="spoiler_city=A16", hand="N8")
    made = [plan.codes for plan in auto_turns.plans(table.state, False)]
    assert made == [(auto.WORKERS | 1,)]


@rule("A3", "A4")
def test_giving_back_the_lower_part_leaves_the_same_but_a_better_part() -> None:
    game = registry.load("kraftwagen")
    seen = 0
    for workshops in ("b2 b3 e4", "b2 e3 e6", "b1 b5 b7", "e1 e4 e4"):
        for task in ("body", "engine"):
            table = Table(3, ask=task).seat(0, workshops=workshops)
            state = table.state
            legal = game.legal(state)
            kept = bans.considered(state, (), legal)
            for code in set(legal) - set(kept):
                drop = codes.value(code)
                lower = min(
                    codes.value(other)
                    for other in kept
                    if codes.kind(other) == codes.kind(code)
                    and terms.is_engine(codes.value(other)) == terms.is_engine(drop)
                )
                worse, better = game.clone(state), game.clone(state)
                game.apply(worse, code)
                game.apply(better, codes.kind(code) | lower)
                mine, theirs = better.players[0], worse.players[0]
                # What differs is one part, and it is the better one that stays.
                assert sorted([*mine.workshops, lower]) == sorted([*theirs.workshops, drop])
                assert lower < drop
                theirs.workshops = mine.workshops
                assert game.digest(better) == game.digest(worse)
                seen += 1
    assert seen >= 8
    assert workshop.room(Table(3).seat(0, workshops="b2").player(0)) == [terms.EMPTY]


def test_cars_that_undercut_nothing_of_ones_own_keep_all_prices() -> None:
    def prices(market: list[str], buyers: str) -> set[str]:
        table = Table(3, ask="end", buyers=buyers, market=market)
        table.seat(0, canteen=1, workshops="b4 e1")
        found = turns.sensible(table.state, False)
        texts = [table.game.to_text(code) for code in found if codes.kind(code) == codes.CAR]
        return {text.split()[-1] for text in texts}

    all_but_9 = {"p1", "p2", "p3", "p5", "p6", "p8", "p10"}
    assert prices(["0 b4 e4 w1 p9"], "body") == {"p10"}
    assert prices(["0 b4 e4 w1 p10"], "body") == {"p9"}
    assert prices(["1 b4 e4 w1 p9"], "body") == all_but_9
    assert prices(["0 b4 e4 w1 p9"], "body engine") == all_but_9
    assert prices(["0 b5 e4 w1 p9"], "body") == all_but_9
    assert prices(["0 b4 e4 w1 p9"], "") == all_but_9
    assert prices(["0 b3 e1 w1 p9"], "body") == {"p10"}

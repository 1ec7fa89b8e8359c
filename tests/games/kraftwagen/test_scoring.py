"""The sale and the end of the game (Z3-Z6, section 11, section 13)."""

from __future__ import annotations

import pytest

from kraftwagen.games.kraftwagen import events
from kraftwagen.games.kraftwagen.rules import scoring
from tests.games.kraftwagen.rules import rule
from tests.games.kraftwagen.table import GAME, Table


def sale(buyers: str, *market: str, turn: int = 1) -> Table:
    """A table that has just been scored."""
    table = Table(3, ask="end", token=0, buyers=buyers, market=list(market), turn=turn)
    owners = {"daimler": "daimler" in buyers, "horch": any("horch" in car for car in market)}
    owners["maybach"] = any("maybach" in car for car in market)
    table.seat(2, engineers=" ".join(name for name, there in owners.items() if there))
    table.play("end")
    return table


def sold(table: Table) -> list[int]:
    """The market space each buyer bought from, in order; -1 for none."""
    return [
        event.space if isinstance(event, events.BuyerBought) else -1
        for event in table.log
        if isinstance(event, events.BuyerBought | events.BuyerLeft)
    ]


@rule("Z4")
@pytest.mark.parametrize(
    ("wish", "space"), [("body", 0), ("engine", 1), ("prestige", 2), ("price", 3)]
)
def test_each_buyer_takes_the_best_in_its_preference(wish: str, space: int) -> None:
    market = ["0 b4 e1 w1 p10", "1 b2 e4 w1 p9", "2 b3 e2 w3 p8", "0 b1 e1 w1 p1"]
    assert sold(sale(wish, *market)) == [space]


@rule("Z4")
@pytest.mark.parametrize("wish", ["body", "engine", "prestige"])
@pytest.mark.parametrize("prices", [(5, 8), (8, 5)])
def test_ties_go_to_the_lower_price(wish: str, prices: tuple[int, int]) -> None:
    first, second = prices
    table = sale(wish, f"0 b3 e3 w2 p{first}", f"1 b3 e3 w2 p{second}", "2 b2 e2 w1 p1")
    cheaper = 0 if first < second else 1
    assert sold(table) == [cheaper]
    (bought,) = table.happened(events.BuyerBought)
    assert bought.tied == (1 - cheaper,)
    assert bought.value == (2 if wish == "prestige" else 3)


@rule("Z4", "E2", "E3")
def test_markers_decide_and_tie() -> None:
    table = sale("engine", "0 b1 e4 w1 p5", "2 b1 e2 w1 p3 horch_high")
    assert sold(table) == [1]
    assert table.happened(events.BuyerBought)[0].tied == (0,)
    assert sold(sale("body", "0 b4 e1 w1 p1", "2 b3 e1 w1 p10 maybach_high")) == [1]


@rule("Z4")
def test_buyers_act_in_order_and_each_buys_one_car() -> None:
    table = sale("body body engine price", "0 b3 e9 w1 p5".replace("e9", "e7"), "1 b2 e1 w1 p1")
    assert sold(table) == [0, 1, -1, -1]
    left = [(event.buyer, event.preference) for event in table.happened(events.BuyerLeft)]
    assert left == [(2, 1), (3, 3)]


@rule("Z4")
def test_a_car_already_bought_is_no_rival_in_a_tie() -> None:
    table = sale("price body", "0 b3 e1 w1 p1", "1 b3 e1 w1 p2", "2 b1 e1 w1 p3")
    assert sold(table) == [0, 1]
    assert [event.tied for event in table.happened(events.BuyerBought)] == [(), ()]


@rule("Z4", "13")
def test_example_of_the_sale() -> None:
    table = sale("prestige body engine", "0 b1 e1 w3 p11", "1 b3 e2 w1 p6", "2 b3 e4 w2 p8", turn=2)
    values = [(event.space, event.price) for event in table.happened(events.BuyerBought)]
    # Price marker 11 belongs to the second game turn.
    assert values == [(0, 11), (1, 6), (2, 8)]
    assert [table.money(seat) for seat in range(3)] == [{"cars": 11}, {"cars": 6}, {"cars": 8}]


@rule("Z5")
def test_the_seller_takes_the_marker_and_twice_from_a_price_buyer() -> None:
    table = sale("price", "1 b1 e1 w1 p6")
    assert table.money(1) == {"cars": 6, "price_buyers": 6}
    bought = table.happened(events.BuyerBought)[0]
    assert (bought.price, bought.bonus, bought.gift, bought.value) == (6, 6, 0, 6)
    assert sale("body", "1 b1 e1 w1 p6").money(1) == {"cars": 6}


@rule("Z5", "E7")
@pytest.mark.parametrize(("marker", "gift"), [("daimler_low", 2), ("daimler_high", 4)])
def test_a_daimler_bonus_comes_on_top(marker: str, gift: int) -> None:
    table = sale(f"engine+{marker}", "1 b1 e1 w1 p6")
    assert table.money(1) == {"cars": 6, "daimler": gift}


@rule("Z6")
def test_all_cars_leave_sold_or_not() -> None:
    table = Table(3, ask="end", token=0, buyers="body price")
    table.values["cars"] = Table(
        3, market=["0 b5 e1 w3 p8", "1 b1 e1 w2 p9", "1 b1 e1 w1 p1 horch_low"]
    ).values["cars"]
    table.seat(0, canteen=2, active="two_body", space=4).seat(1, engineers="horch", space=5)
    table.play("end")
    state = table.state
    assert table.happened(events.MarketCleared) == [events.MarketCleared((1,))]
    assert state.cars == ()
    assert state.active_buyers == ()
    assert state.stacks == (2, 2, 2, 2)
    assert (table.player(0).supply, table.player(0).canteen) == (9, 2)
    assert (table.player(1).supply, table.player(1).canteen) == (8, 4)
    assert table.player(1).markers == 2
    assert state.prices == state.data.prices[2]
    assert [player.space for player in state.players] == [0, 0, 0]
    assert table.player(1).money() == 1 + 1 + 7


@rule("Z6")
def test_unused_white_markers_stay_and_workshops_too() -> None:
    table = Table(3, ask="end", token=0).seat(1, workshops="b1 e2", engine=3)
    table.play("end")
    assert table.state.white == (4, 2, 2, 2)
    assert table.workshops(1) == "b1 e2 -"
    assert table.player(1).grand_prix_engine == 3


@rule("Z0", "Z1", "Z2", "Z3", "Z4")
def test_the_order_of_the_scoring() -> None:
    table = Table(3, ask="end", token=0, buyers="body", market=["0 b1 e1 w1 p1", "2 b1 e1 w1 p2"])
    table.seat(1, engineers="benz", space=2, laps=1)
    table.play("end", "benz price")
    kinds = [
        kind
        for kind in map(type, table.log)
        if kind
        in (
            events.GameTurnEnded,
            events.PlaceScored,
            events.LapsPaid,
            events.RaceCleared,
            events.BuyerChosen,
            events.BuyerBought,
            events.MarketCleared,
            events.GameTurnStarted,
            events.PlayerTurnStarted,
        )
    ]
    assert kinds == [
        events.GameTurnEnded, events.BuyerChosen, events.PlaceScored, events.LapsPaid,
        events.RaceCleared, events.BuyerBought, events.BuyerBought, events.MarketCleared,
        events.GameTurnStarted, events.PlayerTurnStarted,
    ]  # fmt: skip


@rule("Z0")
def test_benz_is_asked_before_the_race_is_paid() -> None:
    table = Table(3, ask="end", token=0)
    table.seat(1, engineers="benz", space=2, laps=1).seat(2, space=5)
    table.play("end")
    assert table.asked() == "benz"
    assert [table.money(seat) for seat in range(3)] == [{}, {}, {}]
    assert [player.space for player in table.state.players] == [0, 2, 5]
    assert table.happened(events.PlaceScored) == []
    table.play("benz none")
    assert table.money(1) == {"places": 7, "laps": 1}
    assert table.money(2) == {"places": 4}


@rule("Z3")
def test_race_cars_are_back_before_the_buyers_act() -> None:
    table = Table(3, ask="end", token=0, turn=3, buyers="body")
    table.seat(1, space=2, laps=2)
    log = table.play("end")
    assert (table.player(1).space, table.player(1).laps) == (0, 0)
    assert table.money(1) == {"places": 7, "laps": 3}
    order = [type(event) for event in log]
    assert order.index(events.LapsPaid) < order.index(events.RaceCleared)
    assert order.index(events.RaceCleared) < order.index(events.BuyerLeft)


@rule("11")
def test_after_the_third_game_turn_the_most_money_wins() -> None:
    table = Table(3, ask="end", token=0, turn=3, awards={"workers": 1})
    table.seat(0, money={"cars": 8}).seat(1, money={"laps": 2}).seat(2, space=3)
    table.play("end")
    assert GAME.is_over(table.state)
    assert table.lines() == []
    assert table.state.prices == ()
    assert GAME.scores(table.state) == [8, 9, 7]
    assert GAME.winners(table.state) == [1]
    assert table.happened(events.GameEnded) == [events.GameEnded((8, 9, 7), (1,))]
    table.refuses("end", "game_over", "11")
    assert GAME.explain(table.state, table.state.current) == []


@rule("11")
def test_ties_share_the_victory() -> None:
    table = Table(4, ask="end", token=0, turn=3)
    table.seat(0, money={"cars": 9}).seat(1, money={"laps": 4}).seat(3, money={"places": 9})
    table.play("end")
    assert scoring.winners(table.state) == [0, 3]


@rule("11", "T1")
def test_the_game_goes_on_after_the_first_and_the_second_game_turn() -> None:
    for turn in (1, 2):
        table = Table(3, ask="end", token=0, turn=turn)
        table.play("end")
        assert not GAME.is_over(table.state)
        assert table.state.turn == turn + 1
        assert table.asked() == "take"


@rule("11")
def test_nothing_but_the_deck_is_unknown() -> None:
    table = Table(3)
    for seat in range(3):
        seen = GAME.observe(table.state, seat)
        assert seen.state.rng == 0
        assert GAME.to_position(seen.state) | {"rng": table.state.rng} == GAME.to_position(
            table.state
        )
        event = events.CardTaken(1, 3, 0)
        assert event.seen_by(seat) is event

"""Sales, new rounds and the end (L1, L2, Z1-Z4, N1-N6, E1-E4, X14-X19)."""

from __future__ import annotations

import pytest

from kraftwagen.games.automania import events
from tests.games.automania.rules import rule
from tests.games.automania.table import Table, office_prices

_ADVANCE = [{"ask": "advance"}]


def sale(seats: int, *ships: str, offices: dict[int, int] | None = None, **more: object) -> Table:
    """Everybody has retired; the first car named is asked about."""
    market, number, seat, _ = ships[0].split()[:4]
    name = "north_america" if market == "america" else market
    ask = [{"ask": "sale", "market": name, "ship": int(number)}]
    at = offices or {1 + place: place for place in range(seats)}
    return Table(
        seats,
        ships=list(ships),
        ask=ask,
        offices=at,
        current=int(seat),
        **more,  # type: ignore[arg-type]
    )


@rule("L1")
def test_retiring_sends_the_workers_at_home_to_the_sponsor() -> None:
    table = Table(2, spaces={"corner": (0, 2)}).seat(0, neutral=1)
    assert "workers_to_sponsor" in table.warns("retire 3")
    table.play("retire 3")
    assert table.state.money[0] == 10 + 5 + table.data.office_money[2]
    assert table.state.sponsor[0] == 5
    assert table.state.home[0] == 0
    assert table.position()["spaces"]["corner"] == {"seat": 0, "workers": 2}


@rule("L1")
def test_the_bonus_comes_before_the_tile() -> None:
    price = office_prices()[0]
    table = Table(2, grid="office_4=A29")
    table.seat(0, money=price - table.data.office_money[3], sponsor=6)
    table.play("retire 4")
    assert table.asked() == "place"
    assert table.state.money[0] == price
    table.play("place office_1")
    assert table.state.money[0] == 0
    gone = Table(2, empty="office_4", offices={5: 1}).seat(0, sponsor=6)
    assert gone.lines("retire") == [f"retire {office}" for office in (1, 2, 3, 4, 6)]
    gone.play("retire 4")
    assert gone.happened(events.SalesStarted)


@rule("Z1", "X15")
def test_the_limit_counts_for_both_markets_together() -> None:
    table = sale(
        3,
        "america 9 0 city", "america 8 0 family", "america 3 0 city", "europe 12 0 super",
        "europe 5 1 city",
    )  # fmt: skip
    table.play("sell 6", "sell 6")
    assert table.state.current == 1
    assert table.ship("america", 3) == "0 city"
    table.play("pass")
    assert table.ship("europe", 12) == "0 super"


@rule("Z2", "X15")
def test_each_car_is_offered_once_and_may_stay() -> None:
    table = sale(3, "america 9 0 city", "europe 5 0 family")
    table.refuses("act corner city", "sale_first", "Z2")
    table.play("pass", "pass")
    assert table.ship("america", 9) == "0 city"
    assert len(table.happened(events.CarKept)) == 2
    assert table.asked() == "advance"


@rule("Z3", "X16")
def test_a_limited_space_holds_one_car_and_the_top_space_any() -> None:
    full = [f"america {space} {1 + space % 2} {kind}" for space, kind in
            ((1, "city"), (2, "city"), (3, "family"), (4, "family"), (5, "super"))]  # fmt: skip
    table = sale(3, "america 9 0 city", "america 8 0 city", sold=full,
                 offices={6: 0, 3: 1, 5: 2})  # fmt: skip
    assert table.lines() == ["sell 6", "pass"]
    table.refuses("sell 2", "space_taken", "Z3", space=2)
    table.play("sell 6", "sell 6")
    assert table.state.money[0] == 14


@rule("Z4")
def test_with_three_players_a_row_takes_a_car_on_each_space() -> None:
    table = sale(3, "europe 9 0 city", sold=["europe 1 1 city"])
    assert table.lines() == ["sell 2", "sell 3", "sell 4", "sell 5", "sell 6", "pass"]


@rule("N2", "X17")
def test_the_one_with_the_fewest_points_chooses() -> None:
    table = sale(3, "america 4 2 city", offices={3: 0, 2: 1, 4: 2})
    table.seat(0, points=5).seat(1, points=5).seat(2, points=9)
    table.play("pass")
    assert table.state.current == 1
    assert table.lines() == ["advance left", "advance right"]
    table.refuses("pass", "demands_first", "N2")


@rule("N2", "X18")
def test_left_is_left_in_both_markets() -> None:
    table = Table(
        2,
        america="luggage safety speed | environment handling",
        europe="handling environment luggage | speed safety",
        offices={1: 0, 2: 1},
        ask=_ADVANCE,
    )
    table.play("advance left")
    assert table.demands("america") == "environment luggage safety | luggage handling"
    assert table.demands("europe") == "speed handling environment | speed safety"


@rule("N1", "N3", "N5")
def test_a_new_round_has_a_new_order_and_sold_cars_at_home() -> None:
    table = Table(
        3,
        ask=_ADVANCE,
        current=2,
        offices={2: 2, 5: 0, 6: 1},
        ships=["america 9 1 city"],
        sold=["europe 1 0 super", "europe 6 0 super", "america 6 2 city"],
    )
    table.play("advance left")
    assert table.state.round == 2
    assert table.state.order == (2, 0, 1)
    assert table.state.current == 2
    assert table.state.offices == (9,) * 6
    assert table.ship("america", 9) == "1 city"
    assert not any(table.state.sold)
    assert table.position()["players"][0]["cars"]["super"] == 2
    assert len(table.happened(events.CarsCameHome)[0].cars) == 3


@rule("N4")
@pytest.mark.parametrize(("round", "kind"), [(1, "A"), (2, "B"), (3, "B")])
def test_eighteen_new_tiles_lie_out(round: int, kind: str) -> None:
    table = Table(2, round=round, ask=_ADVANCE, offices={1: 0, 2: 1})
    before = {tile for tile in table.state.tiles if tile}
    table.play("advance right")
    names = [table.data.tile_names[tile] for tile in table.state.tiles]
    assert all(name.startswith(kind) for name in names)
    assert len(names) == 18
    assert not before & set(table.state.tiles)


@rule("N6", "X6", "X3")
def test_all_workers_come_home_and_neutral_ones_are_counted_anew() -> None:
    table = Table(2, ask=_ADVANCE, offices={1: 0, 2: 1}, spaces={"corner": (0, 3)})
    table.seat(0, neutral=2, tiles="office_1=A27").seat(1, marketing=6)
    table.play("advance left")
    assert table.state.home == (7, 6)
    assert table.state.neutral == (1, 0)
    assert not any(table.state.workers_at)
    started = table.happened(events.RoundStarted)[0]
    assert (started.workers, started.neutral) == ((7, 6), (1, 0))


def _last_sale(**more: object) -> Table:
    return sale(2, "america 9 0 city", "europe 4 1 city", round=4, **more)


@rule("E1", "X19")
def test_cars_left_on_ships_bring_a_little() -> None:
    table = _last_sale()
    assert table.warns("pass") == ["left_in_last_round"]
    table.play("pass", "pass")
    gained = table.happened(events.MoneyGained)
    assert [(event.seat, event.amount, event.source) for event in gained] == [(0, 1, 8)]
    points = [event for event in table.happened(events.PointsGained) if event.source == 8]
    assert [(event.seat, event.amount) for event in points] == [(1, 1)]
    table.refuses("pass", "game_over", "E4")


@rule("E2", "X14", "X6")
def test_silver_medals_on_contracts_and_tiles_count() -> None:
    table = _last_sale()
    table.seat(0, played="C5 S1", tiles="slot_a=B03 spoiler_city=A16 office_1=A29")
    table.seat(1, hand="C6", played="S2")
    table.play("pass", "pass")
    assert table.happened(events.MedalsCounted) == [
        events.MedalsCounted(0, 6, 4), events.MedalsCounted(1, 2, 0),
    ]  # fmt: skip
    gained = [event for event in table.happened(events.PointsGained) if event.source in (4, 5)]
    assert [(one.seat, one.amount) for one in gained] == [(0, 6), (0, 4), (1, 2)]


@rule("E3")
def test_two_players_get_ten_and_six_for_money() -> None:
    table = _last_sale().seat(0, money=3).seat(1, money=30)
    table.play("pass", "pass")
    ranked = [event for event in table.happened(events.PointsGained) if event.source == 9]
    assert [(event.seat, event.amount) for event in ranked] == [(1, 10), (0, 6)]


@rule("E4", "X17")
def test_a_tie_goes_to_the_lower_sales_office() -> None:
    table = _last_sale(offices={4: 0, 2: 1})
    table.seat(0, points=6, money=9, played="S1").seat(1, points=1, money=20, played="S2")
    table.play("pass", "pass")
    assert table.game.scores(table.state) == [14, 14]
    assert table.game.winners(table.state) == [1]
    assert table.game.rankings(table.state) == [2, 1]
    ended = table.happened(events.GameEnded)[0]
    assert (ended.points, ended.winners) == ((14, 14), (1,))

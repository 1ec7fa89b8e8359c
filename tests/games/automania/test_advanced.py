"""The advanced game (V1-V5)."""

from __future__ import annotations

import pytest

from kraftwagen.games.automania import events
from tests.games.automania.rules import rule
from tests.games.automania.table import Table, office_prices


@rule("V1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_last_in_order_chooses_first(seats: int) -> None:
    table = Table.fresh(seats, seed=3, advanced=True)
    asked = []
    while table.asked() == "factory":
        asked.append(table.state.current)
        line = table.lines()[0]
        table.play(line)
        if table.asked() == "factory":
            table.refuses(line, "factory_taken", "V1")
            table.refuses("act corner city", "factory_first", "V1")
    chosen = [event.seat for event in table.happened(events.FactoryChosen)]
    assert chosen == list(reversed(table.state.order))
    assert asked == chosen[: len(asked)]
    assert table.state.current == table.state.order[0]
    assert len(set(table.state.boards)) == seats
    table.refuses("factory elon", "factories_over", "V1")
    Table(2).refuses("factory elon", "side_a_only", "V1")


@rule("V2", "V3")
def test_an_oval_car_comes_with_its_factory() -> None:
    table = Table.fresh(2, seed=3, advanced=True)
    table.play("factory elon", "factory sumato")
    last, first = reversed(table.state.order)
    players = table.position()["players"]
    assert players[last]["cars"] == {"city": 3, "family": 2, "super": 2, "electric": 1}
    assert players[first]["cars"] == {"city": 4, "family": 2, "super": 2, "electric": 0}


@rule("V2", "X7")
def test_sumato_has_an_eighth_car_and_g_on_the_city_line() -> None:
    wanted = "speed safety handling | luggage luggage"
    table = Table(2, factories="sumato gloria", america=wanted, round=3)
    table.seat(0, tiles="slot_g=B02").seat(1, tiles="slot_g=A01")
    assert table.position()["players"][0]["cars"]["city"] == 4
    assert table.popularity(0, "city", "america") == 3
    assert table.popularity(0, "super", "america") == 0
    assert table.popularity(1, "city", "america") == 0
    assert table.popularity(1, "super", "america") == 2


@rule("V3")
def test_elon_may_use_its_electric_car_for_any_type() -> None:
    ships = ["europe 9 0 super", "europe 8 0 super"]
    table = Table(2, factories="elon gloria", ships=ships,
                  america="speed safety handling | luggage luggage")  # fmt: skip
    table.seat(0, tiles="slot_g=A01", sponsor=5)
    table.play("act corner super")
    assert table.lines("market") == [
        "market north_america", "market europe", "market north_america electric",
        "market europe electric",
    ]  # fmt: skip
    table.play("market north_america electric")
    assert table.ship("america", 3) == "0 super electric"
    assert table.happened(events.CarProduced)[0].electric == 1
    table.play("act corner city", "market europe", "workers 1")
    table.refuses("recall europe 17", "no_own_car", "P9")
    again = Table(2, factories="elon gloria", ships=["america 3 0 super electric"])
    again.play("act corner city")
    again.refuses("market europe electric", "no_electric_car", "V3")
    again.play("recall north_america 3", "market europe electric")
    assert again.asked() == "marketing"


@rule("V3", "K3")
def test_the_electric_car_counts_for_contracts_as_its_type() -> None:
    table = Table(2, factories="elon gloria").seat(0, hand="S4", tiles="slot_c=A10 slot_b=A13 "
                  "office_1=A29 spoiler_family=A17")  # fmt: skip
    table.play("act corner family", "market europe electric")
    base = table.popularity(0, "family", "europe") + 1
    table.play(f"workers {max(0, 5 - base)}")
    assert table.lines() == ["play S4", "keep"]


def _gloria(seats: int, *ships: str) -> Table:
    market, number, seat, _ = ships[0].split()
    name = "north_america" if market == "america" else market
    boards = ("gloria", "elon", "sumato", "werkmann")[:seats]
    return Table(
        seats,
        factories=" ".join(boards),
        ships=list(ships),
        sold=["america 1 1 city", "europe 1 1 family"],
        offices={6: 0, 5: 1, **({3: 2} if seats == 3 else {})},
        current=int(seat),
        ask=[{"ask": "sale", "market": name, "ship": int(number)}],
    )


@rule("V4", "Z1")
@pytest.mark.parametrize("seats", [2, 3])
def test_gloria_copies_a_sale_of_the_same_type_once(seats: int) -> None:
    table = _gloria(seats, "america 9 0 city", "europe 8 0 family", "europe 2 0 super")
    assert table.lines("copy") == ["copy 1"]
    table.refuses("copy 2", "nothing_to_copy", "V4", space=2)
    table.play("copy 1")
    assert table.state.money[0] == 16
    assert table.happened(events.CarSold)[0].copied is True
    table.refuses("copy 1", "copied_already", "V4")
    table.play("pass", "pass")
    table.play("advance left")
    assert table.position()["players"][0]["cars"]["city"] == 3


@rule("V4")
def test_only_gloria_copies() -> None:
    table = _gloria(2, "america 9 1 city", "america 8 0 super")
    assert table.lines("copy") == []
    table.refuses("copy 1", "space_taken", "Z3")
    other = _gloria(2, "america 9 0 family")
    assert other.lines("copy") == []


@rule("V5", "T4")
def test_werkmann_hires_five_and_two_of_a_portrait() -> None:
    prices = office_prices("werkmann")
    assert len(prices) == 1 + len(office_prices())
    table = Table(2, factories="werkmann elon", grid="a1=A26").seat(0, tiles="office_1=A25")
    table.play("act row_city city", "take a1")
    assert table.lines("place") == ["place office_1", "place office_2"]
    table.play("place office_2")
    assert table.state.money[0] == 10 - 1 - prices[1]
    table.play("market europe", "workers 0")
    full = Table(2, round=3, factories="werkmann elon", grid="a1=B25")
    full.seat(0, tiles="office_1=A25 office_2=A26")
    full.play("act row_city city", "take a1")
    assert full.lines("place") == ["place office_1", "place office_2"]
    full.refuses("place office_3", "portrait_twice", "V5", portrait="sales")
    first = Table(2, factories="werkmann elon", grid="a1=A26")
    first.play("act row_city city", "take a1", "place office_1")
    assert first.state.money[0] == 10 - 1 - prices[0]


@rule("V5", "T5")
def test_two_managers_of_a_portrait_add_up_and_all_filled_means_discard() -> None:
    table = Table(2, factories="werkmann elon", round=3, grid="a1=B31")
    table.seat(0, tiles="office_1=A29 office_2=A30 office_3=A27 office_4=A28 office_5=A25",
               neutral=2)  # fmt: skip
    assert table.popularity(0, "city", "europe") == 2
    table.play("act row_city city", "take a1")
    table.refuses("place office_1", "other_portrait", "T4", portrait="finance")
    assert table.lines("place") == []
    table.play("discard")
    assert table.happened(events.TileDiscarded)

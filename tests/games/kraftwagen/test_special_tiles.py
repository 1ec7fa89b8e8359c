"""Special tiles (V1-V4)."""

from __future__ import annotations

import pytest

from kraftwagen.games.kraftwagen import events, terms
from tests.games.kraftwagen.rules import rule
from tests.games.kraftwagen.table import GAME, Table

SETS = {
    1: {"a_hire", "a_race", "a_body", "a_engine"},
    2: {"b_research", "b_buyer", "b_race", "b_hire"},
    3: {"c_engine", "c_body", "c_research", "c_buyer"},
}


@rule("V1", "S1")
def test_the_eleventh_tile_lies_at_the_head() -> None:
    heads = [Table.fresh(3, seed, special_tiles=True).chain().split()[-1] for seed in range(60)]
    assert set(heads) == SETS[1]
    table = Table.fresh(3, 1, special_tiles=True)
    assert len(table.chain().split()) == 14
    assert len(table.state.specials) == 3
    assert len(Table.fresh(3, 1).chain().split()) == 13


@rule("V1", "V3")
@pytest.mark.parametrize("turn", [1, 2])
def test_each_game_turn_has_its_set_and_a_left_over_tile_is_removed(turn: int) -> None:
    first = "a_race" if turn == 1 else "b_race"
    heads = set()
    for seed in range(60):
        table = Table(3, seed=seed, ask="end", turn=turn, special=first, token=0)
        table.play("end")
        chain = table.chain().split()
        assert first not in chain
        heads.add(chain[-1])
        assert len(table.state.specials) == 3
    assert heads == SETS[turn + 1]
    assert [event.tile for event in table.happened(events.SpecialTileRemoved)] == [
        table.data.tile_names.index(first)
    ]


@rule("V1", "C3")
def test_the_next_game_turns_tile_stands_at_the_head() -> None:
    chain = "0 hire race 1 2 research body engine race+buyer research+body research+engine"
    chain += " hire+buyer research+race+buyer a_race"
    table = Table(3, special="a_race", unseen="a_body", token=0, chain=chain)
    table.play("take body", "body", "end")
    assert table.state.turn == 2
    *rest, head = table.chain().split()
    assert head in SETS[2]
    assert rest[-3:] == ["body", "hire", "race"]


@rule("V3", "C3", "Z0")
def test_a_special_tile_at_the_tail_is_replaced_before_benz_is_asked() -> None:
    chain = "0 a_race 1 2 hire research body engine race race+buyer research+body research+engine"
    chain += " hire+buyer research+race+buyer"
    table = Table(3, special="a_race", unseen="a_body", token=0, chain=chain)
    table.seat(1, engineers="benz")
    table.play("take body", "body", "end")
    assert table.asked() == "benz"
    assert table.chain().endswith("research+race+buyer body a_body")
    table.play("benz none")
    assert "a_body" not in table.chain()


@rule("V3")
def test_nothing_is_left_after_the_last_game_turn() -> None:
    table = Table(3, ask="end", turn=3, special="c_body", token=0)
    table.play("end")
    assert len(table.chain().split()) == 13


@rule("V2")
def test_a_taken_tile_is_set_aside_and_the_next_comes_to_the_head() -> None:
    table = Table(3, special="a_race", unseen="a_body")
    table.play("take a_race")
    assert "a_race" not in table.chain()
    assert table.chain().startswith("1 2 hire")
    assert table.chain().endswith("research+race+buyer 0")
    table.refuses("take a_race", "tile_taken", "C2")
    table.play("race", "end")
    assert table.chain().endswith("research+race+buyer 0 a_body")
    assert table.state.specials == ()
    assert table.state.reveals == 1
    (shown,) = table.happened(events.SpecialTileRevealed)
    assert shown.chain == table.state.chain
    table.refuses("take a_race", "tile_not_in_chain", "V1")


@rule("V2")
def test_a_used_up_set_is_reshuffled() -> None:
    seen = set()
    for seed in range(40):
        table = Table(3, seed=seed, special="a_body", unseen="")
        table.play("take a_body", "body", "end")
        seen.add(table.chain().split()[-1])
        assert len(table.state.specials) == 3
    assert seen == SETS[1]


@rule("V2", "C3")
def test_the_next_special_tile_comes_before_tiles_move_up() -> None:
    chain = (
        "0 hire 1 2 research body engine race race+buyer research+body research+engine hire+buyer"
    )
    table = Table(3, chain=f"{chain} research+race+buyer a_race", special="a_race", unseen="a_body")
    table.play("take a_race", "race", "end")
    assert table.chain().endswith("0 a_body hire")


@rule("V3", "C3")
def test_a_special_tile_at_the_tail_is_replaced_at_the_head() -> None:
    chain = "0 a_race hire 1 2 research body engine race race+buyer research+body research+engine"
    table = Table(
        3, chain=f"{chain} hire+buyer research+race+buyer", special="a_race", unseen="a_body"
    )
    table.play("take body", "body", "end")
    assert table.chain().startswith("1 2 research 0")
    assert table.chain().endswith("research+race+buyer body a_body hire")
    removed = table.happened(events.SpecialTileRemoved)
    assert [event.tile for event in removed] == [table.data.tile_names.index("a_race")]
    assert terms.TILE + table.data.tile_names.index("a_race") not in removed[0].chain


@rule("V2")
@pytest.mark.parametrize(
    ("tile", "turn", "line", "field", "expected"),
    [
        ("a_race", 1, "race", "space", 4),
        ("b_race", 2, "race", "space", 5),
        ("a_body", 1, "body", "workshops", (4, 0, 0)),
        ("c_body", 3, "body", "workshops", (5, 0, 0)),
        ("a_engine", 1, "engine", "workshops", (7 + 2, 0, 0)),
        ("c_engine", 3, "engine", "workshops", (7 + 3, 0, 0)),
        ("c_engine", 3, "engine gp", "grand_prix_engine", 3),
        ("b_buyer", 2, "buyer body", "income", (0, 0, 0, 0, 0, 2, 0, 2)),
        ("c_buyer", 3, "buyer engine", "income", (0, 0, 0, 0, 0, 1, 0, 3)),
    ],
)
def test_a_special_tile_performs_its_action_and_its_bonus(
    tile: str, turn: int, line: str, field: str, expected: object
) -> None:
    table = Table(3, special=tile, turn=turn, awards={"body_3": 1})
    table.seat(0, active="two_body", engine=2)
    table.play(f"take {tile}", line)
    assert table.asked() == "end"
    assert getattr(table.player(0), field) == expected


@rule("V2", "A1")
def test_hire_and_one_more() -> None:
    table = Table(3, special="a_hire")
    table.play("take a_hire", "hire", "hire")
    assert table.player(0).canteen == 6
    assert table.asked() == "end"


@rule("V2", "K5")
def test_a_part_worth_more_is_never_above_7() -> None:
    table = Table(3, special="c_body", turn=3)
    table.seat(0, canteen=1, active="two_body two_body body_now")
    table.play("take c_body", "body")
    assert table.workshops(0) == "b7 - -"
    table = Table(3, special="c_engine", turn=3)
    table.seat(0, canteen=1, active="two_engine two_engine engine_now", engineers="bugatti")
    table.play("take c_engine", "engine gp")
    assert table.player(0).space == 7


@rule("V2", "A5")
def test_the_money_comes_with_the_token_too() -> None:
    table = Table(3, special="b_buyer", turn=2, buyers="body engine body price")
    table.play("take b_buyer", "buyer token")
    assert table.money(0) == {"special_tiles": 2}
    assert table.state.token == 3


@rule("V2", "E6")
def test_more_spaces_and_porsche() -> None:
    table = Table(3, special="b_race", turn=2).seat(0, engineers="porsche", engine=2)
    table.play("take b_race", "race")
    assert table.player(0).space == 6


@rule("V2", "A2")
def test_research_from_three_cards() -> None:
    table = Table(3, special="b_research", turn=2, deck="benz otto diesel")
    table.play("take b_research")
    assert len(table.lines("research")) == len(set(table.state.shown))
    assert table.state.shown[3:] == ()
    assert table.state.reveals == 1
    assert table.happened(events.CardsRevealed)[0].cards == table.state.shown[2:]
    third = terms.CARDS[table.state.shown[2]]
    assert f"research {third}" in table.lines()
    before = len(table.state.discards)
    table.play("research two_body")
    assert len(table.state.discards) == before + 2
    assert len(table.state.shown) == 2
    assert table.asked() == "end"


@rule("V4", "Z6")
@pytest.mark.parametrize(("price", "paid"), [(8, 4), (5, 3), (3, 2), (2, 1)])
def test_a_private_sale_pays_half_rounded_up(price: int, paid: int) -> None:
    table = Table(3, special="b_hire", turn=2, market=["1 b1 e1 w1 p6", f"0 b2 e3 w2 p{price}"])
    table.play("take b_hire", "sale 2")
    assert table.money(0) == {"cars": paid}
    assert table.player(0).supply == 8
    assert price not in table.state.prices
    assert table.happened(events.CarSoldPrivately) == [events.CarSoldPrivately(0, 1, price, paid)]
    assert table.game.to_position(table.state)["cars"][1]["closed"]
    assert table.lines() == ["hire"]
    table.play("hire")


@rule("V4")
def test_a_private_sale_is_a_choice_and_only_of_own_cars() -> None:
    table = Table(3, special="c_research", turn=3, market=["0 b1 e1 w1 p6", "1 b1 e1 w1 p8"])
    table.play("take c_research")
    assert table.lines("sale") == ["sale none", "sale 1"]
    table.refuses("sale 2", "not_own_car", "V4")
    table.refuses("sale 3", "no_car_there", "V4")
    table.play("sale none", "research two_body")
    assert table.money(0) == {}
    assert len(table.state.cars) == 2


@rule("V4", "P1")
def test_without_an_own_car_the_sale_is_lost() -> None:
    table = Table(3, special="b_hire", turn=2, market=["1 b1 e1 w1 p6"])
    table.play("take b_hire")
    table.refuses("sale none", "no_car_to_sell", "V4")
    assert table.lines() == ["hire"]
    table.play("hire")
    assert table.asked() == "end"
    assert table.happened(events.TaskLost) == [events.TaskLost(0, terms.SALE)]


@rule("V4", "A1")
def test_workers_of_a_car_sold_first_can_be_hired() -> None:
    table = Table(3, special="b_hire", turn=2, market=["0 b1 e1 w2 p6"], awards={"workers": 1})
    table.seat(0, supply=0)
    table.play("take b_hire")
    assert table.lines() == ["sale none", "sale 1"]
    table.play("sale 1", "hire")
    assert table.player(0).supply == 1


@rule("V4", "Z4", "Z6")
def test_a_sold_car_is_bought_by_nobody_and_its_space_stays_closed() -> None:
    table = Table(
        3,
        special="c_research",
        turn=3,
        token=0,
        buyers="body price",
        market=["0 b7 e7 w3 p3 horch_low", "1 b1 e1 w1 p4"],
    )
    table.seat(0, engineers="horch", workshops="b1 e1")
    table.play("take c_research", "sale 1")
    table.refuses("sale 1", "task_done", "P1")
    table.refuses("race", "not_on_tile", "P1")
    table.play("research two_body", "end")
    assert [event.space for event in table.happened(events.BuyerBought)] == [1]
    assert table.happened(events.MarketCleared) == [events.MarketCleared(())]
    assert GAME.scores(table.state) == [2, 4, 0]


@rule("V4", "T2")
def test_closed_spaces_count_for_the_end_of_the_game_turn() -> None:
    market = [f"1 b1 e1 w0 p{price} sold" for price in (1, 2, 3, 5, 6)]
    table = Table(3, ask="end", special="a_hire", market=market).seat(0, workshops="b1 e1")
    table.play("car b1 e1 w1 p8", "end")
    assert table.happened(events.GameTurnEnded) == [events.GameTurnEnded(1, "cars")]


@rule("V1")
def test_without_the_option_there_are_no_special_tiles() -> None:
    table = Table.fresh(3, 4)
    while table.asked() != "take":
        table.play(table.lines()[0])
    table.refuses("take a_hire", "tile_not_in_chain", "V1")

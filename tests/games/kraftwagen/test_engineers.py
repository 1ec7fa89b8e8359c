"""Engineers whose effect is a bonus or acts at once (E0, E1, E4-E6, E8, W7)."""

from __future__ import annotations

import pytest

from kraftwagen.games.kraftwagen import events, terms
from tests.games.kraftwagen.rules import rule
from tests.games.kraftwagen.table import Table

MARKERS = {
    "opel": [],
    "horch": ["horch_low", "horch_high"],
    "maybach": ["maybach_low", "maybach_high"],
    "benz": ["benz"],
    "bugatti": [],
    "porsche": [],
    "daimler": ["daimler_low", "daimler_high"],
    "otto": [],
    "diesel": ["diesel_first", "diesel_second"],
}


@rule("E0", "A2")
@pytest.mark.parametrize("engineer", terms.ENGINEERS)
def test_an_engineer_stays_with_his_markers_and_needs_no_worker(engineer: str) -> None:
    table = Table(3, ask="research", shown=f"{engineer} two_body").seat(0, canteen=0, supply=12)
    table.play(f"research {engineer}")
    values = table.game.to_position(table.state)["players"][0]
    assert values["engineers"] == [engineer]
    assert values["markers"] == MARKERS[engineer]
    assert terms.CARDS.index(engineer) not in table.state.discards
    assert table.happened(events.EngineerEngaged) == [
        events.EngineerEngaged(0, terms.CARDS.index(engineer))
    ]
    assert table.money(0) == {}


@rule("W7")
def test_the_award_engineers_for_the_third() -> None:
    table = Table(3, ask="research", shown="opel two_body").seat(0, engineers="benz")
    table.play("research opel")
    assert table.money(0) == {}
    table = Table(3, ask="research", shown="opel two_body").seat(0, engineers="benz horch")
    table.play("research opel")
    assert table.happened(events.AwardTaken) == [events.AwardTaken(0, terms.AWARD_ENGINEERS, 7)]
    assert table.money(0) == {"awards": 7}
    table = Table(3, ask="research", shown="opel two_body", awards={"engineers": 1})
    table.seat(0, engineers="benz horch")
    table.play("research opel")
    assert table.money(0) == {}


@rule("E1", "Z5")
@pytest.mark.parametrize(("engineers", "extra"), [("", 8), ("opel", 16)])
def test_opel_gets_three_times_the_price_from_a_price_buyer(engineers: str, extra: int) -> None:
    table = Table(3, ask="end", token=0, buyers="price", market=["0 b1 e1 w1 p8"])
    table.seat(0, engineers=engineers)
    table.play("end")
    assert table.money(0) == {"cars": 8, "price_buyers": extra}


@rule("E1")
def test_opel_changes_nothing_for_others_and_other_buyers() -> None:
    table = Table(
        3, ask="end", token=0, buyers="price body", market=["1 b1 e1 w1 p3", "0 b1 e1 w1 p5"]
    )
    table.seat(0, engineers="opel")
    table.play("end")
    assert table.money(0) == {"cars": 5}
    assert table.money(1) == {"cars": 3, "price_buyers": 3}


@rule("E4", "W2")
def test_benz_adds_a_buyer_below_the_active_ones() -> None:
    market = ["1 b1 e1 w3 p9", "0 b2 e2 w1 p5"]
    table = Table(3, ask="end", token=0, buyers="prestige", market=market)
    table.seat(1, engineers="benz", space=3)
    table.play("end")
    assert table.asked() == "benz"
    assert table.state.current == 1
    assert table.lines() == [
        "benz none",
        "benz body",
        "benz engine",
        "benz prestige",
        "benz price",
    ]
    white = table.state.white
    table.play("benz prestige")
    assert table.happened(events.BuyerChosen) == [events.BuyerChosen(1, terms.PRESTIGE, 1, 0, True)]
    bought = [(event.buyer, event.seat) for event in table.happened(events.BuyerBought)]
    assert bought == [(0, 1), (1, 0)]
    assert table.money(1) == {"places": 7, "cars": 9, "awards": 3}
    assert table.state.white == tuple(
        old + new for old, new in zip(white, (2, 1, 1, 1), strict=True)
    )
    assert table.state.stacks == (2, 2, 2, 2)
    assert table.player(1).markers == 0


@rule("E4")
def test_benz_is_used_once_and_may_wait() -> None:
    table = Table(3, ask="end", token=0).seat(2, engineers="benz")
    table.play("end")
    table.refuses("end", "benz_first", "Z0")
    table.play("benz none")
    assert table.state.turn == 2
    assert table.player(2).markers == 1 << terms.BENZ_BUYER
    assert table.happened(events.BuyerLeft) == []
    table = Table(3, ask="end", token=0).seat(2, engineers="benz", markers="")
    table.play("end")
    assert table.state.turn == 2


@rule("E4")
def test_benz_needs_a_buyer_in_the_stack_and_comes_on_top_of_full_spaces() -> None:
    table = Table(3, ask="end", token=0, buyers="body engine body price")
    table.seat(0, engineers="benz")
    table.refuses("benz engine", "benz_later", "E4")
    table.play("end")
    table.refuses("benz body", "stack_empty", "E4")
    table.play("benz engine")
    chosen = table.happened(events.BuyerChosen)[0]
    assert chosen.space == 4
    assert len(table.happened(events.BuyerLeft)) == 5
    assert table.money(0) == {"awards": 3}


@rule("E4", "Z3")
def test_benz_buyer_acts_last() -> None:
    market = ["0 b3 e1 w1 p1", "2 b1 e1 w1 p2"]
    table = Table(3, ask="end", token=0, buyers="body", market=market)
    table.seat(1, engineers="benz")
    table.play("end", "benz price")
    bought = [(event.preference, event.seat) for event in table.happened(events.BuyerBought)]
    assert bought == [(terms.BODY, 0), (terms.PRICE, 2)]


@rule("E4", "11b")
def test_benz_adds_a_fourth_buyer_with_two_players() -> None:
    table = Table(2, ask="end", token=0, buyers="body engine prestige", turn=3)
    table.seat(0, engineers="benz")
    table.play("end", "benz price")
    assert table.happened(events.BuyerChosen)[0].space == 3
    assert table.game.is_over(table.state)


@rule("E5")
def test_bugatti_drives_a_better_engine_in_at_once() -> None:
    table = Table(3, ask="engine").seat(0, engineers="bugatti", active="two_engine", space=2)
    table.play("engine gp")
    assert table.player(0).space == 5
    table = Table(3, ask="engine").seat(0, engineers="bugatti", active="two_engine", engine=3)
    table.play("engine gp")
    assert table.player(0).space == 0
    table = Table(3, ask="engine").seat(0, engineers="bugatti", active="two_engine")
    table.play("engine")
    assert table.player(0).space == 0
    table = Table(3, ask="engine").seat(1, engineers="bugatti").seat(0, active="two_engine")
    table.play("engine gp")
    assert table.player(0).space == 0


@rule("E5", "E6", "W1")
def test_bugatti_goes_with_porsche_and_wins_laps() -> None:
    table = Table(3, ask="engine")
    table.seat(0, engineers="bugatti porsche", active="two_engine two_engine", space=7)
    table.play("engine gp")
    assert (table.player(0).space, table.player(0).laps) == (4, 1)
    assert table.money(0) == {"awards": 3}


@rule("E6")
def test_porsche_makes_every_movement_one_longer() -> None:
    table = Table(3, ask="race").seat(0, engineers="porsche", engine=2).seat(1, space=3)
    table.play("race")
    assert table.player(0).space == 4
    table = Table(3, ask="research", shown="grand_prix_5 opel").seat(0, engineers="porsche")
    table.play("research grand_prix_5")
    assert table.player(0).space == 6
    table = Table(3, ask="race").seat(1, engineers="porsche").seat(0, engine=2)
    table.play("race")
    assert table.player(0).space == 2


@rule("E6", "S4")
def test_porsche_does_not_count_for_the_start_tile() -> None:
    table = Table(3).seat(0, engineers="porsche", start_tile="b").seat(1, start_tile="a")
    table.values["todo"] = [
        {"ask": "flip", "tasks": {}, "bonus": 0},
        {"ask": "tasks", "tasks": {"to_space": 1}, "bonus": 0},
    ]
    table.play("space")
    assert table.player(0).space == 2


@rule("E8", "A1", "A2")
def test_otto_hires_two_then_researches_on_a_fresh_pair() -> None:
    table = Table(3, ask="research", shown="otto two_body", deck="opel benz horch diesel")
    table.play("research otto")
    assert table.lines() == ["hire"]
    assert table.happened(events.CardsRevealed) == []
    table.play("hire")
    table.refuses("end", "actions_first", "P1")
    table.play("hire")
    assert (table.player(0).canteen, table.player(0).supply) == (6, 6)
    assert terms.TWO_BODY not in table.state.shown
    assert all(line.startswith("research ") for line in table.lines())
    first = table.lines()[0]
    table.play(first)
    assert table.asked() == "end"
    assert bin(table.player(0).engineers).count("1") == 2
    assert len(table.state.shown) == 2
    assert table.state.deck == ()


@rule("E8", "A1")
@pytest.mark.parametrize("supply", [0, 1])
def test_otto_hires_only_as_far_as_the_supply_lasts(supply: int) -> None:
    table = Table(3, ask="research", shown="otto two_body").seat(0, supply=supply)
    table.play("research otto", *["hire"] * supply)
    assert len(table.lines("research")) > 0
    assert len(table.happened(events.TaskLost)) == 2 - supply


@rule("E8", "K3")
def test_ottos_workers_activate_developments_first() -> None:
    table = Table(3, ask="research", shown="otto opel")
    table.seat(0, canteen=0, inactive="body_now two_engine")
    table.play("research otto", "hire body_now", "body", "hire two_engine")
    assert table.workshops(0) == "b2 - -"
    assert table.player(0).canteen == 0
    assert all(line.startswith("research ") for line in table.lines())


@rule("E8", "P1")
def test_ottos_research_comes_before_the_next_action_of_the_tile() -> None:
    table = Table(3, shown="otto opel", deck="two_body two_engine benz maybach")
    table.play("take research+race+buyer", "research otto", "hire", "hire")
    table.refuses("race", "effect_first", "P1")
    table.play(table.lines()[0], "race", "buyer body")
    assert table.asked() == "end"

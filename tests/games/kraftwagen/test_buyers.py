"""Choosing buyers (A5, W2, section 11b)."""

from __future__ import annotations

import pytest

from kraftwagen.games.kraftwagen import events, terms
from tests.games.kraftwagen.rules import rule
from tests.games.kraftwagen.table import Table


def wishes(table: Table) -> str:
    buyers = table.game.to_position(table.state)["active_buyers"]
    return " ".join(buyer["preference"] for buyer in buyers)


@rule("A5")
@pytest.mark.parametrize(
    ("wish", "money"), [("body", 2), ("engine", 1), ("prestige", 1), ("price", 1)]
)
def test_a_buyer_takes_the_lowest_free_space_and_brings_its_markers(wish: str, money: int) -> None:
    table = Table(3, buyers="prestige price")
    table.play("take hire+buyer", f"buyer {wish}")
    assert wishes(table) == f"prestige price {wish}"
    preference = terms.PREFERENCES.index(wish)
    expected = events.BuyerChosen(0, preference, 2, money, False)
    assert table.happened(events.BuyerChosen) == [expected]
    assert table.state.white[preference] == 0
    assert sum(table.state.white) == 5 - money
    assert table.state.stacks[preference] == (0 if wish in ("prestige", "price") else 1)
    assert table.money(0)["buyer_markers"] == money


@rule("A5", "T1")
def test_markers_of_earlier_turns_are_taken_too_and_then_none_is_left() -> None:
    table = Table(3, ask="buyer 2", white={"body": 6, "engine": 1, "prestige": 0, "price": 0})
    table.play("buyer body")
    assert table.money(0) == {"buyer_markers": 6}
    table.play("buyer body")
    assert table.money(0) == {"buyer_markers": 6, "awards": 3}


@rule("A5")
def test_a_preference_needs_a_buyer_in_its_stack() -> None:
    table = Table(3, ask="buyer", buyers="body engine body")
    assert table.lines() == ["buyer engine", "buyer prestige", "buyer price"]
    table.refuses("buyer body", "stack_empty", "A5")
    table.refuses("buyer token", "spaces_free", "A5")


@rule("A5", "13")
def test_example_with_four_active_buyers_the_token_moves_from_s_to_3() -> None:
    table = Table(4, buyers="body engine body price")
    assert table.state.token == 4
    table.play("take hire+buyer", "hire")
    assert table.lines() == ["buyer token"]
    table.refuses("buyer prestige", "spaces_full", "A5")
    table.refuses("end", "actions_first", "P1")
    table.play("buyer token")
    assert table.state.token == 3
    assert table.happened(events.TokenMoved) == [events.TokenMoved(0, 3)]
    assert table.money(0) == {}
    assert wishes(table) == "body engine body price"


@rule("A5", "T2")
def test_at_0_the_token_stays() -> None:
    table = Table(3, ask="buyer 2", buyers="body engine body price", token=1)
    table.play("buyer token", "buyer token")
    assert table.state.token == 0
    table.play("end")
    assert table.happened(events.GameTurnEnded) == [events.GameTurnEnded(1, "token")]


@rule("A5", "11b")
def test_two_players_have_three_active_spaces_and_start_on_2() -> None:
    table = Table(2, ask="buyer 3", buyers="body engine")
    assert table.state.token == 2
    table.play("buyer price")
    assert table.lines() == ["buyer token"]
    table.play("buyer token", "buyer token", "end")
    assert table.state.turn == 2
    assert table.state.token == 2
    assert Table.fresh(2).state.token == 2


@rule("W2")
def test_the_award_buyer_for_the_second_of_a_preference() -> None:
    table = Table(3, ask="buyer", buyers="engine prestige")
    table.play("buyer engine")
    assert table.happened(events.AwardTaken) == [events.AwardTaken(0, terms.AWARD_BUYER, 3)]
    assert table.money(0) == {"awards": 3, "buyer_markers": 1}
    table = Table(3, ask="buyer", buyers="engine prestige")
    table.play("buyer price")
    assert table.happened(events.AwardTaken) == []
    table = Table(3, ask="buyer", buyers="engine prestige", awards={"buyer": 2})
    table.play("buyer engine")
    assert table.happened(events.AwardTaken) == []


@rule("W2")
def test_a_marked_buyer_counts_like_any_other() -> None:
    table = Table(3, ask="buyer", buyers="engine+daimler_high").seat(1, engineers="daimler")
    table.play("buyer engine")
    assert table.money(0)["awards"] == 3

"""Contracts (K1-K4, X13)."""

from __future__ import annotations

import pytest

from kraftwagen.games.automania import events, terms
from tests.games.automania.rules import rule
from tests.games.automania.table import Table

_CARD = [{"ask": "card"}]


@rule("K1", "K2")
def test_a_face_up_contract_is_replaced_and_remembered() -> None:
    table = Table(2, ask=_CARD, display="C1 C2 C3")
    assert table.lines() == ["face C1", "face C2", "face C3", "deck"]
    table.refuses("face P1", "contract_not_shown", "K1")
    table.refuses("keep", "card_first", "K1")
    before = table.state.reveals
    table.play("face C2")
    held = table.position()["players"][0]["hand"]
    assert held == [{"card": "C2", "known": True}]
    assert len(table.state.display) == 3
    assert table.state.reveals == before + 1
    assert len(table.happened(events.ContractRevealed)) == 1


@rule("K1", "K2")
def test_the_deck_gives_what_nobody_else_sees() -> None:
    table = Table(2, ask=_CARD, display="C1 C2 C3")
    table.play("deck")
    held = table.position()["players"][0]["hand"]
    assert held[0]["known"] is False
    assert table.game.observe(table.state, 1).state.hands[0] == (terms.HIDDEN,)
    assert table.state.reveals == 1


@rule("K1")
def test_with_an_empty_deck_the_display_shrinks() -> None:
    table = Table(2, ask=_CARD, display="C1 C2 C3", deck="")
    table.refuses("deck", "deck_empty", "K1")
    table.play("face C1")
    assert len(table.state.display) == 2


@rule("K1")
def test_with_nothing_left_to_draw_a_point_comes_instead() -> None:
    table = Table(2, display="", deck="", grid="a4=A01 b4=A02")
    table.play("act row_contract", "take a4", "discard")
    assert table.state.points[0] == 1
    assert table.happened(events.NoContractLeft) == [events.NoContractLeft(0)]
    assert table.state.current == 1


@rule("K1")
def test_a_single_contract_is_drawn_by_itself() -> None:
    table = Table(2, display="C4", deck="", grid="a4=A01 b4=A02")
    table.play("act row_contract", "take a4", "discard")
    assert [one["card"] for one in table.position()["players"][0]["hand"]] == ["C4"]


def _asked(popularity: int, hand: str, tiles: str = "", kind: str = "city") -> Table:
    ask = [{"ask": "contract", "type": kind, "popularity": popularity}]
    return Table(2, ask=ask, round=3).seat(0, hand=hand, tiles=tiles)


@rule("K3")
@pytest.mark.parametrize(
    ("card", "key", "args"),
    [
        ("C6", "contract_stars", {"popularity": 12, "stars": 11}),
        ("F1", "contract_other_type", {"type": "family"}),
        ("C2", "contract_feature", {"feature": "luggage"}),
        ("N2", "contract_feature", {"feature": "spoiler"}),
    ],
)
def test_a_contract_asks_for_type_popularity_and_feature(
    card: str, key: str, args: dict[str, object]
) -> None:
    table = _asked(11, f"C1 {card}")
    assert table.lines() == ["play C1", "keep"]
    table.refuses(f"play {card}", key, "K3", **args)
    table.refuses("play P6", "contract_not_held", "K3")


@rule("K3")
def test_a_machine_counts_for_its_contract_wanted_or_not_and_a_part_at_its_type() -> None:
    table = _asked(8, "C1 C2 N2", "slot_b=A13 spoiler_city=A16")
    assert table.lines() == ["play C1", "play C2", "play N2", "keep"]
    other = _asked(8, "C1 C2 N2", "slot_c=A13 spoiler_family=A16")
    assert other.lines() == ["play C1", "keep"]


@rule("K4", "X13", "E2")
def test_a_starting_contract_pays_and_medals_count_at_the_end() -> None:
    table = _asked(8, "S1 C1", "slot_b=A13")
    table.play("play S1")
    assert table.state.money[0] == 13
    assert table.state.points[0] == 0
    played = table.happened(events.ContractPlayed)[0]
    assert played.medals == 2
    assert table.position()["players"][0]["played"] == ["S1"]
    other = _asked(8, "C1 S1")
    other.play("play C1")
    assert other.state.money[0] == 10


@rule("K2")
def test_there_is_no_hand_limit() -> None:
    table = Table(2, ask=_CARD).seat(0, hand="C1 C2 C3 C4 C5 C6 F1 F2 F3 S1")
    table.play("deck")
    assert len(table.state.hands[0]) == 11

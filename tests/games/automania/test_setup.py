"""What lies on the table before the first decision (B1-B10, S1-S4, H1, H2)."""

from __future__ import annotations

from collections import Counter

import pytest

from kraftwagen.engine.types import Event
from kraftwagen.games.automania import events, terms
from tests.games.automania.rules import rule
from tests.games.automania.table import DATA, GAME, Table, office_prices


@rule("B1", "S1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_begins_with_money_and_points_by_order(seats: int) -> None:
    orders = set()
    for seed in range(40):
        state = GAME.new(seats, seed, {})
        orders.add(state.order)
        assert [state.money[seat] for seat in state.order] == [6, 7, 8, 9][:seats]
        assert [state.points[seat] for seat in state.order] == [1, 2, 3, 4][:seats]
        assert state.current == state.order[0]
        assert state.home == (6,) * seats
        assert state.cars == (3, 2, 2, 0) * seats
    assert len(orders) > 1


@rule("B2")
def test_nine_action_spaces_stand_at_the_corner_columns_and_rows() -> None:
    assert DATA.space_action[1:] == (0, 1, 2, 3, 0, 1, 2, 3)
    assert terms.LINES[2] == (1, 5, 9, 13)
    assert terms.LINES[6] == (4, 5, 6, 7)
    table = Table.fresh(2)
    spaces = {line.split()[1] for line in table.lines("act")}
    assert spaces == set(terms.SPACE_NAMES)


@rule("B3", "W2")
def test_sponsor_and_marketing_take_any_number_of_workers_of_anybody() -> None:
    table = Table(2).seat(1, sponsor=2, marketing=3)
    table.play("sponsor 2", "sponsor 1")
    assert table.state.sponsor == (3, 2)
    assert table.state.money[0] == 13


@rule("B4", "S3")
def test_the_markets_never_show_the_same_three_demands() -> None:
    for seed in range(600):
        demands = GAME.new(2, seed, {}).demands
        assert sorted(demands) == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]
        assert sorted(demands[:3]) != sorted(demands[5:8])
    assert DATA.stars == (2, 3, 4)


@rule("B5")
def test_gold_medals_hang_at_five_ships() -> None:
    medals = {ship: points for ship, points in enumerate(DATA.gold_medals) if points}
    assert medals == {7: 1, 10: 1, 12: 2, 14: 2, 16: 3}
    assert len(GAME.new(2, 1, {}).ships) == 2 * 17


@rule("B6")
def test_sales_spaces_pay_money_in_america_and_points_in_europe() -> None:
    assert DATA.sale_money == ((6, 4, 2, 4, 2, 2), (0, 1, 2, 0, 1, 0))
    assert DATA.sale_points == ((0, 1, 2, 0, 1, 0), (6, 4, 3, 3, 2, 2))
    assert DATA.sale_row == ((0, 0, 0, 1, 1, 2),) * 2


@rule("B7")
@pytest.mark.parametrize(
    ("office", "limit", "money", "points"),
    [(1, 2, 0, 1), (2, 2, 3, 0), (3, 3, 2, 0), (4, 2, 2, 0), (5, 3, 0, 0), (6, 4, 0, 1)],
)
def test_sales_offices_have_limits_and_bonuses(
    office: int, limit: int, money: int, points: int
) -> None:
    table = Table(2, grid="office_4=A01 office_5=A02").seat(0, sponsor=6)
    table.play(f"retire {office}")
    if office in (4, 5):
        assert table.asked() == "place"
        table.play("discard")
    assert (table.state.money[0], table.state.points[0]) == (10 + money, points)
    table.seat(1)
    table.play(f"retire {1 + office % 6}")
    while table.asked() == "place":
        table.play("discard")
    assert table.happened(events.SalesStarted)[0].limits[0] == limit


@rule("B8")
def test_each_set_has_thirty_six_tiles_of_four_kinds() -> None:
    for number in (0, 1):
        own = [tile for tile in range(1, 73) if DATA.tile_set[tile] == number]
        kinds = Counter(DATA.tile_kind[tile] for tile in own)
        assert len(own) == 36
        assert kinds == {terms.MACHINE: 15, terms.STYLE: 9, terms.MANAGER: 8, terms.BONUS: 4}
        bosses = [tile for tile in own if DATA.tile_sales[tile]]
        assert [DATA.tile_medals[tile] for tile in bosses] == [1 + number] * 2


@rule("B9", "S4")
def test_contracts_are_shown_dealt_and_hidden() -> None:
    assert len(DATA.card_names) == 30
    assert sum(DATA.card_start) == 4
    named = dict(zip(DATA.card_names, DATA.card_medals, strict=True))
    assert (named["C2"], named["N2"]) == (3, 3)
    for seats in (2, 3, 4):
        state = GAME.new(seats, 5, {})
        assert len(state.display) == 3
        assert len(state.deck) == 23
        assert [len(hand) for hand in state.hands] == [1] * seats
        assert all(DATA.card_start[hand[0]] for hand in state.hands)
        assert len(state.unused) == 4 - seats


@rule("B10", "V4", "V5")
def test_lines_share_two_slots_and_managers_get_dearer() -> None:
    assert DATA.board_lines[0] == ((0, 1), (2, 1, 3), (6, 5, 4, 3))
    for factory in ("side_a", "sumato", "elon"):
        assert office_prices(factory) == (2, 3, 4, 6)
    assert office_prices("gloria") == (3, 4, 5, 7)
    assert office_prices("werkmann") == (1, 2, 3, 4, 6)


@rule("S2", "N4")
def test_the_tiles_of_a_set_are_spread_over_two_rounds() -> None:
    shown = set()
    for seed in range(20):
        state = GAME.new(2, seed, {})
        assert all(DATA.tile_set[tile] == 0 for tile in state.tiles)
        assert len(state.tiles) == 18
        assert len(state.unseen) == 54
        shown.add(state.tiles)
    assert len(shown) == 20
    of_set = {tile for tile in range(1, len(DATA.tile_set)) if DATA.tile_set[tile] == 0}
    assert {tile for tiles in shown for tile in tiles} == of_set


@rule("H1")
def test_money_may_lie_hidden_or_open_and_points_pass_a_hundred() -> None:
    assert GAME.options["open_money"] is True
    table = Table(2).seat(0, points=99)
    table.play("retire 1")
    assert table.game.scores(table.state)[0] == 100
    assert table.state.money[0] == 16


@rule("H2", "K2")
def test_only_the_own_hand_and_what_was_shown_is_known() -> None:
    table = Table(3, display="C1 C3 C4")
    table.seat(0, hand="C2 S1").seat(1, hand="N1 N2+ S2").seat(2, hand="P1")
    state = table.state
    seen = table.game.observe(state, 0).state
    assert seen.hands[0] == state.hands[0]
    assert sorted(seen.hands[1]) == sorted(
        [terms.HIDDEN, DATA.card_names.index("N2") | terms.KNOWN, terms.HIDDEN_START]
    )
    names = [DATA.card_names[card] for card in seen.deck]
    assert {"N1", "P1"} <= set(names)
    assert "C2" not in names
    assert seen.rng == 0
    drawn = events.ContractDrawn(1, 7, True)
    assert drawn.seen_by(0) == events.ContractDrawn(1, terms.HIDDEN, True)
    assert drawn.seen_by(1) == drawn
    shown: Event = events.ContractDrawn(1, 7, False)
    assert shown.seen_by(0) == shown

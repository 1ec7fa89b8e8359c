"""Turns, workers and the sponsor (R1-R3, A1-A6, W1, W2, X1-X3)."""

from __future__ import annotations

from kraftwagen.games.automania import events, terms
from tests.games.automania.rules import rule
from tests.games.automania.table import Table


@rule("R2", "L2")
def test_turns_go_round_until_everybody_has_retired() -> None:
    table = Table(3, offices={3: 1})
    table.play("retire 6")
    assert table.state.current == 2
    table.play("act corner city", "market europe", "workers 0")
    assert table.state.current == 2
    table.play("retire 1")
    assert table.happened(events.SalesStarted)


@rule("R1", "N1", "X19")
def test_a_game_has_four_rounds() -> None:
    table = Table.fresh(2)
    rounds = []
    while table.state.pending:
        rounds.append(table.state.round)
        lines = table.lines("retire") or table.lines()
        table.play(lines[0])
        while table.state.pending and table.asked() == "place":
            table.play("discard")
    assert sorted(set(rounds)) == [1, 2, 3, 4]
    assert len(table.happened(events.RoundEnded)) == 4
    assert len(table.happened(events.RoundStarted)) == 3
    assert len(table.happened(events.GameEnded)) == 1


@rule("R3")
def test_a_turn_is_an_action_or_retiring() -> None:
    table = Table(2, offices={2: 1})
    words = {line.split()[0] for line in table.lines()}
    assert words == {"act", "sponsor", "retire"}
    table.refuses("pass", "act_first", "R3")
    table.refuses("take a1", "space_before_tile", "A6")
    table.refuses("deck", "contract_space_first", "K1")
    table.refuses("retire 2", "office_taken", "L1", office=2, seat=1)
    table.play("act column_city city")
    table.refuses("retire 1", "tile_first", "A6")
    assert table.state.current == 0
    other = Table(3)
    other.play("act corner city", "market europe", "workers 0")
    assert other.state.current == 1
    other.play("retire 2")
    assert other.state.current == 2


@rule("A1")
def test_a_space_takes_exactly_one_more_worker_than_lie_there() -> None:
    table = Table(2, spaces={"row_city": (1, 3)}).seat(0, sponsor=3)
    table.refuses("act row_city city", "not_enough_workers", "A1", needed=4, home=3)
    table = Table(2, spaces={"row_city": (1, 3)}).seat(0, sponsor=2)
    assert "last_worker" in table.warns("act row_city city")
    table.play("act row_city city")
    assert table.position()["spaces"]["row_city"] == {"seat": 0, "workers": 4}
    assert table.state.home == (0, 6)


@rule("A1", "A2")
def test_neutral_workers_count_like_own_ones() -> None:
    table = Table(2, spaces={"row_super": (1, 7)})
    table.seat(0, neutral=2, tiles="office_1=A27 office_2=A29")
    table.seat(1, neutral=1, tiles="office_1=A28")
    table.play("act row_super super")
    assert table.state.home == (0, 7)


@rule("A3")
def test_never_where_the_own_workers_lie() -> None:
    table = Table(2, spaces={"corner": (0, 1)})
    table.refuses("act corner family", "own_workers_there", "A3")


@rule("A4", "X1")
def test_an_empty_line_is_closed_but_the_corner_never() -> None:
    table = Table(2, empty="a1 a2 a3 a4 b1 b2 b3 b4 c1 c2 c3 c4 d1 d2 d3 d4")
    assert {line.split()[1] for line in table.lines("act")} == {"corner"}
    table.refuses("act row_contract", "line_empty", "A4")
    table.refuses("act column_city city", "line_empty", "A4")


@rule("X1", "L2")
def test_whoever_can_do_nothing_retires() -> None:
    table = Table(2).seat(0, money=0, marketing=5, sponsor=1)
    assert {line.split()[0] for line in table.lines()} == {"retire"}


@rule("A5")
def test_the_price_is_paid_with_the_space() -> None:
    table = Table(2, grid="a1=A33").seat(0, money=2)
    table.refuses("act row_super super", "too_little_money", "A5", cost=3, money=2)
    table.play("act row_family family")
    assert table.state.money[0] == 0
    assert table.happened(events.MoneyPaid)[0] == events.MoneyPaid(0, 2, True)


@rule("A6")
def test_a_line_gives_one_of_its_tiles_and_then_its_action() -> None:
    table = Table(2, grid="b1=A01 b2=A16", empty="b3")
    table.play("act column_family family")
    assert table.lines() == ["take b1", "take b2", "take b4"]
    table.refuses("take a1", "other_line", "A6", space="column_family")
    table.refuses("take b3", "no_tile_there", "A6")
    table.play("take b1", "place slot_c")
    assert table.asked() == "market"
    other = Table(2)
    other.play("act row_contract", "take a4")
    while other.asked() == "place":
        other.play("discard")
    assert other.asked() == "card"
    corner = Table(2)
    assert [line for line in corner.lines("act") if "corner" in line] == [
        "act corner city", "act corner family", "act corner super",
    ]  # fmt: skip
    corner.refuses("act corner", "other_action", "A6")
    corner.refuses("act column_city super", "other_action", "A6")
    corner.play("act corner super")
    assert corner.asked() == "market"


@rule("A6")
def test_a_single_tile_is_taken_by_itself() -> None:
    table = Table(2, grid="a1=A01", empty="b1 c1 d1")
    table.play("act row_city city")
    assert table.asked() == "place"


@rule("W1", "X4")
def test_the_sponsor_is_offered_before_the_action_and_for_managers() -> None:
    table = Table(2, grid="a1=A25 a2=A01").seat(0, money=1)
    table.play("sponsor 2")
    assert table.state.money[0] == 3
    assert table.state.current == 0
    table.refuses("sponsor 5", "sponsor_too_few", "W1", home=4)
    table.play("act column_city city", "take a1")
    assert table.lines("sponsor") == ["sponsor 1", "sponsor 2", "sponsor 3"]
    machine = Table(2, grid="a1=A25 a2=A01")
    machine.play("act column_city city", "take a2")
    assert machine.lines("sponsor") == []
    machine.refuses("sponsor 1", "sponsor_changes_nothing", "W1")


@rule("W2", "N6")
def test_workers_at_sponsor_and_marketing_stay_to_the_end_of_the_round() -> None:
    table = Table(2, offices={1: 0}, current=1).seat(0, sponsor=2, marketing=1)
    table.play("retire 3")
    assert table.state.sponsor == (2, 6)
    table.play("advance left")
    assert table.state.sponsor == table.state.marketing == (0, 0)
    assert table.state.home == (6, 6)


@rule("X2")
def test_the_corner_needs_one_more_worker_each_time() -> None:
    table = Table(2, empty="a1 a2 a3 a4 b1 b2 b3 b4 c1 c2 c3 c4 d1 d2 d3 d4")
    turns = 0
    while table.lines("act"):
        table.play("act corner city", "market europe")
        while table.asked() in ("marketing", "contract"):
            table.play(table.lines()[-1] if table.asked() == "contract" else "workers 0")
        turns += 1
    assert turns == 6


@rule("X3", "L2", "A2")
def test_workers_displaced_from_a_retired_player_go_home_unused() -> None:
    table = Table(2, offices={1: 1}, spaces={"corner": (1, 2)}).seat(1, sponsor=4)
    table.play("act corner city")
    assert table.state.home == (3, 2)
    table.play("market europe", "workers 0")
    assert table.state.current == 0
    assert terms.SPACES == 9

"""Game turn, chain and player turn (T1, T2, C1-C4, P1, P2)."""

from __future__ import annotations

from itertools import pairwise

from kraftwagen.games.kraftwagen import events
from tests.games.kraftwagen.rules import rule
from tests.games.kraftwagen.table import Table

FIVE_CARS = ["0 b1 e1 w1 p1", "1 b1 e1 w1 p2", "1 b1 e1 w1 p3", "2 b1 e1 w1 p5", "2 b1 e1 w1 p6"]


def last_car(**changes: object) -> Table:
    """Seat 0 is about to put the sixth car onto the market."""
    table = Table(3, ask="end", market=list(FIVE_CARS), **changes)  # type: ignore[arg-type]
    return table.seat(0, canteen=2, workshops="b1 e1")


@rule("T1")
def test_preparation_lays_out_markers_and_sets_everything_back() -> None:
    table = last_car(buyers="body price", white={"body": 0, "engine": 1, "prestige": 3, "price": 0})
    table.values["token"] = 2
    table.seat(1, space=4, laps=1).seat(2, space=7)
    table.play("car b1 e1 w1 p8", "end")
    assert table.state.turn == 2
    assert table.state.prices == (2, 3, 5, 6, 8, 9, 11, 12)
    assert table.state.white == (2, 2, 4, 1)
    assert table.state.token == 4
    assert [player.space for player in table.state.players] == [0, 0, 0]
    assert [player.laps for player in table.state.players] == [0, 0, 0]
    (started,) = table.happened(events.GameTurnStarted)
    assert started == events.GameTurnStarted(2, table.state.prices, (2, 2, 4, 1), 4)


@rule("T1")
def test_the_first_and_the_third_game_turn_have_their_own_markers() -> None:
    assert Table.fresh(3).state.prices == (1, 2, 3, 5, 6, 8, 9, 10)
    assert Table.fresh(3).state.white == (2, 1, 1, 1)
    assert Table.fresh(3).state.token == 4
    third = Table(3, ask="end", turn=2, token=0).play("end")
    (started,) = [event for event in third if isinstance(event, events.GameTurnStarted)]
    assert started.prices == (3, 4, 6, 8, 10, 12, 14, 15)


@rule("T1", "C1", "C3")
def test_the_chain_goes_on_over_the_scoring() -> None:
    chain = "body 2 hire 1 research engine 0 race race+buyer research+body research+engine"
    chain += " hire+buyer research+race+buyer"
    table = Table(3, ask="end", chain=chain, token=0)
    table.play("end")
    assert table.state.turn == 2
    assert table.chain() == chain.removeprefix("body ") + " body"
    assert table.state.current == 2
    assert table.asked() == "take"


@rule("T2", "M2")
def test_the_sixth_car_ends_the_game_turn_after_the_player_turn() -> None:
    table = last_car()
    table.play("car b1 e1 w1 p8")
    assert table.state.turn == 1
    assert table.lines() == ["end"]
    table.play("end")
    assert table.happened(events.GameTurnEnded) == [events.GameTurnEnded(1, "cars")]


@rule("T2")
def test_five_cars_do_not_end_it() -> None:
    table = Table(3, ask="end", market=FIVE_CARS)
    table.play("end")
    assert table.happened(events.GameTurnEnded) == []
    assert table.state.turn == 1
    assert table.happened(events.PlayerTurnEnded) == [events.PlayerTurnEnded(0)]


@rule("T2", "P2")
def test_the_token_at_0_ends_it_but_a_car_may_still_be_placed() -> None:
    table = Table(3, buyers="body body engine price", token=1, chain=None)
    table.seat(0, canteen=1, workshops="b2 e2")
    table.play("take race+buyer", "buyer token")
    assert table.state.turn == 1
    table.play("race", "car b2 e2 w1 p1", "end")
    assert table.happened(events.GameTurnEnded) == [events.GameTurnEnded(1, "token")]
    assert table.money(0) == {"cars": 1, "places": 7}


@rule("T2", "11b")
def test_two_players_end_it_with_the_fourth_car() -> None:
    table = Table(2, ask="end", market=FIVE_CARS[:3])
    table.seat(0, canteen=1, workshops="b1 e1")
    table.play("car b1 e1 w1 p5", "end")
    assert table.happened(events.GameTurnEnded) == [events.GameTurnEnded(1, "cars")]
    table = Table(2, ask="end", market=FIVE_CARS[:3])
    table.play("end")
    assert table.happened(events.GameTurnEnded) == []


@rule("C1")
def test_the_seat_at_the_tail_moves_and_may_move_again() -> None:
    table = Table(3, chain=_chain("2 race 0 1"))
    assert table.values["current"] == 0
    table = Table(3, chain=_chain("2 race hire 0 1"), current=2)
    table.play("take race", "race", "end")
    assert table.chain().startswith("2 hire 0 1")
    assert table.state.current == 2
    assert table.happened(events.PlayerTurnStarted) == [events.PlayerTurnStarted(2)]
    table.play("take hire", "hire", "end")
    assert table.chain().startswith("2 0 1")
    table.play("take body", "body", "end")
    assert table.state.current == 0


@rule("C2")
def test_the_worker_takes_the_place_and_the_tile_goes_to_the_head() -> None:
    table = Table(3)
    before = table.chain()
    assert before.startswith("0 1 2 hire research body engine race race+buyer")
    table.play("take body")
    after = table.chain()
    assert after.startswith("1 2 hire research 0 engine race race+buyer")
    assert after.endswith("research+race+buyer body")
    (taken,) = table.happened(events.TileTaken)
    assert (taken.seat, taken.tile, taken.place) == (0, 2, 5)
    assert len(taken.chain_before) == len(taken.chain) == 13


@rule("C2")
def test_any_tile_may_be_taken_and_one_must_be() -> None:
    table = Table(3, special="a_hire")
    assert len(table.lines()) == 11
    assert set(table.lines()) == set(table.lines("take"))
    table.refuses("end", "take_tile_first", "C2")
    table.refuses("hire", "take_tile_first", "C2")
    table.play("take hire")
    table.refuses("take body", "tile_taken", "C2")
    assert "0" in table.chain()


@rule("C3")
def test_tiles_at_the_tail_move_to_the_head_one_after_the_other() -> None:
    table = Table(3, chain=_chain("0 hire race 1 2"))
    table.play("take body", "body", "end")
    assert table.chain().startswith("1 2 research 0 engine")
    assert table.chain().endswith("research+race+buyer body hire race")
    moved = table.happened(events.TileMovedUp)
    assert [event.tile for event in moved] == [0, 4]
    assert moved[-1].chain == table.state.chain


@rule("C3")
def test_tiles_wait_at_the_tail_until_the_turn_has_ended() -> None:
    table = Table(3, chain=_chain("0 hire 1 2"))
    table.play("take body", "body")
    assert table.chain().startswith("hire 1 2")
    table.play("end")
    assert table.chain().startswith("1 2")


@rule("C3", "Z0")
def test_the_tail_is_cleared_before_benz_is_asked_and_anything_is_scored() -> None:
    table = Table(3, token=0, chain=_chain("0 hire race 1 2")).seat(2, engineers="benz", space=4)
    log = table.play("take body", "body", "end")
    assert table.asked() == "benz"
    assert table.chain().startswith("1 2 research 0 engine")
    assert table.chain().endswith("body hire race")
    order = [type(event) for event in log]
    assert order[-4:] == [
        events.PlayerTurnEnded,
        events.TileMovedUp,
        events.TileMovedUp,
        events.GameTurnEnded,
    ]
    table.play("benz none")
    assert table.happened(events.TileMovedUp) == [
        event for event in log if isinstance(event, events.TileMovedUp)
    ]


@rule("C3")
def test_the_forecast_knows_the_chain_after_the_turn() -> None:
    for start in ("0 hire race 1 2", "0 1 hire 2 race", "0 hire 1 race body 2"):
        for tile in Table(3, chain=_chain(start)).lines("take"):
            table = Table(3, chain=_chain(start), deck="opel otto benz horch")
            (foreseen,) = (
                option.preview.chain
                for option in table.game.explain(table.state, 0)
                if option.code == table.game.from_text(tile)
            )
            table.play(tile)
            while table.state.current == 0 and table.asked() != "take":
                table.play("end" if "end" in table.lines() else table.lines()[0])
            assert table.state.chain == foreseen


@rule("C4")
def test_only_the_order_of_the_chain_counts() -> None:
    table = Table(4, special="a_hire")
    for _ in range(8):
        before = set(table.chain().split())
        line = table.lines("take")[0]
        table.play(line)
        while table.asked() != "end":
            table.play(table.lines()[0])
        table.play("end")
        basic = {piece for piece in table.chain().split() if not piece.startswith("a_")}
        assert basic == {piece for piece in before if not piece.startswith("a_")}
        assert len(table.chain().split()) == 15
    for first, second in pairwise(table.happened(events.TileTaken)):
        assert len(first.chain_before) == len(second.chain_before)


@rule("P1")
def test_actions_in_any_order_but_all_of_them() -> None:
    table = Table(3)
    table.play("take research+race+buyer")
    table.refuses("end", "actions_first", "P1")
    table.refuses("hire", "not_on_tile", "P1")
    table.play("buyer body")
    table.refuses("buyer engine", "task_done", "P1")
    table.refuses("end", "actions_first", "P1")
    table.play("race", "research two_body")
    assert table.asked() == "end"
    table.refuses("race", "turn_done", "P1")
    for tile, *actions in (
        ("hire+buyer", "hire", "buyer body"),
        ("race+buyer", "race", "buyer body"),
        ("research+body", "research opel", "body"),
        ("research+engine", "research opel", "engine"),
    ):
        for order in (actions, actions[::-1]):
            Table(3, shown="opel benz").play(f"take {tile}", *order, "end")


@rule("P1", "K3")
def test_an_action_is_completed_before_the_next() -> None:
    table = Table(3, shown="body_now two_body")
    table.play("take research+race+buyer", "research body_now")
    assert table.lines() == ["body"]
    table.refuses("race", "effect_first", "P1")
    table.refuses("hire", "not_on_tile", "P1")
    table.play("body", "race", "buyer body", "end")


@rule("P1", "A1")
def test_an_action_that_cannot_be_performed_is_lost() -> None:
    table = Table(3).seat(0, supply=0, canteen=12)
    table.play("take hire+buyer")
    assert table.lines("hire") == []
    table.refuses("hire", "supply_empty", "A1")
    table.play("buyer body")
    assert table.asked() == "end"
    assert table.happened(events.TaskLost) == [events.TaskLost(0, 0)]


@rule("P2", "M2")
def test_a_turn_ends_by_word_and_a_car_comes_only_at_its_end() -> None:
    table = Table(3).seat(0, canteen=3, workshops="b1 e1 e1")
    table.play("take race")
    table.refuses("car b1 e1 w1 p1", "car_after_actions", "P2")
    table.play("race")
    assert table.state.current == 0
    assert "end" in table.lines()
    table.play("car b1 e1 w1 p1")
    assert table.state.current == 0
    assert table.lines() == ["end"]
    table.refuses("car b1 e1 w1 p2", "one_car", "M2")
    table.play("end")
    assert table.state.current == 1


def _chain(start: str) -> str:
    """A chain that starts like this and goes on with the other tiles in order."""
    tiles = Table(2).data.tile_names[:10]
    used = start.split()
    return " ".join([*used, *(tile for tile in tiles if tile not in used)])

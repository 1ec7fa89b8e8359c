"""Setting up the table (S1-S5)."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise, permutations
from typing import Any

import pytest

from kraftwagen.games.kraftwagen import events, terms
from tests.games.kraftwagen.rules import rule
from tests.games.kraftwagen.table import GAME, Table

SINGLES = {"hire", "research", "body", "engine", "race"}
DOUBLES = {"race+buyer", "research+body", "research+engine", "hire+buyer"}
SEATS = (2, 3, 4)


@rule("S1")
@pytest.mark.parametrize("seats", SEATS)
def test_the_chain_is_workers_then_tiles_by_size(seats: int) -> None:
    for seed in range(20):
        chain = Table.fresh(seats, seed).chain().split()
        assert set(chain[:seats]) == set(map(str, range(seats)))
        assert set(chain[seats : seats + 5]) == SINGLES
        assert set(chain[seats + 5 : seats + 9]) == DOUBLES
        assert chain[seats + 9 :] == ["research+race+buyer"]


@rule("S1")
def test_workers_and_tiles_of_a_size_lie_in_random_order() -> None:
    chains = [Table.fresh(3, seed).chain().split() for seed in range(150)]
    assert {tuple(chain[:3]) for chain in chains} == set(permutations("012"))
    assert {chain[3] for chain in chains} == SINGLES == {chain[7] for chain in chains}
    assert {chain[8] for chain in chains} == DOUBLES == {chain[11] for chain in chains}


@rule("S1")
def test_the_worker_at_the_tail_is_the_start_player() -> None:
    table = Table.fresh(4, 5)
    while table.asked() != "take":
        table.play(table.lines()[0])
    assert str(table.state.current) == table.chain().split()[0]


@rule("S2")
@pytest.mark.parametrize("seats", SEATS)
def test_each_seat_begins_with_its_workers_and_car(seats: int) -> None:
    state = GAME.new(seats, 3, {})
    for player in state.players:
        assert (player.canteen, player.supply) == (4, 8)
        assert (player.laps, player.space) == (0, 0)
        assert player.grand_prix_engine == 1
        assert player.workshops == (0, 0, 0)
        assert player.money() == 0
        assert not player.engineers
        assert not player.markers
        assert not player.active


@rule("S2")
def test_the_board_begins_with_full_stacks_and_all_awards() -> None:
    state = GAME.new(4, 3, {})
    assert state.stacks == (2, 2, 2, 2)
    assert state.active_buyers == ()
    assert state.cars == ()
    assert set(state.awards) == {terms.NOBODY}
    assert state.turn == 1


@rule("S3")
def test_two_of_fifty_cards_are_revealed_at_random() -> None:
    seen: set[int] = set()
    for seed in range(200):
        state = GAME.new(2, seed, {})
        assert len(state.shown) == 2
        assert len(state.deck) == 48
        assert state.discards == ()
        assert tuple(sorted(state.shown + state.deck)) == state.data.deck
        seen |= set(state.shown)
    assert len(seen) == len(terms.CARDS)
    assert state.data.deck.count(terms.BODY_ENGINE) == 8
    assert len(state.data.deck) == 50


@rule("S3")
def test_neighbouring_seeds_deal_unrelated_cards() -> None:
    deck = GAME.new(2, 0, {}).data.deck
    cards, share = sorted(set(deck)), {card: deck.count(card) / len(deck) for card in deck}
    firsts = [GAME.new(2, seed, {}).shown[0] for seed in range(10_001)]

    def fits(found: Counter[Any], expected: dict[Any, float]) -> bool:
        """Chi-square within five standard deviations."""
        free = len(expected) - 1
        off = sum((found[one] - mean) ** 2 / mean for one, mean in expected.items())
        return bool(abs(off - free) < 5 * (2 * free) ** 0.5)

    assert fits(Counter(firsts), {card: 10_001 * share[card] for card in cards})
    pairs = {(one, two): 10_000 * share[one] * share[two] for one in cards for two in cards}
    assert fits(Counter(pairwise(firsts)), pairs)


@rule("S3")
def test_setting_up_is_no_reveal_yet() -> None:
    assert GAME.reveals(GAME.new(2, 1, {"special_tiles": True})) == 0


@rule("S4")
def test_start_tiles_are_taken_from_the_tiles_backwards() -> None:
    table = Table.fresh(4, 9)
    workers = [int(piece) for piece in table.chain().split()[:4]]
    asked: list[int] = []
    while table.asked() != "take":
        if table.asked() == "start":
            asked.append(table.state.current)
        table.play(table.lines()[0])
    assert asked == workers[::-1]
    assert [event.seat for event in table.happened(events.StartTileFlipped)] == asked


@rule("S4")
def test_start_tile_a_hires_two_and_builds_an_engine() -> None:
    table = Table.fresh(4)
    seat = table.state.current
    table.play("start a", "hire", "engine", "hire")
    assert table.player(seat).canteen == 6
    assert table.workshops(seat) == "e1 - -"
    assert table.asked() == "start"
    assert table.state.current != seat


@rule("S4", "E6")
def test_start_tile_b_drives_to_space_2() -> None:
    table = Table.fresh(3)
    seat = table.state.current
    table.play("start b", "space", "hire", "engine")
    assert table.workshops(seat) == "e1 - -"
    assert table.player(seat).canteen == 5
    (move,) = table.happened(events.CarRaced)
    assert (move.start, move.path, move.jumped) == (0, (1, 2), ())
    assert table.player(seat).space == 2


@rule("S4", "A6")
def test_the_start_space_is_jumped_when_a_car_stands_there() -> None:
    table = Table(3)
    table.seat(0, start_tile="b").seat(1, space=2, start_tile="a").seat(2, space=3)
    table.values["todo"] = [
        {"ask": "flip", "tasks": {}, "bonus": 0},
        {"ask": "tasks", "tasks": {"to_space": 1}, "bonus": 0},
    ]
    table.play("space")
    assert table.player(0).space == 4
    assert table.happened(events.CarRaced)[0].jumped == (2, 3)


@rule("S4")
def test_start_tile_c_puts_engine_2_on_the_car_without_points() -> None:
    table = Table.fresh(2, next(s for s in range(50) if 2 in GAME.new(2, s, {}).start_tiles))
    seat = table.state.current
    table.play("start c", "engine2", "hire", "hire")
    player = table.player(seat)
    assert player.grand_prix_engine == 2
    assert player.engine_points == 1
    assert table.workshops(seat) == "- - -"
    assert player.canteen == 6
    (installed,) = table.happened(events.GrandPrixEngineInstalled)
    assert (installed.value, installed.old) == (2, 1)


@rule("S4")
@pytest.mark.parametrize("order", [("body", "race"), ("race", "body")])
def test_start_tile_d_builds_a_body_and_drives_in_any_order(order: tuple[str, str]) -> None:
    table = Table.fresh(4, 2)
    seat = table.state.current
    table.play("start d")
    assert table.lines() == ["body", "race"]
    table.play(*order)
    assert table.workshops(seat) == "b1 - -"
    assert table.player(seat).space == 1
    assert table.asked() == "start"


@rule("S4")
def test_the_flipped_tile_is_a_development_without_a_worker() -> None:
    table = Table.fresh(2, 4)
    while table.asked() != "take":
        table.play(table.lines()[0])
    for player in table.state.players:
        assert (player.body_points, player.engine_points) >= (1, 1)
        assert player.canteen + player.supply + len(player.active) == 12
    table.play(table.lines()[0])
    table.refuses("start a", "start_tiles_over", "S4")


@rule("S4")
def test_nothing_but_start_tiles_at_the_start() -> None:
    table = Table.fresh(3)
    table.refuses("take hire", "choose_start_tile", "S4")
    table.refuses("end", "choose_start_tile", "S4")
    table.play("start c")
    table.refuses("end", "actions_first", "P1")
    table.play("engine2")
    table.refuses("engine2", "task_done", "P1")
    table.refuses("body", "not_on_tile", "P1")
    table.play("hire", "hire")
    table.refuses("start c", "start_tile_gone", "S4")


@rule("S5", "11b")
def test_two_players_choose_from_two_random_tiles() -> None:
    pairs = {GAME.new(2, seed, {}).start_tiles for seed in range(100)}
    assert pairs == {(a, b) for a in range(4) for b in range(a + 1, 4)}
    table = Table.fresh(2)
    gone = next(tile for tile in range(4) if tile not in table.state.start_tiles)
    table.refuses(f"start {'abcd'[gone]}", "start_tile_gone", "S5")
    first = table.lines()[0]
    table.play(first)
    while table.asked() != "start":
        table.play(table.lines()[0])
    assert len(table.lines()) == 1


@rule("S5")
def test_with_three_players_the_fourth_tile_is_left_over() -> None:
    table = Table.fresh(3)
    assert len(table.lines("start")) == 4
    while table.asked() != "take":
        table.play(table.lines()[0])
    assert len(table.state.start_tiles) == 1
    assert len(Table.fresh(4).lines("start")) == 4

"""What the window foretells about tiles, races and sales really happens."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import pytest

from kraftwagen.engine.types import Event
from kraftwagen.games.kraftwagen import codes, events, frames, terms
from kraftwagen.games.kraftwagen.presentation import explain, forecast, gains
from kraftwagen.games.kraftwagen.presentation.previews import NEW, PartPreview, drive_of
from kraftwagen.games.kraftwagen.rules import track
from kraftwagen.games.kraftwagen.state import State
from tests.kraftwagen.play import game
from tests.kraftwagen.rules import rule
from tests.kraftwagen.table import GAME, Table


def takes(games: int, first: int) -> list[tuple[State, int]]:
    """Positions in which a tile is taken, with the decision."""
    return [
        (state.clone(), code)
        for index in range(games)
        for state, code in game(2 + index % 3, first + index, index % 2 == 0)
        if codes.kind(code) == codes.TAKE
    ]


@rule("C3")
def test_the_chain_foretold_is_the_chain_of_the_next_player_turn() -> None:
    followed = heads = fresh = 0
    for index in range(24):
        told: tuple[int, ...] | None = None
        turn = 1
        for state, code in game(2 + index % 3, 40 + index, index % 2 == 0):
            if codes.kind(code) != codes.TAKE:
                continue
            if told is not None and turn == state.turn:
                assert unnamed(state.chain) == unnamed(told)
                followed += 1
                fresh += NEW in told
            found = forecast.taken(state, codes.value(code))
            told, turn = found.chain, state.turn
            place = found.place
            assert told[place] == state.current
            left = [piece - terms.TILE for piece in told[:place] if piece >= terms.TILE]
            assert list(found.passed) == left
            assert unnamed(told)[len(told) - len(found.head) :] == [
                NEW if tile == NEW else tile + terms.TILE for tile in found.head
            ]
            heads += len(found.head) > 1
    assert followed > 400
    assert heads > 20
    assert fresh > 20


def unnamed(chain: Sequence[int]) -> list[int]:
    """A chain without telling special tiles apart."""
    return [NEW if piece >= track.FIRST_SPECIAL else piece for piece in chain]


@cache
def most_turns(behind: tuple[int, ...], seat: int) -> int:
    """By trying everything: how often a seat can move while somebody is in front of ``behind``."""
    while behind and behind[0] >= terms.TILE:
        behind = behind[1:]
    if seat not in behind:
        return 0
    mover = behind[0]
    results = [most_turns(behind[1:], seat)]
    for place, piece in enumerate(behind):
        if piece >= terms.TILE:
            results.append(most_turns((*behind[1:place], mover, *behind[place + 1 :]), seat))
    return max(results) + (mover == seat)


def test_the_most_turns_of_others_are_reached_and_never_passed() -> None:
    seen: set[int] = set()
    for state, code in takes(9, 300):
        found = forecast.taken(state, codes.value(code))
        behind = found.chain[: found.place]
        if len(behind) > 7:
            continue
        for seat, turns in zip(found.movers, found.turns, strict=True):
            assert turns == most_turns(behind, seat)
            seen.add(turns)
    assert {1, 2, 3, 4} <= seen


@pytest.mark.parametrize("special", [False, True])
def test_what_a_tile_gives_is_what_its_decisions_give(special: bool) -> None:
    checked: set[int] = set()
    lost = awards = 0
    for index in range(18):
        for state, code in game(2 + index % 3, 500 + index, special):
            if codes.kind(code) != codes.TAKE:
                continue
            tile = codes.value(code)
            before = GAME.digest(state)
            found = gains.gains(state, tile)
            assert GAME.digest(state) == before, "looking ahead changes nothing"
            after = state.clone()
            GAME.apply(after, code)
            if GAME.is_over(after) or frames.kind(after.pending[-1]) == frames.END:
                assert all(gain.lost is not None for gain in found)
                continue
            options = {
                option.code: option for option in GAME.explain(after, after.current) if option.ok
            }
            for gain in found:
                checked.add(gain.task)
                assert (gain.lost is None) == bool(gain.previews)
                lost += gain.lost is not None
                for choice, preview in gain.previews.items():
                    assert options[choice].preview == preview
                    if gain.awards:
                        out: list[Event] = []
                        GAME.apply(after.clone(), choice, out)
                        won = [e.award for e in out if isinstance(e, events.AwardTaken)]
                        assert set(gain.awards) <= set(won)
                        awards += 1
    assert {*range(terms.BUYER + 1)} - {terms.RACE} <= checked
    assert terms.RACE in checked
    assert lost > 3
    assert awards > 10


@rule("A6")
def test_the_way_of_a_race_car_comes_true() -> None:
    driven = jumped = 0
    for index in range(12):
        for state, code in game(2 + index % 3, 700 + index, True):
            preview = explain.preview(state, code)
            driven_there = drive_of(preview)
            if driven_there is None:
                continue
            out: list[Event] = []
            GAME.apply(state.clone(), code, out)
            (event,) = [e for e in out if isinstance(e, events.CarRaced)]
            assert driven_there.path == event.path
            assert driven_there.jumped == event.jumped
            driven += 1
            jumped += bool(event.jumped)
    assert driven > 100
    assert jumped > 20


def test_the_slot_of_a_part_comes_true() -> None:
    seen: set[int] = set()
    for index in range(12):
        for state, code in game(2 + index % 3, 800 + index, False):
            preview = explain.preview(state, code)
            if not isinstance(preview, PartPreview):
                continue
            out: list[Event] = []
            GAME.apply(state.clone(), code, out)
            stored = [e.workshop for e in out if isinstance(e, events.PartTaken)]
            assert stored[:1] == ([preview.slot] if preview.slot >= 0 else [])
            back = [e.part for e in out if isinstance(e, events.PartReturned)]
            back += [
                terms.part(e.old, True)
                for e in out
                if isinstance(e, events.GrandPrixEngineInstalled)
            ]
            assert back[:1] == ([preview.back] if preview.back else [])
            seen.add(preview.slot)
    assert seen == {-1, 0, 1, 2}


@rule("Z4")
def test_one_more_buyer_takes_the_car_that_was_foretold() -> None:
    market = ["1 b3 e1 w1 p5", "2 b1 e4 w2 p3", "0 b1 e1 w3 p8"]

    def table() -> Table:
        return Table(3, ask="end", buyers="body", market=market)

    found = forecast.one_more(table().state)
    assert sorted(found) == [terms.BODY, terms.ENGINE, terms.PRESTIGE, terms.PRICE]
    for wish, entry in found.items():
        more = table()
        more.values["active_buyers"].append({"preference": terms.PREFERENCES[wish], "marker": None})
        more.values["token"] = 0
        more.play("end")
        last = more.happened(events.BuyerBought)[-1]
        assert entry.space == last.space
        assert entry.money == last.price + last.bonus + last.gift
    assert {wish: entry.space for wish, entry in found.items()} == {0: 1, 1: 1, 2: 2, 3: 1}


@rule("A5")
def test_no_more_buyer_can_come_to_a_full_row_but_benz() -> None:
    full = Table(3, ask="end", buyers="body body engine price")
    assert forecast.one_more(full.state) == {}
    benz = Table(3, ask="end", buyers="body body engine price")
    benz.seat(1, engineers="benz")
    assert terms.PRESTIGE in forecast.one_more(benz.state)


def test_others_counts_the_cars_a_buyer_did_not_take() -> None:
    table = Table(
        3, ask="end", buyers="body engine price body",
        market=["1 b3 e1 w1 p5", "2 b1 e4 w2 p3", "0 b1 e1 w3 p8"],
    )  # fmt: skip
    assert [entry.others for entry in forecast.sale(table.state) if entry.sold] == [2, 1, 0]

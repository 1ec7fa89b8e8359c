"""Hints are counted by the record, and a pure game knows neither them nor taking back."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from kraftwagen.engine import registry
from kraftwagen.match.game_result import UNASSISTED, result_of
from kraftwagen.match.match import HintRefused, Match, UndoRefused
from kraftwagen.match.record import Record, from_bytes, to_bytes
from kraftwagen.match.replay import branch, verify
from kraftwagen.match.seats import FREE_HINTS, SeatInfo

TOY = registry.load("toy")
SAMPLES = Path(__file__).parent / "samples"


def match(*controllers: str, pure: bool = False) -> Match:
    seats = [SeatInfo(f"Seat {n}", kind) for n, kind in enumerate(controllers)]
    return Match.new(TOY, seats, 5, {"second_thoughts": False, "heap": 40}, unassisted=pure)


def play(game: Match, most: int = 999) -> Match:
    for _ in range(most):
        if game.is_over:
            break
        game.submit(game.actor, game.legal()[0])
    return game


def kept(game: Match) -> Record:
    return from_bytes(to_bytes(game.record))


def test_hints_are_counted_by_seat_and_survive_the_file() -> None:
    game = match("person", "person")
    assert game.hints == [0, 0]
    for seat in (1, 0, 1, 1):
        game.count_hint(seat)
    game.hand_over(0, "greedy")
    again = Match.from_record(TOY, kept(game))
    assert again.hints == [1, 3]
    assert verify(kept(game), TOY) is None
    again.count_hint(1)
    assert again.hints == [1, 4]
    assert again.record.header.hints == (1, 4)


def test_hints_of_a_helped_seat_are_not_counted() -> None:
    game = match("person", "person")
    helped = replace(game.seats[0], helpers=(FREE_HINTS,))
    game = Match.new(TOY, [helped, game.seats[1]], 5, {})
    game.count_hint(0)
    game.count_hint(1)
    assert game.hints == [0, 1]
    game.hand_over(0, "greedy")
    assert not game.seats[0].is_helped


def test_undo_leaves_the_count_alone() -> None:
    game = match("person", "random")
    play(game, 1 if game.actor == 0 else 2)
    game.count_hint(0)
    game.take_back(0)
    assert game.hints == [1, 0]


def test_a_pure_game_refuses_hints_and_taking_back() -> None:
    game = match("person", "random", pure=True)
    again = Match.from_record(TOY, kept(play(game, 1)))
    assert again.is_unassisted
    assert not match("person", "random").is_unassisted
    with pytest.raises(HintRefused):
        again.count_hint(0)
    assert again.hints == [0, 0]
    play(again, 2 if again.actor == 0 else 1)
    assert not again.undo_status(0).ok
    assert again.take_back_status(0) == again.undo_status(0)
    with pytest.raises(UndoRefused):
        again.take_back(0)
    assert not again.is_practice


def test_a_branch_of_a_pure_game_is_an_ordinary_one() -> None:
    game = play(match("person", "random", pure=True), 3)
    game = branch(game, 2, ["person", "random"], "2026-01-02")
    assert not game.is_unassisted
    assert game.hints == [0, 0]


def test_a_note_tells_of_hints_and_of_a_pure_game() -> None:
    game = match("person", "random")
    game.count_hint(0)
    game.count_hint(0)
    seats = result_of(play(game)).seats
    assert seats[0].facts["hints"] == 2
    assert "hints" not in seats[1].facts
    assert UNASSISTED not in seats[0].facts
    pure = result_of(play(match("person", "random", pure=True))).seats
    assert [seat.facts[UNASSISTED] for seat in pure] == [1, 1]


@pytest.mark.parametrize("sample", ["format-1", "format-2", "kraftwagen-format-2"])
def test_old_records_know_neither(sample: str) -> None:
    header = from_bytes((SAMPLES / f"{sample}.json").read_bytes()).header
    assert (header.unassisted, header.hints) == (False, ())

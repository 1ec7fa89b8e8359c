"""Seats that change hands: recorded, replayed, counted once."""

from __future__ import annotations

from kraftwagen.engine import registry
from kraftwagen.match.match import Match
from kraftwagen.match.record import MAX_ENTRIES, PRACTICE, from_bytes, to_bytes
from kraftwagen.match.replay import verify
from kraftwagen.match.seats import Handover, SeatInfo

TOY = registry.load("toy")


def match(*controllers: str) -> Match:
    seats = [SeatInfo(f"Seat {n}", kind) for n, kind in enumerate(controllers)]
    return Match.new(TOY, seats, 5, {"second_thoughts": False, "heap": 200})


def decide(game: Match, count: int = 1) -> None:
    for _ in range(count):
        game.submit(game.actor, game.legal()[0])


def test_a_hand_over_is_told_by_the_record() -> None:
    game = match("person", "random")
    decide(game, 3)
    game.hand_over(0, "greedy")
    decide(game, 2)
    game.hand_over(0, "person")
    record = from_bytes(to_bytes(game.record))
    assert verify(record, TOY) is None
    again = Match.from_record(TOY, record)
    assert again.handovers == [
        Handover(3, 0, "person", "greedy"),
        Handover(5, 0, "greedy", "person"),
    ]
    assert [seat.controller for seat in again.seats] == ["person", "random"]


def test_changing_ones_mind_counts_once_or_not_at_all() -> None:
    game = match("person", "random")
    decide(game)
    game.hand_over(0, "greedy")
    game.hand_over(0, "random")
    assert game.handovers == [Handover(1, 0, "person", "random")]
    game.hand_over(0, "person")
    assert game.handovers == []
    game.hand_over(0, "person")
    assert game.record.header.marks == ()


def test_a_record_never_holds_too_many() -> None:
    game = match("person", "random")
    while len(game.handovers) < MAX_ENTRIES - 1 and not game.is_over:
        game.hand_over(0, "greedy" if game.seats[0].is_person else "person")
        decide(game)
    for _ in range(5):
        game.hand_over(0, "greedy" if game.seats[0].is_person else "person")
        decide(game)
    assert from_bytes(to_bytes(game.record)).header.marks == game.record.header.marks
    assert game.handovers[-1].number == len(game.steps) - 1


def test_hand_overs_and_practice_live_side_by_side() -> None:
    game = match("person", "random")
    game.hand_over(1, "greedy")
    while game.actor != 0 or game.undo_status(0).ok or not game.take_back_status(0).ok:
        decide(game)
    game.take_back(0)
    game.hand_over(1, "random")
    assert PRACTICE in game.record.header.marks
    assert game.is_practice


def test_strange_marks_are_no_hand_overs() -> None:
    for mark in ("handed", "handed:1:2:a", "handed:x:0:a:b", "practice", "handed:1:0:a:b:c"):
        assert Handover.of_mark(mark) is None
    assert Handover.of_mark(Handover(7, 1, "person", "greedy").mark) is not None

"""Seats that change hands: recorded, replayed, counted once."""

from __future__ import annotations

from kraftwagen.engine import registry
from kraftwagen.match.match import Match
from kraftwagen.match.record import MAX_ENTRIES, from_bytes, to_bytes
from kraftwagen.match.replay import branch, verify
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
    assert game.record.header.handovers == ()


def test_a_record_never_holds_too_many() -> None:
    """Nor do hints, practice and a branch go beyond what a record may hold."""
    game = match("person", "random")
    for _ in range(MAX_ENTRIES + 5):
        game.hand_over(0, "greedy" if game.seats[0].is_person else "person")
        decide(game)
    assert game.handovers[-1].number == len(game.steps) - 1
    for made in (game, branch(game, len(game.steps), ["person", "person"], "2026-02-02")):
        while made.actor != 0:
            decide(made)
        for seat in range(2):
            made.hand_over(seat, "person" if seat == 0 else "random")
            made.count_hint(seat)
        decide(made)
        made.take_back(0)
        assert from_bytes(to_bytes(made.record)) == made.record
        assert len(made.handovers) <= MAX_ENTRIES


def test_hand_overs_and_practice_live_side_by_side() -> None:
    game = match("person", "random")
    game.hand_over(1, "greedy")
    while game.actor != 0 or game.undo_status(0).ok or not game.take_back_status(0).ok:
        decide(game)
    game.take_back(0)
    game.hand_over(1, "random")
    assert game.record.header.practice
    assert game.is_practice

"""Seats that change hands: recorded, replayed, counted once."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from kraftwagen.engine import registry
from kraftwagen.engine.summary import SeatSummary
from kraftwagen.match.game_result import HANDED, result_of
from kraftwagen.match.match import Match
from kraftwagen.match.record import MAX_ENTRIES, from_bytes, to_bytes
from kraftwagen.match.replay import branch, verify
from kraftwagen.match.saves import Saves
from kraftwagen.match.seats import Handover, SeatInfo
from kraftwagen.match.statistics import Statistics

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


def played_to_end(game: Match) -> Match:
    while not game.is_over:
        decide(game)
    return game


def test_a_seat_of_several_hands_stays_that_of_a_person_and_earns_nothing() -> None:
    """In whatever order: a bot may begin for a person, or go on for one."""
    told = (SeatSummary(merits={"won": ("done",)}),) * 2
    winning = replace(TOY, summarize=lambda events, state: told)
    there_and_back = ("person", "greedy", "person")
    for begun, *hands in (("person", "greedy"), ("greedy", "person"), there_and_back):
        game = Match.from_record(winning, match(begun, "random").record)
        for hand in hands:
            decide(game, 4)
            game.hand_over(0, hand)
        handed, other = result_of(played_to_end(game)).seats
        assert handed.is_person
        assert handed.facts[HANDED] == 1
        assert handed.merits == {}
        assert not other.is_person
        assert HANDED not in other.facts


def test_who_sits_down_before_the_first_decision_has_played_all_of_it() -> None:
    game = match("greedy", "random")
    game.hand_over(0, "person")
    made = result_of(played_to_end(game))
    assert made.seats[0].is_person
    assert HANDED not in made.seats[0].facts
    assert not made.practice


def test_games_of_which_the_people_were_forgotten_are_noted_anew(tmp_path: Path) -> None:
    """Older versions noted whoever sat there in the end."""
    game = match("person", "greedy")
    decide(game, 4)
    game.hand_over(0, "greedy")
    made = result_of(played_to_end(game))
    bots = tuple(replace(seat, controller="greedy", facts={}) for seat in made.seats)
    Statistics(tmp_path).add([replace(made, seats=bots)])
    Saves(tmp_path / "saves").autosave(game.record)
    for _ in range(2):
        again = Statistics(tmp_path)
        list(again.catch_up(tmp_path / "saves", [TOY]))
        assert again.games() == [made]
    assert again.written == 0, "once"

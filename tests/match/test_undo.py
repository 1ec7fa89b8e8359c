"""Undo up to the barriers, and taking back beyond them when alone."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kraftwagen.match.match import Match, UndoRefused
from kraftwagen.match.seats import FREE_HINTS, PERSON
from tests.match.players import new_match, play, play_to_end

BOT = "greedy"


def refusal(match: Match, seat: int) -> str:
    status = match.undo_status(seat)
    assert not status.ok
    assert status.reason is not None
    with pytest.raises(UndoRefused):
        match.undo(seat)
    return status.reason.key


def helped(*others: str, pure: bool = False) -> Match:
    """A match in which a person whose hints are free begins."""
    match = new_match(PERSON, *others)
    first, *rest = match.seats
    seats = [replace(first, helpers=(FREE_HINTS,)), *rest]
    return Match.new(match.spec, seats, 1, {}, unassisted=pure)


def test_undo_goes_back_one_own_decision() -> None:
    match = play(new_match(), "take 2")
    start = match.state_at(0)
    assert match.undo_status(0).ok
    match.undo(0)
    assert match.state is start
    assert match.record.decisions == ()
    assert match.steps == ()
    assert not match.is_practice


def test_own_decisions_are_undone_one_at_a_time() -> None:
    match = play(new_match(), "take 1", "draw")
    play(match, "keep")
    match.undo(1)
    assert match.record.decisions == ("take 1", "draw")
    assert refusal(match, 1) == "undo_revealed"


def test_a_card_that_was_revealed_is_a_barrier() -> None:
    match = play(new_match(second_thoughts=False), "draw")
    assert refusal(match, 0) == "undo_revealed"
    assert len(match.steps) == 1


@pytest.mark.parametrize("other", [PERSON, BOT])
def test_another_decision_is_a_barrier(other: str) -> None:
    match = play(new_match(PERSON, other), "take 1", "take 1")
    assert refusal(match, 0) == "undo_other_decided"


def test_free_taking_back_goes_over_bots_and_is_no_practice() -> None:
    match = play(helped(BOT, BOT), "take 1", "take 1", "take 1")
    match.undo(0)
    assert (match.record.decisions, match.is_practice) == ((), False)


def test_free_taking_back_stops_at_a_reveal() -> None:
    match = play(helped(BOT), "take 1", "draw")
    assert refusal(match, 0) == "undo_revealed"


def test_free_taking_back_stops_at_another_person() -> None:
    match = play(helped(PERSON, BOT), "take 1", "take 1")
    assert refusal(match, 0) == "undo_other_decided"


def test_a_pure_game_takes_back_nothing_of_bots() -> None:
    match = helped(BOT, pure=True)
    assert refusal(play(match, "take 1", "take 1"), 0) == "undo_other_decided"


def test_bots_and_beginners_have_nothing_to_undo() -> None:
    match = new_match(BOT, PERSON)
    assert refusal(match, 1) == "undo_nothing"
    play(match, "take 1")
    assert refusal(match, 0) == "undo_not_a_person"
    assert refusal(match, 1) == "undo_nothing"


def test_a_finished_game_is_not_undone() -> None:
    match = play(new_match(heap=2), "take 2")
    assert match.is_over
    assert refusal(match, 0) == "undo_game_over"


def test_a_finished_game_is_not_taken_back_either() -> None:
    """Nor by somebody alone: the result has been noted, and a slip would make it practice."""
    match = play_to_end(new_match(PERSON, BOT))
    count = len(match.steps)
    assert match.take_back_status(0) == match.undo_status(0)
    with pytest.raises(UndoRefused):
        match.take_back(0)
    assert (len(match.steps), match.is_practice) == (count, False)


def test_the_barrier_is_computed_after_loading_too() -> None:
    match = play(new_match(), "draw", "keep", "take 1")
    loaded = Match.from_record(match.spec, match.record)
    loaded.undo(1)
    assert refusal(loaded, 1) == "undo_nothing"
    loaded.undo(0)
    assert refusal(loaded, 0) == "undo_revealed"


def test_taking_back_within_the_barrier_is_no_practice() -> None:
    match = play(new_match(PERSON, BOT), "take 1")
    match.take_back(0)
    assert not match.is_practice


def test_taking_back_goes_through_bots_and_marks_practice() -> None:
    match = play(new_match(PERSON, BOT, BOT), "take 1", "draw", "give 0", "take 1", "draw")
    assert match.take_back_status(0).ok
    match.take_back(0)
    assert match.record.decisions == ("take 1", "draw", "give 0", "take 1")
    assert match.is_practice
    match.take_back(0)
    assert match.record.decisions == ()
    assert match.record.header.practice
    assert not match.take_back_status(0).ok
    assert Match.from_record(match.spec, match.record).is_practice


def test_what_was_revealed_comes_again_the_same_way() -> None:
    match = play(new_match(PERSON, BOT), "draw")
    card = match.state.pending
    match.take_back(0)
    assert play(match, "draw").state.pending == card


def test_taking_back_is_for_those_who_play_alone() -> None:
    match = play(new_match(PERSON, PERSON, BOT), "take 1", "take 1")
    status = match.take_back_status(0)
    assert status.reason is not None
    assert status.reason.key == "undo_not_alone"
    with pytest.raises(UndoRefused):
        match.take_back(0)
    alone = play(new_match(PERSON, BOT), "take 1")
    assert not alone.take_back_status(1).ok

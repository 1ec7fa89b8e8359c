"""Playing records again: all is sound, or the first divergence is named."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kraftwagen.match.record import BadRecord
from kraftwagen.match.replay import moments, verify
from tests.match.players import new_match, play, play_to_end, spec


def test_sound_records_verify() -> None:
    match = play_to_end(new_match("person", "greedy", "greedy", seed=9))
    assert match.record.header.finished
    assert verify(match.record, match.spec) is None
    assert verify(play(new_match(), "draw").record, match.spec) is None


def test_moments_are_the_game_step_by_step() -> None:
    match = play_to_end(new_match())
    found = list(moments(match.record, match.spec))
    assert [moment.number for moment in found] == list(range(len(match.steps) + 1))
    assert tuple(moment.text for moment in found[1:]) == match.record.decisions
    for moment, step in zip(found[1:], match.steps, strict=True):
        assert moment.events == step.events
    digests = [match.spec.digest(moment.state) for moment in found]
    assert digests[-1] == match.record.header.digest
    assert len(set(digests)) == len(digests)


def test_moments_of_an_impossible_record_are_refused() -> None:
    record = replace(new_match().record, decisions=("keep",))
    with pytest.raises(BadRecord):
        list(moments(record, spec()))


def test_an_illegal_decision_is_found() -> None:
    record = play(new_match(), "take 3", "take 3").record
    found = verify(replace(record, decisions=("take 3", "keep")), spec())
    assert found is not None
    assert (found.number, found.text) == (2, "keep")
    assert str(found).startswith("decision 2 'keep': 'keep' is not allowed: no card")


def test_decisions_after_the_end_are_found() -> None:
    record = play_to_end(new_match()).record
    found = verify(replace(record, decisions=(*record.decisions, "take 1")), spec())
    assert found is not None
    assert found.number == len(record.decisions) + 1


def test_another_result_is_found() -> None:
    record = play_to_end(new_match()).record
    found = verify(record.with_header(digest="0" * 64), spec())
    assert found is not None
    assert "the record says 000" in found.problem
    assert verify(record.with_header(finished=False), spec()) is not None
    cut = replace(record, decisions=record.decisions[:-1])
    found = verify(cut, spec())
    assert found is not None
    assert found.problem == "the game goes on here"


def test_another_set_up_is_found() -> None:
    record = play(new_match(seed=1), "draw").record
    assert verify(record.with_header(seed=2), spec()) is not None
    found = verify(record.with_header(rules_version=7), spec())
    assert found is not None
    assert found.number == 0

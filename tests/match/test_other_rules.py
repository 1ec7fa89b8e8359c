"""Games of rules that are no longer played: they go on from a position, or are shown by all."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from kraftwagen.engine.errors import BadNotation
from kraftwagen.engine.spec import GameSpec
from kraftwagen.match.daily import is_try
from kraftwagen.match.game_result import counts
from kraftwagen.match.match import NO_CODE, Match
from kraftwagen.match.record import (
    BadRecord,
    Record,
    as_text,
    from_bytes,
    is_newer,
    positions_of,
    to_bytes,
    with_positions,
)
from kraftwagen.match.replay import branch, refusal, reopen, verify
from kraftwagen.match.saves import Saves
from tests.match.players import new_match, play, play_to_end, spec, ticking
from tests.toygame import GIVE

GIVEN = ("draw", "give 1", "take 2")


def without_giving(version: int = 2) -> GameSpec[Any]:
    """The toy game after its cards can no longer be given away."""
    toy = spec()

    def from_text(line: str) -> int:
        if line.startswith("give"):
            raise BadNotation(line)
        return toy.from_text(line)

    def legal(state: Any) -> list[int]:
        return [code for code in toy.legal(state) if code < GIVE]

    return replace(toy, rules_version=version, legal=legal, from_text=from_text)


def kept(match: Match) -> Record:
    """The record of a game, written and read."""
    return from_bytes(to_bytes(match.kept_record))


@pytest.mark.parametrize("version", [1, 2])
def test_a_running_game_goes_on_from_its_last_position(version: int) -> None:
    """Also when the number of the rules was not raised although a decision is gone."""
    now, before = without_giving(version), play(new_match("person", "greedy"), *GIVEN)
    record = kept(before).with_header(daily="2026-01-01", challenge="lone")
    assert refusal(now, record.header) is None
    match = reopen(now, record)
    assert match.taken_over == "goes_on"
    assert now.to_position(match.state) == spec().to_position(before.state)
    assert match.seats == before.seats
    header = match.record.header
    assert (header.rules_version, header.daily, header.challenge) == (version, "", "")
    assert header.key == before.record.header.key
    assert header.origin is not None
    assert header.origin.number == len(GIVEN)
    assert match.is_practice
    play_to_end(match)
    assert not counts(match.record)
    assert not is_try(match)
    assert verify(kept(match), now) is None


def test_a_finished_game_is_shown_by_its_positions() -> None:
    now, before = without_giving(), play_to_end(play(new_match(), *GIVEN))
    match = reopen(now, kept(before))
    assert match.taken_over == "shown"
    assert match.is_over
    assert [step.text for step in match.steps] == list(before.record.decisions)
    assert [step.seat for step in match.steps] == [step.seat for step in before.steps]
    assert {step.code for step in match.steps} == {NO_CODE}
    for number in range(len(before.steps) + 1):
        assert now.digest(match.state_at(number)) == spec().digest(before.state_at(number))
    assert kept(match).header.rules_version == 1


def test_a_game_is_played_on_from_a_moment_that_is_shown() -> None:
    now = without_giving()
    shown = reopen(now, kept(play_to_end(play(new_match(), *GIVEN))))
    on = branch(shown, 2, ["person", "greedy"], "2026-02-02")
    assert now.digest(on.state) == now.digest(shown.state_at(2))
    assert (on.record.header.rules_version, on.record.header.date) == (2, "2026-02-02")
    assert on.record.header.origin is not None
    assert on.record.header.origin.number == 2
    play_to_end(on)
    assert verify(kept(on), now) is None


def test_without_positions_it_is_refused_as_before() -> None:
    record = play(new_match(), *GIVEN).record
    problem = refusal(without_giving(), record.header)
    assert problem is not None
    assert problem.kind == "rules"
    with pytest.raises(BadRecord, match="version 1 of the rules"):
        reopen(without_giving(), record)
    with pytest.raises(BadRecord, match="at decision 2"):
        reopen(without_giving(1), record)


def test_a_position_that_is_not_possible_any_more_says_why() -> None:
    record = kept(play(new_match(heap=30), "take 1"))
    (position,) = positions_of(record)
    record = with_positions(record, [as_text({**position, "heap": 5000})])
    with pytest.raises(BadRecord, match=r"taken over: position: heap: .*2000") as caught:
        reopen(without_giving(), record)
    assert caught.value.kind == "position"


def test_newer_rules_are_not_taken_over() -> None:
    record = kept(play(new_match(), "draw")).with_header(rules_version=7)
    with pytest.raises(BadRecord, match="version 7 of the rules") as caught:
        reopen(spec(), record)
    assert caught.value.kind == "rules"


@pytest.mark.parametrize("changes", [{"rules_version": 7}, {"data_digest": "0123"}])
def test_a_game_of_a_newer_program_says_which_plays_it(changes: dict[str, Any]) -> None:
    record = kept(play(new_match(), "draw")).with_header(app_version="7.1", **changes)
    with pytest.raises(BadRecord, match=r"written by version 7\.1") as caught:
        reopen(spec(), record)
    assert (caught.value.kind, caught.value.values["version"]) == ("newer", "7.1")
    assert refusal(spec(), record.header) is not None


def test_a_game_of_a_newer_program_by_the_same_rules_is_played() -> None:
    record = kept(play(new_match(), "draw")).with_header(app_version="7.1")
    assert len(reopen(spec(), record).steps) == 1


@pytest.mark.parametrize(
    ("version", "newer"),
    [
        *(("0.1.0", False), ("0.0.9", False), ("", False), ("x", False)),
        *(("0.1.1", True), ("0.10", True), ("1.0rc1", True), ("9" * 50, True)),
    ],
)
def test_versions_are_compared_by_their_numbers(version: str, newer: bool) -> None:
    assert is_newer(version) == newer


@pytest.mark.parametrize("stored", ["", "AAAA", "=", "eJw", "x" * 1000])
def test_damaged_positions_are_told(stored: str) -> None:
    record = replace(kept(play(new_match(), "draw")), stored=stored)
    with pytest.raises(BadRecord, match="damaged"):
        reopen(without_giving(), record)


@pytest.mark.parametrize("told", [0, 2, 9])
def test_a_wrong_number_of_positions_is_told(told: int) -> None:
    record = kept(play(new_match(), "draw")).with_header(positions=told)
    with pytest.raises(BadRecord):
        reopen(without_giving(), record)


def test_a_bomb_is_not_unpacked(monkeypatch: pytest.MonkeyPatch) -> None:
    record = kept(play(new_match(), "draw"))
    monkeypatch.setattr("kraftwagen.match.record._MOST_UNPACKED", 50)
    with pytest.raises(BadRecord, match="damaged"):
        positions_of(record)


def test_of_too_much_only_the_last_position_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    before = play_to_end(play(new_match(), *GIVEN))
    one = len(json.dumps(spec().to_position(before.state)))
    monkeypatch.setattr("kraftwagen.match.record._MOST_UNPACKED", one + 10)
    record = kept(before)
    assert record.header.positions == 1
    match = reopen(without_giving(), record)
    assert (match.is_over, len(match.steps)) == (True, 0)


def test_the_old_save_stays_when_its_game_goes_on(tmp_path: Path) -> None:
    now, before = without_giving(), play(new_match(), *GIVEN)
    Saves(tmp_path, ticking()).autosave(before.kept_record)
    later = Saves(tmp_path, ticking())
    left = later.latest()
    assert left is not None
    match = reopen(now, left)
    later.autosave(play(match, "draw").kept_record)
    found = [info.header for info in later.entries() if info.header is not None]
    assert {header.rules_version for header in found} == {1, 2}
    latest = Saves(tmp_path, ticking()).latest()
    assert latest is not None
    assert latest.header.rules_version == 2

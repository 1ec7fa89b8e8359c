"""The authority: who may decide what, and that nothing changes on an error."""

from __future__ import annotations

import pytest

from kraftwagen.engine.errors import BadNotation, BadOption, GameError, IllegalAction, WrongSeat
from kraftwagen.match.match import Match
from kraftwagen.match.record import BadRecord
from kraftwagen.match.seats import PERSON, BadSeat, SeatInfo
from tests import toygame
from tests.match.players import new_match, play, play_to_end, seats, spec


def test_decisions_change_state_record_and_history() -> None:
    match = new_match()
    events = match.submit(0, 3)
    assert events == [toygame.Took(0, 3)]
    assert match.state.heap == 9
    assert match.actor == 1
    assert match.record.decisions == ("take 3",)
    assert [step.text for step in match.steps] == ["take 3"]
    assert match.state_at(0).heap == 12
    assert match.state_at(1) is match.state


@pytest.mark.parametrize(
    ("seat", "code", "error"),
    [
        (1, 1, WrongSeat),
        (0, toygame.KEEP, IllegalAction),
        (0, 77, BadNotation),
        (0, -1, BadNotation),
    ],
)
def test_refused_decisions_change_nothing(seat: int, code: int, error: type[GameError]) -> None:
    match = play(new_match(), "take 1", "take 1")
    before = match.record
    with pytest.raises(error):
        match.submit(seat, code)
    assert match.record == before


def test_the_refusal_carries_the_reason_of_the_game() -> None:
    with pytest.raises(IllegalAction, match="'keep' is not allowed: no card") as caught:
        new_match().submit(0, toygame.KEEP)
    assert caught.value.reason.rule == "T3"


def test_a_fault_in_the_rules_leaves_the_match_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    match = new_match()
    digest = match.record.header.digest

    def broken(state: toygame.State, code: int, out: object = None) -> None:
        state.heap -= code
        raise ZeroDivisionError

    object.__setattr__(match.spec, "apply", broken)
    with pytest.raises(ZeroDivisionError):
        match.submit(0, 1)
    assert match.record.decisions == ()
    assert match.record.header.digest == digest


def test_a_decision_after_the_end_is_refused() -> None:
    match = play_to_end(new_match())
    with pytest.raises(GameError):
        match.submit(match.actor, 1)


def test_submit_returns_only_what_the_decider_may_know() -> None:
    match = play(new_match(PERSON, PERSON, PERSON), "draw")
    (gave,) = match.submit(0, toygame.GIVE + 1)
    assert gave == match.steps[-1].events[0]
    assert gave.seen_by(2) == toygame.Gave(0, 1, toygame.HIDDEN)


def test_observation_and_options_come_without_secrets() -> None:
    match = play(new_match(), "draw", "keep")
    seen = match.observation(1).state
    assert seen.rng == 0
    assert seen.hands[0] == (toygame.HIDDEN,)
    codes = [option.code for option in match.options(1) if option.ok]
    assert codes == match.legal()


def test_wrong_set_ups_are_refused() -> None:
    with pytest.raises(GameError, match="seats must be 2 to 4, not 1"):
        Match.new(spec(), seats(PERSON), 1, {})
    with pytest.raises(BadOption):
        new_match(nonsense=True)
    for name in ("", "  ", "x" * 41, "bell\a"):
        with pytest.raises(BadSeat):
            SeatInfo(name)


def test_the_record_holds_all_options_so_that_defaults_may_change() -> None:
    assert new_match(heap=7).record.header.options == {
        "heap": 7,
        "second_thoughts": True,
        "deal": "open",
    }


def test_every_prefix_of_a_game_resumes() -> None:
    match = play_to_end(new_match(PERSON, "greedy", PERSON, seed=5))
    record = match.record
    for number in range(len(record.decisions) + 1):
        part = type(record)(record.header, record.decisions[:number])
        resumed = Match.from_record(match.spec, part)
        assert match.spec.digest(resumed.state) == match.spec.digest(match.state_at(number))
        play(resumed, *record.decisions[number:])
        assert resumed.record == record


def test_a_match_can_go_on_from_a_position() -> None:
    position = toygame.CODEC.to_position(play(new_match(), "take 3", "draw").state)
    match = Match.from_position(spec(), seats(), position)
    play(match, "keep")
    assert match.state.heap == 9
    again = Match.from_record(match.spec, match.record)
    assert again.record == match.record
    with pytest.raises(GameError, match="not one for 3 seats"):
        Match.from_position(spec(), seats(PERSON, PERSON, PERSON), position)


def test_seats_can_be_handed_to_a_bot_and_back() -> None:
    match = new_match()
    match.hand_over(1, "greedy")
    assert [seat.controller for seat in match.record.header.seats] == [PERSON, "greedy"]
    match.hand_over(1, PERSON)
    assert match.seats[1].is_person


@pytest.mark.parametrize(
    ("changes", "kind"),
    [
        ({"game": "chess"}, "game"),
        ({"rules_version": 99}, "rules"),
        ({"data_digest": "other"}, "data"),
        ({"options": {"heap": "many"}}, "unplayable"),
        ({"seats": ()}, "unplayable"),
        ({"start": {"heap": 3}}, "unplayable"),
    ],
)
def test_records_of_something_else_are_refused(changes: dict[str, object], kind: str) -> None:
    match = play(new_match(), "take 3")
    with pytest.raises(BadRecord) as caught:
        Match.from_record(match.spec, match.record.with_header(**changes))
    assert caught.value.kind == kind


def test_records_with_impossible_decisions_name_the_decision() -> None:
    record = play(new_match(), "take 3").record
    for line in ("keep", "dance"):
        broken = type(record)(record.header, ("take 3", line))
        with pytest.raises(BadRecord, match="at decision 2,") as caught:
            Match.from_record(spec(), broken)
        assert caught.value.values["number"] == 2

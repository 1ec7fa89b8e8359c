"""Another game from a moment of one, and a game as a text."""

from __future__ import annotations

from kraftwagen.match.record import from_bytes, to_bytes
from kraftwagen.match.replay import branch, verify
from kraftwagen.match.seats import Origin
from kraftwagen.match.transcript import WIDTH, Sentence, transcript
from tests.match.players import new_match, play_to_end


def test_a_branch_begins_as_the_other_game_went() -> None:
    match = play_to_end(new_match("person", "greedy", seed=4))
    before = to_bytes(match.record)
    made = branch(match, 5, ["greedy", "person"], "2026-02-02")
    assert made.spec.digest(made.state) == made.spec.digest(match.state_at(5))
    assert [step.text for step in made.steps] == list(match.record.decisions[:5])
    assert [seat.controller for seat in made.seats] == ["greedy", "person"]
    assert [seat.name for seat in made.seats] == [seat.name for seat in match.seats]
    assert made.record.header.key != match.record.header.key
    play_to_end(made, 9)
    assert to_bytes(match.record) == before
    assert made.record.decisions[:5] == match.record.decisions[:5]
    assert verify(made.record, made.spec) is None


def test_a_branch_names_its_origin_and_is_practice() -> None:
    match = play_to_end(new_match(date="2026-01-01T10:00:00+00:00"))
    made = branch(match, 3, ["person", "person"], "2026-02-02")
    kept = from_bytes(to_bytes(made.record))
    assert kept.header.origin == Origin(3, "2026-01-01T10:00:00+00:00")
    assert made.is_practice
    assert match.record.header.origin is None
    assert not match.is_practice


def test_a_branch_from_the_beginning_is_a_game_like_any_other() -> None:
    match = play_to_end(new_match())
    made = branch(match, 0, ["person", "greedy"], "2026-02-02")
    assert not made.steps
    assert not made.is_practice
    assert made.record.header.origin == Origin(0, "2026-01-01")


def test_a_branch_of_a_branch_names_the_nearest_origin() -> None:
    first = branch(play_to_end(new_match()), 3, ["person", "person"], "2026-02-02")
    second = branch(play_to_end(first), 0, ["person", "person"], "2026-03-03")
    assert second.record.header.origin == Origin(0, "2026-02-02")
    assert second.record.header.practice


def test_seats_are_as_they_were_at_that_moment() -> None:
    """A hand-over after the moment has not happened in the branch."""
    match = new_match("person", "greedy")
    match.submit(match.actor, match.legal()[0])
    match.hand_over(0, "random")
    match.submit(match.actor, match.legal()[0])
    match.hand_over(0, "person")
    play_to_end(match)
    made = branch(match, 1, ["person", "greedy"], "2026-02-02")
    assert not [one for one in made.handovers if one.number > 1]
    assert [seat.controller for seat in made.seats] == ["person", "greedy"]
    same = branch(match, 0, ["person", "greedy"], "2026-02-02")
    assert same.handovers == []


def test_the_protocol_numbers_decisions_and_wraps() -> None:
    entries = [
        Sentence(1, "Game turn 1", "heading"),
        Sentence(1, "Žofie takes hire", "move"),
        Sentence(1, "and more " * 30, "detail"),
        Sentence(2, "Karel ends the turn", "move"),
    ]
    text = transcript("Kraftwagen", [("Seed", "7"), ("Players", "Žofie, Karel")], entries)
    lines = text.splitlines()
    assert lines[:2] == ["Kraftwagen", "=========="]
    assert lines[2:7] == [
        "", "Seed     7", "Players  Žofie, Karel", "", "Game turn 1",
    ]  # fmt: skip
    plain = transcript("Kraftwagen", [("Seed", "7")], entries[1:]).splitlines()
    assert plain[3:6] == ["Seed  7", "", "    1  Žofie takes hire"]
    assert "    1  Žofie takes hire" in lines
    assert any(line.startswith("    2  Karel") for line in lines)
    assert max(map(len, lines)) <= WIDTH
    assert text.encode("utf-8").decode("utf-8") == text

"""Lessons: read strictly, played against the rules, and how far one is in them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from kraftwagen.engine import registry
from kraftwagen.learn.entries import BadEntry, parse_entries
from kraftwagen.learn.lesson_run import LessonRun
from kraftwagen.learn.lessons import (
    DEFAULT,
    Lesson,
    LessonFault,
    check,
    load_lessons,
    read_lesson,
)

SPEC = registry.load("toy")
FOLDER = Path(__file__).parent / "toy" / "lessons"
FILE = (FOLDER / "01_take.yaml").read_text(encoding="utf-8")


def lesson(text: str = FILE) -> Lesson:
    return read_lesson(parse_entries(text, "01_take.yaml"), SPEC)


def changed(old: str, new: str) -> str:
    assert FILE.count(old) == 1
    return FILE.replace(old, new)


def test_a_folder_of_lessons() -> None:
    (found,), faults = load_lessons(FOLDER, SPEC)
    assert not faults
    assert (found.id, found.minutes, found.seat, len(found.steps)) == ("take", 1, 0, 3)
    assert found.position["heap"] == 5
    assert sorted(found.keys()) == ["heap", "no_card", "rest", "too_many", "two"]
    check(SPEC, found)


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("minutes: 1", "minutes: 0", "line 3: minutes: must be a whole number"),
        ("minutes: 1", "hours: 1", "hours: is not one of"),
        ("[score]", "[score, luck]", "line 4: teaches[1]: 'luck' is not one of score"),
        ("[score]", "[]", "line 4: teaches: must have 1 to"),
        ("seats: 2", "seats: 9", "start.seats: must be a whole number"),
        ("heap: 6, ", "heap: 0, ", "start: is no set-up of this game"),
        ("{heap: 5}", "{heap: many}", "start.change: is no position of this game: "),
        ("{heap: 5}", "{hands: {7: []}}", "start.change: is no position of this game: "),
        ("seed: 5", "seed: 5\n  decisions: [give 0]", "decisions[0]: is not possible there"),
        ("{words: heap, read: true}", "{words: heap}", "line 11: steps[0]: must have one of"),
        ("read: true", "read: false", "steps[0].read: must be true"),
        ("[take 2]\n    wrong", "[take 9]\n    wrong", "decide[0]: 'take 9' is not a decision"),
        ("[take 2]\n    wrong", "any\n    wrong", "steps[1]: light is missing"),
        ("{Took: {seat: 0}}", "{Took: 3}", "steps[2].event.Took: must be a table"),
        ("{Took: {seat: 0}}", "{}", "steps[2].event: must name one kind"),
        ("script: [take 1]", "script: take 1", "steps[1].script: must be a list"),
    ],
)
def test_a_fault_is_named(old: str, new: str, fault: str) -> None:
    with pytest.raises(BadEntry) as caught:
        lesson(changed(old, new))
    assert fault in str(caught.value)
    assert "01_take.yaml" in str(caught.value)


def test_a_lesson_that_the_rules_stumble_over_is_left_out(tmp_path: Path) -> None:
    def stumble(position: object) -> object:
        raise ZeroDivisionError("unexpected\n")

    (tmp_path / "01_take.yaml").write_text(FILE, encoding="utf-8")
    found, (fault,) = load_lessons(tmp_path, replace(SPEC, from_position=stumble))
    assert found == []
    assert "ZeroDivisionError" in str(fault)
    assert str(fault).isprintable()


def test_a_broken_file_is_skipped_and_named(tmp_path: Path) -> None:
    (tmp_path / "01_take.yaml").write_text(FILE, encoding="utf-8")
    (tmp_path / "02_take.yaml").write_text(FILE, encoding="utf-8")
    (tmp_path / "03_other.yaml").write_text(FILE, encoding="utf-8")
    (tmp_path / "04_torn.yaml").write_text(FILE[:150], encoding="utf-8")
    (tmp_path / "05_binary.yaml").write_bytes(bytes(range(256)))
    found, faults = load_lessons(tmp_path, SPEC)
    assert [one.id for one in found] == ["take"]
    assert [fault.source for fault in faults] == [
        "02_take.yaml", "03_other.yaml", "04_torn.yaml", "05_binary.yaml",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("heap: 5", "heap: 1", "step 2 (two): 'take 2' is not possible"),
        ("script: [take 1]", "script: [take 1, take 1]", "step 3 (rest): the learner is not to"),
        ("script: [take 1]", "script: [keep]", "step 2 (two): 'keep' is not possible"),
        ("{Took: {seat: 0}}", "{Took: {seat: 1}}", "step 3 (rest): 'take 2' is not right"),
    ],
)
def test_a_lesson_that_does_not_fit_the_rules(old: str, new: str, fault: str) -> None:
    with pytest.raises(LessonFault) as caught:
        check(SPEC, lesson(changed(old, new)))
    assert fault in str(caught.value)


def test_a_lesson_is_played_step_by_step() -> None:
    run = LessonRun(SPEC, lesson())
    state = SPEC.from_position(run.lesson.position)
    assert run.step is not None
    assert run.refusal(state, SPEC.from_text("take 2")) == DEFAULT
    run.answer()
    assert run.refusal(state, SPEC.from_text("draw")) == "no_card"
    assert run.refusal(state, SPEC.from_text("take 3")) == "too_many"
    assert run.refusal(state, SPEC.from_text("take 2")) == ""
    SPEC.apply(state, SPEC.from_text("take 2"))
    run.answer()
    assert run.step is None
    assert run.next_scripted() == SPEC.from_text("take 1")
    assert run.next_scripted() is None
    run.shown()
    assert (run.at, run.done) == (2, False)
    run.answer()
    assert run.done
    assert run.step is None


def test_a_step_is_begun_with_everything_before_it() -> None:
    made = LessonRun(SPEC, lesson(), 2).before()
    assert [SPEC.to_text(code) for code in made] == ["take 2", "take 1"]
    assert LessonRun(SPEC, lesson(), 99).at == 2
    assert LessonRun(SPEC, lesson(), -1).at == 0


REASONED = changed(
    "[take 2]\n    wrong", "[take 2, take 1]\n    why: {take 1: one, default: all_two}\n    wrong"
)


@pytest.mark.parametrize(("line", "said"), [("take 2", "all_two"), ("take 1", "one")])
def test_why_a_step_was_right_depends_on_what_was_decided(line: str, said: str) -> None:
    found = lesson(REASONED)
    run = LessonRun(SPEC, found)
    run.answer()
    state = SPEC.from_position(found.position)
    assert (run.words, found.numbered(run.at)) == ("two", (2, 3))
    assert run.refusal(state, SPEC.from_text(line)) == ""
    run.answer()
    assert (run.words, found.numbered(run.at)) == (said, (2, 3))
    assert {"one", "all_two"} <= {*found.keys()}


def test_a_reason_that_is_come_back_to_is_that_of_the_decision_shown() -> None:
    assert (
        LessonRun(
            SPEC, lesson(REASONED.replace("default: all_two", "take 2: two, default: other")), 2
        ).words
        == "two"
    )


def test_a_reason_may_be_about_another_part_of_the_table() -> None:
    assert lesson(REASONED).steps[2].area == ""
    steps = lesson(REASONED.replace("    why:", "    sees: heap\n    why:")).steps
    assert (steps[1].area, steps[2].area) == ("", "heap")


def test_a_lesson_may_come_after_the_first_game() -> None:
    assert not lesson().later
    assert lesson(changed("minutes: 1", "minutes: 1\nlater: true")).later


def test_reasons_have_one_for_all_other_decisions() -> None:
    with pytest.raises(BadEntry, match=r"steps\[1\].why: must have one for 'default'"):
        lesson(REASONED.replace("default: all_two", "take 2: all_two"))

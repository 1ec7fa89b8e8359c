"""The rulebook's structure and its examples: what is broken is named with its line and left out."""

from __future__ import annotations

from pathlib import Path

import pytest

from kraftwagen.engine.registry import load
from kraftwagen.learn.entries import BadEntry
from kraftwagen.learn.examples import Example, read_example
from kraftwagen.learn.rulebook import Rulebook, read_rulebook

TOY = Path(__file__).with_name("toy")
GOOD = (TOY / "examples" / "take.yaml").read_text(encoding="utf-8")
BOOK = """\
chapters:
  - topic: stones
    rules:
      - {rule: T1, example: take}
      - {rule: T2}
"""


def example(folder: Path, text: str) -> Example:
    file = folder / "take.yaml"
    file.write_text(text, encoding="utf-8")
    return read_example(file, load("toy"))


def book(folder: Path, text: str, lacks: str = "nothing") -> Rulebook:
    (folder / "rulebook.yaml").write_text(text, encoding="utf-8")
    (folder / "examples").mkdir(exist_ok=True)
    (folder / "examples" / "take.yaml").write_text(GOOD, encoding="utf-8")
    return read_rulebook(folder, load("toy"), lambda name: lacks not in name)


def test_an_example_is_a_position_and_what_happens_from_there(tmp_path: Path) -> None:
    found = example(tmp_path, GOOD)
    assert found.start.heap == 5
    assert found.start.stones == (0, 2)
    (step,) = found.steps
    assert step.before is found.start
    assert (step.after.heap, step.after.stones) == (2, (3, 2))
    assert found.values == {"stones_1": 3}
    assert (found.viewer, found.shows) == (0, ("heap",))


def test_a_field_may_be_anything_and_words_use_it(tmp_path: Path) -> None:
    assert example(tmp_path, GOOD.replace("stones: 3}", "stones: any}")).values == {"stones_1": 3}
    with pytest.raises(BadEntry):
        example(tmp_path, GOOD.replace("stones: 3}", "sticks: any}"))


def test_decisions_before_are_not_shown(tmp_path: Path) -> None:
    text = GOOD.replace("position: {stones: {1: 2}}", "before: [take 1]\nviewer: 1")
    found = example(tmp_path, text)
    assert found.start.heap == 4
    assert len(found.steps) == 1
    assert found.viewer == 1


def test_an_example_may_stop_before_its_end(tmp_path: Path) -> None:
    text = GOOD.replace("[take 3]", "[take 1, take 2]").replace("stones: 3}", "stones: 1}")
    found = example(tmp_path, text + "stops_before: Took\n")
    assert [len(step.events) for step in found.steps] == [1, 0]
    assert found.steps[-1].after is None


FAULTS = {
    "seats: 9": ("seats: 2", "take.yaml, line 1: seats: must be a whole number from 2 to 4"),
    "heap: none": ("heap: 5", "take.yaml, line 3: options: "),
    "decisions: [take 9]": ("decisions: [take 3]", "take.yaml, line 6: decisions[0]: 'take 9'"),
    "decisions: [keep]": (
        "decisions: [take 3]",
        "take.yaml, line 6: decisions[0]: is not possible: no_card (T3)",
    ),
    "decisions: [take 3, take 2, draw]": (
        "decisions: [take 3]",
        "take.yaml, line 6: decisions[2]: comes after the end of the game",
    ),
    "stones: 2}]": ("stones: 3}]", "take.yaml, line 7: happens[0]: does not happen"),
    "stones: {2: 2}": (
        "stones: {1: 2}",
        "take.yaml, line 4: position.stones: '2' is not one of 0 to 1",
    ),
    "sticks: 3": ("stones: {1: 2}", "take.yaml, line 4: position: "),
    "show: heap": ("shows: heap", "take.yaml, line 5: show: is not one of seats, seed"),
    "stops_before: Drew\nshows": ("shows", "take.yaml, line 5: stops_before: does not happen"),
}


@pytest.mark.parametrize("new", FAULTS)
def test_what_is_wrong_with_an_example_is_named(tmp_path: Path, new: str) -> None:
    old, said = FAULTS[new]
    assert old in GOOD
    with pytest.raises(BadEntry) as caught:
        example(tmp_path, GOOD.replace(old, new))
    assert str(caught.value).startswith(said)


def test_chapters_rules_and_examples(tmp_path: Path) -> None:
    found = book(tmp_path, BOOK)
    assert found.faults == ()
    ((chapter),) = found.chapters
    assert (chapter.topic, [rule.id for rule in chapter.rules]) == ("stones", ["T1", "T2"])
    assert [rule.example is not None for rule in chapter.rules] == [True, False]
    assert read_rulebook(tmp_path / "nowhere", load("toy"), bool) == Rulebook()


def test_what_is_broken_is_left_out_and_named(tmp_path: Path) -> None:
    def rules(text: str, lacks: str = "nothing") -> tuple[list[str], tuple[str, ...]]:
        found = book(tmp_path, text, lacks)
        return [rule.id for chapter in found.chapters for rule in chapter.rules], found.faults

    kept, (fault,) = rules(BOOK.replace("rule: T2", "rule: T1"))
    assert (kept, fault) == (
        ["T1"],
        "rulebook.yaml, line 5: chapters[0].rules[1].rule: 'T1' is there twice",
    )
    kept, (fault,) = rules(BOOK, "T2.text")
    assert kept == ["T1"]
    assert fault.endswith("line 5: chapters[0].rules[1].rule: there are no words for 'T2'")
    kept, (fault,) = rules(BOOK.replace("take}", "took}"))
    assert kept == ["T1", "T2"]
    assert fault.startswith("took.yaml: cannot be opened")
    kept, (fault,) = rules(BOOK.replace("take}", "../take}"))
    assert "line 4: chapters[0].rules[0].example: must be a name" in fault
    kept, (fault,) = rules(BOOK, "T1.example")
    assert kept == ["T1", "T2"]
    assert "there are no words for it" in fault
    kept, (fault,) = rules(BOOK.replace("topic", "topics"))
    assert kept == []
    assert "line 2: chapters[0].topics: is not one of topic, rules" in fault
    kept, (fault,) = rules("chapters: [")
    assert kept == []
    assert fault.startswith("rulebook.yaml, line ")

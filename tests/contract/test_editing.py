"""Editors of positions: whatever is set is shown, and lawful or named by its rule."""

from __future__ import annotations

import random
from typing import Any

import pytest

from kraftwagen.engine import registry
from tests.contract.battery import CASES, Case, load, positions
from tests.editor import Editor
from tests.every import EVERY

FULLEST = [
    case
    for case in CASES
    if case.seats == case.spec.seats[1] and all(on or name == "short" for name, on in case.options)
]
"""Each game with the most seats and all options, as a whole game and as a short one."""


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_empty_table_is_lawful_and_somebody_is_to_decide(case: Case) -> None:
    edits: Any = case.spec.editing
    state = case.spec.from_position(edits.blank(case.seats))
    assert len(case.spec.scores(state)) == case.seats
    assert case.spec.legal(state)


@pytest.mark.parametrize("case", FULLEST, ids=str)
def test_every_position_is_shared_as_it_is(case: Case) -> None:
    """Those of three games; ``EVERY=1``: of six."""
    found = [state for state, _ in positions(case, games=6 if EVERY else 3, every=8)]
    assert Editor(case.spec).shared_as_they_are(found) > 5


@pytest.mark.parametrize("case", FULLEST, ids=str)
def test_whatever_is_set_is_shown_and_lawful_or_names_its_rule(case: Case) -> None:
    """In the positions of a game; ``EVERY=1``: of three."""
    editor, broken = Editor(case.spec), set[str]()
    for state, dice in positions(case, games=3 if EVERY else 1, every=25):
        table = case.spec.to_position(state)
        for _ in range(5):
            made, rule = editor.any_edit(table, dice)
            broken.add(rule)
            assert editor.edits.shown(made)
            table = table if rule else made
    assert "" in broken


@pytest.mark.parametrize("case", FULLEST, ids=str)
def test_every_field_can_be_set_and_the_variant_stays(case: Case) -> None:
    """A short game has fewer pieces: what it lacks is not offered."""
    edits: Any = case.spec.editing
    table = case.spec.to_position(case.new(3))
    for field in edits.fields(table):
        assert field.value in field.values
        for value in (field.values[0], field.values[-1]):
            made = edits.change(table, field.place, value)
            assert made.get("variant") == table.get("variant")


@pytest.mark.parametrize("game", registry.game_ids())
def test_every_field_belongs_to_a_group_and_has_one_of_its_values(game: str) -> None:
    """One of four is changed; ``EVERY=1``: all."""
    edits: Any = load(game).editing
    dice = random.Random(4)
    for seats in range(load(game).seats[0], load(game).seats[1] + 1):
        table = edits.blank(seats)
        groups = [name for name, _ in edits.groups(table)]
        for number, field in enumerate(edits.fields(table)):
            assert field.group in groups
            assert field.value in field.values
            assert len(field.words) in (0, len(field.values))
            if EVERY or number % 4 == seats % 4:
                made = edits.change(table, field.place, dice.choice(list(field.values)))
                assert edits.fields(made)

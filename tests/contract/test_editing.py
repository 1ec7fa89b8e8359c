"""Editors of positions: whatever is set is shown, and lawful or named by its rule."""

from __future__ import annotations

import random
from typing import Any

import pytest

from kraftwagen.engine import registry
from tests.contract.battery import CASES, Case, load, positions
from tests.editor import Editor

ONE_OF_EACH = {case.game: case for case in CASES}
"""Of each game with the most seats and all options."""


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_empty_table_is_lawful_and_somebody_is_to_decide(case: Case) -> None:
    edits: Any = case.spec.editing
    state = case.spec.from_position(edits.blank(case.seats))
    assert len(case.spec.scores(state)) == case.seats
    assert case.spec.legal(state)


@pytest.mark.parametrize("game", registry.game_ids())
def test_every_position_is_shared_as_it_is(game: str) -> None:
    found = [state for state, _ in positions(ONE_OF_EACH[game], games=6, every=8)]
    assert Editor(load(game)).shared_as_they_are(found) > 5


@pytest.mark.parametrize("game", registry.game_ids())
def test_whatever_is_set_is_shown_and_lawful_or_names_its_rule(game: str) -> None:
    editor, broken = Editor(load(game)), set[str]()
    for state, dice in positions(ONE_OF_EACH[game], games=3, every=25):
        table = load(game).to_position(state)
        for _ in range(5):
            made, rule = editor.any_edit(table, dice)
            broken.add(rule)
            assert editor.edits.shown(made)
            table = table if rule else made
    assert "" in broken


@pytest.mark.parametrize("game", registry.game_ids())
def test_every_field_belongs_to_a_group_and_has_one_of_its_values(game: str) -> None:
    edits: Any = load(game).editing
    dice = random.Random(4)
    for seats in range(load(game).seats[0], load(game).seats[1] + 1):
        table = edits.blank(seats)
        groups = [name for name, _ in edits.groups(table)]
        for field in edits.fields(table):
            assert field.group in groups
            assert field.value in field.values
            assert len(field.words) in (0, len(field.values))
            made = edits.change(table, field.place, dice.choice(list(field.values)))
            assert edits.fields(made)

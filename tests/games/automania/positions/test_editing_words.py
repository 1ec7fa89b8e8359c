"""The editor in words: every group, field and value."""

from __future__ import annotations

from typing import Any

import pytest

from kraftwagen.games.automania.presentation import edits
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.platform.paths import assets_dir
from kraftwagen.ui.presenters.sandbox import Desk, SandboxWords
from tests.games.automania.table import GAME

TR = Translator(assets_dir() / "locale")
EDITS: Any = GAME.editing


def words(table: Any) -> SandboxWords:
    return SandboxWords(TR, Desk(GAME, table))


def test_a_short_game_offers_its_two_rounds_by_their_own_numbers() -> None:
    short = GAME.to_position(GAME.new(3, 1, {"short": True}))
    found = next(field for field in EDITS.fields(short) if field.place == ("round",))
    assert [said for _, said in words(short).options(found)] == ["Round 1", "Round 2"]


@pytest.mark.parametrize("asked", [one for one in edits.ASKS if one != edits.INSIDE])
def test_every_field_and_value_has_words(asked: int) -> None:
    table = EDITS.blank(4)
    for place, value in (
        (("advanced",), 1), (("round",), 4 if asked < 0 else 2), (("ship", 0, 9), 1),
        (("crew", 2), 1), (("tile", 3), 0), (("next",), 0), (("contract", 0), 10),
        (("asks",), asked), (("office", 3), 2), (("sales", 1, 0), 17),
    ):  # fmt: skip
        if place[0] != "sales" or edits.is_selling(table):
            table = EDITS.change(table, place, value)
    said = words(table)
    for name, seat in EDITS.groups(table):
        texts = [said.group(name, seat), *said.notes(name)]
        for field in EDITS.fields(table):
            if field.group == name:
                texts += [said.field(field), *(text for _, text in said.options(field))]
        assert all(text and "editing." not in text and "term." not in text for text in texts)
        assert all(text[0].isupper() or text[0].isdigit() for text in texts), texts


def test_a_tile_and_a_car_say_what_they_are() -> None:
    table = EDITS.change(EDITS.blank(2), ("round",), 2)
    said = words(table)
    fields = {field.place: field for field in EDITS.fields(table)}
    slot = dict(said.options(fields["place", 0, 0]))
    assert slot["0"] == "Empty"
    assert any(text.startswith("Speed machine with 1 ") for text in slot.values())
    assert said.field(fields["place", 0, 7]) == "City spoiler"
    ship = [text for _, text in said.options(fields["ship", 0, 5])]
    assert ship[:2] == ["Empty", "City car, Player 1"]
    assert said.field(fields["crew", 1]) == "The city column: player"


def test_an_unlawful_position_says_its_rule() -> None:
    table = EDITS.change(EDITS.change(EDITS.blank(2), ("next",), 0), ("office", 2), 0)
    assert words(table).status() == TR("automania.editing.broken.R2")

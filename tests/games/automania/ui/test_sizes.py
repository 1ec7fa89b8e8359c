"""The car that a question is about is large, and its choices are told by pictures."""

from __future__ import annotations

import pytest

from kraftwagen.games.automania import frames
from kraftwagen.games.automania.presentation.previews import SpacePreview, SponsorPreview
from kraftwagen.ui.tables.automania import foreground
from kraftwagen.ui.tables.automania.preview import cars_panel
from tests.games.automania.ui.at_table import asked, make_table, position, top

ON_BENCH = 96
"""Least width of the car on the bench, in pixels of a window of 1280x720."""


@pytest.mark.parametrize("question", [frames.MARKET, frames.CONTRACT, frames.REWARD])
def test_the_car_on_the_bench_is_wide(question: int) -> None:
    table = make_table()
    table.rebuild(position(asked(question)))
    assert top(table).pad.sprites[("made",)].rect.w >= ON_BENCH


def test_what_has_pictures_is_chosen_by_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cars and workers for the sponsor; anything else keeps its words."""
    table = make_table()
    table.rebuild(position(asked(frames.TURN)))
    here, drawn = top(table), []
    monkeypatch.setattr(cars_panel, "draw", lambda pad, options, hovered: drawn.append(options))
    able = [option for option in here.inputs.position.options if option.ok]
    cars = [one for one in able if isinstance(one.preview, SpacePreview) and one.preview.cars]
    crew = [one for one in able if isinstance(one.preview, SponsorPreview)]
    for options in (cars[:2], crew[:2]):
        assert len(options) == 2
        foreground.draw_chooser(here.pad, options, None)
    foreground.draw_chooser(here.pad, [cars[0], crew[0]], None)
    assert drawn == [cars[:2], crew[:2]]


def test_a_contract_to_play_is_shown_whole() -> None:
    table = make_table()
    table.rebuild(position(asked(frames.CONTRACT)))
    over, still = top(table).inputs.over, top(table).pad
    assert over is not None
    cards = {key: rect for key, rect in over.zones.items() if key[0] == "held"}
    assert cards
    assert all(rect.w > still.zones[key].w for key, rect in cards.items())

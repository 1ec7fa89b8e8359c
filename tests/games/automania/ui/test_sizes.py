"""The car that a question is about is large, and its choices are told by pictures."""

from __future__ import annotations

import itertools

import pytest

from kraftwagen.games.automania import frames, terms
from kraftwagen.games.automania.presentation.previews import SpacePreview, SponsorPreview
from kraftwagen.ui.tables.automania import foreground
from kraftwagen.ui.tables.automania.preview import cars_panel
from tests.games.automania.table import GAME
from tests.games.automania.ui.at_table import asked, make_table, position, top

ON_BENCH = 96
"""Least width of a car on the bench or at home, in pixels of a window of 1280x720."""


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


@pytest.mark.parametrize("board", range(len(terms.BOARDS)))
@pytest.mark.parametrize("count", range(1, 5))
def test_cars_at_home_are_wide(board: int, count: int) -> None:
    """What is drawn of each car, not the picture around it; and all of it lies on the lot."""
    table, state = make_table(), asked(frames.TURN).clone()
    seat = GAME.actor(state)
    homes = [*state.cars]
    first = seat * terms.HOME_PLACES
    homes[first : first + terms.HOME_PLACES] = [count, count, count, 1]
    state.cars = tuple(homes)
    state.boards = tuple(board if at == seat else one for at, one in enumerate(state.boards))
    table.rebuild(position(state, seat))
    pad = top(table).pad
    cars = {key: one for key, one in pad.sprites.items() if key[:2] == ("car", seat)}
    assert len(cars) == 3 * count + 1
    for (_, _, kind, _), car in cars.items():
        assert car.image.get_bounding_rect(min_alpha=200).w >= ON_BENCH, kind
        assert pad.zones["cars", seat, min(int(kind), terms.SUPER)].contains(car.rect), kind
    for one, other in itertools.combinations(cars.values(), 2):
        assert one.rect.topleft != other.rect.topleft, "each car of a line shows"

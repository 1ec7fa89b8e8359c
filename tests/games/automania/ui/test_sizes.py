"""The car that a question is about is large, and its choices are told by pictures."""

from __future__ import annotations

import itertools

import pytest

from kraftwagen.games.automania import frames, terms
from kraftwagen.games.automania.presentation.previews import SpacePreview, SponsorPreview
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.platform.paths import assets_dir
from kraftwagen.ui.tables.automania import foreground
from kraftwagen.ui.tables.automania.areas import matrix
from kraftwagen.ui.tables.automania.pictures.display_list import DisplayList
from kraftwagen.ui.tables.automania.preview import cars_panel
from tests.games.automania.table import GAME
from tests.games.automania.ui.at_table import asked, make_table, position, top

ON_BENCH = 96
"""Least width of a car on the bench or at home, in pixels of a window of 1280x720."""
APART = 9
"""Least distance of a car at home from the next one of its kind: its tail and roof are seen."""
PART = 29
"""Least side of a style part."""
NAME = 13
"""Least size of the names of the markets over popularity."""


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
    for (one, first), (other, second) in itertools.combinations(cars.items(), 2):
        assert first.rect.topleft != second.rect.topleft, "each car of a line shows"
        assert one[2] != other[2] or abs(first.rect.x - second.rect.x) >= APART
    lots = [pad.zones["cars", seat, kind] for kind in range(terms.TYPES)]
    for part in range(terms.FIRST_STYLE, terms.FIRST_OFFICE):
        place = pad.zones["place", seat, part]
        assert min(place.size) >= PART
        assert place.collidelist(lots) < 0


@pytest.mark.parametrize("language", ["en", "de"])
def test_names_of_markets_over_popularity_are_read(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They take two lines where they would be tiny in one."""
    table, drawn = make_table(), []
    table.tr = Translator(assets_dir() / "locale", language)
    table.rebuild(position(asked(frames.TURN)))
    pad = top(table).pad
    monkeypatch.setattr(DisplayList, "text", lambda pad, *words: drawn.append(words))
    matrix.draw(pad, pad.position.viewer)
    names = [pad.say(f"matrix.{market}") for market in terms.MARKETS]
    assert [words[0] for words in drawn] == names
    for name, look, _, rect, _ in drawn:
        assert look.px >= NAME
        assert pad.res.text_size(name, look)[0] <= rect.w
        assert rect.bottom <= min(cell.y for cell in matrix.cells(pad).values())

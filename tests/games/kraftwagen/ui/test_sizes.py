"""Cars are the heroes: how wide they are on the table, and how large one's own things are."""

from __future__ import annotations

from typing import Any

import pytest

from kraftwagen.games.kraftwagen import terms
from kraftwagen.games.kraftwagen.rules import cars
from kraftwagen.ui.tables.kraftwagen.areas import player_mats, start
from kraftwagen.ui.tables.kraftwagen.pictures import card_images
from tests.games.kraftwagen.ui.at_table import SPEC, make_table, position, tabletop

ON_MAT, AT_STALL = 96, 128
"""Least width of a car in pixels of a window of 1280x720."""


def furnished(seats: int) -> Any:
    """A position with a body in each workshop, cars on the market and research at every seat."""
    state = SPEC.new(seats, 3, {})
    while start.showing(state):
        SPEC.apply(state, SPEC.legal(state)[0])
    for player in state.players:
        player.workshops = tuple(terms.part(value, False) for value in (7, 6, 5))
        player.active = (terms.TWO_BODY, terms.TWO_ENGINE)
        player.inactive = (terms.TWO_BODY,)
        player.engineers = 0b11
    return state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cars_on_the_own_mat_are_wide(seats: int) -> None:
    table = make_table()
    table.rebuild(position(furnished(seats)))
    pad = tabletop(table).pad
    for index in range(3):
        assert pad.sprites[("workshop", pad.position.viewer, index)].rect.w >= ON_MAT


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cars_at_stalls_are_wide(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    table = make_table()
    state = furnished(seats)
    state.cars = [cars.pack(0, 7, 4, 1, state.prices[0], 0)]
    table.rebuild(position(state))
    pad = tabletop(table).pad
    drawn: list[tuple[str, Any]] = []
    image = pad.image

    def watched(name: str, *more: Any) -> Any:
        drawn.append((name, image(name, *more)))
        return drawn[-1][1]

    monkeypatch.setattr(pad, "image", watched)
    where = pad.sprites[("car", 0)].rect
    card_images.car_face(pad, state.cars[0], where.w, where.h + 1)
    assert [one.get_width() for name, one in drawn if name.startswith("body_7")] >= [AT_STALL]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobodys_cards_are_larger_than_ones_own(seats: int) -> None:
    table = make_table()
    state = furnished(seats)
    table.rebuild(position(state))
    pad = tabletop(table).pad
    own = pad.position.viewer
    for first in ("dev", "engineer", "start"):
        mine = [rect for key, rect in pad.zones.items() if key[:2] == (first, own)]
        others = [rect for key, rect in pad.zones.items() if key[0] == first and key[1] != own]
        for one in others:
            assert all(rect.w >= one.w and rect.h >= min(one.h, 32) for rect in mine), first
    assert player_mats.card_size(pad.layout)[1] >= 40, "there is room for names"

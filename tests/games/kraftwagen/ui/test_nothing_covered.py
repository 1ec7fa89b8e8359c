"""What opens over the table leaves in sight what is needed to decide."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pygame
import pytest

from kraftwagen.games.kraftwagen import codes
from tests.games.kraftwagen.ui.at_table import SPEC, make_table, position, tabletop
from tests.games.kraftwagen.ui.test_table import click


def _offers(state: Any, kind: int) -> list[int]:
    return [code for code in SPEC.legal(state) if codes.kind(code) == kind]


@cache
def with_a_car(seats: int, kind: int) -> Any:
    """A position with buyers in which a car can be offered or changed."""
    state = SPEC.new(seats, 1, {})
    chance = random.Random(seats)
    while not (_offers(state, kind) and state.active_buyers and state.cars):
        legal = SPEC.legal(state)
        cars = _offers(state, codes.CAR) if kind == codes.DIESEL else []
        SPEC.apply(state, chance.choice(cars or legal))
        if not state.pending:
            state = SPEC.new(seats, chance.randrange(999), {})
    return state


@pytest.mark.parametrize("size", [(1066, 632), (1599, 948), (786, 912)])
@pytest.mark.parametrize("kind", [codes.CAR, codes.DIESEL])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_lies_on_ring_and_market_while_a_car_is_put_together(
    size: tuple[int, int], kind: int, seats: int
) -> None:
    """Nor on the own works, the awards and the names of others."""
    made = make_table()
    made.relayout(pygame.Rect(0, 44, *size), size[0] / 1066, 1.2)
    state = with_a_car(seats, kind).clone()
    made.rebuild(position(state))
    for spot in made.targets(_offers(state, kind)[0])[:-1]:
        click(made, spot)
    top = tabletop(made)
    panels = [top.inputs.over.zones[("build", "panel")]]
    panels += [zones[key] for zones in [top.inputs.forecast.zones]
               for key in [("board", "panel")] if key in zones]  # fmt: skip
    areas = top.pad.layout.areas()
    for name in ("ring", "market", "mat", "awards"):
        assert areas[name].collidelist(panels) < 0, name
    panel, unit = panels[0], top.pad.layout.px
    for name, area in areas.items():
        if name.startswith("opponent"):
            head = pygame.Rect(area.x, area.y, area.w, unit(27))
            assert not panel.colliderect(head) or panel.contains(head), name


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(2048, 544), (1920, 960), (800, 1080)])
def test_the_forecast_lies_beside_a_car_put_together_on_a_folded_table(
    size: tuple[int, int], text: float
) -> None:
    """With a controller and large words the panel may need the place of the buyers, too."""
    made = make_table()
    rect = pygame.Rect(0, 117, *size)
    made.relayout(rect, 2.0, 1.0, text, folded=True)
    state = with_a_car(3, codes.CAR).clone()
    made.rebuild(position(state))
    for spot in made.targets(_offers(state, codes.CAR)[0])[:-1]:
        click(made, spot)
    top = tabletop(made)
    panel = top.inputs.over.zones[("build", "panel")]
    assert rect.contains(panel)
    forecast = top.inputs.forecast.zones.get(
        ("board", "panel"), pygame.Rect(panel.topright, (0, 0))
    )
    assert rect.contains(forecast)
    assert not forecast.colliderect(panel)

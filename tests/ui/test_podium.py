"""The podium at the end of a game: who stands where, and what moves when."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pygame
import pytest

from kraftwagen.engine import registry
from kraftwagen.ui.drawing import surface_cache
from kraftwagen.ui.tables.hooks import Best, load_hooks
from kraftwagen.ui.tables.parts.podium import Podium, Standee
from tests.games import each_with
from tests.ui.english import ENGLISH

STAGE = pygame.Rect(40, 150, 800, 420)


def podium(app: Any, game: str, car: str, places: Sequence[int]) -> Podium:
    best = [Best(f"{game}/{car}", f"best {seat}.") for seat in range(len(places))]
    spec = registry.load(game)
    found = load_hooks(spec, ENGLISH).podium(app, spec.new(2, 1, {}), [])
    assert found is not None
    cast = found._replace(best=best, roll=None)
    order = sorted(range(len(places)), key=lambda seat: places[seat])
    standees = [Standee(seat, places[seat], f"P{seat}", "9", "words", None) for seat in order]
    return Podium(app, game, cast, standees)


@each_with("car")
def test_the_best_stands_highest(make_app: Callable[..., Any], game: str, car: str) -> None:
    made = podium(make_app(), game, car, [3, 1, 4, 2])
    made.draw(pygame.Surface((1280, 720)), STAGE, made.festive)
    high = {spot.who.place: spot.step.h for spot in made._spots}
    assert sorted(high, key=lambda place: -high[place]) == [1, 2, 3, 4]
    assert [spot.who.place for spot in made._spots] == [2, 1, 3, 4]
    for one, two in zip(made._spots, made._spots[1:], strict=False):
        assert one.step.right < two.step.x
    for spot in made._spots:
        assert STAGE.contains(spot.step)
        assert STAGE.contains(spot.plate)
        assert spot.step.bottom == spot.plate.top


@each_with("car")
def test_winners_together_stand_equally_high(
    make_app: Callable[..., Any], game: str, car: str
) -> None:
    made = podium(make_app(), game, car, [1, 3, 1])
    made.draw(pygame.Surface((1280, 720)), STAGE, made.festive)
    assert len({spot.step.h for spot in made._spots if spot.who.place == 1}) == 1
    assert made.about(2) == "best 2."


@each_with("car")
def test_nothing_is_made_while_it_rises(
    make_app: Callable[..., Any], monkeypatch: pytest.MonkeyPatch, game: str, car: str
) -> None:
    made, window = podium(make_app(), game, car, [3, 1, 4, 2]), pygame.Surface((1280, 720))
    made.draw(window, STAGE, 0.0)
    assert sum(1 for _ in made.foresee()) > 12
    new: list[object] = []
    monkeypatch.setattr(surface_cache, "_room", lambda surface: new.append(surface) or 1)
    for at in range(20):
        made.draw(window, STAGE, made.duration * at / 20)
    assert not new


@pytest.mark.parametrize("seats", [2, 3, 4])
@each_with("car")
def test_cars_come_then_steps_rise_then_faces(
    make_app: Callable[..., Any], seats: int, game: str, car: str
) -> None:
    """All within what the end of a game may take; then nothing changes."""
    made = podium(make_app(), game, car, range(1, seats + 1))

    def at(time: float) -> bytes:
        surface = pygame.Surface((640, 360))
        made.draw(surface, pygame.Rect(20, 75, 400, 210), time)
        return pygame.image.tobytes(surface, "RGB")

    begun, risen, stood = at(0.0), at(made._risen), at(made._shown)
    assert len({begun, risen, stood, at(made.duration)}) == 4
    assert at(made.festive) == at(made.festive + 5)
    assert made.duration <= 4.0
    assert made.festive <= 6.0


@each_with("car")
def test_heaps_grow_while_totals_are_counted(
    make_app: Callable[..., Any], game: str, car: str
) -> None:
    """They tell no order: seats stand in theirs, whoever comes first."""
    made = podium(make_app(), game, car, [3, 1, 2])

    def counted(*heaps: float) -> bytes:
        surface = pygame.Surface((1280, 720))
        made.draw(surface, STAGE, 0.0, heaps)
        return pygame.image.tobytes(surface, "RGB")

    pictures = [counted(0, 0, 0), counted(0.5, 0, 0), counted(0.5, 1, 0.2)]
    assert len(set(pictures)) == 3

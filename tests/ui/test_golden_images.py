"""Every scene looks as it did when somebody last found it good."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pygame
import pytest

from tests.every import in_turn
from tests.ui.golden_images import SMALL, TILE, file_of, kept, picture, scenes, worst_tile

pytestmark = pytest.mark.skipif(
    not sys.platform.startswith("linux"),
    reason="other systems come with another FreeType, which shifts words by a pixel",
)
MOST = 5.0
"""The largest mean difference of a tile that passes, of 255."""


JUDGED = in_turn(scenes(), 0, 3)


@pytest.mark.parametrize(("name", "build"), JUDGED, ids=[name for name, _ in JUDGED])
def test_scene_looks_as_it_did(name: str, build: Any, tmp_path: Path) -> None:
    """Every third one of each game; ``EVERY=1``: all."""
    now = picture(name, build, tmp_path)
    file = file_of(name)
    assert file.is_file(), f"no golden image: python -m tests.ui.golden_images {name}"
    difference, place = worst_tile(now, pygame.image.load(file))
    if difference > MOST:
        seen = tmp_path / f"{Path(name).name}.png"
        pygame.image.save(now, seen)
        x, y = (4 * part for part in place)
        pytest.fail(
            f"{name} differs by {difference:.1f} around ({x}, {y}) of 1280x720: see {seen};"
            f" if it is meant, python -m tests.ui.golden_images {name}"
        )


def test_there_is_no_golden_image_without_a_scene() -> None:
    assert kept() == {name for name, _ in scenes()}


def test_a_missing_badge_is_noticed() -> None:
    """A disc of 24 pixels of the window, six of the small picture, on a plain ground."""
    pygame.display.set_mode((16, 16))
    ground = pygame.Surface(SMALL)
    ground.fill("#14302b")
    marked = ground.copy()
    pygame.draw.circle(marked, "#c9a24a", (TILE * 3 + 5, TILE * 4 + 5), 3)
    assert worst_tile(ground, ground)[0] == 0
    difference, place = worst_tile(ground, marked)
    assert difference > MOST
    assert place == (TILE * 3, TILE * 4)

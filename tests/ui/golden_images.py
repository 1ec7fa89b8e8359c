"""Golden images: every scene as it looked when somebody last found it good.

    python -m tests.ui.golden_images [game/name ...]     # look at the scenes, then keep them

Pictures are kept at a quarter of 1280x720: a moved label still shows, and another machine's
rounding of an edge does not. Two pictures are compared tile by tile, and the worst tile counts: a
mean over the whole picture would never notice a missing badge.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

os.environ.setdefault("KRAFTWAGEN_COMPILE", "0")  # as in tests: the settings tell of it

import pygame

from kraftwagen.tools.screenshots.shoot import draw, shots
from tests.games import FOLDER, GAMES

if TYPE_CHECKING:
    from kraftwagen.ui.shell.app import App
    from kraftwagen.ui.shell.scene import Scene

SIZE: Final = (1280, 720)
SMALL: Final = (320, 180)
TILE: Final = 10
"""Side of a tile of the small picture; 40 pixels of the window."""


def scenes() -> list[tuple[str, Callable[[App], Scene]]]:
    """All scenes as ``game/name`` with the functions that build them."""
    return [(f"{game}/{name}", build) for game in GAMES for name, build in shots(game)]


def picture(name: str, build: Callable[[App], Scene], folder: Path) -> pygame.Surface:
    """The scene as it looks now, made small."""
    drawn = draw(build, folder, SIZE, game=name.partition("/")[0])
    return pygame.transform.smoothscale(drawn, SMALL)


def worst_tile(one: pygame.Surface, other: pygame.Surface) -> tuple[float, tuple[int, int]]:
    """The largest mean difference of a tile (0 to 255 per colour), and the tile's place."""
    difference = one.convert(24)
    difference.blit(other.convert(24), (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    back = other.convert(24)
    back.blit(one.convert(24), (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    difference.blit(back, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    found = (0.0, (0, 0))
    for y in range(0, SMALL[1], TILE):
        for x in range(0, SMALL[0], TILE):
            colour = pygame.transform.average_color(difference, pygame.Rect(x, y, TILE, TILE))
            found = max(found, (sum(colour[:3]) / 3, (x, y)))
    return found


def keep(names: Sequence[str], folder: Path) -> int:
    """Draw the scenes of these names, or all, and keep them; how many there were."""
    chosen = [(name, build) for name, build in scenes() if not names or name in names]
    for name, build in chosen:
        file = file_of(name)
        file.parent.mkdir(parents=True, exist_ok=True)
        pygame.image.save(picture(name, build, folder / name), file)
    if not names:
        for name in kept() - {name for name, _ in chosen}:
            file_of(name).unlink()
    return len(chosen)


def file_of(name: str) -> Path:
    """Where the image of ``game/name`` is kept."""
    game, _, scene = name.partition("/")
    return FOLDER / game / "ui" / "golden" / f"{scene}.png"


def kept() -> set[str]:
    """The names of the images that are kept."""
    return {f"{file.parts[-4]}/{file.stem}" for file in FOLDER.glob("*/ui/golden/*.png")}


if __name__ == "__main__":
    import tempfile

    with tempfile.TemporaryDirectory() as place:
        sys.stdout.write(f"{keep(sys.argv[1:], Path(place))} pictures kept\n")

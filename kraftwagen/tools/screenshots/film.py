"""Draws film strips: a scene at ten pictures a second, side by side in one file.

    python -m kraftwagen.tools.screenshots.film GAME/NAME SECONDS FILE [--size WxH] [--columns N]

The names are those of ``shoot``. What moves is judged by looking at these.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from kraftwagen.tools.screenshots import shoot

if TYPE_CHECKING:
    from pygame import Surface

    from kraftwagen.ui.shell.app import App
    from kraftwagen.ui.shell.scene import Scene

RATE: Final = 10
"""Pictures per second."""
_STEPS: Final = 6
"""Steps of the window between two pictures."""
_GAP: Final = 4


def frames(
    build: Callable[[App], Scene],
    folder: Path,
    size: tuple[int, int],
    seconds: float,
    game: str,
    speed: str = "",
) -> list[Surface]:
    """Return ``RATE`` pictures per second of a scene, from its first moment on.

    ``speed`` replaces that of the picture, such as "normal" for one that shows the last moment.
    """
    app = shoot.window(folder, size, game=game)
    scene = build(app)
    app.settings.speed = speed or app.settings.speed
    app.stack.push(scene)
    shoot.begun(app)
    found = []
    for _ in range(round(seconds * RATE)):
        for _ in range(_STEPS):
            app.step([], 1 / (RATE * _STEPS))
        found.append(shoot.picture(app))
    app.close()
    return found


def strip(pictures: Sequence[Surface], columns: int, width: int) -> Surface:
    """Return pictures side by side in rows, each made ``width`` pixels wide."""
    import pygame

    w, h = pictures[0].get_size()
    cell = (width, round(width * h / w))
    rows = -(-len(pictures) // columns)
    sheet = pygame.Surface((columns * (cell[0] + _GAP), rows * (cell[1] + _GAP)))
    for number, one in enumerate(pictures):
        row, column = divmod(number, columns)
        small = pygame.transform.smoothscale(one, cell)
        sheet.blit(small, (column * (cell[0] + _GAP), row * (cell[1] + _GAP)))
    return sheet


def main(arguments: Sequence[str] | None = None) -> int:
    """Draw the strip that the arguments ask for; returns the exit code."""
    import pygame

    parser = argparse.ArgumentParser(prog="film", description=__doc__)
    parser.add_argument("scene", help="GAME/NAME, as in shoot")
    parser.add_argument("seconds", type=float)
    parser.add_argument("file", type=Path)
    parser.add_argument("--size", default="1280x720", help="WIDTHxHEIGHT")
    parser.add_argument("--speed", default="", help="normal shows what comes before a still end")
    parser.add_argument("--columns", type=int, default=4)
    parser.add_argument("--width", type=int, default=480, help="of each picture, in pixels")
    chosen = parser.parse_args(arguments)
    game, _, name = chosen.scene.partition("/")
    found = dict(shoot.shots(game)).get(name)
    if found is None:
        parser.error(f"no scene is called {chosen.scene}")
    wide, high = map(int, chosen.size.split("x"))
    with tempfile.TemporaryDirectory() as place:
        pictures = frames(found, Path(place), (wide, high), chosen.seconds, game, chosen.speed)
    pygame.image.save(strip(pictures, chosen.columns, chosen.width), chosen.file)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

"""Draws ratings of bots as a chart in which bars are 95 % intervals."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import pygame

from kraftwagen.ui.platform.paths import assets_dir

PAPER: Final = (247, 241, 227)
INK: Final = (38, 33, 28)
PALE: Final = (205, 196, 176)
BAR: Final = (0, 114, 178)
WIDTH: Final = 1000
ROW: Final = 44
LEFT: Final = 190
RIGHT: Final = 90
TOP: Final = 90
STEP: Final = 100
"""Rating points between two lines of the grid."""


def draw(result: Mapping[str, Any]) -> pygame.Surface:
    """Draw a tournament's ratings, as ``tournament.table`` returns them."""
    pygame.font.init()
    rows = result["ratings"]
    low = min(row["low"] for row in rows) // STEP * STEP
    high = max(row["high"] for row in rows) // STEP * STEP + STEP
    surface = pygame.Surface((WIDTH, TOP + ROW * len(rows) + 60))
    surface.fill(PAPER)

    def x_of(value: float) -> int:
        return int(LEFT + (value - low) / (high - low) * (WIDTH - LEFT - RIGHT) + 0.5)

    chosen = result["settings"]
    _write(surface, "Ratings of the bots", 30, (24, 18), bold=True)
    note = f"{result['games']} games of {chosen['players']} players, 95 % intervals"
    _write(surface, note, 17, (24, 56))
    bottom = TOP + ROW * len(rows)
    step = STEP if (high - low) / STEP <= 12 else 2 * STEP
    for value in range(int(low), int(high) + 1, step):
        pygame.draw.line(surface, PALE, (x_of(value), TOP), (x_of(value), bottom))
        _write(surface, str(value), 15, (x_of(value), bottom + 10), centre=True)
    for place, row in enumerate(rows):
        y = TOP + ROW * place + ROW // 2
        _write(surface, row["bot"], 19, (24, y - 12))
        bar = pygame.Rect(x_of(row["low"]), y - 5, 0, 11)
        bar.width = max(2, x_of(row["high"]) - bar.left)
        pygame.draw.rect(surface, BAR, bar, border_radius=5)
        pygame.draw.circle(surface, PAPER, (x_of(row["rating"]), y), 8)
        pygame.draw.circle(surface, BAR, (x_of(row["rating"]), y), 8, 3)
        _write(surface, f"{row['rating']:.0f}", 17, (x_of(row["high"]) + 14, y - 11))
    return surface


def save(result: Mapping[str, Any], path: Path) -> None:
    """Draw a tournament's ratings and write the chart as a PNG file."""
    pygame.image.save(draw(result), str(path))


def _write(
    surface: pygame.Surface,
    text: str,
    size: int,
    at: tuple[int, int],
    *,
    bold: bool = False,
    centre: bool = False,
) -> None:
    face = "Lato-Bold.ttf" if bold else "Lato-Regular.ttf"
    image = pygame.font.Font(assets_dir() / "fonts" / face, size).render(text, True, INK)
    surface.blit(image, (at[0] - image.get_width() // 2, at[1]) if centre else at)

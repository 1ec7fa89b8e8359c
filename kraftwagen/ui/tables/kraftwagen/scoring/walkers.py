"""The buyers on the street, with the picture of a pose for the way walked so far."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame
from pygame import Surface

from kraftwagen.games.kraftwagen import terms
from kraftwagen.ui.drawing.moments import MOMENTS
from kraftwagen.ui.drawing.timeline import Timeline, call, move, sequence
from kraftwagen.ui.tables.kraftwagen.pictures.display_list import DisplayList
from kraftwagen.ui.tables.kraftwagen.scoring.stage import BUYER

SIZE: Final = (120, 218)
"""Size of the drawing of a buyer, in its own units."""
SOLES: Final = 212
"""Height of the soles below the upper edge of a buyer's drawing."""
STEP: Final = 60.0
"""Length of a step in units of the drawing; a cycle of poses has two."""
PHASES: Final = 8
"""Number of poses in a cycle."""
MOODS: Final = ("stand", "look", "happy", "sad")
"""Poses without a step."""
POSE: Final = 2 * STEP * BUYER / PHASES
"""Units of the street after which the pose changes."""


@dataclass
class Walker:
    """A buyer on the street; ``x`` is the middle of the feet, in units."""

    wish: int
    x: float
    gift: int = 0
    """Money that a Daimler marker on the buyer brings, or 0."""
    benz: bool = False
    """Whether the buyer was sent by Benz."""
    way: float = 0.0
    """The whole way walked so far, in units."""
    left: bool = False
    """Whether the buyer looks to the left."""
    mood: str = "stand"
    """The pose while the buyer does not walk: stand, look, happy or sad."""
    moving: bool = False
    shown: bool = True

    def put(self, x: float) -> None:
        """Move the buyer to an x in units; the way there counts as walked."""
        self.way += abs(x - self.x)
        self.x = x

    def _begin(self, end: float) -> None:
        self.moving, self.left = True, end < self.x

    def _stop(self, mood: str) -> None:
        self.moving, self.mood, self.left = False, mood, False

    def go(self, start: float, end: float, mood: str = "stand", hurry: float = 1.0) -> Timeline:
        """Return the walk between two places; ``hurry`` is the factor on the usual speed."""
        length = abs(end - start) / (STEP * BUYER) * MOMENTS["step"].length / hurry
        return sequence(
            call(lambda: self._begin(end)),
            move(self.put, start, end, length, MOMENTS["step"].easing),
            call(lambda: self._stop(mood)),
        )

    @property
    def pose(self) -> str:
        """The name of the pose for the way walked so far."""
        return f"walk_{pose_of(self.way)}" if self.moving else self.mood


def pose_of(way: float) -> int:
    """Return the number of the pose after walking ``way`` units.

    >>> [pose_of(POSE * n) for n in (0, 1, 7, 8)]
    [0, 1, 7, 0]
    """
    return int(way / POSE + 1e-9) % PHASES


def preload(pad: DisplayList, wish: int, high: int) -> None:
    """Start drawing all poses of a buyer in other threads."""
    for pose in (*MOODS, *(f"walk_{number}" for number in range(PHASES))):
        pad.begin(_name(wish, pose), _wide(high), high)


def _name(wish: int, pose: str) -> str:
    return f"walker_{terms.PREFERENCES[wish]}_{pose}"


def _wide(high: int) -> int:
    return round(high * SIZE[0] / SIZE[1])


def figure(pad: DisplayList, wish: int, pose: str, high: int, left: bool = False) -> Surface:
    """Return the picture of a buyer ``high`` pixels high, looking right or ``left``."""
    name = _name(wish, pose)
    made = pad.image(name, _wide(high), high)
    if not left:
        return made
    return pad.res.cached(
        ("mirrored", name, made.get_size()), lambda: pygame.transform.flip(made, True, False)
    )

"""The ambience of Automania, a harbour: waves at the quay, gulls, a ship far out."""

from __future__ import annotations

import math
import random

from kraftwagen.tools.sounds.places import SECONDS, around, steady
from kraftwagen.tools.sounds.synthesis import (
    TURN,
    Curve,
    Sound,
    about,
    bell,
    brass,
    burst,
    ease,
    filtered,
    gliding,
    line,
    shaped,
    silence,
)

_GULLS = ((5.1, 3, 0.05), (13.9, 2, 0.035), (20.2, 4, 0.022))
"""When gulls cry, how often and how loud."""
_BUOY = (3.4, 9.1, 15.6, 22.4)
"""When the bell of the buoy strikes."""


def place(rng: random.Random) -> Sound:
    """Return the loop."""
    out = silence(SECONDS)
    around(out, shaped(steady(rng, "low", 420.0), _swell(3, 0.35)), 0.0, 1.0)
    around(out, shaped(steady(rng, "band", 1100.0, 0.5), _swell(4, 0.1)), 0.0, 0.2)
    at = 0.4
    while at < SECONDS:  # water between the stones of the quay
        lap = burst(rng, about(rng, 0.22, 0.3), about(rng, 620, 0.4), 1.8)
        around(out, lap, at, about(rng, 0.16, 0.5))
        at += about(rng, 0.62, 0.5)
    for at, cries, loud in _GULLS:
        for cry in range(cries):
            around(out, _gull(rng), at + cry * about(rng, 0.42, 0.1), loud * (1 - cry * 0.12))
    for at in _BUOY:
        stroke = filtered(bell(rng, about(rng, 620, 0.01), 1.8, 1.4), "low", 1500.0)
        around(out, stroke, at, 0.028)
    horn = filtered(brass(98.0, 2.2, vibrato=0.0), "low", 420.0)
    around(out, horn, 17.3, 0.16)
    around(out, horn, 17.75, 0.05)  # the far shore answers
    for at in (7.6, 11.8, 19.4):
        pitch = line((0.0, 190.0), (0.3, 240.0), (0.7, 205.0))
        creak = gliding(pitch, 0.7, (1.0, 0.5, 0.4, 0.3, 0.2))
        around(out, shaped(creak, lambda t: math.sin(math.pi * t / 0.7) ** 2), at, 0.018)
    return out


def _swell(waves: int, least: float) -> Curve:
    """Return a loudness that rises and falls in so many waves a loop."""

    def at(t: float) -> float:
        height = 0.5 - 0.5 * math.cos(TURN * t * waves / SECONDS + 0.6 * waves)
        return least + (1 - least) * height**1.6

    return at


def _gull(rng: random.Random) -> Sound:
    """Synthesise one cry of a gull."""
    top = about(rng, 1750, 0.08)
    pitch = line((0.0, top * 0.72), (0.06, top), (0.18, top * 0.9), (0.34, top * 0.6))
    cry = gliding(pitch, 0.34, (1.0, 0.55, 0.3, 0.12))
    return shaped(cry, lambda t: ease(t / 0.03) * ease((0.34 - t) / 0.16))

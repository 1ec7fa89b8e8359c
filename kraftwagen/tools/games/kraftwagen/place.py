"""The ambience of Kraftwagen, a works yard: belts, hammers, now and then a horse."""

from __future__ import annotations

import math
import random

from kraftwagen.tools.sounds.places import SECONDS, around, steady
from kraftwagen.tools.sounds.synthesis import (
    ANVIL,
    TURN,
    Sound,
    about,
    burst,
    chuff,
    filtered,
    knock,
    noise,
    shaped,
    silence,
    struck,
)

_BLOWS = (2.0, 2.62, 3.2, 3.85, 10.4, 11.05, 11.6, 17.2, 17.8, 18.45, 19.0)
"""When the smith strikes."""
_STROKES = (6.3, 7.0, 7.65, 8.35, 20.8, 21.5, 22.15)
"""When a file goes over iron."""
_WALK = (12.6, 16.0)
"""From when to when a horse passes in the street."""


def place(rng: random.Random) -> Sound:
    """Return the loop."""
    out = silence(SECONDS)
    hum = steady(rng, "low", 190.0)
    around(out, shaped(hum, lambda t: 0.75 + 0.25 * math.sin(TURN * t * 26 / SECONDS)), 0.0, 1.1)
    around(out, steady(rng, "band", 700.0, 0.6), 0.0, 0.05)
    for beat in range(32):  # the seam of the belt on its pulley
        around(out, burst(rng, 0.09, 260, 1.2), beat * SECONDS / 32, about(rng, 0.34, 0.2))
    for beat in range(16):  # the engine behind the wall
        stroke = filtered(chuff(rng, low=62.0), "low", 300.0)
        around(out, stroke, beat * SECONDS / 16 + 0.2, about(rng, 0.4, 0.15))
    for at in _BLOWS:
        blow = filtered(struck(about(rng, 840, 0.02), 0.6, ANVIL), "low", 2400.0)
        for late, share in ((0.0, 1.0), (0.083, 0.3), (0.171, 0.14)):  # the walls answer
            around(out, blow, at + late, 0.085 * share)
    for at in _STROKES:
        rasp = filtered(noise(rng, 0.42), "band", about(rng, 2300, 0.1), 1.6)
        stroke = shaped(rasp, lambda t: max(0.0, math.sin(math.pi * t / 0.42)) ** 1.4)
        around(out, stroke, at, about(rng, 0.05, 0.2))
    at = _WALK[0]
    while at < _WALK[1]:
        near = math.sin(math.pi * (at - _WALK[0]) / (_WALK[1] - _WALK[0]))
        for late in (0.0, 0.12):
            hoof = filtered(knock(rng, about(rng, 760, 0.08), 0.08), "low", 1700.0)
            around(out, hoof, at + late, 0.11 * near)
        at += about(rng, 0.5, 0.04)
    return out

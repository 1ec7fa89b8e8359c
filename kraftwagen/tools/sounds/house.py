"""Sound effects that every game has.

An effect is a function of a random generator and a pitch factor, which is 1 for the first take.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable

from kraftwagen.tools.sounds.synthesis import (
    Sound,
    about,
    add,
    brass,
    burst,
    ease,
    filtered,
    knock,
    noise,
    pressed,
    shaped,
    silence,
    struck,
)


def click(rng: random.Random, pitch: float) -> Sound:
    """Synthesise a click of a button."""
    out = silence(0.06)
    add(out, struck(1350 * pitch, 0.06, ((1.0, 1.0, 0.05), (2.3, 0.4, 0.02))))
    add(out, burst(rng, 0.012, about(rng, 3200), 0.8), gain=0.5)
    return pressed(out, 2.2)


def pickup(rng: random.Random, pitch: float) -> Sound:
    """Synthesise a piece being picked up."""
    out = silence(0.1)
    add(out, burst(rng, 0.04, about(rng, 2400), 0.9), gain=0.3)
    add(out, knock(rng, 640 * pitch, 0.08), about(rng, 0.012, 0.3))
    return pressed(out, 1.8)


def drop(rng: random.Random, pitch: float) -> Sound:
    """Synthesise a piece being put down."""
    out = silence(0.16)
    add(out, knock(rng, 330 * pitch, 0.14))
    add(out, struck(130 * pitch, 0.12, ((1.0, 0.7, 0.08),)))
    add(out, knock(rng, 420 * pitch, 0.07), about(rng, 0.055, 0.15), 0.22)
    return pressed(out, 1.8)


def refused(rng: random.Random, pitch: float) -> Sound:
    """Synthesise a soft thud, for an input that is refused."""
    out = silence(0.24)
    thud = ((1.0, 1.0, 0.13), (1.62, 0.8, 0.1), (2.7, 0.5, 0.06))
    for at, gain in ((0.0, 1.0), (about(rng, 0.09), 0.7)):
        add(out, struck(138 * pitch, 0.14, thud), at, gain)
        add(out, burst(rng, 0.05, 420, 0.7, "low"), at, gain * 0.9)
    return pressed(out, 1.6)


def coin(rng: random.Random, pitch: float) -> Sound:
    """Synthesise two coins that fall on a counter."""
    out = silence(0.5)
    ring = ((1.0, 0.8, 0.3), (1.38, 0.7, 0.34), (1.92, 0.45, 0.22), (2.6, 0.3, 0.15))
    for at, tone, gain in ((0.0, 2780, 0.7), (about(rng, 0.085, 0.15), 3160, 1.0)):
        add(out, struck(about(rng, tone * pitch, 0.02), 0.4, ring), at, gain)
        add(out, burst(rng, 0.006, 5200, 0.8), at, gain)
    return pressed(out, 1.1)


def turn_end(rng: random.Random, pitch: float) -> Sound:
    """Synthesise a lever that moves over its ratchet into a catch."""
    out = silence(0.42)
    tooth = about(rng, 0.045, 0.1)
    for number in range(4):
        at = about(rng, tooth * number, 0.03)
        add(out, burst(rng, 0.016, (2300 + 150 * number) * pitch, 1.2), at, 0.4)
        add(out, struck((900 + 60 * number) * pitch, 0.03, ((1.0, 0.4, 0.02),)), at, 0.6)
    fallen = 4.4 * tooth
    add(out, knock(rng, 300 * pitch, 0.16), fallen)
    add(out, struck(125 * pitch, 0.18, ((1.0, 1.0, 0.14), (2.3, 0.4, 0.09))), fallen)
    return pressed(out, 3.0)


def award(rng: random.Random, pitch: float) -> Sound:
    """Synthesise three notes of brass, for an award."""
    out = silence(0.8)
    for at, notes, seconds in (
        (0.0, (392.0,), 0.13),
        (0.11, (523.25,), 0.13),
        (0.22, (523.25, 659.26, 783.99), 0.57),
    ):
        for place, note in enumerate(notes):
            add(out, brass(note * pitch, seconds, 1.0 - 0.2 * place, 0.006), at, 0.8)
    add(out, burst(rng, 0.1, 5000, 0.6), 0.22, 0.12)
    return out


def your_turn(rng: random.Random, pitch: float) -> Sound:
    """Synthesise two soft rising notes of a chime, for a person's turn."""
    out = silence(0.8)
    bar = ((1.0, 1.0, 0.9), (3.93, 0.22, 0.3), (9.2, 0.06, 0.1))
    for at, tone, gain in ((0.0, 587.33 * pitch, 0.75), (0.15, 880.0 * pitch, 1.0)):
        add(out, struck(tone, 0.8, bar, 0.004), at, gain)
        add(out, struck(tone * 1.002, 0.8, ((1.0, 0.35, 0.8),), 0.004), at, gain)
        add(out, burst(rng, 0.012, 1800, 0.7), at, gain * 0.08)
    return shaped(out, lambda t: ease((0.8 - t) / 0.25))


def game_end(rng: random.Random, pitch: float) -> Sound:
    """Synthesise the fanfare at the end of a game."""
    out = silence(2.55)
    for at, notes, seconds in (
        (0.0, (392.0, 523.25), 0.22),
        (0.2, (392.0, 523.25), 0.12),
        (0.31, (392.0, 523.25), 0.12),
        (0.42, (440.0, 523.25, 698.46), 0.42),
        (0.82, (493.88, 587.33, 783.99), 0.34),
        (1.14, (261.63, 523.25, 659.26, 783.99, 1046.5), 1.35),
    ):
        for place, note in enumerate(notes):
            add(out, brass(note * pitch, seconds, 0.8 - 0.08 * place, 0.006), at, 0.7)
    for at, gain in ((0.0, 0.5), (0.42, 0.5), (0.82, 0.5), (1.14, 1.0)):
        add(
            out,
            struck(82, 0.5, ((1.0, 1.0, 0.4), (1.5, 0.5, 0.25), (1.98, 0.3, 0.2)), 0.003),
            at,
            gain,
        )
        add(out, burst(rng, 0.05, 400, 0.8), at, gain * 0.4)
    cymbal = filtered(noise(rng, 1.1), "high", 4200, 0.7)
    add(out, shaped(cymbal, lambda t: ease(t / 0.002) * math.exp(-t * 4.2)), 1.14, 0.2)
    return out


_PENTATONIC = (698.46, 783.99, 880.0, 1046.5, 1174.66, 1396.91, 1567.98, 1760.0)
"""Notes on F: every piece of music is in C, F or B flat, which agree with them."""


def _climb(number: int) -> Callable[[random.Random, float], Sound]:
    """Return the maker of a coin that rings on one of these notes."""

    def climb(rng: random.Random, pitch: float) -> Sound:
        """Synthesise a coin that falls onto others, with a clear note."""
        out = silence(0.36)
        note = _PENTATONIC[number] * pitch
        ring = ((1.0, 1.0, 0.26), (2.76, 0.3, 0.14), (5.4, 0.12, 0.06))
        add(out, struck(note, 0.36, ring, 0.002))
        add(out, burst(rng, 0.006, 4800, 0.8), gain=0.18)
        return shaped(out, lambda t: ease((0.36 - t) / 0.1))

    climb.__name__ = f"climb{number + 1}"
    return climb


INTERFACE = (click, pickup, drop, refused)
ACTS = (coin, turn_end)
MOMENTS = (award, your_turn, game_end)
CLIMBING = tuple(_climb(number) for number in range(len(_PENTATONIC)))

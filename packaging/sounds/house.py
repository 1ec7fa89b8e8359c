"""Effects that every game has."""

from __future__ import annotations

import math
import random

from sounds.synthesis import (
    Sound,
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


def click(rng: random.Random) -> Sound:
    out = silence(0.045)
    add(out, struck(1350, 0.045, ((1.0, 1.0, 0.025), (2.3, 0.4, 0.012))))
    add(out, burst(rng, 0.012, 3200, 0.8), gain=0.5)
    return out


def pickup(rng: random.Random) -> Sound:
    out = silence(0.1)
    add(out, burst(rng, 0.04, 2400, 0.9), gain=0.3)
    add(out, knock(rng, 640, 0.08), 0.012)
    return pressed(out, 1.8)


def drop(rng: random.Random) -> Sound:
    out = silence(0.16)
    add(out, knock(rng, 330, 0.14))
    add(out, struck(130, 0.12, ((1.0, 0.7, 0.08),)))
    add(out, knock(rng, 420, 0.07), 0.055, 0.22)
    return pressed(out, 1.8)


def coin(rng: random.Random) -> Sound:
    """Two coins meet on the counter."""
    out = silence(0.5)
    ring = ((1.0, 0.8, 0.3), (1.38, 0.7, 0.34), (1.92, 0.45, 0.22), (2.6, 0.3, 0.15))
    for at, pitch, gain in ((0.0, 2780, 0.7), (0.085, 3160, 1.0)):
        add(out, struck(pitch, 0.4, ring), at, gain)
        add(out, burst(rng, 0.006, 5200, 0.8), at, gain)
    return pressed(out, 1.1)


def award(rng: random.Random) -> Sound:
    """Three notes of brass."""
    out = silence(1.15)
    for at, notes, seconds in (
        (0.0, (392.0,), 0.17),
        (0.15, (523.25,), 0.17),
        (0.3, (523.25, 659.26, 783.99), 0.8),
    ):
        for place, note in enumerate(notes):
            add(out, brass(note, seconds, 1.0 - 0.2 * place, 0.006), at, 0.8)
    add(out, burst(rng, 0.1, 5000, 0.6), 0.3, 0.12)
    return out


def turn_end(rng: random.Random) -> Sound:
    """A lever over its ratchet into the catch."""
    out = silence(0.4)
    for number in range(4):
        at = 0.045 * number
        add(out, burst(rng, 0.016, 2300 + 150 * number, 1.2), at, 0.4)
        add(out, struck(900 + 60 * number, 0.03, ((1.0, 0.4, 0.02),)), at, 0.6)
    add(out, knock(rng, 300, 0.14), 0.2)
    add(out, struck(125, 0.16, ((1.0, 1.0, 0.12), (2.3, 0.4, 0.07))), 0.2)
    return pressed(out, 2.2)


def your_turn(rng: random.Random) -> Sound:
    """Two soft bars of a chime, going up."""
    out = silence(1.05)
    bar = ((1.0, 1.0, 0.9), (3.93, 0.22, 0.3), (9.2, 0.06, 0.1))
    for at, pitch, gain in ((0.0, 587.33, 0.75), (0.17, 880.0, 1.0)):
        add(out, struck(pitch, 0.85, bar, 0.004), at, gain)
        add(out, struck(pitch * 1.002, 0.85, ((1.0, 0.35, 0.8),), 0.004), at, gain)
        add(out, burst(rng, 0.012, 1800, 0.7), at, gain * 0.08)
    return out


def refused(rng: random.Random) -> Sound:
    """A soft thud; no is no reason to shout."""
    out = silence(0.24)
    for at, gain in ((0.0, 1.0), (0.09, 0.7)):
        add(
            out, struck(138, 0.14, ((1.0, 1.0, 0.13), (1.62, 0.8, 0.1), (2.7, 0.5, 0.06))), at, gain
        )
        add(out, burst(rng, 0.05, 420, 0.7, "low"), at, gain * 0.9)
    return pressed(out, 1.6)


def game_end(rng: random.Random) -> Sound:
    """The closing fanfare."""
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
            add(out, brass(note, seconds, 0.8 - 0.08 * place, 0.006), at, 0.7)
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


EFFECTS = (click, pickup, drop, coin, award, turn_end, your_turn, refused, game_end)

"""Synthesise the sound effects: ``python packaging/make_sounds.py [--check] [name ...]``.

Every effect is computed from nothing but sines and seeded noise, with the standard library alone,
so the same bytes come out everywhere. ``--check`` writes nothing and says which files differ.
The files are committed; the game never runs this script.
"""

from __future__ import annotations

import argparse
import io
import math
import random
import sys
import wave
from array import array
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Final

RATE: Final = 22050
PEAK: Final = 0.5
"""-6 dBFS."""
QUIETER: Final = {"click": 0.4, "your_turn": 0.38, "award": 0.42, "unsold": 0.42, "lap": 0.45}
"""Peaks of effects that would stand out: click comes often, the others are dense."""
FOLDER: Final = Path(__file__).resolve().parents[1] / "assets" / "sounds"

Sound = list[float]
Curve = Callable[[float], float]
Partial = tuple[float, float, float]
"""Ratio to the base frequency, loudness, seconds until it has died away (60 dB)."""

TURN: Final = 2 * math.pi


# Building blocks


def count(seconds: float) -> int:
    return round(seconds * RATE)


def silence(seconds: float) -> Sound:
    return [0.0] * count(seconds)


def add(target: Sound, part: Sequence[float], at: float = 0.0, gain: float = 1.0) -> None:
    """Mix a part into the target at a time; what sticks out at the end is cut."""
    start = count(at)
    for index in range(min(len(part), len(target) - start)):
        target[start + index] += part[index] * gain


def ease(share: float) -> float:
    """From 0 to 1 without a corner."""
    return 0.5 - 0.5 * math.cos(math.pi * min(1.0, max(0.0, share)))


def line(*points: tuple[float, float]) -> Curve:
    """A curve through (second, value) points."""

    def at(second: float) -> float:
        before = points[0]
        for point in points:
            if second < point[0]:
                share = (second - before[0]) / (point[0] - before[0])
                return before[1] + (point[1] - before[1]) * share
            before = point
        return before[1]

    return at


def shaped(part: Sequence[float], curve: Curve) -> Sound:
    return [value * curve(index / RATE) for index, value in enumerate(part)]


def struck(
    base: float, seconds: float, partials: Iterable[Partial], attack: float = 0.001
) -> Sound:
    """Something hit: partials that ring and die away."""
    out = silence(seconds)
    for ratio, loud, ring in partials:
        step = TURN * base * ratio / RATE
        if base * ratio > RATE * 0.45:
            continue
        fall = math.exp(-6.908 / (ring * RATE))
        level = loud
        for index in range(len(out)):
            out[index] += level * math.sin(step * index)
            level *= fall
    rise = max(1, count(attack))
    for index in range(min(rise, len(out))):
        out[index] *= ease(index / rise)
    return out


def gliding(pitch: Curve, seconds: float, harmonics: Sequence[float]) -> Sound:
    """A steady tone of harmonics whose pitch (Hz) follows a curve."""
    out = silence(seconds)
    phase = 0.0
    for index in range(len(out)):
        frequency = pitch(index / RATE)
        phase += TURN * frequency / RATE
        total = 0.0
        for number, loud in enumerate(harmonics, 1):
            if loud and frequency * number < RATE * 0.45:
                total += loud * math.sin(phase * number)
        out[index] = total
    return out


def noise(rng: random.Random, seconds: float) -> Sound:
    return [rng.random() * 2 - 1 for _ in range(count(seconds))]


def filtered(part: Sequence[float], kind: str, frequency: float | Curve, q: float = 0.7) -> Sound:
    """A state variable filter ("low", "high" or "band"), also with a moving frequency."""
    out: Sound = []
    one = two = 0.0
    moving = callable(frequency)
    g = 0.0 if moving else math.tan(math.pi * frequency / RATE)  # type: ignore[operator]
    k = 1 / q
    for index, value in enumerate(part):
        if moving:
            g = math.tan(math.pi * min(RATE * 0.45, frequency(index / RATE)) / RATE)  # type: ignore[operator]
        high = (value - (k + g) * one - two) / (1 + g * (g + k))
        band = g * high + one
        low = g * band + two
        one, two = g * high + band, g * band + low
        out.append(low if kind == "low" else high if kind == "high" else band * k)
    return out


def burst(
    rng: random.Random, seconds: float, frequency: float, q: float = 1.0, kind: str = "band"
) -> Sound:
    """A short knock of noise that dies away within its length."""
    part = filtered(noise(rng, seconds), kind, frequency, q)
    return shaped(part, lambda t: ease(t / 0.001) * math.exp(-6.0 * t / seconds))


def brass(frequency: float, seconds: float, loud: float = 1.0, vibrato: float = 0.0) -> Sound:
    """A trumpet-like note: the louder it is, the brighter."""
    out = silence(seconds)
    phase = 0.0
    swell = line((0.0, 0.0), (0.035, 1.0), (0.12, 0.78), (seconds * 0.75, 0.7), (seconds, 0.0))
    top = min(14, int(RATE * 0.45 / frequency))
    for index in range(len(out)):
        t = index / RATE
        scoop = 1 - 0.03 * math.exp(-t / 0.02)
        shake = 1 + vibrato * ease((t - 0.2) / 0.2) * math.sin(TURN * 5.5 * t)
        phase += TURN * frequency * scoop * shake / RATE
        level = ease(swell(t))
        bright = 0.42 + 0.38 * level
        total, weight = 0.0, 1.0
        for number in range(1, top + 1):
            total += weight * math.sin(phase * number)
            weight *= bright
        out[index] = loud * level * total * (1 - bright)
    return out


def pressed(part: Sequence[float], drive: float = 1.8) -> Sound:
    """Round off lone peaks, so that a short knock is as loud as the longer effects."""
    top = max(abs(value) for value in part)
    return [math.tanh(drive * value / top) for value in part]


BELL: Final[tuple[Partial, ...]] = (
    (1.0, 1.0, 1.0),
    (2.0, 0.55, 0.8),
    (2.756, 0.6, 0.6),
    (4.07, 0.25, 0.4),
    (5.404, 0.3, 0.3),
    (6.8, 0.12, 0.2),
)
"""A small brass bell; the ring is scaled by ``bell``."""


def bell(frequency: float, seconds: float, ring: float | None = None) -> Sound:
    length = ring or seconds
    low = struck(frequency, seconds, ((r, a, d * length) for r, a, d in BELL))
    beat = struck(frequency * 1.003, seconds, ((r, a, d * length) for r, a, d in BELL[:3]))
    add(low, beat, gain=0.5)
    return low


WOOD: Final[tuple[Partial, ...]] = ((1.0, 1.0, 0.09), (2.57, 0.5, 0.05), (4.3, 0.2, 0.03))


def knock(rng: random.Random, frequency: float, seconds: float = 0.12) -> Sound:
    """Wood on wood."""
    out = struck(frequency, seconds, WOOD)
    add(out, burst(rng, 0.018, frequency * 4, 0.8), gain=0.9)
    return out


def chuff(rng: random.Random, strength: float = 1.0, low: float = 90.0) -> Sound:
    """One stroke of a slow engine."""
    out = struck(low, 0.11, ((1.0, 1.0, 0.10), (1.9, 0.6, 0.07), (3.1, 0.35, 0.05)), 0.003)
    add(out, burst(rng, 0.07, 480, 0.9), gain=1.1)
    add(out, burst(rng, 0.03, 1700, 0.8), gain=0.45)
    return [value * strength for value in out]


# The effects


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


def tile_take(rng: random.Random) -> Sound:
    """A cardboard tile slides over the table and claps down."""
    out = silence(0.34)
    slide = filtered(noise(rng, 0.2), "band", line((0.0, 900), (0.2, 2600)), 1.2)
    add(out, shaped(slide, lambda t: ease(t / 0.09) * ease((0.2 - t) / 0.05)), gain=0.42)
    add(out, knock(rng, 430, 0.12), 0.18)
    add(out, struck(170, 0.14, ((1.0, 0.8, 0.09),)), 0.18)
    return pressed(out, 2.2)


def worker_move(rng: random.Random) -> Sound:
    """A wooden figure hops: three taps."""
    out = silence(0.46)
    for at, pitch, gain in ((0.0, 520, 0.6), (0.13, 560, 0.7), (0.27, 430, 1.0)):
        add(out, knock(rng, pitch, 0.13), at, gain)
    return pressed(out, 2.4)


def hire(rng: random.Random) -> Sound:
    """The punch clock at the gate: a lever, a stamp and its bell."""
    out = silence(0.72)
    add(out, burst(rng, 0.03, 1900, 1.0), 0.0, 0.5)
    add(out, burst(rng, 0.05, 700, 0.9), 0.07, 1.0)
    add(out, struck(150, 0.12, ((1.0, 1.0, 0.09), (2.1, 0.5, 0.06))), 0.07)
    add(out, burst(rng, 0.02, 2600, 1.0), 0.13, 0.4)
    add(out, bell(1568, 0.55, 0.5), 0.15, 0.26)
    return pressed(out, 1.6)


def research(rng: random.Random) -> Sound:
    """A drawing is unrolled: rustling paper."""
    seconds = 0.62
    out = silence(seconds)
    base = filtered(noise(rng, seconds), "band", line((0.0, 2500), (0.3, 4200), (0.62, 3000)), 0.9)
    swell = line((0, 0), (0.06, 0.7), (0.2, 0.35), (0.33, 0.9), (0.48, 0.3), (seconds, 0))
    add(out, shaped(base, swell), gain=0.4)
    for _ in range(46):
        at = rng.random() * 0.54
        pitch = 1800 + 3600 * rng.random()
        grain = burst(rng, 0.006 + 0.012 * rng.random(), pitch, 1.6)
        add(out, grain, at, (0.25 + 0.75 * rng.random()) * (0.3 + swell(at)))
    return out


def card_reveal(rng: random.Random) -> Sound:
    """A card is turned over: a flick and a slap."""
    out = silence(0.26)
    flick = filtered(noise(rng, 0.13), "band", line((0.0, 1400), (0.13, 4600)), 1.1)
    add(out, shaped(flick, lambda t: ease(t / 0.1) * ease((0.13 - t) / 0.02)), gain=0.5)
    add(out, burst(rng, 0.05, 2100, 0.7), 0.125, 1.0)
    add(out, struck(260, 0.08, ((1.0, 0.6, 0.05),)), 0.125)
    return pressed(out, 2.2)


ANVIL: Final[tuple[Partial, ...]] = (
    (1.0, 0.6, 0.22),
    (1.47, 0.5, 0.3),
    (2.09, 0.6, 0.42),
    (2.56, 0.4, 0.36),
    (3.39, 0.5, 0.3),
    (4.08, 0.3, 0.22),
    (5.6, 0.3, 0.14),
)


def body(rng: random.Random) -> Sound:
    """The coach builder's hammer on sheet metal."""
    out = silence(0.92)
    for at, pitch, gain in ((0.0, 640, 0.75), (0.2, 655, 0.7), (0.42, 610, 1.0)):
        add(out, struck(pitch, 0.5, ANVIL), at, gain * 0.7)
        add(out, burst(rng, 0.02, 3000, 0.7), at, gain * 0.55)
        add(out, struck(145, 0.1, ((1.0, 1.0, 0.07),)), at, gain)
    return pressed(out, 1.8)


def engine(rng: random.Random) -> Sound:
    """The starter whirrs, the engine catches and putts."""
    out = silence(1.75)
    whirr = gliding(
        lambda t: 175 + 45 * ease(t / 0.5) + 14 * math.sin(TURN * 7.5 * t),
        0.58,
        (1.0, 0.5, 0.6, 0.3, 0.35, 0.2),
    )
    add(out, shaped(whirr, lambda t: ease(t / 0.04) * ease((0.58 - t) / 0.1)), gain=0.13)
    whine = shaped(noise(rng, 0.58), lambda t: ease(t / 0.05) * ease((0.58 - t) / 0.08))
    add(out, filtered(whine, "band", 1250, 3.0), gain=0.25)
    at, gap = 0.46, 0.17
    beat = 0
    while at < 1.6:
        fade = ease((1.74 - at) / 0.34)
        add(out, chuff(rng, 1.0 if beat % 2 == 0 else 0.78, 92 if beat % 2 == 0 else 84), at, fade)
        at += gap + 0.006 * (rng.random() - 0.5)
        gap = max(0.072, gap * 0.86)
        beat += 1
    return pressed(out, 1.8)


def race(rng: random.Random) -> Sound:
    """A racing car passes: pitch and brightness fall as it goes by."""
    seconds, near = 1.35, 0.62

    def pitch(t: float) -> float:
        speed = (t - near) / 0.16
        return 118 * (1.0 - 0.17 * speed / math.sqrt(1 + speed * speed))

    loud: Curve = lambda t: 1 / (1 + ((t - near) / 0.22) ** 2)  # noqa: E731
    tone = gliding(pitch, seconds, (0.5, 0.9, 0.55, 0.8, 0.4, 0.5, 0.3, 0.3, 0.2, 0.2, 0.12, 0.12))
    rough = [
        value * (1 + 0.35 * math.sin(TURN * 29.5 * index / RATE))
        for index, value in enumerate(tone)
    ]
    rough = filtered(rough, "low", lambda t: 500 + 2800 * loud(t), 0.8)
    out = shaped(rough, loud)
    wind = filtered(noise(rng, seconds), "band", lambda t: 500 + 1300 * loud(t), 0.8)
    add(out, shaped(wind, lambda t: loud(t) ** 2), gain=0.75)
    return shaped(out, lambda t: ease(t / 0.12) * ease((seconds - t) / 0.3))


def lap(rng: random.Random) -> Sound:
    """The bell at the finishing line, struck twice."""
    out = silence(1.05)
    for at, gain in ((0.0, 0.8), (0.2, 1.0)):
        add(out, bell(880, 0.85, 0.95), at, gain)
        add(out, burst(rng, 0.008, 4200, 0.8), at, gain * 0.5)
    return out


def buyer(rng: random.Random) -> Sound:
    """The shop door: a little bell on a spring."""
    out = silence(0.85)
    at, gap, gain = 0.0, 0.072, 1.0
    while at < 0.5:
        add(out, bell(2093 * (1 + 0.004 * (rng.random() - 0.5)), 0.35, 0.3), at, gain)
        at += gap
        gap *= 1.09
        gain *= 0.72
    return out


def token(rng: random.Random) -> Sound:
    """An enamel disc is pushed one space on."""
    out = silence(0.24)
    slide = filtered(noise(rng, 0.12), "band", 3400, 1.5)
    add(out, shaped(slide, lambda t: ease(t / 0.06) * ease((0.12 - t) / 0.02)), gain=0.22)
    add(out, struck(1180, 0.12, ((1.0, 1.0, 0.07), (2.4, 0.5, 0.05), (3.9, 0.3, 0.03))), 0.105)
    add(out, knock(rng, 520, 0.08), 0.105, 0.5)
    return pressed(out, 2.2)


def car_offer(rng: random.Random) -> Sound:
    """A car rolls onto the stand, creaks and settles with a thump."""
    out = silence(1.0)
    wheels = filtered(noise(rng, 0.75), "low", line((0.0, 900), (0.75, 320)), 0.9)
    turning = line((0.0, 11.0), (0.75, 4.0))
    phase = 0.0
    rolled: Sound = []
    for index, value in enumerate(wheels):
        t = index / RATE
        phase += TURN * turning(t) / RATE
        rolled.append(
            value * (0.6 + 0.4 * math.sin(phase)) * ease(t / 0.12) * ease((0.75 - t) / 0.2)
        )
    add(out, rolled, gain=1.5)
    creak = gliding(lambda t: 610 + 120 * t / 0.16, 0.16, (0.5, 0.4, 0.3))
    add(out, shaped(creak, lambda t: ease(t / 0.06) * ease((0.16 - t) / 0.06)), 0.5, 0.07)
    add(out, struck(88, 0.25, ((1.0, 1.3, 0.2), (1.8, 0.6, 0.12))), 0.68)
    add(out, burst(rng, 0.06, 500, 0.8), 0.68, 0.8)
    add(out, struck(104, 0.12, ((1.0, 1.0, 0.09),)), 0.82, 0.35)
    return pressed(out, 1.5)


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


def sale(rng: random.Random) -> Sound:
    """The cash register: keys, the drawer, the bell."""
    out = silence(1.0)
    for at, gain in ((0.0, 0.7), (0.07, 0.8)):
        add(out, burst(rng, 0.025, 1800, 0.9), at, gain)
        add(out, struck(310, 0.06, ((1.0, 0.6, 0.04),)), at, gain)
    drawer = filtered(noise(rng, 0.14), "band", line((0.0, 900), (0.14, 1500)), 1.3)
    add(out, shaped(drawer, lambda t: ease(t / 0.03) * ease((0.14 - t) / 0.03)), 0.13, 0.45)
    add(out, struck(120, 0.12, ((1.0, 1.0, 0.09),)), 0.26, 0.8)
    add(out, burst(rng, 0.04, 900, 0.8), 0.26, 0.7)
    add(out, bell(1760, 0.78, 0.75), 0.2, 0.5)
    add(out, bell(2637, 0.7, 0.5), 0.205, 0.22)
    for at, pitch in ((0.34, 3300), (0.4, 2900), (0.45, 3550)):
        add(out, struck(pitch, 0.15, ((1.0, 0.5, 0.1), (1.4, 0.3, 0.08))), at, 0.22)
    return pressed(out, 1.1)


def unsold(rng: random.Random) -> Sound:
    """A bulb horn that has lost heart."""
    out = silence(0.95)
    for at, seconds, curve, gain in (
        (0.0, 0.3, line((0.0, 250), (0.05, 277), (0.3, 270)), 0.8),
        (0.34, 0.58, line((0.0, 215), (0.06, 233), (0.3, 226), (0.58, 168)), 1.0),
    ):
        reed = gliding(curve, seconds, (0.7, 0.9, 0.8, 0.55, 0.45, 0.3, 0.2, 0.14, 0.1))
        reed = filtered(reed, "band", 720, 0.6)
        end = seconds
        shape = line((0.0, 0.0), (0.05, 1.0), (end * 0.55, 0.8), (end, 0.0))
        add(out, shaped(reed, lambda t, shape=shape: ease(shape(t))), at, gain)  # type: ignore[misc]
        air = filtered(noise(rng, seconds), "band", 1600, 0.8)
        add(out, shaped(air, lambda t, shape=shape: ease(shape(t))), at, gain * 0.05)  # type: ignore[misc]
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


def game_turn(rng: random.Random) -> Sound:
    """A gong opens the next game turn."""
    seconds = 2.3
    out = silence(seconds)
    partials = (
        (0.5, 0.35, 3.0),
        (1.0, 1.0, 4.6),
        (1.41, 0.5, 3.8),
        (1.93, 0.7, 4.0),
        (2.41, 0.45, 3.0),
        (2.98, 0.4, 2.6),
        (3.63, 0.3, 2.0),
        (4.51, 0.24, 1.5),
        (5.7, 0.18, 1.1),
        (7.3, 0.12, 0.8),
    )
    add(out, struck(156, seconds, partials, 0.006))
    add(out, struck(157.1, seconds, partials[:5], 0.006), gain=0.6)
    shimmer = filtered(noise(rng, 1.4), "band", line((0.0, 900), (0.35, 2300), (1.4, 1200)), 0.8)
    add(out, shaped(shimmer, lambda t: ease(t / 0.22) * math.exp(-t * 3.4)), gain=0.32)
    add(out, burst(rng, 0.06, 260, 0.7, "low"), gain=0.8)
    return shaped(out, lambda t: ease((seconds - t) / 0.7))


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


Maker = Callable[[random.Random], Sound]

MAKERS: Final[tuple[Maker, ...]] = (
    (tile_take, worker_move, hire, research, card_reveal, body, engine, race, lap, buyer)
    + (token, car_offer, coin, award, sale, unsold, turn_end, your_turn, refused, click)
    + (pickup, drop, game_turn, game_end)
)
EFFECTS: Final[dict[str, Maker]] = {maker.__name__: maker for maker in MAKERS}


# From numbers to a file


def finished(part: Sound, peak: float = PEAK) -> Sound:
    """No rumble, no direct current, silent first and last sample, the same peak for all."""
    part = filtered(part, "high", 35.0, 0.7)
    rise, fall = count(0.0008), count(0.018)
    for index in range(rise):
        part[index] *= ease(index / rise)
    for index in range(fall):
        part[-1 - index] *= ease(index / fall)
    top = max(abs(value) for value in part)
    return [value * peak / top for value in part]


def wav(name: str) -> bytes:
    """The bytes of one effect."""
    values = finished(EFFECTS[name](random.Random(f"kraftwagen {name}")), QUIETER.get(name, PEAK))
    samples = array("h", (math.floor(value * 32767 + 0.5) for value in values))
    if sys.byteorder == "big":
        samples.byteswap()
    out = io.BytesIO()
    with wave.open(out, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(samples.tobytes())
    return out.getvalue()


def main() -> int:
    parser = argparse.ArgumentParser(description="Synthesise the sound effects.")
    parser.add_argument("names", nargs="*", help="only these effects")
    parser.add_argument("--check", action="store_true", help="write nothing, compare")
    options = parser.parse_args()
    wrong = 0
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in options.names or EFFECTS:
        path = FOLDER / f"{name}.wav"
        data = wav(name)
        if options.check:
            same = path.is_file() and path.read_bytes() == data
            wrong += not same
            print(f"{name:12} {'same' if same else 'differs'}")
        else:
            path.write_bytes(data)
            print(f"{name:12} {len(data):7,} bytes")
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())

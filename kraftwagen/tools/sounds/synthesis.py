"""The building blocks of sound effects: sines, seeded noise, envelopes, filters, instruments.

A sound is a list of samples from -1 to 1, ``RATE`` per second.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterable, Sequence
from typing import Final

RATE: Final = 22050

Sound = list[float]
Curve = Callable[[float], float]
Partial = tuple[float, float, float]
"""A partial tone: ratio to the base frequency, loudness, seconds of decay by 60 dB."""

TURN: Final = 2 * math.pi


def count(seconds: float) -> int:
    """Return the number of samples in a time in seconds."""
    return round(seconds * RATE)


def silence(seconds: float) -> Sound:
    """Return silence with a length in seconds."""
    return [0.0] * count(seconds)


def add(target: Sound, part: Sequence[float], at: float = 0.0, gain: float = 1.0) -> None:
    """Mix a sound into ``target`` at a time in seconds, cut off at the target's end."""
    start = count(at)
    for index in range(min(len(part), len(target) - start)):
        target[start + index] += part[index] * gain


def about(rng: random.Random, value: float, share: float = 0.06) -> float:
    """Return a value changed at random by up to ``share`` of it."""
    return value * (1 + share * (2 * rng.random() - 1))


def ease(share: float) -> float:
    """Return a smooth transition from 0 to 1 as ``share`` goes from 0 to 1."""
    return 0.5 - 0.5 * math.cos(math.pi * min(1.0, max(0.0, share)))


def line(*points: tuple[float, float]) -> Curve:
    """Return a piecewise linear curve through (second, value) points."""

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
    """Return a sound multiplied by a curve of its loudness over time."""
    return [value * curve(index / RATE) for index, value in enumerate(part)]


def struck(
    base: float, seconds: float, partials: Iterable[Partial], attack: float = 0.001
) -> Sound:
    """Synthesise the sound of something struck: partials that decay."""
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
    """Synthesise a tone whose pitch (Hz) follows a curve; ``harmonics`` has their loudness."""
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
    """Synthesise white noise."""
    return [rng.random() * 2 - 1 for _ in range(count(seconds))]


def filtered(part: Sequence[float], kind: str, frequency: float | Curve, q: float = 0.7) -> Sound:
    """Return a sound filtered "low", "high" or "band"; ``frequency`` (Hz) may be a curve."""
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
    """Synthesise a short burst of filtered noise that dies away within its length."""
    part = filtered(noise(rng, seconds), kind, frequency, q)
    return shaped(part, lambda t: ease(t / 0.001) * math.exp(-6.0 * t / seconds))


def brass(frequency: float, seconds: float, loud: float = 1.0, vibrato: float = 0.0) -> Sound:
    """Synthesise a note like a trumpet's, brighter where it is louder."""
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
    """Return a sound with softened peaks (soft clipping), so that short knocks can be loud."""
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
"""The partials of a small brass bell; ``bell`` scales their decay."""


def bell(rng: random.Random, frequency: float, seconds: float, ring: float | None = None) -> Sound:
    """Synthesise a stroke of a bell, with random timbre; ``ring`` is its decay in seconds."""
    length = ring or seconds
    partials = [(ratio, about(rng, loud, 0.4), fall * length) for ratio, loud, fall in BELL]
    low = struck(frequency, seconds, partials)
    add(low, struck(frequency * 1.003, seconds, partials[:3]), gain=0.5)
    return low


WOOD: Final[tuple[Partial, ...]] = ((1.0, 1.0, 0.09), (2.57, 0.5, 0.05), (4.3, 0.2, 0.03))


def knock(rng: random.Random, frequency: float, seconds: float = 0.12) -> Sound:
    """Synthesise a knock of wood on wood."""
    out = struck(frequency, seconds, WOOD)
    add(out, burst(rng, 0.018, frequency * 4, 0.8), gain=0.9)
    return out


def chuff(rng: random.Random, strength: float = 1.0, low: float = 90.0) -> Sound:
    """Synthesise one stroke of a slow engine; ``low`` is its base frequency in Hz."""
    out = struck(low, 0.11, ((1.0, 1.0, 0.10), (1.9, 0.6, 0.07), (3.1, 0.35, 0.05)), 0.003)
    add(out, burst(rng, 0.07, 480, 0.9), gain=1.1)
    add(out, burst(rng, 0.03, 1700, 0.8), gain=0.45)
    return [value * strength for value in out]


ANVIL: Final[tuple[Partial, ...]] = (
    (1.0, 0.6, 0.22),
    (1.47, 0.5, 0.3),
    (2.09, 0.6, 0.42),
    (2.56, 0.4, 0.36),
    (3.39, 0.5, 0.3),
    (4.08, 0.3, 0.22),
    (5.6, 0.3, 0.14),
)

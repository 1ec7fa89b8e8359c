"""The effects of the game Kraftwagen: wood, paper, brass, small engines."""

from __future__ import annotations

import math
import random

from sounds.synthesis import (
    ANVIL,
    RATE,
    TURN,
    Curve,
    Sound,
    add,
    bell,
    burst,
    chuff,
    ease,
    filtered,
    gliding,
    knock,
    line,
    noise,
    pressed,
    shaped,
    silence,
    struck,
)


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


EFFECTS = (
    *(tile_take, worker_move, hire, research, card_reveal, body, engine, race, lap, buyer),
    *(token, car_offer, sale, unsold, game_turn),
)

"""The sound effects of Kraftwagen: wood, paper, brass, small engines; others are in ``house``."""

from __future__ import annotations

import math
import random

from kraftwagen.tools.sounds.synthesis import (
    ANVIL,
    RATE,
    TURN,
    Curve,
    Sound,
    about,
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


def tile_take(rng: random.Random, pitch: float) -> Sound:
    """Synthesise a cardboard tile that slides over the table and claps down."""
    out = silence(0.36)
    clap = about(rng, 0.18, 0.1)
    slide = filtered(noise(rng, clap + 0.02), "band", line((0.0, 900), (clap, 2600 * pitch)), 2.0)
    add(out, shaped(slide, lambda t: ease(t / 0.09) * ease((clap + 0.02 - t) / 0.05)), gain=0.38)
    add(out, knock(rng, 430 * pitch, 0.14), clap)
    add(out, struck(170 * pitch, 0.16, ((1.0, 0.8, 0.11),)), clap)
    return pressed(out, 2.6)


def worker_move(rng: random.Random, pitch: float) -> Sound:
    """Synthesise three taps of a wooden figure."""
    out = silence(0.46)
    hop = about(rng, 0.13, 0.1)
    for at, tone, gain in ((0.0, 520, 0.6), (hop, 560, 0.7), (about(rng, 2.1 * hop), 430, 1.0)):
        add(out, knock(rng, about(rng, tone * pitch, 0.02), 0.13), at, about(rng, gain, 0.1))
    return pressed(out, 2.4)


def hire(rng: random.Random, pitch: float) -> Sound:
    """Synthesise a punch clock: a lever, a stamp and a bell."""
    out = silence(0.7)
    stamp = about(rng, 0.07, 0.15)
    add(out, burst(rng, 0.03, 1900 * pitch, 1.0), 0.0, 0.5)
    add(out, burst(rng, 0.05, 700 * pitch, 0.9), stamp, 1.0)
    add(out, struck(150 * pitch, 0.12, ((1.0, 1.0, 0.09), (2.1, 0.5, 0.06))), stamp)
    add(out, burst(rng, 0.02, 2600, 1.0), stamp + 0.06, 0.4)
    add(out, bell(rng, about(rng, 1568, 0.01), 0.55, 0.5), stamp + 0.08, about(rng, 0.26, 0.15))
    return pressed(out, 1.6)


def research(rng: random.Random, pitch: float) -> Sound:
    """Synthesise a card being picked up, turned over and ticked off with a pencil."""
    out = silence(0.48)
    add(out, card(rng, 410 * pitch), 0.0, 0.4)
    add(out, card(rng, 290 * pitch), about(rng, 0.12, 0.12), 1.0)
    tick = about(rng, 0.28)
    for at, seconds, tone, gain in ((tick, 0.04, 1150, 0.7), (tick + 0.07, 0.09, 1350, 1.0)):
        add(out, struck(tone * pitch, 0.05, ((1.0, 1.0, 0.035), (2.7, 0.4, 0.02))), at, gain * 0.45)
        add(out, scratched(rng, tone * pitch, seconds), at, gain * 0.28)
    return pressed(out, 2.0)


def card(rng: random.Random, tone: float) -> Sound:
    """Synthesise a snap of stiff paper; ``tone`` is its pitch in Hz."""
    out = struck(tone, 0.11, ((1.0, 1.0, 0.08), (1.59, 0.7, 0.06), (2.14, 0.4, 0.05)), 0.002)
    add(out, burst(rng, 0.03, tone * 5, 1.2), gain=0.7)
    return out


def scratched(rng: random.Random, tone: float, seconds: float) -> Sound:
    """Synthesise a pencil that scratches over paper in tiny strokes."""
    out = silence(seconds + 0.02)
    at = 0.0
    while at < seconds:
        swell = math.sin(math.pi * (at + 0.004) / (seconds + 0.008))
        grain = struck(about(rng, tone * 1.6, 0.12), 0.015, ((1.0, 1.0, 0.012), (1.9, 0.5, 0.008)))
        add(out, grain, at, swell * (0.4 + 0.6 * rng.random()))
        at += 0.0035 + 0.0045 * rng.random()
    return out


def card_reveal(rng: random.Random, pitch: float) -> Sound:
    """Synthesise a card being turned over: a flick and a slap."""
    out = silence(0.27)
    slap = about(rng, 0.11, 0.12)
    flick = filtered(noise(rng, slap), "band", line((0.0, 1100), (slap, 3000 * pitch)), 2.5)
    add(out, shaped(flick, lambda t: ease(t / slap) * ease((slap - t) / 0.02)), gain=0.3)
    add(out, card(rng, 350 * pitch), slap)
    add(out, struck(210 * pitch, 0.1, ((1.0, 0.6, 0.08),)), slap)
    return pressed(out, 2.6)


def body(rng: random.Random, pitch: float) -> Sound:
    """Synthesise a hammer on sheet metal."""
    out = silence(0.78)
    stroke = about(rng, 0.18, 0.08)
    for at, tone, gain in (
        (0.0, 640, 0.75),
        (stroke, 655, 0.7),
        (about(rng, 2.1 * stroke), 610, 1.0),
    ):
        gain = about(rng, gain, 0.08)
        add(out, struck(about(rng, tone * pitch, 0.015), 0.4, ANVIL), at, gain * 0.7)
        add(out, burst(rng, 0.02, 3000, 0.7), at, gain * 0.55)
        add(out, struck(145 * pitch, 0.1, ((1.0, 1.0, 0.07),)), at, gain)
    return pressed(out, 1.8)


def engine(rng: random.Random, pitch: float) -> Sound:
    """Synthesise a starter that whirrs and an engine that starts to run."""
    out = silence(0.78)
    whirr = gliding(
        lambda t: pitch * (180 + 50 * ease(t / 0.2) + 14 * math.sin(TURN * 9 * t)),
        0.26,
        (1.0, 0.5, 0.6, 0.3, 0.35, 0.2),
    )
    add(out, shaped(whirr, lambda t: ease(t / 0.03) * ease((0.26 - t) / 0.08)), gain=0.16)
    at, gap = 0.17, about(rng, 0.125)
    beat = 0
    while at < 0.68:
        fade = ease((0.8 - at) / 0.3)
        strength, low = (1.0, 92) if beat % 2 == 0 else (0.78, 84)
        add(out, chuff(rng, strength, low * pitch), at, fade)
        at += about(rng, gap)
        gap = max(0.07, gap * 0.86)
        beat += 1
    return pressed(out, 1.8)


def race(rng: random.Random, pitch: float) -> Sound:
    """Synthesise a racing car that passes, with falling pitch and brightness."""
    seconds = 0.8
    near = about(rng, 0.36)

    def tone(t: float) -> float:
        speed = (t - near) / 0.1
        return pitch * 118 * (1.0 - 0.17 * speed / math.sqrt(1 + speed * speed))

    loud: Curve = lambda t: 1 / (1 + ((t - near) / 0.16) ** 2)  # noqa: E731
    harmonics = (0.5, 0.9, 0.55, 0.8, 0.4, 0.5, 0.3, 0.3, 0.2, 0.2, 0.12, 0.12)
    rough = [
        value * (1 + 0.35 * math.sin(TURN * 29.5 * index / RATE))
        for index, value in enumerate(gliding(tone, seconds, harmonics))
    ]
    rough = filtered(rough, "low", lambda t: 500 + 2800 * loud(t), 0.8)
    out = shaped(rough, loud)
    wind = filtered(noise(rng, seconds), "band", lambda t: 500 + 1300 * loud(t), 0.8)
    add(out, shaped(wind, lambda t: loud(t) ** 2), gain=0.6)
    return shaped(out, lambda t: ease(t / 0.1) * ease((seconds - t) / 0.25))


def lap(rng: random.Random, pitch: float) -> Sound:
    """Synthesise two strokes of the bell at the finishing line, always alike."""
    out = silence(0.8)
    for at, gain in ((0.0, 0.8), (about(rng, 0.18, 0.12), 1.0)):
        add(out, bell(rng, 880, 0.8, 0.8), at, about(rng, gain, 0.1))
        add(out, burst(rng, 0.008, 4200 * pitch, 0.8), at, gain * 0.5)
    return shaped(out, lambda t: ease((0.8 - t) / 0.3))


def buyer(rng: random.Random, pitch: float) -> Sound:
    """Synthesise the little bell of a shop door."""
    out = silence(0.66)
    at, gap, gain = 0.0, 0.072 / pitch, 1.0
    while at < 0.45:
        add(out, bell(rng, about(rng, 2093, 0.004), 0.32, 0.4), at, gain)
        at += about(rng, gap)
        gap *= 1.09
        gain *= 0.92
    return shaped(out, lambda t: ease((0.66 - t) / 0.2))


def token(rng: random.Random, pitch: float) -> Sound:
    """Synthesise an enamel disc being pushed one space on."""
    out = silence(0.25)
    stop = about(rng, 0.1, 0.1)
    slide = filtered(noise(rng, stop + 0.015), "band", 2900 * pitch, 3.0)
    add(out, shaped(slide, lambda t: ease(t / 0.06) * ease((stop + 0.015 - t) / 0.02)), gain=0.2)
    disc = ((1.0, 1.0, 0.09), (2.4, 0.5, 0.06), (3.9, 0.3, 0.04))
    add(out, struck(1180 * pitch, 0.13, disc), stop)
    add(out, knock(rng, 520 * pitch, 0.1), stop, 0.5)
    return pressed(out, 2.6)


def car_offer(rng: random.Random, pitch: float) -> Sound:
    """Synthesise a car that rolls onto a stand, creaks and settles with a thump."""
    out = silence(0.8)
    there = about(rng, 0.5)
    wheels = filtered(noise(rng, there + 0.06), "low", line((0.0, 900), (there, 320)), 0.9)
    turning = line((0.0, 13.0 * pitch), (there, 5.0 * pitch))
    phase = 0.0
    rolled: Sound = []
    for index, value in enumerate(wheels):
        t = index / RATE
        phase += TURN * turning(t) / RATE
        fade = ease(t / 0.1) * ease((there + 0.06 - t) / 0.17)
        rolled.append(value * (0.6 + 0.4 * math.sin(phase)) * fade)
    add(out, rolled, gain=1.5)
    creak = gliding(lambda t: pitch * (610 + 120 * t / 0.13), 0.13, (0.5, 0.4, 0.3))
    add(out, shaped(creak, lambda t: ease(t / 0.05) * ease((0.13 - t) / 0.05)), there - 0.15, 0.07)
    add(out, struck(88 * pitch, 0.25, ((1.0, 1.3, 0.2), (1.8, 0.6, 0.12))), there)
    add(out, burst(rng, 0.06, 500 * pitch, 0.8), there, 0.8)
    add(out, struck(104 * pitch, 0.12, ((1.0, 1.0, 0.09),)), there + 0.13, 0.35)
    return pressed(out, 1.5)


def sale(rng: random.Random, pitch: float) -> Sound:
    """Synthesise a cash register: keys, drawer and bell."""
    out = silence(0.8)
    for at, gain in ((0.0, 0.7), (about(rng, 0.06, 0.12), 0.8)):
        add(out, burst(rng, 0.025, 1800 * pitch, 0.9), at, gain)
        add(out, struck(310 * pitch, 0.06, ((1.0, 0.6, 0.04),)), at, gain)
    drawer = filtered(noise(rng, 0.12), "band", line((0.0, 900), (0.12, 1500)), 1.8)
    add(out, shaped(drawer, lambda t: ease(t / 0.03) * ease((0.12 - t) / 0.03)), 0.11, 0.4)
    add(out, struck(120 * pitch, 0.12, ((1.0, 1.0, 0.09),)), 0.22, 0.8)
    add(out, burst(rng, 0.04, 900 * pitch, 0.8), 0.22, 0.7)
    add(out, bell(rng, 1760, 0.62, 0.65), 0.17, 0.5)
    add(out, bell(rng, 2637, 0.6, 0.45), 0.175, 0.22)
    for at, tone in ((0.3, 3300), (0.36, 2900), (0.41, 3550)):
        coin = struck(about(rng, tone), 0.15, ((1.0, 0.5, 0.1), (1.4, 0.3, 0.08)))
        add(out, coin, about(rng, at), 0.22)
    return pressed(shaped(out, lambda t: ease((0.8 - t) / 0.2)), 1.1)


def unsold(rng: random.Random, pitch: float) -> Sound:
    """Synthesise a bulb horn of falling pitch, for a car that is not sold."""
    out = silence(0.95)
    for at, seconds, curve, gain in (
        (0.0, 0.3, line((0.0, 250), (0.05, 277), (0.3, 270)), 0.8),
        (0.34, 0.58, line((0.0, 215), (0.06, 233), (0.3, 226), (0.58, 168)), 1.0),
    ):
        reed = gliding(
            lambda t, curve=curve: pitch * curve(t),  # type: ignore[misc]
            seconds,
            (0.7, 0.9, 0.8, 0.55, 0.45, 0.3, 0.2, 0.14, 0.1),
        )
        reed = filtered(reed, "band", 720, 0.6)
        end = seconds
        shape = line((0.0, 0.0), (0.05, 1.0), (end * 0.55, 0.8), (end, 0.0))
        add(out, shaped(reed, lambda t, shape=shape: ease(shape(t))), at, gain)  # type: ignore[misc]
        air = filtered(noise(rng, seconds), "band", 1600, 0.8)
        add(out, shaped(air, lambda t, shape=shape: ease(shape(t))), at, gain * 0.05)  # type: ignore[misc]
    return out


def game_turn(rng: random.Random, pitch: float) -> Sound:
    """Synthesise a gong at the start of a game turn."""
    seconds = 1.5
    out = silence(seconds)
    partials = (
        (0.5, 0.35, 8.1),
        (1.0, 1.0, 12.5),
        (1.41, 0.5, 10.2),
        (1.93, 0.7, 10.8),
        (2.41, 0.45, 8.1),
        (2.98, 0.4, 7.1),
        (3.63, 0.3, 5.4),
        (4.51, 0.24, 4.1),
        (5.7, 0.18, 3.0),
        (7.3, 0.12, 2.1),
    )
    add(out, struck(156 * pitch, seconds, partials, 0.006))
    add(out, struck(157.1 * pitch, seconds, partials[:5], 0.006), gain=0.6)
    shimmer = filtered(noise(rng, 1.4), "band", line((0.0, 900), (0.35, 2300), (1.4, 1200)), 0.8)
    add(out, shaped(shimmer, lambda t: ease(t / 0.22) * math.exp(-t * 3.4)), gain=0.32)
    add(out, burst(rng, 0.06, 260, 0.7, "low"), gain=0.8)
    return shaped(out, lambda t: ease((seconds - t) / 0.7))


ACTS = (
    *(tile_take, worker_move, hire, research, card_reveal, body, engine, race, lap, buyer),
    *(token, car_offer, sale),
)
MOMENTS = (unsold, game_turn)

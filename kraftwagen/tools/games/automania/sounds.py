"""The sound effects of Automania: steel, wood, paper, bells, a harbour; others are in ``house``."""

from __future__ import annotations

import math
import random

from kraftwagen.tools.sounds.synthesis import (
    TURN,
    Partial,
    Sound,
    about,
    add,
    bell,
    brass,
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

PLATE: tuple[Partial, ...] = ((1.0, 1.0, 0.16), (2.32, 0.6, 0.11), (4.25, 0.35, 0.07))
"""The partials of sheet steel on steel, damped by its support."""
BAR: tuple[Partial, ...] = ((1.0, 1.0, 0.5), (3.93, 0.25, 0.2), (9.2, 0.06, 0.06))
"""The partials of a vibraphone bar."""


def workers(rng: random.Random, pitch: float) -> Sound:
    """Synthesise a handful of wooden figures being set down one by one."""
    out = silence(0.5)
    at = 0.0
    for tone, gain in ((470, 0.7), (540, 0.6), (500, 0.7), (410, 1.0)):
        add(out, knock(rng, about(rng, tone * pitch, 0.03), 0.12), at, about(rng, gain, 0.1))
        at += about(rng, 0.085, 0.2)
    return pressed(out, 2.4)


def displaced(rng: random.Random, pitch: float) -> Sound:
    """Synthesise figures that push others aside, which tumble over."""
    out = silence(0.62)
    shove = filtered(noise(rng, 0.14), "band", line((0.0, 500 * pitch), (0.14, 1300 * pitch)), 3.0)
    add(out, shaped(shove, lambda t: ease(t / 0.05) * ease((0.14 - t) / 0.04)), gain=0.35)
    add(out, knock(rng, 330 * pitch, 0.14), 0.12)
    at, gap = 0.23, 0.105
    for tone in (610, 560, 500, 450):
        add(out, knock(rng, about(rng, tone * pitch, 0.03), 0.1), at, about(rng, 0.6, 0.1))
        at += about(rng, gap, 0.12)
        gap *= 0.8
    return pressed(out, 2.2)


def tile_take(rng: random.Random, pitch: float) -> Sound:
    """Synthesise a heavy tile being prised from its frame."""
    out = silence(0.3)
    off = about(rng, 0.1, 0.1)
    add(out, struck(720 * pitch, 0.1, PLATE), 0.0, 0.4)
    add(out, burst(rng, 0.03, 2100 * pitch, 1.0), 0.0, 0.5)
    add(out, knock(rng, 380 * pitch, 0.12), off)
    add(out, struck(190 * pitch, 0.14, ((1.0, 0.8, 0.1),)), off)
    return pressed(out, 2.4)


def tile_place(rng: random.Random, pitch: float) -> Sound:
    """Synthesise a machine being let down onto its bed and bolted."""
    out = silence(0.66)
    add(out, struck(98 * pitch, 0.3, ((1.0, 1.2, 0.2), (1.83, 0.6, 0.12))))
    add(out, struck(310 * pitch, 0.2, PLATE), 0.0, 0.7)
    add(out, burst(rng, 0.05, 700 * pitch, 0.8), 0.0, 0.8)
    at = about(rng, 0.24, 0.08)
    for tone in (1500, 1620, 1750):
        add(out, burst(rng, 0.018, tone * pitch, 1.4), at, 0.45)
        add(out, struck(tone * 0.62 * pitch, 0.05, PLATE), at, 0.4)
        at += about(rng, 0.075, 0.06)
    add(out, struck(560 * pitch, 0.16, PLATE), at, 0.7)
    return pressed(out, 2.2)


def discard(rng: random.Random, pitch: float) -> Sound:
    """Synthesise something that falls into an empty bin."""
    out = silence(0.46)
    drum = ((1.0, 1.0, 0.26), (1.59, 0.6, 0.2), (2.3, 0.4, 0.14), (3.6, 0.2, 0.08))
    for at, tone, gain in ((0.0, 172, 1.0), (about(rng, 0.15, 0.1), 196, 0.65), (0.27, 184, 0.45)):
        add(out, struck(about(rng, tone * pitch, 0.02), 0.32, drum), at, gain)
        add(out, burst(rng, 0.03, 1500 * pitch, 0.9), at, gain * 0.6)
    return pressed(out, 1.9)


def line_runs(rng: random.Random, pitch: float) -> Sound:
    """Synthesise presses that stamp one after another along a belt."""
    out = silence(0.8)
    for number, tone in enumerate((118, 128, 140)):
        at = 0.02 + about(rng, 0.22, 0.03) * number
        add(out, struck(tone * pitch, 0.2, ((1.0, 1.2, 0.15), (1.9, 0.5, 0.09))), at)
        add(out, struck(tone * 4.4 * pitch, 0.18, PLATE), at, 0.5)
        add(out, burst(rng, 0.04, 900 * pitch, 0.8), at, 0.7)
        add(out, burst(rng, 0.022, 2600 * pitch, 1.0), at + 0.09, 0.35)
        add(out, struck(980 * pitch, 0.05, PLATE), at + 0.09, 0.25)
    return pressed(out, 1.8)


def aboard(rng: random.Random, pitch: float) -> Sound:
    """Synthesise a car that rolls over planks and settles on a deck."""
    out = silence(0.8)
    at, gap = 0.0, about(rng, 0.078)
    while at < 0.5:
        plank = about(rng, 205 * pitch, 0.05)
        add(out, struck(plank, 0.12, ((1.0, 1.0, 0.09), (2.4, 0.5, 0.05))), at, 0.6)
        add(out, burst(rng, 0.025, 760 * pitch, 0.9), at, 0.4)
        at += gap
        gap *= 1.06
    add(out, struck(76 * pitch, 0.26, ((1.0, 1.4, 0.2), (1.7, 0.6, 0.13))), 0.56)
    add(out, struck(232 * pitch, 0.2, PLATE), 0.56, 0.6)
    add(out, burst(rng, 0.05, 500 * pitch, 0.8), 0.56, 0.7)
    return pressed(out, 2.3)


def take_back(rng: random.Random, pitch: float) -> Sound:
    """Synthesise the winch of a crane: pawls over teeth, slower and slower."""
    out = silence(0.74)
    at, gap = 0.0, 0.05
    while at < 0.56:
        add(out, burst(rng, 0.016, 1900 * pitch, 1.3), at, 0.5)
        add(out, struck(about(rng, 640 * pitch, 0.02), 0.06, PLATE), at, 0.55)
        at += about(rng, gap)
        gap *= 1.09
    add(out, struck(150 * pitch, 0.16, ((1.0, 1.0, 0.12), (2.2, 0.5, 0.08))), 0.6, 1.1)
    add(out, struck(420 * pitch, 0.13, PLATE), 0.6, 0.6)
    return pressed(out, 2.0)


def sale(rng: random.Random, pitch: float) -> Sound:
    """Synthesise two notes of a car's horn and the jingle of keys."""
    out = silence(0.74)
    for at, seconds, root in ((0.0, 0.11, 370.0), (0.15, 0.24, 370.0)):
        for ratio, loud in ((1.0, 1.0), (1.2599, 0.8)):
            tone = gliding(
                lambda t, root=root, ratio=ratio: pitch * root * ratio,  # type: ignore[misc]
                seconds,
                (0.6, 0.8, 0.6, 0.5, 0.3, 0.22, 0.14, 0.08),
            )
            end = seconds
            shape = line((0.0, 0.0), (0.02, 1.0), (end - 0.04, 0.85), (end, 0.0))
            part = shaped(filtered(tone, "low", 2400, 0.8), lambda t, shape=shape: ease(shape(t)))  # type: ignore[misc]
            add(out, part, at, 0.3 * loud)
    for at in (0.47, 0.53, 0.58):
        keys = ((1.0, 0.6, 0.12), (1.51, 0.5, 0.1), (2.3, 0.3, 0.06))
        add(out, struck(about(rng, 3050, 0.08), 0.14, keys), about(rng, at, 0.02), 0.4)
        add(out, burst(rng, 0.006, 5000, 0.9), at, 0.25)
    return pressed(out, 1.2)


def contract_draw(rng: random.Random, pitch: float) -> Sound:
    """Synthesise a sheet that is drawn from a tray and snaps straight."""
    out = silence(0.32)
    snap = about(rng, 0.17, 0.1)
    slide = filtered(noise(rng, snap), "band", line((0.0, 1400), (snap, 3400 * pitch)), 3.0)
    add(out, shaped(slide, lambda t: ease(t / 0.1) * ease((snap - t) / 0.03)), gain=0.3)
    paper = ((1.0, 1.0, 0.09), (1.59, 0.7, 0.07), (2.14, 0.4, 0.05))
    add(out, struck(330 * pitch, 0.12, paper, 0.002), snap)
    add(out, burst(rng, 0.03, 1700 * pitch, 1.1), snap, 0.8)
    return pressed(out, 2.6)


def contract_played(rng: random.Random, pitch: float) -> Sound:
    """Synthesise a stamp on its pad and on a contract, then a desk bell."""
    out = silence(0.78)
    for at, gain in ((0.0, 0.55), (about(rng, 0.2, 0.08), 1.0)):
        add(out, struck(118 * pitch, 0.18, ((1.0, 1.1, 0.13), (2.1, 0.5, 0.08))), at, gain)
        add(out, knock(rng, 270 * pitch, 0.14), at, gain * 0.8)
        add(out, burst(rng, 0.035, 1100 * pitch, 0.8), at, gain * 0.6)
    add(out, bell(rng, 1568, 0.45, 0.5), 0.33, 0.3)
    return pressed(out, 1.7)


def manager(rng: random.Random, pitch: float) -> Sound:
    """Synthesise a typewriter: four letters, the bell, the carriage."""
    out = silence(0.78)
    at = 0.0
    for _ in range(4):
        add(out, burst(rng, 0.018, 2300 * pitch, 1.1), at, 0.7)
        add(out, struck(about(rng, 820 * pitch, 0.04), 0.05, PLATE), at, 0.55)
        add(out, struck(230 * pitch, 0.06, ((1.0, 0.6, 0.05),)), at, 0.5)
        at += about(rng, 0.085, 0.15)
    add(out, bell(rng, 2093, 0.4, 0.45), at + 0.02, 0.24)
    for number in range(5):
        add(
            out,
            burst(rng, 0.012, (1500 + 90 * number) * pitch, 1.5),
            at + 0.14 + 0.028 * number,
            0.4,
        )
    add(out, knock(rng, 340 * pitch, 0.12), at + 0.3, 0.9)
    return pressed(out, 1.9)


def style(rng: random.Random, pitch: float) -> Sound:
    """Synthesise four turns of a screw and a ringing chrome part."""
    out = silence(0.66)
    at = 0.0
    for number in range(4):
        add(out, burst(rng, 0.014, 2500 * pitch, 1.4), at, 0.45)
        add(out, struck((700 + 40 * number) * pitch, 0.05, PLATE), at, 0.5)
        at += about(rng, 0.055, 0.06)
    ring = ((1.0, 0.7, 0.34), (2.76, 0.5, 0.24), (5.4, 0.25, 0.14))
    add(out, struck(920 * pitch, 0.36, ring), at + 0.05, 0.8)
    add(out, burst(rng, 0.012, 4200, 0.9), at + 0.05, 0.3)
    return pressed(out, 1.8)


def marketing(rng: random.Random, pitch: float) -> Sound:
    """Synthesise a jingle of four notes of a vibraphone."""
    out = silence(0.78)
    at = 0.0
    for tone, gain in ((659.26, 0.8), (783.99, 0.8), (987.77, 0.9), (880.0, 1.0)):
        add(out, struck(tone * pitch, 0.5, BAR, 0.003), at, gain)
        add(out, burst(rng, 0.01, 1700, 0.8), at, gain * 0.12)
        at += about(rng, 0.1, 0.03)
    return pressed(shaped(out, lambda t: ease((0.78 - t) / 0.2)), 1.2)


def medal(rng: random.Random, pitch: float) -> Sound:
    """Synthesise a medal being hung up: two clear bells, always alike."""
    out = silence(0.74)
    add(out, knock(rng, 620 * pitch, 0.08), 0.0, 0.5)
    for at, tone, gain in ((0.03, 1174.66, 0.8), (about(rng, 0.15, 0.05), 1760.0, 1.0)):
        add(out, bell(rng, tone, 0.6, 0.6), at, gain * 0.6)
    return pressed(shaped(out, lambda t: ease((0.74 - t) / 0.25)), 1.1)


def retire(rng: random.Random, pitch: float) -> Sound:
    """Synthesise a roller door that comes down."""
    out = silence(0.8)
    at, gap = 0.0, about(rng, 0.062)
    while at < 0.52:
        add(out, struck(about(rng, 365 * pitch, 0.04), 0.08, PLATE), at, 0.5)
        add(out, burst(rng, 0.02, 1500 * pitch, 1.0), at, 0.4)
        at += gap
        gap *= 0.95
    add(out, struck(92 * pitch, 0.22, ((1.0, 1.3, 0.17), (1.8, 0.6, 0.1))), 0.56, 1.1)
    add(out, struck(260 * pitch, 0.2, PLATE), 0.56, 0.8)
    add(out, burst(rng, 0.05, 700 * pitch, 0.8), 0.56, 0.8)
    return pressed(out, 1.9)


def no_ship(rng: random.Random, pitch: float) -> Sound:
    """Synthesise an engine that coughs, turns over twice more and stops."""
    out = silence(0.95)
    for at, strength, low in (
        (0.0, 1.0, 96),
        (0.11, 0.95, 92),
        (0.22, 0.9, 88),
        (0.36, 0.8, 78),
        (0.54, 0.6, 68),
    ):
        add(out, chuff(rng, strength, low * pitch), about(rng, at, 0.04))
    sigh = gliding(lambda t: pitch * (190 - 95 * t / 0.3), 0.3, (0.6, 0.4, 0.25, 0.12))
    add(out, shaped(sigh, lambda t: ease(t / 0.05) * ease((0.3 - t) / 0.2)), 0.6, 0.3)
    return pressed(out, 3.2)


def demands_move(rng: random.Random, pitch: float) -> Sound:
    """Synthesise enamel discs being pushed along rails, one after the other."""
    out = silence(1.15)
    disc = ((1.0, 1.0, 0.12), (2.4, 0.5, 0.08), (3.9, 0.3, 0.05))
    for start in (0.0, 0.5):
        for number in range(4):
            at = start + about(rng, 0.105, 0.05) * number
            add(out, struck((1010 + 70 * number) * pitch, 0.16, disc), at, 0.8)
            add(out, knock(rng, 470 * pitch, 0.09), at, 0.5)
    return pressed(out, 1.8)


def round_bell(rng: random.Random, pitch: float) -> Sound:
    """Synthesise a factory bell: a hammer that speeds up and stops."""
    out = silence(1.6)
    at = 0.0
    while at < 0.95:
        add(out, bell(rng, 698.46 * pitch, 0.6, 0.7), at, about(rng, 0.5, 0.08))
        add(out, burst(rng, 0.01, 3600, 0.9), at, 0.2)
        at += about(rng, 0.073, 0.02)
    return shaped(out, lambda t: ease((1.6 - t) / 0.55))


def ships_leave(rng: random.Random, pitch: float) -> Sound:
    """Synthesise the horns of two ships that answer each other."""
    out = silence(2.4)
    for at, seconds, low, gain in ((0.0, 1.0, 98.0, 1.0), (1.15, 1.15, 82.4, 0.9)):
        end = seconds
        shape = line((0.0, 0.0), (0.09, 1.0), (end - 0.3, 0.85), (end, 0.0))
        for ratio, loud in ((1.0, 1.0), (1.5, 0.5)):
            reed = gliding(
                lambda t, low=low, ratio=ratio: (
                    pitch * low * ratio * (1 - 0.04 * math.exp(-t / 0.05))
                ),  # type: ignore[misc]
                seconds,
                (0.8, 1.0, 0.8, 0.6, 0.5, 0.32, 0.22, 0.14, 0.1),
            )
            part = shaped(filtered(reed, "low", 900, 0.7), lambda t, shape=shape: ease(shape(t)))  # type: ignore[misc]
            add(out, part, at, gain * loud * 0.5)
    return pressed(out, 1.3)


def top_car(rng: random.Random, pitch: float) -> Sound:
    """Synthesise a run of brass up to a chord, and a car's horn."""
    out = silence(1.5)
    for at, notes, seconds in (
        (0.0, (523.25,), 0.13),
        (0.12, (659.26,), 0.13),
        (0.24, (783.99,), 0.13),
        (0.36, (523.25, 783.99, 1046.5), 0.8),
    ):
        for place, note in enumerate(notes):
            add(out, brass(note * pitch, seconds, 1.0 - 0.18 * place, 0.006), at, 0.7)
    add(out, burst(rng, 0.1, 5000, 0.6), 0.36, 0.12)
    return shaped(out, lambda t: ease((1.5 - t) / 0.4))


def neon(rng: random.Random, pitch: float) -> Sound:
    """Synthesise neon tubes that light up one by one: a tick, a ping, a hum."""
    out = silence(1.7)
    for at, gain in ((0.0, 0.6), (0.11, 0.4), (0.2, 0.7), (0.46, 0.5), (0.53, 0.8), (0.8, 1.0)):
        add(out, burst(rng, 0.008, 4200, 1.0), at, gain * 0.6)
        glass = ((1.0, 0.6, 0.3), (2.63, 0.3, 0.16), (4.9, 0.15, 0.1))
        add(out, struck(about(rng, 1870 * pitch, 0.04), 0.35, glass), at, gain * 0.5)
    hum = gliding(lambda t: pitch * 100.0, 1.7, (0.3, 1.0, 0.2, 0.6, 0.12, 0.3, 0.0, 0.16))
    flicker = line((0, 0), (0.02, 0.5), (0.05, 0), (0.2, 0), (0.22, 0.6), (0.3, 0.1), (0.53, 0.7),
                   (0.6, 0.3), (0.8, 1.0), (1.2, 0.8), (1.7, 0.0))  # fmt: skip
    add(out, shaped(hum, flicker), gain=0.32)
    return pressed(shaped(out, lambda t: 1 - 0.1 * math.sin(TURN * 7 * t)), 1.2)


ACTS = (
    *(workers, displaced, tile_take, tile_place, discard, line_runs, aboard, take_back, sale),
    *(contract_draw, contract_played, manager, style, marketing, medal, retire),
)
MOMENTS = (no_ship, demands_move, round_bell, ships_leave, top_car, neon)

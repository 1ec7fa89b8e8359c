"""The sound files are what the script makes, and fit to be played."""

from __future__ import annotations

import io
import math
import os
import random
import sys
import wave
from array import array
from collections import Counter
from functools import cache
from pathlib import Path

from tests.games import GAMES, sample

os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame
import pytest

from kraftwagen.tools.sounds import make, measure
from kraftwagen.ui.platform.sound import sound_files
from tests.each import each
from tests.every import in_turn

ROOT = Path(__file__).resolve().parents[2]
SHIPPED = sound_files(ROOT / "assets")

NAMES = tuple(make.EFFECTS)
KINDS = {"interface": make.INTERFACE, "act": make.ACT, "moment": make.MOMENT, "climb": make.CLIMB}
TAKES = tuple(f"{name} {take}" for name in NAMES for take, _ in enumerate(make.files_of(name), 1))
FIRST_TAKES = tuple(take for take in TAKES if take.endswith(" 1"))

BYTES_EACH = 120_000
BYTES_OF_GAME = 1_900_000
"""The house's own count as those of a game."""


def file_of(take: str) -> Path:
    name, number = take.split()
    return SHIPPED[name][int(number) - 1]


def kind_of(take: str) -> make.Kind:
    return make.EFFECTS[take.split()[0]][1]


@cache
def samples(take: str) -> tuple[float, ...]:
    """The samples from -1 to 1, after a look at the format."""
    with wave.open(str(file_of(take)), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 22050)
        data = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        data.byteswap()
    return tuple(value / 32768 for value in data)


@cache
def loudness(take: str) -> tuple[float, float]:
    """Momentary and integrated, in LUFS."""
    return measure.momentary(samples(take)), measure.integrated(samples(take))


def test_every_take_has_its_file_and_no_file_is_left_over() -> None:
    assert {name: make.files_of(name) for name in NAMES} == SHIPPED
    folders = {file.parent for files in SHIPPED.values() for file in files}
    lying = sorted(file for folder in folders for file in folder.iterdir())
    assert lying == sorted(file for files in SHIPPED.values() for file in files)


def test_what_is_frequent_has_three_takes() -> None:
    """All the player touches, and all acts heard ten times a game (counted in games of bots)."""
    touched = {"click", "pickup", "drop", "refused"}
    frequent = touched | {"coin", "turn_end"}
    frequent |= {f"{game}/{name}" for game in GAMES for name in sample(game).frequent}
    assert {name for name in NAMES if len(SHIPPED[name]) == 3} == frequent
    for name in frequent:
        takes = [samples(f"{name} {take}") for take in (1, 2, 3)]
        assert len(set(takes)) == 3
        assert max(map(len, takes)) < 1.1 * min(map(len, takes))


def test_the_files_are_small() -> None:
    sizes: Counter[str] = Counter()
    for take in TAKES:
        size = file_of(take).stat().st_size
        assert size < BYTES_EACH
        sizes[take.rpartition("/")[0]] += size
    assert max(sizes.values()) < BYTES_OF_GAME


@each(in_turn(TAKES, 0, 6))
def test_making_it_again_gives_the_same_bytes(take: str) -> None:
    name, number = take.split()
    assert make.wav(name, int(number)) == file_of(take).read_bytes()


@each(TAKES)
def test_loudness_is_that_of_its_kind(take: str) -> None:
    assert loudness(take)[0] == pytest.approx(kind_of(take).loudness, abs=0.1)


@pytest.mark.parametrize("kind", KINDS)
def test_no_effect_shouts_another_of_its_kind_down(kind: str) -> None:
    """Within 3 LU by either measure of R 128: the loudest moment, the gated whole."""
    takes = [take for take in TAKES if kind_of(take) is KINDS[kind]]
    for found in zip(*map(loudness, takes), strict=True):
        assert max(found) - min(found) < 3, dict(zip(takes, found, strict=True))


@each(in_turn(TAKES, 1, 3))
def test_true_peak_leaves_a_margin(take: str) -> None:
    assert -15 < measure.true_peak(samples(take)) < -4


@each(in_turn([one for one in FIRST_TAKES if kind_of(one) is make.ACT], 0, 3))
def test_no_act_hisses(take: str) -> None:
    """The first sound of research was half a second of noise."""
    assert measure.hiss(samples(take)) < 0.03


@each(TAKES)
def test_starts_and_ends_in_silence(take: str) -> None:
    part = samples(take)
    assert part[0] == part[-1] == 0
    assert max(abs(value) for value in part[-22:]) < 0.002
    assert max(abs(value) for value in part[:3]) < 0.03


@each(TAKES)
def test_no_direct_current(take: str) -> None:
    part = samples(take)
    assert abs(sum(part) / len(part)) < 0.002


@each(TAKES)
def test_short_enough_for_its_event(take: str) -> None:
    assert len(samples(take)) / 22050 <= kind_of(take).longest


def test_limits_of_the_kinds() -> None:
    """What tests compare with is written down here and not only in the script."""
    assert [kind.longest for kind in KINDS.values()] == [0.25, 0.8, 2.6, 0.4]
    assert len(samples("award 1")) / 22050 <= 0.8  # heard as often as acts, though never varied
    assert len(samples("your_turn 1")) / 22050 <= 0.8


# -- the measures themselves


def tone(level: float, seconds: float, frequency: float = 997.0) -> list[float]:
    return [
        level * math.sin(math.tau * frequency * index / 22050)
        for index in range(round(seconds * 22050))
    ]


def test_loudness_of_the_reference_tone() -> None:
    """BS.1770: a full sine of 997 Hz in one channel is -3.01 LKFS."""
    assert measure.integrated(tone(1.0, 2)) == pytest.approx(-3.01, abs=0.05)
    assert measure.momentary(tone(0.1, 2)) == pytest.approx(-23.01, abs=0.05)
    assert measure.integrated(tone(0.1, 2, 60.0)) < -24


def test_gates_leave_out_silence_and_what_is_far_below() -> None:
    part = tone(0.1, 2) + tone(0.01, 4) + [0.0] * 88200
    assert measure.integrated(part) == pytest.approx(-23, abs=0.6)


def test_what_is_short_counts_as_its_energy_in_the_window() -> None:
    assert measure.momentary(tone(0.1, 0.1)) == pytest.approx(-29.03, abs=0.1)
    assert measure.integrated(tone(0.1, 0.1)) == pytest.approx(-29.03, abs=0.1)


def test_true_peak_lies_between_the_samples() -> None:
    """A quarter of the rate, sampled 45 degrees beside its tops: the samples are 3 dB too low."""
    part = [0.5 * math.sin(math.pi / 2 * index + math.pi / 4) for index in range(400)]
    assert max(part) == pytest.approx(0.5 / math.sqrt(2))
    assert measure.true_peak(part) == pytest.approx(-6.02, abs=0.3)


def test_noise_hisses_and_a_tone_does_not() -> None:
    rng = random.Random(1)
    noise = [rng.uniform(-0.3, 0.3) for _ in range(8192)]
    assert measure.hiss(noise) > 0.3
    assert measure.hiss(tone(0.3, 0.4)) == 0
    assert measure.flatness([1.0] * 200) == pytest.approx(1)


def test_the_mixer_loads_them_all() -> None:
    already = pygame.mixer.get_init() is not None
    try:
        pygame.mixer.init(44100, -16, 2, 512)
    except pygame.error:
        pytest.skip("no mixer")
    try:
        for take in TAKES:
            sound = pygame.mixer.Sound(io.BytesIO(file_of(take).read_bytes()))
            assert sound.get_length() == pytest.approx(len(samples(take)) / 22050, abs=0.01)
    finally:
        if not already:
            pygame.mixer.quit()

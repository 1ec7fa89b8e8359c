"""The sound files are what the script makes, and fit to be played."""

from __future__ import annotations

import io
import math
import os
import sys
import wave
from array import array
from functools import cache
from pathlib import Path

os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame
import pytest
from sounds import make

from kraftwagen.ui.platform.sound import sound_files

ROOT = Path(__file__).resolve().parents[2]
SHIPPED = sound_files(ROOT / "assets")

NAMES = tuple(make.EFFECTS)

BYTES_EACH = 120_000
BYTES_ALL = 900_000
LOUDEST = 10 ** (-6 / 20) + 0.001
QUIETEST = 10 ** (-9 / 20)


@cache
def samples(name: str) -> tuple[float, ...]:
    """The samples from -1 to 1, after a look at the format."""
    with wave.open(str(SHIPPED[name]), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
        assert file.getframerate() in (22050, 44100)
        data = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        data.byteswap()
    return tuple(value / 32768 for value in data)


def rms(part: tuple[float, ...]) -> float:
    return math.sqrt(sum(value * value for value in part) / len(part))


def test_every_effect_has_its_file_and_no_file_is_left_over() -> None:
    assert sorted(SHIPPED) == sorted(NAMES)


def test_the_files_are_small() -> None:
    sizes = [path.stat().st_size for path in SHIPPED.values()]
    assert max(sizes) < BYTES_EACH
    assert sum(sizes) < BYTES_ALL


@pytest.mark.parametrize("name", NAMES)
def test_making_it_again_gives_the_same_bytes(name: str) -> None:
    assert make.wav(name) == make.file_of(name).read_bytes() == SHIPPED[name].read_bytes()


@pytest.mark.parametrize("name", NAMES)
def test_peak_is_near_six_decibels_below_full(name: str) -> None:
    assert QUIETEST < max(abs(value) for value in samples(name)) <= LOUDEST


@pytest.mark.parametrize("name", NAMES)
def test_starts_and_ends_in_silence(name: str) -> None:
    part = samples(name)
    assert part[0] == part[-1] == 0
    assert max(abs(value) for value in part[-22:]) < 0.002
    assert max(abs(value) for value in part[:3]) < 0.03


@pytest.mark.parametrize("name", NAMES)
def test_no_direct_current(name: str) -> None:
    part = samples(name)
    assert abs(sum(part) / len(part)) < 0.002


@pytest.mark.parametrize("name", NAMES)
def test_is_heard_and_not_harsh(name: str) -> None:
    """The loudest tenth of a second, so that no effect shouts another down."""
    part = samples(name)
    window = min(len(part), 2205)
    loudest = max(
        rms(part[start : start + window])
        for start in range(0, max(1, len(part) - window), window // 4)
    )
    assert 10 ** (-27 / 20) < loudest < 10 ** (-14 / 20)


@pytest.mark.parametrize("name", NAMES)
def test_short_enough_for_its_event(name: str) -> None:
    seconds = len(samples(name)) / 22050
    assert seconds <= (
        0.25 if name.rpartition("/")[2] in {"click", "pickup", "drop", "refused", "token"} else 2.6
    )


def test_the_mixer_loads_them_all() -> None:
    already = pygame.mixer.get_init() is not None
    try:
        pygame.mixer.init(44100, -16, 2, 512)
    except pygame.error:
        pytest.skip("no mixer")
    try:
        for name in NAMES:
            sound = pygame.mixer.Sound(io.BytesIO(SHIPPED[name].read_bytes()))
            assert sound.get_length() == pytest.approx(len(samples(name)) / 22050, abs=0.01)
    finally:
        if not already:
            pygame.mixer.quit()

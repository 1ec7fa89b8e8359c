"""The files of the music are those of the scores, as loud as told, and small."""

from __future__ import annotations

import os
import subprocess
import sys
from array import array
from functools import cache
from pathlib import Path

import pytest

from kraftwagen.tools.music import make, score
from kraftwagen.tools.sounds import measure
from tests.each import each
from tests.every import in_turn
from tests.games import GAMES

PIECES = {f"{game}/{file.stem}": file for game in GAMES for file in score.files(game)}
NAMES = tuple(PIECES)
BYTES = 9_000_000

DECODE = """
import pygame, sys
pygame.mixer.init(22050, -16, 1, 512)
sys.stdout.buffer.write(pygame.mixer.Sound(sys.argv[1]).get_raw())
"""


def file_of(name: str) -> Path:
    return make.target(*name.split("/"))


@cache
def samples(name: str) -> array[int]:
    """One channel of 22050 samples a second, as the program's own library decodes it."""
    said = subprocess.run(
        [sys.executable, "-c", DECODE, file_of(name)],
        env={**os.environ, "PYGAME_HIDE_SUPPORT_PROMPT": "1", "SDL_AUDIODRIVER": "dummy"},
        capture_output=True,
        check=True,
    )
    return array("h", said.stdout)


def test_every_score_has_its_file_and_no_file_is_left_over() -> None:
    lying = {file for name in NAMES for file in file_of(name).parent.iterdir()}
    assert lying == {file_of(name) for name in NAMES}


def test_all_music_is_small() -> None:
    assert sum(file_of(name).stat().st_size for name in NAMES) < BYTES


@each(NAMES)
def test_is_an_ogg_of_one_channel_and_quality_two(name: str) -> None:
    head = file_of(name).read_bytes()[:64]
    assert head[:4] == b"OggS"
    at = head.index(b"\x01vorbis") + 7
    assert head[at + 4] == 1
    assert int.from_bytes(head[at + 5 : at + 9], "little") == make.KEPT


@each(in_turn(NAMES, 0, 6))
def test_lasts_as_long_as_its_score(name: str) -> None:
    heard = max(one.end for one in score.performed(score.load(PIECES[name])))
    assert len(samples(name)) / 22050 == pytest.approx(heard, abs=2)


@each(in_turn(NAMES, 0, 6))
def test_loudness_and_peak(name: str) -> None:
    part = samples(name)
    assert max(max(part), -min(part)) < 32768 * 10 ** (-4 / 20)
    loud = measure.integrated([value / 32768 for value in part])
    assert loud == pytest.approx(make.LOUDNESS, abs=0.3)

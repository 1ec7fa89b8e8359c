"""The sounds of places: when they are heard, how they give way, and what their files are like."""

from __future__ import annotations

import itertools
import os
import subprocess
import sys
import time
from array import array
from pathlib import Path

import pytest

from kraftwagen.tools.sounds import measure, places
from kraftwagen.tools.sounds.synthesis import RATE
from kraftwagen.ui.platform.ambience import Ambience
from kraftwagen.ui.platform.music import SPEECH
from kraftwagen.ui.platform.settings import Settings
from tests.games import GAMES, NEWEST, OLDEST, each_game
from tests.ui.test_music_files import DECODE

ASSETS = Path(places.ROOT) / "assets"


class Recorder:
    """A loop that only notes what it is told."""

    def __init__(self) -> None:
        self.file = ""
        self.on = False
        self.volume = 0.0

    def load(self, file: Path) -> None:
        self.file = file.parent.name

    def start(self) -> None:
        self.on = True

    def playing(self) -> bool:
        return self.on

    def set_volume(self, value: float) -> None:
        self.volume = value

    def stop(self) -> None:
        self.on = False


class Listener:
    """Somebody at a table, with a clock of their own."""

    def __init__(self) -> None:
        self.loop, self.settings, self.now = Recorder(), Settings(), 0.0
        self.ambience = Ambience(ASSETS, self.settings, self.loop)

    def hear(self, seconds: float, game: str, muted: bool = False, speech: bool = False) -> float:
        for _ in range(round(seconds * 50)):
            self.now += 0.02
            self.ambience.update(self.now, game, muted=muted, speech=speech)
            reading = self.ambience._reading
            if reading is not None:
                reading.join(2.0)
        return self.loop.volume

    def sit_down(self, game: str = OLDEST) -> None:
        self.hear(2.0, game)


@pytest.fixture
def listener() -> Listener:
    return Listener()


def test_it_comes_softly_at_a_table_and_goes_softly(listener: Listener) -> None:
    assert listener.hear(1.0, "") == 0.0
    assert not listener.loop.on
    assert 0 < listener.hear(0.3, OLDEST) < listener.settings.ambience
    assert listener.hear(1.2, OLDEST) == listener.settings.ambience
    assert 0 < listener.hear(0.5, "") < listener.settings.ambience
    assert listener.loop.on
    listener.hear(1.0, "")
    assert not listener.loop.on


def test_each_game_has_its_own(listener: Listener) -> None:
    listener.sit_down()
    assert listener.loop.file == OLDEST
    listener.hear(4.0, NEWEST)
    assert (listener.loop.file, listener.loop.on) == (NEWEST, True)


def test_it_gives_way_to_speech(listener: Listener) -> None:
    listener.sit_down()
    full = listener.loop.volume
    assert listener.hear(0.3, OLDEST, speech=True) == pytest.approx(full * SPEECH)
    assert listener.hear(0.6, OLDEST) == pytest.approx(full)


def test_it_is_silent_in_the_background_and_at_zero(listener: Listener) -> None:
    listener.sit_down()
    listener.hear(0.1, OLDEST, muted=True)
    assert not listener.loop.on
    listener.sit_down()
    assert listener.loop.on
    listener.settings.ambience = 0.0
    listener.hear(1.5, OLDEST)
    assert not listener.loop.on
    listener.settings.ambience = 0.5
    assert listener.hear(1.5, OLDEST) == 0.5


def test_it_begins_again_when_all_sound_was_stopped(listener: Listener) -> None:
    listener.sit_down()
    listener.loop.on = False
    listener.hear(1.5, OLDEST)
    assert listener.loop.on


def test_nothing_wakes_the_window_while_it_plays(listener: Listener) -> None:
    listener.hear(0.3, OLDEST)
    assert listener.ambience.next_update() is not None
    listener.hear(1.5, OLDEST)
    assert listener.ambience.next_update() is None


def test_a_game_without_a_place_is_silent(listener: Listener) -> None:
    listener.sit_down("toy")
    assert not listener.loop.on
    assert not listener.ambience.possible("toy")
    assert all(listener.ambience.possible(game) for game in GAMES)


@each_game
def test_a_file_is_a_quiet_loop_without_a_seam(game: str) -> None:
    file = places.target(game)
    assert file.stat().st_size < 300_000
    said = subprocess.run(
        [sys.executable, "-c", DECODE, file],
        env={**os.environ, "PYGAME_HIDE_SUPPORT_PROMPT": "1", "SDL_AUDIODRIVER": "dummy"},
        capture_output=True,
        check=True,
    )
    part = [value / 32768 for value in array("h", said.stdout)]
    assert len(part) / RATE == pytest.approx(places.SECONDS, abs=0.02)
    assert measure.integrated(part) == pytest.approx(places.LOUDNESS, abs=0.6)
    steps = [abs(after - before) for before, after in itertools.pairwise(part)]
    assert abs(part[0] - part[-1]) <= sorted(steps)[len(steps) * 99 // 100]


def test_reading_a_file_holds_nobody_up() -> None:
    listener = Listener()
    load = listener.loop.load
    listener.loop.load = lambda file: (time.sleep(0.2), load(file))  # type: ignore[method-assign]
    began = time.monotonic()
    listener.ambience.update(0.02, OLDEST)
    assert time.monotonic() - began < 0.15

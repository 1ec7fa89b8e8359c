"""Which piece plays when, how loud, and that nothing goes wrong where nothing can be heard."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from kraftwagen.engine import registry
from kraftwagen.ui.platform import music
from kraftwagen.ui.platform.music import APART, DOWN, MOMENT, PAUSE, SPEECH, UP, Music, gain
from kraftwagen.ui.platform.paths import assets_dir
from kraftwagen.ui.platform.settings import Settings, load_settings
from kraftwagen.ui.platform.sound import Sound
from kraftwagen.ui.scenes.menu.settings import SettingsScene
from kraftwagen.ui.shell.app import App
from kraftwagen.ui.widgets import CheckBox
from kraftwagen.ui.widgets.texts import Label
from tests.games import GAMES
from tests.ui.driver import Driver
from tests.ui.test_sound_player import Fake

ASSETS = assets_dir()
LASTS = 160.0
"""Seconds of each piece on paper."""


class Paper:
    """A stream on paper; the test moves its time."""

    def __init__(self, broken: str = "") -> None:
        self.now = self.ends = 0.0
        self.begun: list[tuple[float, str]] = []
        self.ended: list[float] = []
        self.volume = -1.0
        self.held: float | None = None
        self.broken = broken
        self.at_work = False

    def play(self, file: Path) -> None:
        if file.stem == self.broken:
            raise pygame.error("unreadable")
        self.begun.append((self.now, file.stem))
        self.ends, self.at_work = self.now + LASTS, True

    def busy(self) -> bool:
        if self.at_work and self.now >= self.ends:
            self.at_work = False
            self.ended.append(self.now)
        return self.at_work

    def set_volume(self, value: float) -> None:
        self.volume = value

    def hold(self) -> None:
        self.held = self.now

    def go_on(self) -> None:
        if self.held is not None:
            self.ends += self.now - self.held
        self.held = None

    def stop(self) -> None:
        self.at_work = False
        self.ended.append(self.now)


class Room:
    """Music with its stream and a clock."""

    def __init__(self, settings: Settings | None = None, seed: int = 1, broken: str = "") -> None:
        self.settings = settings or Settings()
        self.stream = Paper(broken)
        self.music = Music(ASSETS, self.settings, self.stream, random.Random(seed))

    def run(
        self,
        seconds: float,
        game: str = "",
        *,
        step: float = 1.0,
        muted: bool = False,
        speech: bool = False,
    ) -> None:
        for _ in range(round(seconds / step)):
            self.stream.now += step
            self.music.update(self.stream.now, game or GAMES[0], muted=muted, speech=speech)


@pytest.fixture
def room() -> Room:
    made = Room()
    made.run(5)
    return made


# -- order and pauses


@pytest.mark.parametrize("game", GAMES)
def test_each_piece_to_its_end_then_a_pause(game: str) -> None:
    room = Room()
    room.run(4 * 3600, game)
    begun, ended = room.stream.begun, room.stream.ended
    assert len(begun) > 40
    assert {name for _, name in begun} == {file.stem for file in music.pieces_of(ASSETS, game)}
    for (start, _), end in zip(begun, ended, strict=False):
        assert end - start == pytest.approx(LASTS, abs=1)
    pauses = [start - end for end, (start, _) in zip(ended, begun[1:], strict=False)]
    assert min(pauses) >= PAUSE[0]
    # Longer than that only where every piece has been heard within the twenty minutes.
    longest = APART - 4 * LASTS - 3 * PAUSE[0] + 2
    assert max(pauses) <= max(PAUSE[1] + 2, longest)


@pytest.mark.parametrize("seed", range(5))
def test_none_twice_within_twenty_minutes(seed: int) -> None:
    room = Room(seed=seed)
    room.run(4 * 3600)
    last: dict[str, float] = {}
    for start, name in room.stream.begun:
        assert start - last.get(name, -APART) >= APART
        last[name] = start
    names = [name for _, name in room.stream.begun]
    assert all(len(set(names[at : at + 4])) == 4 for at in range(len(names) - 3))


def test_pauses_differ_and_follow_the_generator() -> None:
    starts = []
    for seed in (1, 1, 2):
        room = Room(seed=seed)
        room.run(3600)
        starts.append(room.stream.begun)
    assert starts[0] == starts[1] != starts[2]
    gaps = [after - before for (before, _), (after, _) in pairwise(starts[0])]
    assert len(set(gaps)) > 3


def test_another_game_has_its_own_pieces() -> None:
    """The piece fades within a second; the other game's begins soon."""
    first, second = GAMES[:2]
    room = Room()
    room.run(30, first)
    room.run(0.5, second, step=0.02)
    assert 0 < room.stream.volume < gain(0.5)
    room.run(2, second, step=0.02)
    own = {file.stem for file in music.pieces_of(ASSETS, second)}
    assert [name in own for _, name in room.stream.begun] == [False, True]
    assert room.stream.volume == pytest.approx(gain(0.5))


def test_a_game_without_music_is_silent() -> None:
    room = Room()
    room.run(30, "no_such_game")
    assert room.stream.begun == []
    assert not room.music.possible("no_such_game")


def test_a_damaged_piece_leaves_the_others() -> None:
    broken = music.pieces_of(ASSETS, GAMES[0])[0].stem
    room = Room(broken=broken)
    room.run(2 * 3600)
    assert {name for _, name in room.stream.begun} == {
        file.stem for file in music.pieces_of(ASSETS, GAMES[0]) if file.stem != broken
    }


# -- loudness


def test_ten_decibels_down_unless_chosen_otherwise(room: Room) -> None:
    assert room.stream.volume == pytest.approx(10 ** (-10 / 20))
    assert [gain(value) for value in (0.0, 1.0)] == [0.0, 1.0]
    room.settings.music = 0.8
    room.run(1)
    assert room.stream.volume == pytest.approx(gain(0.8))


def test_gives_way_to_a_moment(room: Room) -> None:
    """Six decibels, within 0.08 seconds, back within 0.4."""
    usual = room.stream.volume
    room.music.give_way(1.5)
    room.run(0.02, step=0.02)
    assert room.stream.volume == pytest.approx(usual)
    room.run(DOWN / 2, step=0.01)
    assert usual * MOMENT < room.stream.volume < usual
    room.run(DOWN, step=0.01)
    assert room.stream.volume == pytest.approx(usual / 10 ** (6 / 20))
    room.run(1.3, step=0.01)
    assert room.stream.volume == pytest.approx(usual * MOMENT)
    room.run(0.3, step=0.01)
    assert usual * MOMENT < room.stream.volume < usual
    room.run(UP, step=0.01)
    assert room.stream.volume == pytest.approx(usual)
    assert (DOWN, UP) == (0.08, 0.4)


def test_gives_way_to_speech(room: Room) -> None:
    usual = room.stream.volume
    room.run(1, step=0.02, speech=True)
    assert room.stream.volume == pytest.approx(usual / 10 ** (12 / 20))
    room.music.give_way(0.5)
    room.run(0.3, step=0.02, speech=True)
    assert room.stream.volume == pytest.approx(usual * SPEECH)
    room.run(1, step=0.02)
    assert room.stream.volume == pytest.approx(usual)


def test_wakes_the_loop_only_while_its_volume_changes(room: Room) -> None:
    assert room.music.next_update() is None
    room.music.give_way(1.5)
    assert room.music.next_update() == pytest.approx(1.5)
    room.run(0.04, step=0.02)
    assert 0 < (room.music.next_update() or 0) <= 0.02
    room.run(0.5, step=0.02)
    assert 0.5 < (room.music.next_update() or 0) < 1.0
    room.run(3, step=0.02)
    assert room.music.next_update() is None


@pytest.mark.parametrize("by", ["focus", "key", "slider"])
def test_silence_holds_the_piece(room: Room, by: str) -> None:
    """It goes on where it was, and still plays to its end."""
    if by == "key":
        room.settings.music_on = False
    elif by == "slider":
        room.settings.music = 0.0
    room.run(600, muted=by == "focus")
    assert (room.stream.held, room.music.next_update()) == (6.0, None)
    room.settings.music_on, room.settings.music = True, 0.5
    room.run(LASTS)
    assert room.stream.held is None
    assert room.stream.ended == [pytest.approx(2 + LASTS + 600, abs=4)]


def test_silent_from_the_start() -> None:
    room = Room(Settings(music_on=False))
    room.run(60)
    assert room.stream.begun == []
    room.settings.music_on = True
    room.run(5)
    assert len(room.stream.begun) == 1


# -- in the window


def windowed(app: App, stream: Paper) -> Driver:
    sound = Sound(ASSETS, app.settings, Fake())
    sound.open()
    app.sound, app.music = sound, Music(ASSETS, app.settings, stream)
    app.sound.moment = app.music.give_way
    app.stack.push(SettingsScene())
    return Driver(app)


def test_the_key_silences_and_is_remembered(make_app: Callable[..., App]) -> None:
    app = make_app(games=[registry.load(GAMES[0])])
    driver = windowed(app, Paper())
    box = driver.check("Music")
    assert box.value
    driver.key(pygame.K_m)
    assert not app.settings.music_on
    assert not driver.check("Music").value
    assert not load_settings(app.paths.settings_file)[0].music_on
    driver.key(pygame.K_m)
    assert load_settings(app.paths.settings_file)[0].music_on


def test_volume_of_music_is_remembered(make_app: Callable[..., App]) -> None:
    app = make_app()
    windowed(app, Paper())
    app.settings.music = 0.3
    app.save_settings()
    assert json.loads(app.paths.settings_file.read_text(encoding="utf-8"))["music"] == 0.3
    assert Settings(music=7.0).checked().music == 1.0


def test_a_moment_of_the_table_makes_music_give_way(make_app: Callable[..., App]) -> None:
    """An act does not."""
    app = make_app()
    windowed(app, Paper())
    asked: list[float] = []
    app.sound.moment = asked.append
    for name in ("coin", "award", "game_end"):
        app.sound.play(name)
        app.sound.update(1)
    assert asked == [1.5, 1.5]


def test_nothing_before_the_device_is_open(make_app: Callable[..., App]) -> None:
    app, stream = make_app(), Paper()
    app.music = Music(ASSETS, app.settings, stream)
    driver = Driver(app)
    for _ in range(5):
        driver.frame()
    assert stream.begun == []


def test_without_a_device_the_page_says_so(make_app: Callable[..., App]) -> None:
    app = make_app()
    sound = Sound(ASSETS, app.settings, Fake(pygame.error("no device")))
    sound.open()
    app.sound = sound
    app.stack.push(SettingsScene())
    driver = Driver(app)
    assert "Music" not in {box.text for box in driver.widgets(CheckBox)}
    words = [label.text for label in driver.widgets(Label)]
    assert any(said.startswith("No sound device was found") for said in words)


STREAMED = """
import pygame, sys, time
from kraftwagen.ui.platform.music import Music, PygameStream, pieces_of
from kraftwagen.ui.platform.paths import assets_dir
from kraftwagen.ui.platform.settings import Settings
pygame.mixer.init(44100, -16, 2, 512)
music = Music(assets_dir(), Settings())
for now in (0.0, 1.5, 1.6):
    music.update(now, sys.argv[1])
print(music.playing != "", pygame.mixer.music.get_busy(), pygame.mixer.music.get_volume())
music.update(2.0, sys.argv[1], muted=True)
print(pygame.mixer.music.get_busy())
music.update(3.0, sys.argv[1])
print(pygame.mixer.music.get_busy())
music.stop()
print(pygame.mixer.music.get_busy())
"""


@pytest.mark.parametrize("game", GAMES)
def test_real_stream(game: str) -> None:
    env = {**os.environ, "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    run = subprocess.run(
        [sys.executable, "-c", STREAMED, game], env=env, capture_output=True, encoding="utf-8",
        timeout=60, cwd=Path(__file__).parents[2], check=False,
    )  # fmt: skip
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.split() == ["True", "True", "0.3125", "False", "True", "False"]

"""What is heard, when, how loud, and that nothing goes wrong where nothing can be heard."""

from __future__ import annotations

import random
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pygame
import pytest

from kraftwagen.engine import registry
from kraftwagen.games.kraftwagen import events
from kraftwagen.ui.platform.paths import assets_dir
from kraftwagen.ui.platform.settings import Settings
from kraftwagen.ui.platform.sound import GAP, INSTANT_GAP, VOICES, Sound, sound_files
from kraftwagen.ui.scenes.menu.settings import SettingsScene
from kraftwagen.ui.shell.app import App
from kraftwagen.ui.tables.hooks import with_table
from kraftwagen.ui.widgets import CheckBox, Slider
from tests.games.kraftwagen.ui.test_texts import sample
from tests.ui.driver import Driver

ASSETS = assets_dir()


class Note:
    """A clip that writes down how it is played."""

    def __init__(self, file: Path, mixer: Fake) -> None:
        self.file, self.mixer, self.volume = file, mixer, 1.0

    def set_volume(self, value: float) -> None:
        self.volume = value

    def get_length(self) -> float:
        return 1.5

    def play(self) -> None:
        self.mixer.takes.append(self.file.stem)
        self.mixer.heard.append((self.file.stem.partition("-")[0], self.volume))


class Fake:
    """A mixer on paper."""

    def __init__(self, fails: Exception | None = None, broken: str = "") -> None:
        self.heard: list[tuple[str, float]] = []
        self.takes: list[str] = []
        self.fails, self.broken = fails, broken
        self.busy_now = self.stops = self.loaded = 0

    def open(self) -> None:
        if self.fails:
            raise self.fails

    def load(self, file: Path) -> Note:
        if self.broken and file.stem.startswith(self.broken):
            raise pygame.error("unreadable")
        self.loaded += 1
        return Note(file, self)

    def busy(self) -> int:
        return self.busy_now

    def stop(self) -> None:
        self.stops += 1

    def close(self) -> None:
        pass


@pytest.fixture
def mixer() -> Fake:
    return Fake()


@pytest.fixture
def sound(mixer: Fake) -> Sound:
    made = Sound(ASSETS, Settings(effects=0.8, interface=0.5), mixer)
    made.open()
    return made


def test_volumes_are_separate(sound: Sound, mixer: Fake) -> None:
    sound.play("coin")
    sound.play("click", "interface")
    sound.update(1)
    assert mixer.heard == [("coin", 0.8), ("click", 0.5)]


def test_volume_nought_is_silence(mixer: Fake) -> None:
    sound = Sound(ASSETS, Settings(effects=0.0), mixer)
    sound.open()
    sound.play("coin")
    sound.update(1)
    assert mixer.heard == []


def test_the_last_of_a_frame_is_heard(sound: Sound, mixer: Fake) -> None:
    for name in ("kraftwagen/race", "coin", "award"):
        sound.play(name)
    sound.play(None)
    sound.update(1)
    sound.update(1)
    assert mixer.heard == [("award", 0.8)]


def test_not_a_rattle(sound: Sound, mixer: Fake) -> None:
    for _ in range(10):
        sound.play("coin")
        sound.update(GAP / 4)
    assert 2 <= len(mixer.heard) <= 4


def test_whole_turns_in_a_moment_are_not_a_machine_gun(mixer: Fake) -> None:
    sound = Sound(ASSETS, Settings(), mixer)
    sound.open()
    frames = 300
    for _ in range(frames):
        sound.play("coin")
        sound.update(1 / 60, hurried=True)
    assert len(mixer.heard) <= frames / 60 / INSTANT_GAP + 1


def test_a_few_at_once_at_most(sound: Sound, mixer: Fake) -> None:
    mixer.busy_now = VOICES
    sound.play("coin")
    sound.update(1)
    assert mixer.heard == []


def test_silent_while_another_window_is_in_use(sound: Sound, mixer: Fake) -> None:
    sound.focus(False)
    assert mixer.stops == 1
    sound.play("coin")
    sound.update(1)
    sound.focus(True)
    sound.update(1)
    assert mixer.heard == []
    sound.play("coin")
    sound.update(1)
    assert mixer.heard == [("coin", 0.8)]


def test_heard_in_the_background_on_wish(mixer: Fake) -> None:
    sound = Sound(ASSETS, Settings(mute_unfocused=False), mixer)
    sound.open()
    sound.focus(False)
    sound.play("coin")
    sound.update(1)
    assert (len(mixer.heard), mixer.stops) == (1, 0)


def test_nothing_is_read_before_it_is_opened(mixer: Fake) -> None:
    sound = Sound(ASSETS, Settings(), mixer)
    sound.play("coin")
    sound.update(1)
    assert (mixer.loaded, mixer.heard) == (0, [])
    sound.start()
    sound.close()
    assert mixer.loaded == sum(map(len, sound_files(ASSETS).values()))


@pytest.mark.parametrize("error", [pygame.error("no device"), OSError("gone")])
def test_no_device_is_silence(error: Exception) -> None:
    mixer = Fake(error)
    sound = Sound(ASSETS, Settings(), mixer)
    assert sound.possible
    sound.open()
    sound.play("coin")
    sound.update(1)
    assert not sound.possible
    assert mixer.heard == []


def test_missing_folder_missing_file_and_damaged_file(tmp_path: Path) -> None:
    assert not Sound(tmp_path / "none", Settings(), Fake()).possible
    mixer = Fake(broken="coin")
    sound = Sound(ASSETS, Settings(), mixer)
    sound.open()
    for name in ("coin", "no_such_effect", "kraftwagen/lap"):
        sound.play(name)
        sound.update(1)
    assert [name for name, _ in mixer.heard] == ["lap"]


def takes_heard(assets: Path, name: str, times: int, broken: str = "", seed: int = 1) -> list[str]:
    """Which takes of an effect are heard one after another."""
    mixer = Fake(broken=broken)
    sound = Sound(assets, Settings(), mixer, random.Random(seed))
    sound.open()
    for _ in range(times):
        sound.play(name)
        sound.update(1)
    return mixer.takes


def test_takes_change_and_none_comes_twice_in_a_row() -> None:
    heard = takes_heard(ASSETS, "kraftwagen/body", 300)
    assert all(before != after for before, after in pairwise(heard))
    counted = Counter(heard)
    assert sorted(counted) == ["body-1", "body-2", "body-3"]
    assert min(counted.values()) > 70


def test_takes_hang_on_nothing_but_the_generator() -> None:
    heard = takes_heard(ASSETS, "kraftwagen/body", 30)
    random.seed(7)
    assert takes_heard(ASSETS, "kraftwagen/body", 30) == heard
    assert takes_heard(ASSETS, "kraftwagen/body", 30, seed=2) != heard


def test_a_damaged_take_leaves_the_others() -> None:
    heard = takes_heard(ASSETS, "kraftwagen/body", 4, broken="body-2")
    assert heard in (["body-1", "body-3"] * 2, ["body-3", "body-1"] * 2)


def test_a_game_may_bring_one_recording(tmp_path: Path) -> None:
    folder = tmp_path / "games" / "other" / "sounds"
    for made in (tmp_path / "sounds", folder):
        made.mkdir(parents=True)
    (folder / "steam_whistle.wav").touch()
    assert sound_files(tmp_path) == {"other/steam_whistle": [folder / "steam_whistle.wav"]}
    assert takes_heard(tmp_path, "other/steam_whistle", 3) == ["steam_whistle"] * 3


def test_nothing_that_can_be_read_is_silence() -> None:
    class Deaf(Fake):
        def load(self, file: Path) -> Note:
            raise OSError("gone")

    sound = Sound(ASSETS, Settings(), Deaf())
    sound.open()
    assert not sound.possible


DRIVER = """
import pygame, sys
from kraftwagen.ui.platform.paths import assets_dir
from kraftwagen.ui.platform.settings import Settings
from kraftwagen.ui.platform.sound import Sound
sound = Sound(assets_dir(), Settings())
sound.open()
sound.play("coin")
sound.update(1)
print(sound.possible, pygame.mixer.get_init() is not None and pygame.mixer.get_busy())
sound.close()
"""


@pytest.mark.parametrize(("driver", "says"), [("dummy", "True True"), ("nonsense", "False False")])
def test_real_mixer(driver: str, says: str) -> None:
    import os

    env = {**os.environ, "SDL_AUDIODRIVER": driver, "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    run = subprocess.run(
        [sys.executable, "-c", DRIVER], env=env, capture_output=True, text=True, timeout=60,
        cwd=Path(__file__).parents[2],
    )  # fmt: skip
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.split("\n")[-2] == says


# -- in the window


@pytest.fixture
def heard(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str | None, str]]:
    """What the window asks for."""
    asked: list[tuple[str | None, str]] = []
    monkeypatch.setattr(
        driver.app.sound, "play", lambda name, volume="effects": asked.append((name, volume))
    )
    return asked


def test_buttons_are_heard(driver: Driver, heard: list[Any]) -> None:
    driver.press("Settings")
    assert heard == [("click", "interface")]
    driver.click(driver.check("End my turn automatically"))
    assert heard == [("click", "interface")] * 2


def test_volume_is_heard_while_it_is_set(driver: Driver, heard: list[Any]) -> None:
    driver.app.stack.push(SettingsScene())
    slider = driver.widgets(Slider)[0]
    driver.click((slider.rect.centerx, slider.rect.centery))
    assert heard == [("your_turn", "effects")]
    assert driver.app.settings.effects == 0.5
    driver.click((driver.widgets(Slider)[1].rect.right - 2, driver.widgets(Slider)[1].rect.centery))
    assert driver.app.settings.interface == 1.0
    assert heard[-1] == ("click", "interface")


def test_no_volumes_where_nothing_is_heard(make_app: Callable[..., App]) -> None:
    app = make_app()
    app.sound = Sound(app.paths.data / "none", app.settings, Fake())
    app.stack.push(SettingsScene())
    driver = Driver(app)
    assert driver.widgets(Slider) == []
    assert "Mute in the background" not in {box.text for box in driver.widgets(CheckBox)}


def test_focus_of_the_window_reaches_the_sound(driver: Driver) -> None:
    mixer = Fake()
    driver.app.sound = Sound(ASSETS, driver.app.settings, mixer)
    driver.app.sound.open()
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    driver.frame()
    driver.app.sound.play("coin")
    driver.frame()
    assert (mixer.heard, mixer.stops) == ([], 1)
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    driver.frame()
    driver.app.sound.play("coin")
    driver.frame()
    assert len(mixer.heard) == 1


# -- at the table of Kraftwagen


QUIET = {
    events.StartTileFlipped, events.PlayerTurnStarted, events.SpecialTileRemoved,
    events.RaceCleared, events.CardsDiscarded, events.DeckReshuffled, events.DevelopmentGained,
    events.MoneyGained, events.GameEnded,  # the podium has the fanfare
}  # fmt: skip


@pytest.mark.parametrize("kind", events.ALL, ids=lambda kind: kind.__name__)
def test_every_event_has_its_sound_or_is_quiet_on_purpose(kind: type) -> None:
    name = sample(kind).sound()  # type: ignore[attr-defined]
    assert (not name) is (kind in QUIET)
    assert not name or name in sound_files(ASSETS)


def test_sounds_that_depend() -> None:
    assert events.CarRaced(0, 8, (9, 1), (), 1).sound() == "kraftwagen/lap"
    assert events.CarRaced(0, 0, (1, 2), (), 0).sound() == "kraftwagen/race"
    assert not events.MarketCleared(()).sound()


def test_every_file_is_played_somewhere() -> None:
    source = "".join(
        file.read_text(encoding="utf-8")
        for file in (assets_dir().parent / "kraftwagen").rglob("*.py")
    )
    heard = {"", *with_table(registry.game_ids())}  # of a game without a table nothing can be
    unused = [
        name
        for name in sound_files(ASSETS)
        if name.rpartition("/")[0] in heard and f'"{name}"' not in source
    ]
    assert unused == []

"""Sound effects by name: ``app.sound.play("coin")``, for a game's own ``play("game/name")``.

A machine that cannot play sound is silent without a message: no device, no files, a failing driver.
A thread begun by ``start`` after the first frame opens the device and reads the files; nothing is
heard before. No clock is read here: ``update`` gets the time. An effect is one file, ``coin.wav``,
or several variants, ``coin-1.wav`` and so on, so that frequent effects vary.
"""

from __future__ import annotations

import logging
import random
import re
import threading
from collections import defaultdict
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final, Literal, Protocol

import pygame

from kraftwagen.ui.platform.settings import Settings

_LOG = logging.getLogger(__name__)
Volume = Literal["effects", "interface"]
VOICES: Final = 4
"""Largest number of effects heard at once."""
PLACE_CHANNEL: Final = 0
"""Number of the channel that only the ambience uses."""
GAP: Final = 0.07
"""Smallest number of seconds between two effects."""
INSTANT_GAP: Final = 0.9
"""Smallest number of seconds between two effects while turns pass instantly."""


class Clip(Protocol):
    """A loaded sound file."""

    def set_volume(self, value: float) -> object:
        """Set the volume, 0 to 1."""

    def play(self) -> Any:
        """Start the sound; returns the channel, or None if all are busy."""

    def get_length(self) -> float:
        """Return the length of the sound in seconds."""


class Mixer(Protocol):
    """The sound device: ``pygame.mixer``, or a recorder in tests."""

    def open(self) -> None:
        """Open the device; raises pygame.error without one."""

    def load(self, file: Path) -> Clip:
        """Load a file; raises pygame.error or OSError."""

    def busy(self) -> int:
        """Return the number of effects playing now."""

    def stop(self) -> None:
        """Stop all effects."""

    def close(self) -> None:
        """Close the device."""


class PygameMixer:
    """A ``Mixer`` on pygame."""

    def open(self) -> None:
        """Open the device with small buffers, so that effects are heard without delay."""
        pygame.mixer.init(44100, -16, 2, 512)
        pygame.mixer.set_num_channels(VOICES + 5)
        pygame.mixer.set_reserved(PLACE_CHANNEL + 1)

    def load(self, file: Path) -> Clip:
        return pygame.mixer.Sound(file)

    def busy(self) -> int:
        return sum(pygame.mixer.Channel(i).get_busy() for i in range(1, VOICES + 5))

    def stop(self) -> None:
        pygame.mixer.stop()

    def close(self) -> None:
        pygame.mixer.quit()


def sound_files(assets: Path) -> dict[str, list[Path]]:
    """Return the variants of all effects by name: shared ``coin``, a game's ``game/engine``."""
    found: dict[str, list[Path]] = defaultdict(list)
    for file in sorted((assets / "sounds").glob("*.wav")):
        found[_name(file)].append(file)
    for file in sorted((assets / "games").glob("*/sounds/*.wav")):
        found[f"{file.parts[-3]}/{_name(file)}"].append(file)
    return dict(found)


def _name(file: Path) -> str:
    return re.sub(r"-\d+$", "", file.stem)


class Sound:
    """The sound effects of the window.

    ``play`` only requests an effect; ``update`` plays it, once per frame. Of several effects in one
    frame only the last is heard, so that skipping ahead is one sound, not many. ``chance`` picks
    among variants, never the same twice in a row.
    """

    def __init__(
        self,
        assets: Path,
        settings: Settings,
        mixer: Mixer | None = None,
        chance: random.Random | None = None,
    ) -> None:
        self._assets, self._settings = assets, settings
        self._mixer: Mixer = mixer or PygameMixer()
        self._chance = chance or random.Random()
        self._clips: Mapping[str, list[Clip]] | None = None
        self._thread: threading.Thread | None = None
        self._wanted: dict[Volume, str] = {}
        self._since = INSTANT_GAP
        self._focused = True
        self._silent = not (assets / "sounds").is_dir()
        self.told: Callable[[str], object] = lambda name: None
        """Called with the name of each requested effect, even if sound is off."""
        self.moment: Callable[[float], object] = lambda seconds: None
        """Called with the length, in seconds, of each effect without variants that is heard."""

    @property
    def possible(self) -> bool:
        """Whether sound is possible on this machine, as far as is known yet."""
        return not self._silent

    @property
    def ready(self) -> bool:
        """Whether the device is open."""
        return bool(self._clips)

    def start(self) -> None:
        """Open the device in a thread; to be called after the first frame."""
        if self._thread is None and not self._silent:
            self._thread = threading.Thread(target=self.open, name="sound", daemon=True)
            self._thread.start()

    def open(self) -> None:
        """Open the device and read all files in this thread."""
        try:
            self._mixer.open()
        except (pygame.error, OSError, NotImplementedError) as problem:
            _LOG.info("no sound: %s", problem)
            self._silent = True
            return
        clips: dict[str, list[Clip]] = defaultdict(list)
        for name, files in sound_files(self._assets).items():
            for file in files:
                try:
                    clip = self._mixer.load(file)
                except (pygame.error, OSError) as problem:
                    _LOG.info("no sound from %s: %s", file.name, problem)
                else:
                    clips[name].append(clip)
        self._clips = clips
        self._silent = not clips

    def play(self, name: str | None, volume: Volume = "effects") -> None:
        """Request an effect for the next ``update``; None and unknown names are ignored."""
        if name:
            self._wanted[volume] = name
            self.told(name)

    def focus(self, focused: bool) -> None:
        """Note whether the window has the focus; without it sound may be muted by the settings."""
        self._focused = focused
        if self.muted and self._clips:
            self._mixer.stop()

    @property
    def muted(self) -> bool:
        """Whether all sound is muted because another window has the focus."""
        return self._settings.mute_unfocused and not self._focused

    def update(self, dt: float, hurried: bool = False) -> None:
        """Advance by ``dt`` seconds; play requested effects, fewer of them if ``hurried``."""
        self._since += dt
        wanted, self._wanted = self._wanted, {}
        if not self._clips or self.muted:
            return
        gap = INSTANT_GAP if hurried else GAP
        if "effects" in wanted and self._since >= gap and self._start(wanted["effects"], "effects"):
            self._since = 0.0
        if "interface" in wanted:
            self._start(wanted["interface"], "interface")

    def _start(self, name: str, volume: Volume) -> bool:
        loud = getattr(self._settings, volume)
        takes = self._clips.get(name) if self._clips else None
        if not takes or loud <= 0 or self._mixer.busy() >= VOICES:
            return False
        clip = self._next(takes)
        clip.set_volume(loud)
        clip.play()
        if len(takes) == 1:
            self.moment(clip.get_length())
        return True

    def _next(self, takes: list[Clip]) -> Clip:
        """Return any variant except the last one, which is at the end of the list."""
        others = max(1, len(takes) - 1)
        takes.append(takes.pop(self._chance.randrange(others)))
        return takes[-1]

    def close(self) -> None:
        """Stop all sound and close the device."""
        if self._thread is not None:
            self._thread.join(timeout=2.0)
        if self._clips is not None:
            self._mixer.close()
        self._clips, self._silent = None, True

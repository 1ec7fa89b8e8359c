"""Effects by name: ``app.sound.play("coin")``, those of a game ``play("game/name")``.

A machine that cannot play is silent without a word: no device, no files, a driver that fails. The
device is opened and the files are read by a thread that ``start`` begins after the first picture;
until that is done nothing is heard. Nothing here looks at a clock: ``update`` is told the time.

An effect is one file, ``coin.wav``, or has several takes, ``coin-1.wav`` and so on, so that what is
heard often does not sound stamped out.
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
"""How many effects may be heard at once."""
GAP: Final = 0.07
"""Seconds between two effects."""
INSTANT_GAP: Final = 0.9
"""The same where whole turns pass in a moment."""


class Clip(Protocol):
    """A loaded effect."""

    def set_volume(self, value: float) -> object:
        """From 0 to 1."""

    def play(self) -> Any:
        """Start it; the channel, None when all are busy."""


class Mixer(Protocol):
    """The device: ``pygame.mixer`` or, in tests, something that takes notes."""

    def open(self) -> None:
        """Get it ready; raises pygame.error where there is none."""

    def load(self, file: Path) -> Clip:
        """Read a file; raises pygame.error or OSError."""

    def busy(self) -> int:
        """How many effects are heard now."""

    def stop(self) -> None:
        """Silence."""

    def close(self) -> None:
        """Give it back."""


class PygameMixer:
    """See ``Mixer``."""

    def open(self) -> None:
        """Small buffers: an effect must come with its picture."""
        pygame.mixer.init(44100, -16, 2, 512)
        pygame.mixer.set_num_channels(VOICES + 4)

    def load(self, file: Path) -> Clip:
        """A WAV file."""
        return pygame.mixer.Sound(file)

    def busy(self) -> int:
        """Channels in use."""
        return sum(pygame.mixer.Channel(i).get_busy() for i in range(VOICES + 4))

    def stop(self) -> None:
        """All channels."""
        pygame.mixer.stop()

    def close(self) -> None:
        """Quit the mixer."""
        pygame.mixer.quit()


def sound_files(assets: Path) -> dict[str, list[Path]]:
    """The takes of all effects by name: of the house ``coin``, of a game ``game/engine``."""
    found: dict[str, list[Path]] = defaultdict(list)
    for file in sorted((assets / "sounds").glob("*.wav")):
        found[_name(file)].append(file)
    for file in sorted((assets / "games").glob("*/sounds/*.wav")):
        found[f"{file.parts[-3]}/{_name(file)}"].append(file)
    return dict(found)


def _name(file: Path) -> str:
    return re.sub(r"-\d+$", "", file.stem)


class Sound:
    """All effects of the window.

    ``play`` only notes what is wanted; ``update``, once a frame, plays it. Of several effects in
    one frame the last is heard, so that skipping ahead is one sound and not a rattle. ``chance``
    chooses among the takes of an effect, never the same one twice in a row.
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
        """Called with the name of each effect that is played, heard or not."""

    @property
    def possible(self) -> bool:
        """Whether there is anything to be heard on this machine, as far as known."""
        return not self._silent

    def start(self) -> None:
        """Open the device in the background; call it after the first picture."""
        if self._thread is None and not self._silent:
            self._thread = threading.Thread(target=self.open, name="sound", daemon=True)
            self._thread.start()

    def open(self) -> None:
        """Open the device and read all files, at once."""
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
        """Let an effect be heard at the next ``update``; None and unknown names are silence."""
        if name:
            self._wanted[volume] = name
            self.told(name)

    def focus(self, focused: bool) -> None:
        """The window has gained or lost the attention of its player."""
        self._focused = focused
        if self._muted and self._clips:
            self._mixer.stop()

    @property
    def _muted(self) -> bool:
        return self._settings.mute_unfocused and not self._focused

    def update(self, dt: float, hurried: bool = False) -> None:
        """``dt`` seconds have passed; play what was wanted since, less of it when ``hurried``."""
        self._since += dt
        wanted, self._wanted = self._wanted, {}
        if not self._clips or self._muted:
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
        return True

    def _next(self, takes: list[Clip]) -> Clip:
        """Any take but the one heard last, which is at the end of the list."""
        others = max(1, len(takes) - 1)
        takes.append(takes.pop(self._chance.randrange(others)))
        return takes[-1]

    def close(self) -> None:
        """Silence for good."""
        if self._thread is not None:
            self._thread.join(timeout=2.0)
        if self._clips is not None:
            self._mixer.close()
        self._clips, self._silent = None, True

"""The ambience of a game's table: a quiet loop of sounds, such as a works yard or a harbour.

It fades in and out, is silent away from tables, and gets quieter while text is read aloud. A thread
reads the file. Nothing is heard before the sound device is open. No clock is read here: ``update``
gets the time.
"""

from __future__ import annotations

import logging
import threading
from pathlib import Path
from typing import Final, Protocol

import pygame

from kraftwagen.ui.platform.music import AWAY, DOWN, SPEECH, UP, Glide
from kraftwagen.ui.platform.settings import Settings
from kraftwagen.ui.platform.sound import PLACE_CHANNEL

_LOG = logging.getLogger(__name__)
_FRAME: Final = 0.02
"""Seconds between two steps of a volume that changes."""


class Loop(Protocol):
    """A player of one file again and again: pygame's, or a recorder in tests."""

    def load(self, file: Path) -> None:
        """Read a file, in a thread; raises pygame.error or OSError."""

    def start(self) -> None:
        """Start playing the file that was read, at volume 0."""

    def playing(self) -> bool:
        """Return whether the file plays; other code may have stopped all sound."""

    def set_volume(self, value: float) -> None:
        """Set the volume, 0 to 1."""

    def stop(self) -> None:
        """Stop playing."""


class PygameLoop:
    """A ``Loop`` on a channel of pygame that no effect uses."""

    def __init__(self) -> None:
        self._sound: pygame.mixer.Sound | None = None

    def load(self, file: Path) -> None:
        self._sound = pygame.mixer.Sound(file)

    def start(self) -> None:
        if self._sound is not None:
            channel = pygame.mixer.Channel(PLACE_CHANNEL)
            channel.play(self._sound, loops=-1)
            channel.set_volume(0.0)

    def playing(self) -> bool:
        return pygame.mixer.Channel(PLACE_CHANNEL).get_busy()

    def set_volume(self, value: float) -> None:
        pygame.mixer.Channel(PLACE_CHANNEL).set_volume(value)

    def stop(self) -> None:
        pygame.mixer.Channel(PLACE_CHANNEL).stop()


def file_of(assets: Path, game: str) -> Path:
    """Return the path of a game's loop; the file may be missing."""
    return assets / "games" / game / "place.ogg"


class Ambience:
    """The ambience in the window.

    ``update`` gets the id of the game whose table is shown, "" without a table.
    """

    def __init__(self, assets: Path, settings: Settings, loop: Loop | None = None) -> None:
        self._assets, self._settings = assets, settings
        self._loop: Loop = loop or PygameLoop()
        self._game = ""
        """The game whose file was read, or is being read."""
        self._reading: threading.Thread | None = None
        self._ready = False
        self._began = False
        self._level = Glide(0.0)
        self._share = Glide(1.0)
        self._volume = -1.0
        self._now = 0.0

    @property
    def playing(self) -> bool:
        """Whether the loop plays, at any volume."""
        return self._began

    def possible(self, game: str) -> bool:
        """Return whether a game has a loop."""
        return bool(game) and file_of(self._assets, game).is_file()

    def update(self, now: float, game: str, *, muted: bool = False, speech: bool = False) -> None:
        """Start, stop or fade the loop; called in each turn of the window's loop."""
        self._now = now
        wanted = game if not muted and self._settings.ambience > 0 else ""
        if self._began and (muted or not self._loop.playing()):
            self._end()
        if not self._began:
            if wanted and self.possible(wanted):
                self._begin(wanted)
            return
        if wanted != self._game and self._level.target == 0 and not self._level.moves(now):
            self._end()
            return
        self._level.to(1.0 if wanted == self._game else 0.0, now, AWAY)
        spoken = SPEECH if speech else 1.0
        self._share.to(spoken, now, DOWN if spoken < self._share.target else UP)
        self._set_volume()

    def next_update(self) -> float | None:
        """Return the seconds until ``update`` is needed; None for never."""
        reading = self._reading is not None and not self._began
        moves = self._level.moves(self._now) or self._share.moves(self._now)
        return _FRAME if reading or (self._began and moves) else None

    def stop(self) -> None:
        """Stop the loop."""
        if self._began:
            self._end()

    def _begin(self, game: str) -> None:
        """Read the file of a game in a thread, then start it."""
        if self._game != game:
            if self._reading is not None and self._reading.is_alive():
                return
            self._game, self._ready = game, False
            self._reading = threading.Thread(target=self._read, args=(game,), daemon=True)
            self._reading.start()
        if self._ready:
            self._reading = None
            self._loop.start()
            self._began, self._volume, self._level = True, -1.0, Glide(0.0)
            self._level.to(1.0, self._now, AWAY)
            self._set_volume()

    def _read(self, game: str) -> None:
        file = file_of(self._assets, game)
        try:
            self._loop.load(file)
        except (pygame.error, OSError) as problem:
            _LOG.info("no sound from %s: %s", file.name, problem)
            return
        self._ready = True

    def _end(self) -> None:
        self._loop.stop()
        self._began = False

    def _set_volume(self) -> None:
        level = self._level.at(self._now) * self._share.at(self._now)
        volume = self._settings.ambience * level
        if volume != self._volume:
            self._volume = volume
            self._loop.set_volume(volume)

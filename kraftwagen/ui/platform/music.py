"""The music: a game's pieces one after another, each to its end, with silence between them.

Only one piece is read at a time, while it plays. It gives way to moments and to speech. Nothing is
heard before the sound device is open, or without pieces. No clock is read here: ``update`` gets
the time.
"""

from __future__ import annotations

import logging
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Final, Protocol

import pygame

from kraftwagen.ui.platform.settings import Settings

_LOG = logging.getLogger(__name__)
PAUSE: Final = (60.0, 120.0)
"""Shortest and longest silence after a piece, in seconds."""
APART: Final = 20 * 60.0
"""Smallest number of seconds between two starts of the same piece."""
FIRST: Final = 1.0
"""Seconds of silence before the first piece, and between those of two games."""
MOMENT: Final = 10 ** (-6 / 20)
"""Factor on the volume while a moment of the game is heard."""
SPEECH: Final = 10 ** (-12 / 20)
"""Factor on the volume while a sentence is read aloud."""
DOWN: Final = 0.08
UP: Final = 0.4
AWAY: Final = 1.0
"""Seconds in which the music fades: to give way, to come back, to end for another game."""
_FRAME: Final = 0.02
"""Seconds between two steps of a volume that changes."""


class Stream(Protocol):
    """The player of music files: ``pygame.mixer.music``, or a recorder in tests."""

    def play(self, file: Path) -> None:
        """Start playing a file; raises pygame.error or OSError."""

    def busy(self) -> bool:
        """Return whether a file is playing; not called while it is held."""

    def set_volume(self, value: float) -> None:
        """Set the volume, 0 to 1."""

    def hold(self) -> None:
        """Pause the file."""

    def go_on(self) -> None:
        """Continue a paused file."""

    def stop(self) -> None:
        """Stop the file for good."""


class PygameStream:
    """A ``Stream`` on pygame, which decodes while it plays."""

    def play(self, file: Path) -> None:
        pygame.mixer.music.load(file)
        pygame.mixer.music.play()

    def busy(self) -> bool:
        return pygame.mixer.music.get_busy()

    def set_volume(self, value: float) -> None:
        pygame.mixer.music.set_volume(value)

    def hold(self) -> None:
        pygame.mixer.music.pause()

    def go_on(self) -> None:
        pygame.mixer.music.unpause()

    def stop(self) -> None:
        pygame.mixer.music.stop()
        pygame.mixer.music.unload()


def pieces_of(assets: Path, game: str) -> list[Path]:
    """Return the music files of a game, sorted."""
    return sorted((assets / "games" / game / "music").glob("*.ogg")) if game else []


def gain(value: float) -> float:
    """Return the volume factor of a slider's value: 0 is silence, 0.5 is 10 dB below 1."""
    return 10 ** (value - 1) if value > 0 else 0.0


class Glide:
    """A value that moves evenly to another value within a time."""

    def __init__(self, value: float) -> None:
        self.target = value
        self._from, self._since, self._lasts = value, 0.0, 0.0

    def to(self, target: float, now: float, lasts: float) -> None:
        """Begin to move to a value, arriving ``lasts`` seconds after ``now``."""
        if target != self.target:
            self._from, self._since, self._lasts = self.at(now), now, lasts
            self.target = target

    def at(self, now: float) -> float:
        """Return the value at a time in seconds."""
        if not self.moves(now):
            return self.target
        return self._from + (self.target - self._from) * (now - self._since) / self._lasts

    def moves(self, now: float) -> bool:
        """Return whether the value is still on its way."""
        return now < self._since + self._lasts


class Music:
    """The music of the window.

    Each turn of the loop tells ``update`` which game is in front, whether sound is muted and
    whether somebody speaks. ``chance`` chooses pieces and the length of silence.
    """

    def __init__(
        self,
        assets: Path,
        settings: Settings,
        stream: Stream | None = None,
        chance: random.Random | None = None,
    ) -> None:
        self._assets, self._settings = assets, settings
        self._stream: Stream = stream or PygameStream()
        self._chance = chance or random.Random()
        self._game = ""
        self._pieces: Sequence[Path] = ()
        self._begun: dict[Path, float] = {}
        self._playing: Path | None = None
        self._held: float | None = None
        self._due: float | None = None
        self._share = Glide(1.0)
        self._moment = 0.0
        self._volume = -1.0
        self._now = 0.0

    @property
    def playing(self) -> str:
        """The name of the piece that is playing or held; empty for silence."""
        return self._playing.stem if self._playing is not None else ""

    def possible(self, game: str) -> bool:
        """Return whether a game has music."""
        return bool(pieces_of(self._assets, game))

    def give_way(self, seconds: float) -> None:
        """Lower the volume for a moment of ``seconds``."""
        self._moment = max(self._moment, self._now + seconds)

    def update(self, now: float, game: str, *, muted: bool = False, speech: bool = False) -> None:
        """Bring the music up to date: pause, give way, begin or end a piece."""
        self._now = now
        silent = muted or not self._settings.music_on or self._settings.music <= 0
        if silent:
            self._hold(now)
            return
        self._go_on(now)
        if game != self._game:
            self._change(game, now)
        elif self._playing is None:
            self._begin(now)
        elif not self._stream.busy():
            self._playing, self._due = None, now + self._chance.uniform(*PAUSE)
        if self._playing is not None:
            self._set_volume(now, speech)

    def next_update(self) -> float | None:
        """Return the seconds until ``update`` is needed; None for never."""
        if self._playing is None or self._held is not None:
            return None
        if self._share.moves(self._now):
            return _FRAME
        return self._moment - self._now if self._moment > self._now else None

    def stop(self) -> None:
        if self._playing is not None:
            self._stream.stop()
            self._playing = None

    def _hold(self, now: float) -> None:
        if self._held is None:
            self._held = now
            if self._playing is not None:
                self._stream.hold()

    def _go_on(self, now: float) -> None:
        """Go on after silence, as if no time had passed for the piece that was held."""
        if self._held is None:
            return
        if self._playing is not None:
            self._begun[self._playing] += now - self._held
            self._stream.go_on()
        self._held = None

    def _change(self, game: str, now: float) -> None:
        """Let a piece of another game fade, then play those of this one."""
        if self._playing is None:
            self._game, self._pieces = game, pieces_of(self._assets, game)
            self._due, self._share = now + FIRST, Glide(1.0)
        elif self._share.target > 0:
            self._share.to(0.0, now, AWAY)
        elif not self._share.moves(now):
            self.stop()

    def _begin(self, now: float) -> None:
        """Begin a piece if silence has lasted long enough and one has not been heard lately."""
        if self._due is None or now < self._due:
            return
        fresh = [piece for piece in self._pieces if now - self._begun.get(piece, -APART) >= APART]
        if not fresh:
            return
        piece = self._chance.choice(fresh)
        self._begun[piece] = now
        try:
            self._stream.play(piece)
        except (pygame.error, OSError) as problem:
            _LOG.info("no music from %s: %s", piece.name, problem)
            return
        self._playing, self._volume = piece, -1.0

    def _set_volume(self, now: float, speech: bool) -> None:
        if self._share.target > 0:  # else it fades, because another game is chosen
            wanted = SPEECH if speech else MOMENT if now < self._moment else 1.0
            self._share.to(wanted, now, DOWN if wanted < self._share.target else UP)
        volume = gain(self._settings.music) * self._share.at(now)
        if volume != self._volume:
            self._volume = volume
            self._stream.set_volume(volume)

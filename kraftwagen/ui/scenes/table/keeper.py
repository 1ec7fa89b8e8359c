"""Saves the match in play: autosaves, and a file in another folder while these fail."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Final

from kraftwagen.match.files import SHARED
from kraftwagen.match.record import Record
from kraftwagen.match.saves import SaveError, Saves

_AGAIN: Final = 10.0
"""Seconds from a failed save to the next attempt."""


class Keeper:
    """Saves the match and knows whether it is safe.

    ``problem`` is the reason why the last autosave failed, ``elsewhere`` the file chosen instead.
    ``temporary`` tells that the usual folder could not be used; saves may then be lost when the
    computer restarts. ``now`` returns the time in seconds.
    """

    def __init__(self, saves: Saves | None, now: Callable[[], float], temporary: bool) -> None:
        self.saves, self.temporary = saves, temporary
        self.problem = ""
        self.elsewhere: Path | None = None
        self._now = now
        self._tried = 0.0

    @property
    def state(self) -> str:
        """The trouble with saving: "not_saved", "elsewhere", "temporary", or empty for none."""
        if self.elsewhere is not None:
            return "elsewhere"
        return "not_saved" if self.problem else "temporary" if self.temporary else ""

    @property
    def due(self) -> bool:
        """Whether a save failed so long ago that it should be tried again."""
        return bool(self.problem) and self._now() - self._tried >= _AGAIN

    def write(self, record: Record) -> None:
        """Autosave, and while that is unsafe also write the file ``elsewhere``; set ``problem``."""
        if self.saves is None:
            return
        self._tried, self.problem = self._now(), ""
        try:
            self.saves.autosave(record)
        except SaveError as error:
            self.problem = error.problem
        if not self.problem and not self.temporary:
            self.elsewhere = None
        elif self.elsewhere is not None:
            try:
                self.saves.save_to(self.elsewhere, record)
            except SaveError as error:
                self.elsewhere, self.problem = None, error.problem

    def move(self, folder: Path, record: Record) -> Path:
        """Save to a new file in ``folder`` from now on; returns the file. Raises SaveError."""
        path = next(path for path in _names(folder, record) if not path.exists())
        if self.saves is not None:
            self.saves.save_to(path, record)
        self.elsewhere = path
        return path


def _names(folder: Path, record: Record) -> Iterator[Path]:
    day = "".join(sign for sign in record.header.date[:10] if sign.isalnum() or sign == "-")
    stem = "-".join(part for part in (record.header.game, day) if part)
    for number in count(1):
        yield folder / f"{stem}{f'-{number}' if number > 1 else ''}{SHARED}"

"""The match in play on disk: its autosaves, and a file elsewhere as long as these fail."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Final

from kraftwagen.match.record import Record
from kraftwagen.match.saves import SaveError, Saves

_AGAIN: Final = 10.0
"""Seconds until saving is tried again that has failed."""


class Keeper:
    """Writes the match whenever something has happened, and knows where it is safe.

    ``problem`` says why the last autosave failed, ``elsewhere`` is the file that was chosen
    instead. ``temporary`` says that the usual folder could not be had at the start: what is saved
    may be gone after the computer restarts. ``now`` tells the seconds.
    """

    def __init__(self, saves: Saves | None, now: Callable[[], float], temporary: bool) -> None:
        self.saves, self.temporary = saves, temporary
        self.problem = ""
        self.elsewhere: Path | None = None
        self._now = now
        self._tried = 0.0

    @property
    def state(self) -> str:
        """What is to be told all the time: "not_saved", "elsewhere", "temporary" or nothing."""
        if self.elsewhere is not None:
            return "elsewhere"
        return "not_saved" if self.problem else "temporary" if self.temporary else ""

    @property
    def due(self) -> bool:
        """Whether saving has failed so long ago that it is to be tried again."""
        return bool(self.problem) and self._now() - self._tried >= _AGAIN

    def write(self, record: Record) -> None:
        """Save the match, if need be elsewhere; ``state`` says what came of it."""
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
        """Save in a file of that folder from now on, too. Raises SaveError."""
        path = next(path for path in _names(folder, record) if not path.exists())
        if self.saves is not None:
            self.saves.save_to(path, record)
        self.elsewhere = path
        return path


def _names(folder: Path, record: Record) -> Iterator[Path]:
    day = "".join(sign for sign in record.header.date[:10] if sign.isalnum() or sign == "-")
    stem = "-".join(part for part in (record.header.game, day) if part)
    for number in count(1):
        yield folder / f"{stem}{f'-{number}' if number > 1 else ''}.json"

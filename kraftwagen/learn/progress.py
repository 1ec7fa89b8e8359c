"""How far the player is with lessons, puzzles and challenges: one JSON file, kept for good.

A section ("lessons", "puzzles", ...) of a game has entries by id; what they hold is the section's
own affair. What this version does not know stays as it is. A damaged file is put aside, one of a
newer version is left alone, and then nothing is kept. Several windows may use the file: an entry
is written into what the file says by then.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from kraftwagen.engine.types import Json
from kraftwagen.match.files import make_folder, quarantine, read_bytes, write_atomically

FILE: Final = "progress.json"
MAGIC: Final = "kraftwagen-progress"
FORMAT: Final = 1
_MOST_BYTES: Final = 5_000_000


class Progress:
    """The file of one player."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE
        self._newer = False
        self._games = self._read()

    def section(self, game: str, name: str) -> Mapping[str, Json]:
        """The entries of a section by their ids, empty at first; not to be changed."""
        return self._section(self._games, game, name)

    def keep(
        self, game: str, section: str, entry: str, value: Json, without: Iterable[str] = ()
    ) -> bool:
        """Note an entry; whether it is in the file now. It holds for this session anyway.

        The entries ``without`` are forgotten.
        """
        games, gone = self._read() or self._games, list(without)
        for known in (games, self._games):
            entries = self._section(known, game, section)
            for old in gone:
                entries.pop(old, None)
            entries[entry] = value
        self._games = games
        if self._newer:
            return False
        document = {"magic": MAGIC, "format": FORMAT, "games": games}
        try:
            make_folder(self._path.parent)
            write_atomically(self._path, json.dumps(document, indent=1).encode() + b"\n")
        except OSError:
            return False
        return True

    def _section(self, games: dict[str, Any], game: str, name: str) -> dict[str, Json]:
        """The section in ``games``, made where there is none."""
        of_game = games.setdefault(game, {})
        if not isinstance(of_game, dict):
            of_game = games[game] = {}
        section = of_game.setdefault(name, {})
        if not isinstance(section, dict):
            section = of_game[name] = {}
        return section

    def _read(self) -> dict[str, Any]:
        try:
            content = read_bytes(self._path, _MOST_BYTES)
        except (OSError, ValueError):
            return {}
        with contextlib.suppress(ValueError, RecursionError, TypeError, KeyError):
            document = json.loads(content.decode())
            self._newer = document["magic"] == MAGIC and document["format"] > FORMAT
            if self._newer:
                return {}
            if document["magic"] == MAGIC and isinstance(document["games"], dict):
                return dict(document["games"])
        quarantine(self._path, "damaged")
        return {}

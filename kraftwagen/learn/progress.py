"""The player's progress with lessons, puzzles and challenges: one JSON file.

A section ("lessons", "puzzles", ...) of a game has entries by id, of any content. Unknown sections
and entries are kept as they are. ``match.kept`` handles files that are damaged, of a newer version,
out of reach or used by several windows.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from kraftwagen.engine.types import Json
from kraftwagen.match.kept import Kept, Newer, Trouble

FILE: Final = "progress.json"
MAGIC: Final = "kraftwagen-progress"
FORMAT: Final = 1
_MOST_BYTES: Final = 20_000_000


class Progress:
    """The progress file of one player."""

    def __init__(self, folder: Path) -> None:
        self._file = Kept[dict[str, Any]](folder / FILE, _MOST_BYTES, dict, _read, _written)

    @property
    def trouble(self) -> Trouble | None:
        """The present problem with the file; None if there is none."""
        return self._file.trouble

    def section(self, game: str, name: str) -> Mapping[str, Json]:
        """Return the entries of a section of a game by id; they must not be changed."""
        return _section(self._file.value, game, name)

    def keep(
        self, game: str, section: str, entry: str, value: Json, without: Iterable[str] = ()
    ) -> bool:
        """Set an entry and remove the entries ``without``; returns whether this is in the file.

        If it cannot be written, the change holds for this session.
        """
        return self.change(game, section, entry, lambda before: value, without)

    def change(
        self,
        game: str,
        section: str,
        entry: str,
        after: Callable[[Json], Json],
        without: Iterable[str] = (),
    ) -> bool:
        """Set an entry as ``keep`` does, to ``after(present value)``; a new entry has None."""
        gone = list(without)

        def note(games: dict[str, Any]) -> bool:
            entries = _section(games, game, section)
            for old in gone:
                entries.pop(old, None)
            entries[entry] = after(entries.get(entry))
            return True

        return self._file.change(note)


def _section(games: dict[str, Any], game: str, name: str) -> dict[str, Json]:
    """Return the section in ``games``, made if there is none."""
    of_game = games.setdefault(game, {})
    if not isinstance(of_game, dict):
        of_game = games[game] = {}
    section = of_game.setdefault(name, {})
    if not isinstance(section, dict):
        section = of_game[name] = {}
    return section


def _read(content: bytes) -> dict[str, Any]:
    document = json.loads(content.decode())
    if document["magic"] != MAGIC:
        raise ValueError("another file")
    if document["format"] > FORMAT:
        raise Newer
    return dict(document["games"].items())


def _written(games: dict[str, Any]) -> bytes:
    document = {"magic": MAGIC, "format": FORMAT, "games": games}
    return json.dumps(document, indent=1).encode() + b"\n"

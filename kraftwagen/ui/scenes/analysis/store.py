"""Analyses stored beside the saved games, so that they are shown at once the next time.

A file contains one report, finished or not (``done``), and what it depends on: game, estimate,
budget. A damaged or outdated file is treated as missing and overwritten.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict
from pathlib import Path
from typing import Final

from kraftwagen.bots.analysis import Budget, Report, from_json, to_json
from kraftwagen.match.files import make_folder, read_bytes, remove, write_atomically
from kraftwagen.match.record import Record
from kraftwagen.match.saves import ANALYSES

MOST: Final = 100
"""Largest number of files to keep; the oldest are deleted first."""
_MAX_BYTES: Final = 2_000_000


class Store:
    """The stored analyses for one estimate and budget."""

    def __init__(self, saves: Path, version: str, budget: Budget) -> None:
        self._folder = saves / ANALYSES
        self._version = version
        self._budget = json.loads(json.dumps(asdict(budget)))

    def path(self, record: Record) -> Path:
        """Return the path of the file for a game's analysis; the file may not exist."""
        header = record.header
        game = [header.game, header.rules_version, header.data_digest, header.seed, header.start]
        game += [dict(header.options), len(header.seats), record.decisions]
        return self._folder / f"{_digest(game)[:32]}.json"

    def load(self, record: Record) -> Report | None:
        """Return the report on a game; None if there is no valid one."""
        try:
            kept = json.loads(read_bytes(self.path(record), _MAX_BYTES))
            fits = (kept["version"], kept["budget"]) == (self._version, self._budget)
            if not fits or kept["checksum"] != _digest(kept["report"]):
                return None
            return from_json(kept["report"], len(record.decisions), len(record.header.seats))
        except Exception:  # whatever is wrong with the file: it is computed again
            return None

    def save(self, record: Record, report: Report) -> None:
        """Write a report; failures are ignored, as the report can be computed again."""
        values = json.loads(json.dumps(to_json(report)))
        kept = {
            "version": self._version,
            "budget": self._budget,
            "checksum": _digest(values),
            "report": values,
        }
        try:
            make_folder(self._folder)
            write_atomically(self.path(record), json.dumps(kept).encode())
            files = sorted(self._folder.glob("*.json"), key=lambda file: file.stat().st_mtime)
        except OSError:
            return
        for old in files[:-MOST]:
            remove(old)


def _digest(values: object) -> str:
    text = json.dumps(values, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()

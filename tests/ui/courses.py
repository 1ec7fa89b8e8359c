"""Games of pictures are planned once for all processes of a run of the tests.

Bots plan by what they have planned before, so who goes on where others stopped plans that again.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from kraftwagen.engine.types import Code
from kraftwagen.match.match import Match
from kraftwagen.tools.screenshots import played


class _Shared(played._Course):
    folder = Path()
    _again: Any = None
    """The game as far as this process has planned it."""

    def code(self, number: int, match: Match) -> Code:
        if self._again is None:
            self._again, self._first = Match.from_record(match.spec, match.record), len(match.steps)
            mark = match.spec.digest(match.state)
            self._file = self.folder / f"{match.spec.id}-{len(match.seats)}-{mark}.json"
            self._read = list[Code]()
        if number >= len(self._read) and self._file.exists():
            written = json.loads(self._file.read_text(encoding="utf-8"))
            self._read = max(self._read, written, key=len)
        if number >= len(self._read):
            while (done := len(self._again.steps) - self._first) < number:
                self._again.submit(self._again.actor, super().code(done, self._again))
            self._read.append(super().code(number, self._again))
            half = self._file.with_suffix(f".{os.getpid()}")
            half.write_text(json.dumps(self._read), encoding="utf-8")
            half.replace(self._file)
        return self._read[number]


def share(patch: pytest.MonkeyPatch, own: Path) -> None:
    """Plan games together with the other processes; ``own`` is this one's folder of the run."""
    _Shared.folder = (own.parent if "PYTEST_XDIST_WORKER" in os.environ else own) / "courses"
    _Shared.folder.mkdir(exist_ok=True)
    patch.setattr(played, "_Course", _Shared)

"""Games of pictures are planned once for all processes of a run of the tests.

Whoever comes first plans on and writes the decisions down, the others read them. What bots plan
depends on what they have planned before: who goes on plans again all that was read, and gets the
same.
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


class _SharedCourse(played._Course):
    def __init__(self, think: played.Think, folder: Path) -> None:
        super().__init__(think)
        self._folder = folder
        self._known: list[Code] = []
        self._replayed: Any = None
        """The game as far as this process has planned it itself."""
        self._first = 0

    def code(self, number: int, match: Match) -> Code:
        if self._replayed is None:
            self._replayed = Match.from_record(match.spec, match.record)
            self._first = len(match.steps)
            mark = match.spec.digest(match.state)
            self._file = self._folder / f"{match.spec.id}-{len(match.seats)}-{mark}.json"
        if number >= len(self._known) and self._file.exists():
            written = json.loads(self._file.read_text(encoding="utf-8"))
            self._known = max(self._known, written, key=len)
        if number >= len(self._known):
            self._known.append(self._planned(number))
            half = self._file.with_suffix(f".{os.getpid()}")
            half.write_text(json.dumps(self._known), encoding="utf-8")
            half.replace(self._file)
        return self._known[number]

    def _planned(self, number: int) -> Code:
        match = self._replayed
        while (done := len(match.steps) - self._first) < number:
            match.submit(match.actor, super().code(done, match))
        return super().code(number, match)


def share(patch: pytest.MonkeyPatch, own: Path) -> None:
    """Plan games together with the other processes; ``own`` is this one's folder of the run."""
    folder = (own.parent if "PYTEST_XDIST_WORKER" in os.environ else own) / "courses"
    folder.mkdir(exist_ok=True)
    patch.setattr(played, "_Course", lambda think: _SharedCourse(think, folder))

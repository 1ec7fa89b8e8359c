"""Measures how hard the chapters of a career are: bots in the person's seat play each of them.

They know neither job nor aim, so that one game is judged by both jobs. What a chapter that was won
brings along is counted in, a head start is not.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from kraftwagen.engine.intervals import wilson
from kraftwagen.engine.spec import GameSpec
from kraftwagen.learn import career
from kraftwagen.learn.career import SEALS, Chapter, Gift
from kraftwagen.match.files import write_atomically
from kraftwagen.tools.measure import EXPERT, FIRST, ends

KEPT: Final = "career_measured.json"
Figures = dict[str, Any]


def digest(one: Chapter, carried: Gift) -> str:
    """Return a fingerprint of what makes a chapter easy or hard."""
    return hashlib.blake2b(repr((one, carried)).encode(), digest_size=8).hexdigest()


def with_carried(chapters: list[Chapter]) -> Iterator[tuple[Chapter, Gift]]:
    """Yield the chapters, each with what the one before brings along."""
    yield from zip(chapters, [Gift(), *(one.carry for one in chapters)], strict=False)


def lines(spec: GameSpec[Any], folder: Path, games: int, seed: int, *, keep: bool) -> Iterator[str]:
    """Measure all chapters of a game's folder; yields a line for each job. Raises GameError.

    With ``keep`` the figures are written beside the chapters.
    """
    kept: Figures = {}
    yield f"{'chapter':<12}{'job':<12}{f'done by {FIRST}':>28}{f'all seals by {EXPERT}':>28}"
    for one, carried in with_carried(career.load(folder / career.FILE, spec)):
        begun = one.begun(spec, one.jobs[0], carried=carried)
        first, expert = (list(ends(spec, begun, bot, games, seed)) for bot in (FIRST, EXPERT))
        jobs = {}
        for job in one.jobs:
            done = sum(SEALS[0] in one.seals(spec, job, *end, [begun.person]) for end in first)
            every = sum(one.seals(spec, job, *end, [begun.person]) == SEALS for end in expert)
            jobs[job.id] = {"done": done, "all": every}
            yield f"{one.id:<12}{job.id:<12}{_share(done, games):>28}{_share(every, games):>28}"
        kept[one.id] = {
            "digest": digest(one, carried), "data": spec.data_digest, "seed": seed,
            "games": games, "jobs": jobs,
        }  # fmt: skip
    if keep:
        write_atomically(folder / KEPT, json.dumps(kept, indent=1).encode() + b"\n")


def _share(number: int, games: int) -> str:
    low, high = wilson(number, games)
    return f"{number / games:.0%} ({low:.0%} - {high:.0%})"

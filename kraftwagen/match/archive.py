"""Replays many records and counts how many of them are sound."""

from __future__ import annotations

import multiprocessing as mp
import os
import signal
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import cache, partial
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, Final, Literal

from kraftwagen.engine import registry
from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Json
from kraftwagen.match.files import ENDINGS, read
from kraftwagen.match.match import played_by
from kraftwagen.match.record import BadRecord, Record
from kraftwagen.match.replay import verify
from kraftwagen.match.saves import ANALYSES

Kind = Literal["ok", "diverged", "damaged", "foreign"]
KINDS: Final[tuple[Kind, ...]] = ("ok", "diverged", "damaged", "foreign")
_FOREIGN: Final = frozenset(("foreign", "huge", "newer", "game", "rules", "data"))
"""Kinds of faults that say only that a file is not for this program."""
_AT_ONCE: Final = 16
"""Files that a helper process takes at a time."""


@dataclass(frozen=True, slots=True)
class FileResult:
    """The result for one file.

    ``problem`` is a sentence, empty for a sound file; ``number`` is the first decision at fault, 0
    for the set-up and None if unknown; ``decisions`` is the number of all.
    """

    path: Path
    kind: Kind
    problem: str = ""
    number: int | None = None
    decisions: int = 0


@dataclass(frozen=True, slots=True)
class Survey:
    """The results for all files in order, and the seconds they took."""

    files: Sequence[FileResult]
    seconds: float
    counts: Counter[str] = field(default_factory=Counter)

    @property
    def sound(self) -> bool:
        """Whether there are sound records and no faulty ones.

        Files of other programs, games or versions are ignored.
        """
        return self.counts["ok"] > 0 and not self.counts["diverged"] + self.counts["damaged"]

    @property
    def rate(self) -> float:
        """Files per second."""
        return len(self.files) / max(self.seconds, 1e-9)

    def json(self) -> dict[str, Json]:
        """Return the survey as JSON values; sound files are only counted."""
        problems = [
            {
                "file": str(found.path),
                "kind": found.kind,
                "decision": found.number,
                "problem": found.problem,
            }
            for found in self.files
            if found.kind != "ok"
        ]
        return {
            "files": len(self.files),
            **{kind: self.counts[kind] for kind in KINDS},
            "decisions": sum(found.decisions for found in self.files),
            "seconds": round(self.seconds, 3),
            "files_per_second": round(self.rate, 1),
            "problems": problems,
        }


def gather(paths: Iterable[Path]) -> list[Path]:
    """List the files given and every file with a game in the folders given, at any depth, sorted.

    The analyses in the folder of saves are left out.
    """
    found: dict[Path, None] = {}
    for path in paths:
        inside = sorted(_games_in(path)) if path.is_dir() else [path]
        found.update(
            (file, None) for file in inside if file.relative_to(path).parent.name != ANALYSES
        )
    return list(found)


def _games_in(folder: Path) -> Iterator[Path]:
    return (file for ending in ENDINGS for file in folder.rglob(f"*{ending}"))


def survey(
    files: Sequence[Path],
    jobs: int = 1,
    *,
    game: str = "",
    data_set: Path | None = None,
    progress: Callable[[int, int], object] | None = None,
) -> Survey:
    """Replay every file; ``jobs`` is the largest number of processes.

    With ``game``, files of other games count as foreign. ``progress(done, total)`` is called after
    each file. Raises BadData for a data set that breaks its rules.
    """
    started = time.perf_counter()
    results = []
    for result in _judged(files, min(jobs, len(files) // _AT_ONCE + 1), game, data_set):
        results.append(result)
        if progress is not None:
            progress(len(results), len(files))
    seconds = time.perf_counter() - started
    return Survey(results, seconds, Counter(found.kind for found in results))


def judge(path: Path, game: str = "", data_set: Path | None = None) -> FileResult:
    """Read a file and replay it; files of games other than ``game``, if given, are foreign."""
    try:
        record = read(path)
    except BadRecord as error:
        return FileResult(path, _kind(error), str(error))
    found = record.header.game
    if found not in registry.game_ids():
        return FileResult(path, "foreign", f"This program does not know the game '{found}'.")
    if game not in ("", found):
        return FileResult(path, "foreign", str(BadRecord("game", found=found, wanted=game)))
    return _played(path, record, _spec(found, data_set))


def _played(path: Path, record: Record, spec: GameSpec[Any]) -> FileResult:
    count = len(record.decisions)
    try:
        played_by(spec, record.header)
    except BadRecord as error:
        return FileResult(path, "foreign", str(error))
    try:
        divergence = verify(record, spec)
    except Exception as error:  # one odd file must not end the survey of thousands
        problem = f"unexpected {type(error).__name__}: {error}"
        return FileResult(path, "diverged", problem, decisions=count)
    if divergence is None:
        return FileResult(path, "ok", decisions=count)
    return FileResult(path, "diverged", str(divergence), divergence.number, count)


def _kind(error: BadRecord) -> Kind:
    return "foreign" if error.kind in _FOREIGN else "damaged"


@cache
def _spec(game: str, data_set: Path | None) -> GameSpec[Any]:
    return registry.load(game, data_set)


def _judged(
    files: Sequence[Path], jobs: int, game: str, data_set: Path | None
) -> Iterator[FileResult]:
    work = partial(judge, game=game, data_set=data_set)
    pool = _helpers(jobs) if jobs > 1 else None
    if pool is None:
        yield from map(work, files)
        return
    try:
        yield from pool.map(work, files, chunksize=_AT_ONCE)
    finally:
        pool.shutdown(cancel_futures=True)


def _helpers(jobs: int) -> ProcessPoolExecutor | None:
    """Return helper processes; None where the system or its Python has no semaphores for them."""
    try:
        return ProcessPoolExecutor(jobs, mp.get_context("spawn"), _prepare)
    except (NotImplementedError, OSError):
        return None


def _prepare() -> None:
    """Set up a helper process: it ignores Ctrl+C and ends with its parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = mp.parent_process()
    if parent is not None:
        watch = threading.Thread(target=_end_with, args=(parent,), daemon=True)
        watch.start()


def _end_with(parent: BaseProcess) -> None:
    parent.join()
    os._exit(1)

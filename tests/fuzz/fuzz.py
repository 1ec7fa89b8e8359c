"""Coverage-guided fuzzing of everything that reads what strangers wrote.

    python3 run.py fuzz                          each reader for ten minutes
    python3 run.py fuzz position record          these
    python3 run.py fuzz --minutes 3              for so long each
    python3 run.py fuzz --list                   what there is

Begins with real files and goes on from whatever reaches new code; what it learns stays in
``build/fuzz`` for the next time. A finding is anything but an answer or the reader's own error: an
exception, an input that takes longer than LIMIT seconds, a process that grows by more than GROWTH
megabytes. Each is kept in ``build/fuzz/<reader>/found``, one of a kind; what is mended moves to
``tests/fuzz/cases``, which the tests read. Ends with 1 if there was a finding.

atheris (Apache 2.0) does it, for Linux: HypoFuzz is for sale to companies, brings a web
server, and wants tests in place of files.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import logging
import os
import random
import re
import subprocess
import sys
import time
import traceback
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[2]
KEPT: Final = ROOT / "build" / "fuzz"
LIMIT: Final = 5.0
"""Seconds of the processor's time that one input may take."""
HANG: Final = 120
"""Seconds after which an input that does not end is given up."""
GROWTH: Final = 200
"""Megabytes by which the process may grow."""
LONGEST: Final = 300_000
"""Bytes of an input."""
NAMES: Final = (
    *("record", "save", "position", "data-set", "settings", "progress", "puzzle", "lesson"),
    *(
        "challenge", "chapter", "statistics", "journal", "texts", "weights", "set-up-code",
        "question",
    ),
)  # fmt: skip


class Findings:
    """What went wrong with a reader, one of a kind: of the same error at the same place."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._seen: set[str] = set()

    def add(self, kind: str, content: bytes, told: str) -> None:
        """Keep a content that was the first of its kind, and say so."""
        if kind in self._seen:
            return
        self._seen.add(kind)
        self._folder.mkdir(parents=True, exist_ok=True)
        name = hashlib.sha256(content).hexdigest()[:12]
        (self._folder / name).write_bytes(content)
        (self._folder / f"{name}.txt").write_text(f"{kind}\n\n{told}\n", encoding="utf-8")
        print(f"FOUND {kind} ({name})", file=sys.stderr, flush=True)


def kind_of(error: BaseException) -> str:
    """The error and the two places of ours that it came through last."""
    frames = traceback.extract_tb(error.__traceback__)
    ours = [frame for frame in frames if str(ROOT / "kraftwagen") in frame.filename]
    places = [f"{Path(one.filename).name}:{one.lineno}" for one in (ours or list(frames))[-2:]]
    return f"{type(error).__name__} at {' '.join(places)}"


def fuzz_one(name: str, seconds: float) -> None:
    """Fuzz a reader in this process, which ends with it."""
    os.environ["KRAFTWAGEN_COMPILE"] = "0"  # what is compiled cannot be watched
    logging.disable()
    import atheris

    with atheris.instrument_imports(include=["kraftwagen"]):
        from tests.fuzz import readers
    from tests.fuzz.mutation import mutated

    reader = readers.READERS[name]
    with atheris.instrument_imports(include=["kraftwagen"]):  # games are imported when wanted
        samples = reader.samples()
        for sample in samples:
            readers.verdict(reader, sample)
    folder = KEPT / name
    corpus, found = folder / "corpus", Findings(folder / "found")
    corpus.mkdir(parents=True, exist_ok=True)
    for content in [*samples, *(path.read_bytes() for path in cases(name))]:
        (corpus / hashlib.sha256(content).hexdigest()[:40]).write_bytes(content)
    pool = tuple(samples)

    def mutate(content: bytes, most: int, seed: int) -> bytes:
        dice = random.Random(seed)
        if dice.random() < 0.1:
            return bytes(atheris.Mutate(content, most))
        return mutated(content, dice, pool)[:most]

    def try_one(content: bytes) -> None:
        begun = time.process_time()
        try:
            readers.verdict(reader, content)
        except Exception as error:
            found.add(kind_of(error), content, "".join(traceback.format_exception(error)))
        took = time.process_time() - begun
        if took > LIMIT:
            found.add("slow", content, f"took {took:.1f} s of the processor")

    limit = round(_resident() + GROWTH)
    arguments = [
        *(sys.argv[0], str(corpus), f"-max_total_time={round(seconds)}", f"-timeout={HANG}"),
        *(f"-rss_limit_mb={limit}", f"-max_len={LONGEST}", "-len_control=0", "-verbosity=1"),
        "-report_slow_units=1000",  # by the clock on the wall: we measure our own time
        *(f"-artifact_prefix={folder}/", "-print_final_stats=1"),
    ]
    atheris.Setup(arguments, try_one, custom_mutator=mutate)
    atheris.Fuzz()


def _resident() -> float:
    """Megabytes of memory this process has now."""
    with contextlib.suppress(OSError):
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6
    return 300.0


def cases(name: str) -> list[Path]:
    """Files of what was found once, and has been mended; those of one game lie in its folder."""
    folders = (Path(__file__).with_name("cases"), *(ROOT / "tests" / "games").glob("*/fuzz"))
    return sorted(path for folder in folders for path in folder.glob(f"{name}/*"))


def run(name: str, minutes: float) -> bool:
    """Fuzz a reader in a process of its own and say how it went; whether all is well."""
    folder = KEPT / name
    before = set(_left(folder))
    command = [sys.executable, "-m", "tests.fuzz.fuzz", "--in-this-process", name]
    done = subprocess.run(
        [*command, "--minutes", str(minutes)],
        cwd=ROOT,
        stderr=subprocess.PIPE,
        text=True,
        errors="replace",
        check=False,
    )
    new = sorted(set(_left(folder)) - before)
    print(f"{name}: {_summary(done.stderr)}", flush=True)
    for path in new:
        told = path.with_suffix(".txt")
        first = told.read_text(encoding="utf-8").split("\n", 1)[0] if told.exists() else path.name
        print(f"  {first}: {path.relative_to(ROOT)}")
    if done.returncode and not new:
        print(f"  ended with {done.returncode}: {done.stderr.strip()[-600:]}")
    return not new and not done.returncode


def _left(folder: Path) -> list[Path]:
    """Findings of ours, and what libFuzzer leaves of an input that hung or took the memory."""
    found = [*(folder / "found").glob("*"), *folder.glob("*-*")]
    return [path for path in found if path.is_file() and path.suffix != ".txt"]


def _summary(log: str) -> str:
    """How many inputs there were, and how far they got."""
    stats: dict[str, Any] = dict(re.findall(r"stat::(\w+):\s+(\d+)", log))
    reached = re.findall(r"cov: (\d+) ft: \d+ corp: (\d+)", log)
    places, kept = reached[-1] if reached else ("?", "?")
    return (
        f"{stats.get('number_of_executed_units', '?')} inputs, {places} places reached, "
        f"{kept} inputs kept, {stats.get('peak_rss_mb', '?')} MB at the most"
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """Fuzz the readers that are named; the exit code."""
    parser = argparse.ArgumentParser(prog="run.py fuzz", description=__doc__.split("\n")[0])
    parser.add_argument("readers", nargs="*", metavar="READER", help="all of them by default")
    parser.add_argument("--minutes", type=float, default=10.0, help="for each reader")
    parser.add_argument("--list", action="store_true", help="the names of the readers")
    parser.add_argument("--in-this-process", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args(arguments)
    if args.list:
        print("\n".join(NAMES))
        return 0
    unknown = [name for name in args.readers if name not in NAMES]
    if unknown:
        parser.error(f"unknown reader '{unknown[0]}': known are {', '.join(NAMES)}")
    if args.in_this_process:
        fuzz_one(args.readers[0], 60 * args.minutes)
        return 0
    well = [run(name, args.minutes) for name in args.readers or NAMES]
    return 0 if all(well) else 1


if __name__ == "__main__":
    sys.exit(main())

"""Files of every kind with random damage: a clear sentence, no crash, no hang, nothing executed.

    python -m tests.soak.corrupt --count 10000

What reads them are the readers of ``tests/fuzz``: a reader raises a GameError with one sentence,
or copes. Whatever else it raises is a failure, as is starting a program, running code, or opening
a file to write outside a folder of its own.
"""

from __future__ import annotations

import argparse
import logging
import os
import random
import signal
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from tests.fuzz.readers import READERS, Reader, verdict
from tests.fuzz.shared import EMPTY_FOLDERS

LIMIT = 20
"""Seconds one damaged file may take, on a busy machine."""
HOSTILE = (
    b"-1", b"0", b"99999999999999999999", b"1e999", b"NaN", b"null", b"true", b'""', b"[]", b"{}",
    b'"../../../etc/passwd"', b'"\\ud800"', b'"\\u0000"', b"[" * 3000, b'{"a":' * 3000,
    b"!!python/object/apply:os.system ['true']", b"&a [*a, *a]", b"*a", b"\0", b"\xff\xfe",
    b"- \t:", b"'", b'"', b"%", b"9" * 5000, b'["a", 1]', b'{"other": {"other": 1}}',
    "\u202e\u0301".encode(), b"<<: *x", b"\r", b"{count}", b"{0.__class__}", b"%s%n",
)  # fmt: skip
FORBIDDEN = (
    "exec", "compile", "os.system", "os.exec", "os.posix_spawn", "os.spawn", "os.fork",
    "subprocess.Popen", "pickle.find_class", "socket.connect", "ctypes.dlopen",
)  # fmt: skip


class Watch:
    """Notes what must not happen while a file is read."""

    def __init__(self) -> None:
        self.on = False
        self.seen: list[str] = []
        sys.addaudithook(self._hear)

    def _hear(self, event: str, args: tuple[Any, ...]) -> None:
        if not self.on:
            return
        if event in FORBIDDEN:
            self.seen.append(f"{event} {args[:1]!r:.80}")
        if event == "open" and isinstance(args[0], str) and isinstance(args[1], str):
            if set(args[1]) & set("wax+") and not args[0].startswith(EMPTY_FOLDERS):
                self.seen.append(f"writes {args[0]}")

    @contextmanager
    def over(self) -> Iterator[None]:
        self.seen, self.on = [], True
        try:
            yield
        finally:
            self.on = False
        assert not self.seen, self.seen


def damaged(content: bytes, dice: random.Random) -> bytes:
    """The content after one to four accidents."""
    for _ in range(dice.choice((1, 1, 1, 2, 4))):
        at = dice.randrange(len(content) + 1)
        end = min(len(content), at + dice.choice((1, 1, 2, 8, 60, 4000)))
        accident = dice.choice(ACCIDENTS)
        content = accident(content, at, end, dice)
    return content


def _flip(content: bytes, at: int, end: int, dice: random.Random) -> bytes:
    changed = bytes(byte ^ 1 << dice.randrange(8) for byte in content[at : at + 1])
    return content[:at] + changed + content[at + 1 :]


def _cut(content: bytes, at: int, end: int, dice: random.Random) -> bytes:
    return content[:at]


def _drop(content: bytes, at: int, end: int, dice: random.Random) -> bytes:
    return content[:at] + content[end:]


def _repeat(content: bytes, at: int, end: int, dice: random.Random) -> bytes:
    return content[:at] + content[at:end] * dice.choice((2, 50)) + content[end:]


def _noise(content: bytes, at: int, end: int, dice: random.Random) -> bytes:
    return content[:at] + dice.randbytes(end - at) + content[end:]


def _move(content: bytes, at: int, end: int, dice: random.Random) -> bytes:
    to = dice.randrange(len(content) + 1)
    return content[:to] + content[at:end] + content[to:]


def _word(content: bytes, at: int, end: int, dice: random.Random) -> bytes:
    """One value or name of a text exchanged for something nobody expects there."""
    starts = [i for i in range(1, len(content)) if content[i - 1 : i] in (b" ", b"[", b":", b",")]
    if not starts:
        return dice.choice(HOSTILE)
    at = dice.choice(starts)
    end = at
    while end < len(content) and content[end : end + 1] not in (b",", b"\n", b"]", b"}", b" "):
        end += 1
    return content[:at] + dice.choice(HOSTILE) + content[end:]


ACCIDENTS = (_flip, _flip, _cut, _drop, _repeat, _noise, _move, _word, _word, _word, _word)


def try_one(reader: Reader, content: bytes, watch: Watch) -> str:
    """Read a content; "read" or the kind of error. Everything that must not be raises."""
    with watch.over():
        said, colon, _ = verdict(reader, content).partition(": ")
    return said if colon and said.startswith(("Bad", "Not", "Lesson")) else "read"


def run(count: int, seed: int, keep: Path | None = None) -> dict[str, Counter[str]]:
    """Damage files for every reader in turn; what came of it by kind. The first failure raises."""
    watch, dice = Watch(), random.Random(seed)
    samples = {reader: reader.samples() for reader in READERS.values()}
    found: dict[str, Counter[str]] = {}
    for reader, contents in samples.items():
        for content in contents:  # imports and caches, before anybody watches
            reader.read(content)
        assert try_one(reader, contents[0], watch) == "read", reader.name
    for number in range(count):
        reader = list(samples)[number % len(samples)]
        content = damaged(dice.choice(samples[reader]), dice)
        began = time.monotonic()
        if hasattr(signal, "alarm"):
            signal.alarm(LIMIT)
        try:
            outcome = try_one(reader, content, watch)
        except BaseException:
            if keep:
                (keep / f"{reader.name}-{seed}-{number}").write_bytes(content)
            print(f"{reader.name}, seed {seed}, number {number}", file=sys.stderr)
            raise
        finally:
            if hasattr(signal, "alarm"):
                signal.alarm(0)
        counter = found.setdefault(reader.name, Counter())
        counter[outcome] += 1
        counter["slowest ms"] = max(counter["slowest ms"], round((time.monotonic() - began) * 1000))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--count", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="where the content of a failure is kept")
    args = parser.parse_args()
    logging.disable()
    found = run(args.count, args.seed, args.keep)
    for kind, counter in found.items():
        print(f"{kind:<15}", ", ".join(f"{what} {n}" for what, n in sorted(counter.items())))


if __name__ == "__main__":
    main()

"""Kill a process that saves, again and again, and see what is left; run by test_saves.py.

Each round a child goes on with the game that ``latest`` finds, tells the parent through a pipe
after each finished autosave, and is killed at a random moment. Prints the number of rounds.
"""

from __future__ import annotations

import os
import random
import signal
import sys
import time
from pathlib import Path

from kraftwagen.match.match import Match
from kraftwagen.match.saves import AUTOSAVES, Saves
from tests.match.players import new_match, spec

ROUNDS = 100


def continued(saves: Saves) -> Match:
    record = saves.latest()
    return Match.from_record(spec(), record) if record else new_match(heap=10**6)


def child(folder: Path, pipe: int) -> None:
    saves = Saves(folder)
    match = continued(saves)
    while True:
        match.submit(match.actor, match.legal()[0])
        saves.autosave(match.record)
        os.write(pipe, len(match.steps).to_bytes(4, "big"))


def last_told(pipe: int, told: bytes) -> int:
    while part := os.read(pipe, 1 << 16):
        told += part
    return int.from_bytes(told[-4:], "big")


def main(folder: Path) -> None:
    rng = random.Random(1)
    known = 0
    for _ in range(ROUNDS):
        reading, writing = os.pipe()
        process = os.fork()
        if process == 0:
            child(folder, writing)
        os.close(writing)
        told = b"".join(os.read(reading, 4) for _ in range(rng.randrange(4)))
        time.sleep(rng.uniform(0.0, 0.01))
        os.kill(process, signal.SIGKILL)
        os.waitpid(process, 0)
        known = max(known, last_told(reading, told))
        os.close(reading)

        saves = Saves(folder)
        entries = saves.entries()
        assert all(entry.problem is None for entry in entries), entries
        found = len(continued(saves).steps)
        assert found in (known, known + 1), (found, known)
        known = found
    saves = Saves(folder)
    saves.autosave(continued(saves).record)
    assert len(list(folder.glob("[!.]*"))) == AUTOSAVES
    assert known > ROUNDS
    print(ROUNDS)


if __name__ == "__main__":
    main(Path(sys.argv[1]))

"""What readers make of changed contents, line by line: in both builds it must be the same.

    KRAFTWAGEN_COMPILE=0 python -m tests.fuzz.verdicts --count 5000 > written
    KRAFTWAGEN_COMPILE=1 python -m tests.fuzz.verdicts --count 5000 > compiled
    cmp written compiled

The first line says which build it is. What was found once comes first, then real files with the
changes of a seed. A fault of the program ends it with its traceback.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator

from kraftwagen import compiled
from tests.fuzz.fuzz import cases
from tests.fuzz.mutation import mutated
from tests.fuzz.readers import BOTH_BUILDS, READERS, Reader, verdict


def contents(reader: Reader, count: int, seed: int) -> Iterator[bytes]:
    """What was found once, and ``count`` contents that follow from the seed."""
    yield from (path.read_bytes() for path in cases(reader.name))
    samples = tuple(reader.samples())
    dice = random.Random(f"{reader.name} {seed}")
    for _ in range(count):
        content = dice.choice(samples)
        for _ in range(dice.choice((1, 1, 2))):
            content = mutated(content, dice, samples)
        yield content


def main() -> None:
    """Print a line for each content."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--count", type=int, default=1000, help="contents for each reader")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    print(compiled.condition())
    for name in BOTH_BUILDS:
        for number, content in enumerate(contents(READERS[name], args.count, args.seed)):
            print(name, number, verdict(READERS[name], content))
    sys.stdout.flush()


if __name__ == "__main__":
    main()

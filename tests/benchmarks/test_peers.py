"""Random play of our rules beside other engines in the same run; figures to read, not asserted.

KRAFTWAGEN_PEERS may name the Python of an environment that has them (``pip install catanatron
chess open_spiel``); without it they are looked for beside pytest. Rounds take the engines in an
order drawn anew, each sample in a process of its own, so that a slow moment of the machine hits
everybody; samples that a calibration loop found slow are thrown away.
"""

from __future__ import annotations

import json
import os
import random
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.benchmarks import peers

ROOT = Path(__file__).parents[2]
ROUNDS = 5
EXTRA = 4
"""More rounds at most, in place of samples thrown away."""
SLOW = 1.12


def sample(engine: str) -> dict[str, Any] | None:
    """What ``peers.py`` found; None without the engine."""
    ours = engine.startswith("kraftwagen")
    python = sys.executable if ours else os.environ.get("KRAFTWAGEN_PEERS", sys.executable)
    done = subprocess.run(
        [python, str(Path(peers.__file__)), engine],
        env={**os.environ, "PYTHONPATH": os.environ.get("PYTHONPATH", str(ROOT))},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode == peers.MISSING:
        return None
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def kept(samples: list[dict[str, Any]], fastest: float) -> list[float]:
    """Decisions per second of the samples that were not slowed down."""
    return [one["decisions"] / one["seconds"] for one in samples if one["pace"] < SLOW * fastest]


def test_beside_other_engines(benchmark: Any) -> None:
    samples: dict[str, list[dict[str, Any]]] = {engine: [] for engine in peers.ENGINES}
    missing: set[str] = set()
    draw = random.Random(1)
    fastest = float("inf")
    for round_ in range(ROUNDS + EXTRA):
        for engine in draw.sample(sorted(samples), len(samples)):
            enough = len(kept(samples[engine], fastest)) >= ROUNDS
            if engine in missing or (round_ >= ROUNDS and enough):
                continue
            found = sample(engine)
            if found is None:
                missing.add(engine)
                continue
            samples[engine].append(found)
            fastest = min(fastest, found["pace"])
    print()
    for engine, found_ in samples.items():
        rates = kept(found_, fastest)
        if engine in missing:
            print(f"{engine:22} not installed")
        elif not rates:
            print(f"{engine:22} {len(found_)} samples, all slowed down")
        else:
            rejected = len(found_) - len(rates)
            print(
                f"{engine:22} {statistics.median(rates):12,.0f} decisions/s "
                f"({min(rates):,.0f} to {max(rates):,.0f}, {len(rates)} samples, -{rejected})"
            )
    benchmark.pedantic(lambda: None, rounds=1)

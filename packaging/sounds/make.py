"""Synthesise the sound effects: ``python packaging/sounds/make.py [--check] [name ...]``.

Every effect is computed from nothing but sines and seeded noise, with the standard library alone,
so the same bytes come out everywhere. ``--check`` writes nothing and says which files differ.
The files are committed; the game never runs this script. Names are those the program plays them
by: ``coin`` lies in assets/sounds, ``kraftwagen/engine`` in assets/games/kraftwagen/sounds.
"""

from __future__ import annotations

import argparse
import io
import math
import random
import sys
import wave
from array import array
from collections.abc import Callable
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
if str(ROOT / "packaging") not in sys.path:
    sys.path.append(str(ROOT / "packaging"))

from sounds import house, kraftwagen  # noqa: E402
from sounds.synthesis import RATE, Sound, count, ease, filtered  # noqa: E402

PEAK: Final = 0.5
"""-6 dBFS."""
QUIETER: Final = {"click": 0.4, "your_turn": 0.38, "award": 0.42, "unsold": 0.42, "lap": 0.45}
"""Peaks of effects that would stand out: click comes often, the others are dense."""

Maker = Callable[[random.Random], Sound]
EFFECTS: Final[dict[str, Maker]] = {
    **{maker.__name__: maker for maker in house.EFFECTS},
    **{f"kraftwagen/{maker.__name__}": maker for maker in kraftwagen.EFFECTS},
}


def file_of(name: str) -> Path:
    """Where the effect of that name is kept."""
    game, _, own = name.rpartition("/")
    folder = ROOT / "assets" / "games" / game if game else ROOT / "assets"
    return folder / "sounds" / f"{own}.wav"


def finished(part: Sound, peak: float = PEAK) -> Sound:
    """No rumble, no direct current, silent first and last sample, the same peak for all."""
    part = filtered(part, "high", 35.0, 0.7)
    rise, fall = count(0.0008), count(0.018)
    for index in range(rise):
        part[index] *= ease(index / rise)
    for index in range(fall):
        part[-1 - index] *= ease(index / fall)
    top = max(abs(value) for value in part)
    return [value * peak / top for value in part]


def wav(name: str) -> bytes:
    """The bytes of one effect."""
    own = name.rpartition("/")[2]
    values = finished(EFFECTS[name](random.Random(f"kraftwagen {own}")), QUIETER.get(own, PEAK))
    samples = array("h", (math.floor(value * 32767 + 0.5) for value in values))
    if sys.byteorder == "big":
        samples.byteswap()
    out = io.BytesIO()
    with wave.open(out, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(samples.tobytes())
    return out.getvalue()


def main() -> int:
    parser = argparse.ArgumentParser(description="Synthesise the sound effects.")
    parser.add_argument("names", nargs="*", help="only these effects")
    parser.add_argument("--check", action="store_true", help="write nothing, compare")
    options = parser.parse_args()
    wrong = 0
    for name in options.names or EFFECTS:
        path = file_of(name)
        data = wav(name)
        if options.check:
            same = path.is_file() and path.read_bytes() == data
            wrong += not same
            print(f"{name:24} {'same' if same else 'differs'}")
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
            print(f"{name:24} {len(data):7,} bytes")
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())

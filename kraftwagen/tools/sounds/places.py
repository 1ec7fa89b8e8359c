"""Renders the ambience of tables: ``python -m kraftwagen.tools.sounds.places [game ...]``.

Each game's loop without a seam is computed by its ``tools/games/<game>/place.py``. Needs ffmpeg
with libvorbis. The files are committed; neither the program nor its build ever runs this.
"""

from __future__ import annotations

import argparse
import math
import random
import subprocess
import sys
from array import array
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from kraftwagen.tools import games
from kraftwagen.tools.sounds import measure
from kraftwagen.tools.sounds.synthesis import RATE, Sound, count, filtered, noise

ROOT: Final = Path(__file__).resolve().parents[3]
SECONDS: Final = 24.0
"""Length of a loop in seconds."""
LOUDNESS: Final = -34.0
"""Gated loudness of every loop, in LUFS."""
QUALITY: Final = 1
_SEAM: Final = 0.5
"""Seconds in which the end of a steady noise becomes its beginning."""


def target(game: str) -> Path:
    """Return the path of a game's loop."""
    return ROOT / "assets" / "games" / game / "place.ogg"


def around(loop: Sound, part: Sequence[float], at: float, gain: float = 1.0) -> None:
    """Mix a sound into a loop at ``at`` seconds; what exceeds the end goes to the start."""
    start, size = count(at), len(loop)
    for index, value in enumerate(part):
        loop[(start + index) % size] += value * gain


def steady(rng: random.Random, kind: str, frequency: float, q: float = 0.7) -> Sound:
    """Return filtered noise as long as a loop, without a seam."""
    part = filtered(noise(rng, SECONDS + _SEAM), kind, frequency, q)
    size, seam = count(SECONDS), count(_SEAM)
    out = part[:size]
    for index in range(seam):
        share = index / seam
        before, after = math.cos(share * math.pi / 2), math.sin(share * math.pi / 2)
        out[index] = part[size + index] * before + part[index] * after
    return out


def looped(game: str) -> Sound:
    """Return a game's loop with the loudness ``LOUDNESS``."""
    module = games.each("place")[game]
    part: Sound = module.place(random.Random(f"place of {game}"))
    # Twice, so that the filter's start is heard nowhere.
    part = filtered([*part, *part], "high", 40.0)[len(part) :]
    gain = 10 ** ((LOUDNESS - measure.integrated(part)) / 20)
    return [value * gain for value in part]


def write(game: str) -> Path:
    """Compute a game's loop and write its file; returns the path."""
    samples = array("h", (math.floor(value * 32767 + 0.5) for value in looped(game)))
    if sys.byteorder == "big":
        samples.byteswap()
    file = target(game)
    subprocess.run(
        [
            *("ffmpeg", "-y", "-loglevel", "error", "-f", "s16le", "-ar", str(RATE), "-ac", "1"),
            *("-i", "-", "-c:a", "libvorbis", "-q:a", str(QUALITY), "-map_metadata", "-1"),
            *("-fflags", "+bitexact", "-flags:a", "+bitexact", str(file)),
        ],
        input=samples.tobytes(),
        check=True,
    )
    return file


def main(arguments: Sequence[str] | None = None) -> int:
    """Render the loops of the named games, by default all; returns the exit code."""
    parser = argparse.ArgumentParser(description="Renders the sounds of places.")
    parser.add_argument("games", nargs="*", help="only these")
    for game in parser.parse_args(arguments).games or games.each("place"):
        file = write(game)
        print(f"{game:16} {file.stat().st_size:8,} bytes")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

"""Synthesises the sound effects: ``python -m kraftwagen.tools.sounds.make [--check] [name ...]``.

Effects are computed from sines and seeded noise, with the standard library alone, so that the files
are equal on every machine. ``--check`` writes nothing and lists the files that differ. The files
are committed; the game never runs this script. Names are those by which the program plays effects:
``coin`` is in assets/sounds, ``<game>/engine`` in assets/games/<game>/sounds. An effect
with several takes has files ``coin-1`` and so on, among which the program chooses.
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
from typing import Final, NamedTuple

from kraftwagen.tools import games
from kraftwagen.tools.sounds import house, measure
from kraftwagen.tools.sounds.synthesis import RATE, Sound, count, ease, filtered

ROOT: Final = Path(__file__).resolve().parents[3]

TRUE_PEAK: Final = -4.0
"""Largest true peak that a sound may have, in dBTP."""


class Kind(NamedTuple):
    """The properties that all sounds of a kind share."""

    loudness: float
    """Momentary loudness to which sounds are set, in LUFS."""
    longest: float
    """Longest duration, in seconds."""
    pitches: tuple[float, ...]
    """Pitch factor of each take."""


VARIED: Final = (1.0, 0.95, 1.05)
INTERFACE: Final = Kind(-30.0, 0.25, VARIED)
"""The kind of sounds that answer the player's input: short and quiet."""
ACT: Final = Kind(-23.0, 0.8, VARIED)
"""The kind of sounds for acts that happen many times in a game."""
MOMENT: Final = Kind(-20.0, 2.6, (1.0,))
"""The kind of sounds for rare events and signals, which never vary."""
CLIMB: Final = Kind(-26.0, 0.4, (1.0,))
"""The kind of sounds that rise by a note each while something is counted."""

Maker = Callable[[random.Random, float], Sound]
GAMES: Final = games.each("sounds")
EFFECTS: Final[dict[str, tuple[Maker, Kind]]] = {
    **{maker.__name__: (maker, INTERFACE) for maker in house.INTERFACE},
    **{maker.__name__: (maker, ACT) for maker in house.ACTS},
    **{maker.__name__: (maker, MOMENT) for maker in house.MOMENTS},
    **{maker.__name__: (maker, CLIMB) for maker in house.CLIMBING},
    **{f"{game}/{maker.__name__}": (maker, ACT) for game in GAMES for maker in GAMES[game].ACTS},
    **{
        f"{game}/{maker.__name__}": (maker, MOMENT)
        for game in GAMES
        for maker in GAMES[game].MOMENTS
    },
}


def files_of(name: str) -> list[Path]:
    """Return the paths of the WAV files of an effect, one for each take."""
    game, _, own = name.rpartition("/")
    folder = (ROOT / "assets" / "games" / game if game else ROOT / "assets") / "sounds"
    takes = len(EFFECTS[name][1].pitches)
    return [
        folder / (f"{own}-{take}.wav" if takes > 1 else f"{own}.wav")
        for take in range(1, takes + 1)
    ]


def finished(part: Sound, loudness: float) -> Sound:
    """Remove rumble and direct current, fade both ends and set the loudness.

    Raises ValueError for a sound whose true peak would be too high.
    """
    part = filtered(part, "high", 35.0, 0.7)
    rise, fall = count(0.0008), count(0.018)
    for index in range(rise):
        part[index] *= ease(index / rise)
    for index in range(fall):
        part[-1 - index] *= ease(index / fall)
    gain = 10 ** ((loudness - measure.momentary(part)) / 20)
    part = [value * gain for value in part]
    if (peak := measure.true_peak(part)) > TRUE_PEAK:
        raise ValueError(f"a true peak of {peak:.1f} dBTP: press the sound harder")
    return part


def wav(name: str, take: int) -> bytes:
    """Return the content of the WAV file of an effect's take, counted from 1."""
    maker, kind = EFFECTS[name]
    own = name.rpartition("/")[2]
    part = maker(random.Random(f"kraftwagen {own} {take}"), kind.pitches[take - 1])
    values = finished(part, kind.loudness)
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
    """Write or compare the effects named in the arguments, else all; returns the exit code."""
    parser = argparse.ArgumentParser(description="Synthesise the sound effects.")
    parser.add_argument("names", nargs="*", help="only these effects")
    parser.add_argument("--check", action="store_true", help="write nothing, compare")
    options = parser.parse_args()
    wrong = 0
    for name in options.names or EFFECTS:
        for take, path in enumerate(files_of(name), 1):
            data = wav(name, take)
            if options.check:
                same = path.is_file() and path.read_bytes() == data
                wrong += not same
                print(f"{path.stem:24} {'same' if same else 'differs'}")
            else:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(data)
                print(f"{path.stem:24} {len(data):7,} bytes")
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())

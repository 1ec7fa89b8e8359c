"""Renders the music: ``python -m kraftwagen.tools.music.make [game/piece ...]``.

Needs ``fluidsynth``, ``oggenc`` and the sound font FluidR3 (Debian: fluidsynth, vorbis-tools,
fluid-soundfont-gm). The files in assets/games/<game>/music are committed; neither the program nor
its build ever renders.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
import wave
from array import array
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from kraftwagen.engine import registry
from kraftwagen.tools.music import score
from kraftwagen.tools.music.midi import midi
from kraftwagen.tools.sounds import measure

ROOT: Final = Path(__file__).resolve().parents[3]
FONT: Final = Path("/usr/share/sounds/sf2/FluidR3_GM.sf2")
RATE: Final = 44100
LOUDNESS: Final = -24.0
"""Gated loudness that every piece is set to, in LUFS."""
TRUE_PEAK: Final = -2.0
"""The largest true peak that a piece may have, in dBTP."""
QUALITY: Final = 2
KEPT: Final = 32000
"""Samples per second in the files, as no instrument sounds above 14 kHz."""
_ROOM: Final = ("synth.reverb.room-size=0.35", "synth.reverb.level=0.35", "synth.chorus.active=0")
_FADE: Final = 1.5
"""Seconds in which the last sound dies away."""
_QUIET: Final = 40


def target(game: str, piece: str) -> Path:
    """Return the path of the music file that the program plays."""
    return ROOT / "assets" / "games" / game / "music" / f"{piece}.ogg"


def rendered(piece: score.Score, folder: Path) -> array[int]:
    """Return a piece as 16-bit samples of one channel, as the synthesiser renders it."""
    notes, sound = folder / "piece.mid", folder / "piece.wav"
    notes.write_bytes(midi(piece))
    options = [part for one in _ROOM for part in ("-o", one)]
    subprocess.run(
        [
            *("fluidsynth", "-n", "-i", "-q", "-g", "0.5", "-r", str(RATE), "-R", "1"),
            *(*options, "-F", str(sound), str(FONT), str(notes)),
        ],
        check=True,
        stdout=subprocess.DEVNULL,
    )
    with wave.open(str(sound), "rb") as file:
        both = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        both.byteswap()
    return array("h", ((a + b) // 2 for a, b in zip(both[::2], both[1::2], strict=True)))


def trimmed(part: Sequence[int]) -> list[float]:
    """Return samples from -1 to 1 without the silence around them, fading out at the end."""
    heard = [index for index in range(0, len(part), 64) if abs(part[index]) > _QUIET]
    start = max(heard[0] - RATE // 50, 0)
    end = min(heard[-1] + RATE // 2, len(part))
    out = [value / 32768 for value in part[start:end]]
    fade = min(round(_FADE * RATE), len(out))
    for index in range(fade):
        out[-1 - index] *= index / fade
    return out


def loudness(part: Sequence[float]) -> float:
    """Return the gated loudness of samples in LUFS, measured at half their rate."""
    halved = [(a + b) / 2 for a, b in zip(part[::2], part[1::2], strict=False)]
    return measure.integrated(halved)


def ogg(part: Sequence[float], title: str, folder: Path) -> bytes:
    """Return samples as an Ogg file, the same bytes each time."""
    sound, out = folder / "finished.wav", folder / "finished.ogg"
    data = array("h", (round(value * 32767) for value in part))
    if sys.byteorder == "big":
        data.byteswap()
    with wave.open(str(sound), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(data.tobytes())
    subprocess.run(
        [
            *("oggenc", "-Q", "-q", str(QUALITY), "--resample", str(KEPT), "-s", "1"),
            *("-t", title, "-o", str(out), str(sound)),
        ],
        check=True,
    )
    return out.read_bytes()


def make(game: str, piece: score.Score) -> str:
    """Render a piece into its file; returns its figures as a line. Raises ValueError."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        part = trimmed(rendered(piece, folder))
        gain = 10 ** ((LOUDNESS - loudness(part)) / 20)
        part = [value * gain for value in part]
        peak = measure.true_peak(part)
        if peak > TRUE_PEAK:
            raise ValueError(f"{piece.name}: a true peak of {peak:.1f} dBTP")
        data = ogg(part, piece.title, folder)
    file = target(game, piece.name)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(data)
    seconds, loud = len(part) / RATE, loudness(part)
    return f"{seconds:6.1f} s {loud:6.1f} LUFS {peak:6.1f} dBTP {len(data):9,} bytes"


def main() -> int:
    """Render the pieces named in the arguments, else all; returns the exit code."""
    parser = argparse.ArgumentParser(description="Render the music.")
    parser.add_argument("names", nargs="*", help="only these pieces, as game/piece")
    options = parser.parse_args()
    missing = [tool for tool in ("fluidsynth", "oggenc") if shutil.which(tool) is None]
    if missing or not FONT.is_file():
        print("missing:", *missing, *([] if FONT.is_file() else [FONT]), file=sys.stderr)
        return 1
    for game in registry.game_ids():
        for file in score.files(game):
            name = f"{game}/{file.stem}"
            if not options.names or name in options.names:
                print(f"{name:32}", make(game, score.load(file)), flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

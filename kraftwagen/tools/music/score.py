"""Scores as the project keeps them: ``tools/games/<game>/music/<piece>.yaml``.

Title, origin, tempo, sections, the order in which they are played and ``notes``: each part of a
section by bars, each note as start (in the section), length, pitch, velocity. Times count in
semiquavers, pitches and velocities are those of MIDI; ``~`` ties a note to the next section.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

import yaml

from kraftwagen.tools.music.lilypond import Note, read, struck

FOLDER: Final = Path(__file__).resolve().parents[1] / "games"
BEAT: Final = 4
"""Number of semiquavers in a crotchet."""


@dataclass(frozen=True, slots=True)
class Part:
    """The instrument of a staff: MIDI program, loudness (velocity), place from left (0 to 127)."""

    staff: str
    velocity: int
    program: int = 0
    drums: bool = False
    pan: int = 64


@dataclass(frozen=True, slots=True)
class Feel:
    """The irregularities of a person's playing; the defaults play exactly as written."""

    swing: float = 0.5
    """Share of the beat that its first quaver takes."""
    velocity: int = 0
    """Width of the range of velocities around the written one, in MIDI units."""
    tempo: float = 0.0
    """Largest change of tempo, as a share of the written one."""


@dataclass(frozen=True, slots=True)
class Tone:
    """A note of a part with its velocity."""

    note: Note
    velocity: int


Notes = Mapping[str, Mapping[str, Sequence[Tone]]]
"""Notes by section and part; times count in semiquavers from the start of the section."""


@dataclass(frozen=True, slots=True)
class Score:
    """A piece of music: its parts, its sections and the order in which they are played."""

    name: str
    title: str
    tempo: float
    """Crotchets per minute."""
    bar: int
    """Number of semiquavers in a bar."""
    parts: Mapping[str, Part]
    sections: Mapping[str, tuple[int, int]]
    """The first and the last written bar of each section, counted from 1."""
    play: Sequence[str]
    feel: Feel
    notes: Notes

    def bars(self, section: str) -> int:
        first, last = self.sections[section]
        return last - first + 1

    def unfolded(self, part: str) -> list[Tone]:
        """Return the tones of a part in the order in which they are played, ties joined."""
        at, loud = 0, self.parts[part].velocity
        placed: list[Note] = []
        velocities: dict[tuple[int, int], int] = {}
        for section in self.play:
            for tone in self.notes[section][part]:
                note = replace(tone.note, start=tone.note.start + at)
                placed.append(note)
                velocities[note.start, note.pitch] = tone.velocity
            at += self.bars(section) * self.bar
        return [
            Tone(note, velocities.get((note.start, note.pitch), loud)) for note in struck(placed)
        ]

    @property
    def length(self) -> int:
        """The length of the whole piece as played, in semiquavers."""
        return sum(self.bars(section) for section in self.play) * self.bar


@dataclass(frozen=True, slots=True)
class Sounding:
    """A key pressed and released, with times in seconds."""

    start: float
    end: float
    part: str
    pitch: int
    velocity: int


def performed(score: Score) -> Iterator[Sounding]:
    """Yield the notes of a piece in seconds, with its ``Feel``; always the same."""
    chance = random.Random(f"music {score.name}")
    beats = _beats(score, chance)

    def second(time: int) -> float:
        whole, rest = divmod(time, BEAT)
        share, swing = rest / BEAT, score.feel.swing
        at = 2 * share * swing if share < 0.5 else 1 - 2 * (1 - share) * (1 - swing)
        return beats[whole] + at * (beats[whole + 1] - beats[whole])

    for name in score.parts:
        for tone in score.unfolded(name):
            note = tone.note
            varied = tone.velocity + round(chance.uniform(-0.5, 0.5) * score.feel.velocity)
            end = second(note.start + note.length)
            yield Sounding(second(note.start), end, name, note.pitch, min(max(varied, 1), 127))


def _beats(score: Score, chance: random.Random) -> list[float]:
    """Return the second at which each beat begins; the tempo wanders and stays near its own."""
    most, speed, seconds = score.feel.tempo, 1.0, [0.0]
    for _ in range(score.length // BEAT + 1):
        speed = min(max(speed + chance.uniform(-1, 1) * most / 3, 1 - most), 1 + most)
        seconds.append(seconds[-1] + 60 / (score.tempo * speed))
    return seconds


def transcribed(head: Mapping[str, Any], text: str) -> dict[str, dict[str, list[Tone]]]:
    """Return the notes of a LilyPond text by section and part; raises ValueError for a bad bar."""
    found: dict[str, dict[str, list[Tone]]] = {name: {} for name in head["sections"]}
    bar = head["bar"]
    for part, plays in head["parts"].items():
        staff = read(text, plays["staff"])
        if wrong := [time for time in staff.checks if time % bar]:
            raise ValueError(f"{part}: bar {wrong[0] // bar + 1} is too short or too long")
        for section, (first, last) in head["sections"].items():
            start, end = (first - 1) * bar, last * bar
            inside = [
                replace(note, start=note.start - start)
                for note in staff.notes
                if start <= note.start < end
            ]
            found[section][part] = [Tone(note, plays["velocity"]) for note in struck(inside)]
    return found


def written(notes: Notes, bar: int) -> str:
    """Return notes as the YAML text of a score, a line for each bar."""
    lines = ["notes:"]
    for section, parts in notes.items():
        lines.append(f"  {section}:")
        for part, tones in parts.items():
            lines.append(f"    {part}:")
            last = max((tone.note.start for tone in tones), default=-1) // bar
            for at in range(last + 1):
                here = (tone for tone in tones if tone.note.start // bar == at)
                lines.append(f'    - "{", ".join(map(_line, here))}"')
            if last < 0:
                lines[-1] += " []"
    return "\n".join(lines) + "\n"


def _line(tone: Tone) -> str:
    note = tone.note
    return f"{note.start} {note.length} {note.pitch} {tone.velocity}{'~' if note.tied else ''}"


def _tone(line: str) -> Tone:
    start, length, pitch, velocity = map(int, line.rstrip("~").split())
    return Tone(Note(start, length, pitch, line.endswith("~")), velocity)


def load(file: Path) -> Score:
    """Return the score of a YAML file."""
    text = yaml.safe_load(file.read_text(encoding="utf-8"))
    notes = {
        section: {
            part: [_tone(one) for row in rows for one in row.split(", ") if one]
            for part, rows in parts.items()
        }
        for section, parts in text["notes"].items()
    }
    return Score(
        name=file.stem,
        title=text["title"],
        tempo=text["tempo"],
        bar=text["bar"],
        parts={name: Part(**one) for name, one in text["parts"].items()},
        sections={name: (first, last) for name, (first, last) in text["sections"].items()},
        play=[section for line in text["play"] for section in line.split()],
        feel=Feel(**text.get("feel", {})),
        notes=notes,
    )


def files(game: str) -> list[Path]:
    """Return the paths of a game's scores, sorted."""
    return sorted((FOLDER / game / "music").glob("*.yaml"))

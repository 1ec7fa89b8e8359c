"""Reads the notes of LilyPond text, as far as our scores use it.

``read`` returns one staff in written order: repeated bars stand once, alternative endings follow
each other. Times count in semiquavers, pitches are those of MIDI. Bar checks are checked.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Final

WHOLE: Final = 16
"""Number of semiquavers in a whole note."""
_STEPS: Final = {"c": 0, "d": 2, "e": 4, "f": 5, "g": 7, "a": 9, "b": 11}
_LETTERS: Final = "cdefgab"
_ENGLISH: Final = {"": 0, "s": 1, "f": -1, "ss": 2, "ff": -2}
_DUTCH: Final = {"": 0, "is": 1, "es": -1, "s": -1, "isis": 2, "eses": -2}
_MIDDLE: Final = 4 * 7
"""Diatonic steps from the lowest octave up to middle C (MIDI 60), written ``c'``."""

_SILENT: Final = frozenset((
    "once", "stemUp", "stemDown", "stemNeutral", "oneVoice", "voiceOne", "voiceTwo", "noStem",
    "noFlag", "hideNotes", "unHideNotes", "break", "pageBreak", "alternative", "repeatTie",
    "smaller",
))  # fmt: skip
"""Commands that change the look alone, or that the tokens after them make plain."""

_TOKEN: Final = re.compile(
    r"""
      %\{.*?%\} | %[^\n]*                                 # comments
    | "(?:\\.|[^"\\])*"                                   # words
    | \#['`]?\((?:[^()]|\([^()]*\))*\) | \#+['`]?[^\s(]+  # Scheme
    | \\\\ | \\[()<>!] | \\[A-Za-z]+                      # voices, phrases, commands
    | <<|>>|[<>{}|~()\[\]=]
    | [-^_][-.>^_+|!](?![A-Za-z])                         # articulations
    | [-^_]
    | [a-z]+[A-Z][A-Za-z]*
    | [a-z]+[',]*[!?]?\d*\.*(?:\*\d+(?:/\d+)?)?           # notes, rests, words
    | [A-Z][A-Za-z.]*
    | \d+(?:/\d+)?\.?\d*
    | \S
    """,
    re.VERBOSE | re.DOTALL,
)
_NOTE: Final = re.compile(
    r"([a-g])([a-z]*)([',]*)[!?]?(\d+)?(\.*)(?:\*(\d+)(?:/(\d+))?)?", re.ASCII
)
_REST: Final = re.compile(r"([rsR])()()(\d+)?(\.*)(?:\*(\d+)(?:/(\d+))?)?", re.ASCII)
_LENGTH: Final = re.compile(r"()()()(\d+)?(\.*)(?:\*(\d+)(?:/(\d+))?)?", re.ASCII)


class ScoreError(ValueError):
    """Raised for LilyPond text that this reader does not understand."""


@dataclass(frozen=True, slots=True, order=True)
class Note:
    """A note as written, with times in semiquavers; ``tied`` joins it to the next of its pitch."""

    start: int
    length: int
    pitch: int
    tied: bool = False


@dataclass(frozen=True, slots=True)
class Staff:
    """The notes written on a staff, in order, and its length in semiquavers."""

    notes: tuple[Note, ...]
    length: int
    checks: tuple[int, ...]
    """The times of all bar checks, in semiquavers from the start."""


def variables(text: str) -> dict[str, list[str]]:
    """Return the tokens of every definition in a LilyPond text, by the definition's name."""
    tokens = [token for token in _TOKEN.findall(text.lstrip("\ufeff")) if not token.startswith("%")]
    found: dict[str, list[str]] = {}
    at = depth = 0
    while at < len(tokens):
        named = depth == 0 and at + 1 < len(tokens) and tokens[at + 1] == "="
        if named and tokens[at].isalpha():
            end = _end_of_value(tokens, at + 2)
            found[tokens[at]] = tokens[at + 2 : end]
            at = end
            continue
        depth += (tokens[at] in "{<<") - (tokens[at] in "}>>") if len(tokens[at]) < 3 else 0
        at += 1
    return found


def _end_of_value(tokens: list[str], at: int) -> int:
    """Return the index behind a value that begins with commands and ends with its braces."""
    while at < len(tokens) and tokens[at] != "{":
        if at + 1 < len(tokens) and tokens[at + 1] == "=" and tokens[at].isalpha():
            return at
        at += 1
    return _closing(tokens, at) + 1


def _closing(tokens: list[str], at: int) -> int:
    """Return the index of the brace that closes the one at an index."""
    depth = 0
    for index in range(at, len(tokens)):
        depth += (tokens[index] == "{") - (tokens[index] == "}")
        if depth == 0:
            return index
    raise ScoreError("a brace is not closed")


def read(text: str, name: str) -> Staff:
    """Return the staff that a text defines under a name; raises ScoreError."""
    english = '"english.ly"' in text or '"english"' in text
    return _Reader(variables(text), _ENGLISH if english else _DUTCH).staff(name)


class _Reader:
    """Goes through the tokens of a staff."""

    def __init__(self, known: dict[str, list[str]], signs: dict[str, int]) -> None:
        self._known, self._signs = known, signs
        self._notes: list[Note] = []
        self._checks: list[int] = []
        self._now = Fraction(0)
        self._length = Fraction(1, 4)
        self._above: int | None = None
        """Diatonic steps of the note that the next one is near to; None if octaves are absolute."""
        self._last: list[int] = []

    def staff(self, name: str) -> Staff:
        if name not in self._known:
            raise ScoreError(f"nothing is called {name}")
        self._music(self._known[name])
        return Staff(tuple(sorted(self._notes)), self._ticks(self._now), (*self._checks,))

    def _ticks(self, time: Fraction) -> int:
        ticks = time * WHOLE
        if ticks.denominator != 1:
            raise ScoreError(f"{time} of a whole note is no number of semiquavers")
        return int(ticks)

    def _music(self, tokens: list[str]) -> None:
        at = 0
        while at < len(tokens):
            at = self._one(tokens, at)

    def _one(self, tokens: list[str], at: int) -> int:
        """Read what stands at an index; return that of the next."""
        token = tokens[at]
        if token == "{":
            end = _closing(tokens, at)
            self._music(tokens[at + 1 : end])
            return end + 1
        if token == "<<":
            return self._together(tokens, at)
        if token == "<":
            return self._chord(tokens, at)
        if token.startswith("\\") and len(token) > 2:
            return self._command(tokens, at)
        if token in "^_-" and tokens[at + 1] == "\\markup":
            return self._markup(tokens, at + 1)
        if token == "|":
            self._checks.append(self._ticks(self._now))
        elif token == "~":
            self._tie()
        elif _NOTE.fullmatch(token):
            self._sound([token], token)
        elif found := _REST.fullmatch(token):
            self._last = []
            self._now += self._duration(found)
        elif token not in ("(", ")", "[", "]", "\\(", "\\)", "\\!", "\\<", "\\>") and not (
            len(token) == 2 and token[0] in "-^_"
        ):
            raise ScoreError(f"unknown: {' '.join(tokens[at : at + 6])}")
        return at + 1

    def _command(self, tokens: list[str], at: int) -> int:
        name = tokens[at][1:]
        if name == "relative":
            octave, self._above = tokens[at + 1], 0
            self._above = _steps(octave) if _NOTE.fullmatch(octave) else None
            return at + 2
        if name == "repeat":
            times = int(tokens[at + 2]) if tokens[at + 1] == "unfold" else 1
            end = _closing(tokens, at + 3)
            for _ in range(times):
                self._music(tokens[at + 4 : end])
            return end + 1
        if name == "markup":
            return self._markup(tokens, at)
        if name in ("override", "set", "change"):
            return tokens.index("=", at) + 2
        if name in ("clef", "bar", "mark", "tempo", "time", "ottava"):
            return at + 2
        if name == "key":
            return at + 3
        if name in _SILENT:
            return at + 1
        if name not in self._known:
            raise ScoreError(f"unknown: {tokens[at]}")
        before, self._above = self._above, None
        self._music(self._known[name])
        self._above = before
        return at + 1

    def _markup(self, tokens: list[str], at: int) -> int:
        while not tokens[at].startswith('"'):
            if tokens[at] == "{":
                return _closing(tokens, at) + 1
            at += 1
        return at + 1

    def _together(self, tokens: list[str], at: int) -> int:
        """Read voices that begin together; each goes on from the last note of the one before."""
        start, end = self._now, self._now
        at += 1
        while tokens[at] != ">>":
            if tokens[at] == "\\\\":
                self._now = start
                at += 1
            else:
                at = self._one(tokens, at)
                end = max(end, self._now)
        self._now, self._last = end, []
        return at + 1

    def _chord(self, tokens: list[str], at: int) -> int:
        end = tokens.index(">", at)
        after = tokens[end + 1] if end + 1 < len(tokens) else ""
        has_length = after[:1].isdigit() and _LENGTH.fullmatch(after)
        self._sound(tokens[at + 1 : end], after if has_length else "")
        return end + 2 if has_length else end + 1

    def _sound(self, names: list[str], length: str) -> None:
        found = _NOTE.fullmatch(length) or _LENGTH.fullmatch(length)
        assert found is not None
        spell, first = self._above, None
        pitches: list[int] = []
        for name in names:
            written = _NOTE.fullmatch(name)
            if written is None or written[2] not in self._signs:
                raise ScoreError(f"no note: {name}")
            steps = _steps(name) if self._above is None else _near(name, self._above)
            if spell is not None:
                self._above = steps
            first = steps if first is None else first
            octave, letter = divmod(steps, 7)
            pitches.append(12 * (octave + 1) + _STEPS[_LETTERS[letter]] + self._signs[written[2]])
        if spell is not None:
            self._above = first
        start, lasts = self._now, self._duration(found)
        self._last = list(range(len(self._notes), len(self._notes) + len(pitches)))
        self._notes += [Note(self._ticks(start), self._ticks(lasts), one) for one in pitches]
        self._now += lasts

    def _duration(self, found: re.Match[str]) -> Fraction:
        """Return the length that a note says; without one that of the note before."""
        _, _, _, number, dots, times, parts = found.groups()
        if number:
            self._length = Fraction(1, int(number)) * (2 - Fraction(1, 2 ** len(dots)))
        if times:
            self._length *= Fraction(int(times), int(parts or 1))
        return self._length

    def _tie(self) -> None:
        for index in self._last:
            self._notes[index] = replace(self._notes[index], tied=True)


def struck(notes: Iterable[Note]) -> list[Note]:
    """Return notes as keys are struck: tied notes joined, each key sounding once at a time.

    A tie that leads nowhere stays. A key struck again ends its note, and then sounds as long as
    either of them.
    """
    waiting: dict[tuple[int, int], Note] = {}
    joined: list[Note] = []
    for note in sorted(notes):
        before = waiting.pop((note.start, note.pitch), None)
        if before is not None:
            note = replace(note, start=before.start, length=before.length + note.length)
        if note.tied:
            waiting[note.start + note.length, note.pitch] = note
        else:
            joined.append(note)
    keys: dict[int, list[Note]] = {}
    for note in sorted([*joined, *waiting.values()]):
        key = keys.setdefault(note.pitch, [])
        if key and (over := key[-1].start + key[-1].length - note.start) > 0:
            last = key.pop()
            if note.start > last.start:
                key.append(replace(last, length=note.start - last.start, tied=False))
            note = replace(note, length=max(note.length, over), tied=note.tied or last.tied)
        key.append(note)
    return sorted(note for key in keys.values() for note in key)


def _steps(name: str) -> int:
    """Diatonic steps of a note whose octave is absolute: ``c`` lies below middle C."""
    return _MIDDLE - 7 + _LETTERS.index(name[0]) + 7 * (name.count("'") - name.count(","))


def _near(name: str, above: int) -> int:
    """Diatonic steps of a note that is written relative to another: at most a fourth away."""
    way = (_LETTERS.index(name[0]) - above) % 7
    return above + (way if way < 4 else way - 7) + 7 * (name.count("'") - name.count(","))

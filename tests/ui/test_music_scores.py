"""The scores: what the project keeps is what is written, and it is played as music is."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from kraftwagen.engine import registry
from kraftwagen.tools.music import score, transcribe
from kraftwagen.tools.music.lilypond import Note, ScoreError, read, struck
from kraftwagen.tools.music.midi import midi
from tests.each import each
from tests.games import GAMES

PIECES = {f"{game}/{file.stem}": file for game in registry.game_ids() for file in score.files(game)}
NAMES = tuple(PIECES)


def loaded(name: str) -> score.Score:
    return score.load(PIECES[name])


def timed(notes: list[Note]) -> list[tuple[int, int, int]]:
    return sorted((note.start, note.length, note.pitch) for note in notes)


@each(NAMES)
def test_each_note_is_that_of_the_lilypond_text(name: str) -> None:
    """Pitch, start and length of all notes, the sections laid one after another as written."""
    piece, text = loaded(name), PIECES[name].with_suffix(".ly").read_text(encoding="utf-8")
    for part, plays in piece.parts.items():
        staff = read(text, plays.staff)
        kept = [
            replace(tone.note, start=tone.note.start + (first - 1) * piece.bar)
            for section, (first, _) in piece.sections.items()
            for tone in piece.notes[section][part]
        ]
        assert timed(struck(kept)) == timed(struck(staff.notes))
        assert len(kept) > 80


@each(NAMES)
def test_making_it_again_gives_the_same_text(name: str) -> None:
    assert transcribe.whole(PIECES[name]) == PIECES[name].read_text(encoding="utf-8")


@each(NAMES)
def test_sections_cover_what_is_written(name: str) -> None:
    """No bar is missing, none is in two sections; all bars are full."""
    piece = loaded(name)
    spans = list(piece.sections.values())
    assert spans[0][0] == 1
    assert all(before[1] + 1 == after[0] for before, after in pairwise(spans))
    text = PIECES[name].with_suffix(".ly").read_text(encoding="utf-8")
    for part in piece.parts.values():
        staff = read(text, part.staff)
        assert staff.length == spans[-1][1] * piece.bar
        assert {check % piece.bar for check in staff.checks} == {0}


@each(NAMES)
def test_cuts_are_at_whole_sections(name: str) -> None:
    """What is repeated goes on in its first ending, then in its second, or in that alone."""
    piece = loaded(name)
    assert set(piece.play) <= set(piece.sections)
    for here, after in pairwise([*piece.play, ""]):
        if f"{here}_second" in piece.sections:
            assert after in (f"{here}_first", f"{here}_second")
        if here.endswith("_first"):
            assert after == here.removesuffix("_first")


@each(NAMES)
def test_lasts_two_to_three_minutes(name: str) -> None:
    piece = loaded(name)
    assert 120 < piece.length / score.BEAT * 60 / piece.tempo < 180


def test_four_pieces_a_game() -> None:
    assert {game: len(score.files(game)) for game in GAMES} == dict.fromkeys(GAMES, 4)


@each(NAMES)
def test_a_key_sounds_once_at_a_time(name: str) -> None:
    piece = loaded(name)
    for part in piece.parts:
        notes = [tone.note for tone in piece.unfolded(part)]
        assert not any(note.tied for note in notes)
        for pitch in {note.pitch for note in notes}:
            key = [note for note in notes if note.pitch == pitch]
            assert all(a.start + a.length <= b.start for a, b in pairwise(key))


@each(NAMES)
def test_played_as_the_feel_says(name: str) -> None:
    """Without a feel to the millisecond; else the tempo, velocities and quavers vary as told."""
    piece = loaded(name)
    feel, heard = piece.feel, list(score.performed(piece))
    assert heard == list(score.performed(piece))
    written = [(part, tone) for part in piece.parts for tone in piece.unfolded(part)]
    assert len(heard) == len(written)
    second = 60 / piece.tempo / score.BEAT
    for sounding, (_, tone) in zip(heard, written, strict=True):
        off = abs(sounding.velocity - tone.velocity)
        assert off <= feel.velocity / 2 + 0.5
        if feel == score.Feel():
            assert sounding.start == pytest.approx(tone.note.start * second)
            assert sounding.end - sounding.start == pytest.approx(tone.note.length * second)
    if feel != score.Feel():
        assert (0.57 <= feel.swing <= 0.6, feel.velocity, feel.tempo) == (True, 25, 0.01)
        begun = {
            tone.note.start: sounding.start
            for sounding, (_, tone) in zip(heard, written, strict=True)
        }
        for start, at in begun.items():
            on_beat, after = start % score.BEAT == 0, begun.get(start + score.BEAT)
            if on_beat and after is not None:
                assert after - at == pytest.approx(60 / piece.tempo, rel=0.0102)
                if start + 2 in begun:
                    assert (begun[start + 2] - at) / (after - at) == pytest.approx(feel.swing)


@each(NAMES)
def test_midi_says_when_and_how_long(name: str) -> None:
    piece = loaded(name)
    data = midi(piece)
    assert data[:14] == b"MThd\0\0\0\6\0\0\0\1" + (1000).to_bytes(2, "big")
    pressed: dict[tuple[int, int], tuple[int, int]] = {}
    found, tick, at = [], 0, 22
    while data[at : at + 4] != b"\0\xff\x2f\0":
        wait = 0
        while data[at] & 128:
            wait, at = (wait << 7) | data[at] & 127, at + 1
        tick += (wait << 7) | data[at]
        kind, channel, key, velocity = data[at + 1] >> 4, data[at + 1] & 15, *data[at + 2 : at + 4]
        at += 3 if kind == 0xC else 4
        if kind == 9:
            pressed[channel, key] = tick, velocity
        elif kind == 8:
            start, velocity = pressed.pop((channel, key))
            found.append((start / 2000, tick / 2000, key, velocity))
    assert not pressed
    heard = [(one.start, one.end, one.pitch, one.velocity) for one in score.performed(piece)]
    found, heard = sorted(found, key=_by_key), sorted(heard, key=_by_key)
    for played, wanted in zip(found, heard, strict=True):
        assert played == pytest.approx(wanted, abs=0.0003)


def _by_key(note: tuple[float, float, int, int]) -> tuple[int, int, float]:
    return note[2], note[3], note[0]


# -- the reader


def staff_of(tmp: str) -> list[tuple[int, int, int]]:
    return timed(struck(read(f"music = {tmp}", "music").notes))


@pytest.mark.parametrize(
    ("text", "notes"),
    [
        ("{ c'4 d'8. ees'16 }", [(0, 4, 60), (4, 3, 62), (7, 1, 63)]),
        (r"\relative c' { c4 g' c, g }", [(0, 4, 60), (4, 4, 67), (8, 4, 60), (12, 4, 55)]),
        (
            r"\relative c' { <c e g>4 d <g, b>2 }",
            [(0, 4, 60), (0, 4, 64), (0, 4, 67), (4, 4, 62), (8, 8, 55), (8, 8, 59)],
        ),
        ("{ c'4 ~ c'8 r c' }", [(0, 6, 60), (8, 2, 60)]),
        ("{ <c' e'>8 ~ <c' e'> }", [(0, 4, 60), (0, 4, 64)]),
        (r"\relative c' { << { c'4 d } \\ { e,2 } >> f }", [
            (0, 4, 72), (0, 8, 64), (4, 4, 74), (8, 8, 65),
        ]),
        (r"{ \repeat unfold 2 { c'8 } \repeat volta 2 { d' } }", [
            (0, 2, 60), (2, 2, 60), (4, 2, 62),
        ]),
        (r"{ c'4*1/4 d'16^\markup \bold { a b } e'-. }", [(0, 1, 60), (1, 1, 62), (2, 1, 64)]),
        ("{ << { c'4. } \\\\ { r8 c' } >> }", [(0, 2, 60), (2, 4, 60)]),
    ],
)  # fmt: skip
def test_what_is_read(text: str, notes: list[tuple[int, int, int]]) -> None:
    assert staff_of(text) == notes


def test_english_names_of_notes() -> None:
    text = '\\include "english.ly"\nmusic = { cs\'4 bf }'
    assert timed(list(read(text, "music").notes)) == [(0, 4, 61), (4, 4, 58)]


@pytest.mark.parametrize("text", [r"{ \harp c'4 }", "{ h'4 }", "{ c'32 }", "{ 5 }"])
def test_what_is_not_understood_is_said(text: str) -> None:
    with pytest.raises(ScoreError):
        staff_of(text)


def test_a_bar_of_the_wrong_length_is_said(tmp_path: Path) -> None:
    head = {
        "bar": 8,
        "parts": {"one": {"staff": "one", "velocity": 80}},
        "sections": {"a": [1, 1]},
    }
    with pytest.raises(ValueError, match="bar 2 is too short or too long"):
        score.transcribed(head, "one = { c'2 | d'4. | }")

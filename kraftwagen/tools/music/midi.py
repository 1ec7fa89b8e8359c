"""Writes a score, as performed, as a MIDI file with ticks of half a millisecond."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from kraftwagen.tools.music.score import Part, Score, performed

_RATE: Final = 2000
"""Ticks in a second."""
_DRUMS: Final = 9
"""The channel that MIDI keeps for drums."""


def midi(score: Score) -> bytes:
    """Return the content of the MIDI file of a score."""
    channels = channels_of(score.parts)
    events: list[tuple[int, int, bytes]] = []
    for name, part in score.parts.items():
        events.append((0, 0, bytes((0xC0 | channels[name], part.program))))
        events.append((0, 0, bytes((0xB0 | channels[name], 10, part.pan))))
    # Keys are released before others are pressed, so that one pressed again sounds.
    for one in performed(score):
        channel, start = channels[one.part], round(one.start * _RATE)
        end = max(start + 1, round(one.end * _RATE))
        events.append((start, 2, bytes((0x90 | channel, one.pitch, one.velocity))))
        events.append((end, 1, bytes((0x80 | channel, one.pitch, 0))))
    track = b"".join(_track(events))
    # 500,000 microseconds a crotchet of a thousand ticks, MIDI's own tempo.
    head = b"MThd" + (6).to_bytes(4, "big") + b"\0\0\0\1" + (_RATE // 2).to_bytes(2, "big")
    return head + b"MTrk" + len(track).to_bytes(4, "big") + track


def channels_of(parts: Mapping[str, Part]) -> dict[str, int]:
    """Return the MIDI channel of each part by name, a separate one for each pitched part."""
    pitched = iter(range(_DRUMS))
    return {name: _DRUMS if part.drums else next(pitched) for name, part in parts.items()}


def _track(events: list[tuple[int, int, bytes]]) -> Iterator[bytes]:
    now = 0
    for tick, _, message in sorted(events):
        yield _number(tick - now) + message
        now = tick
    yield b"\0\xff\x2f\0"


def _number(value: int) -> bytes:
    """A number as MIDI writes it: seven bits a byte, the last one without the top bit."""
    out = [value & 127]
    while value := value >> 7:
        out.append(value & 127 | 128)
    return bytes(reversed(out))

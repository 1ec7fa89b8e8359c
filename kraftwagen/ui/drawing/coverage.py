"""Reads the set of characters of a font from the font file."""

from __future__ import annotations

import struct
from bisect import bisect_right
from collections.abc import Sequence
from pathlib import Path
from typing import Final

_UNICODE: Final = {(3, 10): 2, (0, 6): 2, (0, 4): 2, (3, 1): 1, (0, 3): 1}
"""Platform and encoding of a map -> its rank: 2 for all of Unicode, 1 for its first plane."""


class Coverage:
    """The characters of a font, as ranges of code points: ``"Ω" in coverage``."""

    def __init__(self, ranges: Sequence[tuple[int, int]]) -> None:
        ordered = sorted(ranges)
        self._first = [first for first, _ in ordered]
        self._last = [last for _, last in ordered]

    def __contains__(self, sign: object) -> bool:
        if not isinstance(sign, str):
            return False
        at = bisect_right(self._first, ord(sign)) - 1
        return at >= 0 and ord(sign) <= self._last[at]


def coverage(file: Path) -> Coverage:
    """Return the characters of a TrueType or OpenType file. Raises OSError, struct.error."""
    font = file.read_bytes()
    (tables,) = struct.unpack_from(">H", font, 4)
    directory = [struct.unpack_from(">4sLLL", font, 12 + 16 * n) for n in range(tables)]
    start = next(offset for tag, _, offset, _ in directory if tag == b"cmap")
    (maps,) = struct.unpack_from(">H", font, start + 2)
    known = [struct.unpack_from(">HHL", font, start + 4 + 8 * n) for n in range(maps)]
    best = max(known, key=lambda one: _UNICODE.get(one[:2], 0))
    return Coverage(_ranges(font, start + best[2]))


def _ranges(font: bytes, at: int) -> list[tuple[int, int]]:
    """Return the ranges of a character map of format 4 (segments) or 12 (groups)."""
    (kind,) = struct.unpack_from(">H", font, at)
    if kind == 12:
        (groups,) = struct.unpack_from(">L", font, at + 12)
        found = [struct.unpack_from(">LLL", font, at + 16 + 12 * n) for n in range(groups)]
        return [(first, last) for first, last, _ in found]
    (double,) = struct.unpack_from(">H", font, at + 6)
    many = double // 2
    lasts = struct.unpack_from(f">{many}H", font, at + 14)
    firsts = struct.unpack_from(f">{many}H", font, at + 16 + double)
    return list(zip(firsts, lasts, strict=True))

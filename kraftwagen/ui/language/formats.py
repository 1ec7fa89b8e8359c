"""Plural classes, numbers, shares, lists and dates as a language writes them.

All of it is in ``formats.json`` beside the texts of a language, which ``kraftwagen.tools.formats``
writes from the data of Unicode CLDR. A language without this file writes like English.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from datetime import date
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from kraftwagen.match.files import read_bytes

FILE: Final = "formats.json"
MINUS: Final = "\u2212"
"""As long as a plus, as printers set it; CLDR has the hyphen of typewriters."""
_MOST_BYTES: Final = 100_000
_RELATION: Final = re.compile(r"([nivftwec])(?: mod (\d+))? (not )?in ([0-9.,]+)")
_SIGN: Final = re.compile(r"'[^']*'|d+|M+|y+|H+|m+")


class Formats:
    """How a language writes what is not words."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self._data = data

    @classmethod
    def read(cls, folder: Path, language: str, fallback: str) -> Formats:
        """Return the formats of a language, or those of another one."""
        file = folder / language / FILE
        if not file.is_file():
            file = folder / fallback / FILE
        return cls(json.loads(read_bytes(file, _MOST_BYTES)) if file.is_file() else PLAIN)

    @property
    def name(self) -> str:
        """The language's own name: "Deutsch"."""
        return str(self._data["name"])

    def plural(self, number: float) -> str:
        """Return the plural class of a number, such as "one"."""
        rules = self._data["plural"].items()
        return next((name for name, rule in rules if _holds(rule, abs(number))), "other")

    def number(self, number: float, decimals: int = 0, *, signed: bool = False) -> str:
        """Return a number as text: "1,250.5"; ``signed`` with its plus or minus, except for 0."""
        digits = f"{abs(number):,.{decimals}f}"
        nothing = not digits.strip("0.,")
        sign = "" if nothing else MINUS if number < 0 else "+" if signed else ""
        own = self._data["number"]
        return sign + digits.translate({ord(","): own["group"], ord("."): own["decimal"]})

    def percent(self, share: float) -> str:
        """Return a share (0 to 1) as a percentage: "31%"."""
        return str(self._data["percent"]).replace("{0}", self.number(round(100 * share)))

    def list(self, items: Sequence[str], kind: str = "and") -> str:
        """Return words as a list: "a, b and c", or "a, b or c" of the kind "or"."""
        patterns = self._data["list"][kind]
        if len(items) < 2:
            return items[0] if items else ""
        if len(items) == 2:
            return _put(patterns["2"], *items)
        text = _put(patterns["end"], items[-2], items[-1])
        for item in reversed(items[1:-2]):
            text = _put(patterns["middle"], item, text)
        return _put(patterns["start"], items[0], text)

    def date(self, moment: date, form: str = "day") -> str:
        """Return a date or time; ``form`` is "day", "moment" (date and time) or "time"."""
        return _SIGN.sub(
            lambda sign: _dated(moment, sign[0], self._data), self._data["dates"][form]
        )

    def month(self, number: int) -> str:
        """Return the name of a month, 1 to 12, as it stands alone."""
        return str(self._data["months"][number - 1])

    def weekdays(self) -> tuple[str, ...]:
        """Return the short names of the days of a week from Monday on."""
        return tuple(self._data["weekdays"])


def _dated(moment: date, sign: str, data: Mapping[str, Any]) -> str:
    """Return what a sign of a date stands for; words of the language stand in quotes."""
    letter, width = sign[0], len(sign)
    if letter == "'":
        return sign[1:-1] or "'"
    if letter == "M" and width > 2:
        names = data["months_short" if width == 3 else "months_in_dates"]
        return str(names[moment.month - 1])
    values = {"d": moment.day, "M": moment.month, "y": moment.year}
    clock = {"H": getattr(moment, "hour", 0), "m": getattr(moment, "minute", 0)}
    return str((values | clock)[letter]).zfill(width)


def _put(pattern: str, first: str, last: str) -> str:
    """Fill in both words at once, so that words with braces stay as they are."""
    return re.sub(r"\{([01])\}", lambda place: (first, last)[int(place[1])], pattern)


@lru_cache(2048)
def _holds(rule: str, number: float) -> bool:
    """Return whether a number follows a rule of a plural class: "i in 1 and v in 0"."""
    whole, _, fraction = str(number).partition(".")
    fraction = "" if isinstance(number, int) or number == int(number) else fraction
    operands = {
        "n": number,
        "i": int(float(whole)),
        "v": len(fraction),
        "w": len(fraction.rstrip("0")),
        "f": int(fraction or 0),
        "t": int(fraction.rstrip("0") or 0),
        "e": 0,
        "c": 0,
    }
    return any(
        all(_related(relation, operands) for relation in condition.split(" and "))
        for condition in rule.split(" or ")
    )


def _related(relation: str, operands: Mapping[str, float]) -> bool:
    found = _RELATION.fullmatch(relation)
    if not found:
        return False
    value = operands[found[1]] % int(found[2]) if found[2] else operands[found[1]]
    return _within(value, found[4]) != bool(found[3])


def _within(value: float, ranges: str) -> bool:
    for part in ranges.split(","):
        low, _, high = part.partition("..")
        if value == int(value) and int(low) <= value <= int(high or low):
            return True
    return False


PLAIN: Final[dict[str, Any]] = {
    "name": "English",
    "plural": {"one": "i in 1 and v in 0"},
    "number": {"decimal": ".", "group": ","},
    "percent": "{0}%",
    "list": {
        kind: {"2": f"{{0}} {kind} {{1}}", "start": "{0}, {1}", "middle": "{0}, {1}",
               "end": f"{{0}} {kind} {{1}}"}
        for kind in ("and", "or")
    },
    "dates": {"day": "y-MM-dd", "moment": "y-MM-dd HH:mm", "time": "HH:mm"},
    "months": [str(number) for number in range(1, 13)],
    "months_in_dates": [str(number) for number in range(1, 13)],
    "months_short": [str(number) for number in range(1, 13)],
    "weekdays": [str(number) for number in range(1, 8)],
}  # fmt: skip
"""What is written where no data was found, as in folders of tests."""

"""The options a game can be set up with, declared as data, and the one check of chosen values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from kraftwagen.engine.errors import BadOption, shown
from kraftwagen.engine.types import Json

OptionKind: TypeAlias = Literal["bool", "int", "choice"]


@dataclass(frozen=True, slots=True)
class SetupOption:
    """A set-up option of a game.

    ``words`` is the locale key with its ``title`` and ``note``. An "int" lies between ``low`` and
    ``high``, a "choice" is one of ``choices``, whose words are below ``words`` too. With
    ``per_seat``, a value of the option is a list with one such entry per seat, or empty.
    ``grades`` names the numbers above 0 that the window offers, by the locale keys of their words;
    ``grades_with`` is a yes-or-no option, and the grades if that is on.
    """

    name: str
    kind: OptionKind
    default: Json
    words: str
    low: int = 0
    high: int = 0
    choices: tuple[str, ...] = ()
    per_seat: bool = False
    grades: tuple[tuple[str, int], ...] = ()
    grades_with: tuple[str, tuple[tuple[str, int], ...]] = ("", ())

    def check(self, value: Json, seats: int) -> None:
        """Raise BadOption if a value is not allowed in a game with this number of seats."""
        if not self.per_seat:
            return self._check_one(value, "be")
        if not isinstance(value, list | tuple) or len(value) not in (0, seats):
            raise BadOption(f"option '{self.name}' must be a list of {seats} numbers or empty")
        for entry in value:
            self._check_one(entry, "hold")
        return None

    def graded(self, chosen: Mapping[str, Json]) -> dict[str, int]:
        """Return the numbers that are offered with other options as ``chosen``, by name."""
        name, instead = self.grades_with
        return dict(instead if chosen.get(name) is True else self.grades)

    def _check_one(self, value: Json, verb: str) -> None:
        if self.kind == "bool":
            fine, wanted = isinstance(value, bool), "true or false"
        elif self.kind == "int":
            fine = type(value) is int and self.low <= value <= self.high
            number = "a whole number" if verb == "be" else "whole numbers"
            wanted = f"{number} from {self.low} to {self.high}"
        else:
            fine, wanted = value in self.choices, f"one of {', '.join(self.choices)}"
        if not fine:
            found = f"'{shown(value)}'" if isinstance(value, str) else shown(value)
            raise BadOption(f"option '{self.name}' must {verb} {wanted}, not {found}")

    def read(self, text: str) -> Json:
        """Parse a typed value; commas separate the values of seats. Raises BadOption."""
        if not self.per_seat:
            return self._read_one(text)
        return [self._read_one(part) for part in text.split(",")] if text else []

    def _read_one(self, text: str) -> Json:
        if self.kind == "bool":
            value: Json = {"true": True, "false": False}.get(text, text)
        elif self.kind == "int":
            value = int(text) if text.isascii() and text.isdecimal() else text
        else:
            value = text
        self._check_one(value, "be")
        return value


def defaults(declared: Sequence[SetupOption]) -> dict[str, Json]:
    """Return the default of each option by name."""
    return {option.name: option.default for option in declared}


def checked(
    declared: Sequence[SetupOption], chosen: Mapping[str, Json], seats: int
) -> dict[str, Json]:
    """Return all options with defaults filled in; raises BadOption for wrong names or values."""
    known = {option.name: option for option in declared}
    for name, value in chosen.items():
        if name not in known:
            raise BadOption(f"unknown option '{shown(name)}': known are {', '.join(sorted(known))}")
        known[name].check(value, seats)
    return {**defaults(declared), **chosen}

"""Who sits where: a name and whether a person or a bot decides."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from kraftwagen.engine.errors import GameError

PERSON: Final = "person"
MAX_NAME: Final = 40
MAX_CONTROLLER: Final = 60


class BadSeat(GameError):
    """A seat with a name or a controller that cannot be shown or stored."""


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """A place at the table.

    ``controller`` is ``"person"`` or the name of a bot. Raises BadSeat for names that are empty,
    too long or hold control characters.
    """

    name: str
    controller: str = PERSON

    def __post_init__(self) -> None:
        _check("name", self.name, MAX_NAME)
        _check("controller", self.controller, MAX_CONTROLLER)

    @property
    def is_person(self) -> bool:
        """Whether a person decides for this seat."""
        return self.controller == PERSON


def _check(field: str, value: str, longest: int) -> None:
    if not value.strip() or len(value) > longest or not value.isprintable():
        raise BadSeat(f"seat: {field}: must be 1 to {longest} printable characters")


@dataclass(frozen=True, slots=True)
class Handover:
    """A seat that went from one controller to another after ``number`` decisions.

    Records keep hand-overs among their marks, each as one ``mark``.
    """

    number: int
    seat: int
    before: str
    after: str

    @property
    def mark(self) -> str:
        """One line for a record."""
        return f"handed:{self.number}:{self.seat}:{self.before}:{self.after}"

    @classmethod
    def of_mark(cls, mark: str) -> Handover | None:
        """The hand-over a mark tells of; None for other marks."""
        found = _HANDED.fullmatch(mark)
        if found is None:
            return None
        number, seat, before, after = found.groups()
        return cls(int(number), int(seat), before, after)


@dataclass(frozen=True, slots=True)
class HintsUsed:
    """How many hints a seat has asked for; one ``mark`` for each seat that has."""

    seat: int
    count: int

    @property
    def mark(self) -> str:
        """One line for a record."""
        return f"hints:{self.seat}:{self.count}"

    @classmethod
    def of_mark(cls, mark: str) -> HintsUsed | None:
        """The count a mark tells of; None for other marks."""
        found = _HINTS.fullmatch(mark)
        return cls(int(found[1]), int(found[2])) if found is not None else None


_HINTS: Final = re.compile(r"hints:(\d{1,2}):(\d{1,6})")
_HANDED: Final = re.compile(r"handed:(\d{1,6}):(\d{1,2}):([^:]+):([^:]+)")

"""Who sits where: a name and whether a person or a bot decides; where a game came from."""

from __future__ import annotations

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
    """A seat that went from one controller to another after ``number`` decisions."""

    number: int
    seat: int
    before: str
    after: str


@dataclass(frozen=True, slots=True)
class Origin:
    """The game another one was branched from: after how many decisions, and when it began.

    Seed and options are the same in both.
    """

    number: int
    date: str

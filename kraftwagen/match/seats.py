"""The seats of a game: names, controllers, colours, hand-overs; the game's origin."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kraftwagen.engine.errors import GameError

PERSON: Final = "person"
MAX_NAME: Final = 40
MAX_CONTROLLER: Final = 60
MAX_COLOUR: Final = 7
SHOWN_MOVES: Final = "moves"
"""The helper that marks good moves."""
FREE_HINTS: Final = "hints"
"""The helper with which hints and taking back cost nothing."""
HELPERS: Final = (SHOWN_MOVES, FREE_HINTS)


class BadSeat(GameError):
    """Raised for a seat whose name, controller, colour or helpers cannot be shown or stored."""


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """One seat of a game.

    ``controller`` is ``"person"`` or the name of a bot. Raises BadSeat for names that are empty,
    too long or hold control characters, for colours below 0 or above MAX_COLOUR, and for helpers
    that are unknown or not in the order of HELPERS.
    """

    name: str
    controller: str = PERSON
    colour: int | None = None
    """The number of the chosen colour; None for the colour of the seat, see ``colours``."""
    helpers: tuple[str, ...] = ()
    """What a person at this seat is helped with, some of HELPERS."""

    def __post_init__(self) -> None:
        _check("name", self.name, MAX_NAME)
        _check("controller", self.controller, MAX_CONTROLLER)
        if self.colour is not None and not 0 <= self.colour <= MAX_COLOUR:
            raise BadSeat(f"seat: colour: must be 0 to {MAX_COLOUR}")
        if self.helpers != tuple(one for one in HELPERS if one in self.helpers):
            raise BadSeat(f"seat: helpers: must be some of {', '.join(HELPERS)}")

    @property
    def is_person(self) -> bool:
        """Whether a person decides for this seat."""
        return self.controller == PERSON

    @property
    def is_helped(self) -> bool:
        """Whether a person with any helper decides for this seat."""
        return self.is_person and bool(self.helpers)

    def has(self, helper: str) -> bool:
        """Return whether a person with this helper decides for this seat."""
        return self.is_person and helper in self.helpers


def colours(seats: Sequence[SeatInfo], known: int) -> tuple[int, ...]:
    """Return each seat's colour as a number below ``known``, all different if possible.

    Of seats that chose the same colour the first gets it; the others get their own number or a
    number that is free.
    """
    chosen = {seat.colour for seat in seats}
    found: list[int] = []
    for number, seat in enumerate(seats):
        of_choice = seat.colour is not None and seat.colour < known
        wanted = seat.colour if seat.colour is not None and of_choice else number
        if wanted in found or (not of_choice and wanted in chosen):
            taken = chosen.union(found)
            wanted = next((one for one in range(known) if one not in taken), number)
        found.append(wanted)
    return tuple(found)


def _check(field: str, value: str, longest: int) -> None:
    if not value.strip() or len(value) > longest or not value.isprintable():
        raise BadSeat(f"seat: {field}: must be 1 to {longest} printable characters")


@dataclass(frozen=True, slots=True)
class Handover:
    """A change of a seat's controller after ``number`` decisions."""

    number: int
    seat: int
    before: str
    after: str


@dataclass(frozen=True, slots=True)
class Origin:
    """The game that another game continues.

    ``number`` is the number of decisions taken over, ``date`` when the first game began. Seed and
    options are the same in both games.
    """

    number: int
    date: str

"""The marque of the people at this machine: its name, emblem and paint, and who carries it.

It is kept in the settings and shown on what belongs to seats of persons. It never replaces the
colour and the shape that tell seats apart.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from pygame import Surface

from kraftwagen.match.seats import SeatInfo
from kraftwagen.ui.drawing.resources import Resources
from kraftwagen.ui.drawing.theme import (
    ACCENT,
    BRASS,
    BRASS_LIGHT,
    CREAM,
    GREEN,
    GREEN_DARK,
    INK,
    MUTED,
    OXBLOOD,
    SEPIA,
    WHITE,
    Tone,
    hexa,
)

EMBLEMS: Final = ("wing", "gear", "star", "crown", "anchor", "bolt", "tower", "leaf")
"""The emblems, drawn in ``emblem_<name>``."""
PAINTS: Final[Mapping[str, tuple[Tone, Tone]]] = {
    "oxblood": (OXBLOOD, CREAM),
    "green": (GREEN, CREAM),
    "black": (INK, BRASS_LIGHT),
    "cream": (CREAM, OXBLOOD),
    "brass": (BRASS, INK),
    "brown": (SEPIA, CREAM),
    "grey": (MUTED, INK),
    "white": (WHITE, GREEN_DARK),
}
"""Colours of field and figure by the name of a paint; none is a player's."""
SIZE: Final = 100
"""Width and height of the drawings of emblems, in their units."""
Place: TypeAlias = tuple[float, float, float]
"""Where an emblem is in a drawing: its middle and its width, in units of that drawing."""
LONGEST: Final = 24
"""Most characters of a name."""


class Marque(NamedTuple):
    """A marque; ``emblem`` is one of EMBLEMS, ``paint`` one of PAINTS."""

    name: str
    emblem: str
    paint: str


def read(kept: Mapping[str, Any]) -> Marque | None:
    """Return the marque in the settings; None if there is none, or one that is not valid."""
    name, emblem, paint = (kept.get(part) for part in Marque._fields)
    fine = isinstance(name, str) and emblem in EMBLEMS and paint in PAINTS
    return Marque(str(name)[:LONGEST], str(emblem), str(paint)) if fine else None


def _shades(marque: Marque) -> dict[str, str]:
    field, figure = PAINTS[marque.paint]
    return {"main": hexa(field), "light": hexa(figure), "dark": hexa(ACCENT)}


def emblem(res: Resources, marque: Marque, side: float) -> Surface:
    """Return the emblem of a marque in its paint."""
    shades: dict[str, Any] = _shades(marque)
    return res.image(f"emblem_{marque.emblem}", side, side, **shades)


def painted_on(res: Resources, marque: Marque, drawing: str, place: Place) -> str:
    """Return an SVG drawing with the emblem over it at a place."""
    x, y, side = place
    own = res.source(f"emblem_{marque.emblem}")
    inner = own[own.index(">") + 1 : own.rindex("</svg>")]
    for name, shade in _shades(marque).items():
        inner = inner.replace(f"${name}", shade)
    scaled = f"translate({x - side / 2:g} {y - side / 2:g}) scale({side / SIZE:g})"
    end = drawing.rindex("</svg>")
    return f'{drawing[:end]}<g transform="{scaled}">{res.palette.fill(inner)}</g>{drawing[end:]}'


class Liveries(tuple[int, ...]):
    """The index in PLAYERS of each seat's colour; ``marked`` seats carry the ``marque``."""

    marque: Marque
    marked: frozenset[int]

    @property
    def _parts(self) -> tuple[object, ...]:
        return tuple(self), self.marque, self.marked

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Liveries):
            return False
        return self._parts == other._parts

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return hash(self._parts)


def carried(
    colours: tuple[int, ...], seats: Sequence[SeatInfo], marque: Marque | None
) -> tuple[int, ...]:
    """Return the colours of seats, and with them the marque that persons carry."""
    if marque is None:
        return colours
    made = Liveries(colours)
    made.marque = marque
    made.marked = frozenset(seat for seat, info in enumerate(seats) if info.is_person)
    return made

"""The album: the models of what a game sells, each found when it is first sold, as data.

An entry of ``album.yaml`` has

``id``       its words are below ``<game>.album.<id>``
``picture``  the name of its drawing among the game's pictures
``paint``    its light, main and dark colour, where the drawing leaves them open
``trims``    names of drawings that are laid over it
``when``     facts of what was sold (``GameSpec.sold``): a value, or the lowest and highest one

What is sold is the last model all of whose facts it has: the usual one comes before special ones.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Event
from kraftwagen.learn.entries import Entry, read_entries, reading

FILE: Final = "album.yaml"
_MOST: Final = 60
_HIGHEST: Final = 1000
_COLOUR: Final = re.compile(r"#[0-9a-f]{6}")
_NAME: Final = re.compile(r"[a-z][a-z0-9_]*")
Facts = Mapping[str, int | str]


@dataclass(frozen=True, slots=True)
class Model:
    """A model; the module's docstring describes its fields."""

    id: str
    picture: str
    when: Mapping[str, str | tuple[int, int]]
    paint: tuple[str, str, str] | None = None
    trims: tuple[str, ...] = ()

    def is_one(self, facts: Facts) -> bool:
        """Return whether something sold has all facts of the model."""
        return all(_fits(wanted, facts.get(name)) for name, wanted in self.when.items())


def _fits(wanted: str | tuple[int, int], found: int | str | None) -> bool:
    if isinstance(wanted, str) or not isinstance(found, int):
        return wanted == found
    return wanted[0] <= found <= wanted[1]


def model_of(models: Sequence[Model], facts: Facts) -> Model | None:
    """Return the model of something sold; None if it is none of the album."""
    return next((one for one in reversed(models) if one.is_one(facts)), None)


def sold_by(
    spec: GameSpec[Any],
    happened: Iterable[Event],
    state: Any,
    seats: Iterable[int],
    models: Sequence[Model],
) -> dict[str, int]:
    """Return the models that the seats have sold, in order, each with the seat that was first."""
    found: dict[str, int] = {}
    own = set(seats)
    for facts in spec.sold(list(happened), state):
        one = model_of(models, facts) if facts["seat"] in own else None
        if one is not None:
            found.setdefault(one.id, int(facts["seat"]))
    return found


@cache
def load(path: Path) -> tuple[Model, ...]:
    """Load the models of a game, once for a file; raises BadEntry."""
    found: list[Model] = []
    for entry in read_entries(path).items(1, _MOST):
        with reading(entry):
            one = _read(entry)
        if any(one.id == other.id for other in found):
            raise entry["id"].wrong(f"'{one.id}' is there twice")
        found.append(one)
    return tuple(found)


def _read(entry: Entry) -> Model:
    entry.only("id", "picture", "paint", "trims", "when")
    paint, trims = entry.get("paint"), entry.get("trims")
    return Model(
        id=_name(entry["id"]),
        picture=_name(entry["picture"]),
        when={name: _wanted(entry["when"][name]) for name in entry["when"].names()},
        paint=_paint(paint) if paint is not None else None,
        trims=tuple(_name(one) for one in trims.items(1, 4)) if trims is not None else (),
    )


def _name(entry: Entry) -> str:
    name = entry.text(40)
    if not _NAME.fullmatch(name):
        raise entry.wrong("must have small letters, digits and _")
    return name


def _paint(entry: Entry) -> tuple[str, str, str]:
    light, main, dark = (one.text(7) for one in entry.items(3, 3))
    for one in entry.items():
        if not _COLOUR.fullmatch(one.text(7)):
            raise one.wrong("must be a colour such as #1b1512")
    return light, main, dark


def _wanted(entry: Entry) -> str | tuple[int, int]:
    plain = entry.plain()
    if isinstance(plain, list):
        low, high = (one.number(0, _HIGHEST) for one in entry.items(2, 2))
        return low, high
    if isinstance(plain, str):
        return entry.text(40)
    number = entry.number(0, _HIGHEST)
    return number, number

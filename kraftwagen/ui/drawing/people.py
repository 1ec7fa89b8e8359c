"""The faces of people and of bots, with the values of the bots' character sheets."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import pygame
from pygame import Surface

from kraftwagen.ui.drawing import look_files
from kraftwagen.ui.drawing.resources import Resources

CALM: Final = "calm"
PLEASED: Final = "pleased"
WORRIED: Final = "worried"
CROSS: Final = "cross"
MOODS: Final = (CALM, PLEASED, WORRIED, CROSS)
"""The expressions that are drawn of each person."""


class Face(NamedTuple):
    """The face shown at a seat: a bot or a guest by name, one of MOODS, and a number from 0.

    Bots of a kind at one table have different looks.
    """

    who: str
    mood: str
    look: int = 0


def looks(
    seats: Sequence[tuple[str, str]], names_of: Callable[[str], Sequence[str]]
) -> tuple[int, ...]:
    """Return the look of the bot at each seat, given as its kind and its name.

    A bot looks as its name says, by the place among the names of its kind. A bot with another
    name has the first look that is left, so that no two of a kind look alike.
    """
    known = [names_of(kind) for kind, _ in seats]
    found: dict[int, int] = {}
    for listed in (True, False):
        for seat, (kind, name) in enumerate(seats):
            if (name in known[seat]) == listed:
                taken = {look for at, look in found.items() if seats[at][0] == kind}
                left = (look for look in range(len(seats)) if look not in taken)
                found[seat] = known[seat].index(name) if listed else next(left, 0)
    return tuple(found[seat] for seat in range(len(seats)))


def likeness(res: Resources, game: str, face: Face, side: float) -> Surface | None:
    """Return a square picture of a face; None for a player without pictures."""
    name = f"{game}/person_{face.who}_{face.mood}"
    if not res.has_image(name):
        return None
    looks = _sheets(res.assets / "games" / game / "people.yaml").get(face.who, {}).get("looks")
    if not face.look or not looks:
        return res.image(name, side, side)

    def make() -> Surface:
        text = redressed(res.source(name), looks[(face.look - 1) % len(looks)])
        return pygame.transform.flip(res.svg(text, side, side), bool(face.look % 2), False)

    return res.cached((name, face.look, round(side)), make)


def redressed(text: str, colours: Mapping[str, str]) -> str:
    """Return a drawing in other colours; those of each gradient follow its middle one."""
    text = _GRADIENT.sub(lambda found: _tinted(found, colours), text)
    for old, new in colours.items():
        text = text.replace(f"#{old}", f"#{new}")
    return text


def _tinted(found: re.Match[str], colours: Mapping[str, str]) -> str:
    new = colours.get(found[2])
    if new is None:
        return found[0]
    parts = [int(new[at : at + 2], 16) for at in (0, 2, 4)]
    light = "".join(f"{round(part + (255 - part) * _LIGHTER):02x}" for part in parts)
    dark = "".join(f"{round(part * _DARKER):02x}" for part in parts)
    middle = found[0].replace(f"#{found[2]}", f"#{new}", 1)
    return middle.replace(f"#{found[1]}", f"#{light}", 1).replace(f"#{found[3]}", f"#{dark}", 1)


_STOP: Final = r'<stop offset="[\d.]+" stop-color="#([0-9a-f]{6})"/>'
_GRADIENT: Final = re.compile(_STOP * 3)
_LIGHTER, _DARKER = 0.28, 0.83
"""How the first and the last colour of a gradient follow from its middle one."""


def is_drawn(res: Resources, game: str, who: str) -> bool:
    """Return whether there are pictures of a guest, or of the person behind a bot."""
    return res.has_image(f"{game}/person_{who}_{CALM}")


def nerve(res: Resources, game: str, bot: str) -> float:
    """Return the distance behind at which a bot worries, as a share of ``Insight.scale``."""
    sheet = _sheets(res.assets / "games" / game / "people.yaml").get(bot, {})
    return float(sheet.get("nerve", 1.0))


@cache
def _sheets(path: Path) -> dict[str, dict[str, Any]]:
    return look_files.read(path) if path.is_file() else {}

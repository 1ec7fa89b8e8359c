"""The people behind bots, with their pictures and the values of their character sheets."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import yaml
from pygame import Surface

from kraftwagen.ui.drawing.resources import Resources

CALM: Final = "calm"
PLEASED: Final = "pleased"
WORRIED: Final = "worried"
CROSS: Final = "cross"
MOODS: Final = (CALM, PLEASED, WORRIED, CROSS)
"""The expressions that are drawn of each person."""


class Face(NamedTuple):
    """The face shown at a seat: the name of a bot and one of MOODS."""

    bot: str
    mood: str


def likeness(res: Resources, game: str, face: Face, side: float) -> Surface | None:
    """Return a square picture of a face; None for a player without pictures, such as a person."""
    name = f"{game}/person_{face.bot}_{face.mood}"
    return res.image(name, side, side) if res.has_image(name) else None


def is_drawn(res: Resources, game: str, bot: str) -> bool:
    """Return whether there are pictures of the person behind a bot."""
    return res.has_image(f"{game}/person_{bot}_{CALM}")


def nerve(res: Resources, game: str, bot: str) -> float:
    """Return the distance behind at which a bot worries, as a share of ``Insight.scale``."""
    return _nerves(res.assets / "games" / game / "people.yaml").get(bot, 1.0)


@cache
def _nerves(path: Path) -> dict[str, float]:
    if not path.is_file():
        return {}
    sheets = yaml.safe_load(path.read_text(encoding="utf-8-sig"))
    return {bot: float(sheet["nerve"]) for bot, sheet in sheets.items()}

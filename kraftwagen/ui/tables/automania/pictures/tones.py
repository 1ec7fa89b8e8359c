"""The game's own colours by name; ``look.yaml`` has their values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kraftwagen.games.automania import terms
from kraftwagen.ui.drawing.theme import CREAM, INK, Tone


@dataclass(frozen=True, slots=True)
class LineColour:
    """The colours of a car type."""

    main: Tone
    light: Tone
    dark: Tone
    text: Tone
    """The colour of text on the main colour."""


def _line(name: str) -> LineColour:
    main, light, dark = (Tone(f"automania.{name}.{shade}") for shade in ("main", "light", "dark"))
    return LineColour(main, light, dark, CREAM if name == "super" else INK)


LINES: Final = tuple(_line(name) for name in terms.CAR_TYPES)
HARBOUR: Final = Tone("automania.harbour")
HARBOUR_DARK: Final = Tone("automania.harbour_dark")
HARBOUR_LIGHT: Final = Tone("automania.harbour_light")
CHROME: Final = Tone("automania.chrome")
CHROME_DARK: Final = Tone("automania.chrome_dark")
NOON: Final = Tone("automania.noon")
WATER: Final = Tone("automania.water")
WATER_DEEP: Final = Tone("automania.water_deep")
QUAY: Final = Tone("automania.quay")
QUAY_DARK: Final = Tone("automania.quay_dark")

"""Colours, type sizes and spacing, all derived from one scale.

Design units are pixels of a 1280x720 window. ``Theme(scale)`` turns them into real pixels:
``theme.px(12)``, ``theme.style("body")``. Scenes use no colours or sizes of their own.

Colours are names (``Tone``); a ``Palette``, normal or high contrast, has their values. ``Canvas``
and ``Resources`` accept names as well as values. SVG texts contain names, such as ``$INK``, which
``Resources`` replaces.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final, TypeAlias

from pygame import Color, Rect

from kraftwagen.ui.drawing.worlds import HOUSE, Face, World

DESIGN_SIZE: Final = (1280, 720)


@dataclass(frozen=True, eq=False, slots=True)
class Tone:
    """The name of a colour; a ``Palette`` has its value."""

    name: str


Colour: TypeAlias = Tone | Color

INK: Final = Tone("INK")
CREAM: Final = Tone("CREAM")
PAPER: Final = Tone("PAPER")
PAPER_SHADE: Final = Tone("PAPER_SHADE")
GREEN: Final = Tone("GREEN")
GREEN_LIGHT: Final = Tone("GREEN_LIGHT")
GREEN_DARK: Final = Tone("GREEN_DARK")
GREEN_DEEP: Final = Tone("GREEN_DEEP")
OXBLOOD: Final = Tone("OXBLOOD")
OXBLOOD_LIGHT: Final = Tone("OXBLOOD_LIGHT")
BRASS: Final = Tone("BRASS")
BRASS_LIGHT: Final = Tone("BRASS_LIGHT")
BRASS_DARK: Final = Tone("BRASS_DARK")
MUTED: Final = Tone("MUTED")
"""Colour of inactive and secondary text on green."""
SEPIA: Final = Tone("SEPIA")
"""Colour of secondary text on paper."""
GLOW: Final = Tone("GLOW")
"""Colour of legal targets, the focus ring, the last move."""
RAY: Final = Tone("RAY")
"""Colour of the faint rays on the table."""
OFF_GREEN: Final = Tone("OFF_GREEN")
"""Ground of a green button that cannot be pressed."""
OFF_PAPER: Final = Tone("OFF_PAPER")
"""Ground of a paper button that cannot be pressed."""
WHITE: Final = Tone("WHITE")
"""Colour of fields under the pointer, and of text on blue."""
ACCENT: Final = Tone("ACCENT")
"""Colour of full or first things: the primary button, a gauge, gold."""
ACCENT_LIGHT: Final = Tone("ACCENT_LIGHT")
"""Colour of the upper edge of things in ACCENT."""
BAR: Final = Tone("BAR")
"""Colour of the strips at the top and foot of a table."""
TABLE: Final = Tone("TABLE")
"""Colour of the bare table below the areas of a game."""
ON_TABLE: Final = Tone("ON_TABLE")
"""Colour of words on the bare table."""
SHADE: Final = Tone("SHADE")
"""Colour over the parts of a table where nothing is legal now."""


@dataclass(frozen=True, slots=True)
class PlayerColour:
    """The look of a seat: colour with shades, shape, and the colour of text on it."""

    name: str
    shape: str
    main: Tone
    light: Tone
    dark: Tone
    text: Tone


def _player(name: str, shape: str, text: Tone) -> PlayerColour:
    main, light, dark = (Tone(f"{name}.{shade}") for shade in ("main", "light", "dark"))
    return PlayerColour(name, shape, main, light, dark, text)


PLAYERS: Final = (
    _player("yellow", "disc", INK),
    _player("blue", "square", WHITE),
    _player("vermillion", "diamond", INK),
    _player("pink", "hexagon", INK),
)
"""The looks of the seats. Each has its own shape, as colour must not be the only mark."""


PALETTES: Final[Mapping[str, Mapping[str, str]]] = {
    "normal": {
        "INK": "#1b1512", "CREAM": "#f4e8cb", "PAPER": "#e9dcc0", "PAPER_SHADE": "#d6c299",
        "GREEN": "#23534a", "GREEN_LIGHT": "#2f6b5f", "GREEN_DARK": "#14302b",
        "GREEN_DEEP": "#0c1e1b", "OXBLOOD": "#7a1f1b", "OXBLOOD_LIGHT": "#a83229",
        "BRASS": "#c9a24a", "BRASS_LIGHT": "#f0d58a", "BRASS_DARK": "#7d5f20", "MUTED": "#b6c0b0",
        "SEPIA": "#5b4a35", "GLOW": "#ffe08a", "RAY": "#183a33", "OFF_GREEN": "#1b3530",
        "OFF_PAPER": "#dccfae", "WHITE": "#ffffff", "ACCENT": "#c9a24a", "ACCENT_LIGHT": "#f0d58a",
        "BAR": "#0c1e1b", "TABLE": "#14302b", "ON_TABLE": "#f0d58a", "SHADE": "#0c1e1b",
        "yellow.main": "#f0e442", "yellow.light": "#f9f3a0", "yellow.dark": "#a89a12",
        "blue.main": "#0067a8", "blue.light": "#4aa3d8", "blue.dark": "#004a75",
        "vermillion.main": "#d55e00", "vermillion.light": "#ff9a52", "vermillion.dark": "#8a3c00",
        "pink.main": "#e08ed4", "pink.light": "#f5c9ef", "pink.dark": "#96478b",
    },
    "contrast": {
        "INK": "#000000", "CREAM": "#ffffff", "PAPER": "#fffaee", "PAPER_SHADE": "#f3e9d0",
        "GREEN": "#0a4238", "GREEN_LIGHT": "#0f5347", "GREEN_DARK": "#041a16",
        "GREEN_DEEP": "#000000", "OXBLOOD": "#6d0a08", "OXBLOOD_LIGHT": "#8f1610",
        "BRASS": "#ffc83d", "BRASS_LIGHT": "#ffe9a3", "BRASS_DARK": "#5f4300",
        "MUTED": "#dfe6da", "SEPIA": "#3a2a14", "GLOW": "#ffff4d", "RAY": "#06201b",
        "OFF_GREEN": "#04100e", "OFF_PAPER": "#f3e9d0", "WHITE": "#ffffff",
        "ACCENT": "#ffc83d", "ACCENT_LIGHT": "#ffe9a3", "BAR": "#000000", "TABLE": "#041a16",
        "ON_TABLE": "#ffe9a3", "SHADE": "#000000",
        "yellow.main": "#fff78a", "yellow.light": "#fffcd0", "yellow.dark": "#6e6400",
        "blue.main": "#00558c", "blue.light": "#5cb6ea", "blue.dark": "#002a47",
        "vermillion.main": "#f57014", "vermillion.light": "#ffae75", "vermillion.dark": "#5e2700",
        "pink.main": "#f5ade4", "pink.light": "#fbdcf4", "pink.dark": "#5f1f57",
    },
}  # fmt: skip
"""The values of colours, by palette and name. High contrast: 7:1 for text, 3:1 for graphics."""

_VALUE: Final = re.compile(r"#[0-9a-f]{6}\b")
_NAMED: Final = re.compile(r"\$([A-Z_]+|[a-z]+(?:\.[a-z_]+)+)")


@dataclass(frozen=True, slots=True)
class _Values:
    """The values of one palette in one world: by name, and of drawings the usual ones replaced."""

    values: Mapping[str, str]
    changes: Mapping[str, str]
    colours: dict[Tone, Color]


class Palette:
    """The values of colours: ``palette(INK)`` to draw with, ``palette.fill(svg)`` for SVG texts.

    It has the ``world`` of one game at a time, which may have values of its own.
    """

    def __init__(self, name: str = "normal", world: World = HOUSE) -> None:
        self._own: dict[str, dict[str, str]] = {one: {} for one in PALETTES}
        self._made: dict[tuple[str, World], _Values] = {}
        self.world: World = world
        self.use(name)

    def add(self, tones: Mapping[str, Mapping[str, str]]) -> None:
        """Add a game's colours, by palette and name as in ``PALETTES``."""
        for name, values in tones.items():
            self._own[name].update(values)
        self._made.clear()
        self.use(self.name)

    def use(self, name: str, world: World | None = None) -> None:
        """Switch to another palette or world; pictures drawn before must be drawn again."""
        self.name = name if name in PALETTES else "normal"
        self.world = self.world if world is None else world
        key = self.name, self.world
        if key not in self._made:
            self._made[key] = self._make()
        self._now = self._made[key]

    def _make(self) -> _Values:
        usual = {**PALETTES["normal"], **self._own["normal"]}
        house = {**PALETTES[self.name], **self._own[self.name]}
        worn = self.world.tones.get(self.name, {})
        # Drawings have values of the house; metal and gold in them stay what they are.
        drawn = {**house, **{name: worn[name] for name in self.world.in_drawings if name in worn}}
        changes = {
            value: drawn[name] for name, value in usual.items() if drawn.get(name, value) != value
        }
        return _Values({**house, **worn}, changes, {})

    @contextmanager
    def wearing(self, world: World) -> Iterator[None]:
        """Use another world during the ``with`` block, to draw ahead for it."""
        before = self.world
        self.use(self.name, world)
        try:
            yield
        finally:
            self.use(self.name, before)

    def __call__(self, colour: Colour) -> Color:
        """Return the value of a colour."""
        if isinstance(colour, Color):
            return colour
        found = self._now.colours.get(colour)
        if found is None:
            found = self._now.colours[colour] = Color(self._now.values[colour.name])
        return found

    def mix(self, one: Colour, other: Colour, share: float) -> Color:
        """Return a mix of two colours with ``share`` (0 to 1) of ``other``."""
        return self(one).lerp(self(other), max(0.0, min(1.0, share)))

    def faint(self, colour: Colour, alpha: int) -> Color:
        """Return a colour with the opacity ``alpha``, 0 to 255."""
        red, green, blue, _ = self(colour)
        return Color(red, green, blue, alpha)

    def hexa(self, colour: Colour) -> str:
        """Return a colour as #rrggbb."""
        return hexa(self(colour))

    def follow(self, text: str) -> str:
        """Return an SVG text with the normal values of known colours replaced by this palette's."""
        changes = self._now.changes
        if not changes:
            return text
        return _VALUE.sub(lambda found: changes.get(found.group(), found.group()), text)

    def fill(self, text: str) -> str:
        """Return an SVG text with the names of colours replaced by their values."""
        values = self._now.values
        return _NAMED.sub(lambda found: values.get(found.group(1), found.group()), text)


@dataclass(frozen=True, slots=True)
class Style:
    """A face, a key of ``FACES`` or ``key:file`` of a world's own, and a size in real pixels."""

    face: str
    px: int


FACES: Final = {
    "display": "Limelight-Regular.ttf",
    "heading": "JosefinSans-SemiBold.ttf",
    "heading_bold": "JosefinSans-Bold.ttf",
    "body": "Lato-Regular.ttf",
    "bold": "Lato-Bold.ttf",
    "italic": "Lato-Italic.ttf",
}

TYPE: Final = {
    "hero": ("display", 66),
    "title": ("display", 34),
    "subtitle": ("display", 22),
    "heading": ("heading_bold", 21),
    "label": ("heading", 17),
    "button": ("heading", 19),
    "button_small": ("heading", 16),
    "body": ("body", 16),
    "reading": ("body", 17),
    "bold": ("bold", 16),
    "italic": ("italic", 16),
    "small": ("body", 14),
    "small_bold": ("bold", 14),
    "tiny": ("body", 13),
    "tiny_bold": ("bold", 13),
}
"""The face and the size in design units of each style, by its name."""


STRONGER: Final = 1.7
"""Factor on the width of outlines with high contrast."""


@dataclass(frozen=True)
class Theme:
    """The sizes for one scale, in real pixels per design unit."""

    scale: float = 1.0
    palette: Palette = field(default_factory=Palette)
    least: float = 0.0
    """The smallest size of text, in design units."""
    text: float = 1.0
    """The player's factor on the size of text alone."""
    world: World = field(init=False)
    """The world of the palette when the theme was made."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "world", self.palette.world)

    def px(self, units: float) -> int:
        """Return a length in real pixels; at least 1 if the length is positive."""
        pixels = round(units * self.scale)
        return max(1, pixels) if units > 0 else pixels

    def grown(self, rect: Rect, wide: float, high: float | None = None) -> Rect:
        """Return a rectangle grown about its middle; as ``high`` as ``wide`` if left out."""
        return rect.inflate(self.px(wide), self.px(wide if high is None else high))

    @property
    def contrast(self) -> bool:
        """Whether the palette is that of high contrast."""
        return self.palette.name == "contrast"

    @property
    def weight(self) -> float:
        """The factor for the width of outlines."""
        return STRONGER if self.contrast else 1.0

    def line(self, units: float) -> float:
        """Return the width of an outline in real pixels, wider with high contrast."""
        return units * self.scale * self.weight

    def style(self, name: str) -> Style:
        """Return the face and pixel size of a style in ``TYPE``."""
        return self._styles[name]

    @cached_property
    def _styles(self) -> dict[str, Style]:
        found = {}
        for name, (face, size) in TYPE.items():
            own = self.world.faces.get(face, Face(face, 1.0))
            units = max(size * self.text, self.least) * own.size
            found[name] = Style(own.name, max(9, self.px(units)))
        return found

    @cached_property
    def gap(self) -> int:
        """The basic grid step of 8 design units, in pixels."""
        return self.px(8)


def fit_scale(size: tuple[int, int], user: float = 1.0) -> float:
    """Return the scale for a window of this size, times the player's own factor ``user``."""
    fit = min(size[0] / DESIGN_SIZE[0], size[1] / DESIGN_SIZE[1])
    return max(0.4, fit * user)


def hexa(colour: Colour) -> str:
    """Return a colour for an SVG text: #rrggbb, or a name that ``Resources`` replaces."""
    if isinstance(colour, Tone):
        return f"${colour.name}"
    return f"#{colour.r:02x}{colour.g:02x}{colour.b:02x}"


def gui_theme(theme: Theme) -> dict[str, object]:
    """Return the theme for the few pygame_gui elements in use (entry, text box, scroll bar)."""
    px, hexa = theme.px, theme.palette.hexa

    def font(face: str, style: str) -> dict[str, str]:
        return {"name": face, "size": str(theme.style(style).px), "style": "regular"}

    flat = {"border_width": "0", "shadow_width": "0", "shape": "rectangle"}
    clear = {"dark_bg": "#00000000", "normal_border": "#00000000"}
    bar = {
        "dark_bg": "#00000030",
        "normal_bg": hexa(BRASS_DARK),
        "hovered_bg": hexa(BRASS),
        "active_bg": hexa(BRASS_LIGHT),
        "disabled_bg": "#00000000",
    }
    return {
        "text_entry_line": {
            "font": font("body", "body"),
            "colours": {
                "dark_bg": hexa(CREAM),
                "normal_border": hexa(BRASS_DARK),
                "normal_text": hexa(INK),
                "selected_text": hexa(CREAM),
                "selected_bg": hexa(GREEN),
                "text_cursor": hexa(INK),
                "disabled_dark_bg": hexa(PAPER_SHADE),
                "disabled_text": hexa(SEPIA),
                "disabled_border": hexa(SEPIA),
            },
            "misc": {
                "border_width": str(max(1, px(1.5))),
                "shadow_width": "0",
                "shape": "rounded_rectangle",
                "shape_corner_radius": str(px(3)),
                "padding": f"{px(8)},{px(3)}",
            },
        },
        "text_box": {
            "font": font("body", "body"),
            "colours": {**clear, "normal_text": hexa(INK), "link_text": hexa(OXBLOOD)},
            "misc": {**flat, "padding": f"{px(4)},{px(4)}", "line_spacing": "1.3"},
        },
        "panel": {"colours": clear, "misc": flat},
        "vertical_scroll_bar": {
            "colours": {"dark_bg": "#00000028"},
            "misc": {**flat, "enable_arrow_buttons": "0"},
        },
        "vertical_scroll_bar.button": {"colours": bar, "misc": flat},
        "vertical_scroll_bar.#sliding_button": {"colours": bar, "misc": flat},
    }

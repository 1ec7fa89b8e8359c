"""Palette, type scale and spacing: every look of the shell as a function of one scale.

Design units are pixels of a 1280x720 window. ``Theme(scale)`` turns them into real pixels:
``theme.px(12)``, ``theme.style("body")``. Scenes never write a colour or a size of their own.

There are two palettes, normal and high contrast. The colours are objects that everybody holds by
name; ``use_palette`` changes them where they are, so whatever is drawn afterwards has the other
palette. Never keep a text or a mixture made from them beyond one layout.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final, Literal

from pygame import Color

DESIGN_SIZE: Final = (1280, 720)
PaletteName = Literal["normal", "contrast"]

INK: Final = Color("#1b1512")
CREAM: Final = Color("#f4e8cb")
PAPER: Final = Color("#e9dcc0")
PAPER_SHADE: Final = Color("#d6c299")
GREEN: Final = Color("#23534a")
GREEN_LIGHT: Final = Color("#2f6b5f")
GREEN_DARK: Final = Color("#14302b")
GREEN_DEEP: Final = Color("#0c1e1b")
OXBLOOD: Final = Color("#7a1f1b")
OXBLOOD_LIGHT: Final = Color("#a83229")
BRASS: Final = Color("#c9a24a")
BRASS_LIGHT: Final = Color("#f0d58a")
BRASS_DARK: Final = Color("#7d5f20")
MUTED: Final = Color("#b6c0b0")
"""Inactive and secondary text on green."""
SEPIA: Final = Color("#5b4a35")
"""Secondary text on paper."""
GLOW: Final = Color("#ffe08a")
"""Lawful targets, the focus ring, the last move."""
RAY: Final = Color("#183a33")
"""The faint rays on the table."""
OFF_GREEN: Final = Color("#1b3530")
"""Ground of a green button that cannot be pressed."""
OFF_PAPER: Final = Color("#dccfae")
"""Ground of a paper button that cannot be pressed."""
WHITE: Final = Color("#ffffff")
"""Fields that are pointed at; words on blue."""


@dataclass(frozen=True, slots=True)
class PlayerColour:
    """The look of a seat: colour with shades, its shape and the text colour that reads on it."""

    name: str
    shape: str
    main: Color
    light: Color
    dark: Color
    text: Color


PLAYERS: Final = (
    PlayerColour("yellow", "disc", Color("#f0e442"), Color("#f9f3a0"), Color("#a89a12"), INK),
    PlayerColour("blue", "square", Color("#0072b2"), Color("#4aa3d8"), Color("#004a75"), WHITE),
    PlayerColour(
        "vermillion", "diamond", Color("#d55e00"), Color("#ff9a52"), Color("#8a3c00"), INK
    ),
    PlayerColour("sky", "hexagon", Color("#56b4e9"), Color("#a6d9f7"), Color("#226f9c"), INK),
)
"""By seat. Shapes: disc, square, diamond, hexagon; colour never is the only mark."""

_NAMES: Final = (
    *("INK", "CREAM", "PAPER", "PAPER_SHADE", "GREEN", "GREEN_LIGHT", "GREEN_DARK", "GREEN_DEEP"),
    *("OXBLOOD", "OXBLOOD_LIGHT", "BRASS", "BRASS_LIGHT", "BRASS_DARK", "MUTED", "SEPIA", "GLOW"),
    *("RAY", "OFF_GREEN", "OFF_PAPER"),
)
_SHADES: Final = ("main", "light", "dark")


def _palette() -> dict[str, str]:
    """The colours as they are now; players as ``blue.main``."""
    plain = {name: hexa(globals()[name]) for name in _NAMES}
    seats = {f"{p.name}.{s}": hexa(getattr(p, s)) for p in PLAYERS for s in _SHADES}
    return {**plain, **seats}


def use_palette(name: str) -> None:
    """Make every colour that of the palette, for all that is drawn from now on."""
    global _in_use
    _in_use = name if name in PALETTES else "normal"
    for entry, value in PALETTES[_in_use].items():
        if "." in entry:
            player, shade = entry.split(".")
            getattr(next(p for p in PLAYERS if p.name == player), shade).update(value)
        else:
            globals()[entry].update(value)


def palette_in_use() -> str:
    """The name of the palette everything is drawn with."""
    return _in_use


@dataclass(frozen=True, slots=True)
class Style:
    """A face of ``FACES`` and a size in real pixels."""

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
"""Name -> face and size in design units."""


STRONGER: Final = 1.7
"""How much wider outlines are with high contrast."""


@dataclass(frozen=True)
class Theme:
    """All sizes for one scale (real pixels per design unit)."""

    scale: float = 1.0
    contrast: bool = False
    """Whether outlines are to be stronger."""
    least: float = 0.0
    """No words are smaller than this, in design units."""

    def px(self, units: float) -> int:
        """Real pixels of a length in design units; never 0 for a positive length."""
        pixels = round(units * self.scale)
        return max(1, pixels) if units > 0 else pixels

    @property
    def weight(self) -> float:
        """By how much outlines are wider than usual."""
        return STRONGER if self.contrast else 1.0

    def line(self, units: float) -> float:
        """The width of an outline in real pixels, stronger with high contrast."""
        return units * self.scale * self.weight

    def style(self, name: str) -> Style:
        """The face and pixel size of a name in ``TYPE``."""
        face, size = TYPE[name]
        return Style(face, max(9, self.px(max(size, self.least))))

    @cached_property
    def gap(self) -> int:
        """The basic grid step, 8 design units."""
        return self.px(8)


def fit_scale(size: tuple[int, int], user: float = 1.0) -> float:
    """The scale of a window of that size, times the player's own factor."""
    fit = min(size[0] / DESIGN_SIZE[0], size[1] / DESIGN_SIZE[1])
    return max(0.4, fit * user)


def hexa(colour: Color) -> str:
    """The colour as #rrggbb, for SVG and pygame_gui."""
    return f"#{colour.r:02x}{colour.g:02x}{colour.b:02x}"


def mix(one: Color, other: Color, share: float) -> Color:
    """``one`` moved towards ``other`` by ``share`` (0 to 1)."""
    return one.lerp(other, max(0.0, min(1.0, share)))


def gui_theme(theme: Theme) -> dict[str, object]:
    """The theme for the few pygame_gui elements in use (entry, text box, scroll bar)."""
    px = theme.px

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


PALETTES: Final[dict[str, dict[str, str]]] = {
    "normal": _palette(),
    "contrast": {
        "INK": "#000000", "CREAM": "#ffffff", "PAPER": "#fffaee", "PAPER_SHADE": "#f3e9d0",
        "GREEN": "#0a4238", "GREEN_LIGHT": "#0f5347", "GREEN_DARK": "#041a16",
        "GREEN_DEEP": "#000000", "OXBLOOD": "#6d0a08", "OXBLOOD_LIGHT": "#8f1610",
        "BRASS": "#ffc83d", "BRASS_LIGHT": "#ffe9a3", "BRASS_DARK": "#5f4300",
        "MUTED": "#dfe6da", "SEPIA": "#3a2a14", "GLOW": "#ffff4d", "RAY": "#06201b",
        "OFF_GREEN": "#04100e", "OFF_PAPER": "#f3e9d0",
        "yellow.main": "#fff78a", "yellow.light": "#fffcd0", "yellow.dark": "#6e6400",
        "blue.main": "#00558c", "blue.light": "#5cb6ea", "blue.dark": "#002a47",
        "vermillion.main": "#f57014", "vermillion.light": "#ffae75", "vermillion.dark": "#5e2700",
        "sky.main": "#6cc4f5", "sky.light": "#c2e7fc", "sky.dark": "#0d4569",
    },
}  # fmt: skip
"""Palette -> name of the colour -> value. High contrast: words 7:1, graphics 3:1."""

_in_use: str = "normal"

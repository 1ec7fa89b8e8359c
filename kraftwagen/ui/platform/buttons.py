"""The buttons of game controllers: names, commands, printed signs.

SDL names the buttons of every controller like an Xbox one's, and so does this module; ``Make`` says
what is printed on the real one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Final

import pygame

from kraftwagen.ui.platform.input import Bindings

BUTTONS: Final = {
    pygame.CONTROLLER_BUTTON_A: "a",
    pygame.CONTROLLER_BUTTON_B: "b",
    pygame.CONTROLLER_BUTTON_X: "x",
    pygame.CONTROLLER_BUTTON_Y: "y",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "left_shoulder",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "right_shoulder",
    pygame.CONTROLLER_BUTTON_LEFTSTICK: "left_stick",
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: "right_stick",
    pygame.CONTROLLER_BUTTON_BACK: "view",
    pygame.CONTROLLER_BUTTON_START: "start",
    pygame.CONTROLLER_BUTTON_DPAD_UP: "up",
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: "down",
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: "left",
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "right",
}
"""Names of buttons in this program, by SDL's number; SDL treats the triggers as axes."""

MOVES: Final = {
    "a": (pygame.K_RETURN, pygame.KMOD_NONE),
    "b": (pygame.K_ESCAPE, pygame.KMOD_NONE),
    "up": (pygame.K_UP, pygame.KMOD_NONE),
    "down": (pygame.K_DOWN, pygame.KMOD_NONE),
    "left": (pygame.K_LEFT, pygame.KMOD_NONE),
    "right": (pygame.K_RIGHT, pygame.KMOD_NONE),
    "left_trigger": (pygame.K_TAB, pygame.KMOD_SHIFT),
    "right_trigger": (pygame.K_TAB, pygame.KMOD_NONE),
    "page_up": (pygame.K_PAGEUP, pygame.KMOD_NONE),
    "page_down": (pygame.K_PAGEDOWN, pygame.KMOD_NONE),
}
"""Keys with the same effect as the buttons that move the focus and operate things.

The right stick acts as "page_up" and "page_down".
"""
BACK: Final = "b"
"""The button that always means the command "back"."""

_USUAL: Final[dict[str, tuple[str, ...]]] = {
    "end_turn": ("y",),
    "undo": ("x",),
    "next_choice": ("right_shoulder",),
    "previous_choice": ("left_shoulder",),
    "hint": ("view",),
    "recap": ("left_stick",),
    "close_up": ("right_stick",),
    "menu": ("start",),
}


class Make(Enum):
    """The kind of signs printed on a controller's buttons."""

    LETTERS = "letters"
    """Letters, as on Xbox and most other controllers."""
    SHAPES = "shapes"
    """Shapes, as on PlayStation controllers."""
    NINTENDO = "nintendo"


_VENDORS: Final = {"4c05": Make.SHAPES, "7e05": Make.NINTENDO}
"""A vendor's USB number as written in SDL's GUIDs, low byte first."""
_SIGNS: Final[Mapping[Make, Mapping[str, str]]] = {
    Make.LETTERS: {
        "a": "A", "b": "B", "x": "X", "y": "Y", "left_shoulder": "LB", "right_shoulder": "RB",
        "left_trigger": "LT", "right_trigger": "RT", "left_stick": "LS", "right_stick": "RS",
    },
    Make.SHAPES: {
        "left_shoulder": "L1", "right_shoulder": "R1", "left_trigger": "L2",
        "right_trigger": "R2", "left_stick": "L3", "right_stick": "R3",
    },
    Make.NINTENDO: {
        "a": "A", "b": "B", "x": "X", "y": "Y", "left_shoulder": "L", "right_shoulder": "R",
        "left_trigger": "ZL", "right_trigger": "ZR", "left_stick": "L", "right_stick": "R",
        "view": "\N{MINUS SIGN}", "start": "+",
    },
}  # fmt: skip


def make_of(guid: str, name: str) -> Make:
    """Return the make of a controller, by vendor number or else by its name."""
    called = name.lower()
    if any(word in called for word in ("ps3", "ps4", "ps5", "playstation", "dualsense")):
        return Make.SHAPES
    if any(word in called for word in ("nintendo", "switch", "joy-con")):
        return Make.NINTENDO
    return _VENDORS.get(guid[8:12], Make.LETTERS)


def sign(make: Make, button: str) -> str:
    """Return the letters printed on a button; empty if it has a picture."""
    return _SIGNS[make].get(button, "")


def is_button(name: str) -> bool:
    """Return whether there is a button of this name."""
    return name in BUTTONS.values() or name in MOVES


class ButtonBindings(Bindings):
    """The bindings of controller buttons to ``commands``."""

    def __init__(
        self, commands: Sequence[str], chosen: Mapping[str, Sequence[str]] | None = None
    ) -> None:
        apart = ("back", "letters")  # B is fixed; letters are for typing
        usual = {command: _USUAL.get(command, ()) for command in commands if command not in apart}
        super().__init__(usual, frozenset(MOVES), chosen)

    def use(self, chosen: Mapping[str, Sequence[str]]) -> None:
        """Apply the player's bindings; a command whose default button is taken gets none.

        An empty list is valid: there are fewer buttons than commands.
        """
        self._keys = {}
        given: set[str] = set()
        own = {command: keys for command, keys in chosen.items() if command in self.defaults}
        for command, keys in (*own.items(), *self.defaults.items()):
            if command not in self._keys:
                free = [key for key in keys if is_button(key) and key not in self.fixed | given]
                self._keys[command] = tuple(free)
                given |= set(free)
        self._keys = {command: self._keys[command] for command in self.defaults}

    def give(self, command: str, button: str) -> None:
        """Assign a button to a command; if it had another command, that one gets the old button."""
        other = self.owner(button, command)
        chosen = {**self._keys, command: (button,)}
        if other is not None:
            chosen[other] = self._keys[command]
        self.use(chosen)

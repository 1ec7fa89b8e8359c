"""Keyboard bindings as data: which key means which command."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import pygame

MODIFIERS: Final = frozenset(
    (
        pygame.K_LSHIFT,
        pygame.K_RSHIFT,
        pygame.K_LCTRL,
        pygame.K_RCTRL,
        pygame.K_LALT,
        pygame.K_RALT,
        pygame.K_LMETA,
        pygame.K_RMETA,
    )
)
"""Keys that only change what other keys mean."""

_GROUPS: Final = {
    "ctrl": pygame.KMOD_CTRL,
    "alt": pygame.KMOD_ALT,
    "shift": pygame.KMOD_SHIFT,
    "meta": pygame.KMOD_META,
}
_BARE: Final = frozenset(
    (
        pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LALT, pygame.K_RALT, pygame.K_LSHIFT,
        pygame.K_RSHIFT, pygame.K_LMETA, pygame.K_RMETA, pygame.K_MODE, pygame.K_CAPSLOCK,
        pygame.K_NUMLOCKCLEAR,
    )
)  # fmt: skip

DEFAULTS: Final[dict[str, tuple[str, ...]]] = {
    "undo": ("ctrl+z", "u"),
    "end_turn": ("e",),
    "next_choice": (".",),
    "previous_choice": (",",),
    "letters": ("h",),
    "hint": ("i",),
    "forecast": ("f",),
    "text_board": ("t",),
    "recap": ("r",),
    "step_mode": ("n",),
    "close_up": ("z",),
    "say_again": ("v",),
    "help": ("f1",),
    "menu": ("f10",),
    "back": ("escape",),
    "fullscreen": ("f11", "alt+return"),
    "bigger": ("ctrl+=", "ctrl++"),
    "smaller": ("ctrl+-",),
    "normal_size": ("ctrl+0",),
}
"""Command -> keys, written like "ctrl+z", in the order in which they are listed to people."""

FIXED: Final = frozenset(
    f"{mods}{key}"
    for mods in ("", "shift+", "ctrl+")
    for key in ("tab", "left", "right", "up", "down", "return", "space")
)
"""Keys that go from thing to thing and operate them; they cannot mean anything else."""

BINDINGS: dict[str, tuple[str, ...]] = dict(DEFAULTS)
"""The keys in use."""


def use_keys(chosen: Mapping[str, Sequence[str]]) -> None:
    """Take the player's own keys; what is unknown, fixed or taken is left out."""
    BINDINGS.clear()
    BINDINGS.update(DEFAULTS)
    for command, keys in chosen.items():
        good = tuple(key for key in keys if key and key not in FIXED)
        if command in DEFAULTS and good and all(owner(key, command) is None for key in good):
            BINDINGS[command] = good


def custom_keys() -> dict[str, list[str]]:
    """What differs from the defaults, for the settings."""
    return {name: list(keys) for name, keys in BINDINGS.items() if keys != DEFAULTS[name]}


def owner(key: str, apart_from: str = "") -> str | None:
    """The other command that already has a key."""
    return next((c for c, keys in BINDINGS.items() if key in keys and c != apart_from), None)


def key_name(event: pygame.Event) -> str:
    """A KEYDOWN event in the notation of ``BINDINGS``."""
    mods = "".join(f"{name}+" for name, mask in _GROUPS.items() if event.mod & mask)
    name = pygame.key.name(event.key)
    if len(name) > 1:
        name = name.replace("[", "").replace("]", "").replace("enter", "return")
    return mods + name


def is_bare(event: pygame.Event) -> bool:
    """Whether the key alone means nothing, such as Shift."""
    return event.key in _BARE or not key_name(event)


def is_command(event: pygame.Event, command: str) -> bool:
    """Whether the event is a key press bound to that command."""
    return event.type == pygame.KEYDOWN and key_name(event) in BINDINGS.get(command, ())


def key_words(key: str) -> str:
    """A key as shown to people, such as ``Ctrl+Z``."""
    *mods, last = key.split("+") if not key.endswith("+") else [*key[:-2].split("+"), "+"]
    return "+".join(part.capitalize() for part in (*(m for m in mods if m), last))


def key_hint(command: str) -> str:
    """The first key of a command as shown to people."""
    keys = BINDINGS.get(command, ())
    return key_words(keys[0]) if keys else ""

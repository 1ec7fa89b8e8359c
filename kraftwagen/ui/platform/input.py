"""The bindings of keys and buttons to commands."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence, Set
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
"""Keys that only modify other keys."""

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

_PLAYING: Final[dict[str, tuple[str, ...]]] = {
    "undo": ("ctrl+z", "u"),
    "end_turn": ("e",),
    "next_choice": (".",),
    "previous_choice": (",",),
    "letters": ("h",),
    "hint": ("i",),
}
_HOUSE: Final[dict[str, tuple[str, ...]]] = {
    "text_board": ("t",),
    "recap": ("r",),
    "others": ("o",),
    "more": ("f2",),
    "step_mode": ("n",),
    "close_up": ("z",),
    "say_again": ("v",),
    "music": ("m",),
    "help": ("f1",),
    "menu": ("f10",),
    "back": ("escape",),
    "fullscreen": ("f11", "alt+return"),
    "bigger": ("ctrl+=", "ctrl++"),
    "smaller": ("ctrl+-",),
    "normal_size": ("ctrl+0",),
}

FIXED: Final = frozenset(
    f"{mods}{key}"
    for mods in ("", "shift+", "ctrl+")
    for key in ("tab", "left", "right", "up", "down", "return", "space")
)
"""Keys that move the focus and operate things; they cannot be bound."""


class Bindings:
    """The meaning of keys or buttons as commands, as chosen by the player.

    ``defaults`` has every command with its default keys, in the order shown to people; keys in
    ``fixed`` cannot be bound.
    """

    def __init__(
        self,
        defaults: Mapping[str, tuple[str, ...]],
        fixed: Set[str],
        chosen: Mapping[str, Sequence[str]] | None = None,
    ) -> None:
        self.defaults, self.fixed = dict(defaults), fixed
        self._keys: dict[str, tuple[str, ...]] = {}
        self.use(chosen or {})

    def use(self, chosen: Mapping[str, Sequence[str]]) -> None:
        """Apply the player's bindings; ignore unknown commands and fixed or taken keys."""
        self._keys = dict(self.defaults)
        for command, keys in chosen.items():
            good = tuple(key for key in keys if key and key not in self.fixed)
            known = command in self.defaults
            if known and good and all(self.owner(key, command) is None for key in good):
                self._keys[command] = good

    def custom(self) -> dict[str, list[str]]:
        """Return the bindings that differ from the defaults, for the settings."""
        usual = self.defaults
        return {name: list(keys) for name, keys in self._keys.items() if keys != usual[name]}

    def of(self, command: str) -> tuple[str, ...]:
        return self._keys.get(command, ())

    def owner(self, key: str, apart_from: str = "") -> str | None:
        """Return the command (not ``apart_from``) that a key is bound to; None if none is."""
        return next((c for c, keys in self._keys.items() if key in keys and c != apart_from), None)


class KeyBindings(Bindings):
    """The key bindings; keys are written like "ctrl+z".

    ``of_games`` has the commands of games with their default keys.
    """

    def __init__(
        self,
        chosen: Mapping[str, Sequence[str]] | None = None,
        of_games: Mapping[str, tuple[str, ...]] | None = None,
    ) -> None:
        super().__init__({**_PLAYING, **(of_games or {}), **_HOUSE}, FIXED, chosen)
        self.button_words: Callable[[str], str] | None = None
        """Returns the button of a command in words; None while no controller is used."""
        self.part_words: Callable[[str], str] = str.capitalize
        """Returns a part of a key, such as "ctrl", as shown to people."""

    @property
    def anything(self) -> str:
        """Locale key of "any key, any click", or "any button" while a controller is used."""
        return "keys.any" if self.button_words is None else "buttons.any"

    def means(self, event: pygame.Event, command: str) -> bool:
        """Return whether an event is a press of a key bound to a command.

        Presses made from controller buttons name their command themselves.
        """
        if event.type != pygame.KEYDOWN:
            return False
        named = getattr(event, "command", "")
        return named == command if named else key_name(event) in self.of(command)

    def hint(self, command: str) -> str:
        """Return the first key or button of a command, as shown to people."""
        if self.button_words is not None and (button := self.button_words(command)):
            return button
        return self.key_words(self.of(command)[0]) if self.of(command) else ""

    def key_words(self, key: str) -> str:
        """Return a key as shown to people, such as ``Ctrl+Z``."""
        *mods, last = key.split("+") if not key.endswith("+") else [*key[:-2].split("+"), "+"]
        return "+".join(map(self.part_words, (*filter(None, mods), last)))


def key_name(event: pygame.Event) -> str:
    """Return the key of a KEYDOWN event in the notation of ``KeyBindings.defaults``."""
    mods = "".join(f"{name}+" for name, mask in _GROUPS.items() if event.mod & mask)
    name = pygame.key.name(event.key)
    if len(name) > 1:
        name = name.replace("[", "").replace("]", "").replace("enter", "return")
    return mods + name


def by_controller(event: pygame.Event) -> bool:
    """Return whether a key press comes from a controller, whose directions only move focus."""
    return hasattr(event, "controller")


def is_bare(event: pygame.Event) -> bool:
    """Return whether the key of an event only modifies others, such as Shift."""
    return event.key in _BARE or not key_name(event)

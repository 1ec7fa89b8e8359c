"""The table of Automania; its commands are here so that the window need not load the table."""

from typing import Final

COMMANDS: Final[dict[str, tuple[str, ...]]] = {"forecast": ("f",)}
"""The default keys of the game's commands; their names are in the locale below ``keys.command``."""

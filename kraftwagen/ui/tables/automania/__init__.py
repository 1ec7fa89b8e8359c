"""The table of Automania. Commands are here, so that the window knows them without the table."""

from typing import Final

COMMANDS: Final[dict[str, tuple[str, ...]]] = {"forecast": ("f",)}
"""Command -> its usual keys; they are named in the locale below ``keys.command``."""

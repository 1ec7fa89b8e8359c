"""The table of Kraftwagen; its commands are here so the window need not load the table."""

from typing import Final

COMMANDS: Final[dict[str, tuple[str, ...]]] = {"forecast": ("f",)}
"""Command -> its default keys; the names are in the locale below ``keys.command``."""

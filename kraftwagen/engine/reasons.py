"""Reasons as data: a key, the rule behind it and the values to fill in; never a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Reason:
    """The reason why something is refused or deserves a warning.

    ``key`` names the sentence in the locale files (``reason.<key>``), ``rule`` the rule id,
    ``args`` the values the sentence needs.
    """

    key: str
    rule: str
    args: Mapping[str, int | str] = field(default_factory=dict)

    def __str__(self) -> str:
        """Return the plain form used in error messages: key, values and the rule id."""
        values = ", ".join(f"{name}={value}" for name, value in self.args.items())
        return f"{self.key.replace('_', ' ')}{f' ({values})' if values else ''} [rule {self.rule}]"

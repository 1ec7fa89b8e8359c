"""Writes a game as text: who played, and what happened, turn by turn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

WIDTH: Final = 96
"""The longest line in characters; longer ones are wrapped and indented."""
_NUMBER: Final = 5
_INDENT: Final = 3


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence of the log; ``number`` is that of its decision, 0 before the first.

    ``weight`` is "heading" for a new part of the game, "move" for a decision and anything else for
    its consequences.
    """

    number: int
    text: str
    weight: str


def transcript(title: str, facts: Sequence[tuple[str, str]], entries: Iterable[Sentence]) -> str:
    """Return a transcript as text; ``facts`` are names and values for its head.

    The first sentence of each decision has the decision's number at the left edge.
    """
    lines = [title, "=" * len(title), ""]
    widest = max((len(name) for name, _ in facts), default=0)
    for name, value in facts:
        lines += _wrapped(f"{name:<{widest}}  ", value)
    lines.append("")
    told = 0
    for entry in entries:
        if entry.weight == "heading":
            gap = [""] if lines[-1] else []
            lines += [*gap, entry.text, "-" * len(entry.text)]
            continue
        number = str(entry.number) if entry.number != told else ""
        told = entry.number
        indent = 0 if entry.weight == "move" else _INDENT
        lines += _wrapped(f"{number:>{_NUMBER}}  {' ' * indent}", entry.text)
    return "\n".join(lines) + "\n"


def _wrapped(start: str, text: str) -> list[str]:
    """Wrap a text that follows ``start`` into lines."""
    room = WIDTH - len(start)
    rows, row = [], ""
    for word in text.split():
        if row and len(row) + 1 + len(word) > room:
            rows.append(row)
            row = word
        else:
            row = f"{row} {word}" if row else word
    rows.append(row)
    return [f"{start if not at else ' ' * len(start)}{row}".rstrip() for at, row in enumerate(rows)]

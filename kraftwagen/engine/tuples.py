"""Small tuples that are replaced on write."""

from __future__ import annotations


def replaced(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """The same tuple with another value at one place."""
    copy = list(values)
    copy[place] = value
    return tuple(copy)


def without(values: tuple[int, ...], place: int) -> tuple[int, ...]:
    """The same tuple without the entry at one place."""
    return values[:place] + values[place + 1 :]

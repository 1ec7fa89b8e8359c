"""Tests of many instances of one check play some of them, and all with ``EVERY=1``."""

from __future__ import annotations

import os
from collections.abc import Sequence
from itertools import cycle, product
from typing import TypeVar

T = TypeVar("T")
U = TypeVar("U")
EVERY = bool(os.environ.get("EVERY"))


def in_short(rows: Sequence[T], most: int) -> Sequence[T]:
    """Return the first rows of a test that takes long, with ``EVERY=1`` all of them."""
    return rows if EVERY else rows[:most]


def in_turn(rows: Sequence[T], number: int, of: int = 2) -> Sequence[T]:
    """Return every second row, or every one of ``of``, so that tests of one kind share them.

    ``number`` says which; with ``EVERY=1`` all of them.
    """
    return rows if EVERY else rows[number::of]


def pairs(ones: Sequence[T], others: Sequence[U]) -> list[tuple[T, U]]:
    """Return each of the ones with one of the others by turns, with ``EVERY=1`` all pairs.

    The ones are at least as many as the others.
    """
    return [*product(ones, others)] if EVERY else [*zip(ones, cycle(others), strict=False)]

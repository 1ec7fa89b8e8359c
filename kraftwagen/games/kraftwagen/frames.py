"""Pending questions as packed ints ("frames"), as the state's ``pending`` stack holds them.

The low four bits are the kind. A frame of tasks also holds how often each task is still to be done
(two bits each) and the bonus of a special tile; a frame of kind REVEAL holds the instant card in
play.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    # Only in annotations: machine words in compiled code, plain ints without.
    from mypy_extensions import i64

# Questions
START: Final = 0
"""Question: which start tile is taken? (S4)"""
TAKE: Final = 1
"""Question: which action tile is taken? (C2)"""
TASKS: Final = 2
"""Question: which task is done next? No engineer markers may be used in between."""
ACTION_PHASE: Final = 3
"""Question: which task of a tile is done next? Markers may be used in between (E10)."""
END: Final = 4
"""Question: offer a car, use a marker or end the player turn? (P2)"""
END_PLACED: Final = 5
"""Question: end the player turn? The only answer after a car has been offered (M2)."""
BENZ: Final = 6
"""Question: activate one more buyer before the race is paid? (E4, Z0)"""

# Carried out by themselves when they come to the top
REVEAL: Final = 7
"""Automatic step: discard the instant card carried out, if any; reveal new cards (A2, K1)."""
FLIP: Final = 8
"""Automatic step: flip the start tile and go on to the next seat (S4)."""

KIND_MASK: Final = 15
_BONUS: Final = 4
_TASK: Final = 8
_TASK_BITS: Final = 2
ALL_TASKS: Final = -1 << _TASK


def kind(frame: i64) -> i64:
    """Return the kind of a frame, such as TASKS.

    >>> kind(TASKS + task_bits(3) + bonus(2)) == TASKS
    True
    """
    return frame & KIND_MASK


def task_bits(task: i64, count: i64 = 1) -> i64:
    """Return the bits to add to a frame's kind so that a task is done ``count`` times, 0 to 3."""
    return count << (_TASK + _TASK_BITS * task)


def bonus(amount: int) -> int:
    """Return the bits to add to a frame's kind for a special tile's bonus, 0 to 15."""
    return amount << _BONUS


def reveal(card: int) -> int:
    """Return a frame of kind REVEAL; ``card`` is the instant card in play, 0 for none (K1)."""
    return REVEAL | card << _BONUS


def card_of(frame: i64) -> i64:
    """Return the instant card in play in a frame of kind REVEAL, 0 for none."""
    return frame >> _BONUS & 15


def count(frame: i64, task: i64) -> i64:
    """Return how many times a task of a frame is still to be done, 0 to 3."""
    return frame >> (_TASK + _TASK_BITS * task) & 3


def tasks(frame: int) -> list[tuple[int, int]]:
    """Return the tasks of a frame still to be done, each with its count.

    >>> tasks(ACTION_PHASE + task_bits(1) + task_bits(4, 2))
    [(1, 1), (4, 2)]
    """
    found = []
    left, task = frame >> _TASK, 0
    while left:
        if left & 3:
            found.append((task, left & 3))
        left >>= _TASK_BITS
        task += 1
    return found


def bonus_of(frame: i64) -> i64:
    """Return the bonus of a special tile in a frame, 0 for none."""
    return frame >> _BONUS & 15

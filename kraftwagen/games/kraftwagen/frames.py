"""Pending questions as packed ints: what the state's ``pending`` stack holds.

The low four bits are the kind. A frame of tasks also holds how often each task is still to be
done (two bits each) and the bonus of a special tile, one of kind REVEAL the instant card in play.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    # Only in annotations: machine words in compiled code, plain ints without.
    from mypy_extensions import i64

# Questions
START: Final = 0
"""Which start tile? (S4)"""
TAKE: Final = 1
"""Which action tile? (C2)"""
TASKS: Final = 2
"""Which task next? Effects inside an action: no engineer markers in between."""
ACTION_PHASE: Final = 3
"""As TASKS, for the actions of a tile: markers may be used in between (E10)."""
END: Final = 4
"""A car, a marker or the end of the player turn? (P2)"""
END_PLACED: Final = 5
"""The same after a car has been placed (M2)."""
BENZ: Final = 6
"""One more buyer, before the race is paid? (E4, Z0)"""

# Carried out by themselves when they come to the top
REVEAL: Final = 7
"""Discard the instant card just carried out, if any, and reveal a fresh pair (A2, K1)."""
FLIP: Final = 8
"""Flip the start tile, go on to the next seat (S4)."""

KIND_MASK: Final = 15
_BONUS: Final = 4
_TASK: Final = 8
_TASK_BITS: Final = 2
ALL_TASKS: Final = -1 << _TASK


def kind(frame: i64) -> i64:
    """Which question a frame asks.

    >>> kind(TASKS + task_bits(3) + bonus(2)) == TASKS
    True
    """
    return frame & KIND_MASK


def task_bits(task: i64, count: i64 = 1) -> i64:
    """A task, to be done so often, to be added to a frame's kind."""
    return count << (_TASK + _TASK_BITS * task)


def bonus(amount: int) -> int:
    """The bonus of a special tile, 0..15, to be added to a frame's kind."""
    return amount << _BONUS


def reveal(card: int) -> int:
    """A frame of kind REVEAL; ``card`` is the instant card in play, 0 for none (K1)."""
    return REVEAL | card << _BONUS


def card_of(frame: i64) -> i64:
    """The instant card in play in a frame of kind REVEAL, 0 for none."""
    return frame >> _BONUS & 15


def count(frame: i64, task: i64) -> i64:
    """How often a task is still to be done."""
    return frame >> (_TASK + _TASK_BITS * task) & 3


def tasks(frame: int) -> list[tuple[int, int]]:
    """The tasks still to be done, each with its count.

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
    """The bonus of a special tile in this frame, 0 if none."""
    return frame >> _BONUS & 15

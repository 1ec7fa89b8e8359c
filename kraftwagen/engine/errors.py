"""Errors a caller of the engine may meet; every message names the rule or the field."""

from __future__ import annotations

import errno
from typing import Final

from kraftwagen.engine.reasons import Reason

_SHOWN: Final = 40
"""Characters of an untrusted value that an error message repeats."""


_TOLD: Final = 300
"""The longest description of an error, in characters."""


def one_line(text: str) -> str:
    """Escape line ends and other unprintable characters of an untrusted text."""
    if text.isprintable():
        return text
    return "".join(
        one if one.isprintable() else one.encode("unicode_escape").decode() for one in text
    )


def shown(value: object) -> str:
    """Format an untrusted value for an error message: on one line, cut after 40 characters."""
    try:
        text = one_line(str(value))
    except ValueError:  # Python refuses to write numbers of thousands of digits
        return "a number without end"
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]}..."


_SYSTEM: Final = {
    errno.ENOENT: "no such file or directory",
    errno.ENOTDIR: "not a directory",
    errno.EISDIR: "is a directory",
    errno.EEXIST: "file exists",
    errno.EACCES: "permission denied",
    errno.EPERM: "operation not permitted",
    errno.EROFS: "read-only file system",
    errno.ENOSPC: "no space left on device",
    errno.ENAMETOOLONG: "file name too long",
    errno.EMFILE: "too many open files",
}


def why(error: Exception) -> str:
    """Describe an error of the operating system, as a part of a sentence.

    Windows words its errors in the user's language, so common ones have English words here.
    """
    if getattr(error, "winerror", None) and getattr(error, "errno", None) in _SYSTEM:
        return _SYSTEM[getattr(error, "errno", 0)]
    return (getattr(error, "strerror", None) or str(error) or type(error).__name__).lower()


class GameError(ValueError):
    """Base of all errors that a caller or a file can cause."""


def told(problem: Exception) -> str:
    """Describe an error caused by untrusted input in one line of at most about 300 characters."""
    if isinstance(problem, GameError):
        text = str(problem)
    else:
        text = ": ".join(filter(None, (f"unexpected {type(problem).__name__}", str(problem))))
    text = one_line(text)
    return text if len(text) <= _TOLD else f"{text[:_TOLD]}..."


class IllegalAction(GameError):
    """Raised for a well-formed decision that the rules do not allow in the position."""

    def __init__(self, text: str, reason: Reason) -> None:
        """``text`` is the decision in notation."""
        super().__init__(f"'{text}' is not allowed: {reason}")
        self.text = text
        self.reason = reason


class WrongSeat(GameError):
    """Raised for a decision by a seat that is not to move."""

    def __init__(self, seat: int, actor: int) -> None:
        super().__init__(f"seat {seat} cannot decide now: seat {actor} is to move")
        self.seat = seat
        self.actor = actor


class BadNotation(GameError):
    """Raised for a code or a line of notation that is no decision of the game."""


class BadPosition(GameError):
    """Raised for a position that breaks its schema or a rule.

    ``field`` is the path of the wrong entry, ``rule`` the id of the broken rule, if any.
    """

    def __init__(self, field: str, problem: str, rule: str = "") -> None:
        super().__init__(f"position: {field}: {problem}")
        self.field = field
        self.problem = problem
        self.rule = rule


class BadOption(GameError):
    """Raised for an unknown set-up option or a value that the option does not take."""


class BadData(GameError):
    """Raised for a data set that breaks its rules; the message names file, entry and rule."""

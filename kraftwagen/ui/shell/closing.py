"""Closes a scene after a moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

_MOMENT: Final = 0.3
"""Seconds to wait; the second press of a double click comes sooner."""


class Closing:
    """Keeps a scene on top for a moment, so that a double click does not reach the scene below."""

    def __init__(self, close: Callable[[], object]) -> None:
        self._close = close
        self._left: float | None = None

    @property
    def begun(self) -> bool:
        """Whether the scene is about to close."""
        return self._left is not None

    def begin(self) -> None:
        """Start closing; calling this again changes nothing."""
        if self._left is None:
            self._left = _MOMENT

    def update(self, dt: float) -> None:
        """Close when the moment is over."""
        if self._left is not None:
            self._left -= dt
            if self._left <= 0:
                self._left = None
                self._close()

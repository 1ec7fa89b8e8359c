"""What one seat did to another that hurts at once, for whoever shows it where it happened."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple


class Blow(NamedTuple):
    """A decision that hurt another seat."""

    kind: str
    """Name of the blow; its words are those of a feat."""
    place: tuple[str | int, ...]
    """The piece of the seat that was hit, as in ``Event.mark``."""
    size: int
    """How much it hurts; of several blows the largest is told."""
    values: Mapping[str, Any]

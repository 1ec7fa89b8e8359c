"""Old record formats made new: one small function per format step."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Final

from kraftwagen.engine.types import Json

FORMAT: Final = 2
"""The format this version writes."""


def microseconds(moment: datetime) -> int:
    """A moment as a number that orders records."""
    return round(moment.timestamp() * 1_000_000)


def _with_sequence(body: dict[str, Json]) -> dict[str, Json]:
    """Format 2 orders records by a number, not by the clock alone."""
    header = body.get("header")
    if not isinstance(header, dict):
        return body
    try:
        saved = datetime.fromisoformat(str(header.get("saved")))
        sequence = microseconds(saved if saved.tzinfo else saved.replace(tzinfo=UTC))
    except (ValueError, OverflowError, OSError):
        sequence = 0
    return {**body, "header": {**header, "sequence": sequence}}


STEPS: dict[int, Callable[[dict[str, Json]], dict[str, Json]]] = {1: _with_sequence}
"""``STEPS[n]`` turns the body of format n into that of format n + 1."""


def migrate(body: dict[str, Json], written_in: int) -> dict[str, Json]:
    """The body of a record in the present format; ``written_in`` is 1..FORMAT."""
    for step in range(written_in, FORMAT):
        body = STEPS[step](body)
    return body

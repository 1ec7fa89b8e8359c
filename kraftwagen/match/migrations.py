"""Migrates records of old formats: one small function per format step."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Final

from kraftwagen.engine.types import Json

FORMAT: Final = 7
"""The record format that this version of the program writes."""


def microseconds(moment: datetime) -> int:
    """Return a time in microseconds since 1970."""
    return round(moment.timestamp() * 1_000_000)


def _with_sequence(body: dict[str, Json]) -> dict[str, Json]:
    """To format 2: ``sequence`` orders records, not the clock alone."""
    header = body.get("header")
    if not isinstance(header, dict):
        return body
    try:
        saved = datetime.fromisoformat(str(header.get("saved")))
        sequence = microseconds(saved if saved.tzinfo else saved.replace(tzinfo=UTC))
    except (ValueError, OverflowError, OSError):
        sequence = 0
    return {**body, "header": {**header, "sequence": sequence}}


def _with_fields(body: dict[str, Json]) -> dict[str, Json]:
    """To format 3: fields of the header replace the words in its list of marks."""
    header = body.get("header")
    if not isinstance(header, dict):
        return body
    marks, seated = header.get("marks"), header.get("seats")
    if not isinstance(marks, list) or not isinstance(seated, list):
        return body
    seats = len(seated)
    hints, handovers, origin, daily = [0] * seats, [], None, ""
    for mark in filter(lambda mark: isinstance(mark, str), marks):
        if found := _HINTS.fullmatch(mark):
            if int(found[1]) < seats:
                hints[int(found[1])] = int(found[2])
        elif found := _HANDED.fullmatch(mark):
            number, seat, before, after = found.groups()
            one = {"number": int(number), "seat": int(seat), "before": before, "after": after}
            handovers += [one] if int(seat) < seats else []
        elif (found := _FROM.fullmatch(mark)) and origin is None:
            origin = {"number": int(found[1]), "date": found[2]}
        elif found := _DAILY.fullmatch(mark):
            daily = daily or found[1]
    kept = {name: value for name, value in header.items() if name != "marks"}
    fields = {
        "practice": "practice" in marks,
        "unassisted": "pure" in marks,
        "hints": hints if any(hints) else [],
        "handovers": handovers,
        "origin": origin,
        "daily": daily,
    }
    return {**body, "header": {**kept, **fields}}


def _with_colours(body: dict[str, Json]) -> dict[str, Json]:
    """To format 4: seats have a chosen colour."""
    header = body.get("header")
    seats = header.get("seats") if isinstance(header, dict) else None
    if not isinstance(header, dict) or not isinstance(seats, list):
        return body
    coloured = [{**seat, "colour": None} if isinstance(seat, dict) else seat for seat in seats]
    return {**body, "header": {**header, "seats": coloured}}


def _with_challenge(body: dict[str, Json]) -> dict[str, Json]:
    """To format 5: the header names the challenge of the game."""
    header = body.get("header")
    return {**body, "header": {**header, "challenge": ""}} if isinstance(header, dict) else body


def _with_helpers(body: dict[str, Json]) -> dict[str, Json]:
    """To format 6: seats have helpers."""
    header = body.get("header")
    seats = header.get("seats") if isinstance(header, dict) else None
    if not isinstance(header, dict) or not isinstance(seats, list):
        return body
    helped = [{**seat, "helpers": []} if isinstance(seat, dict) else seat for seat in seats]
    return {**body, "header": {**header, "seats": helped}}


def _with_positions(body: dict[str, Json]) -> dict[str, Json]:
    """To format 7: positions are stored with the decisions; older records have none."""
    header = body.get("header")
    if not isinstance(header, dict):
        return body
    return {**body, "header": {**header, "positions": 0}, "stored": ""}


_HINTS: Final = re.compile(r"hints:(\d{1,2}):(\d{1,6})")
_HANDED: Final = re.compile(r"handed:(\d{1,6}):(\d{1,2}):([^:]+):([^:]+)")
_FROM: Final = re.compile(r"from:(\d{1,6}):(.*)")
_DAILY: Final = re.compile(r"daily:(.*)")

STEPS: dict[int, Callable[[dict[str, Json]], dict[str, Json]]] = {
    1: _with_sequence,
    2: _with_fields,
    3: _with_colours,
    4: _with_challenge,
    5: _with_helpers,
    6: _with_positions,
}
"""``STEPS[n]`` turns the body of format n into that of format n + 1."""


def migrate(body: dict[str, Json], written_in: int) -> dict[str, Json]:
    """Bring the body of a record to the present format; ``written_in`` is 1..FORMAT."""
    for step in range(written_in, FORMAT):
        body = STEPS[step](body)
    return body

"""Tells a seat how decisions of other seats affected it since its last turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kraftwagen.engine.types import Seat
from kraftwagen.engine.wording import Line, Name
from kraftwagen.games.automania.presentation import things
from kraftwagen.games.automania.presentation.things import counted
from kraftwagen.games.automania.rules import offices
from kraftwagen.games.automania.state import State

_ROOT = "automania.recap"


def touched(before: State, after: State, happened: Sequence[Any], seat: Seat) -> list[Line]:
    """Return lines about a seat's workers that another seat's decision sent home."""
    found = []
    for event in happened:
        if event.rule() == "A2" and getattr(event, "other", None) == seat:
            values = {
                "name": Name(seat),
                "other": Name(event.seat),
                "crew": counted("workers", event.displaced),
                "space": things.action_space(event.space),
            }
            kind = "unused" if offices.has_retired(after, seat) else "back"
            found.append(Line(f"{_ROOT}.{kind}", values, "touch", "A2"))
    return found

"""Explains decisions to a person: legal ones, and others with the reasons against them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kraftwagen.engine.reasons import Reason
from kraftwagen.engine.types import Code, Option, Seat


def explained(
    room: Any,
    actor: Callable[[Any], Seat],
    is_over: Callable[[Any], bool],
    legal: Callable[[Any], list[Code]],
) -> dict[str, Callable[..., Any]]:
    """Return the functions ``explain`` and ``why_not`` of a GameSpec.

    ``room`` has ``attempts(state)``, the codes worth explaining, legal or not, and reasons against
    attempts that have no code; ``refusal(state, code)``, the reason why a code is not legal; and
    perhaps ``warnings(state, code)`` and ``preview(state, code)`` of legal decisions.
    """
    warnings = getattr(room, "warnings", lambda state, code: ())
    preview = getattr(room, "preview", lambda state, code: None)

    def explain(state: Any, seat: Seat) -> list[Option]:
        if is_over(state) or seat != actor(state):
            return []
        found = [
            Option(code, True, None, warnings(state, code), preview(state, code))
            for code in legal(state)
        ]
        known = {option.code for option in found}
        for tried in room.attempts(state):
            if isinstance(tried, Reason):
                found.append(Option(None, False, tried))
            elif tried not in known:
                known.add(tried)
                found.append(Option(tried, False, room.refusal(state, tried)))
        return found

    def why_not(state: Any, code: Code) -> Reason | None:
        if code in legal(state):
            return None
        reason: Reason = room.refusal(state, code)
        return reason

    return {"explain": explain, "why_not": why_not}

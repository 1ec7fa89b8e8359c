"""How a game turn and a player turn show in the events of any game.

Games of this house tell the end of a player turn with an event ``PlayerTurnEnded`` and the end
of a game turn with ``GameTurnEnded``, whose ``cause`` is a word. A game without them still works:
its player turns then end where another seat is to move.
"""

from __future__ import annotations

from kraftwagen.engine.types import Event


def ends_player_turn(event: Event) -> bool:
    """Whether a player turn is over with this event."""
    return type(event).__name__ == "PlayerTurnEnded"


def game_turn_cause(event: Event) -> str | None:
    """Why a game turn ended; None when this event ends none."""
    if type(event).__name__ != "GameTurnEnded":
        return None
    return str(getattr(event, "cause", "end"))

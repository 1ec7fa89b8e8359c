"""Where the table is between one decision and the next.

The controller holds the phase and finds it anew where something has changed; bars, input and the
clock of the table read it. What has to be done in each stands in tables over the phases.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from kraftwagen.ui.scenes.table.game import TableGame
from kraftwagen.ui.scenes.table.turns import Turns
from kraftwagen.ui.tables.director import Director


class Phase(Enum):
    """What is going on at the table; the first that fits."""

    SCORING = "a scoring covers the table"
    MOVING = "what was decided is being shown"
    OVER = "the game is over, and its end has been shown"
    ENDED = "the guide lets nobody decide any more, although the game goes on"
    FREE = "the person at the screen decides"
    CHANGING = "another person is to come to the screen"
    WAITING = "the next bot waits for Next"
    HELD = "a note has to be read before the next bot decides"
    THINKING = "the next bot thinks"
    LOOKING = "a past moment is shown instead of the present"


def present_phase(
    game: TableGame, director: Director, turns: Turns, held: Callable[[], str]
) -> Phase:
    """The phase of the present, whatever is looked at; ``held`` has what must be read first."""
    if director.frozen:
        return Phase.SCORING
    if director.busy:
        return Phase.MOVING
    if game.match.is_over:
        return Phase.OVER
    if game.guide.ended():
        return Phase.ENDED
    if game.person_to_move:
        return Phase.CHANGING if turns.changes_person else Phase.FREE
    if turns.waiting:
        return Phase.WAITING
    return Phase.HELD if held() else Phase.THINKING

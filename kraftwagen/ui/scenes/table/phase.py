"""The phases of a table between one decision and the next.

``TableController`` stores the phase and updates it at every change; bars and input read it.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from kraftwagen.ui.scenes.table.game import TableGame
from kraftwagen.ui.scenes.table.turns import Turns
from kraftwagen.ui.tables.director import Director


class Phase(Enum):
    """The phases of a table; if several apply, ``present_phase`` returns the first."""

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
    """Return the phase of the latest position, even while a past one is shown (LOOKING).

    ``held`` returns the sentence that must be read first, or "".
    """
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

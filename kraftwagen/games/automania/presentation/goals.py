"""Goals that a puzzle may set for one player turn."""

from __future__ import annotations

from typing import Final, TypeAlias

from kraftwagen.games.automania import terms
from kraftwagen.games.automania.presentation import gains
from kraftwagen.games.automania.presentation.statistics import STATISTICS
from kraftwagen.games.automania.rules import rounds
from kraftwagen.games.automania.state import State
from kraftwagen.games.parts.goals import Done, Goals, counted

_Done: TypeAlias = Done[State]


def _medals(done: _Done) -> int:
    """Return the number of silver medals gained, on contracts and tiles."""

    def have(state: State) -> int:
        medals = rounds.contract_medals(state, done.seat) + rounds.tile_medals(state, done.seat)
        return int(medals)

    return have(done.after) - have(done.before)


def _improved(done: _Done) -> int:
    """Return by how much the popularity of the seat's best possible car rose."""

    def best(state: State) -> int:
        return max(map(max, gains.matrix(state, done.seat)))

    chosen = done.before.boards[done.seat] != terms.NOT_CHOSEN
    return best(done.after) - best(done.before) if chosen else 0


GOALS: Final = Goals[State](
    STATISTICS,
    {
        "contracts": counted("contracts_played"),
        "top_cars": counted("top_cars"),
        "gold_medals": counted("gold_medals"),
        "points": counted("points"),
        "medals": _medals,
        "sold": counted("cars_sold"),
        "money": counted("earned"),
        "displaced": counted("sent_home"),
        "managers": counted("managers_hired"),
        "machines": counted("placed_machine"),
        "styling": counted("placed_style"),
        "bonus": counted("bonus_tiles"),
        "workers": counted("neutral_hired"),
        "popularity": counted("best_car"),
        "improved": _improved,
        "wanted": counted("stars_wanted"),
        "made": counted("cars_made"),
    },
)

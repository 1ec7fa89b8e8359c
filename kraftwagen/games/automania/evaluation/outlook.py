"""The popularity of a seat's cars in both markets, all at once and remembered.

The rules compute one car (``production.popularity``); bots look at thousands of positions that
differ in one factory at most.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kraftwagen.games.automania import terms
from kraftwagen.games.automania.state import State

if TYPE_CHECKING:
    # Only in annotations: machine words in compiled code, plain ints without.
    from mypy_extensions import i64


class Reach:
    """What the factory of a seat makes now.

    ``popularity`` has two entries a type, for North America and Europe, without marketing (P3,
    P4); ``wanted`` how much of that are demands; ``machines`` the number of machines on each line
    by demand, four bits each.
    """

    __slots__ = ("board", "demands", "factory", "machines", "popularity", "wanted")

    def __init__(self, board: i64, factory: tuple[int, ...], demands: tuple[int, ...]) -> None:
        self.board: i64 = board
        self.factory = factory
        self.demands = demands
        self.popularity: list[int] = []
        self.wanted: list[int] = []
        self.machines: list[int] = []


class Outlook:
    """Remembers the last Reach of each seat."""

    __slots__ = ("_known",)

    def __init__(self, seats: i64) -> None:
        self._known: list[Reach | None] = [None] * seats

    def reach(self, state: State, seat: i64) -> Reach:
        """What the factory of a seat makes."""
        known = self._known[seat]
        factory = state.factories[seat]
        board: i64 = state.boards[seat]
        if known is not None:
            # Neighbours share their tuples, and an equal one in another place does no harm.
            same = known.factory is factory and known.demands is state.demands
            if same and known.board == board:
                return known
        found = Reach(board, factory, state.demands)
        _look(state, found)
        self._known[seat] = found
        return found


def _look(state: State, found: Reach) -> None:
    data = state.data
    what, stars = data.tile_what, data.tile_stars
    factory = found.factory
    common: i64 = 0
    for place in range(terms.FIRST_OFFICE, terms.PLACES):
        if factory[place]:
            common += stars[factory[place]]
    if found.board < 0:
        # No factory yet (V1).
        found.popularity = [0] * 6
        found.wanted = [0] * 6
        found.machines = [0] * 3
        return
    lines = data.board_lines[found.board]
    for car_type in range(terms.TYPES):
        own = common
        first = terms.FIRST_STYLE + 3 * car_type
        for place in range(first, first + 3):
            if factory[place]:
                own += stars[factory[place]]
        counts: i64 = 0
        for slot in lines[car_type]:
            tile = factory[slot]
            if tile:
                own += stars[tile]
                counts += 1 << 4 * what[tile]
        found.machines.append(counts)
        for market in range(2):
            wanted = _wanted(state, counts, market * terms.DEMAND_PLACES)
            found.wanted.append(wanted)
            found.popularity.append(own + wanted)


def _wanted(state: State, counts: i64, first: i64) -> i64:
    """Stars of the demands that a line's machines meet (P3, X7)."""
    if counts == 0:
        return 0
    demands, stars = state.demands, state.data.stars
    total: i64 = 0
    active: i64 = terms.ACTIVE - 1
    while active >= 0:
        # From the highest: one machine scores the higher of a demand that is shown twice.
        demand: i64 = 4 * demands[first + active]
        if counts >> demand & 15:
            total += stars[active]
            counts -= 1 << demand
        active -= 1
    return total

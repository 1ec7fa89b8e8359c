"""A cache of facts about factories and sales spaces that bots often need.

The rules compute one car (``production.popularity``); bots look at thousands of positions that
differ in at most one factory.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kraftwagen.games.automania import terms
from kraftwagen.games.automania.rules import production, sales
from kraftwagen.games.automania.state import State

if TYPE_CHECKING:
    # Only in annotations: machine words in compiled code, plain ints without.
    from mypy_extensions import i64


MONEY: Final = 0.4
"""Worth of an autobuck in points, apart from the ranks by money at the end."""


class Reach:
    """The cars that the factory of a seat can make in a position, and what its tiles bring.

    ``popularity`` has two entries per type, for North America and Europe, without marketing (P3,
    P4), ``wanted`` the part of it that comes from demands. ``machines`` is the number of machines
    on each line by demand, ``medals`` that of silver medals on tiles (E2). ``sales``, ``workers``
    and ``money`` are what managers bring each round (T5).
    """

    __slots__ = (
        "board",
        "demands",
        "factory",
        "machines",
        "medals",
        "money",
        "popularity",
        "sales",
        "wanted",
        "workers",
    )

    def __init__(self, board: i64, factory: tuple[int, ...], demands: tuple[int, ...]) -> None:
        self.board: i64 = board
        self.factory = factory
        self.demands = demands
        self.popularity: list[int] = []
        self.wanted: list[int] = []
        self.machines: list[list[int]] = []
        self.medals: i64 = 0
        self.sales: i64 = 0
        self.workers: i64 = 0
        self.money: i64 = 0


class Outlook:
    """A cache of each seat's last Reach and of the rewards of free sales spaces."""

    __slots__ = ("_known", "_rewards", "_sold")

    def __init__(self, seats: i64) -> None:
        self._known: list[Reach | None] = [None] * seats
        self._sold: tuple[int, ...] = ()
        self._rewards: list[list[float]] = []

    def reach(self, state: State, seat: i64) -> Reach:
        """Return the Reach of a seat's factory, computed again only after a change."""
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

    def rewards(self, state: State, market: i64) -> list[float]:
        """Return the rewards of a market's free sales spaces, the best first, the top space last.

        They are in points, with MONEY for an autobuck (Z3, Z4); the list must not be changed.
        """
        if self._sold is not state.sold or not self._rewards:
            self._sold = state.sold
            self._rewards = [_rewards(state, terms.AMERICA), _rewards(state, terms.EUROPE)]
        return self._rewards[market]


def _rewards(state: State, market: i64) -> list[float]:
    data = state.data
    money, points = data.sale_money[market], data.sale_points[market]
    rows = data.sale_row[market]
    found: list[float] = []
    two = len(state.order) == sales.TWO_PLAYERS
    best_of_row: dict[int, float] = {}
    for space in range(terms.LIMITED_SPACES):
        if not sales.is_free(state, market, space):
            continue
        value = float(points[space]) + MONEY * float(money[space])
        if not two:
            found.append(value)
        elif value > best_of_row.get(rows[space], 0.0):
            best_of_row[rows[space]] = value
    if two:
        found = list(best_of_row.values())
    found.sort(reverse=True)
    found.append(float(points[terms.TOP_SPACE]) + MONEY * float(money[terms.TOP_SPACE]))
    return found


def _look(state: State, found: Reach) -> None:
    data = state.data
    stars = data.tile_stars
    factory = found.factory
    common: i64 = 0
    for place in range(terms.PLACES):
        tile = factory[place]
        if tile:
            found.medals += data.tile_medals[tile]
            if place >= terms.FIRST_OFFICE:
                common += stars[tile]
                found.sales += data.tile_sales[tile]
                found.workers += data.tile_workers[tile]
                found.money += data.tile_money[tile]
    if found.board < 0:
        # No factory yet (V1).
        found.popularity = [0] * 6
        found.wanted = [0] * 6
        found.machines = [[0] * len(terms.DEMANDS)] * 3
        return
    for car_type in range(terms.TYPES):
        own = common
        first = terms.FIRST_STYLE + 3 * car_type
        for place in range(first, first + 3):
            if factory[place]:
                own += stars[factory[place]]
        for slot in data.board_lines[found.board][car_type]:
            own += stars[factory[slot]]
        machines = production.machines(data, found.board, factory, car_type)
        found.machines.append(machines)
        for market in range(2):
            wanted = production.met(state, machines, market)
            found.wanted.append(wanted)
            found.popularity.append(own + wanted)

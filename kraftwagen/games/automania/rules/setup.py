"""Set-up of a game (S1-S4, V1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kraftwagen.engine import rng
from kraftwagen.engine.tuples import replaced
from kraftwagen.engine.types import Event
from kraftwagen.games.automania import codes, events, frames, terms
from kraftwagen.games.automania.dataset import DataSet
from kraftwagen.games.automania.rules import cars, contracts, rounds
from kraftwagen.games.automania.state import State, pack_car

if TYPE_CHECKING:
    # Only in annotations: machine words in compiled code, plain ints without.
    from mypy_extensions import i64

_EMPTY_FACTORY: Final[tuple[int, ...]] = (terms.NO_TILE,) * terms.PLACES


def new_state(data: DataSet, seats: int, seed: int, advanced: bool, handicap: list[int]) -> State:
    """Return the state before the first decision (S1-S4, V1).

    ``handicap`` is empty or the points that each seat begins with besides those of its place.
    """
    state = State()
    state.data = data
    state.round = data.first_round
    state.rng = rng.seeded(seed, "deal")
    state.advanced = 1 if advanced else 0
    state.order = tuple(_shuffled(state, list(range(seats))))
    state.boards = (terms.NOT_CHOSEN if advanced else terms.SIDE_A,) * seats
    _deal_money(state, handicap or [0] * seats)
    state.cars = (*data.seat_cars, 0) * seats
    state.factories = (_EMPTY_FACTORY,) * seats
    rounds.workers_home(state)
    sets = data.round_sets[data.first_round :]
    tiles = range(1, len(data.tile_names))
    state.unseen = tuple([tile for tile in tiles if data.tile_set[tile] in sets])
    rounds.lay_tiles(state)
    _lay_demands(state)
    _deal_contracts(state)
    state.reveals = 0
    if advanced:
        _ask_factory(state, seats - 1)
    else:
        rounds.start_round(state, None)
    return state


def _deal_money(state: State, handicap: list[int]) -> None:
    """Autobucks and points by player order (S1)."""
    data = state.data
    money, points = [0] * len(state.order), handicap.copy()
    for place, seat in enumerate(state.order):
        money[seat] = data.seat_money[place]
        points[seat] += data.seat_points[place]
    state.money, state.points = tuple(money), tuple(points)


def _lay_demands(state: State) -> None:
    """Draw demands until the markets differ in their active ones (S3)."""
    while True:
        state.demands = tuple(_shuffled(state, list(state.data.demand_tiles)))
        first = state.demands[: terms.ACTIVE]
        second = state.demands[terms.DEMAND_PLACES : terms.DEMAND_PLACES + terms.ACTIVE]
        if sorted(first) != sorted(second):
            return


def _deal_contracts(state: State) -> None:
    """The display, and a starting contract for each seat (S4)."""
    data = state.data
    starting = _shuffled(state, list(data.starting))
    seats = len(state.order)
    state.hands = tuple([(card,) for card in starting[:seats]])
    state.unused = tuple(sorted(starting[seats:]))
    state.played = ((),) * seats
    state.deck = data.deck
    for _ in range(data.display):
        contracts.reveal(state, None)


def _shuffled(state: State, pieces: list[int]) -> list[int]:
    state.rng = rng.shuffle(state.rng, pieces)
    return pieces


def _ask_factory(state: State, place: i64) -> None:
    """Ask the seat at this place of the player order (V1)."""
    state.current = state.order[place]
    state.asked = frames.FACTORY


def legal_factories(state: State) -> list[int]:
    """Return the codes for choosing a factory that is left (V1)."""
    return [
        codes.FACTORY + board
        for board in range(terms.SIDE_A + 1, len(terms.BOARDS))
        if board not in state.boards
    ]


def take_factory(state: State, seat: i64, board: i64, out: list[Event] | None) -> None:
    """Give a seat its factory with the oval car, and ask the next seat or begin (V1-V3)."""
    data = state.data
    state.boards = replaced(state.boards, seat, board)
    if out is not None:
        out.append(events.FactoryChosen(seat, board))
        out.append(events.PlayerTurnEnded(seat))
    if data.oval_city[board]:
        cars.send_home(state, pack_car(seat, terms.CITY, 0))
    if data.electric_stars[board]:
        cars.send_home(state, pack_car(seat, terms.CITY, 1))
    place = 0
    while state.order[place] != seat:
        place += 1
    if place:
        _ask_factory(state, place - 1)
    else:
        rounds.start_round(state, out)

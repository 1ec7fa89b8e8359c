"""Set-up of a game (S1-S5)."""

from __future__ import annotations

from typing import Final

from kraftwagen.engine import rng
from kraftwagen.engine.types import Event
from kraftwagen.games.kraftwagen import codes, events, frames, terms
from kraftwagen.games.kraftwagen.dataset import DataSet
from kraftwagen.games.kraftwagen.rules import research, scoring, track
from kraftwagen.games.kraftwagen.state import NOT_CHOSEN, Player, State

TWO_PLAYERS: Final = 2


def new_state(
    data: DataSet, seats: int, seed: int, special_tiles: bool, handicap: list[int]
) -> State:
    """Return the state before the first start tile is chosen (S1-S5).

    ``handicap`` is empty or the money that each seat begins with.
    """
    state = State()
    state.data = data
    state.turn = data.first_turn
    state.rng = rng.seeded(seed, "deal")
    state.special = 1 if special_tiles else 0
    state.players = [_new_player(data) for _ in range(seats)]
    chain = _shuffled(state, list(range(seats)))
    for actions in (1, 2, 3):
        chain += _shuffled(state, _tiles_with(data, actions))
    state.chain = tuple(chain)
    state.start_tiles = tuple(range(len(data.start_names)))
    if seats == TWO_PLAYERS:
        state.start_tiles = tuple(sorted(_shuffled(state, list(state.start_tiles))[:2]))
    state.deck = data.deck
    state.stacks = data.stacks
    state.white = (0,) * len(data.stacks)
    state.awards = (terms.NOBODY,) * len(data.award_money)
    if any(handicap):
        for player, amount in zip(state.players, handicap, strict=True):
            player.income += (amount,)
    scoring.prepare(state, None)
    research.reveal(state, 0, None)
    state.reveals = 0
    _ask_next(state)
    return state


def _new_player(data: DataSet) -> Player:
    player = Player()
    player.canteen = data.seat_canteen
    player.supply = data.first_supply()
    player.workshops = (terms.EMPTY,) * data.seat_workshops
    player.body_points = data.seat_body_points
    player.engine_points = data.seat_engine_points
    player.grand_prix_engine = data.seat_grand_prix_engine
    player.income = (0,) * len(terms.SOURCES)
    return player


def _tiles_with(data: DataSet, actions: int) -> list[int]:
    """Basic tiles with so many actions, as pieces of the chain (S1)."""
    return [
        terms.TILE + tile
        for tile in range(terms.BASIC_TILES)
        if len(data.tile_actions[tile]) == actions
    ]


def _shuffled(state: State, pieces: list[int]) -> list[int]:
    state.rng = rng.shuffle(state.rng, pieces)
    return pieces


def choosing_order(state: State) -> list[int]:
    """Return the seats in the order of choosing start tiles: nearest to the tiles first (S4)."""
    return [piece for piece in reversed(state.chain) if piece < terms.TILE]


def _ask_next(state: State) -> bool:
    """Ask the first seat that has no start tile yet (S4)."""
    for seat in choosing_order(state):
        if state.players[seat].start_tile == NOT_CHOSEN:
            state.current = seat
            state.pending = (frames.START,)
            return True
    return False


def legal_starts(state: State) -> list[int]:
    """Return the codes for choosing a start tile (S4, S5)."""
    return [codes.START | tile for tile in state.start_tiles]


def take_start_tile(state: State, seat: int, tile: int, out: list[Event] | None) -> None:
    """Give a start tile to a seat; its tasks come next, then it is flipped (S4)."""
    state.players[seat].start_tile = tile
    state.start_tiles = tuple([other for other in state.start_tiles if other != tile])
    if out is not None:
        out.append(events.StartTileTaken(seat, tile))
    state.pending = (frames.FLIP, state.data.start_frames[tile])


def flip(state: State, out: list[Event] | None) -> None:
    """Flip the start tile to its development side and ask the next seat or begin (S4)."""
    if out is not None:
        out.append(events.StartTileFlipped(state.current, state.players[state.current].start_tile))
    if not _ask_next(state):
        track.start_player_turn(state, out)

"""The action track: taking tiles, tiles at the tail, special tiles (C1-C3, V1-V3)."""

from __future__ import annotations

from typing import Final

from kraftwagen.engine import rng
from kraftwagen.engine.tuples import place_of, without
from kraftwagen.engine.types import Event
from kraftwagen.games.kraftwagen import codes, events, frames, terms
from kraftwagen.games.kraftwagen.rules import research
from kraftwagen.games.kraftwagen.state import State

FIRST_SPECIAL: Final = 14
"""The smallest int that stands for a special tile in the chain: TILE + BASIC_TILES."""
BASIC_TAKES: Final[list[int]] = [codes.TAKE | tile for tile in range(terms.BASIC_TILES)]
"""Codes for the basic tiles, which never leave the chain."""
_TAKES: Final[list[list[int]]] = [
    [*BASIC_TAKES, codes.TAKE | terms.BASIC_TILES + number] for number in range(terms.SPECIAL_TILES)
]
"""Codes for the basic tiles and a special tile, by number of the special tile."""
_ASK: Final[tuple[int, ...]] = (frames.TAKE,)


def special_piece(state: State) -> int:
    """Return the only special tile in the chain, as a piece; 0 if there is none (V1)."""
    for piece in state.chain:
        if piece >= FIRST_SPECIAL:
            return piece
    return 0


def takes(state: State) -> list[int]:
    """Return the codes for taking any tile in the chain (C2); the list must not be changed."""
    piece = special_piece(state) if state.special else 0
    return _TAKES[piece - FIRST_SPECIAL] if piece else BASIC_TAKES


def legal_takes(state: State) -> list[int]:
    """Return the codes for taking any tile in the chain, in a new list (C2)."""
    return takes(state).copy()


def with_worker(chain: tuple[int, ...], piece: int) -> tuple[int, ...]:
    """Return the chain after the worker at the tail has taken a tile, given as a piece (C2).

    The tile goes to the head; a special tile is set aside instead (V2).
    """
    moved = list(chain)
    worker = moved.pop(0)
    moved[place_of(chain, piece) - 1] = worker
    if piece < FIRST_SPECIAL:
        moved.append(piece)
    return tuple(moved)


def at_tail(chain: tuple[int, ...]) -> int:
    """Return the number of tiles at the tail, which must go to the head (C3, V3)."""
    tiles = 0
    while chain[tiles] >= terms.TILE:
        tiles += 1
    return tiles


def take(state: State, seat: int, tile: int, out: list[Event] | None) -> None:
    """Move the worker at the tail to a tile, the tile to the head, and ask its tasks (C2, P1)."""
    before = state.chain
    piece = tile + terms.TILE
    state.chain = with_worker(before, piece)
    if out is not None:
        out.append(events.TileTaken(seat, tile, place_of(before, piece), before, state.chain))
    state.pending += (state.data.tile_frames[tile],)
    if piece >= FIRST_SPECIAL and state.data.tile_bonus[tile][0] == "cards":
        research.reveal_more(state, state.data.tile_bonus[tile][1], out)


def finish(state: State, out: list[Event] | None) -> None:
    """After a player turn, replace a used special tile and clear the tail (C3, V2, V3)."""
    # All workers and basic tiles are in the chain by now; one piece more is the special tile.
    if state.special and len(state.chain) == terms.BASIC_TILES + len(state.players):
        add_special(state, out)
    chain = state.chain
    tiles = at_tail(chain)
    if tiles == 0:
        return
    moved = tiles
    if state.special and max(chain[:tiles]) >= FIRST_SPECIAL:
        moved = place_of(chain, special_piece(state))
    if out is not None:
        for above in range(1, moved + 1):
            up = chain[above:] + chain[:above]
            out.append(events.TileMovedUp(chain[above - 1] - terms.TILE, up))
    if moved:
        state.chain = chain[moved:] + chain[:moved]
    if moved < tiles:
        remove_special(state, out)
        add_special(state, out)
        finish(state, out)


def add_special(state: State, out: list[Event] | None) -> None:
    """Draw the next special tile of this game turn's set and add it at the head (V1-V3)."""
    if not state.specials:
        state.specials = state.data.special_sets[state.turn]
    state.rng = rng.advance(state.rng)
    place = rng.below(state.rng, len(state.specials))
    tile = state.specials[place]
    state.specials = without(state.specials, place)
    state.chain += (tile + terms.TILE,)
    state.reveals += 1
    if out is not None:
        out.append(events.SpecialTileRevealed(tile, state.chain))


def remove_special(state: State, out: list[Event] | None) -> None:
    """Set the special tile aside if it is still in the chain (V3)."""
    piece = special_piece(state)
    if piece:
        state.chain = tuple([other for other in state.chain if other != piece])
        if out is not None:
            out.append(events.SpecialTileRemoved(piece - terms.TILE, state.chain))


def start_player_turn(state: State, out: list[Event] | None) -> None:
    """Begin the player turn of the seat whose worker stands at the tail (C1)."""
    state.current = state.chain[0]
    state.marker_used = 0
    state.pending = _ASK
    if out is not None:
        out.append(events.PlayerTurnStarted(state.current))

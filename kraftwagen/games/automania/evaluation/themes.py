"""Themes of clearly best turns, found by comparing each with the best other turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from kraftwagen.engine.types import Event
from kraftwagen.games.automania import events, frames, terms
from kraftwagen.games.automania.rules import flow
from kraftwagen.games.automania.state import State

RETIRING: Final = "retiring"
"""Theme: only one of the turns retires."""
OFFICES: Final = "offices"
"""Theme: both turns retire, to different sales offices."""
CARS: Final = "cars"
"""Theme: the turns make different cars, or only the best turn makes one."""
CONTRACTS: Final = "contracts"
"""Theme: the turns draw or play different contracts."""
DISPLACING: Final = "displacing"
"""Theme: only one turn displaces workers, or the turns need different numbers of workers."""
MACHINES: Final = "machines"
"""Theme: the turns differ in a tile or its place, and that of the best turn is a machine."""
STYLING: Final = "styling"
MANAGERS: Final = "managers"
BONUS: Final = "bonus"
SPONSOR: Final = "sponsor"
MARKETS: Final = "markets"
"""Theme: the same car goes to different markets, or different cars are taken back for it."""
MARKETING: Final = "marketing"
SALE: Final = "sale"
"""Theme: the turns differ in a car's sale or in the reward of a top car."""
DEMANDS: Final = "demands"
FACTORIES: Final = "factories"
THEMES: Final = (
    CARS, MARKETS, MARKETING, MACHINES, STYLING, MANAGERS, BONUS, CONTRACTS, DISPLACING, SPONSOR,
    RETIRING, OFFICES, SALE, DEMANDS, FACTORIES,
)  # fmt: skip
_OF_QUESTION: Final = {
    frames.REWARD: SALE,
    frames.SALE: SALE,
    frames.ADVANCE: DEMANDS,
    frames.FACTORY: FACTORIES,
}
_OF_TILE: Final = {
    terms.MACHINE: MACHINES,
    terms.STYLE: STYLING,
    terms.MANAGER: MANAGERS,
    terms.BONUS: BONUS,
}
_Turn: TypeAlias = Mapping[type[Event], Event]
"""The last event of each kind."""


def theme(before: State, best: Sequence[int], other: Sequence[int]) -> str:
    """Return the theme, one of THEMES, in which two ways through the actor's turn differ."""
    asked = frames.kind(before.asked)
    if asked in _OF_QUESTION:
        return _OF_QUESTION[asked]
    mine, theirs = _followed(before, best), _followed(before, other)
    if (events.Retired in mine) != (events.Retired in theirs):
        return RETIRING
    if _differ(mine, theirs, events.Retired):
        return OFFICES
    if _displaces(mine) != _displaces(theirs):
        return DISPLACING
    made, other_made = mine.get(events.CarProduced), theirs.get(events.CarProduced)
    if made is None and other_made is not None:
        return CONTRACTS
    if _car(made)[:1] != _car(other_made)[:1]:
        return CARS
    if _workers(mine) != _workers(theirs):
        return DISPLACING
    if any(_differ(mine, theirs, kind) for kind in _TILES):
        return _OF_TILE[before.data.tile_kind[_tile(mine) or _tile(theirs)]]
    if _car(made) != _car(other_made):
        return MARKETS
    return next((name for kind, name in _REST if _differ(mine, theirs, kind)), CARS)


_TILES: Final = (events.TileTaken, events.TilePlaced, events.TileDiscarded)
_REST: Final = (
    (events.CarTakenBack, MARKETS),
    (events.WorkersToMarketing, MARKETING),
    (events.WorkersToSponsor, SPONSOR),
    (events.TopCarSold, SALE),
    (events.ContractPlayed, CONTRACTS),
    (events.ContractDrawn, CONTRACTS),
)
"""What else may differ, the earliest cause first."""


def _differ(mine: _Turn, theirs: _Turn, kind: type[Event]) -> bool:
    return mine.get(kind) != theirs.get(kind)


def _car(made: Event | None) -> tuple[int, ...]:
    """Type, market and whether it is electric."""
    if isinstance(made, events.CarProduced):
        return made.type, made.market, made.electric
    return ()


def _tile(turn: _Turn) -> int:
    """Return the tile taken, or the one that was to be placed."""
    for kind in _TILES:
        event = turn.get(kind)
        if isinstance(event, events.TileTaken | events.TilePlaced | events.TileDiscarded):
            return event.tile
    return terms.NO_TILE


def _workers(turn: _Turn) -> int:
    placed = turn.get(events.WorkersPlaced)
    return placed.workers if isinstance(placed, events.WorkersPlaced) else 0


def _displaces(turn: _Turn) -> bool:
    """Return whether it sends workers of others home (A2)."""
    placed = turn.get(events.WorkersPlaced)
    return isinstance(placed, events.WorkersPlaced) and placed.displaced > 0


def _followed(before: State, decisions: Sequence[int]) -> _Turn:
    state = before.clone()
    happened: list[Event] = []
    for code in decisions:
        flow.apply(state, code, happened)
    return {type(event): event for event in happened}

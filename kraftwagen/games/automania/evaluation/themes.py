"""What a turn that is clearly best is about: found by comparing it with the best other one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from kraftwagen.engine.types import Event
from kraftwagen.games.automania import events, frames, terms
from kraftwagen.games.automania.rules import flow
from kraftwagen.games.automania.state import State

RETIRING: Final = "retiring"
"""One of the turns retires, the other acts."""
OFFICES: Final = "offices"
"""Both retire, to other sales offices."""
CARS: Final = "cars"
"""They make other cars, or only one of them makes any."""
CONTRACTS: Final = "contracts"
"""A contract is drawn or played."""
DISPLACING: Final = "displacing"
"""Only one of the turns sends workers home, or the same kind of action costs others."""
MACHINES: Final = "machines"
"""Another tile, or another place for it, by the kind of the better turn's tile."""
STYLING: Final = "styling"
MANAGERS: Final = "managers"
BONUS: Final = "bonus"
SPONSOR: Final = "sponsor"
MARKETS: Final = "markets"
"""The same car for the other market, or with another car taken back for it."""
MARKETING: Final = "marketing"
SALE: Final = "sale"
"""A car at the sale, or the reward of a top car."""
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
    """One of THEMES; ``best`` and ``other`` are ways through the turn of the seat to move."""
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
    """The tile taken, or the one that was to be placed."""
    for kind in _TILES:
        event = turn.get(kind)
        if isinstance(event, events.TileTaken | events.TilePlaced | events.TileDiscarded):
            return event.tile
    return terms.NO_TILE


def _workers(turn: _Turn) -> int:
    placed = turn.get(events.WorkersPlaced)
    return placed.workers if isinstance(placed, events.WorkersPlaced) else 0


def _displaces(turn: _Turn) -> bool:
    """Whether it sends workers of others home (A2)."""
    placed = turn.get(events.WorkersPlaced)
    return isinstance(placed, events.WorkersPlaced) and placed.displaced > 0


def _followed(before: State, decisions: Sequence[int]) -> _Turn:
    state = before.clone()
    happened: list[Event] = []
    for code in decisions:
        flow.apply(state, code, happened)
    return {type(event): event for event in happened}

"""The groups of fields of the editor, and which one a place of the table is about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from kraftwagen.engine.editing import Place
from kraftwagen.games.automania import terms
from kraftwagen.games.automania.state import State

Setters: TypeAlias = dict[str, Callable[..., None]]
"""By the name of a place; each takes the state, the numbers of the place, then the value."""
Movers: TypeAlias = dict[str, Callable[[State, Place, Place], bool]]
"""By the name of the place a piece comes from; each says whether that means anything."""
MOMENT: Final = "moment"
SPACES: Final = "spaces"
TILES: Final = "tiles"
OFFICES: Final = "offices"
CONTRACTS: Final = "contracts"
_SEAT: Final = "seat"
_MARKETS: Final = frozenset({"market", "ship", "demand", "sales", "copied", "sold"})
_CARDS: Final = frozenset({"contract", "deck", "hand", "held", "known", "hidden", "played"})
_MATS: Final = frozenset(
    {"own", "other", "works", "place", "cars", "end", "points", "money", "limit", "popularity",
     "workers", "gone", "neutral"}
)  # fmt: skip
_GROUPS: Final = {
    **dict.fromkeys(("order", "tray", "made", "board"), MOMENT),
    **dict.fromkeys(("action", "crew", "sponsor", "marketing"), SPACES),
    **dict.fromkeys(("tile", "below"), TILES),
    **dict.fromkeys(("office", "retired"), OFFICES),
    **dict.fromkeys(_CARDS, CONTRACTS),
}


def of_seat(seat: int) -> str:
    """What lies before a player."""
    return f"{_SEAT}{seat}"


def of_market(market: int) -> str:
    """Demands, ships and sales spaces of a market."""
    return terms.MARKETS[market]


def groups(state: State) -> list[tuple[str, int]]:
    """The groups, each with its seat or -1."""
    seats = [(of_seat(seat), seat) for seat in range(len(state.order))]
    others = [(name, -1) for name in (*terms.MARKETS, CONTRACTS, OFFICES)]
    return [(MOMENT, -1), (SPACES, -1), (TILES, -1), *seats, *others]


def group_of(place: Place) -> str:
    """The group of fields about a place; empty for none."""
    name = str(place[0])
    if len(place) > 1 and name in _MARKETS:
        return of_market(int(place[1]))
    if len(place) > 1 and name in _MATS:
        return of_seat(int(place[1]))
    return _GROUPS.get(name, "")


def mat_of(place: Place) -> int:
    """The seat before which a place lies; -1 for none."""
    name = str(place[0])
    lies_there = name in _MATS or (name in _CARDS and name not in ("contract", "deck"))
    return int(place[1]) if lies_there and len(place) > 1 else -1

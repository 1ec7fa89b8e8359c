"""What would happen, asked of the rules once for each position and thing pointed at, and kept."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

from kraftwagen.games.automania import codes
from kraftwagen.games.automania.presentation import forecast, gains
from kraftwagen.games.automania.presentation.previews import (
    CarPreview,
    ContractPreview,
    DemandsPreview,
    Matrix,
    SalePreview,
    TilePreview,
)
from kraftwagen.games.automania.state import State
from kraftwagen.ui.tables.base import Position

Found = TypeVar("Found")


class PreviewCache:
    """The answers for one position; all are about the viewer unless they say otherwise."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.state: State = position.state
        self._known: dict[Hashable, Any] = {}

    def _once(self, key: Hashable, make: Callable[[], Found]) -> Found:
        if key not in self._known:
            self._known[key] = make()
        found: Found = self._known[key]
        return found

    def matrix(self, seat: int) -> Matrix:
        """Popularity by type and market."""
        return self._once(("matrix", seat), lambda: gains.matrix(self.state, seat))

    def tile(self, cell: int) -> TilePreview | None:
        """A tile on the board as if the viewer took it with the money it has now."""
        number = self.state.tiles[cell]
        if not number:
            return None
        seat = self.position.viewer
        return self._once(("tile", cell), lambda: gains.tile(self.state, seat, number))

    def demands(self) -> tuple[DemandsPreview, ...]:
        """The next demands, left and right, over the viewer's factory."""
        seat = self.position.viewer
        return self._once("demands", lambda: forecast.next_demands(self.state, seat))

    def contract(self, card: int) -> ContractPreview:
        """What the viewer's factory lacks for a contract."""
        seat = self.position.viewer
        return self._once(("contract", card), lambda: forecast.contract(self.state, seat, card))

    def sale(self, by_money: bool = False) -> SalePreview:
        """The sales phase as it would be now."""
        return self._once(("sale", by_money), lambda: forecast.sale(self.state, by_money))

    def cars_with(self, tile: int, code: int) -> tuple[CarPreview, ...]:
        """The car being made, for each market, once a tile is placed so; nothing for NO_TILE."""
        if not tile:
            return ()
        key = ("with", tile, code)
        return self._once(key, lambda: forecast.cars_with(self.state, tile, code))


def tile_of(code: int | None) -> int | None:
    """The cell whose tile a decision takes."""
    return codes.value(code) if code is not None and codes.kind(code) == codes.TAKE else None

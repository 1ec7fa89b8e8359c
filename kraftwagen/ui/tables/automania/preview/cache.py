"""Previews computed once for each position and thing pointed at."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

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
    """The previews of one position, each computed once; for the viewer unless a seat is given."""

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
        """Return a seat's popularity by type and market."""
        return self._once(("matrix", seat), lambda: gains.matrix(self.state, seat))

    def tile(self, cell: int) -> TilePreview | None:
        """Return the outcome of taking a tile on the board now; None without a tile."""
        number = self.state.tiles[cell]
        if not number:
            return None
        seat = self.position.viewer
        return self._once(("tile", cell), lambda: gains.tile(self.state, seat, number))

    def demands(self) -> tuple[DemandsPreview, ...]:
        """Return the outcomes of both ways to move the demands, for the viewer's factory (N2)."""
        seat = self.position.viewer
        return self._once("demands", lambda: forecast.next_demands(self.state, seat))

    def contract(self, card: int) -> ContractPreview:
        """Return the needs of the viewer's cars for a contract."""
        seat = self.position.viewer
        return self._once(("contract", card), lambda: forecast.contract(self.state, seat, card))

    def sale(self, by_money: bool = False) -> SalePreview:
        """Return a forecast of the sales phase from now; ``by_money`` as in ``forecast.sale``."""
        return self._once(("sale", by_money), lambda: forecast.sale(self.state, by_money))

    def cars_with(self, tile: int, place: int) -> tuple[CarPreview, ...]:
        """Return the car made for each market after placing a tile; empty for NO_TILE."""
        if not tile:
            return ()
        key = ("with", tile, place)
        return self._once(key, lambda: forecast.cars_with(self.state, tile, place))

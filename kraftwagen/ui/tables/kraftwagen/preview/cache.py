"""Previews computed once for each position and thing pointed at."""

from __future__ import annotations

from collections.abc import Sequence

from kraftwagen.engine.types import Option
from kraftwagen.games.kraftwagen import terms
from kraftwagen.games.kraftwagen.presentation import forecast, gains
from kraftwagen.games.kraftwagen.presentation.gains import Gain
from kraftwagen.games.kraftwagen.presentation.previews import (
    Drive,
    Offer,
    Purchase,
    TilePreview,
    drive_of,
)
from kraftwagen.games.kraftwagen.state import State
from kraftwagen.ui.tables.base import Position


class PreviewCache:
    """The previews of one position, each computed once."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.state: State = position.state
        self._gains: dict[int, list[Gain]] = {}
        self._sales: dict[int, list[Purchase]] = {}
        self._more: dict[int, dict[int, Purchase]] = {}
        self._prices: dict[int, dict[int, Offer]] = {}
        self._lacking: dict[int, tuple[str, int] | None] = {}

    def gains(self, tile: int) -> list[Gain]:
        """Return the gains of the seat to move from each task of a tile."""
        if tile not in self._gains:
            self._gains[tile] = gains.gains(self.state, tile)
        return self._gains[tile]

    def market(self, code: int = 0) -> tuple[int, ...]:
        """Return the cars on the market after ``code`` offers or changes one."""
        return forecast.market_with(self.state, code) if code else self.state.cars

    def space(self, code: int) -> int:
        """Return the market space of the car that ``code`` offers or changes; -1 for 0."""
        return forecast.space_of(self.state, code) if code else -1

    def sale(self, code: int = 0) -> list[Purchase]:
        """Return each buyer's purchase now, or after ``code`` offers or changes a car."""
        if code not in self._sales:
            self._sales[code] = forecast.sale(self.state, self.market(code))
        return self._sales[code]

    def totals(self, code: int = 0) -> tuple[int, ...]:
        """Return the money of each seat from ``sale``."""
        return forecast.totals(self.state, self.sale(code))

    def one_more(self, code: int = 0) -> dict[int, Purchase]:
        """Return the purchase of one more buyer, by its preference."""
        if code not in self._more:
            self._more[code] = forecast.one_more(self.state, self.market(code))
        return self._more[code]

    def prices(self, code: int) -> dict[int, Offer]:
        """Return the sale of the car of a code at each possible price."""
        key = forecast.at_price(code, 0)
        if key not in self._prices:
            self._prices[key] = forecast.at_prices(self.state, key)
        return self._prices[key]

    def in_all(self, code: int, price: int) -> int:
        """Return the money of the seat to move from ``sale`` if the code's car has a price."""
        return self.totals(forecast.at_price(code, price))[self.state.current]

    def lacking(self, code: int, price: int) -> tuple[str, int] | None:
        """Return what the code's car lacks to be bought at a price, as ``forecast.lacking``."""
        key = forecast.at_price(code, price)
        if key not in self._lacking:
            self._lacking[key] = forecast.lacking(self.state, key)
        return self._lacking[key]


def tile_of(option: Option) -> int | None:
    """Return the tile that an option takes; None for options that take none."""
    return option.preview.tile if isinstance(option.preview, TilePreview) else None


def race_of(gained: Sequence[Gain]) -> Drive | None:
    """Return the preview of the race move among a tile's gains; None if there is none."""
    races = (gain.previews.values() for gain in gained if gain.task == terms.RACE)
    return next((drive_of(preview) for previews in races for preview in previews), None)

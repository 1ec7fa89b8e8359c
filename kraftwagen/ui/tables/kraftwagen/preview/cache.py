"""What would happen, asked of the rules once for each position and thing pointed at, and kept."""

from __future__ import annotations

from collections.abc import Sequence

from kraftwagen.engine.types import Option
from kraftwagen.games.kraftwagen import codes, terms
from kraftwagen.games.kraftwagen.presentation import forecast, gains
from kraftwagen.games.kraftwagen.presentation.gains import Gain
from kraftwagen.games.kraftwagen.presentation.previews import Drive, Offer, Purchase, drive_of
from kraftwagen.games.kraftwagen.state import State
from kraftwagen.ui.tables.base import Position


class PreviewCache:
    """The answers for one position."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.state: State = position.state
        self._gains: dict[int, list[Gain]] = {}
        self._sales: dict[int, list[Purchase]] = {}
        self._more: dict[int, dict[int, Purchase]] = {}
        self._prices: dict[int, dict[int, Offer]] = {}

    def gains(self, tile: int) -> list[Gain]:
        """What the tasks of a tile would bring the seat to move."""
        if tile not in self._gains:
            self._gains[tile] = gains.gains(self.state, tile)
        return self._gains[tile]

    def market(self, code: int = 0) -> tuple[int, ...]:
        """The cars of the market, with the one that a code would offer or change."""
        return forecast.market_with(self.state, code) if code else self.state.cars

    def space(self, code: int) -> int:
        """Where the car of a code stands; -1 without one."""
        return forecast.space_of(self.state, code) if code else -1

    def sale(self, code: int = 0) -> list[Purchase]:
        """The sale as things stand, or with the car that a code would offer or change."""
        if code not in self._sales:
            self._sales[code] = forecast.sale(self.state, self.market(code))
        return self._sales[code]

    def totals(self, code: int = 0) -> tuple[int, ...]:
        """What that sale would bring each seat."""
        return forecast.totals(self.state, self.sale(code))

    def one_more(self, code: int = 0) -> dict[int, Purchase]:
        """For each preference what one more buyer of it would do."""
        if code not in self._more:
            self._more[code] = forecast.one_more(self.state, self.market(code))
        return self._more[code]

    def prices(self, code: int) -> dict[int, Offer]:
        """For each price it can have what the car of a code would bring at it."""
        key = forecast.at_price(code, 0)
        if key not in self._prices:
            self._prices[key] = forecast.at_prices(self.state, key)
        return self._prices[key]


def tile_of(option: Option) -> int | None:
    """The tile an option takes."""
    code = option.code or 0
    return codes.value(code) if codes.kind(code) == codes.TAKE else None


def race_of(gained: Sequence[Gain]) -> Drive | None:
    """Where a tile's Grand Prix action would bring the car."""
    races = (gain.previews.values() for gain in gained if gain.task == terms.RACE)
    return next((drive_of(preview) for previews in races for preview in previews), None)

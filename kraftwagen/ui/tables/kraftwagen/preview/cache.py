"""What would happen, asked of the rules once for each position and thing pointed at, and kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kraftwagen.engine.types import Option
from kraftwagen.games.kraftwagen import codes, terms
from kraftwagen.games.kraftwagen.presentation import forecast, gains
from kraftwagen.games.kraftwagen.presentation.gains import Gain
from kraftwagen.games.kraftwagen.state import State
from kraftwagen.ui.tables.base import Position

Entry = dict[str, Any]
"""What one buyer would do, see ``forecast.sale``."""


class Foresight:
    """The answers for one position."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.state: State = position.state
        self._gains: dict[int, list[Gain]] = {}
        self._sales: dict[int, list[Entry]] = {}
        self._more: dict[int, dict[int, Entry]] = {}
        self._prices: dict[int, dict[int, Entry]] = {}

    def gains(self, tile: int) -> list[Gain]:
        """What the tasks of a tile would bring the seat to move."""
        if tile not in self._gains:
            self._gains[tile] = gains.gains(self.state, tile)
        return self._gains[tile]

    def market(self, code: int = 0) -> tuple[int, ...]:
        """The cars of the market, with the one that a code would offer."""
        return (*self.state.cars, forecast.offered(self.state, code)) if code else self.state.cars

    def sale(self, code: int = 0) -> list[Entry]:
        """The sale as things stand, or with the car that a code would offer."""
        if code not in self._sales:
            self._sales[code] = forecast.sale(self.state, self.market(code))
        return self._sales[code]

    def one_more(self, code: int = 0) -> dict[int, Entry]:
        """For each preference what one more buyer of it would do."""
        if code not in self._more:
            self._more[code] = forecast.one_more(self.state, self.market(code))
        return self._more[code]

    def prices(self, code: int) -> dict[int, Entry]:
        """For each price still to be had what the car of a code would bring at it."""
        key = codes.with_price(code, 0)
        if key not in self._prices:
            self._prices[key] = forecast.at_prices(self.state, key)
        return self._prices[key]


def tile_of(option: Option) -> int | None:
    """The tile an option takes."""
    code = option.code
    if code is None or codes.kind(code) != codes.TAKE:
        return None
    return codes.value(code)


def kind_of(option: Option) -> int:
    """The kind of an option's decision, 0 without a code."""
    return codes.kind(option.code or 0)


def part_of(option: Option) -> int | None:
    """The part an option brings, as ``terms.part``."""
    kind = kind_of(option)
    if kind not in (codes.BODY, codes.ENGINE) or "value" not in option.preview:
        return None
    return terms.part(int(option.preview["value"]), kind == codes.ENGINE)


def race_of(gained: Sequence[Gain]) -> Entry | None:
    """Where a tile's Grand Prix action would bring the car."""
    for gain in gained:
        if gain.task == terms.RACE:
            for preview in gain.previews.values():
                return dict(preview)
    return None

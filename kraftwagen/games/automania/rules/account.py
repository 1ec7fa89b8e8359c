"""Gains of autobucks and points, and payments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kraftwagen.engine.tuples import added
from kraftwagen.engine.types import Event
from kraftwagen.games.automania import events
from kraftwagen.games.automania.state import State

if TYPE_CHECKING:
    # Only in annotations: machine words in compiled code, plain ints without.
    from mypy_extensions import i64


def gain_money(state: State, seat: i64, amount: i64, source: i64, out: list[Event] | None) -> None:
    """Give a seat autobucks from a source, an index in terms.MONEY_SOURCES; do nothing for 0."""
    if amount == 0:
        return
    state.money = added(state.money, seat, amount)
    if out is not None:
        out.append(events.MoneyGained(seat, amount, source))


def gain_points(state: State, seat: i64, amount: i64, source: i64, out: list[Event] | None) -> None:
    """Give a seat points from a source, an index in terms.SOURCES; do nothing for 0."""
    if amount == 0:
        return
    state.points = added(state.points, seat, amount)
    if out is not None:
        out.append(events.PointsGained(seat, amount, source))


def pay(state: State, seat: i64, amount: i64, car: bool, out: list[Event] | None) -> None:
    """Take autobucks for a car, else for a manager office; do nothing for 0."""
    if amount == 0:
        return
    state.money = added(state.money, seat, -amount)
    if out is not None:
        out.append(events.MoneyPaid(seat, amount, car))

"""Gaining and paying autobucks, gaining points."""

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
    """Give a seat autobucks; 0 does nothing. ``source`` is an index in ``terms.MONEY_SOURCES``."""
    if amount == 0:
        return
    state.money = added(state.money, seat, amount)
    if out is not None:
        out.append(events.MoneyGained(seat, amount, source))


def gain_points(state: State, seat: i64, amount: i64, source: i64, out: list[Event] | None) -> None:
    """Give a seat points; 0 does nothing. ``source`` is an index in ``terms.SOURCES``."""
    if amount == 0:
        return
    state.points = added(state.points, seat, amount)
    if out is not None:
        out.append(events.PointsGained(seat, amount, source))


def pay(state: State, seat: i64, amount: i64, car: bool, out: list[Event] | None) -> None:
    """Take autobucks from a seat; 0 does nothing. ``car`` is False for a manager office."""
    if amount == 0:
        return
    state.money = added(state.money, seat, -amount)
    if out is not None:
        out.append(events.MoneyPaid(seat, amount, car))

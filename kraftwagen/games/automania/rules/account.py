"""Autobucks and points: who is paid for what."""

from __future__ import annotations

from kraftwagen.engine.tuples import replaced
from kraftwagen.engine.types import Event
from kraftwagen.games.automania import events
from kraftwagen.games.automania.state import State


def gain_money(state: State, seat: int, amount: int, source: int, out: list[Event] | None) -> None:
    """Give a seat autobucks from one of terms.MONEY_SOURCES; nothing happens for 0."""
    if amount == 0:
        return
    state.money = replaced(state.money, seat, state.money[seat] + amount)
    if out is not None:
        out.append(events.MoneyGained(seat, amount, source))


def gain_points(state: State, seat: int, amount: int, source: int, out: list[Event] | None) -> None:
    """Give a seat points from one of terms.SOURCES; nothing happens for 0."""
    if amount == 0:
        return
    state.points = replaced(state.points, seat, state.points[seat] + amount)
    if out is not None:
        out.append(events.PointsGained(seat, amount, source))


def pay(state: State, seat: int, amount: int, car: bool, out: list[Event] | None) -> None:
    """Take autobucks for a car or a manager office; nothing happens for 0."""
    if amount == 0:
        return
    state.money = replaced(state.money, seat, state.money[seat] - amount)
    if out is not None:
        out.append(events.MoneyPaid(seat, amount, car))

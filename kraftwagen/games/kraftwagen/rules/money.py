"""Payments and awards (section 10)."""

from __future__ import annotations

from kraftwagen.engine.tuples import replaced
from kraftwagen.engine.types import Event
from kraftwagen.games.kraftwagen import events, terms
from kraftwagen.games.kraftwagen.state import State


def pay(state: State, seat: int, amount: int, source: int, out: list[Event] | None) -> None:
    """Give a seat money; 0 does nothing. ``source`` is an index in ``terms.SOURCES``."""
    if amount == 0:
        return
    player = state.players[seat]
    income = player.income
    player.income = replaced(income, source, income[source] + amount)
    if out is not None:
        out.append(events.MoneyGained(seat, amount, source))


def award(state: State, seat: int, award: int, reached: int, out: list[Event] | None) -> None:
    """Give a seat an award if it is free and ``reached`` meets its need (section 10)."""
    awards = state.awards
    if reached < terms.AWARD_NEEDS[award] or awards[award] != terms.NOBODY:
        return
    state.awards = replaced(awards, award, seat)
    amount = state.data.award_money[award]
    if out is not None:
        out.append(events.AwardTaken(seat, award, amount))
    pay(state, seat, amount, terms.FROM_AWARDS, out)

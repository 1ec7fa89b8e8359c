"""The controllers that decided for each seat; a seat may change hands during a game."""

from __future__ import annotations

from dataclasses import replace

from kraftwagen.match.match import Match
from kraftwagen.match.record import Header
from kraftwagen.match.seats import SeatInfo


def first_hands(header: Header) -> tuple[str, ...]:
    """Return each seat's controller at the start: PERSON or the name of a bot."""
    hands = [seat.controller for seat in header.seats]
    for handed in reversed(header.handovers):
        hands[handed.seat] = handed.before
    return tuple(hands)


def first_seats(header: Header) -> tuple[SeatInfo, ...]:
    """Return the seats as they were at the start, before any was handed over."""
    pairs = zip(header.seats, first_hands(header), strict=True)
    return tuple(replace(seat, controller=hand) for seat, hand in pairs)


def deciders(match: Match) -> list[set[str]]:
    """Return for each seat the controllers that have decided for it, by name."""
    hands = list(first_hands(match.record.header))
    coming = match.handovers[::-1]
    found: list[set[str]] = [set() for _ in hands]
    for number, step in enumerate(match.steps):
        while coming and coming[-1].number <= number:
            handed = coming.pop()
            hands[handed.seat] = handed.after
        found[step.seat].add(hands[step.seat])
    return found

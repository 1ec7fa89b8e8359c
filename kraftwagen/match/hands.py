"""Whose decisions a game is made of: seats may change hands while it is played."""

from __future__ import annotations

from kraftwagen.match.match import Match
from kraftwagen.match.record import Header


def first_hands(header: Header) -> tuple[str, ...]:
    """Who decided for each seat when the game began: PERSON or the name of a bot."""
    hands = [seat.controller for seat in header.seats]
    for handed in reversed(header.handovers):
        hands[handed.seat] = handed.before
    return tuple(hands)


def deciders(match: Match) -> list[set[str]]:
    """Who has decided for each seat; a seat that changed hands in between has several."""
    hands = list(first_hands(match.record.header))
    coming = match.handovers[::-1]
    found: list[set[str]] = [set() for _ in hands]
    for number, step in enumerate(match.steps):
        while coming and coming[-1].number <= number:
            handed = coming.pop()
            hands[handed.seat] = handed.after
        found[step.seat].add(hands[step.seat])
    return found

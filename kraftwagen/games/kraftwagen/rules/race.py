"""The Grand Prix: moving cars on the circuit (A6, E6) and what the race pays (Z1-Z3)."""

from __future__ import annotations

from typing import Final

from kraftwagen.engine.types import Event
from kraftwagen.games.kraftwagen import events, terms
from kraftwagen.games.kraftwagen.rules import money
from kraftwagen.games.kraftwagen.state import Player, State

NEUTRAL: Final = -1


def occupied(state: State, seat: int) -> list[int]:
    """Return the spaces of cars other than a seat's own, neutral cars included (A6, 11b)."""
    spaces = list(state.data.neutral_cars[len(state.players)])
    for other, player in enumerate(state.players):
        if other != seat and player.space:
            spaces.append(player.space)
    return spaces


def reach(player: Player, spaces: int, porsche_spaces: int) -> int:
    """Return the number of spaces that a movement goes; Porsche makes it longer (E6)."""
    if player.engineers >> terms.PORSCHE & 1:
        return spaces + porsche_spaces
    return spaces


def landing(state: State, seat: int, spaces: int) -> tuple[int, int]:
    """Return the space and completed laps where a movement of a seat's car ends (A6, E6)."""
    player = state.players[seat]
    space = player.space
    laps = player.laps
    taken = 0
    for occupant in occupied(state, seat):
        taken |= 1 << occupant
    last = state.data.circuit
    for _ in range(reach(player, spaces, state.data.porsche_spaces)):
        while True:
            space += 1
            if space > last:
                space = 1
                laps += 1
            if not taken >> space & 1:
                break
    return space, laps


def advance(state: State, seat: int, spaces: int, out: list[Event] | None) -> None:
    """Move a seat's Grand Prix car, jumping occupied spaces (A6, E6); gives lap awards (W1)."""
    player = state.players[seat]
    start = player.space
    laps = player.laps
    player.space, player.laps = landing(state, seat, spaces)
    if out is not None:
        path, jumped = trace(state, seat, start, laps, player.space, player.laps)
        out.append(events.CarRaced(seat, start, path, jumped, player.laps))
    if player.laps > laps:
        money.award(state, seat, terms.LAP_1, player.laps, out)
        money.award(state, seat, terms.LAP_2, player.laps, out)


def trace(
    state: State, seat: int, start: int, laps: int, end: int, end_laps: int
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the spaces of a movement in order, and the occupied spaces that it jumped over."""
    taken = occupied(state, seat)
    path: list[int] = []
    space = start
    while space != end or laps != end_laps:
        space += 1
        if space > state.data.circuit:
            space = 1
            laps += 1
        path.append(space)
    return tuple(path), tuple([space for space in path if space in taken])


def start_space(state: State, seat: int) -> int:
    """Return the space where the start tile's move ends: its own, or the next free one (S4, A6)."""
    taken = occupied(state, seat)
    space = state.data.start_space
    while space in taken:
        space = space % state.data.circuit + 1
    return space


def to_space(state: State, seat: int, out: list[Event] | None) -> None:
    """Move a car from the pit lane by a start tile; Porsche does not change this (S4, E6)."""
    player = state.players[seat]
    start = player.space
    player.space = start_space(state, seat)
    if out is not None:
        path, jumped = trace(state, seat, start, player.laps, player.space, player.laps)
        out.append(events.CarRaced(seat, start, path, jumped, player.laps))


def standing(state: State) -> list[tuple[int, int, int]]:
    """Return the cars on the circuit, the leader first: (laps, space, seat or NEUTRAL) (Z1)."""
    cars = [(0, space, NEUTRAL) for space in state.data.neutral_cars[len(state.players)]]
    for seat, player in enumerate(state.players):
        if player.space:
            cars.append((player.laps, player.space, seat))
    cars.sort(reverse=True)
    return cars


def score(state: State, out: list[Event] | None) -> None:
    """Pay the places, then the laps, and move the cars back to the pit lane (Z1-Z3)."""
    data = state.data
    for place, (laps, space, seat) in enumerate(standing(state)[: len(data.place_money)]):
        paid = data.place_money[place] if seat != NEUTRAL else 0
        if out is not None:
            out.append(events.PlaceScored(place + 1, seat, space, laps, paid))
        if seat != NEUTRAL:
            money.pay(state, seat, paid, terms.FROM_PLACES, out)
    for seat, player in enumerate(state.players):
        if player.laps:
            paid = data.laps_pay(player.laps)
            if out is not None:
                out.append(events.LapsPaid(seat, player.laps, paid))
            money.pay(state, seat, paid, terms.FROM_LAPS, out)
    for player in state.players:
        player.space = 0
        player.laps = 0
    if out is not None:
        out.append(events.RaceCleared())

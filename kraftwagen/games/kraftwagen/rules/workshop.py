"""Bodies and engines: taking parts into workshops or onto the Grand Prix car (A3, A4, E5)."""

from __future__ import annotations

from kraftwagen.engine.tuples import replaced
from kraftwagen.engine.types import Event
from kraftwagen.games.kraftwagen import codes, events, terms
from kraftwagen.games.kraftwagen.rules import money, race
from kraftwagen.games.kraftwagen.state import Player, State


def body_value(state: State, player: Player, bonus: int) -> int:
    """Return the value of a seat's next body: its points and a bonus, at most 7 (A3, K5)."""
    return min(player.body_points + bonus, state.data.highest_part)


def engine_value(state: State, player: Player, bonus: int) -> int:
    """Return the value of a seat's next engine: its points and a bonus, at most 7 (A4, K5)."""
    return min(player.engine_points + bonus, state.data.highest_part)


def room(player: Player) -> list[int]:
    """Return the parts that can make room for a new one: 0 if one is free, else each (A3)."""
    parts = 0
    for part in player.workshops:
        if part == terms.EMPTY:
            return [terms.EMPTY]
        parts |= 1 << part
    return [part for part in range(1, 2 * terms.ENGINE_PART + 1) if parts >> part & 1]


def legal_bodies(player: Player) -> list[int]:
    """Return the codes for taking a body (A3)."""
    return [codes.BODY | drop for drop in room(player)]


def legal_engines(player: Player) -> list[int]:
    """Return the codes for taking an engine, into a workshop or onto the Grand Prix car (A4)."""
    taken = [codes.ENGINE | drop for drop in room(player)]
    taken.append(codes.ENGINE | codes.ON_GRAND_PRIX_CAR)
    return taken


def take_body(state: State, seat: int, drop: int, bonus: int, out: list[Event] | None) -> None:
    """Put a body into a workshop in place of ``drop``, 0 for a free one (A3); gives awards (W4)."""
    value = body_value(state, state.players[seat], bonus)
    _store(state, seat, value, drop, out)
    money.award(state, seat, terms.BODY_3, value, out)
    money.award(state, seat, terms.BODY_6, value, out)


def take_engine(state: State, seat: int, where: int, bonus: int, out: list[Event] | None) -> None:
    """Put an engine onto the Grand Prix car (A4) or into a workshop, which gives awards (W5)."""
    value = engine_value(state, state.players[seat], bonus)
    if where == codes.ON_GRAND_PRIX_CAR:
        install(state, seat, value, out)
        return
    _store(state, seat, value + terms.ENGINE_PART, where, out)
    money.award(state, seat, terms.ENGINE_4, value, out)
    money.award(state, seat, terms.ENGINE_7, value, out)


def install(state: State, seat: int, value: int, out: list[Event] | None) -> None:
    """Put an engine onto the Grand Prix car; with Bugatti a better one moves it at once (E5)."""
    player = state.players[seat]
    old = player.grand_prix_engine
    player.grand_prix_engine = value
    if out is not None:
        out.append(events.GrandPrixEngineInstalled(seat, value, old))
    if value > old and player.engineers >> terms.BUGATTI & 1:
        race.advance(state, seat, value, out)


def _store(state: State, seat: int, part: int, drop: int, out: list[Event] | None) -> None:
    player = state.players[seat]
    workshops = player.workshops
    place = workshops.index(drop)
    if drop and out is not None:
        out.append(events.PartReturned(seat, drop, place))
    player.workshops = replaced(workshops, place, part)
    if out is not None:
        out.append(events.PartTaken(seat, part, place))

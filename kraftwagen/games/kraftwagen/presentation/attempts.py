"""What a person might try in a position, possible or not: the raw material of explain."""

from __future__ import annotations

from kraftwagen.games.kraftwagen import codes, frames, terms
from kraftwagen.games.kraftwagen.state import State


def attempts(state: State) -> list[int]:
    """Codes worth an explanation, in no special order; some of them are legal."""
    asked = frames.kind(state.pending[-1])
    if asked == frames.START:
        return [codes.START | tile for tile in range(len(state.data.start_names))]
    if asked == frames.BENZ:
        return [codes.BENZ | 1 + wish for wish in range(len(terms.PREFERENCES))]
    found = _tasks(state)
    found += [codes.TAKE | piece - terms.TILE for piece in state.chain if piece >= terms.TILE]
    found += _markers(state)
    found += _cars(state)
    found.append(codes.END_TURN)
    return found


def _tasks(state: State) -> list[int]:
    player = state.players[state.current]
    parts = sorted({part for part in player.workshops if part})
    return [
        codes.HIRE,
        *[codes.HIRE | card for card in sorted(set(player.inactive))],
        *[codes.RESEARCH | card for card in sorted(set(state.shown))],
        codes.BODY,
        *[codes.BODY | part for part in parts],
        codes.ENGINE,
        *[codes.ENGINE | part for part in parts],
        codes.ENGINE | codes.ON_GRAND_PRIX_CAR,
        *[codes.BUYER | wish for wish in range(len(terms.PREFERENCES))],
        codes.BUYER | codes.MOVE_TOKEN,
        codes.RACE,
    ]


def _markers(state: State) -> list[int]:
    player = state.players[state.current]
    found = [
        codes.daimler(marker, space)
        for marker in (terms.DAIMLER_LOW, terms.DAIMLER_HIGH)
        if player.markers >> marker & 1
        for space in range(len(state.active_buyers))
    ]
    if player.markers & terms.DIESEL_MARKERS:
        for space in range(len(state.cars)):
            found.append(codes.diesel(terms.CHANGE_WORKERS, space, player.canteen + 1))
            for part in player.workshops:
                if part:
                    engine = terms.is_engine(part)
                    change = terms.CHANGE_ENGINE if engine else terms.CHANGE_BODY
                    found.append(codes.diesel(change, space, terms.part_value(part)))
            for price in state.data.prices[state.turn]:
                found.append(codes.diesel(terms.CHANGE_PRICE, space, price))
    return found


def _cars(state: State) -> list[int]:
    """For the first body and engine: every price of the game turn, and one worker too many."""
    player = state.players[state.current]
    bodies = [part for part in player.workshops if terms.EMPTY < part <= terms.ENGINE_PART]
    engines = [terms.part_value(part) for part in player.workshops if terms.is_engine(part)]
    if not bodies or not engines:
        return []
    prices = state.data.prices[state.turn]
    found = [codes.car(bodies[0], engines[0], 1, price, 0) for price in prices]
    too_many = player.canteen + 1
    found.append(codes.car(bodies[0], engines[0], too_many, prices[0], 0))
    return found

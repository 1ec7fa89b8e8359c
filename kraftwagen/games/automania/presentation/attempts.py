"""What a person might try in a position, possible or not: the raw material of explain."""

from __future__ import annotations

from kraftwagen.games.automania import codes, frames, terms
from kraftwagen.games.automania.rules import cars
from kraftwagen.games.automania.state import State, card_of


def attempts(state: State) -> list[int]:
    """Codes worth an explanation, in no special order; some of them are legal."""
    asked = frames.kind(state.pending[-1])
    if asked == frames.FACTORY:
        return [codes.FACTORY | board for board in range(1, len(terms.BOARDS))]
    found = _turn(state)
    found += [codes.TAKE | cell for cell in range(terms.CELLS)]
    if asked == frames.PLACE:
        found += [codes.PLACE | place for place in range(terms.PLACES)]
        found.append(codes.DISCARD)
    elif asked == frames.MARKET:
        found += [codes.market(market, electric) for market in (0, 1) for electric in (0, 1)]
    elif asked == frames.MARKETING:
        most = state.home[state.current] + 1
        found += [codes.WORKERS | count for count in range(most + 1)]
    elif asked == frames.REWARD:
        found += [codes.REWARD | space for space in range(terms.SALES_SPACES)]
    elif asked == frames.SALE:
        found += [codes.SELL | space for space in range(terms.SALES_SPACES)]
        found += [codes.COPY | space for space in range(terms.LIMITED_SPACES)]
        found.append(codes.PASS)
    elif asked == frames.ADVANCE:
        found += [codes.ADVANCE | side for side in range(len(terms.SIDES))]
    found += [codes.FACE | card for card in state.display]
    found.append(codes.DECK)
    hand = state.hands[state.current]
    found += [codes.PLAY | card_of(held) for held in hand]
    return found


def _turn(state: State) -> list[int]:
    """What a turn may begin with."""
    found = [codes.space(terms.CORNER, car_type) for car_type in range(terms.TYPES)]
    for space in range(terms.FIRST_COLUMN, terms.SPACES):
        found.append(codes.space(space, state.data.space_action[space]))
    found += [codes.SPONSOR | count for count in range(1, state.home[state.current] + 2)]
    found += cars.legal_recalls(state, state.current)
    found += [codes.RETIRE | office for office in range(terms.SALES_OFFICES)]
    return found

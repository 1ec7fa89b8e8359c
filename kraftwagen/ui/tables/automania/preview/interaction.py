"""Maps each option to the pieces that are picked up and where they are put down."""

from __future__ import annotations

from collections.abc import Sequence

from kraftwagen.engine.types import Option
from kraftwagen.games.automania import codes, frames, terms
from kraftwagen.games.automania.state import State
from kraftwagen.ui.tables.base import Key
from kraftwagen.ui.tables.parts.meaning import Interaction


def interactions(state: State, options: Sequence[Option]) -> list[Interaction]:
    """Return all that the seat to decide can try, legal or not."""
    return [found for option in options for found in _ways(state, option)]


def _ways(state: State, option: Option) -> list[Interaction]:
    if option.code is None:
        return []
    kind, value, seat = codes.kind(option.code), codes.value(option.code), state.current
    crew = (("workers", seat),)
    match kind:
        case codes.SPACE:
            space, _ = codes.unpack_space(option.code)
            return [Interaction(option, crew, (("action", space),), by_target=True)]
        case codes.SPONSOR:
            return [Interaction(option, crew, (("sponsor",),), by_target=True)]
        case codes.RECALL:
            market, ship = codes.unpack_recall(option.code)
            home = tuple(("cars", seat, car_type) for car_type in range(terms.TYPES))
            return [Interaction(option, (("ship", market, ship),), (*home, ("own", seat)))]
        case codes.RETIRE:
            sources: tuple[Key, ...] = (("order", seat),)
            places: tuple[Key, ...] = (("office", value), ("below", value))
            return [Interaction(option, sources, places, by_target=True)]
        case codes.TAKE:
            return [Interaction(option, (("tile", value),), _own(seat), by_source=True)]
        case codes.PLACE:
            targets: tuple[Key, ...] = (("place", seat, value),)
            return [Interaction(option, (("tray",),), targets, by_target=True)]
        case codes.DISCARD:
            return [Interaction(option, (("button", "discard"),), (), by_source=True)]
        case codes.MARKET:
            market, _ = codes.unpack_market(option.code)
            return [Interaction(option, (("made",),), (("market", market),), by_target=True)]
        case codes.WORKERS:
            return [Interaction(option, (*crew, ("step", value)), (("marketing",),), True, True)]
    return _later_ways(state, option, kind, value)


def _own(seat: int) -> tuple[Key, ...]:
    """Return where things can be dropped that go to their owner."""
    return ("works", seat), ("own", seat)


def _later_ways(state: State, option: Option, kind: int, value: int) -> list[Interaction]:
    """Return the interactions of rewards, contracts, the sale, demands and factories."""
    seat = state.current
    match kind:
        case codes.REWARD:
            market = frames.value(state.pending[-1]) if _asked(state) == frames.REWARD else 0
            place: Key = ("sales", market, value)
            return [Interaction(option, (("made",),), (place,), by_target=True)]
        case codes.PLAY:
            card: Key = ("held", seat, value)
            return [Interaction(option, (card,), (("made",), ("end", seat)), by_source=True)]
        case codes.KEEP:
            return [Interaction(option, (("button", "keep"),), (), by_source=True)]
        case codes.FACE:
            home = (("hand", seat), *_own(seat))
            return [Interaction(option, (("contract", value),), home, by_source=True)]
        case codes.DECK:
            home = (("hand", seat), *_own(seat))
            return [Interaction(option, (("deck",),), home, by_source=True)]
        case codes.SELL | codes.COPY if _asked(state) == frames.SALE:
            market, ship = frames.unpack_sale(state.pending[-1])
            car: Key = ("ship", market, ship)
            places = (("sales", market, value),)
            return [Interaction(option, (car,), places, by_target=True)]
        case codes.PASS:
            return [Interaction(option, (("button", "leave"),), (), by_source=True)]
        case codes.ADVANCE:
            waiting = tuple(
                ("demand", market, terms.WAITING_LEFT + value)
                for market in range(len(terms.MARKETS))
            )
            return [Interaction(option, (("side", value), *waiting), (), by_source=True)]
        case codes.FACTORY:
            return [Interaction(option, (("board", value),), (), by_source=True)]
    return []


def _asked(state: State) -> int:
    return frames.kind(state.pending[-1]) if state.pending else -1


def place_of(code: int) -> Key | None:
    """Return the place that a decision is about, where its tooltip shows."""
    value = codes.value(code)
    match codes.kind(code):
        case codes.SPACE:
            return ("action", codes.unpack_space(code)[0])
        case codes.TAKE:
            return ("tile", value)
        case codes.RETIRE:
            return ("office", value)
        case codes.FACE:
            return ("contract", value)
        case codes.MARKET:
            return ("market", codes.unpack_market(code)[0])
        case codes.WORKERS:
            return ("step", value)
        case codes.ADVANCE:
            return ("side", value)
    return None

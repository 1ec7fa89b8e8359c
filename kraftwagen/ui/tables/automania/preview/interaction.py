"""Maps each option to the pieces to pick up and the places to put them down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from kraftwagen.engine.types import Code, Option
from kraftwagen.games.automania import codes, frames, terms
from kraftwagen.games.automania.state import State
from kraftwagen.ui.tables.base import Key
from kraftwagen.ui.tables.parts.meaning import Interaction

_Way: TypeAlias = tuple[tuple[Key, ...], tuple[Key, ...], str]
"""Sources, targets, and which of them are clicked alone: "source", "target", "both" or ""."""


def interactions(state: State, options: Sequence[Option]) -> list[Interaction]:
    """Return the interactions of all options, possible or refused."""
    found = []
    for option in options:
        way = None if option.code is None else _way(state, option.code)
        if way is not None:
            sources, targets, alone = way
            clicked = (alone in (side, "both") for side in ("source", "target"))
            found.append(Interaction(option, sources, targets, *clicked))
    return found


def _way(state: State, code: Code) -> _Way | None:
    """Return how a decision is made; None for those made otherwise."""
    kind, value, seat = codes.kind(code), codes.value(code), state.current
    crew, own = ("workers", seat), (("works", seat), ("own", seat))
    frame = state.pending[-1] if state.pending else -1
    asked = frames.kind(frame) if state.pending else -1
    match kind:
        case codes.SPACE:
            return (crew,), (("action", codes.unpack_space(code)[0]),), "target"
        case codes.SPONSOR:
            return (crew,), (("sponsor",),), "target"
        case codes.RECALL:
            home = [("cars", seat, car_type) for car_type in range(terms.TYPES)]
            return (("ship", *codes.unpack_recall(code)),), (*home, ("own", seat)), ""
        case codes.RETIRE:
            return (("order", seat),), (("office", value), ("below", value)), "target"
        case codes.TAKE:
            return (("tile", value),), own, "source"
        case codes.PLACE:
            return (("tray",),), (("place", seat, value),), "target"
        case codes.DISCARD:
            return (("button", "discard"),), (), "source"
        case codes.MARKET:
            return (("made",),), (("market", codes.unpack_market(code)[0]),), "target"
        case codes.WORKERS:
            return (crew, ("step", value)), (("marketing",),), "both"
        case codes.REWARD:
            market = frames.value(frame) if asked == frames.REWARD else 0
            return (("made",),), (("sales", market, value),), "target"
        case codes.PLAY:
            return (("held", seat, value),), (("made",), ("end", seat)), "source"
        case codes.KEEP:
            return (("button", "keep"),), (), "source"
        case codes.FACE:
            return (("contract", value),), (("hand", seat), *own), "source"
        case codes.DECK:
            return (("deck",),), (("hand", seat), *own), "source"
        case codes.SELL | codes.COPY if asked == frames.SALE:
            market, ship = frames.unpack_sale(frame)
            return (("ship", market, ship),), (("sales", market, value),), "target"
        case codes.PASS:
            return (("button", "leave"),), (), "source"
        case codes.ADVANCE:
            place = terms.WAITING_LEFT + value
            waiting = [("demand", market, place) for market in range(len(terms.MARKETS))]
            return (("side", value), *waiting), (), "source"
        case codes.FACTORY:
            return (("board", value),), (), "source"
    return None


def place_of(code: int) -> Key | None:
    """Return the place whose tooltip describes a decision; None for none."""
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

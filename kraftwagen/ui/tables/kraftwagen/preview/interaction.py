"""Maps each option to the pieces to pick up and the places to put them down."""

from __future__ import annotations

from collections.abc import Sequence

from kraftwagen.engine.types import Option
from kraftwagen.games.kraftwagen import codes, terms
from kraftwagen.games.kraftwagen.presentation.previews import drive_of
from kraftwagen.games.kraftwagen.state import State
from kraftwagen.ui.tables.base import Key
from kraftwagen.ui.tables.parts.meaning import Interaction


def interactions(state: State, seat: int, options: Sequence[Option]) -> list[Interaction]:
    """Return the interactions of all options, possible or refused, except for building cars."""
    return [found for option in options for found in _ways(state, seat, option)]


def _ways(state: State, seat: int, option: Option) -> list[Interaction]:
    code, ok = option.code, option.ok
    kind = codes.kind(code) if code is not None else codes.CAR
    value = codes.value(code) if code is not None else 0
    mat: tuple[Key, ...] = (("mat", seat),)
    row: tuple[Key, ...] = (("row",), ("active", len(state.active_buyers)))

    def way(
        sources: Sequence[Key], targets: Sequence[Key], by_source: bool = False, by: bool = False
    ) -> Interaction:
        return Interaction(option, tuple(sources), tuple(targets), by_source, by)

    match kind:
        case codes.START:
            return [way([("start_tile", value)], mat, True)]
        case codes.TAKE:
            return [way([("worker", seat)], [("tile", value)], by=True)]
        case codes.HIRE:
            place = ("dev", seat, value, 0) if value else ("canteen", seat)
            return [way([("todo", terms.HIRE), ("supply", seat)], [place], True, True)]
        case codes.RESEARCH:
            cards = [("card", place) for place, shown in enumerate(state.shown) if shown == value]
            return [way(cards, mat, True), way([("todo", terms.RESEARCH)], cards)]
        case codes.ENGINE if value == codes.ON_GRAND_PRIX_CAR:
            return [way([("todo", codes.task(code or 0))], [("bay", seat)], True, True)]
        case codes.BODY | codes.ENGINE:
            parts = enumerate(state.players[seat].workshops)
            places = [("workshop", seat, index) for index, part in parts if part == value]
            return [way([("todo", codes.task(code or 0))], places, True, True)]
        case codes.BUYER if value == codes.MOVE_TOKEN:
            target = ("track", max(0, state.token - 1))
            task = way([("todo", terms.BUYER)], [target, ("token",)], ok)
            return [way([("token",)], [target], True, ok), task]
        case codes.BUYER:
            task = way([("todo", terms.BUYER)], [("stack", value)])
            return [way([("stack", value)], row, True), task]
        case codes.RACE | codes.TO_SPACE:
            driven = drive_of(option.preview)
            targets = [("space", driven.space)] if driven else []
            return [way([("todo", codes.task(code or 0)), ("race", seat)], targets, True, ok)]
        case codes.GRAND_PRIX_ENGINE:
            return [way([("todo", terms.GRAND_PRIX_ENGINE)], [("bay", seat)], True, True)]
        case codes.SALE if value:
            car = ("car", value - 1)
            return [way([car], mat, True), way([("todo", terms.SALE)], [car])]
        case codes.SALE:
            return [way([("button", "no_sale")], [], True)]
        case codes.DAIMLER:
            marker, space = codes.unpack_daimler(code or 0)
            return [way([("marker", seat, marker)], [("active", space)])]
        case codes.DIESEL:
            markers = (terms.DIESEL_FIRST, terms.DIESEL_SECOND)
            space = codes.unpack_diesel(code or 0)[1]
            return [way([("marker", seat, marker) for marker in markers], [("car", space)])]
        case codes.BENZ if value:
            return [way([("stack", value - 1)], row, True)]
        case codes.BENZ:
            return [way([("button", "no_buyer")], [], True)]
        case codes.CAR if not ok:
            return [way(*_no_car(state, seat, code))]
    return []


def _no_car(state: State, seat: int, code: int | None) -> tuple[list[Key], list[Key]]:
    """Return the pieces that are refused on free stalls when no car can be offered."""
    workshops = enumerate(state.players[seat].workshops)
    sources: list[Key] = [("workshop", seat, index) for index, part in workshops if part]
    prices = state.prices if code is None else (codes.unpack_car(code)[3],)
    free = state.data.market_spaces[len(state.players)]
    stalls: list[Key] = [("stall", space) for space in range(len(state.cars), free)]
    sources += [("canteen", seat), *(("price", price) for price in prices)]
    return sources, stalls or [("stall", free - 1)]

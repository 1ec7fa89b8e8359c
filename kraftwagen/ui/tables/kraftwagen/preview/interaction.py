"""Maps each option to the pieces that are picked up and where they are put down."""

from __future__ import annotations

from collections.abc import Sequence

from kraftwagen.engine.types import Option
from kraftwagen.games.kraftwagen import codes, terms
from kraftwagen.games.kraftwagen.presentation.previews import drive_of
from kraftwagen.games.kraftwagen.state import State
from kraftwagen.ui.tables.base import Key
from kraftwagen.ui.tables.parts.meaning import Interaction


def interactions(state: State, seat: int, options: Sequence[Option]) -> list[Interaction]:
    """Return all that the seat to decide can try, legal or not, except building cars."""
    return [found for option in options for found in _ways(state, seat, option)]


def _ways(state: State, seat: int, option: Option) -> list[Interaction]:
    if option.code is None:
        return _no_car(state, seat, option)
    kind = codes.kind(option.code)
    value = codes.value(option.code)
    player = state.players[seat]
    if kind == codes.START:
        return [Interaction(option, (("start_tile", value),), (("mat", seat),), by_source=True)]
    if kind == codes.TAKE:
        return [Interaction(option, (("worker", seat),), (("tile", value),), by_target=True)]
    if kind == codes.HIRE:
        sources = (("todo", terms.HIRE), ("supply", seat))
        place = ("dev", seat, value, 0) if value else ("canteen", seat)
        return [Interaction(option, sources, (place,), True, True)]
    if kind == codes.RESEARCH:
        cards = _cards(state, value)
        return [
            Interaction(option, cards, (("mat", seat),), by_source=True),
            Interaction(option, (("todo", terms.RESEARCH),), cards),
        ]
    if kind in (codes.BODY, codes.ENGINE):
        task = terms.TAKE_BODY if kind == codes.BODY else terms.TAKE_ENGINE
        if kind == codes.ENGINE and value == codes.ON_GRAND_PRIX_CAR:
            places: tuple[Key, ...] = (("bay", seat),)
        else:
            places = tuple(
                ("workshop", seat, index)
                for index, part in enumerate(player.workshops)
                if part == value
            )
        return [Interaction(option, (("todo", task),), places, True, True)]
    if kind == codes.BUYER:
        return _buyer(state, option, value)
    if kind in (codes.RACE, codes.TO_SPACE):
        task = terms.RACE if kind == codes.RACE else terms.TO_SPACE
        driven = drive_of(option.preview)
        targets: tuple[Key, ...] = (("space", driven.space),) if driven else ()
        return [Interaction(option, (("todo", task), ("race", seat)), targets, True, option.ok)]
    if kind == codes.GRAND_PRIX_ENGINE:
        source = ("todo", terms.GRAND_PRIX_ENGINE)
        return [Interaction(option, (source,), (("bay", seat),), True, True)]
    if kind == codes.SALE:
        if value == 0:
            return [Interaction(option, (("button", "no_sale"),), (), by_source=True)]
        car = ("car", value - 1)
        return [
            Interaction(option, (car,), (("mat", seat),), by_source=True),
            Interaction(option, (("todo", terms.SALE),), (car,)),
        ]
    if kind == codes.DAIMLER:
        marker, space = codes.unpack_daimler(option.code)
        return [Interaction(option, (("marker", seat, marker),), (("active", space),))]
    if kind == codes.DIESEL:
        markers = tuple(
            ("marker", seat, marker) for marker in (terms.DIESEL_FIRST, terms.DIESEL_SECOND)
        )
        _, space, _ = codes.unpack_diesel(option.code)
        return [Interaction(option, markers, (("car", space),))]
    if kind == codes.BENZ:
        if value == 0:
            return [Interaction(option, (("button", "no_buyer"),), (), by_source=True)]
        row: tuple[Key, ...] = (("row",), ("active", len(state.active_buyers)))
        return [Interaction(option, (("stack", value - 1),), row, by_source=True)]
    if kind == codes.CAR and not option.ok:
        return _no_car(state, seat, option)
    return []


def _cards(state: State, card: int) -> tuple[Key, ...]:
    return tuple(("card", place) for place, shown in enumerate(state.shown) if shown == card)


def _buyer(state: State, option: Option, value: int) -> list[Interaction]:
    task = ("todo", terms.BUYER)
    if value == codes.MOVE_TOKEN:
        target = ("track", max(0, state.token - 1))
        return [
            Interaction(option, (("token",),), (target,), True, option.ok),
            Interaction(option, (task,), (target, ("token",)), by_source=option.ok),
        ]
    row: tuple[Key, ...] = (("row",), ("active", len(state.active_buyers)))
    return [
        Interaction(option, (("stack", value),), row, by_source=True),
        Interaction(option, (task,), (("stack", value),)),
    ]


def _no_car(state: State, seat: int, option: Option) -> list[Interaction]:
    """Return the interactions that refuse pieces on a free stall when no car can be offered."""
    player = state.players[seat]
    sources: list[Key] = [
        ("workshop", seat, index) for index, part in enumerate(player.workshops) if part
    ]
    sources.append(("canteen", seat))
    if option.code is not None and codes.kind(option.code) == codes.CAR:
        _, _, _, price, _ = codes.unpack_car(option.code)
        sources.append(("price", price))
    else:
        sources += [("price", price) for price in state.prices]
    free = state.data.market_spaces[len(state.players)]
    stalls = tuple(("stall", space) for space in range(len(state.cars), free))
    return [Interaction(option, tuple(sources), stalls or (("stall", free - 1),))]

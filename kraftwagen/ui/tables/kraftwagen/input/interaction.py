"""From options to hands: which piece is picked up and where it is put down for each decision."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from kraftwagen.engine.types import Option
from kraftwagen.games.kraftwagen import codes, terms
from kraftwagen.games.kraftwagen.rules import race
from kraftwagen.games.kraftwagen.state import State
from kraftwagen.ui.tables.base import Key


@dataclass(frozen=True, slots=True)
class Move:
    """One way to choose an option with the hands.

    Any of ``sources`` is picked up and put onto any of ``targets``. ``by_source`` and
    ``by_target``: a click on that alone is enough when nothing else is meant by it.
    """

    option: Option
    sources: tuple[Key, ...]
    targets: tuple[Key, ...]
    by_source: bool = False
    by_target: bool = False


def build(state: State, seat: int, options: Sequence[Option]) -> list[Move]:
    """All moves of the seat to decide; cars are put together by the builder instead."""
    made: list[Move] = []
    for option in options:
        made += _moves(state, seat, option)
    return made


def _moves(state: State, seat: int, option: Option) -> list[Move]:
    if option.code is None:
        return _no_car(state, seat, option)
    kind = codes.kind(option.code)
    value = codes.value(option.code)
    player = state.players[seat]
    if kind == codes.START:
        return [Move(option, (("start_tile", value),), (("mat", seat),), by_source=True)]
    if kind == codes.TAKE:
        return [Move(option, (("worker", seat),), (("tile", value),), by_target=True)]
    if kind == codes.HIRE:
        sources = (("todo", terms.HIRE), ("supply", seat))
        place = ("dev", seat, value, 0) if value else ("canteen", seat)
        return [Move(option, sources, (place,), True, True)]
    if kind == codes.RESEARCH:
        cards = _cards(state, value)
        return [
            Move(option, cards, (("mat", seat),), by_source=True),
            Move(option, (("todo", terms.RESEARCH),), cards),
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
        return [Move(option, (("todo", task),), places, True, True)]
    if kind == codes.BUYER:
        return _buyer(state, option, value)
    if kind in (codes.RACE, codes.TO_SPACE):
        task = terms.RACE if kind == codes.RACE else terms.TO_SPACE
        space = landing(state, seat, option)
        targets: tuple[Key, ...] = (("space", space),) if space else ()
        return [Move(option, (("todo", task), ("race", seat)), targets, True, option.ok)]
    if kind == codes.GRAND_PRIX_ENGINE:
        source = ("todo", terms.GRAND_PRIX_ENGINE)
        return [Move(option, (source,), (("bay", seat),), True, True)]
    if kind == codes.SALE:
        if value == 0:
            return [Move(option, (("button", "no_sale"),), (), by_source=True)]
        car = ("car", value - 1)
        return [
            Move(option, (car,), (("mat", seat),), by_source=True),
            Move(option, (("todo", terms.SALE),), (car,)),
        ]
    if kind == codes.DAIMLER:
        return [Move(option, (("marker", seat, value >> 4),), (("active", value & 15),))]
    if kind == codes.DIESEL:
        markers = tuple(
            ("marker", seat, marker) for marker in (terms.DIESEL_FIRST, terms.DIESEL_SECOND)
        )
        return [Move(option, markers, (("car", value >> 12 & 63),))]
    if kind == codes.BENZ:
        if value == 0:
            return [Move(option, (("button", "no_buyer"),), (), by_source=True)]
        row: tuple[Key, ...] = (("row",), ("active", len(state.active_buyers)))
        return [Move(option, (("stack", value - 1),), row, by_source=True)]
    if kind == codes.CAR and not option.ok:
        return _no_car(state, seat, option)
    return []


def _cards(state: State, card: int) -> tuple[Key, ...]:
    return tuple(("card", place) for place, shown in enumerate(state.shown) if shown == card)


def _buyer(state: State, option: Option, value: int) -> list[Move]:
    task = ("todo", terms.BUYER)
    if value == codes.MOVE_TOKEN:
        target = ("track", max(0, state.token - 1))
        return [
            Move(option, (("token",),), (target,), True, option.ok),
            Move(option, (task,), (target, ("token",)), by_source=option.ok),
        ]
    row: tuple[Key, ...] = (("row",), ("active", len(state.active_buyers)))
    return [
        Move(option, (("stack", value),), row, by_source=True),
        Move(option, (task,), (("stack", value),)),
    ]


def _no_car(state: State, seat: int, option: Option) -> list[Move]:
    """A car that cannot be offered: whatever is brought to a free stall is refused."""
    player = state.players[seat]
    sources: list[Key] = [
        ("workshop", seat, index) for index, part in enumerate(player.workshops) if part
    ]
    sources.append(("canteen", seat))
    if option.code is not None and codes.kind(option.code) == codes.CAR:
        sources.append(("price", option.code >> 4 & 63))
    else:
        sources += [("price", price) for price in state.prices]
    free = state.data.market_spaces[len(state.players)]
    stalls = tuple(("stall", space) for space in range(len(state.cars), free))
    return [Move(option, tuple(sources), stalls or (("stall", free - 1),))]


def landing(state: State, seat: int, option: Option) -> int:
    """The space where the Grand Prix car would stop, 0 if unknown."""
    if "space" in option.preview:
        return int(option.preview["space"])
    if option.code == codes.TO_SPACE and option.ok:
        taken = race.occupied(state, seat)
        space = state.data.start_space
        while space in taken:
            space += 1
        return space
    return 0


def sources(moves: Iterable[Move], ok: bool | None = None) -> set[Key]:
    """Everything that can be picked up."""
    return {key for move in moves if ok is None or move.option.ok == ok for key in move.sources}


def lit(moves: Iterable[Move], source: Key) -> set[Key]:
    """Lawful targets of a piece."""
    return {
        key for move in moves if move.option.ok and source in move.sources for key in move.targets
    }


def matching(moves: Iterable[Move], source: Key, places: Sequence[Key]) -> list[Move]:
    """Moves that bring a piece to the topmost fitting place."""
    found = [move for move in moves if source in move.sources]
    for place in places:
        fitting = [move for move in found if place in move.targets]
        if fitting:
            return fitting
    return []


def pointed(moves: Sequence[Move], selected: Key | None, hovered: Key | None) -> list[Option]:
    """The possible options meant by what is in hand and what is pointed at.

    With something in hand that is where it would be put down, and when it could not lie there
    everything it could do; with an empty hand whatever a click or a drag from there would begin.
    """
    able = [move for move in moves if move.option.ok]
    if selected is not None:
        held = [move for move in able if selected in move.sources]
        found = [move for move in held if hovered in move.targets] or held
    elif hovered is None:
        found = []
    else:
        found = [move for move in able if hovered in move.targets]
        found = found or [move for move in able if hovered in move.sources]
    made = {move.option.code: move.option for move in found}
    return list(made.values())

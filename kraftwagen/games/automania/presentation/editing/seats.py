"""Players in the editor: order, factories, sales offices, money, points (S1, V1, L1, N5)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kraftwagen.engine.editing import Field, Place
from kraftwagen.engine.tuples import replaced
from kraftwagen.games.automania import frames, terms
from kraftwagen.games.automania.presentation import things
from kraftwagen.games.automania.presentation.editing import fleet, groups, tiles
from kraftwagen.games.automania.rules import cars, offices
from kraftwagen.games.automania.state import State, pack_car

_MOST: Final = 300
"""Autobucks and points that are offered."""
_NOBODY: Final = -1


def order(state: State) -> Iterator[Field]:
    """Each player's place in the player order."""
    places = range(1, len(state.order) + 1)
    for seat in sorted(state.order):
        now, at = state.order.index(seat) + 1, ("order", seat)
        yield Field(at, groups.MOMENT, "editing.order", now, places, number=seat)


def of_seat(state: State, seat: int) -> Iterator[Field]:
    """Factory, money, points."""
    group, now = groups.of_seat(seat), state.boards[seat]
    if state.advanced:
        choosing = state.pending == (frames.FACTORY,)
        least = terms.NOT_CHOSEN if choosing or now == terms.NOT_CHOSEN else terms.SUMATO
        can = [b for b in range(least, len(terms.BOARDS)) if b != terms.SIDE_A]
        words = [things.factory(b) if b > 0 else "editing.not_chosen" for b in can]
        yield Field(("factory", seat), group, "editing.factory", now, can, words)
    for name, amount in (("money", state.money[seat]), ("points", state.points[seat])):
        values = range(max(_MOST, amount) + 1)
        yield Field((name, seat), group, f"editing.{name}", amount, values)


def sales_offices(state: State) -> Iterator[Field]:
    """Who has retired to which sales office."""
    can = range(_NOBODY, len(state.order))
    for office, owner in enumerate(state.offices):
        now = _NOBODY if owner == terms.NOBODY else owner
        at, number = ("office", office), office + 1
        yield Field(at, groups.OFFICES, "editing.office", now, can, seats=True, number=number)


def _set_order(state: State, seat: int, place: int) -> None:
    rest = [other for other in state.order if other != seat]
    state.order = (*rest[: place - 1], seat, *rest[place - 1 :])


def _set_money(state: State, seat: int, amount: int) -> None:
    state.money = replaced(state.money, seat, amount)


def _set_points(state: State, seat: int, amount: int) -> None:
    state.points = replaced(state.points, seat, amount)


# -- sales offices


def set_office(state: State, office: int, seat: int) -> None:
    """Another player, who leaves the office it had to whoever was here; -1 for nobody."""
    before = state.offices[office]
    old = offices.office_of(state, seat) if seat != _NOBODY else terms.NOBODY
    owners = list(state.offices)
    if old != terms.NOBODY:
        owners[old] = before
    owners[office] = terms.NOBODY if seat == _NOBODY else seat
    state.offices = tuple(owners)


def retire(state: State, seat: int) -> None:
    """A player has a sales office, the lowest that is free if it had none."""
    if not offices.has_retired(state, seat):
        set_office(state, state.offices.index(terms.NOBODY), seat)


def return_to_play(state: State, seat: int) -> None:
    """A player has no sales office."""
    if offices.has_retired(state, seat):
        set_office(state, offices.office_of(state, seat), _NOBODY)


# -- factories


def set_advanced(state: State, wanted: int) -> None:
    """Everybody has one of the four factories, or side A."""
    state.advanced = wanted
    for seat in range(len(state.order)):
        _change_factory(state, seat, terms.SUMATO + seat if wanted else terms.SIDE_A)


def set_factory(state: State, seat: int, board: int) -> None:
    """Another factory; whoever had it takes the one of this player (V1)."""
    before = state.boards[seat]
    if board in state.boards and board != terms.NOT_CHOSEN:
        _change_factory(state, state.boards.index(board), before)
    _change_factory(state, seat, board)


def choose_factories(state: State) -> None:
    """Whoever has no factory takes one that is left."""
    left = [board for board in range(terms.SUMATO, len(terms.BOARDS)) if board not in state.boards]
    for seat, board in enumerate(state.boards):
        if board == terms.NOT_CHOSEN:
            _change_factory(state, seat, left.pop(0))


def _change_factory(state: State, seat: int, board: int) -> None:
    """With its car tiles (V2, V3); managers without an office leave the game (V5)."""
    data = state.data
    old, new = max(state.boards[seat], terms.SIDE_A), max(board, terms.SIDE_A)
    state.boards = replaced(state.boards, seat, board)
    for place, more in (
        (terms.CITY, data.oval_city[new] - data.oval_city[old]),
        (terms.ELECTRIC, bool(data.electric_stars[new]) - bool(data.electric_stars[old])),
    ):
        if more > 0:
            cars.send_home(state, pack_car(seat, terms.CITY, int(place == terms.ELECTRIC)))
        elif more < 0:
            fleet.take_back(state, seat, terms.CITY, int(place == terms.ELECTRIC))
    for place in range(terms.FIRST_OFFICE + len(data.board_offices[new]), terms.PLACES):
        tiles.put(state, ("place", seat, place), terms.NO_TILE)


# -- by hand


def _move_order(state: State, source: Place, target: Place) -> bool:
    """Before another player, or to a sales office."""
    if len(source) < 2:
        return False
    seat = int(source[1])
    if target[0] == "order" and len(target) > 1:
        _set_order(state, seat, state.order.index(int(target[1])) + 1)
    elif target[0] in ("office", "below"):
        set_office(state, int(target[1]), seat)
    else:
        return False
    return True


def _move_office(state: State, source: Place, target: Place) -> bool:
    """To another sales office, or back into play."""
    owner = state.offices[int(source[1])]
    if owner == terms.NOBODY:
        return False
    if target[0] in ("office", "below"):
        set_office(state, int(target[1]), owner)
    elif target[0] == "order" or groups.mat_of(target) == owner:
        set_office(state, int(source[1]), _NOBODY)
    else:
        return False
    return True


SETTERS: Final[groups.Setters] = {
    "order": _set_order,
    "money": _set_money,
    "points": _set_points,
    "office": set_office,
    "factory": set_factory,
}
MOVERS: Final[groups.Movers] = {"order": _move_order, "office": _move_office}

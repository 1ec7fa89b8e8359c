"""The editor of positions: setting a field, moving a piece by hand, an empty table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from kraftwagen.engine import rng
from kraftwagen.engine.editing import Editing, Field, Place, Table
from kraftwagen.engine.types import Json
from kraftwagen.games.kraftwagen import frames, position, terms
from kraftwagen.games.kraftwagen.dataset import DataSet
from kraftwagen.games.kraftwagen.presentation import edit_fields, edit_moment
from kraftwagen.games.kraftwagen.presentation import edit_pieces as pieces
from kraftwagen.games.kraftwagen.rules import cars
from kraftwagen.games.kraftwagen.state import State

_OF_SEAT: Final = {"mat", "workshop", "canteen", "supply", "bay", "dev", "engineer", "money",
                   "points", "start"}  # fmt: skip
"""Places on the mat of the seat that their second part names."""
_PILES: Final = {"deck", "discard"}


def load(data: DataSet, new: Callable[[int, int, Mapping[str, Json]], State]) -> Editing[State]:
    """The edits of tables with this data."""

    def read(table: Table) -> State:
        return position.read(data, table)

    def blank(seats: int) -> dict[str, Json]:
        state = new(seats, 0, {})
        pieces.begin_turn(state, state.chain[0])
        return _dealt(state, 0)

    def change(table: Table, place: Place, value: int) -> dict[str, Json]:
        state = read(table)
        _set(state, place, value)
        return position.to_position(state)

    def movable(place: Place) -> bool:
        return place[0] in _MOVERS

    def move(table: Table, source: Place, target: Place) -> dict[str, Json] | None:
        state = read(table)
        return position.to_position(state) if _move(state, source, target) else None

    def fields(table: Table) -> list[Field]:
        return edit_fields.fields(read(table))

    def groups(table: Table) -> list[tuple[str, int]]:
        return edit_fields.groups(read(table))

    def dealt(table: Table, seed: int) -> dict[str, Json]:
        return _dealt(read(table), seed)

    def notes(table: Table, group: str) -> list[str]:
        return edit_fields.notes(read(table), group)

    return Editing(
        blank, groups, edit_fields.group_of, fields, notes, change, movable, move, dealt, read
    )


def _dealt(state: State, seed: int) -> dict[str, Json]:
    state.rng, state.reveals = rng.seeded(seed, "deal"), 0
    state.discards = tuple(sorted(state.discards))
    return position.to_position(state)


# -- setting a field


def _set(state: State, place: Place, value: int) -> None:
    name, numbers = place[0], [int(one) for one in place[1:] if not isinstance(one, str)]
    if name == "car" and len(place) == 3:
        if place[2] == "closed":
            edit_moment.set_closed(state, numbers[0], value)
        else:
            pieces.set_car(state, numbers[0], **{str(place[2]): value})
    elif name in edit_moment.SETTERS:
        edit_moment.SETTERS[str(name)](state, value)
    elif name in _BY_NUMBER:
        _BY_NUMBER[str(name)](state, numbers[0], value)
    elif name == "next":
        _set_next(state, value)
    elif name == "turn":
        pieces.set_turn(state, value)
    elif name == "token":
        state.token = value
    elif name == "workshop":
        _set_part(state, numbers[0], numbers[1], value)
    elif name == "dev":
        pieces.set_developments(state, numbers[0], numbers[1], bool(numbers[2]), value)


def _set_next(state: State, seat: int) -> None:
    """In the middle of a turn it is another one's; else a turn of the seat begins."""
    if edit_moment.ask_of(state) in edit_moment.MID_TURN:
        state.current = seat
    else:
        pieces.begin_turn(state, seat)


def _place_piece(state: State, source: int, target: int) -> None:
    """Move within the chain; whose worker comes to the tail is to move."""
    state.chain = pieces.moved(state.chain, source, target)
    asked = frames.kind(state.pending[-1]) if state.pending else -1
    if asked == frames.TAKE and state.chain[0] < terms.TILE:
        state.current = state.chain[0]


def _set_part(state: State, seat: int, index: int, part: int) -> None:
    halls = state.players[seat].workshops
    state.players[seat].workshops = (*halls[:index], part, *halls[index + 1 :])


def _set_space(state: State, seat: int, space: int) -> None:
    state.players[seat].space = space
    if not space:
        state.players[seat].laps = 0


def _set_laps(state: State, seat: int, laps: int) -> None:
    state.players[seat].laps = laps


def _set_engine(state: State, seat: int, value: int) -> None:
    state.players[seat].grand_prix_engine = value


def _set_supply(state: State, seat: int, count: int) -> None:
    pieces.set_canteen(state, seat, pieces.idle(state.players[seat]) - count)


def _set_worker(state: State, seat: int, place: int) -> None:
    _place_piece(state, state.chain.index(seat), place - 1)


def _set_tile(state: State, tile: int, place: int) -> None:
    _place_piece(state, state.chain.index(terms.TILE + tile), place - 1)


def _set_cars(state: State, seat: int, count: int) -> None:
    while True:
        own = [
            space for space, car in enumerate(state.cars)
            if cars.seat_of(car) == seat and not cars.is_closed(car)
        ]  # fmt: skip
        if len(own) == count:
            return
        if len(own) < count:
            pieces.add_car(state, seat)
        else:
            pieces.remove_car(state, own[-1])


def _set_car_space(state: State, space: int, number: int) -> None:
    state.cars = pieces.moved(state.cars, space, number - 1)


def _set_row(state: State, wish: int, count: int) -> None:
    row = [buyer & 3 for buyer in state.active_buyers]
    for _ in range(row.count(wish), count):
        pieces.call_buyer(state, wish, len(state.active_buyers))
    for _ in range(count, row.count(wish)):
        last = max(at for at, buyer in enumerate(state.active_buyers) if buyer & 3 == wish)
        pieces.send_back(state, last)


def _set_buyer(state: State, place: int, wish: int) -> None:
    if state.active_buyers[place] & 3 != wish:
        pieces.send_back(state, place)
        pieces.call_buyer(state, wish, place)


def _set_white(state: State, wish: int, amount: int) -> None:
    state.white = (*state.white[:wish], amount, *state.white[wish + 1 :])


_BY_NUMBER: Final[dict[str, Callable[[State, int, int], None]]] = {
    "money": pieces.set_money,
    "canteen": pieces.set_canteen,
    "supply": _set_supply,
    "bay": _set_engine,
    "race": _set_space,
    "lap": _set_laps,
    "worker": _set_worker,
    "tile": _set_tile,
    "cars": _set_cars,
    "car": _set_car_space,
    "stack": _set_row,
    "active": _set_buyer,
    "white": _set_white,
    "card": pieces.show_card,
    "engineer": pieces.set_engineer,
    "award": pieces.set_award,
    **edit_moment.NUMBERED,
}


# -- moving a piece by hand


def _move(state: State, source: Place, target: Place) -> bool:
    """Whether it means anything; then it is done."""
    mover = _MOVERS.get(str(source[0]))
    return source != target and mover is not None and mover(state, source, target)


def _seat_of(target: Place) -> int:
    """On whose mat a place is; NOBODY for none."""
    return int(target[1]) if target[0] in _OF_SEAT else terms.NOBODY


def _move_in_chain(state: State, source: Place, target: Place) -> bool:
    before = terms.TILE + int(source[1]) if source[0] == "tile" else int(source[1])
    if target[0] == "gap":
        _place_piece(state, state.chain.index(before), len(state.chain) - 1)
        return True
    if target[0] not in ("worker", "tile"):
        return False
    piece = terms.TILE + int(target[1]) if target[0] == "tile" else int(target[1])
    _place_piece(state, state.chain.index(before), state.chain.index(piece))
    return True


def _move_race(state: State, source: Place, target: Place) -> bool:
    if target[0] not in ("space", "pit"):
        return False
    _set_space(state, int(source[1]), int(target[1]) if target[0] == "space" else 0)
    return True


def _move_worker(state: State, source: Place, target: Place) -> bool:
    """Between supply and canteen, or onto a development that has no worker."""
    seat, player = int(source[1]), state.players[int(source[1])]
    if _seat_of(target) != seat:
        return False
    count = player.canteen if source[0] == "canteen" else player.supply
    if not count:
        return False
    if target[0] in ("canteen", "supply"):
        by = 1 if target[0] == "canteen" else -1
        pieces.set_canteen(state, seat, player.canteen + by)
        return True
    if target[0] == "dev" and not target[3]:
        pieces.activate(state, seat, int(target[2]))
        return True
    return False


def _move_part(state: State, source: Place, target: Place) -> bool:
    """Into another workshop: the two change places."""
    if target[0] != "workshop":
        return False
    here, there = (int(source[1]), int(source[2])), (int(target[1]), int(target[2]))
    part = state.players[here[0]].workshops[here[1]]
    other = state.players[there[0]].workshops[there[1]]
    if not part:
        return False
    _set_part(state, *here, other)
    _set_part(state, *there, part)
    return True


def _move_buyer(state: State, source: Place, target: Place) -> bool:
    at, last = int(source[1]), len(state.active_buyers)
    if source[0] == "stack":
        if target[0] not in ("active", "row") or not state.stacks[at]:
            return False
        pieces.call_buyer(state, at, min(last, int(target[1])) if target[0] == "active" else last)
        return True
    if at >= last:
        return False
    if target[0] == "stack":
        pieces.send_back(state, at)
        return True
    if target[0] == "active":
        row = state.active_buyers
        state.active_buyers = pieces.moved(row, at, min(int(target[1]), last - 1))
        return True
    return False


def _move_car(state: State, source: Place, target: Place) -> bool:
    """To another space; onto the mat of its owner it is taken apart."""
    at = int(source[1])
    if target[0] in ("car", "stall"):
        to = min(int(target[1]), len(state.cars) - 1)
        state.cars = pieces.moved(state.cars, at, to)
        return True
    if _seat_of(target) == cars.seat_of(state.cars[at]) and not cars.is_closed(state.cars[at]):
        pieces.remove_car(state, at)
        return True
    return False


def _move_price(state: State, source: Place, target: Place) -> bool:
    """A price marker onto a car, which has it from now on."""
    if target[0] != "car" or source[1] not in state.prices:
        return False
    pieces.set_car(state, int(target[1]), price=int(source[1]))
    return True


def _move_card(state: State, source: Place, target: Place) -> bool:
    """A card of the display to a player, or away."""
    at, seat = int(source[1]), _seat_of(target)
    card = state.shown[at]
    if target[0] == "card":
        state.shown = pieces.moved(state.shown, at, int(target[1]))
    elif target[0] in _PILES or (seat >= 0 and card < terms.THREE_WORKERS):
        pieces.put_card(state, card)
        state.shown = (*state.shown[:at], *state.shown[at + 1 :])
        pieces.fill_display(state)
        if seat >= 0:
            pieces.set_engineer(state, card, seat)
    elif seat >= 0 and card >= terms.TWO_BODY:
        state.shown = (*state.shown[:at], *state.shown[at + 1 :])
        state.players[seat].inactive += (card,)
        pieces.fill_display(state)
    else:
        return False
    return True


def _move_engineer(state: State, source: Place, target: Place) -> bool:
    seat = terms.NOBODY if target[0] in _PILES else _seat_of(target)
    if seat == int(source[1]) or (seat == terms.NOBODY and target[0] not in _PILES):
        return False
    pieces.set_engineer(state, int(source[2]), seat)
    return True


def _move_development(state: State, source: Place, target: Place) -> bool:
    """To another player, to the deck; from the hand of its owner it changes nothing."""
    seat, card, active = int(source[1]), int(source[2]), bool(source[3])
    to = _seat_of(target)
    if to == seat or (to == terms.NOBODY and target[0] not in _PILES):
        return False
    player = state.players[seat]
    count = (player.active if active else player.inactive).count(card)
    pieces.set_developments(state, seat, card, active, count - 1)
    if to >= 0:
        other = state.players[to].inactive.count(card)
        pieces.set_developments(state, to, card, False, other + 1)
    return True


def _move_token(state: State, source: Place, target: Place) -> bool:
    if target[0] != "track":
        return False
    state.token = int(target[1])
    return True


def _move_award(state: State, source: Place, target: Place) -> bool:
    seat = _seat_of(target)
    if seat == terms.NOBODY or seat == state.awards[int(source[1])]:
        return False
    pieces.set_award(state, int(source[1]), seat)
    return True


_MOVERS: Final[dict[str, Callable[[State, Place, Place], bool]]] = {
    "worker": _move_in_chain,
    "tile": _move_in_chain,
    "race": _move_race,
    "canteen": _move_worker,
    "supply": _move_worker,
    "workshop": _move_part,
    "stack": _move_buyer,
    "active": _move_buyer,
    "car": _move_car,
    "price": _move_price,
    "card": _move_card,
    "engineer": _move_engineer,
    "dev": _move_development,
    "token": _move_token,
    "award": _move_award,
}

"""The editor of positions: what is asked now, special tiles, start tiles, markers, closed spaces.

As in ``edit_pieces`` no piece is lost or made; each setter changes the state it is given.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from kraftwagen.engine.editing import Field
from kraftwagen.engine.tuples import replaced, without
from kraftwagen.games.kraftwagen import frames, terms
from kraftwagen.games.kraftwagen.presentation import edit_pieces as pieces
from kraftwagen.games.kraftwagen.rules import buyers, cars, research, scoring, setup, track
from kraftwagen.games.kraftwagen.state import NOT_CHOSEN, State

INSIDE: Final = -1
"""Something else than the questions that can be set: a card or a start tile is carried out."""
OVER: Final = -2
"""Nothing is asked any more."""
_ASKS: Final = {
    frames.START: "start", frames.TAKE: "take", frames.ACTION_PHASE: "actions",
    frames.END: "end", frames.END_PLACED: "placed", frames.BENZ: "benz",
    INSIDE: "inside", OVER: "over",
}  # fmt: skip
MID_TURN: Final = (frames.ACTION_PHASE, frames.END, frames.END_PLACED)
_ASIDE, _TO_COME, _IN_RING = range(3)
_SPECIAL: Final = tuple(f"editing.special.{name}" for name in ("aside", "to_come", "in_ring"))
_OFF_ON: Final = ("editing.off", "editing.on")
_ON_CAR: Final = range(terms.HORCH_LOW, terms.MAYBACH_HIGH + 1)
_ON_BUYER: Final = range(terms.DAIMLER_LOW, terms.DAIMLER_HIGH + 1)
_USED, _LEFT = range(2)
"""Where a marker is; from there on it lies on a car or with a buyer."""


def ask_of(state: State) -> int:
    """What is asked: one of ``_ASKS``."""
    if not state.pending:
        return OVER
    alone = len(state.pending) == 1
    return frames.kind(state.pending[0]) if alone else INSIDE


# -- fields


def moment(state: State, group: str) -> Iterator[Field]:
    """What is asked, what is left to do, whether there are special tiles."""
    asked = ask_of(state)
    can = [frames.TAKE, *MID_TURN]
    if buyers.benz_owner(state) != terms.NOBODY:
        can.append(frames.BENZ)
    if state.turn == scoring.LAST_TURN:
        can.append(OVER)
    can = sorted({*can, frames.START, asked})
    words = [f"editing.ask.{_ASKS[one]}" for one in can]
    yield Field(("asks",), group, "editing.asks", asked, can, words)
    if asked == frames.ACTION_PHASE:
        frame = state.pending[0]
        for task in range(terms.SALE + state.special):
            left = frames.count(frame, task)
            key = f"term.task.{terms.TASKS[task]}"
            yield Field(("task", task), group, key, left, range(4))
        if state.special:
            bonus = frames.bonus_of(frame)
            yield Field(("bonus",), group, "editing.bonus", bonus, range(16))
    if _choosing(state):
        held = [player.start_tile for player in state.players]
        for tile, name in enumerate(state.data.start_names):
            if tile not in held:
                lies, parts = int(tile in state.start_tiles), [f"editing.start.{name}"]
                place, key = ("offered", tile), "editing.start.offered"
                yield Field(place, group, key, lies, (0, 1), _OFF_ON, parts=parts)
    if asked in MID_TURN or state.marker_used:
        used = int(state.marker_used)
        yield Field(("marker_used",), group, "editing.marker_used", used, (0, 1), _OFF_ON)
    yield Field(("special_tiles",), group, "editing.specials", int(state.special), (0, 1), _OFF_ON)


def specials(state: State, group: str) -> Iterator[Field]:
    """Where the special tiles of the game turn are."""
    if not state.special:
        return
    here = track.special_piece(state) - terms.TILE
    for tile in state.data.special_sets[state.turn]:
        at = _IN_RING if tile == here else _TO_COME if tile in state.specials else _ASIDE
        task = terms.TASKS[state.data.tile_actions[tile][0]]
        parts = [f"term.task.{task}", bonus_key(state, tile)]
        place, key = ("special", tile), "editing.special.tile"
        yield Field(place, group, key, at, range(3), _SPECIAL, parts=parts, number=tile)


def bonus_key(state: State, tile: int) -> str:
    """What a special tile brings besides its action, as a key."""
    return f"editing.bonus_of.{state.data.tile_bonus[tile][0]}"


def start_tile(state: State, seat: int, group: str) -> Field:
    """Which start tile a player has."""
    own = state.players[seat].start_tile
    known = range(len(state.data.start_names))
    can = [*([NOT_CHOSEN] if _choosing(state) or own == NOT_CHOSEN else []), *known]
    words = [f"editing.start.{state.data.start_names[t] if t >= 0 else 'none'}" for t in can]
    return Field(("start", seat), group, "editing.start.tile", own, can, words)


def _choosing(state: State) -> bool:
    return bool(state.pending) and frames.kind(state.pending[0]) in (frames.START, frames.FLIP)


def closed(state: State, space: int, car: int, group: str) -> Iterator[Field]:
    """Whether a space is closed after a private sale (V4)."""
    if state.special:
        is_closed = cars.is_closed(car)
        free = pieces.idle(state.players[cars.seat_of(car)]) > 0
        can = (0, 1) if free or not is_closed else (1,)
        at, key = ("car", space, "closed"), "editing.car.closed"
        words = [_OFF_ON[one] for one in can]
        yield Field(at, group, key, int(is_closed), can, words, number=space + 1)


def marker(state: State, number: int, group: str) -> Field | None:
    """Where an engineer marker is; None while nobody has the engineer."""
    engineer = next(e for e, own in enumerate(terms.ENGINEER_MARKERS) if own >> number & 1)
    owner = pieces.engineer_owner(state, engineer)
    if owner == terms.NOBODY:
        return None
    can, words = [_USED, _LEFT], ["editing.marker.used", "editing.marker.left"]
    for place in _places(state, number, owner):
        kind = "car" if number in _ON_CAR else "buyer"
        can.append(_LEFT + 1 + place)
        words.append(f"editing.marker.{kind}.{place + 1}")
    key = f"term.marker.{terms.MARKERS[number]}"
    return Field(("use", number), group, key, _where(state, number), can, words)


def _places(state: State, number: int, owner: int) -> list[int]:
    """Cars of the owner, or buyers, that have this marker or none."""
    if number in _ON_CAR:
        return [
            space for space, car in enumerate(state.cars)
            if cars.seat_of(car) == owner and cars.marker_of(car) in (0, number + 1)
        ]  # fmt: skip
    if number in _ON_BUYER:
        row = enumerate(state.active_buyers)
        return [place for place, buyer in row if buyers.marker(buyer) in (0, number)]
    return []


def _where(state: State, number: int) -> int:
    for space, car in enumerate(state.cars):
        if cars.marker_of(car) == number + 1:
            return _LEFT + 1 + space
    for place, buyer in enumerate(state.active_buyers):
        if buyers.marker(buyer) == number and number in _ON_BUYER:
            return _LEFT + 1 + place
    return _LEFT if any(one.markers >> number & 1 for one in state.players) else _USED


def open_cards(state: State, group: str) -> Iterator[Field]:
    """How many research cards lie open: more than two while a special tile is used (V2)."""
    if ask_of(state) == frames.ACTION_PHASE and state.special:
        now = len(state.shown)
        most = max(now, research.DISPLAY + 1)
        yield Field(("open",), group, "editing.open", now, range(research.DISPLAY, most + 1))


def discards(state: State, group: str) -> Iterator[Field]:
    """How many of each research card are among the discards; the others are in the deck."""
    for card, name in enumerate(terms.CARDS):
        there = state.discards.count(card)
        most = there + state.deck.count(card)
        if most:
            at, key = ("discards", card), "editing.discards"
            yield Field(at, group, key, there, range(most + 1), parts=[f"term.card.{name}"])


# -- setters


def _set_asks(state: State, asked: int) -> None:
    if asked == INSIDE:
        return
    if asked == frames.TAKE:
        pieces.begin_turn(state, state.current)
        return
    pieces.clear_questions(state)
    if asked == OVER:
        state.chain = tuple(piece for piece in state.chain if piece < track.FIRST_SPECIAL)
        state.pending = ()
        return
    if asked == frames.START:
        held = [one.start_tile for one in state.players if one.start_tile != NOT_CHOSEN]
        state.start_tiles = tuple(sorted({*state.start_tiles, *held}))
        for player in state.players:
            player.start_tile = NOT_CHOSEN
        state.current = setup.choosing_order(state)[0]
    elif asked == frames.BENZ:
        state.current = buyers.benz_owner(state)
    tasks = frames.task_bits(terms.RESEARCH) if asked == frames.ACTION_PHASE else 0
    state.pending = (asked + tasks,)


def _set_task(state: State, task: int, count: int) -> None:
    frame = state.pending[0]
    changed = frames.task_bits(task, count) - frames.task_bits(task, frames.count(frame, task))
    state.pending = (frame + changed,)


def _set_bonus(state: State, amount: int) -> None:
    frame = state.pending[0]
    state.pending = (frame + frames.bonus(amount) - frames.bonus(frames.bonus_of(frame)),)


def _set_marker_used(state: State, used: int) -> None:
    state.marker_used = used


def _set_special_tiles(state: State, wanted: int) -> None:
    state.chain = tuple(piece for piece in state.chain if piece < track.FIRST_SPECIAL)
    state.special = wanted
    state.specials = state.data.special_sets[state.turn] if wanted else ()
    if wanted:
        _set_special(state, state.specials[0], _IN_RING)
    else:
        for space in [n for n, car in enumerate(state.cars) if cars.is_closed(car)][::-1]:
            pieces.remove_car(state, space)


def _set_special(state: State, tile: int, at: int) -> None:
    piece = terms.TILE + tile
    here = track.special_piece(state)
    place = state.chain.index(here) if here else len(state.chain)
    if at == _IN_RING or here == piece:
        state.chain = tuple(one for one in state.chain if one < track.FIRST_SPECIAL)
    if at == _IN_RING:
        state.chain = (*state.chain[:place], piece, *state.chain[place:])
    left = {*state.specials, tile} if at == _TO_COME else {*state.specials} - {tile}
    state.specials = tuple(sorted(left))


def _set_start_tile(state: State, seat: int, tile: int) -> None:
    """Whoever had it takes the other one."""
    player = state.players[seat]
    before = player.start_tile
    other = next((one for one in state.players if one.start_tile == tile >= 0), None)
    if other is not None:
        other.start_tile = before
    elif tile >= 0:
        state.start_tiles = tuple(one for one in state.start_tiles if one != tile)
    if other is None and before != NOT_CHOSEN:
        state.start_tiles = tuple(sorted((*state.start_tiles, before)))
    player.start_tile = tile
    if ask_of(state) == frames.START:
        waiting = [s for s in setup.choosing_order(state)
                   if state.players[s].start_tile == NOT_CHOSEN]  # fmt: skip
        state.current = waiting[0] if waiting else state.current


def _set_offered(state: State, tile: int, wanted: int) -> None:
    others = tuple(one for one in state.start_tiles if one != tile)
    state.start_tiles = tuple(sorted((*others, tile))) if wanted else others


def set_closed(state: State, space: int, wanted: int) -> None:
    """Sell a car privately for nothing, or put it up again with one worker (V4)."""
    car = state.cars[space]
    player = state.players[cars.seat_of(car)]
    if bool(wanted) == cars.is_closed(car):
        return
    if wanted:
        player.supply += cars.workers_of(car)
    else:
        pieces.send(player, 1)
    made = cars.pack(
        cars.seat_of(car), cars.body_of(car), cars.engine_of(car), 0 if wanted else 1,
        cars.price_of(car), cars.marker_of(car),
    )  # fmt: skip
    state.cars = replaced(state.cars, space, made | cars.CLOSED if wanted else made)


def _set_use(state: State, number: int, where: int) -> None:
    engineer = next(e for e, own in enumerate(terms.ENGINEER_MARKERS) if own >> number & 1)
    owner = state.players[pieces.engineer_owner(state, engineer)]
    for space, car in enumerate(state.cars):
        if cars.marker_of(car) == number + 1:
            state.cars = replaced(state.cars, space, _marked(car, 0))
    if number in _ON_BUYER:
        row = tuple(
            buyers.preference(one) if buyers.marker(one) == number else one
            for one in state.active_buyers
        )
        state.active_buyers = row
    owner.markers &= ~(1 << number)
    place = where - _LEFT - 1
    if where == _LEFT:
        owner.markers |= 1 << number
    elif where > _LEFT and number in _ON_CAR:
        state.cars = replaced(state.cars, place, _marked(state.cars[place], number + 1))
    elif where > _LEFT:
        wish = state.active_buyers[place]
        state.active_buyers = replaced(state.active_buyers, place, wish | number << buyers.MARKER)


def _marked(car: int, marker: int) -> int:
    made = cars.pack(
        cars.seat_of(car), cars.body_of(car), cars.engine_of(car), cars.workers_of(car),
        cars.price_of(car), marker,
    )  # fmt: skip
    return made | (car & cars.CLOSED)


def _set_discards(state: State, card: int, count: int) -> None:
    while state.discards.count(card) < count:
        state.deck = without(state.deck, state.deck.index(card))
        state.discards += (card,)
    while state.discards.count(card) > count:
        state.discards = without(state.discards, state.discards.index(card))
        pieces.put_card(state, card)


def _set_open(state: State, count: int) -> None:
    for card in state.shown[count:]:
        pieces.put_card(state, card)
    state.shown = state.shown[:count]
    while len(state.shown) < count and (state.deck or state.discards):
        card = (state.deck or state.discards)[0]
        pieces.take_card(state, card)
        state.shown += (card,)


def _set_stands(state: State, place: int, number: int) -> None:
    state.active_buyers = pieces.moved(state.active_buyers, place, number - 1)


SETTERS: Final[dict[str, Callable[[State, int], None]]] = {
    "asks": _set_asks,
    "bonus": _set_bonus,
    "open": _set_open,
    "marker_used": _set_marker_used,
    "special_tiles": _set_special_tiles,
}
"""By the name of the place."""
NUMBERED: Final[dict[str, Callable[[State, int, int], None]]] = {
    "task": _set_task,
    "special": _set_special,
    "start": _set_start_tile,
    "offered": _set_offered,
    "stands": _set_stands,
    "use": _set_use,
    "discards": _set_discards,
}
"""By the name of the place, with the number behind it."""

"""What the editor of positions can set: groups, fields and their values."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kraftwagen.engine.editing import Field, Place
from kraftwagen.games.kraftwagen import terms
from kraftwagen.games.kraftwagen.presentation import edit_moment
from kraftwagen.games.kraftwagen.presentation import edit_pieces as pieces
from kraftwagen.games.kraftwagen.rules import buyers, cars
from kraftwagen.games.kraftwagen.state import State

MOMENT: Final = "moment"
CHAIN: Final = "chain"
SEAT: Final = "seat"
MARKET: Final = "market"
BUYERS: Final = "buyers"
RESEARCH: Final = "research"
AWARDS: Final = "awards"
_MOST_MONEY: Final = 300
_MOST_WHITE: Final = 30
_MOST_LAPS: Final = 9
_CARDS: Final = tuple(f"term.card.{name}" for name in terms.CARDS)


def groups(state: State) -> list[tuple[str, int]]:
    """The groups, each with its seat or -1."""
    seats = [(f"{SEAT}{seat}", seat) for seat in range(len(state.players))]
    others = [(name, -1) for name in (MARKET, BUYERS, RESEARCH, AWARDS)]
    return [(MOMENT, -1), (CHAIN, -1), *seats, *others]


def fields(state: State) -> list[Field]:
    """Everything that can be set, group by group."""
    found = [*_moment(state)]
    for seat in range(len(state.players)):
        found += _seat(state, seat)
    return [*found, *_market(state), *_buyers(state), *_research(state), *_awards(state)]


def _moment(state: State) -> Iterator[Field]:
    seats = range(len(state.players))
    yield Field(("next",), MOMENT, "editing.next", state.current, seats, seats=True)
    yield Field(("turn",), MOMENT, "editing.turn", state.turn, (1, 2, 3))
    yield from edit_moment.moment(state, MOMENT)
    most = state.data.token_start[len(state.players)]
    least = 0 if edit_moment.ask_of(state) in edit_moment.MID_TURN else min(1, state.token)
    values = range(least, most + 1)
    yield Field(("token",), MOMENT, "editing.token", state.token, values)
    values = range(1, len(state.chain) + 1)
    for place, piece in enumerate(state.chain):
        if piece >= terms.TILE:
            at, tile = ("tile", piece - terms.TILE), piece - terms.TILE
            parts = [f"term.task.{terms.TASKS[task]}" for task in state.data.tile_actions[tile]]
            if tile >= terms.BASIC_TILES:
                parts.append(edit_moment.bonus_key(state, tile))
            yield Field(at, CHAIN, "editing.tile", place + 1, values, parts=parts, number=tile)
        else:
            at = ("worker", piece)
            yield Field(at, CHAIN, "editing.worker", place + 1, values, number=piece)
    yield from edit_moment.specials(state, CHAIN)


def _seat(state: State, seat: int) -> Iterator[Field]:
    player, group = state.players[seat], f"{SEAT}{seat}"
    least = player.income[terms.FROM_AWARDS]
    most = max(_MOST_MONEY, player.money())
    yield Field(("money", seat), group, "editing.money", player.money(), range(least, most + 1))
    idle = range(pieces.idle(player) + 1)
    yield Field(("canteen", seat), group, "editing.canteen", player.canteen, idle)
    yield Field(("supply", seat), group, "editing.supply", player.supply, idle)
    yield edit_moment.start_tile(state, seat, group)
    parts = range(2 * terms.ENGINE_PART + 1)
    words = [_part(part) for part in parts]
    for index, part in enumerate(player.workshops):
        place = ("workshop", seat, index)
        yield Field(place, group, "editing.workshop", part, parts, words, number=index + 1)
    values = range(1, state.data.highest_part + 1)
    yield Field(("bay", seat), group, "editing.bay", player.grand_prix_engine, values)
    spaces = range(state.data.circuit + 1)
    yield Field(("race", seat), group, "editing.space", player.space, spaces)
    laps = range(max(_MOST_LAPS, player.laps) + 1) if player.space else (0,)
    yield Field(("lap", seat), group, "editing.laps", player.laps, laps)
    for card in range(terms.TWO_BODY, len(terms.CARDS)):
        free = pieces.loose(state, card)
        active, idle_ones = player.active.count(card), player.inactive.count(card)
        for kind, count, more in (
            (1, active, min(free, pieces.idle(player))),
            (0, idle_ones, free),
        ):
            key = f"editing.{'active' if kind else 'inactive'}.{terms.CARDS[card]}"
            yield Field(("dev", seat, card, kind), group, key, count, range(count + more + 1))


def _part(part: int) -> str:
    if not part:
        return "editing.empty"
    kind = "engine" if terms.is_engine(part) else "body"
    return f"editing.part.{kind}.{terms.part_value(part)}"


def _market(state: State) -> Iterator[Field]:
    seats = len(state.players)
    room = max(0, state.data.market_spaces[seats] - 1 - len(state.cars))
    for seat, player in enumerate(state.players):
        count = sum(_sold_by(car, seat) for car in state.cars)
        more = min(room, pieces.idle(player), len(state.prices))
        yield Field(
            ("cars", seat), MARKET, "editing.cars", count, range(count + more + 1), number=seat
        )
    for space, car in enumerate(state.cars):
        yield from _car(state, space, car)
        yield from edit_moment.closed(state, space, car, MARKET)


def _sold_by(car: int, seat: int) -> bool:
    return cars.seat_of(car) == seat and not cars.is_closed(car)


def _car(state: State, space: int, car: int) -> Iterator[Field]:
    number, owner = space + 1, cars.seat_of(car)
    values = range(1, len(state.cars) + 1)
    yield Field(("car", space), MARKET, "editing.car.space", number, values, number=number)
    can = [
        seat for seat, player in enumerate(state.players)
        if seat == owner or pieces.idle(player) >= cars.workers_of(car) > 0
    ]  # fmt: skip
    at: Place = ("car", space, "seat")
    yield Field(at, MARKET, "editing.car.seat", owner, can, seats=True, number=number)
    values = range(1, state.data.highest_part + 1)
    at = ("car", space, "body")
    yield Field(at, MARKET, "editing.car.body", cars.body_of(car), values, number=number)
    at = ("car", space, "engine")
    yield Field(at, MARKET, "editing.car.engine", cars.engine_of(car), values, number=number)
    workers = cars.workers_of(car)
    if workers:
        values = range(1, workers + pieces.idle(state.players[owner]) + 1)
        at = ("car", space, "workers")
        yield Field(at, MARKET, "editing.car.workers", workers, values, number=number)
    price = cars.price_of(car)
    at = ("car", space, "price")
    prices = sorted([*state.prices, price])
    yield Field(at, MARKET, "editing.car.price", price, prices, number=number)


def _buyers(state: State) -> Iterator[Field]:
    room = state.data.active_spaces[len(state.players)] - len(state.active_buyers)
    row = [buyers.preference(buyer) for buyer in state.active_buyers]
    for wish, name in enumerate(terms.PREFERENCES):
        count = row.count(wish)
        values = range(count + max(0, min(room, state.stacks[wish])) + 1)
        yield Field(("stack", wish), BUYERS, f"editing.row.{name}", count, values)
    for place, wish in enumerate(row):
        at, number = ("active", place), place + 1
        words = [f"term.preference.{name}" for name in terms.PREFERENCES]
        can = [other for other in range(4) if other == wish or state.stacks[other]]
        yield Field(
            at, BUYERS, "editing.buyer", wish, can, [words[one] for one in can], number=number
        )
        stand = range(1, len(row) + 1)
        yield Field(("stands", place), BUYERS, "editing.stands", number, stand, number=number)
    for wish, name in enumerate(terms.PREFERENCES):
        values = range(max(_MOST_WHITE, state.white[wish]) + 1)
        yield Field(("white", wish), BUYERS, f"editing.white.{name}", state.white[wish], values)


def _research(state: State) -> Iterator[Field]:
    cards = range(len(terms.CARDS))
    yield from edit_moment.open_cards(state, RESEARCH)
    for place, shown in enumerate(state.shown):
        can = [c for c in cards if c == shown or c in state.deck or c in state.discards]
        words = [_CARDS[card] for card in can]
        yield Field(("card", place), RESEARCH, "editing.card", shown, can, words, number=place + 1)
    for engineer, name in enumerate(terms.ENGINEERS):
        owner = pieces.engineer_owner(state, engineer)
        owners = range(terms.NOBODY, len(state.players))
        key = f"term.card.{name}"
        yield Field(("engineer", engineer), RESEARCH, key, owner, owners, seats=True)
    for number in range(len(terms.MARKERS)):
        field = edit_moment.marker(state, number, RESEARCH)
        if field is not None:
            yield field
    yield from edit_moment.discards(state, RESEARCH)


def _awards(state: State) -> Iterator[Field]:
    for award, name in enumerate(terms.AWARDS):
        can = range(terms.NOBODY, len(state.players))
        owner = state.awards[award]
        yield Field(("award", award), AWARDS, f"editing.award.{name}", owner, can, seats=True)


def notes(state: State, group: str) -> list[str]:
    """What of a group cannot be set, as keys of sentences."""
    if group == MOMENT and edit_moment.ask_of(state) == edit_moment.INSIDE:
        return ["editing.note.inside"]
    return ["editing.note.income"] if group.startswith(SEAT) else []


_GROUPS: Final = {
    "tile": CHAIN, "worker": CHAIN, "gap": CHAIN, "order": CHAIN, "turn": MOMENT,
    "token": MOMENT, "track": MOMENT, "car": MARKET, "stall": MARKET, "price": MARKET,
    "stack": BUYERS, "active": BUYERS, "row": BUYERS, "white": BUYERS, "card": RESEARCH,
    "deck": RESEARCH, "discard": RESEARCH, "award": AWARDS,
}  # fmt: skip
_SEATS: Final = {"mat", "workshop", "canteen", "supply", "bay", "dev", "engineer", "money",
                 "points", "race", "lap", "marker"}  # fmt: skip


def group_of(place: Place) -> str:
    """The group of fields about a place; empty for none."""
    if place[0] in _SEATS:
        return f"{SEAT}{place[1]}"
    return _GROUPS.get(str(place[0]), "")

"""Edits of a table that lose no piece and make none: for the editor of positions.

Each changes the state it is given. What is no matter of pieces (which places are free, whose car
may stand where) is left to the checks of positions.
"""

from __future__ import annotations

from kraftwagen.engine.tuples import without
from kraftwagen.games.kraftwagen import frames, terms
from kraftwagen.games.kraftwagen.rules import cars, research, track
from kraftwagen.games.kraftwagen.state import NOT_CHOSEN, Player, State


def begin_turn(state: State, seat: int) -> None:
    """A player turn of a seat begins: its worker is at the tail, everybody has a start tile."""
    clear_questions(state)
    state.pending, state.marker_used = (frames.TAKE,), 0
    state.chain = (seat, *(piece for piece in state.chain if piece != seat))
    state.current = seat


def clear_questions(state: State) -> None:
    """Nothing is asked: two cards lie open, everybody has a start tile, all prices lie out."""
    for frame in state.pending:
        if frames.kind(frame) == frames.REVEAL and frames.card_of(frame):
            state.discards += (frames.card_of(frame),)
    for player in state.players:
        if player.start_tile == NOT_CHOSEN:
            player.start_tile, *left = state.start_tiles
            state.start_tiles = tuple(left)
    state.pending = ()
    for card in state.shown[research.DISPLAY :]:
        put_card(state, card)
    state.shown = state.shown[: research.DISPLAY]
    fill_display(state)
    lay_out_prices(state)


def lay_out_prices(state: State) -> None:
    """The price markers of the game turn that are on no car lie beside the market (T1)."""
    used = {cars.price_of(car) for car in state.cars}
    state.prices = tuple(price for price in state.data.prices[state.turn] if price not in used)


def set_turn(state: State, turn: int) -> None:
    """Another game turn: its price markers and special tiles take the place of the others."""
    old, new = state.data.prices[state.turn], state.data.prices[turn]
    state.cars = tuple(
        car_with(car, price=new[min(old.index(cars.price_of(car)), len(new) - 1)])
        for car in state.cars
    )
    state.turn = turn
    lay_out_prices(state)
    state.chain = tuple(piece for piece in state.chain if piece < track.FIRST_SPECIAL)
    if state.special:
        first, *rest = state.data.special_sets[turn]
        state.chain, state.specials = (*state.chain, terms.TILE + first), tuple(rest)


# -- research cards


def loose(state: State, card: int) -> int:
    """How many of a card nobody has: in the deck, the discards or face up."""
    return state.deck.count(card) + state.discards.count(card) + state.shown.count(card)


def take_card(state: State, card: int) -> None:
    """Take it from the deck, else the discards, else the display, which is filled again."""
    if card in state.deck:
        state.deck = without(state.deck, state.deck.index(card))
    elif card in state.discards:
        state.discards = without(state.discards, state.discards.index(card))
    else:
        state.shown = without(state.shown, state.shown.index(card))
        fill_display(state)


def put_card(state: State, card: int) -> None:
    """Put it into the deck."""
    state.deck = tuple(sorted((*state.deck, card)))


def fill_display(state: State) -> None:
    """Turn up cards until there are two."""
    while len(state.shown) < research.DISPLAY and (state.deck or state.discards):
        card = (state.deck or state.discards)[0]
        take_card(state, card)
        state.shown += (card,)


def show_card(state: State, place: int, card: int) -> None:
    """Another card face up at a place."""
    before = state.shown[place]
    if card != before:
        put_card(state, before)
        rest = without(state.shown, place)
        state.shown = rest
        if card in state.deck or card in state.discards:
            take_card(state, card)
            state.shown = (*rest[:place], card, *rest[place:])
        else:
            fill_display(state)


def set_developments(state: State, seat: int, card: int, active: bool, count: int) -> None:
    """So many of a development; each active one has a worker, from the supply if it has any."""
    player = state.players[seat]
    own = player.active if active else player.inactive
    while own.count(card) < count:
        take_card(state, card)
        own += (card,)
        if active:
            send(player, 1, supply_first=True)
    while own.count(card) > count:
        own = without(own, own.index(card))
        put_card(state, card)
        if active:
            player.canteen += 1
    if active:
        player.active = own
    else:
        player.inactive = own
    count_points(state, player)


def activate(state: State, seat: int, card: int) -> None:
    """A worker of the canteen, else the supply, begins to work on a development (A1)."""
    player = state.players[seat]
    player.inactive = without(player.inactive, player.inactive.index(card))
    player.active += (card,)
    send(player, 1)
    count_points(state, player)


def count_points(state: State, player: Player) -> None:
    """Body and engine points come from active developments (K3)."""
    points = [terms.DEVELOPMENT_POINTS[card - terms.TWO_BODY] for card in player.active]
    player.body_points = state.data.seat_body_points + sum(body for body, _ in points)
    player.engine_points = state.data.seat_engine_points + sum(engine for _, engine in points)


def engineer_owner(state: State, engineer: int) -> int:
    """The seat an engineer works for, or NOBODY."""
    for seat, player in enumerate(state.players):
        if player.engineers >> engineer & 1:
            return seat
    return terms.NOBODY


def set_engineer(state: State, engineer: int, owner: int) -> None:
    """Another owner, with all markers of the engineer that have not been used."""
    before, bit = engineer_owner(state, engineer), 1 << engineer
    if before == owner:
        return
    own = terms.ENGINEER_MARKERS[engineer]
    held = own & ~used_markers(state)
    if before == terms.NOBODY:
        take_card(state, engineer)
    else:
        state.players[before].engineers &= ~bit
        state.players[before].markers &= ~own
    if owner == terms.NOBODY:
        put_card(state, engineer)
    else:
        state.players[owner].engineers |= bit
        state.players[owner].markers |= held


def used_markers(state: State) -> int:
    """A bit for each marker that lies on a car or with a buyer (E0)."""
    bits = 0
    for car in state.cars:
        if cars.marker_of(car):
            bits |= 1 << cars.marker_of(car) - 1
    for buyer in state.active_buyers:
        if buyer >> 2:
            bits |= 1 << (buyer >> 2)
    return bits


# -- workers and cars


def send(player: Player, workers: int, *, supply_first: bool = False) -> None:
    """Take workers from the canteen and, where it has too few, from the supply; or the reverse."""
    first = min(workers, player.supply if supply_first else player.canteen)
    rest = workers - first
    player.supply -= first if supply_first else rest
    player.canteen -= rest if supply_first else first


def idle(player: Player) -> int:
    """Workers in canteen and supply."""
    return player.canteen + player.supply


def car_with(car: int, **changes: int) -> int:
    """A car with other values: ``seat``, ``body``, ``engine``, ``workers``, ``price``."""
    made = cars.pack(
        changes.get("seat", cars.seat_of(car)),
        changes.get("body", cars.body_of(car)),
        changes.get("engine", cars.engine_of(car)),
        changes.get("workers", cars.workers_of(car)),
        changes.get("price", cars.price_of(car)),
        cars.marker_of(car),
    )
    return made | (car & cars.CLOSED)


def set_car(state: State, space: int, **changes: int) -> None:
    """Change a car; workers and price markers go back to where they came from."""
    before = state.cars[space]
    after = car_with(before, **changes)
    state.players[cars.seat_of(before)].canteen += cars.workers_of(before)
    send(state.players[cars.seat_of(after)], cars.workers_of(after))
    state.cars = (*state.cars[:space], after, *state.cars[space + 1 :])
    lay_out_prices(state)


def add_car(state: State, seat: int) -> None:
    """The simplest car of a seat, at the lowest price there is."""
    send(state.players[seat], 1)
    state.cars += (cars.pack(seat, 1, 1, 1, state.prices[0], 0),)
    lay_out_prices(state)


def remove_car(state: State, space: int) -> None:
    """Take a car off the market; its workers go to the canteen."""
    car = state.cars[space]
    state.players[cars.seat_of(car)].canteen += cars.workers_of(car)
    state.cars = without(state.cars, space)
    lay_out_prices(state)


def set_canteen(state: State, seat: int, count: int) -> None:
    """So many workers in the canteen; the others that are idle are in the supply."""
    player = state.players[seat]
    player.supply, player.canteen = idle(player) - count, count


# -- money, awards, buyers


def set_money(state: State, seat: int, amount: int) -> None:
    """So much money in all: what was earned by cars changes first, awards never."""
    player = state.players[seat]
    income = list(player.income)
    more = amount - sum(income)
    sources = [terms.FROM_CARS, *(at for at in range(len(income)) if at != terms.FROM_AWARDS)]
    for source in sources:
        given = max(more, -income[source])
        income[source] += given
        more -= given
    player.income = tuple(income)


def set_award(state: State, award: int, owner: int) -> None:
    """Another owner; who has awards has their money (section 10)."""
    state.awards = (*state.awards[:award], owner, *state.awards[award + 1 :])
    for seat, player in enumerate(state.players):
        paid = zip(state.awards, state.data.award_money, strict=True)
        amount = sum(money for whose, money in paid if whose == seat)
        at = terms.FROM_AWARDS
        player.income = (*player.income[:at], amount, *player.income[at + 1 :])


def call_buyer(state: State, wish: int, place: int) -> None:
    """A buyer from a stack to the row (A5)."""
    _count_stack(state, wish, -1)
    row = state.active_buyers
    state.active_buyers = (*row[:place], wish, *row[place:])


def send_back(state: State, place: int) -> None:
    """A buyer of the row back to the stack."""
    _count_stack(state, state.active_buyers[place] & 3, 1)
    state.active_buyers = without(state.active_buyers, place)


def _count_stack(state: State, wish: int, by: int) -> None:
    state.stacks = tuple(
        count + (by if other == wish else 0) for other, count in enumerate(state.stacks)
    )


def moved(pieces: tuple[int, ...], source: int, target: int) -> tuple[int, ...]:
    """The piece at ``source`` comes to stand at ``target``; the others close up."""
    rest = without(pieces, source)
    return (*rest[:target], pieces[source], *rest[target:])

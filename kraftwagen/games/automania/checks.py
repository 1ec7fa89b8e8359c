"""Checks of a state: invariants that hold whenever a decision is open."""

from __future__ import annotations

from kraftwagen.games.automania import frames, terms
from kraftwagen.games.automania.rules import cars, contracts, offices, rounds, sales, setup, tiles
from kraftwagen.games.automania.state import (
    NO_CAR,
    State,
    card_of,
    electric_of,
    seat_of,
    type_of,
    unpack_afloat,
    unpack_sold,
)


def check(state: State) -> None:
    """Check all invariants of a state; raises AssertionError naming a broken one and its values."""
    _check_seats(state)
    _check_workers(state)
    _check_tiles(state)
    _check_factories(state)
    _check_cars(state)
    _check_market(state)
    _check_contracts(state)
    _check_offices(state)
    _check_pending(state)


def _require(holds: bool, invariant: str, *values: object) -> None:
    # No assert statement: positions are checked by this in optimised builds as well.
    if not holds:
        raise AssertionError(f"{invariant}: {', '.join(map(repr, values))}")


def _check_seats(state: State) -> None:
    seats = range(len(state.order))
    _require(sorted(state.order) == list(seats), "S1 everybody is in the order", state.order)
    for_each = (
        state.boards, state.home, state.neutral, state.sponsor, state.marketing, state.money,
        state.points, state.factories, state.hands, state.played,
    )  # fmt: skip
    same = all(len(values) == len(seats) for values in for_each)
    _require(same, "B1 something for each seat", [len(values) for values in for_each])
    _require(min(state.money) >= 0, "A5 autobucks", state.money)
    _require(min(state.points) >= 0, "H1 points", state.points)
    _require(1 <= state.round <= terms.LAST_ROUND, "R1 round", state.round)
    _require(0 <= state.current < len(seats), "R2 seat to move", state.current)


def _check_workers(state: State) -> None:
    sizes = (len(state.workers_at), len(state.owner_at))
    _require(sizes == (terms.SPACES, terms.SPACES), "B2 action spaces", sizes)
    on_spaces = [0] * len(state.order)
    for count, owner in zip(state.workers_at, state.owner_at, strict=True):
        somebody = owner in state.order
        fits = count > 0 if somebody else count == 0 and owner == terms.NOBODY
        _require(fits, "A1 workers of one seat on a space", count, owner)
        if somebody:
            on_spaces[owner] += count
    for seat in range(len(state.order)):
        places = (state.home[seat], on_spaces[seat], state.sponsor[seat], state.marketing[seat])
        wanted = state.data.seat_workers + state.neutral[seat]
        fits = sum(places) == wanted and min(places) >= 0
        _require(fits, f"B1 workers of seat {seat} add up", places, wanted)
        shown = sum(state.data.tile_workers[tile] for tile in state.factories[seat])
        _require(state.neutral[seat] >= shown, f"T5 neutral workers of seat {seat}", shown)
    fits = sum(state.neutral) <= state.data.neutral_stock
    _require(fits, "B1 neutral workers in the stock", state.neutral)


def _check_tiles(state: State) -> None:
    data = state.data
    offices_with_tile = sum(1 for cell in data.office_tile if cell)
    _require(len(state.tiles) == terms.CELLS + offices_with_tile, "S2 tiles", state.tiles)
    _require(list(state.unseen) == sorted(state.unseen), "S2 the stacks", state.unseen)
    lying = [tile for tile in (*state.tiles, *state.unseen) if tile]
    for factory in state.factories:
        lying += [tile for tile in factory if tile]
    asked = [frame for frame in state.pending if frames.kind(frame) == frames.PLACE]
    lying += map(frames.value, asked)
    known = all(0 < tile < len(data.tile_names) for tile in lying)
    _require(known and len(set(lying)) == len(lying), "B8 each tile is in one place", lying)
    now = data.round_sets[state.round]
    on_board = [data.tile_set[tile] for tile in state.tiles if tile]
    _require(set(on_board) <= {now}, "N4 the tiles of the round's set", on_board)
    later = data.round_sets[state.round + 1 :]
    for number in set(data.round_sets[1:]):
        left = sum(1 for tile in state.unseen if data.tile_set[tile] == number)
        wanted = later.count(number) * len(state.tiles)
        _require(left == wanted, "N4 the stacks hold the rounds to come", number, left)


def _check_factories(state: State) -> None:
    data = state.data
    chosen = [board for board in state.boards if board != terms.NOT_CHOSEN]
    if state.advanced:
        choosing = state.pending == (frames.FACTORY,)
        fits = len(set(chosen)) == len(chosen) and terms.SIDE_A not in chosen
        _require(fits and (len(chosen) < len(state.order)) == choosing, "V1 factories", chosen)
        if choosing:
            _require(bool(setup.legal_factories(state)), "V1 factories are left", chosen)
            left = [seat for seat in state.order if state.boards[seat] == terms.NOT_CHOSEN]
            last = [*left, state.current][len(left) - 1]
            _require(last == state.current, "V1 the last in order chooses", state.current)
    else:
        _require(set(state.boards) == {terms.SIDE_A}, "V1 side A", state.boards)
    for seat, factory in enumerate(state.factories):
        _require(len(factory) == terms.PLACES, "B10 places of a factory", factory)
        board = max(state.boards[seat], terms.SIDE_A)
        last = terms.FIRST_OFFICE + len(data.board_offices[board])
        portraits = [0] * len(terms.PORTRAITS)
        for place, tile in enumerate(factory):
            if not tile:
                continue
            kind, what = data.tile_kind[tile], data.tile_what[tile]
            if place < terms.FIRST_STYLE:
                fits = kind == terms.MACHINE
            elif place < terms.FIRST_OFFICE:
                fits = kind == terms.STYLE and (place - terms.FIRST_STYLE) % 3 == what
            else:
                fits = kind == terms.MANAGER
                _require(place < last, "T4 manager offices", seat, place)
                portraits[what] += fits
            _require(fits, "T2 a tile fits its place", seat, place, tile)
        most = data.board_managers[board]
        _require(max(portraits) <= most, "T4 managers of one portrait", seat, portraits)


def _check_cars(state: State) -> None:
    data = state.data
    sizes = (len(state.sold), len(state.cars))
    wanted = (2 * terms.LIMITED_SPACES, terms.HOME_PLACES * len(state.order))
    _require(sizes == wanted, "B6 places of cars", sizes)
    ships = [unpack_afloat(held)[1:] for held in state.afloat]
    real = all(0 <= market < 2 and 1 <= ship <= terms.HIGHEST_SHIP for market, ship in ships)
    fits = real and ships == sorted(set(ships))
    _require(fits, "B5 one car on a ship", ships)
    found = list(state.cars)
    sold = [unpack_sold(entry) for entry in state.sold_more]
    for car in (*state.ships, *state.sold, *(car for car, _, _ in sold)):
        if car:
            real = seat_of(car) < len(state.order) and type_of(car) < terms.TYPES
            _require(real, "B1 a car", car)
            place = cars.home_place(seat_of(car), type_of(car), electric_of(car))
            found[place] += 1
    for seat, board in enumerate(state.boards):
        own = found[terms.HOME_PLACES * seat :][: terms.HOME_PLACES]
        board = max(board, terms.SIDE_A)
        tiles_of = [*data.seat_cars, int(data.electric_stars[board] > 0)]
        tiles_of[terms.CITY] += data.oval_city[board]
        _require(own == tiles_of, f"B1 cars of seat {seat} add up", own, tiles_of)
    _require(min(state.cars, default=0) >= 0, "B1 cars at home", state.cars)
    selling = frames.kind(state.asked) in (frames.SALE, frames.ADVANCE)
    empty = not any(state.sold) and not state.sold_more
    _require(empty or selling or not state.pending, "N3 sales spaces are empty", state.sold)
    _check_sold(state, sold)
    for seat in range(len(state.order)):
        fits = sales.sold_by(state, seat) <= offices.limit(state, seat)
        _require(fits, f"Z1 the sales limit of seat {seat}", state.sold)


def _check_sold(state: State, more: list[tuple[int, int, int]]) -> None:
    """Check limited sales spaces, and the copied sales among ``more`` cars."""
    copied = []
    for car, market, space in more:
        if space != terms.TOP_SPACE:
            beneath = state.sold[market * terms.LIMITED_SPACES + space]
            copies = beneath and type_of(beneath) == type_of(car)
            other = seat_of(beneath) != seat_of(car)
            _require(bool(copies) and other, "V4 a copied sale lies on another's", space)
            copied.append(seat_of(car))
    for seat in copied:
        most = state.data.board_copies[max(state.boards[seat], terms.SIDE_A)]
        _require(copied.count(seat) <= most, f"V4 copied sales of seat {seat}", copied)
    if len(state.order) > sales.TWO_PLAYERS:
        return
    for market in range(len(terms.MARKETS)):
        first = market * terms.LIMITED_SPACES
        taken = [
            state.data.sale_row[market][space]
            for space in range(terms.LIMITED_SPACES) if state.sold[first + space]
        ]  # fmt: skip
        _require(len(set(taken)) == len(taken), "Z4 one car in a sales row", market, taken)


def _check_market(state: State) -> None:
    fits = sorted(state.demands) == sorted(state.data.demand_tiles)
    _require(fits, "X18 all ten demands are in play", state.demands)


def _check_contracts(state: State) -> None:
    data = state.data
    cards = [*state.display, *state.deck, *state.unused]
    for hand in state.hands:
        cards += [card_of(held) for held in hand]
        marks = all(0 <= held < 2 * terms.KNOWN for held in hand)
        _require(marks, "K2 what is held", hand)
    for played in state.played:
        cards += played
    _require(sorted(cards) == list(range(terms.CONTRACTS)), "B9 every contract once", cards)
    for pile in (state.deck, state.unused):
        _require(list(pile) == sorted(pile), "S4 a pile is a set", pile)
    starting = [card for card in state.unused if data.card_start[card]]
    wanted = sum(data.card_start) - len(state.order)
    fits = len(starting) == len(state.unused) == wanted
    _require(fits, "S4 starting contracts that left the game", state.unused)
    hidden = [*state.deck, *state.display]
    _require(not any(data.card_start[card] for card in hidden), "S4 the deck", hidden)
    full = len(state.display) == data.display or not state.deck
    _require(full and len(state.display) <= data.display, "K1 the display", cards)


def _check_offices(state: State) -> None:
    owners = [owner for owner in state.offices if owner != terms.NOBODY]
    fits = len(state.offices) == terms.SALES_OFFICES and len(set(owners)) == len(owners)
    _require(fits, "L1 one seat at a sales office", state.offices)
    asked = frames.kind(state.pending[0]) if state.pending else frames.SALE
    if asked in (frames.SALE, frames.ADVANCE):
        _require(len(owners) == len(state.order), "R2 everybody has retired", owners)
    elif asked == frames.FACTORY:
        _require(not owners, "V1 nobody has retired", owners)
    elif asked == frames.PLACE and len(state.pending) == 1:
        _require(state.current in owners, "L1 the tile of a sales office", owners)
    else:
        _require(state.current not in owners, "R2 whoever moves has not retired", owners)


_BELOW = {
    frames.TURN: ((),),
    frames.TILE: ((frames.MARKET,), (frames.CARD,)),
    frames.PLACE: ((), (frames.MARKET,), (frames.CARD,)),
    frames.MARKET: ((),),
    frames.MARKETING: ((),),
    frames.REWARD: ((frames.CONTRACT,),),
    frames.CONTRACT: ((),),
    frames.CARD: ((),),
    frames.SALE: ((),),
    frames.ADVANCE: ((),),
    frames.FACTORY: ((),),
}


def _check_pending(state: State) -> None:
    if not state.pending:
        _require(state.round == terms.LAST_ROUND, "E4 the game ends after the last round")
        return
    frame = state.pending[-1]
    kind = frames.kind(frame)
    below = tuple(map(frames.kind, state.pending[:-1]))
    _require(below in _BELOW.get(kind, ()), "R3 the questions of one turn", state.pending)
    seat = state.current
    if kind == frames.TILE:
        space = frames.value(frame)
        fits = space < terms.SPACES and len(tiles.legal_tiles(state, space)) > 1
        _require(fits, "A6 tiles to choose from", state.pending)
        _require(state.owner_at[space] == seat, "A1 workers lie on the space", space)
        after = tiles.question_after(state, space)
        _require(state.pending[0] == after, "A6 what the space does follows", state.pending)
    elif kind == frames.PLACE:
        tile = frames.value(frame)
        _require(state.data.tile_kind[tile] != terms.BONUS, "T6 a bonus pays at once", tile)
    elif kind == frames.MARKETING:
        car_type, _, electric, _ = frames.unpack_marketing(frame)
        _require(car_type < terms.TYPES, "P5 a car", frame)
        _require(state.home[seat] > 0, "P5 workers to choose", seat)
        own = not electric or state.data.electric_stars[state.boards[seat]] > 0
        _require(own, "V3 the electric car", seat)
    elif kind == frames.REWARD:
        _, popularity = frames.unpack_contract(state.pending[0])
        _require(popularity >= state.data.top_car, "P8 a top car", popularity)
    elif kind == frames.CONTRACT:
        car_type, popularity = frames.unpack_contract(frame)
        known = car_type < terms.TYPES
        playable = known and contracts.legal_plays(state, seat, car_type, popularity)
        _require(bool(playable), "K3 a contract to play", state.hands[seat])
    elif kind == frames.CARD:
        _require(len(contracts.legal_cards(state)) > 1, "K1 contracts to choose from", state.deck)
    elif kind == frames.ADVANCE:
        fits = state.round < terms.LAST_ROUND and seat == rounds.chooser(state)
        _require(fits, "N2 who moves the demands, and when", state.round, seat)
    elif kind == frames.SALE:
        market, ship = frames.unpack_sale(frame)
        real = 1 <= ship <= terms.HIGHEST_SHIP
        car = state.car_on(market, ship) if real else NO_CAR
        _require(car != NO_CAR and seat_of(car) == seat, "Z2 the owner is asked", frame)
        able = sales.sold_by(state, seat) < offices.limit(state, seat)
        _require(able, "Z1 a car may still be sold", seat)

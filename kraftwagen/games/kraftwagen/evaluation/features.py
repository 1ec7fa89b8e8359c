"""Features of a position between two player turns, near 0 to 1, for the learned estimate.

The table and each seat are described by separate sparse vectors. All numbers are public, so the
description is the same for every observer.
"""

from __future__ import annotations

from typing import Final

from kraftwagen.engine.network import Sparse
from kraftwagen.games.kraftwagen import terms
from kraftwagen.games.kraftwagen.evaluation import evaluate
from kraftwagen.games.kraftwagen.rules import buyers, cars, scoring
from kraftwagen.games.kraftwagen.state import Player, State

TABLE: Final = 88
"""Number of features of the table, which all seats share."""
SEAT: Final = 152
"""Number of features of each seat."""
VERSION: Final = 1
"""Version of the features; weights of other versions do not fit."""

_TAIL_STEPS: Final[tuple[int, ...]] = (0, 1, 2, 3, 3, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5)
"""Which place tells how many tiles stand behind a worker."""


def table(state: State) -> Sparse:
    """Return the features that all seats share: time, market, buyers, awards, cards, tiles."""
    data = state.data
    seats = len(state.players)
    gone = evaluate.elapsed(state)
    turn: int = state.turn
    found = Sparse()
    found.mark(seats - 2)
    found.mark(3 + turn - 1)
    found.add(6 + turn - 1, gone)
    found.add(9, gone)
    found.add(10, float(state.special))
    found.mark(11 + min(6, data.market_spaces[seats] - len(state.cars)))
    active = len(state.active_buyers)
    found.mark(18 + min(4, max(0, data.active_spaces[seats] - active)))
    found.mark(23 + state.token)
    prices = state.prices
    if prices:
        found.add(28, sum(prices) / 15.0 / len(prices))
        found.add(29, prices[len(prices) - 1] / 15.0)
        found.add(30, prices[0] / 15.0)
        found.add(31, len(prices) / 8.0)
    for wish in range(4):
        found.add(32 + wish, state.white[wish] / 4.0)
        found.add(36 + wish, state.stacks[wish] / 2.0)
    wishes = [0, 0, 0, 0]
    for buyer in state.active_buyers:
        wishes[buyers.preference(buyer)] += 1
    for wish in range(4):
        found.add(40 + wish, wishes[wish] / 2.0)
    for award in range(len(state.awards)):
        if state.awards[award] < 0:
            found.mark(44 + award)
    kinds = [0] * len(terms.CARDS)
    for card in state.shown:
        kinds[card] += 1
    for card in range(len(kinds)):
        if kinds[card]:
            found.add(54 + card, float(kinds[card]))
    for place, piece in enumerate(state.chain):
        if terms.TILE <= piece < terms.TILE + terms.BASIC_TILES:
            found.add(71 + piece - terms.TILE, place / 13.0)
    found.add(81, len(state.deck) / 50.0)
    market = [car for car in state.cars if not car & cars.CLOSED]
    best_body = 0
    best_engine = 0
    most_workers = 0
    for car in market:
        best_body = max(best_body, cars.quality(state, car, terms.BODY))
        best_engine = max(best_engine, cars.quality(state, car, terms.ENGINE))
        most_workers = max(most_workers, cars.workers_of(car))
    found.add(82, best_body / 7.0)
    found.add(83, best_engine / 7.0)
    found.add(84, most_workers / 5.0)
    found.add(85, len(market) / 6.0)
    return found


def seats(state: State) -> list[Sparse]:
    """Return the features of each seat, some of them in comparison with the others."""
    worth = evaluate.evaluate(state)
    gone = evaluate.elapsed(state)
    sale = _sale(state)
    money = [float(player.money()) for player in state.players]
    found: list[Sparse] = []
    for seat in range(len(state.players)):
        player = state.players[seat]
        sparse = Sparse()
        sparse.add(0, money[seat] / 50.0)
        sparse.add(1, (money[seat] - _best_other(money, seat)) / 30.0)
        sparse.add(2, worth[seat] / 60.0)
        sparse.add(3, (worth[seat] - _best_other(worth, seat)) / 30.0)
        _add_people(player, sparse)
        _add_workshop(player, sparse)
        rest = float(scoring.LAST_TURN - state.turn) + 1.0 - gone
        _add_research(state, player, rest, sparse)
        _add_race(state, seat, gone, sparse)
        _add_market(state, seat, sale[seat], sparse)
        found.append(sparse)
    _add_chain(state, gone, found)
    return found


def _best_other(values: list[float], seat: int) -> float:
    best = -1e9
    for other in range(len(values)):
        if other != seat and values[other] > best:
            best = values[other]
    return best


def _add_people(player: Player, sparse: Sparse) -> None:
    canteen: int = player.canteen
    sparse.mark(4 + min(7, canteen))
    supply: int = player.supply
    sparse.add(12, supply / 8.0)
    sparse.add(13, len(player.inactive) / 3.0)


def _add_workshop(player: Player, sparse: Sparse) -> None:
    bodies = 0
    engines = 0
    body = 0
    second_body = 0
    engine = 0
    second_engine = 0
    for part in player.workshops:
        if part > terms.ENGINE_PART:
            engines += 1
            value = part - terms.ENGINE_PART
            if value > engine:
                second_engine = engine
                engine = value
            elif value > second_engine:
                second_engine = value
        elif part:
            bodies += 1
            if part > body:
                second_body = body
                body = part
            elif part > second_body:
                second_body = part
    sparse.mark(14 + min(3, bodies))
    sparse.mark(18 + min(3, engines))
    if body:
        sparse.mark(22 + body - 1)
    if engine:
        sparse.mark(29 + engine - 1)
    sparse.add(36, second_body / 7.0)
    sparse.add(37, second_engine / 7.0)
    pairs = min(bodies, engines)
    sparse.add(38, float(pairs))
    if pairs and player.canteen:
        sparse.mark(39)
        sparse.add(40, (body + engine) / 14.0)


def _add_research(state: State, player: Player, rest: float, sparse: Sparse) -> None:
    body: int = min(7, player.body_points)
    engine: int = min(7, player.engine_points)
    sparse.mark(41 + body - 1)
    sparse.mark(48 + engine - 1)
    sparse.add(55, body * rest / 21.0)
    sparse.add(56, engine * rest / 21.0)
    speed: int = player.grand_prix_engine
    sparse.mark(57 + min(7, speed) - 1)
    sparse.add(64, speed * rest / 21.0)
    idle = 0
    for card in player.inactive:
        points = terms.DEVELOPMENT_POINTS[card - terms.TWO_BODY]
        idle += points[0] + points[1]
    sparse.add(65, idle / 4.0)
    bits: int = player.engineers
    engineers = 0
    for engineer in range(9):
        if bits >> engineer & 1:
            engineers += 1
            sparse.add(66 + engineer, rest / 3.0)
    bits = player.markers
    for marker in range(9):
        if bits >> marker & 1:
            sparse.mark(75 + marker)
    awards = state.awards
    if awards[terms.BODY_3] < 0:
        sparse.add(84, min(1.0, body / 3.0))
    if awards[terms.BODY_6] < 0:
        sparse.add(85, min(1.0, body / 6.0))
    if awards[terms.ENGINE_4] < 0:
        sparse.add(86, min(1.0, engine / 4.0))
    if awards[terms.ENGINE_7] < 0:
        sparse.add(87, min(1.0, engine / 7.0))
    if awards[terms.AWARD_WORKERS] < 0:
        supply: int = player.supply
        sparse.add(88, max(0.0, 1.0 - supply / 8.0))
    if awards[terms.AWARD_ENGINEERS] < 0:
        sparse.add(89, min(1.0, engineers / 3.0))


def _add_race(state: State, seat: int, gone: float, sparse: Sparse) -> None:
    data = state.data
    player = state.players[seat]
    laps: int = player.laps
    space: int = player.space
    sparse.mark(90 + min(5, laps))
    if not space:
        sparse.mark(96)
    part = space / float(data.circuit)
    sparse.add(97, part)
    sparse.add(98, part * (1.0 - gone))
    own: int = laps * (data.circuit + 1) + space
    before = 99
    after = 99
    ahead = 0
    for other in range(len(state.players)):
        rival = state.players[other]
        run: int = rival.laps * (data.circuit + 1) + rival.space
        if other != seat and run > own:
            ahead += 1
            before = min(before, run - own)
        elif other != seat:
            after = min(after, own - run)
    for neutral in data.neutral_cars[len(state.players)]:
        if neutral > own:
            ahead += 1
            before = min(before, neutral - own)
        else:
            after = min(after, own - neutral)
    if own:
        sparse.mark(99 + min(3, ahead))
        if ahead < len(data.place_money):
            sparse.add(103, gone * data.place_money[ahead] / 7.0)
    if ahead:
        sparse.add(104, min(9, before) / 9.0)
    else:
        sparse.add(105, min(9, after) / 9.0)
    if state.awards[terms.LAP_1] < 0:
        sparse.add(106, min(1.0, laps + part))
    if state.awards[terms.LAP_2] < 0:
        sparse.add(107, min(1.0, (laps + part) / 2.0))
    sparse.add(108, data.laps_pay(laps) / 7.0)


def _sale(state: State) -> list[list[float]]:
    """For every seat, were the sale now: money, for cars of no buyer, best price by preference."""
    found = [[0.0] * 8 for _ in state.players]
    market = state.cars
    taken = 0
    for buyer, space in enumerate(scoring.sales(state)):
        if space != scoring.UNSOLD:
            taken |= 1 << space
            car = market[space]
            paid = scoring.proceeds(state, state.active_buyers[buyer], car)
            found[cars.seat_of(car)][0] += float(paid)
            found[cars.seat_of(car)][1] += 1.0
    for space, car in enumerate(market):
        if not car & cars.CLOSED and not taken >> space & 1:
            found[cars.seat_of(car)][2] += float(cars.price_of(car))
            found[cars.seat_of(car)][3] += 1.0
    for wish in range(4):
        best = scoring.best_car(state, market, wish, taken)
        if best != scoring.UNSOLD:
            found[cars.seat_of(market[best])][4 + wish] = float(cars.price_of(market[best]))
    return found


def _add_market(state: State, seat: int, sale: list[float], sparse: Sparse) -> None:
    sparse.add(109, sale[0] / 20.0)
    sparse.mark(110 + min(3, int(sale[1])))
    sparse.add(114, sale[2] / 20.0)
    sparse.mark(115 + min(3, int(sale[3])))
    free = state.data.active_spaces[len(state.players)] - len(state.active_buyers)
    for wish in range(4):
        sparse.add(119 + wish, sale[4 + wish] / 15.0)
        if free > 0 and state.stacks[wish]:
            sparse.add(123 + wish, sale[4 + wish] / 15.0)
    if sale[1] + sale[3] == 1.0 and state.awards[terms.AWARD_MARKET] < 0:
        sparse.mark(127)


def _add_chain(state: State, gone: float, found: list[Sparse]) -> None:
    """Who moves when: tiles and workers behind each worker."""
    tiles = 0
    workers = 0
    last_chance = 1.0 if state.turn < scoring.LAST_TURN else min(1.0, 3.0 * (1.0 - gone))
    for piece in state.chain:
        if piece >= terms.TILE:
            tiles += 1
            continue
        sparse = found[piece]
        sparse.mark(128 + workers)
        sparse.mark(132 + _TAIL_STEPS[tiles])
        sparse.add(138, tiles / 10.0)
        sparse.add(139, tiles * last_chance / 10.0)
        workers += 1
    for place, piece in enumerate(state.chain):
        if piece < terms.TILE:
            sparse = found[piece]
            sparse.add(140, place / 13.0)
            if state.players[piece].start_tile < 0:
                sparse.mark(141)
            else:
                sparse.mark(142 + min(3, state.players[piece].start_tile))

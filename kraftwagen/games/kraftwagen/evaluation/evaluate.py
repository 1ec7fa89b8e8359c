"""A quick estimate of every seat's money at the end of the game, by a hand-made formula.

The estimate adds the money that a seat has to the worth of the position: the sale and the race as
they stand, weighted by the elapsed share of the game turn, and the worth of parts, workers, points,
engineers and time for the rest of the game. All figures are in money.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kraftwagen.games.kraftwagen import terms
from kraftwagen.games.kraftwagen.rules import cars, scoring
from kraftwagen.games.kraftwagen.state import Player, State

if TYPE_CHECKING:
    # Only in annotations: machine words in compiled code, plain ints without.
    from mypy_extensions import i64

HOLD: Final = 0.93
"""Chance that a car keeps its buyer, for every car that may still come."""
BUYER_COMES: Final = 0.75
"""Chance that a free active space gets a buyer before the sale."""
CAR: Final = 0.6
"""Worth of a car that could be offered now, as a share of the price level."""
LOOSE_PART: Final = 0.26
"""Worth of a body without engine or an engine without body, as a share of the price level."""
QUALITY: Final = 0.06
"""Share of its worth that a car gains for each point of its parts' values."""
POINT: Final = 1.3
"""Worth of a body or engine point for a whole game turn."""
IDLE_POINT: Final = 0.6
"""Worth of a point on a development without a worker, as a share of POINT."""
WORKER: Final = 0.8
"""Worth of the first worker in the canteen; each further one has WORKER_FADES of the previous."""
WORKER_FADES: Final = 0.9
SPEED: Final = 1.4
"""Worth of one more space per movement for a whole game turn."""
TEMPO: Final = 3.2
"""Cost of each tile behind a seat's worker, as others move until the worker is at the tail."""
ENGINEER_VALUES: Final[tuple[float, ...]] = (4.0, 0.0, 0.0, 0.0, 3.0, 2.0, 0.0, 0.0, 0.0)
"""Worth of each engineer for the whole game, without markers and without Porsche's speed."""
MARKER_VALUES: Final[tuple[float, ...]] = (1.5, 2.2, 1.5, 2.2, 4.0, 1.5, 3.0, 1.5, 1.5)
"""Worth of each engineer marker while it can be used."""
NEAR_AWARD: Final = 0.3
"""Worth of an award that is almost reached, as a share of its money."""


# What awards ask for; looking them up each time is slow.
_BODY_3: Final = terms.AWARD_NEEDS[terms.BODY_3]
_BODY_6: Final = terms.AWARD_NEEDS[terms.BODY_6]
_ENGINE_4: Final = terms.AWARD_NEEDS[terms.ENGINE_4]
_ENGINE_7: Final = terms.AWARD_NEEDS[terms.ENGINE_7]
_ENGINEERS: Final = terms.AWARD_NEEDS[terms.AWARD_ENGINEERS]

TERMS: Final = ("money", "sale", "race", "parts", "workers", "research", "awards", "time")
_Terms = tuple[float, float, float, float, float, float, float, float]
_Outlook = tuple[list[float], list[float], list[int], float, float, float]
"""Figures for all seats: sale, race and tiles behind the worker by seat, the price level, the game
turns left, and the chance that parts and markers are still used."""


def evaluate(state: State) -> list[float]:
    """Return the expected final money of every seat; exact when the game is over."""
    if not state.pending:
        return [float(player.money()) for player in state.players]
    outlook = _outlook(state)
    worth: list[float] = []
    for seat in range(len(state.players)):
        money, sale, race, parts, workers, research, awards, time = _terms(state, seat, outlook)
        worth.append(money + sale + race + workers + research + (parts + awards + time))
    return worth


def breakdown(state: State, seat: int) -> dict[str, float]:
    """Return the estimate of a seat by term; the terms add up to it."""
    if state.pending:
        return dict(zip(TERMS, _terms(state, seat, _outlook(state)), strict=True))
    return dict.fromkeys(TERMS, 0.0) | {"money": float(state.players[seat].money())}


def _outlook(state: State) -> _Outlook:
    gone = elapsed(state)
    sale = [0.0] * len(state.players)
    race = [0.0] * len(state.players)
    _add_sales(state, gone, sale)
    _add_race(state, gone, race)
    left = 1.0 - gone
    later = scoring.LAST_TURN - state.turn
    last_chance = 1.0 if later else min(1.0, 3.0 * left)
    return sale, race, _times(state), _price_level(state, left), float(later) + left, last_chance


def _terms(state: State, seat: int, outlook: _Outlook) -> _Terms:
    """Return the figures of a seat in the order of TERMS."""
    sale, race, times, level, rest, last_chance = outlook
    player = state.players[seat]
    return (
        float(player.money()),
        sale[seat],
        race[seat],
        _parts(player, level) * last_chance,
        _workers(player) * min(1.0, rest),
        _research(state, player, rest, last_chance),
        NEAR_AWARD * _near_awards(state, player) * last_chance,
        -TEMPO * float(times[seat]) * last_chance,
    )


def _price_level(state: State, left: float) -> float:
    """What a price marker is worth now, or in the next game turn as this one runs out."""
    prices = state.prices
    level = sum(prices) / len(prices) if prices else 0.0
    if state.turn < scoring.LAST_TURN:
        coming = state.data.prices[state.turn + 1]
        level = left * level + (1.0 - left) * sum(coming) / len(coming)
    return level


def _times(state: State) -> list[int]:
    """How many tiles stand behind each seat's worker."""
    found = [0] * len(state.players)
    behind = 0
    for piece in state.chain:
        if piece >= terms.TILE:
            behind += 1
        else:
            found[piece] = behind
    return found


def elapsed(state: State) -> float:
    """Return the share of the game turn that is over, 0 to 1, by cars and buyer track (T2)."""
    return min(1.0, max(_by_cars(state), _by_token(state)))


def progress(state: State) -> float:
    """Return the progress of a game, 1.0 to 4.0, by game turn, cars and buyer track (T2)."""
    if not state.pending:
        return 4.0
    turn: int = state.turn
    return turn + 0.5 * (_by_cars(state) + _by_token(state))


def _by_cars(state: State) -> float:
    return len(state.cars) / state.data.market_spaces[len(state.players)]


def _by_token(state: State) -> float:
    data = state.data
    seats = len(state.players)
    filled = len(state.active_buyers) / data.active_spaces[seats]
    return 0.3 * filled + 0.7 * (1.0 - state.token / data.token_start[seats])


def _add_sales(state: State, gone: float, worth: list[float]) -> None:
    """What the cars on the market will bring: as if scored now, and hope for the others."""
    market = state.cars
    if not market:
        return
    seats = len(state.players)
    coming = state.data.market_spaces[seats] - len(market)
    hold = HOLD**coming
    bought = scoring.sales(state)
    left = len(market)
    taken: i64 = 0
    for buyer, space in enumerate(bought):
        if space == scoring.UNSOLD:
            break
        car = market[space]
        worth[cars.seat_of(car)] += hold * scoring.proceeds(state, state.active_buyers[buyer], car)
        left -= 1
        taken |= 1 << space
    free = state.data.active_spaces[seats] - len(state.active_buyers)
    for player in state.players:
        free += player.markers >> terms.BENZ_BUYER & 1
    if not left or free <= 0:
        return
    wishes = 0
    favoured = [0] * len(market)
    for wish in range(4):
        if state.stacks[wish]:
            best = scoring.best_car(state, market, wish, taken)
            if best != scoring.UNSOLD:
                wishes += 1
                favoured[best] += 1
    if not wishes:
        return
    buyers = BUYER_COMES * free * (1.0 - 0.5 * gone * gone)
    rivals = left + 0.5 * coming
    for space, car in enumerate(market):
        if car & cars.CLOSED or taken >> space & 1:
            continue
        chance = buyers * (0.5 / rivals + 0.5 * favoured[space] / (wishes * (1.0 + 0.3 * coming)))
        worth[cars.seat_of(car)] += min(0.85, chance) * cars.price_of(car)


def _add_race(state: State, gone: float, worth: list[float]) -> None:
    """Places and laps as they stand, partial laps and lap awards in sight (Z1, Z2, W1)."""
    data = state.data
    sure = 0.4 + 0.6 * gone
    circuit = data.circuit
    places = data.place_money
    run = [player.laps * (circuit + 1) + player.space for player in state.players]
    run += data.neutral_cars[len(state.players)]
    for seat, player in enumerate(state.players):
        mine = run[seat]
        if not mine:
            continue
        ahead = 0
        for other in run:
            if other > mine:
                ahead += 1
        if ahead < len(places):
            worth[seat] += sure * places[ahead]
        paid = data.laps_pay(player.laps)
        more = data.laps_pay(player.laps + 1) - paid
        part = player.space / circuit
        worth[seat] += paid + 0.7 * (1.0 - gone) * part * more
        done = float(player.laps) + part
        if state.awards[terms.LAP_1] < 0 and done < 1.0:
            worth[seat] += NEAR_AWARD * data.award_money[terms.LAP_1] * done
        if state.awards[terms.LAP_2] < 0 and done < 2.0:
            worth[seat] += NEAR_AWARD * data.award_money[terms.LAP_2] * done * 0.5


def _parts(player: Player, level: float) -> float:
    """Cars that could be built from the workshops, and parts that wait for a counterpart."""
    bodies = 0
    engines = 0
    values = 0
    for part in player.workshops:
        if part > terms.ENGINE_PART:
            engines += 1
            values += part - terms.ENGINE_PART
        elif part:
            bodies += 1
            values += part
    if not values:
        return 0.0
    pairs = min(bodies, engines)
    loose = bodies + engines - 2 * pairs
    share = (CAR if player.canteen else 0.7 * CAR) * pairs + LOOSE_PART * loose
    return level * share * (0.7 + QUALITY * 2.0 * values / (bodies + engines))


def _workers(player: Player) -> float:
    worth = 0.0
    value = WORKER
    for _ in range(player.canteen):
        worth += value
        value *= WORKER_FADES
    return worth


def _research(state: State, player: Player, rest: float, last_chance: float) -> float:
    """Points, engineers, their markers and the Grand Prix engine, for the rest of the game."""
    highest = state.data.highest_part
    points = float(min(player.body_points, highest) + min(player.engine_points, highest))
    for card in player.inactive:
        body, engine = terms.DEVELOPMENT_POINTS[card - terms.TWO_BODY]
        points += IDLE_POINT * (body + engine)
    speed: int = player.grand_prix_engine
    engineers: int = player.engineers
    if engineers >> terms.PORSCHE & 1:
        speed += state.data.porsche_spaces
    worth = rest * (POINT * points + SPEED * speed)
    if engineers:
        for engineer in range(len(ENGINEER_VALUES)):
            if engineers >> engineer & 1:
                worth += ENGINEER_VALUES[engineer] * rest / scoring.LAST_TURN
        if player.markers:
            for marker in range(len(MARKER_VALUES)):
                if player.markers >> marker & 1:
                    worth += MARKER_VALUES[marker] * last_chance
    return worth


def _near_awards(state: State, player: Player) -> float:
    """Money of awards nobody has yet, by how near the seat is to them (W4-W7)."""
    awards = state.awards
    pays = state.data.award_money
    worth = 0.0
    if awards[terms.BODY_3] < 0:
        worth += pays[terms.BODY_3] * min(1.0, player.body_points / _BODY_3)
    if awards[terms.BODY_6] < 0:
        worth += pays[terms.BODY_6] * min(1.0, player.body_points / _BODY_6)
    if awards[terms.ENGINE_4] < 0:
        worth += pays[terms.ENGINE_4] * min(1.0, player.engine_points / _ENGINE_4)
    if awards[terms.ENGINE_7] < 0:
        worth += pays[terms.ENGINE_7] * min(1.0, player.engine_points / _ENGINE_7)
    if awards[terms.AWARD_WORKERS] < 0:
        first = max(1, state.data.first_supply())
        worth += pays[terms.AWARD_WORKERS] * max(0.0, 1.0 - player.supply / first)
    if awards[terms.AWARD_ENGINEERS] < 0 and player.engineers:
        share = int(player.engineers).bit_count() / _ENGINEERS
        worth += pays[terms.AWARD_ENGINEERS] * min(1.0, share)
    return worth

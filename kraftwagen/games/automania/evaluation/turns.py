"""Player turns for bots: all sensible ways through a turn, and a good turn found quickly.

A turn is one action or retiring (R3). Ways without a relevant difference are tried once: the
sponsor is used only when autobucks are short, cars are taken back only when there is no tile, and
marketing stops where one more worker brings nothing. ``bans`` leaves out dominated decisions.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from kraftwagen.engine.margin import margin
from kraftwagen.engine.plan import Plan, best_state, descending
from kraftwagen.games.automania import codes, frames, terms
from kraftwagen.games.automania.evaluation import bans, evaluate
from kraftwagen.games.automania.evaluation.outlook import Outlook
from kraftwagen.games.automania.rules import cars, flow, offices, tiles, workers
from kraftwagen.games.automania.state import State, card_of, type_of

if TYPE_CHECKING:
    # Only in annotations: machine words in compiled code, plain ints without.
    from mypy_extensions import i64

_TILES: Final = 5
"""Tiles of a line that are tried, the most promising by a look at where each fits best."""
_PLACES: Final = 2
"""Places of a tile that are tried."""
_QUICK_TILES: Final = 2


def ends_turn(code: i64, state: State) -> bool:
    """Return whether a decision (a code) that led to a state ended a player turn."""
    if state.asked == frames.NOTHING:
        return True
    kind = frames.kind(state.asked)
    if kind == frames.TURN:
        return not codes.sponsors(code) and codes.kind(code) != codes.RECALL
    return kind == frames.SALE or kind == frames.ADVANCE or kind == frames.FACTORY


def plans(state: State, quick: bool) -> list[Plan]:
    """Return ways through the rest of the actor's player turn, best first; fewer if ``quick``.

    Ways that pay for a car and get nothing from it, neither ship nor contract (P7, P9), are left
    out if there are others. Their tile might be worth the price, but such tiles are rare, and
    players would not understand the car.
    """
    seat = state.current
    done: list[Plan] = []
    lost: list[Plan] = []
    outlook = Outlook(len(state.order))
    for code in sensible(state, quick):
        _follow(state, (), code, seat, quick, outlook, done, lost)
    found = done if done else lost
    if not quick:
        found = [plan for plan in found if not bans.sponsored_in_vain(state, plan.codes)]
    found.sort(key=descending)
    return found


def _follow(
    before: State,
    decisions: tuple[int, ...],
    code: int,
    seat: i64,
    quick: bool,
    outlook: Outlook,
    done: list[Plan],
    lost: list[Plan],
) -> None:
    """Carry out a decision and whatever sensibly follows, up to the end of the turn."""
    state = before.clone()
    asked, afloat = frames.kind(state.asked), state.afloat
    flow.apply(state, code)
    decisions += (code,)
    while not ends_turn(code, state):
        choices = sensible(state, quick)
        if codes.sponsors(code):
            choices = bans.after_sponsor(choices)
        if len(choices) > 1:
            for one in choices:
                _follow(state, decisions, one, seat, quick, outlook, done, lost)
            return
        if not choices:
            return
        code = choices[0]
        decisions += (code,)
        asked, afloat = frames.kind(state.asked), state.afloat
        flow.apply(state, code)
    worth = evaluate.evaluate(state, outlook)
    plan = Plan(decisions, state, worth, margin(worth, seat))
    # Shipped, a car is new among those afloat; sold or for a contract, something more is asked.
    produced = asked == frames.MARKET or asked == frames.MARKETING
    if produced and state.afloat is afloat:
        lost.append(plan)
    else:
        done.append(plan)


def sensible(state: State, quick: bool) -> list[int]:
    """Return the legal decisions without those that another choice makes needless."""
    if state.asked == frames.NOTHING:
        return []
    frame = state.asked
    kind = frames.kind(frame)
    seat = state.current
    if kind == frames.TURN:
        return _actions(state, seat, quick)
    if kind == frames.TILE:
        return _best_tiles(state, seat, frames.value(frame), quick)
    if kind == frames.PLACE:
        return _best_places(state, seat, 1 if quick else _PLACES)
    if kind == frames.MARKET:
        return _markets(state, seat, frames.value(frame))
    if kind == frames.MARKETING:
        return _marketing(state, seat, frame, quick)
    if kind == frames.CONTRACT:
        return _plays(state)
    if kind == frames.SALE:
        return _sales(state)
    if kind == frames.REWARD:
        return _unbeaten(state, frames.value(frame), flow.legal(state))
    return flow.legal(state)


def _actions(state: State, seat: i64, quick: bool) -> list[int]:
    """Actions and retiring; the sponsor where an action lacks autobucks only (W1)."""
    money: i64 = state.money[seat]
    home: i64 = state.home[seat]
    found = workers.legal_spaces(state, seat, home)
    if money < 3 and home > 1 and not quick:
        found += workers.legal_sponsor(min(3 - money, home - 1))
    free = offices.legal_offices(state)
    found += _best_offices(state, free) if quick else free
    return found


def _best_offices(state: State, free: Sequence[int]) -> Sequence[int]:
    """Return the earliest sales office, and the one that pays best."""
    data = state.data
    best = free[0]
    most = -1e9
    for code in free:
        office = codes.value(code)
        value = float(data.office_points[office] + 2 * data.office_limit[office])
        value += 0.5 * float(data.office_money[office])
        if data.office_tile[office]:
            value += 2.0
        if value > most:
            most = value
            best = code
    return [best] if best == free[0] else [free[0], best]


def _fit(state: State, seat: i64, tile: i64) -> list[tuple[float, int]]:
    """Places of a tile with what they gain in stars and demands, roughly; best first."""
    data = state.data
    factory = state.factories[seat]
    stars = float(data.tile_stars[tile]) + 0.6 * float(data.tile_medals[tile])
    found = [(0.0, codes.DISCARD)]
    for place in tiles.places(state, seat, tile):
        held = factory[place]
        gain = stars - float(data.tile_stars[held]) - 0.6 * float(data.tile_medals[held])
        if place < terms.FIRST_STYLE:
            gain = _machine_gain(state, seat, tile, place)
        elif place >= terms.FIRST_OFFICE:
            gain = 3.0 * gain + 2.2 * float(data.tile_sales[tile] - data.tile_sales[held])
            gain += 3.0 * float(data.tile_workers[tile] - data.tile_workers[held])
            gain += 0.4 * float(data.tile_money[tile]) * float(5 - state.round)
        found.append((gain, codes.PLACE + place))
    found.sort(key=_by_gain)
    return found


def _by_gain(entry: tuple[float, int]) -> tuple[float, int]:
    return (-entry[0], entry[1])


def _machine_gain(state: State, seat: i64, tile: i64, place: i64) -> float:
    """Stars and demands over all lines that pass the slot."""
    data = state.data
    factory = state.factories[seat]
    held = factory[place]
    what = data.tile_what[tile]
    value = _demand_value(state, what)
    gain = 0.6 * float(data.tile_medals[tile] - data.tile_medals[held])
    for line in data.board_lines[state.boards[seat]]:
        on_line = False
        same = 0
        for slot in line:
            if slot == place:
                on_line = True
            elif factory[slot] and data.tile_what[factory[slot]] == what:
                same += 1
        if not on_line:
            continue
        gain += float(data.tile_stars[tile] - data.tile_stars[held])
        gain += value if same == 0 else 0.15 * value
        if held:
            gain -= _demand_value(state, data.tile_what[held])
    return gain


def _demand_value(state: State, what: i64) -> float:
    """How much a demand is wanted in both markets, now and soon."""
    total = 0.0
    for place in range(2 * terms.DEMAND_PLACES):
        if state.demands[place] == what:
            number = place % terms.DEMAND_PLACES
            total += 1.0 if number >= terms.ACTIVE else float(state.data.stars[number])
    return 0.6 * total


def _best_tiles(state: State, seat: i64, space: i64, quick: bool) -> list[int]:
    """Return the tiles of a line that fit best; bonuses are worth what they pay (T6)."""
    data = state.data
    ranked: list[tuple[float, int]] = []
    for code in tiles.legal_tiles(state, space):
        tile = state.tiles[codes.value(code)]
        if data.tile_kind[tile] == terms.BONUS:
            gain = float(data.tile_points[tile]) + 0.6 * float(data.tile_money[tile])
        else:
            gain = _fit(state, seat, tile)[0][0]
        ranked.append((gain, code))
    ranked.sort(key=_by_gain)
    most = _QUICK_TILES if quick else _TILES
    return [code for _, code in ranked[:most]]


def _best_places(state: State, seat: i64, most: int) -> list[int]:
    frame = state.asked
    return [code for _, code in _fit(state, seat, frames.value(frame))[:most]]


def _markets(state: State, seat: i64, car_type: i64) -> list[int]:
    """Both markets; without a tile at home the lowest own car of the type comes back first."""
    at_home = cars.at_home(state, seat, car_type, 0)
    electric = cars.at_home(state, seat, car_type, 1)
    found: list[int] = []
    if at_home or not electric:
        found += [codes.market(terms.AMERICA, 0), codes.market(terms.EUROPE, 0)]
    if electric:
        found += [codes.market(terms.AMERICA, 1), codes.market(terms.EUROPE, 1)]
    elif not at_home:
        lowest = 99
        best = 0
        for code in cars.legal_recalls(state, seat):
            market, ship = codes.unpack_recall(code)
            if ship < lowest and type_of(state.car_on(market, ship)) == car_type:
                lowest = ship
                best = code
        if best:
            found.append(best)
    return found


def _marketing(state: State, seat: i64, frame: i64, quick: bool) -> list[int]:
    """None, and each number that reaches a better ship, a medal, a contract or the top.

    A quick look takes the first better ship, and after that only what brings points.
    """
    _, market, _, base = frames.unpack_marketing(frame)
    found: list[int] = [codes.WORKERS]
    data = state.data
    last = 99 if base >= data.top_car else cars.landing(state, market, base)
    for count in range(1, state.home[seat] + 1):
        if base + count > data.top_car:
            break
        reached = base + count
        ship = 99 if reached >= data.top_car else cars.landing(state, market, reached)
        step = ship != last
        if step and quick and len(found) > 1 and ship < 99:
            step = data.gold_medals[ship] > 0
        if not step:
            for held in state.hands[seat]:
                card = card_of(held)
                if card < terms.CONTRACTS and data.card_popularity[card] == reached:
                    step = True
        if step:
            found.append(codes.WORKERS + count)
        last = ship
    return found


def _plays(state: State) -> list[int]:
    """Return the contract with most medals, or none if nothing is held."""
    best = codes.KEEP
    most = -1
    for code in flow.legal(state):
        if code != codes.KEEP:
            medals = state.data.card_medals[codes.value(code)]
            if medals > most:
                most = medals
                best = code
    return [best]


def _sales(state: State) -> list[int]:
    """Return the best spaces, or leaving the car (Z2-Z4)."""
    market, _ = frames.unpack_sale(state.asked)
    left = bans.considered(state, (), flow.legal(state))
    found = _unbeaten(state, market, [code for code in left if codes.sells(code)])
    return found + [code for code in left if not codes.sells(code)]


def _unbeaten(state: State, market: i64, spaces: list[int]) -> list[int]:
    """Codes of sales spaces none of which another one beats in autobucks and points."""
    data = state.data
    money, points = data.sale_money[market], data.sale_points[market]
    found: list[int] = []
    for code in spaces:
        space = codes.value(code)
        beaten = False
        for other in spaces:
            rival = codes.value(other)
            better = money[rival] >= money[space] and points[rival] >= points[space]
            more = money[rival] > money[space] or points[rival] > points[space]
            if better and more:
                beaten = True
        if not beaten:
            found.append(code)
    return found


def play_turn(state: State, draw: i64, noise: float) -> State:
    """Return the position after a good turn of the actor, found quickly; ``state`` is unchanged.

    ``noise`` is the largest error, in points, of judging a way; ``draw`` is a generator for it.
    """
    after: State = best_state(state, plans(state, True), draw, noise)
    return after

"""Lines that describe the things of a position, for the text board and the keyboard.

A key such as ``("tile", 3)`` or ``("place", seat, 16)`` names a thing; its line says what lies
there. Contracts in other hands are described only as far as all seats know them (K2); the position
may be a state or an observation.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from kraftwagen.engine.wording import Line, Name, Term, Terms
from kraftwagen.games.automania import frames, terms
from kraftwagen.games.automania.presentation import forecast, things
from kraftwagen.games.automania.presentation.things import counted
from kraftwagen.games.automania.rules import (
    contracts,
    offices,
    production,
    sales,
    workers,
)
from kraftwagen.games.automania.state import State, card_of, electric_of, is_known, seat_of, type_of

Key: TypeAlias = tuple[str | int, ...]
ROOT: Final = "automania.describe"

NOW: Final = "now"
MARKET: Final = "market"
GRID: Final = "grid"
CONTRACTS: Final = "contracts"
OFFICES: Final = "offices"
WORKERS: Final = "workers"
FACTORY: Final = "factory"
HAND: Final = "hand"
AREAS: Final = (NOW, MARKET, GRID, CONTRACTS, OFFICES, WORKERS, FACTORY, HAND)


@dataclass(frozen=True, slots=True)
class Thing:
    """A thing on the table with the line that describes it."""

    key: Key
    line: Line


@dataclass(frozen=True, slots=True)
class Section:
    """The things of one area in reading order, with its title."""

    area: str
    title: Line
    things: tuple[Thing, ...]


def outline(state: State, viewer: int, closed: Collection[int] = ()) -> list[Section]:
    """Return all things that the viewer may see, by area, with the viewer's factory first.

    ``closed`` are the seats whose autobucks are hidden (H1).
    """
    seats = len(state.order)
    found = [_section(NOW, _now(state))]
    for market in range(len(terms.MARKETS)):
        found.append(_section(MARKET, _market(state, market), market=things.market(market)))
    found.append(_section(GRID, _grid(state)))
    found.append(_section(CONTRACTS, _contracts(state)))
    found.append(_section(OFFICES, _offices(state)))
    found.append(_section(WORKERS, _workers(state), "sponsor" if state.data.plain else ""))
    for step in range(seats):
        seat = (viewer + step) % seats
        shown = seat not in closed or seat == viewer
        found.append(_section(FACTORY, _factory(state, seat, viewer, shown), name=Name(seat)))
    found.append(_section(HAND, _hand(state, viewer), name=Name(viewer)))
    return found


def _section(area: str, found: list[Thing], title: str = "", **values: Any) -> Section:
    return Section(area, Line(f"{ROOT}.area.{title or area}", values, "heading"), tuple(found))


def _thing(key: Key, words: str, /, **values: Any) -> Thing:
    return Thing(key, Line(f"{ROOT}.{words}", values))


# -- what is to do


def _now(state: State) -> list[Thing]:
    found = [Thing(("question",), question(state))]
    number, last = map(state.data.round_number, (state.round, terms.LAST_ROUND))
    found.append(_thing(("round",), "round", round=number, rounds=last))
    found.append(_thing(("order",), "order", order=Terms(tuple(map(Name, state.order)))))
    return found


def question(state: State) -> Line:
    """Return a sentence with the current question and the seat that must answer it."""
    name = Name(state.current)
    if not state.pending:
        return Line(f"{ROOT}.ask.over")
    frame = state.pending[-1]
    about = frames.value(frame)
    values: dict[str, Any] = {"name": name}
    asked = _ASKS[frames.kind(frame)]
    match frames.kind(frame):
        case frames.TURN if not state.home[state.current]:
            asked = "retire"  # Every action takes a worker from home (A1, W1).
        case frames.TILE:
            values["space"] = things.action_space(about)
        case frames.PLACE:
            values["tile"] = things.tile(about, state.data)
        case frames.MARKET:
            values["car"] = things.car(about)
        case frames.REWARD:
            values["market"] = things.market(about)
        case frames.MARKETING:
            car_type, market, electric, popularity = frames.unpack_marketing(frame)
            values["car"] = things.car(car_type, electric)
            values["market"], values["popularity"] = things.market(market), popularity
        case frames.CONTRACT:
            car_type, popularity = frames.unpack_contract(frame)
            values["car"], values["popularity"] = things.car(car_type), popularity
        case frames.SALE:
            market, ship = frames.unpack_sale(frame)
            values["car"] = _car(state.car_on(market, ship))
            values["market"], values["ship"] = things.market(market), ship
    return Line(f"{ROOT}.ask.{asked}", values, "heading")


_ASKS: Final = {
    frames.TURN: "turn",
    frames.TILE: "tile",
    frames.PLACE: "place",
    frames.MARKET: "market",
    frames.MARKETING: "marketing",
    frames.REWARD: "reward",
    frames.CONTRACT: "contract",
    frames.CARD: "card",
    frames.SALE: "sale",
    frames.ADVANCE: "demands",
    frames.FACTORY: "factory",
}


# -- markets


def _market(state: State, market: int) -> list[Thing]:
    found = []
    first = market * terms.DEMAND_PLACES
    for place in reversed(range(terms.ACTIVE)):
        stars = counted("stars", state.data.stars[place])
        wanted = things.demand(state.demands[first + place])
        found.append(_thing(("demand", market, place), "demand.active", demand=wanted, stars=stars))
    for place in forecast.demand_places(state)[terms.WAITING_LEFT :]:
        wanted = things.demand(state.demands[first + place])
        side = things.side(place - terms.WAITING_LEFT)
        found.append(_thing(("demand", market, place), "demand.waiting", demand=wanted, side=side))
    found += [
        thing for ship in range(terms.HIGHEST_SHIP, 0, -1) for thing in _ship(state, market, ship)
    ]
    found += [_sales_space(state, market, space) for space in range(terms.SALES_SPACES)]
    return found


def _ship(state: State, market: int, ship: int) -> list[Thing]:
    """Ships that hold a car or a gold medal."""
    car = state.car_on(market, ship)
    medal = state.data.gold_medals[ship]
    if not car and not medal:
        return []
    values: dict[str, Any] = {"ship": ship}
    if car:
        values |= {"name": Name(seat_of(car)), "car": _car(car)}
    if medal:
        values["reward"] = counted("points", medal)
    kind = ("car" if car else "free") + ("_medal" if medal else "")
    return [_thing(("ship", market, ship), f"ship.{kind}", **values)]


def _car(car: int) -> Term:
    return things.car(type_of(car), electric_of(car))


def _sales_space(state: State, market: int, space: int) -> Thing:
    data = state.data
    standing = sales.standing(state, market, space)
    values: dict[str, Any] = {
        "space": things.sales_space(space),
        "reward": things.reward(data.sale_money[market][space], data.sale_points[market][space]),
    }
    kind = "free" if sales.is_free(state, market, space) else "closed"
    if standing:
        kind = "sold"
        owned = (
            Term(f"{ROOT}.owned", {"name": Name(seat_of(car)), "car": _car(car)})
            for car in standing
        )
        values["sold"] = Terms(tuple(owned))
    return _thing(("sales", market, space), f"sales.{kind}", **values)


# -- grid, contracts, sales offices


def _grid(state: State) -> list[Thing]:
    found = [_action_space(state, space) for space in range(terms.SPACES)]
    data = state.data
    for cell in range(terms.CELLS):
        tile = state.tiles[cell]
        if tile:
            values = {"cell": things.cell(cell, data), "tile": things.tile(tile, data)}
            found.append(_thing(("tile", cell), "tile", **values))
    return found


def _action_space(state: State, space: int) -> Thing:
    count = state.workers_at[space]
    values: dict[str, Any] = {"space": things.action_space(space)}
    kind = "free"
    if count:
        kind = "held"
        values |= {"name": Name(state.owner_at[space]), "crew": counted("workers", count)}
    if not workers.has_tile(state, space):
        kind += "_closed"
    elif count:
        values["more"] = counted("workers", workers.needed(state, space))
    return _thing(("action", space), f"action.{kind}", **values)


def _contracts(state: State) -> list[Thing]:
    found = [
        _thing(("contract", card), "contract", contract=things.contract(card, state.data))
        for card in state.display
    ]
    found.append(_thing(("deck",), "deck", count=contracts.deck_size(state)))
    return found


def _offices(state: State) -> list[Thing]:
    found = []
    data = state.data
    for office, owner in enumerate(state.offices):
        values: dict[str, Any] = {
            "office": office + 1,
            "limit": counted("cars", data.office_limit[office]),
        }
        kind = "free"
        if owner != terms.NOBODY:
            kind, values["name"] = "taken", Name(owner)
        else:
            bonus = things.office_bonus(office, state)
            if bonus:
                kind, values["reward"] = "bonus", Terms(bonus)
        found.append(_thing(("office", office), f"office.{kind}", **values))
    return found


def _workers(state: State) -> list[Thing]:
    found = []
    places = [("sponsor", state.sponsor), ("marketing", state.marketing)]
    for name, held in places[:1] if state.data.plain else places:  # S5
        there = tuple(
            Term(f"{ROOT}.owned_workers", {"name": Name(seat), "crew": counted("workers", count)})
            for seat, count in enumerate(held)
            if count
        )
        if there:
            found.append(_thing((name,), f"{name}.held", owners=Terms(there)))
        else:
            found.append(_thing((name,), f"{name}.empty"))
    return found


# -- factories and hands


def _factory(state: State, seat: int, viewer: int, shown: bool) -> list[Thing]:
    found = [_thing(("points", seat), "points", score=counted("points", state.points[seat]))]
    if shown:
        found.append(
            _thing(("money", seat), "money.open", pay=counted("autobucks", state.money[seat]))
        )
    else:
        found.append(_thing(("money", seat), "money.closed"))
    found.append(_home_workers(state, seat))
    found.append(_home_cars(state, seat))
    if state.advanced and state.boards[seat] != terms.NOT_CHOSEN:
        board = things.factory(state.boards[seat])
        found.append(_thing(("board", seat), "board", factory=board))
    limit = counted("cars", offices.limit(state, seat))
    if offices.has_retired(state, seat):
        found.append(_thing(("limit", seat), "limit", limit=limit))
    found += _popularity(state, seat)
    for place, tile in enumerate(state.factories[seat]):
        if tile:
            values = {"place": things.place(place), "tile": things.tile(tile, state.data)}
            found.append(_thing(("place", seat, place), "place", **values))
    if not any(state.factories[seat]):
        found.append(_thing(("places", seat), "factory_empty"))
    played = [things.contract(card, state.data) for card in state.played[seat]]
    for card, words in zip(state.played[seat], played, strict=True):
        found.append(_thing(("played", seat, card), "played", contract=words))
    if seat != viewer:
        found += _known(state, seat)
    return found


def _home_workers(state: State, seat: int) -> Thing:
    crew = counted("workers", state.home[seat])
    if not state.neutral[seat]:
        return _thing(("workers", seat), "workers.own", crew=crew)
    neutral = counted("neutral", state.neutral[seat])
    return _thing(("workers", seat), "workers.neutral", crew=crew, neutral=neutral)


def _home_cars(state: State, seat: int) -> Thing:
    first = seat * terms.HOME_PLACES
    at_home = state.cars[first : first + terms.HOME_PLACES]
    kinds = (*terms.CAR_TYPES, "electric")
    there = tuple(
        Term(f"{ROOT}.home.{kind}", {"count": count})
        for kind, count in zip(kinds, at_home, strict=True)
        if count
    )
    if there:
        return _thing(("cars", seat), "cars.some", cars=Terms(there))
    return _thing(("cars", seat), "cars.none")


def _popularity(state: State, seat: int) -> list[Thing]:
    """Return the popularity of a car of each type without marketing (P3, P4)."""
    found = []
    if state.boards[seat] == terms.NOT_CHOSEN:
        return []
    for car_type in range(terms.TYPES):
        america, europe = (
            production.popularity(state, seat, car_type, market)
            for market in (terms.AMERICA, terms.EUROPE)
        )
        values = {"car": things.car(car_type), "america": america, "europe": europe}
        found.append(_thing(("popularity", seat, car_type), "popularity", **values))
    return found


def _known(state: State, seat: int) -> list[Thing]:
    """Return the contracts of another hand that all seats know, and the others by number (K2)."""
    found, hidden = [], 0
    for held in sorted(state.hands[seat]):
        card = card_of(held)
        if is_known(held):
            words = things.contract(card, state.data)
            found.append(_thing(("known", seat, card), "known", contract=words))
        else:
            hidden += 1
    if hidden:
        found.append(_thing(("hidden", seat), "hidden", count=hidden))
    return found


def _hand(state: State, viewer: int) -> list[Thing]:
    """Those in the viewer's hand; hidden ones where somebody else may be looking."""
    held = [card_of(card) for card in state.hands[viewer]]
    found = [
        _thing(("held", viewer, card), "held", contract=things.contract(card, state.data))
        for card in held
        if card < terms.CONTRACTS
    ]
    if len(found) < len(held):
        found.append(_thing(("hidden", viewer), "hidden", count=len(held) - len(found)))
    return found or [_thing(("hand", viewer), "hand_empty")]

"""Edits of positions (as JSON) of questions, players, workers, cars and contracts.

Workers and cars that are nowhere else are at home: ``settle`` counts them, so that no edit loses or
creates one.
"""

from __future__ import annotations

from typing import Any, Final

from kraftwagen.engine.editing import Place, Table
from kraftwagen.games.automania import frames, position, terms
from kraftwagen.games.automania.dataset import DataSet
from kraftwagen.games.automania.presentation import edit_tiles as tiles
from kraftwagen.games.automania.rules import rounds
from kraftwagen.games.automania.state import electric_of, pack_car, seat_of, type_of
from kraftwagen.games.parts.editor import Values

OVER: Final = -1
INSIDE: Final = -2
"""Value of ``asked`` in the middle of a turn, which can be taken over but not set."""
ASKS: Final = {
    frames.FACTORY: "factory", frames.TURN: "turn", frames.SALE: "sale",
    frames.ADVANCE: "advance", INSIDE: "inside", OVER: "over",
}  # fmt: skip
_ALL_RETIRED: Final = (frames.SALE, frames.ADVANCE, OVER)
SHIPS: Final = 100
"""Factor of the market in the value of a car at the sale: SHIPS * market + ship."""


def asked(table: Table) -> int:
    """Return the question that a position asks, as an index in ``ASKS``."""
    if not table["todo"]:
        return OVER
    name = table["todo"][-1]["ask"]
    return next((one for one, word in ASKS.items() if word == name), INSIDE)


def is_selling(table: Table) -> bool:
    """Return whether cars may lie on sales spaces: from the sale to the next round (N3)."""
    return asked(table) in _ALL_RETIRED


def board_of(player: Table) -> int:
    """Return the factory of a player; SIDE_A before the choice."""
    return terms.BOARDS.index(player["factory"] or terms.BOARDS[terms.SIDE_A])


# -- what follows from the rest


def settle(data: DataSet, table: Values) -> None:
    """Count workers and cars at home again, and find the seat that is asked (V1, Z2, N2)."""
    for seat, player in enumerate(table["players"]):
        board = board_of(player)
        for place in terms.PLACE_NAMES[terms.FIRST_OFFICE + len(data.board_offices[board]) :]:
            player["tiles"].pop(place, None)
        player["neutral"] = max(player["neutral"], shown(data, player))
        busy = player["sponsor"] + player["marketing"] + _on_spaces(table, seat)
        player["home"] = data.seat_workers + player["neutral"] - busy
        _settle_cars(data, table, seat, board)
    now = asked(table)
    if now == frames.SALE:
        question = table["todo"][-1]
        car = next((car for car in table["ships"][question["market"]]
                    if car["ship"] == question["ship"]), None)  # fmt: skip
        table["current"] = car["seat"] if car else table["current"]
    elif now == frames.ADVANCE:
        chooser = rounds.chooser(position.read(data, table))
        table["current"] = table["current"] if chooser == terms.NOBODY else chooser
    elif now == frames.FACTORY:
        left = [seat for seat in table["order"] if not table["players"][seat]["factory"]]
        table["current"] = left[-1] if left else table["current"]


def shown(data: DataSet, player: Table) -> int:
    """Return the number of neutral workers on a player's personnel managers (T5)."""
    names = data.tile_names
    return sum(data.tile_workers[names.index(name)] for name in player["tiles"].values())


def in_stock(data: DataSet, table: Table) -> int:
    """Return the number of neutral workers in the stock (B1)."""
    return data.neutral_stock - sum(int(player["neutral"]) for player in table["players"])


def _on_spaces(table: Table, seat: int) -> int:
    crews = filter(None, table["spaces"].values())
    return sum(crew["workers"] for crew in crews if crew["seat"] == seat)


def _settle_cars(data: DataSet, table: Values, seat: int, board: int) -> None:
    """Count the car tiles of a seat at home: those that are nowhere else (V2, V3)."""
    counts = [*data.seat_cars, int(data.electric_stars[board] > 0)]
    counts[terms.CITY] += data.oval_city[board]
    piles = [*table["ships"].values(), table["sold"]]
    for pile in piles:
        for car in [one for one in pile if one["seat"] == seat]:
            kind = terms.ELECTRIC if car["electric"] else terms.CAR_TYPES.index(car["type"])
            if counts[kind]:
                counts[kind] -= 1
            else:
                pile.remove(car)
    home = table["players"][seat]["cars"]
    home.update(zip(home, counts, strict=True))


# -- whose turn, which question


def ask(data: DataSet, table: Values, question: int) -> None:
    """Set the question; factories, retired seats and sales spaces change as it requires."""
    if question == INSIDE:
        return
    if question not in _ALL_RETIRED:
        table["sold"] = []
    for seat in range(len(table["players"])):
        if question in _ALL_RETIRED:
            _retire(table, seat)
        elif question == frames.FACTORY or seat == table["current"]:
            _leave_office(table, seat)
    left = [name for name in terms.BOARDS[terms.SUMATO :]
            if name not in [player["factory"] for player in table["players"]]]  # fmt: skip
    for player in table["players"]:
        if question == frames.FACTORY:
            player["factory"] = None
        elif player["factory"] is None:
            player["factory"] = left.pop(0)
    table["todo"] = [] if question == OVER else [{"ask": ASKS[question]}]
    if question == frames.SALE:
        market = next(name for name in terms.MARKETS[::-1] if table["ships"][name])
        ship = table["ships"][market][0]["ship"]
        table["todo"] = [{"ask": "sale", "market": market, "ship": ship}]


def set_round(data: DataSet, table: Values, number: int) -> None:
    """Set the round (N4); from the middle of a turn a new turn begins."""
    if asked(table) == INSIDE:
        ask(data, table, frames.TURN)
    tiles.set_round(data, table, number)


def set_next(data: DataSet, table: Values, seat: int) -> None:
    """Put the question to another seat; from the middle of a turn, begin a turn of that seat."""
    table["current"] = seat
    now = asked(table)
    ask(data, table, frames.TURN if now == INSIDE else now)


def sale(table: Table) -> int:
    """Return the car that may be sold now, as SHIPS * market + ship."""
    question = table["todo"][-1]
    return SHIPS * terms.MARKETS.index(question["market"]) + int(question["ship"])


def set_sale(table: Values, car: int) -> None:
    """Set the car that may be sold now, given as SHIPS * market + ship."""
    market, ship = divmod(car, SHIPS)
    table["todo"] = [{"ask": "sale", "market": terms.MARKETS[market], "ship": ship}]


# -- players


def set_advanced(data: DataSet, table: Values, wanted: int) -> None:
    """Give each seat one of the four factories of the advanced game, or side A."""
    if asked(table) == frames.FACTORY:
        ask(data, table, frames.TURN)
    table["advanced"] = bool(wanted)
    for seat, player in enumerate(table["players"]):
        player["factory"] = terms.BOARDS[terms.SUMATO + seat if wanted else terms.SIDE_A]


def _retire(table: Values, seat: int) -> None:
    """Give a seat without a sales office the lowest free one."""
    if seat not in table["offices"]:
        table["offices"][table["offices"].index(None)] = seat


def _leave_office(table: Values, seat: int) -> None:
    table["offices"] = [None if owner == seat else owner for owner in table["offices"]]


# -- workers


def set_home(table: Values, seat: int, count: int) -> None:
    """Set the number of a seat's workers at home; the others go to the sponsor."""
    player = table["players"][seat]
    player["sponsor"] += player["home"] - count


def crew(table: Table, space: int) -> tuple[int, int]:
    """Return the seat of the workers on an action space, -1 for nobody, and their number."""
    found = table["spaces"][terms.SPACE_NAMES[space]]
    return (found["seat"], found["workers"]) if found else (-1, 0)


def set_crew(table: Values, space: int, seat: int, count: int | None = None) -> None:
    """Replace the workers on an action space by those of a seat; seat -1 empties it.

    By default there are as many as before, at least one, but no more than the seat has at home; a
    given ``count`` is not checked. ``settle`` then counts again who is at home.
    """
    if count is None and seat >= 0:
        count = min(max(1, crew(table, space)[1]), table["players"][seat]["home"])
    found = {"seat": seat, "workers": count}
    table["spaces"][terms.SPACE_NAMES[space]] = found if seat >= 0 and count else None


# -- cars


def packed(car: Table | None) -> int:
    """Return a car of a position packed into an int, as settings hold it; 0 for none."""
    if car is None:
        return 0
    return pack_car(car["seat"], terms.CAR_TYPES.index(car["type"]), int(car["electric"]))


def _unpacked(car: int) -> Values:
    car_type = terms.CAR_TYPES[type_of(car)]
    return {"seat": seat_of(car), "type": car_type, "electric": bool(electric_of(car))}


def cars_at_home(table: Table, now: int = 0) -> list[int]:
    """Return the packed kinds of cars at home and that of ``now``; electric cars of every type."""
    found = []
    for seat, player in enumerate(table["players"]):
        comes_back = electric_of(now) and seat_of(now) == seat
        for kind, name in enumerate(terms.CAR_TYPES):
            plain, electric = (pack_car(seat, kind, 0), pack_car(seat, kind, 1))
            if player["cars"][name] or plain == now:
                found.append(plain)
            if player["cars"]["electric"] or comes_back:
                found.append(electric)
    return found


def _entries(table: Table, spot: Place) -> tuple[list[Any], list[Any], int, Values]:
    """Return the pile of a place, the cars it has there, the number of the one meant, and its keys.

    Places are ("ship", market, ship), and ("sold", market, space, number) of a sales space.
    """
    name, market = spot[0], terms.MARKETS[int(spot[1])]
    keys: Values = {"ship": spot[2]} if name == "ship" else \
        {"market": market, "space": int(spot[2]) + 1}  # fmt: skip
    pile = table["ships"][market] if name == "ship" else table["sold"]
    there = [car for car in pile if all(car[key] == value for key, value in keys.items())]
    return pile, there, int(spot[3]) if name == "sold" else 0, keys


def car_at(table: Table, spot: Place) -> int:
    """Return the packed car at a place, or 0."""
    _, there, number, _ = _entries(table, spot)
    return packed(there[number]) if number < len(there) else 0


def count_at(table: Table, market: int, space: int) -> int:
    """Return the number of cars on a sales space."""
    return len(_entries(table, ("sold", market, space, 0))[1])


def put_car(table: Values, spot: Place, car: int) -> None:
    """Put a packed car (0 for none) at a place; the car that was there goes home."""
    pile, there, number, keys = _entries(table, spot)
    if number < len(there):
        at = next(at for at, one in enumerate(pile) if one is there[number])
        pile[at : at + 1] = [{**keys, **_unpacked(car)}] if car else []
    elif car:
        pile.append({**keys, **_unpacked(car)})


def demand_path(market: int, place: int) -> str:
    """Return the path of a demand; the inactive ones follow the active ones."""
    active = place < terms.ACTIVE
    end = ("active", str(place)) if active else (terms.SIDES[place - terms.ACTIVE],)
    return ".".join(("demands", terms.MARKETS[market], *end))


# -- contracts: where each one is, is a number

UNUSED: Final = 0
"""Place of a starting contract that left the game."""
DECK: Final = 1
HANDS: Final = 10
"""First of three places per seat: held, held and known to all, played."""
OF_SEAT: Final = ("held", "known", "played")
SHOWN: Final = 100
"""First of the places of face-up contracts."""


def in_hand(seat: int, kind: str) -> int:
    """Return the number of a seat's place for contracts: "held", "known" or "played"."""
    return HANDS + len(OF_SEAT) * seat + OF_SEAT.index(kind)


def contracts(data: DataSet, table: Table) -> list[int]:
    """Return the place of each contract, as a number."""
    found = dict.fromkeys(data.card_names, DECK)
    found.update(dict.fromkeys(table["unused_contracts"], UNUSED))
    found.update({name: SHOWN + number for number, name in enumerate(table["display"])})
    for seat, player in enumerate(table["players"]):
        for held in player["hand"]:
            found[held["card"]] = in_hand(seat, "known" if held["known"] else "held")
        found.update(dict.fromkeys(player["played"], in_hand(seat, "played")))
    return list(found.values())


def _lay_contracts(data: DataSet, table: Values, where: list[int]) -> None:
    """Put each contract at its place; the display is filled from the deck (K1)."""

    def at(place: int) -> list[str]:
        return [name for name, there in zip(data.card_names, where, strict=True) if there == place]

    places = sorted(place for place in where if place >= SHOWN)
    deck = at(DECK)
    missing = max(0, data.display - len(places))
    table["display"] = [*(at(place)[0] for place in places), *deck[:missing]]
    table["deck"], table["unused_contracts"] = deck[missing:], at(UNUSED)
    for seat, player in enumerate(table["players"]):
        player["hand"] = [
            {"card": name, "known": kind == "known"}
            for kind in OF_SEAT[:2] for name in at(in_hand(seat, kind))
        ]  # fmt: skip
        player["played"] = at(in_hand(seat, "played"))


def tidy(data: DataSet, table: Values) -> None:
    """Sort contracts in hands and cars on sales spaces, as their order no longer matters."""
    _lay_contracts(data, table, contracts(data, table))
    state = position.read(data, table)
    state.sold_more = tuple(sorted(state.sold_more))
    table["sold"] = position.to_position(state)["sold"]


def contract_places(data: DataSet, table: Table, card: int) -> list[int]:
    """Return the places to which a contract can be moved."""
    now, shown_ones = contracts(data, table)[card], len(table["display"])
    own = [in_hand(seat, kind) for seat in range(len(table["players"])) for kind in OF_SEAT]
    if data.card_start[card]:
        return [UNUSED, *own] if table["unused_contracts"] else own
    # A short display shows all there are.
    room = shown_ones < data.display and now < SHOWN and now != DECK
    has_deck = bool(table["deck"]) or (now < SHOWN and not room)
    places = [SHOWN + number for number in range(shown_ones + room)]
    return [*([DECK] if has_deck else []), *own, *places]


def set_contract(data: DataSet, table: Values, card: int, place: int) -> None:
    """Move a contract to a place; a contract that makes room goes to its old place."""
    where = contracts(data, table)
    before = where[card]
    other = _other(data, table, where, card, place)
    where[card] = place
    if other is not None and place != before:
        where[other] = before
    _lay_contracts(data, table, where)


def _other(data: DataSet, table: Values, where: list[int], card: int, place: int) -> int | None:
    """Return the contract that takes the place this one leaves; None if no one has to."""
    if place == UNUSED:
        return where.index(UNUSED)
    if place >= SHOWN and place in where:
        return where.index(place)
    if where[card] >= SHOWN and table["deck"]:
        return where.index(DECK)
    if where[card] == UNUSED:
        seat = (place - HANDS) // len(OF_SEAT)
        own = [in_hand(seat, kind) for kind in OF_SEAT]
        # One of the same player rather: each was dealt one.
        started = sorted(data.starting, key=lambda one: where[one] not in own)
        return next(one for one in started if where[one] != UNUSED)
    return None

"""Edits of positions (as JSON) that change several entries, and their consequences.

Most pieces lie where no other place has them: ``settle`` puts them there, so that no edit loses or
creates a piece.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from kraftwagen.engine.editing import Table
from kraftwagen.games.kraftwagen import position, terms
from kraftwagen.games.kraftwagen.dataset import DataSet
from kraftwagen.games.kraftwagen.rules import research, setup
from kraftwagen.games.parts.editor import Values

START: Final = 0
TAKE: Final = 1
INSIDE: Final = 2
"""Value of ``asked`` in the middle of a turn, which can be taken over but not set."""
OVER: Final = 3
ASKS: Final = ("start", "take", "inside", "over")
_ASIDE, _TO_COME, _IN_RING = range(3)
SPECIAL: Final = ("aside", "to_come", "in_ring")
USED, LEFT = range(2)
"""USED and LEFT are places of an engineer marker; larger numbers are cars or buyers."""


def asked(table: Table) -> int:
    """Return the question that a position asks, as an index in ``ASKS``."""
    if not table["todo"]:
        return OVER
    name = table["todo"][0]["ask"]
    return ASKS.index(name) if name in ASKS else INSIDE


def idle(table: Table, seat: int) -> int:
    """Return the number of a seat's workers in canteen and supply."""
    player = table["players"][seat]
    return int(player["canteen"] + player["supply"])


def loose(table: Table, card: int) -> int:
    """Return the number of copies of a card that no seat has: in deck, discards or display."""
    name = terms.CARDS[card]
    piles = table["deck"].get(name, 0) + table["discards"].get(name, 0)
    return int(piles + table["shown"].count(name))


# -- what follows from the rest


def settle(data: DataSet, table: Values) -> None:
    """Put every piece that no place of the position holds where it belongs, changing ``table``."""
    left = list(data.prices[table["turn"]])
    for car in table["cars"]:
        car["workers"] = 0 if car["closed"] else max(1, car["workers"])
        if car["price"] in left:
            left.remove(car["price"])
    table["prices"] = left
    row = [buyer["preference"] for buyer in table["active_buyers"]]
    for wish, name in enumerate(terms.PREFERENCES):
        table["stacks"][name] = data.stacks[wish] - row.count(name)
    for seat, player in enumerate(table["players"]):
        _settle_player(data, table, seat, player)
    _settle_cards(data, table)
    held = [player["start_tile"] for player in table["players"]]
    free = [name for name in data.start_names if name not in held]
    free.sort(key=lambda name: name not in table["start_tiles"])
    lying = len({*free} & {*table["start_tiles"]})
    table["start_tiles"] = free[: max(lying, held.count(None))]
    if asked(table) == TAKE and table["chain"][0].startswith("seat "):
        table["current"] = int(table["chain"][0][-1])
    elif asked(table) == START:
        waiting = [seat for seat in _choosing_order(data, table)
                   if table["players"][seat]["start_tile"] is None]  # fmt: skip
        table["current"] = waiting[0] if waiting else table["current"]


def _settle_player(data: DataSet, table: Values, seat: int, player: Values) -> None:
    """Count workers, points and money of awards; take markers whose engineer has gone."""
    on_cars = sum(car["workers"] for car in table["cars"] if car["seat"] == seat)
    idle_ones = data.seat_workers - 2 - on_cars - len(player["active"])
    player["supply"] = min(player["supply"], idle_ones)
    player["canteen"] = idle_ones - player["supply"]
    points = [terms.DEVELOPMENT_POINTS[terms.DEVELOPMENTS.index(name)] for name in player["active"]]
    player["body_points"] = data.seat_body_points + sum(body for body, _ in points)
    player["engine_points"] = data.seat_engine_points + sum(engine for _, engine in points)
    player["laps"] = player["laps"] if player["space"] else 0
    player["markers"] = [name for name in player["markers"]
                         if engineer_of(name) in player["engineers"]]  # fmt: skip
    paid = zip(table["awards"].values(), data.award_money, strict=True)
    player["income"]["awards"] = sum(amount for owner, amount in paid if owner == seat)


def _settle_cards(data: DataSet, table: Values) -> None:
    """Fill the display, and move cards that are nowhere else into the deck."""
    left = Counter(terms.CARDS[card] for card in data.deck)
    left.subtract(table["shown"])
    left.subtract(table["discards"])
    left.subtract(question["card"] for question in table["todo"] if question.get("card"))
    for player in table["players"]:
        left.subtract([*player["active"], *player["inactive"], *player["engineers"]])
    for name, count in left.items():
        for _ in range(-count):
            if table["discards"].get(name):
                table["discards"][name] -= 1
            else:
                table["shown"].remove(name)
            left[name] += 1
    piles = (left, table["discards"])
    revealing = any(question["ask"] == "reveal" for question in table["todo"])
    while len(table["shown"]) < research.DISPLAY and not revealing:
        found = [(pile, name) for pile in piles for name in terms.CARDS if pile.get(name, 0) > 0]
        if not found:
            break
        pile, name = found[0]
        pile[name] -= 1
        table["shown"].append(name)
    table["deck"] = dict(left)


def _choosing_order(data: DataSet, table: Table) -> list[int]:
    return setup.choosing_order(position.read(data, table))


# -- whose turn, which question


def begin_turn(table: Values, seat: int) -> None:
    """Begin a player turn of a seat: its worker is at the tail, everybody has a start tile."""
    _clear(table)
    table["todo"] = [{"ask": "take", "tasks": {}, "bonus": 0}]
    worker = f"seat {seat}"
    table["chain"].insert(0, table["chain"].pop(table["chain"].index(worker)))


def _clear(table: Values) -> None:
    """End the player turn in progress."""
    table["todo"], table["marker_used"] = [], False
    table["shown"] = table["shown"][: research.DISPLAY]
    for player in table["players"]:
        player["start_tile"] = player["start_tile"] or table["start_tiles"].pop(0)


def ask(data: DataSet, table: Values, question: int) -> None:
    """Set the question: begin a turn, the choice of start tiles, or the end of the game."""
    if question == TAKE:
        begin_turn(table, table["current"])
    elif question == OVER:
        _clear(table)
        _out_of_ring(data, table)
    elif question == START:
        _clear(table)
        for player in table["players"]:
            table["start_tiles"].append(player["start_tile"])
            player["start_tile"] = None
        table["todo"] = [{"ask": "start", "tasks": {}, "bonus": 0}]


def set_turn(data: DataSet, table: Values, turn: int) -> None:
    """Set the game turn, with its price markers and special tiles."""
    old, new = data.prices[table["turn"]], data.prices[turn]
    for car in table["cars"]:
        car["price"] = new[min(old.index(car["price"]), len(new) - 1)]
    table["turn"] = turn
    set_special_tiles(data, table, table["special_tiles"])


# -- special tiles


def _out_of_ring(data: DataSet, table: Values) -> int:
    """Remove the special tile from the ring; return its place, or that of the next one."""
    special = data.tile_names[terms.BASIC_TILES :]
    place = next((at for at, name in enumerate(table["chain"]) if name in special), None)
    table["chain"] = [name for name in table["chain"] if name not in special]
    return len(table["chain"]) if place is None else place


def set_special_tiles(data: DataSet, table: Values, wanted: int) -> None:
    """Switch the special tiles on or off; off also removes closed market spaces."""
    _out_of_ring(data, table)
    table["special_tiles"] = bool(wanted)
    first, *rest = (data.tile_names[tile] for tile in data.special_sets[table["turn"]])
    table["unseen_special_tiles"] = rest if wanted else []
    if wanted:
        table["chain"].append(first)
    else:
        table["cars"] = [car for car in table["cars"] if not car["closed"]]


def special_at(data: DataSet, table: Table, tile: int) -> int:
    """Return the place of a special tile, as an index in ``SPECIAL``."""
    name = data.tile_names[tile]
    if name in table["chain"]:
        return _IN_RING
    return _TO_COME if name in table["unseen_special_tiles"] else _ASIDE


def set_special(data: DataSet, table: Values, tile: int, where: int) -> None:
    """Move a special tile; one in the ring makes room and is set aside."""
    name = data.tile_names[tile]
    if where == _IN_RING or name in table["chain"]:
        place = _out_of_ring(data, table)
        if where == _IN_RING:
            table["chain"].insert(place, name)
    left = {*table["unseen_special_tiles"]} - {name}
    table["unseen_special_tiles"] = sorted({*left, name} if where == _TO_COME else left)


# -- players


def money(table: Table, seat: int) -> int:
    """Return the money of a player."""
    return sum(table["players"][seat]["income"].values())


def set_money(table: Values, seat: int, amount: int) -> None:
    """Set a player's money: income from cars changes first, income from awards never."""
    income, more = table["players"][seat]["income"], amount - money(table, seat)
    for source in income:
        if source != "awards":
            given = max(more, -income[source])
            income[source] += given
            more -= given


# -- engineers


def engineer_of(marker: str) -> str:
    """Return the name of the engineer who brings a marker."""
    bit = 1 << terms.MARKERS.index(marker)
    return next(name for name, own in zip(terms.ENGINEERS, terms.ENGINEER_MARKERS, strict=True)
                if own & bit)  # fmt: skip


def engineer_owner(table: Table, engineer: int) -> int:
    """Return the seat an engineer works for, or NOBODY."""
    name = terms.ENGINEERS[engineer]
    return next((seat for seat, player in enumerate(table["players"])
                 if name in player["engineers"]), terms.NOBODY)  # fmt: skip


def set_engineer(table: Values, engineer: int, owner: int) -> None:
    """Move an engineer to another owner or NOBODY, with the engineer's markers not yet placed."""
    before, name = engineer_owner(table, engineer), terms.ENGINEERS[engineer]
    if before == owner:
        return
    if before != terms.NOBODY:
        table["players"][before]["engineers"].remove(name)
    if owner != terms.NOBODY:
        player = table["players"][owner]
        player["engineers"].append(name)
        lying = [one["marker"] for one in (*table["cars"], *table["active_buyers"])]
        player["markers"] += [
            marker for marker in terms.MARKERS
            if marker not in lying and engineer_of(marker) == name
        ]  # fmt: skip


def marked(table: Table, number: int) -> list[Any]:
    """Return the entries a marker can lie on: cars for Horch and Maybach, buyers for Daimler."""
    if number <= terms.MAYBACH_HIGH:
        return list(table["cars"])
    daimler = terms.DAIMLER_LOW <= number <= terms.DAIMLER_HIGH
    return list(table["active_buyers"]) if daimler else []


def marker_at(table: Table, number: int) -> int:
    """Return the place of a marker: USED, LEFT, or a larger number for a car or buyer."""
    name = terms.MARKERS[number]
    for place, one in enumerate(marked(table, number)):
        if one["marker"] == name:
            return LEFT + 1 + place
    return LEFT if any(name in player["markers"] for player in table["players"]) else USED


def set_marker(table: Values, number: int, where: int) -> None:
    """Move a marker to a place as ``marker_at`` returns it."""
    name, on = terms.MARKERS[number], marked(table, number)
    owner = engineer_owner(table, terms.ENGINEERS.index(engineer_of(name)))
    for one in on:
        one["marker"] = None if one["marker"] == name else one["marker"]
    markers = table["players"][owner]["markers"]
    if name in markers:
        markers.remove(name)
    if where == LEFT:
        markers.append(name)
    elif where > LEFT:
        on[where - LEFT - 1]["marker"] = name


# -- developments and buyers


def own_developments(table: Values, seat: int, card: int, active: int) -> list[Any]:
    """Return the list of a player's active or inactive developments, to be changed."""
    found: list[Any] = table["players"][seat]["active" if active else "inactive"]
    return found


def buyer(table: Values, wish: int) -> Values:
    """Return a new active buyer as JSON; ``wish`` is an index in ``terms.PREFERENCES``."""
    return {"preference": terms.PREFERENCES[wish], "marker": None}

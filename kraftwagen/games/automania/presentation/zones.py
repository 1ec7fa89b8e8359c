"""The moves of pieces in the position editor of Automania, and the settings they change."""

from __future__ import annotations

from typing import Any, Final

from kraftwagen.engine.editing import Place
from kraftwagen.games.automania import terms
from kraftwagen.games.automania.dataset import DataSet
from kraftwagen.games.automania.presentation import edit_tiles as tiles
from kraftwagen.games.automania.presentation import edits
from kraftwagen.games.automania.state import seat_of, type_of
from kraftwagen.games.parts.editor import Edit, Values, Zone, exchanged

MATS: Final = ("own", "other", "works", "place", "cars", "end", "points", "money", "limit",
                "popularity", "workers", "gone", "neutral")  # fmt: skip
"""Names of places of a seat; the second part of such a place is the seat."""
HELD: Final = ("hand", "held", "known", "hidden", "played")
"""Names of places for a seat's contracts."""


def zones(data: DataSet) -> list[Zone]:
    """Return the rows that say which pieces can be carried where in the editor."""

    def tile(table: Values, source: Any, target: Any) -> list[Edit] | None:
        """Move a tile to a place that takes it; the tile there moves back, or leaves the game."""
        found = tiles.at(data, table, source)
        if not found or not tiles.accepts(data, table, target, found):
            return None
        tiles.put(data, table, target, found)
        return []

    def contract(table: Values, source: Any, target: Any) -> list[Edit] | None:
        """Move a contract to a seat, onto another contract or to the deck."""
        where, card = edits.contracts(data, table), source[-1]
        if target[0] == "deck":
            return [(("contract", card), edits.DECK)]
        if target[0] == "contract":
            return [(("contract", card), where[target[1]])]
        kind = "played" if target[0] == "played" else "held" if source[0] == "held" else "known"
        return [(("contract", card), edits.in_hand(target[1], kind))]

    def draw(table: Values, source: Any, target: Any) -> list[Edit] | None:
        """Move the first contract of the deck to a seat, unseen by the others."""
        if not table["deck"]:
            return None
        card = data.card_names.index(table["deck"][0])
        return [(("contract", card), edits.in_hand(target[1], "held"))]

    lying, sales, mats = ("tile", "below", "place"), ("ship", "sales", "sold"), (*MATS, *HELD)
    held = ("contract", "held", "known")
    return [
        Zone(("order",), ("order",), _place_in_order),
        Zone(("order",), ("office", "below"), _retire),
        Zone(("office",), ("office", "below", "order", *mats), _office),
        Zone(("workers",), ("sponsor", "marketing", "action"), _work),
        Zone(("action",), ("action",), _crews),
        Zone(("action",), mats, lambda table, source, target: _own_crew(table, source, target[1])),
        Zone(("sponsor", "marketing"), mats, lambda table, source, target: [
            ((source[0], target[1]), table["players"][target[1]][source[0]] - 1)]),
        Zone(lying, lying, tile),
        Zone(sales, sales, _ship),
        Zone(sales, mats, _bring_home),
        Zone(("cars",), sales, _from_home),
        Zone(("demand",), ("demand",), exchanged(edits.demand_path)),
        Zone(held, ("deck", "contract", *mats), contract),
        Zone(("deck",), mats, draw),
    ]  # fmt: skip


def _place_in_order(table: Values, source: Any, target: Any) -> list[Edit] | None:
    """Move a seat before another one in player order."""
    if len(source) < 2 or len(target) < 2:
        return None
    return [(source, table["order"].index(target[1]) + 1)]


def _retire(table: Values, source: Any, target: Any) -> list[Edit] | None:
    """Move a seat to a sales office."""
    return [(("office", target[1]), source[1])] if len(source) > 1 else None


def _office(table: Values, source: Any, target: Any) -> list[Edit] | None:
    """Move a seat to another sales office, or back into play."""
    owner = table["offices"][source[1]]
    if owner is None or (target[0] in (*MATS, *HELD) and target[1] != owner):
        return None
    if target[0] in ("office", "below"):
        return [(("office", target[1]), owner)]
    return [(("office", source[1]), -1)]


def _work(table: Values, source: Any, target: Any) -> list[Edit] | None:
    """Move a worker from home to a place of work."""
    seat = source[1]
    player = table["players"][seat]
    if not player["home"]:
        return None
    if target[0] != "action":
        return [((target[0], seat), player[target[0]] + 1)]
    owner, count = edits.crew(table, target[1])
    edits.set_crew(table, target[1], seat, count + 1 if owner == seat else 1)
    return []


def _crews(table: Values, source: Any, target: Any) -> list[Edit] | None:
    """Swap all workers of two action spaces."""
    (seat, count), (other, there) = (edits.crew(table, one[1]) for one in (source, target))
    if not count:
        return None
    same = seat == other
    edits.set_crew(table, source[1], other, 0 if same else there)
    edits.set_crew(table, target[1], seat, count + there if same else count)
    return []


def _own_crew(table: Values, source: Any, seat: int) -> list[Edit] | None:
    """Move all workers of an action space home."""
    owner, _ = edits.crew(table, source[1])
    return [(("crew", source[1]), -1)] if owner == seat else None


def _lies(table: Values, place: Any) -> Place | None:
    """Return the place of the car lying there; on the top space of its last car."""
    if place[0] == "ship":
        return (*place,)
    number = edits.count_at(table, place[1], place[2]) - 1 if place[2] == terms.TOP_SPACE else 0
    return ("sold", place[1], place[2], place[3] if len(place) > 3 else max(0, number))


def _takes(table: Values, place: Any) -> Place | None:
    """Return the place that a car would get there; None for none."""
    if place[0] == "ship":
        return (*place,)
    top = place[2] == terms.TOP_SPACE
    number = edits.count_at(table, place[1], place[2]) if top else 0
    return ("sold", place[1], place[2], number) if edits.is_selling(table) else None


def _ship(table: Values, source: Any, target: Any) -> list[Edit] | None:
    """Swap the cars of two ships or sales spaces."""
    here, there = _lies(table, source), _takes(table, target)
    if here is None or there is None or here[:3] == there[:3]:
        return None
    car, other = edits.car_at(table, here), edits.car_at(table, there)
    if not car:
        return None
    edits.put_car(table, there, car)
    edits.put_car(table, here, other)
    return []


def _bring_home(table: Values, source: Any, target: Any) -> list[Edit] | None:
    """Move a car from a ship or sales space to its owner's home."""
    here = _lies(table, source)
    car = edits.car_at(table, here) if here else 0
    if here is None or not car or seat_of(car) != target[1]:
        return None
    edits.put_car(table, here, 0)
    return []


def _from_home(table: Values, source: Any, target: Any) -> list[Edit] | None:
    """Move a car of a type from home; the electric one if no other of the type is there."""
    there, (_, seat, car_type, *_) = _takes(table, target), source
    found = [car for car in edits.cars_at_home(table)
             if seat_of(car) == seat and type_of(car) == car_type]  # fmt: skip
    if there is None or not found:
        return None
    edits.put_car(table, there, found[0])
    return []

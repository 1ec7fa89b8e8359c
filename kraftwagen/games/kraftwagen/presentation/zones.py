"""The moves of pieces in the position editor of Kraftwagen, and the settings they change."""

from __future__ import annotations

from typing import Any, Final

from kraftwagen.games.kraftwagen import terms
from kraftwagen.games.kraftwagen.dataset import DataSet
from kraftwagen.games.kraftwagen.presentation import edits
from kraftwagen.games.parts.editor import Edit, Values, Zone, exchanged

ON_MAT: Final = ("mat", "workshop", "canteen", "supply", "bay", "dev", "engineer", "money",
                  "points", "start")  # fmt: skip
"""Names of places on a seat's mat; the second part of such a place is the seat."""
PILES: Final = ("deck", "discard")


def zones(data: DataSet) -> list[Zone]:
    """Return the rows that say which pieces can be carried where in the editor."""

    def piece(place: Any) -> str:
        return f"seat {place[1]}" if place[0] == "worker" else data.tile_names[place[1]]

    def in_ring(table: Values, source: Any, target: Any) -> list[Edit]:
        """Move a piece before another piece of the chain, or to the head."""
        chain = table["chain"]
        last = target[0] == "gap"
        return [(source, len(chain) if last else chain.index(piece(target)) + 1)]

    def cards(table: Values, source: Any, target: Any) -> list[Edit] | None:
        """Move a card of the display to another place, away or to a seat."""
        if target[0] == "card":
            table["shown"].insert(target[1], table["shown"].pop(source[1]))
            return []
        name, seat = table["shown"].pop(source[1]), _seat_of(target)
        if seat != terms.NOBODY:
            if name in terms.INSTANTS:
                return None
            if name in terms.DEVELOPMENTS:
                table["players"][seat]["inactive"].append(name)
            else:
                edits.set_engineer(table, terms.ENGINEERS.index(name), seat)
        return []

    ring, idle, away = ("worker", "tile"), ("canteen", "supply"), (*ON_MAT, *PILES)
    return [
        Zone(ring, (*ring, "gap"), in_ring),
        Zone(("race",), ("space", "pit"), lambda table, source, target: [
            (source, target[1] if target[0] == "space" else 0)]),
        Zone(idle, (*idle, "dev"), _worker),
        Zone(("workshop",), ("workshop",), exchanged("players.{}.workshops.{}")),
        Zone(("stack",), ("active", "row"), _call_buyer),
        Zone(("active",), ("active",), lambda table, source, target: [
            (("stands", source[1]), min(target[1] + 1, len(table["active_buyers"])))]),
        Zone(("active",), ("stack",), lambda table, source, target: _gone(
            table["active_buyers"], source[1])),
        Zone(("car",), ("car", "stall"), lambda table, source, target: [
            (source, min(target[1] + 1, len(table["cars"])))]),
        Zone(("car",), ON_MAT, _take_apart),
        Zone(("price",), ("car",), lambda table, source, target: [
            (("car", target[1], "price"), source[1])]),
        Zone(("card",), ("card", *away), cards),
        Zone(("engineer",), away, lambda table, source, target: [
            (("engineer", source[-1]), _seat_of(target))]),
        Zone(("dev",), away, _development),
        Zone(("token",), ("track",), lambda table, source, target: [(("token",), target[1])]),
        Zone(("award",), ON_MAT, lambda table, source, target: [(source, target[1])]),
    ]  # fmt: skip


def _seat_of(target: Any) -> int:
    """Return the seat on whose mat a place is; NOBODY for a pile."""
    return terms.NOBODY if target[0] in PILES else int(target[1])


def _worker(table: Values, source: Any, target: Any) -> list[Edit] | None:
    """Move a worker between supply and canteen, or onto a development without a worker."""
    player = table["players"][source[1]]
    if target[1] != source[1] or not player[source[0]]:
        return None
    if target[0] != "dev":
        return [(target, player[target[0]] + 1)]
    name = terms.CARDS[target[2]]
    if target[3] or name not in player["inactive"]:
        return None
    player["inactive"].remove(name)
    player["active"].append(name)
    return []


def _call_buyer(table: Values, source: Any, target: Any) -> list[Edit] | None:
    """Move a buyer from a stack to a place in the row, or to its end."""
    if not table["stacks"][terms.PREFERENCES[source[1]]]:
        return None
    row = table["active_buyers"]
    row.insert(target[1] if target[0] == "active" else len(row), edits.buyer(table, source[1]))
    return []


def _gone(entries: list[Any], place: int) -> list[Edit] | None:
    """Remove an entry of a list."""
    if place >= len(entries):
        return None
    entries.pop(place)
    return []


def _take_apart(table: Values, source: Any, target: Any) -> list[Edit] | None:
    """Take a car apart that is carried onto its owner's mat."""
    car = table["cars"][source[1]]
    own = car["seat"] == target[1] and not car["closed"]
    return _gone(table["cars"], source[1]) if own else None


def _development(table: Values, source: Any, target: Any) -> list[Edit] | None:
    """Move a development to another seat or to the deck."""
    _, seat, card, active = source
    to, own = _seat_of(target), edits.own_developments(table, seat, card, active)
    if to == seat or terms.CARDS[card] not in own:
        return None
    own.remove(terms.CARDS[card])
    if to != terms.NOBODY:
        table["players"][to]["inactive"].append(terms.CARDS[card])
    return []

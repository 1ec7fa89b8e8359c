"""Names the things of Automania as terms, which fill lines of text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kraftwagen.engine.wording import Term, Terms
from kraftwagen.games.automania import terms
from kraftwagen.games.automania.dataset import DataSet
from kraftwagen.games.automania.state import State

ROOT: Final = "automania"


def _term(key: str, **values: object) -> Term:
    return Term(f"{ROOT}.term.{key}", values)


def counted(thing: str, count: int) -> Term:
    """Return an amount with its unit as a term: "3 autobucks", "1 star"."""
    return _term(f"counted.{thing}", count=count)


def reward(money: int, points: int) -> Term | Terms:
    """Return a reward as a term: autobucks, points, both or nothing."""
    found = [counted(thing, n) for thing, n in (("autobucks", money), ("points", points)) if n]
    return Terms(tuple(found)) if found else _term("nothing")


def market(number: int) -> Term:
    """Return the name of a market: North America or Europe."""
    return _term(f"market.{terms.MARKETS[number]}")


def car(car_type: int, electric: int = 0) -> Term:
    """Return the name of a car type; ANY_TYPE stands for any car."""
    return _term(f"{'electric' if electric else 'car'}.{terms.CONTRACT_TYPES[car_type]}")


def made_car(car_type: int, electric: int = 0) -> Term:
    """Return the name of a car with its article: "an electric city car"."""
    return _term(f"{'made_electric' if electric else 'made'}.{terms.CAR_TYPES[car_type]}")


def demand(kind: int) -> Term:
    """Return the name of a demand."""
    return _term(f"demand.{terms.DEMANDS[kind]}")


def part(kind: int) -> Term:
    """Return the name of a style part."""
    return _term(f"part.{terms.PARTS[kind]}")


def action_space(space: int) -> Term:
    """Return the name of an action space of the grid."""
    return _term(f"action_space.{terms.SPACE_NAMES[space]}")


def cell(number: int, data: DataSet) -> Term:
    """Return the name of a cell of the grid or of the place below a sales office."""
    if number < terms.CELLS:
        return _term("cell.grid", cell=terms.CELL_NAMES[number].upper())
    return _term("cell.office", office=data.office_tile.index(number) + 1)


def ship(number: int) -> Term:
    """Return the name of a ship, without its market."""
    return _term("ship", ship=number)


def sales_office(number: int) -> Term:
    """Return the name of a sales office; ``number`` counts from 1."""
    return _term("sales_office", office=number)


def office_bonus(office: int, state: State) -> tuple[Term, ...]:
    """Return names of all that choosing a sales office brings, with the tile below it (L1)."""
    data = state.data
    amounts = (("autobucks", data.office_money[office]), ("points", data.office_points[office]))
    found = [counted(thing, amount) for thing, amount in amounts if amount]
    below = data.office_tile[office]
    if below and state.tiles[below]:
        found.append(tile(state.tiles[below], data))
    return tuple(found)


def sales_space(space: int) -> Term:
    """Return the name of a sales space of a market: its number, or that of the top space."""
    if space == terms.TOP_SPACE:
        return _term("sales_space.top")
    return _term("sales_space.limited", space=space + 1)


def place(number: int) -> Term:
    """Return the name of a place in a factory: slot, style place or manager office."""
    if number < terms.FIRST_STYLE:
        return _term("place.slot", slot=terms.SLOTS[number])
    if number >= terms.FIRST_OFFICE:
        return _term("place.office", number=number - terms.FIRST_OFFICE + 1)
    of_type, kind = divmod(number - terms.FIRST_STYLE, len(terms.PARTS))
    return _term("place.style", part=part(kind), car=car(of_type))


def factory(board: int) -> Term:
    """Return the name of a factory (V1)."""
    return _term(f"factory.{terms.BOARDS[board]}")


def side(number: int) -> Term:
    """Return the name of a side of the demands: left or right."""
    return _term(f"side.{terms.SIDES[number]}")


def shown(number: int, data: DataSet) -> tuple[tuple[str, int], ...]:
    """Return the unit (for ``counted``) and the amount of everything that a factory tile shows."""
    return (
        ("stars", data.tile_stars[number]),
        ("medals", data.tile_medals[number]),
        ("sales", data.tile_sales[number]),
        ("neutral", data.tile_workers[number]),
        ("autobucks", data.tile_money[number]),
        ("points", data.tile_points[number]),
    )


def tile(number: int, data: DataSet) -> Term:
    """Return the name of a factory tile with all it shows: "engineer with 1 star and 1 medal"."""
    extras = tuple(counted(thing, count) for thing, count in shown(number, data) if count)
    named = tile_name(number, data)
    return _term("tile.with", thing=named, extra=Terms(extras)) if extras else named


def tile_name(number: int, data: DataSet) -> Term:
    """Return the name of a factory tile without its amounts: "engineer"."""
    kind, what = data.tile_kind[number], data.tile_what[number]
    if kind == terms.MACHINE:
        return _term(f"machine.{terms.DEMANDS[what]}")
    if kind == terms.STYLE:
        return part(what)
    return portrait(what) if kind == terms.MANAGER else _term("tile.bonus")


def portrait(kind: int) -> Term:
    """Return the name of a type of manager."""
    return _term(f"portrait.{terms.PORTRAITS[kind]}")


def contract(card: int, data: DataSet) -> Term:
    """Return the name of a contract: its conditions and medals; HIDDEN ones have none (K2)."""
    if card == terms.HIDDEN_START:
        return _term("contract.hidden_start")
    if card >= terms.CONTRACTS:
        return _term("contract.hidden")
    values = {
        "car": car(data.card_type[card]),
        "popularity": data.card_popularity[card],
        "medal": counted("medals", data.card_medals[card]),
    }
    wanted = data.card_feature[card]
    if wanted == terms.NO_FEATURE:
        return _term("contract.plain", **values)
    return _term("contract.feature", feature=feature(wanted), **values)


def feature(kind: int) -> Term:
    """Return the name of the machine or style part that a contract requires."""
    if kind >= terms.FIRST_PART_FEATURE:
        return part(kind - terms.FIRST_PART_FEATURE)
    return _term(f"machine.{terms.FEATURES[kind]}")


def source(kind: int) -> Term:
    """Return the name of a source of points or autobucks."""
    return Term(f"{ROOT}.source.{terms.MONEY_SOURCES[kind]}")


def demands(kinds: Sequence[int]) -> Terms:
    """Return the names of several demands in a row."""
    return Terms(tuple(demand(kind) for kind in kinds))

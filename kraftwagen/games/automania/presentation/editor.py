"""The settings of the position editor of Automania, as tables."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from typing import Any, Final

from kraftwagen.engine.editing import Editing, Place, Table
from kraftwagen.engine.types import Json
from kraftwagen.engine.wording import Name, Term
from kraftwagen.games.automania import frames, position, terms
from kraftwagen.games.automania.dataset import DataSet
from kraftwagen.games.automania.presentation import edit_tiles as tiles
from kraftwagen.games.automania.presentation import edits, things, zones
from kraftwagen.games.automania.state import State, electric_of, seat_of, type_of
from kraftwagen.games.parts.editor import (
    Block,
    Editor,
    Group,
    Setting,
    Values,
    in_order,
)

_MOMENT: Final = "moment"
_SPACES: Final = "spaces"
_TILES: Final = "tiles"
_SEAT: Final = "seat{}"
_CONTRACTS: Final = "contracts"
_OFFICES: Final = "offices"
_GROUPS: Final = (_MOMENT, _SPACES, _TILES, _SEAT, *terms.MARKETS, _CONTRACTS, _OFFICES)
_MOST: Final = 300
"""Autobucks and points that are offered."""


def _market(market: int, *numbers: int) -> str:
    return terms.MARKETS[market]


_FURTHER: Final[dict[str, Group]] = {
    **dict.fromkeys(zones.MATS, "seat{0}"),
    **dict.fromkeys(("tray", "made", "board"), _MOMENT),
    **dict.fromkeys(("sponsor", "marketing"), _SPACES),
    **dict.fromkeys(("deck", *zones.HELD), _CONTRACTS),
    "retired": _OFFICES, "market": _market,
}  # fmt: skip


def load(data: DataSet, new: Callable[[int, int, Mapping[str, Json]], State]) -> Editing[State]:
    """Return the position editor for a data set; ``new`` creates a state from its set-up."""
    return Editor(
        position.CODEC,
        data,
        new,
        settings=[
            *_moment(data),
            *_board(data),
            *_players(data),
            *_markets(data),
            *_contracts(data),
        ],
        zones=zones.zones(data),
        groups=_GROUPS,
        further=_FURTHER,
        settle=partial(edits.settle, data),
        notes=_notes,
        tidy=partial(edits.tidy, data),
    ).editing()


def _notes(table: Table, group: str) -> list[str]:
    if group == _MOMENT and edits.asked(table) == edits.INSIDE:
        return ["editing.note.inside"]
    if group == _TILES:
        return ["editing.note.stacks"]
    if group in terms.MARKETS and not edits.is_selling(table):
        return ["editing.note.sales"]
    return ["editing.note.cars"] if group.startswith("seat") else []


# -- what can be set


def _moment(data: DataSet) -> list[Setting | Block]:
    def seats(table: Values) -> list[int]:
        """Who is asked about the factory, a sale or the demands follows from the position."""
        fixed = edits.asked(table) in (frames.FACTORY, frames.SALE, frames.ADVANCE)
        return [table["current"]] if fixed else list(range(len(table["players"])))

    def asks(table: Values) -> list[int]:
        last, now = table["round"] == terms.LAST_ROUND, edits.asked(table)
        can = {
            frames.FACTORY: table["advanced"], frames.TURN: True,
            frames.SALE: any(table["ships"].values()), frames.ADVANCE: not last, edits.OVER: last,
        }  # fmt: skip
        return [question for question in edits.ASKS if question == now or can.get(question)]

    def at_sale(table: Values) -> list[Place]:
        return [()] if edits.asked(table) == frames.SALE else []

    def afloat(table: Values) -> list[int]:
        found = {edits.SHIPS * market + car["ship"] for market, name in enumerate(terms.MARKETS)
                 for car in table["ships"][name]}  # fmt: skip
        return sorted({*found, edits.sale(table)})

    def on_ship(car: int) -> Term:
        market, ship = divmod(car, edits.SHIPS)
        named = {"market": things.market(market), "ship": ship}
        return Term("automania.editing.afloat", named)

    def shown(number: int) -> Term:
        """Rounds of a short game count from 1 (S5)."""
        return Term("automania.analysis.stage", {"number": data.round_number(number)})

    return [
        Setting("next", _MOMENT, "editing.next", "current", values=seats, seats=True,
                put=partial(edits.set_next, data)),
        Setting("asks", _MOMENT, "editing.asks", get=edits.asked, values=asks,
                words=lambda question: f"editing.ask.{edits.ASKS[question]}",
                put=partial(edits.ask, data)),
        Setting("sale", _MOMENT, "editing.sale", over=at_sale, get=edits.sale, values=afloat,
                words=on_ship, put=edits.set_sale),
        Setting("round", _MOMENT, "editing.round", "round", put=partial(edits.set_round, data),
                words=shown if data.round_number(1) != 1 else None),
        Setting("advanced", _MOMENT, "editing.advanced", "advanced",
                put=partial(edits.set_advanced, data)),
        in_order("order", _MOMENT, "editing.order", "order",
                 lambda table, seat: table["order"].index(seat), over="order",
                 number=lambda seat: seat),
    ]  # fmt: skip


def _board(data: DataSet) -> list[Setting | Block]:
    def owners(table: Values, space: int) -> list[int]:
        owner, _ = edits.crew(table, space)
        return [-1, *(seat for seat, player in enumerate(table["players"])
                      if player["home"] or seat == owner)]  # fmt: skip

    def taken(table: Values) -> list[Place]:
        return [(space,) for space in range(terms.SPACES) if edits.crew(table, space)[1]]

    def counts(table: Values, space: int) -> range:
        seat, count = edits.crew(table, space)
        return range(1, count + table["players"][seat]["home"] + 1)

    def in_stack(table: Values, first: int) -> int:
        stack = tiles.in_stack(data, table, data.tile_set[first])
        return len(tiles.alike(data, stack, first))

    return [
        Block([
            Setting("crew", _SPACES, "editing.crew", over=terms.SPACE_NAMES, seats=True,
                    get=lambda table, space: edits.crew(table, space)[0], values=owners,
                    parts=lambda space: (things.action_space(space),), put=edits.set_crew),
            Setting("action", _SPACES, "editing.action", "spaces.{}.workers", over=taken,
                    values=counts, parts=lambda space: (things.action_space(space),)),
        ]),
        _tile(data, "tile", _TILES, "editing.cell", over=terms.CELL_NAMES,
              parts=lambda cell: (things.cell(cell, data),)),
        _tile(data, "below", _TILES, "editing.cell",
              over=lambda table: [(n,) for n, cell in enumerate(data.office_tile) if cell],
              parts=lambda office: (things.cell(data.office_tile[office], data),)),
        Setting("stack", _TILES, "editing.stack", get=in_stack,
                over=lambda table: [(tile,) for tile in tiles.kinds_in_stacks(data, table)],
                offer=partial(tiles.offer_in_stack, data),
                parts=lambda tile: (things.tile(tile, data),), put=partial(tiles.set_stack, data)),
    ]  # fmt: skip


def _tile(data: DataSet, name: str, group: str, word: Any, **more: Any) -> Setting:
    """Return the row for places of factory tiles."""

    def put(table: Values, *numbers: int) -> None:
        tiles.put(data, table, (name, *numbers[:-1]), numbers[-1])

    return Setting(name, group, word, offer=partial(tiles.offer, data, name), put=put,
                   get=lambda table, *numbers: tiles.at(data, table, (name, *numbers)),
                   words=partial(_tile_word, data), **more)  # fmt: skip


@cache
def _tile_word(data: DataSet, tile: int) -> str | Term:
    return things.tile(tile, data) if tile else "editing.empty"


def _players(data: DataSet) -> list[Setting | Block]:
    def choosers(table: Values) -> list[Place]:
        return [(seat,) for seat in range(len(table["players"]))] if table["advanced"] else []

    def factories(table: Values, seat: int) -> list[int]:
        none = edits.asked(table) == frames.FACTORY or not table["players"][seat]["factory"]
        return [*([terms.NOT_CHOSEN] if none else []), *range(terms.SUMATO, len(terms.BOARDS))]

    def amounts(name: str) -> Callable[[Values, int], range]:
        return lambda table, seat: range(max(_MOST, table["players"][seat][name]) + 1)

    def workers(name: str) -> Callable[[Values, int], range]:
        """Up to those there and those at home; for "home" those at the sponsor."""
        other = "sponsor" if name == "home" else "home"
        return lambda table, seat: range(sum(table["players"][seat][one]
                                             for one in (name, other)) + 1)  # fmt: skip

    def neutral(table: Values, seat: int) -> range:
        player = table["players"][seat]
        least = max(edits.shown(data, player), player["neutral"] - player["home"])
        more = max(0, edits.in_stock(data, table))
        return range(min(player["neutral"], least), player["neutral"] + more + 1)

    def places(table: Values) -> list[Place]:
        return [(seat, place) for seat, player in enumerate(table["players"]) for place in range(
            terms.FIRST_OFFICE + len(data.board_offices[edits.board_of(player)]))]  # fmt: skip

    def entry(name: str, values: Callable[..., Sequence[int]], key: str = "") -> Setting:
        return Setting(name, _SEAT, f"editing.{key or name}", f"players.{{}}.{key or name}",
                       over="players", values=values)  # fmt: skip

    return [
        Setting("factory", _SEAT, "editing.factory", "players.{}.factory", over=choosers,
                values=factories, swaps=True,
                words=lambda one: things.factory(one) if one > 0 else "editing.not_chosen"),
        entry("money", amounts("money")),
        entry("points", amounts("points")),
        entry("workers", workers("home"), "home")._replace(put=edits.set_home),
        entry("sponsor", workers("sponsor")),
        *([] if data.plain else [entry("marketing", workers("marketing"))]),  # S5
        entry("neutral", neutral),
        _tile(data, "place", _SEAT,
              lambda seat, place: f"editing.place.{terms.PLACE_NAMES[place]}", over=places),
    ]  # fmt: skip


def _markets(data: DataSet) -> list[Setting | Block]:
    def copies(table: Values) -> bool:
        return any(data.board_copies[edits.board_of(player)] for player in table["players"])

    def limited(table: Values) -> list[Place]:
        selling = edits.is_selling(table)
        return [*_by_market(range(terms.LIMITED_SPACES))] if selling else []

    def copied(table: Values) -> list[Place]:
        return [(market, space) for market, space in limited(table)
                if copies(table) and edits.count_at(table, int(market), int(space))]  # fmt: skip

    def on_top(table: Values) -> list[Place]:
        top = terms.TOP_SPACE
        return [(market, top, number) for market in range(len(terms.MARKETS))
                for number in range(edits.count_at(table, market, top) + 1)
                if edits.is_selling(table)]  # fmt: skip

    def sales(name: str, word: str, over: Callable[[Values], list[Place]], *number: int) -> Setting:
        return _car(name, word, lambda *spot: ("sold", *spot, *number), over=over,
                    number=lambda *spot: spot[-1] + 1)  # fmt: skip

    return [
        Setting("demand", _market, _demand_word, edits.demand_path, words=things.demand, swaps=True,
                over=lambda table: _by_market(range(terms.DEMAND_PLACES)),
                number=lambda market, place: (*data.stars, 0, 0)[place]),
        _car("ship", "editing.ship", lambda *spot: ("ship", *spot),
             over=lambda table: _by_market(range(terms.HIGHEST_SHIP, 0, -1)),
             number=lambda market, ship: ship),
        Block([
            sales("sales", "editing.sales", limited, 0),
            sales("copied", "editing.copied", copied, 1),
        ], by=lambda field: field.place[1:]),
        sales("sold", "editing.top", on_top),
    ]  # fmt: skip


def _by_market(numbers: range) -> list[Place]:
    return [(market, number) for market in range(len(terms.MARKETS)) for number in numbers]


def _demand_word(market: int, place: int) -> str:
    active = place < terms.ACTIVE
    return f"editing.demand.{'active' if active else terms.SIDES[place - terms.WAITING_LEFT]}"


def _car(name: str, word: str, spot: Callable[..., Place], **more: Any) -> Setting:
    """Return the row for places of cars: none, the one that is there, and those at home."""

    def values(table: Values, *numbers: int) -> list[int]:
        now = edits.car_at(table, spot(*numbers))
        return sorted({0, now, *edits.cars_at_home(table, now)})

    return Setting(name, _market, word, values=values, words=_car_word,
                   get=lambda table, *numbers: edits.car_at(table, spot(*numbers)),
                   put=lambda table, *numbers: edits.put_car(
                       table, spot(*numbers[:-1]), numbers[-1]), **more)  # fmt: skip


@cache
def _car_word(car: int) -> str | Term:
    """Name a car with its owner."""
    if not car:
        return "editing.empty"
    thing = things.car(type_of(car), electric_of(car))
    return Term("automania.editing.car", {"car": thing, "name": Name(seat_of(car))})


def _contracts(data: DataSet) -> list[Setting | Block]:
    return [
        Setting("contract", _CONTRACTS, "editing.contract", over=data.card_names,
                get=lambda table, card: edits.contracts(data, table)[card], words=_place_word,
                values=partial(edits.contract_places, data), put=partial(edits.set_contract, data),
                parts=lambda card: (things.contract(card, data),)),
        Setting("office", _OFFICES, "editing.office", "offices.{}", over="offices", seats=True,
                number=lambda office: office + 1, swaps=True),
    ]  # fmt: skip


@cache
def _place_word(place: int) -> str | Term:
    if place >= edits.SHOWN:
        return Term("automania.editing.card.shown", {"number": place - edits.SHOWN + 1})
    if place >= edits.HANDS:
        seat, kind = divmod(place - edits.HANDS, len(edits.OF_SEAT))
        return Term(f"automania.editing.card.{edits.OF_SEAT[kind]}", {"name": Name(seat)})
    return "editing.card.deck" if place == edits.DECK else "editing.card.unused"

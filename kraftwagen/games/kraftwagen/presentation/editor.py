"""The settings and moves of the position editor of Kraftwagen, as tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, Final

from kraftwagen.engine.editing import Editing, Place, Table
from kraftwagen.engine.types import Json
from kraftwagen.engine.wording import Term
from kraftwagen.games.kraftwagen import position, terms
from kraftwagen.games.kraftwagen.dataset import DataSet
from kraftwagen.games.kraftwagen.presentation import edits, zones
from kraftwagen.games.kraftwagen.rules import scoring
from kraftwagen.games.kraftwagen.state import NOT_CHOSEN, State
from kraftwagen.games.parts.editor import (
    Block,
    Editor,
    Setting,
    Values,
    counted,
    in_order,
)

_MOMENT: Final = "moment"
_CHAIN: Final = "chain"
_SEAT: Final = "seat{}"
_MARKET: Final = "market"
_BUYERS: Final = "buyers"
_RESEARCH: Final = "research"
_AWARDS: Final = "awards"
_GROUPS: Final = (_MOMENT, _CHAIN, _SEAT, _MARKET, _BUYERS, _RESEARCH, _AWARDS)
_MOST_MONEY: Final = 300
_MOST_WHITE: Final = 30
_MOST_LAPS: Final = 9
_FURTHER: Final = {
    **dict.fromkeys((*zones.ON_MAT, "marker"), "seat{0}"),
    **dict.fromkeys(("gap", "order"), _CHAIN), "track": _MOMENT,
    **dict.fromkeys(("stall", "price"), _MARKET), "row": _BUYERS,
    **dict.fromkeys(zones.PILES, _RESEARCH),
}  # fmt: skip


def load(data: DataSet, new: Callable[[int, int, Mapping[str, Json]], State]) -> Editing[State]:
    """Return the position editor for a data set; ``new`` creates a state from its set-up."""
    return Editor(
        position.CODEC,
        data,
        new,
        settings=[
            *(*_moment(data), *_ring(data), *_players(data)),
            *(*_market(data), *_buyers(data), *_research(data)),
        ],
        zones=zones.zones(data),
        groups=_GROUPS,
        further=_FURTHER,
        settle=partial(edits.settle, data),
        notes=_notes,
        begin=lambda table: edits.begin_turn(table, int(table["chain"][0][-1])),
    ).editing()


def _notes(table: Table, group: str) -> list[str]:
    if group == _MOMENT and edits.asked(table) == edits.INSIDE:
        return ["editing.note.inside"]
    return ["editing.note.income"] if group.startswith("seat") else []


# -- what can be set


def _moment(data: DataSet) -> list[Setting]:
    def asks(table: Values) -> list[int]:
        last = table["turn"] == scoring.LAST_TURN
        can = [edits.START, edits.TAKE, *([edits.OVER] if last else [])]
        return sorted({*can, edits.asked(table)})

    def offered(table: Values) -> list[Place]:
        held = [player["start_tile"] for player in table["players"]]
        choosing = edits.asked(table) == edits.START
        return [(tile,) for tile, name in enumerate(data.start_names)
                if choosing and name not in held]  # fmt: skip

    def offer(table: Values, tile: int, wanted: int) -> None:
        others = [name for name in table["start_tiles"] if name != data.start_names[tile]]
        table["start_tiles"] = [*others, *data.start_names[tile : tile + wanted]]

    def number(turn: int) -> Term:
        return Term("kraftwagen.analysis.stage", {"number": data.turn_number(turn)})

    def token(table: Values) -> range:
        return range(min(1, table["token"]), data.token_start[len(table["players"])] + 1)

    return [
        Setting("next", _MOMENT, "editing.next", "current", seats=True, put=edits.begin_turn),
        Setting("turn", _MOMENT, "editing.turn", "turn", put=partial(edits.set_turn, data),
                words=number if data.turn_number(1) != 1 else None),
        Setting("asks", _MOMENT, "editing.asks", get=edits.asked, values=asks,
                words=lambda question: f"editing.ask.{edits.ASKS[question]}",
                put=partial(edits.ask, data)),
        Setting("offered", _MOMENT, "editing.start.offered", over=offered,
                get=lambda table, tile: int(data.start_names[tile] in table["start_tiles"]),
                values=lambda table, tile: (0, 1), words=("editing.off", "editing.on").__getitem__,
                parts=lambda tile: [f"editing.start.{data.start_names[tile]}"],
                put=offer),
        Setting("special_tiles", _MOMENT, "editing.specials", "special_tiles",
                put=partial(edits.set_special_tiles, data)),
        Setting("token", _MOMENT, "editing.token", "token", values=token),
    ]  # fmt: skip


def _ring(data: DataSet) -> list[Setting | Block]:
    number_of = {name: number for number, name in enumerate(data.tile_names)}

    def workers(table: Values) -> list[Place]:
        return [(int(name[-1]),) for name in table["chain"] if name not in number_of]

    def tiles(table: Values) -> list[Place]:
        return [(number_of[name],) for name in table["chain"] if name in number_of]

    def specials(table: Values) -> list[Place]:
        own = data.special_sets[table["turn"]] if table["special_tiles"] else ()
        return [(tile,) for tile in own]

    def parts(tile: int) -> list[str]:
        found = [f"term.task.{terms.TASKS[task]}" for task in data.tile_actions[tile]]
        kind, _ = data.tile_bonus[tile]
        return [*found, f"editing.bonus_of.{kind}"] if kind else found

    return [
        Block([
            in_order("worker", _CHAIN, "editing.worker", "chain",
                     lambda table, seat: table["chain"].index(f"seat {seat}"), over=workers,
                     number=lambda seat: seat),
            in_order("tile", _CHAIN, "editing.tile", "chain",
                     lambda table, tile: table["chain"].index(data.tile_names[tile]), over=tiles,
                     parts=parts),
        ], by=lambda field: field.value),
        Setting("special", _CHAIN, "editing.special.tile", over=specials,
                get=partial(edits.special_at, data), values=lambda table, tile: range(3),
                words=lambda where: f"editing.special.{edits.SPECIAL[where]}", parts=parts,
                put=partial(edits.set_special, data)),
    ]  # fmt: skip


def _players(data: DataSet) -> list[Setting]:
    def amounts(table: Values, seat: int) -> range:
        now, least = edits.money(table, seat), table["players"][seat]["income"]["awards"]
        return range(least, max(_MOST_MONEY, now) + 1)

    def idle(table: Values, seat: int) -> range:
        return range(edits.idle(table, seat) + 1)

    def call_to_canteen(table: Values, seat: int, count: int) -> None:
        table["players"][seat]["supply"] = edits.idle(table, seat) - count

    def start_tiles(table: Values, seat: int) -> list[int]:
        none = edits.asked(table) == edits.START or not table["players"][seat]["start_tile"]
        return [*([NOT_CHOSEN] if none else []), *range(len(data.start_names))]

    def halls(table: Values) -> list[Place]:
        return [(seat, hall) for seat, player in enumerate(table["players"])
                for hall in range(len(player["workshops"]))]  # fmt: skip

    def laps(table: Values, seat: int) -> range:
        player = table["players"][seat]
        return range(max(_MOST_LAPS, player["laps"]) + 1) if player["space"] else range(1)

    def kinds(table: Values) -> list[Place]:
        cards = range(terms.TWO_BODY, len(terms.CARDS))
        return [(seat, card, active) for seat in range(len(table["players"]))
                for card in cards for active in (1, 0)]  # fmt: skip

    def free(table: Values, seat: int, card: int, active: int) -> int:
        """Cards nobody has: in the deck, the discards or face up."""
        name = terms.CARDS[card]
        piles: tuple[Any, ...] = (table["deck"], table["discards"], Counter(table["shown"]))
        found = sum(int(pile.get(name, 0)) for pile in piles)
        return min(found, edits.idle(table, seat)) if active else found

    def development(seat: int, card: int, active: int) -> str:
        return f"editing.{'active' if active else 'inactive'}.{terms.CARDS[card]}"

    def start_tile(tile: int) -> str:
        return f"editing.start.{'none' if tile == NOT_CHOSEN else data.start_names[tile]}"

    return [
        Setting("money", _SEAT, "editing.money", over="players", get=edits.money, values=amounts,
                put=edits.set_money),
        Setting("canteen", _SEAT, "editing.canteen", "players.{}.canteen", over="players",
                values=idle, put=call_to_canteen),
        Setting("supply", _SEAT, "editing.supply", "players.{}.supply", over="players",
                values=idle),
        Setting("start", _SEAT, "editing.start.tile", "players.{}.start_tile", over="players",
                values=start_tiles, words=start_tile, swaps=True),
        Setting("workshop", _SEAT, "editing.workshop", "players.{}.workshops.{}", over=halls,
                words=_part, number=lambda seat, hall: hall + 1),
        Setting("bay", _SEAT, "editing.bay", "players.{}.grand_prix_engine", over="players"),
        Setting("race", _SEAT, "editing.space", "players.{}.space", over="players"),
        Setting("lap", _SEAT, "editing.laps", "players.{}.laps", over="players", values=laps),
        counted("dev", _SEAT, development, kinds, edits.own_developments,
                counts=lambda name, seat, card, active: name == terms.CARDS[card], more=free,
                new=lambda table, seat, card, active: terms.CARDS[card]),
    ]  # fmt: skip


def _part(part: int) -> str:
    if not part:
        return "editing.empty"
    kind = "engine" if terms.is_engine(part) else "body"
    return f"editing.part.{kind}.{terms.part_value(part)}"


def _market(data: DataSet) -> list[Setting | Block]:
    def room(table: Values, seat: int) -> int:
        left = data.market_spaces[len(table["players"])] - 1 - len(table["cars"])
        return min(left, edits.idle(table, seat), len(table["prices"]))

    def simplest(table: Values, seat: int) -> Values:
        used = [car["price"] for car in table["cars"]]
        price = next(price for price in table["prices"] if price not in used)
        return {"seat": seat, "body": 1, "engine": 1, "workers": 1, "price": price,
                "marker": None, "closed": False}  # fmt: skip

    def owners(table: Values, space: int, _: str) -> list[int]:
        car = table["cars"][space]
        return [seat for seat in range(len(table["players"])) if seat == car["seat"]
                or edits.idle(table, seat) >= car["workers"] > 0]  # fmt: skip

    def workers(table: Values, space: int, _: str) -> range:
        car = table["cars"][space]
        return range(1, car["workers"] + edits.idle(table, car["seat"]) + 1)

    def prices(table: Values, space: int, _: str) -> list[int]:
        return sorted([*table["prices"], table["cars"][space]["price"]])

    def closed(table: Values, space: int, _: str) -> tuple[int, ...]:
        car = table["cars"][space]
        return (0, 1) if edits.idle(table, car["seat"]) or not car["closed"] else (1,)

    def spaces(table: Values) -> Iterable[int]:
        return range(len(table["cars"]))

    def not_sold(table: Values) -> Iterable[int]:
        return [space for space, car in enumerate(table["cars"]) if not car["closed"]]

    def with_special_tiles(table: Values) -> Iterable[int]:
        return spaces(table) if table["special_tiles"] else ()

    def entry(
        name: str,
        values: Callable[..., Sequence[int]] | None = None,
        over: Callable[[Values], Iterable[int]] = spaces,
    ) -> Setting:
        return Setting("car", _MARKET, f"editing.car.{name}", "cars.{}.{}", seats=name == "seat",
                       over=lambda table: [(space, name) for space in over(table)],
                       values=values, number=lambda space, _: space + 1)  # fmt: skip

    return [
        counted("cars", _MARKET, "editing.cars", "players", lambda table, seat: table["cars"],
                counts=lambda car, seat: car["seat"] == seat and not car["closed"], more=room,
                new=simplest, number=lambda seat: seat),
        Block([
            in_order("car", _MARKET, "editing.car.space", "cars", over="cars",
                     number=lambda space: space + 1),
            entry("seat", owners),
            entry("body"),
            entry("engine"),
            entry("workers", workers, not_sold),
            entry("price", prices),
            entry("closed", closed, with_special_tiles),
        ]),
    ]  # fmt: skip


def _buyers(data: DataSet) -> list[Setting | Block]:
    def more(table: Values, wish: int) -> int:
        room = data.active_spaces[len(table["players"])] - len(table["active_buyers"])
        return min(room, int(table["stacks"][terms.PREFERENCES[wish]]))

    def wishes(table: Values, place: int) -> list[int]:
        own = table["active_buyers"][place]["preference"]
        return [wish for wish, name in enumerate(terms.PREFERENCES)
                if name == own or table["stacks"][name]]  # fmt: skip

    def white(table: Values, wish: int) -> range:
        return range(max(_MOST_WHITE, table["white"][terms.PREFERENCES[wish]]) + 1)

    return [
        counted("stack", _BUYERS, lambda wish: f"editing.row.{terms.PREFERENCES[wish]}",
                terms.PREFERENCES, lambda table, wish: table["active_buyers"],
                counts=lambda buyer, wish: buyer["preference"] == terms.PREFERENCES[wish],
                more=more, new=edits.buyer),
        Block([
            Setting("active", _BUYERS, "editing.buyer", "active_buyers.{}.preference",
                    over="active_buyers", values=wishes, number=lambda place: place + 1,
                    words=lambda wish: f"term.preference.{terms.PREFERENCES[wish]}"),
            in_order("stands", _BUYERS, "editing.stands", "active_buyers", over="active_buyers",
                     number=lambda place: place + 1),
        ]),
        Setting("white", _BUYERS, lambda wish: f"editing.white.{terms.PREFERENCES[wish]}",
                "white.{}", over=terms.PREFERENCES, values=white),
    ]  # fmt: skip


def _research(data: DataSet) -> list[Setting | Block]:
    def engineers(table: Values) -> list[Place]:
        return [(card,) for card in range(len(terms.ENGINEERS)) if card in data.deck]

    def cards(table: Values, place: int) -> list[int]:
        return [card for card, name in enumerate(terms.CARDS) if name == table["shown"][place]
                or table["deck"].get(name) or table["discards"].get(name)]  # fmt: skip

    def markers(numbers: range, on: str) -> Setting:
        def hired(table: Values) -> list[Place]:
            return [(number,) for number in numbers
                    if edits.engineer_of(terms.MARKERS[number]) in _hired(table)]  # fmt: skip

        def word(where: int) -> str:
            known = ("editing.marker.used", "editing.marker.left")
            return [*known, f"editing.marker.{on}.{where - edits.LEFT}"][min(where, len(known))]

        return Setting("use", _RESEARCH, lambda number: f"term.marker.{terms.MARKERS[number]}",
                       over=hired, get=edits.marker_at, values=places, words=word,
                       put=edits.set_marker)  # fmt: skip

    def places(table: Values, number: int) -> list[int]:
        name = terms.MARKERS[number]
        owner = edits.engineer_owner(table, terms.ENGINEERS.index(edits.engineer_of(name)))
        free = [edits.LEFT + 1 + place for place, one in enumerate(edits.marked(table, number))
                if one["marker"] in (None, name) and one.get("seat", owner) == owner]  # fmt: skip
        return [edits.USED, edits.LEFT, *free]

    def discards(table: Values) -> list[Place]:
        return [(card,) for card, name in enumerate(terms.CARDS)
                if table["deck"].get(name) or table["discards"].get(name)]  # fmt: skip

    def discarded(table: Values, card: int) -> range:
        name = terms.CARDS[card]
        return range(table["deck"].get(name, 0) + table["discards"].get(name, 0) + 1)

    return [
        Setting("card", _RESEARCH, "editing.card", "shown.{}", over="shown", values=cards,
                number=lambda place: place + 1, words=_card),
        Setting("engineer", _RESEARCH, _card, over=engineers, seats=True,
                get=edits.engineer_owner, put=edits.set_engineer,
                values=lambda table, engineer: range(terms.NOBODY, len(table["players"]))),
        markers(range(terms.MAYBACH_HIGH + 1), "car"),
        markers(range(terms.MAYBACH_HIGH + 1, len(terms.MARKERS)), "buyer"),
        Setting("discards", _RESEARCH, "editing.discards", "discards.{}", over=discards,
                values=discarded, parts=lambda card: [_card(card)]),
        Setting("award", _AWARDS, lambda award: f"editing.award.{terms.AWARDS[award]}",
                "awards.{}", over=terms.AWARDS, seats=True),
    ]  # fmt: skip


def _card(card: int) -> str:
    return f"term.card.{terms.CARDS[card]}"


def _hired(table: Values) -> list[str]:
    return [name for player in table["players"] for name in player["engineers"]]

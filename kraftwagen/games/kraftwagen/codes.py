"""Decisions as packed ints: codes, rule ids and lines of notation of every kind of decision.

The kind stands above bit 20, its values below; ``TABLE`` says what they are. Codes are independent
of the position, so a record and a search tree can hold them; records and tests write their lines.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from kraftwagen.games.kraftwagen import terms
from kraftwagen.games.parts.decisions import Row, Table, named, number, of_data

if TYPE_CHECKING:
    # Only in annotations: machine words in compiled code, plain ints without.
    from mypy_extensions import i64

SHIFT: Final = 20
VALUE_MASK: Final = (1 << SHIFT) - 1

START: Final = 1 << SHIFT
TAKE: Final = 2 << SHIFT
HIRE: Final = 3 << SHIFT
RESEARCH: Final = 4 << SHIFT
BODY: Final = 5 << SHIFT
ENGINE: Final = 6 << SHIFT
BUYER: Final = 7 << SHIFT
RACE: Final = 8 << SHIFT
TO_SPACE: Final = 9 << SHIFT
GRAND_PRIX_ENGINE: Final = 10 << SHIFT
SALE: Final = 11 << SHIFT
DAIMLER: Final = 12 << SHIFT
DIESEL: Final = 13 << SHIFT
CAR: Final = 14 << SHIFT
BENZ: Final = 15 << SHIFT
END_TURN: Final = 16 << SHIFT

ON_GRAND_PRIX_CAR: Final = 15
MOVE_TOKEN: Final = 4
LARGEST_PRICE: Final = 63

KIND_OF: Final = {
    terms.HIRE: HIRE,
    terms.RESEARCH: RESEARCH,
    terms.TAKE_BODY: BODY,
    terms.TAKE_ENGINE: ENGINE,
    terms.BUYER: BUYER,
    terms.RACE: RACE,
    terms.TO_SPACE: TO_SPACE,
    terms.GRAND_PRIX_ENGINE: GRAND_PRIX_ENGINE,
    terms.SALE: SALE,
}
"""Kind of the decisions that carry out each task of a tile."""
_TASK_OF: Final = {done: task for task, done in KIND_OF.items()}
NO_TASK: Final = -1


def kind(code: int) -> int:
    """Return the kind of a decision, such as TAKE.

    >>> kind(TAKE | 3) == TAKE
    True
    """
    return code & ~VALUE_MASK


def value(code: int) -> int:
    """Return the bits of a code below its kind: the packed values of the decision.

    >>> value(TAKE | 3)
    3
    """
    return code & VALUE_MASK


def car(body: i64, engine: i64, workers: i64, price: i64, marker: i64) -> i64:
    """Return a car offer's values packed for a code; ``marker`` is 0 or 1 + an engineer marker."""
    return CAR | body << 17 | engine << 14 | workers << 10 | price << 4 | marker


def unpack_car(code: i64) -> tuple[i64, i64, i64, i64, i64]:
    """Return body, engine, workers, price and marker of a car offer.

    >>> unpack_car(car(3, 4, 2, 8, 1))
    (3, 4, 2, 8, 1)
    """
    return code >> 17 & 7, code >> 14 & 7, code >> 10 & 15, code >> 4 & 63, code & 15


def with_price(code: int, price: int) -> int:
    """Return the code of a car offer with another price.

    >>> unpack_car(with_price(car(3, 4, 2, 8, 1), 12))
    (3, 4, 2, 12, 1)
    """
    return code & ~(LARGEST_PRICE << 4) | price << 4


def diesel(change: int, space: int, value: int) -> int:
    """Return the code of a Diesel marker that gives ``change`` of a car a new value (E9)."""
    return DIESEL | change << 18 | space << 12 | value


def unpack_diesel(code: int) -> tuple[int, int, int]:
    """Return the change, market space and new value of a Diesel marker's code.

    >>> unpack_diesel(diesel(3, 5, 10))
    (3, 5, 10)
    """
    return code >> 18 & 3, code >> 12 & 63, code & 63


def daimler(marker: int, space: int) -> int:
    """Return the code for putting a Daimler marker on the buyer at an active space."""
    return DAIMLER | marker << 4 | space


def unpack_daimler(code: int) -> tuple[int, int]:
    """Return the marker and the active space of a Daimler marker's code.

    >>> unpack_daimler(daimler(6, 2))
    (6, 2)
    """
    return code >> 4 & 15, code & 15


def task(code: int) -> int:
    """Return the task of a tile that a decision carries out, or NO_TASK."""
    return _TASK_OF.get(kind(code), NO_TASK)


def offers_car(code: int) -> bool:
    """Return whether a decision puts a car onto the market (M1)."""
    return kind(code) == CAR


def changes_car(code: int) -> bool:
    """Return whether a decision changes a car on the market with a Diesel marker (E9)."""
    return kind(code) == DIESEL


def uses_marker(code: int) -> bool:
    """Return whether a decision uses an engineer marker of the action phase (E0)."""
    return kind(code) in (DAIMLER, DIESEL)


def taken_tile(code: int) -> int:
    """Return the tile that a decision takes (C2), -1 for none."""
    return value(code) if kind(code) == TAKE else -1


def dropped_part(code: int) -> int:
    """Return the part that a decision gives back for a new body or engine (A3, A4), 0 for none."""
    part = value(code)
    return part if kind(code) in (BODY, ENGINE) and part != ON_GRAND_PRIX_CAR else 0


def _rule_of_tile(tile: int) -> str:
    return "V2" if tile >= terms.BASIC_TILES else "C2"


def _table() -> Table:
    """Build the table of decisions, with their rules and lines.

    Spaces of the market and of the active buyers count from 1 in lines.
    """
    values = number(1, terms.ENGINE_PART)
    price = number(1, LARGEST_PRICE)
    car_fields = {
        "body": values,
        "engine": values,
        "workers": number(1, 15),
        "price": price,
    }
    car_line = "car b{body} e{engine} w{workers} p{price}"
    part = named(terms.PART_NAMES[1:], first=1)
    preference = named(terms.PREFERENCES)
    space = number(0, 7, shown_from=1)
    active_space = number(0, 8, shown_from=1)
    daimlers = terms.MARKERS[terms.DAIMLER_LOW : terms.DAIMLER_HIGH + 1]
    return Table(
        [
            Row("start_tile", START, "S4", "start {start}", start=of_data("start_names", 4)),
            Row("take_tile", TAKE, _rule_of_tile, "take {tile}",
                tile=of_data("tile_names", 22)),
            Row("hire.canteen", HIRE, "A1", "hire"),
            Row("hire.active", HIRE, "A1", "hire {card}",
                card=named(terms.DEVELOPMENTS, terms.TWO_BODY)),
            Row("research", RESEARCH, terms.card_rule, "research {card}",
                card=named(terms.CARDS)),
            Row("body.free", BODY, "A3", "body"),
            Row("body.drop", BODY, "A3", "body drop {part}", part=part),
            Row("engine.free", ENGINE, "A4", "engine"),
            Row("engine.drop", ENGINE, "A4", "engine drop {part}", part=part),
            Row("engine.grand_prix", ENGINE | ON_GRAND_PRIX_CAR, "A4", "engine gp"),
            Row("buyer", BUYER, "A5", "buyer {preference}", preference=preference),
            Row("move_token", BUYER | MOVE_TOKEN, "A5", "buyer token"),
            Row("race", RACE, "A6", "race"),
            Row("to_space", TO_SPACE, "S4", "space"),
            Row("start_engine", GRAND_PRIX_ENGINE, "S4", "engine2"),
            Row("sale.none", SALE, "V4", "sale none"),
            Row("sale.car", SALE, "V4", "sale {space}", space=space._replace(plus=1)),
            Row("daimler", daimler, "E7", "{marker} {space}",
                marker=named(daimlers, terms.DAIMLER_LOW), space=active_space),
            *[
                Row(f"diesel.{name}", partial(diesel, change), "E9",
                    f"diesel {{space}} {name} {{value}}",
                    space=space, value=values if name in ("body", "engine") else price)
                for change, name in enumerate(terms.CHANGES)
            ],
            Row("car.plain", partial(car, marker=0), "M1", car_line, **car_fields),
            Row("car.marked", car, "M1", f"{car_line} {{marker}}", **car_fields,
                marker=named(terms.MARKERS[: terms.MAYBACH_HIGH + 1], plus=1)),
            Row("benz.none", BENZ, "E4", "benz none"),
            Row("benz.buyer", BENZ, "E4", "benz {preference}",
                preference=preference._replace(plus=1)),
            Row("end_turn", END_TURN, "P2", "end"),
        ]
    )  # fmt: skip


TABLE: Final = _table()

"""Decisions as packed ints: codes, rule ids and lines of notation of every kind of decision.

The kind stands above bit 20, its values below; ``TABLE`` says what they are. Codes are independent
of the position, so a record and a search tree can hold them; records and tests write their lines.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from kraftwagen.games.automania import terms
from kraftwagen.games.parts.decisions import Row, Table, named, number, of_data

if TYPE_CHECKING:
    # Only in annotations: machine words in compiled code, plain ints without.
    from mypy_extensions import i64

SHIFT: Final = 20
VALUE_MASK: Final = (1 << SHIFT) - 1

KIND_MASK: Final = ~VALUE_MASK

SPACE: Final = 1 << SHIFT
SPONSOR: Final = 2 << SHIFT
RECALL: Final = 3 << SHIFT
RETIRE: Final = 4 << SHIFT
TAKE: Final = 5 << SHIFT
PLACE: Final = 6 << SHIFT
DISCARD: Final = 7 << SHIFT
MARKET: Final = 8 << SHIFT
WORKERS: Final = 9 << SHIFT
REWARD: Final = 10 << SHIFT
PLAY: Final = 11 << SHIFT
KEEP: Final = 12 << SHIFT
"""Play no contract with the car just made (K3)."""
FACE: Final = 13 << SHIFT
DECK: Final = 14 << SHIFT
SELL: Final = 15 << SHIFT
PASS: Final = 16 << SHIFT
"""Leave the car on its ship (Z2)."""
ADVANCE: Final = 17 << SHIFT
COPY: Final = 18 << SHIFT
FACTORY: Final = 19 << SHIFT

NO_TYPE: Final = 3


def kind(code: i64) -> i64:
    """Return the kind of a decision, such as TAKE.

    >>> kind(TAKE | 3) == TAKE
    True
    """
    return code & KIND_MASK


def value(code: i64) -> i64:
    """Return the bits of a code below its kind: the packed values of the decision.

    >>> value(TAKE | 3)
    3
    """
    return code & VALUE_MASK


def reveals_hand(code: int) -> bool:
    """Return whether a decision names a contract that only its seat may know (K2)."""
    return kind(code) == PLAY


def space(number: i64, car_type: i64) -> i64:
    """Return the code for using an action space; ``car_type`` is NO_TYPE for drawing a contract."""
    return SPACE | number << 2 | car_type


def unpack_space(code: i64) -> tuple[i64, i64]:
    """Return the action space and the car type of a code.

    >>> unpack_space(space(5, 2))
    (5, 2)
    """
    return (code & VALUE_MASK) >> 2, code & 3


def recall(market: i64, ship: i64) -> i64:
    """Return the code for taking a car back from a ship (P9)."""
    return RECALL | market << 5 | ship


def unpack_recall(code: i64) -> tuple[i64, i64]:
    """Return the market and the ship of a code.

    >>> unpack_recall(recall(1, 17))
    (1, 17)
    """
    return code >> 5 & 1, code & 31


def market(number: i64, electric: i64) -> i64:
    """Return the code for choosing a market; ``electric`` is 1 to use the electric car (V3)."""
    return MARKET | electric << 1 | number


def unpack_market(code: i64) -> tuple[i64, i64]:
    """Return the market of a code, and 1 if the electric car is used, else 0.

    >>> unpack_market(market(1, 0))
    (1, 0)
    """
    return code & 1, code >> 1 & 1


def sponsors(code: i64) -> bool:
    """Return whether a decision sends workers to the sponsor; the turn then continues (W1)."""
    return kind(code) == SPONSOR


def retires(code: i64) -> bool:
    """Return whether a decision retires the seat to a sales office (L1)."""
    return kind(code) == RETIRE


def sells(code: i64) -> bool:
    """Return whether a decision sells the car on a ship, copied sales included (Z3, V4)."""
    return kind(code) == SELL or kind(code) == COPY


def _table() -> Table:
    """Build the table of decisions, with their rules and lines.

    In lines sales spaces and sales offices count from 1, cells are a letter for the column and a
    number for the row.
    """
    sales_space = number(0, terms.SALES_SPACES - 1, shown_from=1)
    card = of_data("card_names", terms.CONTRACTS)
    return Table(
        [
            Row("act.car", space, "A1", "act {space} {type}",
                space=named(terms.SPACE_NAMES), type=named(terms.CAR_TYPES)),
            Row("act.contract", partial(space, car_type=NO_TYPE), "A1", "act {space}",
                space=named(terms.SPACE_NAMES)),
            Row("sponsor", SPONSOR, "W1", "sponsor {workers}",
                workers=number(1, terms.MOST_WORKERS)),
            Row("take_back", recall, "P9", "recall {market} {ship}",
                market=named(terms.MARKETS), ship=number(1, terms.HIGHEST_SHIP)),
            Row("retire", RETIRE, "L1", "retire {office}",
                office=number(0, terms.SALES_OFFICES - 1, shown_from=1)),
            Row("take_tile", TAKE, "A6", "take {cell}", cell=named(terms.CELL_NAMES)),
            Row("place_tile", PLACE, "T1", "place {place}", place=named(terms.PLACE_NAMES)),
            Row("discard", DISCARD, "T1", "discard"),
            Row("market", market, "P2", "market {market}{electric}",
                market=named(terms.MARKETS), electric=named(("", " electric"))),
            Row("marketing", WORKERS, "P5", "workers {workers}",
                workers=number(0, terms.MOST_WORKERS)),
            Row("reward", REWARD, "P8", "reward {space}", space=sales_space),
            Row("play", PLAY, "K3", "play {card}", card=card),
            Row("keep", KEEP, "K3", "keep"),
            Row("face_up", FACE, "K1", "face {card}", card=card),
            Row("deck", DECK, "K1", "deck"),
            Row("sell", SELL, "Z3", "sell {space}", space=sales_space),
            Row("copy", COPY, "V4", "copy {space}",
                space=number(0, terms.LIMITED_SPACES - 1, shown_from=1)),
            Row("leave", PASS, "Z2", "pass"),
            Row("demands", ADVANCE, "N2", "advance {side}", side=named(terms.SIDES)),
            Row("factory", FACTORY, "V1", "factory {board}",
                board=named(terms.BOARDS[1:], first=1)),
        ]
    )  # fmt: skip


TABLE: Final = _table()

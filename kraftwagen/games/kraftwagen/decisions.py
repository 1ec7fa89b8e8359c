"""Every kind of decision: its code, its rule and its line, as records and tests write it.

Spaces of the market and of the active buyers count from 1 in lines.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from kraftwagen.games.kraftwagen import codes, terms
from kraftwagen.games.parts.decisions import Row, Table, named, number, of_data

_VALUE: Final = number(1, terms.ENGINE_PART)
_PRICE: Final = number(1, codes.LARGEST_PRICE)
_CAR: Final = {
    "body": _VALUE,
    "engine": _VALUE,
    "workers": number(1, 15),
    "price": _PRICE,
}
_CAR_LINE: Final = "car b{body} e{engine} w{workers} p{price}"
_PART: Final = named(terms.PART_NAMES[1:], first=1)
_PREFERENCE: Final = named(terms.PREFERENCES)
_SPACE: Final = number(0, 7, shown_from=1)
_ACTIVE_SPACE: Final = number(0, 8, shown_from=1)
_DAIMLERS: Final = terms.MARKERS[terms.DAIMLER_LOW : terms.DAIMLER_HIGH + 1]

TABLE: Final = Table(
    [
        Row("start_tile", codes.START, "S4", "start {start}", start=of_data("start_names", 4)),
        Row("take_tile", codes.TAKE, "C2", "take {tile}", tile=of_data("tile_names", 22)),
        Row("hire.canteen", codes.HIRE, "A1", "hire"),
        Row("hire.active", codes.HIRE, "A1", "hire {card}",
            card=named(terms.DEVELOPMENTS, terms.TWO_BODY)),
        Row("research", codes.RESEARCH, "A2", "research {card}", card=named(terms.CARDS)),
        Row("body.free", codes.BODY, "A3", "body"),
        Row("body.drop", codes.BODY, "A3", "body drop {part}", part=_PART),
        Row("engine.free", codes.ENGINE, "A4", "engine"),
        Row("engine.drop", codes.ENGINE, "A4", "engine drop {part}", part=_PART),
        Row("engine.grand_prix", codes.ENGINE | codes.ON_GRAND_PRIX_CAR, "A4", "engine gp"),
        Row("buyer", codes.BUYER, "A5", "buyer {preference}", preference=_PREFERENCE),
        Row("move_token", codes.BUYER | codes.MOVE_TOKEN, "A5", "buyer token"),
        Row("race", codes.RACE, "A6", "race"),
        Row("to_space", codes.TO_SPACE, "S4", "space"),
        Row("start_engine", codes.GRAND_PRIX_ENGINE, "S4", "engine2"),
        Row("sale.none", codes.SALE, "V4", "sale none"),
        Row("sale.car", codes.SALE, "V4", "sale {space}", space=_SPACE._replace(plus=1)),
        Row("daimler", codes.daimler, "E7", "{marker} {space}",
            marker=named(_DAIMLERS, terms.DAIMLER_LOW), space=_ACTIVE_SPACE),
        *[
            Row(f"diesel.{name}", partial(codes.diesel, change), "E9",
                f"diesel {{space}} {name} {{value}}",
                space=_SPACE, value=_VALUE if name in ("body", "engine") else _PRICE)
            for change, name in enumerate(terms.CHANGES)
        ],
        Row("car.plain", partial(codes.car, marker=0), "M1", _CAR_LINE, **_CAR),
        Row("car.marked", codes.car, "M1", f"{_CAR_LINE} {{marker}}", **_CAR,
            marker=named(terms.MARKERS[: terms.MAYBACH_HIGH + 1], plus=1)),
        Row("benz.none", codes.BENZ, "E4", "benz none"),
        Row("benz.buyer", codes.BENZ, "E4", "benz {preference}",
            preference=_PREFERENCE._replace(plus=1)),
        Row("end_turn", codes.END_TURN, "P2", "end"),
    ]
)  # fmt: skip

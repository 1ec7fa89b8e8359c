"""Every kind of decision: its code, its rule and its line, as records and tests write it.

Sales spaces and sales offices count from 1 in lines, cells are a letter for the column and a
number for the row.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from kraftwagen.games.automania import codes, terms
from kraftwagen.games.parts.decisions import Row, Table, named, number, of_data

_SPACE: Final = number(0, terms.SALES_SPACES - 1, shown_from=1)
_CARD: Final = of_data("card_names", terms.CONTRACTS)

TABLE: Final = Table(
    [
        Row("act.car", codes.space, "A1", "act {space} {type}",
            space=named(terms.SPACE_NAMES), type=named(terms.CAR_TYPES)),
        Row("act.contract", partial(codes.space, car_type=codes.NO_TYPE), "A1", "act {space}",
            space=named(terms.SPACE_NAMES)),
        Row("sponsor", codes.SPONSOR, "W1", "sponsor {workers}",
            workers=number(1, terms.MOST_WORKERS)),
        Row("take_back", codes.recall, "P9", "recall {market} {ship}",
            market=named(terms.MARKETS), ship=number(1, terms.HIGHEST_SHIP)),
        Row("retire", codes.RETIRE, "L1", "retire {office}",
            office=number(0, terms.SALES_OFFICES - 1, shown_from=1)),
        Row("take_tile", codes.TAKE, "A6", "take {cell}", cell=named(terms.CELL_NAMES)),
        Row("place_tile", codes.PLACE, "T1", "place {place}", place=named(terms.PLACE_NAMES)),
        Row("discard", codes.DISCARD, "T1", "discard"),
        Row("market", codes.market, "P2", "market {market}{electric}",
            market=named(terms.MARKETS), electric=named(("", " electric"))),
        Row("marketing", codes.WORKERS, "P5", "workers {workers}",
            workers=number(0, terms.MOST_WORKERS)),
        Row("reward", codes.REWARD, "P8", "reward {space}", space=_SPACE),
        Row("play", codes.PLAY, "K3", "play {card}", card=_CARD),
        Row("keep", codes.KEEP, "K3", "keep"),
        Row("face_up", codes.FACE, "K1", "face {card}", card=_CARD),
        Row("deck", codes.DECK, "K1", "deck"),
        Row("sell", codes.SELL, "Z3", "sell {space}", space=_SPACE),
        Row("copy", codes.COPY, "V4", "copy {space}",
            space=number(0, terms.LIMITED_SPACES - 1, shown_from=1)),
        Row("leave", codes.PASS, "Z2", "pass"),
        Row("demands", codes.ADVANCE, "N2", "advance {side}", side=named(terms.SIDES)),
        Row("factory", codes.FACTORY, "V1", "factory {board}",
            board=named(terms.BOARDS[1:], first=1)),
    ]
)  # fmt: skip

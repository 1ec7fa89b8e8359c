"""One short readable line per decision, as records and tests write it.

Examples: ``act column_city city``, ``act row_contract``, ``sponsor 2``, ``recall europe 12``,
``retire 4``, ``take c2``, ``place spoiler_family``, ``place office_1``, ``discard``,
``market europe``, ``market europe electric``, ``workers 2``, ``reward 1``, ``play C2``, ``keep``,
``face N2``, ``deck``, ``sell 6``, ``copy 1``, ``pass``, ``advance left``, ``factory elon``.
Cells are a letter for the column and a number for the row; sales spaces and offices count from 1.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from kraftwagen.engine.errors import BadNotation, shown
from kraftwagen.games.automania import actions, codes, terms
from kraftwagen.games.automania.dataset import DataSet

CELLS: Final = tuple(f"{column}{row}" for row in (1, 2, 3, 4) for column in "abcd")
PLACES: Final = (
    *(f"slot_{slot}" for slot in terms.SLOTS),
    *(f"{part}_{kind}" for kind in terms.CAR_TYPES for part in terms.PARTS),
    *(f"office_{number}" for number in range(1, terms.OFFICES + 1)),
)
"""The places of a factory, see terms."""
_WORDS = {
    "discard": codes.DISCARD,
    "keep": codes.KEEP,
    "deck": codes.DECK,
    "pass": codes.PASS,
}
_ELECTRIC = "electric"


def to_text(data: DataSet, code: int) -> str:
    """The line for a code; raises BadNotation for a code that means nothing."""
    match actions.decode(code):
        case actions.PlaceWorkers(space, car_type):
            name = terms.SPACE_NAMES[space]
            return f"act {name}" if car_type is None else f"act {name} {terms.CAR_TYPES[car_type]}"
        case actions.UseSponsor(workers):
            return f"sponsor {workers}"
        case actions.TakeBack(market, ship):
            return f"recall {terms.MARKETS[market]} {ship}"
        case actions.Retire(office):
            return f"retire {office + 1}"
        case actions.TakeTile(cell):
            return f"take {CELLS[cell]}"
        case actions.PlaceTile(place):
            return f"place {PLACES[place]}"
        case actions.ChooseMarket(market, electric):
            return f"market {terms.MARKETS[market]}{f' {_ELECTRIC}' if electric else ''}"
        case actions.UseMarketing(workers):
            return f"workers {workers}"
        case actions.TakeReward(space):
            return f"reward {space + 1}"
        case actions.PlayContract(card):
            return f"play {data.card_names[card]}"
        case actions.DrawFaceUp(card):
            return f"face {data.card_names[card]}"
        case actions.SellCar(space):
            return f"sell {space + 1}"
        case actions.CopySale(space):
            return f"copy {space + 1}"
        case actions.MoveDemands(side):
            return f"advance {terms.SIDES[side]}"
        case actions.ChooseFactory(board):
            return f"factory {terms.BOARDS[board]}"
    return next(word for word, plain in _WORDS.items() if plain == code)


def from_text(data: DataSet, text: str) -> int:
    """The code of a line; raises BadNotation saying what is wrong with it."""
    word, *rest = text.split(" ")
    code = _read(data, word, rest)
    if code is None or not _means(data, code, text):
        raise BadNotation(f"'{shown(text)}' is not a decision of this game")
    return code


def _means(data: DataSet, code: int, text: str) -> bool:
    """Whether a line is the one way to write a code that means something."""
    try:
        return to_text(data, code) == text
    except BadNotation:
        return False


def _read(data: DataSet, word: str, rest: list[str]) -> int | None:
    if not rest:
        return _WORDS.get(word)
    first, last = rest[0], rest[-1]
    if word == "act":
        named = _named(0, terms.SPACE_NAMES, first)
        kinds = (*terms.CAR_TYPES, first)
        car_type = _named(0, kinds, last)
        missing = named is None or car_type is None
        return None if missing else codes.SPACE | (named or 0) << 2 | (car_type or 0)
    if word == "recall":
        market, ship = _named(0, terms.MARKETS, first), _number(0, last, 0)
        return None if market is None or ship is None else codes.recall(market, ship)
    if word == "market":
        market = _named(0, terms.MARKETS, first)
        return None if market is None else codes.market(market, int(last == _ELECTRIC))
    names = {"place": (codes.PLACE, PLACES), "take": (codes.TAKE, CELLS)}
    names |= {"play": (codes.PLAY, data.card_names), "face": (codes.FACE, data.card_names)}
    names |= {"advance": (codes.ADVANCE, terms.SIDES), "factory": (codes.FACTORY, terms.BOARDS)}
    if word in names:
        kind, known = names[word]
        return _named(kind, known, first)
    numbers = {"sponsor": (codes.SPONSOR, 0), "workers": (codes.WORKERS, 0)}
    numbers |= {"retire": (codes.RETIRE, 1), "reward": (codes.REWARD, 1)}
    numbers |= {"sell": (codes.SELL, 1), "copy": (codes.COPY, 1)}
    if word in numbers:
        kind, offset = numbers[word]
        return _number(kind, first, offset)
    return None


def _named(kind: int, names: Sequence[str], name: str) -> int | None:
    return kind | names.index(name) if name in names else None


def _number(kind: int, text: str, offset: int) -> int | None:
    if not re.fullmatch("[0-9]{1,2}", text) or int(text) < offset:
        return None
    return kind | int(text) - offset

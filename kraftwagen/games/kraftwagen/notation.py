"""One short readable line per decision, as records and tests write it.

Examples: ``take hire+buyer``, ``research benz``, ``engine drop b2``, ``engine gp``,
``buyer prestige``, ``car b3 e4 w2 p8 horch_low``, ``diesel 1 price 8``, ``end``.
Spaces of the market and of the active buyers count from 1.
"""

from __future__ import annotations

import re

from kraftwagen.engine.errors import BadNotation, shown
from kraftwagen.games.kraftwagen import actions, codes, terms
from kraftwagen.games.kraftwagen.dataset import DataSet

_CAR = re.compile(r"b([1-7]) e([1-7]) w(\d{1,2}) p(\d{1,2})(?: (\w+))?")
_PART = re.compile(r"drop ([be])([1-7])")
_WORDS = {
    "race": codes.RACE,
    "space": codes.TO_SPACE,
    "engine2": codes.GRAND_PRIX_ENGINE,
    "end": codes.END_TURN,
}
_DAIMLER = terms.MARKERS[terms.DAIMLER_LOW : terms.DAIMLER_HIGH + 1]
_NONE = "none"
_GRAND_PRIX_CAR = "gp"
_MOVES = "token"


def part_text(part: int) -> str:
    """A part as ``b3`` or ``e4``."""
    return f"{'e' if terms.is_engine(part) else 'b'}{terms.part_value(part)}"


def to_text(data: DataSet, code: int) -> str:
    """The line for a code; raises BadNotation for a code that means nothing."""
    match actions.decode(code):
        case actions.ChooseStartTile(tile):
            return f"start {data.start_names[tile]}"
        case actions.TakeTile(tile):
            return f"take {data.tile_names[tile]}"
        case actions.Hire(development):
            return f"hire {terms.CARDS[development]}" if development else "hire"
        case actions.Research(card):
            return f"research {terms.CARDS[card]}"
        case actions.TakeBody(drop):
            return f"body drop {part_text(drop)}" if drop else "body"
        case actions.TakeEngine(drop, on_grand_prix_car):
            if on_grand_prix_car:
                return f"engine {_GRAND_PRIX_CAR}"
            return f"engine drop {part_text(drop)}" if drop else "engine"
        case actions.ChooseBuyer(preference):
            return f"buyer {terms.PREFERENCES[preference]}"
        case actions.MoveToken():
            return f"buyer {_MOVES}"
        case actions.SellPrivately(space):
            return f"sale {_NONE if space is None else space + 1}"
        case actions.UseDaimler(marker, space):
            return f"{terms.MARKERS[marker]} {space + 1}"
        case actions.UseDiesel(change, space, value):
            return f"diesel {space + 1} {terms.CHANGES[change]} {value}"
        case actions.OfferCar(body, engine, workers, price, marker):
            extra = "" if marker is None else f" {terms.MARKERS[marker]}"
            return f"car b{body} e{engine} w{workers} p{price}{extra}"
        case actions.AddBenzBuyer(preference):
            return f"benz {_NONE if preference is None else terms.PREFERENCES[preference]}"
    return next(word for word, plain in _WORDS.items() if plain == code)


def from_text(data: DataSet, text: str) -> int:
    """The code of a line; raises BadNotation saying what is wrong with it."""
    word, _, rest = text.partition(" ")
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


def _read(data: DataSet, word: str, rest: str) -> int | None:
    if word in _WORDS:
        return _WORDS[word]
    if word == "start":
        return _named(codes.START, data.start_names, rest)
    if word == "take":
        return _named(codes.TAKE, data.tile_names, rest)
    if word == "hire":
        return _named(codes.HIRE, terms.CARDS, rest) if rest else codes.HIRE
    if word == "research":
        return _named(codes.RESEARCH, terms.CARDS, rest)
    if word == "body":
        return _part(codes.BODY, rest)
    if word == "engine":
        on_car = codes.ENGINE | codes.ON_GRAND_PRIX_CAR
        return on_car if rest == _GRAND_PRIX_CAR else _part(codes.ENGINE, rest)
    if word == "buyer":
        moves = codes.BUYER | codes.MOVE_TOKEN
        return moves if rest == _MOVES else _named(codes.BUYER, terms.PREFERENCES, rest)
    if word == "sale":
        return codes.SALE if rest == _NONE else _small(codes.SALE, rest, 0)
    if word in _DAIMLER:
        return _small(codes.daimler(terms.MARKERS.index(word), 0), rest, 1)
    if word == "diesel":
        return _diesel(rest)
    if word == "car":
        return _car(rest)
    if word == "benz":
        return codes.BENZ if rest == _NONE else _named(codes.BENZ, terms.PREFERENCES, rest, 1)
    return None


def _named(kind: int, names: tuple[str, ...], name: str, offset: int = 0) -> int | None:
    return kind | names.index(name) + offset if name in names else None


def _small(kind: int, text: str, offset: int) -> int | None:
    return kind | int(text) - offset if re.fullmatch("[1-9]", text) else None


def _part(kind: int, text: str) -> int | None:
    if not text:
        return kind
    found = _PART.fullmatch(text)
    return kind | terms.part(int(found[2]), found[1] == "e") if found else None


def _diesel(text: str) -> int | None:
    words = text.split(" ")
    if len(words) != 3 or words[1] not in terms.CHANGES:
        return None
    if not (re.fullmatch("[1-8]", words[0]) and re.fullmatch(r"\d{1,2}", words[2])):
        return None
    value = int(words[2])
    if not 0 < value <= codes.LARGEST_PRICE:
        return None
    return codes.diesel(terms.CHANGES.index(words[1]), int(words[0]) - 1, value)


def _car(text: str) -> int | None:
    found = _CAR.fullmatch(text)
    if not found:
        return None
    body, engine, workers, price = (int(found[group]) for group in range(1, 5))
    if not (0 < workers <= 15 and 0 < price <= codes.LARGEST_PRICE):
        return None
    marker = 0
    if found[5]:
        if found[5] not in terms.MARKERS[: terms.MAYBACH_HIGH + 1]:
            return None
        marker = 1 + terms.MARKERS.index(found[5])
    return codes.car(body, engine, workers, price, marker)

"""Decisions as readable records: the friendly form of the codes that search and records use."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from kraftwagen.engine.errors import BadNotation
from kraftwagen.games.automania import codes, terms


@dataclass(frozen=True, slots=True)
class PlaceWorkers:
    """Take an action; ``type`` is the car's, None on a space that draws a contract (A1, A6)."""

    space: int
    type: int | None = None


@dataclass(frozen=True, slots=True)
class UseSponsor:
    """Send workers to the sponsor (W1)."""

    workers: int


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Take a car back from its ship (P9)."""

    market: int
    ship: int


@dataclass(frozen=True, slots=True)
class Retire:
    """Retire to a sales office, counted from 0 (L1)."""

    office: int


@dataclass(frozen=True, slots=True)
class TakeTile:
    """Take the tile of a cell (A6)."""

    cell: int


@dataclass(frozen=True, slots=True)
class PlaceTile:
    """Put the tile taken onto a place of the own factory (T2-T4)."""

    place: int


@dataclass(frozen=True, slots=True)
class DiscardTile:
    """Discard the tile taken (T1)."""


@dataclass(frozen=True, slots=True)
class ChooseMarket:
    """The market of a car, and whether it is the electric one (P2, V3)."""

    market: int
    electric: bool = False


@dataclass(frozen=True, slots=True)
class UseMarketing:
    """Send workers to marketing, or none (P5)."""

    workers: int


@dataclass(frozen=True, slots=True)
class TakeReward:
    """The reward of a sales space for a top car (P8)."""

    space: int


@dataclass(frozen=True, slots=True)
class PlayContract:
    """Fulfil a contract with the car (K3)."""

    card: int


@dataclass(frozen=True, slots=True)
class KeepContracts:
    """Fulfil none (K3)."""


@dataclass(frozen=True, slots=True)
class DrawFaceUp:
    """Draw a contract from the display (K1)."""

    card: int


@dataclass(frozen=True, slots=True)
class DrawFromDeck:
    """Draw the top of the deck (K1)."""


@dataclass(frozen=True, slots=True)
class SellCar:
    """Sell the car onto a sales space (Z3)."""

    space: int


@dataclass(frozen=True, slots=True)
class CopySale:
    """Sell the car onto a space that holds another player's (V4)."""

    space: int


@dataclass(frozen=True, slots=True)
class LeaveCar:
    """Leave the car on its ship (Z2)."""


@dataclass(frozen=True, slots=True)
class MoveDemands:
    """Move the demands of both markets from one side (N2)."""

    side: int


@dataclass(frozen=True, slots=True)
class ChooseFactory:
    """Choose a factory (V1)."""

    board: int


Action: TypeAlias = (
    PlaceWorkers
    | UseSponsor
    | TakeBack
    | Retire
    | TakeTile
    | PlaceTile
    | DiscardTile
    | ChooseMarket
    | UseMarketing
    | TakeReward
    | PlayContract
    | KeepContracts
    | DrawFaceUp
    | DrawFromDeck
    | SellCar
    | CopySale
    | LeaveCar
    | MoveDemands
    | ChooseFactory
)

_PLAIN: dict[int, Action] = {
    codes.DISCARD: DiscardTile(),
    codes.KEEP: KeepContracts(),
    codes.DECK: DrawFromDeck(),
    codes.PASS: LeaveCar(),
}
_PLAIN_CODES = {action: code for code, action in _PLAIN.items()}


def encode(action: Action) -> int:
    """The code of a decision."""
    if action in _PLAIN_CODES:
        return _PLAIN_CODES[action]
    match action:
        case PlaceWorkers(space, car_type):
            return codes.space(space, codes.NO_TYPE if car_type is None else car_type)
        case UseSponsor(workers):
            return codes.SPONSOR | workers
        case TakeBack(market, ship):
            return codes.recall(market, ship)
        case Retire(office):
            return codes.RETIRE | office
        case TakeTile(cell):
            return codes.TAKE | cell
        case PlaceTile(place):
            return codes.PLACE | place
        case ChooseMarket(market, electric):
            return codes.market(market, int(electric))
        case UseMarketing(workers):
            return codes.WORKERS | workers
        case TakeReward(space):
            return codes.REWARD | space
        case PlayContract(card):
            return codes.PLAY | card
        case DrawFaceUp(card):
            return codes.FACE | card
        case SellCar(space):
            return codes.SELL | space
        case CopySale(space):
            return codes.COPY | space
        case MoveDemands(side):
            return codes.ADVANCE | side
        case ChooseFactory(board):
            return codes.FACTORY | board
    raise BadNotation(f"{action!r} is not a decision of this game")


def decode(code: int) -> Action:
    """The decision a code stands for.

    Raises BadNotation for a code that means nothing, whatever the position.
    """
    if code in _PLAIN:
        return _PLAIN[code]
    action = _decode(codes.kind(code), codes.value(code)) if code > 0 else None
    if action is None or encode(action) != code:
        raise BadNotation(f"{code} is not the code of a decision")
    return action


def _decode(kind: int, value: int) -> Action | None:
    if kind == codes.SPACE:
        space, car_type = codes.unpack_space(value)
        draws = car_type == codes.NO_TYPE
        return PlaceWorkers(space, None if draws else car_type) if space < terms.SPACES else None
    if kind == codes.RECALL:
        market, ship = codes.unpack_recall(value)
        return TakeBack(market, ship) if 1 <= ship <= terms.HIGHEST_SHIP else None
    if kind == codes.MARKET:
        market, electric = codes.unpack_market(value)
        return ChooseMarket(market, bool(electric))
    simple = _SIMPLE.get(kind)
    if simple is None:
        return None
    make, least, most = simple
    return make(value) if least <= value < most else None


_SIMPLE: dict[int, tuple[Callable[[int], Action], int, int]] = {
    codes.SPONSOR: (UseSponsor, 1, terms.MOST_WORKERS + 1),
    codes.RETIRE: (Retire, 0, terms.SALES_OFFICES),
    codes.TAKE: (TakeTile, 0, terms.CELLS),
    codes.PLACE: (PlaceTile, 0, terms.PLACES),
    codes.WORKERS: (UseMarketing, 0, terms.MOST_WORKERS + 1),
    codes.REWARD: (TakeReward, 0, terms.SALES_SPACES),
    codes.PLAY: (PlayContract, 0, terms.CONTRACTS),
    codes.FACE: (DrawFaceUp, 0, terms.CONTRACTS),
    codes.SELL: (SellCar, 0, terms.SALES_SPACES),
    codes.COPY: (CopySale, 0, terms.LIMITED_SPACES),
    codes.ADVANCE: (MoveDemands, 0, len(terms.SIDES)),
    codes.FACTORY: (ChooseFactory, 1, len(terms.BOARDS)),
}
"""Decisions with one number: kind -> record, least and one more than the most."""

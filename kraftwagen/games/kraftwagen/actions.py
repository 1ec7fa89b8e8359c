"""Decisions as readable records: the friendly form of the codes that search and records use."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from kraftwagen.engine.errors import BadNotation
from kraftwagen.games.kraftwagen import codes, terms


@dataclass(frozen=True, slots=True)
class ChooseStartTile:
    """Take a start tile (S4)."""

    tile: int


@dataclass(frozen=True, slots=True)
class TakeTile:
    """Move to an action tile in the chain (C2)."""

    tile: int


@dataclass(frozen=True, slots=True)
class Hire:
    """Hire a worker, onto an inactive development or (0) into the canteen (A1)."""

    development: int = 0


@dataclass(frozen=True, slots=True)
class Research:
    """Take a face-up card (A2)."""

    card: int


@dataclass(frozen=True, slots=True)
class TakeBody:
    """Take a body; ``drop`` is the part that makes room, 0 if a workshop is free (A3)."""

    drop: int = 0


@dataclass(frozen=True, slots=True)
class TakeEngine:
    """Take an engine into a workshop or onto the Grand Prix car (A4)."""

    drop: int = 0
    on_grand_prix_car: bool = False


@dataclass(frozen=True, slots=True)
class ChooseBuyer:
    """Activate a buyer (A5)."""

    preference: int


@dataclass(frozen=True, slots=True)
class MoveToken:
    """Move the token because all active spaces are filled (A5)."""


@dataclass(frozen=True, slots=True)
class Race:
    """Advance the Grand Prix car (A6)."""


@dataclass(frozen=True, slots=True)
class DriveToSpace:
    """The start tile's move from the pit lane (S4)."""


@dataclass(frozen=True, slots=True)
class InstallStartEngine:
    """The start tile's engine onto the Grand Prix car (S4)."""


@dataclass(frozen=True, slots=True)
class SellPrivately:
    """Sell an own car at half price, or (None) not (V4)."""

    space: int | None


@dataclass(frozen=True, slots=True)
class UseDaimler:
    """Put a Daimler marker onto an active buyer (E7)."""

    marker: int
    space: int


@dataclass(frozen=True, slots=True)
class UseDiesel:
    """Change one thing of an own car; for workers ``value`` is how many are added (E9)."""

    change: int
    space: int
    value: int


@dataclass(frozen=True, slots=True)
class OfferCar:
    """Put a car onto the market; ``marker`` is an engineer marker or None (M1)."""

    body: int
    engine: int
    workers: int
    price: int
    marker: int | None = None


@dataclass(frozen=True, slots=True)
class AddBenzBuyer:
    """Add one more buyer before the buyers act, or (None) keep the marker (E4)."""

    preference: int | None


@dataclass(frozen=True, slots=True)
class EndTurn:
    """End the player turn (P2)."""


Action: TypeAlias = (
    ChooseStartTile
    | TakeTile
    | Hire
    | Research
    | TakeBody
    | TakeEngine
    | ChooseBuyer
    | MoveToken
    | Race
    | DriveToSpace
    | InstallStartEngine
    | SellPrivately
    | UseDaimler
    | UseDiesel
    | OfferCar
    | AddBenzBuyer
    | EndTurn
)

_PLAIN: dict[int, Action] = {
    codes.BUYER | codes.MOVE_TOKEN: MoveToken(),
    codes.RACE: Race(),
    codes.TO_SPACE: DriveToSpace(),
    codes.GRAND_PRIX_ENGINE: InstallStartEngine(),
    codes.END_TURN: EndTurn(),
    codes.ENGINE | codes.ON_GRAND_PRIX_CAR: TakeEngine(on_grand_prix_car=True),
}
_PLAIN_CODES = {action: code for code, action in _PLAIN.items()}
_DAIMLER = (terms.DAIMLER_LOW, terms.DAIMLER_HIGH)
_MOST_PARTS = 2 * terms.ENGINE_PART
_MOST_SPACES = 8
_MOST_TILES = 22
_MOST_START_TILES = 4


def encode(action: Action) -> int:
    """The code of a decision."""
    if action in _PLAIN_CODES:
        return _PLAIN_CODES[action]
    match action:
        case ChooseStartTile(tile):
            return codes.START | tile
        case TakeTile(tile):
            return codes.TAKE | tile
        case Hire(development):
            return codes.HIRE | development
        case Research(card):
            return codes.RESEARCH | card
        case TakeBody(drop):
            return codes.BODY | drop
        case TakeEngine(drop):
            return codes.ENGINE | drop
        case ChooseBuyer(preference):
            return codes.BUYER | preference
        case SellPrivately(space):
            return codes.SALE | (0 if space is None else 1 + space)
        case UseDaimler(marker, space):
            return codes.daimler(marker, space)
        case UseDiesel(change, space, value):
            return codes.diesel(change, space, value)
        case OfferCar(body, engine, workers, price, marker):
            return codes.car(body, engine, workers, price, 0 if marker is None else 1 + marker)
        case AddBenzBuyer(preference):
            return codes.BENZ | (0 if preference is None else 1 + preference)
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
    if kind == codes.START and value < _MOST_START_TILES:
        return ChooseStartTile(value)
    if kind == codes.TAKE and value < _MOST_TILES:
        return TakeTile(value)
    if kind == codes.HIRE and (value == 0 or terms.TWO_BODY <= value <= terms.ENGINE_NOW):
        return Hire(value)
    if kind == codes.RESEARCH and value < len(terms.CARDS):
        return Research(value)
    if kind == codes.BODY and value <= _MOST_PARTS:
        return TakeBody(value)
    if kind == codes.ENGINE and value <= _MOST_PARTS:
        return TakeEngine(value)
    if kind == codes.BUYER and value < len(terms.PREFERENCES):
        return ChooseBuyer(value)
    if kind == codes.SALE and value <= _MOST_SPACES:
        return SellPrivately(None if value == 0 else value - 1)
    if kind == codes.DAIMLER:
        marker, space = codes.unpack_daimler(value)
        return UseDaimler(marker, space) if marker in _DAIMLER else None
    if kind == codes.DIESEL:
        change = UseDiesel(*codes.unpack_diesel(value))
        part = change.change in (terms.CHANGE_BODY, terms.CHANGE_ENGINE)
        most = terms.ENGINE_PART if part else codes.LARGEST_PRICE
        if 0 < change.value <= most and change.space < _MOST_SPACES:
            return change
    if kind == codes.CAR:
        return _decode_car(value)
    if kind == codes.BENZ and value <= len(terms.PREFERENCES):
        return AddBenzBuyer(None if value == 0 else value - 1)
    return None


def _decode_car(value: int) -> Action | None:
    body, engine, workers, price, marker = codes.unpack_car(value)
    car = OfferCar(body, engine, workers, price, None if marker == 0 else marker - 1)
    complete = car.body and car.engine and car.workers and car.price
    return car if complete and marker <= terms.MAYBACH_HIGH + 1 else None

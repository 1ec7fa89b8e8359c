"""The car of a seat that brought the most, told from the events of a game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from kraftwagen.engine.types import Event
from kraftwagen.games.kraftwagen import events, terms


@dataclass(frozen=True, slots=True)
class OfferedCar:
    """A car as it stood on the market, and what was paid for it, extras included."""

    seat: int
    body: int
    engine: int
    turn: int
    money: int = 0
    """0 when nobody bought it."""


def best_car(happened: Sequence[Event], seat: int) -> OfferedCar | None:
    """The car that brought a seat most, the later one of equals; None if it offered none."""
    offered = [car for car in _cars(happened) if car.seat == seat]
    return max(reversed(offered), key=lambda car: (car.money, car.body + car.engine), default=None)


def _cars(happened: Sequence[Event]) -> list[OfferedCar]:
    """Every car of the game in the order of its offer."""
    turn = 1
    cars: list[OfferedCar] = []
    market: dict[int, int] = {}
    """Market space -> number of its car."""

    def change(space: int, **values: int) -> None:
        if space in market:
            cars[market[space]] = replace(cars[market[space]], **values)

    for event in happened:
        match event:
            case events.GameTurnStarted(turn=turn):
                market.clear()
            case events.CarPlaced(seat=seat, space=space, body=body, engine=engine):
                market[space] = len(cars)
                cars.append(OfferedCar(seat, body, engine, turn))
            case events.CarChanged(space=space, change=terms.CHANGE_BODY, new=new):
                change(space, body=new)
            case events.CarChanged(space=space, change=terms.CHANGE_ENGINE, new=new):
                change(space, engine=new)
            case events.CarSoldPrivately(space=space, money=money):
                change(space, money=money)
            case events.BuyerBought(space=space, price=price, bonus=bonus, gift=gift):
                change(space, money=price + bonus + gift)
            case _:
                pass
    return cars

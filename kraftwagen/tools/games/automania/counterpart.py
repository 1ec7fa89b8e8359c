"""Positions of Automania without what a chapter's rule brought."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

_SIDES = ("left", "right")
_EXTRA = {"sumato": "city", "elon": "electric"}
"""The factories with a car more."""


def without(position: dict[str, Any], usual: dict[str, Any]) -> dict[str, Any]:
    """Return a position with usual factories and no electric car; ``usual`` is a start."""
    players = position["players"]
    for one in players:
        extra, one["factory"] = _EXTRA.get(one["factory"]), usual["players"][0]["factory"]
        if extra == "city":
            one["cars"]["city"] -= 1
        one["cars"]["electric"] = 0
    for car in _cars(position):
        if car["electric"]:
            car["electric"] = False
            players[car["seat"]]["cars"][car["type"]] -= 1
    return position | {"advanced": False}


def _cars(position: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for cars in position["ships"].values():
        yield from cars
    yield from position["sold"]


def moved_on(start: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield a start as it is, then with its demands as they may be a round later."""
    yield start
    for side in _SIDES:
        yield start | {"demands": _moved(start["demands"], side)}


def _moved(demands: dict[str, Any], side: str) -> dict[str, Any]:
    moved = {}
    for (name, own), other in zip(demands.items(), reversed(demands.values()), strict=True):
        active = [own[side], *own["active"][:-1]]
        moved[name] = own | {"active": active, side: other["active"][-1]}
    return moved

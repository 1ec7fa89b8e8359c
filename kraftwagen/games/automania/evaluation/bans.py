"""Decisions that bots of this game leave out because another one is certainly as good or better.

A decision is left out only if another one leads to the same position or to one that is equal except
for being better for the seat, whatever opponents do; tests compare the positions. Decisions that
are merely unwise are left to the estimates, except for a car that is lost (``turns``).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kraftwagen.games.automania import codes, frames, terms
from kraftwagen.games.automania.rules import flow, offices, sales, tiles
from kraftwagen.games.automania.state import State, seat_of, unpack_afloat

if TYPE_CHECKING:
    # Only in annotations: machine words in compiled code, plain ints without.
    from mypy_extensions import i64


def considered(state: State, turn: Sequence[int], found: Sequence[int]) -> list[int]:
    """Return the legal decisions ``found`` without dominated ones.

    ``turn`` holds the decisions already made in this player turn.
    """
    kind = frames.kind(state.asked)
    if kind == frames.SALE and sells_for_certain(state):
        return [code for code in found if codes.sells(code)]
    if kind == frames.TURN:
        for code in turn:
            if codes.sponsors(code):
                return after_sponsor(found)
    return list(found)


def sells_for_certain(state: State) -> bool:
    """Return whether selling the car in question is certainly better than leaving it (Z2, E1).

    Only in the last round, as a car left earlier may be sold in the next round. The top space takes
    any number of cars (Z3, Z4) and nobody can copy a sale there (V4), so a sale to it leaves all
    other spaces and cars as they are. If the seat has as many sales left as own cars still to come,
    this one included, it misses no other sale (Z1). Then only the reward matters, which must be
    more than the ship pays at the end; more autobucks never make a worse rank (E3).
    """
    if state.round != terms.LAST_ROUND:
        return False
    market, ship = frames.unpack_sale(state.asked)
    data = state.data
    money: i64 = data.sale_money[market][terms.TOP_SPACE] - data.left_money[market]
    points: i64 = data.sale_points[market][terms.TOP_SPACE] - data.left_points[market]
    if money < 0 or points < 0 or money + points == 0:
        return False
    seat = state.current
    left: i64 = offices.limit(state, seat) - sales.sold_by(state, seat)
    held: i64
    for held in state.afloat:
        car, there, level = unpack_afloat(held)
        to_come = there > market or (there == market and level <= ship)
        if to_come and seat_of(car) == seat:
            left -= 1
    return left >= 0


def after_sponsor(found: Sequence[int]) -> list[int]:
    """Return decisions without retiring and the sponsor, for a seat that has just used the sponsor.

    Retiring sends all workers at home to the sponsor for the same autobucks (L1), and workers sent
    twice can be sent at once (W1): both reach the same position in fewer steps.
    """
    return [code for code in found if not codes.retires(code) and not codes.sponsors(code)]


def sponsored_in_vain(state: State, turn: Sequence[int]) -> bool:
    """Return whether a turn sent one worker more to the sponsor than its costs require.

    If that worker stays at home, it can do more, and can still go to the sponsor for the same
    autobuck in a later turn of the round or when the seat retires (W1, L1).
    """
    if not codes.sponsors(turn[0]):
        return False
    seat = state.current
    after = state.clone()
    for code in turn:
        if not codes.sponsors(code):
            left = after.money[seat] - _price(after, seat, code)
            if left < state.data.sponsor_money:
                return False
        flow.apply(after, code)
    return True


def _price(state: State, seat: i64, code: i64) -> i64:
    """What a decision of a turn costs: a car (A5) or a manager office (T4)."""
    if codes.kind(code) == codes.SPACE:
        _, car_type = codes.unpack_space(code)
        return 0 if car_type == codes.NO_TYPE else state.data.car_cost[car_type]
    if frames.kind(state.asked) == frames.PLACE:
        place = codes.value(code)
        if place >= terms.FIRST_OFFICE and not state.factories[seat][place]:
            return tiles.office_cost(state, seat)
    return 0

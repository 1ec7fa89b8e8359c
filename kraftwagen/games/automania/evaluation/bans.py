"""What bots of this game do not even consider, because another choice is better for certain.

A ban stands only where another decision leads to a position that is the same but better in
something for its seat, whatever the others do (or where it leads to the very same one). Each says
why; tests compare the positions. What is merely unwise is left to the estimates, but for a car
that is lost (``turns``).
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
    """What is left of legal decisions; ``turn`` has those of this player turn before them."""
    kind = frames.kind(state.asked)
    if kind == frames.SALE and sells_for_certain(state):
        return [code for code in found if codes.sells(code)]
    if kind == frames.TURN:
        for code in turn:
            if codes.sponsors(code):
                return after_sponsor(found)
    return list(found)


def sells_for_certain(state: State) -> bool:
    """Whether a car that is asked about stays on its ship for nothing: the last sale (Z2, E1).

    The top space takes any number of cars (Z3, Z4) and nobody can copy a sale there (V4): selling
    to it leaves every other space and car as they are. When the seat has as many sales left as own
    cars still to come, this one among them, it is asked about all of those in either case (Z1),
    and no sale is missed. What remains is the reward, which has to be more than the ship pays in
    the end; with more autobucks no rank is worse (E3). In earlier rounds a car that stays may be
    sold in the next one, so there it may be left.
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
    """Whoever has just sent workers to the sponsor neither retires nor sends more (W1, L1).

    Retiring sends all workers at home there for the same autobucks, and sending some twice is
    sending as many at once: both lead to the very same position in fewer steps.
    """
    return [code for code in found if not codes.retires(code) and not codes.sponsors(code)]


def sponsored_in_vain(state: State, turn: Sequence[int]) -> bool:
    """Whether a turn that begins with the sponsor pays for all it does with one worker fewer there.

    That worker, still at home, can do more, and goes to the sponsor for the same autobuck in any
    later turn of the round, or with all others when the seat retires (W1, L1): until then nobody
    asks for the autobuck.
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

"""Invariants: each way to break a table is noticed and named."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kraftwagen.games.kraftwagen import frames
from kraftwagen.games.kraftwagen.state import State
from tests.games.kraftwagen.table import GAME, Table


def sound() -> State:
    table = Table(
        2, market=["1 b1 e1 w1 p5 horch_low"], buyers="body+daimler_low", special="a_hire"
    )
    return table.seat(1, engineers="horch daimler", active="two_body", space=4).state


def state(**changes: object) -> Callable[[State], None]:
    def change(broken: State) -> None:
        for name, value in changes.items():
            assert getattr(broken, name) != value
            setattr(broken, name, value)

    return change


def player(**changes: object) -> Callable[[State], None]:
    def change(broken: State) -> None:
        for name, value in changes.items():
            assert getattr(broken.players[1], name) != value
            setattr(broken.players[1], name, value)

    return change


BROKEN = [
    (player(supply=7), "S2 workers of seat 1"),
    (player(canteen=-1, supply=11), "S2 workers of seat 1"),
    (player(canteen=11, supply=-1), "S2 workers of seat 1"),
    (player(workshops=(0, 0)), "A3 workshops of seat 1"),
    (player(workshops=(0, 0, 15)), "A3 workshops of seat 1"),
    (player(grand_prix_engine=8), "A4 Grand Prix engine"),
    (player(grand_prix_engine=0), "A4 Grand Prix engine"),
    (state(chain=(0, 1, *range(4, 13))), "S1 the chain"),
    (state(chain=(0, 1, *range(4, 14), 14, 15)), "V1 at most one"),
    (state(chain=(0, 1, *range(4, 14), 18)), "V1 the special tile"),
    (state(specials=(10, 11)), "V1 the special tile"),
    (state(specials=(11, 14)), "V1 unseen"),
    (state(specials=(12, 11)), "V1 unseen"),
    (state(specials=(11, 11)), "V1 unseen"),
    (player(body_points=2), "K3 points of seat 1"),
    (player(engine_points=2), "K3 points of seat 1"),
    (state(discards=(0,)), "S3 every research card"),
    (state(shown=(0,)), "S3 every research card"),
    (state(prices=(1, 2)), "T1 coloured price markers"),
    (state(cars=()), "S2 workers"),
    (state(stacks=(2, 2, 2, 2)), "A5 buyers are conserved"),
    (state(stacks=(1, 2, 2, 3)), "A5 buyers are conserved"),
    (state(active_buyers=(0, 1, 2, 3), stacks=(1, 1, 1, 1)), "A5 active spaces"),
    (state(token=3), "A5 token"),
    (state(token=-1), "A5 token"),
    (state(white=(2, 1, 1, -1)), "T1 white markers"),
    (player(markers=0b1100010 | 1), "E0 used markers left seat 1"),
    (player(markers=0b10000), "E0 markers of seat 1"),
    (state(active_buyers=(5 << 2, 5 << 2 | 1), stacks=(1, 1, 2, 2)), "E0 each marker"),
    (player(space=10), "A6 race"),
    (player(space=-1), "A6 race"),
    (player(laps=-1), "A6 race"),
    (player(space=0, laps=1), "A6 laps in the pit lane"),
    (player(space=3), "A6 one car on a space"),
    (player(income=(0,) * 7), "11 money"),
    (player(income=(0,) * 7 + (-1,)), "11 money"),
    (player(income=(0, 0, 0, 0, 0, 0, 3, 0)), "W1 awards of seat 1"),
    (state(awards=(1,) + (-1,) * 9), "W1 awards of seat 1"),
    (state(current=2), "C1 seat to move"),
    (state(current=1), "C1 the tail moves"),
    (state(pending=()), "V1 at most one"),
    (state(pending=(frames.BENZ,)), "E4 Benz's owner"),
    (state(pending=(frames.TASKS + frames.task_bits(0),)), "P1 the questions"),
    (state(pending=(frames.END, frames.REVEAL)), "P1 the questions"),
    (state(pending=(frames.END + frames.task_bits(0),)), "P1 the questions"),
    (state(pending=(frames.ACTION_PHASE,)), "P1 a task can be done"),
    (state(pending=(frames.START,)), "S4 start tiles"),
    (player(start_tile=-1), "S4 start tiles"),
    (player(start_tile=0), "S4 start tiles"),
    (state(start_tiles=(3, 2)), "S4 start tiles"),
    (state(start_tiles=(2, 2)), "S4 start tiles"),
]


def test_the_sound_table_is_sound() -> None:
    GAME.check(sound())


@pytest.mark.parametrize(("change", "invariant"), BROKEN)
def test_a_broken_invariant_is_named(change: Callable[[State], None], invariant: str) -> None:
    broken = sound()
    change(broken)
    with pytest.raises(AssertionError) as caught:
        GAME.check(broken)
    assert str(caught.value).startswith(invariant)


def test_more_cars_than_spaces_and_incomplete_cars_are_noticed() -> None:
    broken = sound()
    closed = 1 << 19
    broken.cars += tuple(closed | price << 13 | 1 << 5 | 1 << 2 for price in (1, 2, 3, 6))
    broken.prices = (8, 9, 10)
    with pytest.raises(AssertionError, match=r"^M2 cars: 5"):
        GAME.check(broken)
    broken.cars = broken.cars[:2]
    broken.prices = (2, 3, 6, 8, 9, 10)
    GAME.check(broken)
    broken.cars = (broken.cars[0], broken.cars[1] & ~(7 << 2))
    with pytest.raises(AssertionError, match=r"^M1 a car is complete"):
        GAME.check(broken)

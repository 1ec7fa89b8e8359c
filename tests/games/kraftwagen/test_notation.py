"""Decisions as codes, values and lines."""

from __future__ import annotations

import doctest
import random
from types import ModuleType

import pytest

from kraftwagen.engine.errors import BadNotation, shown
from kraftwagen.games.kraftwagen import codes, frames
from tests.games.kraftwagen.table import GAME

BROKEN = [
    *(
        "", " ", "take", "take ", "take hire ", " take hire", "take hire+body", "take x",
        "TAKE hire",
    ),
    *("hire opel", "hire horch", "hire x", "hire  two_body", "research", "research x"),
    *("body drop", "body drop b0", "body drop b8", "body drop b1 e1", "body gp", "body b1"),
    *("engine drop x1", "engine gp2", "engine2 x", "race 3", "space 2", "end now"),
    *("buyer", "buyer none", "buyer token2", "sale", "sale 0", "sale 9", "sale -1", "sale x"),
    *("daimler_low", "daimler_low 0", "daimler_low 17", "daimler_mid 1", "horch_low 1"),
    *("diesel", "diesel 1", "diesel 1 price", "diesel 0 price 3", "diesel 9 price 3"),
    *("diesel 1 body 0", "diesel 1 body 8", "diesel 1 price 64", "diesel 1 colour 3"),
    *("diesel 1 price 003", "diesel 1 price x", "diesel 1 price -1", "diesel 1 price 1 2"),
    *("car", "car b1 e1 w1", "car b0 e1 w1 p1", "car b8 e1 w1 p1", "car b1 e1 w0 p1"),
    *("car b1 e1 w16 p1", "car b1 e1 w1 p0", "car b1 e1 w1 p64", "car b1 e1 w1 p1 benz"),
    *("car b1 e1 w1 p1 daimler_low", "car b1 e1 w1 p1 horch_low x", "car b1  e1 w1 p1"),
    *("car b1 e1 w01 p1", "benz", "benz x", "benz 1", "start", "start e", "start ab", "x" * 5000),
    *("end\n", "race\t", "ráce", "take\u00a0hire", "1048576"),
]  # fmt: skip


@pytest.mark.parametrize("line", BROKEN)
def test_broken_lines_name_themselves(line: str) -> None:
    with pytest.raises(BadNotation) as caught:
        GAME.from_text(line)
    assert shown(line) in str(caught.value)
    assert len(str(caught.value)) < 200


def test_codes_that_mean_nothing_are_refused_or_round_trip() -> None:
    rng = random.Random(1)
    numbers = [rng.randrange(18 << codes.SHIFT) for _ in range(4000)]
    numbers += [kind << codes.SHIFT | value for kind in range(18) for value in range(40)]
    refused = 0
    for code in numbers:
        try:
            text = GAME.to_text(code)
        except BadNotation:
            refused += 1
            continue
        assert GAME.from_text(text) == code
    assert refused > 1000


@pytest.mark.parametrize(
    ("line", "name", "values"),
    [
        ("start b", "start_tile", [1]),
        ("take research+engine", "take_tile", [7]),
        ("take a_hire", "take_tile", [10]),
        ("hire", "hire.canteen", []),
        ("hire two_body", "hire.active", [12]),
        ("research benz", "research", [3]),
        ("body", "body.free", []),
        ("body drop e2", "body.drop", [9]),
        ("engine drop b2", "engine.drop", [2]),
        ("engine gp", "engine.grand_prix", []),
        ("buyer prestige", "buyer", [2]),
        ("buyer token", "move_token", []),
        ("race", "race", []),
        ("space", "to_space", []),
        ("engine2", "start_engine", []),
        ("sale none", "sale.none", []),
        ("sale 3", "sale.car", [2]),
        ("daimler_high 1", "daimler", [6, 0]),
        ("diesel 1 price 8", "diesel.price", [0, 8]),
        ("diesel 6 workers 3", "diesel.workers", [5, 3]),
        ("car b3 e4 w2 p8", "car.plain", [3, 4, 2, 8]),
        ("car b3 e4 w2 p8 horch_low", "car.marked", [3, 4, 2, 8, 0]),
        ("benz none", "benz.none", []),
        ("benz price", "benz.buyer", [3]),
        ("end", "end_turn", []),
    ],
)
def test_each_kind_of_decision(line: str, name: str, values: list[int]) -> None:
    code = GAME.from_text(line)
    found, decoded = codes.TABLE.decode(code)
    assert (found, list(decoded.values())) == (name, values)
    assert GAME.to_text(code) == line


@pytest.mark.parametrize("module", [codes, frames], ids=["codes", "frames"])
def test_the_examples_of_packers_and_unpackers_hold(module: ModuleType) -> None:
    failed, tried = doctest.testmod(module)
    assert tried > 0
    assert failed == 0

"""Registry, set-up options, errors, reasons and small tuples."""

from __future__ import annotations

from typing import Any

import pytest

from kraftwagen.engine import registry
from kraftwagen.engine.errors import BadOption, BadPosition, GameError, IllegalAction, WrongSeat
from kraftwagen.engine.reasons import Reason
from kraftwagen.engine.tuples import place_of, replaced, without


def test_games_are_loaded_by_id() -> None:
    assert "kraftwagen" in registry.game_ids()
    game = registry.load("kraftwagen")
    assert (game.id, game.seats) == ("kraftwagen", (2, 4))
    with pytest.raises(GameError, match=r"unknown game 'chess': known are .*kraftwagen"):
        registry.load("chess")


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_seats_out_of_range_are_refused(seats: int) -> None:
    with pytest.raises(BadOption, match="seats must be 2 to 4"):
        registry.load("kraftwagen").new(seats, 1, {})


@pytest.mark.parametrize("seed", [-1, 1 << 60])
def test_seeds_out_of_range_are_refused(seed: int) -> None:
    game = registry.load("kraftwagen")
    with pytest.raises(BadOption, match="the seed must be a whole number from 0"):
        game.new(2, seed, {})
    assert game.new(2, (1 << 60) - 1, {})
    assert game.new(2, 0, {})


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ({"special": True}, "unknown option 'special': known are handicap, short, special_tiles"),
        ({"special_tiles": 1}, "option 'special_tiles' must be true or false, not 1"),
        ({"special_tiles": None}, "option 'special_tiles' must be true or false, not None"),
        ({"handicap": 5}, "option 'handicap' must be a list of 2 numbers or empty"),
        ({"handicap": [5]}, "option 'handicap' must be a list of 2 numbers or empty"),
        ({"handicap": [0, 21]}, "option 'handicap' must hold whole numbers from 0 to 20, not 21"),
        ({"handicap": [0, -1]}, "option 'handicap' must hold whole numbers from 0 to 20, not -1"),
        ({"handicap": [True, 0]}, "whole numbers from 0 to 20, not True"),
    ],
)
def test_options_are_checked(options: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadOption, match=problem):
        registry.load("kraftwagen").new(2, 1, options)


def test_missing_options_take_defaults() -> None:
    game = registry.load("kraftwagen")
    assert game.options == {"short": False, "special_tiles": False, "handicap": []}
    assert game.digest(game.new(2, 1, {})) == game.digest(game.new(2, 1, {"special_tiles": False}))
    assert game.digest(game.new(2, 1, {})) != game.digest(game.new(2, 1, {"special_tiles": True}))


def test_reasons_and_errors_say_what_and_where() -> None:
    assert str(Reason("one_car", "M2")) == "one car [rule M2]"
    reason = Reason("price_gone", "M1", {"price": 5})
    assert str(reason) == "price gone (price=5) [rule M1]"
    refused = IllegalAction("car b1 e1 w1 p5", reason)
    assert str(refused) == f"'car b1 e1 w1 p5' is not allowed: {reason}"
    assert (refused.text, refused.reason) == ("car b1 e1 w1 p5", reason)
    wrong = WrongSeat(2, 0)
    assert str(wrong) == "seat 2 cannot decide now: seat 0 is to move"
    bad = BadPosition("cars[0].price", "must be a whole number")
    assert str(bad) == "position: cars[0].price: must be a whole number"
    assert (bad.field, bad.problem) == ("cars[0].price", "must be a whole number")
    assert all(isinstance(error, GameError) for error in (refused, wrong, bad))


def test_tuples_are_replaced_not_changed() -> None:
    values = (1, 2, 3)
    assert replaced(values, 0, 9) == (9, 2, 3)
    assert replaced(values, 2, 9) == (1, 2, 9)
    assert without(values, 1) == (1, 3)
    assert without((1,), 0) == ()
    assert place_of((3, 1, 3), 3) == 0
    assert place_of(values, 3) == 2
    with pytest.raises(ValueError, match="no 4 in"):
        place_of(values, 4)
    assert values == (1, 2, 3)

"""What an estimate is compared with."""

from __future__ import annotations

import pytest

from kraftwagen.engine.margin import margin


@pytest.mark.parametrize(
    ("worth", "seat", "expected"),
    [
        ([10.0, 4.0], 0, 6.0),
        ([10.0, 4.0, 8.0], 0, 3.0),
        ([10.0, 4.0, 8.0], 1, -5.5),
        ([1.0, 2.0, 3.0, 7.0], 3, 4.5),
    ],
)
def test_half_the_best_and_half_the_mean_are_to_be_beaten(
    worth: list[float], seat: int, expected: float
) -> None:
    assert margin(worth, seat) == pytest.approx(expected)

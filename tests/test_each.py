"""A check of many things fails for each of them that is wrong, and names them."""

from __future__ import annotations

import pytest

from tests.each import each


def test_all_that_are_wrong_are_named() -> None:
    @each([1, 2, 3, 4], name="number {}".format)
    def even(number: int) -> None:
        assert number % 2 == 0

    with pytest.raises(AssertionError) as failed:
        even()
    said = str(failed.value)
    assert [number for number in range(1, 5) if f"number {number}: " in said] == [1, 3]


def test_there_must_be_something_to_look_at() -> None:
    with pytest.raises(AssertionError):
        each([])

"""What a decision of somebody else does to a seat."""

from __future__ import annotations

from kraftwagen.games.automania.presentation import recap, things
from kraftwagen.games.parts.blows import Blow
from tests.games.automania.table import Table

OWN = ["europe 7 0 family", "europe 3 0 city", "america 5 0 city"]


def shipped(ship: int, ships: list[str]) -> Blow | None:
    """What a car that seat 1 puts on a ship of Europe does to seat 0."""
    before = Table(3, ships=ships).state
    after = Table(3, ships=[*ships, f"europe {ship} 1 super"]).state
    return recap.blow(before, after, [], 0)


def test_the_first_ship_of_a_market_passed_is_a_blow() -> None:
    assert shipped(9, OWN) == Blow("passed", ("ship", 1, 7), 1, {"market": things.market(1)})


def test_it_is_none_below_or_when_another_was_first_or_none_lies_there() -> None:
    assert shipped(6, OWN) is None
    assert shipped(9, [*OWN, "europe 8 2 city"]) is None
    assert shipped(9, ["america 5 0 city"]) is None

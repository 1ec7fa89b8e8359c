"""The habits by which styles are told apart agree with the last state."""

from __future__ import annotations

from kraftwagen.games.automania import terms
from tests.bots.habits import counted
from tests.games.automania.table import GAME


def test_habits_are_counted() -> None:
    state, found = counted(GAME, "merchant")
    for seat, row in enumerate(found):
        factory = state.factories[seat]
        assert row["medals on tiles"] == sum(state.data.tile_medals[tile] for tile in factory)
        assert row["contracts played"] == len(state.played[seat])
        assert row["machines"] >= sum(1 for tile in factory[: terms.FIRST_STYLE] if tile)
        assert row["actions"] >= row["cars"] >= row["cars shipped"] + row["top cars"]
        assert row["cars"] >= row["cars for europe"]
        assert 1 <= row["sales office"] <= 6
        assert 1 <= row["ship per car"] <= terms.HIGHEST_SHIP
    assert sum(row["style parts"] for row in found) > 2
    assert sum(row["managers"] for row in found) > 2

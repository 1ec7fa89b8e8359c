"""The habits by which styles are told apart agree with the last state."""

from __future__ import annotations

from tests.bots.habits import counted
from tests.games.kraftwagen.table import GAME

BUYERS = tuple(f"{wish} buyers" for wish in ("body", "engine", "prestige", "price"))


def test_habits_are_counted() -> None:
    state, found = counted(GAME, "random")
    assert len(found) == 4
    for row, player in zip(found, state.players, strict=True):
        assert row["Grand Prix engine"] == player.grand_prix_engine
        assert row["body points"] == player.body_points
        assert row["player turns"] > 5
        assert row["spaces driven"] >= row["races"]
        assert row["cars"] == 0 or 1 <= row["body per car"] <= 7
        assert row["price per car"] <= 15
    assert sum(row[wish] for row in found for wish in BUYERS) > 5
    assert sum(row["bodies"] for row in found) > 5

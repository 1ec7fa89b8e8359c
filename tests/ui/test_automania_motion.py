"""Automania: every kind of event that can be seen moves something, and leaves nothing hanging."""

from __future__ import annotations

from kraftwagen.games.automania import events
from tests.automania.table import GAME
from tests.ui.automania_table import make_table, moments, position, top

STILL = {
    events.FactoryChosen, events.RoundStarted, events.PlayerTurnStarted, events.PlayerTurnEnded,
    events.NeutralWorkersHired, events.MoneyPaid, events.BonusTileUsed, events.CarProduced,
    events.CarStayed, events.ContractRevealed, events.NoContractLeft, events.SalesStarted,
    events.CarKept, events.RoundEnded, events.DemandsMoved, events.CarsCameHome, events.CarLeft,
    events.MedalsCounted, events.MoneyRanked, events.GameEnded,
}  # fmt: skip
"""What other things of the same moment show, or the next picture of the table."""


def test_what_happens_is_seen_to_move() -> None:
    table = make_table()
    seen = set()
    for state, code in moments().values():
        after, happened = state.clone(), []
        GAME.apply(after, code, happened)
        table.rebuild(position(state, viewer=0))
        for one in happened:
            made = table.timeline(one)
            assert (made is None) is (type(one) in STILL), one
            if made is not None:
                seen.add(type(one))
                made.advance(9.0)
                assert made.done
        table.rebuild(position(after, viewer=0))
        assert not top(table).stage.moving
    assert {events.WorkersPlaced, events.TileTaken, events.CarShipped, events.CarSold} <= seen

"""With closed purses nothing that people are told depends on the autobucks of others (H1)."""

from __future__ import annotations

from collections.abc import Iterator

from kraftwagen.engine.tuples import added
from kraftwagen.games.automania.presentation import decisions, describe, forecast, gains
from kraftwagen.games.automania.state import State
from tests.games.automania.play import positions
from tests.games.automania.rules import rule
from tests.games.automania.table import GAME


def told(state: State, viewer: int) -> Iterator[object]:
    """Options with previews and warnings, instructions, the position read out, forecasts."""
    closed = range(len(state.order))
    if viewer == state.current:
        yield GAME.explain(state, viewer)
        yield [decisions.decision_line(code, state) for code in GAME.legal(state)]
        yield forecast.sale(state)
        yield forecast.sale(state, by_money=True)
    yield describe.outline(state, viewer, closed)
    yield gains.board(state, viewer)
    yield forecast.hand(state, viewer)
    yield forecast.display(state, viewer)
    yield forecast.next_demands(state, viewer)
    yield forecast.choosers(state)


def others_richer(state: State, viewer: int) -> State:
    """The same table, the other purses fuller by different amounts."""
    found = state.clone()
    for seat in range(len(state.order)):
        if seat != viewer:
            found.money = added(found.money, seat, 5 + seat)
    return found


@rule("H1")
def test_nothing_tells_the_autobucks_of_others() -> None:
    compared = 0
    for state in positions(12, 90):
        for viewer in range(len(state.order)):
            other = others_richer(state, viewer)
            assert list(told(state, viewer)) == list(told(other, viewer))
            compared += 1
    assert compared > 40

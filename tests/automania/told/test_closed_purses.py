"""With closed purses nothing that people are told depends on the autobucks of others (H1)."""

from __future__ import annotations

from collections.abc import Iterator

from kraftwagen.engine.tuples import added
from kraftwagen.games.automania.presentation import decisions, describe, explain, forecast, gains
from kraftwagen.games.automania.state import State
from tests.automania.play import positions
from tests.automania.rules import rule
from tests.automania.table import GAME, Table


def told(state: State, viewer: int) -> Iterator[object]:
    """Options with previews and warnings, instructions, the position read out, forecasts."""
    closed = range(len(state.order))
    if viewer == state.current:
        yield explain.explain(state, viewer)
        yield [decisions.decision_line(code, state) for code in GAME.legal(state)]
        yield forecast.sale(state)
        yield forecast.sale(state, by_money=True)
    yield describe.outline(state, viewer, closed)
    yield gains.board(state, viewer)
    yield forecast.hand(state, viewer)
    yield forecast.display(state, viewer)
    yield forecast.next_demands(state, viewer)
    yield forecast.choosers(state)
    yield forecast.money_ranking(state, viewer, closed)


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


@rule("H1", "E3")
def test_there_is_no_ranking_while_another_purse_is_closed() -> None:
    state = Table(2).seat(0, money=7).seat(1, money=9).state
    assert forecast.money_ranking(state, 0, (0, 1)) == ()
    assert forecast.money_ranking(state, 0, (1,)) == ()
    assert [rank.seat for rank in forecast.money_ranking(state, 0, (0,))] == [1, 0]
    assert [rank.seat for rank in forecast.money_ranking(state, 0)] == [1, 0]

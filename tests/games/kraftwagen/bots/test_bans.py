"""Why no bot considers what a player of this game would laugh at (``tests.bots.blunders``).

A ban stands on this: another decision leads to a position that is the same but better in
something, whatever the others do. The tests compare both positions.
"""

from __future__ import annotations

from kraftwagen.games.kraftwagen import codes, terms
from kraftwagen.games.kraftwagen.evaluation import bans, turns
from kraftwagen.games.kraftwagen.rules import workshop
from tests.bots.blunders import before_move, first_moves
from tests.games.kraftwagen.rules import rule
from tests.games.kraftwagen.table import GAME, Table


def test_of_two_engines_the_better_one_is_not_given_back() -> None:
    """The workshops hold engines of 3, 5 and 7 when a body comes: the 3 goes."""
    assert first_moves(3) == {"body drop e3"}


def test_an_own_car_is_not_undercut_for_less_than_another_price_brings() -> None:
    """The body buyer would pay 14; another car as good takes it: then at 10, not at 3."""
    spec, state = before_move(2)
    assert spec.insight is not None
    for quick in (True, False):
        texts = [spec.to_text(plan.codes[0]) for plan in spec.insight.plans(state, quick)]
        assert {text.split()[-1] for text in texts} == {"p10", "end"}


@rule("A3", "A4")
def test_giving_back_the_lower_part_leaves_the_same_but_a_better_part() -> None:
    seen = 0
    for workshops in ("b2 b3 e4", "b2 e3 e6", "b1 b5 b7", "e1 e4 e4"):
        for task in ("body", "engine"):
            table = Table(3, ask=task).seat(0, workshops=workshops)
            state = table.state
            legal = GAME.legal(state)
            kept = bans.considered(state, (), legal)
            for code in set(legal) - set(kept):
                drop = codes.value(code)
                lower = min(
                    codes.value(other)
                    for other in kept
                    if codes.kind(other) == codes.kind(code)
                    and terms.is_engine(codes.value(other)) == terms.is_engine(drop)
                )
                worse, better = GAME.clone(state), GAME.clone(state)
                GAME.apply(worse, code)
                GAME.apply(better, codes.kind(code) | lower)
                mine, theirs = better.players[0], worse.players[0]
                # What differs is one part, and it is the better one that stays.
                assert sorted([*mine.workshops, lower]) == sorted([*theirs.workshops, drop])
                assert lower < drop
                theirs.workshops = mine.workshops
                assert GAME.digest(better) == GAME.digest(worse)
                seen += 1
    assert seen >= 8
    assert workshop.room(Table(3).seat(0, workshops="b2").player(0)) == [terms.EMPTY]


def test_cars_that_undercut_nothing_of_ones_own_keep_all_prices() -> None:
    def prices(market: list[str], buyers: str) -> set[str]:
        table = Table(3, ask="end", buyers=buyers, market=market)
        table.seat(0, canteen=1, workshops="b4 e1")
        found = turns.sensible(table.state, False)
        texts = [table.game.to_text(code) for code in found if codes.kind(code) == codes.CAR]
        return {text.split()[-1] for text in texts}

    all_but_9 = {"p1", "p2", "p3", "p5", "p6", "p8", "p10"}
    assert prices(["0 b4 e4 w1 p9"], "body") == {"p10"}
    assert prices(["0 b4 e4 w1 p10"], "body") == {"p9"}
    assert prices(["1 b4 e4 w1 p9"], "body") == all_but_9
    assert prices(["0 b4 e4 w1 p9"], "body engine") == all_but_9
    assert prices(["0 b5 e4 w1 p9"], "body") == all_but_9
    assert prices(["0 b4 e4 w1 p9"], "") == all_but_9
    assert prices(["0 b3 e1 w1 p9"], "body") == {"p10"}

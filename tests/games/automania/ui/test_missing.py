"""A place that one cannot pay for says what is missing, and no other place does."""

from __future__ import annotations

from kraftwagen.games.automania.rules import workers
from kraftwagen.ui.tables.automania.preview.interaction import interactions
from kraftwagen.ui.tables.automania.preview.missing import missing
from tests.games.automania.table import GAME
from tests.games.automania.whole_games import decisions


def test_what_is_missing_is_what_the_rules_ask_for() -> None:
    seen = set()
    for number in (1, 2, 5):
        for state, _, _ in decisions(number):
            seat = state.current
            ways = interactions(state, GAME.explain(state, seat))
            lawful = {way.targets[0] for way in ways if way.option.ok and way.targets}
            for key, (what, count) in missing(ways).items():
                assert key not in lawful
                assert count > 0
                if key[0] == "action" and what == "workers":
                    assert workers.needed(state, int(key[1])) == state.home[seat] + count
                seen.add((key[0], what))
    assert ("action", "workers") in seen

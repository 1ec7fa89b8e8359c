"""A game of tables alone: a position goes through editor, record, notation, replay, statistics."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from kraftwagen.match.game_result import BadResult, result_of
from kraftwagen.match.match import Match
from kraftwagen.match.record import from_bytes, to_bytes
from kraftwagen.match.replay import moments, verify
from kraftwagen.match.statistics import Statistics
from tests import toygame
from tests.match.players import new_match, play, seats

TOY = toygame.load()
LINES = ("take 2", "draw", "give {}", "draw", "keep", "take 1", "take 2")


def test_an_edited_position_is_played_recorded_and_replayed() -> None:
    edits: Any = TOY.editing
    carried = edits.move(edits.change(edits.blank(2), ("heap",), 6), ("heap",), ("stones", 1))
    edited = edits.change(carried, ("next",), 1)
    assert (edited["heap"], edited["stones"], edited["turn"]) == (5, [0, 1], 1)
    lines = [line.format(1) for line in LINES]
    match = play(Match.from_position(TOY, seats("person", "greedy"), edited), *lines)
    record = from_bytes(to_bytes(match.record))
    assert list(record.decisions) == lines
    assert verify(record, TOY) is None
    seen = list(moments(record, TOY))
    assert TOY.to_position(seen[0].state) == edited
    for moment in seen:
        position = TOY.to_position(moment.state)
        assert TOY.digest(TOY.from_position(position)) == TOY.digest(moment.state)
    happened = [event for moment in seen for event in moment.events]
    end = seen[-1].state
    for seat, told in enumerate(TOY.summarize(happened, end)):
        assert sum(map(sum, told.sources.values())) == TOY.scores(end)[seat]
    assert [told["draws"] for told in TOY.feats(happened, end)] == [1, 1]
    with pytest.raises(BadResult):
        result_of(match)  # statistics count games from the usual set-up alone


def test_the_same_decisions_from_the_usual_set_up_are_noted(tmp_path: Path) -> None:
    lines = [line.format(0) for line in LINES]
    match = play(new_match("person", "greedy", heap=5), *lines)
    note, kept = result_of(match), Statistics(tmp_path)
    assert kept.add([note]) == 1
    (found,) = kept.games()
    assert found == note
    assert found.seats[0].sources == {"stones": (4,), "cards": (sum(match.state.hands[0]),)}
    earned = {one.name: one for one in kept.achievements("toy", TOY.merits)}
    assert list(earned) == ["finished", "won", "values"]
    assert set(earned["values"].pieces) == {str(card) for card in match.state.hands[0]}
    assert earned["finished"].done

"""A game as text: every decision once, whole sentences, and no way to name what is hidden."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kraftwagen.engine.wording import say
from kraftwagen.games.automania.presentation import text
from kraftwagen.match.match import Match
from kraftwagen.match.record import BadRecord
from kraftwagen.match.seats import SeatInfo
from kraftwagen.match.transcript import WIDTH, Sentence, transcript
from tests.games.automania.table import DATA, GAME
from tests.games.automania.whole_games import decisions
from tests.ui.english import ENGLISH

NAMES = ("Ada", "Bruno", "Clara")


@pytest.fixture(scope="module")
def match() -> Match:
    """A finished game of three."""
    made = Match.new(GAME, [SeatInfo(name) for name in NAMES], 1, {"advanced": True})
    for _, code, _ in decisions(1):
        made.submit(made.actor, code)
    return made


def test_the_transcript_tells_every_decision_once(match: Match) -> None:
    entries, expected = [], []
    for number, step in enumerate(match.steps, start=1):
        lines = [line for event in step.events for line in text.event_lines(event, DATA)]
        entries += [Sentence(number, say(line, ENGLISH, NAMES), line.weight) for line in lines]
        if any(line.weight != "heading" for line in lines):
            expected.append(str(number))
    written = transcript("Automania", [("Seed", "11")], entries)
    assert all(len(line) <= WIDTH for line in written.splitlines())
    assert "{" not in written
    assert "automania." not in written
    numbers = [line[:5].strip() for line in written.splitlines()[4:] if line[:5].strip().isdigit()]
    assert numbers == expected
    assert len(expected) > 50
    words = " ".join(written.split())
    assert all(" ".join(entry.text.split()) in words for entry in entries)


def test_a_record_in_which_a_hidden_contract_is_named_is_none(match: Match) -> None:
    """What a seat may not know has no notation: nobody draws a contract of their choice."""
    lines = match.record.decisions
    drawn = lines.index("deck")
    for name in DATA.card_names:
        changed = replace(match.record, decisions=(*lines[:drawn], f"deck {name}"))
        with pytest.raises(BadRecord, match=f"at decision {drawn + 1}, "):
            Match.from_record(GAME, changed)

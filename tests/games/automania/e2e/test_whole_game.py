"""Automania in the real window: a whole game of three, each kind of decision, rare ones as well."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kraftwagen.bots import ladder
from kraftwagen.engine import registry
from kraftwagen.match.files import read
from kraftwagen.match.match import Match
from kraftwagen.match.replay import verify
from kraftwagen.match.seats import SeatInfo
from tests.e2e.real_window import Window, display, missing, whole_game
from tests.e2e.test_real_window import finished_record, go_on, opened, set_speed
from tests.games.automania.ui.at_table import moments

pytestmark = [
    pytest.mark.window,
    pytest.mark.skipif(bool(missing()), reason=missing() or "all tools are there"),
]
SPEC = registry.load("automania")
USUAL = {
    *("factory", "act", "take", "place", "discard", "market", "workers", "sponsor", "retire"),
    *("deck", "face", "play", "keep", "sell", "pass", "advance", "recall"),
}
"""What comes up in a game of somebody who tries everything."""
RARE = {"reward", "copy"}
"""What needs a top car or a factory that not every game has."""


@pytest.fixture(scope="module")
def screen() -> Iterator[str]:
    with display() as name:
        yield name


def kind(option: dict[str, Any]) -> str:
    return str(option["text"].split()[0])


class Person:
    """Tries what she has never done, else plays as an opponent would."""

    def __init__(self) -> None:
        self.done = set[str]()
        self.adviser = ladder.build("hasty", SPEC, 0)

    def pick(self, options: list[dict[str, Any]], match: Match) -> dict[str, Any]:
        code = self.adviser.choose(match.observation(match.actor)).code
        new = (one for one in options if kind(one) not in {*self.done, "retire"})
        best = (one for one in options if one["text"] == SPEC.to_text(code))
        found = next(new, None) or next(best, options[0])
        self.done.add(kind(found))
        return found


def saved(window: Window) -> Match:
    """The game as it is saved after every decision."""
    autos = sorted((window.folder / "saves").glob("auto-*.json"))
    return max((Match.from_record(SPEC, read(file)) for file in autos), key=_length)


def _length(match: Match) -> int:
    return len(match.steps)


@whole_game
def test_a_whole_game_of_three(screen: str, tmp_path: Path) -> None:
    """The first round by dragging, the second by letters alone, the others by clicks."""
    seats = [SeatInfo("Ada"), SeatInfo("Gustav", "hasty"), SeatInfo("Helene", "hasty")]
    match = Match.new(SPEC, seats, 1960, {"advanced": True}, "2026-11-21")
    window, person = opened(screen, tmp_path, match), Person()
    try:
        set_speed(window, "fast")
        round_ = 1
        while True:
            state = go_on(window, skipping=round_ == 1)
            if state["scene"] == "results":
                break
            now = saved(window)
            if now.state.round > round_ == 1:
                set_speed(window, "instant")
            round_ = now.state.round
            option = person.pick(state["options"], now)
            if round_ == 2:
                window.choose_by_letters(option, held=True)
            else:
                window.choose(option, dragging=round_ == 1)
        assert person.done >= USUAL, sorted(USUAL - person.done)
    finally:
        window.quit()
    record = finished_record(tmp_path)
    assert record.header.finished
    assert verify(record, SPEC) is None
    assert window.state["digest"] == record.header.digest


@pytest.mark.parametrize("name", sorted(RARE))
def test_what_is_rare(screen: str, tmp_path: Path, name: str) -> None:
    state, code = next(
        found for found in moments().values() if SPEC.to_text(found[1]).split()[0] == name
    )
    seats = [SeatInfo(one) for one in ("Ada", "Bruno", "Clara", "Dorian")[: len(state.order)]]
    match = Match.from_position(SPEC, seats, SPEC.to_position(state), "2026-11-21")
    window = opened(screen, tmp_path, match)
    try:
        options = go_on(window)["options"]
        (wanted,) = (one for one in options if one["text"] == SPEC.to_text(code))
        window.choose(wanted, dragging=True)
    finally:
        window.quit()

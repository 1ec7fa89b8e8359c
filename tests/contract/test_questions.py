"""What is asked of a bot is small: the window would wait for a full pipe, 8 kB on Windows."""

from __future__ import annotations

import pickle
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kraftwagen.bots.analysis import Budget, PlayedGame
from kraftwagen.bots.analysis_runner import AnalysisRun
from kraftwagen.bots.runner import BotRunner
from kraftwagen.bots.worker import Question
from kraftwagen.engine import registry
from kraftwagen.engine.errors import BadData
from kraftwagen.engine.spec import GameSpec
from tests.contract.battery import CASES, Case, play
from tests.games import GAMES, each_game, one_more_worker

LARGEST = 8000
"""Bytes of a question; what a pipe adds is in the rest."""
PATIENCE = 60.0


def sent(spec: GameSpec[Any], state: Any) -> bytes:
    """A question with the longest numbers and names there are, as it goes through the pipe."""
    view = spec.observe(state, spec.actor(state))
    return pickle.dumps(Question(1 << 30, "journeyman" * 3, 1 << 62, view, 0.6 / 7))


def kinds(case: Case, seed: int) -> Iterator[tuple[str, int]]:
    """What is asked at each decision of a random game, and how large it is."""
    for state, code in play(case, seed):
        yield case.spec.to_text(code).split(" ")[0], len(sent(case.spec, state))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_kind_of_question_fits_into_a_pipe(case: Case) -> None:
    found: dict[str, int] = {}
    for seed in range(3):
        for kind, size in kinds(case, seed):
            found[kind] = max(size, found.get(kind, 0))
    assert len(found) >= (5 if case.game in GAMES else 1), "whole games ask many kinds"
    assert {kind: size for kind, size in found.items() if size >= LARGEST} == {}


@each_game
def test_a_data_set_does_not_travel_but_arrives(game: str, tmp_path: Path) -> None:
    """The game's own and that of a file: the other side takes what it has loaded itself."""
    own, other = registry.load(game), registry.load(game, one_more_worker(game, tmp_path))
    assert own.data_digest != other.data_digest
    for spec in (own, other):
        state = spec.new(3, 5, {})
        view = pickle.loads(sent(spec, state)).observation
        assert view.state.data.digest == spec.data_digest
        assert view.state.data.seat_workers == state.data.seat_workers


@each_game
def test_a_data_set_that_was_never_loaded_is_named(game: str, tmp_path: Path) -> None:
    spec = registry.load(game)
    strange = sent(spec, spec.new(3, 5, {})).replace(spec.data_digest.encode(), b"0123456789abcdef")
    with pytest.raises(BadData, match="0123456789abcdef"):
        pickle.loads(strange)


@each_game
def test_helpers_take_a_data_set_of_ones_own(game: str, tmp_path: Path) -> None:
    spec = registry.load(game, one_more_worker(game, tmp_path))
    state = spec.new(2, 1, {})
    with BotRunner(spec) as runner:
        runner.ask("greedy", 1, spec.observe(state, spec.actor(state)))
        until = time.monotonic() + PATIENCE
        while (move := runner.poll()) is None and time.monotonic() < until:
            time.sleep(0.005)
    assert move is not None
    assert not move.trouble
    codes = []
    played = spec.clone(state)
    while len(codes) < 6:
        codes.append(spec.legal(played)[0])
        spec.apply(played, codes[-1])
    small = Budget(select=1, measure=1, check=1, far=1, graph=1)
    run = AnalysisRun(game, PlayedGame(state, tuple(codes)), small, spec.data_set)
    until = time.monotonic() + PATIENCE
    while run.running and (report := run.poll()) is None and time.monotonic() < until:
        time.sleep(0.005)
    run.close()
    assert not run.trouble
    assert report is not None

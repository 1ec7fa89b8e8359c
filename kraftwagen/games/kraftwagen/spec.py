"""Builds the record of functions by which the rest of the program uses Kraftwagen."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from kraftwagen.engine.native import pickle_alike
from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Json
from kraftwagen.games.kraftwagen import (
    checks,
    codes,
    data,
    observe,
    options,
    position,
)
from kraftwagen.games.kraftwagen.dataset import DataSet
from kraftwagen.games.kraftwagen.evaluation import evaluate, insight
from kraftwagen.games.kraftwagen.presentation import editor, explain, goals, statistics
from kraftwagen.games.kraftwagen.rules import flow, scoring, setup
from kraftwagen.games.kraftwagen.state import Player, State
from kraftwagen.games.parts.spec import declare
from kraftwagen.games.parts.versions import with_earlier

pickle_alike(State, Player)
RULES_VERSION = 5


def load(data_set: Path | None = None) -> GameSpec[State]:
    """Return the game with the built-in data set or that of a file; raises BadData."""
    spec = _spec(data.load(data_set))
    if data_set is not None:
        return spec
    return with_earlier(spec, data.BUILT_IN, lambda root, source: _spec(data.parse(root, source)))


def _spec(components: DataSet) -> GameSpec[State]:
    """Return the game with a data set."""

    def begin(seats: int, seed: int, chosen: Mapping[str, Json]) -> State:
        special, handicap = chosen[options.SPECIAL_TILES], list(chosen[options.HANDICAP])
        chosen_data = components.variants[data.SHORT] if chosen[options.SHORT] else components
        return setup.new_state(chosen_data, seats, seed, special, handicap)

    return declare(
        "kraftwagen",
        "Kraftwagen",
        RULES_VERSION,
        components,
        begin,
        (checks, codes, evaluate, explain, flow, observe, options, position, statistics),
        editor.load,
        clone=State.clone,
        scores=scores,
        winners=scoring.winners,
        hidden_totals=True,
        insight=insight.load(),
        goals=goals.GOALS.reached,
    )


def scores(state: State) -> list[int]:
    """Return each seat's money."""
    return [player.money() for player in state.players]

"""Builds the record of functions by which the rest of the program uses Automania."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from kraftwagen.engine.native import pickle_alike
from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Json
from kraftwagen.games.automania import (
    checks,
    codes,
    data,
    observe,
    options,
    position,
)
from kraftwagen.games.automania.dataset import DataSet
from kraftwagen.games.automania.evaluation import evaluate, insight
from kraftwagen.games.automania.presentation import editor, explain, figures, goals, statistics
from kraftwagen.games.automania.rules import flow, rounds, setup
from kraftwagen.games.automania.state import State
from kraftwagen.games.parts.spec import declare
from kraftwagen.games.parts.versions import with_earlier

pickle_alike(State)
RULES_VERSION = 1


def load(data_set: Path | None = None) -> GameSpec[State]:
    """Return the game with the built-in data set or that of a file; raises BadData."""
    spec = _spec(data.load(data_set))
    if data_set is not None:
        return spec
    return with_earlier(spec, data.BUILT_IN, lambda root, source: _spec(data.parse(root, source)))


def _spec(components: DataSet) -> GameSpec[State]:
    """Return the game with a data set."""

    def begin(seats: int, seed: int, chosen: Mapping[str, Json]) -> State:
        advanced, handicap = chosen[options.ADVANCED], list(chosen[options.HANDICAP])
        chosen_data = components.variants[data.SHORT] if chosen[options.SHORT] else components
        return setup.new_state(chosen_data, seats, seed, advanced, handicap)

    return declare(
        "automania",
        "Automania",
        RULES_VERSION,
        components,
        begin,
        (checks, codes, evaluate, explain, flow, observe, options, position, statistics),
        editor.load,
        clone=State.clone,
        scores=scores,
        winners=rounds.winners,
        rankings=rankings,
        totals_option=options.OPEN_MONEY,
        hidden_hands=True,
        reveals_hand=codes.reveals_hand,
        figures=figures.figures(components),
        insight=insight.load(),
        goals=goals.GOALS.reached,
    )


def scores(state: State) -> list[int]:
    """Return each seat's points."""
    return list(state.points)


def rankings(state: State) -> list[int]:
    """Return each seat's place, from 1; no two seats share one (E4)."""
    order = rounds.by_points(state)
    return [1 + order.index(seat) for seat in range(len(order))]

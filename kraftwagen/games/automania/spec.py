"""Automania as the rest of the program sees it: one record of functions."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from pathlib import Path

from kraftwagen.engine import options as setting
from kraftwagen.engine.errors import BadOption
from kraftwagen.engine.native import pickle_alike, pickle_by_digest
from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Json, Seat
from kraftwagen.games.automania import (
    checks,
    codes,
    data,
    decisions,
    observe,
    options,
    position,
    terms,
)
from kraftwagen.games.automania.evaluation import evaluate, insight
from kraftwagen.games.automania.presentation import explain, feats, figures, summary
from kraftwagen.games.automania.presentation.editing import editor
from kraftwagen.games.automania.rules import flow, rounds, setup
from kraftwagen.games.automania.state import State

pickle_alike(State)
RULES_VERSION = 1
SEATS = (2, 4)
_LARGEST_SEED = 1 << 60


def load(data_set: Path | None = None) -> GameSpec[State]:
    """The game with its own component data or those in a file; raises BadData."""
    components = data.load(data_set)
    pickle_by_digest(components)
    lines = decisions.TABLE.bound(components)

    def new(seats: int, seed: int, chosen: Mapping[str, Json]) -> State:
        if not SEATS[0] <= seats <= SEATS[1]:
            raise BadOption(f"seats must be {SEATS[0]} to {SEATS[1]}, not {seats}")
        if not 0 <= seed < _LARGEST_SEED:
            raise BadOption(f"the seed must be a whole number from 0 to {_LARGEST_SEED - 1}")
        wanted = setting.checked(options.DECLARED, chosen, seats)
        advanced, handicap = wanted[options.ADVANCED], list(wanted[options.HANDICAP])
        return setup.new_state(components, seats, seed, advanced, handicap)

    def from_position(values: Mapping[str, Json]) -> State:
        return position.from_position(components, values)

    return GameSpec(
        id="automania",
        title="Automania",
        rules_version=RULES_VERSION,
        seats=SEATS,
        options=setting.defaults(options.DECLARED),
        declared_options=options.DECLARED,
        data_digest=components.digest,
        new=new,
        clone=State.clone,
        digest=digest,
        check=checks.check,
        actor=actor,
        legal=flow.legal,
        apply=flow.apply,
        reveals=reveals,
        is_over=is_over,
        scores=scores,
        winners=rounds.winners,
        rankings=rankings,
        explain=explain.explain,
        why_not=explain.why_not,
        observe=observe.observe,
        redact=observe.redact,
        determinize=observe.determinize,
        evaluate=evaluate.evaluate,
        to_text=lines.to_text,
        from_text=lines.from_text,
        to_position=position.to_position,
        from_position=from_position,
        score_name="automania.score",
        totals_option=options.OPEN_MONEY,
        hidden_hands=True,
        reveals_hand=codes.reveals_hand,
        summarize=summary.summarize,
        merits=summary.MERITS,
        feats=feats.feats,
        sources=terms.SOURCES,
        editing=editor.load(components, new),
        figures=figures.figures(components),
        insight=insight.load(),
    )


def digest(state: State) -> str:
    """A stable fingerprint of the whole state and its data set."""
    text = repr((state.data.digest, state.key()))
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def actor(state: State) -> Seat:
    """The seat that has to decide."""
    return state.current


def reveals(state: State) -> int:
    """How often hidden information came to light, for the drawer alone too."""
    return state.reveals


def is_over(state: State) -> bool:
    """Whether all is scored (E4)."""
    return not state.pending


def scores(state: State) -> list[int]:
    """Each seat's points."""
    return list(state.points)


def rankings(state: State) -> list[int]:
    """Each seat's place; no two share one (E4)."""
    order = rounds.by_points(state)
    return [1 + order.index(seat) for seat in range(len(order))]

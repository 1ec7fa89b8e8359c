"""The themes of a game, which name what a choice is about in puzzles, lessons and the coach."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kraftwagen.bots.plain import insight_of
from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Code, Seat


def theme(spec: GameSpec[Any], start: Any, best: Sequence[Code], other: Sequence[Code]) -> str:
    """Return the theme, one of ``known``, that makes ``best`` better than another way."""
    insight = insight_of(spec)
    if insight.theme is not None:
        return insight.theme(start, best, other)
    seat = spec.actor(start)
    mine, theirs = (_parts(spec, start, seat, codes) for codes in (best, other))
    return max(mine, key=lambda term: (mine[term] - theirs[term], term))


def known(spec: GameSpec[Any]) -> Sequence[str]:
    """Return the themes of a game, in the game's order."""
    insight = insight_of(spec)
    if insight.theme is not None:
        return insight.themes
    return sorted(insight.breakdown(spec.new(spec.seats[0], 0, spec.options), 0))


def _parts(
    spec: GameSpec[Any], start: Any, seat: Seat, codes: Sequence[Code]
) -> Mapping[str, float]:
    """Return the terms of the seat's estimate after a way."""
    state = spec.clone(start)
    for code in codes:
        spec.apply(state, code)
    return insight_of(spec).breakdown(state, seat)

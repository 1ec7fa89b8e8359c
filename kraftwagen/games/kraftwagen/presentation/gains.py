"""The gains from an action tile: the decisions it opens to the seat to move, with previews."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from kraftwagen.engine.reasons import Reason
from kraftwagen.games.kraftwagen import codes, frames, terms
from kraftwagen.games.kraftwagen.presentation import explain
from kraftwagen.games.kraftwagen.presentation.previews import Preview
from kraftwagen.games.kraftwagen.rules import flow
from kraftwagen.games.kraftwagen.state import State


class Gain(NamedTuple):
    """A task of a tile as it could be done now, before the tile's other tasks."""

    task: int
    times: int
    """Number of times it can be done now, limited by the tile and the supply (A1)."""
    previews: Mapping[int, Preview | None]
    """Preview of each decision that carries out the task, see ``explain.preview``."""
    awards: tuple[int, ...]
    """Awards that the task wins at once, whichever decision carries it out."""
    lost: Reason | None
    """Reason why the task cannot be done; None if it can."""


def now(task: int, previews: Mapping[int, Preview | None]) -> Gain:
    """Return the gain of a task of the current question, from the previews of its decisions."""
    return Gain(task, 1, previews, (), None)


def gains(state: State, tile: int) -> list[Gain]:
    """Return the gain of each task of a tile as if the tile had just been taken."""
    imagined = state.clone()
    frame = state.data.tile_frames[tile]
    imagined.pending = (frame,)
    allowed = flow.legal(imagined)
    found = []
    for task, times in frames.tasks(frame):
        if task == terms.HIRE:
            times = min(times, max(1, state.players[state.current].supply))
        own = [code for code in allowed if codes.task(code) == task]
        previews = {code: explain.preview(imagined, code) for code in own}
        lost = None if own else explain.refusal(imagined, codes.KIND_OF[task])
        found.append(Gain(task, times, previews, _sure_awards(imagined, own), lost))
    return found


def _sure_awards(state: State, own: list[int]) -> tuple[int, ...]:
    """Return the awards that each of the decisions wins, whatever cards are revealed."""
    won: set[int] | None = None
    for code in own:
        if codes.task(code) == terms.RESEARCH:
            return ()
        after = state.clone()
        flow.apply(after, code, None)
        both = zip(state.awards, after.awards, strict=True)
        here = {award for award, (before, owner) in enumerate(both) if owner != before}
        won = here if won is None else won & here
    return tuple(sorted(won or ()))

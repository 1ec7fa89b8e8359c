"""A bot that finds the best way through its own player turn and looks no further.

It tries its decisions on copies of a guessed state until another seat must decide, the player turn
ends or the game is over, and compares the positions by the game's quick estimate.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from kraftwagen.bots.base import Candidate, Choice, Watch
from kraftwagen.bots.planner import Planner
from kraftwagen.engine.margin import margin
from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Code, Event, Observation, Seat

WIDTH: Final = 3
"""Largest number of lines kept per first decision after each step; every first decision is kept."""
NODES: Final = 3000
"""Largest number of decisions tried for one plan."""


@dataclass(frozen=True, slots=True)
class GreedyLine:
    """Decisions from the root, the state they lead to and its value for the planning seat."""

    codes: tuple[Code, ...]
    state: Any
    value: float


class GreedyBot(Planner):
    """A bot that takes the best way through its own player turn by the quick estimate."""

    name = "greedy"

    def _decide(
        self, root: Any, observation: Observation, watch: Watch
    ) -> tuple[Choice, tuple[Code, ...]]:
        ends = candidates(self._spec, root, observation.seat, watch)
        ranked = sorted(ends.values(), key=lambda line: (-line.value, line.codes))
        weighed = tuple(Candidate(line.codes[0], line.value, line.codes) for line in ranked)
        best = ranked[0].codes
        return Choice(best[0], weighed), best


def candidates(spec: GameSpec[Any], root: Any, seat: Seat, watch: Watch) -> dict[Code, GreedyLine]:
    """Return the best line to the end of the turn for each first decision.

    If no line was searched to its end, the unfinished lines are returned.
    """
    ends: dict[Code, GreedyLine] = {}
    beam = [GreedyLine((), root, 0.0)]
    tried = 0
    while beam and tried < NODES and not (ends and watch.stopped()):
        going: list[GreedyLine] = []
        for line in beam:
            if tried >= NODES and ends:
                break
            for code in _considered(spec, line):
                tried += 1
                reached, ended = _step(spec, line, code, seat)
                if not ended:
                    going.append(reached)
                    continue
                known = ends.get(reached.codes[0])
                if known is None or reached.value > known.value:
                    ends[reached.codes[0]] = reached
        watch.report(min(1.0, tried / NODES))
        beam = _prune(spec, going)
    # Where no line was searched to an end, the unfinished ones count as they are.
    return ends or {line.codes[0]: line for line in reversed(beam)}


def _considered(spec: GameSpec[Any], line: GreedyLine) -> Sequence[Code]:
    """The decisions to try next on a line: all legal ones that the game does not rule out."""
    legal = spec.legal(line.state)
    if spec.insight is None or spec.insight.considered is None:
        return legal
    return spec.insight.considered(line.state, line.codes, legal)


def _step(spec: GameSpec[Any], line: GreedyLine, code: Code, seat: Seat) -> tuple[GreedyLine, bool]:
    state = spec.clone(line.state)
    events: list[Event] = []
    spec.apply(state, code, events)
    ended = spec.is_over(state) or spec.actor(state) != seat
    ended = ended or any(event.ends_turn for event in events)
    worth = spec.evaluate(state)
    return GreedyLine((*line.codes, code), state, margin(list(worth), seat)), ended


def _prune(spec: GameSpec[Any], lines: list[GreedyLine]) -> list[GreedyLine]:
    """Return the most promising different states, a few for each first decision; best first."""
    lines.sort(key=lambda line: (-line.value, line.codes))
    kept: list[GreedyLine] = []
    seen: set[str] = set()
    share: dict[Code, int] = {}
    for line in lines:
        first = line.codes[0]
        if share.get(first, 0) >= WIDTH:
            continue
        digest = spec.digest(line.state)
        if digest in seen:
            continue
        seen.add(digest)
        share[first] = share.get(first, 0) + 1
        kept.append(line)
    return kept

"""Advice for a person in three steps: where to look, which candidates, which is best.

    hint.ask(runner, seed, spec.observe(state, seat))      # the worker process thinks
    ...
    move = runner.poll()
    advice = hint.advice(spec, move.choice)

It holds no sentences; ``ui.presenters.advice`` puts it into words.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from kraftwagen.bots import ladder
from kraftwagen.bots.base import Candidate, Choice
from kraftwagen.engine.reasons import Reason
from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Observation

WORTH_A_THOUGHT: Final = 3
"""Candidates shown in the second step."""


class Asked(Protocol):
    """The part of a bot runner that ``ask`` needs."""

    def ask(self, bot: str, seed: int, observation: Observation) -> None:
        """Ask a bot for a decision."""


@dataclass(frozen=True, slots=True)
class Advice:
    """The three steps; show as many as the person wants.

    ``kinds`` are the kinds of the candidates, as the first word of their notation ("take", "end"),
    without repetition. ``candidates`` are ordered by notation, so that their order gives nothing
    away; ``best`` is one of them and ``why`` the main reason for it.
    """

    kinds: tuple[str, ...]
    candidates: tuple[Candidate, ...]
    best: Candidate
    why: Reason | None


def ask(runner: Asked, seed: int, observation: Observation) -> None:
    """Ask the worker process for advice; the answer comes as a decision of the runner."""
    runner.ask(ladder.HINTS, seed, observation)


def advice(spec: GameSpec[Any], choice: Choice) -> Advice:
    """Make the advice from a bot's choice."""
    weighed: Sequence[Candidate] = choice.weighed or (Candidate(choice.code, 0.0),)
    best = weighed[0]
    shown = sorted(weighed[:WORTH_A_THOUGHT], key=lambda one: spec.to_text(one.code))
    kinds = dict.fromkeys(spec.to_text(one.code).split()[0] for one in shown)
    return Advice(tuple(kinds), tuple(shown), best, choice.why)

"""Advice for a person in three steps: where to look, what is worth a thought, what is best.

    hint.ask(runner, seed, spec.observe(state, seat))      # the worker process thinks
    ...
    move = runner.poll()
    advice = hint.advice(spec, move.choice)

Nothing here is a sentence; ``ui.advice`` puts it into words.
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
    """What is needed of a bot runner."""

    def ask(self, bot: str, seed: int, observation: Observation) -> None:
        """Let a bot decide."""


@dataclass(frozen=True, slots=True)
class Advice:
    """The three steps; show as many as the person wants.

    ``kinds`` are the kinds of the decisions in the second step, as the first word of their
    notation ("take", "end"), without repetition. ``candidates`` are ordered by notation, so that
    their order gives nothing away; ``best`` is one of them and ``why`` what speaks for it.
    """

    kinds: tuple[str, ...]
    candidates: tuple[Candidate, ...]
    best: Candidate
    why: Reason | None


def ask(runner: Asked, seed: int, observation: Observation) -> None:
    """Let the worker process look for advice; the answer comes as a move of the runner."""
    runner.ask(ladder.HINTS, seed, observation)


def advice(spec: GameSpec[Any], choice: Choice) -> Advice:
    """The steps out of a bot's choice."""
    weighed: Sequence[Candidate] = choice.weighed or (Candidate(choice.code, 0.0),)
    best = weighed[0]
    shown = sorted(weighed[:WORTH_A_THOUGHT], key=lambda one: spec.to_text(one.code))
    kinds = dict.fromkeys(spec.to_text(one.code).split()[0] for one in shown)
    return Advice(tuple(kinds), tuple(shown), best, choice.why)

"""Advice for a person in three steps: the idea, the candidates, the best one.

    hint.ask(runner, seed, spec.observe(state, seat))      # the worker process thinks
    ...
    move = runner.poll()
    advice = hint.advice(spec, move.choice)

Advice holds no sentences; ``ui.presenters.advice`` puts it into words.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from kraftwagen.bots import ladder
from kraftwagen.bots.base import Candidate, Choice
from kraftwagen.engine.reasons import Reason
from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Code, Observation

WORTH_A_THOUGHT: Final = 3
"""Largest number of candidates that the second step shows, and of moves marked as good."""
AS_GOOD: Final = 0.03
"""Chance to win (0 to 1) that a move marked as good may lose against the best."""


class Asked(Protocol):
    """The part of a bot runner that ``ask`` needs."""

    def ask(self, bot: str, seed: int, observation: Observation) -> None:
        """Ask a bot for a decision."""


@dataclass(frozen=True, slots=True)
class Advice:
    """The three steps of advice: ``kinds``, ``candidates``, ``best`` with its reason.

    ``kinds`` are the first words of the candidates' notation ("take", "end"), without repetition.
    ``candidates`` are the best ones in order; ``why`` is the main reason for ``best``.
    """

    kinds: tuple[str, ...]
    candidates: tuple[Candidate, ...]
    best: Candidate
    why: Reason | None


def ask(runner: Asked, seed: int, observation: Observation) -> None:
    """Ask a runner's worker for advice; ``BotRunner.poll`` returns the answer later."""
    runner.ask(ladder.HINTS, seed, observation)


def good(choice: Choice) -> tuple[Code, ...]:
    """Return the decisions that are about as good as the best, at most WORTH_A_THOUGHT."""
    weighed = choice.weighed[:WORTH_A_THOUGHT]
    found = [one.code for one in weighed if one.value >= weighed[0].value - AS_GOOD]
    return tuple(found) or (choice.code,)


def advice(spec: GameSpec[Any], choice: Choice) -> Advice:
    """Make advice from the choice of a bot."""
    weighed: Sequence[Candidate] = choice.weighed or (Candidate(choice.code, 0.0),)
    best = weighed[0]
    shown = weighed[:WORTH_A_THOUGHT]
    kinds = dict.fromkeys(spec.to_text(one.code).split()[0] for one in shown)
    return Advice(tuple(kinds), tuple(shown), best, choice.why)

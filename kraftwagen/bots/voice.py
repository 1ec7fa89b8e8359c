"""Why a bot decided so: figures of its own comparison, for one plain sentence.

The sentences live in the locale files, as ``why.<key>``; keys are the terms of the game's quick
estimate, or one of those below.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from kraftwagen.engine.reasons import Reason
from kraftwagen.engine.spec import Insight, Plan
from kraftwagen.engine.types import Seat

ONLY: Final = "only"
"""There was nothing to compare with."""
EQUAL: Final = "equal"
"""The alternatives are about as good."""
RIVAL: Final = "rival"
"""What counts is that another seat gets less; ``seat`` says which."""
TIME: Final = "time"
"""The term whose loss may be told beside what is gained for it."""
LATE: Final = "late"
"""What is asked of a game about that loss."""
COSTLY: Final = 0.25
"""A loss of TIME, in the game's scale, that is worth telling."""
LEAST: Final = 0.0625
"""Differences below this part of the game's scale are not worth a sentence."""


def why(
    insight: Insight[Any],
    seat: Seat,
    candidates: Sequence[tuple[Plan, float | None]],
    before: Any = None,
) -> Reason | None:
    """The main difference between the chosen way and the best that begins otherwise.

    ``candidates`` are plans with the chance found for them, the chosen one first. The arguments
    of the reason are ``gain`` (tenths of the score), ``seat`` for RIVAL, and ``chance`` (per
    cent) if it was estimated. With the position ``before`` the turn the game is asked what is
    behind the difference: the key then goes on after a dot, and ``late`` and ``turns`` say which
    seat moves how often before this one does again, where that is the price.
    """
    plan, chance = candidates[0]
    args: dict[str, int | str] = {}
    if chance is not None:
        args["chance"] = round(100 * chance)
    other = next((line for line, _ in candidates if line.codes[0] != plan.codes[0]), None)
    if other is None:
        return Reason(ONLY, "-", args)
    mine = insight.breakdown(plan.state, seat)
    theirs = insight.breakdown(other.state, seat)
    gains = {name: mine[name] - theirs[name] for name in mine}
    key = max(gains, key=lambda name: (gains[name], name))
    gain = gains[key]
    hurt = {
        rival: other.worth[rival] - plan.worth[rival]
        for rival in range(len(plan.worth))
        if rival != seat
    }
    rival = max(hurt, key=lambda one: hurt[one])
    if hurt[rival] > gain:
        key, gain = RIVAL, hurt[rival]
    if gain < LEAST * insight.scale:
        return Reason(EQUAL, "-", args)
    if key == RIVAL:
        args["seat"] = rival
    args["gain"] = round(10 * gain)
    if insight.explain_term is not None and before is not None:
        if key == RIVAL:
            found = insight.explain_term(other.state, plan.state, rival, RIVAL)
        else:
            found = insight.explain_term(before, plan.state, seat, key)
        if found is not None:
            key, args = f"{key}.{found.key}", {**found.args, **args}
        costly = gains.get(TIME, 0.0) <= -COSTLY * insight.scale
        late = insight.explain_term(before, plan.state, seat, LATE) if costly else None
        if late is not None:
            args |= {"late": late.args["seat"], "turns": late.args["count"]}
    return Reason(key, "-", args)

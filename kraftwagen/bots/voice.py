"""Why a bot decided so: figures of its own comparison, for one plain sentence.

The sentences live in the locale files, as ``why.<key>``; keys are the facets of the game's quick
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
LEAST: Final = 0.5
"""Differences of the score below this are not worth a sentence."""


def why(
    insight: Insight[Any], seat: Seat, ways: Sequence[tuple[Plan, float | None]]
) -> Reason | None:
    """The main difference between the chosen way and the best that begins otherwise.

    ``ways`` are plans with the chance found for them, the chosen one first. The arguments of the
    reason are ``gain`` (tenths of the score), ``seat`` for RIVAL, and ``chance`` (per cent) if
    it was estimated.
    """
    plan, chance = ways[0]
    args: dict[str, int | str] = {}
    if chance is not None:
        args["chance"] = round(100 * chance)
    other = next((way for way, _ in ways if way.codes[0] != plan.codes[0]), None)
    if other is None:
        return Reason(ONLY, "-", args)
    mine = insight.facets(plan.state, seat)
    theirs = insight.facets(other.state, seat)
    gains = {name: mine[name] - theirs[name] for name in mine}
    key = max(gains, key=lambda name: (gains[name], name))
    gain = gains[key]
    losses = [
        (other.worth[rival] - plan.worth[rival], -rival)
        for rival in range(len(plan.worth))
        if rival != seat
    ]
    hurt, rival = max(losses)
    if hurt > gain:
        key, gain = RIVAL, hurt
        args["seat"] = -rival
    if gain < LEAST:
        args.pop("seat", None)
        return Reason(EQUAL, "-", args)
    return Reason(key, "-", {**args, "gain": round(10 * gain)})

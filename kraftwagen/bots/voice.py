"""The main reason for a bot's decision, from the figures of its comparison.

The sentences are in the locale files, as ``why.<key>``; keys are the terms of the game's quick
estimate, or ONLY, EQUAL or RIVAL.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from kraftwagen.engine.plan import Plan
from kraftwagen.engine.reasons import Reason
from kraftwagen.engine.spec import Insight
from kraftwagen.engine.types import Seat

ONLY: Final = "only"
"""Key of a reason: no alternative begins with another decision."""
EQUAL: Final = "equal"
"""Key of a reason: the alternatives are about as good."""
RIVAL: Final = "rival"
"""Key of a reason: another seat gets less; the argument ``seat`` says which."""
TIME: Final = "time"
"""The term of the estimate whose loss may be mentioned beside the gain."""
LATE: Final = "late"
"""The term by which ``Insight.explain_term`` is asked about a loss of TIME."""
COSTLY: Final = 0.25
"""Smallest loss of TIME that is mentioned, as a share of ``Insight.scale``."""
LEAST: Final = 0.0625
"""Smallest difference that is mentioned, as a share of ``Insight.scale``."""


def why(
    insight: Insight[Any],
    seat: Seat,
    candidates: Sequence[tuple[Plan, float | None]],
    before: Any = None,
    *,
    bias: Callable[[Any, Seat], Mapping[str, float]] | None = None,
    alone: bool = False,
) -> Reason | None:
    """Return the main difference between the chosen way and the best with another first decision.

    ``candidates`` are plans with their chance to win, the chosen one first. The arguments of the
    reason are ``gain`` (in tenths of a point), ``seat`` for RIVAL, and ``chance`` (per cent) if it
    was estimated. With the position ``before`` the turn, the game explains the difference: its key
    is appended after a dot, and if the way loses time, ``late`` and ``turns`` say which seat moves
    how often before ``seat`` moves again.

    A bot with a ``bias`` (``Insight.biases``) gives the reason that it sees itself; one that plays
    ``alone`` has none that is about its opponents.
    """
    plan, chance = candidates[0]
    args: dict[str, int | str] = {}
    if chance is not None:
        args["chance"] = round(100 * chance)
    other = next((line for line, _ in candidates if line.codes[0] != plan.codes[0]), None)
    if other is None:
        return Reason(ONLY, "-", args)
    mine, theirs = (_seen(insight, one.state, seat, bias) for one in (plan, other))
    gains = {name: mine[name] - theirs[name] for name in mine}
    key = max(gains, key=lambda name: (gains[name], name))
    gain = gains[key]
    hurt = {
        rival: other.worth[rival] - plan.worth[rival]
        for rival in range(len(plan.worth))
        if rival != seat and not alone
    }
    rival = max(hurt, key=lambda one: hurt[one], default=seat)
    if rival != seat and hurt[rival] > gain:
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


def fact(insight: Insight[Any], seat: Seat, plan: Plan, before: Any) -> Reason | None:
    """Return what a way that is ONLY or EQUAL brings all the same, as its most growing term.

    None if the game has nothing to say of it. It never is the TIME, which passes in any case.
    """
    if insight.explain_term is None:
        return None
    old, new = (insight.breakdown(state, seat) for state in (before, plan.state))
    for term in sorted(new, key=lambda name: old[name] - new[name]):
        if term == TIME or new[term] <= old[term]:
            continue
        found = insight.explain_term(before, plan.state, seat, term)
        if found is not None:
            return Reason(f"{term}.{found.key}", "-", found.args)
    return None


def _seen(
    insight: Insight[Any],
    state: Any,
    seat: Seat,
    bias: Callable[[Any, Seat], Mapping[str, float]] | None,
) -> dict[str, float]:
    """Return a seat's estimate by term as a bot with a ``bias`` sees it."""
    error = bias(state, seat) if bias is not None else {}
    return {
        name: value + error.get(name, 0.0) for name, value in insight.breakdown(state, seat).items()
    }

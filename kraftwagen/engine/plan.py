"""Ways through a player turn, as bots compare them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kraftwagen.engine import rng

if TYPE_CHECKING:
    # Only in annotations: machine words in compiled code, plain ints without.
    from mypy_extensions import i64


class Plan:
    """A way through the rest of a player turn: its decisions and where they lead.

    ``state`` is the position after the turn; draws from hidden piles are guessed. ``worth`` is the
    quick estimate of every seat's final score in it, ``margin`` the planning seat's lead by that,
    see ``engine.margin``.
    """

    __slots__ = ("codes", "margin", "state", "worth")

    def __init__(
        self, codes: tuple[int, ...], state: Any, worth: list[float], margin: float
    ) -> None:
        self.codes = codes
        self.state = state
        self.worth = worth
        self.margin = margin


def descending(plan: Plan) -> float:
    """Return a key that sorts plans by margin, the best first."""
    return -plan.margin


def best_state(state: Any, plans: list[Plan], draw: i64, noise: float) -> Any:
    """Return the state of the plan that looks best when each margin has a random error.

    ``noise`` is the largest error, in score; ``draw`` is a generator for it. Without plans, the
    result is ``state``.
    """
    best = state
    most = -1e9
    for plan in plans:
        draw = rng.advance(draw)
        value = plan.margin + noise * (float(rng.below(draw, 2001)) - 1000.0) / 1000.0
        if value > most:
            most = value
            best = plan.state
    return best

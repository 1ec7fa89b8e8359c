"""The lengths and easings of everything that moves: one table for the whole program.

Lengths are seconds at normal speed. All motion is built from these moments, for one common tempo:
``begin("travel", put, here, there)``. ``assets/STYLE.md``, Motion, has the reasons.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from kraftwagen.ui.drawing.timeline import (
    Easing,
    Timeline,
    Value,
    arc,
    ease_in,
    ease_in_out,
    ease_out,
    glide,
    linear,
    move,
    overshoot,
    shiver,
    wait,
)


class Moment(NamedTuple):
    """The length of a motion in seconds, and its easing."""

    length: float
    easing: Easing = linear


MOMENTS: Final[Mapping[str, Moment]] = {
    # a piece in the hand
    "lift": Moment(0.1, ease_out),
    "drop": Moment(0.1, ease_out),
    "land": Moment(0.12, overshoot),
    "answer": Moment(0.15, ease_in),
    "shake": Moment(0.12, shiver),
    # things on the table
    "appear": Moment(0.22, ease_out),
    "leave": Moment(0.12, ease_in),
    "vanish": Moment(0.25, ease_in),
    "short_way": Moment(0.25, ease_in_out),
    "long_way": Moment(0.5, ease_in_out),
    "short_walk": Moment(0.3),
    "long_walk": Moment(0.55),
    "turn_over": Moment(0.3),
    "push": Moment(0.12, ease_out),
    "apart": Moment(0.07),
    "dealt": Moment(0.03),
    "star": Moment(0.3, ease_in_out),
    "machine": Moment(0.2),
    "knock": Moment(0.08, arc),
    "slot": Moment(0.03),
    "space": Moment(0.12),
    "race": Moment(1.2),
    "pulse": Moment(1.2),
    # things that come and go in a show
    "drive": Moment(1.2, glide),
    "moor": Moment(0.7, ease_out),
    "sail": Moment(0.7, ease_in),
    # counting
    "lead": Moment(0.2),
    "light": Moment(0.1, ease_out),
    "hold": Moment(0.55),
    "verdict": Moment(0.2, ease_out),
    "reward": Moment(0.5, ease_in_out),
    "coin_apart": Moment(0.07),
    "few": Moment(0.3, ease_out),
    "some": Moment(0.6, ease_out),
    "many": Moment(0.9, ease_out),
    "swell": Moment(0.12, ease_out),
    "rest": Moment(0.2),
    # whoever walks or rolls in a show
    "step": Moment(0.17),
    "look": Moment(0.28),
    "roll": Moment(0.55, ease_in_out),
    "drive_off": Moment(0.8, ease_in),
    "coin_way": Moment(0.4, ease_in_out),
    "curtain": Moment(1.5),
    "straight": Moment(3.6),
    "pan": Moment(0.6, ease_in_out),
    # celebrations
    "banner": Moment(2.0),
    "ribbon": Moment(1.6),
    "flare": Moment(0.6, ease_out),
    "blow": Moment(1.8),
    "throb": Moment(0.45, arc),
    "notice": Moment(3.0),
    # the end of a game
    "drive_up": Moment(1.1, ease_out),
    "drive_apart": Moment(0.3),
    "rise": Moment(0.9, ease_in_out),
    "rain": Moment(2.6),
}
"""The moments by name."""

_FAR: Final = 600.0
"""The distance in units from which a way is a long one."""
_FEW: Final = 5
_SOME: Final = 15


def begin(
    name: str,
    put: Callable[[Any], object],
    start: Value,
    end: Value,
    share: float = 1.0,
    on_finish: Callable[[], object] | None = None,
) -> Timeline:
    """Return a moment that calls ``put`` with values; it takes ``share`` (0 to 1) of its length."""
    moment = MOMENTS[name]
    return move(put, start, end, moment.length * share, moment.easing, on_finish)


def pause(name: str, share: float = 1.0) -> Timeline:
    """Return a moment without change; it takes ``share`` (0 to 1) of its length."""
    return wait(MOMENTS[name].length * share)


def running(amount: int) -> str:
    """Return the name of the moment in which a figure grows by ``amount``."""
    if abs(amount) <= _FEW:
        return "few"
    return "some" if abs(amount) <= _SOME else "many"


def way(distance: float, name: str = "way") -> Moment:
    """Return the moment of moving a distance in units, by the "way" or the "walk" entry."""
    short, long = MOMENTS[f"short_{name}"], MOMENTS[f"long_{name}"]
    share = min(1.0, distance / _FAR)
    return Moment(short.length + (long.length - short.length) * share, long.easing)

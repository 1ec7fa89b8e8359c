"""The player's puzzle rating, with its uncertainty.

A puzzle counts as an opponent with a fixed rating that follows from its difficulty; a first try is
a game against it. openskill computes the ratings (Plackett-Luce model after Weng and Lin).
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from kraftwagen.engine.types import Json

SOLVED: Final = "solved"
HINTED: Final = "hinted"
"""The result of a puzzle solved with a hint, which counts as a draw."""
MISSED: Final = "missed"
_RANKS: Final = {SOLVED: [1.0, 2.0], HINTED: [1.0, 1.0], MISSED: [2.0, 1.0]}
_MEAN: Final = 25.0
_SPREAD: Final = _MEAN / 3
"""The spread that openskill starts an unknown player with."""
_PUZZLE_SPREAD: Final = 2.0
_STEP: Final = 5.0
"""Rating difference between two difficulties, in openskill's unit."""
_MIDDLE: Final = 3
_POINTS: Final = 40.0
"""Points shown for one unit of openskill."""
_CENTRE: Final = 1500.0
_CONFIDENT: Final = 1.96
_FAR: Final = 500.0
_MOST_GAMES: Final = 1_000_000


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating after ``tries`` first tries; ``mean`` and ``spread`` are in openskill's unit."""

    mean: float = _MEAN
    spread: float = _SPREAD
    tries: int = 0

    @property
    def points(self) -> int:
        """The rating in points: 1500 is a puzzle of difficulty 3, each step of difficulty 200."""
        return round(_CENTRE + _POINTS * (self.mean - _MEAN))

    @property
    def error(self) -> int:
        """Half the width of the rating's 95 % interval, in points."""
        return round(_POINTS * _CONFIDENT * self.spread)

    def after(self, difficulty: int, result: str) -> Rating:
        """Return the rating after one more first try; ``result`` is SOLVED, HINTED or MISSED."""
        # Imported late: the program starts faster without it.
        from openskill.models import PlackettLuce

        model = PlackettLuce()
        puzzle = model.rating(mu=_MEAN + _STEP * (difficulty - _MIDDLE), sigma=_PUZZLE_SPREAD)
        person = model.rating(mu=self.mean, sigma=self.spread)
        ((now,), _) = model.rate([[person], [puzzle]], ranks=_RANKS[result])
        return Rating(now.mu, now.sigma, self.tries + 1)

    def to_json(self) -> Json:
        return {"mean": self.mean, "spread": self.spread, "tries": self.tries}


def from_json(values: Json) -> Rating:
    """Read a rating from JSON values; invalid values give the rating of a new player."""
    if not isinstance(values, dict):
        return Rating()
    mean, spread, tries = (values.get(name) for name in ("mean", "spread", "tries"))
    fine = (
        type(mean) is float
        and type(spread) is float
        and type(tries) is int
        and math.isfinite(mean)
        and abs(mean) < _FAR
        and 0 < spread <= 2 * _SPREAD
        and 0 <= tries <= _MOST_GAMES
    )
    return Rating(mean, spread, tries) if fine else Rating()  # type: ignore[arg-type]

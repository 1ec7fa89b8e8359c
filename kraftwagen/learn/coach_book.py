"""The player's costly themes over many analysed games, kept with the player's progress.

A game is one entry by its id, however often it is analysed. The entry holds, for every person by
name and each theme, the number of decisions that lost more than their error, their cost together in
chance to win, and the variance of this cost. The oldest entries are dropped.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from kraftwagen.bots.analysis import mean_error
from kraftwagen.engine.types import Json
from kraftwagen.learn.coach import Review
from kraftwagen.learn.progress import Progress
from kraftwagen.learn.weighing import CONFIDENT

SECTION: Final = "coach"
MOST: Final = 100
"""Number of games kept: older games say little about how somebody plays today."""
FEWEST: Final = 5
"""Number of games of a person needed to name a recurring theme."""
_MOST_SEATS: Final = 16
_MOST_THEMES: Final = 100
_MOST_VALUE: Final = 1000
_LAST: Final = 1 << 40


@dataclass(frozen=True, slots=True)
class Tally:
    """The costly decisions of one theme in one game: their number, cost and its variance."""

    count: int = 0
    cost: float = 0.0
    variance: float = 0.0


@dataclass(frozen=True, slots=True)
class Recurring:
    """The theme that cost a person most: its mean ``cost`` per game and 95 % ``error``.

    ``games`` is the number of games; ``theme`` is "" if no theme stands out beyond its error.
    """

    games: int
    theme: str = ""
    cost: float = 0.0
    error: float = 0.0


class CoachBook:
    """The costly themes of people in the analysed matches of a game, kept in ``progress``."""

    def __init__(self, game: str, progress: Progress) -> None:
        self._game, self._progress = game, progress

    def note(self, game_id: str, reviews: Mapping[str, Review]) -> bool:
        """Keep the reviews of a match by person's name; returns whether they are in the file."""
        known = self._progress.section(self._game, SECTION)
        before = _at(known.get(game_id))
        others = sorted(known.keys() - {game_id}, key=lambda key: (_at(known[key]), key))
        at = before or min(_LAST, 1 + max((_at(known[key]) for key in others), default=0))
        seats: dict[str, Json] = {name: _written(one) for name, one in reviews.items()}
        entry: dict[str, Json] = {"at": at, "seats": seats}
        if known.get(game_id) == entry:
            return True
        gone = others[: max(0, len(others) + 1 - MOST)]
        return self._progress.keep(self._game, SECTION, game_id, entry, gone)

    @property
    def people(self) -> list[str]:
        """The names of the people in the book, players of the latest game first."""
        names: dict[str, None] = {}
        for seats in self._games():
            names |= dict.fromkeys(seats)
        return list(names)

    def recurring(self, name: str) -> Recurring:
        """Return the theme that cost a person most over all games in the book."""
        games = [seats[name] for seats in self._games() if name in seats]
        found = {theme for game in games for theme in game}
        if len(games) < FEWEST or not found:
            return Recurring(len(games))
        rows = {theme: [game.get(theme, Tally()) for game in games] for theme in sorted(found)}
        worst = max(rows, key=lambda theme: sum(one.cost for one in rows[theme]))
        mean, error = _mean(rows[worst])
        ahead = [_mean(_minus(rows[worst], rows[other])) for other in rows if other != worst]
        if all(more > off for more, off in [(mean, error), *ahead]):
            return Recurring(len(games), worst, mean, error)
        return Recurring(len(games))

    def _games(self) -> list[dict[str, dict[str, Tally]]]:
        """The tallies by person and theme of each game, the latest first; damaged ones left out."""
        entries = self._progress.section(self._game, SECTION).values()
        usable = [entry for entry in entries if _at(entry)]
        usable.sort(key=_at, reverse=True)
        return [_read(entry) for entry in usable[:MOST]]


def _mean(tallies: Sequence[Tally]) -> tuple[float, float]:
    """The mean cost and its 95 % error: the spread between games, or the figures' own if larger."""
    count = len(tallies)
    figures = CONFIDENT * math.sqrt(sum(one.variance for one in tallies)) / count
    costs = [one.cost for one in tallies]
    return sum(costs) / count, max(mean_error(costs), figures)


def _minus(mine: Sequence[Tally], others: Sequence[Tally]) -> list[Tally]:
    return [
        Tally(0, one.cost - other.cost, one.variance + other.variance)
        for one, other in zip(mine, others, strict=True)
    ]


def _written(one: Review) -> Json:
    """A review as JSON: theme -> number, cost and variance."""
    found: dict[str, Json] = {}
    for theme in {moment.theme: None for moment in one.costs if moment.theme}:
        parts = [moment.part for moment in one.costs if moment.theme == theme]
        variance = sum((part.error / CONFIDENT) ** 2 for part in parts)
        found[theme] = [len(parts), round(sum(part.loss for part in parts), 5), round(variance, 7)]
    return found


def _at(entry: Json) -> int:
    """Return the sequence number of an entry, 0 for a damaged one."""
    if not isinstance(entry, dict) or not isinstance(entry.get("seats"), dict):
        return 0
    at = entry.get("at")
    return at if type(at) is int and 0 < at <= _LAST else 0


def _read(entry: Any) -> dict[str, dict[str, Tally]]:
    return {
        str(name): {
            str(theme): tally
            for theme, values in list(kept.items())[:_MOST_THEMES]
            if (tally := _tally(values)) is not None
        }
        for name, kept in list(entry["seats"].items())[:_MOST_SEATS]
        if isinstance(kept, dict)
    }


def _tally(values: Json) -> Tally | None:
    if not isinstance(values, list) or len(values) != 3:
        return None
    if any(isinstance(one, bool) or not isinstance(one, int | float) for one in values):
        return None
    if not all(0 <= one <= _MOST_VALUE for one in values):  # false for nan, too
        return None
    return Tally(int(values[0]), float(values[1]), float(values[2]))

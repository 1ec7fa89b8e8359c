"""Rates bots by the order in which they finished: batch Plackett-Luce ratings.

Ratings are on the Elo scale: 400 points more mean ten times the odds. Intervals come from a
bootstrap over blocks, so that games on one deal stay together.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations, product
from typing import Final, TypeAlias

from kraftwagen.engine import rng

Finish: TypeAlias = tuple[Sequence[str], Sequence[int]]
"""A game: the bots of all seats and their scores."""
Orders: TypeAlias = Mapping[tuple[str, ...], float]
"""Order of finishing (the winner first) -> number of games; ties give fractions."""

SCALE: Final = 400.0 / math.log(10.0)
ROUNDS: Final = 300
TOLERANCE: Final = 1e-6
SHY: Final = 0.2
"""Number of imagined wins and losses per bot against an average bot, to keep ratings finite."""


@dataclass(frozen=True, slots=True)
class Rating:
    """A bot's rating with its 95 % interval (``low`` to ``high``), games and share of wins."""

    bot: str
    rating: float
    low: float
    high: float
    games: int
    win_rate: float
    mean_score: float


def orders_of(games: Iterable[Finish]) -> Counter[tuple[str, ...]]:
    """Count the orders of finishing; a tie counts as every possible order, in equal parts."""
    found: Counter[tuple[str, ...]] = Counter()
    for line_up, scores in games:
        groups: dict[int, list[str]] = {}
        for bot, score in zip(line_up, scores, strict=True):
            groups.setdefault(-score, []).append(bot)
        ways = [list(permutations(groups[score])) for score in sorted(groups)]
        number = math.prod(map(len, ways))
        for way in product(*ways):
            order = tuple(bot for group in way for bot in group)
            found[order] += 1 / number  # type: ignore[assignment]
    return found


def strengths(orders: Orders, start: Mapping[str, float] | None = None) -> dict[str, float]:
    """Return the maximum-likelihood strengths by bot (Hunter's MM), with a geometric mean of 1."""
    bots = sorted({bot for order in orders for bot in order})
    power = {bot: (start or {}).get(bot, 1.0) for bot in bots}
    chosen = dict.fromkeys(bots, SHY)
    for order, count in orders.items():
        for bot in order[:-1]:
            chosen[bot] += count
    for _ in range(ROUNDS):
        faced = {bot: 2 * SHY / (power[bot] + 1.0) for bot in bots}
        for order, count in orders.items():
            left = sum(power[bot] for bot in order)
            weight = 0.0
            for bot in order[:-1]:
                weight += count / left
                faced[bot] += weight
                left -= power[bot]
            faced[order[-1]] += weight
        new = {bot: chosen[bot] / faced[bot] for bot in bots}
        mean = math.exp(sum(map(math.log, new.values())) / len(bots))
        new = {bot: value / mean for bot, value in new.items()}
        moved = max(abs(math.log(new[bot] / power[bot])) for bot in bots)
        power = new
        if moved < TOLERANCE:
            break
    return power


def rate(
    blocks: Sequence[Sequence[Finish]], anchor: str, at: float, samples: int, seed: int
) -> list[Rating]:
    """Rate all bots, strongest first, with ``samples`` bootstrap samples for the intervals.

    The bot ``anchor`` gets the rating ``at``; if it did not play, the mean of all bots does.
    """
    counted = [orders_of(block) for block in blocks]
    base = strengths(_added(counted))
    scale = _scaled(base, anchor, at)
    drawn: dict[str, list[float]] = {bot: [] for bot in base}
    draw = rng.seeded(seed, "rating")
    for _ in range(samples):
        picked = []
        for _ in counted:
            draw = rng.advance(draw)
            picked.append(counted[rng.below(draw, len(counted))])
        for bot, value in _scaled(strengths(_added(picked), base), anchor, at).items():
            drawn[bot].append(value)
    found = []
    for bot, value in scale.items():
        low, high = _interval(drawn[bot]) if drawn[bot] else (value, value)
        found.append(Rating(bot, value, low, high, *_plain(blocks, bot)))
    return sorted(found, key=lambda one: (-one.rating, one.bot))


def _added(counted: Iterable[Orders]) -> dict[tuple[str, ...], float]:
    total: dict[tuple[str, ...], float] = {}
    for orders in counted:
        for order, count in orders.items():
            total[order] = total.get(order, 0.0) + count
    return total


def _scaled(power: Mapping[str, float], anchor: str, at: float) -> dict[str, float]:
    zero = math.log(power[anchor]) if anchor in power else 0.0
    return {bot: at + SCALE * (math.log(value) - zero) for bot, value in power.items()}


def _interval(values: list[float]) -> tuple[float, float]:
    ordered = sorted(values)
    cut = int(0.025 * len(ordered))
    return ordered[cut], ordered[-1 - cut]


def _plain(blocks: Sequence[Sequence[Finish]], bot: str) -> tuple[int, float, float]:
    games = 0
    wins = 0.0
    total = 0
    for block in blocks:
        for line_up, scores in block:
            most = max(scores)
            winners = sum(score == most for score in scores)
            for name, score in zip(line_up, scores, strict=True):
                if name == bot:
                    games += 1
                    total += score
                    wins += (score == most) / winners
    return games, wins / max(1, games), total / max(1, games)

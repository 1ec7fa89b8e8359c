"""Compares figures of many finished games with their targets, for any game.

A game has ``Measures``: the data kept of each finished game, and the figures of many games.
``tables`` formats the figures.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeAlias, TypeVar

from kraftwagen.engine.intervals import Z95, wilson
from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Event

G = TypeVar("G")
"""The type of the data kept of each game: a dataclass of JSON values."""
Pair: TypeAlias = Callable[[G], tuple[float, float]]
"""A function that returns the part and the whole of a figure in a game."""
FEW: Final = 30
"""Smallest number of cases for a verdict."""


@dataclass(frozen=True, slots=True)
class Finding:
    """A figure and its target: ``value``, and ``half`` the width of its 95 % interval.

    ``low`` and ``high`` are the target, both None without a target; ``cases`` is the number of
    times that the thing counted could have happened. ``unit`` is "%" or "".
    """

    topic: str
    name: str
    value: float
    half: float
    low: float | None
    high: float | None
    cases: int
    unit: str = "%"

    @property
    def verdict(self) -> str:
        """Either "met" or "not met", after "about" if the interval crosses a limit; "" for none."""
        if self.low is None or self.high is None or self.cases < FEW:
            return ""
        inside = self.low <= self.value <= self.high
        limits = (self.low, self.high)
        unsure = any(abs(self.value - limit) < self.half for limit in limits)
        return ("about " if unsure else "") + ("met" if inside else "not met")


@dataclass(frozen=True, slots=True)
class Variant:
    """A variant of a game: a yes-or-no option that is switched on.

    ``begin`` returns changed rules, if there are decisions that bots must not make.
    """

    option: str
    words: str
    begin: Callable[[GameSpec[Any]], GameSpec[Any]] | None = None


def _no_more(games: Sequence[Any]) -> str:
    return ""


@dataclass(frozen=True, slots=True)
class Measures(Generic[G]):
    """Functions and variants with which the balance of a game is measured."""

    kept: type[G]
    observe: Callable[[Sequence[Event], Any, Any], G]
    """``observe(events, start, end)``: the data kept of a finished game."""
    findings: Callable[[Sequence[G]], list[Finding]]
    """The figures of games that have the same number of seats and the same options."""
    variants: Mapping[str, Variant]
    more: Callable[[Sequence[G]], str] = _no_more
    """Further Markdown for the report, about all games of a bot together."""


def ratio(pairs: Iterable[tuple[float, float]]) -> tuple[float, float, int]:
    """Return the sum of parts divided by that of wholes, half its 95 % interval, and the wholes.

    A pair is a whole game, as the cases within a game may depend on each other.
    """
    games = [(part, whole) for part, whole in pairs if whole]
    wholes = sum(whole for _, whole in games)
    if not games:
        return 0.0, 0.0, 0
    value = sum(part for part, _ in games) / wholes
    if len(games) == 1:
        return value, math.inf, round(wholes)
    squares = sum((part - value * whole) ** 2 for part, whole in games)
    error = math.sqrt(squares * len(games) / (len(games) - 1)) / wholes
    return value, Z95 * error, round(wholes)


class Page(Generic[G]):
    """Collects findings about the same games.

    A figure is defined by its part and its whole in a game; ``limits`` are the low and high limit
    of its target, or left out.
    """

    def __init__(self, games: Sequence[G]) -> None:
        self.games = games
        self.found: list[Finding] = []

    def share(self, topic: str, name: str, pair: Pair[G], *limits: float) -> None:
        """Add a figure that is a share, in per cent."""
        self._add(topic, name, pair, limits, "%")

    def mean(self, topic: str, name: str, pair: Pair[G], *limits: float) -> None:
        """Add a figure that is a mean, in its own unit."""
        self._add(topic, name, pair, limits, "")

    def _add(
        self,
        topic: str,
        name: str,
        pair: Pair[G],
        limits: tuple[float, ...],
        unit: str,
    ) -> None:
        value, half, cases = ratio(map(pair, self.games))
        if limits and unit and cases and value in (0, 1):
            # A figure without variation: the fewer cases, the wider the interval.
            least, most = wilson(value * cases, cases)
            half = most - least
        scale = 100 if unit else 1
        low, high = limits or (None, None)
        self.found.append(Finding(topic, name, scale * value, scale * half, low, high, cases, unit))


def tables(columns: Mapping[str, Sequence[Finding]]) -> str:
    """Return Markdown: which targets are met, then all figures; ``columns`` are by title."""
    return f"{_verdicts(columns)}\n{_table(columns)}"


def _verdicts(columns: Mapping[str, Sequence[Finding]]) -> str:
    """A table of how many figures of each topic meet their target, and which do not."""
    topics: dict[str, list[tuple[str, Finding]]] = {}
    for title, found in columns.items():
        for one in found:
            if one.verdict:
                topics.setdefault(one.topic, []).append((title, one))
    lines = ["| target | met | not met |", "|---|---|---|"]
    for topic, entries in topics.items():
        missed = [
            f"{one.name} ({title}) {_figure(one)}"
            for title, one in entries
            if one.verdict.endswith("not met")
        ]
        met = len(entries) - len(missed)
        lines.append(f"| {topic} | {met} of {len(entries)} | {'; '.join(missed) or '-'} |")
    return "\n".join(lines) + "\n"


def _table(columns: Mapping[str, Sequence[Finding]]) -> str:
    """A table of all figures. Bold means not met, ~ that the interval crosses a limit."""
    rows: dict[tuple[str, str], dict[str, Finding]] = {}
    for title, found in columns.items():
        for one in found:
            rows.setdefault((one.topic, one.name), {})[title] = one
    lines = [f"| figure | target | {' | '.join(columns)} |", "|---" * (len(columns) + 2) + "|"]
    topics = list(dict.fromkeys(topic for topic, _ in rows))
    for (topic, name), cells in sorted(rows.items(), key=lambda row: topics.index(row[0][0])):
        wanted = dict.fromkeys(_wanted(topic, one) for one in cells.values())
        texts = [_cell(cells[title]) if title in cells else "" for title in columns]
        told = ", ".join(text for text in wanted if text)
        lines.append(f"| {topic}: {name} | {told} | {' | '.join(texts)} |")
    return "\n".join(lines) + "\n"


def _wanted(topic: str, one: Finding) -> str:
    if one.low is None or one.high is None:
        return ""
    if topic.startswith("start"):
        return f"fair share within {(one.high - one.low) / 2:.0f} points"
    return f"{one.low:g} to {one.high:g}{' %' if one.unit else ''}"


def _figure(one: Finding) -> str:
    unit = " %" if one.unit else ""
    return f"{one.value:.1f}{unit} ± {one.half:.1f}"


def _cell(one: Finding) -> str:
    if one.cases < FEW:
        return f"only {one.cases}"
    figure = _figure(one)
    if one.verdict.endswith("not met"):
        figure = f"**{figure}**"
    return figure + (" ~" if one.verdict.startswith("about") else "")

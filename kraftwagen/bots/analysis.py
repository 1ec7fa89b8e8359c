"""The results of analysing a finished game, and their form in JSON.

``bots.analyst`` computes them. Chances to win are from 0 to 1, errors are 95 % errors.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from kraftwagen.engine.reasons import Reason
from kraftwagen.engine.types import Code, Json, Seat

THRESHOLDS: Final = (0.05, 0.10, 0.15)
"""Smallest loss of chance to win (0 to 1) for grade 1, 2 and 3 of a decision or part of a turn."""
SWING: Final = 0.10
"""Smallest chance to win (0 to 1) that passes between seats at a turning point."""
TURNING_POINTS: Final = 6
"""Largest number of turning points that are listed: those with the largest swings."""


_CONFIDENCE: Final = 1.96


def mean_error(values: Sequence[float]) -> float:
    """Return the 95 % error of a mean by Student's t distribution; 1 for a single value."""
    count = len(values)
    if count < 2:
        return 1.0
    free = count - 1
    factor = _CONFIDENCE + 2.37 / free + 2.8 / free**2 + 2.6 / free**3
    mean = sum(values) / count
    spread = sum((value - mean) ** 2 for value in values) / (count - 1)
    return factor * math.sqrt(spread / count)


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A game to analyse: its true first state and its decisions."""

    start: Any
    codes: tuple[Code, ...]


@dataclass(frozen=True, slots=True)
class Budget:
    """The number of simulations for each part of a turn.

    ``select`` simulations find the best of ``candidates`` ways; this way and the way played are
    then compared in ``measure`` further pairs. These simulations are ``horizon`` player turns long,
    with quick turns of all seats. An apparent loss is checked in ``check`` pairs with ``far``
    careful turns, as nobody needs to find a way that only works against hasty players.

    A draw is compared with ``draws`` others; a point of the graph is the mean of ``graph`` or more
    continuations of ``far`` careful turns. ``coarse_error`` is the error of differences found by
    estimates alone, ``error`` the least error of differences found by simulations; a larger
    disagreement between the estimates after ``horizon`` and ``far`` turns replaces it.
    """

    select: int = 48
    measure: int = 16
    check: int = 16
    candidates: int = 8
    horizon: int = 4
    far: int = 8
    draws: int = 16
    graph: int = 6
    coarse_error: float = 0.12
    error: float = 0.02
    seed: int = 1


USUAL: Final = Budget()


@dataclass(frozen=True, slots=True)
class Point:
    """Every seat's chance to win and expected final score after ``number`` decisions.

    ``error`` is the 95 % error of the chances, 0 when the game is over.
    """

    number: int
    chances: tuple[float, ...]
    scores: tuple[float, ...]
    error: float = 0.0


def whole_points(share: float) -> int:
    """Convert a loss to percentage points, rounded down so that it seems to cross no threshold."""
    return int(100 * share + 1e-9)


def error_points(share: float) -> int:
    """Convert an error to percentage points, rounded up, at least 1."""
    return max(1, math.ceil(100 * share - 1e-9))


def beyond(share: float, error: float) -> bool:
    """Return whether a difference exceeds its error, both in whole percentage points as shown."""
    return whole_points(share) > error_points(error)


class _Graded:
    """Something with a ``loss`` of chance to win and its 95 % ``error``."""

    __slots__ = ()

    loss: float
    error: float

    @property
    def certain(self) -> bool:
        """Whether the loss is larger than its error."""
        return beyond(self.loss, self.error)

    @property
    def grade(self) -> int:
        """The grade of the loss, 0 to 3 by THRESHOLDS; 0 if the loss lies within its error."""
        return sum(self.loss >= least for least in THRESHOLDS) if self.certain else 0


@dataclass(frozen=True, slots=True)
class Judged(_Graded):
    """The loss by decision ``number`` of the game, counted from 0.

    ``loss`` is the chance to win of the best way before the decision, less that of the best way
    after it; ``error`` is the 95 % error of the loss.
    """

    number: int
    loss: float = 0.0
    error: float = 0.0


@dataclass(frozen=True, slots=True)
class Part(_Graded):
    """Decisions ``first`` to ``end`` (exclusive) of a seat: a player turn or a part of one.

    ``turn`` counts player turns from 0, ``part`` the parts within one. ``chance`` is the chance to
    win of the way played, ``loss`` how much higher the chance of the way ``better`` is, ``score``
    the difference in score; ``error`` is the 95 % error of ``loss``. ``better`` is empty if no
    better way was found. ``forced`` parts left no choice, ``measured`` parts have been simulated.
    Parts that seem to have lost enough for a grade list the loss of each of their ``decisions``.

    If nothing was lost beyond the error, ``gain`` is how much higher the chance of the way played
    is than that of ``usual``, the best way at first sight; ``gain_error`` is its 95 % error. Both
    are 0 if quick turns showed no gain.
    """

    turn: int
    part: int
    seat: Seat
    first: int
    end: int
    chance: float = 0.0
    loss: float = 0.0
    score: float = 0.0
    error: float = 0.0
    better: tuple[Code, ...] = ()
    why: Reason | None = None
    forced: bool = False
    measured: bool = False
    decisions: tuple[Judged, ...] = ()
    gain: float = 0.0
    gain_error: float = 0.0
    usual: tuple[Code, ...] = ()

    @property
    def found(self) -> bool:
        """Whether the gain reaches the first threshold and is larger than its error."""
        return self.gain >= THRESHOLDS[0] and beyond(self.gain, self.gain_error)

    @property
    def crucial(self) -> int:
        """The number, from 0, of the decision that lost most; of the first if none has lost."""
        worst = max(self.decisions, key=lambda one: (one.grade, one.loss), default=None)
        return self.first if worst is None or not worst.loss else worst.number


@dataclass(frozen=True, slots=True)
class Draw:
    """The luck of the draw that decision ``number`` (from 1) of ``seat`` made.

    ``chances`` and ``scores`` are every seat's gain over the mean of other draws, ``error`` is
    the 95 % error of the chances.
    """

    number: int
    seat: Seat
    chances: tuple[float, ...]
    scores: tuple[float, ...]
    error: float


@dataclass(frozen=True, slots=True)
class Report:
    """The results of an analysis so far; ``done`` is the finished share of the work, 0 to 1.

    ``graded`` tells that the parts have their losses, ``lucky`` that draws have been compared.
    """

    points: tuple[Point, ...]
    parts: tuple[Part, ...]
    draws: tuple[Draw, ...] = ()
    done: float = 0.0
    graded: bool = False
    lucky: bool = False


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """The player turn between points ``at`` and ``at + 1``, in which chances changed much.

    ``gainer`` and ``loser`` gained and lost most; ``swing`` is the chance to win that passed
    between seats, ``error`` its 95 % error.
    """

    at: int
    gainer: Seat
    loser: Seat
    swing: float
    error: float


def turning_points(points: Sequence[Point]) -> list[TurningPoint]:
    """Return the turns that changed the chances most, beyond the error, in order of play."""
    found = []
    for at in range(len(points) - 1):
        gains = [
            now - before
            for before, now in zip(points[at].chances, points[at + 1].chances, strict=True)
        ]
        swing = sum(map(abs, gains)) / 2
        error = math.hypot(points[at].error, points[at + 1].error)
        if swing >= SWING and beyond(swing, error):
            gainer, loser = gains.index(max(gains)), gains.index(min(gains))
            found.append(TurningPoint(at, gainer, loser, swing, error))
    found.sort(key=lambda one: (-one.swing, one.at))
    return sorted(found[:TURNING_POINTS], key=lambda one: one.at)


class BadReport(ValueError):
    """Raised for JSON that is no report; the message says what is wrong."""


def to_json(report: Report) -> Json:
    """Return a report as JSON values."""
    return asdict(report)


def from_json(values: Json, decisions: int, seats: int) -> Report:
    """Read a report from JSON for a game of ``decisions`` and ``seats``; raises BadReport."""
    try:
        return _ReportReader(decisions, seats).report(values)
    except (KeyError, TypeError, IndexError, AttributeError, OverflowError) as error:
        raise BadReport(f"{type(error).__name__}: {error}") from error


class _ReportReader:
    """Reads a report from untrusted JSON."""

    def __init__(self, decisions: int, seats: int) -> None:
        self._decisions, self._seats = decisions, seats

    def report(self, values: Any) -> Report:
        points = tuple(self._point(value) for value in _list(values["points"]))
        numbers = [point.number for point in points]
        _expect(len(points) > 0 and numbers == sorted(set(numbers)), "points")
        return Report(
            points,
            tuple(self._part(value) for value in _list(values["parts"])),
            tuple(self._draw(value) for value in _list(values["draws"])),
            _share(values["done"]),
            _flag(values["graded"]),
            _flag(values["lucky"]),
        )

    def _point(self, value: Any) -> Point:
        number = self._number(value["number"], 0, self._decisions)
        chances, scores = self._each(value["chances"]), self._each(value["scores"])
        return Point(number, chances, scores, abs(_real(value["error"])))

    def _part(self, value: Any) -> Part:
        first = self._number(value["first"], 0, self._decisions - 1)
        return Part(
            turn=self._number(value["turn"], 0, self._decisions),
            part=self._number(value["part"], 0, self._decisions),
            seat=self._number(value["seat"], 0, self._seats - 1),
            first=first,
            end=self._number(value["end"], first + 1, self._decisions),
            chance=_share(value["chance"]),
            loss=_share(value["loss"]),
            score=_real(value["score"]),
            error=abs(_real(value["error"])),
            better=tuple(self._number(code, 0, 1 << 60) for code in _list(value["better"])),
            why=self._why(value["why"]),
            forced=_flag(value["forced"]),
            measured=_flag(value["measured"]),
            decisions=tuple(self._judged(one) for one in _list(value["decisions"])),
            gain=_share(value["gain"]),
            gain_error=abs(_real(value["gain_error"])),
            usual=tuple(self._number(code, 0, 1 << 60) for code in _list(value["usual"])),
        )

    def _judged(self, value: Any) -> Judged:
        number = self._number(value["number"], 0, self._decisions - 1)
        return Judged(number, _share(value["loss"]), abs(_real(value["error"])))

    def _draw(self, value: Any) -> Draw:
        return Draw(
            self._number(value["number"], 1, self._decisions),
            self._number(value["seat"], 0, self._seats - 1),
            self._each(value["chances"]),
            self._each(value["scores"]),
            abs(_real(value["error"])),
        )

    def _why(self, value: Any) -> Reason | None:
        if value is None:
            return None
        args: Mapping[str, int | str] = value["args"]
        for name, arg in args.items():
            _expect(isinstance(name, str) and isinstance(arg, int | str), "why")
        for seat in ("seat", "late"):
            if seat in args:
                self._number(args[seat], 0, self._seats - 1)
        key, rule = value["key"], value["rule"]
        _expect(isinstance(key, str) and isinstance(rule, str), "why")
        _expect(all(part.isidentifier() for part in key.split(".")), "why")
        return Reason(key, rule, dict(args))

    def _each(self, values: Any) -> tuple[float, ...]:
        found = tuple(_real(value) for value in _list(values))
        _expect(len(found) == self._seats, "a value for each seat")
        return found

    def _number(self, value: Any, least: int, most: int) -> int:
        _expect(type(value) is int and least <= value <= most, f"a number in {least}..{most}")
        return int(value)


def _real(value: Any) -> float:
    _expect(isinstance(value, int | float) and not isinstance(value, bool), "a number")
    _expect(math.isfinite(value), "a finite number")
    return float(value)


def _share(value: Any) -> float:
    found = _real(value)
    _expect(-1e-9 <= found <= 1 + 1e-9, "a share of 1")
    return found


def _flag(value: Any) -> bool:
    _expect(type(value) is bool, "true or false")
    return bool(value)


def _list(value: Any) -> list[Any]:
    _expect(isinstance(value, list | tuple), "a list")
    return list(value)


def _expect(fine: bool, what: str) -> None:
    if not fine:
        raise BadReport(f"wrong entry: {what} is wanted")

"""Animations as values: tweens combined in sequence and in parallel.

Everything here is a ``Timeline``: ``advance(dt)`` plays it, ``finish()`` jumps to its end,
``duration`` is its length in seconds and ``done`` tells whether the end was reached. There are no
globals and no clock: the owner of a timeline advances it (the director for whole events, a view
for its own hover and glide-back motion).

    piece = Sprite(x=10, y=20)
    timeline = sequence(
        call(lambda: piece.lift()),
        parallel(
            tween(piece, 0.4, x=300, y=80),                # from the present values at its start
            tween(piece, 0.4, easing=arc, height=(0, 12)), # from 0 to 12, both given
        ),
        wait(0.1),
        move(piece.turn_to, 0, 90, 0.2, easing=ease_in_out),    # any callable that takes the value
        on_finish=piece.drop,
    )

Start values are read when a tween begins, not when it is made, so a sequence may move the same
thing several times. Callbacks run exactly once, in order, whether the end is reached by
``advance`` or by ``finish``: skipping an animation leaves the same picture as watching it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any, Final, TypeAlias

Easing: TypeAlias = Callable[[float], float]
"""A function from the share of the time to the share of the way; f(0) is 0, f(1) is 1."""

Value: TypeAlias = float | tuple[float, ...]
"""A value to animate: a number, or a tuple of numbers (a place, a colour)."""


def linear(t: float) -> float:
    """Return ``t``: constant speed."""
    return t


def ease_in(t: float) -> float:
    """Return the share of the way, with a slow start."""
    return t * t * t


def ease_out(t: float) -> float:
    """Return the share of the way, with a slow end; for things that arrive."""
    return 1 - (1 - t) ** 3


def ease_in_out(t: float) -> float:
    """Return the share of the way, with a slow start and end; for things that travel."""
    return 4 * t * t * t if t < 0.5 else 1 - (2 - 2 * t) ** 3 / 2


def glide(t: float) -> float:
    """Return an easing that begins and ends gently, for things that roll or sail."""
    return 0.5 - 0.5 * math.cos(math.pi * t)


def overshoot(t: float) -> float:
    """Return the share of the way, a little beyond the end and back; for things put down."""
    return 1 + 2.7 * (t - 1) ** 3 + 1.7 * (t - 1) ** 2


def arc(t: float) -> float:
    """Return a height that rises from 0 to 1 and falls back to 0, for things thrown.

    A tween with this easing, or with ``shiver``, ends at its start value.
    """
    return math.sin(math.pi * t) if 0 < t < 1 else 0.0


def shiver(t: float) -> float:
    """Return a swing to and fro that dies down in three periods and ends at 0."""
    return math.sin(6 * math.pi * t) * (1 - t)


EASINGS: Final = (linear, ease_in, ease_out, ease_in_out, overshoot, arc, shiver)


class Timeline:
    """The base of all animations; by itself, a pause of ``duration`` seconds.

    ``on_finish`` is called once, when the end is reached by ``advance`` or ``finish``.
    """

    def __init__(
        self, duration: float = 0.0, on_finish: Callable[[], object] | None = None
    ) -> None:
        self.duration = max(0.0, duration)
        self.on_finish = on_finish
        self.done = False
        self._begun = False
        self._time = 0.0

    @property
    def time(self) -> float:
        """Seconds played so far, at most ``duration``."""
        return self._time

    def advance(self, dt: float) -> float:
        """Play ``dt`` seconds; returns the seconds that remain after the end."""
        if self.done:
            return dt
        self._begin_once()
        self._time += dt
        left = self._time - self.duration
        if left < 0:
            self._show(self._time)
            return 0.0
        self._end()
        return left

    def finish(self) -> None:
        """Jump to the end: set final values and run all callbacks. Safe to call again."""
        if not self.done:
            self._begin_once()
            self._end()

    def _begin_once(self) -> None:
        if not self._begun:
            self._begun = True
            self._begin()

    def _end(self) -> None:
        self._time = self.duration
        self.done = True
        self._last()
        if self.on_finish is not None:
            self.on_finish()

    # Overridden by the kinds of timelines.

    def _begin(self) -> None:
        """Read start values."""

    def _show(self, time: float) -> None:
        """Set values for a time before the end."""

    def _last(self) -> None:
        """Set the final values."""


class Tween(Timeline):
    """Changes one value; if ``start`` is None, it begins at the value that ``get`` returns."""

    def __init__(
        self,
        put: Callable[[Any], object],
        start: Value | None,
        end: Value,
        duration: float,
        easing: Easing = ease_in_out,
        get: Callable[[], Value] | None = None,
        on_finish: Callable[[], object] | None = None,
    ) -> None:
        super().__init__(duration, on_finish)
        if start is None and get is None:
            raise ValueError("a tween without a start value needs a way to read it")
        self._put, self._get, self._start, self._goal = put, get, start, end
        self._easing = easing
        self._from: Value = end

    def _begin(self) -> None:
        if self._start is not None:
            self._from = self._start
        elif self._get is not None:
            self._from = self._get()
        self._show(0.0)

    def _show(self, time: float) -> None:
        share = self._easing(time / self.duration) if self.duration > 0 else self._easing(1.0)
        self._put(blend(self._from, self._goal, share))

    def _last(self) -> None:
        share = self._easing(1.0)
        self._put(self._goal if share == 1.0 else blend(self._from, self._goal, share))


class Chain(Timeline):
    """Plays its parts one after the other."""

    def __init__(
        self, parts: Sequence[Timeline], on_finish: Callable[[], object] | None = None
    ) -> None:
        super().__init__(sum([part.duration for part in parts]), on_finish)
        self._parts = list(parts)

    def advance(self, dt: float) -> float:
        """Play ``dt`` seconds, across the ends of parts; returns the seconds after the end."""
        if self.done:
            return dt
        self._time = min(self.duration, self._time + dt)
        while self._parts:
            dt = self._parts[0].advance(dt)
            if not self._parts[0].done:
                return 0.0
            self._parts.pop(0)
        self._end()
        return dt

    def _last(self) -> None:
        while self._parts:
            self._parts.pop(0).finish()


class Parallel(Timeline):
    """Plays its parts at the same time; lasts as long as the longest."""

    def __init__(
        self, parts: Sequence[Timeline], on_finish: Callable[[], object] | None = None
    ) -> None:
        super().__init__(max([part.duration for part in parts], default=0.0), on_finish)
        self._parts = list(parts)

    def _begin(self) -> None:
        self._shown = 0.0

    def _show(self, time: float) -> None:
        step, self._shown = time - self._shown, time
        for part in self._parts:
            part.advance(step)

    def _last(self) -> None:
        # Shorter parts end first, as when played.
        for part in sorted(self._parts, key=lambda one: one.duration):
            part.finish()


def wait(duration: float) -> Timeline:
    """Return a timeline that only waits."""
    return Timeline(duration)


def once(action: Callable[[], object]) -> Callable[[], None]:
    """Return a function that calls ``action`` the first time it is called, and then no more."""
    left = [action]

    def act() -> None:
        while left:
            left.pop()()

    return act


def call(action: Callable[[], object]) -> Timeline:
    """Return a timeline without duration that calls a function: ``call(card.flip)``."""
    return Timeline(0.0, action)


def sequence(*parts: Timeline, on_finish: Callable[[], object] | None = None) -> Timeline:
    """Return a timeline of parts that play one after the other."""
    return Chain(parts, on_finish)


def parallel(*parts: Timeline, on_finish: Callable[[], object] | None = None) -> Timeline:
    """Return a timeline of parts that play at the same time."""
    return Parallel(parts, on_finish)


def stagger(delay: float, *parts: Timeline) -> Timeline:
    """Return a timeline of parts that start ``delay`` seconds apart and overlap."""
    return Parallel([sequence(wait(delay * i), part) for i, part in enumerate(parts)])


def move(
    put: Callable[[Any], object],
    start: Value,
    end: Value,
    duration: float,
    easing: Easing = ease_in_out,
    on_finish: Callable[[], object] | None = None,
) -> Timeline:
    """Return a timeline that calls ``put`` with values from ``start`` to ``end``."""
    return Tween(put, start, end, duration, easing, None, on_finish)


def tween(
    target: Any,
    duration: float,
    easing: Easing = ease_in_out,
    on_finish: Callable[[], object] | None = None,
    **goals: Value | tuple[Value, Value],
) -> Timeline:
    """Return a timeline that moves attributes of an object to the given values.

    ``x=300`` goes from the present value to 300, ``x=(0, 300)`` from 0 to 300. An attribute that
    holds a tuple (``pos=(10, 20)``) goes from its present value to that tuple; give the start as
    well by ``pos=((0, 0), (10, 20))``.
    """
    parts: list[Timeline] = []
    for name, goal in goals.items():
        held = isinstance(getattr(target, name), tuple | list)
        pair = isinstance(goal, tuple) and len(goal) == 2
        if pair and (not held or isinstance(goal[0], tuple)):  # type: ignore[index]
            start, end = goal  # type: ignore[misc]
        else:
            start, end = None, goal
        parts.append(_attribute(target, name, start, end, duration, easing))
    return Parallel(parts, on_finish)


def _attribute(
    target: Any, name: str, start: Any, end: Any, duration: float, easing: Easing
) -> Tween:
    def put(value: Value) -> None:
        setattr(target, name, value)

    def get() -> Value:
        found = getattr(target, name)
        return tuple(found) if isinstance(found, list) else found

    return Tween(put, start, end, duration, easing, get)


def along(
    put: Callable[[tuple[float, float]], object],
    points: Sequence[tuple[float, float]],
    duration: float,
    easing: Easing = ease_in_out,
    on_finish: Callable[[], object] | None = None,
) -> Timeline:
    """Return a timeline that moves a point along a path at constant speed; ``put`` gets it."""
    path = list(points)
    lengths = [math.dist(one, two) for one, two in pairwise(path)]
    total = sum(lengths)

    def at(share: float) -> None:
        rest = share * total
        for (one, two), length in zip(pairwise(path), lengths, strict=True):
            if rest <= length and length > 0:
                part = rest / length
                put((one[0] + (two[0] - one[0]) * part, one[1] + (two[1] - one[1]) * part))
                return
            rest -= length
        put(path[-1])

    return Tween(at, 0.0, 1.0, duration, easing, None, on_finish)


def blend(start: Value, end: Value, share: float) -> Value:
    """Return the value ``share`` (0 to 1) of the way from ``start`` to ``end``."""
    if isinstance(start, tuple) and isinstance(end, tuple):
        return tuple(a + (b - a) * share for a, b in zip(start, end, strict=True))
    return start + (end - start) * share  # type: ignore[operator]

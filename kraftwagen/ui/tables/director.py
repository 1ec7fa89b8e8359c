"""Plays events as animations, then shows the position after them.

    director = Director(view, on_event=log.add, on_sound=play)
    director.play(events, after)         # queued; several decisions may wait
    ...
    if director.update(dt): redraw       # every frame
    if director.handle(event): return    # any key or click skips what is being played

``animates`` alone decides whether events are animated or shown at once. Either way the view is then
rebuilt from the position after them, so loading, undoing, skipping and resizing all end in the
same picture. With ``strict`` (tests) ``Mismatch`` is raised if animations have set a piece down
where the position has none (``TableView.shows``).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

import pygame

from kraftwagen.engine.types import Event
from kraftwagen.ui.drawing.timeline import Timeline, once
from kraftwagen.ui.platform import spare_time
from kraftwagen.ui.platform.input import MODIFIERS
from kraftwagen.ui.tables.base import Position, TableView
from kraftwagen.ui.tables.budget import Budget
from kraftwagen.ui.tables.decision import Decision

SPEEDS: Final = {"slow": 0.55, "normal": 1.0, "fast": 2.8, "instant": 0.0}
"""Seconds of animation per second of real time; 0 shows no animation."""

PAUSE: Final = 0.3
"""Seconds of animation between the decisions of two players, so that people can follow."""

LOOK: Final = 0.9
"""Seconds for seeing what one has done before another person comes to the screen."""

READING: Final = 2.5
"""Seconds for reading what a scoring that needed no scene left on the table."""

_STILL: Final = 0.6
"""The longest pause for an event without movement, in seconds of animation."""

_SKIPS: Final = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN)


Then: TypeAlias = Position | Callable[[], Position] | None
"""A position to show after events, or a function that returns it then; None for none."""


class Mismatch(AssertionError):
    """Raised when animations left a piece where the position after them has none."""


@dataclass
class _Batch:
    """The events of one decision; if ``after`` is None the last picture stays."""

    events: deque[Event]
    after: Then
    animate: bool
    pause: float
    on_done: Callable[[], object] | None
    scored: bool = False
    """Whether a scoring scene may already have shown these events."""
    budget: Budget | None = None
    """What is left of the time for a bot's turn; None for a person's."""
    withheld: bool = False
    """Whether these events are left to a scoring scene, so that the picture stays as it is."""
    coming: Iterator[None] | None = None
    """What lays out the position after the events, in small steps."""


class Director:
    """Plays the events of a match on its view. ``speed`` may change at any time.

    ``on_event`` receives every event once, in order, as it begins to show, so that a log grows with
    the picture; ``on_sound`` receives it when its sound is due, as a piece lands in its place.
    """

    def __init__(
        self,
        view: TableView,
        *,
        speed: str = "normal",
        on_event: Callable[[Event], object] | None = None,
        on_sound: Callable[[Event], object] | None = None,
        strict: bool = False,
    ) -> None:
        self.view = view
        self.speed = speed
        self.on_event, self.on_sound = on_event, on_sound
        self.strict = strict
        self.frozen = False
        """Whether playing is suspended, as while a scoring scene covers the table."""
        self.still = False
        """Whether motion is reduced: only the end of each animation is shown, for a moment."""
        self.retelling = False
        """Whether the event now passed to ``on_event`` was already shown in a scoring scene."""
        self.explained = False
        """Whether the last scoring has had a scene."""
        self._queue: deque[_Batch] = deque()
        self._current: Timeline | None = None
        self._foresight: tuple[Event, Iterator[None]] | None = None
        """The next event, and the drawing of what it will show."""
        self._rate = 1.0
        """How many times faster than usual the present motion is shown."""

    # -- asked by the scene

    @property
    def busy(self) -> bool:
        """Whether any event is still to be shown."""
        return bool(self._queue)

    @property
    def moving(self) -> bool:
        """Whether an event is still to be shown and playing is not suspended."""
        return self.busy and not self.frozen

    def animates(self, asked: bool = True) -> bool:
        """Return whether events are animated at this speed; never unless ``asked`` for."""
        return asked and SPEEDS.get(self.speed, 1.0) > 0

    # -- orders

    def play(
        self,
        events: Sequence[Event],
        after: Then,
        *,
        animate: bool = True,
        pause: float = 0.0,
        on_done: Callable[[], object] | None = None,
        scored: bool = False,
        budget: Budget | None = None,
    ) -> None:
        """Show events, then the position after them, then call ``on_done``.

        Without a position the last picture of the animations stays. ``animate`` False shows these
        events at once; ``pause`` is waited at the end, in seconds of animation. ``scored`` events
        may have been shown by a scoring scene. With a ``budget`` they take no more than that.
        """
        self._add(_Batch(deque(events), after, animate, pause, on_done, scored, budget))

    def _add(self, batch: _Batch) -> None:
        self._queue.append(batch)
        while self.moving and not self.animates(self._queue[0].animate):
            self._finish()

    def show(
        self,
        decision: Decision,
        after: Then,
        score: Callable[[], object] | None = None,
        *,
        pause: float = 0.0,
        on_done: Callable[[], object] | None = None,
        budget: Budget | None = None,
        withheld: bool = False,
    ) -> None:
        """Show the events of a decision, other parameters as in ``play``.

        ``score`` is called when its scoring begins, if it has one, and may set ``frozen``. Events
        ``withheld`` before that are told, but the picture waits for the scene of the scoring.
        """
        if score is None or not decision.scored:
            if withheld:
                self._add(_Batch(deque(decision.events), None, False, 0, on_done, withheld=True))
                return
            self.play(decision.events, after, pause=pause, on_done=on_done, budget=budget)
            return
        closing = _Batch(deque(decision.closing), after, True, pause, on_done)

        def explain() -> None:
            score()
            self.explained = self.frozen
            # The table still looks as before the scoring, so nothing moves on it any more.
            closing.animate = not self.explained
            if not self.explained and self.animates() and decision.goes_on:
                self._queue.append(_Batch(deque(), None, True, READING, closing.on_done))
                closing.on_done = None

        self.explained = False
        opening = deque(decision.opening)
        if withheld:
            self._add(_Batch(opening, None, False, 0, explain, withheld=True))
        else:
            self._add(_Batch(opening, None, True, 0.0, explain, budget=budget))
        self.play(decision.scored, None, animate=False, scored=True)
        self._add(closing)

    def snap(self, position: Position) -> None:
        """Drop all animations and show a position, as after loading; events are still reported."""
        self._tell_rest()
        self._queue.clear()
        self._current = None
        self.view.rebuild(position)

    def settle(self, position: Position) -> None:
        """Show a position at once, as the table was laid out anew.

        Unlike ``snap`` this keeps what waits for the end of a scoring scene: each ``on_done`` is
        still called then.
        """
        self._tell_rest()
        self._current = None
        for batch in self._queue:
            batch.after = batch.coming = None
        self.view.rebuild(position)

    def skip(self) -> bool:
        """Show at once all that is queued until frozen; returns whether there was anything."""
        found = self.moving
        while self.moving:
            self._finish()
        return found

    def handle(self, event: pygame.Event) -> bool:
        """Skip on any key or click; returns whether anything was skipped."""
        if not self.moving or event.type not in _SKIPS:
            return False
        if event.type == pygame.KEYDOWN and event.key in MODIFIERS:
            return False
        if event.type == pygame.MOUSEBUTTONDOWN and event.button not in (1, 2, 3):
            return False
        return self.skip()

    def update(self, dt: float) -> bool:
        """Advance by ``dt`` seconds of real time; returns whether the picture changed."""
        changed, moved = False, self._current
        left = dt * SPEEDS.get(self.speed, 1.0)
        while self.moving:
            if not self.animates(self._queue[0].animate):
                self._finish()
                changed = True
                continue
            if self._current is None and not self._foreseen():
                return changed
            if self._current is None and not self._next():
                if not self._lay_ahead(self._queue[0], spare_time.STANDING):
                    return changed
                self._done()
                changed = True
                continue
            if self._current is not None:
                changed = True
                rest = self._current.advance(left * self._rate) / self._rate
                budget = self._queue[0].budget
                if budget is not None:
                    budget.spend(left - rest)
                left = rest
                if not self._current.done:
                    # The first frame of a motion has enough to do.
                    if self._current is moved and not self._queue[0].events:
                        self._lay_ahead(self._queue[0], spare_time.MOVING)
                    break
                self._current = None
            if left <= 0 and self._queue and self._queue[0].events:
                break
        return changed

    def lay_ahead(self) -> None:
        """While suspended, lay out in spare time the position that is shown afterwards."""
        batch = next((one for one in self._queue if one.after is not None), None)
        if self.frozen and batch is not None:
            self._lay_ahead(batch, spare_time.MOVING)

    # -- inside

    def _next(self) -> bool:
        """Begin the next event of the first batch; False when there is none."""
        batch = self._queue[0]
        if batch.events:
            event, self._foresight = batch.events.popleft(), None
            timeline = self.view.timeline(event, self._tell(batch, event))
            if timeline is not None:
                if self.still:
                    timeline.finish()
                    timeline = Timeline(min(timeline.duration, _STILL))
                self._begin(timeline, batch)
            return True
        if batch.pause > 0:
            self._begin(Timeline(batch.pause), batch)
            batch.pause = 0.0
            return True
        return False

    def _foreseen(self) -> bool:
        """Draw for some time what the next event will show; returns whether it may begin."""
        events = self._queue[0].events
        if not events:
            return True
        if self._foresight is None or self._foresight[0] is not events[0]:
            self._foresight = events[0], self.view.prepare(events[0])
        steps = self._foresight[1]
        for _ in steps:
            spare_time.work(steps, spare_time.STANDING)
            return False
        return True

    def _lay_ahead(self, batch: _Batch, seconds: float) -> bool:
        """Lay out the position to come for some time; returns whether there is time to show it."""
        if batch.coming is None:
            batch.coming = self._coming(batch.after)
        return spare_time.work(batch.coming, seconds)

    def _coming(self, after: Then) -> Iterator[None]:
        if after is not None:
            yield  # the frame of a press has enough to do
            position = after() if callable(after) else after
            yield
            yield from self.view.prepare(position)

    def _begin(self, timeline: Timeline, batch: _Batch) -> None:
        self._current = timeline
        self._rate = 1.0 if batch.budget is None else batch.budget.rate(timeline.duration)

    def _finish(self) -> None:
        """Finish the first batch at once."""
        batch = self._queue[0]
        # Whether the table is drawn anew at once, as after the scene of a scoring.
        anew = batch.after is not None or (batch.scored and self.explained)
        if self._current is not None:
            self._current.finish()
            self._current = None
        while batch.events:
            event = batch.events.popleft()
            cue = self._tell(batch, event)
            if batch.withheld:
                continue
            if not anew or self.strict:
                timeline = self.view.timeline(event, cue)
                if timeline is not None:
                    timeline.finish()
            cue()
        self._done()

    def _done(self) -> None:
        """End the first batch: rebuild the view from its position."""
        batch = self._queue.popleft()
        if batch.after is not None:
            self._rebuild(batch.after() if callable(batch.after) else batch.after)
        if batch.on_done is not None:
            batch.on_done()

    def _rebuild(self, position: Position) -> None:
        left = self.view.set_down() if self.strict else ()
        self.view.rebuild(position)
        for piece in left:
            if not self.view.shows(piece):
                raise Mismatch(f"animations left {piece}, which the position does not show")

    def _tell(self, batch: _Batch, event: Event) -> Callable[[], None]:
        """Report an event; return what reports that its sound is due, once."""
        retold = self.retelling = batch.withheld or (batch.scored and self.explained)
        if self.on_event is not None:
            self.on_event(event)

        def sound() -> None:
            if self.on_sound is not None and not retold:
                self.on_sound(event)

        return once(sound)

    def _tell_rest(self) -> None:
        for batch in self._queue:
            while batch.events:
                self._tell(batch, batch.events.popleft())()

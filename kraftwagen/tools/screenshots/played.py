"""Plays games up to the moments of pictures, with runners that give the same picture each time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from kraftwagen.bots import ladder
from kraftwagen.bots.base import Unwatched
from kraftwagen.bots.runner import BotDecision
from kraftwagen.engine.types import Code, Event
from kraftwagen.match.match import Match

if TYPE_CHECKING:
    from kraftwagen.ui.shell.app import App
    from kraftwagen.ui.shell.scene import Scene

_QUICK = "engineer"
"""The bot that answers in pictures: without simulations, but with all figures."""
Until = Callable[[Match, list[Event]], bool]
"""``until(match, events)``: whether a match has reached a moment, after its last ``events``."""
Pose = Callable[[Any], object]
"""A function that acts on a table scene to show it in use, such as holding a piece."""
Think = Callable[[Match], Sequence[Code]]
"""A function that plans the next decisions of the seat to move."""


class _Course:
    """The decisions of one game, planned as far as they have been asked for."""

    def __init__(self, think: Think) -> None:
        self._think = think
        self._codes: list[Code] = []

    def code(self, number: int, match: Match) -> Code:
        """The decision of that number, for a match that has reached it; to be asked in order."""
        if self._codes[number:] and self._codes[number] not in match.legal():
            del self._codes[number:]
        if number == len(self._codes):
            self._codes += self._think(match)
        return self._codes[number]


class Courses:
    """Plans games for pictures; each is planned once, as many pictures share a few games.

    ``begin`` returns the planner of a new game.
    """

    def __init__(self, begin: Callable[[Match], Think]) -> None:
        self._begin = begin
        self._known: dict[tuple[str, int], _Course] = {}
        # Keyed by the fingerprint of the first position, which includes data and generator.

    def play_ahead(self, match: Match, until: Until, most: int = 2000) -> list[Event]:
        """Play a match until a moment, at most ``most`` decisions; returns the last events."""
        begin = (match.spec.digest(match.state), len(match.seats))
        if begin not in self._known:
            self._known[begin] = _Course(self._begin(match))
        course = self._known[begin]
        happened: list[Event] = []
        for number in range(most):
            if match.is_over or until(match, happened):
                break
            happened = match.submit(match.actor, course.code(number, match))
        return happened


def posed(app: App, match: Match, pose: Pose, runner: Callable[..., Any] | None = None) -> Scene:
    """Return a table scene that calls ``pose`` whenever it is laid out or resumed."""
    from kraftwagen.ui.scenes.table.scene import TableScene

    class Posed(TableScene):
        def relayout(self, size: tuple[int, int]) -> None:
            super().relayout(size)
            pose(self)

        def resume(self) -> None:
            super().resume()
            pose(self)

    assert not match.is_over, "the moment to be shown does not come"
    return Posed(app, match, make_runner=runner or Slow)


class Slow:
    """A runner whose bots never answer, so that a picture does not depend on their speed."""

    thinking = True
    progress = 0.3

    def __init__(self, *settings: Any, **more: Any) -> None:
        """Accept and ignore a runner's arguments."""

    def ask(self, bot: str, seed: int, observation: Any) -> None:
        """Ignore the question."""

    def poll(self) -> None:
        """Return no answer."""

    def cancel(self) -> None:
        """Do nothing."""

    def close(self) -> None:
        """Do nothing."""


class Adviser(Slow):
    """A runner that decides at once in this process, by a quick bot."""

    thinking = False

    def __init__(self, spec: Any, **more: Any) -> None:
        self._spec = spec
        self._move: Any = None

    def ask(self, bot: str, seed: int, observation: Any) -> None:
        """Decide at once with a quick bot."""
        choice = ladder.build(_QUICK, self._spec, seed).choose(observation, Unwatched())
        self._move = BotDecision(observation.seat, choice)
        self.thinking = True

    def poll(self) -> Any:
        """Return the decision of the quick bot."""
        self.thinking = False
        return self._move

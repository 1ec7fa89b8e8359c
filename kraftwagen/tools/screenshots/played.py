"""Games played ahead to a moment worth a picture, and runners on whose pace no picture depends."""

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
"""Who answers in pictures: without simulations, but with all figures."""
Until = Callable[[Match, list[Event]], bool]
"""Whether the moment has come, with the events of the last decision."""
Pose = Callable[[Any], object]
"""What is done at a table to show it in use."""
Think = Callable[[Match], Sequence[Code]]
"""The next decisions of whoever is to move; those that luck makes unlawful are left out."""


class _Course:
    """A game as it is played, thought of as far as somebody has asked for it."""

    def __init__(self, think: Think) -> None:
        self._think = think
        self._codes: list[Code] = []

    def code(self, number: int, match: Match) -> Code:
        """The decision of that number; asked for in order, at a match that stands there."""
        if self._codes[number:] and self._codes[number] not in match.legal():
            del self._codes[number:]
        if number == len(self._codes):
            self._codes += self._think(match)
        return self._codes[number]


class Courses:
    """The games of pictures. Nearly all are moments of a few, and thinking takes longer than
    drawing, so that each is thought of once; ``begin`` gives whoever thinks in a new one."""

    def __init__(self, begin: Callable[[Match], Think]) -> None:
        self._begin = begin
        self._known: dict[tuple[str, int], _Course] = {}
        # By the fingerprint of the position they begin in, its data and generator included.

    def play_ahead(self, match: Match, until: Until, most: int = 2000) -> list[Event]:
        """Decide for everybody until a moment; the events of the last decision."""
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
    """A table that takes a pose whenever it has been laid out, or shown again."""
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
    """A runner whose bots think for ever, so that a picture does not depend on their pace."""

    thinking = True
    progress = 0.3

    def __init__(self, *settings: Any, **more: Any) -> None:
        """Takes what a runner takes."""

    def ask(self, bot: str, seed: int, observation: Any) -> None:
        """Listen."""

    def poll(self) -> None:
        """Never an answer."""

    def cancel(self) -> None:
        """Go on thinking."""

    def close(self) -> None:
        """Nothing to end."""


class Adviser(Slow):
    """A runner that thinks in this process, with a bot that is as quick as it is sure."""

    thinking = False

    def __init__(self, spec: Any, **more: Any) -> None:
        self._spec = spec
        self._move: Any = None

    def ask(self, bot: str, seed: int, observation: Any) -> None:
        """Decide at once."""
        choice = ladder.build(_QUICK, self._spec, seed).choose(observation, Unwatched())
        self._move = BotDecision(observation.seat, choice)
        self.thinking = True

    def poll(self) -> Any:
        """The answer."""
        self.thinking = False
        return self._move

"""Bots that misbehave, each in its own way; importing this puts them on the ladder.

A worker process imports it too, so it registers the toy game as well.
"""

from __future__ import annotations

import os
import sys
import time
from typing import Any, cast

from kraftwagen.bots import ladder
from kraftwagen.bots.base import UNWATCHED, Choice, Watch
from kraftwagen.engine import registry
from kraftwagen.engine.reasons import Reason
from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Observation

RUBBISH: dict[str, Any] = {
    "mute": None,
    "blank": Choice(None),  # type: ignore[arg-type]
    "floater": Choice(0.0),  # type: ignore[arg-type]
    "liar": Choice(True),
    "weigher": Choice(0, weighed=(None,)),  # type: ignore[arg-type]
    "reasoner": Choice(0, why="because"),  # type: ignore[arg-type]
}
"""What some answer in place of a decision."""
NAMES = (
    *("crasher", "quitter", "sleeper", "eater", "cheat", "waiter", "stumbler"),
    *("babbler", "mumbler", "thief", "boaster", *RUBBISH),
)
MORE_THAN_ALLOWED = 1 << (40 if sys.platform == "win32" else 33)


OWN = Reason("own", "-")
"""What is behind a decision that a stumbler made itself."""


class Broken:
    """Does what ``how`` says instead of choosing well."""

    def __init__(self, how: str, spec: GameSpec[Any]) -> None:
        self.name = how
        self._spec = spec
        self._asked = 0

    def choose(self, observation: Observation, watch: Watch = UNWATCHED) -> Choice:
        if self.name == "crasher":
            raise ZeroDivisionError("I divide by zero")
        if self.name == "quitter":
            os._exit(3)
        if self.name == "sleeper":
            time.sleep(600)
        if self.name == "eater":
            return Choice(len(bytearray(MORE_THAN_ALLOWED)))
        if self.name == "cheat":
            return Choice(1 << 50)
        if self.name == "stumbler":
            self._asked += 1
            if self._asked == 2:
                raise ZeroDivisionError("and from then on I think nonsense")
            code = 1 << 50 if self._asked > 2 else self._spec.legal(observation.state)[-1]
            return Choice(code, why=OWN)
        if self.name in RUBBISH:
            answer: Choice = RUBBISH[self.name]
            return answer
        if self.name == "babbler":
            pipe_of(watch).send({"code": 0})
        if self.name == "mumbler":
            pipe_of(watch).send_bytes(b"no pickle")
        if self.name == "thief":
            pipe_of(watch).send(Unreadable())
        if self.name == "boaster":
            watch.report(cast(float, "very far"))
        watch.report(0.5)
        while not watch.stopped():
            time.sleep(0.005)
        return Choice(self._spec.legal(observation.state)[0])


class Unreadable:
    """Whoever unpickles it gets an error of its own."""

    def __reduce__(self) -> Any:
        return int, ("no number",)


def babble(pipe: Any, order: object) -> None:
    """An analysis that sends what nobody can read."""
    pipe.send_bytes(b"no pickle")
    time.sleep(600)


def pipe_of(watch: Watch) -> Any:
    """The pipe to the window."""
    return vars(watch)["_pipe"]


def _builder(how: str) -> Any:
    return lambda spec, seed: Broken(how, spec)


for _name in NAMES:
    ladder.register(_name, _builder(_name))
registry.register("toy", "tests.toygame")

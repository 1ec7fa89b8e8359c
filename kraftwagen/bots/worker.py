"""The worker process: holds the bots of one match and answers one question at a time."""

from __future__ import annotations

import signal
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

from kraftwagen.bots import ladder
from kraftwagen.bots.base import Bot, Choice
from kraftwagen.bots.process import Connection, die_with_parent, import_all, limit_memory
from kraftwagen.engine import registry
from kraftwagen.engine.errors import BadData
from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Observation, Seat


@dataclass(frozen=True, slots=True)
class Job:
    """What a helper process needs to start; ``memory`` is its limit in bytes."""

    game: str
    data_set: Path | None
    modules: tuple[str, ...]
    memory: int
    data_digest: str = ""
    """The fingerprint of an earlier data set to play with; empty for the present one."""


@dataclass(frozen=True, slots=True)
class Question:
    """The message that asks for a decision; ``number`` identifies its answer.

    After ``patience`` seconds the bot is told to answer with the best it has.
    """

    number: int
    bot: str
    seed: int
    observation: Observation
    patience: float


@dataclass(frozen=True, slots=True)
class Ready:
    """The message that the worker has loaded its game."""


@dataclass(frozen=True, slots=True)
class Progress:
    """The message with the progress of the thinking about a question, 0.0 to 1.0."""

    number: int
    done: float


@dataclass(frozen=True, slots=True)
class Answer:
    """The message with a bot's decision on the question ``number``."""

    number: int
    choice: Choice


@dataclass(frozen=True, slots=True)
class Failure:
    """The message that a bot failed; the worker itself goes on."""

    number: int
    what: str


Message: TypeAlias = Ready | Progress | Answer | Failure


class _Line:
    """The watch of a bot in a worker: any message that arrives tells it to stop."""

    def __init__(self, pipe: Connection, question: Question) -> None:
        self._pipe = pipe
        self._number = question.number
        self._until = time.monotonic() + question.patience

    def report(self, done: float) -> None:
        self._pipe.send(Progress(self._number, done))

    def stopped(self) -> bool:
        return time.monotonic() > self._until or self._pipe.poll()


def serve(pipe: Connection, job: Job) -> None:
    """Run a worker: answer questions until the other end of the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    die_with_parent()
    limit_memory(job.memory)
    try:
        spec = game_of(job)
        pipe.send(Ready())
        bots: dict[tuple[Seat, str, int], Bot] = {}
        while True:
            question = pipe.recv()
            if isinstance(question, Question):
                pipe.send(_answer(spec, bots, pipe, question))
    except (EOFError, BrokenPipeError, ConnectionResetError):
        return


def game_of(job: Job) -> GameSpec[Any]:
    """Load the game of a job, in the version it is played in; raises BadData."""
    import_all(job.modules)
    spec = registry.load(job.game, job.data_set)
    found = spec.played_with(job.data_digest or spec.data_digest)
    if found is None:
        raise BadData(f"the data set {job.data_digest} is not there")
    return found


def _answer(
    spec: GameSpec[Any],
    bots: dict[tuple[Seat, str, int], Bot],
    pipe: Connection,
    question: Question,
) -> Message:
    key = (question.observation.seat, question.bot, question.seed)
    try:
        if key not in bots:
            bots[key] = ladder.build(question.bot, spec, question.seed)
        choice = bots[key].choose(question.observation, _Line(pipe, question))
    except (BrokenPipeError, ConnectionResetError):
        raise
    except MemoryError:
        bots.clear()
        return Failure(question.number, "out of memory")
    except Exception as error:
        # A bot that failed may hold a broken plan: the next question gets a new bot.
        bots.pop(key, None)
        return Failure(question.number, f"{type(error).__name__}: {error}")
    return Answer(question.number, choice)

"""Runs the bots of a match in one worker process, which the window asks and polls.

    runner = BotRunner(spec)                     # starts loading in the background
    runner.ask("greedy", seed, spec.observe(state, seat))
    ...
    move = runner.poll()                         # every frame; None while the bot thinks
    ...
    runner.close()

A bot that crashes, hangs, runs out of memory or gives an invalid or illegal answer never stops a
game: ``poll`` then returns the decision of a simple bot, the first time with its ``trouble``.
"""

from __future__ import annotations

import contextlib
import time
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Final

from kraftwagen import compiled
from kraftwagen.bots import ladder
from kraftwagen.bots.base import Candidate, Choice
from kraftwagen.bots.process import Helper
from kraftwagen.bots.random_bot import RandomBot
from kraftwagen.bots.worker import Answer, Failure, Job, Message, Progress, Question, Ready, serve
from kraftwagen.engine import rng
from kraftwagen.engine.reasons import Reason
from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Observation, Seat

DEADLINE: Final = 10.0
"""Seconds that a decision may take before the fall-back bot decides."""
PATIENCE: Final = 0.6
"""The share of the deadline after which the bot is told to answer with the best it has."""
LOADING: Final = 30.0
"""Seconds that a new worker may take to be ready."""
MEMORY: Final = 4 << 30
"""Bytes of address space that a worker may use."""
RUBBISH: Final = "its answer makes no sense"
RESTARTS: Final = 2
"""Number of workers replaced in a match, after which only the fall-back bot decides."""


def fall_back(spec: GameSpec[Any], seed: int, observation: Observation) -> Choice:
    """Return a quick decision of the hasty bot; at random if that bot fails."""
    try:
        return ladder.build(ladder.FALL_BACK, spec, seed).choose(observation)
    except Exception:
        # Even if the game's own estimates fail, a legal decision can be found.
        return RandomBot(spec, seed).choose(observation)


@dataclass(frozen=True, slots=True)
class BotDecision:
    """A bot's decision for the seat that was asked.

    ``trouble`` says in a few words why the first fall-back decision of a match was needed; it is ""
    for all other decisions.
    """

    seat: Seat
    choice: Choice
    trouble: str = ""


class BotRunner:
    """The bots of one match, in a process of their own. No method blocks."""

    def __init__(
        self,
        spec: GameSpec[Any],
        *,
        modules: tuple[str, ...] = (),
        memory: int = MEMORY,
    ) -> None:
        """Start the worker, which first imports ``modules``, to register games or bots."""
        self._spec = spec
        self._job = Job(spec.id, spec.data_set, modules, memory, spec.data_digest)
        self._question: Question | None = None
        self._number = 0
        self._deadline = DEADLINE
        self._since = self._started = 0.0
        self._busy = False
        self._ready = False
        self._progress = 0.0
        self._restarts = 0
        self._reported = False
        self._helper = Helper()
        self._start()

    @property
    def thinking(self) -> bool:
        """Whether a question waits for its answer."""
        return self._question is not None

    @property
    def progress(self) -> float:
        """The progress of the open question, 0.0 to 1.0, as the bot reports it."""
        return self._progress

    @property
    def ready(self) -> bool:
        """Whether the worker has loaded the game."""
        self._receive()
        return self._ready

    @property
    def busy(self) -> bool:
        """Whether the worker still thinks about a question, even if it was cancelled."""
        return self._busy

    @property
    def pid(self) -> int | None:
        """The worker's process id; None when there is no worker."""
        return self._helper.pid

    def ask(
        self, bot: str, seed: int, observation: Observation, deadline: float = DEADLINE
    ) -> None:
        """Ask a bot to decide for the seat of the observation, within ``deadline`` seconds.

        An open question is cancelled. Bots are kept per seat, name and seed, so that they
        remember their plans. Raises UnknownBot.
        """
        ladder.check(bot, self._spec)
        self.cancel()
        self._receive()
        if self._busy:
            # Still thinking about a cancelled question: not worth waiting for.
            self._restart()
        elif compiled.made_since(self._started):
            # The rules have been compiled since: a new worker is several times faster.
            self._end()
            self._start()
        self._number += 1
        self._question = Question(self._number, bot, seed, observation, PATIENCE * deadline)
        self._deadline = deadline
        self._progress = 0.0
        self._since = time.monotonic()
        self._send_when_ready()

    def poll(self) -> BotDecision | None:
        """Return the decision once the open question is answered or timed out, else None."""
        answer = self._receive()
        question = self._question
        if question is None:
            return None
        if isinstance(answer, Answer):
            if not _is_choice(answer.choice):
                return self._safe(question, RUBBISH)
            imagined = self._spec.determinize(question.observation, question.seed)
            if answer.choice.code in self._spec.legal(imagined):
                return self._decision(question, answer.choice)
            return self._safe(question, "it chose something illegal")
        if isinstance(answer, Failure):
            return self._safe(question, answer.what)
        if self._helper.pipe is None:
            return self._safe(question, "its process ended")
        limit = self._deadline if self._ready else LOADING
        if time.monotonic() - self._since > limit:
            self._restart()
            return self._safe(question, f"no answer within {limit:g} seconds")
        return None

    def cancel(self) -> None:
        """Drop the open question, as after an undo, and tell the bot to stop."""
        if self._question is not None:
            self._question = None
            if self._busy:
                self._send(None)

    def close(self) -> None:
        """End the worker and drop the open question; may be called twice."""
        self._question = None
        self._end()

    def __enter__(self) -> BotRunner:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _decision(self, question: Question, choice: Choice, trouble: str = "") -> BotDecision:
        self._question = None
        return BotDecision(question.observation.seat, choice, trouble)

    def _safe(self, question: Question, trouble: str) -> BotDecision:
        if self._helper.pipe is None:
            self._restart()
        seed = rng.derived(question.seed, "fall back", question.number)
        choice = fall_back(self._spec, seed, question.observation)
        first, self._reported = not self._reported, True
        return self._decision(question, choice, f"{question.bot}: {trouble}" if first else "")

    def _start(self) -> None:
        with contextlib.suppress(OSError):
            self._started = time.time()
            self._helper.start("bots", serve, self._job, duplex=True)
            self._since = time.monotonic()

    def _end(self) -> None:
        self._helper.close()
        self._ready = self._busy = False

    def _restart(self) -> None:
        self._end()
        if self._restarts < RESTARTS:
            self._restarts += 1
            self._start()

    def _send_when_ready(self) -> None:
        """Send the open question; not while the worker loads, as that would block."""
        if self._ready and self._question is not None:
            self._busy = True
            self._since = time.monotonic()
            self._send(self._question)

    def _send(self, message: Question | None) -> None:
        if self._helper.pipe is None:
            return
        try:
            self._helper.pipe.send(message)
        except OSError:
            self._end()

    def _receive(self) -> Answer | Failure | None:
        """Read all messages; returns the answer to the open question, if it has come."""
        found: Answer | Failure | None = None
        try:
            while self._helper.pipe is not None and self._helper.has_news():
                message: Message = self._helper.pipe.recv()
                if isinstance(message, Ready):
                    self._ready = True
                    self._send_when_ready()
                    continue
                if isinstance(message, Progress):
                    if message.number == self._number:
                        self._progress = min(max(0.0, float(message.done)), 1.0)
                    continue
                self._busy = message.number != self._number
                if self._question is not None and message.number == self._question.number:
                    found = message
        except (EOFError, OSError):
            self._end()
        except Exception:  # what cannot be unpickled, or is no message: the worker is given up
            self._end()
            return Failure(self._number, RUBBISH)
        return found


def _is_choice(found: object) -> bool:
    """Return whether a worker's answer is a well-formed choice, legal or not."""
    return (
        isinstance(found, Choice)
        and type(found.code) is int
        and isinstance(found.why, Reason | None)
        and isinstance(found.weighed, tuple)
        and all(isinstance(one, Candidate) for one in found.weighed)
    )

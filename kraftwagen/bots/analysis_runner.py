"""Analyses a game in a process of its own, which the window polls and can cancel.

run = AnalysisRun(spec.id, course)
...
report = run.poll()          # every frame; the newest report, None while there is none
...
run.close()                  # ends the process, finished or not
"""

from __future__ import annotations

import contextlib
import signal
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from kraftwagen.bots import analyst
from kraftwagen.bots.analysis import USUAL, Budget, PlayedGame, Report
from kraftwagen.bots.process import (
    Connection,
    Helper,
    die_with_parent,
    limit_memory,
    lower_priority,
)
from kraftwagen.bots.runner import MEMORY
from kraftwagen.bots.worker import Job, Ready, game_of
from kraftwagen.engine.errors import why

_NICE: Final = 5
"""The niceness of the analysis: its priority is lower than that of the window and the bots."""


@dataclass(frozen=True, slots=True)
class Order:
    """The message with the task of the process, sent once it has loaded the game."""

    course: PlayedGame
    budget: Budget
    known: Report | None


@dataclass(frozen=True, slots=True)
class Trouble:
    """The message that the analysis failed; ``what`` says why in a few words."""

    what: str


class AnalysisRun:
    """A running analysis. No method blocks; ``trouble`` says why it failed, "" if it did not."""

    def __init__(
        self,
        game: str,
        course: PlayedGame,
        budget: Budget = USUAL,
        data_set: Path | None = None,
        known: Report | None = None,
        modules: tuple[str, ...] = (),
        data_digest: str = "",
    ) -> None:
        """Start the process, which continues from the ``known`` report, if there is one.

        ``modules`` are imported there first, to register games. ``data_digest`` is the fingerprint
        of an earlier data set that the game was played with.
        """
        self.trouble = ""
        self._finished = False
        self._order = Order(course, budget, known)
        self._helper = Helper()
        job = Job(game, data_set, modules, MEMORY, data_digest)
        try:
            self._helper.start("analysis", serve, job, duplex=True)
        except OSError as error:
            self.trouble = why(error)

    @property
    def running(self) -> bool:
        """Whether the process is alive, so that further reports may come."""
        return self._helper.pipe is not None

    @property
    def pid(self) -> int | None:
        """The process id; None when there is no process."""
        return self._helper.pid

    def poll(self) -> Report | None:
        """Return the newest report since the last call; None if none has come."""
        newest: Report | None = None
        try:
            while self._helper.pipe is not None and self._helper.has_news():
                message = self._helper.pipe.recv()
                if isinstance(message, Ready):
                    # Not before: a large message to a process that still starts would block.
                    self._helper.pipe.send(self._order)
                elif isinstance(message, Trouble):
                    self.trouble = message.what
                    self.close()
                elif isinstance(message, Report):
                    newest = message
                    self._finished = message.done >= 1.0
        except (EOFError, OSError):
            if not self._finished:
                self.trouble = "its process ended"
            self.close()
        except Exception:  # what cannot be unpickled
            self.trouble = "its report makes no sense"
            self.close()
        return newest

    def close(self) -> None:
        """End the process; does nothing if it has ended."""
        self._helper.close()


def serve(pipe: Connection, job: Job) -> None:
    """Run the analysis in its process: send Ready, receive an Order, send reports or Trouble."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    die_with_parent()
    limit_memory(job.memory)
    try:
        spec = game_of(job)
        pipe.send(Ready())
        order: Order = pipe.recv()
        stood_back = False
        for report in analyst.analyse(spec, order.course, order.budget, order.known):
            pipe.send(report)
            if report.graded and not stood_back:
                stood_back = True
                # The player waits for the estimates; the rest runs behind the window.
                lower_priority(_NICE)
    except (EOFError, BrokenPipeError, ConnectionResetError):
        return
    except MemoryError:
        pipe.send(Trouble("out of memory"))
    except Exception as error:
        with contextlib.suppress(OSError):
            pipe.send(Trouble(f"{type(error).__name__}: {error}"))

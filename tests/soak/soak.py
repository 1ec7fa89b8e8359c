"""Many games through the window in one process: what memory and frames do meanwhile.

    python -m tests.soak.soak --games 1000 --minutes 15

Bots play every seat at instant speed without a screen; every frame is a call of ``App.step``, and
between the games lie the results and the main menu, as for a player. Prints the memory after each
tenth of the games, how much it grew after the first games, and the slowest frames: by the clock,
and by the processor's time, which other programs on the machine do not spoil. Ends with 1 when
memory grew by ``MOST_GROWTH`` or more or a frame took longer than ``LONGEST_FRAME``.
"""

from __future__ import annotations

import argparse
import gc
import mmap
import os
import random
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from kraftwagen.bots import ladder
from kraftwagen.bots.base import Bot
from kraftwagen.bots.runner import BotDecision
from kraftwagen.engine import registry
from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Observation
from kraftwagen.match.match import Match
from kraftwagen.match.seats import SeatInfo
from kraftwagen.ui.launch import make_app
from kraftwagen.ui.scenes.table.scene import TableScene
from kraftwagen.ui.shell.app import App

WARM_UP = 20
"""Games until every picture, typeface and cache is there."""
FRAME = 1 / 60
MOST_GROWTH = 10.0
"""Megabytes; growing by as much after the warm-up is a fault."""
LONGEST_FRAME = 100.0
"""Milliseconds of the processor's time; a longer frame is a fault."""
MENU = 60
"""Frames of the menu before the first game: one second."""
LONGEST_GAME = 30_000
"""Frames; a game that takes more is stuck."""
KEPT = 20
"""Slow frames that are kept, by the clock and by the processor each."""
NAMES = ("Ada", "Bruno", "Clara", "Dora")


class OwnRunner:
    """Bots that think in this process and are ready at the next poll."""

    thinking = False
    progress = 0.0

    def __init__(self, spec: GameSpec[Any]) -> None:
        self._spec = spec
        self._bots: dict[tuple[str, int], Bot] = {}
        self._move: BotDecision | None = None

    def ask(self, bot: str, seed: int, observation: Observation) -> None:
        key = (bot, observation.seat)
        if key not in self._bots:
            self._bots[key] = ladder.build(bot, self._spec, seed)
        self._move = BotDecision(observation.seat, self._bots[key].choose(observation))
        self.thinking = True

    def poll(self) -> BotDecision | None:
        move, self._move = self._move, None
        self.thinking = False
        return move

    def cancel(self) -> None:
        self._move = None
        self.thinking = False

    def close(self) -> None:
        self._bots.clear()


@dataclass(order=True)
class Frame:
    """One slow frame: how long, and where it happened."""

    clock: float
    work: float = field(compare=False)
    place: str = field(compare=False)


@dataclass
class Soak:
    """What was measured; times in milliseconds, memory in megabytes."""

    games: int = 0
    frames: int = 0
    decisions: int = 0
    memory: list[float] = field(default_factory=list)
    slow: list[Frame] = field(default_factory=list)
    _least: tuple[float, float] = (0.0, 0.0)

    @property
    def growth(self) -> float:
        """Megabytes gained from the end of the warm-up to the end."""
        return self.memory[-1] - self.memory[min(WARM_UP, len(self.memory)) - 1]

    @property
    def passed(self) -> bool:
        """Whether neither memory nor any frame is beyond what is allowed."""
        longest = max((frame.work for frame in self.slow), default=0.0)
        return self.growth < MOST_GROWTH and longest <= LONGEST_FRAME

    def note(self, clock: float, work: float, place: Callable[[], str]) -> None:
        """Count a frame (seconds), and keep it when it is among the slow ones.

        Most leave nothing behind: a thousand small objects from each game would hold on to the
        memory around them.
        """
        self.frames += 1
        clock, work = clock * 1000, work * 1000
        if clock <= self._least[0] and work <= self._least[1]:
            return
        self.slow.append(Frame(clock, work, place()))
        if len(self.slow) > 4 * KEPT:
            by_work = self.slowest(lambda frame: frame.work, KEPT)
            by_clock = self.slowest(lambda frame: frame.clock, KEPT)
            self.slow = list({id(frame): frame for frame in by_work + by_clock}.values())
            self._least = by_clock[-1].clock, by_work[-1].work

    def slowest(self, by: Callable[[Frame], float], count: int = 8) -> list[Frame]:
        return sorted(self.slow, key=by, reverse=True)[:count]


def memory() -> float:
    """Megabytes of this process that are in use; 0 on Windows, which is not asked."""
    statm = Path("/proc/self/statm")
    if statm.exists():
        return int(statm.read_text(encoding="utf-8").split()[1]) * mmap.PAGESIZE / 1e6
    if sys.platform == "win32":
        return 0.0
    import resource

    unit = 1 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit / 1e6


def step(app: App, soak: Soak, place: Callable[[], str]) -> None:
    clock, work = time.perf_counter(), time.thread_time()
    app.stack.tidy(app.step([], FRAME), app.now)
    soak.note(time.perf_counter() - clock, time.thread_time() - work, place)


def play(app: App, soak: Soak, bot: str, dice: random.Random, runner: Any, short: bool) -> None:
    """One game from the menu to the menu."""
    clock, work = time.perf_counter(), time.thread_time()
    seats = [SeatInfo(name, bot) for name in NAMES[: dice.randrange(2, 5)]]
    options = {"special_tiles": dice.random() < 0.5, "short": short}
    date = f"2026-01-01T00:00:00.{soak.games:06}"
    match = Match.new(app.games[0], seats, dice.randrange(10**9), options, date)
    app.stack.reset(TableScene(app, match, make_runner=runner))
    soak.note(time.perf_counter() - clock, time.thread_time() - work, lambda: "opening the table")
    for _ in range(LONGEST_GAME):
        top = app.stack.top.name
        if top == "results":
            break
        step(app, soak, lambda top=top: f"{top}, decision {len(match.steps)}")  # type: ignore[misc]
    else:
        raise AssertionError(f"game {soak.games} does not end: {len(match.steps)} decisions")
    for _ in range(5):
        step(app, soak, lambda: "results")
    clock, work = time.perf_counter(), time.thread_time()
    app.routes.menu()
    soak.note(time.perf_counter() - clock, time.thread_time() - work, lambda: "opening the menu")
    step(app, soak, lambda: "menu")
    soak.games += 1
    soak.decisions += len(match.steps)


def run(
    folder: Path,
    games: int,
    *,
    bot: str = "random",
    minutes: float = 1e9,
    seed: int = 1,
    size: tuple[int, int] = (1280, 720),
    make_runner: Any = OwnRunner,
    short: bool = False,
    told: Callable[[Soak], object] = lambda soak: None,
) -> Soak:
    """Play games until there are enough of them or the time is up."""
    app = make_app(
        [registry.load("kraftwagen")], data_dir=folder, size=size, language="en",
        guarded=False,
    )  # fmt: skip
    gc.freeze()  # as App.run does: what is loaded by now is not looked through for waste
    app.settings.speed = "instant"
    soak, dice, end = Soak(), random.Random(seed), time.monotonic() + minutes * 60
    try:
        # The program begins with its menu, which gets ready what a table needs.
        for _ in range(MENU):
            step(app, soak, lambda: "menu")
        while soak.games < games and time.monotonic() < end:
            play(app, soak, bot, dice, make_runner, short)
            gc.collect()
            soak.memory.append(memory())
            told(soak)
    finally:
        app.close()
    return soak


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--minutes", type=float, default=1e9)
    parser.add_argument("--bot", default="random")
    parser.add_argument("--size", default="1280x720")
    args = parser.parse_args()
    wide, high = map(int, args.size.split("x"))
    every = max(1, args.games // 10)

    def told(soak: Soak) -> None:
        if soak.games % every == 0:
            print(f"{soak.games:>6} games {soak.memory[-1]:8.1f} MB", flush=True)

    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        soak = run(
            Path(folder), args.games, bot=args.bot, minutes=args.minutes, size=(wide, high),
            told=told,
        )  # fmt: skip
    print(f"{soak.games} games, {soak.decisions} decisions, {soak.frames} frames")
    print(f"memory {soak.memory[-1]:.1f} MB, grown by {soak.growth:.1f} MB")
    for title, by in (("clock", lambda f: f.clock), ("processor", lambda f: f.work)):
        print(f"slowest frames by the {title} (clock ms, processor ms, where):")
        for frame in soak.slowest(by):
            print(f"{frame.clock:8.0f} {frame.work:8.0f}  {frame.place}")
    return 0 if soak.passed else 1


if __name__ == "__main__":
    sys.exit(main())

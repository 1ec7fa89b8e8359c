"""A monkey that wanders through every scene of the window: nothing may break or grow.

    python -m tests.soak.monkey --minutes 15 --seed 1

It is led through one door after the other - every page, games in every stage, lessons, puzzles,
replays, files dropped on the window - and does anything there: clicks, drags, keys, buttons,
fingers, odd letters typed and pasted, other sizes and scales. The same seed does the same again.
Prints memory after each minute, and each error page with its traceback and the last events. Ends
with 1 when there was one, when memory at rest grew by ``MOST_GROWTH`` after the warm-up, or when
it was ever above ``MOST``.
"""

from __future__ import annotations

import argparse
import gc
import logging
import os
import random
import sys
import tempfile
import time
import traceback
from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from kraftwagen.bots import analyst, ladder
from kraftwagen.bots.analysis import Budget
from kraftwagen.bots.analysis_runner import AnalysisRun
from kraftwagen.bots.runner import BotDecision, BotRunner
from kraftwagen.engine import registry
from kraftwagen.ui.drawing.export import Export
from kraftwagen.ui.launch import make_app
from kraftwagen.ui.platform import speech, system
from kraftwagen.ui.platform.buttons import BUTTONS
from kraftwagen.ui.platform.settings import SCALES, SPEEDS
from kraftwagen.ui.shell.app import App
from kraftwagen.ui.widgets import TextEntry, Widget
from tests.soak import doors
from tests.soak.soak import memory
from tests.ui.monkey import KEYS, MODS, Acts, Monkey
from tests.ui.pads import Pad
from tests.ui.playing import QuickRunner

SIZE = (1280, 720)
SIZES = (SIZE, SIZE, (1920, 1080), (800, 560), (1000, 900), (2560, 1440), (1111, 777))
VISIT = (10, 50)
"""Things it does behind a door, at least and at most."""
DEEPEST = 8
"""Scenes over each other; then it goes back to the menu."""
STARTS = 60
"""Doors until it closes the window and opens it again."""
KEPT = 30
"""Events that are told with an error page."""
WARM_UP = 10
"""Rests until every picture, typeface and module is there, in every size."""
MOST_GROWTH = 40.0
"""Megabytes at rest; growing by as much after the warm-up is a fault."""
MOST = 600.0
"""Megabytes at any time: words twice as large in the largest window, page over page."""
QUICK = Budget(select=2, measure=1, check=1, candidates=2, horizon=1, far=1, draws=1, graph=1)
REPORTS = 3
"""Of an analysis; each takes as long as a hundred frames."""
CONTROL = (pygame.K_a, pygame.K_c, pygame.K_v, pygame.K_x, pygame.K_z, pygame.K_PLUS,
           pygame.K_MINUS, pygame.K_0)  # fmt: skip
MORE_KEYS = (pygame.K_F11, pygame.K_DELETE, pygame.K_BACKSPACE, pygame.K_END, pygame.K_PAGEDOWN)
LETTERS = (
    "Ada", "7", " ", "Zoë", "Łódź", "Ωμέγα", "漢字", "😀", "a\u0301", "\u0301",
    "👨\u200d👩\u200d👧",
    "\u200d", "\u200c", "\u200e", "\ufeff", "\u00ad", "\ufe0f", "\u202e", "{name}", "%s", "[b]",
    "../x", "\t", "\n", "x" * 300, "54N2W-03WM9-QTVSM-AG6GW", "\ufeff54N2W-03WM9-QTVSM-AG6GW",
)  # fmt: skip


class Closed(BaseException):
    """The window has been closed."""


class Bots(QuickRunner):
    """Bots in this process: most decide at random, some think; hints are thought about."""

    def ask(self, bot: str, seed: int, observation: Any) -> None:
        if bot == ladder.HINTS or seed % 8 == 0:
            chosen = ladder.build("hasty", self.spec, seed).choose(observation)
            self._move = BotDecision(observation.seat, chosen)
        else:
            super().ask(bot, seed, observation)


class Analysis:
    """The beginning of an analysis in this process: a report at each poll, later none."""

    trouble = ""
    running = True

    def __init__(self, game: str, course: Any, budget: Any, data_set: Any, known: Any, *_: Any):
        spec = registry.load(game, data_set)
        self._reports = islice(analyst.analyse(spec, course, QUICK, known), REPORTS)

    def poll(self) -> Any:
        return next(self._reports, None)

    def close(self) -> None:
        self.running = False


@contextmanager
def instead(kind: Any, made: Callable[..., Any]) -> Iterator[None]:
    """Whoever makes an object of a kind gets something else meanwhile."""
    kind.__new__ = lambda cls, *given, **more: made(*given)
    try:
        yield
    finally:
        # Without the attribute the class would take no arguments any more.
        kind.__new__ = lambda cls, *given, **more: object.__new__(cls)


@contextmanager
def alone(folder: Path) -> Iterator[list[str]]:
    """Nothing outside the folder and this process is touched; gives the clipboard."""
    clipboard = [""]

    def no_program(*command: Any, **how: Any) -> None:
        raise FileNotFoundError(command)

    def in_step(export: Export, step: Callable[[Export], None] = Export.step) -> None:
        """Its thread is as far as ours."""
        step(export)
        thread = export._thread
        if thread is not None and export._drawn == len(export.frames):
            thread.join()

    with ExitStack() as stack:
        home = {"HOME": str(folder), "XDG_CONFIG_HOME": "", "XDG_DATA_HOME": ""}
        stack.enter_context(patch.dict(os.environ, home))
        stack.enter_context(instead(BotRunner, Bots))
        stack.enter_context(instead(AnalysisRun, Analysis))
        for what, name, new in (
            (Export, "step", in_step),
            (pygame.scrap, "get_text", lambda: clipboard[0]),
            (pygame.scrap, "put_text", lambda text: clipboard.__setitem__(0, text)),
            (system, "subprocess", SimpleNamespace(Popen=no_program, DEVNULL=None)),
            (speech.subprocess, "Popen", no_program),
        ):
            stack.enter_context(patch.object(what, name, new))
        yield clipboard


@dataclass
class Found:
    """What a run has seen; memory in megabytes."""

    events: int = 0
    frames: int = 0
    starts: int = 0
    scenes: Counter[str] = field(default_factory=Counter)
    doors: Counter[str] = field(default_factory=Counter)
    trail: deque[str] = field(default_factory=lambda: deque(maxlen=KEPT))
    errors: list[str] = field(default_factory=list)
    rest: list[float] = field(default_factory=list)
    """At the menu of a small window, after each round through all doors."""
    peak: float = 0.0
    peak_at: str = ""

    @property
    def growth(self) -> float:
        """Megabytes gained at rest since the warm-up."""
        return self.rest[-1] - self.rest[min(WARM_UP, len(self.rest)) - 1] if self.rest else 0.0

    @property
    def passed(self) -> bool:
        """Whether there was no error page and memory is bounded."""
        return not self.errors and self.growth < MOST_GROWTH and self.peak < MOST


class Wanderer(Monkey, Pad):
    """A monkey that leaves the table."""

    def __init__(
        self,
        app: App,
        dice: random.Random,
        found: Found,
        clipboard: list[str],
        files: Sequence[Path],
    ) -> None:
        self.found, self.clipboard, self.files = found, clipboard, files
        self.last = ""
        super().__init__(app, 0)
        self.dice = dice

    def frame(self, count: int = 1) -> bool:
        drawn = False
        for _ in range(count):
            now = super().frame()
            self.app.stack.tidy(now, self.app.now)
            drawn |= now
            if not self.app.alive or not len(self.app.stack):
                raise Closed
            self.found.frames += 1
            name = f"{self.app.game_id} {self.scene.name}"
            if name != self.last:
                self.last = name
                self.found.scenes[name] += 1
        return drawn

    def _post(self, kind: int, **values: Any) -> None:
        self.found.events += 1
        told = {key: value for key, value in values.items() if key in TOLD}
        if "file" in told:
            told["file"] = Path(told["file"]).name
        self.found.trail.append(
            f"{self.found.events} {self.scene.name}: {pygame.event.event_name(kind)} {told}"
        )
        super()._post(kind, **values)

    def note(self, what: str) -> None:
        """Tell the trail what is done."""
        self.found.trail.append(f"{self.found.events} {self.scene.name}: {what}")

    # -- what it does

    def act(self) -> str:
        """One thing; what it was."""
        if len(self.app.stack) > DEEPEST:
            self.app.guard(self.app.routes.menu)
        what = self.do_one(self.acts())
        self.weigh(what)
        return what

    def weigh(self, what: str) -> None:
        """Note memory if it was never higher, and where that was."""
        now = memory()
        if now > self.found.peak:
            app = self.app
            names = " > ".join(scene.name for scene in (*app.stack.covered(), app.stack.top))
            self.found.peak = now
            self.found.peak_at = (
                f"{app.game_id}, {names}, {app.size}, {app.theme.scale:.2f}, {what}"
            )

    def acts(self) -> Acts:
        dice = self.dice
        return super().acts() | {
            "press": (14, self.press_widget),
            "key": (5, lambda: self.key(dice.choice(KEYS), dice.choice(MODS))),
            "control": (1, lambda: self.key(dice.choice(CONTROL), pygame.KMOD_CTRL)),
            "more keys": (1, lambda: self.key(dice.choice(MORE_KEYS))),
            "wheel": (2, lambda: self.wheel(dice.choice((-3, -1, 1, 3)))),
            "resize": (0.4, lambda: self.resize(*dice.choice(SIZES))),
            "half a drag": (0.3, self.half_drag),
            "scale": (0.2, self.rescale),
            "write": (3, self.write),
            "finger": (1, lambda: self.tap(self.anywhere())),
            "swipe": (0.5, lambda: self.swipe(self.anywhere(), self.anywhere(), 3)),
            "button": (1.5, lambda: self.push(dice.choice(list(BUTTONS.values())))),
            "stick": (0.3, lambda: self.lean(dice.randrange(6), dice.choice((-1, 0, 1)))),
            "drop": (0.3, self.drop),
            "window": (0.3, self.trouble_window),
            "back": (0.5, lambda: self.key(pygame.K_ESCAPE)),
            "speed": (0.3, lambda: setattr(self.app.settings, "speed", dice.choice(SPEEDS))),
        }

    def rescale(self) -> None:
        scale = self.dice.choice(SCALES)
        self.note(f"scale {scale}")
        self.app.guard(lambda: self.app.set_scale(scale))
        self.frame()

    def decide(self) -> None:
        """A lawful decision, or what a covering scene wants."""
        app, scene = self.app, self.scene
        if scene.name == "scoring":
            app.guard(scene.back)
        elif scene.name == "handoff":
            self.click((30, 30))
        elif scene.name == "table" and app.guard(lambda: self.free):
            legal = scene.game.match.legal()
            code = self.dice.choice(legal) if legal else None
            if code is not None and code == scene.hooks.end_turn:
                self.click(scene.action_bar.end)
            elif code is not None:
                for target in app.guard(lambda: scene.view.targets(code)) or ():
                    self.click(target)
        self.frame(self.dice.choice((1, 1, 4, 30)))

    def press_widget(self) -> None:
        """Click a button, a line, a list."""
        widgets = self.widgets(Widget)
        if widgets:
            rect = self.dice.choice(widgets).rect
            self.click((self.dice.randrange(rect.x, rect.right + 1), rect.centery))

    def write(self) -> None:
        """Type or paste into a field, if there is one, and sometimes finish with Enter."""
        fields = self.widgets(TextEntry)
        if not fields:
            return
        self.click(self.dice.choice(fields))
        for _ in range(self.dice.randrange(1, 4)):
            letters = self.dice.choice((*LETTERS, self.clipboard[0]))
            if self.dice.random() < 0.5:
                self.clipboard[0] = letters
                self.key(pygame.K_v, pygame.KMOD_CTRL)
            else:
                self.type(letters[:20])
        if self.dice.random() < 0.5:
            self.key(pygame.K_RETURN)

    def drop(self) -> None:
        self._post(pygame.DROPFILE, file=str(self.dice.choice(self.files)))

    def trouble_window(self) -> None:
        self._post(
            self.dice.choice(
                (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED, pygame.WINDOWEXPOSED,
                 pygame.WINDOWMOVED, pygame.WINDOWSHOWN)
            )
        )  # fmt: skip

    def go(self, name: str, game: str) -> None:
        """Through a door, most times from the menu."""
        app = self.app
        if self.dice.random() < 0.7:
            app.guard(app.routes.menu)
            app.running = None
        self.note(f"door {name} of {game}")
        self.found.doors[name] += 1
        app.choose_game(game)
        app.guard(lambda: doors.DOORS[name](app, self.dice))
        self.frame()

    def rest(self) -> None:
        """The menu in a small window, and what memory is in use there."""
        app = self.app
        app.settings.scale = 1.0
        app.settings.palette = "normal"
        app.guard(app.routes._menu)  # type: ignore[attr-defined]
        self.resize(*SIZE)
        self.frame(5)
        gc.collect()
        self.found.rest.append(memory())


TOLD = ("pos", "key", "mod", "text", "file", "size", "button", "y", "axis", "value", "x")


def opened(folder: Path, found: Found) -> App:
    """A window that tells its error pages."""
    app = make_app(doors.GAMES, data_dir=folder, size=SIZE, language="en")
    fail = app.fail
    found.starts += 1

    def noted(error: Exception) -> None:
        lines = "".join(traceback.format_exception(error))
        found.errors.append("\n".join([*found.trail, lines]))
        fail(error)

    app.fail = noted  # type: ignore[method-assign]
    return app


def run(
    folder: Path,
    *,
    seed: int = 1,
    minutes: float = 1e9,
    events: int = 10**9,
    rounds: int = 10**9,
    told: Callable[[Found], object] = lambda found: None,
    visit: tuple[int, int] = VISIT,
) -> Found:
    """Wander until the time is up, or there were so many events or rounds through all doors."""
    found, dice, end = Found(), random.Random(seed), time.monotonic() + minutes * 60
    random.seed(seed)

    def over() -> bool:
        told(found)
        enough = found.events >= events or len(found.rest) >= rounds
        return enough or time.monotonic() > end

    files = doors.lay(folder / "dropped")
    with alone(folder) as clipboard:
        app = opened(folder, found)
        gc.freeze()  # as App.run does
        monkey = Wanderer(app, dice, found, clipboard, files)
        while not over():
            for name, game in doors.shuffled(dice):
                try:
                    monkey.go(name, game)
                    for _ in range(dice.randrange(*visit)):
                        monkey.act()
                        if over():
                            break
                    if sum(found.doors.values()) % STARTS == 0:
                        raise Closed
                except Closed:
                    app.close()
                    app = opened(folder, found)
                    monkey = Wanderer(app, dice, found, clipboard, files)
                if over():
                    break
            monkey.rest()
        app.close()
        gc.unfreeze()
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--minutes", type=float, default=15)
    parser.add_argument("--events", type=int, default=10**9)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    logging.disable()
    begun, shown = time.monotonic(), [0, 0]

    def told(found: Found) -> None:
        for error in found.errors[shown[1] :]:
            print(f"--- error page {shown[1] + 1}\n{error}", flush=True)
            shown[1] += 1
        passed = time.monotonic() - begun
        if passed >= 60 * (shown[0] + 1):
            shown[0] += 1
            rest = found.rest[-1] if found.rest else 0.0
            print(
                f"minute {shown[0]:>3}  {found.events:>7} events  {memory():6.0f} MB now"
                f"  {found.peak:6.0f} MB at most  {rest:6.0f} MB at rest"
                f"  {len(found.errors)} error pages",
                flush=True,
            )

    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        found = run(
            Path(folder), seed=args.seed, minutes=args.minutes, events=args.events, told=told
        )
    told(found)
    print(f"{found.events} events, {found.frames} frames, {found.starts} starts")
    print(f"scenes: {', '.join(f'{name} {n}' for name, n in sorted(found.scenes.items()))}")
    print(f"at rest: {' '.join(f'{one:.0f}' for one in found.rest)} MB")
    print(f"at most {found.peak:.0f} MB: {found.peak_at}")
    print(f"{len(found.errors)} error pages, grown by {found.growth:.1f} MB")
    return 0 if found.passed else 1


if __name__ == "__main__":
    sys.exit(main())

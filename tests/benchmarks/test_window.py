"""How fast and how large the window is; figures to read, never asserted.

All with the dummy video driver, so the graphics card has no part in them.
"""

from __future__ import annotations

import gc
import os
import subprocess
import sys
from collections import deque
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("pygame")

from kraftwagen.engine import registry
from kraftwagen.tools import games as tools
from kraftwagen.ui.launch import _preload, make_app
from kraftwagen.ui.shell.app import App

SIZES = [(1280, 720), (1920, 1080), (2560, 1440)]
SCREENSHOTS = {game: shots.table for game, shots in tools.each("screenshots").items()}
TABLES = {game: shots.table(4, shots.decisions(150)) for game, shots in SCREENSHOTS.items()}
_MEASURE = """
import sys, time
begun = time.perf_counter()
from pathlib import Path
from kraftwagen.engine import registry
from kraftwagen.ui.launch import make_app
games = map(registry.load, registry.game_ids())
app = make_app(games, data_dir=Path(sys.argv[1]), size=(1920, 1080))
app.step([], 0.0)
first = time.perf_counter() - begun
from kraftwagen.tools.games import each
for game, shots in each("screenshots").items():
    app.choose_game(game)
    module = shots.table
    app.stack.reset(module.table(4, module.decisions(60))(app))
    for _ in range(120):
        app.step([], 1 / 60)
app.stack.top.controller.turns.held = True
busy, begun = time.process_time(), time.perf_counter()
from kraftwagen.ui.platform import waiting
while time.perf_counter() - begun < 5:
    app.step(waiting.events(app.next_update()), 1 / 60)
idle = (time.process_time() - busy) / (time.perf_counter() - begun)
pages = next(line for line in open("/proc/self/status") if line.startswith("VmRSS"))
print(f"{first:.3f} {idle * 100:.2f} {int(pages.split()[1]) / 1024:.0f}")
"""


@pytest.fixture(params=TABLES)
def game(request: Any) -> str:
    return str(request.param)


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def app(request: Any, game: str, tmp_path: Path) -> Iterator[App]:
    made = make_app([registry.load(game)], data_dir=tmp_path, size=request.param, guarded=False)
    made.stack.reset(TABLES[game](made))
    made.step([], 0.0)
    gc.freeze()  # as ``App.run`` does
    yield made
    gc.unfreeze()
    made.close()


def test_frame_of_the_table(benchmark: Any, app: App) -> None:
    benchmark(app.draw)


def resized(benchmark: Any, app: App, wider: int, higher: int) -> None:
    """Lay out for other sizes and print the least seconds of the thread that draws."""
    import time

    (w, h), steps, took = app.size, iter(range(1, 9)), list[float]()

    def relayout() -> None:
        step = next(steps)
        begun = time.thread_time()
        app.resize((w + wider * step, h + higher * step))
        app.draw()
        took.append(time.thread_time() - begun)

    benchmark.pedantic(relayout, rounds=7, warmup_rounds=1)
    print(f"\nrelayout {min(took) * 1e3:.0f} ms of the thread that draws")


def test_layout_of_the_table_after_a_resize(benchmark: Any, app: App) -> None:
    """Every time at another scale, so that every picture is drawn anew."""
    resized(benchmark, app, -32, -18)


def test_layout_of_the_table_in_a_wider_window(benchmark: Any, app: App) -> None:
    """Wider alone: the scale stays, so do the pictures."""
    resized(benchmark, app, 30, 0)


def test_worst_frame_of_animations(benchmark: Any, app: App, game: str) -> None:
    """The table plays a bot's game on; the figure is the slowest of its frames."""
    import time

    scene: Any = app.stack.top
    match = scene.game.match
    times: list[float] = []

    def play() -> None:
        before = len(match.steps)
        happened = SCREENSHOTS[game].play_ahead(
            match, lambda match, _: len(match.steps) > before + 5
        )
        scene.director.play(happened, scene.game.position(), on_done=scene.controller.refresh)
        scene.controller.refresh()
        assert scene.director.busy
        while scene.director.busy:
            begun = time.perf_counter()
            app.step([], 1 / 60)
            times.append(time.perf_counter() - begun)

    benchmark.pedantic(play, rounds=1)
    times.sort()
    print(
        f"\nanimated frames: median {times[len(times) // 2] * 1e3:.1f} ms,"
        f" 95 % {times[round(len(times) * 0.95) - 1] * 1e3:.1f} ms, worst {times[-1] * 1e3:.1f} ms"
    )


def test_first_frame_of_the_table_after_the_menu(
    benchmark: Any, app: App, game: str, tmp_path: Path
) -> None:
    """A new game once the menu has been idle; the seconds are those of the thread that draws."""
    import time

    from kraftwagen.match.match import Match
    from kraftwagen.match.seats import SeatInfo
    from kraftwagen.tools.screenshots.played import Slow
    from kraftwagen.ui.scenes.table.scene import TableScene

    app.resources.clear()
    app.routes.menu()
    deque(_preload(app), 0)
    seats = [SeatInfo("Ada"), SeatInfo("Gustav", "greedy"), SeatInfo("Helene", "greedy")]
    match = Match.new(app.game, seats, 5, {}, "")

    def open_table() -> float:
        begun = time.thread_time()
        app.stack.reset(TableScene(app, match, make_runner=Slow))
        app.step([], 0.0)
        return time.thread_time() - begun

    took = benchmark.pedantic(open_table, rounds=1)
    print(f"\nfirst frame of the table {took * 1e3:.0f} ms")


def test_frames_of_an_example_of_the_rulebook(benchmark: Any, app: App, game: str) -> None:
    """Seconds of the processor, so that neighbours do not count."""
    import time

    app.routes.learning.rules(game, "Z4")
    app.step([], 1 / 60)
    page = app.stack.top._page  # type: ignore[attr-defined]
    times: list[float] = []

    def play() -> None:
        own = (one for one in page.sets if one.paragraph and one.paragraph.rule == "Z4")
        shown = next(own).shown
        shown.press()
        while shown.playing:
            begun = time.process_time()
            app.step([], 1 / 60)
            times.append(time.process_time() - begun)

    benchmark.pedantic(play, rounds=1)
    times.sort()
    print(
        f"\nframes of an example: median {times[len(times) // 2] * 1e3:.1f} ms,"
        f" 95 % {times[round(len(times) * 0.95) - 1] * 1e3:.1f} ms, worst {times[-1] * 1e3:.1f} ms"
    )


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads /proc")
def test_first_frame_idling_and_memory(benchmark: Any, tmp_path: Path) -> None:
    env = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    command = [sys.executable, "-c", _MEASURE, str(tmp_path)]

    def start() -> str:
        done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
        return done.stdout.splitlines()[-1]

    first, idle, memory = benchmark.pedantic(start, rounds=1).split()
    print(f"\nfirst frame {first} s, idle at the table {idle} % of a core, memory {memory} MB")

"""How long the statistics of many years take to open; figures to read, never asserted."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("pygame")

from kraftwagen.engine import registry
from kraftwagen.match.statistics import Statistics
from kraftwagen.tools.screenshots.statistics import sample_notes
from kraftwagen.ui.launch import make_app
from kraftwagen.ui.scenes.history.statistics import StatisticsScene
from kraftwagen.ui.shell.app import App

GAMES = 20_000
FIRST = datetime(2010, 1, 1)


def test_opening_and_filtering_the_statistics(benchmark: Any, tmp_path: Path) -> None:
    spec = registry.load("kraftwagen")
    some = sample_notes(spec, 48)
    Statistics(tmp_path).add(
        replace(
            some[number % len(some)],
            id=f"{number:020x}",
            seed=number,
            date=(FIRST + timedelta(hours=7 * number)).isoformat(),
        )
        for number in range(GAMES)
    )
    app = make_app([spec], data_dir=tmp_path, size=(1920, 1080), guarded=False)
    app.step([], 0.0)
    gc.freeze()  # as the loop does
    scene = StatisticsScene()

    def measure() -> None:
        opened = frames_of(app, lambda: app.stack.push(scene))
        other = replace(scene.filter, who="person:Ada", against="bot:greedy")
        filtered = frames_of(app, lambda: scene._filter(other))
        for what, frames in (("opened", opened), ("filtered", filtered)):
            seconds, cpu = zip(*frames, strict=True)
            print(
                f"\n{what}: {len(frames)} frames in {sum(seconds):.2f} s"
                f" ({sum(cpu):.2f} s of CPU time), the longest"
                f" {max(seconds) * 1e3:.0f} ms ({max(cpu) * 1e3:.0f} ms)"
            )

    benchmark.pedantic(measure, rounds=1)
    app.close()


def frames_of(app: App, begin: Callable[[], object]) -> list[tuple[float, float]]:
    """Seconds and CPU time of each frame until nothing more is to be done."""
    found: list[tuple[float, float]] = []
    while not found or app.next_update() == 0.0:
        begun = time.perf_counter(), time.process_time()
        if not found:
            begin()
        app.step([], 1 / 60)
        found.append((time.perf_counter() - begun[0], time.process_time() - begun[1]))
    return found

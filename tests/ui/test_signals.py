"""A session that ends: what was decided is in the save, and the program ends as asked."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from kraftwagen.match.saves import Saves

ROOT = Path(__file__).parents[2]
WINDOW = """
import os, signal, sys
from pathlib import Path
from kraftwagen.engine import registry
from kraftwagen.match.match import Match
from kraftwagen.match.seats import SeatInfo
from kraftwagen.ui.launch import run_window
from kraftwagen.ui.scenes.table.scene import TableScene

SPEC = registry.load(registry.oldest())

def play(app):
    match = Match.new(SPEC, [SeatInfo("Ada"), SeatInfo("Ben")], 1, {}, "2026-01-01")
    app.stack.reset(TableScene(app, match))
    step, steps = app.step, []

    def stepping(events, dt):
        drawn = step(events, dt)
        steps.append(drawn)
        if len(steps) == 3:
            app.running.decide(match.actor, match.legal()[0])  # and neither shown nor saved
            os.kill(os.getpid(), int(sys.argv[2]))
        assert len(steps) < 200, "it goes on"
        return drawn

    app.step = stepping

sys.exit(run_window([SPEC], data_dir=Path(sys.argv[1]), language="en", ready=play))
"""
SIGNALS = [name for name in ("SIGTERM", "SIGHUP", "SIGQUIT") if hasattr(signal, name)]


def ended(folder: Path, name: str) -> subprocess.CompletedProcess[str]:
    """A window that is sent a signal right after a decision."""
    return subprocess.run(
        [sys.executable, "-c", WINDOW, str(folder), str(int(getattr(signal, name)))],
        capture_output=True,
        text=True,
        timeout=30,
        cwd=ROOT,
        env={**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"},
        check=False,
    )


@pytest.mark.skipif(os.name == "nt", reason="signals end a process at once here")
@pytest.mark.parametrize("name", SIGNALS)
def test_a_session_that_ends_saves_the_game(tmp_path: Path, name: str) -> None:
    done = ended(tmp_path, name)
    assert (done.returncode, done.stderr, done.stdout) == (0, "", "")
    record = Saves(tmp_path / "saves").latest()
    assert record is not None
    assert len(record.decisions) == 1


@pytest.mark.skipif(os.name == "nt", reason="signals end a process at once here")
def test_a_game_that_cannot_be_saved_does_not_hold_up_the_end(tmp_path: Path) -> None:
    """Nobody is there to answer whether to leave all the same."""
    (tmp_path / "saves").write_text("no folder", encoding="utf-8")
    done = ended(tmp_path, "SIGTERM")
    assert (done.returncode, done.stderr) == (0, "")

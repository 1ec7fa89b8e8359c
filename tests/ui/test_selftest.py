"""``kraftwagen self-test`` passes, as a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from kraftwagen.ui import selftest
from kraftwagen.ui.selftest import VISITS
from tests.every import EVERY
from tests.ui.stones import toy_table  # noqa: F401 - a fixture

ROOT = Path(__file__).parents[2]


@pytest.mark.skipif(not EVERY, reason="the tests of the package do the same")
def test_every_scene_is_visited(tmp_path: Path) -> None:
    """Frozen programs are released on its word; it must not hang either."""
    done = subprocess.run(
        [sys.executable, "-m", "kraftwagen", "self-test"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.rstrip().endswith("all scenes work")
    for name, _ in VISITS:
        assert f"{name:<12} ok" in done.stdout


@pytest.mark.usefixtures("toy_table")
def test_every_scene_is_visited_with_another_game(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("SDL_VIDEODRIVER", "SDL_AUDIODRIVER"):
        monkeypatch.setenv(name, os.environ.get(name, "dummy"))
    assert selftest.run(["toy"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("Stones\n")
    for name, _ in VISITS:
        assert f"{name:<12} ok" in out

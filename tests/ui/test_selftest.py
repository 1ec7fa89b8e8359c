"""``kraftwagen self-test`` passes, as a process of its own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from kraftwagen.ui.selftest import VISITS


def test_every_scene_is_visited(tmp_path: Path) -> None:
    """Frozen programs are released on its word; it must not hang either."""
    done = subprocess.run(
        [sys.executable, "-m", "kraftwagen", "self-test"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=110,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.rstrip().endswith("all scenes work")
    for name, _ in VISITS:
        assert f"{name:<12} ok" in done.stdout

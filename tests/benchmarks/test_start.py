"""How long a start takes until the first picture; figures to read, never asserted.

The seconds are those a person waits, the CPU time is that of all processes of the start until then:
on a busy machine only the second says something.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.packaging import frozen
from tests.packaging.starting import ROOT

STARTS = 9
PATIENCE = 60.0
WAYS = {
    "sources": [sys.executable, "-m", "kraftwagen"],
    "run.py": [sys.executable, str(ROOT / "run.py")],
    "package": [],
}

pytestmark = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="CPU time is read from /proc"
)


@pytest.mark.parametrize("way", WAYS)
def test_first_picture(way: str, tmp_path: Path) -> None:
    command = WAYS[way] or [str(frozen.executable())]
    if way == "run.py" and not list((ROOT / ".venv").glob("installed-*")):
        pytest.skip("nothing is set up: python3 run.py")
    if way == "package" and not Path(command[0]).exists():
        pytest.skip("there is no package: python3 run.py package")
    first_picture(command, tmp_path)  # fills the caches
    measured = [first_picture(command, tmp_path) for _ in range(STARTS)]
    seconds, cpu = (statistics.median(column) for column in zip(*measured, strict=True))
    quickest = min(row[0] for row in measured)
    print(f"\n{way}: {seconds:.3f} s ({quickest:.3f} at best), {cpu:.2f} s of CPU time")


def first_picture(command: list[str], folder: Path) -> tuple[float, float]:
    """Seconds until the first picture and the CPU time that took."""
    state = folder / "state.json"
    state.unlink(missing_ok=True)
    environment = {
        **{name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"},
        "PYTHONPATH": str(ROOT),
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
        "KRAFTWAGEN_COMPILE": "",  # as players start it
        "KRAFTWAGEN_STATE_FILE": str(state),
    }
    begun = time.perf_counter()
    process = subprocess.Popen(
        [*command, "--windowed", "--data-dir", str(folder)], env=environment, cwd=folder
    )
    try:
        while not state.exists():
            assert process.poll() is None, f"ended with {process.returncode}"
            assert time.perf_counter() - begun < PATIENCE, "no picture"
            time.sleep(0.001)
        return time.perf_counter() - begun, sum(map(cpu_time, family(process.pid)))
    finally:
        for one in family(process.pid):
            os.kill(one, 9)
        process.wait()


def family(process: int) -> list[int]:
    """A process and all that it started."""
    found = [process]
    for one in found:
        children = Path(f"/proc/{one}/task/{one}/children").read_text(encoding="ascii")
        found += map(int, children.split())
    return found


def cpu_time(process: int) -> float:
    """Seconds that a process has worked, in the program and in the system."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

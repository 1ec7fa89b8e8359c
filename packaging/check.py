"""Checks a built program before its release: its output, its size, its time to start."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
import zipfile
from pathlib import Path

from product import Product

LARGEST = 65_000_000
"""The largest size of the unpacked program in bytes."""
STARTS = 5
PATIENCE = 120.0


class Failed(Exception):
    """Raised for a failed check; the message is one sentence."""


def program(made: Product, folder: Path) -> None:
    """Check the program in ``folder`` and print its figures; raises Failed."""
    command = executable(made, folder)
    taken = size(folder)
    if taken > LARGEST:
        raise Failed(f"{folder.name} takes {taken / 1e6:.1f} MB, more than {LARGEST / 1e6:.0f}")
    version = said(command, "--version")
    if version.split()[:2] != [made.name, made.version]:
        raise Failed(f"--version says {version!r}")
    if "--data-dir" not in said(command, "--help"):
        raise Failed("--help does not show the options")
    said(command, "self-test")
    first = statistics.median(first_picture(made, command) for _ in range(STARTS))
    print(f"{folder.name}: {taken / 1e6:.1f} MB, first picture after {first:.2f} s, self-test ok")


def wheel(made: Product, file: Path) -> None:
    """Check that only a wheel for one system has compiled rules; raises Failed."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        with zipfile.ZipFile(file) as opened:
            opened.extractall(folder)
        code = f"from {made.name} import compiled; from {made.name}.engine import rng"
        asked = [sys.executable, "-c", f"{code}; print(compiled.condition())"]
        # Otherwise the wheel would inherit this variable, which may turn compiled modules off.
        environment = {**_environment(), "PYTHONPATH": folder, f"{made.name.upper()}_COMPILE": ""}
        done = subprocess.run(
            asked, env=environment, cwd=folder, capture_output=True, text=True, check=False
        )
    found = done.stdout.strip() or done.stderr.strip()
    if found != ("written" if file.name.endswith("-none-any.whl") else "compiled"):
        raise Failed(f"the rules of {file.name} run otherwise than it says: {found}")
    print(f"{file.name}: its rules run {'as ' if found == 'written' else ''}{found}")


def executable(made: Product, folder: Path) -> Path:
    """Return the path of the program for the command line in its folder."""
    if sys.platform == "win32":
        return folder / f"{made.name}-console.exe"
    if sys.platform == "darwin":
        return folder / f"{made.title}.app" / "Contents" / "MacOS" / made.name
    return folder / made.name


def size(folder: Path) -> int:
    """Return the size of all files in a folder in bytes, without links."""
    files = (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    return sum(path.stat().st_size for path in files)


def said(command: Path, *arguments: str) -> str:
    """Run the program and return its output; raises Failed for an error or output on stderr."""
    done = subprocess.run(
        [command, *arguments],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
        env=_environment(),
    )
    if done.returncode or done.stderr:
        words = (done.stderr or done.stdout).strip()
        raise Failed(f"{' '.join(arguments)} ended with {done.returncode}: {words}")
    return done.stdout


def first_picture(made: Product, command: Path) -> float:
    """Return the seconds from the program's start to its first frame, without a screen."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        state = Path(folder) / "state.json"
        begun = time.monotonic()
        process = subprocess.Popen(
            [command, "--data-dir", folder, "--windowed"],
            env=_environment() | {f"{made.name.upper()}_STATE_FILE": str(state)},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            while not state.exists():
                if process.poll() is not None or time.monotonic() - begun > PATIENCE:
                    raise Failed("the window shows nothing")
                time.sleep(0.002)
            return time.monotonic() - begun
        finally:
            process.kill()
            process.wait()


def _environment() -> dict[str, str]:
    return {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "COLUMNS": "78"}

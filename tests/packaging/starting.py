"""Starts the program, source or frozen, in odd circumstances and says how it went."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
NOBODY = 65534
PATIENCE = 60.0
SOURCE = (sys.executable, "-m", "kraftwagen")


@dataclass
class Start:
    """One way to start. ``unset`` in the environment is what the system would give."""

    command: Sequence[str]
    folder: Path
    """Holds the state file; the program may write here."""
    environment: dict[str, str] = field(default_factory=dict)
    cwd: Path | None = None
    nobody: bool = False
    """Without the rights of the administrator, where the tests have them."""

    def picture(self, *arguments: str) -> dict[str, Any]:
        """What the first picture shows; AssertionError with the output if there is none."""
        with self.window(*arguments) as shown:
            return shown()

    @contextlib.contextmanager
    def window(self, *arguments: str) -> Iterator[Callable[[], dict[str, Any]]]:
        """A window that shows its first picture; yields what tells what it shows now."""
        file = self.folder / "state.json"
        file.unlink(missing_ok=True)
        with (self.folder / "output.txt").open("wb") as output:
            process = self._popen(arguments, output, {"KRAFTWAGEN_STATE_FILE": str(file)})
            try:
                end = time.monotonic() + PATIENCE
                while not file.exists():
                    said = (self.folder / "output.txt").read_text(
                        errors="replace", encoding="utf-8"
                    )
                    assert process.poll() is None, f"ended with {process.returncode}: {said}"
                    assert time.monotonic() < end, f"no picture: {said}"
                    time.sleep(0.01)
                yield lambda: json.loads(file.read_text(encoding="utf-8"))
            finally:
                process.kill()
                process.wait(10)

    def result(self, *arguments: str) -> tuple[int, str, str]:
        """Exit code, output and errors of a start that ends by itself."""
        process = self._popen(arguments, subprocess.PIPE, {})
        said = process.communicate(timeout=PATIENCE)
        out, err = (text.decode().replace(os.linesep, "\n") for text in said)
        return process.returncode, out, err

    def _popen(
        self, arguments: Sequence[str], output: Any, more: dict[str, str]
    ) -> subprocess.Popen[bytes]:
        basic = {"PATH": os.defpath, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
        basic["KRAFTWAGEN_COMPILE"] = "0"
        if sys.platform == "win32":
            # No program gets far there without it.
            basic["SYSTEMROOT"] = os.environ["SYSTEMROOT"]
        if self.command[: len(SOURCE)] == SOURCE:
            basic["PYTHONPATH"] = str(ROOT)
        rights: dict[str, Any] = {}
        if self.nobody and os.geteuid() == 0:
            rights = {"user": NOBODY, "group": NOBODY, "extra_groups": []}
        return subprocess.Popen(
            [*self.command, *arguments],
            env={**basic, **self.environment, **more},
            cwd=self.cwd or self.folder,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=output,
            **rights,
        )


@contextlib.contextmanager
def open_folder() -> Iterator[Path]:
    """A folder in which everybody may write, unlike those of pytest."""
    folder = Path(tempfile.mkdtemp(prefix="start-"))
    folder.chmod(0o777)
    try:
        yield folder
    finally:
        for path in folder.rglob("*"):
            if path.is_dir() and not path.is_symlink():
                path.chmod(0o755)
        _remove(folder)


def _remove(folder: Path) -> None:
    """Remove a folder, in which what the program has asked, such as gsettings, may still write."""
    for _ in range(50):
        with contextlib.suppress(OSError):
            shutil.rmtree(folder)
            return
        time.sleep(0.1)
    shutil.rmtree(folder)


def readable_by_nobody(command: Sequence[str]) -> bool:
    """Whether the program can be started without the administrator's rights at all."""
    if os.geteuid() != 0:
        return True
    try:
        done = subprocess.run(
            [command[0], "--version"], user=NOBODY, group=NOBODY, capture_output=True, check=False
        )
    except OSError:
        return False
    return done.returncode == 0

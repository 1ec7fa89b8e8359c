"""Drives the real program in a real window: Xvfb for the screen, xdotool for hand and keys."""

from __future__ import annotations

import contextlib
import json
import os
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.every import EVERY
from tests.packaging import frozen

CLASS = "kraftwagen-e2e"
SIZE = (1280, 720)
PATIENCE = 30.0
whole_game = pytest.mark.skipif(
    not (EVERY or os.environ.get(frozen.WANTED) or os.environ.get("GAME_CMD")),
    reason="played on the finished program: python3 run.py test --package, or with EVERY=1",
)
"""Marks what takes most of a minute; the sources are played by the tests of the window."""
Spot = Sequence[int]


def missing() -> str:
    """Which tool is not installed, as a reason to skip; empty when all are there."""
    lacking = [tool for tool in ("Xvfb", "xdotool") if shutil.which(tool) is None]
    return f"not installed: {', '.join(lacking)}" if lacking else ""


def program() -> list[str]:
    """What is to be tested: GAME_CMD, the frozen program if one was just made, or the sources."""
    command = os.environ.get("GAME_CMD")
    if command:
        return shlex.split(command)
    if os.environ.get(frozen.WANTED):
        return [str(frozen.executable())]
    return [sys.executable, "-m", "kraftwagen"]


@contextlib.contextmanager
def display() -> Iterator[str]:
    """An X server of our own; its name."""
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1400x900x24", "-nolisten", "tcp"],
        pass_fds=[write],
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    try:
        # The whole line: closing the pipe earlier kills the server by SIGPIPE.
        with os.fdopen(read) as pipe:
            number = pipe.readline().strip()
        yield f":{number}"
    finally:
        server.terminate()
        server.wait(10)


class Window:
    """The program in its window. ``state`` is what it last wrote about itself."""

    def __init__(self, screen: str, folder: Path, *arguments: str) -> None:
        self.folder = folder
        self.file = folder / "state.json"
        self.file.unlink(missing_ok=True)
        self.env = {
            **os.environ,
            "DISPLAY": screen,
            "SDL_VIDEODRIVER": "x11",
            "SDL_AUDIODRIVER": "dummy",
            "SDL_VIDEO_WINDOW_POS": "0,0",
            "SDL_VIDEO_X11_WMCLASS": CLASS,
            "KRAFTWAGEN_STATE_FILE": str(self.file),
        }
        options = ["--data-dir", str(folder), "--language", "en", "--windowed", *arguments]
        self.log = (folder / "output.txt").open("w", encoding="utf-8")
        self.process = subprocess.Popen(
            [*program(), *options], env=self.env, stdout=self.log, stderr=self.log
        )
        self.state: dict[str, Any] = {}
        self.wait(lambda state: bool(state), "the first picture")
        self.id = self._find()

    # -- looking

    def look(self) -> dict[str, Any]:
        if self.file.exists():
            self.state = json.loads(self.file.read_text(encoding="utf-8"))
        return self.state

    def wait(self, reached: Callable[[dict[str, Any]], bool], what: str) -> dict[str, Any]:
        end = time.monotonic() + PATIENCE
        while not reached(self.look()):
            if self.process.poll() is not None:
                output = (self.folder / "output.txt").read_text(encoding="utf-8")
                raise AssertionError(f"the program ended while waiting for {what}: {output}")
            if time.monotonic() > end:
                raise AssertionError(f"waited for {what}; the window shows {self.state}")
            time.sleep(0.01)
        return self.state

    def changed(self, known: dict[str, Any]) -> dict[str, Any]:
        """Wait until the window shows something else than that."""
        return self.wait(lambda now: now != known, "something to happen")

    def skip(self, known: dict[str, Any]) -> None:
        """Press Space now and then until something else is shown: movements are skipped."""
        end = time.monotonic() + PATIENCE
        pressed = time.monotonic()
        while self.look() == known and (now := time.monotonic()) < end:
            if now > pressed + 0.1:
                self.key("space")
                pressed = now
            time.sleep(0.01)

    def _find(self) -> str:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            found = self._tool("search", "--class", CLASS, check=False).split()
            if found:
                return found[-1]
            time.sleep(0.05)
        raise AssertionError("no window")

    # -- hand and keys: quicker than any hand, so that the window may see several things at once

    def click(self, *spots: Spot) -> None:
        steps: list[str] = []
        for x, y in spots:
            steps += [*self._to(x, y), "click", "1"]
        self._tool(*steps)

    def drag(self, start: Spot, end: Spot, steps: int = 5) -> None:
        moves = [*self._to(*start), "mousedown", "1"]
        for i in range(1, steps + 1):
            x = start[0] + (end[0] - start[0]) * i / steps
            y = start[1] + (end[1] - start[1]) * i / steps
            moves += self._to(round(x), round(y))
        self._tool(*moves, "mouseup", "1")

    def key(self, name: str) -> None:
        self._tool("key", "--window", self.id, name)

    def wheel(self, spot: Spot, up: bool) -> None:
        """Turn the mouse wheel once."""
        self._tool(*self._to(*spot), "click", "4" if up else "5")

    def press(self, words: str) -> None:
        """Click the button that says so."""
        self.wait(lambda state: words in state.get("buttons", {}), f"the button {words}")
        self.click(self.state["buttons"][words])

    def choose(self, option: dict[str, Any], dragging: bool) -> None:
        """Make a decision and wait until it is in the record."""
        before = self.state["decisions"]
        if dragging and option["drags"]:
            for start, end in option["drags"]:
                if start == end:
                    self.click(start)
                else:
                    self.drag(start, end)
        else:
            assert option["clicks"], option
            self.click(*option["clicks"])
        self.wait(lambda state: state["decisions"] > before, f"the decision {option['text']}")

    def letter(self, place: str, held: bool = False) -> None:
        """Show the letters, by a press or while their key is held, and type that of a place."""
        self._tool("keydown" if held else "key", "--window", self.id, "h")
        self.wait(lambda state: bool(state.get("letters")), "the letters")
        signs = [sign for sign, found in self.state["letters"].items() if found == place]
        assert signs, f"{place} has no letter: {self.state['letters']}"
        for sign in signs[0]:
            self.key(sign)
        if held:
            self._tool("keyup", "--window", self.id, "h")
            self.wait(lambda state: not state.get("letters"), "the letters to go")

    def choose_by_letters(self, option: dict[str, Any], held: bool = False) -> None:
        """Make a decision by letters and wait until it is in the record."""
        before = self.state["decisions"]
        for place in option["places"]:
            if self.look().get("letters"):
                self.key("Escape")
                self.wait(lambda state: not state.get("letters"), "the letters to go")
            self.letter(place, held)
        self.wait(lambda state: state["decisions"] > before, f"the decision {option['text']}")
        if self.look().get("letters"):
            self.key("Escape")
            self.wait(lambda state: not state.get("letters"), "the letters to go")

    def walk(self, key: str, place: str) -> None:
        """Press a key until the focus ring is at a place."""
        self._rests()  # a decision moves the ring, too, and later than it is in the record
        for _ in range(60):
            before = self.look()["ring"]
            if before == place:
                return
            self.key(key)
            self._leaves(before)
        raise AssertionError(f"{key} does not lead to {place}")

    def _rests(self, seconds: float = 0.8) -> None:
        """Wait until the focus ring has stayed at its place for a while."""
        place, since = self.look()["ring"], time.monotonic()
        while time.monotonic() < since + seconds:
            if self.look()["ring"] != place:
                place, since = self.state["ring"], time.monotonic()
            time.sleep(0.02)

    def _leaves(self, place: str) -> None:
        self.wait(lambda state: state["ring"] != place, f"the ring to leave {place}")

    def quit(self) -> None:
        """End the program as a crash would; every move is saved."""
        self.process.kill()
        self.process.wait(10)
        self.log.close()

    def _to(self, x: int, y: int) -> list[str]:
        return ["mousemove", "--window", self.id, str(x), str(y)]

    def _tool(self, *arguments: str, check: bool = True) -> str:
        done = subprocess.run(
            ["xdotool", *arguments],
            env=self.env,
            capture_output=True,
            text=True,
            timeout=20,
            check=False,
        )
        if check and done.returncode:
            raise AssertionError(f"xdotool {arguments[0]}: {done.stderr}")
        return done.stdout

"""Kill a window that plays, saves and notes, again and again, and see what is left.

    python -m tests.soak.kill_window --kills 500

Each round a child opens the window without a screen and goes on with the game that "Continue"
offers, one game or the other, at instant speed: a person who decides with the mouse, against bots.
Most games begin shortly before their end, so that ends are among the moments (``kill_ends`` looks
at these alone). Between the frames the child changes and writes the settings, saves under a name
and notes games in the statistics. It tells the parent through a pipe what is safe, and is killed at
a random moment with a signal that cannot be caught.
Then, as after a restart: no file of the list is unreadable, at most the decision being saved is
missing, the settings are the last or the ones being written, no noted game is gone.
"""

from __future__ import annotations

import argparse
import os
import random
import signal
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from contextlib import closing
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from kraftwagen.engine import registry
from kraftwagen.match import statistics
from kraftwagen.match.game_result import GameResult, result_of
from kraftwagen.match.match import Match
from kraftwagen.match.saves import Saves
from kraftwagen.match.seats import SeatInfo
from kraftwagen.match.statistics import Statistics
from kraftwagen.ui.launch import make_app
from kraftwagen.ui.platform.settings import load_settings
from kraftwagen.ui.presenters import post_game
from kraftwagen.ui.scenes.table.scene import TableScene
from tests.games import GAMES
from tests.soak.hostile import go_ahead
from tests.soak.soak import FRAME, NAMES, OwnRunner
from tests.ui.playing import Player

LONGEST = 0.7
"""Seconds a child lives at most after its first saved decision."""


@dataclass
class Known:
    """What the child has told: all of it is safe."""

    game: str = ""
    decisions: int = 0
    over: bool = False
    settings: int = 0
    noted: int = 0
    named: int = 0
    doing: str = ""
    ended: int = 0
    moments: Counter[str] = field(default_factory=Counter)

    def hear(self, line: str) -> None:
        kind, *rest = line.split()
        if kind == "doing":
            self.doing = rest[0]
        elif kind == "saved":
            over = rest[2] == "True"
            self.ended += over and (not self.over or self.game != rest[0])
            self.game, self.decisions, self.over = rest[0], int(rest[1]), over
        elif kind in ("settings", "noted", "named"):
            setattr(self, kind, int(rest[0]))


def child(folder: Path, pipe: int, seed: int, note: GameResult) -> None:
    """Play until killed."""
    dice = random.Random(seed)

    def tell(*words: object) -> None:
        os.write(pipe, (" ".join(map(str, words)) + "\n").encode())

    games = [registry.load(game) for game in GAMES]
    app = make_app(games, data_dir=folder, size=(800, 560), language="en", guarded=False)
    app.settings.speed = "instant"
    wrapped = Saves.autosave

    def autosave(self: Saves, record: Any) -> Path:
        tell("doing", "autosave")
        path = wrapped(self, record)
        header = record.header
        tell("saved", f"{header.date}/{header.seed}", len(record.decisions), header.finished)
        tell("doing", "playing")
        return path

    Saves.autosave = autosave  # type: ignore[method-assign]
    while True:
        spec = dice.choice(games)
        entry = app.library.latest(spec.id) if app.library else None
        if entry is not None and app.library is not None:
            match = Match.from_record(spec, app.library.load(entry))
        else:
            bots = [SeatInfo(name, "random") for name in NAMES[1 : dice.randrange(2, 5)]]
            date = datetime.now(UTC).isoformat()
            seats = [SeatInfo(NAMES[0]), *bots]
            match = Match.new(spec, seats, dice.randrange(10**9), {}, date)
            go_ahead(match, dice.choice((2, 5, 10, 20, 500)))
        app.stack.reset(TableScene(app, match, make_runner=OwnRunner))
        person = Player(app)
        while app.stack.top.name != "results":
            if person.free:
                person.choose(dice.choice(match.legal()))
            elif app.stack.top.name == "table":
                app.step([], FRAME)
            else:
                person.pass_covers()
            if match.is_over:
                tell("doing", "end")
                continue
            work = dice.random()
            if work < 0.1:
                tell("doing", "settings")
                app.settings.last_setup["count"] = app.settings.last_setup.get("count", 0) + 1
                app.save_settings()
                tell("settings", app.settings.last_setup["count"])
            elif work < 0.15:
                tell("doing", "named")
                Saves(app.paths.saves).save(match.record, "by hand")
                tell("named", len(match.steps))
            elif work < 0.25:
                tell("doing", "statistics")
                known = post_game.statistics_of(app)
                known.add([replace(note, id=f"{seed}-{time.time_ns()}")])
                tell("noted", len(known.games()))
            tell("doing", "playing")
        tell("doing", "statistics")
        noted = post_game.note_match(app, match)
        assert not noted.trouble, noted.trouble
        tell("noted", len(post_game.statistics_of(app).games()))
        tell("doing", "playing")


def finished_game(seed: int) -> Match:
    dice, spec = random.Random(seed), registry.load("kraftwagen")
    match = Match.new(spec, [SeatInfo("Ada"), SeatInfo("Bruno")], seed, {}, "2026-01-01")
    while not match.is_over:
        match.submit(match.actor, dice.choice(match.legal()))
    return match


def look(folder: Path, known: Known) -> int:
    """As after a restart; how many decisions beyond those that were told are there."""
    saves = Saves(folder / "saves")
    entries = saves.entries()
    assert all(entry.problem is None for entry in entries), [e.problem for e in entries]
    settings, problem = load_settings(folder / "settings.json")
    assert not problem, problem
    count = settings.last_setup.get("count", 0)
    assert count in (known.settings, known.settings + 1), (count, known.settings)
    known.settings = count
    noted = Statistics(folder)
    games = len(noted.games())
    assert noted.trouble is None, noted.trouble
    assert games >= known.noted, (games, known.noted)
    known.noted = games
    if (folder / statistics.FILE).exists():
        with closing(sqlite3.connect(folder / statistics.FILE)) as base:
            assert base.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    if not known.game:
        return 0
    of_game = [
        entry for entry in entries
        if entry.header and f"{entry.header.date}/{entry.header.seed}" == known.game
        and not entry.header.name
    ]  # fmt: skip
    most = max((entry.decisions for entry in of_game), default=-1)
    assert most in (known.decisions, known.decisions + 1), (most, known.decisions)
    latest = saves.latest()
    ended = any(entry.header and entry.header.finished for entry in of_game)
    if not ended:
        assert latest is not None
        assert len(latest.decisions) == most
        assert not Match.from_record(registry.load(latest.header.game), latest).is_over
    extra = most - known.decisions
    known.decisions = most
    return extra


def round_of(folder: Path, known: Known, dice: random.Random, seed: int, note: GameResult) -> None:
    """One child, from its start to its violent end."""
    reading, writing = os.pipe()
    process = os.fork()
    if process == 0:
        os.close(reading)
        try:
            child(folder, writing, seed, note)
        finally:
            os._exit(3)
    os.close(writing)
    told = b""
    while b"saved" not in told and (part := os.read(reading, 1 << 12)):
        told += part
    assert b"saved" in told, "the child died by itself"
    time.sleep(dice.uniform(0, LONGEST))
    os.kill(process, signal.SIGKILL)
    code = os.waitpid(process, 0)[1]
    assert os.WTERMSIG(code) == signal.SIGKILL, f"the child ended by itself: {code}"
    while part := os.read(reading, 1 << 16):
        told += part
    os.close(reading)
    for line in told.decode().splitlines():
        known.hear(line)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--kills", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    note = result_of(finished_game(args.seed))
    dice, known, more = random.Random(args.seed), Known(), 0
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for number in range(args.kills):
            round_of(folder, known, dice, number, note)
            known.moments[known.doing] += 1
            more += look(folder, known)
            if (number + 1) % 50 == 0:
                print(
                    f"{number + 1:>5} kills, {known.ended} games ended, {known.noted} noted",
                    flush=True,
                )
        left = sorted(path.name for path in folder.iterdir())
    moments = ", ".join(f"{count} while {what}" for what, count in known.moments.most_common())
    print(f"{args.kills} kills: {moments}; {known.ended} games ended")
    print(f"no decision lost that was told as saved; {more} more were there; left: {left}")


if __name__ == "__main__":
    sys.exit(main())

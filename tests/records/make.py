"""Keeps what the program of today leaves behind, for the tests of every later one.

    python -m tests.records.make [FOLDER]

Writes the folder of a player, named after the version of the program and the format of its
records: games of every kind, running and finished, what is noted of them, settings, a position.
What earlier versions left behind is never made anew.
"""

from __future__ import annotations

import os
import random
import shutil
import sys
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Any

import kraftwagen
from kraftwagen.engine import registry
from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Json
from kraftwagen.learn import position_line
from kraftwagen.match.daily import DailyLog
from kraftwagen.match.match import Match
from kraftwagen.match.migrations import FORMAT
from kraftwagen.match.record import Record
from kraftwagen.match.saves import Saves
from kraftwagen.match.seats import PERSON, SeatInfo
from tests.games import GAMES

if TYPE_CHECKING:
    from kraftwagen.ui.shell.app import App

HERE = Path(__file__).parent
DAY = date(2026, 11, 26)
BEGAN = "2026-11-26T10:00:00+00:00"
SEED = 26
MIDDLE = 12
"""So many decisions have been made in a running game."""
SEATS = (SeatInfo("Ada", PERSON), SeatInfo("Carl", "merchant"))


def folders() -> list[Path]:
    """What every version so far has left behind, the oldest first."""
    return sorted(path for path in HERE.iterdir() if (path / "settings.json").exists())


def games(app: App, spec: GameSpec[Any]) -> Iterator[tuple[str, Match, dict[str, Json]]]:
    """A game of each kind at its beginning, with its name and the marks of its record."""
    from kraftwagen.ui.presenters.career import Career
    from kraftwagen.ui.presenters.challenges import ChallengeBook

    for name, short in (("whole", False), ("short", True)):
        yield name, Match.new(spec, SEATS, SEED, {"short": short}, BEGAN), {}
    yield "daily", Match.new(spec, SEATS, SEED + 1, {}, BEGAN), {"daily": DAY.isoformat()}
    book, career = ChallengeBook(app, spec), Career(app, spec)
    yield "challenge", book.match(book.challenges[0], SEED), {}
    chapter = career.chapters[0]
    yield "career", career.match(chapter, chapter.jobs[0], SEED), {}


def played(match: Match, most: int, marks: dict[str, Json]) -> Match:
    """A game with so many decisions, made at random, at most."""
    rng = random.Random(SEED)
    match = Match.from_record(match.spec, match.record.with_header(**marks))
    while not match.is_over and len(match.steps) < most:
        match.submit(match.actor, rng.choice(match.legal()))
    return match


def _note(app: App, match: Match) -> None:
    from kraftwagen.ui.presenters.career import Career
    from kraftwagen.ui.presenters.challenges import ChallengeBook
    from kraftwagen.ui.presenters.post_game import note_match

    if match.record.header.daily:
        log = DailyLog(app.paths.data, match.spec.id)
        log.visit(DAY)
        log.begin(DAY, BEGAN)
    note_match(app, match)
    Career(app, match.spec).note(match)
    book = ChallengeBook(app, match.spec)
    challenge = book.find(match.record.header.challenge)
    if challenge is not None:
        book.note_match(challenge, match)


def kept(match: Match) -> Record:
    """The record of a match as it is saved."""
    return match.kept_record


def leave(folder: Path) -> None:
    """Write what a player of today leaves behind."""
    from kraftwagen.ui.launch import make_app

    specs = [registry.load(game) for game in GAMES]
    app = make_app(specs, data_dir=folder, size=(1280, 720), language="en", guarded=False)
    app.settings.speed, app.settings.palette = "fast", "contrast"
    app.settings.keys = {"undo": ["ctrl+z"]}
    app.save_settings()
    saves = Saves(app.paths.saves)
    for spec in specs:
        for name, match, marks in games(app, spec):
            for most, at in ((MIDDLE, "running"), (sys.maxsize, "finished")):
                done = played(match, most, marks)
                saves.save(kept(done), f"{spec.id} {name} {at}")
                if done.is_over:
                    _note(app, done)
        middle = played(Match.new(spec, SEATS, SEED, {}, BEGAN), MIDDLE, {})
        own = app.paths.data / "positions"
        own.mkdir(exist_ok=True)
        file = own / f"{spec.id}{position_line.ENDING}"
        position_line.save(spec, spec.to_position(middle.state), file)
    app.close()
    shutil.rmtree(folder / "log", ignore_errors=True)
    for lock in folder.rglob(".*.lock"):
        lock.unlink()


def main() -> None:
    """Keep what the program of today leaves behind, unless it is there."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    name = sys.argv[1] if len(sys.argv) > 1 else f"{kraftwagen.__version__}-{FORMAT}"
    folder = HERE / name
    if folder.exists():
        raise SystemExit(f"{folder} is there already and stays as it is")
    leave(folder)


if __name__ == "__main__":
    main()

"""A data folder in which everything is wrong at once: the window opens, plays, keeps and notes.

    python -m tests.soak.hostile --size 200

Lays into one folder whatever has once stopped the program or cost somebody a game: records with
strange heads, folders and pipes by the names of saves, huge saves, settings nested a thousand deep,
statistics with views and triggers. Then, as a player would: opens the window, looks at every page,
plays, dies, goes on with "Continue", plays to the end. ``size`` is how many huge saves there are.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from kraftwagen.engine import registry
from kraftwagen.match import saves as saves_module
from kraftwagen.match import statistics
from kraftwagen.match.daily import FILE as DAILY
from kraftwagen.match.match import Match
from kraftwagen.match.record import Record, to_bytes
from kraftwagen.match.saves import Saves
from kraftwagen.match.seats import SeatInfo
from kraftwagen.match.statistics import Statistics
from kraftwagen.ui.launch import make_app
from kraftwagen.ui.scenes.table.scene import TableScene
from kraftwagen.ui.shell.app import App
from tests.fuzz.shared import signed
from tests.soak.soak import FRAME, LONGEST_GAME, OwnRunner

SEED = 7
DATE = "2026-05-01T10:00:00+00:00"
PLAYED = 12
"""Decisions before the window dies."""
LEFT = 10
"""Decisions before the end from which on the window plays."""
LETTER = "\N{OLD PERMIC LETTER AN}"
"""A letter of four bytes."""
HUGE = 950_000
"""Bytes of a huge save."""
PAGES = ("new_match", "daily", "saves", "statistics", "settings")


class Found(AssertionError):
    """What a hostile folder brought about."""


# -- what lies in the folder


def lay(folder: Path, huge: int) -> list[Record]:
    """Fill an empty folder; the games that must still be there in the end."""
    saves = folder / "saves"
    saves.mkdir(parents=True)
    sound = other_game(1)
    for number, (name, content) in enumerate(strange_records(sound)):
        (saves / name.format(number)).write_bytes(content)
    for number in range(huge):
        (saves / f"save-huge-{number}.json").write_bytes(huge_record(sound, number))
    kept = [sound, other_game(2), other_game(3)]
    (saves / "auto-999999999999999.json").write_bytes(to_bytes(kept[0]))
    (saves / "auto-000000000000003-7.json").write_bytes(to_bytes(kept[1]))
    (saves / "save-by-hand.json").write_bytes(to_bytes(kept[2].with_header(name=LETTER * 60)))
    for name in ("auto-000004.json", own_file(), "save-folder.json"):
        (saves / name).mkdir()
        (saves / name / "inner.json").write_bytes(b"{}")
    (saves / saves_module.ANALYSES).write_bytes(b"a file where a folder should be")
    (saves / ".auto-000001.json.1.tmp").write_bytes(b"left by a process that died")
    left, right = '{"a":' * 700, "}" * 700
    (folder / "settings.json").write_text(
        f'{{"last_setup": {left}1{right}, "speed": [], "window": 1, "keys": {{"undo": {{}}}}}}',
        encoding="utf-8",
    )
    write_statistics(folder / statistics.FILE)
    (folder / f"{statistics.JOURNAL}.jsonl").mkdir()
    lines = b"no JSON\n" * 10 + b'{"id":' * 1000 + b"\n" + b"[" * 100_000
    (folder / f"{statistics.JOURNAL}-1.jsonl").write_bytes(lines * max(1, huge))
    if hasattr(os, "mkfifo"):
        for name in (folder / DAILY, saves / "auto-000005.json", saves / "save-pipe.json"):
            os.mkfifo(name)
    else:
        (folder / DAILY).write_bytes(b"[]")
    return kept


def other_game(seed: int) -> Record:
    """A few decisions of somebody else's game."""
    dice, spec = random.Random(seed), registry.load("kraftwagen")
    seats = [SeatInfo("Ada"), SeatInfo("Bruno")]
    match = Match.new(spec, seats, seed, {}, f"2026-01-0{seed}")
    for _ in range(9):
        match.submit(match.actor, dice.choice(match.legal()))
    return match.record.with_header(saved="2026-01-09T00:00:00+00:00", sequence=seed)


def strange_records(sound: Record) -> Iterator[tuple[str, bytes]]:
    """Files by the names of saves and autosaves, with a sound checksum where that is possible."""
    yield "auto-00001{}.json", b""
    yield "auto-00001{}.json", b"\0" * 4096
    yield "auto-00001{}.json", to_bytes(sound)[:-40]
    yield "auto-00001{}.json", b'{"magic": "kraftwagen-record", "body": ' + b"[" * 5000
    for changes in (
        {"date": LETTER * 70},
        {"date": "2026-01-01T00:00:00+00:00 "},
        {"game": "../../elsewhere"},
        {"game": "chess"},
        {"seed": 2**70},
        {"sequence": -(2**70)},
        {"name": "\x1b]0;title\x07\u202e" * 9},
        {"seats": [{"name": "\x1b[2J", "controller": "person"}] * 9},
        {"seats": [{"name": "Ada", "controller": "no such bot"}] * 2},
        {"options": {"special_tiles": "{0.__class__}", "nobody knows": True}},
        {"data_digest": "other", "rules_version": 10**6},
        {"saved": "9999-12-31T23:59:59+00:00", "sequence": 2**53 - 1},
        {"finished": True},
    ):
        content = changed(sound, changes)
        yield "save-strange-{}.json", content
        yield "auto-0001{}.json", content
    yield "save-strange-{}.json", to_bytes(replace(sound, decisions=("no such thing",) * 3))


def changed(sound: Record, changes: dict[str, Any]) -> bytes:
    """A record with other entries in its head, signed."""
    document = json.loads(to_bytes(sound))
    document["body"]["header"] |= changes
    return signed(json.dumps(document).encode())


def huge_record(sound: Record, number: int) -> bytes:
    """A save that is right but for its decisions, which are many."""
    line = "body " * 15
    record = replace(sound, decisions=(line,) * (HUGE // (len(line) + 8)))
    return to_bytes(record.with_header(name=f"huge {number}", sequence=number))


def own_file() -> str:
    """The name of the file that the game to be played will get."""
    folder = Saves(Path("saves"))
    return folder._game_path(new_game(2).record.header).name


def write_statistics(file: Path) -> None:
    """Our tables with a question without end for one of them, and a trigger that forgets games."""
    Statistics(file.parent).games()
    with closing(sqlite3.connect(file)) as base:
        base.executescript(
            """
            ALTER TABLE games RENAME TO kept;
            CREATE VIEW games AS WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n)
                SELECT x AS id FROM n;
            CREATE TRIGGER forget AFTER INSERT ON seats BEGIN DELETE FROM seats; END;
            CREATE TABLE wide (field TEXT);
            INSERT INTO wide VALUES (hex(zeroblob(3000000)));
            """
        )


# -- what a player does


def new_game(seats: int) -> Match:
    """The game of the player."""
    infos = [SeatInfo(f"Seat {seat}", "random") for seat in range(seats)]
    return Match.new(registry.load("kraftwagen"), infos, SEED, {}, DATE)


@contextmanager
def window(folder: Path) -> Iterator[App]:
    """The program over the folder; whatever it does not cope with is raised."""
    app = make_app(
        [registry.load("kraftwagen")], data_dir=folder, size=(800, 560), language="en",
        guarded=False,
    )  # fmt: skip
    app.settings.speed = "instant"
    try:
        yield app
    finally:
        app.close()


def look_around(app: App) -> None:
    """Every page from the menu, until it has nothing more to read."""
    for page in PAGES:
        app.routes.menu()
        settle(app)
        getattr(app.routes, page)()
        settle(app)
        if app.stack.top.name == "error":
            raise Found(f"the page {page} broke")


def settle(app: App) -> None:
    """Frames until nothing is left to be done at once."""
    for _ in range(5000):
        app.step([], FRAME)
        if (app.next_update() or 1.0) > FRAME:
            return


def play(app: App, match: Match, until: Callable[[Match], bool]) -> None:
    """Let the bots play on at the table."""
    app.stack.reset(TableScene(app, match, make_runner=OwnRunner))
    for _ in range(LONGEST_GAME):
        if until(match) or app.stack.top.name == "results":
            return
        app.step([], FRAME)
    raise Found(f"the game does not go on after {len(match.steps)} decisions")


def go_ahead(match: Match, left: int = LEFT) -> None:
    """Play nearly to the end without the window, which would take a while."""
    dice = random.Random(SEED)
    whole = Match.from_record(match.spec, match.record)
    while not whole.is_over:
        whole.submit(whole.actor, dice.choice(whole.legal()))
    for step in whole.steps[len(match.steps) : -left]:
        match.submit(step.seat, step.code)


def continued(app: App) -> Match:
    """The game that Continue offers."""
    entry = app.library.latest(app.game_id) if app.library else None
    if entry is None or app.library is None:
        raise Found("nothing is offered to be continued")
    return Match.from_record(app.games[0], app.library.load(entry))


def run(folder: Path, huge: int, told: Callable[[str], Any] = lambda what: None) -> None:
    """All of it; raises Found, or whatever the program did not cope with."""
    kept = lay(folder, huge)
    told("laid")
    with window(folder) as app:
        told("window open")
        look_around(app)
        told("pages seen")
        play(app, new_game(2), lambda match: len(match.steps) >= PLAYED)
        told("played")
    with window(folder) as app:
        match = continued(app)
        if match.record.header.seed != SEED or len(match.steps) < PLAYED - 1:
            raise Found(f"Continue offers {match.record.header}, {len(match.steps)} decisions")
        told("continued")
        go_ahead(match)
        play(app, match, lambda match: False)
        settle(app)
        app.routes.menu()
        told("played to the end")
    check(folder, kept)
    told("all kept")


def check(folder: Path, kept: list[Record]) -> None:
    """The finished game is kept and noted, and so are the games of others."""
    noted = Statistics(folder)
    if [game.seed for game in noted.games()] != [SEED]:
        raise Found(f"noted are {noted.games()}, {noted.trouble}")
    listed = Saves(folder / "saves").entries()
    usable = {(entry.header.key, entry.decisions) for entry in listed if entry.header}
    for record in kept:
        if (record.header.key, len(record.decisions)) not in usable:
            raise Found(f"lost: {record.header}")
    own = [entry for entry in listed if entry.header and entry.header.seed == SEED]
    if not any(entry.header.finished for entry in own if entry.header):
        raise Found("the finished game is not kept")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--size", type=int, default=200, help="huge saves")
    args = parser.parse_args()
    begun = time.monotonic()

    def told(what: str) -> None:
        print(f"{time.monotonic() - begun:7.1f} s, {time.process_time():6.1f} s CPU: {what}")

    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        run(Path(folder), args.size, told)
    return 0


if __name__ == "__main__":
    sys.exit(main())

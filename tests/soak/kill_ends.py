"""Kill a window between the last decision of a game and its results, and see what is left.

    python -m tests.soak.kill_ends --kills 200

Each round a child sits down at a game of which one decision is missing - a game of the day, a
challenge, a usual one; each game in turn - makes it, and looks at the scoring, or closes the window
at once. It is killed at its next file operation, then at the one after that, and so on until a
child comes to the results alive; every fourth one at a moment by the clock. Then, as after a
restart: where the last decision was not saved, "Continue" offers the game and it is played to its
end; the pages of the day, of the challenges, statistics and achievements have the result, once.
"""

from __future__ import annotations

import argparse
import os
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from functools import cache
from importlib import import_module
from itertools import count, product
from pathlib import Path
from typing import Any

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from kraftwagen.engine import registry
from kraftwagen.match.daily import DailyLog
from kraftwagen.match.match import Match
from kraftwagen.match.record import Record, from_bytes, to_bytes
from kraftwagen.match.saves import Saves
from kraftwagen.match.seats import SeatInfo
from kraftwagen.match.statistics import Statistics
from kraftwagen.match.statistics_file import Base
from kraftwagen.tools import games as tools
from kraftwagen.ui.launch import bot_names, make_app
from kraftwagen.ui.presenters.challenges import ChallengeBook
from kraftwagen.ui.scenes.history.achievements import AchievementsScene
from kraftwagen.ui.scenes.history.daily import DailyScene
from kraftwagen.ui.scenes.history.statistics import StatisticsScene
from kraftwagen.ui.scenes.learn.challenges_page import ChallengesScene
from kraftwagen.ui.scenes.table.scene import TableScene
from kraftwagen.ui.shell.app import App
from tests.games import sample
from tests.soak.soak import FRAME, OwnRunner

AHEAD = {game: shots.table.play_ahead for game, shots in tools.each("screenshots").items()}
KINDS = ("day", "challenge", "usual")
BEGAN = "2026-11-21T09:00:00+00:00"
DAY = date(2026, 11, 21)
LONGEST = 1.5
"""Seconds a child lives at most after the last decision where the clock ends it."""
ENDS = ("results", "challenge_end", "end")
_WRITES = os.O_WRONLY | os.O_RDWR | os.O_CREAT
WATCHED = {"open", "os.rename", "os.remove", "os.mkdir", "sqlite3.connect"}
"""What counts as a file operation, besides syncing a file and a statement of the database."""


@dataclass(frozen=True)
class Round:
    """What is played, how the window is left, and at which file operation it is killed.

    ``operation`` 0: at a moment by the clock. ``closes``: the window is closed at once.
    """

    game: str
    kind: str
    closes: bool
    operation: int
    seed: int


def window(folder: Path) -> App:
    """The window, nobody at the menu yet."""
    games = [registry.load(game) for game in AHEAD]
    return make_app(games, data_dir=folder, size=(800, 560), language="en", guarded=False)


@cache
def finished(game: str, kind: str) -> Record:
    """A game that was played to its end, made in a process of its own: no thread is left of it."""
    return from_bytes(forked(lambda pipe: os.write(pipe, to_bytes(played(game, kind)))).encode())


def played(game: str, kind: str) -> Record:
    """A game, played to its end."""
    spec = registry.load(game)
    seats = [SeatInfo("Ada"), SeatInfo("Gustav", "random"), SeatInfo("Rudi", "random")]
    record = Match.new(spec, seats, 5, {}, BEGAN).record
    if kind == "day":
        record = record.with_header(daily=DAY.isoformat())
    elif kind == "challenge":
        with tempfile.TemporaryDirectory() as place:
            app = window(Path(place))
            book = ChallengeBook(app, spec)
            one = book.find(sample(game).won_ahead)
            assert one is not None
            record = book.match(one, 5).record.with_header(date=BEGAN)
            app.close()
    match = Match.from_record(spec, record)
    AHEAD[game](match, lambda match, happened: False)
    return match.record


def lay(folder: Path, record: Record) -> None:
    """The folder of somebody who has one decision left."""
    game = record.header.game
    if record.header.daily:
        log = DailyLog(folder, game)
        log.visit(DAY)
        assert log.begin(DAY, BEGAN)
    left = record.with_header(finished=False, digest="")
    Saves(folder / "saves").autosave(Record(left.header, left.decisions[:-1]))


# -- the child


class Killer:
    """Ends this process at one of its file operations."""

    def __init__(self, folder: Path, operation: int, pipe: int) -> None:
        self._folder, self._left, self._pipe = str(folder), operation, pipe
        self.awake = False
        sync = os.fsync
        os.fsync = lambda handle: (self.meets("fsync"), sync(handle))[1]
        sys.addaudithook(self._hear)
        begin = Base.__init__

        def traced(base: Base, file: Path | None) -> None:
            # Not on "sqlite3.connect/handle": some Pythons tell it before the handle is ready.
            begin(base, file)
            base.set_trace_callback(lambda statement: self.meets("sql"))

        Base.__init__ = traced  # type: ignore[method-assign]

    def _hear(self, event: str, values: tuple[Any, ...]) -> None:
        if event in WATCHED and self.awake:
            path = values[0]
            if event == "open" and not values[2] & _WRITES:
                return  # to die before one reads is to die before the next change
            if isinstance(path, str | Path) and str(path).startswith(self._folder):
                self.meets(event)

    def meets(self, what: str) -> None:
        """One more; the last one does not take place."""
        if not self.awake:
            return
        self._left -= 1
        if not self._left:
            os.write(self._pipe, f"killed {what}\n".encode())
            os.kill(os.getpid(), signal.SIGKILL)


def child(folder: Path, this: Round, record: Record, pipe: int) -> None:
    """Make the last decision and go on to the results, if there is time."""
    killer = Killer(folder, this.operation, pipe)
    app = window(folder)
    app.settings.speed = random.Random(this.seed).choice(("instant", "fast", "normal"))
    entry = app.library.latest(this.game) if app.library else None
    assert entry is not None
    assert app.library is not None
    match = Match.from_record(registry.load(this.game), app.library.load(entry))
    guide = app.routes._guide(match)
    app.stack.reset(TableScene(app, match, make_runner=OwnRunner, guide=guide))
    table = app.stack.top.controller
    killer.awake = True
    os.write(pipe, b"decides\n")
    table.decide(match.actor, match.spec.from_text(record.decisions[-1]))
    if this.closes:
        app.close()
    else:
        to_results(app)
    os.write(pipe, b"results\n")
    killer.awake = False


def to_results(app: App) -> None:
    """Watch the end until the results are there."""
    for _ in range(3000):
        app.step([], FRAME)
        top = app.stack.top
        if top.name in ENDS:
            return
        if top.name == "scoring":
            top.back()
    raise AssertionError(f"stuck in {app.stack.top.name}")


# -- after the restart


def look(folder: Path, record: Record) -> str:
    """Restart and look for the result; whether the last decision had to be made again."""
    app, game = window(folder), record.header.game
    spec, again = registry.load(game), ""
    entry = app.library.latest(game) if app.library else None
    if entry is not None and app.library is not None:
        again = "again"
        left = Match.from_record(spec, app.library.load(entry))
        guide = app.routes._guide(left)
        app.stack.reset(TableScene(app, left, make_runner=OwnRunner, guide=guide))
        table = app.stack.top.controller
        table.decide(left.actor, spec.from_text(record.decisions[-1]))
        app.step([], FRAME)
    whole = Match.from_record(spec, record)
    app.routes.menu()
    app.choose_game(game)
    for pages in ((AchievementsScene, StatisticsScene), ()):  # looking again changes nothing
        for page in pages:
            opened(app, page)
        day = opened(app, lambda: DailyScene(DAY))
        opened(app, ChallengesScene)
        judge(app, folder, whole, day)
    app.close()
    return again


def after_restart(folder: Path, record: Record) -> str:
    """The same in a process of its own."""
    return forked(lambda pipe: os.write(pipe, look(folder, record).encode()))


def opened(app: App, make: Callable[[], Any]) -> Any:
    """A page that has been left again after everything it reads was read."""
    scene = make()
    app.stack.push(scene)
    for _ in range(600):
        scene.dirty = False  # as if it had been drawn
        scene.update(FRAME)
        if scene.next_update() != 0.0:
            app.stack.pop()
            return scene
    raise AssertionError(f"{scene.name} never rests")


def judge(app: App, folder: Path, whole: Match, day: Any) -> None:
    """Everything that the game is worth is there, and nothing more."""
    header, spec = whole.record.header, whole.spec
    notes = Statistics(folder).games()
    if header.challenge:
        book = ChallengeBook(app, spec)
        one = book.find(header.challenge)
        assert one is not None
        tried = book.tried(one.id)
        assert (tried.tries, tried.best) == (1, medal_of(book, whole)), tried
        assert notes == [], notes
        return
    (note,) = notes
    assert [seat.score for seat in note.seats] == spec.scores(whole.state), note
    found = Statistics(folder).achievements(spec.id, spec.merits)
    assert next(one for one in found if one.name == "finished").done
    if header.daily:
        entry = DailyLog(folder, spec.id).entry(DAY)
        assert entry is not None
        assert entry.finished
        assert entry.counts
        assert entry.scores == tuple(spec.scores(whole.state))
        assert list(day.log.counted([DAY])) == [DAY]


def medal_of(book: ChallengeBook, whole: Match) -> str:
    """What the game wins; these games win something, or nobody would miss it."""
    from kraftwagen.ui.presenters.challenges import Standing

    one = book.find(whole.record.header.challenge)
    assert one is not None
    medal = Standing(book, one, whole).medal
    assert medal
    return medal


# -- rounds


def forked(work: Callable[[int], object], ended: Callable[[int], object] | None = None) -> str:
    """Run something in a process of its own; what it told. ``ended`` may end it violently."""
    reading, writing = os.pipe()
    process = os.fork()
    if process == 0:
        os.close(reading)
        code = 1
        try:
            work(writing)
            code = 0
        except BaseException as problem:
            import traceback

            traceback.print_exception(problem)
        finally:
            os._exit(code)
    os.close(writing)
    told = b""
    if ended is not None:
        while b"decides" not in told and (part := os.read(reading, 1 << 12)):
            told += part
        ended(process)
    while part := os.read(reading, 1 << 12):
        told += part
    os.close(reading)
    code = os.waitpid(process, 0)[1]
    killed = os.WIFSIGNALED(code) and os.WTERMSIG(code) == signal.SIGKILL
    assert killed or code == 0, f"a process ended by itself: {code}"
    return told.decode()


def play(folder: Path, this: Round, record: Record) -> str:
    """One round: what the child was killed at, "results" when it came to the results."""
    lay(folder, record)

    def by_the_clock(process: int) -> None:
        time.sleep(random.Random(this.seed).uniform(0, LONGEST))
        os.kill(process, signal.SIGKILL)

    told = forked(
        lambda pipe: child(folder, this, record, pipe), None if this.operation else by_the_clock
    )
    words = told.split()
    return "results" if "results" in words else words[-1] if "killed" in words else "a moment"


def import_all() -> None:
    """What windows import when they first want it: children need not do so again each time."""
    for game in AHEAD:
        import_module(f"kraftwagen.ui.tables.{game}.hooks")
        bot_names(registry.load(game))
    for room in ("menu.menu", "history.results", "history.end", "learn.challenge_guide"):
        import_module(f"kraftwagen.ui.scenes.{room}")


def main() -> None:
    """The command line."""
    import_all()
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=1, help="the operation to begin with")
    args = parser.parse_args()
    ways = list(product((False, True), KINDS, AHEAD))
    next_one = dict.fromkeys(ways, args.first)
    at, again, killed, alive, longest = Counter[str](), 0, 0, 0, 0
    for number in count():
        if killed >= args.kills:
            break
        closes, kind, game = way = ways[number % len(ways)]
        operation = next_one[way] if number % 4 else 0
        this = Round(game, kind, closes, operation, args.seed * 100_000 + number)
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            record = finished(game, kind)
            what = play(folder, this, record)
            told = after_restart(folder, record)
        again += told == "again"
        if what == "results":
            alive += 1
            longest = max(longest, operation)
            next_one[way] = args.first
        else:
            killed += 1
            at[what] += 1
            next_one[way] += bool(operation)
        if killed % 25 == 0 and what != "results":
            print(f"{killed:>5} kills, {alive} came to the results", flush=True)
    moments = ", ".join(f"{times} at {what}" for what, times in at.most_common())
    print(f"{killed} kills: {moments}; {alive} came to the results, after {longest} operations")
    print(f"{again} had to make the last decision again; no day, medal, game or achievement lost")


if __name__ == "__main__":
    sys.exit(main())

"""Files of every kind with random damage: a clear sentence, no crash, no hang, nothing executed.

    python -m tests.soak.corrupt --count 10000

A subject is one kind of file: its sound content, and what reads it and uses what was read. A
reader raises a GameError with one sentence, or copes. Whatever else it raises is a failure, as is
starting a program, running code, or opening a file to write outside the folder of the test.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import logging
import os
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import date
from itertools import chain
from pathlib import Path
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from kraftwagen.engine import registry
from kraftwagen.engine.errors import GameError
from kraftwagen.engine.spec import GameSpec
from kraftwagen.games.kraftwagen import data as data_sets
from kraftwagen.match import daily, statistics
from kraftwagen.match.daily import DailyLog
from kraftwagen.match.game_result import result_of, to_line
from kraftwagen.match.match import Match
from kraftwagen.match.record import to_bytes
from kraftwagen.match.saves import Saves
from kraftwagen.match.seats import SeatInfo
from kraftwagen.match.statistics import Statistics
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.platform.input import KeyBindings
from kraftwagen.ui.platform.paths import assets_dir
from kraftwagen.ui.platform.settings import Settings, load_settings, save_settings
from tests.fuzz.shared import play_on

LIMIT = 20
"""Seconds one damaged file may take, on a busy machine."""
HOSTILE = (
    b"-1", b"0", b"99999999999999999999", b"1e999", b"NaN", b"null", b"true", b'""', b"[]", b"{}",
    b'"../../../etc/passwd"', b'"\\ud800"', b'"\\u0000"', b"[" * 3000, b'{"a":' * 3000,
    b"!!python/object/apply:os.system ['true']", b"&a [*a, *a]", b"*a", b"\0", b"\xff\xfe",
    b"- \t:", b"'", b'"', b"%", b"9" * 5000, b'["a", 1]', b'{"other": {"other": 1}}',
    "\u202e\u0301".encode(), b"<<: *x", b"\r", b"{count}", b"{0.__class__}", b"%s%n",
)  # fmt: skip
FORBIDDEN = (
    "exec", "compile", "os.system", "os.exec", "os.posix_spawn", "os.spawn", "os.fork",
    "subprocess.Popen", "pickle.find_class", "socket.connect", "ctypes.dlopen",
)  # fmt: skip


@dataclass(frozen=True)
class Subject:
    """One kind of file; ``read`` gets the folder in which the file called ``name`` lies."""

    kind: str
    name: str
    sound: bytes
    read: Callable[[Path], object]
    sign: Callable[[bytes], bytes] | None = None


class Watch:
    """Notes what must not happen while a file is read."""

    def __init__(self) -> None:
        self.on = False
        self.seen: list[str] = []
        self.folder = ""
        sys.addaudithook(self._hear)

    def _hear(self, event: str, args: tuple[Any, ...]) -> None:
        if not self.on:
            return
        if event in FORBIDDEN:
            self.seen.append(f"{event} {args[:1]!r:.80}")
        if event == "open" and isinstance(args[0], str) and isinstance(args[1], str):
            if set(args[1]) & set("wax+") and not args[0].startswith(self.folder):
                self.seen.append(f"writes {args[0]}")

    @contextmanager
    def over(self, folder: Path) -> Any:
        self.folder, self.seen, self.on = str(folder), [], True
        try:
            yield
        finally:
            self.on = False
        assert not self.seen, self.seen


def damaged(content: bytes, dice: random.Random) -> bytes:
    """The content after one to four accidents."""
    for _ in range(dice.choice((1, 1, 1, 2, 4))):
        at = dice.randrange(len(content) + 1)
        end = min(len(content), at + dice.choice((1, 1, 2, 8, 60, 4000)))
        accident = dice.choice(ACCIDENTS)
        content = accident(content, at, end, dice)
    return content


def _flip(content: bytes, at: int, end: int, dice: random.Random) -> bytes:
    changed = bytes(byte ^ 1 << dice.randrange(8) for byte in content[at : at + 1])
    return content[:at] + changed + content[at + 1 :]


def _cut(content: bytes, at: int, end: int, dice: random.Random) -> bytes:
    return content[:at]


def _drop(content: bytes, at: int, end: int, dice: random.Random) -> bytes:
    return content[:at] + content[end:]


def _repeat(content: bytes, at: int, end: int, dice: random.Random) -> bytes:
    return content[:at] + content[at:end] * dice.choice((2, 50)) + content[end:]


def _noise(content: bytes, at: int, end: int, dice: random.Random) -> bytes:
    return content[:at] + dice.randbytes(end - at) + content[end:]


def _move(content: bytes, at: int, end: int, dice: random.Random) -> bytes:
    to = dice.randrange(len(content) + 1)
    return content[:to] + content[at:end] + content[to:]


def _word(content: bytes, at: int, end: int, dice: random.Random) -> bytes:
    """One value or name of a text exchanged for something nobody expects there."""
    starts = [i for i in range(1, len(content)) if content[i - 1 : i] in (b" ", b"[", b":", b",")]
    if not starts:
        return dice.choice(HOSTILE)
    at = dice.choice(starts)
    end = at
    while end < len(content) and content[end : end + 1] not in (b",", b"\n", b"]", b"}", b" "):
        end += 1
    return content[:at] + dice.choice(HOSTILE) + content[end:]


def signed(content: bytes) -> bytes:
    """A record whose checksum is right again, where it is still JSON."""
    try:
        document = json.loads(content)
        text = json.dumps(document["body"], sort_keys=True, separators=(",", ":"))
        document["checksum"] = hashlib.sha256(text.encode()).hexdigest()
        return json.dumps(document).encode()
    except (ValueError, KeyError, TypeError, RecursionError):
        return content


ACCIDENTS = (_flip, _flip, _cut, _drop, _repeat, _noise, _move, _word, _word, _word, _word)


# -- the subjects


def _game() -> GameSpec[Any]:
    return registry.load("kraftwagen")


def _finished(seed: int = 3, spec: GameSpec[Any] | None = None) -> Match:
    dice = random.Random(seed)
    seats = [SeatInfo("Ada"), SeatInfo("Bruno", "random")]
    match = Match.new(spec or _game(), seats, seed, {}, "2026-01-01")
    while not match.is_over:
        match.submit(match.actor, dice.choice(match.legal()))
    return match


def _read_record(folder: Path) -> None:
    saves = Saves(folder)
    assert len(saves.entries()) == 1
    match = Match.from_record(_game(), saves.load(folder / "game.json"))
    play_on(_game(), _game().clone(match.state), 12)


def _read_position(folder: Path) -> None:
    try:
        values = json.loads((folder / "position.json").read_bytes().decode())
    except (ValueError, RecursionError):
        return  # whoever reads a file of positions sees that it is no JSON
    play_on(_game(), _game().from_position(values), 12)


def _read_locale(folder: Path) -> None:
    (folder / "en").mkdir(exist_ok=True)
    (folder / "texts.yaml").replace(folder / "en" / "texts.yaml")
    told = Translator(folder, "en")
    for key in list(told.keys()) + KEYS:
        for args in ({}, {"count": 1}, {"count": 5, "name": "Ada", "problem": "x"}):
            assert isinstance(told(key, **args), str)


def _read_settings(folder: Path) -> None:
    settings, problem = load_settings(folder / "settings.json")
    assert problem in ("", "settings.bad_file", "settings.bad_values")
    KeyBindings(settings.keys)
    Translator(assets_dir() / "locale" / "none", settings.language or "en")
    save_settings(folder / "settings.json", settings)
    again, problem = load_settings(folder / "settings.json")
    assert (again, problem) == (settings, "")


def _read_data_set(folder: Path) -> None:
    spec = registry.load("kraftwagen", folder / "data.yaml")
    for seats in (2, 3, 4):
        play_on(spec, spec.new(seats, 1, {"special_tiles": True}), 30)


def _read_statistics(folder: Path) -> None:
    kept = Statistics(folder)
    kept.games()
    kept.ids()
    kept.add([NOTE])
    if any(note.id == NOTE.id for note in kept.games()):
        return
    # A file that seems to be of a newer version is left alone; the game waits beside it. One
    # whose damage shows only after the game was added is kept.
    waiting = (
        folder.glob(f"{statistics.JOURNAL}.jsonl"),
        folder.glob(f"{statistics.FILE}.damaged-*"),
    )
    assert any(NOTE.id.encode() in path.read_bytes() for path in chain(*waiting))


def _read_daily(folder: Path) -> None:
    log = DailyLog(folder, "toy")
    log.visit(date(2026, 11, 21))
    log.begin(date(2026, 11, 21), "2026-11-21T10:00:00")
    log.streak(date(2026, 11, 21))
    log.best_streak()


def subjects() -> list[Subject]:
    """Every kind of file the program reads."""
    global NOTE, KEYS
    match = _finished()
    NOTE = result_of(match)
    texts = b"".join(
        (assets_dir() / "locale" / "en" / name).read_bytes() for name in ("shell.yaml", "keys.yaml")
    )
    state = match.state_at(len(match.steps) // 2)
    position = json.dumps(_game().to_position(state), indent=1).encode()
    started = Match.from_position(_game(), match.seats, json.loads(position))
    settings = Settings(keys={"undo": ["ctrl+z"]}, place=(5, 5), last_setup={"seats": [1, 2]})
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        save_settings(folder / "settings.json", settings)
        settings_text = (folder / "settings.json").read_bytes()
        kept = Statistics(folder)
        kept.add([result_of(_finished(seed)) for seed in (4, 5, 6)])
        database = (folder / statistics.FILE).read_bytes()
        log = DailyLog(folder, "toy")
        log.visit(date(2026, 11, 20))
        log.begin(date(2026, 11, 20), "2026-11-20T10:00:00")
        days = (folder / daily.FILE).read_bytes()
    told = Translator(assets_dir() / "locale", "en")
    KEYS = [key for key in list(told.keys()) if key.split(".")[0] in ("app", "error", "saves")]
    journal = "".join(f"{to_line(result_of(_finished(s)))}\n" for s in (7, 8)).encode()
    record = to_bytes(match.record.with_header(name="Sunday"))
    return [
        Subject("record", "game.json", record, _read_record),
        Subject("signed record", "game.json", record, _read_record, signed),
        Subject("started record", "game.json", to_bytes(started.record), _read_record, signed),
        Subject("position", "position.json", position, _read_position),
        Subject("locale", "texts.yaml", texts, _read_locale),
        Subject("settings", "settings.json", settings_text, _read_settings),
        Subject("data set", "data.yaml", data_sets.BUILT_IN.read_bytes(), _read_data_set),
        Subject("statistics", statistics.FILE, database, _read_statistics),
        Subject("journal", f"{statistics.JOURNAL}.jsonl", journal, _read_statistics),
        Subject("daily", daily.FILE, days, _read_daily),
    ]


NOTE: Any = None
KEYS: list[str] = []


# -- the run


def try_one(subject: Subject, content: bytes, folder: Path, watch: Watch) -> str:
    """Read a content; "read" or the kind of error. Everything that must not be raises."""
    for old in sorted(folder.rglob("*"), reverse=True):
        if old.is_dir():
            old.rmdir()
        else:
            old.unlink()
    (folder / subject.name).write_bytes(content)
    with watch.over(folder):
        try:
            subject.read(folder)
        except GameError as problem:
            words = str(problem)
            assert words, "an error without words"
            assert "\n" not in words, words
            assert len(words) < 600, words
            return type(problem).__name__
    return "read"


def run(count: int, seed: int, folder: Path, keep: Path | None = None) -> dict[str, Counter[str]]:
    """Damage every subject in turn; what came of it by kind. The first failure raises."""
    watch, dice, all_subjects = Watch(), random.Random(seed), subjects()
    found: dict[str, Counter[str]] = {}
    for subject in all_subjects:  # imports and caches, before anybody watches
        (folder / subject.name).write_bytes(subject.sound)
        subject.read(folder)
        assert try_one(subject, subject.sound, folder, watch) == "read", subject.kind
    for number in range(count):
        subject = all_subjects[number % len(all_subjects)]
        content = damaged(subject.sound, dice)
        if subject.sign:
            content = subject.sign(content)
        began = time.monotonic()
        if hasattr(signal, "alarm"):
            signal.alarm(LIMIT)
        try:
            outcome = try_one(subject, content, folder, watch)
        except BaseException:
            if keep:
                (keep / f"{subject.kind}-{seed}-{number}").write_bytes(content)
            print(f"{subject.kind}, seed {seed}, number {number}", file=sys.stderr)
            raise
        finally:
            if hasattr(signal, "alarm"):
                signal.alarm(0)
        counter = found.setdefault(subject.kind, Counter())
        counter[outcome] += 1
        counter["slowest ms"] = max(counter["slowest ms"], round((time.monotonic() - began) * 1000))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--count", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="where the content of a failure is kept")
    args = parser.parse_args()
    logging.disable()
    with tempfile.TemporaryDirectory() as name:
        found = run(args.count, args.seed, Path(name), args.keep)
    for kind, counter in found.items():
        print(f"{kind:<15}", ", ".join(f"{what} {n}" for what, n in sorted(counter.items())))


if __name__ == "__main__":
    main()

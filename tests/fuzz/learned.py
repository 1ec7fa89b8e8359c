"""Readers of what belongs to learning and to the player: lessons, puzzles, settings, progress."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path
from typing import Any, Final

import yaml

from kraftwagen.engine.spec import GameSpec
from kraftwagen.learn import album, career, challenges, lessons, puzzles
from kraftwagen.learn.coach_book import CoachBook
from kraftwagen.learn.entries import BadEntry, parse_entries
from kraftwagen.learn.progress import FILE as PROGRESS
from kraftwagen.learn.progress import Progress
from kraftwagen.learn.puzzle_book import PuzzleBook
from kraftwagen.match import daily
from kraftwagen.match.daily import DailyLog
from kraftwagen.ui.language.game_words import GameWords
from kraftwagen.ui.platform.input import KeyBindings
from kraftwagen.ui.platform.paths import assets_dir
from kraftwagen.ui.platform.settings import Settings, load_settings, save_settings
from kraftwagen.ui.presenters.challenges import Tried
from kraftwagen.ui.presenters.match_setup import recall
from tests.fuzz.shared import LINE_UP, empty_folder, game, words
from tests.games import GAMES

_DAY: Final = date(2026, 11, 21)

# -- learning


def _learn(name: str) -> Path:
    return assets_dir() / "games" / name / "learn"


def _told(text: str) -> bytes:
    """An entry as JSON, which is YAML, too: what changes it understands it so."""
    return json.dumps(yaml.safe_load(text)).encode()


def lesson_samples() -> list[bytes]:
    return [
        b"%s\n%s" % (name.encode(), _told(path.read_text(encoding="utf-8")))
        for name in GAMES
        for path in sorted((_learn(name) / "lessons").glob("*.yaml"))
    ]


def _named(content: bytes) -> tuple[GameSpec[Any], str]:
    """The game named in the first line, and the rest as a text."""
    first, _, rest = content.partition(b"\n")
    name = first.decode("ascii", "replace")
    return game(name if name in GAMES else GAMES[0]), rest.decode("utf-8", "replace")


def read_lesson(content: bytes) -> str:
    spec, text = _named(content)
    lesson = lessons.read_lesson(parse_entries(text, "mine.yaml"), spec)
    lessons.check(spec, lesson)
    return f"taken: {lesson.id}, {len(lesson.steps)} steps"


def challenge_samples() -> list[bytes]:
    return [
        b"%s\n%s" % (name.encode(), _told((_learn(name) / challenges.FILE).read_text("utf-8")))
        for name in GAMES
    ]


def read_challenges(content: bytes) -> str:
    spec, text = _named(content)
    with empty_folder() as folder:
        (folder / "mine.yaml").write_text(text, encoding="utf-8")
        found, faults = challenges.load(folder / "mine.yaml", spec)
    assert all(str(fault).isprintable() for fault in faults)
    return f"taken: {[one.id for one in found]}, {[str(fault) for fault in faults]}"


def chapter_samples() -> list[bytes]:
    """The album and the career of each game."""
    return [
        b"%s\n%s" % (name.encode(), _told((_learn(name).parent / file).read_text("utf-8")))
        for name in GAMES
        for file in (album.FILE, career.FILE)
    ]


def read_chapters(content: bytes) -> str:
    spec, text = _named(content)
    found = []
    with empty_folder() as folder:
        (folder / "mine.yaml").write_text(text, encoding="utf-8")
        for load in (album.load, lambda path: career.load(path, spec)):
            try:
                found.append([one.id for one in load(folder / "mine.yaml")])
            except BadEntry as fault:
                found.append([str(fault)])
    assert all(one.isprintable() for names in found for one in names)
    return f"taken: {found}"


def puzzle_samples() -> list[bytes]:
    """The first and the last puzzle of each game, each in a file of its own."""
    found = []
    for name in GAMES:
        head, *bodies = (_learn(name) / puzzles.FILE).read_text("utf-8").split("\n---\n")
        table = yaml.safe_load(head)
        for at in (0, len(bodies) // 2, -1):
            own = json.dumps({**table, "puzzles": [table["puzzles"][at]]}).encode()
            found.append(b"%s\n%s\n---\n%s" % (name.encode(), own, _told(bodies[at])))
    return found


def read_puzzle(content: bytes) -> str:
    spec, text = _named(content)
    with empty_folder() as folder:
        (folder / "mine.yaml").write_text(text, encoding="utf-8", newline="\n")
        found, faults = puzzles.load(spec, folder / "mine.yaml")
    assert all(str(fault).isprintable() for fault in faults)
    said = [f"{one.id} {len(one.right)} {len(one.others)}" for one in found]
    return f"taken: {said}, {[str(fault) for fault in faults]}"


# -- what belongs to the player


def settings_samples() -> list[bytes]:
    seats = [{"name": "Ada", "controller": "person", "on": True, "own": True}] * 3
    setup = {name: {"seats": seats, "options": {}, "seed": 4, "count": 3} for name in GAMES}
    found = Settings(keys={"undo": ["ctrl+z"]}, place=(5, 5), last_setup=setup)
    with empty_folder() as folder:
        save_settings(folder / "settings.json", found)
        return [(folder / "settings.json").read_bytes()]


def read_settings(content: bytes) -> str:
    with empty_folder() as folder:
        file = folder / "settings.json"
        file.write_bytes(content)
        found, problem = load_settings(file)
        KeyBindings(found.keys)
        for name in GAMES:
            kept = found.last_setup.get(name)
            if isinstance(kept, dict):
                chosen = recall(GameWords(words(), game(name)), kept, LINE_UP)
                chosen.problem()
                chosen.remember()
        save_settings(file, found)
        assert load_settings(file) == (found, "")
        return problem or "taken"


def progress_samples() -> list[bytes]:
    with empty_folder() as folder:
        kept = Progress(folder)
        for name in GAMES:
            kept.keep(name, "lessons", "ring", {"done": True})
            kept.keep(name, "puzzles", "p1", {"state": "solved", "tries": 2})
            kept.keep(name, "puzzles", "rating", {"mean": 25.0, "spread": 8.0, "tries": 3})
            kept.keep(name, "challenges", "c1", {"tries": 2, "best": "gold"})
            seats = {"Ada": {"sale": [2, 1.5, 0.5]}}
            kept.keep(name, "coach", "g1", {"at": 1, "seats": seats})
        log = DailyLog(folder, "kraftwagen")
        log.visit(_DAY)
        log.begin(_DAY, "2026-11-21T10:00:00")
        return [(folder / PROGRESS).read_bytes(), (folder / daily.FILE).read_bytes()]


def read_progress(content: bytes) -> str:
    """As the file of progress, and as that of the days."""
    with empty_folder() as folder:
        for file in (PROGRESS, daily.FILE):
            (folder / file).write_bytes(content)
        kept = Progress(folder)
        for name in GAMES:
            spec = game(name)
            book = PuzzleBook(spec, [], kept)
            book.rating.after(3, "solved")
            Tried.read(kept.section(name, "challenges").get("c1"))
            coach = CoachBook(name, kept)
            for person in coach.people:
                coach.recurring(person)
            for entry in kept.section(name, "lessons"):
                str(entry)
        kept.keep("kraftwagen", "lessons", "parts", {"done": True})
        log = DailyLog(folder, "kraftwagen")
        log.visit(_DAY)
        log.begin(_DAY, "2026-11-21T10:00:00")
        log.counted([_DAY])
        return "taken"

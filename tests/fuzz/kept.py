"""Readers of what the program keeps of games that are over, and of its texts."""

from __future__ import annotations

from functools import cache
from itertools import chain
from typing import Final

from kraftwagen.match import statistics
from kraftwagen.match.game_result import GameResult, result_of, to_line
from kraftwagen.match.statistics import Statistics
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.platform.paths import assets_dir
from tests.fuzz.shared import empty_folder, matches
from tests.games import GAMES

_TEXTS: Final = ("shell.ftl", "keys.ftl")


@cache
def _notes() -> list[GameResult]:
    return [result_of(match) for game in GAMES for match in matches(game)]


def database_samples() -> list[bytes]:
    with empty_folder() as folder:
        Statistics(folder).add(_notes()[1:])
        return [(folder / statistics.FILE).read_bytes()]


def journal_samples() -> list[bytes]:
    return ["".join(f"{to_line(note)}\n" for note in _notes()[1:]).encode()]


def read_database(content: bytes) -> str:
    return _add_one(statistics.FILE, content)


def read_journal(content: bytes) -> str:
    return _add_one(f"{statistics.JOURNAL}.jsonl", content)


def _add_one(name: str, content: bytes) -> str:
    """One more game is counted, or waits beside a file that nobody can use."""
    note = _notes()[0]
    with empty_folder() as folder:
        (folder / name).write_bytes(content)
        kept = Statistics(folder)
        kept.ids()
        kept.add([note])
        if any(one.id == note.id for one in kept.games()):
            return "counted"
        # A file that seems to be of a newer version is left alone; one whose damage shows only
        # after the game was added is kept.
        waiting = (
            folder.glob(f"{statistics.JOURNAL}.jsonl"),
            folder.glob(f"{statistics.FILE}.damaged-*"),
        )
        assert any(note.id.encode() in path.read_bytes() for path in chain(*waiting))
        return "waits"


def text_samples() -> list[bytes]:
    folder = assets_dir() / "locale" / "en"
    return [(folder / name).read_bytes() for name in _TEXTS]


def read_texts(content: bytes) -> str:
    """Every text can be asked for, also those that are not there any more."""
    with empty_folder() as folder:
        (folder / "en").mkdir()
        (folder / "en" / "a.ftl").write_bytes(content)
        told = Translator(folder, "en")
        for key in [*told.keys(), *_keys()]:
            for args in ({}, {"count": 1}, {"count": 5, "name": "Ada", "problem": "x"}):
                assert isinstance(told(key, **args), str)
            assert told.has(key) in (True, False)
    return "taken"


@cache
def _keys() -> list[str]:
    told = Translator(assets_dir() / "locale", "en")
    return [key for key in list(told.keys()) if key.split(".")[0] in ("app", "error", "saves")]

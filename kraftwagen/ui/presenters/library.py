"""The saved games for the menus: texts about the files in the folder of ``match.saves``."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from datetime import datetime
from itertools import islice
from pathlib import Path
from typing import Any, Final

from kraftwagen.engine.registry import Shelf
from kraftwagen.engine.spec import GameSpec
from kraftwagen.match.match import Match
from kraftwagen.match.record import BadRecord, Header, Record
from kraftwagen.match.replay import refusal, reopen
from kraftwagen.match.save_files import SaveInfo
from kraftwagen.match.saves import SaveError, Saves
from kraftwagen.ui.drawing.canvas import colours_of
from kraftwagen.ui.language.game_words import GameWords
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.language.whole import beside, quote
from kraftwagen.ui.services import LibraryError, SavedPosition, SaveEntry
from kraftwagen.ui.tables.hooks import load_hooks

_LOG = logging.getLogger(__name__)
_TRIED: Final = 12
"""Most unfinished games that are tried to find one that works with the present rules."""


class MatchLibrary:
    """The player's saves of the games on offer.

    ``elsewhere`` returns the file a game was saved in while the folder failed, or "".
    """

    def __init__(
        self,
        folder: Path,
        games: Iterable[GameSpec[Any] | str],
        tr: Translator,
        elsewhere: Callable[[], str] = str,
    ) -> None:
        self.folder, self.tr, self._elsewhere = folder, tr, elsewhere
        self.saves = Saves(folder)
        self._games = Shelf.of(games)
        self._latest: tuple[SaveEntry, Record] | None = None

    def entries(self) -> list[SaveEntry]:
        """Return all saves, newest first, unusable ones last; see ``_folded``."""
        self._follow_elsewhere()
        return [self._entry(info, older) for info, older in _folded(self.saves.entries())]

    def latest(self, game: str) -> SaveEntry | None:
        """Return the newest unfinished match of a game that can be continued.

        One that goes on from a moment of another game comes after all others.
        """
        self._latest = None
        self._follow_elsewhere()
        for record in self._unfinished(game):
            progress, problem = self._judge(record)
            if problem:
                _LOG.warning("a game cannot be continued: %s", problem)
                continue
            header = record.header
            title, date = self.tr("saves.autosave"), _date(header, self.folder)
            entry = SaveEntry(
                self.folder, title, date, _names(header), progress, about=self._about(header)
            )
            self._latest = entry, record
            return entry
        return None

    def _unfinished(self, game: str) -> Iterator[Record]:
        """Yield the newest unfinished matches of a game, branches of others last."""
        branches: list[Record] = []
        for record in islice(self.saves.unfinished(), _TRIED):
            header = record.header
            if header.game != game:
                continue
            if header.practice and header.origin is not None:
                branches.append(record)
            else:
                yield record
        yield from branches

    def _about(self, header: Header) -> str:
        """Return what is special about a game, and who plays in it besides the only person."""
        people = [seat for seat in header.seats if seat.is_person]
        others = [seat.name for seat in header.seats if len(people) != 1 or not seat.is_person]
        company = self.tr("saves.with", names=self.tr.list(others)) if others else ""
        return beside(self._kind(header), company)

    def _kind(self, header: Header) -> str:
        """Return that a game is a challenge, or that of a day; empty for others."""
        if header.challenge:
            words = GameWords(self.tr, self._game(header))
            chapter, _, job = header.challenge.rpartition(".")
            if job and chapter:
                return self.tr(
                    "saves.chapter", title=quote(words.called(f"{chapter}.title", chapter))
                )
            title = words.called(f"challenges.{header.challenge}.title", header.challenge)
            return self.tr("saves.challenge", title=quote(title))
        return self.tr("daily.title") if header.daily else ""

    def _follow_elsewhere(self) -> None:
        file = self._elsewhere()
        self.saves.elsewhere = Path(file) if file else None

    def load(self, entry: SaveEntry) -> Record:
        """Return the record of an entry; raises LibraryError."""
        if self._latest is not None and entry is self._latest[0]:
            return self._latest[1]
        record = self._read(entry)
        wrong = self._judge(record)[1]
        if wrong:
            raise LibraryError(wrong)
        return record

    def position(self, entry: SaveEntry) -> SavedPosition:
        """Return the position of an entry; raises LibraryError."""
        record = self._read(entry)
        header = record.header
        refused = self._refusal(header)
        if refused:
            raise LibraryError(refused)
        game = self._game(header)
        match, place, problem = self._replayed(game, record)
        if match is None:
            raise LibraryError(problem)
        people = sum(seat.is_person for seat in header.seats)
        progress = self._progress(header, len(record.decisions))
        if place and not header.finished:
            progress = beside(place, progress)
        return SavedPosition(match.spec, match.state, progress, people, colours_of(header.seats))

    def _game(self, header: Header) -> GameSpec[Any]:
        """Return the game of a header that is not refused."""
        game = self._games.find(header.game)
        assert game is not None
        return game

    def _read(self, entry: SaveEntry) -> Record:
        try:
            return self.saves.load(entry.path)
        except BadRecord as problem:
            raise LibraryError(sentence(self.tr, problem)) from problem

    def delete(self, entry: SaveEntry) -> None:
        """Delete the file and its older autosaves; raises LibraryError."""
        try:
            for path in (entry.path, *entry.older):
                self.saves.delete(path)
        except SaveError as problem:
            words = self.tr("saves.problems.folder", folder=self.folder, problem=problem.problem)
            raise LibraryError(words) from problem

    def _entry(self, info: SaveInfo, older: Sequence[Path]) -> SaveEntry:
        """Return a row of the list; no broken file hides the others."""
        if info.header is None:
            return self._unusable(info, sentence(self.tr, info.problem) if info.problem else "")
        try:
            return self._usable(info, info.header, older)
        except Exception:
            _LOG.exception("%s cannot be listed", info.path)
            return self._unusable(info)

    def _unusable(self, info: SaveInfo, problem: str = "") -> SaveEntry:
        name, date = info.path.name, _date(None, info.path)
        return SaveEntry(info.path, name, date, (), "", problem or self.tr("saves.unreadable"))

    def _usable(self, info: SaveInfo, header: Header, older: Sequence[Path]) -> SaveEntry:
        title = header.name or self.tr("saves.autosave" if info.is_auto else "saves.put_aside")
        if info.path == self.saves.elsewhere:
            title = self.tr("saves.elsewhere", folder=info.path.parent.name or info.path.parent)
        elif header.finished and not header.name:
            title = self.tr("saves.finished_game")
        return SaveEntry(
            info.path, title, _date(header, info.path), _names(header),
            self._progress(header, info.decisions), self._refusal(header), older,
            colours_of(header.seats),
        )  # fmt: skip

    def _progress(self, header: Header, decisions: int) -> str:
        """Return how far a game is, as far as its header says."""
        key = "saves.finished" if header.finished else "saves.moves"
        return self._marked(header, self.tr(key, count=decisions))

    def _marked(self, header: Header, progress: str) -> str:
        """Return a progress text with marks such as practice."""
        known = header.game in self._games.ids
        return beside(
            self._games.title(header.game) if known and len(self._games) > 1 else "",
            self._kind(header) if known else "",
            progress,
            self.tr("table.practice") if header.is_practice else "",
            self.tr("table.pure") if header.unassisted else "",
        )

    def _refusal(self, header: Header) -> str:
        """Return why games with this header cannot be opened, or ""."""
        game = self._games.find(header.game)
        if game is None:
            return self.tr("saves.problems.unknown_game", game=header.game)
        problem = refusal(game, header)
        return "" if problem is None else sentence(self.tr, problem)

    def _judge(self, record: Record) -> tuple[str, str]:
        """Return how far a game is, and why it cannot be continued, or ""."""
        count = self.tr("saves.moves", count=len(record.decisions))
        refused = self._refusal(record.header)
        if refused:
            return count, refused
        _, place, problem = self._replayed(self._game(record.header), record)
        return place or count, problem

    def _replayed(self, game: GameSpec[Any], record: Record) -> tuple[Match | None, str, str]:
        """Return a record's match and how far it is, or why it fails."""
        try:
            match = reopen(game, record)
            return match, _place(self.tr, match.spec, match.state), ""
        except BadRecord as problem:
            return None, "", sentence(self.tr, problem)
        except Exception:  # one file must not stop the menu
            _LOG.exception("a game cannot be told")
            return None, "", self.tr("saves.unreadable")


def _folded(infos: Sequence[SaveInfo]) -> Iterator[tuple[SaveInfo, list[Path]]]:
    """Yield saves, newest first, each with the files that need not be listed beside it.

    These are older autosaves of the same game from the same window, and unnamed files with the same
    position, as they result from opening a file that was put aside.
    """
    older: dict[object, list[Path]] = {}
    shown: list[tuple[SaveInfo, list[Path]]] = []
    for info in infos:
        header, hidden = info.header, list[Path]()
        if header is not None and not header.name:
            position = (header.key, info.decisions, header.digest or info.path)
            row = (info.window, header.key) if info.is_auto else position
            if row in older:
                older[row].append(info.path)
                continue
            older[row] = older[position] = hidden
        shown.append((info, hidden))
    yield from shown


def _place(tr: Translator, game: GameSpec[Any], state: Any) -> str:
    """Return how far the game is in the words of its table, if it has one."""
    try:
        return load_hooks(game, tr).title(state)
    except ImportError:
        return ""


def sentence(tr: Translator, problem: BadRecord) -> str:
    """Return a record's fault as a sentence in the language in use."""
    key = f"saves.problems.{problem.kind}"
    return tr(key, **problem.values) if tr.has(key) else str(problem)


def _names(header: Header) -> tuple[str, ...]:
    return tuple(seat.name for seat in header.seats)


def _date(header: Header | None, path: Path) -> datetime:
    """Return the local date of a save; from the file if the header's is unusable."""
    with suppress(ValueError, OverflowError, OSError):
        return datetime.fromisoformat(header.saved if header else "").astimezone()
    with suppress(ValueError, OverflowError, OSError):
        return datetime.fromtimestamp(path.stat().st_mtime).astimezone()
    return datetime.now().astimezone()

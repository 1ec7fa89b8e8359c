"""A position in the sandbox: its edits, what makes it illegal, its fields in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from kraftwagen.bots.base import Candidate, Choice
from kraftwagen.engine.editing import Editing, Field, Place
from kraftwagen.engine.errors import BadPosition
from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Json, Seat
from kraftwagen.engine.wording import Term, named
from kraftwagen.learn import position_line
from kraftwagen.match.files import make_folder
from kraftwagen.match.match import Match
from kraftwagen.ui.language.game_words import GameWords
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.language.whole import opening
from kraftwagen.ui.presenters import advice
from kraftwagen.ui.tables.hooks import GameHooks

_MOST: Final = 400
"""The most edits that can be undone."""
FOLDER: Final = "positions"
_LISTED: Final = 12
"""Number of files offered, the newest ones."""


class Desk:
    """The position being edited, with undo and redo."""

    def __init__(self, spec: GameSpec[Any], table: Mapping[str, Json]) -> None:
        assert spec.editing is not None
        self.spec = spec
        self.editing: Editing[Any] = spec.editing
        self._tables: list[dict[str, Json]] = []
        self._at = -1
        self.put(dict(table))

    @property
    def table(self) -> dict[str, Json]:
        """The present position, legal or not."""
        return self._tables[self._at]

    @property
    def seats(self) -> int:
        return len(self.spec.scores(self.state))

    def put(self, table: dict[str, Json]) -> None:
        """Add the position after an edit; undone edits can then no longer be redone."""
        if self._tables and table == self.table:
            return
        self._tables = [*self._tables[: self._at + 1], table][-_MOST:]
        self._at = len(self._tables) - 1
        self._judge()

    def _judge(self) -> None:
        self.state = self.editing.shown(self.table)
        self.problem: BadPosition | None = None
        try:
            self.spec.from_position(self.table)
        except BadPosition as problem:
            self.problem = problem

    @property
    def playable(self) -> bool:
        """Whether the position is legal and the game not over."""
        return self.problem is None and not self.spec.is_over(self.state)

    def change(self, place: Place, value: int) -> None:
        self.put(self.editing.change(self.table, place, value))

    def move(self, source: Place, target: Place) -> bool:
        """Move a piece to another place; returns whether that is possible."""
        made = self.editing.move(self.table, source, target)
        if made is not None:
            self.put(made)
        return made is not None

    @property
    def can_undo(self) -> bool:
        return self._at > 0

    @property
    def can_redo(self) -> bool:
        return self._at < len(self._tables) - 1

    def step(self, by: int) -> None:
        """Undo (-1) or redo (1) one edit."""
        self._at = min(max(0, self._at + by), len(self._tables) - 1)
        self._judge()


class SandboxWords:
    """The texts of the sandbox for one game."""

    def __init__(self, tr: Translator, desk: Desk) -> None:
        self.tr, self.desk = tr, desk
        self.words = GameWords(tr, desk.spec)

    @property
    def names(self) -> list[str]:
        return [self.tr("learn.sandbox.player", number=n + 1) for n in range(self.desk.seats)]

    def group(self, name: str, seat: int) -> str:
        """Return the title of a group of fields."""
        return self.names[seat] if seat >= 0 else self.words(f"editing.group.{name}")

    def field(self, field: Field) -> str:
        """Return the name of a field."""
        names = self.names
        name = names[field.number] if field.number < len(names) else ""
        parts = [self._said(key) for key in field.parts]
        said = self.words(field.key, number=field.number, name=name, parts=self.tr.list(parts))
        return opening(said)

    def _said(self, key: str | Term) -> str:
        """Return the name behind a key or term."""
        if isinstance(key, str):
            return self.words.term(key)
        return named(key, self.tr, self.names)

    def options(self, field: Field) -> list[tuple[str, str]]:
        """Return the values of a field in words; empty for plain numbers."""
        if field.seats:
            names, nobody = self.names, self.tr("learn.sandbox.nobody")
            words = [names[value] if value >= 0 else nobody for value in field.values]
        elif field.words:
            words = [opening(self._said(key)) for key in field.words]
        else:
            return []
        return [(str(value), said) for value, said in zip(field.values, words, strict=True)]

    def status(self) -> str:
        """Return a sentence: the position is legal, or why it is not."""
        desk = self.desk
        if desk.problem is not None:
            key = f"editing.broken.{desk.problem.rule}"
            return self.words(key) if self.words.has(key) else desk.problem.problem
        if desk.spec.is_over(desk.state):
            return self.tr("learn.sandbox.over")
        name = self.names[desk.spec.actor(desk.state)]
        return self.tr("learn.sandbox.lawful", name=name)

    def notes(self, group: str) -> list[str]:
        """Return sentences on things that cannot be set in a group."""
        return [self.words(key) for key in self.desk.editing.notes(self.desk.table, group)]

    def advised(self, choice: Choice, hooks: GameHooks, plain: bool = False) -> str:
        """Return the best way through the turn with its reason, then the best ways.

        They have figures unless all is to be ``plain``.
        """
        best = choice.weighed[0] if choice.weighed else Candidate(choice.code, 0.0)
        said = [f"**{self._way(best, hooks)}**"]
        said.append(advice.why(self.words, choice.why, self.names, plain=plain))
        ways = [
            (self._way(one, hooks), advice.figures(self.words, one, plain=plain))
            for one in choice.weighed[: advice.SHOWN]
        ]
        if len(ways) > 1:
            said += [f"# {self.tr('learn.sandbox.ways')}", advice.listed(self.words, ways)]
        return "\n\n".join(filter(None, said))

    def _way(self, one: Candidate, hooks: GameHooks) -> str:
        return advice.way(self.words, hooks, self.desk.spec, self.desk.state, one)

    def bad(self, problem: position_line.BadLine) -> str:
        """Return a sentence on why a line or file is no position."""
        return self.tr(f"learn.sandbox.bad.{problem.kind}", **problem.values)


def table_of(match: Match, number: int, seat: Seat) -> dict[str, Json]:
    """Return the position after ``number`` decisions, for editing.

    While the match is not over, unknown hidden things are invented, so that the position reveals
    only what the seat may know.
    """
    spec, state = match.spec, match.state_at(number)
    assert spec.editing is not None
    if not match.is_over:
        state = spec.determinize(spec.observe(state, seat), 0)
    return spec.editing.dealt(spec.to_position(state), 0)


def saved(folder: Path) -> Sequence[Path]:
    """Return the newest position files of a folder, newest first."""
    try:
        found = [path for path in folder.iterdir() if path.suffix == position_line.ENDING]
        return sorted(found, key=lambda path: path.stat().st_mtime, reverse=True)[:_LISTED]
    except OSError:
        return []


def save(desk: Desk, folder: Path, now: Callable[[], datetime] = datetime.now) -> Path:
    """Write the position to a new file and return its path; raises OSError."""
    make_folder(folder)
    stem, number = f"{desk.spec.id} {now():%Y-%m-%d %H.%M.%S}", 1
    path = folder / f"{stem}{position_line.ENDING}"
    while path.exists():
        number += 1
        path = folder / f"{stem} ({number}){position_line.ENDING}"
    position_line.save(desk.spec, desk.table, path)
    return path

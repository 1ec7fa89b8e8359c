"""Starting points and sharing of positions in the sandbox: empty tables, files, clipboard."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Json
from kraftwagen.learn import position_line
from kraftwagen.learn.position_line import BadLine
from kraftwagen.match.files import why
from kraftwagen.ui.language.whole import quote
from kraftwagen.ui.platform.system import copy_text, paste_text
from kraftwagen.ui.presenters.sandbox import FOLDER, Desk, SandboxWords, save, saved
from kraftwagen.ui.services import Services

_NEW: Final = "new"
_FILE: Final = "file"


class Sharing:
    """Begins, opens, copies, pastes and saves positions.

    ``put`` is called with a game and a position to edit, ``say`` with a sentence on the outcome.
    """

    def __init__(
        self,
        app: Services,
        desk: Desk,
        words: SandboxWords,
        put: Callable[[GameSpec[Any], dict[str, Json]], object],
        say: Callable[[str], object],
    ) -> None:
        self._app, self._desk, self._words = app, desk, words
        self._put, self._say = put, say
        self._folder = app.paths.data / FOLDER

    def starts(self) -> list[tuple[str, str]]:
        """Return the possible starting points, each with its text: empty tables, then files."""
        low, high = self._desk.spec.seats
        empty = [
            (f"{_NEW} {seats}", self._app.tr("learn.sandbox.empty", count=seats))
            for seats in range(low, high + 1)
        ]
        self._files = {f"{_FILE} {n}": path for n, path in enumerate(saved(self._folder))}
        return [*empty, *((value, path.stem) for value, path in self._files.items())]

    def begin(self, start: str) -> None:
        """Begin with a starting point of ``starts``: an empty table or a file."""
        kind, _, value = start.partition(" ")
        if kind == _NEW:
            self._put(self._desk.spec, self._desk.editing.blank(int(value)))
        elif kind == _FILE:
            self._open(lambda: position_line.load(self._app.games, self._files[start]))

    def _open(self, read: Callable[[], tuple[GameSpec[Any], dict[str, Json]]]) -> None:
        """Take a position that ``read`` returns, or say why it cannot be read."""
        try:
            spec, table = read()
        except BadLine as problem:
            self._say(self._words.bad(problem))
        else:
            self._put(spec, table)

    def copy(self) -> None:
        """Copy the position as a line of text to the clipboard."""
        done = copy_text(position_line.write(self._desk.spec, self._desk.table))
        self._say(self._app.tr("learn.sandbox.copied" if done else "learn.sandbox.no_clipboard"))

    def paste(self) -> None:
        """Replace the position by the one on the clipboard."""
        text = paste_text()
        if not text.strip():
            self._say(self._app.tr("learn.sandbox.nothing"))
        else:
            self._open(lambda: position_line.read(self._app.games, text))

    def save(self) -> None:
        """Write the position to a new file in the player's folder."""
        try:
            path = save(self._desk, self._folder)
        except OSError as problem:
            self._say(self._app.tr("learn.sandbox.not_saved", problem=quote(why(problem))))
        else:
            self._say(self._app.tr("learn.sandbox.saved", file=path))

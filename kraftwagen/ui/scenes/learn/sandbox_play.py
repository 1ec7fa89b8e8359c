"""A game played on from a position of the sandbox."""

from __future__ import annotations

import random
from datetime import UTC, datetime
from typing import ClassVar, Final

from kraftwagen.match.match import Match
from kraftwagen.match.seats import PERSON, SeatInfo
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.presenters.sandbox import Desk
from kraftwagen.ui.scenes.parts.guide import Guide, GuidedTable
from kraftwagen.ui.scenes.parts.note import Note, NoteButton
from kraftwagen.ui.scenes.parts.seat_rows import PlayOnScene
from kraftwagen.ui.services import Services

_SEEDS: Final = 1_000_000_000


class SandboxGuide(Guide):
    """Tells that the game is practice and, at its end, who won."""

    kept = False

    def __init__(self, app: Services) -> None:
        self.app = app
        self._over = False

    @property
    def tr(self) -> Translator:
        return self.app.tr

    def sit(self, table: GuidedTable) -> None:
        self.table = table

    def over(self) -> bool:
        """Show the result in the note; always returns True."""
        self._over = True
        self.table.refresh()
        return True

    def note(self) -> Note:
        """Return a note on the kind of game or the result, with a button that leads back."""
        title, back = self.tr("learn.sandbox.title"), self.tr("learn.sandbox.back")
        button = NoteButton(back, self.leave, main=self._over)
        return Note(title, self._said(), (button,))

    def _said(self) -> str:
        if not self._over:
            return self.tr("learn.sandbox.practice")
        match = self.table.match
        scores = match.spec.scores(match.state)
        lines = [
            f"- {'**' if seat in match.spec.winners(match.state) else ''}{info.name}: {score}"
            f"{'**' if seat in match.spec.winners(match.state) else ''}"
            for seat, (info, score) in enumerate(zip(match.seats, scores, strict=True))
        ]
        return "\n".join([f"# {self.tr('learn.sandbox.ended')}", "", *lines])

    def leave(self) -> None:
        """Go back to the position in the sandbox."""
        self.app.stack.pop()


class SandboxPlayScene(PlayOnScene):
    """Asks who plays each seat of a game from the position."""

    name: ClassVar[str] = "sandbox_play"

    def __init__(self, app: Services, desk: Desk, names: list[str]) -> None:
        bots = list(app.bots(desk.spec)) or [PERSON]
        chosen = [bots[len(bots) // 2]] * len(names)
        chosen[desk.spec.actor(desk.state)] = PERSON
        super().__init__(desk.spec, names, chosen)
        self.desk = desk

    def texts(self) -> tuple[str, str, str, str]:
        """Return heading, line, note and button text; the note says that the game is practice."""
        title = self.tr("learn.sandbox.play")
        return title, "", self.tr("learn.sandbox.practice"), title

    def go(self) -> None:
        """Start the game, with a new random seed each time."""
        desk = self.desk
        position = desk.editing.dealt(desk.table, random.randrange(_SEEDS))
        seats = [
            SeatInfo(name, controller)
            for name, controller in zip(self.names, self.chosen, strict=True)
        ]
        date = datetime.now(UTC).isoformat(timespec="seconds")
        match = Match.from_position(desk.spec, seats, position, date)
        self.app.stack.pop()
        self.app.routes.learning.guided(match, SandboxGuide(self.app))

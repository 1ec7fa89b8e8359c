"""Asks who plays on from a moment of a replay."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from typing import ClassVar

from kraftwagen.match.replay import branch
from kraftwagen.match.seats import PERSON
from kraftwagen.ui.language.whole import quote
from kraftwagen.ui.presenters.sandbox import table_of
from kraftwagen.ui.scenes.parts.seat_rows import PlayOnScene
from kraftwagen.ui.scenes.replay.replay_view import ReplayView


class BranchScene(PlayOnScene):
    """Starts a new game from a moment of a replay."""

    name: ClassVar[str] = "replay_branch"

    def __init__(self, game: ReplayView, number: int) -> None:
        super().__init__(game.spec, game.names, [seat.controller for seat in game.match.seats])
        self.game, self.number = game, number
        if PERSON not in self.chosen:
            self.chosen[game.viewer] = PERSON

    def texts(self) -> tuple[str, str, str, str]:
        """Return heading, line, note and button text; the note says whether it is practice."""
        at = self.tr(
            "replay.branch_at", number=self.number, title=quote(self.game.title(self.number))
        )
        said = self.tr("replay.branch_practice" if self.number else "replay.branch_start")
        return self.tr("replay.branch"), at, said, self.tr("replay.branch_go")

    def edit(self) -> Callable[[], object] | None:
        """Return the action that opens the sandbox over the replay; None if the game has none."""
        return self._edit if self.game.spec.editing is not None else None

    def _edit(self) -> None:
        game = self.game
        table = table_of(game.match, self.number, game.at_screen)
        self.app.stack.pop()
        self.app.routes.learning.sandbox(game.spec.id, table)

    def go(self) -> None:
        """Open the new game over the replay."""
        date = datetime.now(UTC).isoformat(timespec="seconds")
        made = branch(self.game.match, self.number, self.chosen, date)
        self.app.stack.pop()
        self.app.routes.play_on(made.record, "table.back_to_replay")

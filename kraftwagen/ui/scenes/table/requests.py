"""Requests of a person at the table: carried out, refused with a reason, or confirmed first."""

from __future__ import annotations

from kraftwagen.engine.types import Code
from kraftwagen.match.daily import still_counts
from kraftwagen.ui.language.whole import sentences
from kraftwagen.ui.scenes.table.controller import TableController
from kraftwagen.ui.scenes.table.phase import Phase
from kraftwagen.ui.shell.dialog import Answer, Dialog
from kraftwagen.ui.tables.base import Choose, Gesture, Key, Refused, Unfinished


class TableRequests:
    """Handles gestures, the end of the turn and undo."""

    def __init__(self, table: TableController) -> None:
        self._table, self._app, self._game = table, table.app, table.game

    def take(self, gesture: Gesture, at: tuple[int, int]) -> None:
        """Carry out a gesture, or refuse it with a reason.

        A gesture for a move that has just been forced is not refused.
        """
        table = self._table
        if not table.settled:
            return
        if isinstance(gesture, Choose):
            if table.free and not self._refused(gesture.code, at):
                table.turns.held = False
                table.decide(self._game.match.actor, gesture.code)
        elif table.forced.just_done and table.forced.about(self._under(at)):
            return
        elif isinstance(gesture, Refused) and gesture.option.reason is not None:
            self._app.sound.play("refused", "interface")
            table.notes.explain(gesture.option.reason, at)

    def _under(self, at: tuple[int, int]) -> list[Key]:
        """Return the places under a point, or the one that the focus ring stands on."""
        keys = self._table.view.keys
        here = keys.current if keys is not None else None
        return [here] if here is not None else self._table.view.places(at)

    def _refused(self, code: Code, at: tuple[int, int] | str) -> bool:
        """Return whether the guide does not take a person's decision; it says why."""
        words = self._game.guide.refuses(code)
        if words:
            self._app.sound.play("refused", "interface")
            self._table.say(words, at)
        return bool(words)

    def end_turn(self) -> None:
        """End the turn, or show why that is impossible.

        Means Next where a bot waits, and the way back while a past moment is shown. Asks first if
        something is put together but not decided.
        """
        game, table, code = self._game, self._table, self._game.hooks.end_turn
        if table.present is Phase.WAITING:
            table.next()
            return
        if table.back() or code is None or not table.free:
            return
        reason, unfinished = game.spec.why_not(game.match.state, code), table.view.unfinished()
        if reason is not None:
            table.notes.explain(reason, "end_turn")
        elif unfinished is not None:
            self._ask_about(unfinished, code)
        else:
            self._decide_all(code)

    def _ask_about(self, unfinished: Unfinished, end: Code) -> None:
        """Whether what is put together is decided before the turn ends; Escape goes back to it."""
        finish = unfinished.code
        # Without it nothing but a few clicks is lost: that is no dangerous answer.
        answers: list[Answer] = [
            (self._app.tr("table.end_turn_without"), "paper", lambda: self._decide_all(end)),
            (self._app.tr("table.end_turn_back"), "primary" if finish is None else "paper", None),
        ]
        if finish is not None:
            both = (unfinished.finish, "primary", lambda: self._decide_all(finish, end))
            answers.insert(0, both)
        self._app.stack.push(Dialog(unfinished.title, unfinished.words, answers))

    def _decide_all(self, *codes: Code) -> None:
        """One decision after the other, as long as each is possible."""
        game = self._game
        self._table.turns.held = False
        for code in codes:
            if game.asks and code in game.match.legal() and not self._refused(code, "end_turn"):
                self._table.decide(game.match.actor, code)

    def undo(self) -> None:
        """Undo the last decision; ask first before taking back more."""
        if self._table.back():
            return
        status = self._game.undo_status()
        if status.kind == "undo" or (status.kind and self._game.match.is_practice):
            self._table.take_back()
        elif status.kind:
            kind = "take_back_daily" if still_counts(self._game.match) else "take_back_question"
            question = sentences(status.reason, self._app.tr(f"table.{kind}"))
            answers: list[Answer] = [
                (self._app.tr("table.take_back_yes"), "primary", self._table.take_back),
                (self._app.tr("app.cancel"), "paper", None),
            ]
            self._app.stack.push(Dialog(self._app.tr("table.take_back_title"), question, answers))
        elif status.reason:
            self._table.notes.say(status.reason, "undo")

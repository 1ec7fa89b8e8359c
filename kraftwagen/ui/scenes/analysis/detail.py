"""The chosen turn of an analysis in words, and what can be done with it."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect

from kraftwagen.engine.errors import GameError
from kraftwagen.match import saves
from kraftwagen.match.match import Match
from kraftwagen.match.replay import branch
from kraftwagen.match.seats import PERSON
from kraftwagen.ui.drawing.theme import OXBLOOD
from kraftwagen.ui.scenes.analysis.turns import ListedTurns
from kraftwagen.ui.scenes.analysis.words import Words
from kraftwagen.ui.services import Services
from kraftwagen.ui.shell.dialog import tell
from kraftwagen.ui.widgets import Button, Label, TextBox
from kraftwagen.ui.widgets.base import Ui


class TurnDetail:
    """Title, text and three buttons, laid out in a rectangle."""

    def __init__(
        self, ui: Ui, rect: Rect, app: Services, match: Match, words: Words, turns: ListedTurns
    ) -> None:
        self._app, self._match, self._words, self._turns = app, match, words, turns
        px, tr = app.theme.px, app.tr
        buttons: list[tuple[str, str, Callable[[], object], str]] = [
            (tr("analysis.replay"), "eye", self.replay, tr("analysis.replay_tip")),
            (tr("analysis.retry"), "play", self.retry, tr("analysis.retry_tip")),
            (tr("analysis.rule"), "book-open", self.rule, tr("analysis.rule_tip")),
        ]
        wide = max(Button.width_for(ui, b[0], "button_small", icon=True) for b in buttons)
        wide = min(rect.w // 2, wide + px(12))
        y = rect.y
        self._buttons = []
        for said, icon, action, tip in buttons:
            where = Rect(rect.right - wide, y, wide, px(40))
            self._buttons.append(
                Button(ui, where, said, action, icon=icon, style="button_small", tip=tip)
            )
            y += px(48)
        room = Rect(rect.x, rect.y, rect.w - wide - px(24), px(28))
        self.title = Label(ui, room, "", style="heading", colour=OXBLOOD)
        text = Rect(rect.x, room.bottom + px(4), room.w, rect.h - room.h - px(4))
        self.text = TextBox(ui, text, "", size="small")

    def refresh(self) -> None:
        """Show what the report says of the turn that is chosen now."""
        report, part, tr = self._turns.report, self._turns.chosen_part, self._app.tr
        told = report is not None and part is not None
        for button in self._buttons:
            button.set_enabled(told, None if told else tr("analysis.choose"))
        if report is None or part is None:
            self.title.set_text("")
            self.text.set_text(tr("analysis.choose") if report is not None else "")
            return
        self.title.set_text(self._words.turn_and_name(part))
        detail = self._words.detail(report, part, self._turns.turning_of(part))
        if detail != self.text.text:
            self.text.set_text(detail)

    def replay(self) -> None:
        """Show the turn in the replay."""
        part = self._turns.chosen_part
        if part is not None:
            self._app.routes.replay(self._match, part.crucial)

    def rule(self) -> None:
        """Open the rule about the turn."""
        part = self._turns.chosen_part
        if part is not None:
            self._app.routes.rules(self._match.spec.id, self._words.rule(part))

    def retry(self) -> None:
        """Play the game again from the turn."""
        part = self._turns.chosen_part
        if part is None:
            return
        hands = [seat.controller for seat in self._match.seats]
        # The person plays this seat: the bot would only decide the same again.
        hands[part.seat] = PERSON
        date = saves.now().isoformat(timespec="seconds")
        try:
            game = branch(self._match, part.crucial, hands, date)
        except GameError as problem:
            tell(self._app, str(problem))
            return
        self._app.routes.continue_match(game.record)

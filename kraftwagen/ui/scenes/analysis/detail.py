"""The chosen turn of an analysis in words, with buttons for replay, rule and retry."""

from __future__ import annotations

from typing import Final

from kraftwagen.engine.errors import GameError
from kraftwagen.match import saves
from kraftwagen.match.match import Match
from kraftwagen.match.replay import branch
from kraftwagen.match.seats import PERSON
from kraftwagen.ui.boxes import Box, Column, Row, button, long_text, text
from kraftwagen.ui.drawing.theme import OXBLOOD
from kraftwagen.ui.scenes.analysis.turns import ListedTurns
from kraftwagen.ui.scenes.analysis.words import Words
from kraftwagen.ui.services import Services
from kraftwagen.ui.shell.dialog import tell

_TRIED: Final = 3
"""How many of the longest titles there must be room for."""


class TurnDetail:
    """The title, text and three buttons of the chosen turn."""

    def __init__(self, app: Services, match: Match, words: Words, turns: ListedTurns) -> None:
        self._app, self._match, self._words, self._turns = app, match, words, turns

    def content(self) -> Box:
        """Declare a sheet that has room for the words of any turn."""
        tr, report = self._app.tr, self._turns.report
        names = map(self._words.turn_and_name, report.parts) if report is not None else ()
        longest = sorted(names, key=len)[-_TRIED:]
        self.title = text("", "heading", OXBLOOD, may=longest)
        self.text = long_text("", size="small", lines=5)
        doors = (
            (tr("analysis.replay"), "eye", self.replay, tr("analysis.replay_tip")),
            (tr("analysis.retry"), "play", self.retry, tr("analysis.retry_tip")),
            (tr("analysis.rule"), "book-open", self.rule, tr("analysis.rule_tip")),
        )
        self._buttons = [
            button(said, press, icon=icon, style="button_small", tip=tip, least_h=40)
            for said, icon, press, tip in doors
        ]
        words = Column(self.title, self.text, gap=4, share=1)
        return Row(
            words,
            Column(*self._buttons, gap=8),
            gap=20,
            pad=(22, 16),
            panel="paper",
            below=420,
            items="stretch",
            share=1,
        )

    def refresh(self) -> None:
        """Show the report's findings on the turn that is chosen now."""
        report, part, tr = self._turns.report, self._turns.chosen_part, self._app.tr
        told = report is not None and part is not None
        for door in self._buttons:
            door.widget.set_enabled(told, None if told else tr("analysis.choose"))
        if report is None or part is None:
            self.title.widget.set_text("")
            self.text.widget.set_text(tr("analysis.choose") if report is not None else "")
            return
        self.title.widget.set_text(self._words.turn_and_name(part))
        detail = self._words.detail(report, part, self._turns.turning_of(part))
        if detail != self.text.widget.text:
            self.text.widget.set_text(detail)

    def replay(self) -> None:
        """Show the turn in the replay."""
        part = self._turns.chosen_part
        if part is not None:
            self._app.routes.replay(self._match, part.crucial)

    def rule(self) -> None:
        """Open the rule about the turn."""
        part = self._turns.chosen_part
        if part is not None:
            self._app.routes.learning.rules(self._match.spec.id, self._words.rule(part))

    def retry(self) -> None:
        """Open a new game from the chosen turn over the analysis."""
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
        self._app.routes.play_on(game.record, "table.back_to_analysis")

"""Opens other scenes over the table: pause, saving, seats, replay, rules, results."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from kraftwagen.match.daily import is_try
from kraftwagen.ui.language.whole import beside, sentences
from kraftwagen.ui.platform.places import usable_places
from kraftwagen.ui.presenters.post_game import code_of
from kraftwagen.ui.scenes.parts.text_board import TextBoardScene
from kraftwagen.ui.scenes.table.controller import TableController
from kraftwagen.ui.scenes.table.game import News
from kraftwagen.ui.scenes.table.pause import PauseScene, SaveScene
from kraftwagen.ui.scenes.table.seats import SeatsScene
from kraftwagen.ui.shell.dialog import Answer, Dialog
from kraftwagen.ui.tables.hooks import Area


class TableNavigation:
    """Opens other scenes over the table."""

    def __init__(self, controller: TableController) -> None:
        self.app, self.game, self.controller = controller.app, controller.game, controller

    def back(self) -> None:
        """Handle Escape: return to the present, else close a hint or panel, else pause."""
        table = self.controller
        if not (table.back() or table.hints.close() or table.fold.put_away()):
            self.pause()

    def pause(self) -> None:
        """Close the hint and open the pause menu with the entries that suit this match."""
        self.controller.hints.close()
        entries: list[tuple[str, str, Callable[[], object]]] = [
            ("table.resume", "play", lambda: None),
            ("table.pause_save", "save", self.save),
            ("replay.open", "clock", self.replay),
            ("table.pause_seats", "bot", self.seats),
            ("table.pause_settings", "settings", self.app.routes.settings),
            ("describe.pause", "eye", self.words),
            ("table.pause_rules", "book-open", self.rules),
            (
                "table.pause_menu" if self.game.guide.kept else "table.pause_leave",
                "log-out",
                self.app.routes.menu,
            ),
        ]
        unwanted = set[str]()
        if is_try(self.game.match):  # always autosaved, and a copy would be a second try
            unwanted = {"table.pause_save"}
        if not self.game.guide.kept:
            unwanted = {"table.pause_save", "table.pause_seats", "replay.open"}
        entries = [entry for entry in entries if entry[0] not in unwanted]
        entries[1:1] = self.game.guide.entries()
        if self.game.match.is_over and self.game.guide.kept:
            entries = [entry for entry in entries if entry[0] != "table.pause_seats"]
            entries.insert(1, ("table.pause_results", "trophy", self.results))
        if self.game.way_back:
            entries.insert(1, (self.game.way_back, "chevron-left", self._go_back))
        match, hooks = self.game.match, self.game.hooks
        later = match.keeps_secrets and match.record.header.start is None and not is_try(match)
        code = code_of(self.app, match)

        def line() -> str:
            return beside(match.spec.title, hooks.title(match.state))

        self.app.stack.push(PauseScene(line, entries, code, later=later))

    def _go_back(self) -> None:
        """Leave this table to what it was opened over."""
        self.app.routes.leave(self.app.stack.pop)

    def words(self) -> None:
        """Open the position shown as text, with any trouble with saving at the top."""
        areas = self.game.hooks.describe(self.controller.position())
        if self.game.keeper.state:
            areas = [Area(self.app.tr("table.kept.title"), (self.game.kept_words(),)), *areas]
        self.app.stack.push(TextBoardScene(areas))

    def kept(self) -> None:
        """Open a dialog with ways to act while the game is not saved as usual."""
        tr, game = self.app.tr, self.game
        place = next(iter(usable_places(self.app.paths.saves)), None)
        answers: list[Answer] = []
        if game.keeper.problem:
            answers.append((tr("table.kept.again"), "primary", self._save_again))
        if place is not None and game.keeper.elsewhere is None:
            words = tr("table.kept.place", folder=place.name or place)
            kind = "paper" if answers else "primary"
            answers.append((words, kind, lambda: self._save_in(place)))
        answers.append((tr("table.kept.play_on"), "paper", None))
        words = sentences(game.kept_words(), tr("table.kept.help", folder=self.app.paths.saves))
        self.app.stack.push(Dialog(tr("table.kept.title"), words, answers))

    def _save_again(self) -> None:
        if self.game.unsaved():
            self.controller.notes.say(self.game.kept_words(), "board")
        self.controller.refresh()

    def _save_in(self, place: Path) -> None:
        words = self.game.save_elsewhere(place)
        self.controller.notes.tell(News(words, good=self.game.keeper.elsewhere is not None))
        self.controller.refresh()

    def replay(self) -> None:
        """Open a replay at the present moment; Back returns to the table."""
        match = self.game.match
        self.app.routes.replay(match, len(match.steps), at_screen=self.game.knower)

    def save(self, name: str = "") -> None:
        """Ask for a name (``name`` is suggested) and save; ask before another game is replaced."""
        suggestion = self.app.tr.list(self.game.names)[:40]
        self.app.stack.push(SaveScene(name or suggestion, self._save_as))

    def _save_as(self, name: str) -> None:
        if not self.game.would_overwrite(name):
            self._tell_saved(name)
            return
        answers: list[Answer] = [
            (self.app.tr("table.replace"), "danger", lambda: self._tell_saved(name)),
            (self.app.tr("table.replace_not"), "paper", lambda: self.save(name)),
        ]
        words = self.app.tr("table.replace_question", name=name)
        self.app.stack.push(Dialog(self.app.tr("table.replace_title"), words, answers))

    def seats(self) -> None:
        """Open the choice of who plays each seat, unless the match is over or not kept."""
        if self.game.guide.kept and not self.game.match.is_over:
            self.app.stack.push(SeatsScene(self.controller))

    def rules(self) -> None:
        """Open the rulebook of the game."""
        self.app.routes.learning.rules(self.game.spec.id)

    def _tell_saved(self, name: str) -> None:
        self.controller.notes.tell(self.game.save_as(name))

    def results(self) -> None:
        """Open the results of the match."""
        self.app.routes.results(self.game.match)

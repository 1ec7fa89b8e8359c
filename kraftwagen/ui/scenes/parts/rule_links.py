"""Links from things at the table and lines of the log to paragraphs of the rulebook."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from pygame import Rect

from kraftwagen.ui.platform.focus import Focusable
from kraftwagen.ui.tables.base import TableView
from kraftwagen.ui.tables.hooks import load_hooks
from kraftwagen.ui.widgets.base import Ui

if TYPE_CHECKING:
    from kraftwagen.ui.services import Services


class Lines(Focusable, Protocol):
    """The part of a log (``log.LogPanel``) that links use."""

    @property
    def rule(self) -> str:
        """The rule of the line that is pointed at or chosen; empty for none."""


class RuleLinks:
    """Opens the rulebook at a rule; adds to tips how to do that."""

    def __init__(self, app: Services, game: str) -> None:
        self.app, self.game = app, game

    def open(self, rule: str) -> None:
        """Show the rule's paragraph."""
        self.app.routes.learning.rules(self.game, rule)

    def told(self, said: str, rule: str, key: str = "learn.rulebook.tip") -> str:
        """Return a tip and a sentence on how to read its rule; ``key`` is that sentence's key."""
        press = self.app.keys.hint("help")
        if not rule or not press:
            return said
        way = self.app.tr(key, press=press)
        return "\n".join(filter(None, (said, way)))

    def here(self, ui: Ui, view: TableView, board: Rect, log: Lines | None = None) -> str:
        """Return the rule id of the focused thing, else of the thing under the pointer.

        It is that of the decision asked about where a panel to choose is open; else it may be "".
        """
        ring = ui.focus.current if ui.focus.shown else None
        at = ring.focus_rect.center if ring is not None else self.app.pointer
        if log is not None and (ring is log or (ring is None and log.focus_rect.collidepoint(at))):
            return log.rule
        rule = view.subject(at).rule if board.collidepoint(at) else ""
        spec = self.app.games.find(self.game)
        if rule or spec is None or not view.choosing:
            return rule
        return load_hooks(spec, self.app.tr).rule(view.choosing[0])

"""The sandbox's adviser: a bot's opinion on a position, shown in place of the fields."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kraftwagen.bots import hint
from kraftwagen.bots.base import Choice
from kraftwagen.engine.spec import GameSpec
from kraftwagen.ui.boxes import Box, Column, Gap, Leaf, Row, button, fixed, text
from kraftwagen.ui.drawing.theme import OXBLOOD
from kraftwagen.ui.presenters import advice
from kraftwagen.ui.presenters.sandbox import Desk, SandboxWords
from kraftwagen.ui.scenes.learn.sandbox_fields import SMALL
from kraftwagen.ui.scenes.parts.rule_links import RuleLinks
from kraftwagen.ui.tables.hooks import GameHooks
from kraftwagen.ui.widgets import Button, TextBox


class Adviser:
    """Asks a bot about a position; ``choice`` is its answer until the position changes."""

    def __init__(
        self,
        desk: Desk,
        words: SandboxWords,
        hooks: GameHooks,
        links: RuleLinks,
        make_runner: Callable[[GameSpec[Any]], Any],
        plain: bool = False,
    ) -> None:
        """``plain`` advice has no figures."""
        self._desk, self._words, self._hooks, self._links = desk, words, hooks, links
        self._make_runner, self.plain = make_runner, plain
        self._runner: Any = None
        self.choice: Choice | None = None

    @property
    def thinking(self) -> bool:
        """Whether an answer is on its way."""
        return self._runner is not None and self._runner.thinking

    @property
    def open(self) -> bool:
        """Whether the adviser is shown in place of the fields."""
        return self.thinking or self.choice is not None

    def ask(self) -> None:
        """Ask a bot for advice on the position."""
        desk, spec = self._desk, self._desk.spec
        if self._runner is None:
            self._runner = self._make_runner(spec)
        self.choice = None
        state = spec.from_position(desk.editing.dealt(desk.table, 0))
        hint.ask(self._runner, 0, spec.observe(state, spec.actor(state)))

    def poll(self) -> str | None:
        """Take an answer that has come; returns the key of a sentence about it, "" for none.

        Without an answer the result is None.
        """
        move = self._runner.poll() if self.thinking else None
        if move is None:
            return None
        if move.trouble:
            self.leave()
            return "table.hint_trouble"
        self.choice = move.choice
        return ""

    def close(self) -> None:
        """Drop the answer or the open question."""
        if self.thinking:
            self.leave()
        self.choice = None

    def leave(self) -> None:
        """Stop the bot's process."""
        if self._runner is not None:
            self._runner.close()
            self._runner = None

    def text(self) -> str:
        assert self.choice is not None
        return self._words.advised(self.choice, self._hooks, self.plain)

    def box(self, back: Callable[[], object]) -> tuple[Box, dict[str, Leaf[Button]]]:
        """Declare the advice with a button ``back`` to the fields; return its other buttons too."""
        tr, found = self._words.tr, dict[str, Leaf[Button]]()
        title = tr("learn.sandbox.thinking" if self.thinking else "learn.sandbox.advice")
        told: Box = Gap(grow=1)
        if self.choice is not None:
            rule = advice.rule_of(self._hooks, self.choice.why, self.choice.code)
            found["why"] = button(
                "", lambda: self._links.open(rule), icon="book-open", style=SMALL, least_h=30,
                tip=tr("learn.rulebook.read"),
            )  # fmt: skip
            told = fixed(lambda ui, rect: TextBox(ui, rect, self.text()), 180, 120, share=1)
        words = tr("app.cancel" if self.thinking else "learn.sandbox.to_fields")
        head = Row(text(title, "bold", OXBLOOD, share=1), found.get("why"), gap=6, folds=False)
        away = button(words, back, kind="paper", style=SMALL, least_h=36, first=True)
        return Column(head, told, away, gap=6, share=1), found

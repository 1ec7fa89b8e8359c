"""The sandbox's adviser: a bot's opinion on a position, shown in place of the fields."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pygame import Rect

from kraftwagen.bots import hint
from kraftwagen.bots.base import Choice
from kraftwagen.engine.spec import GameSpec
from kraftwagen.ui.drawing.theme import OXBLOOD
from kraftwagen.ui.presenters import advice
from kraftwagen.ui.presenters.sandbox import Desk, SandboxWords
from kraftwagen.ui.scenes.learn.sandbox_fields import SMALL
from kraftwagen.ui.scenes.parts.rule_links import RuleLinks
from kraftwagen.ui.tables.hooks import GameHooks
from kraftwagen.ui.widgets import Button, Label, TextBox, Ui


class Adviser:
    """Asks a bot; ``choice`` is its answer, until the position changes."""

    def __init__(
        self,
        desk: Desk,
        words: SandboxWords,
        hooks: GameHooks,
        links: RuleLinks,
        make_runner: Callable[[GameSpec[Any]], Any],
    ) -> None:
        self._desk, self._words, self._hooks, self._links = desk, words, hooks, links
        self._make_runner = make_runner
        self._runner: Any = None
        self.choice: Choice | None = None

    @property
    def thinking(self) -> bool:
        """Whether an answer is on its way."""
        return self._runner is not None and self._runner.thinking

    @property
    def open(self) -> bool:
        """Whether there is something to show in place of the fields."""
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
        """Take an answer that has come; return the key of the sentence about it, "" for none."""
        move = self._runner.poll() if self.thinking else None
        if move is None:
            return None
        if move.trouble:
            self.leave()
            return "table.hint_trouble"
        self.choice = move.choice
        return ""

    def close(self) -> None:
        """Drop the answer, or the question."""
        if self.thinking:
            self.leave()
        self.choice = None

    def leave(self) -> None:
        """Stop the bot's process."""
        if self._runner is not None:
            self._runner.close()
            self._runner = None

    def text(self) -> str:
        """Return the advice as a text."""
        assert self.choice is not None
        return self._words.advised(self.choice, self._hooks)

    def lay(self, ui: Ui, inner: Rect, back: Callable[[], object]) -> dict[str, Button]:
        """Lay out the advice with a button ``back`` to the fields; return its other buttons."""
        px, tr, found = ui.theme.px, ui.tr, dict[str, Button]()
        head = Rect(inner.x, inner.y, inner.w, px(30))
        title = tr("learn.sandbox.thinking" if self.thinking else "learn.sandbox.advice")
        book = Rect(head.right - head.h, head.y, head.h, head.h)
        name = Rect(head.x, head.y, book.x - px(6) - head.x, head.h)
        Label(ui, name, title, style="bold", colour=OXBLOOD)
        foot = Rect(inner.x, inner.bottom - px(36), inner.w, px(36))
        if self.choice is not None:
            rule = advice.rule_of(self._hooks, self.choice.why, self.choice.code)
            found["why"] = Button(
                ui, book, "", lambda: self._links.open(rule), icon="book-open", style=SMALL,
                tip=tr("learn.rulebook.read", rule=rule),
            )  # fmt: skip
            room = Rect(inner.x, head.bottom + px(4), inner.w, foot.y - head.bottom - px(10))
            TextBox(ui, room, self.text())
        words = tr("app.cancel" if self.thinking else "learn.sandbox.to_fields")
        ui.focus.focus(Button(ui, foot, words, back, kind="paper", style=SMALL), show=False)
        return found

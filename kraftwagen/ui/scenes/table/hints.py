"""Hints for people in three steps: the idea, which decisions to consider, the best turn.

The adviser has its own process, so that it can be stopped at any moment and its failures do not
affect the bots of the match. The record of the match counts hints. ``GoodMoves`` are marked without
being asked for, where a seat has that help.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any, Final

from kraftwagen.bots import hint, ladder
from kraftwagen.bots.base import Candidate, Choice
from kraftwagen.bots.hint import Advice
from kraftwagen.bots.voice import EQUAL, ONLY
from kraftwagen.engine import rng
from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Code
from kraftwagen.match.daily import still_counts
from kraftwagen.match.seats import SHOWN_MOVES
from kraftwagen.ui.language.whole import bare
from kraftwagen.ui.presenters import advice as words
from kraftwagen.ui.scenes.parts.note import Note, NoteButton
from kraftwagen.ui.scenes.table.game import Runner, TableGame
from kraftwagen.ui.scenes.table.notes import Notes

_LOG = logging.getLogger(__name__)
STEPS: Final = 3
_SAME: Final = (EQUAL, ONLY)
"""Reasons that say only that a decision is as good as others."""


class HintController:
    """The hint for the present position; ``notes`` shows, for example, why there is none."""

    def __init__(
        self, game: TableGame, notes: Notes, make_runner: Callable[[GameSpec[Any]], Runner]
    ) -> None:
        self.game, self._notes = game, notes
        self.tr, self.keys = game.tr, game.app.keys
        self.changed = False
        """Whether the hint has changed since the scene last showed it."""
        self.step = 0
        """The step of the hint shown, 1 to 3; 0 if none is shown."""
        self.advice: Advice | None = None
        self._warned = False
        """Whether the person was told that a hint disqualifies the day's game."""
        self._about = ""
        """The digest of the position that ``advice`` is about."""
        self._make_runner = make_runner
        self._runner: Runner | None = None

    @property
    def thinking(self) -> bool:
        """Whether the adviser has been asked and has not answered."""
        return self._runner is not None and self._runner.thinking

    @property
    def open(self) -> bool:
        """Whether a hint is shown or being prepared."""
        return self.thinking or self.step > 0

    def next(self) -> None:
        """Ask for a hint, show its next step, or close it after the last step."""
        if self.open:
            if not self.thinking:
                self.step = self.step + 1 if self.step < STEPS else 0
            self.changed = True
            return
        problem = self.problem()
        if problem:
            self._notes.say(problem, "hint")
            return
        match = self.game.match
        forced = len(match.legal()) == 1
        if still_counts(match) and not (self._warned or forced):
            self._warned = True
            self._notes.say(self.tr("table.hint_daily", keys=self.keys.hint("hint")), "hint")
            return
        if self.advice is None or self._about != self._digest():
            if not forced:
                self._ask()
                return
            self._take(hint.advice(match.spec, Choice(match.legal()[0])))
        self.step = 1
        self.changed = True

    def problem(self) -> str:
        """Return why there is no hint now, as a sentence; empty if there may be one."""
        if self.game.match.is_unassisted:
            return self.tr("table.hint_pure")
        if self.game.guide.no_hint():
            return self.game.guide.no_hint()
        return "" if self.game.asks else self.tr("table.hint_not_now")

    def close(self) -> bool:
        """Close the hint or stop the adviser; returns whether there was either."""
        was = self.open
        if self.thinking:
            self.end()
        self.step = 0
        self.changed = self.changed or was
        return was

    def end(self) -> None:
        """Stop the adviser's process."""
        if self._runner is not None:
            self._runner.close()
            self._runner = None

    def update(self) -> None:
        """Take the adviser's answer if it has arrived."""
        runner = self._runner
        if runner is None or not runner.thinking:
            return
        if self._about != self._digest():
            self.close()
            return
        move = runner.poll()
        if move is None:
            self.changed = True
            return
        if move.trouble:
            # A hasty bot has answered instead, which is not good enough for advice.
            _LOG.warning("trouble with a hint: %s", move.trouble)
            self.end()
            self.changed = True
            self._notes.say(self.tr("table.hint_trouble"), "hint")
            return
        self._take(hint.advice(self.game.spec, move.choice))
        self.game.count_hint()
        self.step = 1
        self.changed = True

    def lights(self) -> tuple[tuple[Code, ...], str]:
        """Return decisions and a part of the table to highlight, as for ``TableView.light``."""
        advice = self.advice
        if advice is None or self.thinking or not self.step:
            return (), ""
        if self.step == 1:
            return (), words.area(self.game.words, advice)
        shown = advice.candidates if self.step == 2 else (advice.best,)
        return tuple(one.code for one in shown), ""

    def note(self) -> Note | None:
        """Return the note beside the table: the present step or the progress; None for none."""
        if not self.open:
            return None
        cancel = self.tr("table.hint_cancel", keys=self.keys.hint("back"))
        if self.thinking and self._runner is not None:
            return Note(
                self.tr("table.hint"),
                self.tr("table.hint_thinking"),
                (NoteButton(self.tr("app.cancel"), self.close, cancel),),
                progress=self._runner.progress,
            )
        if self.advice is None:
            return None
        match, hooks = self.game.match, self.game.hooks

        def told(one: Candidate) -> str:
            if self.step == STEPS:
                return words.way(self.game.words, hooks, match.spec, match.state, one)
            return bare(hooks.decision(one.code, match.state))

        text = words.hint(
            self.game.words, self.advice, self.step, told, self.game.names, self.game.plain
        )
        more: tuple[NoteButton, ...] = ()
        if self.step < STEPS:
            tip = self.tr("table.hint_more_tip", keys=self.keys.hint("hint"))
            going = (
                self.tr("table.hint_candidates") if self.step == 1 else self.tr("table.hint_best")
            )
            more = (NoteButton(going, self.next, tip, main=True),)
        title = self.tr("table.hint_title", step=self.step, steps=STEPS)
        rule = ""
        if self.step == STEPS:
            rule = words.rule_of(hooks, self.advice.why, self.advice.best.code)
        return Note(title, text, more, self.close, cancel, rule=rule)

    # -- inside

    def _ask(self) -> None:
        game, match = self.game, self.game.match
        if self._runner is None:
            self._runner = self._make_runner(game.spec)
        self.advice, self._about = None, self._digest()
        # A new seed for every moment, or the adviser would follow its last plan.
        seed = rng.derived(match.record.header.seed, "hint", len(match.steps))
        hint.ask(self._runner, seed, match.observation(game.viewer))
        self.changed = True

    def _take(self, advice: Advice) -> None:
        self.advice, self._about = advice, self._digest()

    def _digest(self) -> str:
        match = self.game.match
        return match.spec.digest(match.observation(self.game.viewer).state)


class GoodMoves:
    """The good moves of a person with that help, found by a quick bot in a process of its own."""

    def __init__(self, game: TableGame, make_runner: Callable[[GameSpec[Any]], Runner]) -> None:
        self.game = game
        self.found: dict[Code, str] = {}
        """The good decisions now, the best first, each with a few words why, if there are any."""
        self._make_runner = make_runner
        self._runner: Runner | None = None
        self._about: tuple[int, Code, int] | None = None
        """The position that ``found`` is about."""
        self._asked: tuple[int, Code, int] | None = None

    @property
    def thinking(self) -> bool:
        """Whether the bot has been asked and has not answered."""
        return self._runner is not None and self._runner.thinking

    def update(self) -> bool:
        """Ask the bot or take its answer; returns whether ``found`` has changed."""
        before, now = self.found, self._now()
        if now != self._about:
            self.found, self._about = {}, now
        if self.thinking and self._runner is not None:
            # An answer that comes too late is waited for: it takes a moment.
            move = self._runner.poll()
            if move is not None and not move.trouble and self._asked == now:
                self.found = self._told(move.choice)
        elif now is not None and now != self._asked:
            self._ask(now)
        return self.found != before

    def _told(self, choice: Choice) -> dict[Code, str]:
        """Return the good decisions of a choice, with why as far as something speaks for them."""
        game = self.game
        why = {one.code: one.why for one in choice.weighed if one.why and one.why.key not in _SAME}
        good = hint.good(choice)
        return {code: words.brief(game.words, why.get(code), game.names) for code in good}

    def end(self) -> None:
        """Stop the bot's process."""
        if self._runner is not None:
            self._runner.close()
            self._runner = None

    def _now(self) -> tuple[int, Code, int] | None:
        """Return what names the position in which moves are to be marked; None for none."""
        game, match = self.game, self.game.match
        helped = match.seats[game.viewer].has(SHOWN_MOVES) and not match.is_unassisted
        if not helped or not game.asks or game.guide.no_hint() or len(match.legal()) < 2:
            return None
        steps = match.steps
        return len(steps), steps[-1].code if steps else -1, game.viewer

    def _ask(self, now: tuple[int, Code, int]) -> None:
        match = self.game.match
        if self._runner is None:
            self._runner = self._make_runner(self.game.spec)
        seed = rng.derived(match.record.header.seed, "good moves", len(match.steps))
        self._runner.ask(ladder.POINTER, seed, match.observation(self.game.viewer))
        self._asked = now

"""The decisions that bots compared: kept while the table is open, and put into words.

A bot decides a whole player turn at once, so one comparison explains every decision of the turn.
The record of the match contains none of it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from kraftwagen.bots.base import Choice
from kraftwagen.engine.types import Seat
from kraftwagen.match.match import Match
from kraftwagen.ui.language.game_words import GameWords
from kraftwagen.ui.language.whole import quote
from kraftwagen.ui.presenters import advice
from kraftwagen.ui.tables.hooks import GameHooks


@dataclass(frozen=True, slots=True)
class Thought:
    """A bot's comparison of possible decisions, made before decision ``number`` (from 1)."""

    number: int
    seat: Seat
    choice: Choice


class BotExplanations:
    """The bots' thoughts in a match, in words; every ``number`` is that of a decision, from 1."""

    def __init__(self, match: Match, hooks: GameHooks, words: GameWords) -> None:
        self._match, self._hooks, self._words = match, hooks, words
        self._kept: dict[int, Thought] = {}

    def note(self, seat: Seat, choice: Choice) -> None:
        """Store a bot's choice; call it before the decision is submitted."""
        number = len(self._match.steps) + 1
        self.forget()
        if choice.why is not None and choice.weighed:
            weighed = tuple(replace(one, line=()) for one in choice.weighed[: advice.SHOWN])
            self._kept[number] = Thought(number, seat, replace(choice, weighed=weighed))

    def forget(self) -> None:
        """Drop the thoughts behind decisions that were taken back."""
        last = len(self._match.steps)
        self._kept = {number: kept for number, kept in self._kept.items() if number <= last}

    def at(self, number: int) -> Thought | None:
        """Return the thought behind a decision, which may be older in the same turn.

        The result is None for decisions of people and where the bot compared nothing.
        """
        if not self._kept:
            return None
        steps = self._match.steps
        if not 1 <= number <= len(steps):
            return None
        seat = steps[number - 1].seat
        at = number
        while at not in self._kept:
            at -= 1
            if at < 1 or steps[at - 1].seat != seat:
                return None
            if any(event.ends_turn for event in steps[at - 1].events):
                return None
        return self._kept[at]

    # -- words

    def why(self, number: int, plain: bool = False) -> str:
        """Return the reason for a decision as a sentence; empty if there is none.

        A ``plain`` one has no estimated figures.
        """
        thought = self.at(number)
        if thought is None:
            return ""
        return advice.why(self._words, thought.choice.why, self._names, plain=plain)

    def rule(self, number: int) -> str:
        """Return the rule id of the reason, else of the decision; empty if there is no thought."""
        thought = self.at(number)
        if thought is None:
            return ""
        return advice.rule_of(self._hooks, thought.choice.why, thought.choice.code)

    def candidates(
        self, number: int, open_totals: bool, plain: bool = False
    ) -> list[tuple[str, str]]:
        """Return the compared decisions and their figures, best first; empty without a thought.

        ``open_totals`` adds the expected score, ``plain`` leaves all figures out. Other decisions
        than the one made are left out if they would reveal what the bot holds.
        """
        thought = self.at(number)
        if thought is None:
            return []
        state: Any = self._match.state_at(thought.number - 1)
        return [
            (
                self._hooks.decision(one.code, state),
                advice.figures(self._words, one, open_totals, plain),
            )
            for one in thought.choice.weighed
            if one.code == thought.choice.code or not self._match.spec.reveals_hand(one.code)
        ]

    def brief(self, number: int, open_totals: bool, plain: bool = False) -> str:
        """Return reason and candidates as plain lines for a tip; empty if there is no reason."""
        why = self.why(number, plain)
        if not why:
            return ""
        weighed = [
            self._words("advice.weighed", decision=quote(decision), figures=quote(figures))
            if figures
            else decision
            for decision, figures in self.candidates(number, open_totals, plain)
        ]
        return "\n• ".join([why, *weighed])

    def full(self, number: int, open_totals: bool, plain: bool = False) -> str:
        """Return reason and candidates in ``drawing.markup``; empty without a thought.

        Mentions it if the bot made this decision earlier in its turn.
        """
        thought = self.at(number)
        if thought is None:
            return ""
        lines = [self.why(number, plain)]
        if thought.number != number:
            lines.append(f"*{self._words('advice.earlier')}*")
        weighed = self.candidates(number, open_totals, plain)
        return "\n\n".join((*lines, advice.listed(self._words, weighed)))

    @property
    def _names(self) -> list[str]:
        return [seat.name for seat in self._match.seats]

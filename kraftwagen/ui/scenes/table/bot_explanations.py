"""What bots weighed before they decided: kept while a match is at the table, told in words.

A bot decides a whole player turn at once and then carries it out. Every decision of that turn is
answered by the thought it was born of. Nothing of it is in the record: it is the bot's, not the
game's.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from kraftwagen.bots.base import Choice
from kraftwagen.engine.types import Seat
from kraftwagen.match.match import Match
from kraftwagen.ui.language.game_words import GameWords
from kraftwagen.ui.presenters import advice
from kraftwagen.ui.tables.hooks import GameHooks


@dataclass(frozen=True, slots=True)
class Thought:
    """What stood behind a decision: the bot's comparison, made before decision ``number``."""

    number: int
    seat: Seat
    choice: Choice


class BotExplanations:
    """The thoughts of a match, by the number of the decision, from 1."""

    def __init__(self, match: Match, hooks: GameHooks, words: GameWords) -> None:
        self._match, self._hooks, self._words = match, hooks, words
        self._kept: dict[int, Thought] = {}

    def note(self, seat: Seat, choice: Choice) -> None:
        """A bot has answered; its decision is about to be made."""
        number = len(self._match.steps) + 1
        self.forget()
        if choice.why is not None and choice.weighed:
            weighed = tuple(replace(one, line=()) for one in choice.weighed[: advice.SHOWN])
            self._kept[number] = Thought(number, seat, replace(choice, weighed=weighed))

    def forget(self) -> None:
        """Drop what belongs to decisions that have been taken back."""
        last = len(self._match.steps)
        self._kept = {number: kept for number, kept in self._kept.items() if number <= last}

    def at(self, number: int) -> Thought | None:
        """The thought a decision was born of; None for people and where nothing was weighed."""
        steps = self._match.steps
        if not 1 <= number <= len(steps) or not self._kept:
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

    def why(self, number: int) -> str:
        """One sentence; empty for nothing."""
        thought = self.at(number)
        if thought is None:
            return ""
        return advice.why(self._words, thought.choice.why, self._names)

    def rule(self, number: int) -> str:
        """The rule that the reason is about, else that of the decision; empty for nothing."""
        thought = self.at(number)
        if thought is None:
            return ""
        return advice.rule_of(self._hooks, thought.choice.why, thought.choice.code)

    def candidates(self, number: int, open_totals: bool) -> list[tuple[str, str]]:
        """What was weighed, best first: decision and figures; ``open_totals``: with the score.

        What was not done and would show what the bot holds is left out.
        """
        thought = self.at(number)
        if thought is None:
            return []
        state: Any = self._match.state_at(thought.number - 1)
        return [
            (self._hooks.decision(one.code, state), advice.figures(self._words, one, open_totals))
            for one in thought.choice.weighed
            if one.code == thought.choice.code or not self._match.spec.reveals_hand(one.code)
        ]

    def brief(self, number: int, open_totals: bool) -> str:
        """Sentence and candidates as plain lines, for a tip."""
        why = self.why(number)
        if not why:
            return ""
        weighed = [
            f"{decision}: {figures}" if figures else decision
            for decision, figures in self.candidates(number, open_totals)
        ]
        return "\n• ".join([why, *weighed])

    def full(self, number: int, open_totals: bool) -> str:
        """The same in the notation of ``ui.markup``; says so when it was decided earlier."""
        thought = self.at(number)
        if thought is None:
            return ""
        lines = [self.why(number)]
        if thought.number != number:
            lines.append(f"*{self._words('advice.earlier')}*")
        weighed = self.candidates(number, open_totals)
        return "\n\n".join(lines) + "\n\n" + advice.listed(self._words, weighed)

    @property
    def _names(self) -> list[str]:
        return [seat.name for seat in self._match.seats]

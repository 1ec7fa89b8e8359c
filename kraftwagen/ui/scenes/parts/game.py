"""The match behind the table: who plays, whose bots think, what is saved, what the log says.

Knows no widgets. The table scene asks it for positions and hands it decisions.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from kraftwagen.bots.base import bot_seed
from kraftwagen.bots.runner import BotDecision, BotRunner
from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Code, Event, Observation, Option, Seat
from kraftwagen.match.match import Match
from kraftwagen.match.saves import SaveError, Saves
from kraftwagen.match.seats import PERSON, Handover
from kraftwagen.ui.language.game_words import GameWords
from kraftwagen.ui.platform.report import facts_of
from kraftwagen.ui.scenes.parts.bot_explanations import BotExplanations
from kraftwagen.ui.scenes.parts.log import LogBook, marked
from kraftwagen.ui.services import Services
from kraftwagen.ui.tables.base import Position
from kraftwagen.ui.tables.hooks import GameHooks, LogLine

_LOG = logging.getLogger(__name__)


class Runner(Protocol):
    """What the table needs of a bot runner; ``BotRunner`` is the usual one."""

    @property
    def thinking(self) -> bool:
        """Whether a question is open."""

    @property
    def progress(self) -> float:
        """How far the open question is, 0 to 1."""

    def ask(self, bot: str, seed: int, observation: Observation) -> None:
        """Let a bot decide."""

    def poll(self) -> BotDecision | None:
        """The answer, once."""

    def cancel(self) -> None:
        """Forget the open question."""

    def close(self) -> None:
        """End it."""


@dataclass(frozen=True)
class Undo:
    """What the undo button does now: "undo", "take_back" or "" with the reason why not."""

    kind: str
    reason: str = ""


class TableGame:
    """One match at one screen. ``trouble`` holds a sentence to be shown, or is empty."""

    def __init__(
        self,
        app: Services,
        match: Match,
        hooks: GameHooks,
        saves: Saves | None,
        make_runner: Callable[[GameSpec[Any]], Runner] = BotRunner,
    ) -> None:
        self.match, self.hooks, self.saves = match, hooks, saves
        self.app, self.tr, self.settings = app, app.tr, app.settings
        self.names = [seat.name for seat in match.seats]
        self.log = LogBook()
        self.trouble = ""
        self.words = GameWords(app.tr, match.spec)
        self.thoughts = BotExplanations(match, hooks, self.words)
        self._names = marked(self.names)
        self._make_runner = make_runner
        self._runner: Runner | None = None
        self._unsaved = ""
        self.viewer: Seat = self._first_viewer()

    # -- who is who

    @property
    def spec(self) -> GameSpec[Any]:
        """The game."""
        return self.match.spec

    @property
    def persons(self) -> list[Seat]:
        """The seats of people at this screen."""
        return [seat for seat, info in enumerate(self.match.seats) if info.is_person]

    @property
    def person_to_move(self) -> bool:
        """Whether a person decides now."""
        return not self.match.is_over and self.match.seats[self.match.actor].is_person

    @property
    def asks(self) -> bool:
        """Whether the person at the screen is the one to decide."""
        return self.person_to_move and self.match.actor == self.viewer

    @property
    def open_totals(self) -> bool:
        """Whether totals are shown: by the setting, else unless people share the screen."""
        if self.settings.open_totals == "auto":
            return len(self.persons) < 2
        return self.settings.open_totals == "on"

    @property
    def hidden_totals(self) -> frozenset[Seat]:
        """The seats whose totals the viewer may not see now."""
        return self._closed_to(self.viewer)

    def _closed_to(self, seat: Seat) -> frozenset[Seat]:
        if self.open_totals or self.match.is_over:
            return frozenset()
        return frozenset(range(len(self.names))) - {seat}

    def _first_viewer(self) -> Seat:
        persons = self.persons
        decided = [step.seat for step in self.match.steps if step.seat in persons]
        if self.person_to_move and (len(persons) == 1 or not decided):
            return self.match.actor
        return decided[-1] if decided else persons[0] if persons else 0

    # -- what is shown

    def position(self) -> Position:
        """The present moment as the viewer may see it; options only when they are to move."""
        match = self.match
        options = match.options(match.actor) if self.asks else ()
        return self._seen(match.state, options, self.marks())

    def moment(self, number: int) -> Position:
        """The moment after ``number`` decisions, with what the last of them changed marked."""
        happened = self.happened(number)
        cut = self.hooks.scoring(happened)
        return self._seen(self.match.state_at(number), (), happened[: cut[0]] if cut else happened)

    def happened(self, number: int) -> list[Event]:
        """What the decision of that number did, counted from 1, as the viewer may see it."""
        if number < 1:
            return []
        step = self.match.steps[number - 1]
        return [self.spec.redact(event, self.viewer) for event in step.events]

    def told(self, number: int) -> list[Event]:
        """As ``happened``, of a scoring only its first event: it has a scene of its own."""
        events = self.happened(number)
        cut = self.hooks.scoring(events)
        return events if cut is None else [*events[: cut[0] + 1], *events[cut[1] :]]

    def _seen(self, state: Any, options: Sequence[Option], marks: Sequence[Event]) -> Position:
        return Position(
            spec=self.spec,
            state=self.spec.observe(state, self.viewer).state,
            viewer=self.viewer,
            names=self.names,
            options=options,
            hidden_totals=self.hidden_totals,
            marks=marks,
        )

    def marks(self) -> list[Event]:
        """What stays marked: what happened since the viewer's last turn, or the turn just made."""
        steps = self.match.steps
        first = len(steps)
        if steps:
            own = steps[-1].seat == self.viewer
            while first and (steps[first - 1].seat == self.viewer) == own:
                first -= 1
        found: list[Event] = []
        for step in steps[first:]:
            cut = self.hooks.scoring(step.events)
            if cut is not None:
                found = []
                continue
            found += [self.spec.redact(event, self.viewer) for event in step.events]
        return found

    def lines(self, event: Event) -> list[LogLine]:
        """The log lines of an event."""
        return self.hooks.log(event, self.match.state, self._names)

    def rebuild_log(self) -> None:
        """The log from the decisions, after loading or undoing."""
        handed = self.match.handovers
        self.log.clear()
        for number, step in enumerate(self.match.steps, start=1):
            self.log.add([self._handed(one) for one in handed if one.number == number - 1])
            self.log.mark(number)
            for event in step.events:
                self.log.add(self.lines(self.spec.redact(event, self.viewer)))
        last = len(self.match.steps)
        self.log.add([self._handed(one) for one in handed if one.number >= last])

    def _handed(self, one: Handover) -> LogLine:
        kind = "to_person" if one.after == PERSON else "to_bot"
        words = self.tr(
            f"table.handed.{kind}", name=self._names[one.seat], bot=self.words.controller(one.after)
        )
        return LogLine(words, "move")

    # -- decisions

    def decide(self, seat: Seat, code: Code) -> list[Event]:
        """Submit a decision and save; what happened."""
        happened = self.match.submit(seat, code)
        self.autosave()
        return happened

    def forced(self) -> Code | None:
        """The only decision there is, if the settings let it be made by itself."""
        legal = self.match.legal()
        if len(legal) != 1:
            return None
        if legal[0] == self.hooks.end_turn:
            return legal[0] if self.settings.auto_end_turn else None
        return legal[0] if self.settings.auto_forced else None

    def undo_status(self) -> Undo:
        """What can be taken back by the person at the screen."""
        if not self.persons or self.viewer not in self.persons:
            return Undo("", self.tr("table.undo_nobody"))
        status = self.match.undo_status(self.viewer)
        if status.ok:
            return Undo("undo")
        reason = self.words(f"reason.{status.reason.key}") if status.reason else ""
        if self.match.take_back_status(self.viewer).ok:
            return Undo("take_back", reason)
        return Undo("", reason)

    def undo(self) -> None:
        """Take back by the button."""
        kind = self.undo_status().kind
        if self._runner is not None:
            self._runner.cancel()
        if kind == "undo":
            self.match.undo(self.viewer)
        elif kind == "take_back":
            self.match.take_back(self.viewer)
        self.thoughts.forget()
        self.rebuild_log()
        self.autosave()

    def hand_over(self, seat: Seat, controller: str) -> None:
        """Let a bot or a person decide for a seat from now on; saved and told in the log."""
        if controller == self.match.seats[seat].controller:
            return
        if self._runner is not None:
            self._runner.cancel()
        self.match.hand_over(seat, controller)
        if self.viewer not in self.persons and self.persons:
            self.viewer = self.persons[0]
        self.rebuild_log()
        self.autosave()

    # -- bots

    @property
    def runner(self) -> Runner:
        """The worker process, started when the first bot is to move."""
        if self._runner is None:
            self._runner = self._make_runner(self.spec)
        return self._runner

    def warm_up(self) -> None:
        """Start the worker before it is needed."""
        if len(self.persons) < len(self.names):
            self.runner.poll()

    def think(self) -> bool:
        """Ask the bot to move unless that was done; whether it was."""
        runner = self.runner
        if runner.thinking:
            return True
        seat = self.match.actor
        seed = bot_seed(self.match.record.header.seed, seat)
        runner.ask(self.match.seats[seat].controller, seed, self.match.observation(seat))
        return False

    def poll(self) -> tuple[Seat, Code] | None:
        """The decision of the bot to move; asks it when nobody has."""
        if not self.think():
            return None
        move = self.runner.poll()
        if move is None:
            return None
        if move.trouble:
            _LOG.warning("bot trouble: %s", move.trouble)
            self.trouble = self.tr("table.bot_trouble", name=self.names[move.seat])
        else:
            self.thoughts.note(move.seat, move.choice)
        return move.seat, move.choice.code

    def count_hint(self) -> None:
        """The person at the screen was given a hint."""
        self.match.count_hint(self.viewer)
        self.autosave()

    def why(self, number: int) -> str:
        """Why the bot made a decision, in one sentence; empty when unknown or not wanted."""
        return self.thoughts.why(number) if self.settings.bot_reasons else ""

    def knows_why(self, number: int) -> bool:
        """Whether ``why`` has a sentence."""
        return self.settings.bot_reasons and self.thoughts.at(number) is not None

    def weighed(self, number: int) -> str:
        """As ``why``, with what the bot weighed, one line each."""
        wanted = self.settings.bot_reasons
        return self.thoughts.brief(number, self.open_totals) if wanted else ""

    @property
    def progress(self) -> float:
        """How far the thinking bot is."""
        return self._runner.progress if self._runner is not None else 0.0

    def close(self) -> None:
        """End the worker."""
        if self._runner is not None:
            self._runner.close()
            self._runner = None

    # -- saving; a full disk must not stop a game

    def autosave(self) -> None:
        """Save the match; says so once when that fails, and once more when it works again."""
        if self.saves is None:
            return
        try:
            self.saves.autosave(self.match.record)
        except SaveError as error:
            if not self._unsaved:
                self.trouble = self.tr("table.autosave_failed", problem=error.problem)
            self._unsaved = error.problem
        else:
            if self._unsaved:
                self.trouble = self.tr("table.autosave_again")
            self._unsaved = ""

    def would_overwrite(self, name: str) -> bool:
        """Whether saving under this name would replace the save of another game."""
        return self.saves is not None and self.saves.would_overwrite(self.match.record, name)

    def save_as(self, name: str) -> str:
        """Save under a name; the sentence to be shown."""
        if self.saves is None:
            return self.tr("table.save_nowhere")
        try:
            self.saves.save(self.match.record, name)
        except SaveError as error:
            return self.tr("table.save_failed", problem=error.problem)
        return self.tr("table.saved_as", name=name)

    # -- what the app asks of a match in play (ui.report.RunningMatch)

    def save(self) -> Path | None:
        """Put the match in safety."""
        return self.saves.autosave(self.match.record) if self.saves is not None else None

    def unsaved(self) -> str:
        """What keeps the match from being saved, after one more try; empty when it is saved."""
        if self._unsaved:
            self.autosave()
        return self._unsaved

    def describe(self) -> dict[str, str]:
        """Facts for a report."""
        return facts_of(self.match)

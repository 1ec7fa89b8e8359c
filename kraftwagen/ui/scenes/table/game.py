"""The match behind the table: deciding, undo, bots, saving. It knows no widgets."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from kraftwagen.bots.base import bot_seed
from kraftwagen.bots.runner import BotDecision, BotRunner
from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import NOBODY, Code, Event, Observation, Seat
from kraftwagen.match.daily import still_counts
from kraftwagen.match.match import Match
from kraftwagen.match.saves import SaveError, Saves
from kraftwagen.ui.platform.report import facts_of
from kraftwagen.ui.presenters.post_game import PostGameReport, note_match
from kraftwagen.ui.scenes.parts.guide import Guide
from kraftwagen.ui.scenes.parts.log_book import LogBook
from kraftwagen.ui.scenes.parts.match_view import MatchView
from kraftwagen.ui.scenes.table.bot_explanations import BotExplanations
from kraftwagen.ui.scenes.table.keeper import Keeper
from kraftwagen.ui.scenes.table.pace import Pace
from kraftwagen.ui.services import Services
from kraftwagen.ui.tables.base import Position
from kraftwagen.ui.tables.hooks import GameHooks

_LOG = logging.getLogger(__name__)


class Runner(Protocol):
    """The part of a bot runner that the table needs; ``BotRunner`` is the usual one."""

    @property
    def thinking(self) -> bool:
        """Whether a bot was asked and has not answered."""

    @property
    def progress(self) -> float:
        """The progress of the bot's thinking, 0 to 1."""

    def ask(self, bot: str, seed: int, observation: Observation) -> None:
        """Ask a bot to decide; ``poll`` returns its answer."""

    def poll(self) -> BotDecision | None:
        """Return the bot's answer, once; None before it has come."""

    def cancel(self) -> None:
        """Drop the question that was asked."""

    def close(self) -> None:
        """Stop the process."""


class News(NamedTuple):
    """A sentence for the person at the screen, and whether it is good news or at least no bad."""

    words: str
    good: bool = False


@dataclass(frozen=True)
class Undo:
    """The effect of the undo button: "undo", "take_back" or ""; ``reason`` is why not "undo"."""

    kind: str
    reason: str = ""


class TableGame(MatchView):
    """A match being played at this screen.

    ``news`` is a sentence to be shown, or None; ``guide`` leads a person through the match.
    """

    def __init__(
        self,
        app: Services,
        match: Match,
        hooks: GameHooks,
        saves: Saves | None,
        make_runner: Callable[[GameSpec[Any]], Runner] = BotRunner,
        guide: Guide | None = None,
    ) -> None:
        super().__init__(app, match, hooks, LogBook())
        self.guide = guide or Guide()
        self.pace = Pace(app, self.guide.followed, alone=not self.persons)
        self.news: News | None = None
        self.covered = self.shares_secrets
        """Whether the viewer's hand is hidden, because others may be looking at the screen."""
        self.explanations = BotExplanations(match, hooks, self.words)
        self.changed = False
        """Whether something has happened since the match was last saved."""
        self._saved_end = False
        """Whether the match was saved as a finished one, so that its result is to be stored."""
        self.noted: PostGameReport | None = None
        """The report stored when the match ended at this table; None before."""
        self.way_back = ""
        """The key of the entry that leads back to what the table was opened over; often none."""
        self._make_runner = make_runner
        self._runner: Runner | None = None
        kept = self.guide.kept
        refused = kept and app.paths.refused is not None
        self.keeper = Keeper(saves if kept else None, lambda: app.now, temporary=refused)

    @property
    def speed(self) -> str:
        """The name of the speed at which pieces move, a key of ``SPEEDS``."""
        return self.pace.speed

    @property
    def knower(self) -> Seat:
        """The seat whose knowledge is shown; NOBODY while the hand of the viewer is hidden."""
        return NOBODY if self.covered else self.viewer

    def cover(self, covered: bool) -> bool:
        """Hide or show the viewer's hand; returns whether anything has changed."""
        covered = covered and self.shares_secrets
        if covered == self.covered:
            return False
        self.covered = covered
        self.rebuild_log()
        return True

    @property
    def saves(self) -> Saves | None:
        """The folder for autosaves; None if the match is not kept."""
        return self.keeper.saves

    @saves.setter
    def saves(self, saves: Saves | None) -> None:
        self.keeper.saves = saves

    @property
    def asks(self) -> bool:
        """Whether the person at the screen must decide; False once the guide ended the game."""
        here = self.person_to_move and self.match.actor == self.viewer
        return here and not self.guide.ended()

    def position(self, number: int | None = None) -> Position:
        """Return the position after ``number`` decisions, by default the latest.

        Changes since the viewer's last turn are marked. The latest position has the options of the
        person who must decide.
        """
        match = self.match
        last = len(match.steps)
        number = last if number is None else number
        options = match.options(match.actor) if self.asks and number == last else ()
        return self._seen(number, options, self._marks(number))

    def _marks(self, last: int) -> list[Event]:
        """Return the events to mark: since the viewer's last turn, or of the turn just made."""
        steps = self.match.steps[:last]
        first = last
        if steps:
            own = steps[-1].seat == self.viewer
            while first and (steps[first - 1].seat == self.viewer) == own:
                first -= 1
        found: list[Event] = []
        for number in range(first + 1, last + 1):
            decision = self.decision(number)
            found = [] if decision.scored else [*found, *decision.events]
        return found

    # -- decisions

    def decide(self, seat: Seat, code: Code) -> None:
        """Save earlier changes, then submit a decision."""
        self.save_changes()
        self.match.submit(seat, code)
        self.changed = True

    def forced(self) -> Code | None:
        """Return the only legal decision if the settings let it be made automatically; else None.

        A decision that ends a stage of the game is always left to the person.
        """
        legal = self.match.legal()
        if len(legal) != 1 or not self.guide.forces or self._ends_stage(legal[0]):
            return None
        if legal[0] == self.hooks.end_turn:
            return legal[0] if self.settings.auto_end_turn else None
        return legal[0] if self.settings.auto_forced else None

    def _ends_stage(self, code: Code) -> bool:
        spec, happened = self.match.spec, list[Event]()
        spec.apply(spec.clone(self.match.state), code, happened)
        return any(event.stage_end() is not None for event in happened)

    def undo_status(self) -> Undo:
        """Return the undo that the person at the screen has now."""
        if not self.persons or self.viewer not in self.persons:
            return Undo("", self.tr("table.undo_nobody"))
        problem = self.guide.no_undo()
        if problem:
            return Undo("", problem)
        status = self.match.undo_status(self.viewer)
        if status.ok:
            return Undo("undo")
        reason = self.words(f"reason.{status.reason.key}") if status.reason else ""
        if self.match.take_back_status(self.viewer).ok:
            return Undo("take_back", reason)
        return Undo("", reason)

    def undo(self) -> None:
        """Undo or take back, whichever ``undo_status`` allows; do nothing if it allows neither."""
        kind = self.undo_status().kind
        if not kind:
            return
        if self._runner is not None:
            self._runner.cancel()
        if kind == "undo":
            self.match.undo(self.viewer)
        elif kind == "take_back":
            self.match.take_back(self.viewer)
        self.explanations.forget()
        self.rebuild_log()
        self.changed = True
        self.guide.undone()

    def hand_over_costs(self) -> str:
        """Return the cost of handing a seat over now, as a sentence; empty for none."""
        if still_counts(self.match):
            return self.tr("table.hand_over_daily")
        return self.guide.hand_over_costs()

    def hand_over(self, seat: Seat, controller: str) -> None:
        """Let ``controller`` (PERSON or a bot) play a seat from now on; the log mentions it."""
        if controller == self.match.seats[seat].controller:
            return
        if self._runner is not None:
            self._runner.cancel()
        self.match.hand_over(seat, controller)
        if self.viewer not in self.persons and self.persons:
            self.viewer = self.persons[0]
        self.rebuild_log()
        self.changed = True
        self.guide.undone()

    # -- bots

    @property
    def runner(self) -> Runner:
        """The bots' worker process, started when first used."""
        if self._runner is None:
            self._runner = self._make_runner(self.spec)
        return self._runner

    def warm_up(self) -> None:
        """Start the worker before it is needed, if a bot plays."""
        if len(self.persons) < len(self.names):
            self.runner.poll()

    def think(self) -> bool:
        """Ask the bot to move for its decision; returns whether it was thinking already."""
        runner = self.runner
        if runner.thinking:
            return True
        seat = self.match.actor
        seed = bot_seed(self.match.record.header.seed, seat)
        runner.ask(self.match.seats[seat].controller, seed, self.match.observation(seat))
        return False

    def poll(self) -> tuple[Seat, Code] | None:
        """Return the seat and decision of the bot to move; None while it thinks.

        Asks the bot first, if necessary.
        """
        if not self.think():
            return None
        move = self.runner.poll()
        if move is None:
            return None
        if move.trouble:
            _LOG.warning("bot trouble: %s", move.trouble)
            words = self.tr("table.bot_trouble", name=self.names[move.seat])
            self.news = News(words, good=True)
        else:
            self.explanations.note(move.seat, move.choice)
        return move.seat, move.choice.code

    def count_hint(self) -> None:
        """Count a hint given to the person at the screen."""
        self.match.count_hint(self.viewer)
        self.changed = True

    def why(self, number: int) -> str:
        """Return the reason for a bot's decision (from 1) as a sentence; "" for none wanted."""
        return self.explanations.why(number, self.plain) if self.settings.bot_reasons else ""

    def knows_why(self, number: int) -> bool:
        """Return whether ``why`` has a sentence for a decision."""
        return self.settings.bot_reasons and self.explanations.at(number) is not None

    def weighed(self, number: int) -> str:
        """Return the reason for a bot's decision and its comparison, a line each; may be empty."""
        wanted = self.settings.bot_reasons
        told = self.explanations.brief
        return told(number, self.open_totals, self.plain) if wanted else ""

    @property
    def progress(self) -> float:
        """The progress of the bot's thinking, 0 to 1."""
        return self._runner.progress if self._runner is not None else 0.0

    def close(self) -> None:
        """Stop the worker and save the latest changes."""
        if self._runner is not None:
            self._runner.close()
            self._runner = None
        self.save_changes()
        if self.changed:
            self.save_changes()  # the result of a match that ended just now

    # -- saving; a full disk must not stop a game

    def save_changes(self) -> None:
        """Save the latest changes, or try again some time after a failure.

        Sets ``news`` when saving begins to fail and when it works again. The next call after a
        finished match was saved stores its result: there is time for one of them in a frame.
        """
        keeper, to_note = self.keeper, self.match.is_over and self.guide.kept
        if not self.changed and not keeper.due:
            return
        if self._saved_end and to_note and self.noted is None:
            self.changed = self._saved_end = False
            self._note_end()
            return
        before = keeper.state
        keeper.write(self.match.kept_record)
        self.changed = self._saved_end = to_note and self.noted is None
        if keeper.state == before:
            return
        if keeper.state == "not_saved":
            self.news = News(self.tr("table.autosave_failed", problem=keeper.problem))
        else:
            self.news = News(self.tr("table.autosave_again"), good=True)

    def _note_end(self) -> None:
        """Store a finished match's result once, when it is saved and before its end is shown.

        So leaving during the last scoring loses nothing. If the window closes in between,
        ``post_game`` stores the result from the save.
        """
        self.noted = note_match(self.app, self.match)
        self.guide.note_end()

    def kept_words(self) -> str:
        """Return the place where the game is saved, and any trouble, in one or two sentences."""
        return self.tr(
            f"table.kept.{self.keeper.state}.words",
            problem=self.keeper.problem,
            file=self.keeper.elsewhere or "",
            folder=self.app.paths.saves,
        )

    def save_elsewhere(self, folder: Path) -> str:
        """Save in another folder from now on; returns a sentence on the outcome."""
        try:
            file = self.keeper.move(folder, self.match.kept_record)
        except SaveError as error:
            return self.tr("table.save_failed", problem=error.problem)
        self.app.settings.elsewhere = str(file)
        self.app.save_settings()
        return self.tr("table.saved_elsewhere", file=file)

    def would_overwrite(self, name: str) -> bool:
        """Return whether saving under this name would replace the save of another game."""
        return self.saves is not None and self.saves.would_overwrite(self.match.record, name)

    def save_as(self, name: str) -> News:
        """Save under a name; returns the outcome."""
        if self.saves is None:
            return News(self.tr("table.save_nowhere"))
        try:
            self.saves.save(self.match.kept_record, name)
        except SaveError as error:
            return News(self.tr("table.save_failed", problem=error.problem))
        return News(self.tr("table.saved_as", name=name), good=True)

    # -- what the app asks of a match in play (ui.report.RunningMatch)

    def save(self) -> Path | None:
        """Autosave the match; returns the file, or None if it is not kept. Raises SaveError."""
        self.changed = False
        return self.saves.autosave(self.match.kept_record) if self.saves is not None else None

    def unsaved(self) -> str:
        """Try to save once more; returns the obstacle as a sentence, or ""."""
        self.changed = self.changed or bool(self.keeper.problem)
        self.save_changes()
        return self.keeper.problem if self.keeper.state == "not_saved" else ""

    def describe(self) -> dict[str, str]:
        """Return facts about the match for an error report."""
        return facts_of(self.match)

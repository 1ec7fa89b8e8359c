"""A match as one seat sees it: what table, replay and export need to show its moments."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Any

from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Event, Option, Seat
from kraftwagen.match.match import Match
from kraftwagen.match.seats import PERSON, Handover
from kraftwagen.ui.drawing.canvas import colours_of
from kraftwagen.ui.language.game_words import GameWords
from kraftwagen.ui.scenes.parts.log import LogBook, marked, plain
from kraftwagen.ui.services import Services
from kraftwagen.ui.tables.base import Position
from kraftwagen.ui.tables.decision import Decision
from kraftwagen.ui.tables.director import Director
from kraftwagen.ui.tables.hooks import GameHooks, LogLine


class MatchView:
    """The moments, the log and the names of a match, for ``viewer``; changes nothing in it.

    A moment has the number of decisions made before it. All states are held by the match, so that
    going to any of them costs nothing but the picture.
    """

    def __init__(self, app: Services, match: Match, hooks: GameHooks, log: LogBook) -> None:
        self.app, self.tr, self.settings = app, app.tr, app.settings
        self.match, self.hooks, self.log = match, hooks, log
        self.words = GameWords(app.tr, match.spec)
        self.names = [seat.name for seat in match.seats]
        self._names = marked(self.names)
        self.colours = colours_of(match.seats)
        self._standing: list[tuple[Any, Any]] = []
        """States from the beginning on, each with what stays in its place; see ``_stays_at``."""
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
    def knower(self) -> Seat:
        """Whose knowledge is shown, wherever it is looked from; NOBODY for what all know."""
        return self.viewer

    @property
    def shares_secrets(self) -> bool:
        """Whether people at one screen hold what the others there may not see yet."""
        return self.spec.hidden_hands and len(self.persons) > 1 and not self.match.is_over

    @property
    def open_totals(self) -> bool:
        """Whether totals are shown: as this game was set up, where that is an option of it.

        Else by the setting, or unless people share the screen.
        """
        if self.spec.totals_option:
            option = self.spec.totals_option
            return bool(self.match.set_up.get(option, self.spec.options[option]))
        if self.settings.open_totals == "auto":
            return len(self.persons) < 2
        return self.settings.open_totals == "on"

    @property
    def hidden_totals(self) -> frozenset[Seat]:
        """The seats whose totals the viewer may not see now."""
        return self._closed_to(self.knower)

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

    def decision(self, number: int) -> Decision:
        """The decision of that number, from 1."""
        match = self.match
        after = match.state_at(number)
        return Decision(self.spec, self.hooks, self.knower, match.steps[number - 1], after)

    def moment(self, number: int) -> Position:
        """The moment after ``number`` decisions, with what the last of them changed marked."""
        marks = self.decision(number).opening if number else ()
        return self._seen(number, (), marks)

    def _seen(self, number: int, options: Sequence[Option], marks: Sequence[Event]) -> Position:
        state = self.match.state_at(number)
        return Position(
            spec=self.spec,
            state=self.spec.observe(state, self.knower).state,
            viewer=self.viewer,
            names=self.names,
            options=options,
            hidden_totals=self.hidden_totals,
            marks=marks,
            colours=self.colours,
            stays=self._stays_at(number),
        )

    def _stays_at(self, number: int) -> Any:
        """What stays in its place on the table from the beginning to a moment.

        It follows from the states alone, so that a game stands as it stood when it is loaded,
        replayed, taken back or played on from one of its moments.
        """
        known = self._standing
        for at in range(number + 1):
            state = self.match.state_at(at)
            if at < len(known) and known[at][0] is state:
                continue
            before = known[at - 1][1] if at else None
            known[at:] = [(state, self.hooks.stays(before, state))]
        return known[number][1]

    def show_scoring(self, decision: Decision, director: Director, alone: bool) -> None:
        """Cover the table with a scoring; the director goes on when that is closed.

        With nobody to wait for (``alone``) it needs no scene where nothing is animated.
        """
        instant = not director.animates()
        if instant and alone:
            return
        director.frozen = True
        options = {
            "instant": instant,
            "alone": alone,
            "hidden": self.hidden_totals,
            "people": self.persons,
            "earlier": self._before(decision),
            "after": decision.after,
        }
        self.app.stack.push(
            self.hooks.scoring_scene(decision.before, decision.scored, self.names, options)
        )

    def _before(self, decision: Decision) -> list[Event]:
        """All that has happened before what is scored."""
        steps = takewhile(lambda step: step is not decision.step, self.match.steps)
        events = (event for step in steps for event in step.events)
        return [*(self.spec.redact(event, self.knower) for event in events), *decision.opening]

    # -- words

    def title(self, number: int) -> str:
        """Where the game stood at a moment."""
        return self.hooks.title(self.match.state_at(number))

    def lines(self, event: Event) -> list[LogLine]:
        """The log lines of an event."""
        return self.hooks.log(event, self.match.state, self._names)

    def main_line(self, lines: Sequence[LogLine]) -> str:
        """The weightiest of the lines about a decision, without marks; empty when there is none."""
        moves = [line for line in lines if line.weight == "move"] or lines
        return plain(moves[0].text) if moves else ""

    def rebuild_log(self) -> None:
        """The log from the decisions, after loading or undoing."""
        handed = self.match.handovers
        self.log.clear()
        for number, step in enumerate(self.match.steps, start=1):
            self.log.add([self._handed(one) for one in handed if one.number == number - 1])
            self.log.mark(number)
            for event in step.events:
                self.log.add(self.lines(self.spec.redact(event, self.knower)))
        last = len(self.match.steps)
        self.log.add([self._handed(one) for one in handed if one.number >= last])

    def _handed(self, one: Handover) -> LogLine:
        kind = "to_person" if one.after == PERSON else "to_bot"
        bot = self.words.controller(one.after)
        words = self.tr(f"table.handed.{kind}", name=self._names[one.seat], bot=bot)
        return LogLine(words, "move")

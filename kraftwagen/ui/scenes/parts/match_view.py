"""A match as one seat sees it, for table, replay and export."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Any

from pygame import Surface

from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import NOBODY, Event, Option, Seat
from kraftwagen.match.match import Match
from kraftwagen.match.seats import PERSON, Handover
from kraftwagen.ui.drawing.canvas import colours_of
from kraftwagen.ui.drawing.marque import read
from kraftwagen.ui.drawing.people import CALM, likeness
from kraftwagen.ui.language.game_words import GameWords
from kraftwagen.ui.presenters.standing import open_totals
from kraftwagen.ui.scenes.parts.log_book import LogBook, marked, plain
from kraftwagen.ui.scenes.parts.moods import Moods
from kraftwagen.ui.services import Services
from kraftwagen.ui.tables.base import Position
from kraftwagen.ui.tables.decision import Decision
from kraftwagen.ui.tables.director import Director
from kraftwagen.ui.tables.hooks import GameHooks, LogLine


class MatchView:
    """Moments, log and names of a match as seen by the seat ``viewer``; changes nothing.

    A moment is numbered by the decisions before it. The match holds all states, so going to any
    moment costs only the drawing.
    """

    def __init__(self, app: Services, match: Match, hooks: GameHooks, log: LogBook) -> None:
        self.app, self.tr, self.settings = app, app.tr, app.settings
        self.match, self.hooks, self.log = match, hooks, log
        self.words = GameWords(app.tr, match.spec)
        self.names = [seat.name for seat in match.seats]
        self._names = marked(self.names)
        self.colours = colours_of(match.seats, read(app.settings.marque))
        self._standing: list[tuple[Any, Any]] = []
        """Pairs of a state and its ``GameHooks.stays``, from the beginning on."""
        self.moods = Moods(app.resources, match, hooks, app.settings.guests)
        self.viewer: Seat = self._first_viewer()

    # -- who is who

    @property
    def spec(self) -> GameSpec[Any]:
        return self.match.spec

    @property
    def persons(self) -> list[Seat]:
        """The seats of people at this screen."""
        return [seat for seat, info in enumerate(self.match.seats) if info.is_person]

    @property
    def helped(self) -> bool:
        """Whether the person whose view this is has help at their seat."""
        return self.match.seats[self.viewer].is_helped

    @property
    def plain(self) -> bool:
        """Whether hints and remarks leave figures out, as the settings say; always with help."""
        return self.helped or not self.app.settings.show_figures

    @property
    def person_to_move(self) -> bool:
        """Whether a person must decide now."""
        match = self.match
        return not match.is_over and match.seats[match.actor].is_person

    @property
    def knower(self) -> Seat:
        """The seat whose knowledge is shown; NOBODY for what everybody may know."""
        return self.viewer

    @property
    def shares_secrets(self) -> bool:
        """Whether several people at this screen have hands that they hide from each other."""
        return self.spec.hidden_hands and len(self.persons) > 1 and not self.match.is_over

    @property
    def open_totals(self) -> bool:
        return open_totals(self.match, self.settings.open_totals)

    @property
    def hidden_totals(self) -> frozenset[Seat]:
        """The seats whose totals are hidden from the viewer now."""
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

    def picture(self, seat: Seat, side: float, mood: str = CALM) -> Surface | None:
        """Return a picture of who sits at a seat; None where nobody drew one."""
        face = self.moods.calm()[seat]
        if face is None:
            return None
        return likeness(self.app.resources, self.spec.id, face._replace(mood=mood), side)

    # -- what is shown

    def decision(self, number: int) -> Decision:
        """Return a decision by its number, from 1."""
        match = self.match
        after = match.state_at(number)
        return Decision(self.spec, self.hooks, self.knower, match.steps[number - 1], after)

    def moment(self, number: int) -> Position:
        """Return the position after ``number`` decisions, with changes of the last one marked."""
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
            faces=self.moods.at(number, self.hidden_totals),
        )

    def _stays_at(self, number: int) -> Any:
        """Return where lasting things stand at a moment (``GameHooks.stays``).

        It follows from the states alone, so it is the same after loading, replay, undo and playing
        on from a moment.
        """
        known = self._standing
        for at in range(number + 1):
            state = self.match.state_at(at)
            if at < len(known) and known[at][0] is state:
                continue
            before = known[at - 1][1] if at else None
            known[at:] = [(state, self.hooks.stays(before, state))]
        return known[number][1]

    def show_scoring(
        self, decision: Decision, director: Director, alone: bool, played: bool = True
    ) -> None:
        """Cover the table with a scoring scene; the director goes on when the scene closes.

        The scoring is ``played`` by itself, or explained step by step. If only bots play
        (``alone``) and nothing is animated, no scene is shown.
        """
        instant = not director.animates()
        if instant and alone:
            return
        options = {
            "instant": instant,
            "alone": alone,
            # Several people look at a show together, so none of them sees a total.
            "hidden": self._closed_to(NOBODY) if len(self.persons) > 1 else self.hidden_totals,
            "people": self.persons,
            "earlier": self._before(decision),
            "after": decision.after,
            "faces": self.moods.calm(),
        }
        make = self.hooks.scoring_show if played else self.hooks.scoring_scene
        scene = make(decision.before, decision.scored, self.names, options)
        if scene is not None:
            director.frozen = True
            self.app.stack.push(scene)

    def withholds(self, decision: Decision) -> bool:
        """Return whether the show of a scoring alone shows this decision of a bot."""
        if decision.step.seat in self.persons:
            return False
        return self.hooks.withholds(decision.step.before, self.persons)

    def _before(self, decision: Decision) -> list[Event]:
        """Return all events of the match before those that the scoring is about."""
        steps = takewhile(lambda step: step is not decision.step, self.match.steps)
        events = (event for step in steps for event in step.events)
        return [*(event.seen_by(self.knower) for event in events), *decision.opening]

    # -- words

    def title(self, number: int) -> str:
        """Return the stage and turn of the game at a moment in words."""
        return self.hooks.title(self.match.state_at(number))

    def lines(self, event: Event) -> list[LogLine]:
        """Return the log lines of an event."""
        return self.hooks.log(event, self.match.state, self._names)

    def note(self, event: Event) -> list[LogLine]:
        """Write an event into the log; returns its lines."""
        lines = self.lines(event)
        signs = self.hooks.shown(event, self.match.state).signs
        self.log.add(lines, signs, ends_turn=event.ends_turn)
        return lines

    def main_line(self, lines: Sequence[LogLine]) -> str:
        """Return the main line about a decision as plain text; empty if there is none."""
        moves = [line for line in lines if line.weight == "move"] or lines
        return plain(moves[0].text) if moves else ""

    def rebuild_log(self) -> None:
        """Write the log from the decisions, for example after loading or undo."""
        handed = self.match.handovers
        self.log.clear()
        for number, step in enumerate(self.match.steps, start=1):
            self.log.add([self._handed(one) for one in handed if one.number == number - 1])
            self.log.mark(number, step.seat)
            for event in step.events:
                self.note(event.seen_by(self.knower))
        last = len(self.match.steps)
        self.log.add([self._handed(one) for one in handed if one.number >= last])

    def _handed(self, one: Handover) -> LogLine:
        kind = "to_person" if one.after == PERSON else "to_bot"
        bot = self.words.controller(one.after)
        words = self.tr(f"table.handed.{kind}", name=self._names[one.seat], bot=bot)
        return LogLine(words, "move")

"""The actions at the table, whoever asks for them: a button, a key, a gesture, a bot.

Bars, panels and other scenes are given the controller and call it; it never calls them. When
something has changed that is shown around the table it calls ``refresh``, which finds the phase
anew; the scene brings everything up to date once, before the next picture.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import pygame
from pygame import Rect

from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Code, Event, Seat
from kraftwagen.match.match import Match
from kraftwagen.ui.scenes.parts.celebrate import Celebrations
from kraftwagen.ui.scenes.parts.fold import Fold
from kraftwagen.ui.scenes.parts.gains import Gains
from kraftwagen.ui.scenes.parts.log_book import plain
from kraftwagen.ui.scenes.parts.note import Note
from kraftwagen.ui.scenes.parts.notice import Notices
from kraftwagen.ui.scenes.parts.sizes import lay_out
from kraftwagen.ui.scenes.table.forced import ForcedMove
from kraftwagen.ui.scenes.table.game import Runner, TableGame
from kraftwagen.ui.scenes.table.hints import GoodMoves, HintController
from kraftwagen.ui.scenes.table.notes import Notes
from kraftwagen.ui.scenes.table.phase import Phase, present_phase
from kraftwagen.ui.scenes.table.recap import Recap
from kraftwagen.ui.scenes.table.turns import Turns
from kraftwagen.ui.services import Services
from kraftwagen.ui.tables.base import Key, Position
from kraftwagen.ui.tables.budget import Budget
from kraftwagen.ui.tables.director import LOOK, PAUSE, Director

_SHOWING: Final = (Phase.MOVING, Phase.SCORING)


class TableController:
    """A match at the table: deciding, undoing, looking back, hints, pace.

    ``looking`` is the number of the decision whose position is shown instead of the present one;
    nobody can decide meanwhile.
    """

    def __init__(
        self,
        app: Services,
        game: TableGame,
        make_runner: Callable[[GameSpec[Any]], Runner],
    ) -> None:
        self.app, self.game, self.tr = app, game, app.tr
        self.view = game.hooks.view(app)
        self.director = Director(
            self.view, on_event=self._tell, on_sound=lambda event: self.celebrations.hear(event)
        )
        self.view.felt = lambda name: app.sound.play(name, "interface")
        self.celebrations = Celebrations(app, game, self.view)
        self.notices = Notices(app, game.spec.id)
        self._gains = Gains(app, game.match, game.hooks, kept=game.guide.kept)
        self.notes = Notes(app, game.spec, game.hooks, self.view)
        self.hints = HintController(game, self.notes, make_runner)
        self.good_moves = GoodMoves(game, make_runner)
        self.turns = Turns(game)
        self.recap = Recap(game)
        self.looking: int | None = None
        self.present = Phase.MOVING
        """The phase of the latest position, even while a past one is shown."""
        self.untold = False
        """Whether a decision was shown whose gains are still to be told."""
        self.stale = True
        """Whether the bars and panels around the table must be updated."""
        self._board = Rect(0, 0, 1, 1)
        self._beside: Rect | None = None
        self.fold = Fold(game, self.view, lambda: len(game.match.steps), self.refresh)
        self.forced = ForcedMove(self.app, self.view)
        """The last forced move."""
        self.played = False
        """Whether a decision has been made at this table."""
        self.laid = False
        """Whether the table shows its position as it was laid out, nothing having covered it."""
        self._budget: Budget | None = None
        """What is left of the time for showing the turn of the bot that moves."""
        game.guide.sit(self)
        self.keep_pace()

    @property
    def match(self) -> Match:
        """The match being played."""
        return self.game.match

    @property
    def phase(self) -> Phase:
        """The phase of the table; LOOKING while a past position is shown."""
        return self.present if self.looking is None else Phase.LOOKING

    @property
    def showing(self) -> bool:
        """Whether the last decision is still being shown."""
        return self.present in _SHOWING

    @property
    def settled(self) -> bool:
        """Whether every decision has been shown and the latest position is in sight."""
        return self.looking is None and not self.showing

    @property
    def free(self) -> bool:
        """Whether the person at the screen may decide now."""
        return self.phase is Phase.FREE

    def position(self) -> Position:
        """Return the position that the table must show."""
        return self.game.position() if self.looking is None else self.game.moment(self.looking)

    def note(self) -> Note | None:
        """Return the note below the log: the hint, the reason of a bot's move, or the guide's."""
        game = self.game
        number = self.looking or (len(game.match.steps) if self.turns.waits else 0)
        if self.hints.open or not game.knows_why(number):
            return self.hints.note() or game.guide.note()
        name = game.names[game.match.steps[number - 1].seat]
        text = game.explanations.full(number, game.open_totals, game.plain)
        rule = game.explanations.rule(number)
        return Note(self.tr("advice.title", name=name), text, rule=rule)

    @property
    def held(self) -> str:
        """The sentence that must be read before anybody decides; empty if there is none."""
        note = self.note()
        return note.holds if note is not None else ""

    def lights(self) -> tuple[Sequence[Code], str]:
        """Return the highlights of the hint, or else of the guide, as for ``TableView.light``."""
        return self.hints.lights() if self.hints.open else self.game.guide.lights()

    def say(self, words: str, at: tuple[int, int] | str = "board") -> None:
        """Show a sentence over the table and read it aloud."""
        self.app.speech.say(words)
        self.notes.say(words, at)

    # -- decisions

    def decide(self, seat: Seat, code: Code) -> None:
        """Carry out a decision and show it; the match is saved after the first picture of it."""
        game = self.game
        person = game.match.seats[seat].is_person
        if person:
            self.recap.wanted = "end"
            self._budget = None
        self.hints.close()
        game.decide(seat, code)
        self.played = True
        at_once = self.turns.decided(seat)
        number = len(game.match.steps)
        decision = game.decision(number)

        def score() -> None:
            game.show_scoring(decision, self.director, alone=not game.persons)
            self.refresh()

        self.director.play([], None, on_done=lambda: game.log.mark(number, seat))
        pause = 0.0 if person or decision.scored else PAUSE
        withheld = self.director.animates() and game.withholds(decision)

        def shown() -> None:
            if not (withheld or decision.scored) and game.guide.kept:
                self.celebrations.hurried = at_once
                self.celebrations.strike(decision)
            self._shown()

        self.director.show(
            decision, lambda: game.position(number), score, pause=pause, on_done=shown,
            budget=None if person else self.budget(seat), withheld=withheld,
        )  # fmt: skip
        if game.person_to_move and self.turns.changes_person and not decision.scored:
            self.director.play([], None, pause=LOOK, on_done=self.refresh)
        if any(event.ends_turn for event in decision.events):
            self._budget = None
        if at_once:
            self.director.skip()
        self.refresh()

    def budget(self, seat: Seat) -> Budget:
        """Return the time left for showing a bot's turn."""
        if self._budget is None or self._budget.seat != seat:
            self._budget = Budget(seat, hurried=self.game.speed == "fast")
        return self._budget

    def _shown(self) -> None:
        self.refresh()
        self.forced.end()
        self.game.guide.decided()
        self.untold = True
        self.refresh()
        if self.present is Phase.ENDED:
            self.snap()  # nothing is offered any more

    def tell_gains(self) -> None:
        """Tell beside the prompt what the decision shown last has brought for good."""
        self.untold = False
        self._gains.tell(self.notices)

    def take_back(self) -> None:
        """Undo or take back as far as ``undo_status`` allows, without asking."""
        self.hints.close()
        self.director.skip()
        self.celebrations.end()
        self.game.undo()
        self.turns.taken_back()
        self.back()
        self.snap()

    def give_back(self, seat: Seat | None) -> None:
        """Let the person of a seat sit down again and take back their last decision."""
        if seat is not None:
            self.turns.sit_down(seat)
            self.game.cover(False)
            self.take_back()

    def hand_over(self, seat: Seat, controller: str) -> None:
        """Let ``controller`` (PERSON or a bot) play a seat from now on."""
        self.back()
        self.hints.close()
        self.director.skip()
        self.game.hand_over(seat, controller)
        self.turns.seat_changed()
        self.snap()

    # -- what is shown

    def refresh(self) -> None:
        """Find the phase after a change, and request an update of all around the table."""
        self.stale = True
        self.present = present_phase(self.game, self.director, self.turns, lambda: self.held)

    def snap(self, settle: bool = False) -> None:
        """Show the position at once; ``settle`` keeps what is to be done after a scoring."""
        self.view.keep_unfinished()
        show = self.director.settle if settle else self.director.snap
        show(self.position())
        self.refresh()

    def place(self, board: Rect, beside: Rect | None = None) -> None:
        """Lay out the table in ``board``; animations end at once.

        Texts may cover what lies ``beside`` the table.
        """
        self._board, self._beside = board, beside
        lay_out(self.view, board, self.app, folded=self.fold.folded, beside=beside)
        self.director.skip()
        self.snap(settle=True)
        self.laid = True

    def close_up(self) -> None:
        """Show the table from close by, or whole again."""
        camera = self.view.camera
        camera.zoom(not camera.close, self.app.pointer)
        self.place(self._board, self._beside)

    def look(self, number: int | None) -> None:
        """Show the position after a decision until somebody goes back to the game."""
        self.director.skip()
        if number is None:
            self.back()
        elif not self.showing and 1 <= number <= len(self.game.match.steps):
            self.looking = number
            self.snap()

    def back(self) -> bool:
        """Show the latest position again; returns whether another one was shown."""
        if self.looking is None:
            return False
        self.looking = None
        self.snap()
        return True

    def show_recap(self) -> None:
        """Show in the log what is new since the last turn; says so when there is nothing.

        Where the log is folded away this opens it, and closes it again.
        """
        self.back()
        self.fold.toggle_log()
        if not self.recap.ask() and not self.fold.folded:
            self.notes.say(self.tr("table.recap_nothing"), "side")
        self.refresh()

    def hint(self) -> None:
        """Ask for a hint or for its next step."""
        self.back()
        if not self.showing:
            self.hints.next()

    # -- pace

    def next(self) -> None:
        """Let the waiting bot decide."""
        self.back()
        self.turns.go_on()
        self.refresh()

    def skip(self, event: pygame.Event) -> bool:
        """End the animations at a press; returns whether the press is used up by that.

        After the person's own move a press that could begin a decision also has its usual effect,
        unless it is at the place where a forced move is being shown. While bots move, a press only
        skips.
        """
        done = self.forced.moves and self.forced.about(self._touched(event))
        if not self.director.handle(event):
            return False
        if not self.turns.own and self.game.match.steps:
            self.turns.hurry(self.game.match.steps[-1].seat)
            self.celebrations.hurried = True
        self.refresh()
        idle = event.type == pygame.MOUSEBUTTONDOWN and not self.view.lawful(event.pos)
        return done or idle or not self.turns.own

    def _touched(self, event: pygame.Event) -> list[Key]:
        """What an event touches: under the pointer, or under the ring."""
        if event.type == pygame.MOUSEBUTTONDOWN:
            return self.view.places(event.pos)
        keys = self.view.keys
        here = keys.current if keys is not None and event.type == pygame.KEYDOWN else None
        return [here] if here is not None else []

    def set_speed(self, speed: str) -> None:
        """Set the speed of pieces by name; it is remembered where people play."""
        self.game.pace.choose(speed, alone=not self.game.persons)
        self.keep_pace()

    def toggle_step_mode(self) -> None:
        """Switch step mode, in which every bot waits for Next; the choice is remembered."""
        settings = self.app.settings
        settings.step_mode = not settings.step_mode
        if not settings.step_mode:
            self.turns.go_on()
        self.app.save_settings()
        self.refresh()

    def keep_pace(self) -> None:
        """Apply the speed and motion settings to the director."""
        self.director.speed = self.game.speed
        self.director.still = self.app.settings.reduced_motion
        self.director.view.calm = self.director.still or not self.director.animates()
        self.refresh()

    # -- time

    def resume(self) -> None:
        """Apply settings that may have changed while something covered the table."""
        self.director.frozen = False
        self.turns.announce_again()
        self.keep_pace()
        if not (self.showing or self.laid):
            self.snap()

    def close(self) -> None:
        """Save the match and stop the worker processes."""
        self.game.close()
        self.hints.end()
        self.good_moves.end()

    def _tell(self, event: Event) -> None:
        lines = self.game.note(event)
        if self.director.retelling:
            return
        for line in lines:
            self.app.speech.say(plain(line.text), cut=False)

"""A lesson on the real table: a guide with short texts that highlights places to touch."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import pygame

from kraftwagen.bots.base import Choice
from kraftwagen.bots.runner import BotDecision
from kraftwagen.engine.types import Code, Observation, Seat
from kraftwagen.learn.lesson_run import LessonRun
from kraftwagen.learn.lessons import DEFAULT, Lesson
from kraftwagen.match.match import Match
from kraftwagen.match.seats import PERSON, SeatInfo
from kraftwagen.ui.drawing.people import CALM, PLEASED, is_drawn
from kraftwagen.ui.presenters.lessons import ENOUGH, Lessons
from kraftwagen.ui.scenes.learn.lesson_done import LessonDoneScene
from kraftwagen.ui.scenes.parts.guide import Guide, GuidedTable
from kraftwagen.ui.scenes.parts.note import Note, NoteButton, Speaker
from kraftwagen.ui.services import Services

_ENTER: Final = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
_AWAY: Final = 30.0
"""Longest time without input that still counts as learning, in seconds."""
NEXT: Final = 0.8
"""Seconds that a text is seen before Next can be pressed."""
HELP: Final = 12.0
"""Seconds without input after which help is offered."""
REFUSED: Final = 2
"""Number of refused decisions in a step after which help is offered."""
MENTOR: Final = "mentor"
"""The name of the pictures of whoever teaches a game, see ``drawing.people``."""


class ScriptRunner:
    """Decides for the bots of a lesson by its script; never answers beyond the script."""

    progress: float = 0.0

    def __init__(self, run: LessonRun) -> None:
        self._run = run
        self._asked: Seat | None = None

    @property
    def thinking(self) -> bool:
        """Whether a seat has been asked."""
        return self._asked is not None

    def ask(self, bot: str, seed: int, observation: Observation) -> None:
        """Ask a seat to decide."""
        self._asked = observation.seat

    def poll(self) -> BotDecision | None:
        """Return the decision of the script, once; None if there is none."""
        code = self._run.next_scripted() if self._asked is not None else None
        if code is None or self._asked is None:
            return None
        seat, self._asked = self._asked, None
        return BotDecision(seat, Choice(code))

    def cancel(self) -> None:
        """Drop the question that was asked."""
        self._asked = None

    def close(self) -> None:
        """Do nothing: there is no process."""


class LessonGuide(Guide):
    """Guides through a lesson, beginning with the step ``at``, from 0."""

    kept = False
    forces = False
    followed = True
    flows = False
    """Whether a reason is told together with the next step, see ``LessonRun``."""
    patient = False
    """Whether "Show me" comes only when somebody seems to need help, and no rules are named."""

    def __init__(self, app: Services, lessons: Lessons, lesson: Lesson, at: int = 0) -> None:
        self.app, self.tr, self.lessons, self.lesson = app, app.tr, lessons, lesson
        self.run = LessonRun(lessons.spec, lesson, at, self.flows)
        self.make_runner = lambda spec: ScriptRunner(self.run)
        self.shades = lesson.shows is None
        self._spent, self._seen = lessons.spent(lesson), app.now
        self._right = False
        """Whether the learner's right decision is being shown."""
        self._shows = False
        """Whether that decision is the lesson's own."""
        self.helped = 0
        """Number of decisions that the lesson has made for the learner."""
        self._began = self._acted = app.now
        """When the step began, and when the learner last did anything."""
        self._refused = 0
        """Number of refused decisions in this step."""
        self._helps = False
        """Whether help has come in this step."""
        self._noted = False, False
        """Whether Next and help had come at the last update."""

    def match(self) -> Match:
        """Return a match in the position at which the step begins."""
        spec, words = self.lessons.spec, self.lessons.words
        bot = next(iter(self.app.bots(spec)), PERSON)
        own, others = words.player_names(PERSON), words.player_names(bot)
        count = len(spec.scores(spec.from_position(self.lesson.position)))
        seats = []
        for seat in range(count):
            mine = seat == self.lesson.seat
            names = own if mine else others
            at = 0 if mine else seat - (seat > self.lesson.seat)
            name = names[at] if at < len(names) else words.numbered(bot, seat + 1)
            seats.append(SeatInfo(name, PERSON if mine else bot))
        match = Match.from_position(spec, seats, self.lesson.position)
        for code in self.run.before():
            match.submit(match.actor, code)
        return match

    # -- asked by the table

    def sit(self, table: GuidedTable) -> None:
        self.table = table
        self._keep()

    def refuses(self, code: Code) -> str:
        """Return the reason why a decision is not the wanted one, as a sentence; "" if it is."""
        step = self.run.step
        if step is None:
            return self.tr("learn.lessons.wait")
        if step.goal is None:
            return self.tr("learn.lessons.read_first")
        key = self.run.refusal(self.table.match.state, code)
        if not key:
            self._right = True
            return ""
        self._refused += 1
        self.table.refresh()
        return self.tr("learn.lessons.wrong") if key == DEFAULT else self._say(key)

    def no_undo(self) -> str:
        """Return the sentence that going back a step replaces undo."""
        return self.tr("learn.lessons.no_undo")

    def no_hint(self) -> str:
        """Return the sentence that the highlighted places are the hint."""
        return self.tr("learn.lessons.no_hint")

    def decided(self) -> None:
        """Continue the script, or go on to the next step after its end."""
        if self.run.step is not None:
            self.run.answer()
        else:
            self.run.shown()
        self._right = self._shows = False
        self._go_on()

    def over(self) -> bool:
        """Return True: the end of the match does not end the lesson."""
        return True

    @property
    def ready(self) -> bool:
        """Whether Next can be pressed, in steps that are only read."""
        return self.app.now - self._began >= NEXT

    @property
    def helps(self) -> bool:
        """Whether help is offered in a step with something to do; then it stays."""
        waited = self.app.now - max(self._began, self._acted)
        if not self.patient or self._refused >= REFUSED or waited >= HELP:
            self._helps = True
        return self._helps

    def update(self) -> bool:
        """Return whether Next or help has come since the last call."""
        known, self._noted = self._noted, (self.ready, self.helps)
        return known != self._noted

    def due(self) -> float | None:
        """Return the seconds until Next or help comes."""
        step = self.run.step
        if step is None or self._right or (self.ready if step.goal is None else self.helps):
            return None
        if step.goal is None:
            return max(0.0, NEXT - (self.app.now - self._began))
        return max(0.0, HELP - (self.app.now - max(self._began, self._acted)))

    def note(self) -> Note | None:
        """Return the text of the step with the buttons to go on."""
        step = self.run.step
        if self.run.done:
            return None
        number, count = self.lessons.numbered(self.lesson, self.run.at)
        title = self.tr("learn.lessons.step", number=number, count=count)
        if step is not None and step.reasons and self.run.flows:
            title = self._say("title")  # It tells how the step before ended, which had the number.
        if step is None or self._right:
            kind = "shown" if self._shows else "right" if self._right else "watch"
            # No close button: it would appear where the buttons just were.
            words = self.tr(f"learn.lessons.{kind}")
            return Note(title, f"# {words}", speaker=self._speaker(CALM))
        back = NoteButton(
            self.tr("learn.lessons.back"), self.back, self.tr("learn.lessons.back_tip")
        )
        following, aid = None, None
        if step.goal is None:
            tip = self.tr("learn.lessons.next_tip")
            words = self.tr("learn.lessons.next")
            following = NoteButton(words, self.go_on, tip, main=True, ready=self.ready)
        elif self.helps:
            tip = self.tr("learn.lessons.show_tip")
            aid = NoteButton(self.tr("learn.lessons.show"), self.show, tip)
        words, leave = self._say(self.run.words), self.tr("learn.lessons.leave_tip")
        told = self._say(self.run.told) if self.run.told else ""
        holds = self.tr("learn.lessons.read_first") if step.goal is None else ""
        text = "\n\n".join(filter(None, (told, f"# {words}")))
        return Note(
            title, text, (back, following), self.leave, leave, holds=holds,
            rule="" if self.patient else self.lessons.rule(step), aid=aid,
            speaker=self._speaker(PLEASED if told or step.reasons else CALM),
        )  # fmt: skip

    def _speaker(self, mood: str) -> Speaker | None:
        """Return the mentor of the game, who says all notes; None if it has none."""
        game = self.lessons.spec.id
        if not is_drawn(self.app.resources, game, MENTOR):
            return None
        return Speaker(MENTOR, self.tr(f"{game}.people.{MENTOR}.name"), mood)

    def lights(self) -> tuple[Sequence[Code], str]:
        """Return the decisions or the part of the table that the step is about."""
        step = self.run.step
        if step is None or self._right:
            return (), ""
        return step.light, step.area or "press"

    def entries(self) -> Sequence[tuple[str, str, Callable[[], object]]]:
        """Return menu entries for repeating, skipping and leaving the lesson."""
        return [
            ("learn.lessons.repeat", "undo-2", self.repeat),
            ("learn.lessons.skip", "skip-forward", self.skip),
            ("learn.lessons.leave", "graduation-cap", self.leave),
        ]

    def handle(self, event: pygame.Event) -> bool:
        """Treat Enter and Space as Next in steps that are only read; returns whether it did."""
        self._count()
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self._acted = self.app.now
        step, ring = self.run.step, self.app.stack.top.ui.focus
        if event.type != pygame.KEYDOWN or event.key not in _ENTER or ring.shown:
            return False
        if step is None or step.goal is not None or event.mod & pygame.KMOD_ALT:
            return False
        self.go_on()
        return True

    # -- what the buttons do

    def go_on(self) -> None:
        """Go on from a step that is only read, once it could be read."""
        if self.ready:
            self.run.answer()
            self._go_on()

    def show(self) -> None:
        """Make the right decision for the learner."""
        step = self.run.step
        if step is not None and step.goal is not None and self.table.free:
            self._right = self._shows = True
            self.helped += 1
            self.table.decide(self.lesson.seat, step.shown_of(self.table.match.legal()))

    def back(self) -> None:
        """Go back one step; from the first one to where the lesson was begun."""
        if self.run.previous >= 0:
            self._open(self.lesson, self.run.previous)
        else:
            self.leave()

    def repeat(self) -> None:
        """Start the lesson again."""
        self.lessons.keep(self.lesson, 0)
        self._open(self.lesson, 0)

    def _open(self, lesson: Lesson, at: int | None = None) -> None:
        game, course = self.lessons.spec.id, self.lessons.course
        ring = self.app.stack.top.ui.focus.shown
        self.app.routes.learning.lesson(game, lesson.id, at, course)
        if ring:
            self.app.stack.top.show_focus()

    def skip(self) -> None:
        """Go to the next lesson, or after the last one to the list."""
        following = self.lessons.after(self.lesson)
        if following is None:
            self.leave()
        else:
            self._open(following)

    def play(self) -> None:
        """Start a first game with tips against the weakest bots."""
        self.app.routes.learning.first_match()

    def leave(self) -> None:
        """Return to the scene below the table."""
        if not self.run.done:
            self._keep()
        self.app.stack.pop()

    def _say(self, key: str) -> str:
        name = self.table.match.seats[self.lesson.seat].name
        return self.lessons.say(self.lesson, key, name)

    def _count(self) -> None:
        """Add the time since the last input to the time spent."""
        self._spent += min(self.app.now - self._seen, _AWAY)
        self._seen = self.app.now

    def _keep(self) -> None:
        self._count()
        self.lessons.keep(self.lesson, self.run.at, self._spent)

    def _go_on(self) -> None:
        """Store the progress after a change, continue the script, or end the lesson."""
        if not self.run.script:
            self._keep()
        self.shades = self.lesson.shows is None and self.run.step is not None
        self._began, self._refused, self._helps = self.app.now, 0, False
        self.table.refresh()
        match = self.table.match
        if self.run.done:
            self.finish()
        elif self.run.script and not match.is_over and match.actor == self.lesson.seat:
            code = self.run.next_scripted()
            assert code is not None
            self.table.decide(match.actor, code)

    def finish(self) -> None:
        """Show the card at the end of the lesson."""
        following = self.lessons.after(self.lesson) is not None
        fresh = not self.app.settings.setup_of(self.lessons.spec.id)
        ready = fresh and self.lessons.count_done >= ENOUGH
        done, total = self.lessons.count_done, len(self.lessons.all)
        news = self.tr("learn.lessons.news", done=done, total=total)
        self.app.stack.push(self.card(following, ready, news=news))

    def card(self, following: bool, ready: bool, **more: Any) -> LessonDoneScene:
        """Return the card at the end; ``more`` are further values of ``LessonDoneScene``."""
        title, words = (self.lessons.say(self.lesson, key) for key in ("title", "done"))
        own = not self.helped
        return LessonDoneScene(title, words, following, self, ready, own=own, **more)

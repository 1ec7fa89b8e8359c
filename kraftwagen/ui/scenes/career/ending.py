"""The end of a chapter: the answer to how it went, its seals, and where to go on."""

from __future__ import annotations

from typing import ClassVar

from kraftwagen.learn.career import SEALS, Chapter, Job
from kraftwagen.match.match import Match
from kraftwagen.ui.boxes import Box, Column, Gap, Row, button, text
from kraftwagen.ui.drawing.canvas import colours_of
from kraftwagen.ui.drawing.marque import read
from kraftwagen.ui.drawing.theme import GREEN, INK, OXBLOOD, SEPIA
from kraftwagen.ui.language.whole import aloud, quote
from kraftwagen.ui.presenters.career import Career
from kraftwagen.ui.scenes.career.faces import signature
from kraftwagen.ui.scenes.career.letter import LetterScene
from kraftwagen.ui.scenes.career.seals import seal
from kraftwagen.ui.scenes.page import PageScene
from kraftwagen.ui.shell.scene import MOMENT

_SEAL = 72


class EndingScene(PageScene):
    """A letter that differs with the result, and the three seals."""

    name: ClassVar[str] = "ending"
    heading: ClassVar[str] = "career.title"
    settles = MOMENT
    width: ClassVar[int] = 900

    def __init__(
        self, career: Career, one: Chapter, job: Job, match: Match, met: tuple[str, ...]
    ) -> None:
        self.career, self.one, self.job, self.match, self.met = career, one, job, match, met
        self.world = match.spec.id
        self.counts = career.counts(one, job, match)
        self.better = career.better(one, job, match)

    @property
    def won(self) -> bool:
        """Whether the job is done."""
        return SEALS[0] in self.met

    def enter(self) -> None:
        """Read the result aloud, with a sound for a chapter that was won."""
        self.colours = colours_of(self.match.seats, read(self.app.settings.marque))
        if self.won:
            self.app.sound.play("award")
        self.app.speech.say(aloud(*self.sentences()), cut=False)

    def sentences(self) -> list[str]:
        """Return all words shown, for reading aloud."""
        tr, own = self.tr, self.career
        said = [own.heading(self.one), tr(self._title), own.said(self.one, self._kind)]
        for name, words in own.lines(self.one, self.job):
            state = tr("career.won" if name in self.met else "career.lost")
            seal, told = tr.term(f"career.seals.{name}"), self._told(name, words)
            said += [tr("career.seal", seal=seal, words=quote(told)), state]
        return [*said, self._outlook]

    def _told(self, name: str, words: str) -> str:
        """What a seal demands and how far that has come."""
        return self.tr("career.count", words=quote(words), count=quote(self.counts[name]))

    @property
    def _outlook(self) -> str:
        """What comes of it: what is taken along, or help for the next try."""
        if not self.won:
            return self.tr("career.next_try")
        words = self.career.said(self.one, "carry")
        return words if self._is_last else self.tr("career.along", words=quote(words))

    @property
    def _is_last(self) -> bool:
        return self.one is self.career.chapters[-1]

    @property
    def _kind(self) -> str:
        return "won" if self.won else "lost"

    @property
    def _title(self) -> str:
        if self.won and self.career.next is None:
            return "career.all_title"
        return f"career.{self._kind}_title"

    def content(self) -> Box:
        """Declare the letter, the seals, and the buttons below."""
        own, one, tr = self.career, self.one, self.tr
        sheet = Column(
            text(own.heading(one), "bold", SEPIA),
            text(tr(self._title), "title", OXBLOOD if self.won else INK),
            text(own.said(one, self._kind), "reading"),
            signature(self.app, own),
            Gap(6),
            *(self._line(name, words) for name, words in own.lines(one, self.job)),
            text(tr("career.better", name=self.better), "small", SEPIA) if self.better else None,
            text(self._outlook, "small_bold", GREEN),
            gap=8, pad=(40, 32), panel="paper",
        )  # fmt: skip
        return Column(sheet, self._doors(), gap=16)

    def _line(self, name: str, words: str) -> Box:
        met = name in self.met
        said = Column(
            text(self.tr(f"career.seals.{name}"), "bold", GREEN if met else INK),
            text(self._told(name, words), "small", SEPIA),
            gap=0, share=1,
        )  # fmt: skip
        state = text(self.tr("career.won" if met else "career.lost"), "small_bold",
                     GREEN if met else SEPIA, align="right")  # fmt: skip
        return Row(seal(self.app, name, _SEAL / 2, won=met), said, state, gap=12, folds=False)

    def _doors(self) -> Box:
        """Declare where to go: after a victory on, after a defeat once more."""
        app, own, tr = self.app, self.career, self.tr
        at = own.chapters.index(self.one) + 1
        complete = self.won and own.next is None
        following = own.chapters[at] if at < len(own.chapters) and not complete else None
        persons = sum(seat.is_person for seat in self.match.seats)
        name = self.one.name(self.job)

        def go_on() -> None:
            if following is not None:
                app.stack.push(LetterScene(own, following))

        doors = [
            ("retry", "redo-2",
             lambda: app.routes.learning.start_chapter(own.spec, name, persons)),
            ("road", "flag", app.routes.learning.career),
            ("results", "chart-column", lambda: app.routes.results(self.match)),
        ]  # fmt: skip
        if following is not None:
            doors.insert(0 if self.won else 1, ("go_on", "play", go_on))
        elif self.won:
            doors.insert(0, doors.pop(1))
        return Row(
            *(
                button(tr(f"career.{key}"), go, icon=icon, least_h=48, share=1,
                       first=not place, kind="green" if place else "primary")
                for place, (key, icon, go) in enumerate(doors)
            ),
            gap=12,
        )  # fmt: skip

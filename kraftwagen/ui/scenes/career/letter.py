"""The letter that opens a chapter, with its rule and the jobs to choose from."""

from __future__ import annotations

from functools import partial
from typing import ClassVar, Final

from kraftwagen.learn.career import PERSONS, Chapter, Job
from kraftwagen.ui.boxes import Box, Column, Gap, Row, button, choice, text
from kraftwagen.ui.drawing.theme import GREEN, OXBLOOD, SEPIA
from kraftwagen.ui.language.whole import quote
from kraftwagen.ui.presenters.career import Career
from kraftwagen.ui.scenes.career.faces import face, signature
from kraftwagen.ui.scenes.page import PageScene

_FACE: Final = 48
"""Width of a face in design units."""
_PERSONS: Final = "career.persons"
"""What the session knows the chosen number of persons by."""


class LetterScene(PageScene):
    """The letter at the left, the jobs at the right."""

    name: ClassVar[str] = "letter"
    heading: ClassVar[str] = "career.title"
    width: ClassVar[int] = 1080

    def __init__(self, career: Career, one: Chapter) -> None:
        self.career, self.one = career, one
        self.world = career.spec.id

    def enter(self) -> None:
        """Read the letter aloud."""
        self.app.speech.say(self.career.said(self.one, "letter"), cut=False)

    @property
    def persons(self) -> int:
        """The number of persons who play the chapter together."""
        return int(self.app.session.get(_PERSONS, 1))

    def _seal(self, name: str, words: str) -> str:
        seal = self.tr.term(f"career.seals.{name}")
        return self.tr("career.seal", seal=seal, words=quote(words))

    def content(self) -> Box:
        """Declare letter and jobs."""
        own, one, tr = self.career, self.one, self.tr
        played, carried = own.played(one), own.carried(one)
        before = own.chapters[own.chapters.index(one) - 1]
        notes = [tr("career.rule", words=quote(own.said(one, "rule")))]
        if carried is not None:
            notes.append(tr("career.carried", words=quote(own.said(before, "carry"))))
        if played.lost:
            notes.append(tr("career.easier"))
        letter = Column(
            text(own.heading(one), "subtitle", OXBLOOD),
            text(own.said(one, "letter"), "reading"),
            signature(self.app, own),
            Gap(grow=1),
            *(text(words, "small_bold", GREEN) for words in notes),
            gap=12, share=3, least_w=380, pad=(36, 30), panel="paper",
        )  # fmt: skip
        options = [("1", tr("career.alone")), (str(PERSONS), tr("career.together"))]
        jobs = Column(
            Row(*(self._opponent(*each) for each in own.opponents(one)), gap=14),
            text(tr("career.jobs"), "heading", OXBLOOD),
            *(self._job(number, job) for number, job in enumerate(one.jobs)),
            text(tr("career.more_seals"), "small_bold", SEPIA),
            *(
                text(self._seal(name, words), "small")
                for name, words in own.lines(one, one.jobs[0])[1:]
            ),
            Gap(grow=1),
            text(tr("career.persons"), "small_bold", SEPIA),
            choice(options, str(self.persons), self._take_persons),
            gap=10, share=2, least_w=300, pad=(28, 26), panel="paper",
        )  # fmt: skip
        return Row(letter, jobs, gap=14, items="stretch")

    def _opponent(self, bot: str, role: str) -> Box:
        about = Column(
            text(self.career.person(bot), "bold"),
            text(self.tr(f"career.roles.{role}"), "tiny", SEPIA),
            gap=0, share=1,
        )  # fmt: skip
        return Row(face(self.app, self.career.spec.id, bot, _FACE), about, gap=8,
                   share=1, folds=False, least_w=120)  # fmt: skip

    def _job(self, number: int, job: Job) -> Box:
        own, title = self.career, self.career.job_title(self.one, job)
        return button(
            title, partial(self._start, job), kind="paper" if number else "primary", icon="play",
            note=own.demands(job), align="left", least_h=62, first=not number,
        )  # fmt: skip

    def _take_persons(self, number: str) -> None:
        self.app.session[_PERSONS] = int(number)

    def _start(self, job: Job) -> None:
        name = self.one.name(job)
        self.app.routes.learning.start_chapter(self.career.spec, name, self.persons)

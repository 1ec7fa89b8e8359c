"""The lessons of a game: their texts and the player's progress."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Json
from kraftwagen.learn.lessons import Lesson, LessonStep, load_lessons
from kraftwagen.learn.progress import Progress
from kraftwagen.ui.language.game_words import GameWords
from kraftwagen.ui.platform.paths import Paths, learn_folder
from kraftwagen.ui.services import Services
from kraftwagen.ui.tables.hooks import load_hooks

CHAPTERS: Final = "lessons"
"""The course of the lessons: its folder, and the key of its words and of its progress."""
GUIDED: Final = "guided"
"""The course of the guided game, whose lessons are its parts."""
_LONGEST: Final = 360_000
"""The most seconds that a lesson can take; larger values come from a damaged file."""
ENOUGH: Final = 2
"""Number of finished lessons after which a person is ready for a first game."""


def has_lessons(assets: Path, game: str, course: str = CHAPTERS) -> bool:
    """Return whether a game has lessons of a course."""
    return (learn_folder(assets, game) / course).is_dir()


def taught(paths: Paths, game: str) -> bool:
    """Return whether a person is ready for a first game: after the guided game, or ENOUGH lessons.

    This is read from the progress alone.
    """
    done = {course: _done(paths.data, game, course) for course in (CHAPTERS, GUIDED)}
    parts = len(list((learn_folder(paths.assets, game) / GUIDED).glob("*.yaml")))
    return done[CHAPTERS] >= ENOUGH or 0 < parts <= done[GUIDED]


def _done(data: Path, game: str, course: str) -> int:
    """Return the number of lessons of a course that the player has finished."""
    entries = Progress(data).section(game, course).values()
    return sum(isinstance(entry, dict) and entry.get("done") is True for entry in entries)


class Lessons:
    """The lessons of a course of a game; ``faults`` says why others could not be read."""

    def __init__(self, app: Services, spec: GameSpec[Any], course: str = CHAPTERS) -> None:
        self.spec, self.course, self.words = spec, course, GameWords(app.tr, spec)
        folder = learn_folder(app.paths.assets, spec.id) / course
        self.all, faults = load_lessons(folder, spec)
        self.faults = [str(fault) for fault in faults]
        self._progress = Progress(app.paths.data)
        self._hooks = load_hooks(spec, app.tr)

    def find(self, name: str) -> Lesson:
        """Return a lesson by id; raises KeyError."""
        found = next((lesson for lesson in self.all if lesson.id == name), None)
        if found is None:
            raise KeyError(name)
        return found

    def after(self, lesson: Lesson) -> Lesson | None:
        """Return the next lesson in the list; None after the last."""
        at = self.all.index(lesson) + 1
        return self.all[at] if at < len(self.all) else None

    def before(self, lesson: Lesson) -> Lesson | None:
        """Return the lesson before in the list; None before the first."""
        at = self.all.index(lesson)
        return self.all[at - 1] if at else None

    def numbered(self, lesson: Lesson, at: int) -> tuple[int, int]:
        """Return the number of a step as shown to people, and of all: those of the guided game
        are counted through all its parts."""
        number, count = lesson.numbered(at)
        if self.course == GUIDED:
            counts = [one.numbered(0)[1] for one in self.all]
            number, count = number + sum(counts[: self.all.index(lesson)]), sum(counts)
        return number, count

    @property
    def next(self) -> Lesson | None:
        """The first unfinished lesson; None if all are finished."""
        return next((lesson for lesson in self.all if not self.done(lesson)), None)

    # -- words

    def say(self, lesson: Lesson, key: str, name: str = "") -> str:
        """Return a lesson's text by its key; ``name`` is the learner's."""
        return self.words.tr(f"{self.spec.id}.{self.course}.{lesson.id}.{key}", name=name)

    def rule(self, step: LessonStep) -> str:
        """Return the rule id of a step, or else of what it highlights; may be empty."""
        if step.rule:
            return step.rule
        return self._hooks.rule(step.light[0] if step.light else step.area)

    # -- progress

    def _entry(self, lesson: Lesson) -> dict[str, Any]:
        return _read(self._progress.section(self.spec.id, self.course).get(lesson.id))

    def done(self, lesson: Lesson) -> bool:
        """Return whether a lesson was played to its end at least once."""
        return self._entry(lesson).get("done") is True

    @property
    def count_done(self) -> int:
        """Number of finished lessons."""
        return sum(map(self.done, self.all))

    def reached(self, lesson: Lesson) -> int:
        """Return the step to continue with; 0 for the beginning."""
        step = self._entry(lesson).get("step")
        return step if type(step) is int and 0 < step < len(lesson.steps) else 0

    def spent(self, lesson: Lesson) -> float:
        """Return the seconds spent since the lesson was last begun; 0 once it is finished."""
        return _seconds(self._entry(lesson), "spent")

    def took(self, lesson: Lesson) -> float:
        """Return the seconds the lesson took when last finished; 0 if unknown."""
        return _seconds(self._entry(lesson), "took")

    def keep(self, lesson: Lesson, step: int, spent: float = 0.0) -> None:
        """Store that the player has reached a step, ``spent`` seconds after the beginning.

        A ``step`` equal to the number of steps means that the lesson is finished.
        """
        end, spent = step >= len(lesson.steps), round(spent, 1)

        def after(before: Json) -> Json:
            known = _read(before)
            return {
                "step": 0 if end else step, "done": end or known.get("done") is True,
                "spent": 0.0 if end else spent, "took": spent if end else _seconds(known, "took"),
            }  # fmt: skip

        if after(self._entry(lesson)) != self._entry(lesson):
            self._progress.change(self.spec.id, self.course, lesson.id, after)


def _read(entry: Json) -> dict[str, Any]:
    """Return the entry of a lesson; empty if malformed."""
    return dict(entry) if isinstance(entry, dict) else {}


def _seconds(entry: dict[str, Any], name: str) -> float:
    found = entry.get(name)
    if isinstance(found, bool) or not isinstance(found, int | float):
        return 0.0
    return float(found) if 0 < found < _LONGEST else 0.0

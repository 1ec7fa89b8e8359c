"""Lessons as files: a position, steps of a few words each, and the right decisions of each step.

A lesson is a YAML file in ``assets/games/<game>/learn/lessons``; file names give the order
("03_first.yaml" holds the lesson "first"). Texts are in the locale files: ``words: look`` of this
lesson is ``<game>.lessons.first.look``. A faulty file is skipped. The parts of the guided game are
such files, too, in the folder ``guided``.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final

from kraftwagen.engine.errors import BadNotation, GameError
from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Code, Event, Json, Seat
from kraftwagen.learn import themes
from kraftwagen.learn.entries import BadEntry, Entry, read_entries, reading

DEFAULT: Final = "default"
"""The key of the answer to wrong decisions that have no answer of their own."""
_MOST_STEPS: Final = 40
_MOST_DECISIONS: Final = 400
_MOST_WAYS: Final = 200
_LONGEST_NAME: Final = 40
_GOALS: Final = ("read", "decide", "event")


@dataclass(frozen=True, slots=True)
class Goal:
    """The right decisions of a step: certain ones, any, or those that cause an event.

    ``event`` is the name of the event's class, ``fields`` the values it must have.
    """

    decisions: tuple[Code, ...] = ()
    anything: bool = False
    event: str = ""
    fields: Mapping[str, Json] = field(default_factory=dict)

    def met(self, code: Code, happened: Sequence[Event]) -> bool:
        """Return whether a decision that caused the events ``happened`` is right."""
        if self.anything or code in self.decisions:
            return True
        return bool(self.event) and any(
            type(event).__name__ == self.event
            and all(_has(event, name, value) for name, value in self.fields.items())
            for event in happened
        )


def _has(event: Event, name: str, wanted: Json) -> bool:
    value = getattr(event, name, None)
    return bool((list(value) if isinstance(value, tuple) else value) == wanted)


@dataclass(frozen=True, slots=True)
class LessonStep:
    """A step of a lesson: ``words`` is the key of its text.

    Without a ``goal`` the text is only read. ``light`` are decisions and ``area`` a part of the
    table to highlight, see ``ui.tables.base.TableView.light``; the first decision in ``light`` is
    the lesson's own. ``wrong`` has keys of answers by notation (or its beginning) or by name of an
    event. ``script`` are decisions played afterwards. ``rule`` is the id of the step's rule, if
    ``light`` does not imply it. ``shows`` are places of the table that appear with the step. A
    ``free`` step leaves the choice to the learner: all decisions that are about as good as the
    best are right (tested with the bots' estimates).
    """

    words: str
    goal: Goal | None = None
    light: tuple[Code, ...] = ()
    area: str = ""
    wrong: Mapping[str, str] = field(default_factory=dict)
    script: tuple[Code, ...] = ()
    rule: str = ""
    reasons: Mapping[str, str] = field(default_factory=dict)
    """Keys of other texts by the decision in the step before, with keys as in ``wrong``.

    Such a step tells why the decision was right; people see it as a part of the step before.
    """
    shows: tuple[str, ...] = ()
    free: bool = False

    @property
    def shown(self) -> Code:
        """The right decision that the lesson itself makes; only for steps with a goal."""
        return self.light[0]

    def shown_of(self, legal: Sequence[Code]) -> Code:
        """Return ``shown``, or after another free choice the first one of ``light`` now legal."""
        return next((code for code in self.light if code in legal), self.shown)


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson; ``seat`` is the learner's, ``position`` the one to start from.

    ``minutes`` is its usual length; ``teaches`` are the themes it is about. A ``later`` one is not
    needed before a first game. ``shows`` are the places of the table to be seen from the beginning;
    None if the whole table is.
    """

    id: str
    minutes: int
    seat: Seat
    position: Mapping[str, Json]
    steps: tuple[LessonStep, ...]
    teaches: tuple[str, ...] = ()
    later: bool = False
    shows: tuple[str, ...] | None = None

    def shown(self, at: int) -> frozenset[str] | None:
        """Return the places of the table to be seen at a step; None for the whole table."""
        if self.shows is None:
            return None
        come = (step.shows for step in self.steps[: at + 1])
        return frozenset(self.shows).union(*come)

    def keys(self) -> list[str]:
        """Return the keys of all texts of the steps, below the key of the lesson."""
        found = [step.words for step in self.steps]
        for step in self.steps:
            found += [*step.wrong.values(), *step.reasons.values()]
        return found

    def numbered(self, at: int) -> tuple[int, int]:
        """Return the number of a step as shown to people, and the number of all steps."""
        counted = [not step.reasons for step in self.steps]
        return sum(counted[: at + 1]), sum(counted)


class LessonFault(GameError):
    """Raised for a lesson that cannot be played by the rules."""


def load_lessons(folder: Path, spec: GameSpec[Any]) -> tuple[list[Lesson], list[BadEntry]]:
    """Load the lessons of a folder in order, and the faults of files that were left out."""
    lessons, faults = list[Lesson](), list[BadEntry]()
    for path in sorted(folder.glob("*.yaml")):
        try:
            lesson = read_lesson(read_entries(path), spec)
            number, _, name = path.stem.partition("_")
            if not number.isdecimal() or name != lesson.id:
                raise BadEntry(path.name, 0, "id", f"the file of '{lesson.id}' has another name")
            if lesson.id in {other.id for other in lessons}:
                raise BadEntry(path.name, 0, "id", f"there is a lesson '{lesson.id}' already")
            lessons.append(lesson)
        except BadEntry as fault:
            faults.append(fault)
    return lessons, faults


def read_lesson(entry: Entry, spec: GameSpec[Any]) -> Lesson:
    """Read a lesson from the root entry of its file; raises BadEntry."""
    with reading(entry):
        return _lesson(entry, spec)


def _lesson(entry: Entry, spec: GameSpec[Any]) -> Lesson:
    entry.only("id", "minutes", "teaches", "later", "seat", "shows", "start", "steps")
    seat, later = entry.get("seat"), entry.get("later")
    position, seats = _start(entry["start"], spec)
    shows = entry.get("shows")
    steps: list[LessonStep] = []
    for one in entry["steps"].items(1, _MOST_STEPS):
        steps += _step_with_reason(one, spec)
    return Lesson(
        entry["id"].text(_LONGEST_NAME),
        entry["minutes"].number(1, 10),
        seat.number(0, seats - 1) if seat is not None else 0,
        position,
        tuple(steps),
        _themes(entry.get("teaches"), spec),
        later is not None and later.flag(),
        _names(shows) if shows is not None else None,
    )


def _names(entry: Entry | None) -> tuple[str, ...]:
    return tuple(one.text(_LONGEST_NAME) for one in entry.items(1)) if entry is not None else ()


def _themes(entry: Entry | None, spec: GameSpec[Any]) -> tuple[str, ...]:
    names = themes.known(spec)
    return tuple(one.choice(names) for one in entry.items(1)) if entry is not None else ()


def _start(entry: Entry, spec: GameSpec[Any]) -> tuple[Mapping[str, Json], int]:
    """Read the first position and its number of seats.

    It is given as a whole, or as a set-up and decisions played from there; ``change`` then
    replaces some of its values.
    """
    entry.only("position", "seats", "seed", "options", "decisions", "change")
    whole = entry.get("position")
    if whole is not None:
        position: Any = whole.plain()
        if not isinstance(position, dict):
            raise whole.wrong("must be a table of names and values")
    else:
        position = spec.to_position(_played(entry, spec))
    change = entry.get("change")
    try:
        if change is not None:
            position = _changed(copy.deepcopy(position), change.plain())
        state = spec.from_position(position)
    except (GameError, KeyError, IndexError, ValueError) as problem:
        at = change or whole or entry
        raise at.wrong(f"is no position of this game: {problem}") from problem
    return position, len(spec.scores(state))


def _played(entry: Entry, spec: GameSpec[Any]) -> Any:
    seats, seed = entry["seats"], entry["seed"].number(0, 1 << 62)
    options = entry.get("options")
    chosen = options.plain() if options is not None else {}
    if not isinstance(chosen, dict):
        raise entry["options"].wrong("must be a table of names and values")
    try:
        state = spec.new(seats.number(*spec.seats), seed, {**spec.options, **chosen})
    except GameError as problem:
        raise entry.wrong(f"is no set-up of this game: {problem}") from problem
    decisions = entry.get("decisions")
    for one in decisions.items(0, _MOST_DECISIONS) if decisions is not None else ():
        code = _decision(one, spec)
        if code not in spec.legal(state):
            raise one.wrong("is not possible there")
        spec.apply(state, code)
    return state


def _changed(value: Any, change: Any) -> Any:
    """Replace some entries of a value of a position; those of lists by number."""
    if not isinstance(change, dict):
        return change
    if isinstance(value, list):
        for name, inner in change.items():
            value[int(name)] = _changed(value[int(name)], inner)
        return value
    if not isinstance(value, dict):
        return change
    for name, inner in change.items():
        value[name] = _changed(value.get(name), inner)
    return value


def _step_with_reason(entry: Entry, spec: GameSpec[Any]) -> list[LessonStep]:
    """Read a step and, if it has reasons, the step after it that says them.

    ``sees`` is the part of the table that they are about, else that of the step. The script follows
    the reasons.
    """
    step, why = _step(entry, spec), entry.get("why")
    if why is None:
        return [step]
    reasons = {name: why[name].text(_LONGEST_NAME) for name in why.names()}
    if DEFAULT not in reasons:
        raise why.wrong(f"must have one for '{DEFAULT}'")
    sees = entry.get("sees")
    area = sees.text(_LONGEST_NAME) if sees is not None else step.area
    told = LessonStep(
        reasons[DEFAULT], area=area, rule=step.rule, reasons=reasons, script=step.script
    )
    return [replace(step, script=()), told]


def _step(entry: Entry, spec: GameSpec[Any]) -> LessonStep:
    entry.only(
        *("words", *_GOALS, "light", "area", "wrong", "why", "sees", "script", "rule"),
        *("shows", "free"),
    )
    kinds = [name for name in _GOALS if name in entry]
    if len(kinds) != 1:
        raise entry.wrong(f"must have one of {', '.join(_GOALS)}")
    goal = None if kinds == ["read"] else _goal(entry[kinds[0]], kinds[0], spec)
    if goal is None and not entry["read"].flag():
        raise entry["read"].wrong("must be true")
    lit = entry.get("light")
    light = _decisions(lit, spec) if lit is not None else ()
    if goal is not None and not light:
        light = goal.decisions
        if not light:
            raise entry.wrong("light is missing: a decision that is right")
    area, wrong, script = entry.get("area"), entry.get("wrong"), entry.get("script")
    rule, free = entry.get("rule"), entry.get("free")
    return LessonStep(
        entry["words"].text(_LONGEST_NAME),
        goal,
        light,
        area.text(_LONGEST_NAME) if area is not None else "",
        {name: wrong[name].text(_LONGEST_NAME) for name in wrong.names()} if wrong else {},
        _decisions(script, spec) if script is not None else (),
        rule.text(_LONGEST_NAME) if rule is not None else "",
        shows=_names(entry.get("shows")),
        free=free is not None and free.flag(),
    )


def _goal(entry: Entry, kind: str, spec: GameSpec[Any]) -> Goal:
    if kind == "decide":
        if entry.plain() == "any":
            return Goal(anything=True)
        return Goal(_decisions(entry, spec, 1))
    names = entry.names()
    if len(names) != 1:
        raise entry.wrong("must name one kind of event")
    fields = entry[names[0]].plain()
    if not isinstance(fields, dict):
        raise entry[names[0]].wrong("must be a table of names and values")
    return Goal(event=names[0], fields=fields)


def _decisions(entry: Entry, spec: GameSpec[Any], least: int = 0) -> tuple[Code, ...]:
    return tuple(_decision(one, spec) for one in entry.items(least, _MOST_DECISIONS))


def _decision(entry: Entry, spec: GameSpec[Any]) -> Code:
    try:
        return spec.from_text(entry.text())
    except BadNotation as problem:
        raise entry.wrong(str(problem)) from problem


# -- a lesson against the rules


def follow(spec: GameSpec[Any], state: Any, code: Code) -> tuple[Any, list[Event]]:
    """Return the state after a decision, and its events; ``state`` is not changed."""
    after, happened = spec.clone(state), list[Event]()
    spec.apply(after, code, happened)
    return after, happened


def check(spec: GameSpec[Any], lesson: Lesson) -> None:
    """Play a lesson with all right decisions; raises LessonFault if it cannot be finished."""
    states = [spec.from_position(lesson.position)]
    for number, step in enumerate(lesson.steps, start=1):
        where = f"lesson {lesson.id}, step {number} ({step.words})"
        after: dict[str, Any] = {}
        for state in states:
            for begun in _answers(spec, lesson, step, state, where):
                for code in step.script:
                    _demand(spec, begun, code, where)
                    spec.apply(begun, code)
                after[spec.digest(begun)] = begun
        if len(after) > _MOST_WAYS:
            raise LessonFault(f"{where}: there are more than {_MOST_WAYS} ways through it")
        states = list(after.values())


def _answers(
    spec: GameSpec[Any], lesson: Lesson, step: LessonStep, state: Any, where: str
) -> list[Any]:
    """The states after every right decision; a copy of the state where no decision is asked."""
    if step.goal is None:
        return [spec.clone(state)]
    if spec.is_over(state) or spec.actor(state) != lesson.seat:
        raise LessonFault(f"{where}: the learner is not to move")
    legal = spec.legal(state)
    shown = step.shown_of(legal)
    _demand(spec, state, shown, where)
    right = list[Any]()
    for code in legal:
        after, happened = follow(spec, state, code)
        if step.goal.met(code, happened):
            right.append(after)
        elif code == shown:
            raise LessonFault(f"{where}: '{spec.to_text(code)}' is not right")
    return right


def _demand(spec: GameSpec[Any], state: Any, code: Code, where: str) -> None:
    if code not in spec.legal(state):
        raise LessonFault(f"{where}: '{spec.to_text(code)}' is not possible")

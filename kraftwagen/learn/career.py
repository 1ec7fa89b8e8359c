"""The career of a game: chapters with a rival, a changed rule, two jobs and three seals, as data.

An entry of ``career.yaml`` is a chapter; its words are below ``<game>.career.<id>``. It has

``id``, ``year``
``rival``    the bot whose person is the rival; ``others`` are further opponents: from the second
             chapter on somebody met before, whom the letter names
``options``  of the game, ``twist`` values put into the starting position (see ``challenges``),
             ``everyone`` values put into every player's part of it: the changed rule
``jobs``     two to choose from, each with ``id`` and ``goal``: conditions of the first seal
``aim``      conditions of the third seal; the second is to end before the rival
``carry``    what a chapter that was won brings to the next one: ``own`` values for the part of
             the first person, ``options`` amounts for the seats of persons
``easier``   the same, for each time the chapter was lost
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from kraftwagen.bots import ladder
from kraftwagen.engine.errors import GameError
from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Event, Json, Seat
from kraftwagen.learn.challenges import Challenge, Condition, conditions_of, facts_of, twist_of
from kraftwagen.learn.entries import Entry, read_entries, reading
from kraftwagen.match.seats import PERSON

FILE: Final = "career.yaml"
SEALS: Final = ("done", "rival", "aim")
PREFIX: Final = "career."
"""What the names of challenges that are chapters begin with."""
PERSONS: Final = 2
"""Most persons that play a chapter together."""
_MOST: Final = 12
_TIMES: Final = 3
"""How often a lost chapter becomes easier."""


@dataclass(frozen=True, slots=True)
class Gift:
    """Changes of a start in favour of persons, see the module's docstring."""

    own: Mapping[str, Json] = field(default_factory=dict)
    options: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Job:
    """A job to choose, with the conditions of the first seal."""

    id: str
    goal: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter; the module's docstring describes its fields."""

    id: str
    year: int
    rival: str
    jobs: tuple[Job, ...]
    aim: tuple[Condition, ...]
    others: tuple[str, ...] = ()
    options: Mapping[str, Json] = field(default_factory=dict)
    twist: Mapping[str, Json] = field(default_factory=dict)
    everyone: Mapping[str, Json] = field(default_factory=dict)
    carry: Gift = field(default_factory=Gift)
    easier: Gift = field(default_factory=Gift)

    def job(self, name: str) -> Job | None:
        """Return a job by its id."""
        return next((one for one in self.jobs if one.id == name), None)

    def name(self, job: Job) -> str:
        """Return what the header of a match says of the chapter and the job chosen."""
        return f"{PREFIX}{self.id}.{job.id}"

    def seats(self, persons: int = 1) -> tuple[str, ...]:
        """Return who sits where: persons first, then the rival."""
        return (*[PERSON] * persons, self.rival, *self.others)

    def begun(
        self,
        spec: GameSpec[Any],
        job: Job,
        *,
        persons: int = 1,
        lost: int = 0,
        carried: Gift | None = None,
    ) -> Challenge:
        """Return the chapter as a challenge, to be started and played.

        ``lost`` is how often it was lost, ``carried`` what an earlier chapter brought.
        """
        seats, high = self.seats(persons), {one.name: one for one in spec.declared_options}
        options = dict(self.options)
        gifts = [carried or Gift(), *[self.easier] * min(lost, _TIMES)]
        for gift in gifts:
            for name, amount in gift.options.items():
                before = options.get(name, [0] * len(seats))
                assert isinstance(before, list)
                options[name] = [
                    min(value + amount, high[name].high or value) if seat < persons else value
                    for seat, value in enumerate(before)
                ]
        twist = dict(self.twist)
        for seat in range(len(seats)):
            twist |= {f"players[{seat}].{path}": one for path, one in self.everyone.items()}
        for gift in gifts:
            twist |= {f"players[0].{path}": one for path, one in gift.own.items()}
        medals = {"bronze": job.goal, "silver": (), "gold": ()}
        return Challenge(self.name(job), seats, medals, options, None, twist)

    def seals(
        self,
        spec: GameSpec[Any],
        job: Job,
        happened: Sequence[Event],
        state: Any,
        persons: Sequence[Seat],
    ) -> tuple[str, ...]:
        """Return the seals of the person who has most of them."""
        return self._seals_of(
            spec, job, happened, state, self.best(spec, job, happened, state, persons)
        )

    def best(
        self,
        spec: GameSpec[Any],
        job: Job,
        happened: Sequence[Event],
        state: Any,
        persons: Sequence[Seat],
    ) -> Seat:
        """Return the seat of the person who has most seals, then the higher score."""
        scores = spec.scores(state)
        return max(
            persons,
            key=lambda seat: (len(self._seals_of(spec, job, happened, state, seat)), scores[seat]),
        )

    def _seals_of(
        self, spec: GameSpec[Any], job: Job, happened: Sequence[Event], state: Any, seat: Seat
    ) -> tuple[str, ...]:
        facts = facts_of(spec, happened, state, seat)
        scores, rival = spec.scores(state), self.rival_seat(len(spec.scores(state)))
        met = {
            "done": all(one.met(facts) for one in job.goal),
            "rival": scores[seat] > scores[rival],
            "aim": all(one.met(facts) for one in self.aim),
        }
        return tuple(name for name in SEALS if met[name])

    def rival_seat(self, seats: int) -> Seat:
        """Return the seat of the rival at a table of so many seats."""
        return seats - 1 - len(self.others)


def known_before(chapters: Sequence[Chapter], one: Chapter) -> tuple[str, ...]:
    """Return the opponents of a chapter who were there in an earlier one."""
    earlier = chapters[: chapters.index(one)]
    met = {bot for chapter in earlier for bot in (chapter.rival, *chapter.others)}
    return tuple(bot for bot in (one.rival, *one.others) if bot in met)


def load(path: Path, spec: GameSpec[Any]) -> list[Chapter]:
    """Load the chapters of a game; raises BadEntry."""
    known = tuple(facts_of(spec, (), spec.new(spec.seats[0], 0, {}), 0))
    found: list[Chapter] = []
    for entry in read_entries(path).items(1, _MOST):
        with reading(entry):
            found.append(_read(entry, spec, known))
    return found


def _read(entry: Entry, spec: GameSpec[Any], known: Sequence[str]) -> Chapter:
    entry.only("id", "year", "rival", "others", "options", "twist", "everyone", "jobs", "aim",
               "carry", "easier")  # fmt: skip
    bots, others = ladder.names(spec), entry.get("others")
    options, twist, everyone = (entry.get(name) for name in ("options", "twist", "everyone"))
    made = Chapter(
        id=entry["id"].text(40),
        year=entry["year"].number(1800, 2100),
        rival=entry["rival"].choice(bots),
        others=tuple(one.choice(bots) for one in others.items(0, 2)) if others else (),
        options=_plain(options),
        twist=twist_of(twist) if twist else {},
        everyone=twist_of(everyone) if everyone else {},
        jobs=tuple(
            Job(one["id"].text(40), conditions_of(one["goal"], known))
            for one in entry["jobs"].items(2, 2)
        ),
        aim=conditions_of(entry["aim"], known),
        carry=_gift(entry.get("carry")),
        easier=_gift(entry.get("easier")),
    )
    for persons in range(1, PERSONS + 1):
        for lost in (0, _TIMES):
            try:
                made.begun(spec, made.jobs[0], persons=persons, lost=lost).start(spec, 0)
            except GameError as error:
                raise entry.wrong(f"cannot be set up: {error}") from error
    return made


def _plain(entry: Entry | None) -> dict[str, Json]:
    return {name: entry[name].plain() for name in entry.names()} if entry is not None else {}


def _gift(entry: Entry | None) -> Gift:
    if entry is None:
        return Gift()
    entry.only("own", "options")
    own, options = entry.get("own"), entry.get("options")
    return Gift(
        twist_of(own) if own else {},
        {name: options[name].number(1, 1000) for name in options.names()} if options else {},
    )

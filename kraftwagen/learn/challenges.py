"""Challenges: whole games with a twist and a goal for each of three medals, as data of a game.

An entry of ``challenges.yaml`` has

``id``      its words are below ``<game>.challenges.<id>``
``seats``   one "person", the others bots by name
``options`` of the game; ``seed`` of the deal, any without one
``twist``   values put into the starting position, by path: ``players[0].supply: 7``
``goal``    conditions of every medal; ``bronze``, ``silver``, ``gold`` those of one medal and of
            all better ones
``never``   conditions that must not be broken, or there is no medal
``style``   the style of the bot that measures the gold medal, see ``measure``

A condition is a fact and one of at_least, at_most, equals.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path
from typing import Any, Final

from kraftwagen.bots import ladder
from kraftwagen.engine.errors import GameError, shown
from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Event, Json, Seat
from kraftwagen.learn.entries import BadEntry, Entry, read_entries, reading
from kraftwagen.match.record import MAX_SEED
from kraftwagen.match.seats import PERSON

FILE: Final = "challenges.yaml"
MEDALS: Final = ("bronze", "silver", "gold")
SCORE: Final = "score"
MARGIN: Final = "margin"
PLACE: Final = "place"
GENERAL: Final = (SCORE, MARGIN, PLACE)
"""Facts of every game: a seat's score, its lead over the best opponent's, its place from 1."""
_RULES: Final = ("at_least", "at_most", "equals")
_MOST: Final = 100
_LARGEST: Final = 10_000
_NAME: Final = re.compile(r"[a-z][a-z0-9_]*")
_STEP: Final = re.compile(r"([a-z][a-z0-9_]*)|\[(\d{1,3})\]")
_PATH: Final = re.compile(r"[a-z][a-z0-9_]*(\.[a-z][a-z0-9_]*|\[\d{1,3}\])*")


@dataclass(frozen=True, slots=True)
class Condition:
    """A condition on a fact; ``rule`` compares it with ``number`` (at_least, at_most, equals)."""

    fact: str
    rule: str
    number: int

    def met(self, facts: Mapping[str, int]) -> bool:
        """Return whether the facts of a seat meet the condition."""
        found = facts[self.fact]
        if self.rule == "at_least":
            return found >= self.number
        return found <= self.number if self.rule == "at_most" else found == self.number

    def stricter(self, other: Condition) -> Condition:
        """Return the stricter of two conditions that have the same fact and the same rule."""
        if self.rule == "at_least":
            return max(self, other, key=lambda one: one.number)
        return min(self, other, key=lambda one: one.number) if self.rule == "at_most" else self


@dataclass(frozen=True, slots=True)
class Challenge:
    """A challenge; the module's docstring describes its fields."""

    id: str
    seats: tuple[str, ...]
    medals: Mapping[str, tuple[Condition, ...]]
    options: Mapping[str, Json] = field(default_factory=dict)
    seed: int | None = None
    twist: Mapping[str, Json] = field(default_factory=dict)
    goal: tuple[Condition, ...] = ()
    never: tuple[Condition, ...] = ()
    style: str = ""

    @property
    def person(self) -> Seat:
        """The seat that the person plays."""
        return self.seats.index(PERSON)

    def conditions(self, medal: str) -> tuple[Condition, ...]:
        """Return the conditions of a medal, including those of lesser medals but not ``never``."""
        found: dict[tuple[str, str], Condition] = {}
        lesser = [self.medals[one] for one in MEDALS[: MEDALS.index(medal) + 1]]
        for one in chain(self.goal, *lesser):
            key = one.fact, one.rule
            found[key] = one.stricter(found.get(key, one))
        lead = found.get((MARGIN, "at_least"))
        if lead is not None and lead.number > 0:
            found.pop((PLACE, "at_most"), None)  # who is ahead has won
        return tuple(found.values())

    def spoiled(self, facts: Mapping[str, int]) -> tuple[Condition, ...]:
        """Return the ``never`` conditions that the facts of a seat break."""
        return tuple(one for one in self.never if not one.met(facts))

    def medal(self, facts: Mapping[str, int]) -> str:
        """Return the best medal that the facts of a seat win; "" for none."""
        won = ""
        if not self.spoiled(facts):
            for medal in MEDALS:
                if not all(one.met(facts) for one in self.conditions(medal)):
                    break
                won = medal
        return won

    @property
    def set_up(self) -> str:
        """Everything that affects the course of a game, as a text for fingerprints."""
        return repr((self.seats, self.options, self.seed, self.twist, self.never))

    @property
    def digest(self) -> str:
        """A fingerprint of what affects the difficulty, kept with the figures measured for it."""
        text = f"{self.set_up} {self.goal} {self.medals} {self.style}"
        return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()

    def position(self, spec: GameSpec[Any], seed: int) -> dict[str, Json] | None:
        """Return the starting position; None for the usual set-up. Raises GameError."""
        if not self.twist:
            return None
        found = spec.to_position(spec.new(len(self.seats), seed, self.options))
        for path, value in self.twist.items():
            _put(found, path, value)
        return found

    def start(self, spec: GameSpec[Any], seed: int) -> Any:
        """Return the starting state for a seed; raises GameError."""
        position = self.position(spec, seed)
        if position is None:
            return spec.new(len(self.seats), seed, self.options)
        return spec.from_position(position)


def facts_of(
    spec: GameSpec[Any], happened: Sequence[Event], state: Any, seat: Seat
) -> dict[str, int]:
    """Return the facts about a seat that conditions may use; ``happened`` are all events so far."""
    scores, found = spec.scores(state), spec.feats(happened, state)
    others = max(score for other, score in enumerate(scores) if other != seat)
    general = {
        SCORE: scores[seat],
        MARGIN: scores[seat] - others,
        PLACE: spec.rankings(state)[seat],
    }
    return {**(found[seat] if found else {}), **general}


def load(path: Path, spec: GameSpec[Any]) -> tuple[list[Challenge], list[BadEntry]]:
    """Load the challenges of a game; faulty entries are left out and returned as faults."""
    found: list[Challenge] = []
    faults: list[BadEntry] = []
    try:
        entries = list(read_entries(path).items(most=_MOST))
    except BadEntry as fault:
        return [], [fault]
    known = tuple(facts_of(spec, (), spec.new(spec.seats[0], 0, {}), 0))
    for entry in entries:
        try:
            with reading(entry):
                one = _read(entry, spec, known)
            if any(one.id == other.id for other in found):
                raise entry["id"].wrong(f"'{one.id}' is there twice")
            found.append(one)
        except BadEntry as fault:
            faults.append(fault)
    return found, faults


def _read(entry: Entry, spec: GameSpec[Any], known: Sequence[str]) -> Challenge:
    shape = ("id", "seats", "options", "seed", "twist", "goal", "never", "style", *MEDALS)
    entry.only(*shape)
    if not _NAME.fullmatch(entry["id"].text(40)):
        raise entry["id"].wrong("must have small letters, digits and _")
    options, twist, seed, style = (
        entry.get(name) for name in ("options", "twist", "seed", "style")
    )
    one = Challenge(
        id=entry["id"].text(40),
        seats=_seats(entry["seats"], spec),
        medals={medal: conditions_of(entry[medal], known) for medal in MEDALS},
        options={name: options[name].plain() for name in options.names()} if options else {},
        seed=None if seed is None else seed.number(0, MAX_SEED - 1),
        twist=twist_of(twist) if twist else {},
        goal=_listed(entry.get("goal"), known),
        never=_listed(entry.get("never"), known),
        style=style.choice(ladder.names(spec)) if style else "",
    )
    try:
        one.start(spec, one.seed or 0)
    except GameError as error:
        raise (twist or options or entry).wrong(f"cannot be set up: {error}") from error
    return one


def _seats(entry: Entry, spec: GameSpec[Any]) -> tuple[str, ...]:
    least, most = spec.seats
    known = [PERSON, *ladder.names(spec)]
    seats = tuple(seat.choice(known) for seat in entry.items(least, most))
    if seats.count(PERSON) != 1:
        raise entry.wrong(f"must have '{PERSON}' once")
    return seats


def twist_of(entry: Entry) -> dict[str, Json]:
    """Read values by their path in a position."""
    for path in entry.names():
        if not _PATH.fullmatch(path):
            raise entry[path].wrong("is no path in a position, as players[0].supply")
    return {path: entry[path].plain() for path in entry.names()}


def _listed(entry: Entry | None, known: Sequence[str]) -> tuple[Condition, ...]:
    return conditions_of(entry, known) if entry is not None else ()


def conditions_of(entry: Entry, known: Sequence[str]) -> tuple[Condition, ...]:
    """Read conditions on ``known`` facts."""
    return tuple(_condition(one, known) for one in entry.items(1, 10))


def _condition(entry: Entry, known: Sequence[str]) -> Condition:
    entry.only("fact", *_RULES)
    named = [rule for rule in _RULES if rule in entry]
    if len(named) != 1:
        raise entry.wrong(f"needs one of {', '.join(_RULES)}")
    number = entry[named[0]].number(-_LARGEST, _LARGEST)
    return Condition(entry["fact"].choice(known), named[0], number)


def _put(position: Any, path: str, value: Json) -> None:
    """Put a value into a position; raises GameError when there is no such path."""
    steps = [name or int(index) for name, index in _STEP.findall(path)]
    place = position
    try:
        for step in steps[:-1]:
            place = place[step]
        if isinstance(place, list):
            place[steps[-1]] = value
        else:
            place.update({steps[-1]: value})
    except (LookupError, TypeError, AttributeError) as problem:
        raise GameError(f"{shown(path)}: there is no such entry in a position") from problem

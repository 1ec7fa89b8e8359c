"""Examples: a position, the decisions played from there, and the events they must cause.

A file has ``seats`` and ``seed``; ``options`` and decisions played ``before`` (as a record notes
them); ``position``, changes to the position after that (tables are changed entry by entry, lists
by their indexes); ``decisions`` to be shown; ``happens``, the expected events by name with some of
their fields, in order, ``any`` for a field of any value; ``stops_before``, the event before which
the show ends; ``shows``, the parts of the table to show. Texts may use fields of the events:
``{seat_1}`` is the seat of the first event; of a field that is a list, the last entry is used.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from kraftwagen.engine.errors import GameError, shown
from kraftwagen.engine.spec import GameSpec
from kraftwagen.engine.types import Code, Event, Json
from kraftwagen.learn.entries import Entry, read_entries, reading

_MOST: Final = 200
"""The most decisions of an example."""
_LARGEST_SEED: Final = (1 << 60) - 1
_ANY: Final = "any"


@dataclass(frozen=True)
class ExampleStep:
    """One decision of an example: the positions before and after it and its events."""

    before: Any
    code: Code
    events: tuple[Event, ...]
    after: Any
    """The state after the decision; None to end with the picture that the events leave."""


@dataclass(frozen=True)
class Example:
    """An example with its played decisions; ``values`` are fields of events for its texts."""

    start: Any
    viewer: int
    shows: tuple[str, ...]
    steps: tuple[ExampleStep, ...]
    values: Mapping[str, Json]


def read_example(path: Path, spec: GameSpec[Any]) -> Example:
    """Read an example from a file and play its decisions; raises BadEntry."""
    file = read_entries(path)
    with reading(file):
        return _example(file, spec)


def _example(file: Entry, spec: GameSpec[Any]) -> Example:
    file.only(
        *("seats", "seed", "options", "before", "position", "decisions", "happens"),
        *("shows", "viewer", "stops_before"),
    )
    low, high = spec.seats
    seats = file["seats"].number(low, high)
    seed, options = file["seed"].number(0, _LARGEST_SEED), file.get("options")
    chosen = options.plain() if options is not None else {}
    if not isinstance(chosen, dict):
        raise file["options"].wrong("must be a table of names and values")
    try:
        state = spec.new(seats, seed, chosen)
    except GameError as problem:
        raise file["options" if options is not None else "seats"].wrong(str(problem)) from problem
    for line in _items(file.get("before")):
        state = _play(spec, state, line).after
    changes = file.get("position")
    if changes is not None:
        position = _changed(spec.to_position(state), changes)
        try:
            state = spec.from_position(position)
        except GameError as problem:
            raise changes.wrong(str(problem)) from problem
    viewer = file.get("viewer")
    steps, now = list[ExampleStep](), state
    for line in file["decisions"].items(1, _MOST):
        steps.append(_play(spec, now, line))
        now = steps[-1].after
    stop = file.get("stops_before")
    if stop is not None:
        steps[-1] = _cut(steps[-1], stop)
    return Example(
        state,
        viewer.number(0, seats - 1) if viewer is not None else spec.actor(state),
        tuple(file["shows"].text().split()),
        tuple(steps),
        _happened([event for step in steps for event in step.events], file.get("happens")),
    )


def _cut(step: ExampleStep, stop: Entry) -> ExampleStep:
    names = [type(event).__name__ for event in step.events]
    if stop.text() not in names:
        raise stop.wrong("does not happen")
    return replace(step, events=step.events[: names.index(stop.text())], after=None)


def _items(entry: Entry | None) -> list[Entry]:
    return list(entry.items(0, _MOST)) if entry is not None else []


def _play(spec: GameSpec[Any], state: Any, line: Entry) -> ExampleStep:
    try:
        code = spec.from_text(line.text())
    except GameError as problem:
        raise line.wrong(str(problem)) from problem
    if spec.is_over(state):
        raise line.wrong("comes after the end of the game")
    refused = spec.why_not(state, code)
    if refused is not None:
        raise line.wrong(f"is not possible: {refused.key} ({refused.rule})")
    after, events = spec.clone(state), list[Event]()
    spec.apply(after, code, events)
    return ExampleStep(state, code, tuple(events), after)


def _changed(old: Json, changes: Entry) -> Any:
    """Return ``old`` with some of its entries replaced by ``changes``."""
    new = changes.plain()
    if not isinstance(new, dict):
        return new
    if isinstance(old, list):
        made = list(old)
        for key in new:
            if not key.isdecimal() or len(key) > 4 or int(key) >= len(made):
                raise changes.wrong(f"'{shown(key)}' is not one of 0 to {len(made) - 1}")
            made[int(key)] = _changed(made[int(key)], changes[key])
        return made
    base = dict(old) if isinstance(old, dict) else {}
    return base | {key: _changed(base.get(key), changes[key]) for key in new}


def _happened(events: list[Event], claims: Entry | None) -> dict[str, Json]:
    """Find the claimed events in order and return their fields; raises BadEntry."""
    values: dict[str, Json] = {}
    at = 0
    for number, claim in enumerate(_items(claims), start=1):
        wanted = {key: claim[key].plain() for key in claim.names() if key != "event"}
        name = claim["event"].text()
        found = (
            place
            for place in range(at, len(events))
            if type(events[place]).__name__ == name and _has(events[place], wanted)
        )
        place = next(found, None)
        if place is None:
            raise claim.wrong("does not happen")
        at = place + 1
        for key in wanted:
            value = _of(events[place], key)
            values[f"{key}_{number}"] = value[-1] if isinstance(value, list) and value else value
    return values


def _has(event: Event, wanted: Mapping[str, Json]) -> bool:
    return all(
        hasattr(event, key) and (value == _ANY or _of(event, key) == value)
        for key, value in wanted.items()
    )


def _of(event: Event, key: str) -> Json:
    """A field of an event as JSON has it."""
    found = getattr(event, key)
    return list(found) if isinstance(found, tuple) else found

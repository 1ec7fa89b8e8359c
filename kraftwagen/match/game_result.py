"""The result of a finished game, as statistics keep it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from kraftwagen.engine.errors import GameError
from kraftwagen.engine.summary import SeatSummary
from kraftwagen.engine.types import Json
from kraftwagen.match.hands import deciders
from kraftwagen.match.match import Match
from kraftwagen.match.record import MAX_SEATS, MAX_SEED, MAX_TEXT, Record
from kraftwagen.match.seats import PERSON

MAX_LINE: Final = 100_000
"""Largest number of characters of a result in JSON."""
HINTS: Final = "hints"
"""Name of the fact with a seat's number of hints; absent when there were none."""
UNASSISTED: Final = "pure"
"""Name of the fact that a game was played without hints and without taking back."""
HANDED: Final = "handed"
"""Name of the fact that several controllers have decided for a seat."""
_MAX_ENTRIES: Final = 200
MAX_NUMBER: Final = 10**9


class BadResult(GameError):
    """Raised for invalid data of a result and for a game that statistics do not count."""


@dataclass(frozen=True, slots=True)
class SeatResult:
    """One seat of a finished game; ``share`` is its part of the victory, 0 to 1; ties split it."""

    name: str
    controller: str
    score: int
    place: int
    share: float
    sources: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    facts: Mapping[str, int | str] = field(default_factory=dict)
    merits: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    @property
    def is_person(self) -> bool:
        """Whether a person decided for the seat."""
        return self.controller == PERSON


@dataclass(frozen=True, slots=True)
class GameResult:
    """A finished game; ``id`` is a digest, equal for all files of the game."""

    id: str
    game: str
    date: str
    options: Mapping[str, Json]
    data_digest: str
    seed: int
    rules_version: int
    practice: bool
    seats: tuple[SeatResult, ...]


def record_id(record: Record) -> str:
    """Return a digest that identifies a finished game, equal for all its files."""
    header = record.header
    facts = [
        header.game,
        header.rules_version,
        header.data_digest,
        sorted(header.options.items()),
        header.seed,
        header.date,
        [[seat.name, seat.controller] for seat in header.seats],
        record.decisions,
    ]
    return hashlib.blake2b(json.dumps(facts).encode(), digest_size=10).hexdigest()


def counts(record: Record) -> bool:
    """Return whether statistics count a game: finished, from the usual set-up, and no challenge."""
    header = record.header
    return header.finished and header.start is None and not header.challenge


def result_of(match: Match) -> GameResult:
    """Return the result of a finished match; raises BadResult for one that does not count.

    A seat counts as a person's if a person ever decided for it. With several controllers it earns
    no pieces of achievements.
    """
    record, spec = match.record, match.spec
    if not counts(record):
        raise BadResult("only games played to the end from the usual set-up are noted")
    scores, places = spec.scores(match.state), spec.rankings(match.state)
    events = [event for step in match.steps for event in step.events]
    found = spec.summarize(events, match.state)
    header = record.header
    origin = header.origin
    # A game that continues another one earns no achievements.
    whole = origin is None or origin.number == 0
    seats, hands = [], deciders(match)
    for seat, info in enumerate(header.seats):
        told = found[seat] if seat < len(found) else SeatSummary()
        shared = len(hands[seat]) > 1
        person = info.is_person or PERSON in hands[seat]
        seats.append(
            SeatResult(
                name=info.name,
                controller=PERSON if person else info.controller,
                score=scores[seat],
                place=places[seat],
                share=1 / places.count(1) if places[seat] == 1 else 0.0,
                sources={name: tuple(parts) for name, parts in told.sources.items()},
                facts={**told.facts, **_help(match, seat), **({HANDED: 1} if shared else {})},
                merits={
                    name: tuple(told.merits[name]) for name in told.merits if whole and not shared
                },
            )
        )
    return GameResult(
        id=record_id(record),
        game=header.game,
        date=header.date,
        options=dict(header.options),
        data_digest=header.data_digest,
        seed=header.seed,
        rules_version=header.rules_version,
        # A result of several controllers says nothing about any of them.
        practice=header.is_practice,
        seats=tuple(seats),
    )


def _help(match: Match, seat: int) -> dict[str, int]:
    """Return the facts about a seat's hints, and about a game without help."""
    found = {HINTS: match.hints[seat]} if match.hints[seat] else {}
    return {**found, UNASSISTED: 1} if match.is_unassisted else found


def to_line(note: GameResult) -> str:
    """Write a result as one line of JSON."""
    return json.dumps(asdict(note), allow_nan=False)


def from_line(line: str) -> GameResult:
    """Read a result from a line of JSON; raises BadResult."""
    if len(line) > MAX_LINE:
        raise BadResult("the line is too long")
    try:
        values = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise BadResult("the line is no JSON") from error
    return from_json(values)


def from_json(values: Json) -> GameResult:
    """Check the JSON values of a result and build it; raises BadResult."""
    fields = _fields(values, GameResult)
    seats = fields["seats"]
    _need(isinstance(seats, list) and 1 <= len(seats) <= MAX_SEATS, "seats")
    for name in ("id", "game", "date", "data_digest"):
        _text(fields[name], name)
    _need(fields["id"] != "", "id")
    _number(fields["seed"], "seed", MAX_SEED - 1)
    _number(fields["rules_version"], "rules_version", MAX_NUMBER)
    _need(isinstance(fields["practice"], bool), "practice")
    options = options_from_json(fields["options"])
    return GameResult(**{**fields, "options": options, "seats": tuple(map(_seat, seats))})


def _seat(values: Json) -> SeatResult:
    if isinstance(values, dict) and "money" in values:  # the name in old files
        values = {"score" if name == "money" else name: value for name, value in values.items()}
    fields = _fields(values, SeatResult)
    for name in ("name", "controller"):
        _text(fields[name], name)
    _number(fields["score"], "score", MAX_NUMBER)
    _number(fields["place"], "place", MAX_SEATS)
    _need(type(fields["share"]) in (int, float) and 0 <= fields["share"] <= 1, "share")
    return SeatResult(
        **{
            **fields,
            "share": float(fields["share"]),
            "sources": sources_from_json(fields["sources"]),
            "merits": merits_from_json(fields["merits"]),
            "facts": facts_from_json(fields["facts"]),
        }
    )


def options_from_json(values: Json) -> dict[str, Json]:
    """Check the options of a game in JSON values and copy them; raises BadResult."""
    options = _table(values, "options")
    for value in options.values():
        parts = value if isinstance(value, list) else [value]
        plain = all(part is None or isinstance(part, bool | int | str) for part in parts)
        _need(plain and len(parts) <= _MAX_ENTRIES, "options")
    return options


def sources_from_json(values: Json) -> dict[str, tuple[int, ...]]:
    """Check a seat's score by source in JSON values and copy it; raises BadResult."""
    sources = _table(values, "sources")
    for name, amounts in sources.items():
        _need(type(amounts) is list and len(amounts) <= _MAX_ENTRIES, "sources")
        for amount in amounts:
            _number(amount, "sources", MAX_NUMBER)
        sources[name] = tuple(amounts)
    return sources


def facts_from_json(values: Json) -> dict[str, int | str]:
    """Check the facts of a seat in JSON values and copy them; raises BadResult."""
    facts = _table(values, "facts")
    for value in facts.values():
        _need(type(value) is int or isinstance(value, str), "facts")
    return facts


def merits_from_json(values: Json) -> dict[str, tuple[str, ...]]:
    """Check pieces of achievements in JSON values and copy them; raises BadResult."""
    merits = _table(values, "merits")
    for pieces in merits.values():
        _need(isinstance(pieces, list) and len(pieces) <= _MAX_ENTRIES, "merits")
        for piece in pieces:
            _text(piece, "merits")
    return {name: tuple(pieces) for name, pieces in merits.items()}


def _fields(values: Json, kind: type[Any]) -> dict[str, Any]:
    _need(isinstance(values, dict) and set(values) == set(kind.__slots__), kind.__name__)
    return dict(values)


def _table(values: Json, name: str) -> dict[str, Any]:
    _need(isinstance(values, dict) and len(values) <= _MAX_ENTRIES, name)
    for key in values:
        _text(key, name)
    return dict(values)


def _number(value: Json, name: str, most: int) -> None:
    _need(type(value) is int and abs(value) <= most, name)


def _text(value: Json, name: str) -> None:
    """Demand a text that can be stored: single halves of surrogate pairs cannot."""
    _need(type(value) is str and len(value) <= MAX_TEXT, name)
    _need(value.isascii() or not any("\ud800" <= sign <= "\udfff" for sign in value), name)


def _need(fine: bool, name: str) -> None:
    if not fine:
        raise BadResult(f"wrong value in {name}")

"""The record of a game, set-up and decisions, and its file format.

The file is one JSON object: magic word, format number, the version that wrote it, a checksum and
the body (header and decision lines). Files are untrusted, so everything is checked before it is
used, and each fault has one sentence.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import json
import re
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from datetime import datetime
from functools import lru_cache
from sys import intern
from typing import Any, Final

import kraftwagen
from kraftwagen.engine.errors import GameError
from kraftwagen.engine.types import Json
from kraftwagen.match import migrations
from kraftwagen.match.seats import HELPERS, MAX_COLOUR, Handover, Origin, SeatInfo

MAGIC: Final = "kraftwagen-record"

MAX_BYTES: Final = 1_000_000
MAX_DECISIONS: Final = 20_000
MAX_TEXT: Final = 200
MAX_ENTRIES: Final = 64
MAX_SEATS: Final = 8
MAX_SEED: Final = 2**63
_LONGEST_STORED: Final = 500_000
"""Largest number of characters of the stored positions; the longest games take a tenth."""
_MOST_UNPACKED: Final = 16_000_000
"""Most bytes of the stored positions as JSON."""
_MOST_HINTS: Final = 10**6
_LONGEST_DATE: Final = 40
_TEXTS: Final = (
    *("game", "data_digest", "name", "date", "saved", "app_version"),
    *("daily", "challenge", "digest"),
)
_VERSION: Final = re.compile(r"[0-9]{1,6}(\.[0-9]{1,6}){0,3}")
_DECISIONS: Final = b'\n  "decisions": ['
_DECISION: Final = b'\n   "'
_END: Final = b"\n  ]\n }\n}\n"
"""The marks around the decisions, as ``to_bytes`` writes them: texts have no line ends."""

_SENTENCES: Final = {
    "unreadable": "The file cannot be opened: {problem}.",
    "huge": "The file is too large for a saved game.",
    "foreign": "The file is not a saved game of this program.",
    "truncated": "The file is incomplete: it was not fully written.",
    "damaged": "The file is damaged: its content does not match its checksum.",
    "newer": "The file has a newer format or newer rules, written by version {version}; this is "
    "version {own}, and a newer program is needed.",
    "invalid": "The file has a wrong entry at {entry}: {problem}.",
    "game": "The file holds a game of '{found}', not '{wanted}'.",
    "rules": "The game was played with version {found} of the rules; "
    "this program plays version {wanted}.",
    "data": "The game was played with different component data.",
    "position": "The game cannot be taken over: {problem}.",
    "unplayable": "The game cannot be played again: at decision {number}, {problem}.",
}


class BadRecord(GameError):
    """Raised for an unusable record; ``kind`` names the fault, ``values`` fill its sentence."""

    def __init__(self, kind: str, **values: str | int) -> None:
        super().__init__(_SENTENCES[kind].format(**values))
        self.kind = kind
        self.values = values


@dataclass(frozen=True, slots=True)
class Header:
    """The facts about a game that its record holds besides the decisions.

    ``date`` is when the game began and ``saved`` when this record was written (ISO 8601, may be
    empty). ``sequence`` orders records as they were written: microseconds since 1970, but larger
    than any before it even when the clock has gone back. ``start`` is the first position when it
    was not the usual set-up; ``digest`` is the fingerprint of the state after the last decision.
    ``practice`` tells that something revealed was taken back, or that the game continues another
    one, ``origin``. ``unassisted`` games have no hints and no taking back of revealed things.
    ``hints`` counts the hints of each seat, empty for none; ``handovers`` are at most the newest
    MAX_ENTRIES. ``daily`` is the day (ISO 8601) of a game of the day, ``challenge`` the id of a
    challenge; both may be empty. ``positions`` is the number of positions stored.
    """

    game: str
    rules_version: int
    data_digest: str
    options: Mapping[str, Json]
    seats: tuple[SeatInfo, ...]
    seed: int
    name: str = ""
    date: str = ""
    saved: str = ""
    sequence: int = 0
    app_version: str = kraftwagen.__version__
    practice: bool = False
    unassisted: bool = False
    hints: tuple[int, ...] = ()
    handovers: tuple[Handover, ...] = ()
    origin: Origin | None = None
    daily: str = ""
    challenge: str = ""
    start: Mapping[str, Json] | None = None
    finished: bool = False
    digest: str = ""
    positions: int = 0

    @property
    def is_practice(self) -> bool:
        """Whether the game is practice: marked so, or with a seat handed over after the start."""
        return self.practice or any(handed.number for handed in self.handovers)

    @property
    def key(self) -> tuple[str, str, int]:
        """Id of the rules, date and seed, which identify the game in all its saves."""
        return self.game, self.date, self.seed


@dataclass(frozen=True, slots=True)
class Record:
    """A whole game: its header and its decisions, each a line of notation.

    ``stored`` are packed positions, with which the game outlives its rules: the last ones, the
    newest of them after the last decision. A finished game has all.
    """

    header: Header
    decisions: tuple[str, ...] = field(default=())
    stored: str = ""

    def with_header(self, **changes: Any) -> Record:
        """Return a copy with some fields of the header changed."""
        return replace(self, header=replace(self.header, **changes))


def to_bytes(record: Record) -> bytes:
    """Return a record as the content of a file."""
    header = record.header
    fields = {name: getattr(header, name) for name in Header.__slots__}
    fields["seats"] = [asdict(seat) for seat in header.seats]
    fields["handovers"] = [asdict(one) for one in header.handovers]
    fields["origin"] = asdict(header.origin) if header.origin is not None else None
    body = {"header": fields, "stored": record.stored, "decisions": record.decisions}
    document = {
        "magic": MAGIC,
        "format": migrations.FORMAT,
        "written_by": header.app_version,
        "checksum": _checksum(body),
        "body": body,
    }
    return json.dumps(document, indent=1, allow_nan=False).encode() + b"\n"


def as_text(position: Json) -> str:
    """Return a position as a record stores it."""
    return json.dumps(position, separators=(",", ":"))


def with_positions(record: Record, positions: Sequence[str]) -> Record:
    """Return a record with its last positions (``as_text``).

    It has only the very last one if they are too large.
    """
    for kept in (positions, positions[-1:]):
        content = f"[{','.join(kept)}]".encode()
        text = base64.b64encode(zlib.compress(content, 6)).decode()
        if len(content) <= _MOST_UNPACKED and len(text) <= _LONGEST_STORED:
            return replace(record.with_header(positions=len(kept)), stored=text)
    return record


def positions_of(record: Record) -> list[Json]:
    """Return the stored positions of a record, which may be anything; raises BadRecord."""
    try:
        unpacker = zlib.decompressobj()
        content = unpacker.decompress(base64.b64decode(record.stored), _MOST_UNPACKED)
        found = json.loads(content)
    except (binascii.Error, zlib.error, ValueError, RecursionError) as error:
        raise BadRecord("damaged") from error
    most = len(record.decisions) + 1
    whole = isinstance(found, list) and len(found) == record.header.positions
    _expect("stored", whole and 1 <= len(found) <= most, "must be as many positions as are told")
    positions: list[Json] = found
    return positions


def from_bytes(content: bytes) -> Record:
    """Read a record from the content of a file; raises BadRecord."""
    try:
        return _from_bytes(content)
    except BadRecord:
        raise
    except GameError as error:
        raise BadRecord("invalid", entry="seats", problem=str(error)) from error
    except Exception as error:  # anything unforeseen
        raise BadRecord("damaged") from error


def _from_bytes(content: bytes) -> Record:
    document = _parse(content)
    version, writer = document.get("format"), document.get("written_by")
    if document.get("magic") != MAGIC or type(version) is not int or not isinstance(writer, str):
        raise BadRecord("foreign")
    if version > migrations.FORMAT:
        shown = writer if writer.isprintable() else "?"
        raise BadRecord("newer", version=shown[:MAX_TEXT], own=kraftwagen.__version__)
    body = document.get("body")
    if version < 1 or not isinstance(body, dict) or not _matches(document.get("checksum"), body):
        raise BadRecord("damaged")
    return _record(migrations.migrate(body, version))


def is_newer(version: str) -> bool:
    """Return whether a version of the program, such as "1.2", is newer than this one."""
    return _numbers(version) > _numbers(kraftwagen.__version__)


def _numbers(version: str) -> list[int]:
    """Return the numbers that a version begins with; none for what is no version."""
    found = _VERSION.match(version)
    return [int(number) for number in found[0].split(".")] if found else []


def head_of(content: bytes) -> tuple[Header, int] | None:
    """Read the header and count the decisions, without checking the decisions.

    None for content that is not exactly in the form that ``to_bytes`` writes now.
    """
    head, _, decisions = content.partition(_DECISIONS)
    if not decisions.endswith(_END):
        return None
    try:
        document = json.loads(head.rstrip(b",") + b"}}", parse_constant=_refuse)
        if (document["magic"], document["format"]) != (MAGIC, migrations.FORMAT):
            return None
        header = _record({**document["body"], "decisions": []}).header
    except Exception:  # the fault is reported when the whole is read
        return None
    return header, decisions.count(_DECISION)


def _parse(content: bytes) -> dict[str, Any]:
    if len(content) > MAX_BYTES:
        raise BadRecord("huge")
    if not content.strip(b"\0 \r\n\t"):
        raise BadRecord("truncated")
    try:
        document = json.loads(content.decode(), parse_constant=_refuse, parse_float=_refuse)
    except (ValueError, RecursionError):
        if not content.lstrip().startswith(b"{") or MAGIC.encode() not in content[:200]:
            raise BadRecord("foreign") from None
        whole = content.rstrip().endswith(b"}")
        raise BadRecord("damaged" if whole else "truncated") from None
    if not isinstance(document, dict):
        raise BadRecord("foreign")
    return document


def _refuse(text: str) -> None:
    raise ValueError(f"{text[:20]} has no place in a record")


def _checksum(body: Mapping[str, Json]) -> str:
    text = json.dumps(body, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def _matches(checksum: Json, body: Mapping[str, Json]) -> bool:
    try:
        return bool(checksum == _checksum(body))
    except RecursionError:
        return False


def _record(body: Mapping[str, Json]) -> Record:
    parts = {"header", "stored", "decisions"}
    _expect("body", set(body) == parts, "needs header, stored and decisions")
    header, decisions = body["header"], body["decisions"]
    _expect("header", isinstance(header, dict), "must be an object")
    _expect("header", set(header) == set(Header.__slots__), "has missing or unknown fields")
    for entry in _TEXTS:
        _text(entry, header[entry])
    for entry in ("date", "saved"):
        _date(entry, header[entry])
    for entry in ("rules_version", "seed", "sequence", "positions"):
        number = header[entry]
        _expect(entry, type(number) is int and abs(number) < MAX_SEED, "must be a number")
    for entry in ("finished", "practice", "unassisted"):
        _expect(entry, type(header[entry]) is bool, "must be true or false")
    _expect("start", isinstance(header["start"], dict | None), "must be an object or null")
    _options(header["options"])
    seats = _seats(header["seats"])
    changes = {
        "seats": seats,
        "hints": _hints(header["hints"], len(seats)),
        "handovers": _handovers(header["handovers"], len(seats)),
        "origin": _origin(header["origin"]),
    }
    _texts("decisions", decisions, MAX_DECISIONS)
    stored = body["stored"]
    short = isinstance(stored, str) and stored.isascii() and len(stored) <= _LONGEST_STORED
    _expect("stored", short, "must be a packed text")
    # A list of saved games holds thousands of headers: equal texts are kept once.
    shared = {entry: intern(header[entry]) for entry in ("game", "data_digest", "app_version")}
    return Record(Header(**{**header, **changes, **shared}), tuple(decisions), stored)


def _seats(seats: Json) -> tuple[SeatInfo, ...]:
    _expect("seats", isinstance(seats, list) and 1 <= len(seats) <= MAX_SEATS, "must be a list")
    for number, seat in enumerate(seats):
        entry = f"seats[{number}]"
        _expect(entry, isinstance(seat, dict), "must be an object")
        _expect(entry, set(seat) == set(SeatInfo.__slots__), "has missing or unknown fields")
        _text(f"{entry}.name", seat["name"])
        _text(f"{entry}.controller", seat["controller"])
        if seat["colour"] is not None:
            _count(f"{entry}.colour", seat["colour"], MAX_COLOUR)
        _texts(f"{entry}.helpers", seat["helpers"], len(HELPERS))
    return tuple(
        _seat(seat["name"], seat["controller"], seat["colour"], tuple(seat["helpers"]))
        for seat in seats
    )


def _hints(hints: Json, seats: int) -> tuple[int, ...]:
    _expect("hints", isinstance(hints, list) and len(hints) in (0, seats), "must be one per seat")
    for number, count in enumerate(hints):
        _count(f"hints[{number}]", count, _MOST_HINTS)
    return tuple(hints)


def _handovers(handovers: Json, seats: int) -> tuple[Handover, ...]:
    short = isinstance(handovers, list) and len(handovers) <= MAX_ENTRIES
    _expect("handovers", short, "must be a short list")
    for number, one in enumerate(handovers):
        entry = f"handovers[{number}]"
        _fields(entry, one, Handover)
        _count(f"{entry}.number", one["number"], MAX_DECISIONS)
        _count(f"{entry}.seat", one["seat"], seats - 1)
        for name in ("before", "after"):
            SeatInfo("-", _text(f"{entry}.{name}", one[name]))
    return tuple(Handover(**one) for one in handovers)


def _origin(origin: Json) -> Origin | None:
    if origin is None:
        return None
    _fields("origin", origin, Origin)
    _count("origin.number", origin["number"], MAX_DECISIONS)
    return Origin(origin["number"], _date("origin.date", origin["date"]))


def _fields(entry: str, value: Json, kind: type[Handover] | type[Origin]) -> None:
    _expect(entry, isinstance(value, dict), "must be an object")
    _expect(entry, set(value) == set(kind.__slots__), "has missing or unknown fields")


def _count(entry: str, value: Json, most: int) -> None:
    _expect(entry, type(value) is int and 0 <= value <= most, f"must be 0 to {most}")


@lru_cache(maxsize=256)
def _seat(name: str, controller: str, colour: int | None, helpers: tuple[str, ...]) -> SeatInfo:
    return SeatInfo(name, controller, colour, helpers)


def _options(options: Json) -> None:
    _expect("options", isinstance(options, dict) and len(options) <= MAX_ENTRIES, "must be short")
    for name, value in options.items():
        _text("options", name)
        entries = value if isinstance(value, list) else [value]
        _expect(f"options.{name}", len(entries) <= MAX_ENTRIES, "must be short")
        for entry in entries:
            plain = entry is None or isinstance(entry, bool | int | str)
            _expect(f"options.{name}", plain, "must be a plain value or a list of them")
            if isinstance(entry, str):
                _text(f"options.{name}", entry)
            else:
                _expect(f"options.{name}", abs(entry or 0) < MAX_SEED, "is too large")


def _texts(entry: str, lines: Json, most: int) -> None:
    _expect(entry, isinstance(lines, list) and len(lines) <= most, f"needs at most {most} lines")
    for number, line in enumerate(lines):
        _text(f"{entry}[{number}]", line)


def _date(entry: str, value: Json) -> str:
    text = _text(entry, value)
    try:
        fine = text == "" or (len(text) <= _LONGEST_DATE and bool(datetime.fromisoformat(text)))
    except ValueError:
        fine = False
    _expect(entry, fine, "must be a date")
    return text


def _text(entry: str, value: Json) -> str:
    short = isinstance(value, str) and len(value) <= MAX_TEXT and value.isprintable()
    _expect(entry, short, f"must be a text of at most {MAX_TEXT} printable characters")
    return str(value)


def _expect(entry: str, fine: bool, problem: str) -> None:
    if not fine:
        raise BadRecord("invalid", entry=entry, problem=problem)

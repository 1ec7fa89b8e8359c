"""Everything that reads what strangers wrote: real samples of it, and what is made of one.

A reader takes a content and answers with a word about what it was, or raises a GameError with one
sentence. Whatever else it raises is a fault of the program. What was taken is used, too: positions
are played on, records replayed and written again, lessons checked.
"""

from __future__ import annotations

import base64
import json
import os
import random
import zlib
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, Final

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from kraftwagen.bots import ladder
from kraftwagen.engine import network, registry
from kraftwagen.engine.errors import GameError
from kraftwagen.engine.network import Shape
from kraftwagen.engine.spec import GameSpec
from kraftwagen.learn import position_line
from kraftwagen.match import setup_code
from kraftwagen.match.match import Match
from kraftwagen.match.record import BadRecord, from_bytes, to_bytes
from kraftwagen.match.replay import reopen
from kraftwagen.match.setup_code import Setup
from kraftwagen.ui.presenters.library import MatchLibrary
from kraftwagen.ui.services import LibraryError
from tests.fuzz import kept, learned
from tests.fuzz.shared import (
    LINE_UP,
    NotJson,
    as_json,
    empty_folder,
    game,
    matches,
    moments,
    play_on,
    signed,
    words,
)
from tests.games import GAMES, NEWEST, OLDEST, data_of, sample

_BOTS: Final = ("greedy", "hasty", "apprentice", "engineer", "adviser")
_SHAPE: Final = Shape("tiny", 1, 3, 2, 10.0)


@dataclass(frozen=True, slots=True)
class Reader:
    """``samples`` are sound contents to begin with; ``read`` takes any content."""

    name: str
    samples: Callable[[], list[bytes]]
    read: Callable[[bytes], str]


def verdict(reader: Reader, content: bytes) -> str:
    """What is made of a content: in both builds the same. Faults of the program are raised."""
    try:
        return reader.read(content)
    except GameError as problem:
        said = str(problem)
        assert said, "an error without words"
        assert said.isprintable(), f"not one line of plain words: {said!r:.200}"
        assert len(said) < 900, f"{len(said)} letters: {said:.200}"
        return f"{type(problem).__name__}: {said}"


# -- positions, and questions about them


def _positions() -> list[bytes]:
    return [
        json.dumps(game(name).to_position(state)).encode()
        for name in GAMES
        for state in moments(name, 6)
    ]


def _spec_of(values: Any) -> GameSpec[Any]:
    own = (name for name in GAMES if isinstance(values, dict) and sample(name).variant in values)
    return game(next(own, NEWEST))


def _read_position(content: bytes) -> str:
    values = as_json(content)
    spec = _spec_of(values)
    _read_line(spec, content)
    state = spec.from_position(values)
    again = spec.to_position(state)
    assert spec.digest(spec.from_position(again)) == spec.digest(state)
    editing = spec.editing
    if editing is not None:
        for group, _ in editing.groups(again):
            editing.notes(again, group)
        editing.fields(again)
        editing.dealt(again, 1)
    play_on(spec, state, 8)
    return f"taken: {spec.digest(state)}"


def _read_line(spec: GameSpec[Any], content: bytes) -> None:
    """The same as a line that somebody pastes."""
    table = base64.urlsafe_b64encode(zlib.compress(content, 1)).decode().rstrip("=")
    head = f"{position_line.MAGIC}.{spec.id}.{spec.rules_version}.{table}"
    with suppress(position_line.BadLine):
        position_line.read([spec], f"{head}.{zlib.crc32(head.encode()):08x}")


class _Line:
    """A window that waits a moment."""

    def __init__(self) -> None:
        self._left = 3

    def report(self, done: float) -> None: ...

    def stopped(self) -> bool:
        self._left -= 1
        return self._left < 0


def _questions() -> list[bytes]:
    found = []
    for number, content in enumerate(_positions()):
        asked = {"bot": _BOTS[number % len(_BOTS)], "seed": number, "about": json.loads(content)}
        found.append(json.dumps(asked).encode())
    return found


def _read_question(content: bytes) -> str:
    values = as_json(content)
    if not isinstance(values, dict) or set(values) != {"bot", "seed", "about"}:
        raise NotJson("is no question")
    spec, name, seed = _spec_of(values["about"]), values["bot"], values["seed"]
    if not isinstance(name, str) or type(seed) is not int or not 0 <= seed < 1 << 62:
        raise NotJson("is no question")
    state = spec.from_position(values["about"])
    if spec.is_over(state):
        return "over"
    observation = spec.observe(state, spec.actor(state))
    choice = ladder.build(name, spec, seed).choose(observation, _Line())
    assert choice.code in spec.legal(state), "illegal"
    return f"{name}: {spec.to_text(choice.code)}"


# -- records


def _records() -> list[bytes]:
    found = []
    for name in GAMES:
        for match in matches(name):
            spec, record, last = match.spec, match.record, len(match.steps)
            for first, count in ((0, 25), (last // 2, 20), (last - 12, 12)):
                start = spec.to_position(match.state_at(first)) if first else None
                part = record.decisions[first : first + count]
                over = first + count == last
                header = record.with_header(start=start, finished=over).header
                found.append(to_bytes(type(record)(header, part)))
            found.append(to_bytes(match.kept_record))
    return found


def _read_record(content: bytes) -> str:
    record = from_bytes(signed(content))
    assert from_bytes(to_bytes(record)) == record
    spec = game(record.header.game if record.header.game in GAMES else GAMES[0])
    later = replace(spec, rules_version=spec.rules_version + 1)
    with suppress(BadRecord):
        reopen(later, record)
    match = Match.from_record(spec, record)
    assert match.record.decisions == record.decisions
    state = spec.clone(match.state)
    play_on(spec, state, 4)
    return f"taken: {spec.digest(match.state)} {spec.digest(state)}"


def _read_save(content: bytes) -> str:
    """A file in the folder of saves, as the menu and the list of saves meet it."""
    with empty_folder() as folder:
        (folder / "auto-000003.json").write_bytes(signed(content))
        (folder / "save-x.json").write_bytes(content)
        library = MatchLibrary(folder, GAMES, words())
        said = [library.latest(name) is not None for name in GAMES]
        told = [entry.problem for entry in library.entries()]
        for entry in library.entries():
            for read in (library.load, library.position):
                with suppress(LibraryError):
                    read(entry)
        return f"{said} {told}".replace(str(folder), "")


# -- data sets, weights


def _data_sets() -> list[bytes]:
    return [data_of(name).read_bytes() for name in GAMES]


def _read_data_set(content: bytes) -> str:
    name = next((one for one in GAMES[::-1] if f"game: {one}".encode() in content), OLDEST)
    with empty_folder() as folder:
        (folder / "mine.yaml").write_bytes(content)
        spec = registry.load(name, folder / "mine.yaml")
    on = {option: True for option, value in spec.options.items() if value is False}
    digests = []
    for seats in (2, 4):
        state = spec.new(seats, 1, on)
        play_on(spec, state, 12)
        digests.append(spec.digest(state))
    return f"taken: {digests}"


def _weights() -> list[bytes]:
    dice = random.Random(1)
    numbers = [dice.randrange(-9000, 9000) for _ in range(_SHAPE.size())]
    return [network.to_text(numbers, _SHAPE).encode()]


def _read_weights(content: bytes) -> str:
    """A file of weights; its checksum is put right, or no number would ever be read."""
    with empty_folder() as folder:
        path = folder / "weights.txt"
        head, _, body = content.partition(b"\n")
        path.write_bytes(content)
        try:
            network.load(path, _SHAPE)
        except GameError:
            words = head.split()
            checksum = network._checksum(body.decode("ascii", "replace")).encode()
            path.write_bytes(b" ".join([*words[:2], checksum]) + b"\n" + body)
        found = network.load(path, _SHAPE)
    table, seat = network.Sparse(), network.Sparse()
    table.add(1, 1.0)
    seat.add(0, 2.0)
    forecast = network.forecast(found, table, [seat, seat], [1.0, 2.0])
    return f"taken: {forecast.chances} {forecast.scores}"


# -- set-up codes


def _on_offer(spec: GameSpec[Any]) -> tuple[str, ...]:
    return LINE_UP


def _codes() -> list[bytes]:
    found = []
    for name in GAMES:
        spec = game(name)
        for seats in (2, 3, 4):
            line_up = ("person", *LINE_UP[: seats - 1])
            options: dict[str, Any] = {}
            if "handicap" in spec.options and seats > 2:
                options["handicap"] = [5] * seats
            code = setup_code.encode(spec, Setup(name, options, 9**seats, line_up), LINE_UP)
            found.append(code.encode())
    return found


def _read_code(content: bytes) -> str:
    """A code as it was typed, else as one with a right checksum for what its signs say."""
    specs = [game(name) for name in GAMES]
    text = content.decode("utf-8", "surrogateescape")
    try:
        found = setup_code.decode(text, specs, _on_offer)
    except setup_code.BadCode:
        found = setup_code.decode(_with_checksum(text), specs, _on_offer)
    spec = game(found.game)
    play_on(spec, spec.new(len(found.controllers), found.seed, found.options), 4)
    again = setup_code.encode(spec, found, LINE_UP)
    assert setup_code.decode(again, specs, _on_offer) == found
    return f"taken: {found}"


def _with_checksum(text: str) -> str:
    signs = [sign for sign in text.upper()[:400] if sign in setup_code.ALPHABET]
    value = 0
    for sign in signs:
        value = value << 5 | setup_code.ALPHABET.index(sign)
    length = 5 * len(signs) - setup_code._CRC
    if length <= 0:
        return text
    payload = value >> setup_code._CRC
    whole = payload << setup_code._CRC | setup_code._crc(payload, length)
    shifts = range(5 * (len(signs) - 1), -1, -5)
    return "".join(setup_code.ALPHABET[whole >> shift & 31] for shift in shifts)


READERS: Final = {
    reader.name: reader
    for reader in (
        Reader("record", _records, _read_record),
        Reader("save", _records, _read_save),
        Reader("position", _positions, _read_position),
        Reader("data-set", _data_sets, _read_data_set),
        Reader("settings", learned.settings_samples, learned.read_settings),
        Reader("progress", learned.progress_samples, learned.read_progress),
        Reader("puzzle", learned.puzzle_samples, learned.read_puzzle),
        Reader("lesson", learned.lesson_samples, learned.read_lesson),
        Reader("challenge", learned.challenge_samples, learned.read_challenges),
        Reader("chapter", learned.chapter_samples, learned.read_chapters),
        Reader("statistics", kept.database_samples, kept.read_database),
        Reader("journal", kept.journal_samples, kept.read_journal),
        Reader("texts", kept.text_samples, kept.read_texts),
        Reader("weights", _weights, _read_weights),
        Reader("set-up-code", _codes, _read_code),
        Reader("question", _questions, _read_question),
    )
}
BOTH_BUILDS: Final = ("record", "position", "data-set", "puzzle", "lesson", "weights", "question")
"""Those that ask the rules, which may be compiled."""

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
import shutil
import tempfile
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any, Final

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import yaml

from kraftwagen.bots import ladder
from kraftwagen.engine import network, registry
from kraftwagen.engine.errors import GameError
from kraftwagen.engine.network import Shape
from kraftwagen.engine.spec import GameSpec
from kraftwagen.learn import challenges, lessons, position_line, puzzles
from kraftwagen.learn.coach_book import CoachBook
from kraftwagen.learn.entries import parse_entries
from kraftwagen.learn.progress import FILE as PROGRESS
from kraftwagen.learn.progress import Progress
from kraftwagen.learn.puzzle_book import PuzzleBook
from kraftwagen.match import daily, setup_code
from kraftwagen.match.daily import DailyLog
from kraftwagen.match.match import Match
from kraftwagen.match.record import from_bytes, to_bytes
from kraftwagen.match.seats import SeatInfo
from kraftwagen.match.setup_code import Setup
from kraftwagen.ui.language.game_words import GameWords
from kraftwagen.ui.language.i18n import Translator
from kraftwagen.ui.platform.input import KeyBindings
from kraftwagen.ui.platform.paths import assets_dir
from kraftwagen.ui.platform.settings import Settings, load_settings, save_settings
from kraftwagen.ui.presenters.challenges import Tried
from kraftwagen.ui.presenters.library import MatchLibrary
from kraftwagen.ui.presenters.match_setup import recall
from kraftwagen.ui.services import LibraryError
from tests.soak.corrupt import signed

GAMES: Final = ("kraftwagen", "automania")
_LINE_UP: Final = ("random", "greedy", "apprentice", "engineer")
_BOTS: Final = ("greedy", "hasty", "apprentice", "engineer", "adviser")
_DAY: Final = date(2026, 11, 21)
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


# -- what is shared


@cache
def game(name: str) -> GameSpec[Any]:
    """A game of the house."""
    return registry.load(name)


@cache
def _matches(name: str) -> list[Match]:
    """Finished games of every size."""
    spec, found = game(name), []
    for seats in (2, 3, 4):
        dice = random.Random(seats)
        switches = [key for key, value in spec.options.items() if isinstance(value, bool)]
        infos = [SeatInfo(f"Seat {seat}", "random") for seat in range(seats - 1)]
        options = dict.fromkeys(switches, seats != 3)
        match = Match.new(spec, [SeatInfo("Ada"), *infos], seats, options, "2026-01-01")
        while not match.is_over:
            match.submit(match.actor, dice.choice(match.legal()))
        found.append(match)
    return found


def _moments(name: str, each: int) -> list[Any]:
    """Positions from those games, about ``each`` from one."""
    return [
        match.state_at(number)
        for match in _matches(name)
        for number in range(0, len(match.steps), max(1, len(match.steps) // each))
    ]


@contextmanager
def _folder() -> Iterator[Path]:
    """An empty folder, in memory where that is possible."""
    place = "/dev/shm" if os.path.isdir("/dev/shm") else None
    folder = Path(tempfile.mkdtemp(prefix="fuzz-", dir=place))
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _json(content: bytes) -> Any:
    """The value of a content that is JSON; anything else is no question of these readers."""
    try:
        return json.loads(content)
    except (ValueError, RecursionError) as problem:
        raise NotJson("is no JSON") from problem


class NotJson(GameError):
    """What the callers of a reader would have refused."""


def _play_on(spec: GameSpec[Any], state: Any, decisions: int) -> None:
    dice = random.Random(1)
    for _ in range(decisions):
        if spec.is_over(state):
            return
        spec.explain(state, spec.actor(state))
        spec.apply(state, dice.choice(spec.legal(state)))
        spec.check(state)


# -- positions, and questions about them


def _positions() -> list[bytes]:
    return [
        json.dumps(game(name).to_position(state)).encode()
        for name in GAMES
        for state in _moments(name, 6)
    ]


def _spec_of(values: Any) -> GameSpec[Any]:
    own = isinstance(values, dict) and "special_tiles" in values
    return game("kraftwagen" if own else "automania")


def _read_position(content: bytes) -> str:
    values = _json(content)
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
    _play_on(spec, state, 8)
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
    values = _json(content)
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
        for match in _matches(name):
            spec, record, last = match.spec, match.record, len(match.steps)
            for first, count in ((0, 25), (last // 2, 20), (last - 12, 12)):
                start = spec.to_position(match.state_at(first)) if first else None
                part = record.decisions[first : first + count]
                over = first + count == last
                header = record.with_header(start=start, finished=over).header
                found.append(to_bytes(type(record)(header, part)))
    return found


def _read_record(content: bytes) -> str:
    record = from_bytes(signed(content))
    assert from_bytes(to_bytes(record)) == record
    spec = game(record.header.game if record.header.game in GAMES else GAMES[0])
    match = Match.from_record(spec, record)
    assert match.record.decisions == record.decisions
    state = spec.clone(match.state)
    _play_on(spec, state, 4)
    return f"taken: {spec.digest(match.state)} {spec.digest(state)}"


@cache
def _words() -> Translator:
    return Translator(assets_dir() / "locale", "en")


def _read_save(content: bytes) -> str:
    """A file in the folder of saves, as the menu and the list of saves meet it."""
    with _folder() as folder:
        for name in ("auto-000003.json", "save-x.json"):
            (folder / name).write_bytes(signed(content))
        library = MatchLibrary(folder, GAMES, _words())
        said = [library.latest(name) is not None for name in GAMES]
        told = [entry.problem for entry in library.entries()]
        for entry in library.entries():
            for read in (library.load, library.position):
                with suppress(LibraryError):
                    read(entry)
        return f"{said} {told}".replace(str(folder), "")


# -- data sets, weights


def _data_sets() -> list[bytes]:
    folder = Path(registry.__file__).parents[1] / "games"
    return [(folder / name / "data.yaml").read_bytes() for name in GAMES]


def _read_data_set(content: bytes) -> str:
    name = "automania" if b"game: automania" in content else "kraftwagen"
    with _folder() as folder:
        (folder / "mine.yaml").write_bytes(content)
        spec = registry.load(name, folder / "mine.yaml")
    on = {option: True for option, value in spec.options.items() if value is False}
    digests = []
    for seats in (2, 4):
        state = spec.new(seats, 1, on)
        _play_on(spec, state, 12)
        digests.append(spec.digest(state))
    return f"taken: {digests}"


def _weights() -> list[bytes]:
    dice = random.Random(1)
    numbers = [dice.randrange(-9000, 9000) for _ in range(_SHAPE.size())]
    return [network.to_text(numbers, _SHAPE).encode()]


def _read_weights(content: bytes) -> str:
    """A file of weights; its checksum is put right, or no number would ever be read."""
    with _folder() as folder:
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
    return _LINE_UP


def _codes() -> list[bytes]:
    found = []
    for name in GAMES:
        spec = game(name)
        for seats in (2, 3, 4):
            line_up = ("person", *_LINE_UP[: seats - 1])
            options: dict[str, Any] = {}
            if "handicap" in spec.options and seats > 2:
                options["handicap"] = [5] * seats
            code = setup_code.encode(spec, Setup(name, options, 9**seats, line_up), _LINE_UP)
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
    _play_on(spec, spec.new(len(found.controllers), found.seed, found.options), 4)
    again = setup_code.encode(spec, found, _LINE_UP)
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


# -- learning


def _learn(name: str) -> Path:
    return assets_dir() / "games" / name / "learn"


def _told(text: str) -> bytes:
    """An entry as JSON, which is YAML, too: what changes it understands it so."""
    return json.dumps(yaml.safe_load(text)).encode()


def _lessons() -> list[bytes]:
    return [
        b"%s\n%s" % (name.encode(), _told(path.read_text(encoding="utf-8")))
        for name in GAMES
        for path in sorted((_learn(name) / "lessons").glob("*.yaml"))
    ]


def _named(content: bytes) -> tuple[GameSpec[Any], str]:
    """The game named in the first line, and the rest as a text."""
    first, _, rest = content.partition(b"\n")
    name = first.decode("ascii", "replace")
    return game(name if name in GAMES else GAMES[0]), rest.decode("utf-8", "replace")


def _read_lesson(content: bytes) -> str:
    spec, text = _named(content)
    lesson = lessons.read_lesson(parse_entries(text, "mine.yaml"), spec)
    lessons.check(spec, lesson)
    return f"taken: {lesson.id}, {len(lesson.steps)} steps"


def _challenges() -> list[bytes]:
    return [
        b"%s\n%s" % (name.encode(), _told((_learn(name) / challenges.FILE).read_text("utf-8")))
        for name in GAMES
    ]


def _read_challenges(content: bytes) -> str:
    spec, text = _named(content)
    with _folder() as folder:
        (folder / "mine.yaml").write_text(text, encoding="utf-8")
        found, faults = challenges.load(folder / "mine.yaml", spec)
    assert all(str(fault).isprintable() for fault in faults)
    return f"taken: {[one.id for one in found]}, {[str(fault) for fault in faults]}"


def _puzzles() -> list[bytes]:
    """The first and the last puzzle of each game, each in a file of its own."""
    found = []
    for name in GAMES:
        head, *bodies = (_learn(name) / puzzles.FILE).read_text("utf-8").split("\n---\n")
        table = yaml.safe_load(head)
        for at in (0, len(bodies) // 2, -1):
            own = json.dumps({**table, "puzzles": [table["puzzles"][at]]}).encode()
            found.append(b"%s\n%s\n---\n%s" % (name.encode(), own, _told(bodies[at])))
    return found


def _read_puzzle(content: bytes) -> str:
    spec, text = _named(content)
    with _folder() as folder:
        (folder / "mine.yaml").write_text(text, encoding="utf-8", newline="\n")
        found, faults = puzzles.load(spec, folder / "mine.yaml")
    assert all(str(fault).isprintable() for fault in faults)
    said = [f"{one.id} {len(one.right)} {len(one.others)}" for one in found]
    return f"taken: {said}, {[str(fault) for fault in faults]}"


# -- what belongs to the player


def _settings() -> list[bytes]:
    seats = [{"name": "Ada", "controller": "person", "on": True, "own": True}] * 3
    setup = {name: {"seats": seats, "options": {}, "seed": 4, "count": 3} for name in GAMES}
    found = Settings(keys={"undo": ["ctrl+z"]}, place=(5, 5), last_setup=setup)
    with _folder() as folder:
        save_settings(folder / "settings.json", found)
        return [(folder / "settings.json").read_bytes()]


def _read_settings(content: bytes) -> str:
    with _folder() as folder:
        file = folder / "settings.json"
        file.write_bytes(content)
        found, problem = load_settings(file)
        KeyBindings(found.keys)
        for name in GAMES:
            kept = found.last_setup.get(name)
            if isinstance(kept, dict):
                chosen = recall(GameWords(_words(), game(name)), kept, _LINE_UP)
                chosen.problem()
                chosen.remember()
        save_settings(file, found)
        assert load_settings(file) == (found, "")
        return problem or "taken"


def _progress() -> list[bytes]:
    with _folder() as folder:
        kept = Progress(folder)
        for name in GAMES:
            kept.keep(name, "lessons", "ring", {"done": True})
            kept.keep(name, "puzzles", "p1", {"state": "solved", "tries": 2})
            kept.keep(name, "puzzles", "rating", {"mean": 25.0, "spread": 8.0, "tries": 3})
            kept.keep(name, "challenges", "c1", {"tries": 2, "best": "gold"})
            seats = {"Ada": {"sale": [2, 1.5, 0.5]}}
            kept.keep(name, "coach", "g1", {"at": 1, "seats": seats})
        log = DailyLog(folder, "kraftwagen")
        log.visit(_DAY)
        log.begin(_DAY, "2026-11-21T10:00:00")
        return [(folder / PROGRESS).read_bytes(), (folder / daily.FILE).read_bytes()]


def _read_progress(content: bytes) -> str:
    """As the file of progress, and as that of the days."""
    with _folder() as folder:
        for file in (PROGRESS, daily.FILE):
            (folder / file).write_bytes(content)
        kept = Progress(folder)
        for name in GAMES:
            spec = game(name)
            book = PuzzleBook(spec, [], kept)
            book.rating.after(3, "solved")
            Tried.read(kept.section(name, "challenges").get("c1"))
            coach = CoachBook(name, kept)
            for person in coach.people:
                coach.recurring(person)
            for entry in kept.section(name, "lessons"):
                str(entry)
        kept.keep("kraftwagen", "lessons", "parts", {"done": True})
        log = DailyLog(folder, "kraftwagen")
        log.visit(_DAY)
        log.begin(_DAY, "2026-11-21T10:00:00")
        log.streak(_DAY)
        log.best_streak()
        return "taken"


READERS: Final = {
    reader.name: reader
    for reader in (
        Reader("record", _records, _read_record),
        Reader("save", _records, _read_save),
        Reader("position", _positions, _read_position),
        Reader("data-set", _data_sets, _read_data_set),
        Reader("settings", _settings, _read_settings),
        Reader("progress", _progress, _read_progress),
        Reader("puzzle", _puzzles, _read_puzzle),
        Reader("lesson", _lessons, _read_lesson),
        Reader("challenge", _challenges, _read_challenges),
        Reader("weights", _weights, _read_weights),
        Reader("set-up-code", _codes, _read_code),
        Reader("question", _questions, _read_question),
    )
}
BOTH_BUILDS: Final = ("record", "position", "data-set", "puzzle", "lesson", "weights", "question")
"""Those that ask the rules, which may be compiled."""

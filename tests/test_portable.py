"""What differs between systems: how texts are encoded, how lines end."""

from __future__ import annotations

import ast
import codecs
import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from importlib import import_module
from pathlib import Path

import pytest

from kraftwagen.engine import registry
from kraftwagen.engine.network import load as load_network
from kraftwagen.learn import position_line, progress
from kraftwagen.learn.entries import read_documents
from kraftwagen.learn.progress import Progress
from kraftwagen.match import daily, files
from kraftwagen.match.daily import DailyLog
from kraftwagen.match.game_result import to_line
from kraftwagen.match.match import Match
from kraftwagen.match.record import to_bytes
from kraftwagen.match.seats import SeatInfo
from kraftwagen.match.statistics import JOURNAL, Statistics
from kraftwagen.ui.drawing.resources import Resources
from kraftwagen.ui.drawing.theme import Palette
from kraftwagen.ui.language.i18n import load_bundle
from kraftwagen.ui.platform.settings import Settings, load_settings, save_settings
from tests.games import GAMES, NEWEST, each_game
from tests.match.test_statistics import note

ROOT = Path(__file__).parents[1]
FOLDERS = ("kraftwagen", "tests", "packaging")
SOURCES = [
    *(path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*.py"))),
    ROOT / "run.py",
]
SAMPLES = sorted((ROOT / "tests" / "match" / "samples").glob("format-*.json"))
LEARNED = sorted((ROOT / "assets" / "games").glob("*/learn/**/*.yaml"))
TEXTS = (".yaml", ".ftl", ".json", ".svg", ".txt")
# ``name.open`` that is not that of a path.
OTHERS = {"os", "wave", "made", "sound", "self._mixer", "driver.app.sound"}


def without_encoding(tree: ast.AST) -> Iterator[int]:
    """The lines on which a file of text is read or written as the system likes it."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        named = {keyword.arg: keyword.value for keyword in node.keywords}
        if "encoding" in named or None in named:
            continue
        called = node.func
        if isinstance(called, ast.Attribute):
            place = {"read_text": 0, "write_text": 1, "open": 2}.get(called.attr)
            if place is None or (called.attr == "open" and ast.unparse(called.value) in OTHERS):
                continue
            modes = node.args[:1]
        elif isinstance(called, ast.Name) and called.id == "open":
            place, modes = 3, node.args[1:2]
        else:
            continue
        if len(node.args) > place:
            continue
        if (called.attr if isinstance(called, ast.Attribute) else called.id) == "open":
            mode = named.get("mode", modes[0] if modes else ast.Constant("r"))
            if not isinstance(mode, ast.Constant) or "b" in str(mode.value):
                continue
        yield node.lineno


def test_every_text_file_has_an_encoding() -> None:
    found = [
        f"{path.relative_to(ROOT).as_posix()}:{line}"
        for path in SOURCES
        if any(word in (code := path.read_bytes()) for word in (b"open(", b"_text("))
        for line in without_encoding(ast.parse(code))
    ]
    assert found == []


@pytest.mark.parametrize(
    ("code", "fine"),
    [
        ("path.read_text()", False),
        ("path.read_text('utf-8')", True),
        ("path.write_text(words)", False),
        ("path.write_text(words, encoding='ascii')", True),
        ("path.open()", False),
        ("path.open('w')", False),
        ("path.open(mode='rb')", True),
        ("open(name)", False),
        ("open(name, 'rb')", True),
        ("open(name, encoding='utf-8')", True),
        ("os.open(name, flags)", True),
        ("archive.read()", True),
    ],
)
def test_encodings_are_seen(code: str, fine: bool) -> None:
    assert (list(without_encoding(ast.parse(code))) == []) is fine


def as_on_windows(source: Path, target: Path) -> Path:
    """A copy of a file or a folder of texts as an editor of Windows leaves it."""
    if source.is_dir():
        for path in source.rglob("*.*"):
            if path.suffix in TEXTS:
                as_on_windows(path, target / path.relative_to(source))
    else:
        content = source.read_bytes()
        assert b"\r" not in content, f"{source.name} is checked out with other line ends"
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(codecs.BOM_UTF8 + content.replace(b"\n", b"\r\n"))
    return target


def rewritten(path: Path) -> None:
    """Let a file of the player go through an editor of Windows."""
    shutil.move(as_on_windows(path, path.with_suffix(".edited")), path)


def test_words_may_come_from_an_editor_of_windows(tmp_path: Path) -> None:
    assets = ROOT / "assets"
    for folder in (Path("locale"), *(Path("games", game, "locale") for game in GAMES)):
        as_on_windows(assets / folder / "en", tmp_path / folder / "en")
    copied, ours = (load_bundle(folder / "locale", "en") for folder in (tmp_path, assets))
    assert list(copied) == list(ours)
    assert [copied.message(name) for name in copied] == [ours.message(name) for name in ours]
    assert {name.split("-")[0] for name in copied} >= set(GAMES)


@each_game
def test_data_and_weights_may_come_from_an_editor_of_windows(game: str, tmp_path: Path) -> None:
    folder = Path(import_module(f"kraftwagen.games.{game}").__file__ or "").parent
    copied = as_on_windows(folder, tmp_path)
    known = registry.load(game)
    assert registry.load(game, copied / "data.yaml").data_digest == known.data_digest
    shape = import_module(f"kraftwagen.games.{game}.evaluation.judge").SHAPE
    weights = [path.relative_to(folder) for path in folder.rglob("weights*.txt")]
    assert weights
    for name in weights:
        load_network(copied / name, shape)


@pytest.mark.parametrize("path", LEARNED, ids=lambda path: f"{path.parents[1].name}-{path.stem}")
def test_what_is_learned_may_come_from_an_editor_of_windows(path: Path, tmp_path: Path) -> None:
    """Lessons, examples, challenges, the rulebook, and puzzles, which are many in a file."""
    first, others = read_documents(path)
    copied_first, copied_others = read_documents(as_on_windows(path, tmp_path / path.name))
    assert copied_first.plain() == first.plain()
    assert copied_others == others


def test_looks_and_pictures_may_come_from_an_editor_of_windows(tmp_path: Path) -> None:
    assets, game = ROOT / "assets", NEWEST
    copied = as_on_windows(assets / "games" / game, tmp_path / "games" / game)
    shutil.copytree(assets / "fonts", tmp_path / "fonts")
    known, edited = (Resources(place, Palette()) for place in (assets, tmp_path))
    assert known.look(game) == edited.look(game)
    picture = next((copied / "images").rglob("*.svg")).relative_to(tmp_path).as_posix()
    assert known._source(picture) == edited._source(picture) is not None


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda path: path.stem)
def test_records_may_come_from_an_editor_of_windows(sample: Path, tmp_path: Path) -> None:
    copied = as_on_windows(sample, tmp_path / sample.name)
    assert files.read(copied) == files.read(sample)
    assert files.read_head(copied) == files.read_head(sample)


def test_a_list_of_saves_reads_their_heads_alone_whoever_wrote_them(tmp_path: Path) -> None:
    game = registry.load("kraftwagen")
    made = Match.new(game, [SeatInfo("Ann", "human"), SeatInfo("Bo", "human")], 3, {})
    made.submit(made.actor, made.legal()[0])
    path = tmp_path / "save.json"
    path.write_bytes(to_bytes(made.record))
    rewritten(path)
    assert files.read_head(path) == (made.record.header, 1)


def test_settings_may_come_from_an_editor_of_windows(tmp_path: Path) -> None:
    save_settings(tmp_path / "settings.json", replace(Settings(), speed="slow"))
    rewritten(tmp_path / "settings.json")
    read, problem = load_settings(tmp_path / "settings.json")
    assert (read.speed, problem) == ("slow", "")


def test_progress_may_come_from_an_editor_of_windows(tmp_path: Path) -> None:
    assert Progress(tmp_path).keep("kraftwagen", "lessons", "first", 3)
    rewritten(tmp_path / progress.FILE)
    assert Progress(tmp_path).section("kraftwagen", "lessons") == {"first": 3}


def test_games_of_the_day_may_come_from_an_editor_of_windows(tmp_path: Path) -> None:
    today = date(2026, 11, 25)
    log = DailyLog(tmp_path, "kraftwagen")
    log.visit(today)
    assert log.begin(today, "2026-11-25T10:00:00")
    rewritten(tmp_path / daily.FILE)
    log = DailyLog(tmp_path, "kraftwagen")
    log.visit(today)
    assert log.entry(today) is not None
    assert not log.damaged


def test_positions_may_come_from_an_editor_of_windows(tmp_path: Path) -> None:
    game = registry.load(NEWEST)
    path = tmp_path / "position.txt"
    position_line.save(game, game.to_position(game.new(3, 5, {})), path)
    known = position_line.load([game], path)
    rewritten(path)
    assert position_line.load([game], path) == known


def test_notes_of_finished_games_may_come_from_an_editor_of_windows(tmp_path: Path) -> None:
    path = tmp_path / f"{JOURNAL}-1.jsonl"
    path.write_text(f"{to_line(note(1))}\n{to_line(note(2))}\n", encoding="utf-8", newline="\n")
    rewritten(path)
    statistics = Statistics(tmp_path)
    assert statistics.add([note(3)]) == 1
    assert {game.seed for game in statistics.games()} == {1, 2, 3}


def test_a_file_that_is_too_long_stays_too_long(tmp_path: Path) -> None:
    """Its line ends do not make room for a cut end to look like the whole."""
    path = tmp_path / "long.txt"
    path.write_bytes(b"line\r\n" * 100)
    assert len(files.read_bytes(path, 599)) > 599
    assert files.read_bytes(path, 600) == b"line\n" * 100


@pytest.mark.skipif(shutil.which("git") is None, reason="there is no git")
@pytest.mark.parametrize(
    ("name", "attributes"),
    [
        ("kraftwagen/cli.py", {"text": "auto", "eol": "lf"}),
        ("assets/locale/en/shell.ftl", {"text": "auto", "eol": "lf"}),
        ("tests/games/kraftwagen/ui/golden/menu.png", {"text": "unset"}),
        ("assets/sounds/click.wav", {"text": "unset"}),
        ("assets/fonts/Lato-Regular.ttf", {"text": "unset"}),
        ("tests/match/samples/data-1/statistics.sqlite", {"text": "unset"}),
    ],
)
def test_git_leaves_line_ends_alone(name: str, attributes: dict[str, str], tmp_path: Path) -> None:
    for command in (["init", "-q"], ["check-attr", "text", "eol", "--", name]):
        shutil.copy(ROOT / ".gitattributes", tmp_path)
        said = subprocess.run(
            ["git", "-C", str(tmp_path), *command], capture_output=True, check=True
        ).stdout.decode()
    found = dict(line.split(": ")[1:] for line in said.splitlines())
    assert attributes.items() <= found.items()

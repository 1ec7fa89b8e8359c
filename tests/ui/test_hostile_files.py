"""Settings, texts, analyses and games that somebody else has written stop no start."""

from __future__ import annotations

import json
import os
import shutil
import tempfile
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from string import ascii_lowercase
from typing import Any

import pytest

from kraftwagen.bots.analysis import Budget, Report
from kraftwagen.engine import registry
from kraftwagen.engine.spec import GameSpec
from kraftwagen.learn import position_line
from kraftwagen.match.match import Match
from kraftwagen.match.record import BadRecord, to_bytes
from kraftwagen.match.replay import verify
from kraftwagen.match.statistics import Statistics
from kraftwagen.ui.language.i18n import Translator, load_bundle
from kraftwagen.ui.launch import take_up
from kraftwagen.ui.platform.paths import find_paths, usable_paths
from kraftwagen.ui.platform.settings import Settings, load_settings, save_settings
from kraftwagen.ui.presenters.library import MatchLibrary
from kraftwagen.ui.routes import Routes
from kraftwagen.ui.scenes.analysis import store as store_module
from kraftwagen.ui.scenes.analysis.store import Store
from kraftwagen.ui.services import LibraryError
from kraftwagen.ui.shell.app import App
from kraftwagen.ui.shell.dialog import Dialog
from tests.match.players import new_match, play, play_to_end
from tests.ui.driver import Driver
from tests.ui.english import ENGLISH

pipes = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with a name")


def nested(depth: int) -> Any:
    inner: Any = {}
    for _ in range(depth):
        inner = {"a": inner} if depth % 2 else [inner]
    return inner


@pytest.mark.parametrize("depth", [2, 30, 31, 400, 500, 700, 900, 980, 5000])
@pytest.mark.parametrize("place", ["last_setup", "keys", "speed", "window", "other"])
def test_settings_of_any_depth_are_read_and_written(tmp_path: Path, depth: int, place: str) -> None:
    file = tmp_path / "settings.json"
    left, right = ('{"a": ', "}") if depth % 2 else ("[", "]")
    inner = f'{{"b": {left * depth}1{right * depth}}}'
    file.write_text(f'{{"palette": "contrast", "{place}": {inner}}}', encoding="utf-8")
    settings, problem = load_settings(file)
    if depth == 2 and place in ("last_setup", "other"):
        assert (settings.palette, problem) == ("contrast", "")
    settings.effects = 0.25
    save_settings(file, settings)
    assert load_settings(file)[0].effects == 0.25


def test_what_is_nested_too_deeply_costs_only_itself(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    file.write_text(
        json.dumps({"palette": "contrast", "last_setup": {"toy": nested(100)}}), encoding="utf-8"
    )
    settings, problem = load_settings(file)
    assert (settings.palette, settings.last_setup) == ("contrast", {})
    assert problem == "settings.bad_values"


@pipes
def test_a_pipe_for_settings_is_not_waited_for(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    os.mkfifo(file)
    settings, problem = load_settings(file)
    assert (settings, problem) == (Settings(), "settings.bad_file")
    save_settings(file, settings)
    assert load_settings(file) == (Settings(), "")


@pipes
def test_a_pipe_for_an_analysis_is_not_waited_for(tmp_path: Path) -> None:
    store, record = Store(tmp_path, "1", Budget()), new_match().record
    store.path(record).parent.mkdir()
    os.mkfifo(store.path(record))
    assert store.load(record) is None


@pytest.mark.parametrize("error", [OverflowError, IndexError, AttributeError, ZeroDivisionError])
def test_an_analysis_that_cannot_be_read_counts_as_not_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: type[Exception]
) -> None:
    def stumble(*given: Any) -> Any:
        raise error

    store, record = Store(tmp_path, "1", Budget()), new_match().record
    store.save(record, Report((), ()))
    monkeypatch.setattr(store_module, "from_json", stumble)
    assert store.load(record) is None


@pytest.mark.parametrize(
    "content",
    [
        "a = { $x",
        "a = { $x ->\n    [one] y\n}",
        "a = " + "{" * 5000 + "}" * 5000,
        "a = { a }",
        "a = { b }\nb = { a }",
        "z = ha\n" + "".join(f"{a} = {{ {b} }}{{ {b} }}\n" for a, b in pairwise(ascii_lowercase)),
        'a = { "\\UFFFFFF" }',
        'a = { "\\uD800" }',
        "a = } b",
        "a = { B() }",
        "= no name",
        "a",
        "\0\ufffe",
    ],
)  # fmt: skip
def test_a_damaged_file_of_texts_costs_only_itself(tmp_path: Path, content: str) -> None:
    folder = tmp_path / "en"
    folder.mkdir()
    (folder / "a.ftl").write_text(content, encoding="utf-8")
    (folder / "b.ftl").write_text("greeting = Good day", encoding="utf-8")
    (folder / "c.ftl").write_bytes(b"greeting = \xff\xfe")
    tr = Translator(tmp_path)
    assert tr("greeting") == "Good day"
    assert len(tr("a")) < 10_000
    tr("a.b")


@pipes
def test_a_pipe_among_the_texts_is_not_waited_for(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "b.ftl").write_text("greeting = Good day", encoding="utf-8")
    os.mkfifo(tmp_path / "en" / "a.ftl")
    assert Translator(tmp_path)("greeting") == "Good day"


@pytest.mark.parametrize("language", ["../elsewhere", "{}", "..", "en/../../elsewhere", "a\0b", ""])
def test_no_language_leads_out_of_its_folder(tmp_path: Path, language: str) -> None:
    locale, elsewhere = tmp_path / "locale", tmp_path / "elsewhere"
    for folder in (locale / "en", elsewhere):
        folder.mkdir(parents=True)
        (folder / "words.ftl").write_text(f"a = {folder.name}", encoding="utf-8")
        (folder.parent / "words.ftl").write_text("a = nearby", encoding="utf-8")
    language = language.format(elsewhere)
    of_game = tmp_path / "games" / "chess" / "locale" / "en"
    of_game.mkdir(parents=True)
    (of_game / "words.ftl").write_text("chess-a = b", encoding="utf-8")
    assert list(load_bundle(locale, language)) == []
    assert Translator(locale, language)("a") == "en"
    assert Translator(locale, language)("chess.a") == "b"


@pytest.mark.skipif(os.name == "nt", reason="rights are different there")
class TestWithoutAHome:
    """A folder for those whose home cannot be written: found again, and read by nobody else."""

    @pytest.fixture(autouse=True)
    def _homeless(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        (tmp_path / "home").write_text("no folder", encoding="utf-8")
        (tmp_path / "tmp").mkdir()
        for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"):
            monkeypatch.setenv(name, str(tmp_path / "home"))
        monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "tmp"))

    def test_it_is_the_same_at_each_start(self, tmp_path: Path) -> None:
        first = usable_paths()
        assert first.refused is not None
        assert usable_paths() == first
        assert first.data.parent == tmp_path / "tmp"
        assert first.data.stat().st_mode & 0o777 == 0o700

    @pytest.mark.parametrize("trap", ["link", "open", "file"])
    def test_one_that_somebody_else_has_prepared_is_not_used(
        self, tmp_path: Path, trap: str
    ) -> None:
        usual = usable_paths().data
        shutil.rmtree(usual)
        if trap == "link":
            (tmp_path / "elsewhere").mkdir(mode=0o700)
            usual.symlink_to(tmp_path / "elsewhere")
        elif trap == "open":
            usual.mkdir()
            usual.chmod(0o777)
        else:
            usual.write_text("", encoding="utf-8")
        found = usable_paths().data
        assert found != usual
        assert found.stat().st_mode & 0o777 == 0o700


@pytest.mark.skipif(os.name == "nt", reason="rights are different there")
def test_folders_of_the_player_are_of_the_player_alone(tmp_path: Path) -> None:
    paths = find_paths(tmp_path / "of" / "mine").make()
    for folder in (paths.config, paths.data, paths.log, tmp_path / "of"):
        assert folder.stat().st_mode & 0o777 == 0o700


class Stumble(Exception):
    """What nobody thought of."""


UNEXPECTED = (
    *(ValueError("int too large to convert to i64"), OverflowError(), TypeError("\n")),
    *(IndexError(), RecursionError(), MemoryError(), Stumble("x" * 999)),
)


class TestAGameTheRulesStumbleOver:
    """One file cannot be used; everything else goes on."""

    @pytest.fixture(params=UNEXPECTED, ids=lambda error: type(error).__name__)
    def toy(self, request: pytest.FixtureRequest) -> GameSpec[Any]:
        """Positions to begin from make this game stumble, games from the usual set-up do not."""

        def stumble(position: Any) -> Any:
            raise request.param

        return replace(registry.load("toy"), from_position=stumble)

    @pytest.fixture
    def folder(self, tmp_path: Path) -> Path:
        """With a good game, and a bad one that is newer by each name a save may have."""
        folder = tmp_path / "saves"
        folder.mkdir()
        good, match = play(new_match("person", "person", date="2026-01-02"), "draw"), new_match()
        begun = match.spec.to_position(match.state)
        bad = match.record.with_header(start=begun, sequence=9, finished=False)
        (folder / "auto-000001.json").write_bytes(to_bytes(good.record.with_header(sequence=1)))
        for name in ("auto-000009.json", "save-x.json", "game-x.json"):
            (folder / name).write_bytes(to_bytes(bad))
        return folder

    def test_its_record_has_a_sentence(self, toy: GameSpec[Any], folder: Path) -> None:
        record = MatchLibrary(folder, [toy], ENGLISH).saves.load(folder / "save-x.json")
        with pytest.raises(BadRecord) as caught:
            Match.from_record(toy, record)
        assert str(caught.value).isprintable()
        assert len(str(caught.value)) < 400
        assert verify(record, toy) is not None

    def test_the_menu_continues_the_good_one_and_the_list_has_all(
        self, toy: GameSpec[Any], folder: Path
    ) -> None:
        library = MatchLibrary(folder, [toy], ENGLISH)
        latest = library.latest("toy")
        assert latest is not None
        assert library.load(latest).decisions == ("draw",)
        entries = {entry.path.name: entry for entry in library.entries()}
        assert {"auto-000001.json", "auto-000009.json"} <= set(entries)
        for read in (library.load, library.position):
            with pytest.raises(LibraryError, match="cannot be replayed"):
                read(entries["auto-000009.json"])

    def test_statistics_take_in_the_others(
        self, toy: GameSpec[Any], folder: Path, tmp_path: Path
    ) -> None:
        good, bad = play_to_end(new_match(date="2026-01-03")), play_to_end(new_match())
        begun = bad.spec.to_position(bad.state_at(0))
        (folder / "game-a.json").write_bytes(to_bytes(bad.record.with_header(start=begun)))
        (folder / "game-b.json").write_bytes(to_bytes(good.record))
        kept = Statistics(tmp_path)
        list(kept.catch_up(folder, [toy]))
        assert len(kept.games()) == 1

    def test_a_window_says_so_however_it_is_opened(
        self, toy: GameSpec[Any], folder: Path, make_app: Callable[..., App]
    ) -> None:
        line = folder / f"one{position_line.ENDING}"
        plain = registry.load("toy")
        position_line.save(plain, plain.to_position(plain.new(2, 1, {})), line)
        library = MatchLibrary(folder, [toy], ENGLISH)
        app = make_app(games=[toy], library=library, routes=Routes)
        driver = Driver(app)
        app.routes.menu()
        for open_it in (
            lambda: app.routes.open_file(folder / "save-x.json"),
            lambda: app.routes.open_file(line),
            lambda: take_up(app, app.library.saves.load(folder / "save-x.json")),
        ):
            open_it()
            driver.frame(5)
            assert isinstance(driver.scene, Dialog)
            driver.press("OK")
            assert driver.scene.name == "menu"

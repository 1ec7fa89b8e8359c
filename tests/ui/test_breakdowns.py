"""Errors nobody expects, in every part of a running game: saved, reported, taken up again."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from kraftwagen import __version__, cli
from kraftwagen.engine import registry
from kraftwagen.match.match import Match
from kraftwagen.match.record import from_bytes, to_bytes
from kraftwagen.match.saves import Saves
from kraftwagen.match.seats import SeatInfo
from kraftwagen.ui.launch import make_app as make_real_app
from kraftwagen.ui.launch import run_window
from kraftwagen.ui.platform import report
from kraftwagen.ui.scenes.analysis.scene import AnalysisScene
from kraftwagen.ui.scenes.menu.error import ErrorScene
from kraftwagen.ui.scenes.menu.menu import MenuScene
from kraftwagen.ui.scenes.replay.scene import ReplayScene
from kraftwagen.ui.shell.app import App
from kraftwagen.ui.shell.dialog import Dialog
from kraftwagen.ui.widgets import Label
from tests.ui.playing import Player, match_of, sit_down


def boom(*args: Any, **more: Any) -> Any:
    raise ZeroDivisionError("a wheel came off")


@pytest.fixture
def open_app(tmp_path: Path) -> Iterator[Callable[[], App]]:
    """Starts the program, as often as asked, always with the same folder."""
    opened: list[App] = []

    def open_it() -> App:
        games = [registry.load("kraftwagen")]
        app = make_real_app(games, data_dir=tmp_path, size=(1280, 720), language="en")
        app.settings.speed = "instant"
        app.settings.auto_forced = False  # the game taken up again stands still
        opened.append(app)
        return app

    yield open_it
    for app in opened:
        app.close()


def at_table(app: App, decisions: int = 12) -> Player:
    """A person and a bot, some decisions into their game."""
    match = match_of(app.games[0], "Ada", bots=1, seed=4711)
    player = sit_down(app, match)
    while len(match.steps) < decisions:
        player.until_free()
        player.choose(match.legal()[0])
    player.until_free()
    return player


def break_view(player: Player) -> None:
    player.table.view.draw = boom
    player.table.invalidate()


def break_update(player: Player) -> None:
    player.table.view.update = boom


def break_hook(player: Player) -> None:
    object.__setattr__(player.table.game.hooks, "log", boom)


def break_bot(player: Player) -> None:
    player.table.game.runner.poll = boom


def break_runner(player: Player) -> None:
    player.table.game.runner.ask = boom


BREAKS = [break_view, break_update, break_hook, break_bot, break_runner]


@pytest.mark.parametrize("broken", BREAKS)
def test_a_breakdown_is_reported_and_the_game_goes_on_after_a_restart(
    open_app: Callable[[], App], broken: Callable[[Player], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    app = open_app()
    player = at_table(app)
    match = player.match
    hooks, log = player.table.game.hooks, player.table.game.hooks.log
    table = player.table
    broken(player)
    try:
        for _ in range(60):
            if player.scene is not table:
                break
            if player.free:
                table.controller.decide(match.actor, match.legal()[0])
            player.frame()
    except ZeroDivisionError:
        # Called from here, not from the loop: hand it over as the loop would.
        app.guard(boom)
    finally:
        object.__setattr__(hooks, "log", log)
    assert isinstance(player.scene, ErrorScene)
    (file,) = app.paths.log.glob("error-*.txt")
    text = file.read_text(encoding="utf-8")
    for part in (r"^kraftwagen \d", "^system: ", "^python: ", "^seed: 4711$", "^decisions: ",
                 "^Traceback", "a wheel came off"):  # fmt: skip
        assert re.search(part, text, re.MULTILINE), part
    record = from_bytes(text.partition("record:\n")[2].encode())
    assert record.decisions == match.record.decisions
    shown = " ".join(label.text for label in player.widgets(Label))
    assert "has been saved" in shown
    assert file.name in shown
    assert "Traceback" not in shown
    player.press("Copy report")
    player.press("Main menu")
    assert player.scene.name == "menu"

    again = Player(open_app())
    again.press("Continue")
    assert again.scene.name == "table"
    assert again.match.record.decisions == match.record.decisions
    again.frame()
    assert again.app.running is again.table.game


def test_the_report_is_copied_and_its_folder_opened(
    open_app: Callable[[], App], monkeypatch: pytest.MonkeyPatch
) -> None:
    app = open_app()
    player = at_table(app, 3)
    break_view(player)
    player.frame()
    copied, opened = [], []
    monkeypatch.setattr(
        "kraftwagen.ui.scenes.menu.error.copy_text", lambda t: copied.append(t) or True
    )
    monkeypatch.setattr("kraftwagen.ui.scenes.menu.error.open_folder", lambda f: opened.append(f))
    player.press("Copy report")
    player.press("Open folder")
    assert "seed: 4711" in copied[0]
    assert opened == [app.paths.log]
    # The file manager did not open: the folder is named instead.
    assert str(app.paths.log) in " ".join(label.text for label in player.widgets(Label))


def test_a_save_that_breaks_down_costs_the_last_decision_at_most(
    open_app: Callable[[], App], monkeypatch: pytest.MonkeyPatch
) -> None:
    app = open_app()
    player = at_table(app)
    before = player.match.record.decisions
    with monkeypatch.context() as patch:
        patch.setattr("kraftwagen.match.saves.to_bytes", boom)
        patch.setattr("kraftwagen.ui.platform.report.to_bytes", boom)
        code = player.match.legal()[0]
        player.table.controller.decide(player.match.actor, code)
        player.frame()
    assert isinstance(player.scene, ErrorScene)
    (file,) = app.paths.log.glob("error-*.txt")
    text = file.read_text(encoding="utf-8")
    assert "saving failed: ZeroDivisionError" in text
    assert "seed: 4711" in text
    lines = text.partition("record:\n")[2].splitlines()
    assert lines[: len(before)] == list(before)
    assert len(lines) == len(before) + 1
    assert "could not be saved" in " ".join(label.text for label in player.widgets(Label))
    latest = Saves(app.paths.saves).latest()
    assert latest is not None
    assert latest.decisions == before


def test_an_error_again_and_again_ends_in_the_same_scene(open_app: Callable[[], App]) -> None:
    app = open_app()
    for _ in range(3):
        player = at_table(app, 2)
        break_view(player)
        player.frame()
        assert isinstance(player.scene, ErrorScene)
        assert app.alive
        player.press("Main menu")
    assert len(list(app.paths.log.glob("error-*.txt"))) == 3


class Mute(Exception):
    """An error that cannot even be printed."""

    def __str__(self) -> str:
        raise ValueError("no words")


@pytest.mark.parametrize(
    "error", [Mute(), ValueError("half a sign \ud800"), RecursionError("deep"), MemoryError()]
)
def test_odd_errors_are_reported_too(tmp_path: Path, error: Exception) -> None:
    failure = report.build_failure(error, None, tmp_path)
    assert failure.log is not None
    assert type(error).__name__ in failure.log.read_text(encoding="utf-8")
    assert failure.summary.startswith(type(error).__name__)


def test_nothing_can_be_written(tmp_path: Path) -> None:
    (tmp_path / "log").write_text("not a folder", encoding="utf-8")
    failure = report.build_failure(ValueError("x"), None, tmp_path / "log")
    assert failure.log is None
    assert "ValueError: x" in failure.report


def test_the_bots_of_a_broken_table_end(open_app: Callable[[], App]) -> None:
    app = open_app()
    player = at_table(app, 2)
    runner = player.table.game.runner
    break_view(player)
    player.frame()
    assert runner.closed


def test_a_second_window_says_so_and_a_third_start_takes_up_both(
    open_app: Callable[[], App], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    from tests.match.test_saves_kept import other_window

    with other_window(tmp_path / "saves") as number:
        assert number == 1
        app = open_app()
        assert "another window" in app.notice or "another window" in _words(app)
        player = at_table(app, 3)
        assert all("-2.json" in path.name for path in app.paths.saves.glob("auto-*"))
        decisions = player.match.record.decisions
    app.close()
    del app, player
    again = Player(open_app())
    again.press("Continue")
    assert again.match.record.decisions == decisions


def test_a_menu_that_cannot_be_shown_leaves_a_report(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(MenuScene, "enter", boom)
    seen: list[Any] = []

    def ready(app: App) -> None:
        seen.append(app.stack.top)
        app.quit()

    assert run_window([registry.load("kraftwagen")], data_dir=tmp_path, ready=ready) == 0
    (scene,) = seen
    assert isinstance(scene, ErrorScene)
    assert scene.failure.log is not None
    assert "in boom" in scene.failure.log.read_text(encoding="utf-8")


@pytest.mark.parametrize("place", ["_open_window", "_forget_sizes", "__init__"])
def test_a_window_that_cannot_be_opened_leaves_a_report(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], place: str
) -> None:
    monkeypatch.setattr(App, place, boom)
    assert cli.main(["--data-dir", str(tmp_path)]) == 2
    (log,) = (tmp_path / "log").glob("error-*.txt")
    assert capsys.readouterr().err == (
        "kraftwagen: error: the window cannot be opened: ZeroDivisionError: a wheel came off;"
        f" the report is kept as {log}\n"
    )
    text = log.read_text(encoding="utf-8")
    assert "in boom" in text
    assert f"kraftwagen {__version__}" in text
    assert "system: " in text


@pytest.mark.parametrize("name", ["replay", "analysis"])
def test_what_is_looked_at_is_in_the_report(
    open_app: Callable[[], App], monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    app = open_app()
    seats = [SeatInfo("Ada"), SeatInfo("Gustav", "random")]
    match = Match.new(app.games[0], seats, 4712, {}, "2026-11-21")
    match.submit(match.actor, match.legal()[0])
    monkeypatch.setattr(AnalysisScene, "_start", lambda scene: None)
    scene = ReplayScene(app, match) if name == "replay" else AnalysisScene(match)
    app.stack.push(scene)
    app.stack.push(Dialog("", "", [("OK", "primary", None)]))
    monkeypatch.setattr(Dialog, "update", boom)
    app.step([], 0.01)
    failure = app.stack.top.failure  # type: ignore[attr-defined]
    assert "seed: 4712" in failure.report
    assert failure.report.endswith(to_bytes(match.record).decode())
    assert not failure.in_play


def _words(app: App) -> str:
    shown = [str(getattr(scene, "text", "")) for scene in app.stack._scenes]
    return " ".join(shown)


def test_reports_are_not_made_of_secrets(open_app: Callable[[], App]) -> None:
    """What is sent tells nothing about the player's computer but its system."""
    app = open_app()
    player = at_table(app, 2)
    break_view(player)
    player.frame()
    text = player.scene.failure.report
    assert str(Path.home()) + "/." not in text
    assert json.loads(text.partition("record:\n")[2])["magic"]
    assert pygame.version.ver in text

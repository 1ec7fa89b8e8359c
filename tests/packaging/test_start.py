"""The program starts where others give up, and says in one line when it cannot.

Every test is run with the source; with the frozen program, too, after ``run.py test --package``.
"""

from __future__ import annotations

import json
import shutil
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from kraftwagen import cli
from kraftwagen.arguments import BadUse
from kraftwagen.engine import registry
from kraftwagen.match.match import Match
from kraftwagen.match.record import to_bytes
from kraftwagen.match.seats import SeatInfo
from kraftwagen.ui import launch
from tests.packaging import frozen
from tests.packaging.starting import (
    PATIENCE,
    ROOT,
    SOURCE,
    Start,
    open_folder,
    readable_by_nobody,
)

pytestmark = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="these circumstances are those of Linux"
)
FOREIGN = "Jürgen Łukasz 日本"


@pytest.fixture(params=["source", pytest.param("frozen", marks=frozen.only)])
def command(request: pytest.FixtureRequest) -> tuple[str, ...]:
    return SOURCE if request.param == "source" else (str(frozen.executable()),)


@pytest.fixture
def start(command: tuple[str, ...]) -> Iterator[Start]:
    with open_folder() as folder:
        yield Start(command, folder, {"HOME": str(folder / "home")})


def installed(start: Start, place: Path) -> None:
    """Copy the program to another place and let it start from there."""
    if start.command == SOURCE:
        ignored = shutil.ignore_patterns("__pycache__")
        for part in ("kraftwagen", "assets"):
            shutil.copytree(ROOT / part, place / part, ignore=ignored)
        # Compiled rules bring a library that lies beside the package.
        for library in ROOT.glob("kraftwagen_core*"):
            shutil.copy(library, place)
        start.command = (sys.executable, str(place / "kraftwagen"))
        start.environment["PYTHONPATH"] = str(place)
    else:
        shutil.copytree(frozen.folder(), place, symlinks=True)
        start.command = (str(place / Path(start.command[0]).name),)


def contents(folder: Path) -> dict[str, int]:
    """Files and when they were written; what Python keeps beside its sources is not counted."""
    found = (path for path in folder.rglob("*") if not path.is_dir())
    return {str(p): p.lstat().st_mtime_ns for p in found if p.parent.name != "__pycache__"}


def make_read_only(folder: Path) -> None:
    for path in [folder, *folder.rglob("*")]:
        if not path.is_symlink():
            path.chmod(path.stat().st_mode & ~0o222 | 0o444)


def test_nothing_is_written_where_it_is_installed(start: Start) -> None:
    place = start.folder / "program"
    installed(start, place)
    start.nobody = readable_by_nobody(start.command)
    make_read_only(place)
    before = contents(place)
    assert start.picture()["scene"] == "menu"
    # An administrator can write everywhere, so look.
    assert contents(place) == before


@pytest.mark.parametrize("home", ["/proc/nowhere", "/dev/null"])
def test_without_a_home(start: Start, home: str) -> None:
    # Not even an administrator can make a folder there.
    start.environment |= {"HOME": home, "TMPDIR": str(start.folder)}
    shown = start.picture("--language", "en")
    assert "OK" in shown["buttons"]  # the note that nothing is kept
    kept = [path for path in start.folder.iterdir() if path.is_dir()]
    assert len(kept) == 1
    assert (kept[0] / "log").is_dir()


def test_a_folder_asked_for_must_be_there_to_write(start: Start) -> None:
    code, _, errors = start.result("--data-dir", "/proc/nowhere")
    assert code == 2
    assert errors.startswith("kraftwagen: error: /proc/nowhere: ")
    assert errors.count("\n") == 1


def test_without_home_in_the_environment(start: Start) -> None:
    del start.environment["HOME"]
    start.environment["XDG_CONFIG_HOME"] = str(start.folder / "config")
    start.environment["XDG_DATA_HOME"] = str(start.folder / "data")
    start.environment["XDG_STATE_HOME"] = str(start.folder / "state")
    assert start.picture()["scene"] == "menu"
    assert (start.folder / "data" / "kraftwagen").is_dir()


@pytest.mark.parametrize("driver", ["alsa", "nonsense"])
def test_without_sound(start: Start, driver: str) -> None:
    start.environment["SDL_AUDIODRIVER"] = driver
    assert start.picture()["scene"] == "menu"


@pytest.mark.parametrize("driver", ["", "x11", "wayland", "nonsense"])
def test_without_a_display(start: Start, driver: str) -> None:
    start.environment["SDL_VIDEODRIVER"] = driver
    code, output, errors = start.result()
    assert (code, output) == (2, "")
    said = [line for line in errors.splitlines() if line.startswith("kraftwagen: ")]
    assert said == ["kraftwagen: error: the window cannot be opened: there is no display"]
    assert "Traceback" not in errors


def test_a_library_that_a_display_needs_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setattr(launch, "headless", lambda: True)
    for there, words in (((), "libX11.so.6 is missing; install it"), (
        ("libX11.so.6", "libXext.so.6"), "there is no display"
    )):  # fmt: skip
        monkeypatch.setattr(launch, "_loads", there.__contains__)
        with pytest.raises(BadUse, match=words):
            cli._window(cli._parser([]).parse_args([]))


@pytest.mark.parametrize("locale", ["C", "POSIX", "C.UTF-8"])
def test_a_home_with_foreign_letters(start: Start, locale: str) -> None:
    home = start.folder / FOREIGN
    start.environment |= {"HOME": str(home), "USER": FOREIGN, "LC_ALL": locale}
    assert start.picture()["scene"] == "menu"
    assert (home / ".local" / "share" / "kraftwagen").is_dir()


def test_installed_in_a_folder_with_foreign_letters(start: Start) -> None:
    installed(start, start.folder / FOREIGN / "a b")
    start.environment["LC_ALL"] = "C"
    assert start.picture()["scene"] == "menu"


def test_from_another_folder_with_files_named_like_ours(start: Start) -> None:
    elsewhere = start.folder / "elsewhere"
    elsewhere.mkdir()
    for name in ("random.py", "pygame.py", "yaml.py"):
        (elsewhere / name).write_text("raise SystemExit('the wrong file')", encoding="utf-8")
    if start.command == SOURCE:
        installed(start, start.folder / "program")
    start.cwd = elsewhere
    assert start.picture("--data-dir", "own")["scene"] == "menu"
    assert (elsewhere / "own").is_dir()


def test_help_and_version(start: Start) -> None:
    assert start.result("--version")[0] == 0
    code, output, errors = start.result("--help")
    assert (code, errors) == (0, "")
    assert "self-test" in output


def shared_game(folder: Path, decisions: int = 30) -> Path:
    """A file with a game, as the program shares one."""
    match = Match.new(registry.load("kraftwagen"), [SeatInfo("Ada"), SeatInfo("Bo")], 1, {})
    for _ in range(decisions):
        match.submit(match.actor, match.legal()[0])
    file = folder / f"{FOREIGN}.kraftwagen"
    file.write_bytes(to_bytes(match.record))
    return file


def test_a_double_click_starts_the_program_with_the_game(start: Start) -> None:
    assert start.picture(str(shared_game(start.folder)))["scene"] == "handoff"


def test_a_double_click_opens_the_game_in_the_window_that_is_open(start: Start) -> None:
    game = shared_game(start.folder)
    with start.window() as shown:
        assert shown()["scene"] == "menu"
        assert start.result(str(game)) == (0, "", "")
        end = time.monotonic() + PATIENCE
        while shown()["scene"] != "replay":
            assert time.monotonic() < end
            time.sleep(0.02)


def test_a_double_click_on_what_is_no_game_is_answered_in_the_window(start: Start) -> None:
    game = shared_game(start.folder)
    game.write_bytes(b"\xff" * 100_000)
    assert start.picture(str(game))["scene"] == "dialog"


def test_processes_of_its_own(start: Start) -> None:
    """Records enough for two processes, each of which loads the rules."""
    match = Match.new(registry.load("kraftwagen"), [SeatInfo("Ada"), SeatInfo("Bo")], 1, {})
    for _ in range(30):
        match.submit(match.actor, match.legal()[0])
    folder = start.folder / "records"
    folder.mkdir()
    for number in range(40):
        (folder / f"{number}.json").write_bytes(to_bytes(match.record))
    arguments = ["--verify", "--jobs", "2", "--json", str(folder)]
    code, output, errors = start.result("replay", *arguments)
    assert (code, errors) == (0, "")
    assert json.loads(output)["ok"] == 40

"""The short versions of what ``tests/soak`` does for hours: the same code, smaller numbers."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from kraftwagen.match.game_result import result_of
from kraftwagen.match.saves import Saves
from kraftwagen.match.statistics import Statistics
from kraftwagen.ui.scenes.menu.settings import SettingsScene
from tests.every import EVERY
from tests.fuzz.readers import READERS
from tests.fuzz.shared import empty_folder
from tests.games import each_game
from tests.soak import blunders, corrupt, doors, foolish, hostile, monkey, soak
from tests.soak.kill_window import finished_game

ROOT = Path(__file__).parents[2]


def test_three_games_through_the_window_leave_little_behind(tmp_path: Path) -> None:
    """Short games; ``EVERY=1``: of usual length."""
    found = soak.run(tmp_path, 3, size=(800, 560), short=not EVERY)
    assert found.games == 3
    assert found.decisions > (500 if EVERY else 250)
    assert found.frames > found.decisions
    # Generous: the first games still fill caches of pictures and words.
    assert found.memory[-1] - found.memory[1] < 60
    kept = Saves(tmp_path / "saves").entries()
    assert [entry.problem for entry in kept] == [None] * 3
    assert all(entry.header is not None and entry.header.finished for entry in kept)


@pytest.mark.parametrize(
    ("memory", "work", "passed"),
    [
        ([50.0] * 19 + [80.0, 89.9], 0.1, True),
        ([50.0] * 19 + [80.0, 90.0], 0.1, False),
        ([80.0], 0.101, False),
    ],
)
def test_memory_and_frames_have_limits(memory: list[float], work: float, passed: bool) -> None:
    """Memory counts from the end of the warm-up, frames by the processor's time."""
    found = soak.Soak(games=len(memory), memory=memory)
    found.note(5.0, work, lambda: "table")
    for _ in range(3000):
        found.note(0.01, 0.01, lambda: "table")
    assert found.passed is passed


def test_it_needs_nothing_that_windows_lacks() -> None:
    code = "import sys\nsys.modules['resource'] = None\nimport tests.soak.soak"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 0


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system cannot fork")
def test_a_window_killed_a_few_times() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.soak.kill_window", "--kills", "4"],
        capture_output=True,
        text=True,
        timeout=180,
        cwd=ROOT,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "4 kills" in done.stdout


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system cannot fork")
def test_ends_of_games_killed_a_few_times() -> None:
    """After the last decision was saved, and before anything is noted."""
    command = [sys.executable, "-m", "tests.soak.kill_ends", "--kills", "2", "--first", "7"]
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=180, cwd=ROOT, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "2 kills" in done.stdout


def test_a_folder_in_which_everything_is_wrong(tmp_path: Path) -> None:
    hostile.run(tmp_path, huge=1)


def test_a_lost_game_is_seen(tmp_path: Path) -> None:
    """Or the test above would prove nothing."""
    kept = hostile.lay(tmp_path, huge=0)
    with pytest.raises(hostile.Found, match="noted"):
        hostile.check(tmp_path, kept)
    Statistics(tmp_path).add([result_of(finished_game(hostile.SEED))])
    (tmp_path / "saves" / "save-by-hand.json").unlink()
    with pytest.raises(hostile.Found, match="lost"):
        hostile.check(tmp_path, kept)


def test_damaged_files_of_every_kind() -> None:
    """Ten of each kind; ``EVERY=1``: twenty."""
    each = 20 if EVERY else 10
    found = corrupt.run(each * len(READERS), 7)
    assert len(found) == len(READERS)
    for kind in ("record", "position", "data-set", "weights"):
        refused = sum(n for what, n in found[kind].items() if what.startswith(("Bad", "Not")))
        assert refused > each / 2, (kind, found[kind])


def test_the_watch_sees_what_must_not_happen(tmp_path: Path) -> None:
    watch = corrupt.Watch()
    with pytest.raises(AssertionError, match=r"os\.system"), watch.over():
        os.system("true")
    with pytest.raises(AssertionError, match="writes"), watch.over():
        (tmp_path / "outside.txt").write_text("x", encoding="utf-8")
    with empty_folder() as folder, watch.over():
        (folder / "inside.txt").write_text("x", encoding="utf-8")


@each_game
def test_a_stopped_search_for_foolish_moves_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], game: str
) -> None:
    out = tmp_path / "games.jsonl"
    asked = ["--game", game, "--bot", "random", "--out", str(out)]
    blunders.main([*asked, "--games", "1"])
    first = out.read_text(encoding="utf-8")
    out.write_text(first + first[:40], encoding="utf-8")
    capsys.readouterr()
    ended = blunders.main([*asked, "--games", "3"])
    assert out.read_text(encoding="utf-8").startswith(first)
    assert sorted(blunders.kept(out, game, "random")) == [0, 1, 2]
    kinds = capsys.readouterr().out.splitlines()[-len(foolish.kinds(game)) :]
    assert [line.split(":")[0] for line in kinds] == list(foolish.kinds(game))
    assert all(" of 3 games, at most " in line for line in kinds)
    assert ended == any(" in 0 of 3 games" not in line for line in kinds)


def test_a_monkey_goes_through_every_door(tmp_path: Path) -> None:
    found = monkey.run(tmp_path, seed=5, rounds=1, visit=(1, 2))
    assert found.errors == []
    assert set(found.doors) == set(doors.DOORS)
    assert len(found.rest) == 1
    assert len({name.split()[1] for name in found.scenes}) > 20


def test_the_same_seed_does_the_same(tmp_path: Path) -> None:
    one, other = (
        monkey.run(tmp_path / name, seed=2, events=10 if EVERY else 6, visit=(1, 4))
        for name in ("one", "other")
    )
    assert list(one.trail) == list(other.trail)
    assert one.scenes == other.scenes


def test_an_error_page_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(scene: object, size: object) -> None:
        raise ValueError("a wheel came off")

    monkeypatch.setattr(SettingsScene, "layout", broken)
    monkeypatch.setattr(doors, "DOORS", {"settings": doors.DOORS["settings"]})
    found = monkey.run(tmp_path, rounds=1, visit=(1, 2))
    assert "a wheel came off" in found.errors[0]
    assert "door settings" in found.errors[0]
    assert not found.passed


@pytest.mark.parametrize(
    ("last", "peak", "passed"),
    [(249.9, 599.0, True), (250.0, 599.0, False), (249.9, 600.0, False)],
)
def test_a_monkey_that_grows_is_seen(last: float, peak: float, passed: bool) -> None:
    found = monkey.Found(rest=[100.0] * 9 + [210.0, 200.0, last], peak=peak)
    assert found.passed is passed

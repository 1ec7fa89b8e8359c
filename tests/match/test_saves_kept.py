"""Games that would be lost by another one: windows side by side, other courses, wrong clocks."""

from __future__ import annotations

import errno
import multiprocessing as mp
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import BinaryIO
from unittest.mock import patch

import pytest

from kraftwagen.match import locks, windows
from kraftwagen.match.match import Match
from kraftwagen.match.record import MAX_SEED
from kraftwagen.match.saves import Saves
from tests.match.players import new_match, play, spec, ticking

ONE, TWO, THREE, FOUR, SECOND, OWN, THEIRS, NEXT = (f"2026-02-{day:02}" for day in range(1, 9))
ROOT = Path(__file__).parents[2]
HOLD = """
import sys
from pathlib import Path
from kraftwagen.match.windows import claim
window = claim(Path(sys.argv[1]))
print(window.number, flush=True)
sys.stdin.read()
"""


MANY = """
import fcntl, sys
held = []
for number in range(1, 61):
    held.append(open(f"{sys.argv[1]}/.window-{number}.lock", "ab+"))
    fcntl.lockf(held[-1], fcntl.LOCK_EX)
print(len(held), flush=True)
sys.stdin.read()
"""


@contextmanager
def other_window(folder: Path, program: str = HOLD) -> Iterator[int]:
    """Another process that has the folder open; yields its number."""
    process = subprocess.Popen(
        [sys.executable, "-c", program, str(folder)],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT,
    )  # fmt: skip
    assert process.stdout is not None
    try:
        yield int(process.stdout.readline())
    finally:
        process.kill()
        process.wait()
        process.stdout.close()
        assert process.stdin is not None
        process.stdin.close()


def courses(saves: Saves) -> set[tuple[str, ...]]:
    """The decisions of everything in the folder."""
    return {saves.load(entry.path).decisions for entry in saves.entries() if entry.header}


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.glob("[!.]*"))


def saved(saves: Saves, match: Match, *lines: str) -> Match:
    for line in lines:
        saves.autosave(play(match, line).record)
    return match


def test_a_process_has_one_place_and_frees_it(tmp_path: Path) -> None:
    first = Saves(tmp_path)
    assert first.window == 1
    assert Saves(tmp_path).window == 1
    with other_window(tmp_path) as number:
        assert number == 2
        assert windows.others(tmp_path) == {2}
        assert first.window == 1
    assert windows.others(tmp_path) == set()
    del first
    with other_window(tmp_path) as number:
        assert number == 1
        assert Saves(tmp_path).window == 2
    assert Saves(tmp_path).window == 1


@pytest.mark.skipif(sys.platform == "win32", reason="files are locked otherwise there")
def test_many_windows_take_their_autosaves_apart(tmp_path: Path) -> None:
    """Sixty of them, held by one process."""
    first = Saves(tmp_path)
    saved(first, new_match(date=THEIRS), "take 1")
    del first  # and with it the first place
    before = (tmp_path / "auto-000001.json").read_bytes()
    with other_window(tmp_path, MANY) as number:
        assert number == 60
        own = Saves(tmp_path, ticking())
        assert own.window == 61
        saved(own, new_match(date=OWN), *["take 1"] * 5)
        assert own.latest() is not None
        assert [name for name in names(tmp_path) if "-61" not in name] == ["auto-000001.json"]
        assert (tmp_path / "auto-000001.json").read_bytes() == before


@pytest.mark.parametrize("kind", ["folder", "refused"])
def test_a_lock_that_cannot_be_opened_is_nobodys_place(tmp_path: Path, kind: str) -> None:
    """One copy was started by another user, perhaps."""
    lock = ".window-1.lock"
    if kind == "folder":
        (tmp_path / lock).mkdir()
        assert Saves(tmp_path).window == 2
        return
    opened = Path.open

    def refuse(self: Path, *arguments: object, **more: object) -> object:
        if self.name == lock:
            raise PermissionError(errno.EACCES, "Permission denied")
        return opened(self, *arguments, **more)  # type: ignore[call-overload]

    with patch.object(Path, "open", refuse):
        assert Saves(tmp_path).window == 2


def test_windows_take_their_autosaves_apart(tmp_path: Path) -> None:
    with other_window(tmp_path) as number:
        assert number == 1
        theirs = Saves(tmp_path, ticking())
        saved(theirs, new_match(date=THEIRS), "take 1", "take 2", "take 3", "take 1")
        assert names(tmp_path) == [f"auto-{n:06}-2.json" for n in (2, 3, 4)]
    # The first window is closed; what the second one had is now anybody's.
    del theirs
    own = Saves(tmp_path, ticking())
    assert own.window == 1
    record = own.latest()
    assert record is not None
    assert record.header.date == THEIRS


def test_what_another_window_plays_is_not_offered_and_not_touched(tmp_path: Path) -> None:
    with other_window(tmp_path):
        second = Saves(tmp_path, ticking())
        saved(second, new_match(date=SECOND), "take 1", "take 2", "take 3")
        del second
    before = {path: path.read_bytes() for path in tmp_path.glob("auto-*")}
    own = Saves(tmp_path, ticking())
    with other_window(tmp_path), other_window(tmp_path) as number:
        assert number == 2 if own.window == 1 else 3
        assert own.latest() is None
        saved(own, new_match(date=OWN), *["take 1"] * 6)
        assert all(path.read_bytes() == content for path, content in before.items())
        assert own.latest() is not None
    assert {e.header.date for e in own.entries() if e.header} == {OWN, SECOND}


def test_the_same_game_in_two_windows_keeps_both_courses(tmp_path: Path) -> None:
    match = new_match()
    with other_window(tmp_path):
        second = Saves(tmp_path, ticking())
        saved(second, match, "take 1", "take 2")
        record = second.latest()
        assert record is not None
        saved(second, match, "take 3", "take 3")
        del second
    own = Saves(tmp_path, ticking())
    again = Match.from_record(spec(), record)
    saved(own, again, "draw", "keep", "take 1", "take 1", "take 1")
    assert {match.record.decisions, again.record.decisions} <= courses(own)
    latest = own.latest()
    assert latest is not None
    assert latest.decisions == again.record.decisions


@pytest.mark.parametrize("looks", range(1, 9))
def test_a_copy_that_closes_during_a_save_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, looks: int
) -> None:
    """It is seen as open at the first looks of that save and as closed at the later ones."""
    with other_window(tmp_path):
        second = Saves(tmp_path, ticking())
        saved(second, new_match(date=SECOND), "take 1", "take 2")
        del second
    own, match = Saves(tmp_path, ticking()), new_match(date=OWN)
    open_at_first = iter([{2}] * looks)
    monkeypatch.setattr("kraftwagen.match.saves.others", lambda folder: next(open_at_first, set()))
    saved(own, match, *["take 1"] * 6)
    assert {e.header.date for e in own.entries() if e.header} == {OWN, SECOND}


def _play_beside(folder: str, date: str, start: mp.synchronize.Barrier) -> None:
    start.wait()
    saves, match = Saves(Path(folder)), new_match(date=date, heap=500)
    for _ in range(60):
        match.submit(match.actor, match.legal()[0])
        saves.autosave(match.record)


def test_copies_that_play_at_the_same_time_lose_nothing(tmp_path: Path) -> None:
    context = mp.get_context("spawn")
    start = context.Barrier(3)
    folder = tmp_path / "saves"
    players = [
        context.Process(target=_play_beside, args=(str(folder), date, start))
        for date in (ONE, TWO, THREE)
    ]
    for player in players:
        player.start()
    for player in players:
        player.join(120)
        assert player.exitcode == 0
    saves = Saves(folder)
    entries = saves.entries()
    assert all(entry.problem is None for entry in entries)
    most = {
        date: max(e.decisions for e in entries if e.header and e.header.date == date)
        for date in (ONE, TWO, THREE)
    }
    assert most == {ONE: 60, TWO: 60, THREE: 60}
    saved(saves, new_match(date=FOUR), *["take 1"] * 4)
    assert {e.header.date for e in saves.entries() if e.header} == {ONE, TWO, THREE, FOUR}


def test_without_locks_a_copy_takes_itself_for_the_only_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(file: object) -> None:
        raise OSError(errno.ENOLCK, "no locks available")

    monkeypatch.setattr(locks, "_lock", refuse)
    saves = Saves(tmp_path)
    assert saves.window == 1
    assert saves.alone
    saved(saves, new_match(), "take 1")
    assert saves.latest() is not None


@pytest.mark.parametrize("taken", [errno.EACCES, errno.EAGAIN, errno.EDEADLK])
def test_what_is_locked_belongs_to_another_copy(
    taken: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lock(file: BinaryIO) -> None:
        if file.name.endswith("-1.lock"):
            raise OSError(taken, "as this system says it")

    monkeypatch.setattr(locks, "_lock", lock)
    assert Saves(tmp_path).window == 2
    assert windows.others(tmp_path) == {1}


def test_an_older_save_does_not_cost_what_was_played_since(tmp_path: Path) -> None:
    saves = Saves(tmp_path, ticking())
    match = saved(saves, new_match(), "take 1", "take 2")
    early = saves.load(saves.save(match.record, "early"))
    saved(saves, match, "draw", "keep", "take 3")
    # As a table does after "Load": other eyes, the early record, then other decisions.
    table = Saves(tmp_path, ticking())
    again = Match.from_record(spec(), early)
    table.autosave(again.record)
    saved(table, again, "take 1", "take 1", "take 1", "take 1")
    assert {match.record.decisions, again.record.decisions} <= courses(table)
    latest = table.latest()
    assert latest is not None
    assert latest.decisions == again.record.decisions


def test_undo_leaves_no_other_courses(tmp_path: Path) -> None:
    saves = Saves(tmp_path, ticking())
    match = saved(saves, new_match(), "take 1", "take 2")
    match.undo(1)
    saves.autosave(match.record)
    saved(saves, match, "take 3", "take 1", "take 2", "take 2")
    assert len(names(tmp_path)) == 3


def test_two_ends_of_a_game_are_both_kept(tmp_path: Path) -> None:
    saves = Saves(tmp_path, ticking())
    match = saved(saves, new_match(heap=5), "take 2")
    early = saves.load(saves.save(match.record, "early"))
    saved(saves, match, "take 2", "take 1")
    assert match.is_over
    table = Saves(tmp_path, ticking())
    again = saved(table, Match.from_record(spec(), early), "take 1", "take 2")
    assert again.is_over
    assert {match.record.decisions, again.record.decisions} <= courses(table)
    assert table.latest() is None


def backwards() -> datetime:
    """A clock that goes back an hour each time it is read."""
    backwards.now -= timedelta(hours=1)  # type: ignore[attr-defined]
    return backwards.now  # type: ignore[attr-defined, no-any-return]


backwards.now = datetime(2026, 1, 1, tzinfo=UTC)  # type: ignore[attr-defined]


def test_a_clock_that_goes_back_hides_nothing(tmp_path: Path) -> None:
    saves = Saves(tmp_path, backwards)
    match = saved(saves, new_match(heap=5), "take 1", "take 2")
    latest = saves.latest()
    assert latest is not None
    assert len(latest.decisions) == 2
    assert [entry.decisions for entry in saves.entries()] == [2, 1]
    named = saves.save(match.record, "named")
    saved(saves, match, "take 2")
    assert match.is_over
    assert saves.latest() is None
    # Taken back after the end: in progress again although the clock says it was before.
    record = saves.load(named)
    table = Saves(tmp_path, backwards)
    again = saved(table, Match.from_record(spec(), record), "take 1")
    latest = table.latest()
    assert latest is not None
    assert latest.decisions == again.record.decisions
    # The next game begins earlier than all that; it is the newest all the same.
    saved(Saves(tmp_path, backwards), new_match(date=NEXT), "take 3")
    found = Saves(tmp_path)
    newest = found.entries()[0].header
    assert newest is not None
    assert newest.date == NEXT
    assert [record.header.date for record in found.unfinished()] == [NEXT, "2026-01-01"]


def test_a_sequence_out_of_this_world_stops_nothing(tmp_path: Path) -> None:
    saves = Saves(tmp_path, ticking())
    match = play(new_match(), "take 1")
    saves.autosave(match.record.with_header(sequence=MAX_SEED - 1))
    saved(saves, match, "take 2", "take 3")
    latest = Saves(tmp_path).latest()
    assert latest is not None
    assert latest.decisions == match.record.decisions


def test_files_are_read_once_until_they_change(tmp_path: Path) -> None:
    saves = Saves(tmp_path, ticking())
    for number in range(5):
        saves.save(
            play(new_match(date=f"2026-01-0{number + 1}"), "take 1").record, f"save {number}"
        )
    assert len(saves.entries()) == 5
    first = saves.entries()
    again = saves.entries()
    assert [id(info) for info in again] == [id(info) for info in first]
    saves.save(play(new_match(date="2026-01-03"), "draw", "keep").record, "save 2")
    changed = saves.entries()[0]
    assert (changed.path.name, changed.decisions) == ("save-save-2.json", 2)


def test_only_the_last_window_sweeps_up(tmp_path: Path) -> None:
    leftover = tmp_path / ".auto-000001.json.4711.tmp"
    with other_window(tmp_path):
        leftover.write_bytes(b"{")
        assert Saves(tmp_path).window == 2
        assert leftover.exists(), "the other window may be writing it"
    assert Saves(tmp_path).window == 1
    assert not leftover.exists()


def test_threads_of_a_process_share_its_place(tmp_path: Path) -> None:
    held, found = Saves(tmp_path), []
    assert held.window == 1
    thread = threading.Thread(target=lambda: found.append(Saves(tmp_path).window))
    thread.start()
    thread.join()
    assert found == [1]


def test_a_copy_that_starts_at_the_same_moment_keeps_what_it_writes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was not there yet when the first one looked who else is."""
    begun = tmp_path / ".auto-000001-2.json.99.tmp"

    def looked(folder: Path) -> set[int]:
        begun.write_bytes(b"half")
        return set()

    monkeypatch.setattr("kraftwagen.match.saves.others", looked)
    assert Saves(tmp_path).window == 1
    assert begun.exists()


def test_a_folder_that_cannot_be_listed_now_costs_no_game(tmp_path: Path) -> None:
    match = saved(Saves(tmp_path, ticking()), new_match(date=ONE), "take 1")
    with patch("os.scandir", side_effect=OSError(errno.EMFILE, "Too many open files")):
        saved(Saves(tmp_path, ticking()), new_match(date=TWO), "take 2")
    saves = Saves(tmp_path, ticking())
    assert {entry.header.date for entry in saves.entries() if entry.header} == {ONE, TWO}
    assert match.record.decisions in courses(saves)

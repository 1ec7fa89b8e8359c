"""The folder of saves: nothing is lost, whatever happens while writing."""

from __future__ import annotations

import errno
import os
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from kraftwagen.match import files, migrations
from kraftwagen.match.files import read, write_atomically
from kraftwagen.match.match import Match
from kraftwagen.match.record import MAX_BYTES, BadRecord, Record, to_bytes
from kraftwagen.match.saves import AUTOSAVES, SaveError, Saves
from tests.match.players import new_match, play, play_to_end, spec, ticking

FIRST, SECOND, THIRD = (f"2026-02-{day:02}" for day in range(1, 4))
FORMAT = f'"format": {migrations.FORMAT}'.encode()


@pytest.fixture
def saves(tmp_path: Path) -> Saves:
    return Saves(tmp_path / "saves", ticking())


def autosave_all(saves: Saves, match: Match, *lines: str) -> Match:
    for line in lines:
        play(match, line)
        saves.autosave(match.record)
    return match


def latest_decisions(saves: Saves) -> tuple[str, ...] | None:
    record = saves.latest()
    return record and record.decisions


def names(saves: Saves) -> list[str]:
    return sorted(path.name for path in saves.folder.glob("[!.]*"))


def test_a_shared_game_put_into_the_folder_is_listed(saves: Saves) -> None:
    file = saves.folder / "of-a-friend.kraftwagen"
    saves.save(new_match().record, "Mine")
    saves.save_to(file, new_match().record)
    assert file in [entry.path for entry in saves.entries() if entry.header is not None]


def test_an_autosave_reads_nothing_back(saves: Saves, monkeypatch: pytest.MonkeyPatch) -> None:
    """What it has written itself it remembers, as long as nobody touches the file."""
    match = autosave_all(saves, new_match("person", "person"), "take 1")
    opened: list[Path] = []

    def counted(path: Path) -> Record:
        opened.append(path)
        return read(path)

    monkeypatch.setattr("kraftwagen.match.save_files.read", counted)
    autosave_all(saves, match, "take 1", "take 1", "take 1")
    match.undo(match.steps[-1].seat)
    saves.autosave(match.record)
    assert opened == []
    newest = max(saves.folder.glob("auto-*.json"))
    newest.write_bytes(newest.read_bytes()[:-20])
    autosave_all(saves, match, "take 2")
    assert newest in opened
    assert list(saves.folder.glob("*.corrupt-1"))


def test_another_game_after_autosaves_keeps_the_first(saves: Saves) -> None:
    first = autosave_all(saves, new_match(date="2026-01-01"), "take 1", "take 1")
    saves.autosave(new_match(date="2026-01-02").record)
    kept = [read(path) for path in saves.folder.glob("game-*.json")]
    assert [record.decisions for record in kept] == [first.record.decisions]


def test_a_game_that_goes_on_from_a_named_save_leaves_the_name_there(saves: Saves) -> None:
    """Else the list would show its autosaves, and then the finished game, under that name."""
    named = saves.save(new_match().record, "Before supper")
    match = Match.from_record(spec(), saves.load(named))
    saves.autosave(match.record)
    assert [entry.header and entry.header.name for entry in saves.entries()] == [
        "", "Before supper"
    ]  # fmt: skip


def test_an_empty_or_missing_folder_has_nothing(saves: Saves) -> None:
    assert saves.latest() is None
    assert saves.entries() == []


def test_three_autosaves_rotate(saves: Saves) -> None:
    match = autosave_all(saves, new_match(), "take 1", "draw", "keep", "take 1", "take 2")
    assert names(saves) == ["auto-000003.json", "auto-000004.json", "auto-000005.json"]
    record = saves.latest()
    assert record is not None
    again = Match.from_record(spec(), record).record
    assert again.with_header(sequence=0) == match.record
    assert [entry.decisions for entry in saves.entries()] == [5, 4, 3]
    assert all(entry.is_auto for entry in saves.entries())


def test_undone_decisions_are_undone_in_the_autosave(saves: Saves) -> None:
    match = autosave_all(saves, new_match(), "take 1", "take 2")
    match.undo(1)
    saves.autosave(match.record)
    assert latest_decisions(saves) == ("take 1",)


def damage(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-40])


def test_a_damaged_autosave_is_kept_aside_and_the_one_before_offered(saves: Saves) -> None:
    match = autosave_all(saves, new_match(), "take 1", "take 2", "take 3")
    damage(saves.folder / "auto-000003.json")
    assert latest_decisions(saves) == ("take 1", "take 2")
    aside = saves.folder / "auto-000003.json.corrupt-1"
    assert aside.exists()
    saves.autosave(match.record)
    damage(saves.folder / "auto-000003.json")
    assert latest_decisions(saves) == ("take 1", "take 2")
    assert (saves.folder / "auto-000003.json.corrupt-2").exists()
    assert next(entry.path for entry in saves.entries() if entry.problem) == aside


def test_all_autosaves_damaged_offers_another_game(saves: Saves) -> None:
    saves.save(play(new_match(date="2025-01-01"), "draw").record, "old")
    autosave_all(saves, new_match(), "take 1", "take 2")
    for path in saves.folder.glob("auto-*"):
        path.write_bytes(b"\0" * 100)
    assert latest_decisions(saves) == ("draw",)


def test_finished_games_are_not_offered(saves: Saves) -> None:
    match = play(new_match(heap=5), "take 2", "take 1")
    saves.autosave(match.record)
    saves.save(match.record, "before the end")
    path = saves.autosave(play(match, "take 2").record)
    assert saves.latest() is None
    assert path.name == "game-toy-2026-01-01-1.json"
    assert names(saves) == [path.name, "save-before-the-end.json"]
    assert saves.load(path).header.finished


def test_a_finished_game_that_is_played_again_from_an_older_save_is_offered(saves: Saves) -> None:
    match = play(new_match("person", "greedy", heap=5), "take 1")
    older = match.record
    saves.autosave(play_to_end(match).record)
    saves.autosave(older)
    record = saves.latest()
    assert record is not None
    assert record.decisions == older.decisions


def test_another_game_does_not_cost_the_one_in_progress(saves: Saves) -> None:
    autosave_all(saves, new_match(date=FIRST), "take 1", "take 2")
    autosave_all(saves, new_match(date=SECOND, heap=4), "take 1", "draw", "keep", "take 3")
    assert latest_decisions(saves) == ("take 1", "take 2")
    dates = [entry.header.date for entry in saves.entries() if entry.header]
    assert dates == [SECOND, FIRST]


def test_named_saves(saves: Saves) -> None:
    record = play(new_match(), "take 1").record
    path = saves.save(record, "Größe/../8!")
    assert path.parent == saves.folder
    assert path.name == "save-größe-8.json"
    assert saves.load(path).header.name == "Größe/../8!"
    for name in ("", "...", "x" * 500, "bell\a\n"):
        assert saves.load(saves.save(record, name)).decisions == record.decisions
    saves.delete(path)
    assert not path.exists()


def test_a_save_is_replaced_only_by_one_of_the_same_name(saves: Saves) -> None:
    """Names may differ in signs that no file name has; a damaged file stays what it is."""
    record = play(new_match(), "take 1").record
    first = saves.save(record, "Ada!")
    second = saves.save(record, "Ada?")
    assert first != second
    assert saves.save(record, "Ada!") == first
    first.write_bytes(b"{")
    assert saves.save(record, "Ada!") not in (first, second)
    assert first.read_bytes() == b"{"


def test_what_a_save_would_cost_is_known_before(saves: Saves) -> None:
    match = play(new_match(), "take 1")
    assert not saves.would_overwrite(match.record, "mine")
    saves.save(match.record, "mine")
    assert not saves.would_overwrite(match.record, "mine")
    assert not saves.would_overwrite(play(match, "take 2").record, "mine")
    saves.save(match.record, "mine")
    shorter = Record(match.record.header, match.record.decisions[:1])
    assert saves.would_overwrite(shorter, "mine")
    assert saves.would_overwrite(match.record.with_header(date="2026-04-01"), "mine")
    assert not saves.would_overwrite(shorter, "other")


def test_only_files_of_the_folder_are_deleted(saves: Saves, tmp_path: Path) -> None:
    outside = tmp_path / "precious.json"
    outside.write_text("{}", encoding="utf-8")
    saves.delete(outside)
    assert outside.exists()


def test_the_list_tells_what_is_wrong_with_each_file(saves: Saves) -> None:
    saves.save(play(new_match(), "draw").record, "good")
    good = to_bytes(new_match().record)
    (saves.folder / "a-damaged.json").write_bytes(good.replace(b'"seed": 1', b'"seed": 2'))
    (saves.folder / "b-foreign.json").write_text('{"chess": true}', encoding="utf-8")
    (saves.folder / "c-truncated.json").write_bytes(good[:-9])
    (saves.folder / "d-huge.json").write_bytes(b" " * (MAX_BYTES + 1))
    (saves.folder / "e-newer.json").write_bytes(
        good.replace(FORMAT, b'"format": 8').replace(b'"written_by": "0', b'"written_by": "8')
    )
    (saves.folder / "f-folder.json").mkdir()
    (saves.folder / "notes.txt").write_text("not listed", encoding="utf-8")
    entries = saves.entries()
    assert entries[0].header is not None
    assert entries[0].header.name == "good"
    kinds = [entry.problem.kind for entry in entries if entry.problem]
    assert kinds == ["damaged", "foreign", "truncated", "huge", "newer", "unreadable"]
    assert latest_decisions(saves) == ("draw",)
    assert len(names(saves)) == 8


def test_files_that_are_not_there_or_no_files(saves: Saves, tmp_path: Path) -> None:
    for path in (tmp_path / "none.json", tmp_path, Path("a\0b")):
        with pytest.raises(BadRecord) as caught:
            saves.load(path)
        assert caught.value.kind == "unreadable"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_pipe_does_not_block(saves: Saves, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.json")
    with pytest.raises(BadRecord, match="not a file"):
        saves.load(tmp_path / "pipe.json")


def test_autosaves_of_a_newer_version_are_kept(saves: Saves) -> None:
    match = autosave_all(saves, new_match(date=FIRST), "take 1")
    path = saves.folder / "auto-000001.json"
    path.write_bytes(path.read_bytes().replace(FORMAT, b'"format": 8'))
    assert saves.latest() is None
    assert path.exists()
    autosave_all(saves, match, "take 1", "take 1", "take 1", "take 1")
    assert (saves.folder / "auto-000001.json.newer-1").exists()
    assert len(saves.entries()) == AUTOSAVES + 1


def failing(code: int) -> Callable[..., Any]:
    def fail(*args: object) -> None:
        raise OSError(code, os.strerror(code))

    return fail


@pytest.mark.parametrize("code", [errno.ENOSPC, errno.EROFS, errno.EIO])
def test_a_full_disk_is_one_sentence_and_costs_nothing(saves: Saves, code: int) -> None:
    match = autosave_all(saves, new_match(), "take 1", "take 2", "take 3")
    before = names(saves)
    play(match, "draw")
    with patch("os.fsync", failing(code)), pytest.raises(SaveError) as caught:
        saves.autosave(match.record)
    assert os.strerror(code).lower() in str(caught.value)
    assert names(saves) == before
    assert latest_decisions(saves) == ("take 1", "take 2", "take 3")
    saves.autosave(match.record)
    assert latest_decisions(saves) == match.record.decisions


def test_a_folder_that_cannot_be_synced_is_no_trouble(saves: Saves) -> None:
    """Some network folders answer EINVAL, when the file is there already."""

    def sync(handle: int) -> None:
        if stat.S_ISDIR(os.fstat(handle).st_mode):
            raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))

    match = autosave_all(saves, new_match(), "take 1")
    with patch("os.fsync", sync):
        autosave_all(saves, match, "draw")
    with patch("os.open", failing(errno.EACCES)):
        autosave_all(saves, match, "keep")
    assert latest_decisions(saves) == ("take 1", "draw", "keep")


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    saves = Saves(tmp_path / "file" / "saves")
    assert saves.latest() is None
    with pytest.raises(SaveError):
        saves.autosave(new_match().record)
    if sys.platform != "win32":  # there it is as good as gone
        with pytest.raises(SaveError):
            saves.delete(tmp_path / "file" / "saves" / "x.json")


def test_a_file_is_on_the_disk_before_it_takes_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or a power cut might leave its name without its content."""
    done: list[str] = []
    replace = Path.replace

    def take_place(self: Path, target: Path) -> Path:
        done.append("takes its place")
        return replace(self, target)

    monkeypatch.setattr(os, "fsync", lambda handle: done.append("on the disk"))
    monkeypatch.setattr(Path, "replace", take_place)
    write_atomically(tmp_path / "save.json", b"new")
    assert done[:2] == ["on the disk", "takes its place"]
    assert (tmp_path / "save.json").read_bytes() == b"new"


class Killed(BaseException):
    """Stands for the end of the process at one place."""


@contextmanager
def killed_at(operation: int) -> Iterator[list[int]]:
    """Let the process die at a given operation on files, before it is carried out."""
    count = [0]

    def dying(original: Callable[..., Any]) -> Callable[..., Any]:
        def run(*args: Any, **more: Any) -> Any:
            count[0] += 1
            if count[0] >= operation:
                raise Killed
            return original(*args, **more)

        return run

    with (
        patch("os.fsync", dying(os.fsync)),
        patch.object(Path, "open", dying(Path.open)),
        patch.object(Path, "replace", dying(Path.replace)),
        patch.object(Path, "rename", dying(Path.rename)),
        patch.object(Path, "unlink", dying(Path.unlink)),
    ):
        yield count


def test_dying_at_any_operation_loses_at_most_one_decision(tmp_path: Path) -> None:
    deaths = 0
    for operation in range(1, 1000):
        folder = tmp_path / str(operation)
        saves = Saves(folder, ticking())
        first = new_match(date=FIRST)
        second = new_match(date=SECOND, heap=6)
        autosave_all(saves, first, "take 1", "draw", "keep", "take 2")
        saved: list[tuple[str, ...]] = []
        try:
            with killed_at(operation):
                for line in ("take 2", "draw", "keep", "take 1", "take 3"):
                    saves.autosave(play(second, line).record)
                    saved.append(second.record.decisions)
        except Killed:
            deaths += 1
        else:
            # On Windows no folder can be synced, so there are fewer operations to die at.
            assert deaths > (20 if sys.platform == "win32" else 30)
            return
        after = Saves(folder, ticking())
        assert all(entry.problem is None for entry in after.entries())
        dates = {entry.header.date for entry in after.entries() if entry.header}
        assert FIRST in dates
        lost = second.record.decisions
        expected = [first.record.decisions if not saved else saved[-1], lost]
        if second.is_over:
            expected.append(first.record.decisions)
        assert latest_decisions(after) in expected
        autosave_all(after, new_match(date=THIRD), "take 1")
        assert not list(folder.glob(".*.tmp"))
        again = {entry.header.date for entry in after.entries() if entry.header}
        assert again == dates | {THIRD}
    pytest.fail("the scenario never came to its end")


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system cannot fork")
def test_killing_the_process_a_hundred_times(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.match.kill_saving", str(tmp_path / "saves")],
        capture_output=True,
        text=True,
        timeout=120,
        cwd=Path(__file__).parents[2],
        check=False,
    )
    assert done.stdout.strip() == "100", done.stderr


def test_the_start_does_not_read_the_games_of_many_years(saves: Saves) -> None:
    over = play_to_end(new_match("person", "random")).record
    for number in range(300):
        path = saves.folder / f"game-{number}.json"
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(to_bytes(over.with_header(seed=number)))
        os.utime(path, (number, number))
    kept = saves.save(new_match("person", "random", seed=1000).record, "Sunday")
    with patch("kraftwagen.match.save_files.read", side_effect=read) as reads:
        latest = saves.latest()
        assert latest is not None
        assert latest.header.seed == 1000
        assert reads.call_count < 250
        assert len(saves.entries()) == 301
    os.utime(kept, (1, 1))  # beneath everything else: found by the list alone
    assert saves.latest() is None
    assert saves.entries()[0].path == kept


class Scanner:
    """A virus scanner of Windows: it holds a file that is to be replaced, ``most`` times."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, most: int, winerror: int | None) -> None:
        self.refused, self.waited = 0, 0.0
        replace = Path.replace

        def held(path: Path, target: Path) -> Path:
            if self.refused < most:
                self.refused += 1
                error = PermissionError(13, "Access is denied")
                if winerror is not None:
                    error.winerror = winerror
                raise error
            return replace(path, target)

        def wait(seconds: float) -> None:
            self.waited += seconds

        monkeypatch.setattr(Path, "replace", held)
        monkeypatch.setattr(files.time, "sleep", wait)


@pytest.mark.parametrize("winerror", [5, 32, 33])
def test_a_file_that_is_held_for_a_moment_is_replaced(
    winerror: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "save.json"
    file.write_bytes(b"old")
    scanner = Scanner(monkeypatch, 2, winerror)
    write_atomically(file, b"new")
    assert file.read_bytes() == b"new"
    assert scanner.refused == 2


@pytest.mark.parametrize(("winerror", "least", "most"), [(32, 0.7, 1.5), (None, 0.0, 0.0)])
def test_a_file_that_stays_held_is_as_it_was(
    winerror: int | None,
    least: float,
    most: float,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Other systems refuse for good, so there it is not tried again."""
    file = tmp_path / "save.json"
    file.write_bytes(b"old")
    scanner = Scanner(monkeypatch, 99, winerror)
    with pytest.raises(PermissionError):
        write_atomically(file, b"new")
    assert [path.name for path in tmp_path.iterdir()] == ["save.json"]
    assert file.read_bytes() == b"old"
    assert least <= scanner.waited <= most

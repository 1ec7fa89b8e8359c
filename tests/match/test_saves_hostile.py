"""Whatever lies in the folder of saves, the game in play is saved and no other one is lost."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from kraftwagen.match import save_files
from kraftwagen.match import saves as saves_module
from kraftwagen.match.files import read
from kraftwagen.match.match import Match
from kraftwagen.match.record import MAX_SEED, BadRecord, Record, from_bytes, to_bytes
from kraftwagen.match.saves import AUTOSAVES, SaveError, Saves
from tests.match.players import new_match, play, play_to_end, ticking

LETTER = "\N{OLD PERMIC LETTER AN}"
"""A letter of four bytes."""
OTHER_DAY = "2026-01-02"


@pytest.fixture
def saves(tmp_path: Path) -> Saves:
    return Saves(tmp_path / "saves", ticking())


def again(saves: Saves) -> Saves:
    """As after a restart of the program."""
    return Saves(saves.folder, ticking())


def autosaved(saves: Saves, match: Match, *lines: str) -> Match:
    for line in lines:
        saves.autosave(play(match, line).record)
    return match


def dates(saves: Saves) -> set[str]:
    return {entry.header.date for entry in saves.entries() if entry.header}


def offered(saves: Saves) -> str:
    record = saves.latest()
    assert record is not None
    return record.header.date


@pytest.mark.parametrize("date", [LETTER * 70, "first", "2026-02-30", "2" * 41, "12:00"])
def test_a_date_is_a_date(date: str) -> None:
    content = to_bytes(new_match(date=date).record)
    with pytest.raises(BadRecord, match="date"):
        from_bytes(content)


@pytest.mark.parametrize("date", ["", "2026-01-01", "2026-01-01T12:00:00+00:00"])
def test_dates_as_the_program_writes_them_are_read(date: str) -> None:
    record = new_match(date=date).record
    assert from_bytes(to_bytes(record)) == record


@pytest.mark.parametrize("sign", [LETTER, "ß", "車", "İ", "x"])
def test_a_name_of_any_letters_is_a_name_of_a_file(saves: Saves, sign: str) -> None:
    record = play(new_match(), "take 1").record
    path = saves.save(record, sign * 60)
    assert saves.load(path).header.name == sign * 60
    assert saves.save(record, sign * 60) == path
    assert saves.save(record, sign * 59) != path
    assert len(os.fsencode(path.name)) < 140


def test_a_game_that_cannot_be_kept_stops_no_other(saves: Saves) -> None:
    """It was an opened file with a date too long for a file name; then nothing was saved."""
    autosaved(saves, new_match(date="2026-01-01"), "take 1", "take 2")
    write = saves_module.write_atomically

    def refuse(path: Path, content: bytes) -> None:
        if path.name.startswith("game-"):
            raise OSError(errno.ENAMETOOLONG, os.strerror(errno.ENAMETOOLONG))
        write(path, content)

    with patch.object(saves_module, "write_atomically", refuse):
        match = new_match(date=OTHER_DAY, heap=60)
        autosaved(again(saves), match, *["take 1"] * 6)
        assert offered(again(saves)) == OTHER_DAY
        assert dates(saves) == {"2026-01-01", OTHER_DAY}
        autosaved(again(saves), match, *["take 1"] * 6)
        assert dates(saves) == {"2026-01-01", OTHER_DAY}
    autosaved(again(saves), match, "take 1")
    assert list(saves.folder.glob("game-*"))
    kept = {info.header.date: info.decisions for info in saves.entries()[::-1] if info.header}
    assert kept == {"2026-01-01": 2, OTHER_DAY: 13}


def test_the_game_in_play_is_written_before_any_other_is_kept(saves: Saves) -> None:
    autosaved(saves, new_match(), "take 1")
    (saves.folder / "auto-000000.json").write_text("{", encoding="utf-8")
    done: list[str] = []
    write, rename = saves_module.write_atomically, saves_module.quarantine

    def writing(path: Path, content: bytes) -> None:
        done.append(path.name)
        write(path, content)

    def renaming(path: Path, label: str) -> None:
        done.append(path.name)
        rename(path, label)

    with (
        patch.object(saves_module, "write_atomically", writing),
        patch.object(saves_module, "quarantine", renaming),
    ):
        autosaved(again(saves), new_match(date=OTHER_DAY), "take 1")
    assert done[0] == "auto-000002.json"
    assert set(done[1:]) == {"game-toy-2026-01-01-1.json", "auto-000000.json"}


def test_folders_in_the_place_of_files_stop_nothing(saves: Saves) -> None:
    match = autosaved(saves, new_match(heap=5), "take 1")
    for name in ("auto-000000.json", "auto-000002.json", "auto-000003.json", "auto-000900.json"):
        (saves.folder / name / "inside").mkdir(parents=True)
    for name in ("game-toy-2026-01-01-1.json", "save-mine.json"):
        (saves.folder / name / "inside").mkdir(parents=True)
    other = autosaved(again(saves), new_match(date=OTHER_DAY), "take 1", "take 2", "draw", "keep")
    assert offered(again(saves)) == OTHER_DAY
    assert saves.load(saves.save(match.record, "mine")).header.name == "mine"
    table = again(saves)
    for line in ("take 2", "take 1", "take 1"):
        if not match.is_over:
            table.autosave(play(match, line).record)
    assert match.is_over
    assert offered(again(saves)) == other.record.header.date
    assert dates(saves) == {"2026-01-01", OTHER_DAY}
    assert (saves.folder / "auto-000900.json" / "inside").is_dir()


def test_a_finished_game_without_a_place_of_its_own_stays_an_autosave(saves: Saves) -> None:
    write = saves_module.write_atomically

    def refuse(path: Path, content: bytes) -> None:
        if path.name.startswith("game-"):
            raise OSError(errno.EACCES, os.strerror(errno.EACCES))
        write(path, content)

    match = autosaved(saves, new_match(heap=5), "take 2", "take 1")
    with patch.object(saves_module, "write_atomically", refuse):
        path = saves.autosave(play(match, "take 2").record)
    assert read(path).header.finished
    assert again(saves).latest() is None
    autosaved(again(saves), new_match(date=OTHER_DAY), *["take 1"] * 5)
    assert any(info.header and info.header.finished for info in saves.entries())


@pytest.mark.parametrize("number", [999_999_999_999_999, 999_999_998])
def test_the_largest_number_hides_no_newer_game(saves: Saves, number: int) -> None:
    old = new_match(date="2026-01-01")
    autosaved(saves, old, "take 1")
    (saves.folder / "auto-000001.json").rename(saves.folder / f"auto-{number}.json")
    own = again(saves)
    match = new_match(date=OTHER_DAY, heap=60)
    for count in range(1, 7):
        autosaved(own, match, "take 1")
        latest = again(saves).latest()
        assert latest is not None
        assert (latest.header.date, len(latest.decisions)) == (OTHER_DAY, count)
    assert dates(saves) == {"2026-01-01", OTHER_DAY}
    assert len(list(saves.folder.glob("auto-*.json"))) == AUTOSAVES


def test_an_autosave_from_the_end_of_time_hides_no_newer_game(saves: Saves) -> None:
    saves.autosave(play(new_match(), "take 1").record.with_header(sequence=MAX_SEED - 1))
    autosaved(again(saves), new_match(date=OTHER_DAY), "take 1", "take 2")
    assert offered(again(saves)) == OTHER_DAY


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_pipes_in_the_folder_stop_nothing(saves: Saves) -> None:
    saves.folder.mkdir()
    for name in ("auto-000001.json", "game-toy-2026-01-01-1.json", ".window-1.lock"):
        os.mkfifo(saves.folder / name)
    match = autosaved(saves, new_match(heap=5), "take 2", "take 1")
    assert offered(again(saves)) == "2026-01-01"
    saves.autosave(play(match, "take 2").record)
    assert again(saves).latest() is None
    assert dates(saves) == {"2026-01-01"}


def test_nothing_that_cannot_be_read_is_ever_removed(saves: Saves) -> None:
    match = autosaved(saves, new_match(), "take 1", "take 2", "take 3")
    (saves.folder / "auto-000001.json").write_text("what is this?", encoding="utf-8")
    autosaved(saves, match, *["take 1"] * 4)
    assert [path.read_text(encoding="utf-8") for path in saves.folder.glob("*.corrupt-1")] == [
        "what is this?"
    ]


def test_large_files_of_others_do_not_hold_up_the_start(saves: Saves) -> None:
    """Two hundred of almost a megabyte each took several seconds."""
    over = play_to_end(new_match("person", "random")).record
    large = to_bytes(Record(over.header, ("x" * 190,) * 4000))
    saves.folder.mkdir()
    for number in range(60):
        (saves.folder / f"game-{number}.json").write_bytes(large)
    read_bytes = [0]

    def counted(path: Path) -> Record:
        read_bytes[0] += path.stat().st_size
        return read(path)

    with patch.object(save_files, "read", counted):
        assert saves.latest() is None
    assert read_bytes[0] < 8_000_000


def test_a_full_disk_moves_nothing(saves: Saves) -> None:
    autosaved(saves, new_match(), "take 1", "take 2")
    (saves.folder / "auto-000007.json").write_text("{", encoding="utf-8")
    before = sorted(os.listdir(saves.folder))

    def full(path: Path, content: bytes) -> Any:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with patch.object(saves_module, "write_atomically", full), pytest.raises(SaveError):
        again(saves).autosave(new_match(date=OTHER_DAY).record)
    assert sorted(os.listdir(saves.folder)) == before


def test_folders_are_made_for_the_player_alone(tmp_path: Path) -> None:
    autosaved(Saves(tmp_path / "data" / "saves"), new_match(), "take 1")
    for folder in (tmp_path / "data", tmp_path / "data" / "saves"):
        assert os.name == "nt" or folder.stat().st_mode & 0o777 == 0o700

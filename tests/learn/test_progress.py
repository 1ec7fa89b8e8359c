"""The file of progress survives damage, other versions and other windows."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kraftwagen.learn.progress import FILE, FORMAT, MAGIC, Progress
from tests.match.refusing import CODES, full_disk, out_of_reach


def test_what_is_kept_is_there_again(tmp_path: Path) -> None:
    progress = Progress(tmp_path)
    assert progress.section("toy", "lessons") == {}
    assert progress.keep("toy", "lessons", "ring", {"step": 2})
    assert progress.section("toy", "lessons") == {"ring": {"step": 2}}
    assert Progress(tmp_path).section("toy", "lessons") == {"ring": {"step": 2}}


def test_two_windows_keep_what_the_other_noted(tmp_path: Path) -> None:
    one, other = Progress(tmp_path), Progress(tmp_path)
    one.keep("toy", "lessons", "first", 1)
    other.keep("toy", "lessons", "second", 2)
    assert one.section("toy", "lessons") == {"first": 1}
    assert Progress(tmp_path).section("toy", "lessons") == {"first": 1, "second": 2}


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"\xff", b"[]", b'{"magic": 5}', b'{"magic": "other"}', b"[" * 100_000]
    + [json.dumps({"magic": MAGIC, "format": 1, "games": []}).encode()],
)
def test_a_damaged_file_is_put_aside(tmp_path: Path, content: bytes) -> None:
    (tmp_path / FILE).write_bytes(content)
    progress = Progress(tmp_path)
    assert progress.section("toy", "lessons") == {}
    assert progress.keep("toy", "lessons", "ring", 1)
    assert Progress(tmp_path).section("toy", "lessons") == {"ring": 1}
    assert (tmp_path / f"{FILE}.damaged-1").read_bytes() == content


def test_sections_of_a_wrong_kind_begin_anew(tmp_path: Path) -> None:
    games = {"toy": [], "other": {"lessons": 5, "later": {"x": 1}}}
    document = {"magic": MAGIC, "format": FORMAT, "games": games}
    (tmp_path / FILE).write_text(json.dumps(document), encoding="utf-8")
    progress = Progress(tmp_path)
    assert progress.section("toy", "lessons") == {}
    assert progress.section("other", "lessons") == {}
    progress.keep("toy", "lessons", "ring", 1)
    assert Progress(tmp_path).section("other", "later") == {"x": 1}


def test_a_newer_file_is_left_alone(tmp_path: Path) -> None:
    content = json.dumps({"magic": MAGIC, "format": FORMAT + 1, "games": {"toy": {}}})
    (tmp_path / FILE).write_text(content, encoding="utf-8")
    progress = Progress(tmp_path)
    assert not progress.keep("toy", "lessons", "ring", 1)
    assert progress.section("toy", "lessons") == {"ring": 1}
    assert (tmp_path / FILE).read_text(encoding="utf-8") == content


def test_a_folder_in_the_way_costs_only_the_memory(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    progress = Progress(blocked)
    assert not progress.keep("toy", "lessons", "ring", 1)
    assert progress.section("toy", "lessons") == {"ring": 1}


@pytest.mark.parametrize("code", CODES)
def test_a_file_that_cannot_be_read_now_keeps_what_it_says(tmp_path: Path, code: int) -> None:
    Progress(tmp_path).keep("toy", "lessons", "old", 1)
    with out_of_reach(FILE, code):
        progress = Progress(tmp_path)
        assert not progress.keep("toy", "lessons", "ring", 1)
        assert progress.section("toy", "lessons") == {"ring": 1}
    assert Progress(tmp_path).section("toy", "lessons") == {"old": 1, "ring": 1}
    assert progress.keep("toy", "lessons", "later", 1)
    assert set(json.loads((tmp_path / FILE).read_bytes())["games"]["toy"]["lessons"]) == {
        "old", "ring", "later"
    }  # fmt: skip


def test_a_full_disk_costs_nothing_of_this_session(tmp_path: Path) -> None:
    Progress(tmp_path).keep("toy", "lessons", "old", 1)
    progress = Progress(tmp_path)
    with full_disk():
        assert not progress.keep("toy", "lessons", "first", 1)
        assert not progress.keep("toy", "lessons", "second", 2)
        assert progress.section("toy", "lessons") == {"old": 1, "first": 1, "second": 2}
        # Each page opens the file anew.
        assert Progress(tmp_path).section("toy", "lessons") == progress.section("toy", "lessons")
    assert Progress(tmp_path).keep("toy", "lessons", "third", 3)
    kept = json.loads((tmp_path / FILE).read_bytes())["games"]["toy"]["lessons"]
    assert kept == {"old": 1, "first": 1, "second": 2, "third": 3}


def test_a_folder_by_its_name_is_put_aside(tmp_path: Path) -> None:
    (tmp_path / FILE / "inside").mkdir(parents=True)
    assert Progress(tmp_path).keep("toy", "lessons", "ring", 1)
    assert (tmp_path / f"{FILE}.damaged-1" / "inside").is_dir()


def test_a_value_that_follows_from_another_takes_what_another_window_noted(tmp_path: Path) -> None:
    one, other = Progress(tmp_path), Progress(tmp_path)
    for window in (one, other, one):
        window.change("toy", "puzzles", "tries", lambda before: int(before or 0) + 1)  # type: ignore[call-overload]
    assert Progress(tmp_path).section("toy", "puzzles") == {"tries": 3}

"""What a player keeps survives other windows, full disks and files that cannot be read now."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from kraftwagen.match import kept, locks
from kraftwagen.match.kept import Kept
from tests.match.refusing import CODES, full_disk, out_of_reach

ROOT = Path(__file__).parents[2]
NAME = "kept.json"
NOTE = """
import sys
from datetime import date, timedelta
from pathlib import Path
from kraftwagen.learn.progress import Progress
from kraftwagen.match.daily import DailyLog
from kraftwagen.ui.platform.settings import load_settings, save_settings
folder, who = Path(sys.argv[1]), sys.argv[2]
progress, log = Progress(folder), DailyLog(folder, who)
settings, _ = load_settings(folder / "settings.json")
first = date(2026, 11, 21)
print("ready", flush=True)
sys.stdin.readline()
for number in range(40):
    assert progress.keep("toy", "lessons", f"{who}{number}", number)
    log.begin(first + timedelta(days=number), who)
    settings.last_setup = {who: {"count": number}}
    settings.keys = {who: [str(number)]} if who == "one" else {}
    settings.effects = 0.25 if who == "one" else settings.effects
    settings.interface = 0.75 if who == "two" else settings.interface
    save_settings(folder / "settings.json", settings)
"""
HOLD = """
import sys
from pathlib import Path
from kraftwagen.match.locks import alone
with alone(Path(sys.argv[1])):
    print("held", flush=True)
    sys.stdin.readline()
"""


def child(program: str, *arguments: str) -> subprocess.Popen[str]:
    """Another process that has said its first word."""
    process = subprocess.Popen(
        [sys.executable, "-c", program, *arguments],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT,
    )  # fmt: skip
    assert process.stdout is not None
    process.stdout.readline()
    return process


def told(process: subprocess.Popen[str]) -> None:
    """Let it go on."""
    assert process.stdin is not None
    process.stdin.write("\n")
    process.stdin.flush()


def opened(folder: Path) -> Kept[dict[str, Any]]:
    return Kept(
        folder / NAME, 1000, dict, lambda content: dict(json.loads(content)),
        lambda value: json.dumps(value).encode(),
    )  # fmt: skip


def put(name: str, value: int = 1) -> Callable[[dict[str, Any]], bool]:
    def change(values: dict[str, Any]) -> bool:
        altered = values.get(name) != value
        values[name] = value
        return altered

    return change


def there(folder: Path) -> Any:
    return json.loads((folder / NAME).read_bytes())


def test_two_windows_that_note_at_once_lose_nothing(tmp_path: Path) -> None:
    from datetime import date, timedelta

    from kraftwagen.learn.progress import Progress
    from kraftwagen.match.daily import DailyLog
    from kraftwagen.ui.platform.settings import load_settings

    both = [child(NOTE, str(tmp_path), who) for who in ("one", "two")]
    for one in both:
        told(one)
    for one in both:
        one.communicate(timeout=120)
        assert one.returncode == 0
    lessons = Progress(tmp_path).section("toy", "lessons")
    assert lessons == {f"{who}{n}": n for who in ("one", "two") for n in range(40)}
    days = [date(2026, 11, 21) + timedelta(days=number) for number in range(40)]
    for who in ("one", "two"):
        assert [entry.day for entry in DailyLog(tmp_path, who).entries()] == days
    settings, problem = load_settings(tmp_path / "settings.json")
    assert (problem, settings.effects, settings.interface) == ("", 0.25, 0.75)
    assert settings.keys == {"one": ["39"]}


def test_a_lock_that_nobody_gives_back_stops_nothing(tmp_path: Path) -> None:
    holder = child(HOLD, str(tmp_path))
    try:
        with patch.object(locks, "_ATTEMPTS", 3):
            assert opened(tmp_path).change(put("a"))
        with patch.object(locks, "sleep", side_effect=AssertionError("waited again")):
            assert opened(tmp_path).change(put("b"))
    finally:
        told(holder)
        holder.communicate(timeout=60)
    assert there(tmp_path) == {"a": 1, "b": 1}


def test_a_lock_is_waited_for_and_ends_with_its_process(tmp_path: Path) -> None:
    holder = child(HOLD, str(tmp_path))

    def let_go(seconds: float) -> None:
        holder.kill()
        holder.communicate()

    with patch.object(locks, "sleep", let_go):
        assert opened(tmp_path).change(put("a"))
    assert holder.returncode is not None, "it was waited for"
    assert tmp_path not in locks._stuck


def test_without_locks_what_is_noted_is_kept(tmp_path: Path) -> None:
    (tmp_path / locks.FILE).mkdir()
    assert opened(tmp_path).change(put("a"))
    assert there(tmp_path) == {"a": 1}


@pytest.mark.parametrize("code", CODES)
def test_a_file_that_cannot_be_read_now_is_not_written_over(tmp_path: Path, code: int) -> None:
    opened(tmp_path).change(put("old"))
    with out_of_reach(NAME, code):
        late = opened(tmp_path)
        assert late.value == {}
        assert not late.change(put("new"))
        assert late.value == {"new": 1}
        assert late.trouble is not None
        assert late.trouble.kind == "unreadable"
        assert opened(tmp_path).value == {"new": 1}
    assert there(tmp_path) == {"old": 1}
    assert late.change(put("newer"))
    assert there(tmp_path) == {"old": 1, "new": 1, "newer": 1}
    assert late.trouble is None


def test_trouble_is_over_when_the_file_is_gone(tmp_path: Path) -> None:
    opened(tmp_path).change(put("old"))
    with out_of_reach(NAME):
        late = opened(tmp_path)
    (tmp_path / NAME).unlink()
    late.look()
    assert late.trouble is None


def test_what_was_read_before_is_still_known(tmp_path: Path) -> None:
    one = opened(tmp_path)
    one.change(put("old"))
    with out_of_reach(NAME):
        one.change(put("new"))
        assert one.value == {"old": 1, "new": 1}
    assert there(tmp_path) == {"old": 1}


@pytest.mark.skipif(os.name == "nt", reason="links need rights there")
def test_a_link_that_leads_nowhere_now_is_left_alone(tmp_path: Path) -> None:
    """To a disk that is not plugged in, for instance."""
    (tmp_path / NAME).symlink_to(tmp_path / "away" / NAME)
    assert not opened(tmp_path).change(put("new"))
    assert (tmp_path / NAME).is_symlink()


def test_a_full_disk_forgets_nothing_of_this_session(tmp_path: Path) -> None:
    opened(tmp_path).change(put("old"))
    with full_disk():
        one = opened(tmp_path)
        assert not one.change(put("first"))
        assert not one.change(put("second"))
        assert one.value == {"old": 1, "first": 1, "second": 1}
        assert opened(tmp_path).value == one.value
        assert one.trouble is not None
        assert one.trouble.kind == "unwritable"
        assert not kept.settle(tmp_path)
    assert there(tmp_path) == {"old": 1}
    assert kept.settle(tmp_path)
    assert there(tmp_path) == {"old": 1, "first": 1, "second": 1}


def test_a_count_that_could_not_be_written_goes_up_once(tmp_path: Path) -> None:
    def more(values: dict[str, Any]) -> bool:
        values["tries"] = values.get("tries", 0) + 1
        return True

    with full_disk():
        one = opened(tmp_path)
        one.change(more)
        one.look()
        one.change(more)
        assert one.value == {"tries": 2}
    assert one.change()
    assert there(tmp_path) == {"tries": 2}


def test_nothing_is_written_where_nothing_changes(tmp_path: Path) -> None:
    one = opened(tmp_path)
    one.change(put("a"))
    (tmp_path / NAME).write_bytes(b'{ "a": 1 }')
    assert one.change(put("a"))
    assert (tmp_path / NAME).read_bytes() == b'{ "a": 1 }'


def test_a_damaged_file_is_put_aside_by_whoever_is_alone(tmp_path: Path) -> None:
    """Another window may have begun a good one between the look and the lock."""
    (tmp_path / NAME).write_bytes(b"{")
    take = locks._take_lock

    def begun(folder: Path) -> Any:
        (tmp_path / NAME).write_bytes(b'{"good": 1}')
        return take(folder)

    with patch.object(locks, "_take_lock", begun):
        assert opened(tmp_path).value == {"good": 1}
    assert [path.name for path in tmp_path.glob("[!.]*")] == [NAME]


def test_each_trouble_is_told_once(tmp_path: Path) -> None:
    (tmp_path / NAME).write_bytes(b"{")
    opened(tmp_path)
    found = kept.troubles(tmp_path)
    assert {name: (one.kind, one.detail) for name, one in found.items()} == {
        NAME: ("damaged", f"{NAME}.damaged-1")
    }
    (tmp_path / NAME).write_bytes(b"{")
    opened(tmp_path)
    assert kept.troubles(tmp_path) == {}

"""The command that measures the balance of the designed values."""

from __future__ import annotations

from pathlib import Path

import pytest

from kraftwagen.bots import ladder
from tests.packaging.frozen import script

balance = script("balance")
WORDS = f"Our words.\n\n{balance.BEGIN}\nold tables\n{balance.END}\nMore words.\n"


@pytest.fixture(autouse=True)
def _the_ladder_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    """The command adds a bot of its own."""
    monkeypatch.setattr(ladder, "_LADDER", dict(ladder._LADDER))
    balance.game.cache_clear()


def run(folder: Path, *more: str) -> int:
    command = ["--into", str(folder), "--bot", "random", "--players", "2,3", *more]
    return int(balance.main(command))


def test_games_are_kept_and_go_on_from_there(tmp_path: Path) -> None:
    whole, pieces = tmp_path / "whole", tmp_path / "pieces"
    assert run(whole, "--games", "3", "--special-tiles") == 0
    assert run(pieces, "--games", "1", "--special-tiles") == 0
    kept = pieces / "random-2-special.jsonl"
    with kept.open("a", encoding="utf-8") as file:
        file.write('{"places": [1,')
    assert run(pieces, "--games", "3", "--special-tiles") == 0
    names = sorted(path.name for path in whole.iterdir())
    assert names == ["random-2-special.jsonl", "random-3-special.jsonl"]
    for name in names:
        assert (pieces / name).read_text(encoding="utf-8") == (whole / name).read_text(
            encoding="utf-8"
        )


def test_the_report_replaces_the_tables_and_keeps_the_words(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(WORDS, encoding="utf-8")
    assert run(tmp_path / "games", "--games", "2", "--report", str(page)) == 0
    text = page.read_text(encoding="utf-8")
    assert text.startswith("Our words.\n")
    assert text.endswith("\nMore words.\n")
    assert "old tables" not in text
    assert "| starting place: 3 | fair share within 3 points |  | " in text
    assert run(tmp_path / "games", "--games", "0", "--report", str(page)) == 0
    assert page.read_text(encoding="utf-8") == text


def test_wrong_use_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "page.md"
    page.write_text("no marks", encoding="utf-8")
    assert run(tmp_path / "none", "--games", "0") == 2
    assert run(tmp_path, "--games", "1", "--report", str(page)) == 2
    assert run(tmp_path, "--games", "1", "--seed", "2") == 2
    assert run(tmp_path, "--bot", "nobody") == 2
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 4
    assert all(line.startswith("balance: ") for line in lines)


def test_the_report_in_the_tree_can_be_written_again() -> None:
    text = balance.REPORT.read_text(encoding="utf-8")
    assert text.index(balance.BEGIN) < text.index(balance.END)


def test_the_champions_first_thought_plays_by_default(tmp_path: Path) -> None:
    command = ["--into", str(tmp_path), "--players", "2", "--games", "1"]
    assert balance.main(command) == 0
    assert [path.name for path in tmp_path.iterdir()] == [f"{balance.NEUTRAL}-2.jsonl"]

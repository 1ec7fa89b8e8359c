"""Many records at once: sound, diverged, damaged and foreign ones are told apart."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from kraftwagen import cli
from kraftwagen.engine import registry
from kraftwagen.match import archive
from kraftwagen.match.record import Record, to_bytes
from kraftwagen.match.saves import ANALYSES
from tests.match.players import new_match, play_to_end


@pytest.fixture
def records() -> list[Record]:
    return [play_to_end(new_match(seed=seed), seed).record for seed in range(5)]


@pytest.fixture
def folder(tmp_path: Path, records: list[Record]) -> Path:
    """Three sound games, one of them deeper; one of each fault; a text that is no record."""
    (tmp_path / "deep").mkdir()
    for number in range(3):
        place = tmp_path / "deep" if number == 2 else tmp_path
        (place / f"sound-{number}.json").write_bytes(to_bytes(records[number]))
    wrong = replace(records[3], decisions=(*records[3].decisions[:-1], "keep"))
    (tmp_path / "wrong.json").write_bytes(to_bytes(wrong))
    (tmp_path / "cut.json").write_bytes(to_bytes(records[4])[:-40])
    changed = to_bytes(records[4]).replace(b"Seat 0", b"Seat 9")
    (tmp_path / "changed.json").write_bytes(changed)
    (tmp_path / "other.json").write_text('{"name": "something else"}', encoding="utf-8")
    (tmp_path / "old.json").write_bytes(to_bytes(records[4].with_header(rules_version=9)))
    (tmp_path / "chess.json").write_bytes(to_bytes(records[4].with_header(game="chess")))
    (tmp_path / "note.txt").write_text("not looked at", encoding="utf-8")
    return tmp_path


def kinds(found: archive.Survey) -> dict[str, str]:
    return {verdict.path.name: verdict.kind for verdict in found.files}


def test_every_file_gets_its_verdict(folder: Path) -> None:
    found = archive.survey(archive.gather([folder]))
    assert kinds(found) == {
        "sound-0.json": "ok",
        "sound-1.json": "ok",
        "sound-2.json": "ok",
        "wrong.json": "diverged",
        "cut.json": "damaged",
        "changed.json": "damaged",
        "other.json": "foreign",
        "old.json": "foreign",
        "chess.json": "foreign",
    }
    assert found.counts == {"ok": 3, "diverged": 1, "damaged": 2, "foreign": 3}
    assert not found.sound
    for verdict in found.files:
        assert bool(verdict.problem) == (verdict.kind != "ok")
        assert "\n" not in verdict.problem


def test_the_diverging_decision_is_named(folder: Path, records: list[Record]) -> None:
    verdict = archive.judge(folder / "wrong.json")
    assert verdict.number == len(records[3].decisions)
    assert "'keep'" in verdict.problem


def test_foreign_files_do_not_spoil_an_archive(folder: Path) -> None:
    for name in ("wrong", "cut", "changed"):
        (folder / f"{name}.json").unlink()
    assert archive.survey(archive.gather([folder])).sound
    assert not archive.survey([folder / "other.json"]).sound


def test_a_file_named_twice_counts_once(folder: Path) -> None:
    files = archive.gather([folder / "sound-0.json", folder, folder / "deep"])
    assert len(files) == len(set(files)) == 9


def test_shared_games_are_in_an_archive(tmp_path: Path) -> None:
    for name in ("a.kraftwagen", "b.json", "c.txt"):
        (tmp_path / name).write_text("{}", encoding="utf-8")
    assert [file.name for file in archive.gather([tmp_path])] == ["a.kraftwagen", "b.json"]


def test_kept_analyses_are_no_games(tmp_path: Path) -> None:
    kept = tmp_path / ANALYSES / "deep" / "game.json"
    for file in (tmp_path / ANALYSES / "found.json", kept):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("{}", encoding="utf-8")
    assert archive.gather([tmp_path]) == [kept]
    assert archive.gather([tmp_path / ANALYSES]) == [kept, tmp_path / ANALYSES / "found.json"]


def test_progress_counts_all_files(folder: Path) -> None:
    told: list[tuple[int, int]] = []
    files = archive.gather([folder])
    archive.survey(files, progress=lambda done, total: told.append((done, total)))
    assert told == [(number, 9) for number in range(1, 10)]


def test_several_processes_find_the_same(tmp_path: Path) -> None:
    """In other processes only the games of the house are known."""
    from kraftwagen.match.match import Match
    from kraftwagen.match.seats import SeatInfo

    spec = registry.load("kraftwagen")
    match = Match.new(spec, [SeatInfo("Ada"), SeatInfo("Bela")], 3, {}, "2026-01-01")
    for number in range(40):
        match.submit(match.actor, match.legal()[number % len(match.legal())])
        (tmp_path / f"game-{number:02}.json").write_bytes(to_bytes(match.record))
    bad = match.record.with_header(digest="0" * 32)
    (tmp_path / "game-17.json").write_bytes(to_bytes(bad))
    files = archive.gather([tmp_path])
    one, two = archive.survey(files), archive.survey(files, 2)
    assert one.files == two.files
    assert one.counts == {"ok": 39, "diverged": 1}


@pytest.mark.parametrize("kind", [NotImplementedError, PermissionError])
def test_without_semaphores_it_works_alone(
    folder: Path, monkeypatch: pytest.MonkeyPatch, kind: type[Exception]
) -> None:
    """As in a container without shared memory, or with a Python that was built in one."""

    def refuse(*args: object) -> None:
        raise kind("no semaphores")

    files = archive.gather([folder])
    alone = archive.survey(files)
    monkeypatch.setattr(archive, "ProcessPoolExecutor", refuse)
    assert archive.survey(files, 2).files == alone.files


def test_the_command_sums_up_a_folder(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["replay", str(folder), "--verify"]) == 1
    out, err = capsys.readouterr()
    assert err == ""
    lines = out.splitlines()
    assert lines[-1].startswith("9 files: 3 ok, 1 diverged, 2 damaged, 3 foreign, in ")
    assert len(lines) == 7
    assert any("wrong.json: diverged: decision" in line for line in lines)
    sound = [str(folder / "sound-0.json"), str(folder / "deep")]
    assert cli.main(["replay", *sound, "--verify"]) == 0
    assert "2 files: 2 ok" in capsys.readouterr().out


def test_the_command_prints_json(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["replay", str(folder), "--verify", "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert {kind: found[kind] for kind in archive.KINDS} == {
        "ok": 3, "diverged": 1, "damaged": 2, "foreign": 3,
    }  # fmt: skip
    assert len(found["problems"]) == 6
    assert set(found["problems"][0]) == {"file", "kind", "decision", "problem"}
    assert cli.main(["replay", str(folder / "sound-0.json"), "--verify", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["ok"] == 1

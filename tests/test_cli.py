"""The command line: results, exit codes and one clear line for every error."""

from __future__ import annotations

import ctypes
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import kraftwagen
from kraftwagen import cli
from kraftwagen.bots import ladder
from kraftwagen.engine import registry
from kraftwagen.match.match import Match
from kraftwagen.match.record import Record, to_bytes
from kraftwagen.match.seats import SeatInfo

ROOT = Path(__file__).parents[1]
SIMULATE = ["simulate", "--seats", "random,random,random"]
pytestmark = pytest.mark.usefixtures("no_home")


@pytest.fixture
def played() -> Record:
    """The record of a short random game, still going on."""
    spec = registry.load("kraftwagen")
    seats = [SeatInfo("Ada", "random"), SeatInfo("Ben", "random")]
    match = Match.new(spec, seats, 5, {})
    bots = [ladder.build("random", spec, seat) for seat in range(2)]
    for _ in range(60):
        seat = match.actor
        match.submit(seat, bots[seat].choose(match.observation(seat)).code)
    return match.record


def run(capsys: pytest.CaptureFixture[str], *argv: str) -> tuple[int, str, str]:
    code = cli.main(list(argv))
    out, err = capsys.readouterr()
    return code, out, err


def refused(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    """The one line of a refusal."""
    code, out, err = run(capsys, *argv)
    assert code == 2
    assert out == ""
    assert err.startswith("kraftwagen: error: ")
    assert err.count("\n") == 1
    assert "Traceback" not in err
    return err


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "--version")
    assert (code, err) == (0, "")
    assert re.fullmatch(
        rf"kraftwagen {re.escape(kraftwagen.__version__)}( \([0-9a-f]{{7,40}}, [0-9-]{{10}}\))?\n",
        out,
    )


@pytest.mark.parametrize("command", [[], ["simulate"], ["replay"], ["self-test"]])
def test_help(capsys: pytest.CaptureFixture[str], command: list[str]) -> None:
    code, out, err = run(capsys, *command, "--help")
    assert (code, err) == (0, "")
    for option in ("--data-dir", "--data-set", "--seed", "--open", "--windowed", "--language"):
        assert option in out


def test_simulate_prints_one_json_object(capsys: pytest.CaptureFixture[str]) -> None:
    argv = [*SIMULATE, "--games", "4", "--seed", "2", "--special-tiles", "--json"]
    code, out, err = run(capsys, *argv)
    assert (code, err) == (0, "")
    result: dict[str, Any] = json.loads(out)
    assert result["games"] == 4
    assert result["seed"] == 2
    assert result["options"] == {"short": False, "special_tiles": True, "handicap": []}
    figures = result["seats"]["random"]
    assert figures["wins"] == pytest.approx(4)
    for name in ("win_rate", "win_rate_95", "mean_score", "mean_money", "seconds_per_decision"):
        assert name in figures
    for name in ("decisions_per_second", "player_turns_per_game", "game_turns_ended"):
        assert name in result


def test_another_game_brings_its_own_options(capsys: pytest.CaptureFixture[str]) -> None:
    argv = ["simulate", "--game", "toy", "--seats", "random,hoarder", "--games", "2", "--json"]
    code, out, _ = run(capsys, *argv, "--second-thoughts", "--option", "heap=7")
    assert code == 0
    result = json.loads(out)
    assert (result["game"], result["options"]) == (
        "toy",
        {"heap": 7, "second_thoughts": True, "deal": "open"},
    )
    assert run(capsys, *argv, "--special-tiles")[0] == 2
    code, out, _ = run(capsys, *argv, "--option", "second_thoughts=false")
    assert json.loads(out)["options"] == {"heap": 12, "second_thoughts": False, "deal": "open"}


def test_options_for_each_seat(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, *SIMULATE, "--games", "1", "--json", "--option", "handicap=3,0,1")
    assert code == 0
    chosen = {"short": False, "special_tiles": False, "handicap": [3, 0, 1]}
    assert json.loads(out)["options"] == chosen


def test_the_game_played_last_is_the_default(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "settings.json").write_text(json.dumps({"last_game": "toy"}), encoding="utf-8")
    argv = [*SIMULATE, "--games", "1", "--json", "--data-dir", str(tmp_path)]
    assert json.loads(run(capsys, *argv)[1])["game"] == "toy"
    assert json.loads(run(capsys, *argv, "--game", "kraftwagen")[1])["game"] == "kraftwagen"
    (tmp_path / "settings.json").write_text(json.dumps({"last_game": "chess"}), encoding="utf-8")
    assert json.loads(run(capsys, *argv)[1])["game"] == "kraftwagen"


def test_simulate_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, *SIMULATE, "--games", "2")
    assert code == 0
    assert "random" in out
    assert "stages ended" in out


def test_a_seed_before_or_after_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    _, before, _ = run(capsys, "--seed", "9", *SIMULATE, "--games", "2", "--json")
    _, after, _ = run(capsys, *SIMULATE, "--games", "2", "--json", "--seed", "9")
    first, second = json.loads(before), json.loads(after)
    assert first["seed"] == second["seed"] == 9
    assert first["decisions"] == second["decisions"]


@pytest.mark.parametrize(
    ("argv", "words"),
    [
        (["nonsense"], "nonsense"),
        (["--nonsense"], "nonsense"),
        (["--seed", "x"], "'x' is not a whole number"),
        (["--seed", "-1"], "-1"),
        (["--windowed", "--fullscreen"], "cannot be given together"),
        (["simulate"], "--seats"),
        (["--game", "chess"], f"unknown game 'chess': known are {', '.join(registry.game_ids())}"),
        ([*SIMULATE, "--game", "chess"], "unknown game 'chess'"),
        (["self-test", "--game", "chess"], "unknown game 'chess'"),
        ([*SIMULATE, "--option", "odd=1"], "unknown option 'odd': known are handicap, short"),
        ([*SIMULATE, "--option", "special_tiles"], "give a value: special_tiles=VALUE"),
        ([*SIMULATE, "--option", "special_tiles=2"], "must be true or false, not '2'"),
        ([*SIMULATE, "--option", "handicap=1,2"], "must be a list of 3 numbers"),
        (["simulate", "--seats", "random,grandmaster"], "known are random, greedy"),
        (["simulate", "--seats", ""], "unknown bot ''"),
        (["simulate", "--seats", "random"], "seats: 1 given, the game takes 2 to 4"),
        (["simulate", "--seats", ",".join(["random"] * 5)], "seats: 5 given"),
        ([*SIMULATE, "--games", "0"], "--games: 0 is below 1"),
        ([*SIMULATE, "--games", "many"], "--games: 'many' is not a whole number"),
        ([*SIMULATE, "--jobs", "0"], "--jobs: 0 is below 1"),
        ([*SIMULATE, "--data-set", "missing.yaml"], "missing.yaml"),
        (["replay", "missing.json", "--verify"], "missing.json"),
        (["replay", str(ROOT / "README.md"), "--verify"], "README.md"),
        (["replay", str(ROOT / "kraftwagen" / "engine"), "--verify"], "no saved games"),
        (["replay", "missing", str(ROOT / "kraftwagen"), "--verify"], "missing"),
        (["replay"], "FILE"),
        (["--open", "missing.json"], "missing.json"),
        (["--data-set", "missing.yaml"], "file: cannot be read (no such file or directory)"),
        (["--data-dir", str(ROOT / "README.md")], "is not a folder"),
        (["--language", "../../x"], "'../../x' is not the code of a language"),
        (["self-test", "--open", "NONSENSE"], "--open: games are opened in the window"),
    ],
)
def test_errors(capsys: pytest.CaptureFixture[str], argv: list[str], words: str) -> None:
    assert words in refused(capsys, *argv)


def test_a_bad_data_set_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    for content in (b"", b"\x00\xff", b"a: [", b"format: 1\nname: x\n"):
        file.write_bytes(content)
        assert "mine.yaml" in refused(capsys, *SIMULATE, "--data-set", str(file))


def test_own_data_set_is_used(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    built_in = ROOT / "kraftwagen" / "games" / "kraftwagen" / "data.yaml"
    file = tmp_path / "mine.yaml"
    file.write_bytes(built_in.read_bytes())
    code, out, _ = run(capsys, *SIMULATE, "--games", "1", "--json", "--data-set", str(file))
    assert code == 0
    assert json.loads(out)["data_digest"] == registry.load("kraftwagen").data_digest


def test_replay_of_a_sound_record(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, played: Record
) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(to_bytes(played))
    code, out, err = run(capsys, "replay", str(file), "--verify")
    assert (code, err) == (0, "")
    assert "60 decisions" in out


def test_replay_names_the_first_divergence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, played: Record
) -> None:
    lines = list(played.decisions)
    lines[41] = "take nonsense"
    file = tmp_path / "game.json"
    file.write_bytes(to_bytes(Record(played.header, tuple(lines))))
    code, out, err = run(capsys, "replay", str(file), "--verify")
    assert (code, err) == (1, "")
    assert "decision 42 'take nonsense'" in out


def test_a_game_by_other_rules_is_no_divergence(capsys: pytest.CaptureFixture[str]) -> None:
    """The same verdict for one file as for many: nothing can be said about it."""
    file = ROOT / "tests" / "match" / "samples" / "kraftwagen-rules-1.json"
    assert "kraftwagen-rules-1.json: The game was played with version 1 of the rules" in refused(
        capsys, "replay", str(file), "--verify"
    )


def test_without_streams(monkeypatch: pytest.MonkeyPatch) -> None:
    """A windowed frozen build has neither stdout nor stderr."""
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    assert cli.main(["--version"]) == 0
    assert cli.main([*SIMULATE, "--games", "1"]) == 0
    assert cli.main([*SIMULATE, "--games", "0"]) == 2
    assert cli.main(["nonsense"]) == 2


@pytest.fixture
def boxes(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    """The boxes that a windowed program of Windows would show: title and words."""
    shown: list[tuple[str, str]] = []

    class User32:
        def MessageBoxW(self, owner: None, words: str, title: str, kind: int) -> None:
            shown.append((title, words))

    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(user32=User32()), raising=False)
    return shown


@pytest.mark.parametrize("argv", [["--data-dir", "a file"], ["--game", "chess"], ["nonsense"]])
def test_a_windowed_program_that_cannot_start_says_so_in_a_box(
    argv: list[str], boxes: list[tuple[str, str]], capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path,
) -> None:  # fmt: skip
    monkeypatch.chdir(tmp_path)
    (tmp_path / "a file").touch()
    said = refused(capsys, *argv)
    assert boxes == []
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    monkeypatch.setenv("SDL_VIDEODRIVER", "windows")
    assert cli.main(argv) == 2
    (box,) = boxes
    assert box[0] == "Kraftwagen"
    assert f"kraftwagen: error: {box[1]}" == said.strip()


def test_where_nobody_looks_no_box_waits_for_a_click(
    boxes: list[tuple[str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stderr", None)
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    assert cli.main(["nonsense"]) == 2
    assert boxes == []


@pytest.mark.parametrize(
    ("error", "code"), [(KeyboardInterrupt(), 130), (RuntimeError("two\nlines"), 2)]
)
def test_interruptions_and_surprises(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    error: BaseException,
    code: int,
) -> None:
    def fail(*args: object, **more: object) -> None:
        raise error

    monkeypatch.setattr("kraftwagen.tools.arena.simulate", fail)
    found, out, err = run(capsys, *SIMULATE)
    assert (found, out) == (code, "")
    assert err.count("\n") == (code == 2)


CP1252 = {"PYTHONIOENCODING": "cp1252", "PYTHONUTF8": "0"}


def start(*argv: str, **more: Any) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-m", "kraftwagen", *argv],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        **more,
    )


def test_as_a_program_with_processes() -> None:
    program = start(*SIMULATE, "--games", "4", "--jobs", "2", "--json")
    out, err = program.communicate(timeout=120)
    assert (program.returncode, err) == (0, b"")
    assert json.loads(out)["games"] == 4


def test_names_that_the_output_cannot_show(tmp_path: Path, played: Record) -> None:
    """As on Windows into a file or a pipe: signs of other scripts are written as numbers."""
    file = tmp_path / "\u6f22.json"
    file.write_bytes(to_bytes(played))
    (tmp_path / "\u5b57.json").write_bytes(b"")
    for wanted, code in ((file, 0), (tmp_path, 1)):
        program = start("replay", str(wanted), "--verify", env={**os.environ, **CP1252})
        out, err = program.communicate(timeout=120)
        assert (program.returncode, err) == (code, b"")
        assert rb"\u6f22.json" in out or rb"\u5b57.json" in out


HOSTILE = "a\n2 files: 2 ok\x1b[31m\x1b]0;title\x07\x9b2J\u202eb"


@pytest.mark.skipif(os.name == "nt", reason="no file has such a name there")
def test_no_name_commands_the_terminal(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, played: Record
) -> None:
    """Escape sequences of terminals in names of files and arguments are shown, not sent."""
    good, bad, odd = (tmp_path / f"{name}{HOSTILE}.json" for name in ("good", "bad", "odd"))
    good.write_bytes(to_bytes(played))
    bad.write_bytes(to_bytes(played)[:-20])
    os.mkdir(odd)
    said = [
        run(capsys, *argv)
        for argv in (
            ["replay", str(good), "--verify"],
            ["replay", str(bad), "--verify"],
            ["replay", str(tmp_path), "--verify"],
            ["replay", str(odd), "--verify"],
            ["replay", HOSTILE, "--verify"],
            ["--open", HOSTILE],
            ["--data-set", f"{HOSTILE}.yaml"],
            ["--game", HOSTILE],
            ["--language", HOSTILE],
            [HOSTILE],
            [f"--{HOSTILE}"],
            ["--seed", HOSTILE],
            [*SIMULATE, "--option", HOSTILE],
            ["simulate", "--seats", HOSTILE],
            ["replay", "--jobs", HOSTILE],
        )
    ]
    for code, out, err in said:
        assert out or err
        assert code in (0, 1, 2)
        assert all(sign.isprintable() or sign == "\n" for sign in out + err), (out, err)
    assert r"a\n2 files: 2 ok\x1b[31m" in said[0][1]
    assert not any(line.startswith("2 files") for _, out, _ in said for line in out.splitlines())


def test_what_is_logged_commands_no_terminal() -> None:
    line = (
        "import logging; from kraftwagen import cli; cli.main(['--version']); "
        f"logging.getLogger('x').warning('%s', {HOSTILE!r})"
    )
    done = subprocess.run([sys.executable, "-c", line], capture_output=True, cwd=ROOT, check=True)
    assert b"\x1b" not in done.stderr
    assert rb"\x1b[31m" in done.stderr


@pytest.mark.skipif(os.name == "nt", reason="pipes break differently there")
def test_a_broken_pipe_is_quiet() -> None:
    program = start(*SIMULATE, "--games", "1", "--json")
    assert program.stdout is not None
    assert program.stderr is not None
    program.stdout.close()
    err = program.stderr.read()
    program.stderr.close()
    assert program.wait(timeout=120) == 141
    assert err == b""


def test_helpers_take_no_module_from_the_present_folder(tmp_path: Path) -> None:
    """The command ``kraftwagen`` is started from wherever somebody stands."""
    command, downloads = tmp_path / "kraftwagen-command.py", tmp_path / "Downloads"
    command.write_text(
        "import sys\nfrom kraftwagen.cli import main\n"
        "if __name__ == '__main__':\n    sys.exit(main())\n",
        encoding="utf-8",
    )
    downloads.mkdir()
    for name in ("multiprocessing", "kraftwagen"):
        (downloads / f"{name}.py").write_text("raise SystemExit('a stranger')", encoding="utf-8")
    done = subprocess.run(
        [sys.executable, str(command), *SIMULATE, "--games", "4", "--jobs", "2", "--json"],
        cwd=downloads,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        timeout=120,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert json.loads(done.stdout)["games"] == 4

"""The command line in the player's language, and what it tells for a report of a fault."""

from __future__ import annotations

import argparse
import re
import subprocess
from pathlib import Path

import pytest

from kraftwagen import cli, command_words
from kraftwagen.commit import FILE, commit
from kraftwagen.ui.platform.paths import assets_dir, find_paths
from kraftwagen.ui.platform.settings import Settings, save_settings
from kraftwagen.ui.platform.system import languages
from kraftwagen.ui.platform.system_report import system_report

pytestmark = pytest.mark.usefixtures("no_home")
OTHERS = [language for language in languages(assets_dir()) if language != "en"]


def said(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    cli.main(list(argv))
    return "".join(capsys.readouterr())


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(
    "argv",
    [
        ("--help",), ("replay", "--help"), ("--seed", "x"), ("--seed",), ("--seed", "-1"),
        ("--nonsense",), ("nonsense",), ("rulebook",), ("--windowed", "--fullscreen"),
        ("replay", "there-is-none", "--verify"), ("--open", "x", "rulebook", "--out", "y.pdf"),
        ("replay", "--verify", "--jobs", "0", "x"),
    ],
)  # fmt: skip
def test_every_line_is_in_the_language_that_is_asked_for(
    capsys: pytest.CaptureFixture[str], language: str, argv: tuple[str, ...]
) -> None:
    english, other = said(capsys, *argv), said(capsys, f"--language={language}", *argv)
    assert english
    assert english != other
    assert "command." not in english + other, "a key without a text"
    lines = {line.strip() for line in english.splitlines() if " " in line.strip()}
    same = {line.strip() for line in other.splitlines()} & lines
    # The tools speak English: they are for developers, and not in the program that is downloaded.
    tools = ("simulate ", "arena ", "challenges ", "puzzles ")
    names = ("[--", "COMMAND ", "FILE ", "--")
    assert not [line for line in same if not line.startswith((*tools, *names))]


def test_an_error_is_called_so_in_the_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "--seed", "x").startswith("kraftwagen: error: ")
    assert said(capsys, "--seed", "x", "--language=de").startswith("kraftwagen: Fehler: ")
    assert said(capsys, "--seed", "x", "--language=it").startswith("kraftwagen: errore: ")


@pytest.mark.parametrize("language", ["en", *OTHERS])
def test_the_help_of_a_command_begins_with_its_call(
    capsys: pytest.CaptureFixture[str], language: str
) -> None:
    first = said(capsys, f"--language={language}", "rulebook", "--help").splitlines()[0]
    usage = command_words.words("command.heading.usage")
    assert first.startswith(f"{usage} kraftwagen rulebook ")


def test_the_language_of_the_window_is_that_of_the_command_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    save_settings(find_paths().settings_file, Settings(language="de"))
    assert "ist keine ganze Zahl" in said(capsys, "--seed", "x")
    assert "is not a whole number" in said(capsys, "--seed", "x", "--language", "en")
    elsewhere = ("--data-dir", str(tmp_path))
    assert "is not a whole number" in said(capsys, *elsewhere, "--seed", "x")
    save_settings(tmp_path / "settings.json", Settings(language="es"))
    assert "no es un número entero" in said(capsys, *elsewhere, "--seed", "x")


def test_without_arguments_there_are_words() -> None:
    command_words.listen([])
    assert command_words.words("command.heading.usage") == "usage:"


def test_words_of_argparse_are_known() -> None:
    """Where Python words them otherwise one day, they would stay in English."""
    plain = argparse.ArgumentParser(prog="plain", exit_on_error=False)
    plain.add_argument("--seed", type=int)
    help_of = plain.format_help()
    assert "\noptions:\n" in help_of
    assert "show this help message and exit" in help_of
    for argv, there in (
        (["--seed"], "expected one argument"),
        (["--seed", "x"], "argument --seed: invalid int value: 'x'"),
    ):
        with pytest.raises(argparse.ArgumentError, match=there):
            plain.parse_args(argv)


def test_a_report_tells_no_names_and_no_folders(capsys: pytest.CaptureFixture[str]) -> None:
    paths = find_paths().make()
    settings = Settings(language="it", text_size=1.5, elsewhere="/home/ada/save.json")
    settings.marque = {"name": "Falcon Works"}
    settings.last_setup = {"toy": {"names": ["Ada"]}}
    save_settings(paths.settings_file, settings)
    home = Path.home()
    (paths.log / "error-20260101-000000.txt").write_text("older", encoding="utf-8")
    (paths.log / "error-20260102-000000.txt").write_text(
        f"kraftwagen 0.1.0\nseats: Ada (person)\nsaved as: Ada.json\n"
        f'  File "{home}/x.py", line 1\nValueError: 7\nrecord:\n{{"name": "Ada"}}\n',
        encoding="utf-8",
    )
    told = said(capsys, "report")
    assert told == f"{system_report(paths)}\n"
    assert "language=it" in told
    assert "text_size=1.5" in told
    assert '  File "~/x.py", line 1\nValueError: 7' in told
    for hidden in ("Ada", "ada", "Falcon", str(home), "older", "record"):
        assert hidden not in told


def test_a_report_without_an_error_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "report").endswith("settings: unchanged\n\nlast error:\nnone\n")


def test_a_build_knows_its_commit(tmp_path: Path) -> None:
    assert commit(tmp_path / "program") == ""
    (tmp_path / FILE).write_text("0123abc\n", encoding="ascii")
    assert commit(tmp_path) == "0123abc"


def test_without_git_the_commit_is_unknown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / ".git").mkdir()
    monkeypatch.setenv("PATH", "")
    assert commit(tmp_path / "program") == ""


def test_a_checkout_knows_its_commit(tmp_path: Path) -> None:
    git = ["git", "-C", str(tmp_path), "-c", "user.name=a", "-c", "user.email=a@b"]
    made = subprocess.run([*git, "init", "-q"], check=False)
    if made.returncode:
        pytest.skip("git is missing")
    assert commit(tmp_path / "program") == "", "nothing was committed yet"
    subprocess.run([*git, "commit", "-q", "--allow-empty", "-m", "first"], check=True)
    assert re.fullmatch(r"[0-9a-f]{10}, \d{4}-\d\d-\d\d", commit(tmp_path / "program"))

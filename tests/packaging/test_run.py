"""run.py says in one sentence what to do where it cannot set up the game."""

from __future__ import annotations

import ast
import os
import runpy
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.packaging.starting import ROOT

SCRIPT = ROOT / "run.py"
OLDER = (
    "import platform, runpy, sys\n"
    "sys.version_info = (3, 9, 2, 'final', 0)\n"
    "platform.python_version = lambda: '3.9.2'\n"
)
WITHOUT = "import runpy, sys\nsys.modules['{}'] = None\n"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A folder in which nothing is set up."""
    for name in ("run.py", "pyproject.toml"):
        shutil.copy(ROOT / name, tmp_path)
    return tmp_path


def run(folder: Path, before: str, **environment: str) -> tuple[int, str]:
    """Exit code and errors of run.py in a Python that ``before`` has changed."""
    code = f"{before}sys.argv = ['run.py']\nrunpy.run_path('run.py', run_name='__main__')"
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=folder,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    return done.returncode, done.stderr


def test_too_old_a_python(checkout: Path) -> None:
    code, errors = run(checkout, OLDER)
    assert code == 2
    assert errors == (
        "run.py: Kraftwagen needs Python 3.11 or newer and this is 3.9.2;"
        " install a newer one and start run.py with it.\n"
    )
    assert not (checkout / ".venv").exists()


def test_old_pythons_can_read_it_as_far_as_the_check() -> None:
    source = SCRIPT.read_text(encoding="utf-8")
    tree = ast.parse(source, feature_version=(3, 6))
    for node in tree.body:
        if isinstance(node, ast.If):
            break
        # 3.6 knows no future annotations, and evaluates those of functions when it meets them.
        assert isinstance(node, ast.Import | ast.ImportFrom | ast.Assign | ast.Expr)
        assert not (isinstance(node, ast.ImportFrom) and node.module == "__future__")
    assert "version_info < OLDEST" in ast.unparse(node)


def test_what_the_tests_compile_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Some machines ask all programs to write none of it: every start would take twice as long."""
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    checks = runpy.run_path(str(SCRIPT))["test"]
    asked = []

    def noted(*command: str, **_: object) -> int:
        asked.append((command[1], "PYTHONDONTWRITEBYTECODE" in os.environ))
        return 0

    monkeypatch.setitem(checks.__globals__, "run", noted)
    assert checks([]) == 0
    assert ("pytest", False) in asked


@pytest.mark.skipif(sys.platform == "win32", reason="there is none")
def test_the_fuzzer_is_fetched_for_those_who_ask_and_that_is_said_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    main, done = runpy.run_path(str(SCRIPT))["main"], list[object]()
    for name, stand_in in {
        "GAME": tmp_path,
        "set_up": lambda extra: done.append((extra, capsys.readouterr().out)),
        "run": lambda *command, **_: done.append(command) or 0,
    }.items():
        monkeypatch.setitem(main.__globals__, name, stand_in)
    said = "This downloads atheris, 35 MB that become 130 MB in .venv.\n"
    command = ("-m", "tests.fuzz.fuzz", "position", "--minutes", "3")
    assert main(["fuzz", *command[2:]]) == 0
    assert done == [("fuzz", said), command]
    (tmp_path / "installed-fuzz").write_bytes(b"")
    main(["fuzz"])
    assert done[2] == ("fuzz", "")


@pytest.mark.parametrize("module", ["venv", "ensurepip"])
def test_a_python_that_cannot_make_environments(checkout: Path, module: str) -> None:
    nothing = checkout / "nothing"
    nothing.mkdir()
    code, errors = run(checkout, WITHOUT.format(module), PATH=str(nothing))
    assert code == 2
    assert errors == (
        "run.py: This Python cannot make environments; on Debian and Ubuntu install what is"
        f" missing with 'sudo apt install python3.{sys.version_info.minor}-venv', elsewhere start"
        " run.py with a Python that has the modules venv and ensurepip.\n"
    )


def test_a_folder_that_cannot_hold_an_environment(checkout: Path) -> None:
    (checkout / ".venv").write_text("a file where the folder should be", encoding="utf-8")
    code, errors = run(checkout, "import runpy, sys\n")
    assert code == 2
    assert errors.startswith("run.py: The environment .venv cannot be made.")
    assert errors.count("\n") == 1


def test_a_system_that_refuses(checkout: Path) -> None:
    """Whatever it is: no more than one sentence."""
    code, errors = run(
        checkout,
        "import runpy, shutil, sys\n"
        "import subprocess\n"
        "def refuse(*what, **more): raise PermissionError(13, 'Permission denied', 'python')\n"
        "subprocess.run = refuse\n",
    )
    assert (code, errors) == (2, "run.py: This system refuses: Permission denied (python).\n")


def test_nothing_is_asked_of_a_finished_environment(checkout: Path) -> None:
    """Each start of the game would wait for the answer; only the game itself is started."""
    python = checkout / ".venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    python.parent.mkdir(parents=True)
    python.write_bytes(b"never run here")
    started = (
        "import runpy, subprocess, sys, types\n"
        "def note(command, **more):\n"
        "    print(*command[1:], file=sys.stderr)\n"
        "    return types.SimpleNamespace(returncode=0)\n"
        "subprocess.run = note\n"
    )
    finger = "import runpy\nprint(runpy.run_path('run.py')['fingerprint'](), end='')"
    stamp = subprocess.run(
        [sys.executable, "-c", finger], cwd=checkout, capture_output=True, text=True, check=True
    ).stdout
    (checkout / ".venv" / "installed-game").write_text(stamp, encoding="utf-8")
    assert run(checkout, started) == (0, "-m kraftwagen\n")
    (checkout / ".venv" / "installed-game").write_text("of another folder", encoding="utf-8")
    assert "-m pip --version" in run(checkout, started)[1]


def test_without_a_network(checkout: Path) -> None:
    """With an environment of another system, copied along with the folder: it is made afresh."""
    foreign = checkout / ".venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    foreign.parent.mkdir(parents=True)
    foreign.write_bytes(b"no program of this system")
    foreign.chmod(0o755)
    offline = {"PIP_NO_INDEX": "1", "PIP_CONFIG_FILE": os.devnull}
    code, errors = run(checkout, "import runpy, sys\n", **offline)
    assert code == 2
    assert errors.startswith("run.py: Installing failed; is there a connection to the internet?")
    assert errors.count("\n") == 1
    # What is half done is done again the next time.
    assert not list((checkout / ".venv").glob("installed-*"))

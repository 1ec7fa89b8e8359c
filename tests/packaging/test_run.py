"""run.py says in one sentence what to do where it cannot set up the game."""

from __future__ import annotations

import ast
import contextlib
import hashlib
import io
import os
import re
import runpy
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.packaging.starting import ROOT

SCRIPT = ROOT / "run.py"
OLDER = (
    "import platform, runpy, sys\n"
    "sys.version_info = (3, 9, 2, 'final', 0)\n"
    "platform.python_version = lambda: '3.9.2'\n"
)
SIMULATE = ["simulate", "--seats", "random,random", "--games", "2", "--jobs", "2", "--seed", "1"]
SITES = [path for path in sys.path if path.endswith("site-packages")]
WITHOUT = "import runpy, sys\nsys.modules['{}'] = None\n"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A folder in which nothing is set up."""
    return copied(tmp_path)


def copied(folder: Path) -> Path:
    """What run.py needs, copied into a folder."""
    for name in ("run.py", "pyproject.toml"):
        shutil.copy(ROOT / name, folder)
    shutil.copytree(ROOT / "requirements", folder / "requirements")
    return folder


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
    asked = list[object]()

    def noted(*command: str, **_: object) -> int:
        asked.append((command[1], "PYTHONDONTWRITEBYTECODE" in os.environ))
        return 0

    class Read:
        def wait(self) -> None:
            asked.append("read")

    def read(*command: str) -> Read:
        noted(*command)
        return Read()

    monkeypatch.setitem(checks.__globals__, "run", noted)
    monkeypatch.setitem(checks.__globals__, "run_quietly", read)
    assert checks([]) == 0
    assert (asked[0], asked[-2:]) == (("pytest", False), ["read", ("pytest", False)])


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


FOREIGN = "raise SystemExit('a file of a stranger was run')\n"


@pytest.mark.skipif(os.name == "nt", reason="links need rights there")
def test_what_lies_in_the_present_folder_is_not_run(checkout: Path, tmp_path: Path) -> None:
    """People keep programs in a folder, and start them from one with what they have downloaded."""
    python, downloads = checkout / ".venv" / "bin" / "python", tmp_path / "Downloads"
    for folder in (python.parent, downloads):
        folder.mkdir(parents=True)
    python.symlink_to(sys.executable)
    finger = runpy.run_path(str(checkout / "run.py"))["fingerprint"]()
    for name in ("kraftwagen", "yaml", "platformdirs", "argparse", "multiprocessing"):
        (downloads / f"{name}.py").write_text(FOREIGN, encoding="utf-8")
    for words, stamped in ((["--version"], finger), (SIMULATE, finger)):
        (checkout / ".venv" / "installed-play").write_text(stamped, encoding="utf-8")
        done = subprocess.run(
            [sys.executable, str(checkout / "run.py"), *words],
            cwd=downloads, env={**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), *SITES])},
            capture_output=True, text=True, timeout=120, check=False,
        )  # fmt: skip
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout


def test_setting_up_runs_nothing_of_the_present_folder(checkout: Path) -> None:
    noted = (
        "import runpy, subprocess, sys, types\n"
        "def note(command, **more):\n"
        "    print(*command[1:], file=sys.stderr)\n"
        "    return types.SimpleNamespace(returncode=0, stdout='', stderr='')\n"
        "subprocess.run = note\n"
    )
    (checkout / ".venv").mkdir()
    lines = run(checkout, noted)[1].splitlines()
    python = checkout / ".venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    python.parent.mkdir()
    python.write_bytes(b"never run here")
    (checkout / ".venv" / "installed-play").unlink()
    lines += run(checkout, noted)[1].splitlines()
    for wanted in ("venv --clear", "pip install", "pip --version", "kraftwagen"):
        started = [line for line in lines if f"-m {wanted}" in line]
        assert started
        assert all(line.startswith("-P -m ") for line in started)


def test_every_python_that_is_started_by_the_name_of_a_module_is_told_so() -> None:
    """Or it runs a module of that name in the present folder; tests stand in one of ours."""
    found = 0
    for file in [SCRIPT, *(ROOT / "packaging").glob("*.py"), *(ROOT / "kraftwagen").rglob("*.py")]:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.List) and any(
                isinstance(part, ast.Constant) and part.value in ("-m", "-c") for part in node.elts
            ):
                words = ast.unparse(node)
                if words.startswith(("['-m'", "['git'")) or "code}" in words or "pytest" in words:
                    continue  # what ``run`` is given; no Python; started in a folder of ours
                found += 1
                assert "'-P'" in words, words
    assert found >= 7


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
    (checkout / ".venv" / "installed-play").write_text(stamp, encoding="utf-8")
    assert run(checkout, started) == (0, "-P -m kraftwagen\n")
    (checkout / ".venv" / "installed-play").write_text("of another folder", encoding="utf-8")
    assert "-m pip --version" in run(checkout, started)[1]


@pytest.fixture(scope="module")
def offline(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, int, str]:
    """A folder with an environment of another system, in which run.py has found no network."""
    folder = copied(tmp_path_factory.mktemp("offline"))
    foreign = folder / ".venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    foreign.parent.mkdir(parents=True)
    foreign.write_bytes(b"no program of this system")
    foreign.chmod(0o755)
    pip = {"PIP_NO_INDEX": "1", "PIP_CONFIG_FILE": os.devnull}
    return folder, *run(folder, "import runpy, sys\n", **pip)


def test_without_a_network(offline: tuple[Path, int, str]) -> None:
    """The environment is made afresh."""
    folder, code, errors = offline
    assert code == 2
    assert errors.startswith("run.py: Installing failed; is there a connection to the internet?")
    assert errors.count("\n") == 1
    # What is half done is done again the next time.
    assert not list((folder / ".venv").glob("installed-*"))


def test_a_package_that_is_not_the_one_of_the_requirements(
    checkout: Path, offline: tuple[Path, int, str]
) -> None:
    """One byte of it is another: nothing of it is installed."""
    shutil.copytree(offline[0] / ".venv", checkout / ".venv", symlinks=True)
    wheel = checkout / "packages" / "thing-1.0-py3-none-any.whl"
    wheel.parent.mkdir()
    with zipfile.ZipFile(wheel, "w") as opened:
        opened.writestr("thing.py", "")
        opened.writestr("thing-1.0.dist-info/METADATA", "Name: thing\nVersion: 1.0\n")
        opened.writestr("thing-1.0.dist-info/WHEEL", "Wheel-Version: 1.0\nTag: py3-none-any\n")
        opened.writestr("thing-1.0.dist-info/RECORD", "")
    wanted = hashlib.sha256(wheel.read_bytes() + b"!").hexdigest()
    file = checkout / "requirements" / "play.txt"
    file.write_text(f"thing==1.0 --hash=sha256:{wanted}\n", encoding="utf-8")
    places = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(wheel.parent)}
    code, errors = run(checkout, "import runpy, sys\n", PIP_CONFIG_FILE=os.devnull, **places)
    assert code == 2
    assert errors.startswith(
        "run.py: Nothing was installed: a package that was fetched is not the one this version was"
        " made with. Try again later or from another network;"
    )
    assert errors.count("\n") == 1
    assert not list((checkout / ".venv").rglob("thing*"))


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("OSError: [Errno 28] No space left on device", "The disk is full; make room, then"),
        ("ERROR: No matching distribution found for x", "another Python from 3.11 to 3.14 or the"),
        ("ERROR: anything else", "Installing failed; is there a connection to the internet?"),
    ],
)
def test_what_pip_says_is_told_in_a_sentence(
    said: str, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = runpy.run_path(str(SCRIPT))
    failed = SimpleNamespace(returncode=1, stdout="", stderr=said)
    monkeypatch.setattr(subprocess, "run", lambda *command, **more: failed)
    with pytest.raises(names["SetUpError"], match=re.escape(told)):
        names["install"](names["GAME"], "play")


def interrupted_run(checkout: Path, at: int) -> tuple[int, str, list[str]]:
    """run.py with all programs replaced, of which the one numbered ``at`` is interrupted."""
    noted = (
        "import pathlib, runpy, subprocess, sys, types\n"
        "def note(command, **more):\n"
        "    with open('asked.txt', 'a') as file:\n"
        "        print(*command[1:], file=file)\n"
        "    if 'venv' in command:\n"
        "        python = pathlib.Path(command[-1], 'bin', 'python')\n"
        "        for path in (python, python.parent.with_name('Scripts') / 'python.exe'):\n"
        "            path.parent.mkdir(parents=True, exist_ok=True)\n"
        "            path.touch()\n"
        f"    if len(open('asked.txt').readlines()) == {at}:\n"
        "        raise KeyboardInterrupt\n"
        "    return types.SimpleNamespace(returncode=0)\n"
        "subprocess.run = note\n"
    )
    asked = checkout / "asked.txt"
    asked.unlink(missing_ok=True)
    code, errors = run(checkout, noted)
    return code, errors, asked.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("at", [1, 2, 3])
def test_interrupted_at_any_step_it_goes_on_the_next_time(checkout: Path, at: int) -> None:
    """Making the environment, its libraries, the project itself; then the game begins."""
    code, errors, asked = interrupted_run(checkout, at)
    assert (code, errors) == (130, "run.py: Interrupted; start it again to go on.\n")
    assert len(asked) == at
    code, errors, asked = interrupted_run(checkout, 0)
    assert (code, errors) == (0, "")
    assert ["--require-hashes" in line for line in asked[-3:]] == [True, False, False]
    assert "--no-deps --no-build-isolation --no-index --editable" in asked[-2]
    assert asked[-1].endswith("-m kraftwagen")  # nothing is compiled first


def test_what_the_window_may_fetch_is_told_before(checkout: Path) -> None:
    """run.py allows it and says so; a window that is started otherwise fetches nothing."""
    names = runpy.run_path(str(SCRIPT))
    done = []
    patched = names["main"].__globals__
    patched["set_up"] = lambda extra="": True
    patched["run"] = lambda *command, **more: done.append(os.environ.get(names["FETCH"])) or 0
    before = dict(os.environ)
    try:
        os.environ.pop(names["FETCH"], None)
        os.environ.pop(names["COMPILE"], None)
        said = io.StringIO()
        with contextlib.redirect_stdout(said):
            assert names["main"]([]) == 0
    finally:
        os.environ.clear()
        os.environ.update(before)
    assert done == ["1"]
    assert "(mypy and setuptools, 15 MB) is fetched" in said.getvalue()

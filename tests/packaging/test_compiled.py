"""Compiled rules are used only with the sources they were made from, and never in the way.

Nothing is compiled here: a set is a list of sources and modules, and any module that Python can
load serves as one.
"""

from __future__ import annotations

import copyreg
import os
import pickle
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from kraftwagen import compiled
from kraftwagen.engine import registry
from kraftwagen.games.kraftwagen.dataset import DataSet
from kraftwagen.games.kraftwagen.state import Player, State
from tests.packaging.frozen import script
from tests.packaging.starting import ROOT

SOURCES = ["package/one.py", "package/two.py"]


class Checkout:
    """A folder with two sources and a place for sets."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.root = folder
        self.package = folder / "package"
        self.package.mkdir()
        for source in SOURCES:
            (folder / source).write_text(f"# {source}\n", encoding="utf-8")
        self.place = self.package / "__compiled__"
        for name, value in {
            "PACKAGE": self.package,
            "PLACE": self.place,
            "BUILDING": self.place / "building",
            "PROBLEM": self.place / "problem.txt",
            "_SCRIPT": folder / "compile.py",
        }.items():
            monkeypatch.setattr(compiled, name, str(value))
        monkeypatch.delenv(compiled.VARIABLE, raising=False)

    def add_set(self) -> Path:
        """A set for the sources as they are now, with a library that nobody can load."""
        name = compiled.digest(str(self.root), SOURCES) + compiled.FOR_THIS_PYTHON
        folder = self.place / name
        folder.mkdir(parents=True)
        (folder / compiled.SOURCES).write_text("\n".join(SOURCES), encoding="utf-8")
        (folder / f"no_library{compiled.SUFFIX}").write_bytes(b"of another system")
        return folder


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Checkout:
    return Checkout(tmp_path, monkeypatch)


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The commands that were started."""
    commands: list[list[str]] = []

    class Process:
        def __init__(self, command: list[str], **more: Any) -> None:
            commands.append(command)

    monkeypatch.setattr(subprocess, "Popen", Process)
    return commands


def test_a_set_is_found_until_one_of_its_sources_changes(checkout: Checkout) -> None:
    assert compiled.find() is None
    first = checkout.add_set()
    assert compiled.find() == str(first)
    two = checkout.root / SOURCES[1]
    for changed in ("# as long as one\n", "# longer than before\n"):
        two.write_text(changed, encoding="utf-8")
        assert compiled.find() is None
    second = checkout.add_set()
    assert compiled.find() == str(second)
    two.unlink()
    assert compiled.find() is None


def test_a_set_for_another_python_is_passed_over(checkout: Checkout) -> None:
    made = checkout.add_set()
    made.rename(made.with_name(made.name.replace(compiled.FOR_THIS_PYTHON, ".cpython-399-other")))
    assert compiled.find() is None


@pytest.mark.parametrize("damage", ["no list", "a file", "half written"])
def test_what_is_no_set_is_passed_over(checkout: Checkout, damage: str) -> None:
    made = checkout.add_set()
    if damage == "no list":
        (made / compiled.SOURCES).unlink()
    elif damage == "a file":
        shutil.rmtree(made)
        made.write_bytes(b"")
    else:
        made.rename(made.with_name(f".new-{made.name}"))
    assert compiled.find() is None


def test_what_cannot_be_loaded_is_not_used(checkout: Checkout) -> None:
    checkout.add_set()
    before = list(sys.meta_path)
    compiled.use()
    assert sys.meta_path == before


def test_a_process_takes_all_modules_of_a_set(
    checkout: Checkout, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = checkout.add_set()
    (made / f"no_library{compiled.SUFFIX}").unlink()
    inner = made / f"package.one{compiled.SUFFIX}"
    inner.write_bytes(b"")
    monkeypatch.setattr(sys, "meta_path", list(sys.meta_path))
    compiled.use()
    spec = sys.meta_path[0].find_spec("package.one", None, None)
    assert spec is not None
    assert spec.origin == str(inner)
    assert sys.meta_path[0].find_spec("package.two", None, None) is None


def test_nothing_compiled_is_used_where_somebody_says_so(
    checkout: Checkout, monkeypatch: pytest.MonkeyPatch, started: list[list[str]]
) -> None:
    monkeypatch.setenv(compiled.VARIABLE, "0")
    monkeypatch.setattr(compiled, "find", None)  # not even looked for
    compiled.use()
    compiled.make_beside()
    assert compiled.condition() == "off"
    assert started == []


def test_a_checkout_has_its_rules_compiled_beside_the_game(
    checkout: Checkout, started: list[list[str]]
) -> None:
    compiled.make_beside()
    assert started == []  # installed: there is nothing to compile with
    (checkout.root / "compile.py").write_bytes(b"")
    compiled.make_beside()
    assert started == [[sys.executable, compiled._SCRIPT, "--beside"]]
    checkout.add_set()
    assert compiled.condition() == "ready"
    compiled.make_beside()
    assert len(started) == 1


def test_only_one_process_compiles(checkout: Checkout, started: list[list[str]]) -> None:
    (checkout.root / "compile.py").write_bytes(b"")
    checkout.place.mkdir()
    building = Path(compiled.BUILDING)
    building.write_bytes(b"")
    assert compiled.condition() == "building"
    compiled.make_beside()
    assert started == []
    killed = time.time() - compiled.LONGEST_BUILD - 1
    os.utime(building, (killed, killed))
    compiled.make_beside()
    assert len(started) == 1


def test_what_failed_is_tried_again_after_a_day(
    checkout: Checkout, started: list[list[str]]
) -> None:
    (checkout.root / "compile.py").write_bytes(b"")
    checkout.place.mkdir()
    problem = Path(compiled.PROBLEM)
    problem.write_text("no_compiler\n", encoding="utf-8")
    assert compiled.condition() == "no_compiler"
    compiled.make_beside()
    assert started == []
    yesterday = time.time() - 90_000
    os.utime(problem, (yesterday, yesterday))
    compiled.make_beside()
    assert len(started) == 1
    problem.write_text("anything else", encoding="utf-8")
    assert compiled.condition() == "written"


# -- making sets


@pytest.fixture
def compiler(monkeypatch: pytest.MonkeyPatch) -> Any:
    """packaging/compile_core.py, whose compiler writes one module."""
    found = script("compile_core")

    def compile_core(root: Path) -> list[Path]:
        module = root / f"{found.PACKAGE}/engine/rng{compiled.SUFFIX}"
        module.write_bytes(b"compiled")
        return [module]

    monkeypatch.setattr(found, "compile_core", compile_core)
    monkeypatch.setattr(found, "check_compiler", lambda: None)
    return found


def test_a_set_lists_what_it_was_made_from(compiler: Any, tmp_path: Path) -> None:
    made = compiler.make(ROOT, tmp_path)
    sources = (made / compiled.SOURCES).read_text(encoding="utf-8").splitlines()
    assert {f"{compiler.PACKAGE}/{module}.py" for module in compiler.MODULES} < set(sources)
    # They inherit from it, so that it decides how they are compiled.
    assert f"{compiler.PACKAGE}/engine/types.py" in sources
    assert made.name == compiled.digest(str(ROOT), sources) + compiled.FOR_THIS_PYTHON
    module = made / f"{compiler.PACKAGE}.engine.rng{compiled.SUFFIX}"
    assert module.read_bytes() == b"compiled"
    assert compiler.make(ROOT, tmp_path) == made  # by a second process that was slower
    assert list(tmp_path.iterdir()) == [made]


def test_a_compiler_that_fails_leaves_nothing(
    compiler: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(root: Path) -> list[Path]:
        raise SystemExit("error: command 'cc' failed")

    monkeypatch.setattr(compiler, "compile_core", fail)
    with pytest.raises(compiler.CannotCompile, match="command 'cc' failed"):
        compiler.make(ROOT, tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_a_full_disk_leaves_nothing(
    compiler: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(path: Path, content: bytes) -> None:
        path.write_bytes(content[:4])
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(compiler, "_write", full)
    with pytest.raises(OSError, match="No space left"):
        compiler.make(ROOT, tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_no_compiler_is_said_once_and_noted(
    compiler: Any,
    checkout: Checkout,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def check() -> None:
        raise compiler.CannotCompile("no_compiler", "no C compiler was found")

    monkeypatch.setattr(compiler, "compiled_rules", compiled)
    monkeypatch.setattr(compiler, "check_compiler", check)
    assert compiler.main([]) == 2
    assert capsys.readouterr().err == "The rules run as written: no C compiler was found.\n"
    assert compiled.condition() == "no_compiler"


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="looks for compilers as Linux does")
def test_a_compiler_is_looked_for(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    compiler = script("compile_core")
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("CC", "")
    with pytest.raises(compiler.CannotCompile, match="no C compiler was found"):
        compiler.check_compiler()
    (tmp_path / "clang").write_bytes(b"")
    (tmp_path / "clang").chmod(0o755)
    monkeypatch.setattr(compiler.sysconfig, "get_path", lambda name: str(tmp_path))
    with pytest.raises(compiler.CannotCompile, match="header files of Python are missing"):
        compiler.check_compiler()
    (tmp_path / "Python.h").write_bytes(b"")
    compiler.check_compiler()
    assert os.environ["CC"] == "clang"


def test_old_sets_are_taken_away(
    compiler: Any, checkout: Checkout, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = time.time()
    checkout.place.mkdir()
    names = [f"{number}{compiled.FOR_THIS_PYTHON}" for number in range(compiler.KEPT + 1)]
    for age, name in enumerate([*names, ".new-1", ".new-2"]):
        (checkout.place / name).mkdir()
        os.utime(checkout.place / name, (now - age, now - age))
    long_ago = now - compiler.PATIENCE - 1
    os.utime(checkout.place / ".new-1", (long_ago, long_ago))
    monkeypatch.setattr(compiler.compiled_rules, "PLACE", str(checkout.place))
    compiler.tidy(checkout.place, now)
    left = {path.name for path in checkout.place.iterdir()}
    assert left == {*names[: compiler.KEPT], ".new-2"}


def test_positions_pass_between_processes_of_both_kinds() -> None:
    """Sent as names and values: what Python does by itself differs between the builds."""
    spec = registry.load("kraftwagen")
    state = spec.new(3, 5, {})
    for _ in range(30):
        spec.apply(state, spec.legal(state)[0])
    sent = pickle.dumps(spec.observe(state, 1))
    assert {State, Player, DataSet} <= copyreg.dispatch_table.keys()
    back = pickle.loads(sent)
    assert back.seat == 1
    assert back.state.key() == spec.observe(state, 1).state.key()
    assert back.state.data.digest == spec.data_digest


@pytest.mark.skipif(compiled.find() is None, reason="no rules are compiled from these sources")
def test_games_set_up_in_the_window_are_scored_by_the_compiled_rules_too() -> None:
    """By the same tests as with the rules as they are written, the shortest of them."""
    tests = "tests/ui/test_every_beginning.py"
    code = (
        "import sys, pytest; from kraftwagen import compiled; from kraftwagen.engine import rng\n"
        "assert compiled.condition() == 'compiled'\n"
        "sys.exit(pytest.main(['-q', '-p', 'no:cacheprovider', '-k', 'set_up', sys.argv[1]]))"
    )
    environment = {**os.environ, compiled.VARIABLE: "1", "EVERY": ""}
    done = subprocess.run(
        [sys.executable, "-c", code, tests], cwd=ROOT, env=environment, capture_output=True,
        text=True, timeout=300, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    assert "2 passed" in done.stdout, "each game"

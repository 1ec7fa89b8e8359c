"""Compiled rules are used only with the sources they were made from, and never in the way.

Nothing is compiled here: a set is a list of sources and modules, and any module that Python can
load serves as one.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kraftwagen import compiled
from tests.games import NEWEST
from tests.packaging.frozen import script
from tests.packaging.starting import ROOT

SOURCES = ["package/one.py", "package/two.py"]
LIBRARY = f"no_library{compiled.SUFFIX}"


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
        (folder / LIBRARY).write_bytes(b"of another system")
        list_modules(folder)
        return folder


def list_modules(folder: Path) -> None:
    """As it is when a set has been written."""
    names = sorted(path.name for path in folder.glob(f"*{compiled.SUFFIX}"))
    found = compiled.digest(str(folder), names)
    (folder / compiled.MODULES).write_text("\n".join([found, *names]), encoding="utf-8")


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


@pytest.mark.parametrize("error", [None, SystemError, ModuleNotFoundError, RuntimeError])
def test_what_cannot_be_loaded_is_not_used(
    checkout: Checkout, monkeypatch: pytest.MonkeyPatch, error: type[Exception] | None
) -> None:
    def fail(name: str) -> None:
        assert error is not None
        raise error("initialization failed without raising an exception")

    checkout.add_set()
    if error is not None:
        monkeypatch.setattr(compiled, "import_module", fail)
    before = list(sys.meta_path)
    compiled.use()
    assert sys.meta_path == before


def cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


def zeros(path: Path) -> None:
    """As long as it was: what a power cut leaves of a file that was never written out."""
    content = path.read_bytes()
    third = len(content) // 3
    path.write_bytes(content[:third] + bytes(third) + content[2 * third :])


def one_bit(path: Path) -> None:
    content = bytearray(path.read_bytes())
    content[len(content) // 2] ^= 1
    path.write_bytes(content)


DAMAGES = {
    "cut short": cut,
    "zeros inside": zeros,
    "one bit": one_bit,
    "empty": lambda path: path.write_bytes(b""),
    "text": lambda path: path.write_bytes(b"quarantined\n"),
    "deleted": lambda path: path.unlink(),
    "a folder": lambda path: (path.unlink(), path.mkdir()),
}
damages = pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)


@damages
@pytest.mark.parametrize("what", [LIBRARY, compiled.MODULES])
def test_a_damaged_set_is_not_even_opened_and_made_anew(
    checkout: Checkout,
    monkeypatch: pytest.MonkeyPatch,
    started: list[list[str]],
    damage: Callable[[Path], object],
    what: str,
) -> None:
    made = checkout.add_set()
    damage(made / what)
    monkeypatch.setattr(compiled, "import_module", None)
    compiled.use()
    assert compiled.find() is None
    assert compiled.condition() == "damaged"
    (checkout.root / "compile.py").write_bytes(b"")
    compiled.make_beside()
    assert len(started) == 1


REAL = compiled.find()


@damages
@pytest.mark.skipif(REAL is None, reason="nothing was compiled: python packaging/compile_core.py")
@pytest.mark.parametrize("module", ["kraftwagen_core__mypyc", "kraftwagen.engine.rng"])
def test_the_program_starts_with_a_damaged_set(
    tmp_path: Path, damage: Callable[[Path], object], module: str
) -> None:
    """The system ends a process that runs into the missing half of a library."""
    assert REAL is not None
    shutil.copytree(ROOT / "kraftwagen", tmp_path / "kraftwagen", ignore=_without_sets)
    own = tmp_path / Path(REAL).relative_to(ROOT)
    shutil.copytree(REAL, own)
    damage(own / f"{module}{compiled.SUFFIX}")
    code = "from kraftwagen import compiled, engine; from kraftwagen.engine import rng, registry;"
    code += f"spec = registry.load({NEWEST!r}); spec.legal(spec.new(2, 1, dict()));"
    code += "print(compiled.condition())"
    environment = {**os.environ, "PYTHONPATH": str(tmp_path), "PYTHONDONTWRITEBYTECODE": "1"}
    environment.pop(compiled.VARIABLE)
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=tmp_path, env=environment, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stderr, done.stdout) == (0, "", "damaged\n")


def _without_sets(folder: str, names: list[str]) -> set[str]:
    return {"__compiled__", "__pycache__", "ui", "learn", "BALANCE.md"} & set(names)


def test_a_process_takes_all_modules_of_a_set(
    checkout: Checkout, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = checkout.add_set()
    (made / LIBRARY).unlink()
    inner = made / f"package.one{compiled.SUFFIX}"
    inner.write_bytes(b"")
    list_modules(made)
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
    killed = time.time() - compiled.FRESH - 1
    os.utime(building, (killed, killed))
    compiled.make_beside()
    assert len(started) == 1


def test_what_failed_is_told_and_tried_again_at_the_next_start(
    checkout: Checkout, started: list[list[str]]
) -> None:
    (checkout.root / "compile.py").write_bytes(b"")
    checkout.place.mkdir()
    problem = Path(compiled.PROBLEM)
    problem.write_text("no_compiler\n", encoding="utf-8")
    assert compiled.condition() == "no_compiler"
    compiled.make_beside()
    assert len(started) == 1
    problem.write_text("anything else", encoding="utf-8")
    assert compiled.condition() == "written"


def test_a_set_is_newer_than_what_was_started_before_it(checkout: Checkout) -> None:
    assert not compiled.made_since(0.0)
    made = checkout.add_set()
    moment = made.stat().st_mtime
    assert compiled.made_since(moment - 1)
    assert not compiled.made_since(moment + 1)
    (checkout.root / SOURCES[0]).write_text("# changed since\n", encoding="utf-8")
    assert not compiled.made_since(moment - 1)


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
    monkeypatch.setattr(found, "provide_tools", lambda: None)
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
    assert compiled.modules(str(made)) == [module.name]
    assert compiler.make(ROOT, tmp_path) == made  # by a second process that was slower
    assert list(tmp_path.iterdir()) == [made]


def test_a_damaged_set_is_replaced(compiler: Any, tmp_path: Path) -> None:
    made = compiler.make(ROOT, tmp_path)
    (module,) = compiled.modules(str(made))
    (made / module).write_bytes(b"damaged")
    assert compiler.make(ROOT, tmp_path) == made
    assert (made / module).read_bytes() == b"compiled"
    assert compiled.modules(str(made)) == [module]


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


def test_a_process_that_compiles_says_so_all_the_time(
    compiler: Any, checkout: Checkout, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else one that takes long, on a slow machine, would be taken for dead."""
    monkeypatch.setattr(compiler, "compiled_rules", compiled)
    monkeypatch.setattr(os, "nice", lambda steps: steps, raising=False)
    monkeypatch.setattr(compiled, "FRESH", 0.2)
    building = Path(compiled.BUILDING)
    with compiler.claimed() as ours:
        assert ours
        with compiler.claimed() as second:
            assert not second
        begun = os.stat(building).st_mtime_ns
        until = time.monotonic() + 20
        while os.stat(building).st_mtime_ns == begun:
            assert time.monotonic() < until
            time.sleep(0.01)
    assert not building.exists()


def test_nothing_is_fetched_unless_somebody_allowed_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """A window compiles with what is there; run.py, which says so before, may install the rest."""
    compiler = script("compile_core")
    asked: list[list[str]] = []

    def run(command: list[str], **more: Any) -> Any:
        asked.append(command)
        return subprocess.CompletedProcess(command, 0)

    def missing(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(subprocess, "run", run)
    monkeypatch.setattr(compiler.importlib, "import_module", missing)
    monkeypatch.setattr(compiler.importlib, "invalidate_caches", lambda: None)
    monkeypatch.setattr(sys, "prefix", "an environment")
    monkeypatch.delenv(compiler.FETCH, raising=False)
    with pytest.raises(compiler.CannotCompile, match=r"python3 run\.py compile"):
        compiler.provide_tools()
    assert asked == []
    monkeypatch.setenv(compiler.FETCH, "1")
    compiler.provide_tools()
    assert asked[0][asked[0].index("-r") + 1] == str(ROOT / "requirements" / "compile.txt")
    assert "--require-hashes" in asked[0]
    monkeypatch.setattr(sys, "prefix", sys.base_prefix)  # nobody's own Python is changed
    with pytest.raises(compiler.CannotCompile):
        compiler.provide_tools()
    assert len(asked) == 1


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

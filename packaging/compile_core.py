"""Compiles the rules and the bots' inner loops with mypyc, for speed alone.

    python packaging/compile_core.py           make the set for the sources of this checkout
    python packaging/compile_core.py --clean   delete all sets

Sets of compiled modules are in ``kraftwagen/__compiled__``; the program finds the set made from its
sources (``kraftwagen/compiled.py``) and runs uncompiled if there is none, as after a change of a
source. Needs a C compiler, mypy and setuptools; when started by ``run.py``, it installs mypy and
setuptools if they are missing.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import importlib
import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import threading
import time
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = "kraftwagen"


def _compiled_rules() -> ModuleType:
    """Load ``kraftwagen.compiled`` without its package, whose libraries may be missing."""
    spec = importlib.util.spec_from_file_location("compiled_rules", ROOT / PACKAGE / "compiled.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


compiled_rules = _compiled_rules()


def _hot() -> tuple[str, ...]:
    """The modules that each game names in ``HOT``; read, for importing takes the whole package."""
    found = []
    for file in sorted((ROOT / PACKAGE / "games").glob("*/__init__.py")):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "HOT":
                hot = ast.literal_eval(node.value)
                found += [f"games/{file.parent.name}/{module}" for module in hot]
    return tuple(found)


MODULES = ("engine/rng", "engine/tuples", "engine/margin", "engine/plan", "engine/network", *_hot())
"""The modules to compile, in one group, so that calls between them are plain C calls."""
GROUP = "kraftwagen_core"
SUFFIXES = (".so", ".pyd")
PLACE = Path(compiled_rules.PLACE).relative_to(ROOT)
NOT_COPIED = ("__pycache__", PLACE.name, "*.so", "*.pyd")
FETCH = "KRAFTWAGEN_FETCH"
"""Environment variable: 1 allows the installation of mypy and setuptools."""
KEPT = 3
"""The number of sets to keep, as running programs may still use older ones."""
PATIENCE = 3600.0
"""Seconds after which the remains of a killed process are deleted."""


class CannotCompile(Exception):
    """Raised if the rules cannot be compiled; ``problem`` is one of ``compiled.PROBLEMS``."""

    def __init__(self, problem: str, sentence: str) -> None:
        super().__init__(sentence)
        self.problem = problem


# -- sets


def provide() -> Path:
    """Return the set for the sources of this checkout, made if missing; raises as ``make``."""
    found = compiled_rules.find()
    if found is not None:
        return Path(found)
    place = Path(compiled_rules.PLACE)
    made = make(ROOT, place)
    Path(compiled_rules.PROBLEM).unlink(missing_ok=True)
    tidy(place, time.time())
    return made


def make(root: Path, place: Path) -> Path:
    """Compile the package below ``root`` into a new set in ``place``; returns its folder.

    After a failure there is no incomplete set. Raises CannotCompile and OSError.
    """
    check_compiler()
    provide_tools()
    with tempfile.TemporaryDirectory() as folder:
        scratch = Path(folder)
        # From a copy, as the sources may be changed meanwhile.
        copy_package(scratch, (PACKAGE,), root)
        sources = read_by_compiler(scratch)
        try:
            written = compile_core(scratch)
        except (Exception, SystemExit) as problem:  # setuptools and mypy raise SystemExit
            said = " ".join(str(problem).split()) or type(problem).__name__
            raise CannotCompile("failed", f"compiling the rules failed: {said}") from problem
        name = f"{compiled_rules.digest(str(scratch), sources)}{compiled_rules.FOR_THIS_PYTHON}"
        place.mkdir(exist_ok=True)
        new = place / f".new-{os.getpid()}"
        try:
            new.mkdir()
            modules = sorted(".".join(path.relative_to(scratch).parts) for path in written)
            for path in written:
                _write(new / ".".join(path.relative_to(scratch).parts), path.read_bytes())
            _write(new / compiled_rules.SOURCES, "\n".join(sources).encode())
            found = compiled_rules.digest(str(new), modules)
            _write(new / compiled_rules.MODULES, "\n".join([found, *modules]).encode())
            made = place / name
            if made.exists() and not compiled_rules.modules(str(made)):  # damaged since
                made.rename(place / f".old-{os.getpid()}")
            if not made.exists():  # else another process was faster
                new.rename(made)
        finally:
            shutil.rmtree(new, ignore_errors=True)
    return made


def tidy(place: Path, now: float) -> None:
    """Delete all sets but the newest ``KEPT``, and the remains of killed processes.

    ``now`` is the time in seconds since 1970.
    """
    sets = [Path(path) for path in compiled_rules.sets()]
    old = sorted(sets, key=lambda path: path.stat().st_mtime)[:-KEPT]
    old += [path for path in place.glob(".*") if now - path.stat().st_mtime > PATIENCE]
    for path in old:
        aside = path.with_name(f".old-{path.name}")
        with contextlib.suppress(OSError):  # in use, on Windows
            path.rename(aside)
            shutil.rmtree(aside)


def read_by_compiler(root: Path) -> list[str]:
    """Return the sources below ``root`` that affect the result: MODULES and what they import."""
    found: set[str] = set()
    left = [f"{PACKAGE}/{module}.py" for module in MODULES]
    while left:
        name = left.pop()
        if name in found or not (root / name).is_file():
            continue
        found.add(name)
        for node in ast.walk(ast.parse((root / name).read_bytes())):
            if isinstance(node, ast.ImportFrom) and node.module:
                inner = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
            elif isinstance(node, ast.Import):
                inner = [alias.name for alias in node.names]
            else:
                continue
            left += [f"{module.replace('.', '/')}.py" for module in inner]
    return sorted(found)


def _write(path: Path, content: bytes) -> None:
    """Write a file and flush it to the disk: a set must be complete after a power cut, too."""
    with path.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())


# -- the compiler


def check_compiler() -> None:
    """Choose a C compiler, in CC if need be; raises CannotCompile without one or Python.h."""
    if sys.platform == "win32":
        finder = Path(os.environ.get("PROGRAMFILES(X86)", "C:/")) / "Microsoft Visual Studio"
        if shutil.which("cl") is None and not (finder / "Installer" / "vswhere.exe").exists():
            raise CannotCompile("no_compiler", "no C compiler was found")
        return
    if sys.platform == "darwin":
        # Without the tools, ``cc`` opens a window that offers to install them.
        asked = subprocess.run(["xcode-select", "-p"], capture_output=True, check=False)
        if asked.returncode:
            raise CannotCompile("no_compiler", "no C compiler was found")
    own = sysconfig.get_config_var("CC") or ""
    for command in (os.environ.get("CC", ""), own, "cc", "gcc", "clang"):
        if command and shutil.which(shlex.split(command)[0]):
            if command != own:
                os.environ["CC"] = command
            break
    else:
        raise CannotCompile("no_compiler", "no C compiler was found")
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        raise CannotCompile("no_compiler", "the header files of Python are missing")


def provide_tools() -> None:
    """Make sure that mypy and setuptools are installed; raises CannotCompile.

    Missing tools are installed into this environment only if FETCH allows it; a compilation that
    the window starts downloads nothing.
    """
    try:
        importlib.import_module("mypyc.build")
        importlib.import_module("setuptools")
    except ImportError:
        pass
    else:
        return
    if os.environ.get(FETCH) != "1" or sys.prefix == sys.base_prefix:
        raise CannotCompile(
            "no_tools", "mypy and setuptools are missing; 'python3 run.py compile' installs them"
        )
    command = [sys.executable, "-P", "-m", "pip", "install", "--quiet"]
    command += ["--disable-pip-version-check", "--require-hashes", "--only-binary", ":all:"]
    command += ["-r", str(ROOT / "requirements" / "compile.txt")]
    if subprocess.run(command, capture_output=True, check=False).returncode:
        raise CannotCompile("no_tools", "mypy and setuptools could not be fetched")
    importlib.invalidate_caches()


def needed() -> list[str]:
    """Return the requirements for compiling in pyproject.toml."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return list(project["dependency-groups"]["compile"])


def compile_core(root: Path) -> list[Path]:
    """Compile MODULES below ``root``, beside their sources; returns the files written.

    Raises ImportError without mypy or setuptools, and any exception of the C compiler.
    """
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    sources = [f"{PACKAGE}/{module}.py" for module in MODULES]
    before = Path.cwd()
    with tempfile.TemporaryDirectory() as scratch:
        os.chdir(root)
        try:
            extensions = mypycify(
                ["--follow-imports=silent", *sources],
                opt_level="3",
                debug_level="0",  # else the files are larger by three quarters
                group_name=GROUP,
                target_dir=scratch,
            )
            for extension in extensions:
                # Without fused instructions, so that sums are the same on every processor.
                # Small functions are compiled into their callers: nothing may replace them.
                if sys.platform != "win32":
                    extension.extra_compile_args += [
                        "-ffp-contract=off",
                        "-fno-semantic-interposition",
                    ]
            distribution = Distribution({"name": GROUP, "ext_modules": extensions})
            command = build_ext(distribution)
            command.build_temp = scratch
            command.build_lib = str(root)
            command.ensure_finalized()
            command.run()
        finally:
            os.chdir(before)
    return compiled(root)


def compiled(root: Path) -> list[Path]:
    """Return the files of compiled modules below ``root``."""
    found = [path for path in (root / PACKAGE).rglob("*") if path.suffix in SUFFIXES]
    shared = [path for path in root.glob(f"{GROUP}*") if path.suffix in SUFFIXES]
    return sorted(found + shared)


def copy_package(
    target: Path, parts: Iterable[str] = (PACKAGE, "assets", "tests"), root: Path = ROOT
) -> None:
    """Copy folders of the project, and pyproject.toml, from ``root`` to another folder."""
    ignored = shutil.ignore_patterns(*NOT_COPIED)
    for part in parts:
        shutil.copytree(root / part, target / part, dirs_exist_ok=True, ignore=ignored)
    shutil.copy(root / "pyproject.toml", target)


# -- the command


def main(argv: list[str]) -> int:
    """Make the set of this checkout, or delete all sets; returns the exit code."""
    parser = argparse.ArgumentParser(description="Compile the rules with mypyc.")
    parser.add_argument("--clean", action="store_true", help="take all compiled modules away")
    parser.add_argument("--beside", action="store_true", help="for a game that is being played")
    args = parser.parse_args(argv)
    place = Path(compiled_rules.PLACE)
    if args.clean:
        shutil.rmtree(place, ignore_errors=True)
        return 0
    if args.beside:
        with claimed() as ours:
            return attempt(place) if ours else 0
    return attempt(place)


def attempt(place: Path) -> int:
    """Make the set of this checkout, or print and note why not; returns the exit code."""
    begun = time.monotonic()
    try:
        provide()
    except CannotCompile as found:
        with contextlib.suppress(OSError):
            place.mkdir(exist_ok=True)
            Path(compiled_rules.PROBLEM).write_text(found.problem, encoding="utf-8")
        print(f"The rules run as written: {found}.", file=sys.stderr)
        return 2
    except OSError as found:
        print(f"The rules run as written: {found.strerror or found}.", file=sys.stderr)
        return 2
    print(f"The rules are compiled, in {time.monotonic() - begun:.0f} s.")
    return 0


@contextlib.contextmanager
def claimed() -> Iterator[bool]:
    """Claim to be the only process that compiles in the background; False if there is another.

    The file BUILDING is touched regularly in the ``with`` block; an old file was left by a killed
    process. Lowers the priority of this process.
    """
    if hasattr(os, "nice"):
        os.nice(19)
    building = Path(compiled_rules.BUILDING)
    try:
        building.parent.mkdir(exist_ok=True)
        if compiled_rules.is_building():
            yield False
            return
        building.touch()
    except OSError:
        yield False
        return
    done = threading.Event()

    def keep_fresh() -> None:
        while not done.wait(compiled_rules.FRESH / 10):
            with contextlib.suppress(OSError):
                building.touch()

    threading.Thread(target=keep_fresh, daemon=True).start()
    try:
        yield True
    finally:
        done.set()
        with contextlib.suppress(OSError):
            building.unlink()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

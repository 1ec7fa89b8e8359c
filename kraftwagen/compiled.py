"""Finds the compiled rules, and uses them only while their sources are unchanged.

A set of compiled modules is a folder in ``__compiled__``, named by a digest of the sources it was
made from and by the Python it is for. The set lists its sources, and its modules with a
fingerprint, as a truncated or damaged module would crash the process without a message. A process
uses one set for all modules or none; this is decided when the package is imported.
``packaging/compile_core.py`` makes sets.
"""

from __future__ import annotations

import hashlib
import os
import sys
import time
from collections.abc import Iterable, Sequence
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from typing import Final

VARIABLE: Final = "KRAFTWAGEN_COMPILE"
"""Environment variable: 0 uses the rules as written and compiles nothing."""
PACKAGE: Final = os.path.dirname(os.path.abspath(__file__))
PLACE: Final = os.path.join(PACKAGE, "__compiled__")
SOURCES: Final = "sources.txt"
"""File of a set with its sources, one per line, relative to the package's parent folder."""
MODULES: Final = "modules.txt"
"""File of a set with the fingerprint of its modules, then their file names, one per line."""
BUILDING: Final = os.path.join(PLACE, "building")
"""File that a process touches regularly while it compiles; a killed process leaves it behind."""
PROBLEM: Final = os.path.join(PLACE, "problem.txt")
"""File with the reason, one of ``PROBLEMS``, why the last attempt to compile failed."""
PROBLEMS: Final = ("no_compiler", "no_tools", "failed")
SUFFIX: Final = EXTENSION_SUFFIXES[0]
FOR_THIS_PYTHON: Final = os.path.splitext(SUFFIX)[0]
FRESH: Final = 30.0
"""Seconds since BUILDING was touched after which its process counts as dead."""
_SCRIPT: Final = os.path.join(os.path.dirname(PACKAGE), "packaging", "compile_core.py")


def use() -> None:
    """Make this process import the compiled rules, if a set that fits can be loaded."""
    if os.environ.get(VARIABLE) == "0":
        return
    folder = find()
    if folder is None:
        return
    finder = _Finder(folder, modules(folder))
    sys.meta_path.insert(0, finder)
    try:
        # Shared modules hold all code. A set with this name from another system cannot be loaded.
        for shared in finder.shared:
            import_module(shared)
    except Exception:  # whatever it is: the sources have the same rules
        sys.meta_path.remove(finder)


def find() -> str | None:
    """Return the folder of the undamaged set for these sources and this Python; None for none."""
    folder = _fitting()
    return folder if folder is not None and modules(folder) else None


def modules(folder: str) -> list[str]:
    """Return the names of a set's module files; none if the list or one of them is not as made."""
    try:
        with open(os.path.join(folder, MODULES), encoding="utf-8") as file:
            found, *names = file.read().splitlines()
        return names if digest(folder, names) == found else []
    except (OSError, ValueError):
        return []


def _fitting() -> str | None:
    """Return the folder of the set for these sources and this Python, sound or not."""
    for folder in sets():
        name = os.path.basename(folder)
        try:
            with open(os.path.join(folder, SOURCES), encoding="utf-8") as file:
                sources = file.read().splitlines()
            if name == f"{digest(os.path.dirname(PACKAGE), sources)}{FOR_THIS_PYTHON}":
                return folder
        except (OSError, ValueError):
            continue
    return None


def sets() -> list[str]:
    """Return the folders of all finished sets for this Python."""
    try:
        names = os.listdir(PLACE)
    except OSError:
        return []
    # Unfinished sets have a dot in front.
    ours = [name for name in names if name.endswith(FOR_THIS_PYTHON) and name[0] != "."]
    return [os.path.join(PLACE, name) for name in sorted(ours)]


def digest(root: str, sources: Iterable[str]) -> str:
    """Return a fingerprint of the names and contents of files below ``root``; raises OSError."""
    found = hashlib.blake2b(digest_size=16)
    for source in sources:
        with open(os.path.join(root, source), "rb") as file:
            content = file.read()
        found.update(f"{source}\n{len(content)}\n".encode())
        found.update(content)
    return found.hexdigest()


def condition() -> str:
    """Return ``compiled`` if the rules run compiled in this process, else why they do not.

    ``off``: VARIABLE forbids it; ``ready``: a set has been made since the start, for processes
    started from now on; ``building``: a set is being made; one of ``PROBLEMS``: making it failed;
    ``damaged``: the files of the set have changed; ``written``: none of these.
    """
    loaded = getattr(sys.modules.get(f"{__package__}.engine.rng"), "__file__", None) or ""
    if loaded.endswith(tuple(EXTENSION_SUFFIXES)):
        return "compiled"
    if os.environ.get(VARIABLE) == "0":
        return "off"
    if find() is not None:
        return "ready"
    if is_building():
        return "building"
    try:
        with open(PROBLEM, encoding="utf-8") as file:
            problem = file.read(20).strip()
    except (OSError, ValueError):
        problem = ""
    if problem in PROBLEMS:
        return problem
    return "written" if _fitting() is None else "damaged"


def is_building() -> bool:
    """Return whether some process is compiling the rules now."""
    return _age(BUILDING) < FRESH


def may_be_made() -> bool:
    """Return whether this process runs uncompiled rules from a checkout, so a set can be made."""
    return condition() not in ("compiled", "off") and os.path.exists(_SCRIPT)


def made_since(moment: float) -> bool:
    """Return whether a set for these sources was made after a moment (as by ``time.time``)."""
    return any(time.time() - _age(folder) > moment for folder in sets()) and find() is not None


def make_beside() -> None:
    """Start a background process that compiles the rules, for processes started later.

    Does nothing unless the program runs from a checkout whose rules are not compiled. The next call
    repeats an attempt that has failed or was interrupted.
    """
    if condition() not in ("written", "damaged", *PROBLEMS) or not os.path.exists(_SCRIPT):
        return
    import subprocess

    quiet = subprocess.DEVNULL
    command = [sys.executable, _SCRIPT, "--beside"]
    try:
        if sys.platform == "win32":
            flags = subprocess.CREATE_NO_WINDOW | subprocess.BELOW_NORMAL_PRIORITY_CLASS
            process = subprocess.Popen(
                command, stdin=quiet, stdout=quiet, stderr=quiet, creationflags=flags
            )
        else:
            process = subprocess.Popen(
                command, stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True
            )
    except OSError:
        return
    process.returncode = 0  # nobody waits for it


def _age(path: str) -> float:
    """Seconds since a file was written; infinite if there is none."""
    try:
        return abs(time.time() - os.stat(path).st_mtime)
    except OSError:
        return float("inf")


class _Finder:
    """Finds the modules of one set, before Python looks for their sources."""

    def __init__(self, folder: str, names: Sequence[str]) -> None:
        self._files = {name[: -len(SUFFIX)]: os.path.join(folder, name) for name in names}
        self.shared = [name for name in self._files if "." not in name]

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: object = None
    ) -> ModuleSpec | None:
        file = self._files.get(name)
        if file is None:
            return None
        spec = ModuleSpec(name, ExtensionFileLoader(name, file), origin=file)
        spec.has_location = True
        return spec

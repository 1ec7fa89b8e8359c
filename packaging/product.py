"""The program's name, version and description, read from pyproject.toml."""

from __future__ import annotations

import os
import platform
import re
import subprocess
import sys
import time
import tomllib
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
COMMIT = "KRAFTWAGEN_COMMIT"
"""The variable with the commit, for a build outside its checkout."""
NAMED = ("--abbrev=10", "--format=%h, %cs")
"""How git names a commit with its day, as ``--version`` says it."""
UNLICENSED = "LicenseRef-proprietary"
"""AppStream's licence id for a program whose maintainers have not chosen a licence."""


@dataclass(frozen=True)
class Product:
    """The facts about the program; ``moment`` is its release in seconds since 1970.

    ``commit`` is the commit with its day, empty where nobody knows it.
    """

    name: str
    title: str
    id: str
    version: str
    summary: str
    paragraphs: tuple[str, ...]
    categories: tuple[str, ...]
    keywords: tuple[str, ...]
    author: str
    address: str
    licence: str
    homepage: str
    moment: int
    commit: str

    @property
    def date(self) -> str:
        """The day of the release, such as 2026-11-21."""
        return time.strftime("%Y-%m-%d", time.gmtime(self.moment))

    @property
    def ending(self) -> str:
        """The ending of files with a shared game; the program's ``match.files.SHARED``."""
        return f".{self.name}"

    @property
    def mime(self) -> str:
        """The MIME type of such files."""
        return f"application/x-{self.name}+json"

    @property
    def maintainer(self) -> str:
        """The author with an address to write to, if there is one."""
        return f"{self.author} <{self.address}>" if self.address else self.author

    @property
    def label(self) -> str:
        """The file name of a download, without extension: name, version and system."""
        return f"{self.name}-{self.version}-{system()}"


def read(root: Path = ROOT) -> Product:
    """Read the facts from the project at ``root``; raises KeyError for a missing entry."""
    data = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    project, product = data["project"], data["tool"]["product"]
    source = (root / data["tool"]["hatch"]["version"]["path"]).read_text(encoding="utf-8")
    version = re.search(r'^__version__ = "(.+)"$', source, re.MULTILINE)
    if version is None:
        raise KeyError("__version__")
    return Product(
        name=project["name"],
        title=product["title"],
        id=product["id"],
        version=version[1],
        summary=project["description"],
        paragraphs=tuple(product["paragraphs"]),
        categories=tuple(product["categories"]),
        keywords=tuple(project["keywords"]),
        author=project["authors"][0]["name"],
        address=project["authors"][0].get("email", ""),
        licence=project.get("license", UNLICENSED),
        homepage=project.get("urls", {}).get("Homepage", ""),
        moment=_moment(root),
        commit=_commit(root),
    )


def requirements(root: Path = ROOT) -> list[str]:
    """Return what the game needs of others, as pyproject.toml says it."""
    data = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    found: list[str] = data["project"]["dependencies"]
    return found


def system() -> str:
    """Return the system and its processor, such as linux-x86_64."""
    name = {"win32": "windows", "darwin": "macos"}.get(sys.platform, sys.platform)
    return f"{name}-{platform.machine().lower()}"


def _moment(root: Path) -> int:
    """SOURCE_DATE_EPOCH, else the time of the commit, else now."""
    wanted = os.environ.get("SOURCE_DATE_EPOCH", "") or _git(root, "log", "-1", "--format=%ct")
    return int(wanted) if wanted.isdigit() else int(time.time())


def _commit(root: Path) -> str:
    return os.environ.get(COMMIT, "") or _git(root, "log", "-1", *NAMED)


def _git(root: Path, *asked: str) -> str:
    """What git says of the project; empty where it is no checkout."""
    # In a container the folder belongs to another user, and git would refuse to read it.
    command = ["git", "-c", f"safe.directory={root.as_posix()}", "-C", str(root), *asked]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""

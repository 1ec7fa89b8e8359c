"""What would come along and the downloaded program never uses."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import PureWindowsPath

Entry = tuple[str, str, str]
"""A file of a program as PyInstaller has it: its place, where it comes from, its kind."""

MODULES = [
    *("numpy", "PIL", "setuptools", "pkg_resources", "pip", "mypy", "mypyc", "tkinter"),
    *("unittest", "doctest", "pdb", "pydoc", "lib2to3", "distutils", "test", "curses", "readline"),
    # Without _hashlib, and so without OpenSSL, hashlib uses what Python itself has.
    *("ssl", "_ssl", "_hashlib", "xmlrpc", "ftplib", "smtplib", "bz2", "lzma"),
    "kraftwagen.tools",  # makes and measures the games
    "_uuid",  # uuid does without, and without one more library of the system
    *("pygame.tests", "pygame.examples", "pygame.docs", "pygame.surfarray", "pygame.sndarray"),
]

FONTS = (
    *("NotoSansJP", "NotoSansKR", "NotoSansSC"),
    *("NotoSansArabic", "NotoSansHebrew", "NotoSansGeorgian"),
)
"""For writings in which the program says nothing; 38 MB."""


def beside(entries: Iterable[Entry]) -> list[Entry]:
    """Each library once and beside its package, as that was installed and looks for it.

    pygame's own recipe puts its libraries into the top folder, PyInstaller those it needs at once
    beside it as well: on Windows 5 MB lay there twice.
    """
    known = list(entries)
    homes = {
        PureWindowsPath(source).parent: PureWindowsPath(place).parent
        for place, source, kind in known
        if kind in ("BINARY", "EXTENSION") and len(PureWindowsPath(place).parts) > 1
    }
    found: dict[str, Entry] = {}
    for place, source, kind in known:
        home = homes.get(PureWindowsPath(source).parent)
        if home is not None and kind == "BINARY" and len(PureWindowsPath(place).parts) == 1:
            place = os.path.join(*home.parts, place)
        found.setdefault(place, (place, source, kind))
    return list(found.values())

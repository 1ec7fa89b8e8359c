"""Leaves out of the program the modules, fonts and duplicates that it never uses."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import PureWindowsPath

Entry = tuple[str, str, str]
"""A file of the program for PyInstaller: its path in the program, its source, its kind."""

MODULES = [
    *("numpy", "PIL", "setuptools", "pkg_resources", "pip", "mypy", "mypyc", "tkinter"),
    *("unittest", "doctest", "pdb", "pydoc", "lib2to3", "distutils", "test", "curses", "readline"),
    # Without _hashlib, and so without OpenSSL, hashlib uses Python's own code.
    *("ssl", "_ssl", "_hashlib", "xmlrpc", "ftplib", "smtplib", "bz2", "lzma"),
    "_uuid",  # uuid works without it, and so needs one system library less
    *("pygame.tests", "pygame.examples", "pygame.docs", "pygame.surfarray", "pygame.sndarray"),
]

FONTS = (
    *("NotoSansJP", "NotoSansKR", "NotoSansSC"),
    *("NotoSansArabic", "NotoSansHebrew", "NotoSansGeorgian"),
)
"""Fonts, of 38 MB, for scripts in which the program has no texts."""


def beside(entries: Iterable[Entry]) -> list[Entry]:
    """Return entries with one copy of each library, in the folder of its package.

    pygame's hook puts its libraries into the top folder, and PyInstaller adds some of them beside
    the package, which makes 5 MB of duplicates on Windows.
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

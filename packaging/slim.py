"""What the libraries would bring along and the program never uses."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import PureWindowsPath

Entry = tuple[str, str, str]
"""A file of a program as PyInstaller has it: its place, where it comes from, its kind."""

MODULES = [
    *("numpy", "PIL", "setuptools", "pkg_resources", "pip", "mypy", "mypyc", "tkinter"),
    *("unittest", "doctest", "pdb", "pydoc", "lib2to3", "distutils", "test", "curses", "readline"),
    # Without _hashlib, and so without OpenSSL, hashlib uses what Python itself has.
    *("ssl", "_ssl", "_hashlib", "xmlrpc", "ftplib", "smtplib", "bz2", "lzma"),
    "_uuid",  # uuid does without, and without one more library of the system
    *("pygame.tests", "pygame.examples", "pygame.docs", "pygame.surfarray", "pygame.sndarray"),
]

FONTS = (
    *("NotoSansJP", "NotoSansKR", "NotoSansSC"),
    *("NotoSansArabic", "NotoSansHebrew", "NotoSansGeorgian"),
)
"""For writings in which the program says nothing; 38 MB."""


def once(entries: Iterable[Entry]) -> list[Entry]:
    """Without those in the top folder that lie beside their package as well, where they are found.

    pygame's own recipe puts its libraries there, PyInstaller where they were: 5 MB on Windows.
    """
    known = list(entries)
    beside = {source for place, source, _ in known if len(PureWindowsPath(place).parts) > 1}
    return [
        (place, source, kind)
        for place, source, kind in known
        if len(PureWindowsPath(place).parts) > 1 or source not in beside
    ]

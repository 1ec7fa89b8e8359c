"""What the libraries would bring along and the program never uses."""

from __future__ import annotations

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
